# Рекомендуемая структура турнира и что нужно объявить, если организатор от неё отступает.

level-casual = казуальный
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
minutes_row-sealed_registration = регистрация пула (силед)
minutes_row-sealed_verification = проверка пула (силед)
minutes_row-sealed_construction = сборка колоды и подготовка (силед)
minutes_row-draft_registration = регистрация пула (драфт)
minutes_row-draft_verification = проверка пула (драфт)
minutes_row-draft_construction = сборка колоды и подготовка (драфт)

structure-too_few = { $players ->
    [0] Участников нет; нужно хотя бы 2.
    [one] На турнире только { $players } участник; для матча нужно хотя бы 2.
    [few] На турнире только { $players } участника; для матча нужно хотя бы 2.
   *[many] На турнире только { $players } участников; для матча нужно хотя бы 2.
}
structure-no_table = { $teams ->
    [yes] Для командного турнира на столько дней ({ $days }) регламент ничего не рекомендует; задайте число раундов сами.
   *[no] Для турнира на столько дней ({ $days }) регламент ничего не рекомендует; задайте число раундов сами.
}
structure-below_table = Таблица начинается с { $least }, поэтому при числе участников { $players } рекомендации нет; задайте число раундов сами.
structure-beyond_table = Таблица кончается на { $most }, поэтому при числе участников { $players } рекомендации нет; задайте число раундов сами, например с помощью моделирования.
structure-row_inferred = { $rounds ->
    [one] Для такого числа участников ({ $players }) документ швейцарку не предусматривает; { $rounds } раунд — толкование headjudge.
    [few] Для такого числа участников ({ $players }) документ швейцарку не предусматривает; { $rounds } раунда — толкование headjudge.
   *[many] Для такого числа участников ({ $players }) документ швейцарку не предусматривает; { $rounds } раундов — толкование headjudge.
}
structure-counts_teams = { $printed ->
    [players] В заголовке таблицы указаны «игроки»; считаются команды.
   *[teams] В заголовке таблицы указаны «команды»; считаются игроки.
}
structure-printed_overlap = Число { $players } есть в двух строках таблицы; взята строка с меньшими числами, а не { $printed }.
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
structure-draft_playoff_same = При числе участников { $players } плей-офф в виде бустер-драфта не меняет ни числа раундов, ни отсечки.
structure-rematches_unavoidable = { $most ->
    [one] При числе участников { $players } без повторных матчей можно сыграть не больше { $most } раунда, а в таблице раундов { $rounds }; запланируйте меньше раундов или разрешите повторные матчи.
   *[other] При числе участников { $players } без повторных матчей можно сыграть не больше { $most } раундов, а в таблице раундов { $rounds }; запланируйте меньше раундов или разрешите повторные матчи.
}
structure-level_assumed = Уровень применения правил не указан; принят { LABEL($level, of: "level") }.
structure-level_differs = Уровень применения правил для «{ $programme }» — { LABEL($expected, of: "level") }, а указан { LABEL($level, of: "level") }; взят указанный.
structure-levels_differ = Уровень применения правил в первый день — { LABEL($first, of: "level") }, в следующие — { LABEL($later, of: "level") }.
structure-level_not_for_format = Для этого формата в документе нет уровня «{ LABEL($level, of: "level") }»; взято требование к регистрации колод самого формата.
structure-programme_unknown = Программы «{ $programme }» нет; { GIVEN($known) ->
    [yes] есть: { $known }.
   *[no] в этом регламенте программ нет.
}
structure-programme_other_edition = В редакции от { $edition } нет программы «{ $programme }»; она есть в редакциях: { $others }.
structure-minutes_not_stated = Время раунда этого формата не указано ни в одном документе; объявите своё.
structure-minutes_of_constructed = Лимиты времени взяты из «{ $policy }», а это констрактед; чтобы увидеть лимиты для лимитеда, укажите его регламент.
structure-minutes_taken_from = Время взято из строки «{ $row }»: формат играется по её правилам.
structure-world_premiere_same = «World Premiere» не меняет лимитов времени этого формата.

deviation-rounds = { $planned ->
    [one] Запланирован { $planned } раунд, рекомендовано { $recommended }; об этом нужно сообщить игрокам { LABEL($notice, of: "notice") }.
    [few] Запланировано { $planned } раунда, рекомендовано { $recommended }; об этом нужно сообщить игрокам { LABEL($notice, of: "notice") }.
   *[many] Запланировано { $planned } раундов, рекомендовано { $recommended }; об этом нужно сообщить игрокам { LABEL($notice, of: "notice") }.
}
deviation-minutes = Лимит времени «{ LABEL($row, of: "minutes_row") }»: { $planned } мин. вместо { $recommended }; об этом нужно сообщить игрокам { LABEL($notice, of: "notice") }.
deviation-decklists = Деклисты: { LABEL($planned, of: "need") } (по правилам: { LABEL($recommended, of: "need") }); об этом нужно сообщить игрокам { LABEL($notice, of: "notice") }.
deviation-decklists_asked = Деклисты обязательны, хотя правила оставляют это на усмотрение организатора; об этом нужно сообщить игрокам { LABEL($notice, of: "notice") }.
deviation-rematches = На турнире разрешены повторные матчи; по регламенту их не бывает, если их можно избежать.

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
