# The look-up of cards: page and facts.

card_page-look_up = Look up a card
card_page-none_here = There is no card data on this desk yet, so no card can be looked up.
card_page-none_of = There is no card data of { LABEL($game, of: "card_game") } on this desk.
card_page-how_to_get = Whoever runs this machine loads it once from a card file:
card_page-name_in_any_language = Card name, in any language
card_page-games = Games
card_page-every_game = All
card_page-busy = Many cards are being looked up at this moment. Try again in a few seconds.
card_page-types = Types
card_page-cost = Mana cost
card_page-mana_value = Mana value
card_page-power_toughness = Power/toughness
card_page-loyalty = Loyalty
card_page-defense = Defense
card_page-keywords = Keywords
card_page-classes = Class
card_page-talents = Talent
card_page-rarities = Rarities
card_page-pitch_and_colour = { $pitch } ({ LABEL($colour, of: "pitch_colour") })
card_page-names = Other names
card_page-formats_on = Formats on { $date }
card_page-event_decides = So it was on the day of the data. At an event, the event’s date decides.
card_page-no_formats = The data names no format.
card_page-sets = { $count ->
    [one] Printed in { $count } set
   *[other] Printed in { $count } sets
}
card_page-set = Set
card_page-released = Released
card_page-number = Collector number
card_page-comma = { ", " }
card_page-which = { $count ->
    [one] “{ $name }” is { $count } card
   *[other] “{ $name }” can be { $count } cards. Which is meant?
}
card_page-first_in = { GIVEN($date) ->
    [yes] first in { $set } ({ $date })
   *[no] first in { $set }
}
card_page-unknown = No card is called “{ $name }”. A few letters of its beginning are enough to find it.
card_page-unknown_key = This card is not in the data that is here now. Look for its name.
card_page-near = Was one of these meant?
card_page-source = card data of { $date }, from { LABEL($kind, of: "card_source") }
card_source-scryfall = a Scryfall file
card_source-mtgjson = an MTGJSON file
card_source-fab_package = the card package of Flesh and Blood
card_source-headjudge = a card file of headjudge
colour-W = white
colour-U = blue
colour-B = black
colour-R = red
colour-G = green
colour-none = colourless
legality-banned = banned
legality-restricted = restricted
legality-legal = legal
legality-not_legal = not legal
card_language-en = English
card_language-ja = Japanese
card_language-ru = Russian
card_language-de = German
card_language-fr = French
card_language-it = Italian
card_language-es = Spanish
card_language-pt = Portuguese
card_language-ko = Korean
card_language-zhs = Simplified Chinese
card_language-zht = Traditional Chinese
card_language-he = Hebrew
card_language-la = Latin
card_language-grc = Ancient Greek
card_language-ar = Arabic
card_language-sa = Sanskrit
card_language-ph = Phyrexian
mtg_format-standard = Standard
mtg_format-future = Future Standard
mtg_format-historic = Historic
mtg_format-timeless = Timeless
mtg_format-gladiator = Gladiator
mtg_format-pioneer = Pioneer
mtg_format-modern = Modern
mtg_format-legacy = Legacy
mtg_format-pauper = Pauper
mtg_format-vintage = Vintage
mtg_format-penny = Penny Dreadful
mtg_format-commander = Commander
mtg_format-oathbreaker = Oathbreaker
mtg_format-standardbrawl = Standard Brawl
mtg_format-brawl = Brawl (100 cards)
mtg_format-competitivebrawl = Competitive Brawl
mtg_format-alchemy = Alchemy
mtg_format-paupercommander = Pauper Commander
mtg_format-duel = Duel Commander
mtg_format-oldschool = Old School 93/94
mtg_format-premodern = Premodern
mtg_format-predh = PreDH
mtg_format-tlr = TLR
