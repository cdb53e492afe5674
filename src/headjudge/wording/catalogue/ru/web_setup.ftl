# Подготовка турнира и участники: страницы, что на них сказано и в чём отказано.

setup-any_game = Любая игра

setup-nav = Настройка
setup-title = Настройка турнира
setup-event_name = Название турнира
setup-game_and_format = Игра и формат
setup-choose = Выберите …
setup-programme = Программа
setup-no_programme = Без программы
setup-level_of_programme = Как в программе
setup-day = День
setup-expected = Сколько игроков ожидается
setup-expected_hint = Только чтобы увидеть структуру сейчас; на турнире она зависит от числа участников.
setup-make = Создать турнир
setup-show = Показать структуру
setup-recommended_for = { $count ->
    [one] Регламент рекомендует для { $count } игрока
    [few] Регламент рекомендует для { $count } игроков
   *[many] Регламент рекомендует для { $count } игроков
}
setup-now_for = { $count ->
    [one] Сейчас, для { $count } игрока
    [few] Сейчас, для { $count } игроков
   *[many] Сейчас, для { $count } игроков
}
setup-would_be_for = { $count ->
    [one] Так было бы для { $count } игрока
    [few] Так было бы для { $count } игроков
   *[many] Так было бы для { $count } игроков
}
setup-if_came = Если придёт столько
setup-rounds_of = Раунды, { $stage }
setup-top = Топ-{ $top }
setup-none = нет
setup-own = своё значение; по регламенту { $advised }
setup-own_cut = свой выбор; по регламенту топ-{ $advised }
setup-own_none = свой выбор; по регламенту нет
setup-source = Источник: { $source }
setup-to_tell = Сообщить игрокам
setup-tell_what = Что сообщить
setup-tell_state = До какого времени
setup-told_when = Отмечено: сообщено { LABEL($when, of: "moment") }.
setup-when = Когда сообщено
setup-was_told = Сообщено
setup-structure = Структура
setup-structure_hint = Пустые поля следуют регламенту: значения меняются вместе с числом участников.
setup-begun = Турнир начался: раунды, для которых составлены паринги, остаются; то, что впереди, можно изменить.
setup-as_rules = { GIVEN($advised) ->
    [yes] По регламенту: { $advised }
   *[no] По регламенту
}
setup-empty_follows = { GIVEN($advised) ->
    [yes] { GIVEN($clause) ->
        [yes] Пусто — по регламенту, сейчас { $advised } ({ $clause }).
       *[no] Пусто — по регламенту, сейчас { $advised }.
    }
   *[no] Пусто — по регламенту.
}
setup-days_label = Дней
setup-day_count = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
setup-kind = Раунды играются
setup-kind_of = { $kind ->
    [draft] внутри драфт-подов
   *[swiss] среди всех участников
}
setup-cut_follow = По регламенту: топ-{ $top }
setup-cut_follow_none = По регламенту: нет
setup-cut_own_choice = Своё число
setup-cut_none_choice = Без плей-офф
setup-cut_own = Сколько играет в плей-офф, если число своё
setup-stage = { $kind ->
    [draft] Драфт: { $stage }
   *[swiss] Швейцарка: { $stage }
}
setup-day_own = День, если не день турнира
setup-enters_top = Проходят дальше: лучшие
setup-enters_points = или все, у кого не меньше стольких очков
setup-enters_hint = Оба пусты — по регламенту, сейчас топ-{ $top } или очки: { $points }.
setup-options = { $count ->
    [one] Ещё { $count } настройка
    [few] Ещё { $count } настройки
   *[many] Ещё { $count } настроек
}
setup-rules = Название и регламент
setup-rules_hint = При смене регламента ваши значения, которых в новом нет, отпадают.
setup-rules_fixed = День, игру и формат уже не изменить: паринги составлены.

setup-name_missing = Названия или имени нет; напишите его.
setup-name_long = Слишком длинно; можно не больше { $limit } знаков.
setup-name_broken = В тексте неполный символ; напишите его заново.
setup-policy_missing = Выберите игру и формат.
setup-days = В регламенте нет структуры на столько дней ({ $days }); выберите другое число.
setup-number = «{ $found }» не подходит; напишите целое число от { $least } до { $most } или оставьте поле пустым.
setup-choice = «{ $found }» нет среди вариантов; выберите из списка.
setup-no_playoff = В этом регламенте нет плей-офф.
setup-cut_missing = Укажите, сколько участников играет в плей-офф.
setup-ids = «{ $found }» не подходит; пишите систему, «=» и номер, по одному в строке, каждую систему один раз.
refuse-setup_changed = Кто-то тем временем изменил настройки; ниже то, что записано сейчас, а в полях — ваши значения. Сравните и сохраните снова.
refuse-fewer_rounds_than_paired = Паринги составлены до раунда { $paired } включительно; раундов не может быть { $planned }.

option_name-rounds = Число раундов
option_name-minutes = Минуты на раунд
option_name-decklists = Деклисты
option_name-level = Уровень применения правил
option_name-rematches = Повторные матчи
option_name-elimination = Плей-офф
option_name-called_draft = Драфт под отсчёт судьи
option_name-lists_shared = Соперники видят деклисты в плей-офф
option_name-playoff = Вид плей-офф
option_name-rounds_per_draft = Раундов на один драфт
option_name-pairing = Столы составляются
option_name-seats = Порядок хода в швейцарке
option_name-max_byes = Баев на игрока, не больше
option_name-simultaneous = Выбывшие одновременно
option_name-draw_survivors = Живые при ничьей
option_name-no_show = Кто не пришёл
option_name-nobody_alive = В живых никого
option_name-leaver = Кто ушёл во время матча
option_name-last_table = Последний стол повторяется
option_name-only_table = Единственный стол повторяется
option_name-extra_turns = Дополнительные ходы после времени
option_name-met_twice = Соперник, встреченный дважды, считается
option_name-bye_counts_as = Бай в долях
option_name-opponents_floor = Нижний предел долей
option_name-missed_rounds = Раунды до поздней регистрации
option_name-dropped_opponents = Соперники, ушедшие с турнира
option_name-bye_group = Кому достался бай
option_name-below_minimum = Игроков слишком мало
option_name-repeat_of = Не может повториться
option_name-table_sizes = Размеры столов, лучший первым
option_name-short_tables_stand = Неполные столы стоят
option_name-short_table = Порядок выбытия за неполным столом
option_name-playoff_drawn = Ничья в плей-офф
option_name-playoff_seats = Порядок хода в плей-офф
option_name-playoff_grouping = Посев по столам
option_choice-decklists-required = обязательны
option_choice-decklists-optional = решает организатор
option_choice-decklists-none = не нужны
option_choice-level-casual = казуальный
option_choice-level-competitive = соревновательный
option_choice-level-professional = профессиональный
option_choice-rematches-avoid = избегаются
option_choice-rematches-allow = разрешены
option_choice-elimination-single = до одного поражения
option_choice-elimination-double = до двух поражений
option_choice-called_draft-yes = да
option_choice-called_draft-no = нет
option_choice-lists_shared-yes = да
option_choice-lists_shared-no = нет
option_choice-playoff-standing = теми же колодами, по местам
option_choice-playoff-draft = отдельный драфт
option_choice-pairing-standings = по стендингам
option_choice-pairing-spread = так, чтобы встречались новые соперники
option_choice-seats-random = случайный
option_choice-seats-balanced = поровну за все раунды
option_choice-seats-seed = кто выше, ходит первым
option_choice-seats-reverse = кто выше, ходит последним
option_choice-simultaneous-reported = в порядке из сообщения
option_choice-simultaneous-mean = всем средний порядок
option_choice-simultaneous-best = всем высший порядок
option_choice-simultaneous-worst = всем низший порядок
option_choice-draw_survivors-turn_order = кто ходил раньше, считается выбывшим раньше
option_choice-draw_survivors-highest = всем высший порядок
option_choice-draw_survivors-mean = всем средний порядок
option_choice-no_show-lowest = низший порядок стола
option_choice-no_show-zero = порядок 0
option_choice-nobody_alive-draw = ничья последних
option_choice-nobody_alive-lost = поражение всем
option_choice-leaver-at_that_moment = выбывает в этот момент
option_choice-leaver-first_out = считается выбывшим первым
option_choice-last_table-swap_up = обмен со столом выше
option_choice-last_table-leave = оставить
option_choice-only_table-repeat = пусть повторится
option_choice-only_table-refuse = не составлять паринги
option_choice-extra_turns-keep = ходы после времени идут по кругу
option_choice-extra_turns-use_up = дополнительный ход и есть ход после времени
option_choice-met_twice-each_meeting = за каждую встречу
option_choice-met_twice-once = один раз
option_choice-bye_counts_as-nothing = не считается
option_choice-bye_counts_as-match = сыгранный матч
option_choice-bye_counts_as-win = победа
option_choice-opponents_floor-none = нет
option_choice-missed_rounds-nothing = не считаются
option_choice-missed_rounds-absent = как пропуск
option_choice-dropped_opponents-keep = считаются тем, что сыграли
option_choice-dropped_opponents-left_out = не считаются
option_choice-bye_group-next_table = может обменяться с последним столом
option_choice-bye_group-apart = не меняется
option_choice-below_minimum-refuse = не составлять паринги
option_choice-below_minimum-byes = бай всем
option_choice-repeat_of-previous_round = стол прошлого раунда
option_choice-repeat_of-any_round = стол любого раунда
option_choice-short_tables_stand-bottom = внизу
option_choice-short_tables_stand-top = наверху
option_choice-short_table-from_the_top = от высшего
option_choice-short_table-from_one = от единицы
option_choice-playoff_drawn-best_seed = проходит лучший по посеву
option_choice-playoff_drawn-replay = переигрывается
option_choice-playoff_drawn-untimed = невозможна: время не ограничено
option_choice-playoff_seats-random = случайный
option_choice-playoff_seats-balanced = поровну
option_choice-playoff_seats-seed = лучший по посеву ходит первым
option_choice-playoff_seats-reverse = лучший по посеву ходит последним
option_choice-playoff_grouping-snake = 1 4 5 8, 2 3 6 7
option_choice-playoff_grouping-stride = 1 3 5 7, 2 4 6 8

entrants-nav = Участники
entrants-title_count = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
entrants-add = Добавить по имени
entrants-add_button = Добавить
entrants-add_late = Турнир начался: кто добавлен сейчас, играет с раунда { $round }, очков за прошлые раунды нет.
entrants-add_over = Раундов, которые мог бы сыграть новый участник, больше нет.
entrants-added = { $name } в списке участников, номер { $id }.
entrants-added_many = { $count ->
    [one] Добавлен { $count } участник.
    [few] Добавлено { $count } участника.
   *[many] Добавлено { $count } участников.
}
entrants-waiting_now = Новых в листе ожидания: { $count }.
entrants-other_person = Это другой человек с тем же именем
entrants-full = Все места заняты ({ $places }). Кто приходит сейчас
entrants-queue = Свободных мест: { $free }, ждут: { $waiting }. Кто приходит сейчас
entrants-full_wait = встаёт в лист ожидания
entrants-full_enter = всё равно играет
entrants-list_link = Вставить список или CSV
entrants-ways = Другие способы добавить и прочее
entrants-search = Имя или номер
entrants-search_button = Найти
entrants-filters = Показать
entrants-filter = { $kind ->
    [active] играют { $count }
    [here] пришли { $count }
    [not_here] не пришли { $count }
    [out] ушли { $count }
    [fixed] закреплён стол { $count }
   *[all] все { $count }
}
entrants-places = Занято мест: { $taken } из { $places }
entrants-shown = Показано: { $count }
entrants-number = №
entrants-here = Явка
entrants-is_here = здесь
entrants-status = { $status ->
    [dropped] дроп
    [disqualified] дисквалификация
   *[later] вступит позже
}
entrants-absent_next = пропускает раунд { $round }
entrants-bye_next = бай в раунде { $round }
entrants-fixed = закреплён стол { $table }
entrants-byes = { $count ->
    [one] { $count } заработанный бай
    [few] { $count } заработанных бая
   *[many] { $count } заработанных баев
}
entrants-nobody_found = Никто не найден. Введите меньше букв.
entrants-nobody = Пока никого.
entrants-list_title = Добавить список
entrants-would_add = { $count ->
    [0] В этом списке никого нового
    [one] Будет добавлен { $count } участник
    [few] Будет добавлено { $count } участника
   *[many] Будет добавлено { $count } участников
}
entrants-read_as = Прочитано как: { LABEL($form, of: "list_form") }.
entrants-list_full = Свободных мест: { $free }, новых людей: { $count }. Остальные
entrants-take = Добавить ({ $count })
entrants-look_again = Посмотреть снова
entrants-other_list = Другой список
entrants-line = Строка
entrants-becomes = Что с ней будет
entrants-verdict = { $verdict ->
    [known] уже на турнире
    [same_name] уже на турнире, судя по имени
    [twice] уже в списке
   *[new] новый
}
entrants-paste = Имена, по одному в строке
entrants-paste_hint = Из чата, таблицы или списка игроков GEM; номера перед именами не мешают.
entrants-file = Или файл
entrants-file_hint = Паринги, стендинги или герои из GEM либо собственный список headjudge (CSV).
entrants-file_large = Файл слишком велик; читается не больше { $limit } МБ.
entrants-preview = Показать, что добавится
entrants-own_form = Список headjudge
entrants-own_form_hint = Любой столбец, кроме «name», можно опустить. Точка с запятой и табуляция годятся так же, как запятая.
entrants-back_to_list = К участникам
entrants-number_is = номер { $id }
entrants-seat = Место { $seat }
entrants-apart = Не сводить с
entrants-absent_means = Пропуск: раунд { $round } считается поражением без соперника; в паринги участник не попадает, и ждать его никому не придётся.
entrants-make_absent = Пропускает раунд { $round }
entrants-bye_means = Бай: в раунде { $round } нет соперника, раунд засчитывается как бай по регламенту.
entrants-give_bye = Бай в раунде { $round }
entrants-pair_after_all = Вернуть в паринги
entrants-drop_before = Уходит до первого раунда: нет ни в парингах, ни в стендингах, и место снова свободно.
entrants-drop_means = Уходит с турнира: с раунда { $round } не попадает в паринги; сыгранное остаётся и учитывается у соперников.
entrants-drop_open = Стол { $table } этого раунда ещё ждёт результата.
entrants-do_drop = Дроп
entrants-back_means = Снова играет с раунда { $round }; за пропущенные раунды очков нет.
entrants-do_back = Вернуть с раунда { $round }
entrants-write = Изменить
entrants-fixed_hint = Ради доступности: участник сидит там в каждом раунде. Пусто — стол не закреплён.
entrants-earned_byes = Заработанные баи
entrants-earned_hint = Сколько первых раундов.
entrants-ids = Номера в других системах
entrants-ids_hint = По одному в строке, например: gem = 12345678
entrants-keep_apart = Развести
entrants-apart_hint = Разведённые встречаются, только если других парингов не осталось.
entrants-apart_from = Развести с
entrants-do_apart = Развести
entrants-not_apart = Больше не нужно
entrants-disqualify_means = Дисквалификация: навсегда вне турнира и его стендингов; вернуть можно только отменой шага. Победы соперников остаются за ними.
entrants-do_disqualify = Дисквалифицировать
entrants-written = Сохранено: { $name }.
entrants-back_now = { $name } снова играет с раунда { $round }.
entrants-disqualified_now = { $name }: дисквалификация.
entrants-dropped_now = { $name }: дроп.
entrants-bye_now = { $name }: бай в раунде { $round }.
entrants-absent_now = { $name } пропускает раунд { $round }.
entrants-paired_now = { $name } участвует в парингах раунда { $round }.
refuse-entrant_changed = Кто-то тем временем изменил запись «{ $name }»; обновите страницу, посмотрите, что записано, и сохраните своё изменение.
refuse-apart_from_oneself = Выберите кого-нибудь другого.
refuse-back_after_cut = Отсечка сделана, поэтому «{ $id }» уже не может вернуться.
refuse-same_name = «{ $name }» уже на турнире или в листе ожидания. Если это другой человек, отметьте это и добавьте снова.
refuse-no_place = Свободных мест: { $free }, а нужно: { $wanted }; увеличьте число мест или примите сверх него.

check_in-nav = Явка
check_in-title = Отметка о явке
check_in-count = Пришли: { $here } из { $count }
check_in-field = Имя или номер, затем Enter
check_in-here = Здесь
check_in-here_of = Здесь: { $name }
check_in-is_here = — явка отмечена.
check_in-undo = Снять отметку
check_in-undo_short = Снять
check_in-undo_of = Снять отметку о явке: { $name }
check_in-missing = { $count ->
    [one] Ещё не пришёл { $count } участник
    [few] Ещё не пришли { $count } участника
   *[many] Ещё не пришли { $count } участников
}
check_in-all_here = Все пришли
check_in-drop_summary = Дроп тем, кто не пришёл ({ $count })
check_in-drop_means = { $round ->
    [1] Не попадут в паринги раунда 1: { $count }; их места снова свободны. Кто придёт позже, того можно вернуть.
   *[other] Не попадут в паринги с раунда { $round }: { $count }; сыгранное остаётся.
}
check_in-drop_missing = Дроп всем, кто не пришёл ({ $count })
refuse-nobody_found = По запросу «{ $found }» на турнире никого нет; введите меньше букв или номер.
refuse-several_found = По запросу «{ $found }» найдено людей: { $count }; выберите ниже.

registration-link = Регистрация
registration-title = Регистрация
registration-state = { $who ->
    [closed] закрыта
    [themselves] открыта: регистрируются сами
   *[desk] открыта только за столом организаторов
}
registration-taken = Занято мест: { $count }
registration-scan = Отсканируйте, чтобы зарегистрироваться
registration-begun = Турнир начался, самостоятельная регистрация закрыта; опоздавшие подходят к столу организаторов.
registration-only_here = Этот адрес работает только на этом компьютере. Откройте панель по адресу, доступному телефонам той же сети, и код изменится.
registration-who = Кто может регистрироваться
registration-who_themselves = Все, по ссылке или QR-коду
registration-who_desk = Только за столом организаторов
registration-who_closed = Никто: регистрация закрыта
registration-capacity = Число мест
registration-capacity_hint = Когда все заняты, пришедшие ждут по очереди. Пусто — без ограничения.
registration-wait_count = { $count ->
    [one] { $count } ждёт
    [few] { $count } ждут
   *[many] { $count } ждут
}
registration-waiting = { $count ->
    [one] Лист ожидания: { $count } человек
    [few] Лист ожидания: { $count } человека
   *[many] Лист ожидания: { $count } человек
}
registration-admit_next = Принять следующего: { $name }
registration-admit_many = Принять следующих: { $count }
registration-no_place_now = Сейчас свободных мест нет.
registration-place = №
registration-deeds = Действия
registration-admit = Принять
registration-admit_beyond = Сверх мест
registration-admit_of = Принять: { $name }
registration-admit_beyond_of = Принять сверх мест: { $name }
registration-leave = Убрать
registration-leave_of = Убрать из листа ожидания: { $name }

register-title = Регистрация
register-name = Ваше имя
register-name_hint = Так оно будет стоять в парингах, которые видят все.
register-hero = Герой (если уже знаете)
register-outside = GEM ID (если есть)
register-do = Зарегистрироваться
register-entered = { $name }, вы зарегистрированы.
register-number = Ваш номер — { $number }
register-keep = Больше ничего не нужно. На турнире назовите имя или номер за столом организаторов.
register-waits = { $name }, все места заняты: вы в листе ожидания.
register-place = Ваше место в очереди — { $place }
register-waits_more = Когда место освободится, организатор примет следующего. Тогда эта страница покажет ваш номер.
register-gone = Регистрации больше нет: { $name }. Если это ошибка, спросите за столом организаторов.
register-another = Зарегистрировать ещё кого-то
register-other_person = Я другой человек с тем же именем
register-closed = Регистрация закрыта. Спросите организатора.
register-begun = Турнир начался. Опоздавшие подходят к столу организаторов.
refuse-registration_closed = Регистрация закрыта; спросите организатора.
refuse-registration_begun = Турнир начался; опоздавшие подходят к столу организаторов.
refuse-registered_already = Человек с таким именем уже зарегистрирован. Если это вы, больше ничего не нужно; если нет, отметьте, что вы другой человек.
refuse-registered_often = Отсюда слишком много регистраций за короткое время; подождите десять минут или подойдите к столу организаторов.

meeting-title = Собрание игроков
meeting-size = Игроков за столом
meeting-only_here = Только те, кто пришёл ({ $count })
meeting-order = По алфавиту; сначала имена латиницей, затем остальные. Закреплённые столы остаются.
meeting-seat = Рассадить всех
meeting-seat_again = Рассадить всех заново
meeting-end = Закончить собрание
meeting-public_link = Страница для игроков
meeting-nobody = На собрании игроков никто не рассажен.
meeting-find = Ваше имя
refuse-nobody_to_seat = Рассаживать некого; сначала добавьте участников.
