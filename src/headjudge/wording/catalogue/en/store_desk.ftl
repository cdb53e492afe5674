# The database in which events are kept.

cli-command-import = Take an event file into the database.
cli-command-import-more = The event is called like the file; --id gives it another id. The same file again changes nothing.
cli-command-export = Write an event of the database as an event file.
cli-command-backup = Write everything in the database into one file.
cli-command-backup-more = The database may be in use meanwhile. An earlier backup of that name is replaced; any other file is left alone.
cli-command-restore = Fill an empty database from a backup.
cli-command-check = Say whether the database is sound: every hash, every text, every event.

cli-option-database = where events are kept: “sqlite:///FILE” or “postgresql://USER@HOST/NAME” (by default a file in your folder for data)
cli-option-event_id = the event's id in the database

cli-imported = { $count ->
    [one] Imported as “{ $event }”: { $count } row.
   *[other] Imported as “{ $event }”: { $count } rows.
}
cli-backed_up = { $count ->
    [one] Backup written: { $file } ({ $count } event).
   *[other] Backup written: { $file } ({ $count } events).
}
cli-restored = { $count ->
    [one] { $count } event is restored.
   *[other] { $count } events are restored.
} { $faults ->
    [0] Everything is sound.
    [one] { $faults } fault was found in it:
   *[other] { $faults } faults were found in it:
}
cli-checked = { $count ->
    [one] { $count } event was checked.
   *[other] { $count } events were checked.
} { $faults ->
    [0] Everything is sound.
    [one] { $faults } fault was found:
   *[other] { $faults } faults were found:
}
cli-copying = Copying…
cli-checking = Checking…
cli-event_id = An event's id has 1 to 200 visible characters, but here it is “{ $found }”; choose one with --id.

log-stale_version = Somebody else was first ({ $actor }, { $time }): the event is at row { $version }, not { $expected }. What they wrote stands; look at it and do yours again.
log-expired = This event has expired and its log is gone; only its last hash is kept.
log-no_event = There is no such event in the database; check the id.
log-exists = There is another event of this id already; choose another with --id.
log-chain_broken = Row { $row } does not follow from the row before, or was changed; restore the event from a backup.
log-text_changed = A text beside row { $row } is not the one that was written; restore the event from a backup.
log-no_replay = Row { $row } cannot be played; restore the event from a backup, or run the version that wrote it.
log-after_the_end = This event has expired, but there are rows of it; restore the database from a backup.

store-database = { $reason ->
    [full] There is no space left on the disk, so nothing was written; free some and do it again.
    [permission] You have no permission to write here, so nothing was written; change the permissions or choose another place.
    [busy] Somebody else has been writing all the time, so nothing was written; do it again.
    [missing] There is no database here; check the name, or import an event to make one.
    [no_folder] The folder does not exist; create it or choose another.
    [folder] This is a folder; name a file.
    [unreachable] The database cannot be reached; check that it runs and that the address is right.
    [damaged] The file is damaged or no database; restore it from a backup.
   *[other] The database failed; look into its log.
}
store-database_url = “{ $found }” is no address of a database; possible: “sqlite:///FILE” or “postgresql://USER@HOST/NAME”.
store-no_driver = The driver for PostgreSQL is missing; install it: “pip install headjudge[postgresql]”.
store-newer = A newer headjudge has used this database; install that version.
store-no_tables = The database has no tables of this version yet; import an event, or restore a backup, to make them.
store-triggers_missing = The database does not protect the log any more; these triggers are missing: { $names }. Restore it from a backup into a new database.
store-damaged = The file is damaged; restore it from a backup.
store-not_empty = The database has events already; restore into a new one.
store-no_backup = This is no backup of headjudge; check the name.
store-not_replaced = This file is no backup, so it is not replaced; choose another name.
store-backup_onto_itself = This is the database itself; choose another file.
