# 3人以上のテーブルでのコマンドライン。

cli-seat = 席{ $seat }
cli-pod_cleared = 第{ $round }ラウンド、テーブル{ $table }（{ $seats }）：結果を取り消しました。
cli-pod_winner = 第{ $round }ラウンド、テーブル{ $table }（{ $seats }）：{ $winner }の勝利です。
cli-pod_draw = 第{ $round }ラウンド、テーブル{ $table }（{ $seats }）：引き分けです（残っていた人：{ $alive }）。
cli-pod_lost = 第{ $round }ラウンド、テーブル{ $table }（{ $seats }）：全員敗北です。
cli-option-together = 同時に脱落した人のID（カンマ区切り）。同時の脱落ごとに1回指定します（3人以上のテーブル用）。
cli-option-no_show = テーブルに来なかった人のID。--outの先頭にも書きます（3人以上のテーブル用）。
cli-option-left = 対戦中に退出または失格した人のID。--outにも書きます（3人以上のテーブル用）。

note_short-pod_repeat_swapped = 1人入れ替え（以前と同じ顔ぶれのため）
note_short-pod_repeat_neighbour = 1人入れ替え
note_short-pod_repeat_stays = 以前と同じ顔ぶれ
note_short-pod_repeat = 以前と同じ顔ぶれ
note_short-pod_seen_before = 以前と同じ顔ぶれ
note_short-pod_met_again = 再戦あり
note_short-pod_apart_swapped = 入れ替え（対戦回避）
note_short-pod_apart_together = 対戦回避の指定あり
note_short-pod_locked = 事前指定
note_short-pod_locked_repeat = 事前指定（以前と同じ顔ぶれ）
note_short-pod_locked_apart = 事前指定（対戦回避の指定あり）
note_short-pod_other_size = 人数が異なる
note_short-pod_fixed_table = 固定テーブル
note_short-pod_fixed_table_taken = 固定テーブルは使用済み
note_short-pod_fixed_tables_meet = 固定テーブルが複数

audit-pod_repeat = { $avoidable ->
    [yes] 第{ $round }ラウンド：前のラウンドとまったく同じ顔ぶれのテーブルが{ $count }卓あります。入れ替えで避けることができました。
   *[no] 第{ $round }ラウンド：前のラウンドとまったく同じ顔ぶれのテーブルが{ $count }卓あります。これは避けられませんでした。
}
audit-pods_kept_apart_met = { $avoidable ->
    [yes] 第{ $round }ラウンド：対戦回避の指定があるプレイヤーが同じテーブルになりましたが（{ $count }組）、別の組み合わせが可能でした。
   *[no] 第{ $round }ラウンド：対戦回避の指定があるプレイヤーが同じテーブルになりました（{ $count }組）。これは避けられませんでした。
}
audit-pods_out_of_order = 第{ $round }ラウンド：テーブルが当時の順位順になっていません。

cli-command-answer = 対戦後のアンケート：回答を記録する。回答がなければ質問と未回答者を表示します。
cli-option-entrant = 参加者のID
cli-answer_form = 回答は「項目=値」の形で書きます。「{ $found }」は読めません。
cli-answers_owed = { $count ->
    [0] 未回答のアンケートはありません。
   *[other] 未回答のアンケートが{ $count }件あります。
}
cli-answer_owed = 第{ $round }ラウンド、テーブル{ $table }：{ $name }
cli-two_winners = 勝者は1人だけです。{ $found }が指定されています。1人だけ指定してください。
cli-left_dropped = { $name }は対戦中に退出したため、第{ $round }ラウンド終了時点でドロップとしました。
