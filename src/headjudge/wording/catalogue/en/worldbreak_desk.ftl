# World Breaker at the desk: the pool of worldbreaks, dealing from it, a player's three, what a list says of them.

deck-beside_dealt = The organiser deals the worldbreaks, so those in the list do not count: { $names }.
deck-beside_to_be_dealt = The list names no worldbreaks; it is judged as one for an event whose organiser deals them ({ $expected } to each player).
cli-option-deck_option = A point that the rules of World Breaker leave open, such as “A1=registered” or “A2=all”; may be given several times.
cli-deck_option_form = “{ $found }” is not of the form NAME=VALUE, such as “A1=registered”.
cli-deck_option_none = The format “{ $format }” leaves no points open, so --option has nothing to set.

log_row-worldbreak_pool_set = Pool of worldbreaks: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $copies ->
    [one] { $copies } proxy
   *[other] { $copies } proxies
}
log_row-worldbreaks_dealt = { $how ->
    [again] Worldbreaks dealt again: { $names }
    [by_hand] Worldbreaks changed by hand: { $names }
    [taken_back] Worldbreaks taken back: { $names }
   *[dealt] Worldbreaks dealt ({ $count }): { $names }
}{ $more ->
    [0] {""}
   *[other] { " " }and { $more } more
}{ $spoiled ->
    [0] {""}
   *[other] ; proxies out of the pool: { $spoiled }
}{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_kind-worldbreak_pool_set = pool of worldbreaks
log_kind-worldbreaks_dealt = worldbreaks dealt

worldbreaks-nav = Worldbreaks
worldbreaks-title = Worldbreaks
worldbreaks-dealt_count = { $count } of { $players } players have theirs
worldbreaks-only_you = Only the player and the staff can see these cards here.
worldbreaks-pool = The pool
worldbreaks-pool_holds = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $copies ->
    [one] { $copies } proxy
   *[other] { $copies } proxies
}; { $left } not dealt
worldbreaks-pool_read = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $copies ->
    [one] { $copies } proxy
   *[other] { $copies } proxies
}
worldbreaks-pool_empty = There is no pool yet. Paste the names of your proxies; then each player can be dealt three.
worldbreaks-pool_change = Change the pool
worldbreaks-pool_make = Make the pool
worldbreaks-deal = Deal to { $count ->
    [one] { $count } player
   *[other] { $count } players
}
worldbreaks-deal_means = Each player without worldbreaks is dealt { $each } at random, { $wanted } of the { $left } proxies that are left. Whoever has theirs keeps them.
worldbreaks-deal_short = { $wanted } proxies are needed and { $left } are left. Add some to the pool.
worldbreaks-all_dealt = Everybody in the event has theirs. Whoever comes late is dealt theirs from what is left.
worldbreaks-nobody = Nobody is in the event yet.
worldbreaks-was_dealt = Dealt to { $count ->
    [one] { $count } player
   *[other] { $count } players
}.
worldbreaks-waits = Waiting for a list or for card data: { $count }
worldbreaks-state = { $state ->
    [dealt] dealt
    [ready] not dealt yet
    [list] waits for a decklist
    [card_data] waits for card data
   *[left] left the event
}
worldbreaks-none_found = There is no such player.
worldbreaks-registered = In this event players register their worldbreaks with the decklist.
worldbreaks-registered_more = They stand in each decklist under “Worldbreaks”. Who chooses them is set in the set-up (A1).
worldbreaks-other_format = This event is not played by the rules of World Breaker. The deck format is chosen in the set-up.
worldbreaks-to_setup = To the set-up

worldbreaks-pool_title = The pool of worldbreaks
worldbreaks-pool_text = Names of the proxies
worldbreaks-pool_hint = One card a line, such as “2 Worldfire” for two proxies; names in any language, lists of any program.
worldbreaks-pool_as_written = Keep the names that the card data does not know as they are written
worldbreaks-pool_check = Check
worldbreaks-pool_save = Save the pool
worldbreaks-pool_saved = The pool is saved.
worldbreaks-pool_large = { $found } proxies are too many; at most { $most }.
worldbreaks-pool_unknown = These names are unknown or mean several cards: { $names }. Correct them, or tick that they stay as written.
worldbreaks-pool_held = Players hold more of these cards than the pool would have: { $names }. Take them back or change them first.

worldbreaks-of = Worldbreaks of { $name }
worldbreaks-has_none = { $name } has no worldbreaks yet.
worldbreaks-again = Deal again
worldbreaks-again_means = The cards that you tick are given back, and as many others drawn from what is left.
worldbreaks-again_which = Which cards
worldbreaks-again_spoiled = These proxies are faulty: take them out of the pool
worldbreaks-again_do = Deal again
worldbreaks-was_again = Dealt again.
worldbreaks-by_hand = Change by hand
worldbreaks-by_hand_means = One card for another that is left in the pool, or with another player’s card.
worldbreaks-by_hand_give = Card that is given back
worldbreaks-by_hand_get = Card in its place
worldbreaks-in_pool = Left in the pool
worldbreaks-by_hand_do = Change
worldbreaks-was_changed = Changed.
worldbreaks-take_back = Take back
worldbreaks-take_back_means = All of this player’s cards go back to the pool.
worldbreaks-take_back_do = Take all back
worldbreaks-was_taken_back = Taken back.
worldbreaks-choose_cards = Choose at least one of the player’s cards.
worldbreaks-choose_other = Choose the card that comes in its place.
worldbreaks-reason = Reason

worldbreaks-yours = Your worldbreaks
worldbreaks-yours_means = Lay them face A up in your forbidden zone after the mulligans. Nobody but you and the staff sees here which they are.
worldbreaks-not_dealt_yet = The organiser deals them; yours are not dealt yet.
worldbreaks-yours_registered = You register them with your decklist, under the heading “Worldbreaks”.
worldbreaks-not_shown = Worldbreaks are not shown here, nor is the list as it was written.
worldbreaks-options = World Breaker: { $count } open points
worldbreaks-options_hint = What the rules of World Breaker leave open. Leave a point as it is to play by the usual reading.
worldbreaks-usual = usual

refuse-worldbreaks_other_format = This event is not played by the rules of World Breaker, so it has no worldbreaks.
refuse-worldbreaks_registered = In this event players register their worldbreaks; nothing is dealt. The set-up decides it (A1).
refuse-worldbreaks_no_pool = There is no pool of worldbreaks yet.
refuse-worldbreaks_pool_small = { $wanted } proxies are needed, and { $left } are left in the pool.
refuse-worldbreaks_pool_uneven = The pool does not go round: too many proxies of the same cards are left, or cards that players may not have. Add other cards.
refuse-worldbreaks_wait = { $why ->
    [list] The limits on worldbreaks look at the player’s decklist, and none is handed in.
   *[card_data] The limits on worldbreaks look at the player’s commander, and the card data does not know it.
}
refuse-worldbreak_not_for = { $name } may not have “{ $card }”: it would be there twice, or the limits of this event keep it out.
