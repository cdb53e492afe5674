# The tracker of a World Breaker table: buttons, states, history, pages.

tracker-worldbreak = a worldbreak
tracker-hidden = a worldbreak of { $player }
tracker-no_turn = No turn has begun yet.
tracker-turn = { $player }: { LABEL($phase, of: "wb-phase") }
tracker-undone = Taken back{ GIVEN($reason) ->
    [yes] {" "}({ $reason })
   *[no] {""}
}: { $what }
tracker-redone = Done again: { $what }
tracker-seat_taken = { $again ->
    [yes] Another phone speaks for { $player } from now on; the one before does no longer.
   *[no] A phone speaks for { $player } from now on.
}
tracker-opened = { $count ->
    [one] The game began with { $count } player; every worldbreak is ready.
   *[other] The game began with { $count } players; every worldbreak is ready.
}

tracker_state-ready = ready (A)
tracker_state-spent = spent (B)
tracker_state-stack = on the stack
tracker_state-battlefield = battlefield
tracker_state-graveyard = graveyard
tracker_state-hand = in hand
tracker_state-library = in library
tracker_state-exile = in exile

tracker_do-cast-for = { $pay }{ GIVEN($part) ->
    [yes] {" "}({ $part })
   *[no] {""}
}
tracker_do-cast-free = Cast without paying{ GIVEN($part) ->
    [yes] {" "}({ $part })
   *[no] {""}
}
tracker_do-cast-flash = { $free ->
    [yes] Cast now by an effect, without paying
   *[no] Cast now by an effect: { $pay }
}{ GIVEN($part) ->
    [yes] {" "}({ $part })
   *[no] {""}
}
tracker_do-play-land = Play as a land
tracker_do-put-battlefield = { GIVEN($player) ->
    [yes] Onto the battlefield under { $player }
   *[no] Onto the battlefield
}
tracker_do-put-graveyard = Into the graveyard (discard, cost)
tracker_do-put-exile = Exile as a card from hand (cost)
tracker_do-search-battlefield = Search: onto the battlefield
tracker_do-search-graveyard = Search: into the graveyard
tracker_do-search-hand = Search: to hand
tracker_do-search-library = Search: on the library
tracker_do-resolve = Resolves
tracker_do-resolve-exile = Resolves, then into exile by its text
tracker_do-resolve-hand = Resolves, then to hand by its text
tracker_do-resolve-library = Resolves, then to the library by its text
tracker_do-resolve-library-shuffled = Resolves, then shuffled into the library by its text
tracker_do-counter-graveyard = Countered
tracker_do-counter-graveyard-fizzled = No target left
tracker_do-counter-exile = Exiled as a spell
tracker_do-counter-hand = Returned to hand
tracker_do-counter-library = Put on the library
tracker_do-counter-library-shuffled = Shuffled into the library
tracker_do-control = { $player } takes control
tracker_do-leave-graveyard = Dies or is put into the graveyard
tracker_do-leave-exile = Exiled
tracker_do-leave-exile-blink = Exiled to return (blink)
tracker_do-leave-hand = Returned to hand
tracker_do-leave-library = Put into the library
tracker_do-leave-library-shuffled = Shuffled into the library
tracker_do-move-battlefield = Onto the battlefield under { $player }
tracker_do-move-battlefield-own = Onto the battlefield
tracker_do-move-hand = To hand
tracker_do-move-library = Into the library
tracker_do-move-library-shuffled = Shuffled into the library
tracker_do-move-exile = Exiled
tracker_do-move-hand-keep = To hand, and stays there
tracker_do-move-library-keep = Into the library, and stays there
tracker_do-move-library-shuffled-keep = Shuffled into the library, and stays there
tracker_do-turn = { $own ->
    [yes] My turn begins
   *[no] { $player }’s turn begins
}
tracker_do-phase = { LABEL($phase, of: "wb-phase") }
tracker_do-land = I play an ordinary land
tracker_do-extra-land = I may play one more land
tracker_do-leaves-game = I leave the game

tracker-table = Table { $table }
tracker-table_of = Round { $round }, table { $table }
tracker-casual = Casual table { $table }
tracker-join_means = On this phone you follow the worldbreaks of this table. Who are you?
tracker-i_am = I am { $name }
tracker-watch = I only watch
tracker-seat_used = taken by a phone
tracker-seat_ask = Another phone speaks for { $name } already. If you go on, that phone can no longer do anything for { $name }, and everybody at the table is told.
tracker-seat_anyway = I am { $name }, take the seat
tracker-not_bound = This page is for the table
tracker-not_bound_more = Scan the code that lies on the table, or open your personal link first. The staff has both.
tracker-seat_lost = Another phone speaks for { $name } now. If that is not you, choose your seat again with the table’s code and tell a judge.
tracker-watching = You are watching. Only what everybody may see is shown.
tracker-you = You are { $name }.
tracker-me_mark = you
tracker-left = has left the game
tracker-has_turn = has the turn
tracker-controlled = controlled by { $player }
tracker-cast = Cast. You may pay:
tracker-ways_more = { $count ->
    [one] { $count } more way to pay is not listed.
   *[other] { $count } more ways to pay are not listed.
}
tracker-what_happened = What happens to it?
tracker-more = More
tracker-then = then: { $state }
tracker-turn_head = Turn
tracker-phases = Phase
tracker-game_more = More about the game
tracker-undo = Take back
tracker-undo_what = Take back: { $what }
tracker-redo = Do again
tracker-redo_what = Do again: { $what }
tracker-history = What happened
tracker-history_all = Show everything ({ $count } more)
tracker-taken_back = taken back
tracker-rules = Which rules apply now?
tracker-rules_of = Rules for it
tracker-rules_rests = Sentences
tracker-changed = The table has changed: show it
tracker-offline = No connection. What you see may be old.
tracker-reload = Look again
tracker-counts = { $ready } ready, { $in_play } in play, { $spent } spent
tracker-to_table = My World Breaker table

refuse-tracker_not_offered = This is not possible now; look at the table as it stands.
refuse-tracker_full = This table’s history is full ({ $limit } steps). Open a new table for the next game.
refuse-nothing_to_redo = There is nothing to do again.
refuse-tracker_nothing_to_undo = There is nothing to take back.
refuse-seat_taken = Another phone speaks for this player already.
refuse-tracker_no_round = No round is published yet; publish it first.
refuse-tracker_open = This table has a tracker already.
refuse-tracker_casual_full = This event has { $limit } tables outside its pairings; that is the most.

tracker_fault-players = A table has { $least } to { $most } players.
tracker_fault-no_cards = There is no card data of Magic on this machine; the host imports it with “headjudge cards import”.
tracker_fault-commanders = Name a commander, or two with a “+” between them.
tracker_fault-worldbreaks = A player has exactly { $expected } worldbreaks.

tracker_desk-nav = Trackers
tracker_desk-title = World Breaker trackers
tracker_desk-round = Round { $round }
tracker_desk-none = No round is published yet. Trackers of a round are opened once it is; a table outside the pairings can be opened at any time.
tracker_desk-open_round = Open trackers for round { $round }
tracker_desk-all_open = Every table of round { $round } has its tracker.
tracker_desk-opened = { $count ->
    [one] { $count } tracker was opened.
   *[other] { $count } trackers were opened.
}
tracker_desk-missing = Something is missing at these tables; open them one by one.
tracker_desk-not_open = not opened
tracker_desk-open_one = Open this table
tracker_desk-casual = Outside the pairings
tracker_desk-new_casual = Open one table
tracker_desk-new_head = Open a table
tracker_desk-new_means = Each player with the commander and three worldbreaks, by any name that the card data knows. Leave the rows of free seats empty.
tracker_desk-player = Player { $number }
tracker_desk-name = Name
tracker_desk-commander = Commander
tracker_desk-commander_hint = two with a “+” between them
tracker_desk-worldbreak = Worldbreak { $number }
tracker_desk-open = Open the table
tracker_desk-links = Codes for the tables
tracker_desk-links_means = Each table’s code is shown here once. Print this page and lay a code on each table; a new code makes the old one void.
tracker_desk-new_links = New codes for all tables of the round
tracker_desk-new_link = New code for this table
tracker_desk-only_here = These links work on this machine only, because the desk listens to no other.
tracker_desk-as = Tell something for a player
tracker_desk-as_nobody = for nobody, only look
tracker_desk-reason = Why (the table reads it)
tracker_desk-seen_all = You see every card. Take care who looks over your shoulder.
tracker_desk-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
tracker-staff = { $name } (staff)
tracker_rules-needs = needs: { $what }
tracker_rules-rests = sentences { $what }
tracker_rules-ordinary = by the ordinary rules of the game
tracker_rules-through = through { $zones }:
refuse-tracker_often = This table told very much within a minute. Wait a moment, then go on.
refuse-tracker_not_seated = Who only watches tells nothing; choose your seat with the table’s code.
tracker-stack = On the stack
tracker_not_now-turn = Not now: { GIVEN($player) ->
    [yes] it is { $player }’s turn.
   *[no] no turn has begun.
}
tracker_not_now-phase = Not now: it is not the main phase.
tracker_not_now-stack = Not now: a spell is on the stack.
tracker_not_now-used = Not now: the land of this turn has been played.
tracker_desk-more_players = More than four players
tracker_do-draw = Drawn
tracker_do-put-back-library = Back into the library
tracker_do-put-back-library-shuffled = Shuffled into the library
tracker_desk-others = Others sit here since the round was repaired; open it anew.
tracker_desk-instead = This table has a game. A new one takes its place with a new code; the history of the old one stays in the log.
tracker_desk-anew = Begin a new game at this table
