# Decklists in the files of programs: XML, .dck and JSON.

deck-xml_broken = { $why ->
    [unclosed] The file breaks off here, so nothing of it was read; save or copy it once more.
    [entities] The file declares entities or a document type, which a decklist never needs; remove the DOCTYPE part.
    [nested] Elements are nested too deep for a decklist; export the list again from its program.
    [letters] The file holds half of a character; save it again as UTF-8.
   *[syntax] This is no well-formed XML from this line on, so nothing of it was read; look for a missing quote, bracket or closing element, or export the list again.
}
deck-not_this_form = This is no file of the form “{ $form }”: it begins with “{ $found }”; leave the form out or name the right one.
deck-part_unknown = “{ $part }” says nothing that a decklist has; it was passed over.
deck-section_unknown = { GIVEN($section) ->
    [yes] The section “{ $section }” is not known; its cards are kept apart from the deck. Correct its name if they belong in it.
   *[no] A section has no name; its cards are taken for the deck. Name it if they belong elsewhere.
}
deck-ident_missing = { $count ->
    [one] { $count } card has no { $mark }, and { $program } does not load a card without it: { $names }. Open the list in { $program } and save it there.
   *[other] { $count } cards have no { $mark }, and { $program } does not load cards without it: { $names }. Open the list in { $program } and save it there.
}
deck-printing_missing = { $count ->
    [one] { $count } card has no set with collector number, and { $program } does not load a card without it: { $names }. Name a printing of it.
   *[other] { $count } cards have no set with collector number, and { $program } does not load cards without it: { $names }. Name a printing of each.
}
