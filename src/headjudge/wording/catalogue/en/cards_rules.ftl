# Card data held against the bundled rules.

cards-list_name_unknown = The ban list of { $formats } names “{ $name }”, but this card data has no card of that name: such a card would not be found in a deck{ GIVEN($expected) ->
    [yes] ; perhaps one of these is meant: { $expected }.
   *[no] .
}
cards-pool_set_unknown = The card pool of { $formats } has the set { $set }, which came out on { $entered }, but this card data does not know it; its cards are not counted in.
