# Команда, журнал, резервные копии и как открыть панель организаторов.

web-nav_staff = Команда
web-nav_log = Журнал
web-nav_backups = Резервные копии
web-role = Роль
web-role_word = { LABEL($role, of: "role") }
web-role_and_more = { $role ->
    [owner] владелец: всё, в том числе команда
    [organiser] организатор: настройка и участники, а также всё, что ниже
    [scorekeeper] скоркипер: раунды, результаты, исправления, а также всё, что ниже
    [judge] судья: продления и дропы за столами, просмотр
    [viewer] наблюдатель: только просмотр
   *[other] { $role }
}
web-invite_as = Пригласить с ролью
web-invite_hint = Вы получите ссылку, которая действует один раз, в течение суток; открывший её входит в команду.
web-make_link = Создать ссылку
web-link_for_role = Ссылка, чтобы войти в команду; роль — { LABEL($role, of: "role") }.
web-link_for_password = По этой ссылке { $name } задаёт новый пароль.
web-link_for_host = Ссылка для того, кто сможет создавать здесь турниры.
web-link_once = Она показана только сейчас и действует один раз, в течение 24 часов.
web-link_to_send = Покажите код для сканирования или отправьте эту ссылку
web-qr_of = QR-код для { $address }
web-only_here = Панель открывается только на этом компьютере, с телефонов она недоступна. Чтобы впустить их, запустите её с --host 0.0.0.0.
web-staff_of_event = Команда этого турнира
web-that_is_you = (это вы)
web-change = Изменить
web-more_about = Ещё: { $name }
web-renew_hint = Если { $name } не помнит пароль: ссылка, которая действует один раз и задаёт новый. Старый пароль и другие браузеры после этого перестанут действовать.
web-renew = Создать ссылку для нового пароля
web-renew_elsewhere = Ссылку для нового пароля здесь создать нельзя: она открыла бы чужие турниры или права. Её может создать тот, кто управляет компьютером: «headjudge user link».
web-remove_hint = { $name } больше не сможет открыть эту панель. Сделанное останется в журнале.
web-remove_from_staff = Убрать из команды
web-staff_left = { $name }: больше не в команде.
web-staff_changed = { $name }: роль теперь — { LABEL($role, of: "role") }.
web-open_links = Ссылки, которыми ещё не воспользовались
web-no_open_links = Таких нет.
web-made_by = Кто создал
web-works_until = Действует до
web-revoke = Отозвать
web-hosts = Кто может создавать турниры
web-hosts_hint = Эти люди могут создавать турниры и приглашать других. Доступа к чужим турнирам это не даёт.
web-make_link_for_host = Создать ссылку ещё для одного
web-network = Адреса для телефонов
web-network_hint = Телефоны в той же сети открывают панель по одному из этих адресов. В ссылках и QR-кодах стоит выбранный. Если телефон не открывает его, попробуйте другой или проверьте сетевой экран этого компьютера.
web-network_chosen = В ссылках и кодах
web-network_choose = Ставить в ссылки и коды
web-network_none = Этот компьютер не подключён к сети. Подключитесь к беспроводной сети или включите на нём точку доступа и обновите страницу.
web-plain_http = Соединение не зашифровано: пользуйтесь им только в сети, которой доверяете. Камера и запрет гасить экран в браузере при этом не работают; как включить шифрование, сказано в руководстве по запуску панели.
web-of_this_desk = Эта панель
web-new_password_for = Задайте новый пароль; имя: { $name }, имя для входа: { $login }. В других браузерах после этого придётся войти заново.
web-sign_in_once = По этой ссылке вы один раз войдёте как { $name }.
web-new_password = Новый пароль
web-old_password = Старый пароль
web-change_password = Сменить пароль
web-wrong_old_password = Старый пароль неверен; попробуйте ещё раз.
web-other_browsers = В других браузерах с вашей учётной записью придётся войти заново.
web-password_changed = Пароль изменён.
web-too_many_links = Отсюда слишком много раз открывали неверные ссылки. Подождите 15 минут и откройте верную.

web-chain_sound = Цепочка цела до строки { $count }
web-chain_broken = Цепочка нарушена после строки { $row }: восстановите турнир из резервной копии
web-log_words = Текст
web-log_what = Что
web-log_who = Кто
web-log_find = Найти строки
web-log_entry = Что произошло, кто и когда
web-log_all = Все
web-log_filter = Показать
web-log_all_rows = Все строки
web-log_newest = К последним
web-log_older = Более ранние строки
web-log_row = Строка
web-log_hash = Хеш
web-log_nothing = Подходящих строк нет.
web-undone_by = Отменено: { $name }, строка { $row }
web-log_player = { $name } (игрок)
web-log_import = (импорт)
web-log_utc = Время — UTC.
web-log_take = Скачать
web-log_take_rows = Строки с хешами
web-log_take_file = Файл турнира
web-log_take_hint = Каждая строка содержит хеш предыдущей; у кого есть строки, тот может проверить их и без этой панели. В файле турнира записан сид жеребьёвки: пока турнир идёт, никому его не давайте.

web-no_backups = Этот процесс не делает резервных копий. Запустите панель командой «headjudge serve».
web-backup_good = Последняя копия в порядке
web-backup_failed = Последняя копия не удалась
web-backup_none = Копий ещё нет
web-backup_last = Последняя удачная копия:
web-backup_now = Скопировать сейчас
web-backup_when = Копия делается сама после каждого шага раунда: паринги, публикация, последний результат, исправление, отсечка, отмена. Ждать её не нужно.
web-backup_kept = Хранятся последние 20 копий и последняя копия каждого раунда каждого турнира. В каждой — все турниры и учётные записи; держите их там, где прочесть можете только вы.
web-backup_second = Если этот компьютер сломается, пропадут и его копии. Чтобы была вторая копия, запустите панель с --backup-folder и папкой на флешке.
backup-failed = { $reason ->
    [full] Резервная копия в { $folder } не удалась: нет места. Освободите его или возьмите другую флешку и нажмите «Скопировать сейчас».
    [permission] Резервная копия в { $folder } не удалась: туда нельзя писать. Измените права и нажмите «Скопировать сейчас».
    [no_folder] Резервная копия в { $folder } не удалась: папки нет. Вставьте флешку и нажмите «Скопировать сейчас».
   *[other] Резервная копия в { $folder } не удалась. Проверьте, можно ли туда писать, и нажмите «Скопировать сейчас».
}

refuse-no_role = Роли «{ $found }» нет; выберите из списка.
refuse-not_on_the_staff = Этого человека уже нет в команде; обновите страницу.
refuse-last_owner = Это единственный владелец турнира, а без владельца нельзя. Сначала сделайте владельцем кого-то ещё.
refuse-may_not_renew = Эту ссылку создать нельзя: она открыла бы чужие турниры или права. Её может создать тот, кто управляет компьютером.

log_kind-event_opened = турнир создан
log_kind-entrants_entered = участники добавлены
log_kind-entrant_dropped = дроп
log_kind-entrant_re_entered = возвращение
log_kind-entrant_disqualified = дисквалификация
log_kind-table_fixed = закреплённый стол
log_kind-pairs_kept_apart = кого развести
log_kind-next_settled = назначено на следующий раунд
log_kind-round_paired = паринги
log_kind-results_reported = результат
log_kind-result_corrected = исправление результата
log_kind-starter_chosen = выбор первого хода
log_kind-match_reseated = пересадка в плей-офф
log_kind-match_withdrawn = матч снят
log_kind-cut_made = отсечка
log_kind-pod_seated = рассадка драфт-пода
log_kind-board_cleared = партия команды: результат убран
log_kind-questionnaire_answered = опросник
log_kind-deviation_announced = объявление
log_kind-clock_started = время запущено
log_kind-clock_paused = время на паузе
log_kind-clock_resumed = время снова идёт
log_kind-clock_adjusted = время изменено
log_kind-clock_ended = время завершено
log_kind-table_extended = продление
log_kind-deck_check_begun = проверка колоды начата
log_kind-deck_check_ended = проверка колоды окончена
log_kind-draft_called = пик объявлен
log_kind-review_begun = просмотр взятых карт
log_kind-pick_overrun = таймер пика просрочен
log_kind-draft_ended = драфт окончен
log_kind-event_revised = настройки турнира
log_kind-entrant_revised = участник изменён
log_kind-registration_set = регистрация: открыта или закрыта
log_kind-waiting_listed = лист ожидания
log_kind-waiting_ended = убран из листа ожидания
log_kind-checked_in = отметка о явке
log_kind-checked_out = отметка о явке снята
log_kind-meeting_seated = собрание игроков
log_kind-round_published = раунд опубликован
log_kind-pairing_taken_back = паринги отменены
log_kind-round_repaired = раунд исправлен
log_kind-side_reported = сообщение одной стороны
log_kind-command_undone = отмена

cli-command-demo = Запустить панель с учебным турниром, в базе данных, которая потом удаляется.
cli-command-demo-more = Ваших данных это не касается; после остановки ничего не остаётся.
cli-command-user = Впустить людей в панель или закрыть им вход.
cli-user = Впустить людей в панель или закрыть им вход.
cli-link_for = { $role ->
    [host] Организатор
   *[other] { $event }, { LABEL($role, of: "role") }
}
cli-user-add = Напечатать одноразовую ссылку для нового организатора или (с --event и --role) для команды турнира.
cli-user-link = Напечатать одноразовую ссылку, по которой задают новый пароль.
cli-user-disable = Закрыть учётную запись: войти больше нельзя, открытые страницы перестают действовать.
cli-user-enable = Снова открыть закрытую учётную запись.
cli-option-certificate = файл с сертификатом для шифрованных соединений (PEM)
cli-option-key = файл с ключом сертификата (PEM), если он не в том же файле
cli-option-backup_folder = папка, куда после каждого шага раунда кладётся копия, например флешка; можно повторять
cli-option-open = открыть браузер
cli-option-no_browser = не открывать браузер
cli-option-user_event = ID турнира
cli-option-user_role = роль в турнире
cli-option-user_address = адрес, по которому работает панель; встанет перед ссылкой
cli-option-sample_seed = с другим текстом будут другие пары и результаты
cli-for_phones = Для телефонов в этой сети: { $address }
cli-no_network = Этот компьютер не подключён к сети; с телефонов панель пока не открыть.
cli-making_sample = Готовится учебный турнир…
cli-demo_link = Войти организатором учебного турнира, один раз: { $address }
cli-demo_gone = Учебный турнир удалён.
cli-link_of = { $name }: { $address }
cli-link_lasts = Действует один раз, в течение 24 часов.
cli-user_disabled = { $name }: войти больше нельзя.
cli-user_enabled = { $name }: снова можно войти.
cli-event_and_role = Задайте --event и --role вместе.

serve-port_in_use = Порт { $port } занят другой программой (возможно, панель уже запущена). Остановите её или выберите другой с --port.
serve-port_forbidden = Порт { $port } занять нельзя; выберите с --port номер от 1024.
serve-no_address = У этого компьютера нет адреса «{ $host }»; попробуйте --host 0.0.0.0 или --host 127.0.0.1.
serve-bad_port = { $port } — не порт; выберите от 1 до 65535.
serve-certificate = { $reason ->
    [missing] Файла нет, или его нельзя прочесть.
    [password] Ключ закрыт паролем; дайте ключ без пароля.
   *[other] Сертификат и ключ не подходят; проверьте, что оба файла — PEM и что они от одной пары.
}
serve-key_alone = Ключу нужен сертификат: задайте и --certificate.
user-unknown = Никто здесь не входит как «{ $found }».
user-no_event = Турнира «{ $found }» здесь нет.
