# スタッフ、記録、バックアップ、運営デスクへの接続。

web-nav_staff = スタッフ
web-nav_log = 記録
web-nav_backups = バックアップ
web-role = 役割
web-role_word = { LABEL($role, of: "role") }
web-role_and_more = { $role ->
    [owner] 責任者：すべて（スタッフの管理を含む）
    [organiser] 主催者：イベントの設定と参加者の管理、および以下のすべて
    [scorekeeper] スコアキーパー：ラウンド、結果、修正、および以下のすべて
    [judge] ジャッジ：テーブルでの時間延長とドロップ、閲覧
    [viewer] 閲覧者：閲覧のみ
   *[other] { $role }
}
web-invite_as = 招待する役割
web-invite_hint = 一度だけ使えるリンクを作ります（有効期間は1日）。開いた人がスタッフに加わります。
web-make_link = リンクを作る
web-link_for_role = スタッフ（{ LABEL($role, of: "role") }）に加わるためのリンクです。
web-link_for_password = { $name }が新しいパスワードを決めるためのリンクです。
web-link_for_host = ここでイベントを作れる人になるためのリンクです。
web-link_once = 表示されるのは今だけで、24時間以内に一度だけ使えます。
web-link_to_send = QRコードを読み取ってもらうか、このリンクを送ってください
web-qr_of = { $address }のQRコード
web-only_here = 運営デスクはこのパソコンからしか開けません。スマートフォンからも開けるようにするには、--host 0.0.0.0を付けて起動してください。
web-staff_of_event = このイベントのスタッフ
web-that_is_you = （あなた）
web-change = 変更
web-more_about = { $name }に関するほかの操作
web-renew_hint = { $name }がパスワードを忘れたとき：新しいパスワードを決めるための、一度だけ使えるリンクです。使うと、古いパスワードとほかのブラウザーのログインは無効になります。
web-renew = 新しいパスワード用のリンクを作る
web-renew_elsewhere = あなたのものではないイベントや権限まで開けてしまうため、ここでは新しいパスワード用のリンクを作れません。このパソコンを管理している人なら「headjudge user link」で作れます。
web-remove_hint = { $name }はこのデスクを開けなくなります。{ $name }が行ったことは記録に残ります。
web-remove_from_staff = スタッフから外す
web-staff_left = { $name }をスタッフから外しました。
web-staff_changed = { $name }の役割：{ LABEL($role, of: "role") }
web-open_links = まだ使われていないリンク
web-no_open_links = ありません。
web-made_by = 作成者
web-works_until = 有効期限
web-revoke = 取り消す
web-hosts = イベントを作れる人
web-hosts_hint = 次の人はイベントを作り、ほかの人を招待できます。それだけでは、ほかの人のイベントを開くことはできません。
web-make_link_for_host = もう一人招待するリンクを作る
web-network = スマートフォン用のアドレス
web-network_hint = 同じネットワークのスマートフォンは、次のどれかのアドレスで運営デスクを開けます。リンクとQRコードには、選んだアドレスが入ります。開けないときは別のアドレスを試すか、このパソコンのファイアウォールを確認してください。
web-network_chosen = リンクとQRコードに使用中
web-network_choose = リンクとQRコードに使う
web-network_none = このパソコンはネットワークにつながっていません。無線ネットワークにつなぐか、パソコンのアクセスポイントを有効にして、このページを読み込み直してください。
web-plain_http = 通信は暗号化されていません。信頼できるネットワークでだけ使ってください。この状態では、ブラウザーのカメラと画面の自動消灯の防止は使えません。暗号化の方法は運営の手引きにあります。
web-of_this_desk = このデスク
web-new_password_for = { $name }（ログイン名：{ $login }）の新しいパスワードを決めてください。ほかのブラウザーのログインは無効になります。
web-sign_in_once = このリンクで、一度だけ{ $name }としてログインします。
web-new_password = 新しいパスワード
web-old_password = 今のパスワード
web-change_password = パスワードを変更
web-wrong_old_password = 今のパスワードが違います。もう一度入力してください。
web-other_browsers = あなたのアカウントでログインしているほかのブラウザーは、ログインし直す必要があります。
web-password_changed = パスワードを変更しました。
web-too_many_links = ここから間違ったリンクが続けて開かれました。15分待ってから、正しいリンクを開いてください。

web-chain_sound = { $count }行目までハッシュ正常
web-chain_broken = { $row }行目より後のハッシュがつながりません。バックアップから復元してください
web-log_words = キーワード
web-log_what = 内容
web-log_who = 操作した人
web-log_find = 行を探す
web-log_entry = 内容、操作した人、時刻
web-log_all = すべて
web-log_filter = 表示
web-log_all_rows = すべての行
web-log_newest = 最新へ
web-log_older = 以前の行
web-log_row = 行
web-log_hash = ハッシュ
web-log_nothing = 当てはまる行はありません。
web-undone_by = { $name }が元に戻しました（{ $row }行目）
web-log_player = { $name }（プレイヤー）
web-log_import = （取り込み）
web-log_utc = 時刻は協定世界時（UTC）です。
web-log_take = ダウンロード
web-log_take_rows = ハッシュ付きの行
web-log_take_file = イベントファイル
web-log_take_hint = 各行は前の行のハッシュを持っているので、行を保存すればこのデスクがなくても確かめられます。イベントファイルには乱数シードが入っています。イベント中は人に渡さないでください。

web-no_backups = このプロセスはバックアップを作りません。「headjudge serve」で起動してください。
web-backup_good = 最新のコピーは正常です
web-backup_failed = 最新のコピーに失敗しました
web-backup_none = コピーはまだありません
web-backup_last = 最後に成功したコピー：
web-backup_now = 今すぐコピー
web-backup_when = ラウンドの節目（組み合わせ、公開、最後の結果、修正、カット、取り消し）ごとに自動でコピーします。待つ必要はありません。
web-backup_kept = 最新の20個と、各イベントの各ラウンドの最後のコピーを残します。どのコピーにもすべてのイベントとアカウントが入っています。自分だけが読める場所に置いてください。
web-backup_second = このパソコンが壊れると、コピーも失われます。--backup-folderにUSBメモリーのフォルダーを指定して起動すると、もう一つコピーができます。
backup-failed = { $reason ->
    [full] { $folder }へのバックアップに失敗しました：空きがありません。容量を空けるか別のUSBメモリーを使い、「今すぐコピー」を押してください。
    [permission] { $folder }へのバックアップに失敗しました：書き込む権限がありません。権限を変更し、「今すぐコピー」を押してください。
    [no_folder] { $folder }へのバックアップに失敗しました：フォルダーがありません。USBメモリーを挿し直し、「今すぐコピー」を押してください。
   *[other] { $folder }へのバックアップに失敗しました。書き込めるか確認し、「今すぐコピー」を押してください。
}

refuse-no_role = 「{ $found }」という役割はありません。一覧から選んでください。
refuse-not_on_the_staff = この人はもうスタッフではありません。ページを読み込み直してください。
refuse-last_owner = このイベントの責任者はこの人だけです。先にほかの人を責任者にしてください。
refuse-may_not_renew = あなたのものではないイベントや権限まで開けてしまうため、このリンクは作れません。このパソコンを管理している人なら作れます。

log_kind-event_opened = イベントの作成
log_kind-entrants_entered = 参加登録
log_kind-entrant_dropped = ドロップ
log_kind-entrant_re_entered = 再参加
log_kind-entrant_disqualified = 失格
log_kind-table_fixed = 固定テーブル
log_kind-pairs_kept_apart = 対戦回避の指定
log_kind-next_settled = 次のラウンドの指定
log_kind-round_paired = 組み合わせ
log_kind-results_reported = 結果
log_kind-result_corrected = 結果の訂正
log_kind-starter_chosen = 先攻の選択
log_kind-match_reseated = プレイオフの席替え
log_kind-match_withdrawn = 対戦の無効化
log_kind-cut_made = カット
log_kind-pod_seated = ドラフトポッドの着席
log_kind-board_cleared = 席ごとの対戦の取り消し
log_kind-questionnaire_answered = アンケート
log_kind-deviation_announced = 告知
log_kind-clock_started = 時計の開始
log_kind-clock_paused = 時計の中断
log_kind-clock_resumed = 時計の再開
log_kind-clock_adjusted = 時計の調整
log_kind-clock_ended = 時計の終了
log_kind-table_extended = 時間延長
log_kind-deck_check_begun = デッキチェックの開始
log_kind-deck_check_ended = デッキチェックの終了
log_kind-draft_called = ピックのアナウンス
log_kind-review_begun = ピックの確認
log_kind-pick_overrun = ピックの時間超過
log_kind-draft_ended = ドラフトの終了
log_kind-event_revised = イベントの設定変更
log_kind-entrant_revised = 参加者の変更
log_kind-registration_set = 参加登録の受付
log_kind-waiting_listed = キャンセル待ち
log_kind-waiting_ended = キャンセル待ちの解除
log_kind-checked_in = チェックイン
log_kind-checked_out = チェックインの取り消し
log_kind-meeting_seated = プレイヤーミーティング
log_kind-round_published = ラウンドの公開
log_kind-pairing_taken_back = 組み合わせの取り消し
log_kind-round_repaired = ラウンドの修正
log_kind-side_reported = 片方からの報告
log_kind-command_undone = 元に戻す

cli-command-demo = 進行中のサンプルイベントで運営デスクを動かす（データベースは終了時に削除される）。
cli-command-demo-more = あなたのデータには触れません。終了するとすべて消えます。
cli-command-user = 運営デスクに人を招待する、またはアカウントを止める。
cli-user = 運営デスクに人を招待する、またはアカウントを止める。
cli-link_for = { $role ->
    [host] 主催者
   *[other] { $event }の{ LABEL($role, of: "role") }
}
cli-user-add = 新しい主催者のための、または（--eventと--roleで）イベントのスタッフのための、一度だけ使えるリンクを表示する。
cli-user-link = 新しいパスワードを決めるための、一度だけ使えるリンクを表示する。
cli-user-disable = アカウントを止める。ログインできなくなり、開いているページも使えなくなる。
cli-user-enable = 止めたアカウントを再び有効にする。
cli-option-certificate = 暗号化通信の証明書のファイル（「PEM」形式）
cli-option-key = 証明書の鍵のファイル（「PEM」形式）。同じファイルに入っていないとき
cli-option-backup_folder = ラウンドの節目ごとにコピーを置くフォルダー（USBメモリーなど）。繰り返し指定できる
cli-option-open = ブラウザーを開く
cli-option-no_browser = ブラウザーを開かない
cli-option-user_event = イベントのID
cli-option-user_role = イベントでの役割
cli-option-user_address = 運営デスクのアドレス（リンクの前に付く）
cli-option-sample_seed = 文字列を変えると、組み合わせと結果が変わる
cli-for_phones = このネットワークのスマートフォンから：{ $address }
cli-no_network = このパソコンはネットワークにつながっていません。スマートフォンからはまだ開けません。
cli-making_sample = サンプルイベントを作っています…
cli-demo_link = サンプルの主催者として一度だけログイン：{ $address }
cli-demo_gone = サンプルを削除しました。
cli-link_of = { $name }：{ $address }
cli-link_lasts = 24時間以内に一度だけ使えます。
cli-user_disabled = { $name }はログインできなくなりました。
cli-user_enabled = { $name }は再びログインできます。
cli-event_and_role = --eventと--roleは一緒に指定してください。

serve-port_in_use = ポート{ $port }はほかのプログラムが使っています（運営デスクがすでに動いているかもしれません）。それを止めるか、--portで別の番号を選んでください。
serve-port_forbidden = ポート{ $port }は使えません。--portで1024以上の番号を選んでください。
serve-no_address = このパソコンに「{ $host }」というアドレスはありません。--host 0.0.0.0または--host 127.0.0.1を試してください。
serve-bad_port = { $port }はポート番号ではありません。1～65535から選んでください。
serve-certificate = { $reason ->
    [missing] ファイルがないか、読めません。
    [password] 鍵にパスワードがかかっています。パスワードのない鍵を指定してください。
   *[other] 証明書と鍵を使えません。両方とも「PEM」形式で、対になっているか確認してください。
}
serve-key_alone = 鍵には証明書が必要です。--certificateも指定してください。
user-unknown = 「{ $found }」でログインする人はいません。
user-no_event = 「{ $found }」というイベントはありません。
