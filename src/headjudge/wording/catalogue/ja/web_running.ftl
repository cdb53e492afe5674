# ラウンド、結果、時計、元に戻す操作。

web-run_nav_round = ラウンド
web-run_nav_results = 結果
web-run_nav_clock = 時計
web-run_rounds = ラウンドの一覧
web-run_next = 次の操作
web-run_next_enter = まだ参加者がいません。2人以上で組み合わせを作成できます。
web-run_to_players = 参加者を登録
web-run_next_pair = { $round ->
    [1] 次は第1ラウンドの組み合わせです。
   *[other] 結果はすべて揃いました。次は第{ $round }ラウンドの組み合わせです。
}
web-run_next_playoff = 結果はすべて揃いました。次はカットと、プレイオフ最初の第{ $round }ラウンドです。
web-run_next_publish = 第{ $round }ラウンドの組み合わせができました。まだ運営にしか見えません。
web-run_next_clock = 第{ $round }ラウンドは公開済みです。時計はまだ始まっていません。
web-run_next_results = 第{ $round }ラウンド：結果待ちは{ $count }卓です。
web-run_next_over = 予定のラウンドはすべて終わりました。イベントは終了です。
web-run_look_at_round = 第{ $round }ラウンドへ進む
web-run_look_and_publish = 第{ $round }ラウンドを確認して公開
web-run_to_clock = 第{ $round }ラウンドの時計へ
web-run_enter_results = 結果を入力
web-run_outstanding = 結果待ちのテーブル
web-run_all_outstanding = すべてを残り時間つきで見る
web-run_show_all = { $count }件すべて表示
web-run_by_time = 時間順で見る
web-run_look_here = 確認が必要です
web-run_last_steps = 最近の操作
web-run_last_step = 直前の操作：
web-run_more_facts = ほか{ $count }件
web-run_other_events = ほかの担当イベント
web-run_still_out = { $count ->
    [0] すべて入力済み
   *[other] 結果待ち{ $count }件
}
web-run_not_paired = 組み合わせ前
web-run_not_published = 未公開
web-run_finished = 結果はすべて入力済み
web-run_would_make = 組み合わせを作成すると{ $count }件の対戦になります。
web-run_cut_made = 同時にカットを確定します。進出{ $count }人：{ $names }
web-run_pair = 第{ $round }ラウンドの組み合わせを作成
web-run_pair_hint = 公開するまで、運営以外には見えません。
web-run_next_round = 次へ
web-run_look_hint = 公開前に確認してください。まだ運営にしか見えません。公開しても時計は始まりません。
web-run_publish = 第{ $round }ラウンドを公開
web-run_take_back = 組み合わせを取り消す
web-run_take_back_means = 第{ $round }ラウンドは公開済みです。取り消すと参加者のページから消え、全員を組み直すことになります。理由を書いてください。
web-run_swap = 手動で入れ替え
web-run_to_table = テーブル{ $table }
web-run_side_back = この報告を取り消す
web-run_late = 遅刻・不在への対応
web-run_repair = 組み合わせを修正
web-run_granted = 事前に付与
web-run_reason = 理由
web-run_optional = （省略可）
web-run_outcome = { $outcome ->
    [none] 結果なし
    [won] { $winner }の勝ち{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] 、{ LABEL($how, of: "how") }
    }
    [draw] 引き分け{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] 、{ LABEL($how, of: "how") }
    }
    [pod_won] { $winner }の勝ち{ GIVEN($out) ->
        [yes] 、脱落順：{ $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] 、{ LABEL($how, of: "how") }
    }
    [pod_draw] { $alive }の引き分け{ GIVEN($out) ->
        [yes] 、脱落順：{ $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] 、{ LABEL($how, of: "how") }
    }
   *[lost] 両者敗北{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] 、{ LABEL($how, of: "how") }
    }
}
web-run_state_open = 結果待ち
web-run_state_one_side = 片方のみ報告
web-run_state_disputed = 報告が不一致
web-run_results_of = 第{ $round }ラウンドの結果
web-run_no_round = まだ組み合わせがありません。
web-run_question = 確認
web-run_stands = 現在の結果
web-run_side_says = { $name }の報告
web-run_typed_now = 今の入力
web-run_correct = 結果を訂正
web-run_correct_look = 訂正した場合の影響
web-run_take_it = 確定
web-run_leave_it = そのままにする
web-run_line = テーブル番号、結果、Enter
web-run_line_hint = 「12 1」はテーブル12で席1の勝ち、「12 d」は引き分けです。
web-run_line_hint_pods = 「7 3 2 4 1」はテーブル7で席3の勝ち、脱落は席2、4、1の順です。
web-run_same_already = すでに入力済みでした
web-run_undo = 元に戻す
web-run_undo_takes = 次の操作を取り消します：
web-run_undo_do = 取り消す
web-run_undo_seen = 参加者に公開済みです。取り消す理由を書いてください。
web-run_undo_kept = 記録には、操作も取り消しも残ります。
web-run_grammar = 入力のしかた
web-run_typed = 入力
web-run_means = 意味
web-run_g_won = テーブル12：席1の勝ち（席2の勝ちは2）
web-run_g_games = ゲーム2勝1敗で、多いほうの勝ち。三つ目の数は引き分けのゲーム数
web-run_g_draw = 引き分け
web-run_g_lost = 両者敗北
web-run_g_no_show = 席1の勝ち、相手は不在。両者とも不在
web-run_g_how = 末尾の文字で決まり方：tは時間切れ、aは合意、cは投了、pはペナルティ
web-run_g_board = チーム戦：席Aのゲーム、1番のチームの勝ち
web-run_g_at_time = チーム戦：時間切れ、終わったゲームで判定
web-run_g_order = 席3の勝ち、脱落は席2、4、1の順
web-run_g_arrows = 同じ内容を上位から：勝者、次に最後まで残った席
web-run_g_together = 席2と席4が同時に脱落
web-run_g_pod_draw = 残った席の引き分け。先に席2、次に席4が脱落
web-run_g_gone = nは席2が不在、lは席1がイベントから離脱
web-run_g_keyboards = 全角のままでも、大文字でも小文字でも入力できます。
web-run_says = 報告：
web-run_says_nothing = 報告なし
web-run_button_won = テーブル{ $table }：{ $name }の勝ち
web-run_button_draw = テーブル{ $table }：引き分け
web-run_button_more = テーブル{ $table }：ほかの選択肢
web-run_table_of_round = 第{ $round }ラウンド、テーブル{ $table }
web-run_changed_now = ここに表示しているのが最新の状態です。確認してからもう一度選んでください。
web-run_report = テーブルの結果
web-run_believe = { $name }の報告を採用
web-run_cascade_means = この結果に基づくプレイオフの後の対戦は、上のとおり着席者が変わるか、無効になります。元の内容は記録に残ります。
web-run_cascade = 後の対戦も変更する
web-run_board = 対象のゲーム
web-run_whole_match = 対戦全体
web-run_won = { $name }の勝ち
web-run_how_games = ゲーム数と決まり方
web-run_how = 決まり方
web-run_how_played = 通常どおり
web-run_how_hint = 先に入力してから、勝者のボタンを押してください。
web-run_games = 勝ったゲーム数
web-run_games_drawn = 引き分け
web-run_absent_or_lost = 不在・両者敗北
web-run_absent_hint = 不在のプレイヤーはこの対戦に敗北します。下でドロップを選ばない限り、イベントには残ります。
web-run_absent = { $name }が不在
web-run_absent_both = 両者とも不在
web-run_drops_too = このラウンド終了後にドロップ
web-run_drop = { $name }を第{ $round }ラウンド終了後にドロップ
web-run_fate = 選択
web-run_fate_winner = 勝者
web-run_fate_out = { $place }番目に脱落
web-run_fate_alive = 生存（引き分け）
web-run_fate_hint = 同時に脱落した席には同じ番号を選びます。
web-run_left = イベントから離脱
web-run_boards_at_time = 時間切れ：終わったゲームで判定
web-run_clear = 結果を取り消す
web-run_time_left = 残り時間
web-run_time_over = 時間終了
web-run_paused = 中断中
web-run_checking = デッキチェック中
web-run_none_out = 結果はすべて揃っています。
web-run_clock_of = 第{ $round }ラウンドの時計
web-run_ends_at = 終了時刻
web-run_sides = 双方の報告
web-run_not_there = 不在
web-run_untimed = このラウンドに制限時間はありません。
web-run_minutes = 分
web-run_start = 時計を開始
web-run_start_anew = 時計を改めて開始
web-run_pause = 全員の時計を中断
web-run_resume = 再開
web-run_end = 時計を終了
web-run_adjust = 全員の時間を増減
web-run_more_time = 増やす
web-run_less_time = 減らす
web-run_sound = 終了時に音を鳴らす
web-run_read_out = 読み上げ
web-run_read_out_next = 次の読み上げ
web-run_own_time = 個別の時間があるテーブル
web-run_one_table = テーブルごとの時間
web-run_extend = 延長
web-run_pause_table = テーブルを中断
web-run_resume_table = テーブルを再開
web-run_check_begin = デッキチェック開始
web-run_check_end = デッキチェック終了
web-run_cards = 1パックからドラフトする枚数
web-run_everybody_done = 全員が選び終えた
web-run_call = 今アナウンスした
web-run_overrun = 制限時間を超えた人がいる
web-run_note_overrun = 記録する
refuse-table_changed = 第{ $round }ラウンドのテーブル{ $table }は、表示した後に変わりました。現在の内容を表示しています。
refuse-seated_anew = 表示した後に、第{ $round }ラウンドの席が変わりました。テーブル{ $table }に今座っている人と結果を確認してください。
refuse-result_needs_reason = 第{ $round }ラウンドのテーブル{ $table }には結果があります。変えるには理由を書いてください。
refuse-sides_differ = 第{ $round }ラウンドのテーブル{ $table }では、別の結果が報告されています。両方を確認して決めてください。
refuse-no_such_step = 第{ $round }ラウンドの前に、そのような準備はありません。
typed-not_understood = 「{ $line }」は結果として読めません。テーブル番号、空白、結果の順に入力してください（下の一覧を参照）。
typed-only_a_table = 「{ $line }」はテーブル番号だけです。続けて結果を入力してください。
typed-seat_twice = 「{ $line }」に席{ $seat }が二度あります。
typed-no_such_seat = テーブル{ $table }に席{ $seat }はありません。席は1から{ $seats }までです。
typed-games = ゲーム数は2桁までの整数で入力してください。
typed-fate_missing = { $id }の結果を選んでください。
typed-two_winners = 勝者は1人です。{ $ids }が選ばれています。
web-run_for_players = プレイヤー用のページ
web-run_players_code = スマートフォン用QRコード
web-run_not_checked_in = チェックインしていない人：{ $count }人。このままでは対戦に組み込まれます。
