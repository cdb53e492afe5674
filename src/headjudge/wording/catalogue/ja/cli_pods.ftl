# 3人以上のテーブルでのコマンドライン。

cli-seat = 席{ $seat }
cli-pod_cleared = 第{ $round }ラウンド、テーブル{ $table }（{ $seats }）：結果を取り消しました。
cli-pod_winner = 第{ $round }ラウンド、テーブル{ $table }（{ $seats }）：勝者は{ $winner }です。
cli-pod_draw = 第{ $round }ラウンド、テーブル{ $table }（{ $seats }）：引き分けです。残っていたのは{ $alive }です。
cli-pod_lost = 第{ $round }ラウンド、テーブル{ $table }（{ $seats }）：全員敗北です。
cli-option-together = 同時に脱落した人のID（コンマ区切り）。同時の脱落ごとに1回（多人数卓）
cli-option-no_show = 卓に来なかった人。--outの先頭に置く（多人数卓）
cli-option-left = 対戦中に退出または失格した人。--outにも置く（多人数卓）


note_short-pod_repeat_swapped = 1人入れ替え（前と同じ顔ぶれのため）
note_short-pod_repeat_neighbour = 1人入れ替え
note_short-pod_repeat_stays = 前と同じ顔ぶれ
note_short-pod_repeat = 前と同じ顔ぶれ
note_short-pod_seen_before = 以前と同じ顔ぶれ
note_short-pod_met_again = 再戦あり
note_short-pod_apart_swapped = 入れ替え（対戦回避）
note_short-pod_apart_together = 対戦回避の指定あり
note_short-pod_locked = 事前に決定
note_short-pod_locked_repeat = 事前に決定、前と同じ顔ぶれ
note_short-pod_locked_apart = 事前に決定、対戦回避の指定あり
note_short-pod_other_size = 人数が異なる
note_short-pod_fixed_table = 固定テーブル
note_short-pod_fixed_table_taken = 固定テーブル使用中
note_short-pod_fixed_tables_meet = 固定テーブルが複数

audit-pod_repeat = { $avoidable ->
    [yes] 第{ $round }ラウンド：{ $count }卓が前のラウンドとまったく同じ顔ぶれです。入れ替えで避けられました。
   *[no] 第{ $round }ラウンド：{ $count }卓が前のラウンドとまったく同じ顔ぶれですが、避けられませんでした。
}
audit-pods_kept_apart_met = { $avoidable ->
    [yes] 第{ $round }ラウンド：対戦を避ける指定のプレイヤーが同じ卓になりました（{ $count }組）。ほかの組み合わせが可能でした。
   *[no] 第{ $round }ラウンド：対戦を避ける指定のプレイヤーが同じ卓になりました（{ $count }組）。避けられませんでした。
}
audit-pods_out_of_order = 第{ $round }ラウンド：テーブルが当時の順位どおりになっていません。
