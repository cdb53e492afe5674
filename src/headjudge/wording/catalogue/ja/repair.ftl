# 公開済みのラウンドの修正：組み合わせの修正、手作業での入れ替え、遅刻者、不在者、結果訂正の事前確認。

repair-no_round = まだ組み合わせが作成されていないため、修正するものがありません。第1ラウンドの組み合わせを作成してください。
repair-in_playoff = 第{ $round }ラウンドはプレイオフです。対戦は結果から決まるため、元の対戦の結果を訂正してください。その結果による対戦も同時に変わります。
repair-earlier_open = 第{ $round }ラウンドに結果のないテーブル（{ $tables }）があり、組み合わせの基になる順位が定まりません。先に結果を入力してください。
repair-no_open_table = 第{ $round }ラウンドには結果待ちのテーブルがないため、組み合わせはそのままです。
repair-no_such_table = 第{ $round }ラウンドにテーブル{ $table }はありません。このラウンドのテーブルを選んでください。
repair-table_finished = 第{ $round }ラウンド、テーブル{ $table }には結果があるため、変更できません。結果のないテーブルを選ぶか、誤りであれば結果を取り消してください。
repair-cannot_go = 「{ $id }」は第{ $round }ラウンドに結果待ちの対戦も不戦勝もないため、外すことができません。
repair-cannot_join = 「{ $id }」は第{ $round }ラウンドに入れません。イベントに参加していないか、すでに席があります。参加していて席のない人を選んでください。
repair-has_place = 「{ $id }」には、第{ $round }ラウンドの対戦または不戦勝がすでにあります。
repair-not_in_round = 「{ $id }」は第{ $round }ラウンドに入っていません。対戦、不戦勝、欠席のいずれかがある2人を選んでください。
repair-same_place = 「{ $first }」と「{ $second }」は同じ参加者か、どちらも対戦のない同じ扱いのため、入れ替えても何も変わりません。
repair-not_at_table = { GIVEN($id) ->
    [yes] 「{ $id }」はテーブル{ $table }の参加者ではありません。このテーブルの不在者を選んでください。
   *[no] テーブル{ $table }の不在者が指定されていません。このテーブルの不在者を選んでください。
}

repair-nothing_to_mend = 修正は不要です。結果待ちのテーブルをどう組み替えても、今より良くなりません。
repair-tables_changed = { $count }卓が変わります（入れ替え{ $swaps }回）。
repair-not_proven = 変更をさらに減らせる可能性があります（最少であることは確認していません）。
repair-tables_needed = 選ばれたテーブルだけでは修正しきれません。必要なのは{ $count }卓です：{ $tables }。
repair-kept_rematch = テーブル{ $table }は対戦済みのため、そのままです。「{ $first }」と「{ $second }」は第{ $round }ラウンドでも対戦しています。
repair-kept_apart_met = テーブル{ $table }は対戦済みのため、そのままです。「{ $first }」と「{ $second }」には対戦回避の指定があります。
repair-kept_points_apart = テーブル{ $table }は対戦済みのため、そのままです。現在の結果では、対戦時の点差は{ $difference }点です。

repair-meets_again = テーブル{ $table }：「{ $first }」と「{ $second }」は第{ $round }ラウンドで対戦しています。
repair-meets_kept_apart = テーブル{ $table }：「{ $first }」と「{ $second }」には対戦回避の指定があります。
repair-table_again = テーブル{ $table }：以前のラウンドと同じ顔ぶれです。
repair-points_apart = テーブル{ $table }：「{ $first }」と「{ $second }」の点差は{ $difference }点です。
repair-fixed_table_lost = 「{ $id }」の固定テーブルは{ $fixed }ですが、テーブル{ $table }になります。
repair-pod_left = テーブル{ $table }：ポッド{ $pod }とポッド{ $other }のプレイヤーが対戦することになります。ドラフトのラウンドは同じポッド内で行います。
repair-other_bye = 「{ $id }」は再び不戦勝になります（これまで{ $count }回）。
repair-bye_too_high = { $points }点の「{ $id }」が不戦勝になりますが、{ $lowest }点でまだ不戦勝のない参加者がいます。
repair-more_byes = 不戦勝が{ $count }人になります。この人数で必要なのは多くても{ $most }人です。

repair-takes_loss = 「{ $id }」は第{ $round }ラウンドを欠席し、対戦相手のない敗北になります。
repair-gets_bye = 「{ $id }」は第{ $round }ラウンドで不戦勝になります。
repair-bye_given_up = { $granted ->
    [yes] 「{ $id }」は、あらかじめ与えられていた不戦勝の代わりに対戦します。
   *[no] 「{ $id }」は不戦勝の代わりに対戦します。
}
repair-waits = 「{ $id }」は第{ $round }ラウンドから参加します。参加しなかったラウンドの得点はありません。
repair-wins_by_absence = { $ids }が不在（{ $count }人）のため、テーブル{ $table }は「{ $id }」の勝利になります。
repair-all_lose = テーブル{ $table }には誰も来なかったため、{ $count }人とも敗北になります（{ $ids }）。
repair-plays_on = テーブル{ $table }は不在の{ $count }人（{ $ids }）なしで対戦します。不在者は最初の脱落者として結果に入力してください。

repair-nobody_moves = 第{ $round }ラウンド、テーブル{ $table }の新しい結果では、順位も点数も変わりません。
repair-round_would_differ = { $count ->
    [0] 第{ $round }ラウンドは別の組み合わせになっていました（不戦勝になる参加者が異なります）。
   *[other] 第{ $round }ラウンドは別の組み合わせになっていました（{ $count }卓：{ $tables }）。
}
repair-not_by_seed = 第{ $round }ラウンドは乱数シードどおりの組み合わせではないため、訂正前と訂正後の結果で引き直したものを比べています。
repair-cut_would_take_in = 第{ $round }ラウンド終了後のカットでは、ほかに{ $count }人が進出していました：{ $ids }。
repair-cut_would_leave_out = 第{ $round }ラウンド終了後のカットでは、進出者のうち{ $count }人が進出していませんでした：{ $ids }。

# テーブルが変わる理由。
repair_why-gone = このテーブルのプレイヤーが抜けました。
repair_why-joins = プレイヤーがラウンドに加わります。
repair_why-bye = 不戦勝が別の参加者に移ります。
repair_why-kept_apart = 対戦回避の指定がある組み合わせです。
repair_why-rematch = 以前に対戦した組み合わせです。
repair_why-repeated = 以前のラウンドと同じ顔ぶれです。
repair_why-points_changed = プレイヤーの点数が変わりました。
repair_why-points_apart = 点数の異なる対戦です。
repair_why-for_others = ほかのテーブルを直すために変わります。

# 遅刻者、または不在者のいるテーブルへの対応。
repair_choice-loss = このラウンドは敗北
repair_choice-meets_bye = 不戦勝の参加者と対戦
repair_choice-fills_table = 人数の少ないテーブルに入る
repair_choice-bye = このラウンドは不戦勝
repair_choice-next_round = 次のラウンドから参加
repair_choice-win = 不在による勝利
repair_choice-all_lose = テーブルの全員が敗北
repair_choice-all_absent = 全員欠席、テーブルなし
repair_choice-opponents_bye = 来た参加者は不戦勝
repair_choice-opponents_meet_bye = 来た参加者が不戦勝の参加者と対戦
repair_choice-opponents_meet_late = 来た参加者が遅刻者と対戦
repair_choice-fewer_at_table = 少ない人数で対戦
repair_choice-plays_on = 不在者なしで対戦
