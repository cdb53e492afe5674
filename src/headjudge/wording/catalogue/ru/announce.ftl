# Что игрокам объявляют о турнире, который отличается от рекомендаций. Каждый текст понятен сам по себе.

announceable-rounds = число раундов
announceable-cut = отсечка в плей-офф
announceable-advance = проход дальше
announceable-minutes = время раунда
announceable-decklists = списки колод
announceable-called_draft = драфт под команды судьи
announceable-lists_shared = списки колод в плей-офф
announceable-rematches = повторные встречи

moment-advertising = в анонсе турнира
moment-registration = при регистрации
moment-start = до начала турнира
moment-later = после начала турнира
moment-none = заранее

announce-rounds = { GIVEN($stage) ->
    [yes] { $planned ->
        [one] На этапе «{ $stage }» { $planned } раунд швейцарки (рекомендуется: { $recommended }).
        [few] На этапе «{ $stage }» { $planned } раунда швейцарки (рекомендуется: { $recommended }).
       *[many] На этапе «{ $stage }» { $planned } раундов швейцарки (рекомендуется: { $recommended }).
    }
   *[no] { $planned ->
        [one] В турнире { $planned } раунд швейцарки (рекомендуется: { $recommended }).
        [few] В турнире { $planned } раунда швейцарки (рекомендуется: { $recommended }).
       *[many] В турнире { $planned } раундов швейцарки (рекомендуется: { $recommended }).
    }
}
announce-cut = { $recommended ->
    [0] После швейцарки топ-{ $planned } играет плей-офф (рекомендуется: без плей-офф).
   *[other] После швейцарки топ-{ $planned } играет плей-офф (рекомендуется: топ-{ $recommended }).
}
announce-advance = { $top ->
    [0] На этап «{ $stage }» проходят все, у кого не меньше { $points } матчевых очков (рекомендуется: топ-{ $recommended_top } или все, у кого не меньше { $recommended_points }, смотря кого больше).
   *[other] { $points ->
        [0] На этап «{ $stage }» проходит топ-{ $top } (рекомендуется: топ-{ $recommended_top } или все, у кого матчевых очков не меньше { $recommended_points }, смотря кого больше).
       *[other] На этап «{ $stage }» проходит топ-{ $top } или, если таких больше, все, у кого матчевых очков не меньше { $points } (рекомендуется: топ-{ $recommended_top }, очков: { $recommended_points }).
    }
}
announce-minutes = { $recommended ->
    [0] { GIVEN($stage) ->
        [yes] Время раунда на этапе «{ $stage }» в минутах: { $planned }.
       *[no] Время раунда в минутах: { $planned }.
    }
   *[other] { GIVEN($stage) ->
        [yes] Время раунда на этапе «{ $stage }» в минутах: { $planned } (рекомендуется: { $recommended }).
       *[no] Время раунда в минутах: { $planned } (рекомендуется: { $recommended }).
    }
}
announce-decklists = { $planned ->
    [required] Каждый игрок сдаёт список колоды.
    [optional] Список колоды можно сдать по желанию, это не обязательно.
   *[none] Списки колод не сдаются.
}
announce-called_draft = { $planned ->
    [yes] Драфт идёт под команды судьи: все выбирают карты одновременно и по времени.
   *[no] Драфт идёт без команд судьи: каждый стол драфтит в своём темпе.
}
announce-lists_shared = { $planned ->
    [yes] В плей-офф соперники видят списки колод друг друга.
   *[no] Списки колод в плей-офф не показываются.
}
announce-rematches = Игроки могут встретиться больше одного раза.

announcement-moment = { $state ->
    [told] Объявлено вовремя.
    [late] Объявлено слишком поздно; крайний срок: { LABEL($latest, of: "notice") }.
    [passed] Это нужно было объявить { LABEL($latest, of: "notice") }.
    [now] Объявите сейчас; крайний срок: { LABEL($latest, of: "notice") }.
   *[open] { $latest ->
        [none] Срок не установлен; объявите до начала турнира.
       *[other] Крайний срок объявления: { LABEL($latest, of: "notice") }.
    }
}
announcement-passed = { GIVEN($stage) ->
    [yes] Этап «{ $stage }», { LABEL($what, of: "announceable") }: это нужно было объявить { LABEL($latest, of: "notice") }. Если объявлено, отметьте это; если нет, объявите всем игрокам сейчас.
   *[no] Пункт «{ LABEL($what, of: "announceable") }»: это нужно было объявить { LABEL($latest, of: "notice") }. Если объявлено, отметьте это; если нет, объявите всем игрокам сейчас.
}
announcement-late = { GIVEN($stage) ->
    [yes] Этап «{ $stage }», { LABEL($what, of: "announceable") }: объявлено слишком поздно; нужно было { LABEL($latest, of: "notice") }.
   *[no] Пункт «{ LABEL($what, of: "announceable") }»: объявлено слишком поздно; нужно было { LABEL($latest, of: "notice") }.
}
announcement-now = { GIVEN($stage) ->
    [yes] Этап «{ $stage }», { LABEL($what, of: "announceable") }: объявите сейчас; крайний срок: { LABEL($latest, of: "notice") }.
   *[no] Пункт «{ LABEL($what, of: "announceable") }»: объявите сейчас; крайний срок: { LABEL($latest, of: "notice") }.
}

cli-told_missing = Укажите через --told, что объявлено.
cli-when_missing = Укажите через --when, когда это объявлено; возможно: { $expected }.
cli-announcements_of = { $count ->
    [0] { $name }: отличий от рекомендаций нет
    [one] { $name }: { $count } объявление
    [few] { $name }: { $count } объявления
   *[many] { $name }: { $count } объявлений
}
sense-announced_twice = «{ LABEL($what, of: "announceable") }» отмечено дважды; оставьте одну отметку.
refuse-already_announced = «{ LABEL($what, of: "announceable") }» уже отмечено: { LABEL($when, of: "moment") }.
refuse-no_such_stage = В этом турнире нет этапа «{ $id }».
