# カードファイル、カードデータベースと、その誤り。

cards-unreadable = { $reason ->
    [missing] ファイルがありません。名前を確認してください。
    [folder] これはフォルダーです。中のカードファイルを指定してください。
    [permission] このファイルを読む権限がありません。所有者に頼むか、権限を変更してください。
   *[other] ファイルを読み込めません。ディスクとファイル名を確認してください。
}
cards-empty = ファイルが空です。カードファイルにはカードの一覧が必要です。
cards-truncated = ファイルが途中で終わっています。もう一度ダウンロードしてください。
cards-damaged = 圧縮ファイルを展開できません。壊れているか、パスワードが付いています。もう一度ダウンロードしてください。
cards-too_large = 展開すると{ $limit } GBを超えます。このように大きいカードファイルはありません。
cards-zip_of_many = { $count ->
    [0] 「zip」の中にJSONのファイルがありません。カードファイルが必要です。
   *[other] 「zip」の中にJSONのファイルがいくつもあります（{ $names }）。展開して1つを指定してください。
}
cards-syntax = { $number ->
    [0] 最初のオブジェクトからJSONとして読めません。もう一度ダウンロードしてください。
   *[other] オブジェクト{ $number }個の後ろがJSONとして読めません。もう一度ダウンロードしてください。
}
cards-object_too_large = 1つのオブジェクトが{ $limit } MBを超えています。このように大きいカードはありません。
cards-too_deep = リストとオブジェクトが{ $limit }段より深く入れ子になっています。カードファイルではありません。
cards-is_a_database = これはすでにデータベースです。取り込むときは、元のカードファイルを指定してください。
cards-unknown_form = headjudgeが読めるカードファイルではありません。使えるのは「Scryfall」の一括ファイル、「MTGJSON」の「AtomicCards」、パッケージ「@flesh-and-blood/cards」、headjudgeの独自形式です。
cards-other_objects = 入っているのはカードではなく、「{ $found }」です。「default_cards」など、カードの一括ファイルをダウンロードしてください。
cards-other_mtgjson = 「MTGJSON」の別のファイルです。「AtomicCards」をダウンロードしてください。
cards-other_game = 別のゲーム（{ LABEL($found, of: "card_game") }）のカードが入っています。必要なのは{ LABEL($expected, of: "card_game") }です。
cards-no_cards = ファイルにカードがありません。「default_cards」など、カードの一括ファイルをダウンロードしてください。
cards-own_head = 1行目には、headjudgeの独自形式の見出しが必要です。例：「{ $example }」。
cards-own_version = このファイルはheadjudgeの独自形式の第{ $found }版ですが、このheadjudgeが読むのは第{ $expected }版です。カードをもう一度変換してください。
cards-missing_field = { $number }番目のオブジェクトには「{ $field }」がないため、取り込みませんでした。
cards-wrong_type = { $number }番目のオブジェクトは取り込みませんでした。「{ $field }」は{ LABEL($expected, of: "kind") }のはずですが、{ LABEL($found, of: "kind") }です。
cards-wrong_value = { $number }番目のオブジェクトは取り込みませんでした。「{ $field }」の値がありえないものです。
cards-more_faults = ほかに{ $count }個のオブジェクトを取り込みませんでした。
cards-date_assumed = { $by ->
    [name] データの日付（{ $date }）はファイル名から取りました。違う場合は--dateを付けて取り込んでください。
   *[other] データの日付がファイルにないため、ファイルの日付（{ $date }）を使いました。正しい日付は、--dateを付けて取り込むと指定できます。
}
cards-unknown_language = 言語「{ $language }」には略号がありません。カード{ $count }枚の名前を、言語の名前のまま保存しました。
cards-not_a_database = headjudgeのカードデータベースではありません。「headjudge cards import」でカードファイルを取り込んでください。
cards-database_damaged = カードデータベースが壊れていて読み込めません。カードファイルをもう一度取り込むか、コピーしたものであればもう一度コピーしてください。
cards-other_form = このカードデータベースは形式の第{ $found }版ですが、このheadjudgeが読むのは第{ $expected }版です。カードファイルをもう一度取り込んでください。
cards-none = カードデータベースがまだありません。「headjudge cards import」で作成してください。


cli-command-cards = カードデータベース：各言語の名前、内容、収録セット。
cli-cards = カードデータベース：各言語の名前、内容、収録セット。
cli-cards-import = 手元のカードファイルからカードデータベースを作成します。
cli-cards-import-more = 「Scryfall」の一括ファイル（「oracle_cards」「default_cards」、各言語の名前は「all_cards」）、「MTGJSON」の「AtomicCards」、パッケージ「@flesh-and-blood/cards」、headjudgeの独自形式を読めます。「gzip」や「zip」のままでもかまいません。複数のファイルは1つの一覧として扱い、後のファイルからは名前と収録セットを加えます。新しいデータベースが完成するまで、元のデータベースは変わりません。
cli-cards-info = カードデータベースの一覧と日付を表示します。
cli-cards-find = どの言語の名前でも、そのカードの内容を表示します。
cli-cards-export = カードデータベースをheadjudgeの独自形式で標準出力に書き出します。
cli-option-cards_game = ゲーム。ファイルがこのゲームでなければ取り込みません。
cli-option-cards_date = データの日付（YYYY-MM-DD）。省略時は、ファイルの内容、ファイル名、ファイルの日付の順に決めます。
cli-option-cards_folder = カードデータベースのフォルダー。省略時はデータ用フォルダーの「cards」。
cli-option-cards_files = 代わりに調べるカードファイルまたはデータベース。繰り返し指定できます。
cli-option-cards_of = カードを書き出すゲーム。

cli-cards_read = カードファイルを読んでいます：{ $total } MB中{ $done } MB（{ $percent }％）
cli-cards_imported = { LABEL($game, of: "card_game") }：{ $date }のデータ、カード{ $cards }種類、名前{ $names }件、収録{ $printings }件、セット{ $sets }種類
cli-cards_source = 元のファイル：{ $name }、SHA-256：{ $sha256 }
cli-cards_at = データベース：{ $path }
cli-cards_skipped = デッキに入らないため除いたもの：{ $skipped }
cli-cards_unknown = 「{ $name }」という名前のカードはありません。
cli-cards_near = 次のどれかでしょうか。
cli-cards_several = 「{ $name }」に当てはまるカードが{ $count }枚あります。

card_shown-types = タイプ：{ $value }
card_shown-cost = コスト：{ $value }
card_shown-mana_value = マナ総量：{ $value }
card_shown-colour_identity = 固有色：{ $value }
card_shown-classes = クラスとタレント：{ $value }
card_shown-rarities = レアリティ：{ $value }
card_shown-legal = 使用可：{ $value }
card_shown-restricted = 制限：{ $value }
card_shown-banned = 禁止：{ $value }
card_shown-names = 名前：{ $value }
card_shown-sets = 収録セット：{ $value }
card_shown-key = ID：{ $value }

