# 順位を決める値と、順位の理由。

metric-match_points = マッチポイント
metric-match_points-long = マッチポイント
metric-cmp = CMP
metric-cmp-long = 累積マッチポイント（CMP）
metric-mlp = MLP
metric-mlp-long = マッチ敗北率（MLP）
metric-omlp = OMLP
metric-omlp-long = 平均オポネントマッチ敗北率（OMLP）
metric-ocmp = OCMP
metric-ocmp-long = 平均オポネント累積マッチポイント（OCMP）
metric-mw = MW
metric-mw-long = マッチ勝率（MW）
metric-gw = GW
metric-gw-long = ゲーム勝率（GW）
metric-omw = OMW
metric-omw-long = オポネントマッチ勝率（OMW）
metric-ogw = OGW
metric-ogw-long = オポネントゲーム勝率（OGW）
metric-oomw = OOMW
metric-oomw-long = オポネントのオポネントマッチ勝率（OOMW）
metric-buchholz = ブッフホルツ
metric-buchholz-long = ブッフホルツ（ソルコフ、対戦相手のポイントの合計）
metric-median_buchholz = メディアン・ブッフホルツ
metric-median_buchholz-long = メディアン・ブッフホルツ（最高と最低の対戦相手を除いたブッフホルツ）
metric-sonneborn_berger = ゾンネボルン・ベルガー
metric-sonneborn_berger-long = ゾンネボルン・ベルガー（勝った相手のポイントと、引き分けた相手のポイントの半分の合計）
metric-head_to_head = 直接対決
metric-head_to_head-long = 直接対決（同順位の参加者同士の対戦で得たポイント）
metric-chance = 抽選
metric-chance-long = 抽選（イベントの乱数シードによる）

# TRP A.4のステップ番号順。
step-1 = マッチポイントがより高いプレイヤー
step-2 = 累積マッチポイントがより高いプレイヤー
step-3 = マッチ敗北率がより低いプレイヤー
step-4 = 平均オポネントマッチ敗北率がより低いプレイヤー
step-5 = 平均オポネント累積マッチポイントがより高いプレイヤー
step-6 = ランダムに選ばれたプレイヤー

outcome-win = 勝利
outcome-draw = 引き分け
outcome-loss = 敗北
outcome-bye = 不戦勝
outcome-absent = 欠席
outcome-both_lost = 両者敗北
outcome-nothing = 対戦なし

explain-place = { $round ->
    [0] 第1ラウンド前の時点で、{ $name }は{ $count }人中{ $rank }位です。
   *[other] 第{ $round }ラウンド終了時、{ $name }は{ $count }人中{ $rank }位です。
}
explain-above = { $above }（{ $rank_above }位）は{ $below }（{ $rank_below }位）より上位です。
explain-decided = ステップ{ $step }の{ LABEL($metric, of: "metric") }で決まりました。{ $better ->
    [low] { $value_above }対{ $value_below }で、低いほうが上位です。
   *[high] { $value_above }対{ $value_below }で、高いほうが上位です。
}
explain-equal = ステップ{ $step }の{ LABEL($metric, of: "metric") }は、どちらも{ $value }です。
explain-chance = { $round ->
    [0] すべての値が同じなので、第1ラウンド前の抽選で決まりました。抽選の値は{ $lot_above }対{ $lot_below }で、小さいほうが上位です。
   *[other] すべての値が同じなので、第{ $round }ラウンド終了時の抽選で決まりました。抽選の値は{ $lot_above }対{ $lot_below }で、小さいほうが上位です。
}
explain-running_total = 第{ $round }ラウンド終了時の勝利数は、{ $above }が{ $won_above }、{ $below }が{ $won_below }で、その後に並びました。より最近まで勝利数で上回っていたほうが、CMPが高くなります。
explain-formula = { $name }の{ LABEL($metric, of: "metric") }：{ $formula }
explain-match = 第{ $round }ラウンド、対{ $opponent }、{ LABEL($outcome, of: "outcome") }：{ $value }
explain-alone = 第{ $round }ラウンド、{ LABEL($outcome, of: "outcome") }：{ $value }
explain-opponent = 第{ $round }ラウンド、対{ $opponent }、{ LABEL($outcome, of: "outcome") }。相手の{ LABEL($metric, of: "metric") }：{ $formula }
explain-nobody_met = { $name }はまだ誰とも対戦していないので、値は{ $value }です。
explain-nothing_played = { $name }には対象となる対戦がまだないので、値は{ $value }です。
explain-floor = { $raw }は下限を下回るので、{ $value }とします。
explain-left_out = { $opponent }（{ $value }）は、最高または最低の対戦相手なので除きます。
explain-not_all_met = 同順位の全員が互いに対戦したわけではないので、直接対決では決まりません。

standings-unknown_metric = 順位の計算に「{ $key }」という値は使えません。使えるもの：{ $known }。
standings-metric_twice = 順位の決め方に「{ $key }」が2回あります。1つだけにしてください。
standings-floor_not_taken = 値「{ $key }」に下限は設定できません。このステップの「floor」を削除してください。
standings-games_unscored = 順位の計算にゲームの成績を使いますが、ゲームの点数が設定されていません。「game_win」を0より大きくし、「game_draw」も設定してください。
standings-win_unscored = 順位の計算にマッチ勝率を使いますが、勝利の点数が設定されていません。「win」を0より大きくしてください。
standings-unknown_entrant = このラウンドまでに、IDが「{ $subject }」の参加者はいません。IDを確認するか、後のラウンドを指定してください。
standings-same_entrant = 「{ $subject }」が2回指定されています。別々の2人か、1人だけを指定してください。
standings-not_ranked = 「{ $subject }」は失格のため、この順位表には載りません。失格より前のラウンドを指定してください。
