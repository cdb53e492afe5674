# Помощник стола (часы, опросник, страница правил) и структура турниров за столами на нескольких игроков.

policy-no_such_place = «{ $place }» в фигурных скобках не соответствует ни одному числу этого регламента; допустимо: { $known }.

edition-not_stated = { $count ->
    [one] В источнике ({ $document }) этого значения нет, действует значение по умолчанию: { $keys }.
   *[other] В источнике ({ $document }) этих значений нет, действуют значения по умолчанию: { $keys }.
}

questionnaire-none = В регламенте «{ $policy }» нет опросника, отвечать не на что.
questionnaire-not_seated = «{ $id }» в раунде { $round } не сидит за столом { $table }; отвечать могут только сидящие за ним.
questionnaire-no_result = У стола { $table } в раунде { $round } ещё нет результата; сначала внесите его, потом заполняйте опросник.
questionnaire-not_asked = { GIVEN($asked) ->
    [yes] За стол { $table } раунда { $round } отвечает не «{ $id }»; должны ответить: { $asked }.
   *[no] За стол { $table } раунда { $round } отвечать никто не должен, в том числе «{ $id }».
}
questionnaire-answerer_not_seated = «{ $id }» не сидит за этим столом; ответить могут: { $seats }.
questionnaire-answered_twice = У «{ $id }» два ответа за этот матч; оставьте один.
questionnaire-unknown_question = Вопроса «{ $question }» нет; есть: { $known }.
questionnaire-unanswered = На вопрос «{ $question }» нужно ответить.
questionnaire-number = Ответом должно быть целое число от { $least } до { $most }, а указано: «{ $found }».
questionnaire-choice = «{ $found }» нет среди ответов; допустимо: { $known }.
questionnaire-text = На вопрос «{ $question }» отвечают словами; напишите непустой текст.
questionnaire-text_too_long = Знаков в тексте: { $found }; допустимо не больше { $longest }.

clock-waiting = Первый ход ещё не начался.
clock-in_time = Ходит { $player }, следующий — { $next }.
clock-last_turn = Время вышло. { $player } завершает ход, затем один ход делает { $next }.
clock-last_turn_of_all = Время вышло. { $player } завершает ход; если никто не победит, будет ничья.
clock-further_turn = Время вышло. { $player } делает ход после времени, затем { $next }.
clock-further_turn_last = Время вышло. { $player } делает последний ход; если никто не победит, будет ничья.
clock-time_over = Все ходы после времени сыграны: ничья. Сообщите, кто остался в игре.
clock-ended = Матч окончен. Сообщите результат.
clock-call_judge = Этот ход длится дольше { $minutes } мин.: позовите судью.

structure-pods_too_few = { $players ->
    [0] Игроков нет; для раунда нужно хотя бы { $least }.
    [one] Только { $players } игрок; для раунда нужно хотя бы { $least }.
    [few] Только { $players } игрока; для раунда нужно хотя бы { $least }.
   *[many] Только { $players } игроков; для раунда нужно хотя бы { $least }.
}
structure-pods_rounds_ours = { $rounds ->
    [one] В документе нет таблицы раундов; { $rounds } раунд при числе игроков { $players } — предложение headjudge.
    [few] В документе нет таблицы раундов; { $rounds } раунда при числе игроков { $players } — предложение headjudge.
   *[many] В документе нет таблицы раундов; { $rounds } раундов при числе игроков { $players } — предложение headjudge.
}
structure-byes_fall_low = Баи снова и снова достаются последним в стендингах; настройка «max_byes» распределяет их и на других.
structure-second_bye_certain = При числе игроков { $players } баев в каждом раунде: { $byes }. Начиная с раунда { $from_round } у кого-то обязательно будет второй бай, а если раундов { $rounds }, у кого-то их будет не меньше { $most }. Найдите ещё игроков или запланируйте меньше раундов.
structure-byes_of_sizes = { $byes ->
    [one] Всех игроков ({ $players }) за столами на { $sizes } не рассадить; в каждом раунде { $byes } бай.
    [few] Всех игроков ({ $players }) за столами на { $sizes } не рассадить; в каждом раунде { $byes } бая.
   *[many] Всех игроков ({ $players }) за столами на { $sizes } не рассадить; в каждом раунде { $byes } баев.
}
structure-tables_of_sizes = При числе игроков { $players } за столами сидят: { $tables }.
structure-cut_without_shape = Для отсечки до топ-{ $cut } в этом регламенте нет плей-офф за столами; есть: { $known }.
structure-cut_beyond_players = Для отсечки до топ-{ $cut } не хватает игроков: их { $players }.
