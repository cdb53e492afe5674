# コマンドラインが指摘の前後に表示する文。ヘルプはhelp.ftlにあります。


cli-unknown_language = 言語「{ $found }」はありません。使えるもの：{ $expected }。
cli-not_a_number = { $option }には{ $least }以上の整数を指定してください（「{ $found }」になっています）。
cli-not_a_choice = { $option }に「{ $found }」は指定できません。使えるもの：{ $expected }。
cli-not_a_date = { $option }には、実在する日をYYYY-MM-DDの形で指定してください（「{ $found }」になっています）。
cli-extra_argument = 「{ $found }」が余分です。空白を含む名前は引用符で囲んでください。
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
cli-usage_fault = コマンドを解釈できません（{ $found }）。書き方はコマンドのヘルプで確認してください。
cli-option_form = 「{ $found }」はKEY=VALUEの形ではありません。「rounds=5」のように書いてください。
cli-more_ids_than_names = 名前{ $names }つに対してIDが{ $ids }つあります。IDは名前1つにつき1つまでにしてください。
cli-one_result = --winner、--draw、--both-lost、--clearのうちちょうど1つ、または--choseだけを指定してください。
cli-games_form = 「{ $found }」はA-B-Dの形ではありません。2-1-0のように、席1の勝ち、席2の勝ち、引き分けのゲーム数を書いてください。
cli-json_or_csv = --jsonと--csvは、どちらか一方だけを指定してください。
cli-see_help = 詳しくは--helpをご覧ください。

cli-failed-refused = ルールまたはイベントの状態のため、この操作はできません。何も書き込んでいません。
cli-failed-usage = このコマンドは実行できません：
cli-failed-input = { $count }件の誤りが見つかりました。何も書き込んでいません。
cli-failed-store = ファイルを書き込めませんでした：

cli-pairing = 組み合わせを作成しています…
cli-ranking = 順位を計算しています…
cli-auditing = 監査しています…

cli-written = 書き込みました：{ $file }
cli-entered = { $name }（{ $id }）を登録しました。第{ $round }ラウンドから参加します。
cli-entrants_now = 参加者は現在{ $count }人です。
cli-dropped = { $name }（{ $id }）は第{ $after }ラウンド終了後にドロップしました。
cli-re_entered = { $name }（{ $id }）は第{ $back }ラウンドから再参加します。
cli-disqualified = { $name }（{ $id }）は第{ $out }ラウンド終了後に失格となりました。
cli-absent = { $name }（{ $id }）を次のラウンドの欠席としました。

cli-round_of = { $name }：第{ $round }ラウンド
cli-has_bye = 不戦勝：{ $name }
cli-is_absent = 欠席：{ $name }
cli-round_written = 第{ $round }ラウンドをファイルに書き込みました。
cli-round_not_written = 第{ $round }ラウンドは表示しただけです。--writeでファイルに書き込みます。
cli-result_cleared = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }の結果を取り消しました。
cli-result_winner = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }、勝者は{ $winner }です。
cli-result_draw = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }、引き分けです。
cli-result_lost = 第{ $round }ラウンド、テーブル{ $table }：{ $first }と{ $second }、両者敗北です。
cli-still_open = { $count ->
    [0] このラウンドは終了しました。
   *[other] 結果のない対戦があと{ $count }件あります（テーブル：{ $tables }）。
}

cli-standings_of = { $round ->
    [0] { $name }：第1ラウンド前の順位表
   *[other] { $name }：第{ $round }ラウンド終了後の順位表
}
cli-standings_legend = { $mark }は、次の行より上になる決め手の値です。
cli-place = 最終{ $place }位

cli-cut_of = { $name }：第{ $round }ラウンド終了後のカット、通過{ $count }人{ $top ->
    [0] （{ $points }点以上）
   *[other] { $points ->
        [0] （上位{ $top }人）
       *[other] （上位{ $top }人と{ $points }点以上の全員）
    }
}
cli-cut_written = カットをファイルに記録しました。確定です。
cli-cut_not_written = カットは表示しただけです。--writeでファイルに記録します。
cli-bracket_of = { $count ->
    [0] { $name }：プレイオフ（カット前）
   *[other] { $name }：プレイオフ、参加者{ $count }人
}

cli-audit_of = { $count ->
    [0] { $name }：指摘はありません（監査したラウンド：{ $rounds }）
   *[other] { $name }：指摘が{ $count }件あります（監査したラウンド：{ $rounds }）
}

cli-command-enter-more = CSVファイルには見出しの行が必要です。「name」のほか、分かる範囲で「id」「hero」「byes」「fixed_table」の列を使えます。IDがなければ、空いている次の番号を付けます。
cli-command-report-more = 後の組み合わせに使われた結果は、新しい結果とともに「was」に残ります。

cli-policy = ポリシーの一覧と内容を表示します。ポリシーは日付のあるルールのデータで、値ごとに出典があります。
cli-policy-list = ポリシーとその版の一覧を表示します。
cli-policy-show = ポリシーの内容を出典とともにすべて表示します。

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
playoff-seed = 第{ $seed }シード
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

label-document = 文書
