# Деклисты: сдача, закрытие приёма, повторная проверка, показ; личные ссылки игроков.

log_row-decklists_set = Деклисты принимаются { GIVEN($deadline) ->
    [yes] до { $deadline }
   *[no] до публикации первого паринга
}{ $audience ->
    [staff] , игрокам не показываются
   *[everybody] {""}
}
log_row-decklist_handed_in = Деклист № { $number } ({ $name }), { $by ->
    [staff] внесён командой
   *[player] сдан
}{ $late ->
    [late] { " " }с опозданием
   *[in_time] {""}
}: { LABEL($verdict, of: "list_verdict") }{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-decklists_judged = Деклисты проверены заново, вердикт изменился: { $count }{ GIVEN($illegal) ->
    [yes] ; не по правилам: { $illegal }
   *[no] {""}
}
log_row-decklists_locked = Приём деклистов закрыт
log_row-decklists_unlocked = Приём деклистов снова открыт{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_row-decklists_published = Деклисты опубликованы
log_row-decklists_hidden = Деклисты больше не показываются
log_row-card_ruled = { $card }: { $ruling ->
    [kept_out] на этом турнире запрещена
    [allowed] на этом турнире разрешена
   *[as_rules] снова по регламенту
}{ GIVEN($reason) ->
    [yes] { " " }(причина: { $reason })
   *[no] {""}
}
log_kind-decklists_set = настройка деклистов
log_kind-decklist_handed_in = деклист сдан
log_kind-decklists_judged = деклисты проверены заново
log_kind-decklists_locked = приём деклистов закрыт
log_kind-decklists_unlocked = приём деклистов открыт
log_kind-decklists_published = деклисты опубликованы
log_kind-card_ruled = решение о карте
list_verdict-legal = по правилам
list_verdict-illegal = не по правилам
list_verdict-unchecked = проверено не всё
decklists-title = Деклисты
decklists-nav = Деклисты
decklists-verdict = { $verdict ->
    [legal] ✓ По правилам
    [illegal] ✗ Не по правилам
   *[unchecked] ? Проверено не всё
}
decklists-row_state = { $state ->
    [missing] ✗ Не сдан
    [none] Нет списка
    [legal] ✓ По правилам
    [illegal] ✗ Не по правилам
   *[unchecked] ? Проверено не всё
}
decklists-late = С опозданием
decklists-changed = Было: { LABEL($before, of: "list_verdict") }
decklists-from_staff = Внесён командой
decklists-by_staff = внесён командой: { $reason }
decklists-count = Сдано { $count } из { $players }
decklists-state = { $need ->
    [none] Деклисты не требуются
   *[other] { $locked_by ->
        [open] Приём открыт
        [hand] Приём закрыт
        [deadline] Приём закрыт: срок прошёл
       *[start] Приём закрыт: первый раунд опубликован
    }
}
decklists-is_published = Опубликованы
decklists-until = Можно менять до
decklists-until_start = Можно менять, пока не опубликован паринг первого раунда
decklists-need = { $need ->
    [required] обязательны
    [none] не требуются
   *[optional] по желанию
}
decklists-rulings = Решения организатора о картах: { $count }
decklists-ruling = { $card }: { $ruling ->
    [allowed] здесь разрешена
   *[kept_out] здесь запрещена
}
decklists-text = Ваш список из любой программы
decklists-text_hint = { $game ->
    [fab] По карте на строку, например «3 Pummel (red)»; названия на любом языке.
   *[other] По карте на строку, например «4 Lightning Strike»; названия на любом языке.
}
decklists-check = Проверить
decklists-save = Сдать
decklists-save_again = Сдать взамен
decklists-found = { $count ->
    [0] Примечания
    [one] { $count } замечание
    [few] { $count } замечания
   *[many] { $count } замечаний
}
decklists-meant = Имелось в виду:
decklists-section = { $section ->
    [commander] Командир
    [companion] Компаньон
    [main] Основная колода
    [sideboard] Сайдборд
    [maybeboard] Мейбиборд
    [tokens] Фишки
    [hero] Герой
    [arena] Оружие и снаряжение
    [deck] Колода
    [inventory] Инвентарь
    [fab_arena] Герой, оружие, снаряжение
    [fab_red] Красные и без питча
    [fab_yellow] Жёлтые
    [fab_blue] Синие
    [fab_purple] Фиолетовые
    [worldbreaks_dealt] Карты worldbreak (розданы)
    [worldbreaks] Карты worldbreak
   *[extras] Прочие карты
}
decklists-judged_by = Правила колоды от { $edition }.
decklists-card_data = Данные о картах от { $date }.
decklists-no_card_data = На этом компьютере нет данных о картах: названия и запреты не проверяются.
decklists-no_format = Формат колод не задан, поэтому список прочитан, но не проверен; формат задаётся в настройках.
decklists-unknown_format = Формат колод «{ $format }» нам не известен, поэтому список прочитан, но не проверен.
decklists-not_offered = «{ $found }» не подходит к списку в его нынешнем виде; проверьте ещё раз и выберите заново.
decklists-reason_missing = Напишите причину: она останется в записях.
decklists-deadline = { GIVEN($found) ->
    [yes] «{ $found }» — не дата и время; напишите, например, 2026-11-27T18:00.
   *[no] Выберите день и время, до которых сдают списки.
}
decklists-settings_saved = Сохранено.
decklists-deadline_passed = Этот срок уже прошёл: игроки больше не могут менять списки.
decklists-card_missing = Напишите название карты.
decklists-handed_in = Список сдан: { LABEL($verdict, of: "list_verdict") }.
decklists-written = Список сохранён: { LABEL($verdict, of: "list_verdict") }.
decklists-waits = Срок прошёл; с тех пор списки не проверялись
decklists-waits_more = Игроки уже не могут их менять. Повторная проверка покажет ошибки на этот момент.
decklists-lock_and_check = Закрыть приём и проверить все
decklists-lock_means = Игроки больше не смогут менять списки; каждый будет проверен ещё раз.
decklists-unlock = Открыть снова
decklists-unlock_means = Игроки снова смогут менять списки, пока приём не закроют. Сданное после срока помечается «С опозданием».
decklists-publish = Опубликовать списки
decklists-publish_means = Тогда все смогут читать все списки.
decklists-hide = Больше не показывать
decklists-hide_means = Сейчас списки могут читать все.
decklists-public_page = Общая страница
decklists-filter = Какие списки
decklists-wanted = { $which ->
    [missing] Не сданы
    [illegal] Не по правилам
    [unchecked] Проверено не всё
    [late] С опозданием
    [changed] Вердикт изменился
    [legal] По правилам
   *[all] Все
}
decklists-search = Имя или номер
decklists-find = Найти
decklists-none_found = Таких списков нет.
decklists-deeds = Что можно сделать
decklists-take_out = Выгрузить списки
decklists-zip = Все тексты (ZIP)
decklists-settings = Порядок сдачи
decklists-recheck = Проверить все списки заново
decklists-recheck_means = Сдано списков: { $count }. После новых данных о картах, запрета или вашего решения вердикт может измениться.
decklists-would_change = Изменится вердиктов: { $count }
decklists-none_would_change = Ни один вердикт не изменится.
decklists-others_change = Тот же вердикт по другим причинам или новым данным: { $count }
decklists-do_recheck = Записать
decklists-rechecked = Все списки проверены на этот момент.
decklists-in_setup = Изменить в настройках турнира
decklists-deadline_of = До какого времени игроки сдают
decklists-deadline_start = До публикации паринга первого раунда
decklists-deadline_moment = До заданного времени
decklists-deadline_field = Дата и время
decklists-deadline_hint = По UTC.
decklists-audience = Кто увидит списки после публикации
decklists-audience_everybody = Все
decklists-audience_staff = Только команда; списки не публикуются
decklists-own_rulings = Ваши решения о картах
decklists-own_rulings_hint = Игроки увидят их вместе с причиной. После этого проверьте все списки заново.
decklists-card = Карта
decklists-reason = Причина
decklists-reason_hint = Она останется при списке, и её увидит игрок.
decklists-keep_out = Запретить
decklists-allow = Разрешить
decklists-as_rules = По регламенту
decklists-as_rules_of = { $card }: по регламенту
decklists-judged_now = Сейчас: { LABEL($verdict, of: "list_verdict") }
decklists-nothing_from = От { $name } списка нет.
decklists-edit = Изменить список
decklists-hand_in_for = Сдать список за игрока
decklists-history = Все списки игрока: { $count }
decklists-as_written = Как было написано
refuse-decklists_are_published = Списки сейчас опубликованы; сначала прекратите показ.
refuse-decklists_not_wanted = На этом турнире деклисты не требуются.
refuse-decklists_locked = Приём закрыт, ничего не изменено. Обратитесь к судье.
refuse-decklist_of_who_left = Вы больше не участвуете, поэтому список не принят.
refuse-decklists_too_many = Их уже { $most }, больше не принимается. Обратитесь к судье.
refuse-decklists_often = Слишком много проверок подряд; подождите несколько минут. Набранное сохранилось.
refuse-decklists_for_staff = Выбрано, что списки видит только команда; сначала измените это в порядке сдачи.
refuse-decklists_not_locked = Сначала закройте приём: кто ещё может менять список, не должен читать чужие.
refuse-links_made = Эти ссылки уже созданы, показать их снова нельзя. Новые сделают их недействительными.
player-not_bound = Эта страница для игроков
player-not_bound_more = Откройте её по личной ссылке или QR-коду. Если ссылка не работает, попросите новую у организаторов.
player-link_means = По этой ссылке браузер станет вашим на время турнира. Не передавайте её никому.
player-i_am = Это я: { $name }
player-not_me = Если это не вы, закройте страницу и сообщите организаторам.
player-registered = Сдан:
player-nothing_registered = Пока ничего не сдано
player-not_saved_yet = То, что ниже, ещё не сдано.
player-my_text = Мой список в исходном виде
player_links-title = Личные ссылки
player_links-means = По личной ссылке игрок без учётной записи открывает свою страницу: пока там деклист. Хранится только хеш ссылки, поэтому показать её можно один раз; новая делает старую недействительной.
player_links-made = { $count ->
    [one] Создана { $count } ссылка. Распечатайте или отправьте её сейчас: показать её снова нельзя.
    [few] Созданы { $count } ссылки. Распечатайте или отправьте их сейчас: показать их снова нельзя.
   *[many] Создано { $count } ссылок. Распечатайте или отправьте их сейчас: показать их снова нельзя.
}
player_links-make_missing = Создать ссылки всем, у кого их нет ({ $count })
player_links-more = Все заново или отозвать
player_links-all_means = Все розданные ссылки перестанут работать, как и открытые по ним страницы.
player_links-make_all = Новые ссылки всем
player_links-revoke_all = Отозвать все
player_links-link = Ссылка
player_links-opened = открыта
player_links-is_made = создана
player_links-none = нет
player_links-make_one = Новая ссылка
player_links-make_for = Новая ссылка для игрока { $name }
player_links-revoke = Отозвать
player_links-revoke_of = Отозвать ссылку игрока { $name }
player_links-revoked = Больше не работают ссылки: { $count }
setup-deck_format = Правила колоды
setup-deck_format_own = Как у формата выше
setup-deck_format_hint = Только если колоды собираются по другому формату, например на вечере Brawl.
setup-format_of_other_game = «{ $found }» — для другой игры; выберите правила колоды игры этого турнира.
cli-option-format_of_event = Формат колод, если он не тот, что в регламенте; например «brawl».
decklists-until_locked = Можно менять, пока приём не закроют; уже с опозданием
