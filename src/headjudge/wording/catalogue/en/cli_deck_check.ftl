# The command line for verdicts on decklists.

cli-deck-check = Judge a list: whether it is legal in a format on a date, with every fault.
cli-deck-check-more = FILE is a list of any form; “-” reads standard input. The exit status is 0 for a legal list and 1 for any other; 3 means that the text is no list. What could not be decided for want of card data is told, and such a list is never called legal.
cli-option-deck_format = The format, such as brawl, commander, world-breaker, fab/classic-constructed, fab/silver-age.
cli-option-deck_date = The day of the event (YYYY-MM-DD), whose rules hold; by default today.
cli-option-deck_players = Players of one game, for the life that they start with; by default more than two.
cli-option-deck_region = The country of the event (ISO 3166, such as JP): some sets could be played earlier in some.
cli-option-deck_platform = Where it is played; sets and bans begin on different days. By default tabletop.
cli-option-deck_set = The set of a limited Flesh and Blood event, such as SUP.
cli-option-deck_allow = A card that the organiser allows, with the reason; may be repeated.
cli-option-deck_ban = A card that the organiser keeps out, with the reason; may be repeated.
cli-not_a_country = “{ $found }” for { $option } is no country code; write the two letters of ISO 3166, such as JP.
cli-card_and_reason = “{ $found }” for { $option } needs a card and a reason: CARD=REASON.
cli-deck_verdict = { $verdict ->
    [legal] Legal in { $format } on { $date } (rules of { $edition }).
    [illegal] Not legal in { $format } on { $date } (rules of { $edition }).
   *[unchecked] Whether this list is legal in { $format } on { $date } could not be decided (rules of { $edition }).
}
cli-deck_cards_of = Card data of { $date } ({ $sha256 }).
cli-deck_starts = Life: { $life }. Mulligans that are not counted: { $mulligans }. { GIVEN($damage) ->
    [yes] Damage by one commander that ends the game: { $damage }.
   *[no] Damage by commanders is not counted.
}
cli-deck_hero = Life of the hero: { $life }. Intellect: { $intellect }.
