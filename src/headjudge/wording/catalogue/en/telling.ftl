# What a row of the log says: one sentence for each kind of fact.

log_row-event_opened = Event opened: { $name }, { $date }
log_row-entrants_entered = { $count ->
    [one] Entered: { $names }
   *[other] Entered, { $count }: { $names }
}
log_row-entrant_dropped = { $after ->
    [0] Dropped before the first round: { $name }
   *[other] Dropped after round { $after }: { $name }
}
log_row-entrant_re_entered = Plays again from round { $round } on: { $name }
log_row-entrant_disqualified = { $after ->
    [0] Disqualified before the first round: { $name }
   *[other] Disqualified after round { $after }: { $name }
}
log_row-table_fixed = Fixed table { $table } for { $name }
log_row-table_freed = No fixed table any more: { $name }
log_row-pairs_kept_apart = Pairs kept apart: { $count } in all
log_row-next_settled = Settled for the next round: matches { $count }{ GIVEN($byes) ->
    [yes] ; bye: { $byes }
   *[no] {""}
}{ GIVEN($absent) ->
    [yes] ; absent: { $absent }
   *[no] {""}
}
log_row-next_unsettled = Nothing is settled for the next round any more
log_row-round_paired = Round { $round } paired, tables: { $count }{ GIVEN($byes) ->
    [yes] ; bye: { $byes }
   *[no] {""}
}{ GIVEN($absent) ->
    [yes] ; absent: { $absent }
   *[no] {""}
}
log_row-results_reported = Round { $round }, results of tables { $tables } ({ $count } in all)
log_row-result_reported = Round { $round }, table { $table }{ GIVEN($seats) ->
    [yes] { " " }({ $seats })
   *[no] {""}
}: { $outcome ->
    [none] no result
    [won] { $winner } won{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] draw{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] { $winner } won{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] draw of { $alive }{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] both lost{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}
log_row-board_reported = Round { $round }, table { $table }, seat { $board }{ GIVEN($seats) ->
    [yes] { " " }({ $seats })
   *[no] {""}
}: { $outcome ->
    [none] no result
    [won] { $winner } won{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] draw{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] { $winner } won{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] draw of { $alive }{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] both lost{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}
log_row-result_corrected = Round { $round }, table { $table }{ GIVEN($seats) ->
    [yes] { " " }({ $seats })
   *[no] {""}
}, corrected: { $outcome ->
    [none] no result
    [won] { $winner } won{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] draw{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] { $winner } won{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] draw of { $alive }{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] both lost{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-side_reported = Round { $round }, table { $table }{ GIVEN($seats) ->
    [yes] { " " }({ $seats })
   *[no] {""}
}, { $name } reports: { $outcome ->
    [none] report taken back
    [won] { $winner } won{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] draw{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] { $winner } won{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] draw of { $alive }{ GIVEN($out) ->
        [yes] ; out in this order: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] both lost{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}
log_row-starter_chosen = Round { $round }, table { $table }: { $name } chose to start
log_row-match_reseated = Round { $round }, table { $table }: now seated { $seats }{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-match_withdrawn = Round { $round }, table { $table }: the match no longer counts{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-cut_made = Cut after round { $round }; play on: { $count }
log_row-pod_seated = Draft pod { $pod }: { $seats }
log_row-board_cleared = Round { $round }, table { $table }, seat { $board }: no result any more
log_row-questionnaire_answered = Round { $round }, table { $table }: questionnaire answered by { $name }
log_row-deviation_announced = Told to the players: { LABEL($what, of: "announceable") } ({ LABEL($when, of: "moment") })
log_row-clock_started = { GIVEN($step) ->
    [yes] Clock before round { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Clock of round { $round }
}{ $pod ->
    [0] {""}
   *[other] , pod { $pod }
}: started with { $minutes } min
log_row-clock_paused = { GIVEN($step) ->
    [yes] Clock before round { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Clock of round { $round }
}{ $pod ->
    [0] {""}
   *[other] , pod { $pod }
}{ $table ->
    [0] {""}
   *[other] , table { $table }
}: paused{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-clock_resumed = { GIVEN($step) ->
    [yes] Clock before round { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Clock of round { $round }
}{ $pod ->
    [0] {""}
   *[other] , pod { $pod }
}{ $table ->
    [0] {""}
   *[other] , table { $table }
}: goes on
log_row-clock_adjusted = { GIVEN($step) ->
    [yes] Clock before round { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Clock of round { $round }
}{ $pod ->
    [0] {""}
   *[other] , pod { $pod }
}: { $seconds } s for everybody{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-clock_ended = { GIVEN($step) ->
    [yes] Clock before round { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Clock of round { $round }
}{ $pod ->
    [0] {""}
   *[other] , pod { $pod }
}: ended
log_row-table_extended = { GIVEN($step) ->
    [yes] Clock before round { $round }{ " " }({ LABEL($step, of: "minutes_row") })
   *[no] Clock of round { $round }
}{ $pod ->
    [0] {""}
   *[other] , pod { $pod }
}, table { $table }: extension { $time }{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-deck_check_begun = Round { $round }, table { $table }: deck check begun
log_row-deck_check_ended = Round { $round }, table { $table }: deck check ended
log_row-draft_called = Draft: pack { $pack }, pick { $pick } called
log_row-review_begun = Draft: review after pack { $pack }
log_row-pick_overrun = Draft: { $name } went over the timer (pack { $pack }, pick { $pick })
log_row-draft_ended = Draft before round { $round } ended
log_row-event_revised = Event set up anew: { $name }, { $date }
log_row-entrant_revised = Entrant changed: { $name }
log_row-registration_set = { $state ->
    [closed] Registration closed
    [by_themselves] Registration open, also by the players themselves
   *[at_the_desk] Registration open at the desk
}{ $capacity ->
    [0] {""}
   *[other] , places: { $capacity }
}
log_row-waiting_listed = { $count ->
    [one] On the waiting list: { $names }
   *[other] On the waiting list, { $count }: { $names }
}
log_row-waiting_ended = { $count ->
    [one] Off the waiting list: { $names }
   *[other] Off the waiting list, { $count }: { $names }
}
log_row-checked_in = { $count ->
    [one] Checked in: { $names }
   *[other] Checked in, { $count }: { $names }
}
log_row-checked_out = { $count ->
    [one] Not here after all: { $names }
   *[other] Not here after all, { $count }: { $names }
}
log_row-meeting_seated = Player meeting seated, places: { $count }
log_row-round_published = Round { $round } published
log_row-pairing_taken_back = Pairing of round { $round } taken back{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-round_repaired = Round { $round } repaired{ $count ->
    [0] {""}
   *[other] , tables { $tables }
}{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-command_undone = Undone: rows { $first } to { $last }{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
