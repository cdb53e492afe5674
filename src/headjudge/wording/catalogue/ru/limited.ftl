# Лимитед: выпуски, их числа и правила, регистрация пулов.

excluded-cold_foil = карты с холодным фойлом
excluded-legendary_rarity = карты легендарной редкости
excluded-fabled_rarity = карты редкости «fabled»
excluded-marvel_rarity = карты редкости «marvel»
excluded-extended_art = карты с расширенным рисунком
excluded-micro_text = карты с микротекстом
excluded-expansion_slot = карты слота расширения

set_rule-pool_limit = В пуле может быть не больше { $most } карт «{ $card }».
set_rule-macro_each_player = Каждый игрок начинает игру с макросом «{ $card }» на арене.
set_rule-macro_in_game = Игра начинается с макросом «{ $card }».

limited_of-head = { $set }: { $format } ({ $edition })
limited_of-packs = { $packs ->
    [one] { $packs } бустер каждому игроку
    [few] { $packs } бустера каждому игроку
   *[many] { $packs } бустеров каждому игроку
}
limited_of-cards = Из { $booster } карт бустера в пул входят { $cards }; остальные ({ $extra }) убираются.
limited_of-deck = { $most ->
    [0] { $exact ->
        [0] Колода: карт не меньше { $least }
       *[other] Колода: карт ровно { $least }
    }
   *[other] Колода: карт от { $least } до { $most }
}
limited_of-excluded = Не входят в пул: { $cards }
limited_of-kept = Всё же входят в пул: { $cards }
limited_of-arena_cards_removed = Перед тем как замешать карты колоды, из каждого бустера убирают карты арены.
limited_of-list = { $expected ->
    [0] В списке стоят все карты пула не базовой редкости и герой.
   *[other] В списке стоят все карты пула не базовой редкости (карт: { $expected }) и герой.
}
limited_of-step = { $registered ->
    [yes] { $begins } { $step }: { $minutes } (только если пулы регистрируются)
   *[no] { $begins } { $step }: { $minutes }
}

limited-not_a_limited_format = «{ $policy }» не регламент лимитед-формата; укажите, например, «fab/sealed».
limited-not_recommended = «{ $set }» не входит в рекомендованные для этого формата выпуски: { $known }.
limited-not_for_limited = «{ $set }» не предназначен для лимитеда; чисел для него в документе нет.
limited-later_set = «{ $set }» вышел позже последнего выпуска таблицы; для него действует строка «{ $row }».
limited-set_without_row = В таблице нет строки «{ $set }», поэтому чисел нет. Если он вышел позже «{ $row }», укажите день выхода, и будет действовать последняя строка.
limited-row_inferred = Строка «{ $set }» выведена: выпуск вышел позже прочитанного текста, для поздних выпусков действует последняя строка.
limited-row_span = Строка «{ $set }» прочитана из ячеек, которые в печатной таблице занимают несколько строк.

pool-name_missing = В строке нет названия; напишите английское название карты.
pool-name_not_english = «{ $name }» не английское название; в списках пишут английские названия карт.
pool-quantity = «{ $name }»: { $found } не число карт; напишите 1 или больше.
pool-pitch = «{ $name }»: питча { $found } нет; возможно: { $known } или без питча.
pool-basic_rarity = «{ $name }» базовой редкости, в списке пула её не пишут.
pool-listed_twice = «{ $name }» уже есть в строке { $first }; объедините строки.
pool-hero_missing = Герой не указан; напишите героя, которым будут играть.
pool-set_limit = Копий «{ $card }» в пуле: { $found }; в этом выпуске разрешено не больше { $most }.
pool-count = Карт в списке: { $found }, а бустеры ({ $packs }, карт в каждом: { $cards }) дают { $expected }; пересчитайте пул и список.
pool-count_below_limit = Карт в списке: { $found } из { $expected }; копии сверх предела выпуска в пул не входят.
pool-count_unchecked = Число карт ({ $found }) не проверено: ни одно правило не говорит, сколько их должно быть.
pool-deck_size = { $most ->
    [0] Карт в колоде: { $found }; нужно не меньше { $least }.
   *[other] Карт в колоде: { $found }; нужно от { $least } до { $most }.
}
pool-deck_size_unchecked = Размер колоды ({ $found }) не проверен: для этого выпуска он не задан (от { $least } до { $most }).
