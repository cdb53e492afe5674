# Decklists: what was read, what was assumed, what another form has no room for.

deck_section-commander = Commander
deck_section-companion = Companion
deck_section-main = Main deck
deck_section-sideboard = Sideboard
deck_section-maybeboard = Maybeboard
deck_section-tokens = Tokens
deck_section-extras = Beside the deck
deck_section-hero = Hero
deck_section-arena = Arena cards
deck_section-deck = Deck
deck_section-inventory = Inventory

deck_form-table = table with a heading row
deck_form-plain = plain list
deck_form-arena = MTG Arena list
deck_form-mtgo = Magic Online text
deck_form-dek = Magic Online file
deck_form-moxfield = Moxfield list
deck_form-archidekt = Archidekt list
deck_form-deckstats = Deckstats list
deck_form-tappedout = TappedOut list
deck_form-mtggoldfish = MTGGoldfish list with printings
deck_form-mwdeck = Magic Workstation or Apprentice list
deck_form-cod = Cockatrice file
deck_form-o8d = OCTGN file
deck_form-forge = Forge file
deck_form-xmage = XMage file
deck_form-json = headjudge’s own form
deck_form-fabrary = FaBrary text
deck_form-fabrary-csv = FaBrary collection table
deck_form-fabrary-link = FaBrary import link
deck_form-fabtcg = fabtcg.com decklist page
deck_form-fabdb = FaB DB text
deck_form-sections = list in sections (hero, arena, deck, inventory)
deck_form-talishar = Talishar JSON
deck_form-gem = GEM decklist

card_game-mtg = Magic: The Gathering
card_game-fab = Flesh and Blood

pitch_colour-1 = red
pitch_colour-2 = yellow
pitch_colour-3 = blue
pitch_colour-4 = purple

deck_mark-set_code = set code
deck_mark-number = collector number
deck_mark-finish = foil
deck_mark-pitch = pitch value
deck_mark-groups = categories
deck_mark-tags = tags
deck_mark-label = coloured label
deck_mark-comment = remark
deck_mark-colour = chosen colour
deck_mark-ident = number in another program
deck_mark-other_name = name in another language
deck_mark-pile = name of the pile
deck_mark-title = name of the list
deck_mark-format_name = format
deck_mark-comments = comments

deck_column-line = Line
deck_column-copies = Copies
deck_column-card = Card
deck_column-written = As written
deck_column-printed = Set
deck_column-form = Form
deck_column-name = Name
deck_column-game = Game
deck_column-suffix = File

deck-read_as = { GIVEN($title) ->
    [yes] { $title }: read as { $form } ({ LABEL($game, of: "card_game") }), { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[no] Read as { $form } ({ LABEL($game, of: "card_game") }), { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
deck-data_of = Card data of { $date } (SHA-256 { $sha256 })
deck-section_head = { LABEL($section, of: "deck_section") } ({ $count })
deck-names_not_checked = There is no card data of { LABEL($game, of: "card_game") } here, so no name was checked. Load it with “headjudge cards import”, or name it with --cards.
deck-sideboard_assumed = { $count ->
    [one] No section is named: { $count } card behind the blank line was read as standing beside the deck. Is it in the deck? Then remove the blank line or name the sections.
   *[other] No section is named: { $count } cards behind the blank line were read as standing beside the deck. Are they in the deck? Then remove the blank line or name the sections.
}
deck-section_moved = This form has no section “{ LABEL($section, of: "deck_section") }”; its cards stand under “{ LABEL($to, of: "deck_section") }”, as its programs keep them: { $names }.
deck-section_left_out = This form has no place for “{ LABEL($section, of: "deck_section") }”; left out: { $names }.
deck-marks_left_out = { $count ->
    [one] This form has no place for one mark ({ LABEL($mark, of: "deck_mark") }, { $count } time); it was left out.
   *[other] This form has no place for one mark ({ LABEL($mark, of: "deck_mark") }, { $count } times); it was left out.
}
deck-empty = There is no list here: the text is empty. Copy the list once more, or name another file.
deck-too_large = This is no decklist: it has { $found } characters, a list has at most { $most }. Look whether it is the right file.
deck-no_text = This is no text, so it cannot be a decklist. Save the list as text and try again.
deck-other_game = The form “{ $form }” is not one for lists of { LABEL($game, of: "card_game") }; “headjudge deck forms” shows which are.
line-unreadable = { $why ->
    [too_long] This line is far longer than any card; look whether line breaks were lost.
    [count_zero] The line counts no copy of the card; write at least 1: { $text }
    [count_too_high] No list has so many copies of a card; correct the number: { $text }
    [count_negative] A list has no fewer than no copies of a card; correct the number: { $text }
   *[no_name] A number without a card’s name; add the name: { $text }
}
card-unknown = { GIVEN($expected) ->
    [yes] No card is called “{ $name }”. Was one of these meant? { $expected }
   *[no] No card is called “{ $name }”, and none is called much like it. Look at the name, or import newer card data.
}
card-ambiguous = “{ $name }” can be several cards; write the one that is meant: { $expected }.
