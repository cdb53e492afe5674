# イベントの監査で見つかること。

audit-more_rounds_than_planned = { GIVEN($stage) ->
    [yes] ステージ「{ $stage }」は予定の{ $planned }ラウンドに対して{ $played }ラウンドあります。プレイヤーに知らせるか、設定「rounds」を直してください。
   *[no] 予定の{ $planned }ラウンドに対して{ $played }ラウンドあります。プレイヤーに知らせるか、設定「rounds」を直してください。
}
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
