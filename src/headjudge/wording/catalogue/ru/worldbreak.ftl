# World Breaker: what happened to a card, why something is not possible, faults of scripts.

wb-through-graveyard = кладбище
wb-through-exile = изгнание
wb-through-hand = руку
wb-through-library = библиотеку
wb-in-forbidden = в запретной зоне
wb-in-stack = в стеке
wb-in-battlefield = на поле битвы
wb-in-graveyard = на кладбище
wb-in-hand = в руке
wb-in-library = в библиотеке
wb-in-exile = в изгнании
wb-phase-upkeep = шаг поддержки
wb-phase-main = главная фаза
wb-phase-combat = фаза боя
wb-phase-end = заключительный шаг

wb-did-turn = Начинается ход игрока { $player }: главная фаза, стек пуст.
wb-did-phase = Сейчас { LABEL($phase, of: "wb-phase") }.
wb-did-land = { $player } разыгрывает обычную землю.
wb-did-extra-land = { $player } может разыграть в этом ходу ещё одну землю.
wb-did-leaves-game = { $player } выходит из игры, и карты worldbreak этого игрока — тоже.{ GIVEN($also) ->
    [yes] {" "}Из карт других владельцев меняются: { $also }.
   *[no] {""}
}
wb-did-cast = { $player } разыгрывает { $card }{ $how ->
    [free] {" "}без уплаты мана-стоимости.
   *[paid] {""} за { $pay }.
}
wb-did-hidden = { $player } использует { $card }.
wb-did-play-land = { $player } разыгрывает { $card } как землю хода.
wb-did-counter = { $how ->
    [fizzled] У карты { $card } не осталось целей, и она покидает стек.
   *[countered] { $card } покидает стек, не разрешившись.
}
wb-did-resolve = { $card } разрешается.
wb-did-put = Заклинание, способность или стоимость игрока { $player } перемещает карту { $card }.
wb-did-search = { $player } ищет в библиотеке и выбирает карту { $card }.
wb-did-leave = { $card } покидает поле битвы.
wb-did-move = { $card } покидает кладбище.
wb-did-draw = { $player } берёт карту { $card }.
wb-did-put-back = { $player } кладёт карту { $card } из руки в библиотеку.
wb-did-control = { $player } получает контроль над картой { $card }.
wb-did-look = { $player } может посмотреть на сторону B карты { $card }.
wb-did-together = Это происходит одновременно.
wb-did-no_return = Эффект, который вернул бы карту, её не находит.
wb-did-shuffled = Библиотеку перетасовывают.
wb-did-waits = Сработавшие способности ждут момента, когда кто-либо из игроков должен получить приоритет.

wb-went-stack = Карта в стеке.
wb-went-battlefield = Карта на поле битвы, контролирует { $controller }.
wb-went-graveyard = Карта на кладбище игрока { $owner }.
wb-went-exile = Карта остаётся в изгнании.
wb-went-hand = { $owner } оставляет её в руке как обычную карту.
wb-went-library = { $owner } оставляет её в библиотеке как обычную карту.
wb-went-ready = { GIVEN($through) ->
    [yes] Через { LABEL($through, of: "wb-through") } карта попадает в запретную зону игрока { $owner } стороной A вверх: снова готова.
   *[no] Карта остаётся в запретной зоне игрока { $owner } стороной A вверх: по-прежнему готова.
}
wb-went-spent = { GIVEN($through) ->
    [yes] Через { LABEL($through, of: "wb-through") } карта попадает в запретную зону игрока { $owner } стороной B вверх: использована.
   *[no] Карта попадает в запретную зону игрока { $owner } стороной B вверх: использована.
}

wb-spent = { $card } лежит в запретной зоне стороной B вверх: карта использована и останется там до конца игры.
wb-not_owner = { $reason ->
    [opponent] Использовать { $card } в запретной зоне может только владелец ({ $owner }); соперники не могут ни выбрать её, ни переместить.
    [look_ready] Пока карта лежит стороной A вверх, на её сторону B может смотреть только владелец ({ $owner }).
    [look] Пока карта не использована, на её сторону B может смотреть только владелец ({ $owner }).
    [left] { $player } уже не в игре.
   *[owner] Сделать это с { $card } может только владелец ({ $owner }).
}
wb-zone = { $reason ->
    [gone] Эта карта вышла из игры вместе со своим владельцем.
    [player_gone] { $player } уже не в игре.
    [option] На этом турнире правила понимаются так, что с { $card } это невозможно.
   *[zone] { $card } сейчас { LABEL($zone, of: "wb-in") }; { LABEL($do, of: "wb-cannot") }
}
wb-cannot-cast = разыграть можно только готовую карту либо карту с кладбища, из руки или библиотеки.
wb-cannot-counter = отменить можно только заклинание в стеке.
wb-cannot-resolve = разрешается только заклинание в стеке.
wb-cannot-play-land = разыграть как землю можно только готовую карту либо ту, которую можно разыграть с кладбища, из руки или библиотеки.
wb-cannot-put = оттуда она так не перемещается; для заклинания есть «counter», для перманента «leave», для карты на кладбище «move».
wb-cannot-search = поиск в библиотеке её не находит.
wb-cannot-leave = покинуть поле битвы может только перманент.
wb-cannot-move = это для карты на кладбище; для заклинания есть «counter», для перманента «leave».
wb-cannot-draw = взять можно только обычную карту из библиотеки.
wb-cannot-put-back = вернуть можно только обычную карту из руки.
wb-cannot-control = контроль меняется только у перманента или заклинания.
wb-type = { $reason ->
    [no_spell] { $card } — земля ({ $types }): её разыгрывают как землю, а не как заклинание.
    [no_land] { $card } ({ $types }) — не земля; так разыгрывают только земли.
    [resolves] { $card } ({ $types }) так не разрешается: заклинание перманента попадает на поле битвы, мгновенное заклинание и волшебство — нет.
   *[permanent] { $card } ({ $types }) — не перманент, на поле битвы её положить нельзя.
}
wb-range = Эффект смотрит не всю библиотеку (только верхние карты или карты по одной): { $card } выбрать нельзя.
wb-timing = { $reason ->
    [turn] { GIVEN($active) ->
        [yes] Сейчас ход игрока { $active }
       *[no] Ни один ход ещё не начался
    }: { $player } может разыграть { $is_land ->
        [yes] землю
       *[no] карту без Мига, не являющуюся мгновенным заклинанием,
    } только в свою главную фазу.
    [phase] Сейчас не главная фаза: только в неё разыгрывают { $is_land ->
        [yes] земли.
       *[no] карты без Мига, которые не являются мгновенными заклинаниями.
    }
   *[stack] В стеке есть заклинание: только при пустом стеке разыгрывают { $is_land ->
        [yes] земли.
       *[no] карты без Мига, которые не являются мгновенными заклинаниями.
    }
}
wb-land_drop = { $player }: все земли, разрешённые в этом ходу, уже разыграны.
wb-cost = { $reason ->
    [unreadable] «{ $paid }» — не мана: пишите символы, как они напечатаны на картах, каждый в фигурных скобках.
    [no_mana_cost] У карты { $card } нет мана-стоимости, заплатить её нельзя; разыграть карту можно, только если что-то позволяет сделать это бесплатно или за другую стоимость.
    [nothing_paid] За { $cost } ничего не уплачено.
    [fixed_part] Всё, кроме цветных символов, в { $cost } оплачивают как напечатано: не больше и не меньше.
    [too_few] Цветных символов меньше, чем нужно для { $cost }.
    [too_many] Цветных символов больше, чем нужно для { $cost }.
    [foreign] { $kinds } нет ни на карте, ни на командире.
    [not_one_kind] Все символы одного напечатанного цвета оплачивают одним видом маны, а не смесью { $kinds }.
    [same_kind_twice] Два напечатанных цвета оплачивают двумя разными видами маны, а не одним и тем же ({ $kinds }).
    [mixed_with_printed] Все цвета оплачивают либо как напечатано, либо маной командира; { $kinds } здесь — напечатанный цвет.
    [free_not_allowed] На этом турнире карты worldbreak разыгрывают только за мана-стоимость.
   *[not_this_way] { $paid } не оплачивает { $cost }.
}{ GIVEN($payments) ->
    [yes] {" "}Можно: { $payments }.
   *[no] {""}
}

wb-card_unknown = Карты «{ $card }» нет в данных о картах.{ GIVEN($near) ->
    [yes] {" "}Возможно, имелась в виду: { $near }.
   *[no] {""}
}
wb-id_twice = ID «{ $id }» стоит дважды; дайте каждому свой.
wb-player_unknown = Нет игрока «{ $found }»; игроки: { $known }.
wb-card_not_in_script = Карты worldbreak «{ $found }» нет; есть: { $known }.
wb-not_three = Карт worldbreak у игрока { $player }: { $found }; по правилам у каждого их { $expected }.
wb-key_not_read = Ключ «{ $key }» здесь не читается; читаются: { $allowed }.
wb-key_not_of_event = Ключ «{ $key }» для этого события не читается; читаются: { $allowed }.

cli-command-replay = Проиграть запись «World Breaker»: что происходит с особыми картами и что отвечают правила.
cli-command-replay-more = SCRIPT — файл JSON в форме из «docs/reference/world-breaker-scripts.md»; «-» читает стандартный ввод. Отказ — тоже ответ, поэтому код завершения 0, если запись проиграна. Карты берутся из файла, названного в записи (рядом с ней, затем в текущей папке), из --cards или из загруженных данных.
cli-option-replay_explain = Под каждым шагом — предложения правил, на которых он основан, и чем можно заплатить.
cli-replay_step = { $number }. { $message }
cli-replay_refused = { $number }. Отказано. { $message }
cli-replay_rule = { $rule }, предложение { $sentence }: { $text }
cli-replay_sentence = Предложение { $sentence }: { $text }
cli-replay_option = { $key } = { $value }: { $text }
cli-replay_pays = { $card } стоит { $cost }. Можно заплатить { $payments }.
cli-replay_end = После { $count } { $count ->
    [one] шага
   *[other] шагов
}:
cli-replay_options = За этим столом правила понимаются не так, как обычно:
cli-replay_head-card = Карта
cli-replay_head-owner = Владелец
cli-replay_head-zone = Зона
cli-replay_head-face = Сторона
cli-replay_head-controller = Контролирует
wb-no_card_data = Нет данных о картах Magic; назовите файл карт в записи («cards») или через --cards либо загрузите его командой «headjudge cards import».

cli-worldbreak-pay = Показать, чем можно заплатить за карту worldbreak с названными командирами, или подходит ли уплата.
cli-worldbreak-pay-more = CARD — карта worldbreak. Без --pay перечисляются все способы; с ним код завершения 0, если уплата подходит, и 1 с причиной, если нет. Уплата пишется как стоимость на карте: числа и цвета, каждый символ в фигурных скобках.
cli-option-wb_commander = Командир; если их два, назовите обоих.
cli-option-wb_pay = Оплата, которую надо проверить, записанная символами.
cli-wb_pay-of = { $card } с командиром { $commanders }:
cli-wb_pay-printed = { $payment }  как напечатано
cli-wb_pay-way = { $payment }  { $instead }
cli-wb_pay-instead = { $kind } вместо { $printed }
cli-wb_pay-fits = { $payment } подходит для { $card }.
cli-wb_pay-none = У карты { $card } нет мана-стоимости, платить нечего.
