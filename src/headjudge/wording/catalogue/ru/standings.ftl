# Показатели, по которым распределяются места, и почему участник стоит именно там.

metric-match_points = Очки
metric-match_points-long = Очки за матчи
metric-cmp = CMP
metric-cmp-long = Накопленные очки за матчи (CMP)
metric-mlp = MLP
metric-mlp-long = Доля поражений (MLP)
metric-omlp = OMLP
metric-omlp-long = Средняя доля поражений соперников (OMLP)
metric-ocmp = OCMP
metric-ocmp-long = Средние накопленные очки соперников (OCMP)
metric-mw = MW
metric-mw-long = Доля побед в матчах (MW)
metric-gw = GW
metric-gw-long = Доля побед в партиях (GW)
metric-omw = OMW
metric-omw-long = Доля побед соперников в матчах (OMW)
metric-ogw = OGW
metric-ogw-long = Доля побед соперников в партиях (OGW)
metric-oomw = OOMW
metric-oomw-long = Доля побед соперников у соперников (OOMW)
metric-buchholz = Бухгольц
metric-buchholz-long = Бухгольц (сумма очков соперников)
metric-median_buchholz = Медианный Бухгольц
metric-median_buchholz-long = Медианный Бухгольц (без лучшего и худшего соперника)
metric-sonneborn_berger = Зоннеборн-Бергер
metric-sonneborn_berger-long = Зоннеборн-Бергер (очки побеждённых соперников и половина очков сыгравших вничью)
metric-head_to_head = Личные встречи
metric-head_to_head-long = Личные встречи (очки в матчах между участниками с равными показателями)
metric-chance = Жребий
metric-chance-long = Жребий (по сиду жеребьёвки турнира)

# TRP A.4, по номеру шага.
step-1 = игрок с большим числом очков
step-2 = игрок с более высокими накопленными очками
step-3 = игрок с меньшей долей поражений
step-4 = игрок с меньшей средней долей поражений соперников
step-5 = игрок с более высокими средними накопленными очками соперников
step-6 = игрок, выбранный случайно

outcome-win = победа
outcome-draw = ничья
outcome-loss = поражение
outcome-bye = бай
outcome-absent = пропуск
outcome-both_lost = поражение обоих
outcome-nothing = без матча

explain-place = { $round ->
    [0] { $name }: место { $rank } из { $count } до первого раунда.
   *[other] { $name }: место { $rank } из { $count } после раунда { $round }.
}
explain-above = { $above } (место { $rank_above }) выше, чем { $below } (место { $rank_below }).
explain-decided = Решает шаг { $step } ({ LABEL($metric, of: "metric") }): { $better ->
    [low] { $value_above } меньше, чем { $value_below }; выше тот, у кого меньше.
   *[high] { $value_above } больше, чем { $value_below }; выше тот, у кого больше.
}
explain-equal = Шаг { $step } ({ LABEL($metric, of: "metric") }): у обоих { $value }.
explain-chance = { $round ->
    [0] Все показатели равны, поэтому решает жребий до первого раунда: { $lot_above } против { $lot_below }; выше тот, у кого число меньше.
   *[other] Все показатели равны, поэтому решает жребий после раунда { $round }: { $lot_above } против { $lot_below }; выше тот, у кого число меньше.
}
explain-running_total = После раунда { $round } у участника { $above } { $won_above ->
    [one] была { $won_above } победа
    [few] было { $won_above } победы
   *[many] было { $won_above } побед
}, у участника { $below } — { $won_below }; потом число побед сравнялось. CMP выше у того, кто позже был впереди по числу побед.
explain-formula = { $name }, { LABEL($metric, of: "metric") }: { $formula }
explain-match = Раунд { $round }, соперник { $opponent }, { LABEL($outcome, of: "outcome") }: { $value }
explain-alone = Раунд { $round }, { LABEL($outcome, of: "outcome") }: { $value }
explain-opponent = Раунд { $round }, соперник { $opponent }, { LABEL($outcome, of: "outcome") }; { LABEL($metric, of: "metric") } соперника: { $formula }
explain-nobody_met = { $name }: соперников ещё не было, поэтому значение { $value }.
explain-nothing_played = { $name }: учитываемых матчей ещё нет, поэтому значение { $value }.
explain-floor = { $raw } ниже минимума, поэтому считается { $value }.
explain-left_out = { $opponent } ({ $value }): лучший или худший соперник, не учитывается.
explain-not_all_met = Не все участники с равными показателями сыграли между собой, поэтому личные встречи здесь ничего не решают.

standings-unknown_metric = Показателя «{ $key }» нет; есть: { $known }.
standings-metric_twice = Показатель «{ $key }» указан для стендингов дважды; оставьте один.
standings-floor_not_taken = У показателя «{ $key }» не бывает минимума; уберите «floor» из этого шага.
standings-games_unscored = Стендинги зависят от партий, но очков за партии нет; задайте «game_win» больше 0 и «game_draw».
standings-win_unscored = Стендинги зависят от доли побед, но победа не даёт очков; задайте «win» больше 0.
standings-unknown_entrant = К этому раунду на турнире не было участника с ID «{ $subject }»; проверьте ID или укажите более поздний раунд.
standings-same_entrant = Участник «{ $subject }» указан дважды; укажите двух разных участников или одного.
standings-not_ranked = Участник «{ $subject }» дисквалифицирован, и места в этих стендингах у него нет; укажите более ранний раунд.
