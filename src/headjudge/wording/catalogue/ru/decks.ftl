# Деклисты: что прочитано, что предположено, для чего в другой форме нет места.

deck_section-commander = Командир
deck_section-companion = Компаньон
deck_section-main = Основная колода
deck_section-sideboard = Сайдборд
deck_section-maybeboard = Мейбиборд
deck_section-tokens = Фишки
deck_section-extras = Карты рядом с колодой
deck_section-hero = Герой
deck_section-arena = Карты арены
deck_section-deck = Колода
deck_section-inventory = Инвентарь

deck_form-table = таблица с заголовком
deck_form-plain = простой список
deck_form-arena = список MTG Arena
deck_form-mtgo = текст Magic Online
deck_form-dek = файл Magic Online
deck_form-moxfield = список Moxfield
deck_form-archidekt = список Archidekt
deck_form-deckstats = список Deckstats
deck_form-tappedout = список TappedOut
deck_form-mtggoldfish = список MTGGoldfish с выпусками
deck_form-mwdeck = список Magic Workstation или Apprentice
deck_form-cod = файл Cockatrice
deck_form-o8d = файл OCTGN
deck_form-forge = файл Forge
deck_form-xmage = файл XMage
deck_form-json = собственная форма headjudge
deck_form-fabrary = текст FaBrary
deck_form-fabrary-csv = таблица коллекции FaBrary
deck_form-fabrary-link = ссылка импорта FaBrary
deck_form-fabtcg = страница деклиста fabtcg.com
deck_form-fabdb = текст FaB DB
deck_form-sections = список по разделам (герой, арена, колода, инвентарь)
deck_form-talishar = JSON для Talishar
deck_form-gem = деклист GEM

card_game-mtg = Magic: The Gathering
card_game-fab = Flesh and Blood

pitch_colour-1 = красная
pitch_colour-2 = жёлтая
pitch_colour-3 = синяя
pitch_colour-4 = фиолетовая

deck_mark-set_code = код выпуска
deck_mark-number = коллекционный номер
deck_mark-finish = фойл
deck_mark-pitch = питч
deck_mark-groups = категории
deck_mark-tags = метки
deck_mark-label = цветная метка
deck_mark-comment = пометка
deck_mark-colour = выбранный цвет
deck_mark-ident = номер в другой программе
deck_mark-other_name = название на другом языке
deck_mark-pile = название стопки
deck_mark-title = название списка
deck_mark-format_name = формат
deck_mark-comments = комментарии

deck_column-line = Строка
deck_column-copies = Копий
deck_column-card = Карта
deck_column-written = Как в списке
deck_column-printed = Выпуск
deck_column-form = Форма
deck_column-name = Название
deck_column-game = Игра
deck_column-suffix = Файл

deck-read_as = { GIVEN($title) ->
    [yes] { $title }: прочитано как { $form } ({ LABEL($game, of: "card_game") }), { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[no] Прочитано как { $form } ({ LABEL($game, of: "card_game") }), { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
}
deck-data_of = Данные о картах на { $date } (SHA-256 { $sha256 })
deck-section_head = { LABEL($section, of: "deck_section") } ({ $count })
deck-names_not_checked = Данных о картах игры { LABEL($game, of: "card_game") } здесь нет, поэтому названия не проверены. Загрузите их командой «headjudge cards import» или укажите через --cards.
deck-sideboard_assumed = { $count ->
    [one] Разделы не названы: { $count } карта после пустой строки прочитана как стоящая вне колоды. Если она в колоде, уберите пустую строку или назовите разделы.
    [few] Разделы не названы: { $count } карты после пустой строки прочитаны как стоящие вне колоды. Если они в колоде, уберите пустую строку или назовите разделы.
   *[many] Разделы не названы: { $count } карт после пустой строки прочитаны как стоящие вне колоды. Если они в колоде, уберите пустую строку или назовите разделы.
}
deck-section_moved = В этой форме нет раздела «{ LABEL($section, of: "deck_section") }»; его карты стоят в разделе «{ LABEL($to, of: "deck_section") }», как принято в её программах: { $names }.
deck-section_left_out = В этой форме нет места для раздела «{ LABEL($section, of: "deck_section") }»; пропущено: { $names }.
deck-marks_left_out = { $count ->
    [one] В этой форме нет места для пометки «{ LABEL($mark, of: "deck_mark") }»; она пропущена { $count } раз.
    [few] В этой форме нет места для пометки «{ LABEL($mark, of: "deck_mark") }»; она пропущена { $count } раза.
   *[many] В этой форме нет места для пометки «{ LABEL($mark, of: "deck_mark") }»; она пропущена { $count } раз.
}
deck-empty = Списка здесь нет: текст пуст. Скопируйте список ещё раз или укажите другой файл.
deck-too_large = Это не деклист: в нём { $found } знаков, а в списке бывает не больше { $most }. Проверьте, тот ли это файл.
deck-no_text = Это не текст, поэтому и не деклист. Сохраните список как текст и попробуйте снова.
deck-other_game = Форма «{ $form }» не для списков игры { LABEL($game, of: "card_game") }; подходящие показывает команда «headjudge deck forms».
line-unreadable = { $why ->
    [too_long] Строка намного длиннее названия любой карты; проверьте, не пропали ли переносы строк.
    [count_zero] В строке ноль копий карты; напишите хотя бы 1: { $text }
    [count_too_high] Столько копий одной карты в списке не бывает; исправьте число: { $text }
    [count_negative] Число копий не бывает отрицательным; исправьте число: { $text }
   *[no_name] Число есть, а названия карты нет; допишите его: { $text }
}
card-unknown = { GIVEN($expected) ->
    [yes] Карты «{ $name }» нет. Возможно, имелось в виду: { $expected }.
   *[no] Карты «{ $name }» нет, и похожих тоже нет. Проверьте название или загрузите более новые данные о картах.
}
card-ambiguous = Под «{ $name }» подходит несколько карт; напишите ту, что имеется в виду: { $expected }.
