# Открытые страницы: турниры, паринги, стендинги, плей-офф, время, экран.

shown-sections = Этот турнир
shown-pairings = Паринги
shown-pairings_of = Раунд { $round }: паринги
shown-standings = Стендинги
shown-standings_after = Стендинги после раунда { $round }
shown-standings_before = Стендинги до первого раунда
shown-standings_help = ◂ отмечает показатель, который ставит строку выше следующей. Нажмите на имя, чтобы узнать почему.
shown-decides = решает
shown-bracket = Плей-офф
shown-clock = Время
shown-about = Турнир
shown-now = Сейчас
shown-where_i_sit = Где я сижу?
shown-not_begun = Пока не опубликован ни один раунд. Паринги появятся здесь сразу после публикации.
shown-registration = Регистрация
shown-places_any = Регистрация открыта.
shown-places_left = { $count ->
    [one] Регистрация открыта; осталось { $count } место.
    [few] Регистрация открыта; осталось { $count } места.
   *[many] Регистрация открыта; осталось { $count } мест.
}
shown-places_none = Все места заняты. Ждут: { $count }
shown-register = Зарегистрироваться
shown-register_at_desk = Регистрация — за столом организаторов.
shown-structure = Структура
shown-rounds = Раунды
shown-minutes = Мин
shown-goes_on = Играют
shown-everybody = все
shown-enters = { $top ->
    [0] не меньше очков: { $points }
   *[other] { $points ->
        [0] топ-{ $top }
       *[other] топ-{ $top } и все, у кого очков не меньше { $points }
    }
}
shown-of = { $done } из { $all }
shown-announced = Объявления
shown-screen = Экран для зала
shown-file = Файл турнира
shown-for_staff = Для организаторов
shown_status-coming = ещё не открыт
shown_status-registration = идёт регистрация
shown_status-running = идёт
shown_status-over = завершён
shown-find = Найти игрока по имени
shown-find_button = Найти
shown-nobody_found = В раунде { $round } нет никого, в чьём имени есть «{ $name }». Попробуйте часть имени.
shown-whole_list = Весь список
shown-order = Порядок
shown-by_table = По столам
shown-by_name = По именам
shown-players = Игроки
shown-against = против:
shown-absent = Пропускает раунд
shown-other_rounds = Раунды
shown-after_rounds = После раунда
shown-to_standings = К стендингам
shown-no_bracket_yet = Матчи появятся здесь после отсечки.
shown-goes_through = проходит дальше
shown-more_time = Столы с другим временем
shown-minutes_more = Минуты
shown-clock_waits = Время ещё не запущено.
shown-round_finished = Раунд завершён.
shown-won_by = Победа: { $name }.
shown-open = Результата пока нет.
shown-no_such_thing = По этому адресу ничего нет.
shown_events-running = Идут
shown_events-coming = Скоро
shown_events-over = Завершены
shown-no_place = { $name }: в этих стендингах нет.
