# Several events as one series, and prizes.

tie-best_place = best single place
tie-places = places, best first
tie-event_wins = events won
tie-match_wins = matches won
tie-match_points = match points
tie-events_played = events played
tie-latest_event = latest event
tie-head_to_head = head to head

series-syntax = This is not TOML; correct the line or look for a missing quote or bracket just before it.
series-missing_key = The key “{ $key }” is missing; add it.
series-unknown_key = The key “{ $key }” is not known here; remove it or correct its spelling.
series-value = “{ $found }” is not possible here; { $expected ->
    [integer] write a whole number.
    [fraction] write a whole number, or a fraction in quotes such as "1/2".
    [text] write a text in quotes.
    [text_not_empty] write a text that is not empty.
    [text_shorter] write a text of at most { $limit } characters.
    [list] write a list.
    [list_not_empty] write a list with at least one entry.
    [table] write a table.
    [choice] possible: { $allowed }.
    [at_least] write a number of at least { $limit }.
    [at_most] write a number of at most { $limit }.
   *[other] see the reference of series files.
}
series-file_twice = The file “{ $file }” stands in the series already; name each event once.
series-event_twice = Two events are called “{ $event }”; give one of them an id of its own.
series-no_points = No event would give any points; set points by place, for match points or for playing.
series-best_beyond = The best { $best } events count, but there are only { $events }; all of them count.
series-row_order = The row ends at place { $last } before it begins at { $first }; correct one of them.
series-row_overlap = Place { $first } stands in the row above already; begin at { $expected }.
series-row_gap = Between the row above and place { $first } some places get nothing; is { $expected } meant?
series-no_prizes = The list of prizes is empty; add prizes by place or by record, or remove it.
series-record_twice = There are two prizes for { $wins } wins; keep one.
series-tie_twice = “{ LABEL($key, of: "tie") }” stands twice among the ties; keep the first.
series-person_twice = The person “{ $id }” stands twice; put the ids of both into one entry.
series-unknown_event = The series has no event “{ $event }”; possible: { $known }.
series-unknown_entrant = The event “{ $event }” has no entrant “{ $id }”.
series-entrant_twice = The entrant “{ $id }” of “{ $event }” belongs to another person already.
series-without_id = { $count ->
    [one] In “{ $event }” one entrant has no “{ $key }”: { $ids }. Add it there, or name the person under people.
   *[other] In “{ $event }” { $count } entrants have no “{ $key }”: { $ids }. Add it there, or name the persons under people.
}
series-same_person = In “{ $event }” the entrants “{ $first }” and “{ $second }” would both be “{ $id }”; tell them apart under people.
series-event_not_begun = “{ $event }” has no finished round; it gives nothing yet.
series-event_running = “{ $event }” is not over; its standings after round { $round } are taken.

series_of-head = { $best ->
    [0] { $name }: standings of the series, events: { $events }
   *[other] { $name }: standings of the series, events: { $events }, the best { $best } count
}
series_of-points = Points
series_of-score = { $points } ({ $place }.)
series_of-legend = Each event: points and, in brackets, the place; what stands in brackets as a whole does not count.
series_of-prizes = Prizes
series_of-prize = { GIVEN($event) ->
    [yes] { $event }, { $name }, { $why ->
        [record] wins { $wins }
       *[place] place { $place }
    }: { $prize }{ GIVEN($amount) ->
        [yes] {" "}({ $amount }{ $shared ->
            [1] )
           *[other] , shared by { $shared })
        }
       *[no] {""}
    }
   *[no] { $name }, { $why ->
        [record] wins { $wins }
       *[place] place { $place }
    }: { $prize }{ GIVEN($amount) ->
        [yes] {" "}({ $amount }{ $shared ->
            [1] )
           *[other] , shared by { $shared })
        }
       *[no] {""}
    }
}
prizes-cannot_share = “{ $prize }” cannot be divided between those who share place { $place }: { $names }. Give it an amount, or let ties go by order.
