# World Breaker у организатора: набор карт worldbreak, раздача, три карты игрока, что о них сказано в деклисте.

deck-beside_dealt = Карты worldbreak раздаёт организатор, поэтому те, что в списке, не считаются: { $names }.
deck-beside_to_be_dealt = В списке нет карт worldbreak; он проверен как список для турнира, где их раздаёт организатор (каждому по { $expected }).
cli-option-deck_option = То, о чём правила World Breaker молчат, например «A1=registered» или «A2=all»; можно указать несколько раз.
cli-deck_option_form = «{ $found }» не имеет вида ИМЯ=ЗНАЧЕНИЕ, например «A1=registered».
cli-deck_option_none = В формате «{ $format }» выбирать нечего, поэтому --option ничего не задаёт.

log_row-worldbreak_pool_set = Набор карт worldbreak, разных карт: { $cards }, прокси: { $copies }
log_row-worldbreaks_dealt = { $how ->
    [again] Карты worldbreak розданы заново: { $names }
    [by_hand] Карты worldbreak заменены вручную: { $names }
    [taken_back] Карты worldbreak возвращены в набор: { $names }
   *[dealt] Карты worldbreak розданы ({ $count }): { $names }
}{ $more ->
    [0] {""}
   *[other] { " " }и ещё { $more }
}{ $spoiled ->
    [0] {""}
   *[other] ; прокси убрано из набора: { $spoiled }
}{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_kind-worldbreak_pool_set = набор карт worldbreak
log_kind-worldbreaks_dealt = раздача карт worldbreak

worldbreaks-nav = Карты worldbreak
worldbreaks-title = Карты worldbreak
worldbreaks-dealt_count = Розданы: { $count } из { $players }
worldbreaks-only_you = Здесь эти карты видят только сам игрок и команда турнира.
worldbreaks-pool = Набор
worldbreaks-pool_holds = Разных карт: { $cards }, прокси: { $copies }; не роздано: { $left }
worldbreaks-pool_read = Разных карт: { $cards }, прокси: { $copies }
worldbreaks-pool_empty = Набора ещё нет. Вставьте названия своих прокси, и каждому игроку можно будет раздать по три.
worldbreaks-pool_change = Изменить набор
worldbreaks-pool_make = Составить набор
worldbreaks-deal = { $count ->
    [one] Раздать { $count } игроку
   *[other] Раздать { $count } игрокам
}
worldbreaks-deal_means = Каждый, у кого карт ещё нет, получит { $each } случайным образом; понадобится { $wanted } прокси из оставшихся { $left }. Кому уже роздано, у того ничего не изменится.
worldbreaks-deal_short = Нужно прокси: { $wanted }, а осталось: { $left }. Добавьте карты в набор.
worldbreaks-all_dealt = Карты розданы всем участникам. Опоздавшие получат свои из оставшихся.
worldbreaks-nobody = Участников ещё нет.
worldbreaks-was_dealt = { $count ->
    [one] Карты розданы { $count } игроку.
   *[other] Карты розданы { $count } игрокам.
}
worldbreaks-waits = Ждут деклиста или данных о картах: { $count }
worldbreaks-state = { $state ->
    [dealt] розданы
    [ready] ещё не розданы
    [list] ждёт деклиста
    [card_data] ждёт данных о картах
   *[left] больше не участвует
}
worldbreaks-none_found = Такого игрока нет.
worldbreaks-registered = На этом турнире игроки регистрируют карты worldbreak вместе с деклистом.
worldbreaks-registered_more = Они указаны в каждом деклисте под заголовком «Карты worldbreak». Кто их выбирает, задаётся в настройках (A1).
worldbreaks-other_format = Этот турнир играется не по правилам World Breaker. Формат колод задаётся в настройках.
worldbreaks-to_setup = К настройкам

worldbreaks-pool_title = Набор карт worldbreak
worldbreaks-pool_text = Названия прокси
worldbreaks-pool_hint = По карте на строку; «2 Worldfire» — два прокси. Названия на любом языке, списки из любой программы.
worldbreaks-pool_as_written = Оставить как написано названия, которых нет в данных о картах
worldbreaks-pool_check = Проверить
worldbreaks-pool_save = Сохранить набор
worldbreaks-pool_saved = Набор сохранён.
worldbreaks-pool_large = { $found } прокси — это слишком много; можно не больше { $most }.
worldbreaks-pool_unknown = Эти названия неизвестны или подходят к нескольким картам: { $names }. Исправьте их или отметьте, что их надо оставить как написано.
worldbreaks-pool_held = У игроков больше этих карт, чем осталось бы в наборе: { $names }. Сначала верните их или замените.

worldbreaks-of = Карты worldbreak: { $name }
worldbreaks-has_none = Карты ещё не розданы: { $name }.
worldbreaks-again = Раздать заново
worldbreaks-again_means = Отмеченные карты возвращаются, и из оставшихся вытягивается столько же других.
worldbreaks-again_which = Какие карты
worldbreaks-again_spoiled = Эти прокси негодны: убрать их из набора
worldbreaks-again_do = Раздать заново
worldbreaks-was_again = Роздано заново.
worldbreaks-by_hand = Заменить вручную
worldbreaks-by_hand_means = Одну карту на другую: из оставшихся в наборе или на карту другого игрока.
worldbreaks-by_hand_give = Какую карту вернуть
worldbreaks-by_hand_get = Карта взамен
worldbreaks-in_pool = Остались в наборе
worldbreaks-by_hand_do = Заменить
worldbreaks-was_changed = Заменено.
worldbreaks-take_back = Вернуть в набор
worldbreaks-take_back_means = Все карты этого игрока вернутся в набор.
worldbreaks-take_back_do = Вернуть все
worldbreaks-was_taken_back = Возвращено.
worldbreaks-choose_cards = Выберите хотя бы одну карту игрока.
worldbreaks-choose_other = Выберите карту взамен.
worldbreaks-reason = Причина

worldbreaks-yours = Ваши карты worldbreak
worldbreaks-yours_means = После муллиганов положите их стороной A вверх в свою запретную зону. Какие это карты, здесь видите только вы и команда турнира.
worldbreaks-not_dealt_yet = Карты раздаёт организатор; ваши ещё не розданы.
worldbreaks-yours_registered = Вы регистрируете их вместе с деклистом, под заголовком «Карты worldbreak».
worldbreaks-not_shown = Карты worldbreak и список в том виде, как он написан, здесь не показываются.
worldbreaks-options = World Breaker, открытых вопросов: { $count }
worldbreaks-options_hint = То, о чём правила World Breaker молчат. Если ничего не выбрать, действует обычное прочтение.
worldbreaks-usual = обычно

refuse-worldbreaks_other_format = Этот турнир играется не по правилам World Breaker, карт worldbreak на нём нет.
refuse-worldbreaks_registered = На этом турнире игроки регистрируют карты worldbreak сами, раздавать нечего. Это задаётся в настройках (A1).
refuse-worldbreaks_no_pool = Набора карт worldbreak ещё нет.
refuse-worldbreaks_pool_small = Нужно прокси: { $wanted }, а в наборе осталось: { $left }.
refuse-worldbreaks_pool_uneven = Набора не хватает на всех: осталось слишком много одинаковых карт или карт, не подходящих игрокам. Добавьте другие карты.
refuse-worldbreaks_wait = { $why ->
    [list] Ограничения на карты worldbreak проверяются по деклисту игрока, а он не сдан.
   *[card_data] Ограничения на карты worldbreak проверяются по командиру игрока, а в данных о картах этого командира нет.
}
refuse-worldbreak_not_for = { $name }: карту «{ $card }» дать нельзя. Получилось бы две одинаковые, или карта не проходит по ограничениям турнира.
