# 記録の各行を言葉にしたもの：事実の種類ごとに一文。

log_row-event_opened = イベントを作成：{ $name }（{ $date }）
log_row-entrants_entered = 参加登録（{ $count }）：{ $names }
log_row-entrant_dropped = { $after ->
    [0] 第1ラウンド前にドロップ：{ $name }
   *[other] 第{ $after }ラウンド終了後にドロップ：{ $name }
}
log_row-entrant_re_entered = 第{ $round }ラウンドから再参加：{ $name }
log_row-entrant_disqualified = { $after ->
    [0] 第1ラウンド前に失格：{ $name }
   *[other] 第{ $after }ラウンド終了後に失格：{ $name }
}
log_row-table_fixed = 固定テーブル{ $table }：{ $name }
log_row-table_freed = 固定テーブルを解除：{ $name }
log_row-pairs_kept_apart = 対戦回避の指定：全{ $count }組
log_row-next_settled = 次のラウンドの事前指定：対戦{ $count }件{ GIVEN($byes) ->
    [yes] 、不戦勝：{ $byes }
   *[no] {""}
}{ GIVEN($absent) ->
    [yes] 、欠席：{ $absent }
   *[no] {""}
}
log_row-next_unsettled = 次のラウンドの事前指定を取り消し
log_row-round_paired = 第{ $round }ラウンドの組み合わせを作成：{ $count }卓{ GIVEN($byes) ->
    [yes] 、不戦勝：{ $byes }
   *[no] {""}
}{ GIVEN($absent) ->
    [yes] 、欠席：{ $absent }
   *[no] {""}
}
log_row-results_reported = 第{ $round }ラウンド、テーブル{ $tables }の結果（全{ $count }件）
log_row-result_reported = 第{ $round }ラウンド、テーブル{ $table }{ GIVEN($seats) ->
    [yes] （{ $seats }）
   *[no] {""}
}：{ $outcome ->
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
log_row-board_reported = 第{ $round }ラウンド、テーブル{ $table }、席{ $board }{ GIVEN($seats) ->
    [yes] （{ $seats }）
   *[no] {""}
}：{ $outcome ->
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
log_row-result_corrected = 第{ $round }ラウンド、テーブル{ $table }{ GIVEN($seats) ->
    [yes] （{ $seats }）
   *[no] {""}
}、訂正：{ $outcome ->
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
}{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-side_reported = 第{ $round }ラウンド、テーブル{ $table }{ GIVEN($seats) ->
    [yes] （{ $seats }）
   *[no] {""}
}、{ $name }の報告：{ $outcome ->
    [none] 報告を取り消し
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
log_row-starter_chosen = 第{ $round }ラウンド、テーブル{ $table }：{ $name }が先攻を選択
log_row-match_reseated = 第{ $round }ラウンド、テーブル{ $table }：着席者の変更 { $seats }{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-match_withdrawn = 第{ $round }ラウンド、テーブル{ $table }：対戦を無効化{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-cut_made = 第{ $round }ラウンド終了後のカット、進出{ $count }人
log_row-pod_seated = ドラフトポッド{ $pod }：{ $seats }
log_row-board_cleared = 第{ $round }ラウンド、テーブル{ $table }、席{ $board }：結果を取り消し
log_row-questionnaire_answered = 第{ $round }ラウンド、テーブル{ $table }：{ $name }がアンケートに回答
log_row-deviation_announced = プレイヤーへの告知：{ LABEL($what, of: "announceable") }（{ LABEL($when, of: "moment") }）
log_row-clock_started = { GIVEN($step) ->
    [yes] 第{ $round }ラウンド前の時計（{ LABEL($step, of: "minutes_row") }）
   *[no] 第{ $round }ラウンドの時計
}{ $pod ->
    [0] {""}
   *[other] 、ポッド{ $pod }
}を開始（{ $minutes }分）
log_row-clock_paused = { GIVEN($step) ->
    [yes] 第{ $round }ラウンド前の時計（{ LABEL($step, of: "minutes_row") }）
   *[no] 第{ $round }ラウンドの時計
}{ $pod ->
    [0] {""}
   *[other] 、ポッド{ $pod }
}{ $table ->
    [0] {""}
   *[other] 、テーブル{ $table }
}：中断{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-clock_resumed = { GIVEN($step) ->
    [yes] 第{ $round }ラウンド前の時計（{ LABEL($step, of: "minutes_row") }）
   *[no] 第{ $round }ラウンドの時計
}{ $pod ->
    [0] {""}
   *[other] 、ポッド{ $pod }
}{ $table ->
    [0] {""}
   *[other] 、テーブル{ $table }
}：再開
log_row-clock_adjusted = { GIVEN($step) ->
    [yes] 第{ $round }ラウンド前の時計（{ LABEL($step, of: "minutes_row") }）
   *[no] 第{ $round }ラウンドの時計
}{ $pod ->
    [0] {""}
   *[other] 、ポッド{ $pod }
}：全員{ $seconds }秒{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-clock_ended = { GIVEN($step) ->
    [yes] 第{ $round }ラウンド前の時計（{ LABEL($step, of: "minutes_row") }）
   *[no] 第{ $round }ラウンドの時計
}{ $pod ->
    [0] {""}
   *[other] 、ポッド{ $pod }
}：終了
log_row-table_extended = { GIVEN($step) ->
    [yes] 第{ $round }ラウンド前の時計（{ LABEL($step, of: "minutes_row") }）
   *[no] 第{ $round }ラウンドの時計
}{ $pod ->
    [0] {""}
   *[other] 、ポッド{ $pod }
}、テーブル{ $table }：延長{ $time }{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-deck_check_begun = 第{ $round }ラウンド、テーブル{ $table }：デッキチェックを開始
log_row-deck_check_ended = 第{ $round }ラウンド、テーブル{ $table }：デッキチェックを終了
log_row-draft_called = ドラフト：{ $pack }パック目の{ $pick }枚目をアナウンス
log_row-review_begun = ドラフト：{ $pack }パック目の後の確認時間
log_row-pick_overrun = ドラフト：{ $name }がピックの制限時間を超過（{ $pack }パック目の{ $pick }枚目）
log_row-draft_ended = 第{ $round }ラウンド前のドラフトを終了
log_row-event_revised = イベントの設定を変更：{ $name }（{ $date }）
log_row-entrant_revised = 参加者の情報を変更：{ $name }
log_row-registration_set = { $state ->
    [closed] 参加登録を締め切り
    [by_themselves] 参加登録を受付中（本人による登録も可）
   *[at_the_desk] 参加登録を受付中（運営デスクのみ）
}{ $capacity ->
    [0] {""}
   *[other] 、定員{ $capacity }人
}
log_row-waiting_listed = キャンセル待ち（{ $count }）：{ $names }
log_row-waiting_ended = キャンセル待ちから外した（{ $count }）：{ $names }
log_row-checked_in = チェックイン（{ $count }）：{ $names }
log_row-checked_out = チェックインを取り消し（{ $count }）：{ $names }
log_row-meeting_seated = プレイヤーミーティングの席を決定：{ $count }席
log_row-round_published = 第{ $round }ラウンドを公開
log_row-pairing_taken_back = 第{ $round }ラウンドの組み合わせを取り消し{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-round_repaired = 第{ $round }ラウンドを修正{ $count ->
    [0] {""}
   *[other] 、テーブル{ $tables }
}{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-command_undone = 元に戻した：{ $first }行目から{ $last }行目まで{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
