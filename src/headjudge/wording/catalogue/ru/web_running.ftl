# Раунды, результаты, время и отмена на панели организаторов.

web-run_nav_round = Раунд
web-run_nav_results = Результаты
web-run_nav_clock = Время
web-run_rounds = Раунды
web-run_next = Следующий шаг
web-run_next_enter = Участников пока нет. Для раунда хватит двух.
web-run_to_players = Внести участников
web-run_next_pair = { $round ->
    [1] Дальше — паринги раунда 1.
   *[other] Все результаты внесены. Дальше — паринги раунда { $round }.
}
web-run_next_playoff = Все результаты внесены. Дальше — отсечка и раунд { $round }, первый в плей-офф.
web-run_next_publish = Паринги раунда { $round } составлены. Пока их видят только организаторы.
web-run_next_clock = Раунд { $round } опубликован. Время ещё не запущено.
web-run_next_results = { $count ->
    [one] Раунд { $round }: нет результата у { $count } стола.
   *[other] Раунд { $round }: нет результатов у { $count } столов.
}
web-run_next_over = Все запланированные раунды сыграны. Турнир окончен.
web-run_look_at_round = К раунду { $round }
web-run_look_and_publish = Просмотреть и опубликовать раунд { $round }
web-run_to_clock = Ко времени раунда { $round }
web-run_enter_results = Внести результаты
web-run_outstanding = Столы без результата
web-run_all_outstanding = Все, с оставшимся временем
web-run_show_all = Показать все: { $count }
web-run_by_time = по оставшемуся времени
web-run_look_here = Нужно ваше решение
web-run_last_steps = Последние шаги
web-run_last_step = Последний шаг:
web-run_more_facts = и ещё { $count }
web-run_other_events = Другие ваши турниры
web-run_still_out = { $count ->
    [0] все внесены
   *[other] без результата: { $count }
}
web-run_not_paired = паринги ещё не составлены
web-run_not_published = не опубликован
web-run_finished = все результаты внесены
web-run_would_make = { $count ->
    [one] Получится { $count } матч.
    [few] Получится { $count } матча.
   *[many] Получится { $count } матчей.
}
web-run_cut_made = Вместе с этим делается отсечка; дальше проходят { $count }: { $names }
web-run_pair = Составить паринги раунда { $round }
web-run_pair_hint = Пока вы не опубликуете раунд, его видят только организаторы.
web-run_next_round = далее
web-run_look_hint = Просмотрите столы: пока их видят только организаторы. Публикация не запускает время.
web-run_publish = Опубликовать раунд { $round }
web-run_take_back = Отменить паринги
web-run_take_back_means = Игроки уже видели раунд { $round }. Если отменить паринги, раунд исчезнет с их страниц и паринги будут составлены заново; напишите почему.
web-run_swap = Поменять вручную
web-run_to_table = Стол { $table }
web-run_side_back = Снять это сообщение
web-run_late = Опоздавшие и неявки
web-run_repair = Исправить паринги
web-run_granted = дан заранее
web-run_reason = Причина
web-run_optional = (можно не указывать)
web-run_outcome = { $outcome ->
    [none] нет результата
    [won] победитель { $winner }{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [draw] ничья{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_won] победитель { $winner }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
    [pod_draw] ничья: { $alive }{ GIVEN($out) ->
        [yes] ; порядок выбытия: { $out }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
   *[lost] поражение обоих{ GIVEN($games) ->
        [yes] { " " }{ $games }
       *[no] {""}
    }{ $how ->
        [played] {""}
       *[other] , { LABEL($how, of: "how") }
    }
}
web-run_state_open = нет результата
web-run_state_one_side = сообщила одна сторона
web-run_state_disputed = сообщения расходятся
web-run_results_of = Результаты раунда { $round }
web-run_no_round = Паринги ещё не составлены.
web-run_question = Нужно решить
web-run_stands = Записано сейчас
web-run_side_says = Сообщает { $name }
web-run_typed_now = Введено сейчас
web-run_correct = Исправить результат
web-run_correct_look = Что изменит исправление
web-run_take_it = Принять
web-run_leave_it = Оставить как есть
web-run_line = Номер стола, результат, Enter
web-run_line_hint = «12 1»: за столом 12 победил игрок на месте 1; «12 d»: ничья.
web-run_line_hint_pods = «7 3 2 4 1»: за столом 7 победило место 3; выбыли 2, затем 4, затем 1.
web-run_same_already = так уже и было
web-run_undo = Отменить
web-run_undo_takes = Сейчас будет отменено:
web-run_undo_do = Отменить этот шаг
web-run_undo_seen = Игроки это уже видели; напишите, почему это отменяется.
web-run_undo_kept = В журнале останется и шаг, и его отмена.
web-run_grammar = Что можно вводить
web-run_typed = Ввод
web-run_means = Значит
web-run_g_won = Стол 12: победило место 1 (2 — место 2)
web-run_g_games = Партии 2:1, победил тот, у кого больше; третье число — ничьи в партиях
web-run_g_draw = Ничья
web-run_g_lost = Поражение обоих
web-run_g_no_show = Победило место 1, соперник не пришёл; не пришёл никто
web-run_g_how = Буква в конце — как закончилось: t по времени, a по договорённости, c сдача, p наказание
web-run_g_board = Команды: партия места A, победила команда 1
web-run_g_at_time = Команды: время вышло, решают сыгранные партии
web-run_g_order = Победило место 3; выбыли 2, затем 4, затем 1
web-run_g_arrows = То же сверху вниз: победитель, затем кто продержался дольше
web-run_g_together = 2 и 4 выбыли одновременно
web-run_g_pod_draw = Ничья оставшихся; выбыли 2, затем 4
web-run_g_gone = n: неявка на месте 2; l: место 1 ушло с турнира
web-run_g_keyboards = Переключать раскладку не нужно; регистр букв не важен.
web-run_says = сообщает:
web-run_says_nothing = пока не сообщает
web-run_button_won = Стол { $table }: победитель { $name }
web-run_button_draw = Стол { $table }: ничья
web-run_button_more = Стол { $table }: другие варианты
web-run_table_of_round = Стол { $table }, раунд { $round }
web-run_changed_now = Показано то, что записано сейчас; посмотрите и решите заново.
web-run_report = Результат стола
web-run_believe = Принять сообщение: { $name }
web-run_cascade_means = От этого результата зависят следующие матчи плей-офф: состав столов изменится, или матч будет снят, как указано выше. Прежнее останется в журнале.
web-run_cascade = Да, изменить и следующие матчи
web-run_board = Какая партия
web-run_whole_match = матч целиком
web-run_won = Победитель: { $name }
web-run_how_games = Партии и как закончилось
web-run_how = Как закончилось
web-run_how_played = сыграно до конца
web-run_how_hint = Сначала заполните это, затем нажмите, кто победил.
web-run_games = Выигранные партии
web-run_games_drawn = вничью
web-run_absent_or_lost = Неявка или поражение обоих
web-run_absent_hint = Кто не пришёл, проигрывает матч и остаётся на турнире, если ниже не отмечен дроп.
web-run_absent = Неявка: { $name }
web-run_absent_both = Неявка обоих
web-run_drops_too = Уходит с турнира после этого раунда
web-run_drop = Дроп после раунда { $round }: { $name }
web-run_fate = выберите
web-run_fate_winner = победа
web-run_fate_out = выбыл { $place }-м
web-run_fate_alive = в игре (ничья)
web-run_fate_hint = Одинаковый номер у двоих — выбыли одновременно.
web-run_left = уход с турнира
web-run_boards_at_time = Время вышло: решают сыгранные партии
web-run_clear = Убрать результат
web-run_time_left = Осталось
web-run_time_over = время вышло
web-run_paused = пауза
web-run_checking = проверка колод
web-run_none_out = Все результаты внесены.
web-run_clock_of = Время раунда { $round }
web-run_ends_at = Закончится в
web-run_sides = Что сообщают стороны
web-run_not_there = неявка
web-run_untimed = У этого раунда нет ограничения времени.
web-run_minutes = Минуты
web-run_start = Запустить время
web-run_start_anew = Запустить время заново
web-run_pause = Пауза для всех
web-run_resume = Продолжить
web-run_end = Завершить
web-run_adjust = Добавить или убавить всем
web-run_more_time = Добавить
web-run_less_time = Убавить
web-run_sound = Звук в конце
web-run_read_out = Зачитать сейчас
web-run_read_out_next = Зачитать при следующем объявлении
web-run_own_time = Столы со своим временем
web-run_one_table = Время одного стола
web-run_extend = Продлить
web-run_pause_table = Пауза стола
web-run_resume_table = Снять паузу стола
web-run_check_begin = Начать проверку колод
web-run_check_end = Закончить проверку колод
web-run_cards = Сколько карт берут из бустера
web-run_everybody_done = Все уже выбрали
web-run_call = Только что объявлено
web-run_overrun = Кто-то не уложился
web-run_note_overrun = Записать
refuse-table_changed = Стол { $table } раунда { $round } тем временем изменился; здесь показано, что записано сейчас.
refuse-seated_anew = С тех пор как вы смотрели, в раунде { $round } игроков пересадили. Посмотрите, кто сидит за столом { $table } теперь, и верен ли результат.
refuse-result_needs_reason = У стола { $table } раунда { $round } уже есть результат; чтобы изменить его, напишите причину.
refuse-sides_differ = Одна из сторон за столом { $table } раунда { $round } сообщила другое; посмотрите на оба сообщения и решите.
refuse-no_such_step = Перед раундом { $round } такого шага нет.
typed-not_understood = «{ $line }» — не результат. Введите номер стола, пробел и результат, как в списке ниже.
typed-only_a_table = «{ $line }» — стол без результата; введите за ним результат.
typed-seat_twice = В «{ $line }» место { $seat } названо дважды.
typed-no_such_seat = За столом { $table } нет места { $seat }, только с 1 по { $seats }.
typed-games = Число партий — целое, не больше двух цифр.
typed-fate_missing = Выберите, чем закончилось для { $id }.
typed-two_winners = Победитель за столом один; выбраны { $ids }.
web-run_for_players = Для игроков
web-run_players_code = QR-код для телефонов
web-run_not_checked_in = { $count ->
    [one] { $count } участник не отмечен как пришедший и всё равно попадёт в пары.
    [few] { $count } участника не отмечены как пришедшие и всё равно попадут в пары.
    [many] { $count } участников не отмечены как пришедшие и всё равно попадут в пары.
   *[other] { $count } участника не отмечены как пришедшие и всё равно попадут в пары.
}
