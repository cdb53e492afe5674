# イベントへの操作を、事実やルールのために受け付けられない理由。

refuse-open_matches = 第{ $round }ラウンドに結果のない対戦が{ $count }件あります（テーブル：{ $tables }）。先に結果を入力してください。
refuse-no_such_round = 第{ $round }ラウンドはありません。組み合わせ済みなのは第{ $paired }ラウンドまでです。
refuse-no_such_match = 第{ $round }ラウンドにテーブル{ $table }はありません。テーブルは{ $first }から{ $last }までです。
refuse-all_rounds_played = 予定の{ $planned }ラウンドはすべて組み合わせ済みです。続けるにはラウンド数を増やしてください。
refuse-unknown_entrant = このイベントにID「{ $id }」の参加者はいません。参加者の一覧で確認してください。
refuse-entrant_id_taken = ID「{ $id }」は別の参加者が使っています。ほかのIDを選んでください。
refuse-already_dropped = 「{ $id }」は第{ $after }ラウンド終了後にドロップしています。もう一度ドロップするには、先に再参加が必要です。
refuse-not_dropped = 「{ $id }」はドロップしていません。再参加できるのはドロップした参加者だけです。
refuse-already_disqualified = 「{ $id }」は失格になっているため、ドロップも再参加もできません。
refuse-plays_later = 「{ $id }」は第{ $round }ラウンドに出ているため、第{ $after }ラウンド終了後に抜けることはできません。第{ $round }ラウンド以降を指定してください。
refuse-round_not_paired = 第{ $round }ラウンドはまだ組み合わせていません。組み合わせ済みなのは第{ $paired }ラウンドまでです。
refuse-round_already_paired = 第{ $round }ラウンドはすでに組み合わせ済みです。まだ組み合わせていないラウンドを指定してください。
refuse-not_playing = 「{ $id }」は第{ $round }ラウンドに出ないため、欠席にできません。欠席にできるのは参加中の参加者だけです。
refuse-already_absent = 「{ $id }」はすでに第{ $round }ラウンドの欠席になっています。操作は必要ありません。
refuse-already_settled = 「{ $id }」には第{ $round }ラウンドの対戦または不戦勝がすでに指定されています。先に「next」から外してください。
refuse-clear_would_open = 第{ $last }ラウンドが組み合わせ済みのため、第{ $round }ラウンドの結果は取り消せません。代わりに結果を訂正してください。
refuse-cut_made = 第{ $round }ラウンド終了後のカットは確定済みで、変更できません。
refuse-no_pairing = この参加者では組み合わせができません。ラウンドの指定のために対戦相手のいない参加者が出ます。指定を変えてください。
refuse-reason_needed = 後のラウンドを組み合わせてから結果を変更することになります。理由を書いてください。
refuse-rounds_to_play = カットは{ $planned }ラウンドの後ですが、組み合わせ済みは{ $paired }ラウンドです。先に残りを行ってください。
refuse-no_cut = 参加者{ $players }人ではカットは推奨されていません。通過者を「enters」で決めるステージを追加してください。
refuse-no_cut_rule = { GIVEN($stage) ->
    [yes] ステージ「{ $stage }」に、誰が通過するかの指定がありません。「enters」に「top」または「min_points」を書いてください。
   *[no] 誰が通過するかを指定したステージがありません。「enters」に「top」または「min_points」を書いてください。
}
refuse-no_bracket = このイベントにはプレイオフがありません。種類が「bracket」のステージを追加してください。
refuse-round_not_finished = 第{ $round }ラウンド終了後の順位はまだ出せません。終了しているのは第{ $finished }ラウンドまでです。そのラウンドを指定するか、残りの結果を入力してください。
refuse-cut_missing = 第{ $round }ラウンド終了後のカットが記録されていないのに、次のステージが始まっています。「cuts」に追加してください。
refuse-nobody_to_pair = 第{ $round }ラウンドで組み合わせる参加者がいません。参加者を登録してください。
