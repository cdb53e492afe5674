# Панель организаторов в браузере: исправления, опоздавшие, отсечка, плей-офф, драфт, импорт из другой системы.

mend-nav_mend = Исправления
mend-mend = Исправления
mend-mend_correct = Исправить результат
mend-mend_repair = Исправить паринги раунда { $round }
mend-mend_swap = Поменять двоих местами
mend-mend_late = Опоздавшие и неявки
mend-mend_cut = Отсечка
mend-mend_bracket = Плей-офф
mend-mend_draft = Поды драфта
mend-mend_mirror = Из другой системы

mend-nobody_named = Укажите участника.
mend-nobody_of_that_name = Участника «{ $found }» нет; напишите имя или ID как в списке.
mend-several_of_that_name = { $count ->
    [one] Под «{ $found }» подходит { $count } участник: { $ids }. Напишите имя полнее или ID.
    [few] Под «{ $found }» подходят { $count } участника: { $ids }. Напишите имя полнее или ID.
   *[many] Под «{ $found }» подходят { $count } участников: { $ids }. Напишите имя полнее или ID.
}
mend-no_outcome = Выберите, чем закончился матч.
mend-games_form = «{ $found }» — не счёт по партиям; напишите, например, 2-1 (или 2-1-1, если одна партия вничью).
mend-out_number = «{ $found }» — не порядок выбытия; напишите 1 для первого выбывшего, 2 для следующего и так далее.
mend-same_result = Такой результат уже стоит; ничего не изменится.
mend-result_none = нет результата
mend-result_won = победитель { $name }
mend-result_draw = Ничья
mend-result_lost = Поражение обоих
mend-result_out = порядок выбытия: { $names }
mend-result_through = проходят: { $names }
mend-result_clear = Без результата (убрать)
mend-outcome = Результат матча
mend-seat_won = Место { $seat }. Победа: { $name }
mend-games = Партии
mend-games_hint = Выиграл первый, выиграл второй, вничью: 2-1 или 2-1-1. Можно не заполнять.
mend-how = Как закончилось
mend-fates = Кто когда выбыл
mend-fates_hint = 1 — первый выбывший; один номер — выбыли одновременно; пусто — остался в игре. Если есть победитель, последнего можно не заполнять.
mend-out_when = Порядок выбытия
mend-out_no_show = Неявка
mend-out_left = Уход с турнира
mend-out_through = Проходит
mend-reason = Причина
mend-reason_hint = Сохраняется в журнале; можно не заполнять.
mend-reason_needed = Сохраняется в журнале вместе с вашим именем и временем.
refuse-changed_meanwhile = С тех пор как открыта эта страница, что-то изменилось, поэтому ничего не сделано. Посмотрите, как обстоит дело сейчас, и повторите.

mend-find_table = Номер стола или имя
mend-find = Найти
mend-no_table_found = По запросу «{ $text }» стол не найден. Напишите номер стола или часть имени.
mend-nothing_played = Ни один раунд ещё не опубликован, исправлять нечего.
mend-was_corrected = исправлен
mend-round_and_table = Раунд { $round }, стол { $table }
mend-stands = Сейчас:
mend-stands_on_board = Партия места { $seat }, сейчас:
mend-would_be = После исправления:
mend-moved = { $count ->
    [one] В стендингах после раунда { $round } сдвигается { $count } участник
    [few] В стендингах после раунда { $round } сдвигаются { $count } участника
   *[many] В стендингах после раунда { $round } сдвигаются { $count } участников
}
mend-by_how_much = Сдвиг
mend-moves_up = вверх на { $count }
mend-moves_down = вниз на { $count }
mend-stays = то же место
mend-moved_by_others = из-за сдвига других
mend-values = Показатели
mend-whole_standings = Стендинги целиком, до и после
mend-rank_after = После
mend-rank_before = До
mend-take_correction = Исправить результат
mend-corrected = Раунд { $round }, стол { $table }: результат исправлен.
mend-new_result = Верный результат
mend-which_game = Какая партия
mend-whole_match = Матч целиком
mend-seat_letter = Место { $seat }
mend-look_what_changes = Показать, что изменится
mend-earlier = Что было здесь раньше
mend-sat_here = Раньше здесь сидели: { $names }

mend-not_published_yet = Раунд { $round } ещё не опубликован. Игроки его не видели, поэтому проще отменить паринги и составить их заново.
mend-round_changed = { $count ->
    [0] Раунд { $round } изменён.
    [one] Раунд { $round }: изменён стол { $tables }.
   *[other] Раунд { $round }: изменены столы { $tables }.
} { GIVEN($removed) ->
    [yes] Больше не играют: { $removed }.
   *[no] { "" }
}
mend-changed_here = изменён
mend-then_there = Кто сядет
mend-because = Почему
mend-comes = пересаживается сюда
mend-instead_of = вместо: { $name }
mend-table_goes = стол убирается
mend-repair_consequence = { $count ->
    [one] Сообщить нужно { $count } столу; остальные столы без результата ({ $kept }) не меняются. Все увидят, какие столы изменены.
   *[other] Сообщить нужно { $count } столам; остальные столы без результата ({ $kept }) не меняются. Все увидят, какие столы изменены.
}
mend-take_repair = { $count ->
    [one] Изменить { $count } стол
    [few] Изменить { $count } стола
   *[many] Изменить { $count } столов
}
mend-repaired = Паринги раунда { $round } исправлены. Сообщите изменённым столам.
mend-what_it_costs = Что это даёт и чего стоили бы новые паринги
mend-costs_caption = Всё — по нынешним результатам; чем меньше, тем лучше.
mend-as_it_is = Сейчас
mend-as_repaired = Исправлено
mend-as_anew = Заново
mend-tables_that_change = Меняется столов
mend-finished_lost = Пропадает сыгранных или начатых матчей
mend-quality-kept_apart = Встречи, которых следовало избежать
mend-quality-met_again = Повторные матчи
mend-quality-second_byes = Повторные баи
mend-quality-pair_downs = Столы с разными очками
mend-quality-squared_difference = Сумма квадратов разницы в очках
mend-quality-repeated_tables = Столы в прежнем составе
mend-choose_tables = Выбрать столы вручную
mend-choose_tables_hint = { $done ->
    [0] Меняются только отмеченные столы.
    [one] Меняются только отмеченные столы; сыгран или начат { $done } стол.
    [few] Меняются только отмеченные столы; сыграны или начаты { $done } стола.
   *[many] Меняются только отмеченные столы; сыграны или начаты { $done } столов.
}
mend-may_change = Менять
mend-table_number = Стол { $table }
mend-points_of = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
mend-points_moved = очки исправлены
mend-stays_finished = сыгран, остаётся
mend-one_side_reported = сообщила одна сторона
mend-open_table = нет результата
mend-look_again = Предложить с этими столами
mend-propose_itself = Предложить автоматически

mend-swap_in_round = Поменять двоих местами в раунде { $round }
mend-swap_first = Первый
mend-swap_second = Второй
mend-swap_hint = Имя или ID; можно менять и того, у кого бай или пропуск раунда.
mend-swap_would = После обмена
mend-swap_harmless = Препятствий нет.
mend-report_goes = Результат, о котором сообщила одна сторона, при этом снимается (столы: { $tables }).
mend-take_swap = Поменять местами
mend-swapped = Поменялись местами: { $first } и { $second }. Сообщите их столам.

mend-late_in_round = Опоздавшие и неявки в раунде { $round }
mend-choices_late = Что можно сделать
mend-choices_no_show = Что можно сделать со столом { $table }
mend-do_this = Сделать так
mend-enter_result = Внести результат
mend-holds_already = Так уже и есть; делать ничего не нужно.
mend-late_player = Опоздавший или забытый игрок
mend-late_known = Участник без места в этом раунде
mend-late_new = Или новый игрок
mend-late_new_hint = Имя; игрок регистрируется вместе с выбранным решением.
mend-show_choices = Показать варианты
mend-nobody_there = Кого-то нет за столом
mend-which_table = Номер стола
mend-who_is_missing = Кого нет?
mend-somebody_came = Только что пришёл кто-то без места (можно не заполнять)

mend-cut_after = Отсечка после раунда { $round }
mend-cut_through = { $count ->
    [one] Проходит { $count } участник.
    [few] Проходят { $count } участника.
   *[many] Проходят { $count } участников.
}
mend-cut_rule_top = По регламенту: топ-{ $top }.
mend-cut_rule_points = По регламенту: все, у кого очков за матчи не меньше { $points }.
mend-cut_rule_both = По регламенту: топ-{ $top } или все, у кого очков за матчи не меньше { $points }, — смотря кого больше.
mend-cut_tied = { $count ->
    [one] На границе с равными очками { $count } участник: { $names }.
    [few] На границе с равными очками { $count } участника: { $names }.
   *[many] На границе с равными очками { $count } участников: { $names }.
}
mend-cut_decided = Границу определяет:
mend-why_through = Как проходит
mend-cut_out = не проходит
mend-cut_is_made = Отсечка записана и больше не меняется, в том числе от исправлений.
mend-cut_with_pairing = Отсечка записывается вместе с парингами следующего раунда; здесь делать ничего не нужно.
mend-cut_consequence = Если записать её сейчас, без парингов, новых участников уже не принять, а список прошедших закрепится; отмена вернёт всё назад.
mend-make_cut = Записать отсечку сейчас
mend-cut_made = Отсечка записана.
mend-bracket_before_cut = Отсечки ещё нет, поэтому вместо игроков стоят места.
mend-goes_on = проходит
mend-note_starter = Отметить выбор
mend-correct_table = Исправить стол { $table }
mend-enter_table = Внести стол { $table }
mend-draft_from = { $by ->
    [standing] Поды начиная с раунда { $round }, по стендингам (всего { $count }).
   *[random] Поды начиная с раунда { $round }, по жребию (всего { $count }).
}
mend-pods_stand = рассажены
mend-pods_consequence = Поды записываются вместе с парингами первого раунда драфта. Если драфт проходит до парингов, рассадите их сейчас; потом рассадка не меняется.
mend-pods_consequence_cut = Рассадка подов сейчас запишет и отсечку после раунда { $round }; потом не меняется ни то, ни другое.
mend-seat_pods = Рассадить поды
mend-pods_seated = Поды рассажены.
mend-pod_of = { $count ->
    [one] Под { $pod }: { $count } место
    [few] Под { $pod }: { $count } места
   *[many] Под { $pod }: { $count } мест
}

mend-mirror_pairings = Импорт раунда
mend-mirror_results = Импорт результатов раунда { $round }
mend-mirror_hint = Для турниров, паринги которых нужно составлять в официальной системе: вставьте её список сюда. Время, слипы, проверки и страницы работают уже по нему.
mend-mirror_what = Что в списке
mend-mirror_what_pairings = Паринги следующего раунда
mend-mirror_what_results = Результаты текущего раунда
mend-mirror_list = Список вместе со строкой заголовков
mend-mirror_file = Или файл
mend-mirror_missing = Кого нет в списке, тот пропускает раунд
mend-mirror_look = Прочитать список
mend-mirror_would_pairings = Раунд { $round }: { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}, баев: { $byes }, пропусков: { $absent }
mend-mirror_would_results = { $count ->
    [0] Раунд { $round }: ничего нового
    [one] Раунд { $round }: { $count } результат
    [few] Раунд { $round }: { $count } результата
   *[many] Раунд { $round }: { $count } результатов
}
mend-mirror_with_results = { $count ->
    [one] Импортировать и { $count } результат
    [few] Импортировать и { $count } результата
   *[many] Импортировать и { $count } результатов
}
mend-mirror_consequence = Раунд импортируется как есть и помечается как составленный в другой системе. До публикации его видят только организаторы.
mend-mirror_consequence_results = Результаты, которые отличаются от нынешних, исправляются; в журнале остаются оба.
mend-take_pairings = Импортировать раунд
mend-take_results = Импортировать результаты
mend-mirrored_pairings = Раунд { $round } импортирован. Опубликуйте его, когда всё проверите.
mend-mirrored_results = Результаты раунда { $round } импортированы.
mend-no_list = Вставьте список или выберите файл.
mend-list_too_long = В списке больше { $limit } знаков; проверьте, тот ли это файл.
mend-was_done = Последнее, что было сделано:
mend-choice_taken = Сделано: { LABEL($kind, of: "repair_choice") }.
