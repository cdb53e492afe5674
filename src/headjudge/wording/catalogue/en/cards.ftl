# Card files, the card database, and what is wrong with either.

cards-unreadable = { $reason ->
    [missing] There is no such file; check its name.
    [folder] This is a folder; name the card file in it.
    [permission] You have no permission to read this file; ask its owner or change its permissions.
   *[other] The file cannot be read; check the disk and the file’s name.
}
cards-empty = The file is empty; a card file holds a list of cards.
cards-truncated = The file ends in the middle; download it again.
cards-damaged = The file is packed, but it cannot be unpacked: it is damaged or has a password; download it again.
cards-too_large = The file unpacks to more than { $limit } GB; no card file is that large.
cards-zip_of_many = { $count ->
    [0] The zip file holds no JSON file; a card file was expected.
   *[other] The zip file holds several JSON files ({ $names }); unpack it and name one of them.
}
cards-syntax = { $number ->
    [0] This is not JSON from its first object on; download it again.
    [one] This is not JSON behind the first object; download it again.
   *[other] This is not JSON behind { $number } objects; download it again.
}
cards-object_too_large = One object of the file takes more than { $limit } MB; no card is that large.
cards-too_deep = Lists and objects are nested deeper than { $limit } levels; this is no card file.
cards-is_a_database = This is a database already; an import takes the card file it was made of.
cards-unknown_form = This is no card file that headjudge knows; possible: a bulk file of “Scryfall”, “AtomicCards” of “MTGJSON”, the package “@flesh-and-blood/cards”, headjudge’s own form.
cards-other_objects = The file holds objects of the kind “{ $found }”, no cards; download a bulk file with cards, such as “default_cards”.
cards-other_mtgjson = This is another file of “MTGJSON”; download “AtomicCards”.
cards-other_game = The file has cards of another game ({ LABEL($found, of: "card_game") }); { LABEL($expected, of: "card_game") } is wanted.
cards-no_cards = There is no card in the file; download a bulk file with cards, such as “default_cards”.
cards-own_head = The first line must be the head of headjudge’s own form, such as “{ $example }”.
cards-own_version = This file has version { $found } of headjudge’s own form, but this headjudge reads version { $expected }; convert the cards again.
cards-missing_field = Object { $number } has no “{ $field }”, so it was left out.
cards-wrong_type = Object { $number } was left out: “{ $field }” must be { LABEL($expected, of: "kind") }, but it is { LABEL($found, of: "kind") }.
cards-wrong_value = Object { $number } was left out: “{ $field }” has a value that is not possible there.
cards-more_faults = { $count ->
    [one] { $count } more object was left out.
   *[other] { $count } more objects were left out.
}
cards-date_assumed = { $by ->
    [name] The day of the data, { $date }, was taken from the file’s name; where that is wrong, import the file with --date.
   *[other] The file does not say of what day its data is; the day of the file, { $date }, was taken; import the file with --date to say the right one.
}
cards-unknown_language = { $count ->
    [one] The language “{ $language }” has no short code here; the name of { $count } card was kept under the language’s name.
   *[other] The language “{ $language }” has no short code here; the names of { $count } cards were kept under the language’s name.
}
cards-not_a_database = This is no card database of headjudge; import the card file with “headjudge cards import”.
cards-database_damaged = The card database is damaged and cannot be read; import the card file again, or copy the database again where it was copied.
cards-other_form = This card database has version { $found } of the form, but this headjudge reads version { $expected }; import the card file again.
cards-none = There is no card database here yet; make one with “headjudge cards import”.


cli-command-cards = The card database: names in all languages, facts, printings.
cli-cards = The card database: names in all languages, facts, printings.
cli-cards-import = Make the card database from a card file that you have.
cli-cards-import-more = Read are bulk files of “Scryfall” (“oracle_cards”, “default_cards”; “all_cards” has the names in all languages), “AtomicCards” of “MTGJSON”, the package “@flesh-and-blood/cards” and headjudge’s own form; plain, gzip or zip. Several files are one list: later ones add names and printings. The old database stays until the new one is whole.
cli-cards-info = Show which card databases there are, and of what day.
cli-cards-find = Show the card that a name means, in any language.
cli-cards-export = Write a card database in headjudge’s own form, on standard output.
cli-option-cards_game = The game, where the file must be of this one.
cli-option-cards_date = The day of the data (YYYY-MM-DD); by default what the file says, its name says, or its time.
cli-option-cards_folder = The folder of the card databases; by default the folder “cards” in your folder for data.
cli-option-cards_files = A card file or database to look in instead; may be repeated.
cli-option-cards_of = The game whose cards are written.

cli-cards_read = Reading the card file: { $done } of { $total } MB ({ $percent } %)
cli-cards_imported = { LABEL($game, of: "card_game") }: data of { $date }; cards: { $cards }, names: { $names }, printings: { $printings }, sets: { $sets }
cli-cards_source = From { $name }, SHA-256 { $sha256 }
cli-cards_at = Database: { $path }
cli-cards_skipped = Left out, because no deck holds them: { $skipped }
cli-cards_unknown = No card is called “{ $name }”.
cli-cards_near = Did you mean one of these?
cli-cards_several = { $count ->
    [one] “{ $name }” means { $count } card.
   *[other] “{ $name }” may mean { $count } cards.
}

card_shown-types = types: { $value }
card_shown-cost = cost: { $value }
card_shown-mana_value = mana value: { $value }
card_shown-colour_identity = colour identity: { $value }
card_shown-classes = classes and talents: { $value }
card_shown-rarities = rarities: { $value }
card_shown-legal = legal in: { $value }
card_shown-restricted = restricted in: { $value }
card_shown-banned = banned in: { $value }
card_shown-names = names: { $value }
card_shown-sets = sets: { $value }
card_shown-key = id: { $value }

