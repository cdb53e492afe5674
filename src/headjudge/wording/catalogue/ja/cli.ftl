# コマンドラインが指摘の前後に表示する文。ヘルプはhelp.ftlにあります。

label-seat_1 = 席1
label-seat_2 = 席2

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
cli-one_result = --winner、--draw、--both-lost、--clearのうち、ちょうど1つを指定してください。
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
cli-re_entered = { $name }（{ $id }）は第{ $round }ラウンドから再参加します。
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
