# Пакет карт Flesh and Blood и что с ним не так.

cards-package_damaged = Файл пакета повреждён; скачайте его ещё раз.
cards-package_too_large = В пакете больше { $megabytes } МБ; пакет карт таким большим не бывает.
cards-package_no_file = В пакете нет файла «{ $file }»; скачайте пакет ещё раз.
cards-package_head = «package.json» в пакете не читается; скачайте пакет ещё раз.
cards-package_other = Это пакет «{ $found }»; карты берутся из «{ $expected }».
cards-package_old = Это версия { $found } пакета: в ней списки форматов означают другое; возьмите версию { $oldest } или новее.
cards-javascript_not_text = Скрипт пакета — не текст в UTF-8; скачайте пакет ещё раз.
cards-javascript_syntax = Скрипт пакета здесь повреждён или обрывается; скачайте пакет ещё раз.
cards-javascript_nested = Вложенность в скрипте пакета глубже, чем бывает в списке карт; возьмите пакет в том виде, в каком он опубликован.
cards-javascript_large = В скрипте пакета, кроме списков, есть часть больше { $kilobytes } КБ; возьмите пакет в том виде, в каком он опубликован.
cards-javascript_many = В списках пакета больше { $limit } значений; пакет карт таким большим не бывает.
cards-fab_no_list = Скрипт не отдаёт списка карт под именем «cards»; возьмите пакет в том виде, в каком он опубликован.
cards-fab_field = «{ $card }»: в поле «{ $field }» должно стоять { LABEL($expected, of: "fab_field") }.
cards-fab_unread = «{ $card }»: поле «{ $field }» вычисляет скрипт ({ $found }), а скрипты здесь не выполняются; возьмите другую версию пакета.
cards-fab_unread_entry = Запись списка вычисляет скрипт ({ $found }), а скрипты здесь не выполняются; возьмите другую версию пакета.
cards-fab_no_object = Запись списка — не карта; возьмите другую версию пакета.
cards-fab_twice = «{ $card }» встречается дважды ({ $key }); возьмите другую версию пакета.
cards-fab_more = { $count ->
    [one] Есть ещё { $count } такая ошибка.
    [few] Есть ещё { $count } такие ошибки.
   *[many] Есть ещё { $count } таких ошибок.
}

fab_field-text = текст
fab_field-number = число
fab_field-flag = true или false
fab_field-texts = список текстов
fab_field-objects = список объектов
fab_field-object = объект
fab_field-pitch = питч от 1 до 4
fab_field-identifier = код выпуска из трёх знаков и номер за ним
fab_field-day = дата (ГГГГ-ММ-ДД)
