# The public pages: events, pairings, standings, play-off, clock, projector.

shown-sections = This event
shown-pairings = Pairings
shown-pairings_of = Round { $round }: pairings
shown-standings = Standings
shown-standings_after = Standings after round { $round }
shown-standings_before = Standings before the first round
shown-standings_help = ◂ marks the value that puts a row above the next one. A name opens the reasons.
shown-decides = decides
shown-bracket = Play-off
shown-clock = Clock
shown-about = Event
shown-now = Now
shown-where_i_sit = Where do I sit?
shown-not_begun = No round is published yet. Pairings stand here as soon as they are.
shown-registration = Registration
shown-places_any = Registration is open.
shown-places_left = { $count ->
    [one] Registration is open; { $count } place is left.
   *[other] Registration is open; { $count } places are left.
}
shown-places_none = Every place is taken. Waiting: { $count }
shown-register = Register
shown-register_at_desk = Register at the desk.
shown-structure = Structure
shown-rounds = Rounds
shown-minutes = Minutes
shown-goes_on = Who plays
shown-everybody = everybody
shown-enters = { $top ->
    [0] at least { $points } points
   *[other] { $points ->
        [0] top { $top }
       *[other] top { $top } and everybody with at least { $points } points
    }
}
shown-of = { $done } of { $all }
shown-announced = Announced
shown-screen = Projector
shown-file = Event file
shown-for_staff = For the staff
shown_status-coming = not open yet
shown_status-registration = registration open
shown_status-running = running
shown_status-over = over
shown-find = Find a player by name
shown-find_button = Find
shown-nobody_found = Nobody in round { $round } has “{ $name }” in the name. Try a part of it.
shown-whole_list = The whole list
shown-order = Order
shown-by_table = By table
shown-by_name = By name
shown-players = Players
shown-against = against
shown-absent = Absent
shown-other_rounds = Rounds
shown-after_rounds = After round
shown-to_standings = To the standings
shown-no_bracket_yet = The matches stand here once the cut is made.
shown-goes_through = goes on
shown-more_time = Tables with other time
shown-minutes_more = Minutes
shown-clock_waits = The clock has not been started.
shown-round_finished = The round is finished.
shown-won_by = { $name } has won.
shown-open = No result yet.
shown-no_such_thing = There is nothing at this address.
shown_events-running = Running
shown_events-coming = Coming
shown_events-over = Over
shown-no_place = { $name } has no place in these standings.
