# 進行中のイベントについて知らせること。

running-rounds_not_planned = { GIVEN($stage) ->
    [yes] ステージ「{ $stage }」のラウンド数が決まっておらず、この人数ではポリシーにも推奨がありません。設定「rounds」を指定してください。
   *[no] ラウンド数が決まっておらず、この人数ではポリシーにも推奨がありません。設定「rounds」を指定してください。
}
cut-dropped_left_out = 通過するはずだった{ $count }人がドロップしているため、次の順位の参加者が繰り上がりました。
running-settled_but_out = 「next」にある「{ $id }」はこのステージに出ないため、その指定は使いませんでした。
running-later_rounds_stand = 第{ $round }ラウンド、テーブル{ $table }の結果を訂正しました。第{ $last }ラウンドまでの組み合わせはそのままです。
running-cut_stands = 第{ $round }ラウンドの結果を訂正しました。第{ $after }ラウンド終了後のカットは確定したときのままです。

cut_why-top = 順位
cut_why-record = 成績
cut_why-bye = 不戦勝

decided-chance = 抽選で決定
decided-cut = カットで決定
decided-playoff = プレイオフで決定

playoff-final = 決勝
playoff-semi-final = 準決勝
playoff-quarter-final = 準々決勝
playoff-round_of = トップ{ $size }
playoff-winner_of = 第{ $match }試合の勝者
playoff-seed = 第{ $seed }シード
playoff-done = 勝者：{ $name }
playoff-nobody = 勝ち上がりなし
playoff_state-waiting = 前の対戦待ち
playoff_state-ready = 対戦可能
playoff_state-running = 対戦中

note_short-pair_down = 下の組との対戦
note_short-rematch = 再戦
note_short-rematch_allowed = 再戦（許可）
note_short-keep_apart_breached = 離すべき相手
note_short-locked = 事前に指定
note_short-locked_rematch = 事前に指定、再戦
note_short-locked_keep_apart = 事前に指定、離すべき相手
note_short-fixed_table = 固定テーブル
note_short-fixed_table_taken = 固定テーブルは使用済み
note_short-fixed_tables_meet = 固定テーブルどうし、小さい方
note_short-playoff = プレイオフ
