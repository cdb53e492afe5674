# イベントを保存するデータベース。

cli-command-import = イベントファイルをデータベースに取り込みます。
cli-command-import-more = イベントのIDはファイル名と同じになります。--idで変えられます。同じファイルをもう一度取り込んでも何も変わりません。
cli-command-export = データベースのイベントをイベントファイルとして出力します。
cli-command-backup = データベースの内容をすべて1つのファイルに保存します。
cli-command-backup-more = データベースの使用中でも実行できます。同じ名前の以前のバックアップは置き換えますが、ほかのファイルには触れません。
cli-command-restore = 空のデータベースをバックアップから復元します。
cli-command-check = データベースのハッシュ、テキスト、イベントがすべて正しいか確認します。

cli-option-database = 保存先。「sqlite:///FILE」または「postgresql://USER@HOST/NAME」（指定がなければデータ用フォルダーのファイル）
cli-option-event_id = データベースでのイベントのID

cli-imported = 「{ $event }」として取り込みました（{ $count }行）。
cli-backed_up = バックアップを保存しました：{ $file }（{ $count }イベント）
cli-restored = { $count }件のイベントを復元しました。{ $faults ->
    [0] 問題はありません。
   *[other] { $faults }件の問題が見つかりました：
}
cli-checked = { $count }件のイベントを確認しました。{ $faults ->
    [0] 問題はありません。
   *[other] { $faults }件の問題が見つかりました：
}
cli-copying = コピーしています…
cli-checking = 確認しています…
cli-event_id = イベントのIDは表示できる文字で1～200文字ですが、「{ $found }」になっています。--idで指定してください。

log-stale_version = 先に別の人（{ $actor }、{ $time }）が書き込みました。イベントは{ $expected }行目ではなく{ $version }行目まで進んでいます。その内容が有効です。確認してからやり直してください。
log-expired = このイベントは保存期間が過ぎ、記録は削除されました。最後のハッシュだけが残っています。
log-no_event = データベースにこのイベントはありません。IDを確認してください。
log-exists = このIDの別のイベントがすでにあります。--idで別のIDを指定してください。
log-chain_broken = { $row }行目が前の行とつながらないか、変更されています。バックアップから復元してください。
log-text_changed = { $row }行目に付くテキストが、書き込まれたものと違います。バックアップから復元してください。
log-no_replay = { $row }行目を再現できません。バックアップから復元するか、書き込んだ版を使ってください。
log-after_the_end = このイベントは保存期間が過ぎていますが、行が残っています。データベースをバックアップから復元してください。

store-database = { $reason ->
    [full] ディスクに空きがないため、何も書き込みませんでした。容量を空けてからやり直してください。
    [permission] 書き込む権限がないため、何も書き込みませんでした。権限を変更するか、別の場所を選んでください。
    [busy] ほかの書き込みが続いたため、何も書き込みませんでした。やり直してください。
    [missing] ここにデータベースはありません。名前を確認するか、イベントを取り込んで作成してください。
    [no_folder] フォルダーがありません。作成するか、別の場所を選んでください。
    [folder] これはフォルダーです。ファイルを指定してください。
    [unreachable] データベースに接続できません。動いているか、アドレスが正しいか確認してください。
    [damaged] ファイルが壊れているか、データベースではありません。バックアップから復元してください。
   *[other] データベースでエラーが起きました。データベースのログを確認してください。
}
store-database_url = 「{ $found }」はデータベースのアドレスではありません。使えるもの：「sqlite:///FILE」または「postgresql://USER@HOST/NAME」。
store-no_driver = PostgreSQLのドライバーがありません。インストールしてください：「pip install headjudge[postgresql]」。
store-newer = このデータベースは新しい版のheadjudgeで使われています。その版をインストールしてください。
store-no_tables = データベースにこの版のテーブルがまだありません。イベントを取り込むか、バックアップを復元して作成してください。
store-triggers_missing = データベースの記録が保護されていません。次のトリガーがありません：{ $names }。バックアップから新しいデータベースに復元してください。
store-damaged = ファイルが壊れています。バックアップから復元してください。
store-not_empty = データベースにはすでにイベントがあります。新しいデータベースに復元してください。
store-no_backup = headjudgeのバックアップではありません。名前を確認してください。
store-not_replaced = このファイルはバックアップではないため、置き換えませんでした。別の名前にしてください。
store-backup_onto_itself = これはデータベースそのものです。別のファイルを指定してください。
