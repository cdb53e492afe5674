# カード検索：ページとカードの情報。

cards-look_up = カード検索
cards-none_here = この運営デスクにはまだカードデータがないため、カードを検索できません。
cards-how_to_get = このマシンの管理者が、カードファイルから一度読み込めば使えます：
cards-name_in_any_language = カード名（どの言語でも）
cards-games = ゲーム
cards-every_game = すべてのゲーム
cards-busy = 現在、検索が集中しています。数秒後にもう一度お試しください。
cards-types = タイプ
cards-cost = マナ・コスト
cards-mana_value = マナ総量
cards-power_toughness = パワー/タフネス
cards-loyalty = 忠誠度
cards-defense = 守備値
cards-keywords = キーワード
cards-classes = クラス
cards-talents = タレント
cards-rarities = レアリティ
cards-pitch_and_colour = { $pitch }（{ LABEL($colour, of: "pitch_colour") }）
cards-names = ほかの名前
cards-formats_on = { $date }時点のフォーマット
cards-event_decides = データの日付の時点での内容です。イベントでは、開催日のルールが適用されます。
cards-no_formats = データにフォーマットの記載がありません。
cards-sets = { $count ->
   *[other] 収録セット：{ $count }
}
cards-set = セット
cards-released = 発売日
cards-number = コレクター番号
cards-comma = { "、" }
cards-which = { $count ->
   *[other] 「{ $name }」に当てはまるカードが{ $count }枚あります。どれですか？
}
cards-first_in = { GIVEN($date) ->
    [yes] 初出：{ $set }（{ $date }）
   *[no] 初出：{ $set }
}
cards-unknown = 「{ $name }」という名前のカードはありません。名前の先頭の数文字だけでも検索できます。
cards-unknown_key = 現在のデータにこのカードはありません。名前で検索してください。
cards-near = 次のどれかでしょうか？
cards-source = { $date }時点のデータ（{ LABEL($kind, of: "card_source") }より）
card_source-scryfall = Scryfallのファイル
card_source-mtgjson = MTGJSONのファイル
card_source-fab_package = フレッシュ・アンド・ブラッドのカードパッケージ
card_source-headjudge = headjudgeのカードファイル
colour-W = 白
colour-U = 青
colour-B = 黒
colour-R = 赤
colour-G = 緑
colour-none = 無色
legality-banned = 禁止
legality-restricted = 制限
legality-legal = 使用可
legality-not_legal = 使用不可
card_language-en = 英語
card_language-ja = 日本語
card_language-ru = ロシア語
card_language-de = ドイツ語
card_language-fr = フランス語
card_language-it = イタリア語
card_language-es = スペイン語
card_language-pt = ポルトガル語
card_language-ko = 韓国語
card_language-zhs = 簡体字中国語
card_language-zht = 繁体字中国語
card_language-he = ヘブライ語
card_language-la = ラテン語
card_language-grc = 古典ギリシャ語
card_language-ar = アラビア語
card_language-sa = サンスクリット語
card_language-ph = ファイレクシア語
mtg_format-standard = スタンダード
mtg_format-future = 次期スタンダード
mtg_format-historic = ヒストリック
mtg_format-timeless = タイムレス
mtg_format-gladiator = グラディエーター
mtg_format-pioneer = パイオニア
mtg_format-modern = モダン
mtg_format-legacy = レガシー
mtg_format-pauper = パウパー
mtg_format-vintage = ヴィンテージ
mtg_format-penny = ペニー・ドレッドフル
mtg_format-commander = 統率者戦
mtg_format-oathbreaker = オースブレイカー
mtg_format-standardbrawl = スタンダード・ブロール
mtg_format-brawl = ブロール（100枚）
mtg_format-competitivebrawl = 競技ブロール
mtg_format-alchemy = アルケミー
mtg_format-paupercommander = パウパー統率者戦
mtg_format-duel = デュエル・コマンダー
mtg_format-oldschool = オールドスクール93/94
mtg_format-premodern = プレモダン
mtg_format-predh = プレDH
mtg_format-tlr = TLR
