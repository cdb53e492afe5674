# ほかのプログラムのリスト：参加者、組み合わせ、結果。

list_form-names = 名前のリスト
list_form-headjudge = headjudgeの参加者リスト
list_form-headjudge_pairings = headjudgeの組み合わせ
list_form-headjudge_standings = headjudgeの順位表
list_form-gem_pairings = GEMの組み合わせ
list_form-gem_standings = GEMの順位表
list_form-gem_heroes = GEMのヒーローのリスト
list_form-other = 別の形式のリスト

lists-empty = リストに名前が1つもありません。正しいファイルか確認してください。
lists-encoding = ファイルに文字コードの情報がないため、「{ $encoding }」として読みました。名前が正しいか確認するか、UTF-8で保存してください。
lists-not_entrants = これは別の種類のリストです（{ LABEL($form, of: "list_form") }）。参加者は、名前のリスト、CSVファイル、GEMの書き出しから読み込めます。
lists-not_pairings = これは組み合わせのリストではありません（{ LABEL($form, of: "list_form") }）。「table」「seat1」「seat2」の列か、GEMの組み合わせの列が必要です。
lists-too_few_columns = この形式（{ LABEL($form, of: "list_form") }）に必要な列が足りません（リストの列は{ $found }個）。もう一度書き出すか、列に名前を付けてください。
lists-column_twice = 列「{ $column }」が2つあります。1つだけにしてください。
lists-too_long = 列「{ $column }」が{ $found }文字あります。{ $limit }文字までです。正しいファイルか確認してください。
lists-half_character = 列「{ $column }」に不完全な文字があります。書き直してください。
lists-id_twice = ID「{ $id }」はすでに{ $first }行目にあります。参加者ごとに別のIDを付けてください。
lists-id_taken = ID「{ $id }」は、いま別の参加者に付けたものです。ほかのIDを選んでください。
lists-id_of_other = 「{ $name }」のID「{ $id }」は、このイベントでは「{ $other }」のものです。ほかのIDを選ぶか、空にしてください。
lists-left_out = 「{ $name }」の行からは名前とヒーローを取り込みました。取り込まなかったもの：{ $left }。
lists-in_event = 「{ $name }」はID「{ $id }」ですでにイベントにいるため、同じ人とみなしました。別の人ですか。その場合は、固有のIDを付けて登録してください。
lists-name_twice = 「{ $name }」はすでに{ $first }行目にあるため、同じ人とみなしました。別の人ですか。その場合は、それぞれに固有のIDを付けてください。
lists-external_twice = 外部のID「{ $found }」（{ $key }）はすでに{ $first }行目にあるため、この行は取り込みませんでした。
lists-namesake = 「{ $name }」を登録します。「{ $id }」と同じ名前ですが、外部のIDが異なります。
lists-other_name = 「{ $name }」は、外部のIDまたはIDが同じ「{ $other }」（ID「{ $id }」）としてすでにイベントにいます。イベントでの名前はそのままです。
lists-no_round = リストに第{ $round }ラウンドの組み合わせがありません。リストにあるラウンド：{ $found }。
lists-no_table = この対戦にテーブルがありません。番号を書いてください。
lists-no_players = この行にプレイヤーの名前がありません。名前を書くか、行を削除してください。
lists-unknown_player = { GIVEN($nearest) ->
    [yes] 「{ $found }」はイベントにいません。「{ $nearest }」のことですか。名前を直すか、先にプレイヤーを登録してください。
   *[no] 「{ $found }」はイベントにいません。名前を直すか、先にプレイヤーを登録してください。
}
lists-ambiguous_name = 「{ $name }」という名前の参加者が複数います。次のIDのどれかを書いてください：{ $ids }。
lists-player_twice = 「{ $name }」（{ $id }）はすでに{ $first }行目にあります。1人が座れるテーブルは1つだけです。
lists-table_twice = テーブル{ $table }はすでに{ $first }行目にあります。対戦ごとに別のテーブルにしてください。
lists-not_playing = { $why ->
    [disqualified] 「{ $name }」（{ $id }）は失格のため、第{ $round }ラウンドには出られません。組み合わせを直してください。
    [later] 「{ $name }」（{ $id }）が参加するのは第{ $round }ラウンドより後です。組み合わせを直してください。
    [cut] 「{ $name }」（{ $id }）は第{ $round }ラウンドに進出していません。組み合わせかカットを直してください。
   *[dropped] 「{ $name }」（{ $id }）はドロップしたため、第{ $round }ラウンドには出られません。組み合わせを直すか、再参加させてください。
}
lists-missing = 「{ $name }」（{ $id }）はイベントにいますが、第{ $round }ラウンドのリストにいません。ドロップさせるか、欠席とするか、リストを直してください。
lists-result = 「{ $found }」という結果はありません。勝った席の「1」か「2」、「draw」、「both_lost」のどれかを書くか、空にしてください。
lists-other_seats = このイベントでは、第{ $round }ラウンドのテーブル{ $table }に別の参加者が座っています。リストか組み合わせを直してください。
lists-result_differs = 第{ $round }ラウンドのテーブル{ $table }には、すでに別の結果があります。リストの結果で訂正します。
lists-playoff = 第{ $round }ラウンドはプレイオフです。対戦はトーナメント表で決まるため、ここで組み合わせを作成し、結果だけを取り込んでください。

note-imported = ほかのプログラムで作成し、そのまま取り込んだ対戦です。
note_short-imported = 取り込み
