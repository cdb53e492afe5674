# What the desk refuses.

refuse-rules_after_start = The rules and the day cannot change once a round is paired ({ $rounds } paired so far). Take the pairing back first, or make a new event.
refuse-stages_after_start = An event that has begun ({ $rounds } rounds paired) keeps its form: with stages or without. Make a new event for another form.
refuse-stage_begun = The stage “{ $stage }” has begun; it stays, with its kind.
refuse-capacity = { $found } places are none; give 1 or more, or leave the field empty for any number.
refuse-not_waiting = Nobody with the id { $id } is on the waiting list.
refuse-not_last_round = Round { $round } is not the last one that is paired; that is round { $last }.
refuse-round_has_results = Round { $round } has results already (tables { $tables }); repair single tables instead, or undo step by step.
refuse-reason_missing = Players have seen this: write the reason for the change.
refuse-match_finished = In round { $round } these tables are finished or have begun, and stay as they are: { $tables }. Correct the result first if it is wrong.
refuse-seated_twice = { $id } would have two places in round { $round }.
refuse-seated_nowhere = { $id } would have no place in round { $round }: give a table, a bye, or mark as absent.
refuse-no_table = Round { $round } has no table { $table }.
refuse-side_not_seated = { $id } does not sit at table { $table } of round { $round }.
refuse-result_stands = Table { $table } of round { $round } has a result; correct it if it is wrong.
refuse-nothing_to_undo = There is nothing to undo: the event has just begun.
refuse-not_the_last_step = Something else has happened since; look again at what would be undone.
refuse-undone_since = This form was sent before, and what it did was undone since. Look at the page as it is now, then do it again.
refuse-round_not_published = Round { $round } is not published yet; publish it before results come in.
