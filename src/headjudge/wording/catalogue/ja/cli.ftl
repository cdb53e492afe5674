# コマンドラインの文：ヘルプ、見出し、答え。

cli-headjudge = headjudgeは、イベントの日付に有効なルールに従ってトレーディングカードゲームの大会を運営します。組み合わせ、理由の分かる正確な順位、カットを扱います。コマンドはイベントファイルに対して働きます。詳しくはCOMMAND --helpをご覧ください。
cli-usage = 使い方：{ $line }
cli-usage_options = [オプション]
cli-usage_command = コマンド
cli-commands = コマンド
cli-options = オプション
cli-see_help = 書き方は、コマンドの後に「--help」を付けると表示されます。

cli-command-new = イベントファイルを作成します。
cli-command-enter = 参加者を名前またはCSVファイルで登録します。
cli-command-enter-more = CSVファイルには見出しの行が必要です。「name」のほか、分かる範囲で「id」「hero」「byes」「fixed_table」の列を使えます。IDがなければ、空いている次の番号を付けます。
cli-command-drop = 参加者をドロップさせます。それまでの対戦は残ります。
cli-command-re-enter = ドロップした参加者を再参加させます。
cli-command-disqualify = 参加者を失格にし、順位から外します。
cli-command-absent = 次に組み合わせるラウンドの欠席とします。対戦相手のない敗北になります。
cli-command-pair = 次のラウンドを組み合わせます。--writeがなければ何も書き込みません。
cli-command-report = テーブルの結果を入力、訂正、取り消します。
cli-command-report-more = 後の組み合わせに使われた結果は、新しい結果とともに「was」に残ります。
cli-command-standings = 順位と、すべてのタイブレーカーの値、決め手を表示します。
cli-command-explain = その順位の理由、または別の参加者より上である理由を、値の計算式とともに示します。
cli-command-cut = 次のステージへの通過者を表示します。--writeがなければ何も書き込みません。
cli-command-bracket = プレイオフの組み合わせと勝者を表示します。
cli-command-audit = 行われたことすべてを、ルールとシード値に照らして監査します。
cli-command-structure = ルールが推奨するラウンド数、カット、時間、デッキ登録を表示します。
cli-command-policy = ポリシー：日付のあるルールのデータ。
cli-command-convert = イベントを別の形式で標準出力に書き出します。
cli-policy = ポリシーの一覧と内容を表示します。ポリシーは日付のあるルールのデータで、値ごとに出典があります。
cli-policy-list = ポリシーとその版の一覧を表示します。
cli-policy-show = ポリシーの内容を出典とともにすべて表示します。

cli-option-json = JSONオブジェクトを1つだけ出力します。
cli-option-lang = 表示する言語。指定がなければロケールに従います。
cli-option-help = このヘルプを表示します。
cli-option-policy = ポリシーのID（「policy list」で確認できます）またはTOMLファイル。
cli-option-name = イベントの名前。
cli-option-date = どの版を使うかを決める日付（YYYY-MM-DD）。指定がなければ今日。
cli-option-option = 「rounds=5」のような、主催者が決められる設定。繰り返し指定できます。
cli-option-seed = 抽選のシード値。指定がなければランダムに決めます。
cli-option-id = 参加者のID（指定がなければ空いている次の番号）。名前の順に、1つずつ指定します。
cli-option-entrants_csv = 「name」列のあるCSVファイル。「id」「hero」「byes」「fixed_table」の列も使えます。
cli-option-after_round = この操作が有効になる直前のラウンド。指定がなければ、最後に組み合わせたラウンド。
cli-option-after = このラウンド終了後の順位。指定がなければ、最後に終了したラウンド。
cli-option-csv = 表をCSVで出力します。
cli-option-write_round = ラウンドをイベントファイルに書き込みます。
cli-option-write_cut = カットをイベントファイルに記録します。
cli-option-round = ラウンドの番号。
cli-option-table = テーブルの番号。
cli-option-winner = 勝者のID。
cli-option-draw = 引き分けとします。
cli-option-both_lost = テーブルの全員の敗北とします。
cli-option-clear = 結果を取り消します。
cli-option-out = 脱落者のID。脱落した順に繰り返し指定します（3人以上のテーブル）。
cli-option-games = 2-1-0のような、席1の勝ち、席2の勝ち、引き分けのゲーム数。
cli-option-how = 結果の決まり方。
cli-option-board = チーム戦で、どの席のゲームか。
cli-option-reason = 結果を訂正する理由。結果とともに残ります。
cli-option-players = プレイヤー数（--teamsがあればチーム数）。
cli-option-teams = 参加者はチームです。
cli-option-days = 日数。
cli-option-limited = シールドデッキまたはドラフトのイベントです。
cli-option-draft_playoff = プレイオフをブースタードラフトで行います。
cli-option-level = ルール適用度。
cli-option-programme = 「コーリング」などの組織化プレイプログラム。
cli-option-world_premiere = ワールドプレミアのイベントです。
cli-option-to = 書き出す形式。

cli-failed-refused = ルールまたはイベントの状態のため、この操作はできません。何も書き込んでいません。
cli-failed-usage = このコマンドは実行できません：
cli-failed-input = { $count }件の誤りが見つかりました。何も書き込んでいません。
cli-failed-store = ファイルを書き込めませんでした：

cli-unknown_language = 言語「{ $found }」はありません。使えるもの：{ $expected }。
cli-no_such_command = コマンド「{ $found }」はありません。{ GIVEN($nearest) ->
    [yes] 「{ $nearest }」ではありませんか？
   *[no] ヘルプの一覧で確認してください。
}
cli-no_such_option = ここではオプション「{ $found }」は使えません。{ GIVEN($nearest) ->
    [yes] 「{ $nearest }」ではありませんか？
   *[no] コマンドのヘルプで確認してください。
}
cli-option_needs_value = { $option }には値が必要です。オプションの後に書いてください。
cli-missing_argument = { $name }がありません。書く場所はコマンドのヘルプで確認してください。
cli-extra_argument = 「{ $found }」が余分です。空白を含む名前は引用符で囲んでください。
cli-usage_fault = コマンドを解釈できません（{ $found }）。書き方はコマンドのヘルプで確認してください。
cli-not_a_number = { $option }には{ $least }以上の整数を指定してください（「{ $found }」になっています）。
cli-not_a_choice = { $option }に「{ $found }」は指定できません。使えるもの：{ $expected }。
cli-not_a_date = { $option }には、実在する日をYYYY-MM-DDの形で指定してください（「{ $found }」になっています）。
cli-option_form = 「{ $found }」はKEY=VALUEの形ではありません。「rounds=5」のように書いてください。
cli-games_form = 「{ $found }」はA-B-Dの形ではありません。2-1-0のように、席1の勝ち、席2の勝ち、引き分けのゲーム数を書いてください。
cli-one_result = --winner、--draw、--both-lost、--clearのうち、ちょうど1つを指定してください。
cli-json_or_csv = --jsonと--csvは、どちらか一方だけを指定してください。
cli-more_ids_than_names = 名前{ $names }つに対してIDが{ $ids }つあります。IDは名前1つにつき1つまでにしてください。

store-no_file = 標準入力から読んだものは書き戻せません。イベントファイルを指定してください。
store-changed = その間に別の操作でファイルが変更されたため、書き込みませんでした。新しいファイルに対してやり直してください。
store-exists = この名前のファイルはすでにあります。別の名前にするか、そのファイルを削除してください。
store-not_written = { $reason ->
    [missing] フォルダーがありません。作成するか、別の場所を選んでください。何も変更していません。
    [permission] ここに書き込む権限がありません。別のフォルダーを選ぶか、権限を変更してください。何も変更していません。
    [full] ディスクに空きがありません。容量を空けてください。元のファイルは変わっていません。
   *[other] ディスクに書き込めません。ディスクを確認してください。元のファイルは変わっていません。
}

csv-unreadable = CSVファイルとして読めません。閉じていない引用符がないか確認し、カンマ区切りで保存し直してください。
csv-unknown_column = 列「{ $column }」は使えません。使えるもの：{ $known }。
csv-no_names = 1行目に「name」の列がありません。使える列：{ $known }。
csv-row = この行には名前が必要で、セルは{ $columns }個までです。直すか、削除してください。
csv-not_a_number = 列「{ $column }」は整数ですが、ここは「{ $found }」になっています。直すか、空にしてください。

cli-written = 書き込みました：{ $file }
cli-entered = { $name }（{ $id }）を登録しました。第{ $round }ラウンドから参加します。
cli-entrants_now = 参加者は現在{ $count }人です。
cli-dropped = { $after ->
    [0] { $name }（{ $id }）は第1ラウンドの前に抜けました。
   *[other] { $name }（{ $id }）は第{ $after }ラウンド終了後にドロップしました。
}
cli-re_entered = { $name }（{ $id }）は第{ $round }ラウンドから再参加します。
cli-disqualified = { $name }（{ $id }）は第{ $out }ラウンド終了後に失格となりました。
cli-absent = { $name }（{ $id }）を第{ $round }ラウンドの欠席としました。対戦相手のない敗北になります。

cli-pairing = 組み合わせを作成しています…
cli-ranking = 順位を計算しています…
cli-auditing = 監査しています…
cli-round_of = { $name }：第{ $round }ラウンド
cli-has_bye = 不戦勝：{ $name }
cli-is_absent = 欠席：{ $name }
cli-round_written = 第{ $round }ラウンドをファイルに書き込みました。
cli-round_not_written = まだ何も書き込んでいません。「--write」を付けるとこのラウンドを書き込みます。
cli-standings_of = { $round ->
    [0] { $name }：第1ラウンド前の順位表
   *[other] { $name }：第{ $round }ラウンド終了後の順位表
}
cli-standings_legend = { $mark }は、次の行より上になる決め手の値です。
cli-place = 最終{ $place }位
cli-result_winner = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }、勝者は{ $winner }です。
cli-result_draw = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }、引き分けです。
cli-result_lost = 第{ $round }ラウンド、テーブル{ $table }：{ $first }と{ $second }、両者敗北です。
cli-result_cleared = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }の結果を取り消しました。
cli-still_open = { $count ->
    [0] このラウンドは終了しました。
   *[other] 結果のない対戦があと{ $count }件あります（テーブル：{ $tables }）。
}
cli-cut_of = { $name }：第{ $round }ラウンド終了後のカット、通過{ $count }人{ $top ->
    [0] （{ $points }点以上）
   *[other] { $points ->
        [0] （上位{ $top }人）
       *[other] （上位{ $top }人と{ $points }点以上の全員）
    }
}
cli-cut_written = カットをファイルに記録しました。確定です。
cli-cut_not_written = まだ何も書き込んでいません。「--write」を付けるとこのカットを記録します。
cli-bracket_of = { $count ->
    [0] { $name }：プレイオフ（カット前）
   *[other] { $name }：プレイオフ、参加者{ $count }人
}
cli-audit_of = { $count ->
    [0] { $name }：指摘はありません（監査したラウンド：{ $rounds }）
   *[other] { $name }：指摘が{ $count }件あります（監査したラウンド：{ $rounds }）
}

decided-chance = 抽選で決定
decided-cut = カットで決定
decided-playoff = プレイオフで決定
cut_why-top = 順位
cut_why-record = 成績
cut_why-bye = 不戦勝

playoff-final = 決勝
playoff-semi-final = 準決勝
playoff-quarter-final = 準々決勝
playoff-round_of = トップ{ $size }
playoff-winner_of = 第{ $match }試合の勝者
playoff-seed = 第{ $seed }シード
playoff-done = 勝者：{ $name }
playoff-nobody = 勝ち上がりなし
playoff_state-waiting = 前の対戦待ち
playoff_state-ready = 対戦可能
playoff_state-running = 対戦中

structure_of-head = { $policy }（{ $edition }）、参加者{ $players }
structure_of-rounds = { $cut ->
    [0] スイスラウンド：{ $rounds }、プレイオフなし
   *[other] スイスラウンド：{ $rounds }、その後トップ{ $cut }によるプレイオフ
}
structure_of-day = { $top ->
    [0] { $day }日目：{ $rounds }ラウンド
   *[other] { $day }日目：{ $rounds }ラウンド、その後、上位{ $top }人または{ $points }点以上の全員のうち多い方が通過
}
structure_of-minutes = 時間（分）、{ $row }：{ $minutes }
structure_of-decklists = デッキ登録：{ $need }
structure_of-source = 出典：{ $source }

explain-cut = 決め手はカットです。通過した参加者は、通過しなかった参加者より上になります。通過しなかった参加者の順位は、そのときのままです。
explain-playoff = 決め手はプレイオフです。{ $above }は{ $below }より先まで勝ち上がったか、カットの時点で上位でした。

note_short-pair_down = 下の組との対戦
note_short-rematch = 再戦
note_short-rematch_allowed = 再戦（許可）
note_short-keep_apart_breached = 離すべき相手
note_short-locked = 事前に指定
note_short-locked_rematch = 事前に指定、再戦
note_short-locked_keep_apart = 事前に指定、離すべき相手
note_short-fixed_table = 固定テーブル
note_short-fixed_table_taken = 固定テーブルは使用済み
note_short-fixed_tables_meet = 固定テーブルどうし、小さい方
note_short-playoff = プレイオフ
note-playoff = カット時の順位によるプレイオフの対戦です。

label-seat_1 = 席1
label-seat_2 = 席2
label-document = 文書
