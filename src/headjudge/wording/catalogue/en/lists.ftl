# Lists from other programs: entrants, pairings, results.

list_form-names = list of names
list_form-headjudge = headjudge’s list of entrants
list_form-headjudge_pairings = headjudge’s list of pairings
list_form-headjudge_standings = headjudge’s standings
list_form-gem_pairings = GEM’s pairings
list_form-gem_standings = GEM’s standings
list_form-gem_heroes = GEM’s list of heroes
list_form-other = list of another form

lists-empty = The list names nobody; look whether it is the right one.
lists-encoding = The file does not say how its letters are written; it was read as “{ $encoding }”. Look whether the names are right, or save it as UTF-8.
lists-not_entrants = This is a list of another kind ({ LABEL($form, of: "list_form") }); entrants are read from a list of names, a CSV file or GEM’s exports.
lists-not_pairings = This is no list of pairings ({ LABEL($form, of: "list_form") }); it needs the columns table, seat1 and seat2, or those of GEM’s pairings.
lists-too_few_columns = The columns of this form ({ LABEL($form, of: "list_form") }) are not all here (the list has { $found }). Export it again, or give the columns their names.
lists-column_twice = The column “{ $column }” stands here twice; keep one.
lists-too_long = The column “{ $column }” holds { $found ->
    [one] { $found } character
   *[other] { $found } characters
}, at most { $limit } are possible; look whether this is the right file.
lists-half_character = The column “{ $column }” holds half of a character; write it anew.
lists-id_twice = The ID “{ $id }” stands in line { $first } already; give each entrant an ID of their own.
lists-id_taken = The ID “{ $id }” was given to somebody else just now; choose another one.
lists-id_of_other = The ID “{ $id }” of “{ $name }” belongs to “{ $other }” in this event; choose another one or leave it empty.
lists-left_out = Of the line of “{ $name }”, the name and the hero were taken; left out: { $left }.
lists-in_event = “{ $name }” is in the event already with the ID “{ $id }” and was taken for the same person. Is it somebody else? Then enter them with an ID of their own.
lists-name_twice = “{ $name }” stands in line { $first } already and was taken for the same person. Are these two people? Then give each an ID of their own.
lists-external_twice = The outside ID “{ $found }” ({ $key }) stands in line { $first } already; the line was left out.
lists-namesake = “{ $name }” is entered beside “{ $id }”, who has the same name but another outside ID.
lists-other_name = “{ $name }” is in the event already as “{ $other }” with the ID “{ $id }”; the outside ID or the ID is the same. The name in the event stays.
lists-no_round = The list holds no pairings of round { $round }; it holds these rounds: { $found }.
lists-no_table = The match has no table; write its number.
lists-no_players = This line names no player; write who sits here, or remove it.
lists-unknown_player = { GIVEN($nearest) ->
    [yes] “{ $found }” is not in the event. Is it “{ $nearest }”? Correct the name or enter the player first.
   *[no] “{ $found }” is not in the event; correct the name or enter the player first.
}
lists-ambiguous_name = Several in the event are called “{ $name }”; write one of these IDs: { $ids }.
lists-player_twice = “{ $name }” ({ $id }) stands in line { $first } already; a player sits at one table.
lists-table_twice = Table { $table } stands in line { $first } already; give each match a table of its own.
lists-not_playing = { $why ->
    [disqualified] “{ $name }” ({ $id }) is disqualified and does not play in round { $round }; correct the pairing.
    [later] “{ $name }” ({ $id }) enters after round { $round }; correct the pairing.
    [cut] “{ $name }” ({ $id }) did not go through to round { $round }; correct the pairing or the cut.
   *[dropped] “{ $name }” ({ $id }) has dropped and does not play in round { $round }; correct the pairing or let the player come back.
}
lists-missing = “{ $name }” ({ $id }) is in the event, but not in the list of round { $round }. Drop the player, note the absence, or correct the list.
lists-result = “{ $found }” is no result that is known; write “1” or “2” for the seat that won, “draw”, “both_lost”, or nothing.
lists-other_seats = At table { $table } of round { $round } others sit in this event; correct the list or the pairing.
lists-result_differs = Table { $table } of round { $round } has another result already; the list would correct it.
lists-playoff = Round { $round } is a play-off; its matches follow from its tree, so pair it here and take over the results.

note-imported = Paired by another program and taken over as it stands.
note_short-imported = taken over
