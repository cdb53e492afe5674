# 進行中のイベント：ポリシーによる制限、ラウンドと訂正についての注意、監査。

refuse-nobody_to_pair = 第{ $round }ラウンドに出る参加者がいません。参加者を登録するか、イベントを終えてください。
refuse-cut_missing = 第{ $round }ラウンド終了後のカットが記録されていません。「cuts」に追加してください。
refuse-draw_in_playoff = プレイオフの対戦は引き分けにできません。勝ち上がる参加者を入力してください。
refuse-playoff_result_used = この結果をもとに、第{ $round }ラウンド（テーブル{ $table }）に「{ $id }」が出ています。先にその対戦を取り消してください。

running-rounds_not_planned = ラウンド数が決まっておらず、ルールの表にもこの人数の欄がありません。設定「rounds」を指定してください。
running-settled_but_out = 「next」にある「{ $id }」はこのステージに出ないため、その指定は使いませんでした。
running-later_rounds_stand = 第{ $round }ラウンド、テーブル{ $table }の結果を訂正しました。第{ $last }ラウンドまでの組み合わせはそのままです。
running-cut_stands = 第{ $round }ラウンドの結果を訂正しました。第{ $after }ラウンド終了後のカットは確定したときのままです。
cut-dropped_left_out = ドロップした{ $count }人は、カットの通過者に数えません。

audit-more_rounds_than_planned = 予定の{ $planned }ラウンドに対して{ $played }ラウンド行われています。変更をプレイヤーに知らせてください。
audit-result_changed = 第{ $round }ラウンド、テーブル{ $table }の結果は、第{ $until }ラウンドを組み合わせた後で変更されています。それまでの組み合わせはそのままです。
audit-without_match = 第{ $round }ラウンドに出られたのに、対戦も不戦勝も欠席もない参加者が{ $count }人います：{ $ids }。欠席かドロップを記録してください。
audit-rematch = { $avoidable ->
    [yes] 第{ $round }ラウンド：「{ $first }」と「{ $second }」が再戦しましたが、再戦にならない組み合わせができました。
   *[no] 第{ $round }ラウンド：「{ $first }」と「{ $second }」が再戦しました。この再戦は避けられませんでした。
}
audit-kept_apart_met = { $avoidable ->
    [yes] 第{ $round }ラウンド：離すはずの「{ $first }」と「{ $second }」が対戦しましたが、別の組み合わせができました。
   *[no] 第{ $round }ラウンド：離すはずの「{ $first }」と「{ $second }」が対戦しました。これは避けられませんでした。
}
audit-second_bye = { $avoidable ->
    [yes] 第{ $round }ラウンド：「{ $id }」が再び不戦勝になりましたが、まだ不戦勝のない参加者を選べました。
   *[no] 第{ $round }ラウンド：「{ $id }」が再び不戦勝になりました。これは避けられませんでした。
}
audit-extra_byes = 第{ $round }ラウンドに必要以上の不戦勝が{ $count }つあります：{ $ids }。不戦勝が必要なのは、人数が奇数のときの1つだけです。
audit-bye_too_high = 第{ $round }ラウンド：{ $bye_found }点の参加者が不戦勝になりましたが、{ $bye_best }点の参加者にできました。
audit-points_apart = 第{ $round }ラウンド：対戦者どうしの点差が必要以上に開いています（差の2乗の合計は{ $found }、可能だったのは{ $best }）。
audit-tables_out_of_order = 第{ $round }ラウンド：順位どおりの場所にないテーブルが{ $count }つあります。
audit-other_draw = 第{ $round }ラウンドは、このイベントのシード値から決まる組み合わせと異なります。別の場所か手作業で組み合わせたものです。
audit-cut_order_changed = 第{ $round }ラウンド終了後のカットの順位は、現在の結果による順位と異なります。カットは確定したときのままです。
