# Clocks of rounds, steps and drafts: what they show, what is refused, what a judge reads out.

section-clock = the rules on pauses and the end of a round
minutes_row-draft = booster draft

# What the clock of the hall shows.
round_clock-waiting = The clock has not been started.
round_clock-starting = The players start their games; this time is part of the round.
round_clock-running = The round is running.
round_clock-paused = The clock is paused.
round_clock-time_over = Time is up in the round.
round_clock-ended = The round is over.

# What the clock of one table shows.
table_clock-waiting = Table { $table }: the clock has not been started.
table_clock-running = Table { $table } is playing.
table_clock-paused = Table { $table } is paused.
table_clock-checking = Table { $table }: the decks are being checked.
table_clock-time_over = Table { $table }: time is up.
table_clock-ended = Table { $table }: the round is over.

# What the clock of a draft shows.
pick_clock-waiting = The draft has not begun.
pick_clock-picking = Pack { $pack }, { $cards ->
    [one] { $cards } card in hand: the timer is running.
   *[other] { $cards } cards in hand: the timer is running.
}
pick_clock-last_card = Pack { $pack }: the last card, without a timer.
pick_clock-pick_over = Pack { $pack }, pick { $pick }: the timer is up. Check the pods, then call what follows.
pick_clock-review = Review after pack { $pack }.
pick_clock-review_over = The review after pack { $pack } is over. Check the pods, then call pack { $next }.
pick_clock-ended = The draft is over.
pick_clock-overrun_repeated = { $count ->
    [one] “{ $id }” has gone over the pick timer { $count } time (pack and pick: { $picks }); a judge should look into it.
   *[other] “{ $id }” has gone over the pick timer { $count } times (pack and pick: { $picks }); a judge should look into it.
}

# What a judge reads out.
call-round_start = { $minutes ->
    [one] Round { $round } begins. You have { $minutes } minute.
   *[other] Round { $round } begins. You have { $minutes } minutes.
}
call-start_procedure = { $minutes ->
    [one] The first { $minutes } minute of the round is for starting the game.
   *[other] The first { $minutes } minutes of the round are for starting the game.
}
call-minutes_left = { $minutes ->
    [0] Less than a minute is left in the round.
    [one] { $minutes } minute is left in the round.
   *[other] { $minutes } minutes are left in the round.
}
call-time = Time is up in the round.
call-turns = { $finish ->
    [no] The turn ends at once.
   *[yes] The player whose turn it is finishes it.
} { $each ->
    [yes] After that, every player still in the game takes one turn.
   *[no] { $turns ->
        [0] No further turn follows.
        [one] After that, { $turns } more turn is played.
       *[other] After that, { $turns } more turns are played in all.
    }
}{ $beyond ->
    [0] {""}
    [one] { " " }For each player beyond two, { $beyond } more turn is added.
   *[other] { " " }For each player beyond two, { $beyond } more turns are added.
}
call-hard_stop = { $minutes ->
    [one] In any case the game stops after { $minutes } more minute.
   *[other] In any case the game stops after { $minutes } more minutes.
}
call-draw = If nobody has won the game by then, it is a draw.
call-concede = You may concede now, but no longer once you have taken an action in the game.
call-tables_play_on = { $count ->
    [one] Table { $tables } has extra time and plays on.
   *[other] Tables { $tables } have extra time and play on.
}
call-step = { $minutes ->
    [one] We begin now: { LABEL($step, of: "minutes_row") }. You have { $minutes } minute.
   *[other] We begin now: { LABEL($step, of: "minutes_row") }. You have { $minutes } minutes.
}
call-open_pack = { $seconds ->
    [one] Open pack { $pack }. You have { $cards } cards and { $seconds } second to pick one.
   *[other] Open pack { $pack }. You have { $cards } cards and { $seconds } seconds to pick one.
}
call-passes = { $way ->
    [left] This pack is passed to the left.
    [right] This pack is passed to the right.
   *[as_told] Pass this pack as the judge has told you.
}
call-pick = { $seconds ->
    [one] Take up the next pack of { $cards } cards. You have { $seconds } second.
   *[other] Take up the next pack of { $cards } cards. You have { $seconds } seconds.
}
call-last_card = Take the last card of pack { $pack } and put it face down on your pile.
call-review = { $seconds ->
    [one] Pack { $pack } is drafted. You may look through your picks for { $seconds } second.
   *[other] Pack { $pack } is drafted. You may look through your picks for { $seconds } seconds.
}
call-draft_end = The draft is over. Leave your cards face down in one pile.

# Refusals.
refuse-clock_time_went_back = { $seconds ->
    [one] This device's time is { $seconds } second behind the last entry of this clock; set the device's time right.
   *[other] This device's time is { $seconds } seconds behind the last entry of this clock; set the device's time right.
}
refuse-clock_started = The clock of round { $round } is running already; end it before you start it anew.
refuse-clock_not_started = The clock of round { $round } has not been started; start it first.
refuse-clock_ended = The clock of round { $round } has ended; start it anew if the round goes on.
refuse-clock_minutes = A clock cannot run for { $minutes } minutes; give at least one.
refuse-clock_step_open = Before round { $round } a step is not over: { LABEL($step, of: "minutes_row") }. End it first.
refuse-clock_step_tables = This clock times a step that has no tables: { LABEL($step, of: "minutes_row") }. Adjust it for everybody instead.
refuse-clock_table_done = Round { $round }: table { $table } has its result already and needs no clock.
refuse-clock_checked = Round { $round }: the decks of table { $table } are being checked; end the check first.
refuse-clock_not_checked = Round { $round }: the decks of table { $table } are not being checked; begin a check first.
refuse-clock_table_paused = Round { $round }: table { $table } is paused already; let it go on first.
refuse-clock_table_runs = Round { $round }: table { $table } is not paused; there is nothing to resume.
refuse-clock_table_time_over = Round { $round }: time is up at table { $table }; only an extension helps now.
refuse-clock_paused = The clock of round { $round } is paused already; let it go on first.
refuse-clock_runs = The clock of round { $round } is not paused; there is nothing to resume.
refuse-clock_time_over = Time is up in round { $round } at every table; there is nothing to pause.
refuse-clock_reason = Whoever changes a time says why; give a reason.
refuse-clock_adjusted = { $seconds ->
    [one] A clock cannot be adjusted by { $seconds } second: that changes nothing or leaves nothing of the round. Choose another number.
   *[other] A clock cannot be adjusted by { $seconds } seconds: that changes nothing or leaves nothing of the round. Choose another number.
}
refuse-clock_extension = { $seconds ->
    [one] Table { $table } cannot be given { $seconds } second; an extension is at least one second and at most 1000000.
   *[other] Table { $table } cannot be given { $seconds } seconds; an extension is at least one second and at most 1000000.
}
refuse-draft_cards = { $most ->
    [one] There are pick timers for packs of { $most } card, not for { $cards }; give the number of cards that are drafted from a pack.
   *[other] There are pick timers for packs of up to { $most } cards, not for { $cards }; give the number of cards that are drafted from a pack.
}
refuse-draft_not_called = This draft is not called: the players pick and pass at their own pace. Announce a called draft beforehand where the level allows it.
refuse-draft_ended = This draft is over; nothing is left to call.
refuse-draft_out_of_order = { $kind ->
    [review] Out of order: the review after pack { $pack } is called next.
    [end] Out of order: all packs are drafted, and the end of the draft is called next.
   *[pick] Out of order: pack { $pack }, pick { $pick } is called next.
}
refuse-draft_timer_runs = { $seconds ->
    [one] The timer still has { $seconds } second; call earlier only when everybody is done, and say so.
   *[other] The timer still has { $seconds } seconds; call earlier only when everybody is done, and say so.
}
refuse-draft_pick_not_called = Pack { $pack }, pick { $pick } has not been called; name a pick that was.
refuse-draft_no_timer = Pack { $pack }, pick { $pick } has no timer, so nobody can go over it.
refuse-draft_in_time = { $seconds ->
    [one] The timer of this pick still has { $seconds } second; nobody has gone over it yet.
   *[other] The timer of this pick still has { $seconds } seconds; nobody has gone over it yet.
}
refuse-draft_overrun_noted = It is noted already that “{ $id }” went over the timer of pack { $pack }, pick { $pick }.
