# The table's companion (clock, questionnaire, page of rules) and the structure of events at tables of several.

policy-no_such_place = “{ $place }” in braces stands for no number of this policy; possible: { $known }.

edition-not_stated = { $count ->
    [one] The source ({ $document }) does not state this value, for which a default holds: { $keys }.
   *[other] The source ({ $document }) does not state these values, for which defaults hold: { $keys }.
}

questionnaire-none = The policy “{ $policy }” has no questionnaire; there is nothing to answer.
questionnaire-not_seated = “{ $id }” did not sit at table { $table } in round { $round }; only who sat there can answer.
questionnaire-no_result = Table { $table } of round { $round } has no result yet; report it before the questionnaire is answered.
questionnaire-not_asked = { GIVEN($asked) ->
    [yes] “{ $id }” need not answer for table { $table } of round { $round }; asked: { $asked }.
   *[no] “{ $id }” need not answer for table { $table } of round { $round }; nobody is asked.
}
questionnaire-answerer_not_seated = “{ $id }” does not sit at this table; answers can come from: { $seats }.
questionnaire-answered_twice = “{ $id }” has answered twice for this match; keep one of the two.
questionnaire-unknown_question = There is no question “{ $question }”; the questions are: { $known }.
questionnaire-unanswered = The question “{ $question }” needs an answer.
questionnaire-number = The answer must be a whole number from { $least } to { $most }, but it is “{ $found }”.
questionnaire-choice = “{ $found }” is not one of the answers; possible: { $known }.
questionnaire-text = The question “{ $question }” asks for words; write a text that is not empty.
questionnaire-text_too_long = The text has { $found } characters; at most { $longest } are allowed.

clock-waiting = The first turn has not begun.
clock-in_time = { $player } has the turn; { $next } is next.
clock-last_turn = Time is over. { $player } finishes this turn, then { $next } has one.
clock-last_turn_of_all = Time is over. { $player } finishes this turn; if nobody wins, the match is a draw.
clock-further_turn = Time is over. { $player } has a turn after time, then { $next }.
clock-further_turn_last = Time is over. { $player } has the last turn; if nobody wins in it, the match is a draw.
clock-time_over = All turns after time are played: the match is a draw. Report who is still in the game.
clock-ended = The match is over. Report the result.
clock-call_judge = { $minutes ->
    [one] This turn has taken more than { $minutes } minute: call a judge.
   *[other] This turn has taken more than { $minutes } minutes: call a judge.
}

structure-pods_too_few = { $players ->
    [0] There is nobody in the event; a round needs at least { $least }.
    [one] Only { $players } player; a round needs at least { $least }.
   *[other] Only { $players } players; a round needs at least { $least }.
}
structure-pods_rounds_ours = { $rounds ->
    [one] The document has no table of rounds; { $rounds } round for { $players } players is headjudge’s proposal.
   *[other] The document has no table of rounds; { $rounds } rounds for { $players } players is headjudge’s proposal.
}
structure-byes_fall_low = Byes fall on the lowest in the standings, again and again; the option “max_byes” passes them on to others.
structure-second_bye_certain = With { $players } players { $byes } have byes each round: from round { $from_round } on somebody must have a second, and after { $rounds } rounds somebody has at least { $most }. Find other players, or plan fewer rounds.
structure-byes_of_sizes = { $byes ->
    [one] Tables of { $sizes } cannot seat { $players } players; one has a bye each round.
   *[other] Tables of { $sizes } cannot seat { $players } players; { $byes } have byes each round.
}
structure-tables_of_sizes = { $players } players sit at tables of { $tables }.
structure-cut_without_shape = The cut to { $cut } has no play-off at tables in this policy; it has: { $known }.
structure-cut_beyond_players = The cut to { $cut } needs more than { $players } players.
