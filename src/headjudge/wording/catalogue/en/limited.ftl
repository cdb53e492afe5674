# Limited play: sets, their numbers and rules, and the registration of pools.

excluded-cold_foil = cold-foil cards
excluded-legendary_rarity = cards of legendary rarity
excluded-fabled_rarity = cards of fabled rarity
excluded-marvel_rarity = cards of marvel rarity
excluded-extended_art = extended-art cards
excluded-micro_text = micro-text cards
excluded-expansion_slot = cards of the expansion slot

set_rule-pool_limit = A pool may hold at most { $most } of { $card }.
set_rule-macro_each_player = Each player starts the game with the macro { $card } in the arena.
set_rule-macro_in_game = The game starts with the macro { $card }.

limited_of-head = { $set }: { $format } ({ $edition })
limited_of-packs = { $packs ->
    [one] { $packs } booster for each player
   *[other] { $packs } boosters for each player
}
limited_of-cards = { $cards } of the { $booster } cards of a booster are for the pool; the other { $extra } are left out.
limited_of-deck = { $most ->
    [0] { $exact ->
        [0] Deck: at least { $least } cards
       *[other] Deck: exactly { $least } cards
    }
   *[other] Deck: { $least } to { $most } cards
}
limited_of-excluded = Not in the pool: { $cards }
limited_of-kept = In the pool all the same: { $cards }
limited_of-arena_cards_removed = Arena cards are taken out of each booster before the deck cards are shuffled.
limited_of-list = { $expected ->
    [0] The list holds every card of the pool that is not of basic rarity, and the hero.
   *[other] The list holds every card of the pool that is not of basic rarity ({ $expected } cards), and the hero.
}
limited_of-step = { $registered ->
    [yes] { $begins } { $step }: { $minutes } (only where pools are registered)
   *[no] { $begins } { $step }: { $minutes }
}

limited-not_a_limited_format = “{ $policy }” is the policy of no limited format; name one such as fab/sealed.
limited-not_recommended = “{ $set }” is not among the sets recommended for this format: { $known }.
limited-not_for_limited = “{ $set }” is not made for limited play; the document has no numbers for it.
limited-later_set = “{ $set }” came out after the last set of the table; the row of “{ $row }” holds for it.
limited-set_without_row = The table has no row for “{ $set }”, so there are no numbers. If it came out after “{ $row }”, give its day of release, and the last row holds.
limited-row_inferred = The row of “{ $set }” is inferred: it came out after the text that was read, whose last row holds for later sets.
limited-row_span = The row of “{ $set }” stands in cells that reach over several rows of the printed table.

pool-name_missing = A line has no name; write the English name of the card.
pool-name_not_english = “{ $name }” is not an English name; lists hold the English names of cards.
pool-quantity = “{ $name }”: { $found } is no number of cards; write 1 or more.
pool-pitch = “{ $name }”: there is no pitch { $found }; possible: { $known }, or none.
pool-basic_rarity = “{ $name }” is of basic rarity and does not belong on the list of a pool.
pool-listed_twice = “{ $name }” stands on line { $first } already; put both into one line.
pool-hero_missing = The hero is missing; write the hero that will be played.
pool-set_limit = { $found } copies of “{ $card }” are in the pool; this set allows { $most }.
pool-count = The list holds { $found } cards, but { $packs } boosters with { $cards } cards each make { $expected }; count the pool and the list again.
pool-count_below_limit = The list holds { $found } of { $expected } cards; copies beyond the limit of the set stay out of the pool.
pool-count_unchecked = The number of cards ({ $found }) was not checked; no rule says how many there must be.
pool-deck_size = { $most ->
    [0] The deck has { $found } cards; at least { $least } are needed.
   *[other] The deck has { $found } cards; it must have { $least } to { $most }.
}
pool-deck_size_unchecked = The size of the deck ({ $found }) was not checked; no rule gives it for this set ({ $least } to { $most }).
