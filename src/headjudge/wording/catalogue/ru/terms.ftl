# Слова турниров: заголовки столбцов и названия. Значения — в GLOSSARY.md.

label-player = Игрок
label-entrant = Участник
label-team = Команда
label-organiser = Организатор
label-scorekeeper = Скоркипер
label-judge = Судья
label-opponent = Соперник
label-event = Турнир
label-policy = Регламент
label-edition = Редакция
label-format = Формат
label-option = Настройка
label-seed = Сид жеребьёвки
label-name = Имя
label-id = ID
label-date = Дата

label-round = Раунд
label-table = Стол
label-seat = Место за столом
label-match = Матч
label-game = Партия
label-result = Результат
label-win = Победа
label-loss = Поражение
label-draw = Ничья
label-double_loss = Поражение обоих
label-winner = Победитель
label-bye = Бай
label-absence = Пропуск раунда
label-pairing = Паринг
label-pair_down = Пара с разными очками
label-rematch = Повторный матч
label-points_group = Очковая группа
label-fixed_table = Закреплённый стол
label-pod = Под
label-correction = Исправление

label-drop = Дроп
label-re_entry = Возвращение
label-late_entry = Поздняя регистрация
label-disqualification = Дисквалификация

label-standings = Стендинги
label-rank = Место
label-tie_break = Тайбрейк
label-lot = Жребий
label-status = Статус
label-decided_by = Чем решено

label-stage = Этап
label-swiss = Швейцарка
label-cut = Отсечка
label-playoff = Плей-офф
label-bracket = Сетка
label-day = День
label-round_clock = Время раунда
label-penalty = Наказание
label-concession = Сдача
label-no_show = Неявка

label-deck = Колода
label-decklist = Деклист
label-card_pool = Пул карт
label-hero = Герой
label-commander = Командир
label-constructed = Констрактед
label-limited = Лимитед
label-sealed_deck = Силед
label-booster_draft = Бустер-драфт

status-active = участвует
status-dropped = дроп
status-disqualified = дисквалификация
stage_kind-swiss = швейцарка
stage_kind-draft = бустер-драфт
stage_kind-bracket = плей-офф
stage_kind-pods = поды
how-played = сыграно
how-time = по времени
how-agreed = по договорённости
how-concession = сдача
how-no_show = неявка
how-penalty = наказание
