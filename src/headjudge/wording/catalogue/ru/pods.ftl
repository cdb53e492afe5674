# Столы от трёх игроков: правила регламента, результаты, показатели для мест.

section-pods = правила столов

policy-pods_and_sizes = Размер столов ({ $sizes }) и раздел «pods» не подходят друг к другу: в регламенте для столов от трёх игроков есть этот раздел и нет столов на двоих, в регламенте для двоих — наоборот.
policy-placement_points = Мест за столом: { $size }, а значений здесь { $found }; укажите по одному значению на каждое место, начиная с победителя.
policy-placement_sizes = Для очков по местам нужна ровно одна строка для столов на { $size }; здесь строк: { $found }.
policy-short_tables = Чтобы лишние игроки садились за столы другого размера, в «table_sizes» нужно не меньше двух размеров (сейчас { $sizes }), а в «short_tables_stand» — где эти столы стоят; задайте оба значения или давайте лишним бай.
policy-cut_round = Игроков в этом раунде { $players }: они не делятся на столы по { $size } (столов: { $tables }) с баями (баев: { $byes }); исправьте число столов или баев.
policy-cut_end = После последнего раунда плей-офф остаётся игроков: { $left }; последним раундом должен быть один стол.
policy-seat_values = Для побед по местам за столом нужно значение для каждого места (мест: { $size }); здесь значений: { $found }.

# Результаты стола.

sense-table_undecided = В результате нет ни победителя, ни ничьей; укажите «winner» и всех остальных в «out» или «draw» и в «out» тех, кто уже выбыл.
sense-winner_out = «{ $id }» — победитель, но стоит и в «out»; победитель остаётся в живых последним, поэтому оставьте что-то одно.
sense-fate_unknown = Победитель — «{ $winner }», но не сказано, когда выбыли: { $ids }; добавьте их в «out» в порядке выбытия.
sense-named_twice = «{ $id }» стоит в «{ $key }» дважды; оставьте одно место.
sense-draw_one_alive = В игре оставался только «{ $id }», значит, это не ничья, а победа; укажите в «winner» «{ $id }».
sense-draw_nobody_alive = В «out» стоят все ({ $ids }), и делить ничью некому; укажите в «together», кто выбыл одновременно последним, или уберите из «out» тех, кто был ещё жив.
sense-together = В «together» указывают двух или более участников, которые выбыли одновременно и стоят в «out» рядом; эта группа не подходит: { $ids }.
sense-no_show_first = У «{ $id }» неявка, это выбытие раньше всех игравших; поставьте неявки в начало «out».
sense-left_not_out = «{ $id }» уходит во время матча и в этот момент выбывает; добавьте его в «out» на нужное место.
sense-left_and_no_show = «{ $id }» есть и в «left», и в «no_show», а уйти с матча, на который не явился, нельзя; оставьте что-то одно.
sense-lost_at_table = «lost» бывает только в матчах двоих; за этим столом укажите «draw», а выбывших одновременно — в «together».
sense-games_at_table = «games» бывает только в матчах двоих; уберите этот ключ.
sense-winner_not_through = «{ $id }» — победитель стола, но дальше не проходит; добавьте его в «through».

standings-metric_of_other_tables = Показатель «{ $key }» — { $pods ->
    [yes] для столов от трёх игроков, а в этом регламенте за столом двое; выберите другой.
   *[no] для матчей двоих, а в этом регламенте за столом больше игроков; выберите другой.
}

# Показатели для мест за большими столами.

metric-points = Очки
metric-points-long = Очки
metric-elimination_order = Порядок выбытия
metric-elimination_order-long = Порядок выбытия (сумма за все матчи и баи)
metric-opponents_win_rate = Доля побед соперников
metric-opponents_win_rate-long = Доля побед соперников (все их победы к числу всех их матчей)
metric-win_rate = Доля побед
metric-win_rate-long = Доля побед (победы к числу матчей)
metric-opponents_win_rate_mean = OMW
metric-opponents_win_rate_mean-long = Средняя доля побед соперников
metric-points_rate = Доля очков
metric-points_rate-long = Доля очков (от очков за победы во всех матчах)
metric-opponents_points_rate_mean = Доля очков соперников
metric-opponents_points_rate_mean-long = Средняя доля очков соперников
metric-opponents_points_mean = Очки соперников
metric-opponents_points_mean-long = Средние очки соперников
metric-matches_played = Матчи
metric-matches_played-long = Сыграно матчей
metric-wins = Победы
metric-wins-long = Побед за столами
metric-opponents_beaten = Побеждено
metric-opponents_beaten-long = Побеждено соперников (за выигранными столами)
metric-seat_wins = Победы по очереди хода
metric-seat_wins-long = Победы по очереди хода (чем позже ход, тем больше)
metric-mean_seat = Среднее место за столом
metric-mean_seat-long = Среднее место за столом (очередь хода)

explain-phantom = Раунд { $round }, { LABEL($outcome, of: "outcome") }: отсутствующий соперник с долей { $value }
explain-wins_of_opponent = Раунд { $round }, за столом с { $opponent }, { LABEL($outcome, of: "outcome") }; победы соперника: { $wins }, матчи: { $matches }
explain-order = Раунд { $round }, { LABEL($outcome, of: "outcome") }: порядок выбытия { $value }
