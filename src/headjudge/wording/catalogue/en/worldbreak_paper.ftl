# World Breaker on paper and on the command line: the rule sheet of a table, the backs of proxies, the commands.

wb-sheet-title = World Breaker: the rules for the table
wb-sheet-foot = Rules: { $document }, { $edition }
wb-sheet-differently = This event plays differently
wb-sheet-as_usual = This event changes none of the points that the rules leave open.
wb-sheet-changed = HERE
wb-sheet-start = Before the game
wb-sheet-start-cards = { $count ->
    [one] Each player has one worldbreak beside the Commander deck.
   *[other] Each player has { $count } worldbreaks beside the Commander deck.
}
wb-sheet-start-lay = After all mulligans lay them, face A (the red frame) up, into your forbidden zone: a place of your own on the table, neither exile nor the command zone.
wb-sheet-ready = Face A up: ready
wb-sheet-ready-as = At any moment you may treat it as a card of your hand or library. Opponents can neither choose nor move it.
wb-sheet-ready-cast = Cast it as from hand: instants and cards with flash whenever you have priority, all others in your main phase with an empty stack. There is no commander tax.
wb-sheet-ready-land = Play a land as one of the turn's land plays.
wb-sheet-ready-search = Your own search of the library may find it. Not where only part is looked at: top cards, cascade.
wb-sheet-ready-put = Your own spells, abilities and costs may put it onto the battlefield or into the graveyard.
wb-sheet-where = Where it goes
wb-sheet-where-corner = What happens
wb-sheet-where-ready = Ready card, your own effect or cost
wb-sheet-where-spell = Spell that does not resolve
wb-sheet-where-resolving = Instant or sorcery that resolves
wb-sheet-where-battlefield = Permanent that leaves
wb-sheet-where-graveyard = Card in the graveyard
wb-sheet-where-to = → { $place }
wb-sheet-where-two = { $first } or { $second }
wb-sheet-where-never = –
wb-sheet-where-no = not possible
wb-sheet-where-stays = stays ready
wb-sheet-where-home = It goes to its owner's forbidden zone, whoever controlled it, and is turned there: A up is ready, B up is spent.
wb-sheet-passing = On the way
wb-sheet-passing-triggers = It really comes into the zone that it was going to: what triggers there, or on dying, triggers.
wb-sheet-passing-priority = It is gone before anyone gets priority, so nothing can use it there. A blinked permanent does not come back.
wb-sheet-passing-shuffle = A library that a resolving spell passed through is shuffled.
wb-sheet-spent = Face B up: spent
wb-sheet-spent-stays = It can neither be cast nor moved to another zone, for the rest of the game.
wb-sheet-costs = Costs with your commander's mana
wb-sheet-costs-replace = For its coloured symbols you may pay mana of the symbols in your commander's mana cost and text instead; colourless mana, if there are none. Two commanders count together.
wb-sheet-costs-alike = The number of symbols stays, equal symbols become one colour, generic mana and X stay as they are, and so does the colour of the spell.
wb-sheet-costs-mono = Commander with one kind of mana or none, card of several colours: each of its colours may be replaced or paid as printed.
wb-sheet-costs-commander = Commander
wb-sheet-costs-card = Worldbreak
wb-sheet-costs-pays = may pay, for example
wb-sheet-costs-not = may not pay
wb-sheet-costs-no_symbols = no symbols

wb-example-mono = a mono-red commander
wb-example-colourless = a colourless commander

wb-back-title = Worldbreak
wb-back-document = World Breaker: backs for worldbreak proxies
wb-back-use = With this side up in the forbidden zone, its owner may treat the card as if it were in hand or library.
wb-back-cast = Cast it when its type allows, for its mana cost or with your commander's mana for the coloured symbols. Play a land as the turn's land.
wb-back-put = Your own spells and abilities may search for it, or put it onto the battlefield or into the graveyard. Not with top cards or cascade.
wb-back-opponents = Opponents can neither choose nor move it here.
wb-back-home = Then back to its owner's forbidden zone
wb-back-to_ready = to hand or library as a spell or from the graveyard
wb-back-to_spent = countered, exiled, resolved (instant, sorcery), or left the battlefield
wb-back-over = Spent cards are never cast or moved again. The rule sheet on the table says more.
wb-back-owner = Owner
wb-back-print = Print at 100 %: each card is { $width } × { $height } mm. Cut along the marks.

cli-command-worldbreak = World Breaker: the rules, what may be paid, a sheet for the table, backs for proxies.
cli-worldbreak = World Breaker, a form of Commander with three special cards for each player: its rules, on the screen and on paper.
cli-worldbreak-rules = Show the rules: sentences, what can happen to a worldbreak, and how open points are played.
cli-worldbreak-rules-more = An open point is chosen by its number or its name, such as --option A9=always or --option exiled_as_cost=not-allowed. The list of points shows every value.
cli-worldbreak-sheet = Make the rule sheet (PDF) for a table.
cli-worldbreak-sheet-more = What the event plays differently stands at the top. Without --out the PDF goes to standard output.
cli-worldbreak-backs = Make backs (PDF) for worldbreak proxies: the instruction side, nine to a page with cut marks.
cli-worldbreak-backs-more = With --owner each player named gets their own backs, three unless --count says otherwise; without it there are nine with a line for the name. Without --out the PDF goes to standard output. Print at 100 %.
cli-option-wb_option = A point that the rules leave open, such as A9=always; may be given several times.
cli-option-wb_date = The day of the event; the rules of that day are used.
cli-option-wb_paper = The size of the paper; A4 unless it is given.
cli-option-wb_count = How many backs: for each owner named, or in all.
cli-option-wb_owner = Whose name stands on the backs; may be given several times.
cli-wb_too_many_backs = { $count } backs are too many for one file; { $most } are possible.
wb-list-rules_of = World Breaker: { $document }, rules of { $edition }
wb-list-sentences = Sentences (numbers are ours; n marks a note)
wb-list-transitions = What can happen to a worldbreak
wb-list-options = Points that the rules leave open, as they are played
wb-list-rule = Rule
wb-list-happens = What happens
wb-list-from = From
wb-list-to = To
wb-list-through = Through
wb-list-who = By
wb-list-needs = Needs
wb-list-ends = Ends
wb-list-rests = Rests on
wb-list-played = Played
wb-list-values = Values
wb-list-changed = { $value }, not { $default }
cli-wb_option_form = “{ $found }” is not of the form KEY=VALUE, such as “A9=always”.
