# Decklists of Flesh and Blood: what their own forms may hold.

deck-total_differs = The list says { $expected } cards for this group, but { $found } were read above it; look whether a line is missing.
deck-names_parted = Names with commas cannot be told apart without card data; this line was read as: { $names }.
deck-copies_aside_unclear = Whether the { $aside } copies set aside are part of each card’s total cannot be told from this file. They were counted beside it, which makes { $beside } cards; counted within it there are { $within }. Count the cards.
deck-names_guessed = { $count ->
    [one] { $count } name was
   *[other] { $count } names were
} made from the identifiers of the list and may miss signs, such as: { $names }. With card data the right names appear.
deck-json_unreadable = { $why ->
    [syntax] This is no whole JSON file; copy it again from its first to its last bracket.
    [too_deep] This JSON file has brackets within brackets without end; it is no decklist.
   *[no_cards] This JSON file holds no cards; a decklist has them under “cards”.
}
deck-columns_missing = This table lacks columns; a list from a collection needs: { $columns }.
deck-collection = This is the table of a collection: all { $count ->
    [one] { $count } row
   *[other] { $count } rows
} with copies at hand were read as the list.
card-printing_alone = The list names only the printing “{ $name }”; which card it is can be said with card data only.
