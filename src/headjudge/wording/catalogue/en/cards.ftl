# Card data: the databases of cards.

cards-not_a_database = This file is no card database of headjudge. Import the card file with “headjudge cards import”.
cards-other_form = This card database was written by another version of headjudge (form { $found }, not { $expected }). Import the card file again; nothing else is lost.
cards-other_game = These are cards of { LABEL($found, of: "card_game") }, not of { LABEL($expected, of: "card_game") }. Import the right card file.
cards-data_of = Card data of { $date } (SHA-256 { $sha256 })
