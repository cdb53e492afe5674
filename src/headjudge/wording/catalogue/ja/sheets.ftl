# デッキの用紙。

sheet-heading = { $kind ->
    [check] デッキチェック
    [pool] カードプール
    [blank] デッキリスト
   *[registration] デッキリスト
}
sheet-fact = { $fact ->
    [player] プレイヤー
    [number] 番号
    [hero] ヒーロー
    [commander] 統率者
    [date] 日付
    [format] フォーマット
    [set] セット
    [cards] 枚数
    [verdict] 判定
    [card_data] カードデータ
    [table] テーブル
    [judge] ジャッジ
   *[signature] 署名
}
sheet-format = { $format }（{ $edition }版の規定）
sheet-card_data = { $date }（SHA-256 { $sha256 }）
sheet-box = { $box ->
    [first] 1
    [second] 2
    [pool] プール
   *[played] デッキ
}
sheet-pitch = ピッチ{ $pitch }
sheet-no_pitch = ピッチなし
sheet-unknown = 不明なカード名
sheet-more_remarks = ほかに{ $count }件あります。リストのページで確認できます。
sheet-foot = 印刷：{ $at } UTC
sheet-foot_of_log = 印刷：{ $at } UTC · 記録の位置 { $version }（{ $digest }）
sheet-foot_of_file = 印刷：{ $at } UTC · リストのファイル：SHA-256 { $digest }
sheet-pool_of_fab = カードプールの用紙にはFlesh and Bloodのカードデータが必要です。これは別のゲームのカードデータです。
sheet-no_such_set = セット「{ $subject }」に登録するカードが、カードデータにありません。使えるセット：{ $expected }
sheet-no_card_data = カードプールの用紙にはFlesh and Bloodのカードデータが必要です。「headjudge cards import」で取り込めます。
sheet-sheet = リストの用紙（PDF）
sheet-checklist = デッキチェック用紙（PDF）
sheet-all = すべてのリストの用紙（PDF）
sheet-all_checklists = すべてのデッキチェック用紙（PDF）
sheet-empty = 記入用の用紙（PDF）
sheet-often = 短い時間に何度も用紙を作りました。数分待ってからお試しください。
sheet-paper = 印刷する
cli-deck-sheet = リストの用紙（PDF）を作ります。登録用、デッキチェック用、手書き用、リミテッドのカードプール用があります。
cli-deck-sheet-more = FILEは任意の形式のリストです。「-」で標準入力を読みます。--outがなければPDFを標準出力に書き出します。--formatを付けるとリストを判定し、問題点を用紙に載せます。--blankと--poolにFILEは要りません。
cli-option-sheet_format = リストを判定するフォーマット（例：「commander」）。
cli-option-sheet_player = 用紙に載せるプレイヤーの名前。
cli-option-sheet_event = 用紙に載せるイベントの名前。
cli-option-sheet_blank = 手書き用の用紙。ゲームは--gameか--formatで指定します。
cli-option-sheet_check = カードごとに印を付ける欄が2つある、デッキチェック用の用紙。
cli-option-sheet_pool = 「Flesh and Blood」のセット（セットコード）の全カードに、プールとデッキの欄を付けた用紙。
cli-option-sheet_out = 標準出力の代わりに新しいファイルへ書き出します。
cli-sheet_one_kind = FILE（--checkの有無は自由）、--blank、--poolのうち、1つだけ選んでください。
cli-sheet_no_file = リストのFILEを指定するか、--blankまたは--poolを付けてください。
cli-sheet_to_terminal = PDFは端末に表示できません。--outでファイルを指定してください。
