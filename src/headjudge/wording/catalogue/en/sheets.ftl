# Sheets of paper with decks.

sheet-heading = { $kind ->
    [check] Deck check
    [pool] Card pool
    [blank] Decklist
   *[registration] Decklist
}
sheet-fact = { $fact ->
    [player] Player
    [number] Number
    [hero] Hero
    [commander] Commander
    [date] Date
    [format] Format
    [set] Set
    [cards] Cards
    [verdict] Verdict
    [card_data] Card data
    [table] Table
    [judge] Judge
   *[signature] Signature
}
sheet-format = { $format }, rules as of { $edition }
sheet-card_data = { $date } (SHA-256 { $sha256 })
sheet-box = { $box ->
    [first] 1
    [second] 2
    [pool] Pool
   *[played] Deck
}
sheet-pitch = pitch { $pitch }
sheet-no_pitch = no pitch
sheet-unknown = name not known
sheet-more_remarks = { $count ->
    [one] One more remark; the page of the list shows it.
   *[other] { $count } more remarks; the page of the list shows them.
}
sheet-foot = Printed { $at } UTC
sheet-foot_of_log = Printed { $at } UTC · log position { $version } ({ $digest })
sheet-foot_of_file = Printed { $at } UTC · file of the list: SHA-256 { $digest }
sheet-pool_of_fab = A pool sheet is made from card data of Flesh and Blood; this is card data of another game.
sheet-no_such_set = The card data has no cards to register in a set “{ $subject }”. Sets: { $expected }
sheet-no_card_data = A pool sheet needs card data of Flesh and Blood; “headjudge cards import” makes it.
sheet-sheet = Sheet (PDF)
sheet-checklist = Deck check sheet (PDF)
sheet-all = All sheets (PDF)
sheet-all_checklists = All deck check sheets (PDF)
sheet-empty = Empty sheet (PDF)
sheet-often = This sheet was made too often in a short time; wait a few minutes.
sheet-paper = On paper
cli-deck-sheet = Make a sheet (PDF) of a list: to register, to check a deck by, to write on, or for a limited pool.
cli-deck-sheet-more = FILE is a list of any form; “-” reads standard input. Without --out the PDF goes to standard output. With --format the list is judged, and its faults stand on the sheet. --blank and --pool need no FILE.
cli-option-sheet_format = The format by which the list is judged, such as brawl or commander.
cli-option-sheet_player = The player's name on the sheet.
cli-option-sheet_event = The event's name on the sheet.
cli-option-sheet_blank = An empty sheet to write on by hand; --game or --format says for which game.
cli-option-sheet_check = With two boxes to tick for each card, for a deck check.
cli-option-sheet_pool = Every card of a Flesh and Blood set (its code) with boxes for pool and deck.
cli-option-sheet_out = Write a new file instead of standard output.
cli-sheet_one_kind = Choose one of these: FILE (with or without --check), --blank, --pool.
cli-sheet_no_file = Name the FILE of a list, or ask for --blank or --pool.
cli-sheet_to_terminal = A PDF cannot be shown on a terminal; name a file with --out.
