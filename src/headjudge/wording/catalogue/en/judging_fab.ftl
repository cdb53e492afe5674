# Verdicts on Flesh and Blood lists: what is wrong, what could not be decided, what was assumed.

deck-pool_size = The card-pool may have at most { $expected } cards beside the hero, but it has { $found }.
deck-hero_missing = The list has no hero; write it as the first line, or behind “Hero:”. Without it, classes and talents were not checked.
deck-hero_count = A list has one hero; this one has { $found }: { $heroes }.
deck-hero_assumed = “{ $written }” is taken for the hero “{ $card }”. Please confirm.
deck-hero_ineligible = { $expected ->
    [young] “{ $card }” may not be the hero: this format has young heroes only.
    [adult] “{ $card }” may not be the hero: young heroes are not legal in this format.
    [not_pit_fighter] “{ $card }” may not be the hero: pit-fighters are not legal in this format.
    [rarity] “{ $card }” may not be the hero: it was never printed at common or rare ({ $found }).
    [set] “{ $card }” may not be the hero: it is not a hero of this set ({ $found }).
    [format] “{ $card }” may not be the hero: the card data does not count it among the heroes of this format ({ $found }).
   *[hero] “{ $card }” ({ $found }) is no hero.
}
deck-pool_undivided = The list is a whole limited pool and does not say which cards are played, so classes and talents were not compared with the hero’s.
deck-set_not_given = The set of this limited event is not given, so the size of the deck and the set’s own rules were not checked.
deck-set_not_limited = The set { $found } is not made for limited play; the policy has no row for it. The rules of the latest set are used.
deck-product_unchecked = Which cards the product holds is in no card data; the list was not compared with it.

card-outside_pool = { $what ->
    [ephemeral] “{ $card }” is ephemeral and belongs in no card-pool ({ $found }).
    [back] “{ $card }” is only the back of other cards and belongs in no card-pool ({ $found }).
   *[token] “{ $card }” is made in the game and belongs in no card-pool ({ $found }).
}
card-class_mismatch = { GIVEN($expected) ->
    [yes] “{ $card }” ({ $found }) does not fit the hero, who may have generic cards and those of { $expected }.
   *[no] “{ $card }” ({ $found }) does not fit the hero, who may have generic cards only.
}
card-specialization = “{ $card }” is for the hero { $expected } only; the hero is { $found }.
card-hero_metatype = “{ $card }” belongs to the hero { $expected }; the hero is { $found }.
card-hero_rule = “{ $card }”: { $hero } may have { $expected ->
    [1] red
    [2] yellow
    [3] blue
   *[4] purple
} cards only.
card-rarity = “{ $card }” was never printed at a rarity of this format (needed: { $expected }; printed: { $found }).
card-ban_unsure = { $kind ->
    [living_legend] Whether “{ $card }” had left the format as a living legend by then is not known; it could be so from { $since } on.
    [restricted] Whether “{ $card }” was restricted then is not known; it could be otherwise from { $since } on.
    [restricted_cycle] Whether “{ $card }” was restricted then is not known; it could be otherwise from { $since } on.
   *[banned] Whether “{ $card }” was banned then is not known; it could be otherwise from { $since } on.
}

format-list_gap = The list of banned cards that comes with the program may lack changes since { $since }{ GIVEN($list_date) ->
    [yes] ; its last one before { $on } is of { $list_date }.
   *[no] .
} Please compare it with the official list.
