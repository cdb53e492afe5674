# Трекер стола World Breaker: кнопки, состояния, история, страницы.

tracker-worldbreak = карта worldbreak
tracker-hidden = карта worldbreak (владелец { $player })
tracker-no_turn = Ни один ход ещё не начался.
tracker-turn = { $player }: { LABEL($phase, of: "wb-phase") }
tracker-undone = Отменено{ GIVEN($reason) ->
    [yes] {" "}({ $reason })
   *[no] {""}
}: { $what }
tracker-redone = Возвращено: { $what }
tracker-seat_taken = { $again ->
    [yes] Теперь за игрока { $player } отвечает другой телефон; прежний больше не может.
   *[no] Теперь за игрока { $player } отвечает телефон.
}
tracker-opened = { $count ->
    [one] Игра началась, { $count } игрок; все карты worldbreak готовы.
    [few] Игра началась, { $count } игрока; все карты worldbreak готовы.
   *[other] Игра началась, { $count } игроков; все карты worldbreak готовы.
}

tracker_state-ready = готова (A)
tracker_state-spent = использована (B)
tracker_state-stack = в стеке
tracker_state-battlefield = поле битвы
tracker_state-graveyard = кладбище
tracker_state-hand = в руке
tracker_state-library = в библиотеке
tracker_state-exile = в изгнании

tracker_do-cast-for = { $pay }{ GIVEN($part) ->
    [yes] {" "}({ $part })
   *[no] {""}
}
tracker_do-cast-free = Разыграть без оплаты{ GIVEN($part) ->
    [yes] {" "}({ $part })
   *[no] {""}
}
tracker_do-cast-flash = { $free ->
    [yes] Разыграть сейчас по эффекту, без оплаты
   *[no] Разыграть сейчас по эффекту: { $pay }
}{ GIVEN($part) ->
    [yes] {" "}({ $part })
   *[no] {""}
}
tracker_do-play-land = Разыграть как землю
tracker_do-put-battlefield = { GIVEN($player) ->
    [yes] На поле битвы, контролирует { $player }
   *[no] На поле битвы
}
tracker_do-put-graveyard = На кладбище (сброс, стоимость)
tracker_do-put-exile = Изгнать как карту из руки (стоимость)
tracker_do-search-battlefield = Поиск: на поле битвы
tracker_do-search-graveyard = Поиск: на кладбище
tracker_do-search-hand = Поиск: в руку
tracker_do-search-library = Поиск: в библиотеку
tracker_do-resolve = Разрешается
tracker_do-resolve-exile = Разрешается, затем по тексту в изгнание
tracker_do-resolve-hand = Разрешается, затем по тексту в руку
tracker_do-resolve-library = Разрешается, затем по тексту в библиотеку
tracker_do-resolve-library-shuffled = Разрешается, затем по тексту замешивается в библиотеку
tracker_do-counter-graveyard = Отменена
tracker_do-counter-graveyard-fizzled = Не осталось целей
tracker_do-counter-exile = Изгнана как заклинание
tracker_do-counter-hand = Возвращена в руку
tracker_do-counter-library = Положена в библиотеку
tracker_do-counter-library-shuffled = Замешана в библиотеку
tracker_do-control = Контроль получает { $player }
tracker_do-leave-graveyard = Умирает или кладётся на кладбище
tracker_do-leave-exile = Изгнана
tracker_do-leave-exile-blink = Изгнана с возвратом (блинк)
tracker_do-leave-hand = Возвращена в руку
tracker_do-leave-library = Положена в библиотеку
tracker_do-leave-library-shuffled = Замешана в библиотеку
tracker_do-move-battlefield = На поле битвы, контролирует { $player }
tracker_do-move-battlefield-own = На поле битвы
tracker_do-move-hand = В руку
tracker_do-move-library = В библиотеку
tracker_do-move-library-shuffled = Замешать в библиотеку
tracker_do-move-exile = Изгнана
tracker_do-move-hand-keep = В руку, и остаётся там
tracker_do-move-library-keep = В библиотеку, и остаётся там
tracker_do-move-library-shuffled-keep = Замешать в библиотеку, и остаётся там
tracker_do-turn = { $own ->
    [yes] Начинается мой ход
   *[no] Начинается ход: { $player }
}
tracker_do-phase = { LABEL($phase, of: "wb-phase") }
tracker_do-land = Я разыгрываю обычную землю
tracker_do-extra-land = Я могу разыграть ещё одну землю
tracker_do-leaves-game = Я выхожу из игры

tracker-table = Стол { $table }
tracker-table_of = Раунд { $round }, стол { $table }
tracker-casual = Свободный стол { $table }
tracker-join_means = На этом телефоне вы следите за картами worldbreak этого стола. Кто вы?
tracker-i_am = Я – { $name }
tracker-watch = Я только смотрю
tracker-seat_used = занято другим телефоном
tracker-seat_ask = За игрока { $name } уже отвечает другой телефон. Если продолжить, тот телефон больше ничего не сможет сделать за игрока { $name }, и об этом узнает весь стол.
tracker-seat_anyway = Я – { $name }, занять место
tracker-not_bound = Эта страница только для стола
tracker-not_bound_more = Отсканируйте код, который лежит на столе, или сначала откройте свою личную ссылку. И то и другое есть у организаторов.
tracker-seat_lost = Теперь за игрока { $name } отвечает другой телефон. Если это не вы, выберите место заново по коду стола и сообщите судье.
tracker-watching = Вы смотрите. Показано только то, что можно видеть всем.
tracker-you = Вы – { $name }.
tracker-me_mark = вы
tracker-left = вышел из игры
tracker-has_turn = сейчас ходит
tracker-controlled = контролирует { $player }
tracker-cast = Разыграть. Можно заплатить:
tracker-ways_more = { $count ->
    [one] Ещё { $count } способ оплаты не показан.
    [few] Ещё { $count } способа оплаты не показаны.
   *[other] Ещё { $count } способов оплаты не показаны.
}
tracker-what_happened = Что с ней происходит?
tracker-more = Ещё
tracker-then = затем: { $state }
tracker-turn_head = Ход
tracker-phases = Фаза
tracker-game_more = Ещё об игре
tracker-undo = Отменить
tracker-undo_what = Отменить: { $what }
tracker-redo = Вернуть
tracker-redo_what = Вернуть: { $what }
tracker-history = Что произошло
tracker-history_all = Показать всё (ещё { $count })
tracker-taken_back = отменено
tracker-rules = Какие правила сейчас действуют?
tracker-rules_of = Правила для неё
tracker-rules_rests = Пункты правил
tracker-changed = Стол изменился: показать
tracker-offline = Нет связи. Показанное могло устареть.
tracker-reload = Посмотреть снова
tracker-counts = готово { $ready }, в игре { $in_play }, использовано { $spent }
tracker-to_table = Мой стол World Breaker

refuse-tracker_not_offered = Сейчас это невозможно; посмотрите, как обстоит дело на столе.
refuse-tracker_full = История этого стола заполнена (шагов: { $limit }). Для следующей игры откройте новый стол.
refuse-nothing_to_redo = Возвращать нечего.
refuse-tracker_nothing_to_undo = Отменять нечего.
refuse-seat_taken = За этого игрока уже отвечает другой телефон.
refuse-tracker_no_round = Ни один раунд ещё не опубликован; сначала опубликуйте его.
refuse-tracker_open = У этого стола уже есть трекер.
refuse-tracker_casual_full = Вне расписания может быть не больше { $limit } столов.

tracker_fault-players = За столом от { $least } до { $most } игроков.
tracker_fault-no_cards = На этой машине нет данных о картах Magic; хост загружает их командой «headjudge cards import».
tracker_fault-commanders = Назовите командира или двух через «+».
tracker_fault-worldbreaks = У игрока ровно { $expected } карты worldbreak.

tracker_desk-nav = Трекеры
tracker_desk-title = Трекеры World Breaker
tracker_desk-round = Раунд { $round }
tracker_desk-none = Ни один раунд ещё не опубликован. Трекеры раунда открываются после публикации; стол вне расписания можно открыть в любое время.
tracker_desk-open_round = Открыть трекеры раунда { $round }
tracker_desk-all_open = У каждого стола раунда { $round } есть трекер.
tracker_desk-opened = { $count ->
    [one] Открыт { $count } трекер.
    [few] Открыто { $count } трекера.
   *[other] Открыто { $count } трекеров.
}
tracker_desk-missing = На этих столах чего-то не хватает; откройте их по одному.
tracker_desk-not_open = не открыт
tracker_desk-open_one = Открыть этот стол
tracker_desk-casual = Вне расписания
tracker_desk-new_casual = Открыть один стол
tracker_desk-new_head = Открыть стол
tracker_desk-new_means = Для каждого игрока – командир и три карты worldbreak, под любым названием из данных о картах. Строки свободных мест оставьте пустыми.
tracker_desk-player = Игрок { $number }
tracker_desk-name = Имя
tracker_desk-commander = Командир
tracker_desk-commander_hint = двух – через «+»
tracker_desk-worldbreak = Карта worldbreak { $number }
tracker_desk-open = Открыть стол
tracker_desk-links = Коды столов
tracker_desk-links_means = Код каждого стола показан здесь один раз. Распечатайте страницу и положите код на каждый стол; новый код отменяет старый.
tracker_desk-new_links = Новые коды для всех столов раунда
tracker_desk-new_link = Новый код для этого стола
tracker_desk-only_here = Эти ссылки работают только на этой машине: к столу организатора нельзя подключиться с других устройств.
tracker_desk-as = Отметить за игрока
tracker_desk-as_nobody = ни за кого, только смотреть
tracker_desk-reason = Причина (её увидит стол)
tracker_desk-seen_all = Вы видите все карты. Следите, чтобы никто не заглядывал через плечо.
tracker_desk-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
tracker-staff = { $name } (организаторы)
tracker_rules-needs = нужно: { $what }
tracker_rules-rests = пункты: { $what }
tracker_rules-ordinary = по обычным правилам игры
tracker_rules-through = через { $zones }:
refuse-tracker_often = За минуту с этого стола пришло слишком много. Подождите немного и продолжайте.
refuse-tracker_not_seated = Кто только смотрит, ничего не отмечает; выберите место по коду стола.
tracker-stack = В стеке
tracker_not_now-turn = Сейчас нельзя: { GIVEN($player) ->
    [yes] ходит { $player }.
   *[no] ход ещё не начался.
}
tracker_not_now-phase = Сейчас нельзя: не главная фаза.
tracker_not_now-stack = Сейчас нельзя: в стеке заклинание.
tracker_not_now-used = Сейчас нельзя: земля этого хода уже разыграна.
tracker_desk-more_players = Больше четырёх игроков
tracker_do-draw = Взята из библиотеки
tracker_do-put-back-library = Возвращена в библиотеку
tracker_do-put-back-library-shuffled = Замешана в библиотеку
tracker_desk-others = После правки раунда здесь сидят другие; откройте стол заново.
tracker_desk-instead = У этого стола есть игра. Новая займёт её место и получит новый код; история прежней останется в журнале.
tracker_desk-anew = Начать за этим столом новую игру
