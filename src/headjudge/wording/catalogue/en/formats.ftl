# Deck formats: ids, dates, and whether their data fits the card data.

format-unknown = There is no format “{ $format }”; known are: { $known }.
format-before_first = The rules of { $on } are not known; the first known ones, of { $first }, are used.
format-retired = This format ended on { $until }; on { $on } there was no official one any more. Its last rules are used.
format-name_unresolved = No card is called “{ $name }”{ GIVEN($expected) ->
    [yes] ; perhaps one of these is meant: { $expected }.
   *[no] .
}
format-set_unknown = The card data does not know the set { $set }, which came out on { $entered }; the code may be wrong.
