# Рекомендуемая структура турнира и что нужно объявить, если организатор от неё отступает.

level-casual = любительский
level-competitive = соревновательный
level-professional = профессиональный

need-required = обязательны
need-optional = на усмотрение организатора
need-none = не нужны

notice-registration = при регистрации
notice-start = до начала турнира
notice-advertising = в анонсе турнира
notice-registration_or_start = при регистрации или до начала турнира
notice-registration_or_advertising = при регистрации или в анонсе турнира
notice-start_or_advertising = до начала турнира или в анонсе турнира
notice-registration_or_start_or_advertising = при регистрации, до начала турнира или в анонсе
notice-none = заранее

minutes_row-round = раунд
minutes_row-start_procedure = начало партии (входит во время раунда)
minutes_row-sealed_registration = силед: регистрация пула
minutes_row-sealed_verification = силед: проверка пула
minutes_row-sealed_construction = силед: сборка колоды и подготовка
minutes_row-draft_registration = драфт: регистрация пула
minutes_row-draft_verification = драфт: проверка пула
minutes_row-draft_construction = драфт: сборка колоды и подготовка

structure-too_few = { $players ->
    [0] Участников нет; нужно хотя бы 2.
    [one] Только { $players } участник; для матча нужно хотя бы 2.
    [few] Только { $players } участника; для матча нужно хотя бы 2.
   *[many] Только { $players } участников; для матча нужно хотя бы 2.
}
structure-no_table = { $teams ->
    [yes] Для командного турнира регламент не рекомендует структуры на столько дней: { $days }; задайте раунды сами.
   *[no] Регламент не рекомендует структуры на столько дней: { $days }; задайте раунды сами.
}
structure-below_table = Таблица начинается с { $least }, поэтому для { $players } рекомендации нет; задайте раунды сами.
structure-beyond_table = Таблица кончается на { $most }, поэтому для { $players } рекомендации нет; задайте раунды сами, с помощью моделирования.
structure-row_inferred = { $rounds ->
    [one] При таком числе участников ({ $players }) документ не играет швейцарку; { $rounds } раунд — толкование headjudge.
    [few] При таком числе участников ({ $players }) документ не играет швейцарку; { $rounds } раунда — толкование headjudge.
   *[many] При таком числе участников ({ $players }) документ не играет швейцарку; { $rounds } раундов — толкование headjudge.
}
structure-counts_teams = { $printed ->
    [players] В заголовке таблицы напечатано «игроки»; считаются команды.
   *[teams] В заголовке таблицы напечатано «команды»; считаются игроки.
}
structure-printed_overlap = Число { $players } напечатано в двух строках таблицы; оно относится к меньшей, а не к { $printed }.
structure-draft_playoff_possible = { $rounds ->
    [one] С плей-офф в виде бустер-драфта: { $rounds } раунд и топ-{ $cut }.
    [few] С плей-офф в виде бустер-драфта: { $rounds } раунда и топ-{ $cut }.
   *[many] С плей-офф в виде бустер-драфта: { $rounds } раундов и топ-{ $cut }.
}
structure-draft_playoff_not_limited = { $rounds ->
    [one] Плей-офф в виде бустер-драфта ({ $rounds } раунд, топ-{ $cut }) бывает только в лимитеде; показана обычная структура.
    [few] Плей-офф в виде бустер-драфта ({ $rounds } раунда, топ-{ $cut }) бывает только в лимитеде; показана обычная структура.
   *[many] Плей-офф в виде бустер-драфта ({ $rounds } раундов, топ-{ $cut }) бывает только в лимитеде; показана обычная структура.
}
structure-draft_playoff_same = При числе участников { $players } плей-офф в виде бустер-драфта не меняет ни раундов, ни отсечения.
structure-rematches_unavoidable = При числе участников { $players } без повторных матчей можно сыграть не больше раундов, чем { $most }, а в таблице их { $rounds }; запланируйте меньше раундов или разрешите повторные матчи.
structure-level_assumed = Уровень не указан; принят { LABEL($level, of: "level") }.
structure-level_differs = Уровень программы «{ $programme }» — { LABEL($expected, of: "level") }, а указан { LABEL($level, of: "level") }; взят указанный.
structure-levels_differ = Уровень первого дня — { LABEL($first, of: "level") }, следующих дней — { LABEL($later, of: "level") }.
structure-level_not_for_format = Для этого формата документ не знает уровня «{ LABEL($level, of: "level") }»; взято правило регистрации самого формата.
structure-programme_unknown = Программы «{ $programme }» нет; { GIVEN($known) ->
    [yes] возможны: { $known }.
   *[no] в этом регламенте программ нет.
}
structure-programme_other_edition = В редакции от { $edition } нет программы «{ $programme }»; она есть в редакциях: { $others }.
structure-minutes_not_stated = Время раунда этого формата не указано ни в одном документе; объявите своё.
structure-minutes_of_constructed = Лимиты времени взяты из «{ $policy }», формата констрактеда; чтобы увидеть лимиты для лимитеда, назовите его регламент.
structure-minutes_taken_from = Время взято из строки «{ $row }»: формат играется по её правилам.
structure-world_premiere_same = Мировая премьера не меняет лимитов времени этого формата.

deviation-rounds = { $planned ->
    [one] Запланирован { $planned } раунд, рекомендовано { $recommended }; игрокам нужно сообщить об этом { LABEL($notice, of: "notice") }.
    [few] Запланировано { $planned } раунда, рекомендовано { $recommended }; игрокам нужно сообщить об этом { LABEL($notice, of: "notice") }.
   *[many] Запланировано { $planned } раундов, рекомендовано { $recommended }; игрокам нужно сообщить об этом { LABEL($notice, of: "notice") }.
}
deviation-minutes = Лимит времени «{ LABEL($row, of: "minutes_row") }»: { $planned } мин. вместо { $recommended }; игрокам нужно сообщить об этом { LABEL($notice, of: "notice") }.
deviation-decklists = Деклисты { LABEL($planned, of: "need") } (по правилам: { LABEL($recommended, of: "need") }); игрокам нужно сообщить об этом { LABEL($notice, of: "notice") }.
deviation-decklists_asked = Организатор требует деклисты, хотя правила оставляют это на его усмотрение; игрокам нужно сообщить об этом { LABEL($notice, of: "notice") }.
deviation-rematches = Турнир разрешает повторные матчи; по регламенту их нет, если их можно избежать.
deviation-cut = В плей-офф выходит топ-{ $planned }, рекомендуется топ-{ $recommended }; игроков нужно предупредить { LABEL($notice, of: "notice") }.
deviation-advance = Проход в «{ $stage }» (топ-{ $top }, очков: { $points }) отличается от рекомендации (топ-{ $recommended_top }, очков: { $recommended_points }); игроков нужно предупредить { LABEL($notice, of: "notice") }.
deviation-called_draft = { $planned ->
    [yes] Драфт идёт под команды судьи, хотя на этом уровне ({ LABEL($level, of: "level") }) так не делают; игроков нужно предупредить { LABEL($notice, of: "notice") }.
   *[no] Драфт идёт без команд судьи, хотя на этом уровне ({ LABEL($level, of: "level") }) они обязательны; игроков нужно предупредить { LABEL($notice, of: "notice") }.
}
deviation-lists_shared = { $planned ->
    [yes] Списки колод в плей-офф открыты, хотя на этом уровне они закрыты; игроков нужно предупредить { LABEL($notice, of: "notice") }.
   *[no] Списки колод в плей-офф закрыты, хотя на этом уровне соперники их получают; игроков нужно предупредить { LABEL($notice, of: "notice") }.
}
minutes_row-drafting = драфт
