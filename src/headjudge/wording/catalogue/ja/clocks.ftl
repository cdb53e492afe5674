# ラウンド、準備、ドラフトの時計：表示、できないこと、ジャッジの読み上げ。

section-clock = 中断とラウンド終了時の手順
minutes_row-draft = ブースタードラフト

# 会場の時計
round_clock-waiting = 時計はまだ始まっていません。
round_clock-starting = ゲーム開始時の手順の時間です。この時間はラウンドに含まれます。
round_clock-running = ラウンドが進行中です。
round_clock-paused = 時計は中断しています。
round_clock-time_over = ラウンドの時間が終了しました。
round_clock-ended = ラウンドは終了しました。

# テーブルごとの時計
table_clock-waiting = テーブル{ $table }：時計はまだ始まっていません。
table_clock-running = テーブル{ $table }は対戦中です。
table_clock-paused = テーブル{ $table }は中断しています。
table_clock-checking = テーブル{ $table }はデッキチェック中です。
table_clock-time_over = テーブル{ $table }は時間終了です。
table_clock-ended = テーブル{ $table }：ラウンドは終了しました。

# ドラフトの時計
pick_clock-waiting = ドラフトはまだ始まっていません。
pick_clock-picking = { $pack }パック目、残り{ $cards }枚：タイマーが動いています。
pick_clock-last_card = { $pack }パック目の最後の1枚です。タイマーはありません。
pick_clock-pick_over = { $pack }パック目の{ $pick }枚目：時間です。ポッドを確認してから、次をアナウンスしてください。
pick_clock-review = { $pack }パック目の後の確認時間です。
pick_clock-review_over = { $pack }パック目の後の確認時間が終わりました。ポッドを確認してから、{ $next }パック目をアナウンスしてください。
pick_clock-ended = ドラフトは終了しました。
pick_clock-overrun_repeated = 「{ $id }」はピックの制限時間を{ $count }回超えています（パック/ピック：{ $picks }）。ジャッジの確認が必要です。

# ジャッジの読み上げ
call-round_start = 第{ $round }ラウンドを開始します。制限時間は{ $minutes }分です。
call-start_procedure = このうち最初の{ $minutes }分は、ゲーム開始時の手順のための時間です。
call-minutes_left = { $minutes ->
    [0] ラウンドの残り時間は1分未満です。
   *[other] ラウンドの残り時間は{ $minutes }分です。
}
call-time = ラウンドの時間が終了しました。
call-turns = { $finish ->
    [no] 現在のターンはここで終わりです。
   *[yes] 手番のプレイヤーは、そのターンを最後まで行ってください。
}{ $each ->
    [yes] その後、ゲームに残っている各プレイヤーが1ターンずつ行います。
   *[no] { $turns ->
        [0] その後のターンはありません。
       *[other] その後、合計{ $turns }ターンを行います。
    }
}{ $beyond ->
    [0] {""}
   *[other] 2人を超えるプレイヤー1人につき、{ $beyond }ターンを加えます。
}
call-hard_stop = いずれの場合も、あと{ $minutes }分でゲームを終了します。
call-draw = それまでに勝者が決まらなければ、そのゲームは引き分けです。
call-concede = 投了は今ならできますが、この後ゲーム内の行動を取ったプレイヤーは投了できません。
call-tables_play_on = { $count ->
   *[other] 延長のあるテーブル{ $tables }は、対戦を続けてください。
}
call-step = 「{ LABEL($step, of: "minutes_row") }」を始めます。制限時間は{ $minutes }分です。
call-open_pack = { $pack }パック目を開けてください。{ $cards }枚から1枚を選びます。時間は{ $seconds }秒です。
call-passes = { $way ->
    [left] このパックは左隣へ渡します。
    [right] このパックは右隣へ渡します。
   *[as_told] このパックはジャッジの指示どおりに渡します。
}
call-pick = 次のパックを取ってください。残り{ $cards }枚、時間は{ $seconds }秒です。
call-last_card = { $pack }パック目の最後の1枚を取り、裏向きで自分の山に置いてください。
call-review = { $pack }パック目のドラフトが終わりました。{ $seconds }秒間、ドラフトしたカードを確認できます。
call-draft_end = ドラフトを終了します。カードは裏向きのまま、1つの山にしておいてください。

# できないこと
refuse-clock_time_went_back = この端末の時刻は、この時計の最後の記録より{ $seconds }秒遅れています。端末の時刻を直してください。
refuse-clock_started = 第{ $round }ラウンドの時計はすでに始まっています。やり直すには、先に終了してください。
refuse-clock_not_started = 第{ $round }ラウンドの時計はまだ始まっていません。先に開始してください。
refuse-clock_ended = 第{ $round }ラウンドの時計は終了しています。ラウンドが続く場合は、改めて開始してください。
refuse-clock_minutes = { $minutes }分では時計を開始できません。1分以上を指定してください。
refuse-clock_step_open = 第{ $round }ラウンドの前の「{ LABEL($step, of: "minutes_row") }」が終わっていません。先に終了してください。
refuse-clock_step_tables = 「{ LABEL($step, of: "minutes_row") }」の時計にはテーブルがありません。全員の時間を調整してください。
refuse-clock_table_done = 第{ $round }ラウンドのテーブル{ $table }にはすでに結果があり、時計は必要ありません。
refuse-clock_checked = 第{ $round }ラウンドのテーブル{ $table }はデッキチェック中です。先にチェックを終了してください。
refuse-clock_not_checked = 第{ $round }ラウンドのテーブル{ $table }はデッキチェック中ではありません。先にチェックを開始してください。
refuse-clock_table_paused = 第{ $round }ラウンドのテーブル{ $table }はすでに中断しています。先に再開してください。
refuse-clock_table_runs = 第{ $round }ラウンドのテーブル{ $table }は中断していないため、再開できません。
refuse-clock_table_time_over = 第{ $round }ラウンドのテーブル{ $table }は時間終了です。必要なら延長してください。
refuse-clock_paused = 第{ $round }ラウンドの時計はすでに中断しています。先に再開してください。
refuse-clock_runs = 第{ $round }ラウンドの時計は中断していないため、再開できません。
refuse-clock_time_over = 第{ $round }ラウンドはすべてのテーブルで時間終了です。中断するものがありません。
refuse-clock_reason = 時間を変えるときは理由が必要です。理由を書いてください。
refuse-clock_adjusted = 時計を{ $seconds }秒調整することはできません。何も変わらないか、ラウンドの時間がなくなります。別の値を指定してください。
refuse-clock_extension = テーブル{ $table }に{ $seconds }秒の延長はできません。1秒以上1000000秒以下を指定してください。
refuse-draft_cards = ピックの制限時間は1パック{ $most }枚までで、{ $cards }枚の分はありません。1パックからドラフトする枚数を指定してください。
refuse-draft_not_called = このドラフトはアナウンスで進めるものではなく、プレイヤーが自分のペースで選んで渡します。適用度が許す場合は、前もって告知してください。
refuse-draft_ended = このドラフトは終了しています。アナウンスするものはありません。
refuse-draft_out_of_order = { $kind ->
    [review] 順番が違います。次は{ $pack }パック目の後の確認時間です。
    [end] 順番が違います。すべてのパックが終わったので、次はドラフトの終了です。
   *[pick] 順番が違います。次は{ $pack }パック目の{ $pick }枚目です。
}
refuse-draft_timer_runs = タイマーはまだ{ $seconds }秒残っています。全員が終わっている場合だけ、その旨を指定して先に進めてください。
refuse-draft_pick_not_called = { $pack }パック目の{ $pick }枚目はまだアナウンスされていません。アナウンス済みのピックを指定してください。
refuse-draft_no_timer = { $pack }パック目の{ $pick }枚目には制限時間がないため、超過はありません。
refuse-draft_in_time = このピックのタイマーはまだ{ $seconds }秒残っています。超過したプレイヤーはまだいません。
refuse-draft_overrun_noted = 「{ $id }」が{ $pack }パック目の{ $pick }枚目の制限時間を超えたことは、すでに記録されています。
