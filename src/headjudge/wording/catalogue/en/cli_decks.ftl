# The command line for decklists.

cli-command-deck = Read decklists of any form, show them, write them in another form.
cli-deck = Reads decklists of any program, shows what was read, and writes them in another form.
cli-deck-show = Show what was read of a list: sections, counts, cards, and what is doubtful.
cli-deck-show-more = FILE is a list of any form in any common encoding; “-” reads standard input. No line is dropped: what cannot be read is told with its line.
cli-deck-convert = Write a list in another form on standard output.
cli-deck-convert-more = FILE is a list of any form; “-” reads standard input. The form is recognised by its content. What the other form has no room for, and every name that is doubtful, is told on standard error.
cli-deck-forms = List every form with its key.
cli-option-card_data = A card file or card database to check names against (may be repeated), or “none”; by default what was imported.
cli-option-deck_game = The game of the list, where its content does not tell.
cli-option-from_form = The form of the list; by default it is recognised by its content.
cli-option-to_form = The form to write; “headjudge deck forms” lists them.
cli-option-out_file = Write a new file instead of standard output.
cli-no_such_form = { GIVEN($nearest) ->
    [yes] There is no form “{ $found }”. Is “{ $nearest }” meant? Possible: { $expected }.
   *[no] There is no form “{ $found }”; possible: { $expected }.
}
