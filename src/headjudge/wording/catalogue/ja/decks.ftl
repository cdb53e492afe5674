# デッキリスト：読み取ったもの、推定したもの、変換先に入らないもの。

deck_section-commander = 統率者
deck_section-companion = 相棒
deck_section-main = メインデッキ
deck_section-sideboard = サイドボード
deck_section-maybeboard = 検討中のカード
deck_section-tokens = トークン
deck_section-extras = デッキ外のカード
deck_section-hero = ヒーロー
deck_section-arena = 闘技場カード
deck_section-deck = デッキ
deck_section-inventory = インベントリー

deck_form-table = 見出し行のある表
deck_form-plain = 通常のリスト
deck_form-arena = MTG Arenaのリスト
deck_form-mtgo = Magic Onlineのテキスト
deck_form-dek = Magic Onlineのファイル
deck_form-moxfield = Moxfieldのリスト
deck_form-archidekt = Archidektのリスト
deck_form-deckstats = Deckstatsのリスト
deck_form-tappedout = TappedOutのリスト
deck_form-mtggoldfish = MTGGoldfishのリスト（収録付き）
deck_form-mwdeck = Magic Workstation・Apprenticeのリスト
deck_form-cod = Cockatriceのファイル
deck_form-o8d = OCTGNのファイル
deck_form-forge = Forgeのファイル
deck_form-xmage = XMageのファイル
deck_form-json = headjudgeの形式
deck_form-fabrary = FaBraryのテキスト
deck_form-fabrary-csv = FaBraryのコレクション表
deck_form-fabrary-link = FaBraryの取り込みリンク
deck_form-fabtcg = fabtcg.comのデッキリストページ
deck_form-fabdb = FaB DBのテキスト
deck_form-sections = 区分付きのリスト（ヒーロー、闘技場、デッキ、インベントリー）
deck_form-talishar = TalisharのJSON
deck_form-gem = GEMのデッキリスト

card_game-mtg = マジック：ザ・ギャザリング
card_game-fab = Flesh and Blood

pitch_colour-1 = 赤
pitch_colour-2 = 黄
pitch_colour-3 = 青
pitch_colour-4 = 紫

deck_mark-set_code = セットコード
deck_mark-number = コレクター番号
deck_mark-finish = フォイル
deck_mark-pitch = ピッチ値
deck_mark-groups = 分類
deck_mark-tags = タグ
deck_mark-label = 色付きラベル
deck_mark-comment = メモ
deck_mark-colour = 選んだ色
deck_mark-ident = ほかのプログラムでの番号
deck_mark-other_name = 別の言語での名前
deck_mark-pile = 山の名前
deck_mark-title = リスト名
deck_mark-format_name = フォーマット
deck_mark-comments = コメント

deck_column-line = 行
deck_column-copies = 枚数
deck_column-card = カード
deck_column-written = リストの表記
deck_column-printed = セット
deck_column-form = 形式
deck_column-name = 名前
deck_column-game = ゲーム
deck_column-suffix = ファイル

deck-read_as = { GIVEN($title) ->
    [yes] { $title }：{ $form }（{ LABEL($game, of: "card_game") }）として、{ $count ->
       *[other] { $count }枚
    }を読み取りました。
   *[no] { $form }（{ LABEL($game, of: "card_game") }）として、{ $count ->
       *[other] { $count }枚
    }を読み取りました。
}
deck-data_of = { $date }時点のカードデータ（SHA-256 { $sha256 }）
deck-section_head = { LABEL($section, of: "deck_section") }（{ $count }枚）
deck-names_not_checked = { LABEL($game, of: "card_game") }のカードデータがないため、カード名は確認していません。「headjudge cards import」で取り込むか、--cardsで指定してください。
deck-sideboard_assumed = { $count ->
   *[other] 区分の見出しがないため、空行より後の{ $count }枚はデッキの外（サイドボードなど）として読み取りました。デッキに入るカードなら、空行を消すか、見出しを書いてください。
}
deck-section_moved = この形式に「{ LABEL($section, of: "deck_section") }」はありません。対応するプログラムと同じく「{ LABEL($to, of: "deck_section") }」に入れました：{ $names }
deck-section_left_out = この形式には「{ LABEL($section, of: "deck_section") }」を書く場所がありません。次のカードは省きました：{ $names }
deck-marks_left_out = { $count ->
   *[other] この形式には「{ LABEL($mark, of: "deck_mark") }」を書く場所がないため、{ $count }か所で省きました。
}
deck-empty = リストがありません（テキストが空です）。リストをもう一度コピーするか、別のファイルを指定してください。
deck-too_large = デッキリストではありません。文字数が{ $found }あり、リストは最大でも{ $most }文字です。ファイルを確かめてください。
deck-no_text = テキストではないため、デッキリストとして読めません。リストをテキストとして保存し直してください。
deck-other_game = 形式「{ $form }」は{ LABEL($game, of: "card_game") }のリストには使えません。使える形式は「headjudge deck forms」で確認できます。
line-unreadable = { $why ->
    [too_long] この行はカード1枚の記述としては長すぎます。改行が失われていないか確かめてください。
    [count_zero] 枚数が0です。1以上の枚数を書いてください：{ $text }
    [count_too_high] 1種類のカードの枚数としては多すぎます。枚数を直してください：{ $text }
    [count_negative] 枚数が負の数です。枚数を直してください：{ $text }
   *[no_name] 枚数だけでカード名がありません。カード名を書き足してください：{ $text }
}
card-unknown = { GIVEN($expected) ->
    [yes] 「{ $name }」というカードはありません。次のどれかでしょうか：{ $expected }
   *[no] 「{ $name }」というカードも、似た名前のカードもありません。名前を確かめるか、新しいカードデータを取り込んでください。
}
card-ambiguous = 「{ $name }」に当てはまるカードが複数あります。どれか1枚の名前を書いてください：{ $expected }
