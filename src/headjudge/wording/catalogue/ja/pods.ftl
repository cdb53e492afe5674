# 3人以上のテーブル：規定の規則、結果、順位を決める値。

section-pods = テーブルの規則

policy-pods_and_sizes = テーブルの人数（{ $sizes }）とセクション「pods」が合いません。3人以上のテーブルの規定には「pods」が必要で、2人のテーブルを含められません。2人のテーブルの規定に「pods」は書けません。
policy-placement_points = { $size }人のテーブルの順位は{ $size }つですが、値が{ $found }個あります。勝者から順に、順位ごとに1つずつ書いてください。
policy-placement_sizes = 順位による点数には、{ $size }人のテーブルの行がちょうど1つ必要です。いまは{ $found }つあります。
policy-short_tables = 余った参加者を別の人数のテーブルに入れるには、「table_sizes」に2つ以上の人数（現在は{ $sizes }）と、そのテーブルの位置を示す「short_tables_stand」が必要です。両方を設定するか、余った参加者を不戦勝にしてください。
policy-cut_round = { $players }人は、{ $size }人のテーブル{ $tables }つと不戦勝{ $byes }人にちょうど分かれません。このラウンドのテーブル数か不戦勝の数を直してください。
policy-cut_end = このプレイオフの最終ラウンドの後に{ $left }人が残ります。最終ラウンドはテーブル1つにしてください。
policy-seat_values = 席ごとの勝利には、{ $size }席それぞれの値が必要です。いまは{ $found }個です。

# テーブルの結果。

sense-table_undecided = 勝者も引き分けも書かれていません。「winner」とほかの全員の「out」を書くか、「draw」と脱落済みの参加者の「out」を書いてください。
sense-winner_out = 「{ $id }」は勝者なのに「out」にも入っています。勝者は最後まで残った参加者なので、どちらか一方にしてください。
sense-fate_unknown = 「{ $winner }」が勝者ですが、次の参加者の脱落順が分かりません：{ $ids }。先に脱落した順に「out」へ加えてください。
sense-named_twice = 「{ $id }」が「{ $key }」に2回あります。1つだけにしてください。
sense-draw_one_alive = 残っていたのは「{ $id }」だけなので、引き分けではなく勝利です。「winner」に「{ $id }」を書いてください。
sense-draw_nobody_alive = 全員（{ $ids }）が「out」に入っているため、引き分けになる参加者がいません。最後に同時に脱落した参加者を「together」に書くか、残っていた参加者を「out」から除いてください。
sense-together = 「together」には、同時に脱落し、「out」で隣り合う2人以上を書きます。この指定は合いません：{ $ids }。
sense-no_show_first = 「{ $id }」はテーブルに来なかったので、プレイした全員より先に脱落した扱いです。来なかった参加者を「out」の先頭に書いてください。
sense-left_not_out = 「{ $id }」は対戦の途中で退出したので、その時点で脱落しています。「out」の正しい位置に加えてください。
sense-left_and_no_show = 「{ $id }」が「left」と「no_show」の両方にあります。来なかったのか、途中で退出したのか、どちらか一方にしてください。
sense-lost_at_table = 「lost」は2人の対戦のためのものです。このテーブルでは「draw」とし、同時に脱落した参加者を「together」に書いてください。
sense-games_at_table = 「games」は2人の対戦のためのものです。削除してください。
sense-winner_not_through = 「{ $id }」はこのテーブルの勝者ですが、勝ち上がる参加者に入っていません。「through」に加えてください。

standings-metric_of_other_tables = 値「{ $key }」は{ $pods ->
    [yes] 3人以上のテーブル用ですが、この規定のテーブルは2人です。別の値を選んでください。
   *[no] 2人の対戦用ですが、この規定のテーブルは3人以上です。別の値を選んでください。
}

# 3人以上のテーブルで順位を決める値。

metric-points = ポイント
metric-points-long = ポイント
metric-elimination_order = 脱落順
metric-elimination_order-long = 脱落順（すべての対戦と不戦勝の合計）
metric-opponents_win_rate = 対戦相手の勝率
metric-opponents_win_rate-long = 対戦相手の勝率（全相手の勝利数の合計÷対戦数の合計）
metric-win_rate = 勝率
metric-win_rate-long = 勝率（勝利数÷対戦数）
metric-opponents_win_rate_mean = OMW
metric-opponents_win_rate_mean-long = 対戦相手の勝率の平均
metric-points_rate = 得点率
metric-points_rate-long = 得点率（ポイント÷全勝のときのポイント）
metric-opponents_points_rate_mean = 対戦相手の得点率
metric-opponents_points_rate_mean-long = 対戦相手の得点率の平均
metric-opponents_points_mean = 対戦相手のポイント
metric-opponents_points_mean-long = 対戦相手のポイントの平均
metric-matches_played = 対戦数
metric-matches_played-long = 対戦した回数
metric-wins = 勝利数
metric-wins-long = 勝ったテーブルの数
metric-opponents_beaten = 勝った相手の数
metric-opponents_beaten-long = 勝った相手の数（勝ったテーブルの対戦相手）
metric-seat_wins = 席順別の勝利
metric-seat_wins-long = 席順別の勝利（手番が遅いほど高い値）
metric-mean_seat = 平均の席
metric-mean_seat-long = 平均の席（手番の順番）

explain-phantom = 第{ $round }ラウンド、{ LABEL($outcome, of: "outcome") }：欠けた席の仮の対戦相手、勝率{ $value }
explain-wins_of_opponent = 第{ $round }ラウンド、{ $opponent }と同じテーブル、{ LABEL($outcome, of: "outcome") }。相手の勝利数{ $wins }、対戦数{ $matches }
explain-order = 第{ $round }ラウンド、{ LABEL($outcome, of: "outcome") }：脱落順{ $value }
