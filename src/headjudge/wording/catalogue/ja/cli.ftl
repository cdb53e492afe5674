# コマンドラインが指摘の前後に表示する文。ヘルプはhelp.ftlにあります。

cli-unknown_language = 言語「{ $found }」はありません。使えるもの：{ $expected }。
cli-not_a_number = { $option }には{ $least }以上の整数を指定してください（指定された値：{ $found }）。
cli-not_a_choice = { $option }に「{ $found }」は指定できません。使えるもの：{ $expected }。
cli-not_a_date = { $option }には、実在する日をYYYY-MM-DDの形で指定してください（指定された値：{ $found }）。
cli-extra_argument = 「{ $found }」が余分です。空白を含む名前は引用符で囲んでください。
cli-no_such_command = コマンド「{ $found }」はありません。{ GIVEN($nearest) ->
    [yes] 「{ $nearest }」ではありませんか？
   *[no] コマンドの一覧はヘルプで確認してください。
}
cli-no_such_option = ここではオプション「{ $found }」は使えません。{ GIVEN($nearest) ->
    [yes] 「{ $nearest }」ではありませんか？
   *[no] 使えるオプションはコマンドのヘルプで確認してください。
}
cli-option_needs_value = { $option }には値が必要です。オプションの直後に書いてください。
cli-missing_argument = { $name }の指定がありません。書き方はコマンドのヘルプで確認してください。
cli-usage_fault = コマンドを解釈できません（{ $found }）。書き方はコマンドのヘルプで確認してください。
cli-option_form = 「{ $found }」はKEY=VALUEの形ではありません。「rounds=5」のように書いてください。
cli-more_ids_than_names = 名前{ $names }つに対してIDが{ $ids }つあります。IDは名前1つにつき1つまでにしてください。
cli-one_result = --winner、--draw、--both-lost、--clearのいずれか1つ、または--choseだけを指定してください。チーム戦で時間切れのときは「--how time」だけを指定すると、それまでのゲームで決まります。
cli-games_form = 「{ $found }」はA-B-Dの形ではありません。2-1-0のように、席1の勝ち、席2の勝ち、引き分けのゲーム数を書いてください。
cli-json_or_csv = --jsonと--csvは同時に指定できません。
cli-see_help = 詳しくは--helpをご覧ください。

cli-failed-refused = ルール上、またはイベントの現状では、この操作はできません。ファイルは変更していません。
cli-failed-usage = コマンドの指定に誤りがあります：
cli-failed-input = { $count }件の誤りが見つかりました。ファイルは変更していません。
cli-failed-store = 読み書きに失敗しました：

cli-pairing = 組み合わせを作成しています…
cli-ranking = 順位を計算しています…
cli-auditing = 検証しています…

cli-written = 書き込みました：{ $file }
cli-entered = { $name }（{ $id }）を登録しました。第{ $round }ラウンドから参加します。
cli-entrants_now = 参加者は現在{ $count }人です。
cli-dropped = { $after ->
    [0] { $name }（{ $id }）は第1ラウンド前にドロップしました。
   *[other] { $name }（{ $id }）は第{ $after }ラウンド終了後にドロップしました。
}
cli-re_entered = { $name }（{ $id }）は第{ $back }ラウンドから再参加します。
cli-disqualified = { $out ->
    [0] { $name }（{ $id }）は第1ラウンド前に失格となりました。
   *[other] { $name }（{ $id }）は第{ $out }ラウンド終了後に失格となりました。
}
cli-absent = { $name }（{ $id }）を次のラウンドの欠席として記録しました。

cli-round_of = { $name }：第{ $round }ラウンド
cli-has_bye = 不戦勝：{ $name }
cli-is_absent = 欠席：{ $name }
cli-round_written = 第{ $round }ラウンドをファイルに書き込みました。
cli-round_not_written = 第{ $round }ラウンドは表示のみです。書き込むには--writeを付けてください。
cli-result_cleared = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }の結果を取り消しました。
cli-result_winner = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }は、{ $winner }の勝利です。
cli-result_draw = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }は、引き分けです。
cli-result_lost = 第{ $round }ラウンド、テーブル{ $table }：{ $first }対{ $second }は、両者敗北です。
cli-still_open = { $count ->
    [0] このラウンドは終了しました。
   *[other] 結果未入力の対戦があと{ $count }件あります（テーブル：{ $tables }）。
}

cli-standings_of = { $round ->
    [0] { $name }：第1ラウンド前の順位表
   *[other] { $name }：第{ $round }ラウンド終了時の順位表
}
cli-standings_legend = { $mark }：次の行より上位になった決め手
cli-place = 最終{ $place }位

cli-cut_of = { $name }：第{ $round }ラウンド終了後のカット、進出{ $count }人{ $top ->
    [0] （{ $points }点以上）
   *[other] { $points ->
        [0] （上位{ $top }人）
       *[other] （上位{ $top }人と{ $points }点以上の全員）
    }
}
cli-cut_written = カットをファイルに記録し、確定しました。
cli-cut_not_written = カットは表示のみです。記録するには--writeを付けてください。
cli-bracket_of = { $count ->
    [0] { $name }：プレイオフ（カット前）
   *[other] { $name }：プレイオフ、参加者{ $count }人
}

cli-audit_of = { $count ->
    [0] { $name }：指摘はありません（検証したラウンド数：{ $rounds }）
   *[other] { $name }：指摘が{ $count }件あります（検証したラウンド数：{ $rounds }）
}

cli-command-enter-more = CSVファイルには見出しの行が必要です。「name」のほか、「id」「hero」「byes」「fixed_table」の列を使えます。チームでは1行がメンバー1人で、「team」「seat」（A、B、C）「name」「hero」の列を使います。IDがない参加者には、空いている番号を付けます。
cli-command-report-more = 後のラウンドの組み合わせに使われた結果を訂正すると、元の結果も「was」に残ります。

cli-policy = 規定の一覧と内容を表示します。規定は日付付きのルールデータで、どの値にも出典があります。
cli-policy-list = 規定とその版の一覧を表示します。
cli-policy-show = 規定の内容を出典とともにすべて表示します。

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
playoff-seed = { $seed }位通過
playoff-nobody = 勝ち上がりなし

playoff_state-waiting = 前の対戦待ち
playoff_state-ready = 組み合わせ可能
playoff_state-running = 対戦中

structure_of-head = { $policy }（{ $edition }版）、参加者数{ $players }
structure_of-rounds = { $cut ->
    [0] スイスラウンド：{ $rounds }ラウンド、プレイオフなし
   *[other] スイスラウンド：{ $rounds }ラウンド、その後トップ{ $cut }のプレイオフ
}
structure_of-day = { $top ->
    [0] { $day }日目：{ $rounds }ラウンド
   *[other] { $day }日目：{ $rounds }ラウンド、その後、上位{ $top }人または{ $points }点以上の全員（人数が多いほう）が進出
}
structure_of-minutes = { $row }：{ $minutes }分
structure_of-decklists = デッキ登録：{ $need }
structure_of-source = 出典：{ $source }

explain-cut = 第{ $round }ラウンド終了後のカット時の順位で決まりました。進出した参加者は進出しなかった参加者より上位で、同じ側どうしはカット時の順位のままです。
explain-playoff = プレイオフで決まりました。{ $above }は{ $below }より先まで勝ち上がりました。
explain-not_yet = 「{ $id }」の参加は第{ $round }ラウンドからです。それより前の順位表には載りません。
explain-left_before = 「{ $id }」は最初のラウンドの前にドロップしたため、順位表には載りません。

note_short-pair_down = 点差のある対戦
note_short-rematch = 再戦
note_short-rematch_allowed = 再戦（可）
note_short-keep_apart_breached = 対戦回避の指定あり
note_short-locked = 事前指定
note_short-locked_rematch = 事前指定（再戦）
note_short-locked_keep_apart = 事前指定（対戦回避の指定あり）
note_short-fixed_table = 固定テーブル
note_short-fixed_table_taken = 固定テーブルは使用済み
note_short-fixed_tables_meet = 固定テーブル同士
note_short-playoff = プレイオフ

note-playoff = カット時の順位に基づくプレイオフの対戦です。

label-document = 文書
cli-empty_name = 名前が空です。名前を指定してください。
cli-option_twice = オプション「{ $option }」が2回あります。1回だけ指定してください。
cli-clear_alone = --clearは結果の取り消しです。ほかの結果のオプションとは併用できません。
