# カード検索：ページとカードの情報。

card_page-look_up = カード検索
card_page-none_here = この運営デスクにはまだカードデータがないため、カードを検索できません。
card_page-none_of = この運営デスクには{ LABEL($game, of: "card_game") }のカードデータがありません。
card_page-how_to_get = このマシンの管理者が、カードファイルから一度取り込めば使えます：
card_page-name_in_any_language = カード名（どの言語でも）
card_page-games = ゲーム
card_page-every_game = すべて
card_page-busy = 現在、検索が集中しています。数秒後にもう一度お試しください。
card_page-types = タイプ
card_page-cost = マナ・コスト
card_page-mana_value = マナ総量
card_page-power_toughness = パワー/タフネス
card_page-loyalty = 忠誠度
card_page-defense = 守備値
card_page-keywords = キーワード
card_page-classes = クラス
card_page-talents = タレント
card_page-rarities = レアリティ
card_page-pitch_and_colour = { $pitch }（{ LABEL($colour, of: "pitch_colour") }）
card_page-names = ほかの名前
card_page-formats_on = { $date }時点のフォーマット
card_page-event_decides = データの日付の時点での内容です。イベントでは、開催日のルールが適用されます。
card_page-no_formats = データにフォーマットの記載がありません。
card_page-sets = { $count ->
   *[other] 収録セット：{ $count }
}
card_page-set = セット
card_page-released = 発売日
card_page-number = コレクター番号
card_page-comma = { "、" }
card_page-which = { $count ->
   *[other] 「{ $name }」に当てはまるカードが{ $count }枚あります。どのカードですか？
}
card_page-first_in = { GIVEN($date) ->
    [yes] 初出：{ $set }（{ $date }）
   *[no] 初出：{ $set }
}
card_page-unknown = 「{ $name }」という名前のカードはありません。名前の先頭の数文字だけでも検索できます。
card_page-unknown_key = 現在のデータにこのカードはありません。名前で検索してください。
card_page-near = 次のどれかでしょうか？
card_page-source = { $date }時点のデータ（{ LABEL($kind, of: "card_source") }より）
card_source-scryfall = Scryfallのファイル
card_source-mtgjson = MTGJSONのファイル
card_source-fab_package = Flesh and Bloodのカードパッケージ
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
