# イベントの検証で見つかること。

audit-more_rounds_than_planned = { GIVEN($stage) ->
    [yes] ステージ「{ $stage }」は予定の{ $planned }ラウンドを超え、{ $played }ラウンドあります。プレイヤーに知らせるか、設定「rounds」を直してください。
   *[no] 予定の{ $planned }ラウンドを超え、{ $played }ラウンドあります。プレイヤーに知らせるか、設定「rounds」を直してください。
}
audit-result_changed = 第{ $round }ラウンド、テーブル{ $table }の結果は、第{ $until }ラウンドの組み合わせの作成後に変更されています。作成済みの組み合わせはそのままです。
audit-without_match = 第{ $round }ラウンドに、対戦も不戦勝も欠席の記録もない参加者が{ $count }人います：{ $ids }。欠席またはドロップを記録してください。
audit-rematch = { $avoidable ->
    [yes] 第{ $round }ラウンド：「{ $first }」と「{ $second }」が再戦しましたが、再戦のない組み合わせが可能でした。
   *[no] 第{ $round }ラウンド：「{ $first }」と「{ $second }」が再戦しました。この再戦は避けられませんでした。
}
audit-kept_apart_met = { $avoidable ->
    [yes] 第{ $round }ラウンド：対戦回避の指定がある「{ $first }」と「{ $second }」が対戦しましたが、別の組み合わせが可能でした。
   *[no] 第{ $round }ラウンド：対戦回避の指定がある「{ $first }」と「{ $second }」が対戦しました。これは避けられませんでした。
}
audit-second_bye = { $avoidable ->
    [yes] 第{ $round }ラウンド：「{ $id }」が再び不戦勝になりましたが、まだ不戦勝のない参加者を選ぶことができました。
   *[no] 第{ $round }ラウンド：「{ $id }」が再び不戦勝になりました。これは避けられませんでした。
}
audit-extra_byes = 第{ $round }ラウンドの不戦勝が{ $count }人多くなっています：{ $ids }。不戦勝が必要なのは人数が奇数のときだけで、1人です。
audit-bye_too_high = 第{ $round }ラウンド：{ $bye_found }点の参加者が不戦勝になりましたが、{ $bye_best }点の参加者を選ぶことができました。
audit-points_apart = 第{ $round }ラウンド：対戦相手との点差が必要以上に開いています（点差の2乗の合計は{ $found }、最小は{ $best }）。
audit-tables_out_of_order = 第{ $round }ラウンド：順位順になっていないテーブルが{ $count }卓あります。
audit-other_draw = 第{ $round }ラウンドの組み合わせは、このイベントの乱数シードによるものではありません。別のソフトか手作業で作成されたものです。
audit-cut_order_changed = 第{ $round }ラウンド終了後のカットの順位は、現在の結果による順位と異なります。カットは確定時のままです。
audit-round_imported = 第{ $round }ラウンドは別のプログラムで組まれ、そのまま取り込まれています。
audit-round_repaired = { GIVEN($reason) ->
    [yes] { $count ->
        [0] 第{ $round }ラウンドは公開後に手動で修正されています（不戦勝と欠席のみ）。理由：「{ $reason }」。
       *[other] 第{ $round }ラウンドは公開後に手動で修正されています（{ $count }卓：{ $tables }）。理由：「{ $reason }」。
    }
   *[no] { $count ->
        [0] 第{ $round }ラウンドは公開後に手動で修正されています（不戦勝と欠席のみ）。理由の記録はありません。
       *[other] 第{ $round }ラウンドは公開後に手動で修正されています（{ $count }卓：{ $tables }）。理由の記録はありません。
    }
}
