# Card files, the card database, and what is wrong with either.

cards-other_game = The file has cards of another game ({ LABEL($found, of: "game") }); { LABEL($expected, of: "game") } is wanted.
cards-not_a_database = This is no card database of headjudge; import the card file with “headjudge cards import”.
cards-other_form = This card database has version { $found } of the form, but this headjudge reads version { $expected }; import the card file again.

game-mtg = Magic
game-fab = Flesh and Blood
