# Регламенты: какая редакция действует, ошибки файла регламента, настройки организатора.

section-scoring = очки за матчи
section-standings = тайбрейки
section-pairing = паринги
section-playoff = плей-офф
section-structure = отступления от числа раундов
section-single_day = раунды однодневного турнира
section-teams = раунды командного турнира
section-multi_day_constructed = раунды многодневного турнира в констрактеде
section-multi_day_limited = раунды многодневного турнира в лимитеде
section-minutes = лимиты времени
section-draft = таймеры драфта
section-registration = регистрация колод
section-programmes = программы турниров
section-test_prints = разрешённые тестовые карты
section-limited = выпуски для лимитеда
section-duties = обязанности организатора и судей

edition-assumed = Какая редакция действовала { $date }, точно не известно; взята следующая известная, от { $edition }.
edition-before_first = Редакция, действовавшая { $date }, неизвестна; взята самая ранняя, от { $edition }.
edition-ended = Последняя известная редакция, от { $edition }, перестала действовать раньше { $date }; всё же взята она.
edition-section_not_found = Текст того времени ({ LABEL($section, of: "section") }) не найден; взята редакция от { $edition }.
edition-section_differs = В то время действовали другие формулы ({ LABEL($section, of: "section") }), headjudge их не считает; взяты формулы от { $edition }.

policy_kind-metric = показатель для стендингов
policy_kind-pairing = способ составления парингов
policy_kind-bracket = способ посева плей-офф

policy-unknown = Регламента «{ $policy }» нет; есть: { $known }.
policy-syntax = Это не TOML; исправьте строку или проверьте, не пропущены ли перед ней кавычка или скобка.
policy-missing_key = Нет ключа «{ $key }»; добавьте его.
policy-unknown_key = Ключ «{ $key }» здесь неизвестен; допустимо: { $known }.
policy-value = Значение «{ $found }» здесь невозможно; { $expected ->
    [integer] укажите целое число.
    [text] укажите строку в кавычках.
    [text_not_empty] укажите непустую строку.
    [yes_no] укажите true или false.
    [list] укажите список.
    [list_not_empty] укажите список хотя бы из одного элемента.
    [table] укажите таблицу TOML.
    [choice] допустимо: { $allowed }.
    [fraction] укажите целое число или дробь в кавычках, например «1/2».
    [date] укажите существующую дату в виде ГГГГ-ММ-ДД, например 2025-09-26.
    [key] укажите короткое имя из строчных латинских букв, цифр и дефисов.
    [at_least] число должно быть не меньше { $limit }.
    [at_most] число должно быть не больше { $limit }.
   *[other] сверьтесь с описанием файлов регламента.
}
policy-unknown_name = Имя «{ $key }» неизвестно ({ LABEL($kind, of: "policy_kind") }); допустимо: { $known }.
policy-double = «{ $key }» встречается здесь дважды; оставьте одно.
policy-row_overlap = Эта строка начинается с { $least } и пересекается с предыдущей; начните её с { $expected }. Без конца может быть только последняя строка.
policy-row_gap = Эта строка начинается с { $least }, и перед ней пропуск; начните её с { $expected }.
policy-row_order = Конец { $most } раньше начала { $least }; исправьте одно из двух.
policy-extends_without_date = Регламенту, который дополняет «{ $policy }», нужна дата: по ней выбирается редакция; укажите дату турнира.
policy-edition_overlap = Эта редакция действует до { $until }, а следующая начинается { $next }; закончите её днём раньше.
policy-edition_order = Эта редакция заканчивается { $until }, раньше своего начала { $from }; исправьте одно из двух.
policy-unknown_edition = Другой редакции «{ $edition }», из которой это можно взять, нет; есть: { $known }.
policy-no_section = В редакции от { $edition } нет «{ $key }»; укажите ту, где это есть.

option-unknown = В регламенте «{ $policy }» нет настройки «{ $option }»; { GIVEN($known) ->
    [yes] есть: { $known }.
   *[no] настроек в нём нет.
}
option-value = Настройка «{ $option }» не может быть «{ $found }»; { $kind ->
    [integer] нужно целое число от { $least } до { $most }.
   *[choice] допустимо: { $allowed }.
}
