# Stages of several kinds, draft pods, and teams.

section-team_match = the team match

sense-no_draft_pod = The stage “{ $id }” is a draft, but the policy “{ $policy }” has no size of draft pods; give the stage a policy with a draft, such as “fab/booster-draft”.
sense-stage_without_tables = The stage “{ $id }” is for tables of three and more, but the policy “{ $policy }” has two at a table; name another policy or the kind “swiss”.
sense-stage_mixes_tables = The stage “{ $id }” ({ $policy }) and the event ({ $main }) have tables of two and of more; their rounds cannot be added up to one standing. Make two events of them.
sense-stage_mixes_teams = The stage “{ $id }” ({ $policy }) and the event ({ $main }) have players and teams as entrants; an event has either.
sense-stage_points_differ = A round of the stage “{ $id }” ({ $policy }) is worth other points than one of the event ({ $main }); one standing needs the same points in every round.
sense-pod_without_draft = The stage “{ $id }” is no draft, so no draft pod belongs to it; name a stage of kind “draft”.
sense-pod_round = { $last ->
    [0] A draft pod of this stage cannot play from round { $found } on; the first possible round is { $first }.
   *[other] A draft pod of this stage cannot play from round { $found } on; possible: { $first } to { $last }.
}
sense-pod_twice = There are two pods { $pod } in one draft of the stage “{ $id }”; number them on.
sense-pod_empty = Pod { $pod } has no seats; name its entrants or remove it.
sense-twice_in_pods = “{ $id }” sits twice in one draft; keep one seat.
sense-no_such_pod = The match is in pod { $pod }, but the stage “{ $id }” has no such pod; add it to “draft_pods”.
sense-boards_without_teams = Games by seat are for matches between teams, and “{ $policy }” has none; remove “boards”.
sense-board_twice = Seat { $seat } has two games in one match; keep one.
sense-boards_decide = { $draw ->
    [yes] The games at table { $table } make the match a draw; give it this result.
   *[no] { GIVEN($winner) ->
        [yes] The games at table { $table } are won by “{ $winner }”; give the match this result.
       *[no] The games at table { $table } are lost by both teams; give the match this result.
    }
}
sense-boards_contradict = { $draw ->
    [yes] The result of table { $table } differs from its games, which make it a draw; correct one of them.
   *[no] { GIVEN($winner) ->
        [yes] The result of table { $table } differs from its games, which “{ $winner }” won; correct one of them.
       *[no] The result of table { $table } differs from its games, which both teams lost; correct one of them.
    }
}
sense-team_size = The team “{ $id }” has { $found } members; at most { $most } are possible.
sense-team_seat_twice = Two members of the team “{ $id }” have seat { $seat }; each seat is for one.
sense-team_hero_twice = Two members of the team “{ $id }” play { $hero }; a hero may be in a team once.

refuse-pods_seated = The pods of the stage “{ $stage }” for round { $round } are seated and stand.
refuse-pair_across_pods = “{ $first }” and “{ $second }” are settled to meet, but sit in different draft pods; draft rounds are paired inside the pod.
refuse-no_draft = { GIVEN($stage) ->
    [yes] The next round belongs to the stage “{ $stage }”, which is no draft; a stage of kind “draft” has pods.
   *[no] The event has no draft to be played; a stage of kind “draft” has pods.
}
refuse-no_teams = The entrants are no teams, so there are no games by seat at table { $table }; report the match itself.
running-team_forfeits = “{ $id }” misses { $missing } members or more and forfeits the match; such a team is dropped.
draft-pod_of_another_size = Pod { $pod } has { $found } seats instead of { $size }; the number of entrants does not give full pods.
draft-in_no_pod = “{ $id }” sits in no draft pod and cannot be paired in this draft.

audit-pods_not_recorded = Round { $round } is a draft round, but the pods of the stage “{ $stage }” are not recorded; add them to “draft_pods”.
audit-across_pods = Round { $round }, table { $table }: “{ $first }” and “{ $second }” sit in different draft pods; draft rounds are paired inside the pod.
audit-in_no_pod = Round { $round }: “{ $id }” plays a draft round without sitting in a pod.
audit-pod_number = Round { $round }, table { $table }: the match says pod { $pod }, but its entrants sit in another one.
audit-other_pods = { $by ->
    [standing] The draft pods from round { $round } on are not those that the standing and the seed give; they were made elsewhere or by hand.
   *[random] The draft pods from round { $round } on are not those that the seed gives; they were made elsewhere or by hand.
}

csv-no_team = This line names no team; every line of a file of teams needs one.
csv-seat = “{ $found }” is no seat of a team; possible: { $expected }.

cli-command-draft = Show the draft pods and seats, or record them.
cli-option-write_pods = Record the pods (and the cut before them) in the event file.
cli-draft_of = { $by ->
    [standing] { $name }: draft pods by standing, from round { $round } on
   *[random] { $name }: draft pods at random, from round { $round } on
}
cli-draft_pod = { $count ->
    [one] Pod { $pod }, { $count } seat
   *[other] Pod { $pod }, { $count } seats
}
cli-pods_written = The pods are recorded in the file and stand.
cli-pods_not_written = The pods are only shown; --write records them in the file.
cli-board_winner = Table { $table }, seat { $seat }: won by { $winner }.
cli-board_draw = Table { $table }, seat { $seat }: a draw.
cli-board_lost = Table { $table }, seat { $seat }: both lose.
cli-board_cleared = Table { $table }, seat { $seat }: no result now.
structure_of-stage = { GIVEN($policy) ->
    [yes] Stage “{ $id }”: { LABEL($kind, of: "stage_kind") } ({ $policy })
   *[no] Stage “{ $id }”: { LABEL($kind, of: "stage_kind") }
}
