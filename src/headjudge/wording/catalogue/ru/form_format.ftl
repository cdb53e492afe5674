sense-format_of_other_game = «{ $format }» — правила колоды другой игры, не той, что у правил «{ $policy }»; укажите правила этой игры или уберите «format».
