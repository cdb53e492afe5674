# プレイオフ：あらゆる形のトーナメント表、訂正で無効になる対戦、監査。

playoff-upper-final = 勝者側決勝
playoff-grand-final = グランドファイナル
playoff-grand-final-reset = グランドファイナル第2戦
playoff-lower-final = 敗者側決勝
playoff-lower_round = 敗者側第{ $size }ラウンド
playoff-coming = { $place ->
    [1] 対戦{ $match }の勝者
   *[other] 対戦{ $match }の{ $place }位
}
playoff-empty = なし
playoff-done = { $count ->
    [one] 勝ち上がり：{ $name }
   *[other] 勝ち上がり：{ $name }
}
playoff-wins = { $count ->
    [one] 優勝：{ $name }
   *[other] 優勝：{ $name }
}
playoff-without_play = { $count ->
    [one] 対戦せずに勝ち上がり：{ $name }
   *[other] 対戦せずに勝ち上がり：{ $name }
}
playoff-chose = { $name }が先攻を選択
playoff-chooses = 先攻・後攻を選ぶのは{ $name }
playoff-champion = プレイオフの優勝者は{ $name }です。

cli-chose = テーブル{ $table }：{ $name }が先攻を選びました。
cli-option-chose = 先攻を選んだ人（プレイオフ）。結果と一緒でも、これだけでも指定できます。
cli-option-through = 卓から勝ち上がる人。1人につき1回指定（多人数卓のプレイオフ）
cli-option-cascade = この結果に基づく後のプレイオフの対戦も変更します。

refuse-draw_in_playoff = プレイオフの対戦（テーブル{ $table }）は引き分けにできません。勝者を入力してください。対戦を終えられない場合は、カット時の順位が上の「{ $id }」の勝ちです（--winnerと、--howに「time」を指定して入力します）。
refuse-drawn_table = { $drawn ->
    [replay] 引き分けたプレイオフの卓（テーブル{ $table }）はもう一度対戦します。勝者が決まったら、その結果を入力してください。
   *[other] プレイオフの卓（テーブル{ $table }）には時間制限がなく、引き分けもありません。対戦を続け、勝者を入力してください。
}
refuse-through_count = { $expected ->
    [one] テーブル{ $table }から勝ち上がるのは1人で、{ $found }人ではありません。--throughを直してください。
   *[other] テーブル{ $table }から勝ち上がるのは{ $expected }人で、{ $found }人ではありません。--throughを直してください。
}
refuse-playoff_result_used = { $count ->
    [one] 第{ $round }ラウンドのテーブル{ $table }の結果には後の1対戦が基づいており、それも無効になります（関係者：{ $ids }）。どちらも変更するには、--cascadeを付けてもう一度実行し、プレイヤーに知らせてください。
   *[other] 第{ $round }ラウンドのテーブル{ $table }の結果には後の{ $count }対戦が基づいており、それらも無効になります（関係者：{ $ids }）。すべて変更するには、--cascadeを付けてもう一度実行し、プレイヤーに知らせてください。
}
refuse-chose_outside_playoff = 先攻を選ぶのは2人で対戦するプレイオフだけです。第{ $round }ラウンドのテーブル{ $table }では記録する必要がありません。
refuse-chose_not_seated = 「{ $id }」は第{ $round }ラウンドのテーブル{ $table }に着席していません。着席している人を指定してください。
refuse-draft_seated = ステージ「{ $stage }」のドラフトの席はすでに決まっており、変更できません。
sense-playoff_option = ステージ「{ $id }」の設定「{ $option }」はプレイオフだけのものです。種類が「bracket」のステージに移してください。
refuse-draft_is_single = ドラフトのプレイオフは1敗で終わる形だけです。「elimination」か「playoff」を外してください。
refuse-no_table_playoff = ポリシー「{ $policy }」にはプレイオフがありません。「pods/plain」など、プレイオフのあるポリシーをステージに指定してください。
refuse-no_playoff_shape = ルールには{ $count }人のプレイオフがありません。ルールにある人数（{ $sizes }）を勝ち上がらせてください。

running-match_reseated = { $played ->
    [yes] 第{ $round }ラウンド、テーブル{ $table }（{ $ids }）：結果は無効になります。ここでは{ $now }があらためて対戦します。
   *[no] 第{ $round }ラウンド、テーブル{ $table }（{ $ids }）：ここには{ $now }が着席します。
}
running-match_withdrawn = { $played ->
    [yes] 第{ $round }ラウンド、テーブル{ $table }（{ $ids }）：対戦も結果も無効になります。対戦者が決まりしだい、組み直します。
   *[no] 第{ $round }ラウンド、テーブル{ $table }（{ $ids }）：対戦は無効になります。対戦者が決まりしだい、組み直します。
}
running-playoff_without_play = { $count ->
    [one] { $left }がイベントを離れたため、{ $ids }は対戦せずに勝ち上がります。繰り上がりはありません。
   *[other] { $left }がイベントを離れたため、{ $ids }は対戦せずに勝ち上がります。繰り上がりはありません。
}
running-choice_of_other = 第{ $round }ラウンド、テーブル{ $table }：先攻を選んだのは「{ $id }」ですが、選ぶ権利はカット時の順位が上の「{ $winner }」にあります。

audit-playoff_without_cut = プレイオフが始まっていますが、第{ $round }ラウンド後のカットが記録されていません。「cuts」に追加してください。
audit-playoff_too_early = 第{ $round }ラウンド、テーブル{ $table }：前の対戦の結果が決まる前に{ $ids }が対戦しました。
audit-playoff_wrong_players = { $count ->
    [one] 第{ $round }ラウンド、テーブル{ $table }：{ $ids }が対戦しましたが、それまでの結果ではここに入るのは{ $now }だけです。
   *[other] 第{ $round }ラウンド、テーブル{ $table }：{ $ids }が対戦しましたが、それまでの結果ではここに入るのは{ $now }です。
}
audit-playoff_stray = 第{ $round }ラウンド、テーブル{ $table }：{ $ids }の対戦は、トーナメント表のどこにも当てはまりません。
audit-playoff_bye = 第{ $round }ラウンド：「{ $id }」はその時点でプレイオフに残っていないのに、不戦勝になっています。
audit-playoff_undecided = 第{ $round }ラウンド、テーブル{ $table }：この結果では誰が勝ち上がるか決まりません。勝者を入力してください。
audit-playoff_other_seats = ドラフトのプレイオフ「{ $stage }」の席は、イベントのシード値から決まる席と異なります。
audit-playoff_turn_order = 第{ $round }ラウンド、テーブル{ $table }：席順が、プレイオフについてルールが定める順と異なります。
audit-match_withdrawn = 第{ $round }ラウンド、テーブル{ $table }：前の結果が訂正されたため、{ $ids }の対戦は取り下げられました。
