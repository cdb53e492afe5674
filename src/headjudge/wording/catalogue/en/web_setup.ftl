# Setting an event up, and who plays: the pages, what they say and what they refuse.

setup-any_game = Any game

setup-nav = Set-up
setup-title = Set-up
setup-event_name = Name of the event
setup-game_and_format = Game and format
setup-choose = Choose …
setup-programme = Programme
setup-no_programme = No programme
setup-level_of_programme = As the programme says
setup-day = Day
setup-expected = Players expected
setup-expected_hint = Only to show the structure now; it follows the number of players who enter.
setup-make = Make the event
setup-show = Show the structure
setup-recommended_for = { $count ->
    [one] For { $count } player the rules recommend
   *[other] For { $count } players the rules recommend
}
setup-now_for = { $count ->
    [one] As it stands, for { $count } player
   *[other] As it stands, for { $count } players
}
setup-would_be_for = { $count ->
    [one] It would be so for { $count } player
   *[other] It would be so for { $count } players
}
setup-if_came = If so many came
setup-rounds_of = Rounds, { $stage }
setup-top = Top { $top }
setup-none = none
setup-own = own value; the rules say { $advised }
setup-own_cut = own choice; the rules say top { $advised }
setup-own_none = own choice; the rules have none
setup-source = According to { $source }
setup-to_tell = To be told to the players
setup-tell_what = What to tell
setup-tell_state = Until when
setup-told_when = Noted: told { LABEL($when, of: "moment") }.
setup-when = When it was told
setup-was_told = It was told
setup-structure = Structure
setup-structure_hint = What is left empty follows the rules as players come and go.
setup-begun = The event has begun: rounds that are paired stay; what is still to come may change.
setup-as_rules = { GIVEN($advised) ->
    [yes] By the rules: { $advised }
   *[no] By the rules
}
setup-empty_follows = { GIVEN($advised) ->
    [yes] { GIVEN($clause) ->
        [yes] Empty: as the rules say, now { $advised } ({ $clause }).
       *[no] Empty: as the rules say, now { $advised }.
    }
   *[no] Empty: as the rules say.
}
setup-days_label = Days
setup-day_count = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
setup-kind = Rounds are played
setup-kind_of = { $kind ->
    [draft] within the draft pods
   *[swiss] across the whole field
}
setup-cut_follow = By the rules: top { $top }
setup-cut_follow_none = By the rules: none
setup-cut_own_choice = My own number
setup-cut_none_choice = No play-off
setup-cut_own = Players in the play-off, if your own number
setup-stage = { $kind ->
    [draft] Draft: { $stage }
   *[swiss] Swiss: { $stage }
}
setup-day_own = Day, if not that of the event
setup-enters_top = Go on into it: the best
setup-enters_points = or everybody with at least so many points
setup-enters_hint = Both empty: as the rules say, now the top { $top } or { $points } points.
setup-options = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
}
setup-rules = Name and rules
setup-rules_hint = When the rules change, own values that the new ones do not know are dropped.
setup-rules_fixed = Day, game and format cannot change any more, because a round is paired.

setup-name_missing = The name is missing; write one.
setup-name_long = That is too long; at most { $limit } characters are possible.
setup-name_broken = The text holds half of a character; write it anew.
setup-policy_missing = Choose a game and format.
setup-days = The rules have no structure for so many days ({ $days }); choose another number.
setup-number = “{ $found }” is not possible; write a whole number from { $least } to { $most }, or nothing.
setup-choice = “{ $found }” is none of the choices; choose one from the list.
setup-no_playoff = These rules have no play-off.
setup-cut_missing = Say how many play in the play-off.
setup-ids = “{ $found }” is not possible; write the system, “=” and the number, one a line, each system once.
refuse-setup_changed = Somebody changed the set-up meanwhile; below is what stands now, with your values in the fields. Look at both and save again.
refuse-fewer_rounds_than_paired = { $paired } rounds are paired already, so { $planned } are too few.

option_name-rounds = Rounds
option_name-minutes = Minutes of a round
option_name-decklists = Decklists
option_name-level = Enforcement level
option_name-rematches = Rematches
option_name-elimination = Play-off by
option_name-called_draft = Called draft
option_name-lists_shared = Opponents see decklists in the play-off
option_name-playoff = Play-off is
option_name-rounds_per_draft = Rounds for each draft
option_name-pairing = Tables are made
option_name-seats = Turn order in Swiss rounds
option_name-max_byes = Most byes for one player
option_name-simultaneous = Out at the same moment
option_name-draw_survivors = Alive in a draw
option_name-no_show = Who does not come
option_name-nobody_alive = Nobody survives
option_name-leaver = Who leaves during the match
option_name-last_table = The last table repeats
option_name-only_table = The only table repeats
option_name-extra_turns = Extra turns after time
option_name-met_twice = Opponents met twice count
option_name-bye_counts_as = A bye in rates
option_name-opponents_floor = Floor of rates
option_name-missed_rounds = Rounds before a late entry
option_name-dropped_opponents = Opponents who dropped
option_name-bye_group = Whoever has byes
option_name-below_minimum = Too few players
option_name-repeat_of = May not come again
option_name-table_sizes = Table sizes, best first
option_name-short_tables_stand = Short tables stand
option_name-short_table = Elimination order at a short table
option_name-playoff_drawn = A draw in the play-off
option_name-playoff_seats = Turn order in the play-off
option_name-playoff_grouping = Seeds over the tables
option_choice-decklists-required = required
option_choice-decklists-optional = up to the organiser
option_choice-decklists-none = not required
option_choice-level-casual = casual
option_choice-level-competitive = competitive
option_choice-level-professional = professional
option_choice-rematches-avoid = avoided
option_choice-rematches-allow = allowed
option_choice-elimination-single = one loss and out
option_choice-elimination-double = two losses and out
option_choice-called_draft-yes = yes
option_choice-called_draft-no = no
option_choice-lists_shared-yes = yes
option_choice-lists_shared-no = no
option_choice-playoff-standing = with the decks of the event, by standing
option_choice-playoff-draft = a draft of its own
option_choice-pairing-standings = by the standings
option_choice-pairing-spread = so that people meet new opponents
option_choice-seats-random = random
option_choice-seats-balanced = balanced over the rounds
option_choice-seats-seed = higher standing first
option_choice-seats-reverse = higher standing last
option_choice-simultaneous-reported = in the order reported
option_choice-simultaneous-mean = all the mean order
option_choice-simultaneous-best = all the best order
option_choice-simultaneous-worst = all the worst order
option_choice-draw_survivors-turn_order = earlier turn counts as out earlier
option_choice-draw_survivors-highest = all the highest order
option_choice-draw_survivors-mean = all the mean order
option_choice-no_show-lowest = lowest order of the table
option_choice-no_show-zero = order 0
option_choice-nobody_alive-draw = a draw among the last
option_choice-nobody_alive-lost = a loss for everybody
option_choice-leaver-at_that_moment = out at that moment
option_choice-leaver-first_out = counts as first out
option_choice-last_table-swap_up = change with the table above
option_choice-last_table-leave = leave it
option_choice-only_table-repeat = let it repeat
option_choice-only_table-refuse = pair nobody
option_choice-extra_turns-keep = the further turn goes on round the table
option_choice-extra_turns-use_up = an extra turn is the further turn
option_choice-met_twice-each_meeting = for each meeting
option_choice-met_twice-once = once
option_choice-bye_counts_as-nothing = not counted
option_choice-bye_counts_as-match = a match played
option_choice-bye_counts_as-win = a win
option_choice-opponents_floor-none = none
option_choice-missed_rounds-nothing = not counted
option_choice-missed_rounds-absent = as if absent
option_choice-dropped_opponents-keep = count with what they played
option_choice-dropped_opponents-left_out = are left out
option_choice-bye_group-next_table = may change with the last table
option_choice-bye_group-apart = stay apart
option_choice-below_minimum-refuse = pair nobody
option_choice-below_minimum-byes = a bye for everybody
option_choice-repeat_of-previous_round = a table of the round before
option_choice-repeat_of-any_round = a table of any round
option_choice-short_tables_stand-bottom = at the bottom
option_choice-short_tables_stand-top = at the top
option_choice-short_table-from_the_top = counted from the top
option_choice-short_table-from_one = counted from one
option_choice-playoff_drawn-best_seed = the best seed goes on
option_choice-playoff_drawn-replay = is played again
option_choice-playoff_drawn-untimed = cannot be: no time limit
option_choice-playoff_seats-random = random
option_choice-playoff_seats-balanced = balanced
option_choice-playoff_seats-seed = best seed first
option_choice-playoff_seats-reverse = best seed last
option_choice-playoff_grouping-snake = 1 4 5 8, 2 3 6 7
option_choice-playoff_grouping-stride = 1 3 5 7, 2 4 6 8

entrants-nav = Players
entrants-title_count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
entrants-add = Add by name
entrants-add_button = Add
entrants-add_late = The event has begun: whoever is added now plays from round { $round } on and has no points from earlier rounds.
entrants-add_over = All rounds that somebody new could play are paired.
entrants-added = { $name } is entered, number { $id }.
entrants-added_many = { $count ->
    [one] { $count } player is entered.
   *[other] { $count } players are entered.
}
entrants-waiting_now = Now on the waiting list, too: { $count }.
entrants-other_person = This is another person of the same name
entrants-full = All { $places } places are taken. Whoever comes now
entrants-queue = Free places: { $free }, waiting: { $waiting }. Whoever comes now
entrants-full_wait = goes on the waiting list
entrants-full_enter = enters all the same
entrants-list_link = Paste a list or CSV
entrants-ways = Other ways to add, and more
entrants-search = Name or number
entrants-search_button = Find
entrants-filters = Show
entrants-filter = { $kind ->
    [active] playing { $count }
    [here] here { $count }
    [not_here] not here { $count }
    [out] out { $count }
    [fixed] fixed table { $count }
   *[all] all { $count }
}
entrants-places = { $taken } of { $places } places taken
entrants-shown = { $count ->
    [one] { $count } shown
   *[other] { $count } shown
}
entrants-number = No.
entrants-here = Here
entrants-is_here = here
entrants-status = { $status ->
    [dropped] dropped
    [disqualified] disqualified
   *[later] enters later
}
entrants-absent_next = absent in round { $round }
entrants-bye_next = bye in round { $round }
entrants-fixed = table { $table } kept
entrants-byes = { $count ->
    [one] { $count } earned bye
   *[other] { $count } earned byes
}
entrants-nobody_found = Nobody is found. Try fewer letters.
entrants-nobody = Nobody yet.
entrants-list_title = Add a list
entrants-would_add = { $count ->
    [0] Nobody new in this list
    [one] { $count } player would be added
   *[other] { $count } players would be added
}
entrants-read_as = Read as: { LABEL($form, of: "list_form") }.
entrants-list_full = { $free } places are free for { $count } people. The others
entrants-take = { $count ->
    [one] Add { $count } player
   *[other] Add { $count } players
}
entrants-look_again = Look again
entrants-other_list = Another list
entrants-line = Line
entrants-becomes = What becomes of it
entrants-verdict = { $verdict ->
    [known] in the event already
    [same_name] in the event already, by the name
    [twice] in the list already
   *[new] new
}
entrants-paste = Names, one a line
entrants-paste_hint = From a chat, a spreadsheet, or GEM’s list of players; numbers before the names do not matter.
entrants-file = Or a file
entrants-file_hint = GEM’s pairings, standings or heroes, or headjudge’s own list (CSV).
entrants-file_large = The file is too large; at most { $limit } MB are read.
entrants-preview = Show what it would add
entrants-own_form = The own list
entrants-own_form_hint = Every column but “name” may be left out. Semicolons and tabs do as well as commas.
entrants-back_to_list = To the players
entrants-number_is = number { $id }
entrants-seat = Seat { $seat }
entrants-apart = Kept apart from
entrants-absent_means = Absent: round { $round } counts as a loss without an opponent; nobody is paired against an empty chair.
entrants-make_absent = Absent in round { $round }
entrants-bye_means = Bye: no opponent in round { $round }, and it counts as the rules count a bye.
entrants-give_bye = Bye in round { $round }
entrants-pair_after_all = Pair after all
entrants-drop_before = Leaves before the first round: is not paired, does not stand in the standings, and the place is free again.
entrants-drop_means = Leaves the event: is not paired from round { $round } on; what was played stays and counts for the opponents.
entrants-drop_open = Table { $table } of this round still needs a result.
entrants-do_drop = Drop
entrants-back_means = Plays again from round { $round } on; the rounds missed bring no points.
entrants-do_back = Back from round { $round } on
entrants-write = Change
entrants-fixed_hint = For accessibility: the player sits there in every round. Empty: no table is kept.
entrants-earned_byes = Earned byes
entrants-earned_hint = For so many of the first rounds.
entrants-ids = Numbers in other systems
entrants-ids_hint = One a line, such as: gem = 12345678
entrants-keep_apart = Keep apart
entrants-apart_hint = Two who are kept apart meet only where no other pairing is left.
entrants-apart_from = Keep apart from
entrants-do_apart = Keep apart
entrants-not_apart = No longer
entrants-disqualify_means = Disqualified: out of the event and of its standings, for good; it can only be taken back by undoing the step. What the opponents won stays theirs.
entrants-do_disqualify = Disqualify
entrants-written = { $name } is saved.
entrants-back_now = { $name } plays again from round { $round } on.
entrants-disqualified_now = { $name } is disqualified.
entrants-dropped_now = { $name } has dropped.
entrants-bye_now = { $name } has a bye in round { $round }.
entrants-absent_now = { $name } is absent in round { $round }.
entrants-paired_now = { $name } is paired in round { $round }.
refuse-entrant_changed = Somebody else changed { $name } meanwhile; load the page again to see what stands, then save your change.
refuse-apart_from_oneself = Choose somebody else to keep apart from.
refuse-back_after_cut = The cut is made, so “{ $id }” cannot come back any more.
refuse-same_name = “{ $name }” is in the event or on the waiting list already. If this is another person, tick that and add again.
refuse-no_place = { $free } places are free, and { $wanted } are asked for; raise the number of places, or let them in all the same.

check_in-nav = Check-in
check_in-title = Check-in
check_in-count = { $here } of { $count } here
check_in-field = Name or number, then Enter
check_in-here = Here
check_in-here_of = { $name } is here
check_in-is_here = is here.
check_in-undo = Not here after all
check_in-undo_short = Not here
check_in-undo_of = { $name } is not here after all
check_in-missing = { $count ->
    [one] { $count } is not here yet
   *[other] { $count } are not here yet
}
check_in-all_here = Everybody is here
check_in-drop_summary = { $count ->
    [one] Drop the one who is not here
   *[other] Drop the { $count } who are not here
}
check_in-drop_means = { $round ->
    [1] { $count ->
        [one] { $count } player is not paired in round 1 and the place is free again; coming later, the player can be let back in.
       *[other] { $count } players are not paired in round 1 and their places are free again; whoever comes later can be let back in.
    }
   *[other] { $count ->
        [one] { $count } player is not paired from round { $round } on; what was played stays.
       *[other] { $count } players are not paired from round { $round } on; what was played stays.
    }
}
check_in-drop_missing = { $count ->
    [one] Drop { $count } player
   *[other] Drop all { $count } players
}
refuse-nobody_found = Nobody in the event fits “{ $found }”; try fewer letters or the number.
refuse-several_found = { $count } people fit “{ $found }”; choose below.

registration-link = Registration
registration-title = Registration
registration-state = { $who ->
    [closed] closed
    [themselves] open: people register themselves
   *[desk] open at the desk only
}
registration-taken = { $count ->
    [one] { $count } place taken
   *[other] { $count } places taken
}
registration-scan = Scan to register
registration-begun = The event has begun, so nobody registers alone any more; late players come to the desk.
registration-only_here = This address works on this computer only. Open the desk by the address that phones in the same network can reach, and the code follows.
registration-who = Who may register
registration-who_themselves = Everybody, with a link or QR code
registration-who_desk = The desk only
registration-who_closed = Nobody: registration is closed
registration-capacity = Places
registration-capacity_hint = When all are taken, whoever comes waits in order. Empty: any number.
registration-wait_count = { $count ->
    [one] { $count } waits
   *[other] { $count } wait
}
registration-waiting = { $count ->
    [one] Waiting list: { $count } person
   *[other] Waiting list: { $count } people
}
registration-admit_next = Let in the next: { $name }
registration-admit_many = Let in the next { $count }
registration-no_place_now = No place is free now.
registration-place = Place
registration-deeds = Actions
registration-admit = Let in
registration-admit_beyond = Let in all the same
registration-admit_of = Let in { $name }
registration-admit_beyond_of = Let in all the same: { $name }
registration-leave = Take off the list
registration-leave_of = Take off the list: { $name }

register-title = Register
register-name = Your name
register-name_hint = As it is to stand in the pairings, which everybody can read.
register-hero = Hero (if you know it)
register-outside = GEM ID (if you have one)
register-do = Register
register-entered = { $name }, you are registered.
register-number = You are number { $number }
register-keep = Nothing more to do now. At the event, say your name or number at the desk.
register-waits = { $name }, every place is taken, so you wait.
register-place = You wait at place { $place }
register-waits_more = When a place is free, the organiser lets in the next. This page then shows your number.
register-gone = { $name } is no longer registered. Ask at the desk if that is wrong.
register-another = Register somebody else
register-other_person = I am another person of the same name
register-closed = Registration is not open. Ask the organiser.
register-begun = The event has begun. Late players come to the desk.
refuse-registration_closed = Registration is not open; ask the organiser.
refuse-registration_begun = The event has begun; late players come to the desk.
refuse-registered_already = Somebody of this name is registered. If that is you, nothing more is to be done; if not, tick that you are another person.
refuse-registered_often = Too many registrations came from here in a short time; wait ten minutes, or go to the desk.

meeting-title = Player meeting
meeting-size = Players at a table
meeting-only_here = Only those who are checked in ({ $count })
meeting-order = From A to Z by the letters of the names; Latin letters come before others, and names in kanji stand in the order of the characters. Kept tables stay.
meeting-seat = Seat everybody
meeting-seat_again = Seat everybody anew
meeting-end = End the meeting
meeting-public_link = The page for the players
meeting-nobody = Nobody has a seat at a player meeting.
meeting-find = Your name
refuse-nobody_to_seat = There is nobody to seat; enter players first.
