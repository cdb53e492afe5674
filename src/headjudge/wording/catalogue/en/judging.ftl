# Verdicts on decklists: what is wrong with a deck, what could not be decided, what was assumed.

verdict-legal = legal
verdict-illegal = not legal
verdict-unchecked = not decided

deck-wrong_game = { $found ->
    [fab] This is a list for Flesh and Blood, but the format belongs to Magic: The Gathering.
   *[mtg] This is a list for Magic: The Gathering, but the format belongs to Flesh and Blood.
}
deck-size = { $game ->
    [fab] { $bound ->
        [least] The deck must start with at least { $expected } cards, weapons and equipment not counted, but the list has { $found }.
        [most] The deck must start with at most { $expected } cards, weapons and equipment not counted, but it has { $found }.
       *[exact] The deck must start with exactly { $expected } cards, weapons and equipment not counted, but it has { $found }.
    }
   *[mtg] The deck needs exactly { $expected } cards, the commander included, but it has { $found }.
}
deck-sideboard = { $expected ->
    [0] This format has no sideboard, but the list has one ({ $found }).
   *[other] The sideboard may have at most { $expected } cards, but it has { $found }.
}
deck-beside = Exactly { $expected } worldbreak cards belong beside the deck; the list has { $found }.
deck-pile_unchecked = The pile “{ $pile }” is not checked.
deck-commander_missing = The list has no commander; mark it, or put it under the heading “Commander”.
deck-commander_ineligible = “{ $card }” ({ $found }) may not be the commander; { $allowed ->
    [creature] it must be a legendary creature or a card that says so itself.
    [creature_or_planeswalker] it must be a legendary creature, a legendary planeswalker or a card that says so itself.
    [vehicle] it must be a legendary creature, a legendary Vehicle, a legendary Spacecraft with power and toughness or a card that says so itself.
   *[other] it must be a legendary creature, planeswalker or Vehicle, a legendary Spacecraft with power and toughness or a card that says so itself.
}
deck-commander_pair = These cards cannot be commanders together: { $found }. There is one commander, or two whose abilities allow the pair.
deck-commander_assumed = The list marks no commander; “{ $card }” is taken for it. Please confirm.
deck-companion_assumed = The list marks no companion; “{ $card }” is taken for it. Please confirm.
deck-companion_count = A deck has at most one companion; the list has { $found }.
deck-companion_ineligible = “{ $card }” ({ $found }) has no companion ability.
deck-companion_condition = The deck does not meet the condition of “{ $card }”. Against it are: { $found }.
deck-companion_unchecked = Whether the deck meets the condition of “{ $card }” could not be decided. Open are: { $found }.
deck-colour_not_chosen = A colour must be chosen for “{ $card }”; write it behind the name, such as { $expected }.
deck-colour_not_asked = No colour is chosen for “{ $card }”; the mark { $found } is left aside.
deck-identity_unchecked = The commander is not known, so colour identity was not checked.
deck-no_card_data = { $game ->
    [fab] Without card data only sizes, copies and banned names were checked, not names, the hero’s age, classes and talents, specializations, rarity and limits of cards’ own.
   *[mtg] Without card data only the size, copies and banned names were checked, not the commander, colour identity, card pool and limits of cards’ own.
}

card-too_many_copies = { $is_commander ->
    [yes] “{ $card }” is the commander and stands in the list again: { $found } in all, at most { $expected } allowed ({ COUNT($lines) ->
        [1] line
       *[other] lines
    } { $lines }).
   *[no] “{ $card }”: { $found } copies, at most { $expected } allowed ({ COUNT($lines) ->
        [1] line
       *[other] lines
    } { $lines }).
}
card-copies_unchecked = “{ $card }”: { $found } copies. That is more than { $expected }, unless the card itself allows more; without card data this could not be decided.
card-colour_identity = { $expected ->
    [C] “{ $card }” has the colour identity { $found }; the commander allows colourless cards only.
   *[other] “{ $card }” has the colour identity { $found }; the commander allows { $expected } only.
}
card-not_in_pool = { GIVEN($released) ->
    [yes] “{ $card }” is not in the card pool of that date: it comes out on { $released }.
   *[no] “{ $card }” is not in the card pool of that date.
}
card-pool_unchecked = { COUNT($sets) ->
    [0] Whether “{ $card }” is in the card pool of that date could not be decided with this card data.
    [1] Whether “{ $card }” is in the card pool of that date could not be decided; this set is not fully known: { $sets }.
    [2] Whether “{ $card }” is in the card pool of that date could not be decided; these sets are not fully known: { $sets }.
    [3] Whether “{ $card }” is in the card pool of that date could not be decided; these sets are not fully known: { $sets }.
   *[other] Whether “{ $card }” is in the card pool of that date could not be decided; { COUNT($sets) } sets of the pool are not fully known. Newer card data, or a file with every printing, helps.
}
card-banned = { $kind ->
    [banned_as_commander] “{ $card }” is banned as commander.
    [banned_as_companion] “{ $card }” is banned as companion.
    [living_legend] “{ $card }” has left this format as a living legend.
    [benched] “{ $card }” is benched for the season.
    [suspended] “{ $card }” is suspended.
   *[banned] “{ $card }” is banned.
}{ GIVEN($since) ->
    [yes] {" "}In effect since { $since }{ GIVEN($announced) ->
        [yes] , announced on { $announced }.
       *[no] .
    }
   *[no] {""}
}
card-restricted = { $kind ->
    [restricted_cycle] “{ $card }” is restricted over all colours together: { $expected } copy is allowed, the list has { $found }.
   *[restricted] “{ $card }” is restricted: { $expected } copy is allowed, the list has { $found }.
}
card-banned_here = The organiser keeps “{ $card }” out: { $reason }
card-allowed_here = The organiser allows “{ $card }”: { $reason }
card-data_thin = The card data says too little of “{ $card }” to decide.

cards-identity_differs = The card data gives “{ $card }” the colour identity { $found }, the card itself shows { $expected }. The card data was followed; please look at the card.
