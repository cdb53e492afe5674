# イベントへの操作を、事実やルールのために受け付けられない理由。

refuse-open_matches = 第{ $round }ラウンドに結果未入力の対戦が{ $count }件あります（テーブル：{ $tables }）。先に結果を入力してください。
refuse-no_such_round = { $paired ->
    [0] 第{ $round }ラウンドはまだありません。先に第1ラウンドの組み合わせを作成してください。
   *[other] 第{ $round }ラウンドはまだありません。組み合わせがあるのは第{ $paired }ラウンドまでです。
}
refuse-no_such_match = 第{ $round }ラウンドにテーブル{ $table }はありません。テーブルは{ $first }から{ $last }までです。
refuse-all_rounds_played = { $ended ->
    [playoff] プレイオフは最後まで終わっており、イベントは終了しています。
   *[rounds] 予定の{ $planned }ラウンドは、すべて組み合わせ済みです。続けるには、ラウンド数を増やすか、ステージを追加してください。
}
refuse-unknown_entrant = このイベントにID「{ $id }」の参加者はいません。参加者の一覧で確認してください。
refuse-entrant_id_taken = ID「{ $id }」は別の参加者が使っています。ほかのIDを選んでください。
refuse-already_dropped = { $after ->
    [0] 「{ $id }」は第1ラウンド前にドロップしています。もう一度ドロップするには、先に再参加が必要です。
   *[other] 「{ $id }」は第{ $after }ラウンド終了後にドロップしています。もう一度ドロップするには、先に再参加が必要です。
}
refuse-not_dropped = 「{ $id }」はドロップしていません。再参加できるのはドロップした参加者だけです。
refuse-already_disqualified = 「{ $id }」は失格になっているため、ドロップも再参加もできません。
refuse-plays_later = { $after ->
    [0] 「{ $id }」は第{ $round }ラウンドに出ているため、第1ラウンド前に抜けることはできません。第{ $round }ラウンド以降を指定してください。
   *[other] 「{ $id }」は第{ $round }ラウンドに出ているため、第{ $after }ラウンド終了後に抜けることはできません。第{ $round }ラウンド以降を指定してください。
}
refuse-round_not_paired = { $paired ->
    [0] 第{ $round }ラウンドの組み合わせはまだありません。先に第1ラウンドの組み合わせを作成してください。
   *[other] 第{ $round }ラウンドの組み合わせはまだありません。組み合わせがあるのは第{ $paired }ラウンドまでです。
}
refuse-round_already_paired = 第{ $round }ラウンドはすでに組み合わせ済みです。これから組み合わせるラウンドを指定してください。
refuse-not_playing = 「{ $id }」は第{ $round }ラウンドに出ないため、欠席にはできません。欠席にできるのは参加中の人だけです。
refuse-already_absent = 「{ $id }」はすでに第{ $round }ラウンドの欠席になっています。このままで問題ありません。
refuse-already_settled = 「{ $id }」には第{ $round }ラウンドの対戦または不戦勝がすでに指定されています。先に「next」から外してください。
refuse-clear_would_open = 第{ $last }ラウンドが組み合わせ済みのため、第{ $round }ラウンドの結果は取り消せません。代わりに結果を訂正してください。
refuse-cut_made = 第{ $round }ラウンド終了後のカットは確定済みです。
refuse-no_pairing = この参加者では組み合わせを作成できません。事前の指定により、対戦相手のいない参加者が出ます。指定を変えてください。
refuse-reason_needed = 後のラウンドの組み合わせを作成した後で結果を変更しようとしています。理由を書いてください。
refuse-rounds_to_play = カットは{ $planned }ラウンド終了後ですが、組み合わせがあるのは{ $paired }ラウンド分です。先に残りのラウンドを行ってください。
refuse-no_cut = 参加者{ $players }人の場合、カットは推奨されていません。カットを行うには、進出者を「enters」で決めるステージを追加してください。
refuse-no_cut_rule = { GIVEN($stage) ->
    [yes] ステージ「{ $stage }」に、誰が進出するかの指定がありません。「enters」に「top」または「min_points」を書いてください。
   *[no] 誰が進出するかを指定したステージがありません。「enters」に「top」または「min_points」を書いてください。
}
refuse-no_bracket = このイベントにはプレイオフがありません。種類が「bracket」のステージを追加してください。
refuse-round_not_finished = { $finished ->
    [0] 第{ $round }ラウンド終了時の順位はまだ出せません。終了したラウンドがありません。先に結果を入力してください。
   *[other] 第{ $round }ラウンド終了時の順位はまだ出せません。終了しているのは第{ $finished }ラウンドまでです。そのラウンドを指定するか、残りの結果を入力してください。
}
refuse-cut_missing = 第{ $round }ラウンド終了後のカットが記録されていないのに、次のステージが始まっています。「cuts」に追加してください。
refuse-nobody_to_pair = 第{ $round }ラウンドで組み合わせる参加者がいません。参加者を登録してください。

refuse-enter_after_cut = 第{ $round }ラウンド後のカットが済んでいるため、もう参加登録はできません。
refuse-no_round_to_enter = { $left ->
    [cut] カット前のラウンド（全{ $round }ラウンド）はすべて組み合わせ済みのため、今から参加しても対戦できるラウンドがありません。参加させるにはラウンド数を増やしてください。
   *[none] 予定の全{ $round }ラウンドがすべて組み合わせ済みのため、今から参加しても対戦できるラウンドがありません。参加させるにはラウンド数を増やしてください。
}
refuse-absent_in_no_round = { $left ->
    [playoff] 次はプレイオフのラウンドのため、欠席にはできません。「{ $id }」をドロップさせるか、その対戦を不戦敗として報告してください。
   *[none] 予定のラウンドはすべて組み合わせ済みのため、「{ $id }」が欠席するラウンドはありません。
}
