# World Breaker: what happened to a card, why something is not possible, faults of scripts.

wb-through-graveyard = the graveyard
wb-through-exile = exile
wb-through-hand = the hand
wb-through-library = the library
wb-in-forbidden = in the forbidden zone
wb-in-stack = on the stack
wb-in-battlefield = on the battlefield
wb-in-graveyard = in a graveyard
wb-in-hand = in a hand
wb-in-library = in a library
wb-in-exile = in exile
wb-phase-upkeep = upkeep
wb-phase-main = main phase
wb-phase-combat = combat
wb-phase-end = end step

wb-did-turn = { $player }’s turn begins: main phase, the stack is empty.
wb-did-phase = It is now { LABEL($phase, of: "wb-phase") }.
wb-did-land = { $player } plays an ordinary land.
wb-did-extra-land = { $player } may play one more land this turn.
wb-did-leaves-game = { $player } leaves the game; the worldbreaks that { $player } owns leave too.{ GIVEN($also) ->
    [yes] {" "}Of other owners’ cards these change: { $also }.
   *[no] {""}
}
wb-did-cast = { $player } casts { $card }{ $how ->
    [free] {" "}without paying its mana cost.
   *[paid] {""} for { $pay }.
}
wb-did-hidden = { $player } uses { $card }.
wb-did-play-land = { $player } plays { $card } as the land of the turn.
wb-did-counter = { $how ->
    [fizzled] { $card } has no target left and leaves the stack.
   *[countered] { $card } leaves the stack without resolving.
}
wb-did-resolve = { $card } resolves.
wb-did-put = A spell, ability or cost of { $player } moves { $card }.
wb-did-search = { $player } searches the library and chooses { $card }.
wb-did-leave = { $card } leaves the battlefield.
wb-did-move = { $card } leaves the graveyard.
wb-did-draw = { $player } draws { $card }.
wb-did-put-back = { $player } puts { $card } from hand into the library.
wb-did-control = { $player } gains control of { $card }.
wb-did-look = { $player } may look at face B of { $card }.
wb-did-together = These happen at the same time.
wb-did-no_return = The effect that would return it finds nothing.
wb-did-shuffled = The library is shuffled.
wb-did-waits = Abilities that trigger wait until a player would get priority.

wb-went-stack = It is on the stack.
wb-went-battlefield = It is on the battlefield, controlled by { $controller }.
wb-went-graveyard = It is in { $owner }’s graveyard.
wb-went-exile = It stays in exile.
wb-went-hand = { $owner } leaves it in hand, as an ordinary card.
wb-went-library = { $owner } leaves it in the library, as an ordinary card.
wb-went-ready = { GIVEN($through) ->
    [yes] Through { LABEL($through, of: "wb-through") } it goes to { $owner }’s forbidden zone, face A up: ready again.
   *[no] It stays in { $owner }’s forbidden zone, face A up: still ready.
}
wb-went-spent = { GIVEN($through) ->
    [yes] Through { LABEL($through, of: "wb-through") } it goes to { $owner }’s forbidden zone, face B up: spent.
   *[no] It goes to { $owner }’s forbidden zone, face B up: spent.
}

wb-spent = { $card } lies face B up in the forbidden zone: it is spent and stays there for the rest of the game.
wb-not_owner = { $reason ->
    [opponent] Only { $owner } can use { $card } in the forbidden zone; nothing of an opponent chooses or moves it.
    [look_ready] Only { $owner } may look at face B of this card while face A is up.
    [look] Only { $owner } may look at face B of this card before it has been used.
    [left] { $player } has left the game.
   *[owner] Only its owner, { $owner }, can do this with { $card }.
}
wb-zone = { $reason ->
    [gone] This card has left the game with its owner.
    [player_gone] { $player } has left the game.
    [option] This event plays by a reading of the rules under which this is not possible with { $card }.
   *[zone] { $card } is { LABEL($zone, of: "wb-in") }; { LABEL($do, of: "wb-cannot") }
}
wb-cannot-cast = only a ready card, or one in a graveyard, hand or library, can be cast.
wb-cannot-counter = only a spell on the stack can be countered.
wb-cannot-resolve = only a spell on the stack can resolve.
wb-cannot-play-land = only a ready card, or one that may be played from graveyard, hand or library, can be played.
wb-cannot-put = from there no spell or ability puts it there; say “counter” for a spell, “leave” for a permanent, “move” for a card in a graveyard.
wb-cannot-search = a search of the library does not find it.
wb-cannot-leave = only a permanent can leave the battlefield.
wb-cannot-move = this is for a card in a graveyard; say “counter” for a spell and “leave” for a permanent.
wb-cannot-draw = only an ordinary card in the library is drawn.
wb-cannot-put-back = only an ordinary card in hand is put back.
wb-cannot-control = only a permanent or a spell has a controller who can change.
wb-type = { $reason ->
    [no_spell] { $card } is a land ({ $types }): it is played, not cast.
    [no_land] { $card } ({ $types }) is no land; only lands are played that way.
    [resolves] { $card } ({ $types }) does not resolve that way: a permanent spell goes to the battlefield, an instant or sorcery does not.
   *[permanent] { $card } ({ $types }) is no permanent and cannot be put onto the battlefield.
}
wb-range = The effect looks at less than the whole library (its top cards, cards revealed one by one): { $card } cannot be chosen.
wb-timing = { $reason ->
    [turn] { GIVEN($active) ->
        [yes] It is { $active }’s turn
       *[no] No turn has begun
    }: { $player } can { $is_land ->
        [yes] play a land
       *[no] cast a card without flash that is no instant
    } only in { $player }’s own main phase.
    [phase] It is not the main phase: { $is_land ->
        [yes] a land is played
       *[no] a card without flash that is no instant is cast
    } only then.
   *[stack] A spell is on the stack: { $is_land ->
        [yes] a land is played
       *[no] a card without flash that is no instant is cast
    } only while the stack is empty.
}
wb-land_drop = { $player } has played the lands that this turn allows.
wb-cost = { $reason ->
    [unreadable] “{ $paid }” is no mana: write the symbols as cards print them, each in braces.
    [no_mana_cost] { $card } has no mana cost, so it cannot be paid for; only something that lets it be cast for free or for another cost can cast it.
    [nothing_paid] Nothing was paid for { $cost }.
    [fixed_part] What is not coloured in { $cost } is paid as printed, nothing over and nothing short.
    [too_few] Too few coloured symbols for { $cost }.
    [too_many] Too many coloured symbols for { $cost }.
    [foreign] { $kinds } stands neither on the card nor on the commander.
    [not_one_kind] All symbols of one printed colour are paid with one kind of mana, not with { $kinds } mixed.
    [same_kind_twice] Two printed colours are paid with two kinds of mana, not both with { $kinds }.
    [mixed_with_printed] Either all colours are paid as printed or all with the commander’s; { $kinds } is printed here.
    [free_not_allowed] This event allows worldbreaks to be cast for their mana cost only.
   *[not_this_way] { $paid } does not pay { $cost }.
}{ GIVEN($payments) ->
    [yes] {" "}Possible: { $payments }.
   *[no] {""}
}

wb-card_unknown = No card “{ $card }” in the card data.{ GIVEN($near) ->
    [yes] {" "}Meant was perhaps: { $near }.
   *[no] {""}
}
wb-id_twice = The id “{ $id }” stands twice; give each its own.
wb-player_unknown = There is no player “{ $found }”; players: { $known }.
wb-card_not_in_script = There is no worldbreak “{ $found }”; worldbreaks: { $known }.
wb-not_three = { $player } has { $found } worldbreaks; the rules give each player { $expected }.
wb-key_not_read = The key “{ $key }” is not read here; read are: { $allowed }.
wb-key_not_of_event = The key “{ $key }” is not read for this event; read are: { $allowed }.

cli-command-replay = Play a World Breaker script: what happens to the special cards, with what the rules answer.
cli-command-replay-more = SCRIPT is a JSON file as docs/reference/world-breaker-scripts.md has it; “-” reads standard input. A refused event is an answer too, so the exit status is 0 whenever the script ran. Cards come from the file that the script names (looked for beside the script, then in the current folder), from --cards, or from the imported card data.
cli-option-replay_explain = Under each step the sentences of the rules that it rests on, and what may be paid.
cli-replay_step = { $number }. { $message }
cli-replay_refused = { $number }. Refused: { $message }
cli-replay_rule = { $rule }, sentence { $sentence }: { $text }
cli-replay_sentence = Sentence { $sentence }: { $text }
cli-replay_option = { $key } = { $value }: { $text }
cli-replay_pays = { $card } costs { $cost }. You may pay { $payments }.
cli-replay_end = { $count ->
    [one] After one step:
   *[other] After { $count } steps:
}
cli-replay_options = This table plays by other readings than usual:
cli-replay_head-card = Card
cli-replay_head-owner = Owner
cli-replay_head-zone = Zone
cli-replay_head-face = Face
cli-replay_head-controller = Controller
wb-no_card_data = There is no card data of Magic; name a card file in the script (“cards”) or with --cards, or import one with “headjudge cards import”.

cli-worldbreak-pay = Show what may be paid for a worldbreak with the commanders named, or whether a payment will do.
cli-worldbreak-pay-more = CARD is the worldbreak. Without --pay every way to pay is listed; with it the exit status is 0 where the payment will do and 1, with the reason, where it will not. A payment is written as the card prints its cost: whole numbers, then colours, each in braces.
cli-option-wb_commander = A commander; give both of two partners.
cli-option-wb_pay = The payment in question, such as 3 generic and two red as symbols.
cli-wb_pay-of = { $card } with { $commanders }:
cli-wb_pay-printed = { $payment }  as printed
cli-wb_pay-way = { $payment }  { $instead }
cli-wb_pay-instead = { $kind } for { $printed }
cli-wb_pay-fits = { $payment } will do for { $card }.
cli-wb_pay-none = { $card } has no mana cost to pay.
