# The look-up of cards: page and facts.

cards-look_up = Look up a card
cards-none_here = There is no card data on this desk yet, so no card can be looked up.
cards-how_to_get = Whoever runs this machine loads it once from a card file:
cards-name_in_any_language = Card name, in any language
cards-games = Games
cards-every_game = Every game
cards-busy = Many cards are being looked up at this moment. Try again in a few seconds.
cards-types = Types
cards-cost = Mana cost
cards-mana_value = Mana value
cards-power_toughness = Power/toughness
cards-loyalty = Loyalty
cards-defense = Defense
cards-keywords = Keywords
cards-classes = Class
cards-talents = Talent
cards-rarities = Rarities
cards-pitch_and_colour = { $pitch } ({ LABEL($colour, of: "pitch_colour") })
cards-names = Other names
cards-formats_on = Formats on { $date }
cards-event_decides = So it was on the day of the data. At an event, the event’s date decides.
cards-no_formats = The data names no format.
cards-sets = { $count ->
    [one] Printed in { $count } set
   *[other] Printed in { $count } sets
}
cards-set = Set
cards-released = Released
cards-number = Collector number
cards-comma = { ", " }
cards-which = { $count ->
    [one] “{ $name }” is { $count } card
   *[other] “{ $name }” can be { $count } cards. Which is meant?
}
cards-first_in = { GIVEN($date) ->
    [yes] first in { $set } ({ $date })
   *[no] first in { $set }
}
cards-unknown = No card is called “{ $name }”. A few letters of its beginning are enough to find it.
cards-unknown_key = This card is not in the data that is here now. Look for its name.
cards-near = Was one of these meant?
cards-source = card data of { $date }, from { LABEL($kind, of: "card_source") }
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
