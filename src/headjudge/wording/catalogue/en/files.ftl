# Files of entrants, and where event files are kept.

csv-unreadable = This is not CSV; look for a quote that is not closed on this line.
csv-unknown_column = The column “{ $column }” is not known; possible: { $known }.
csv-no_names = The first line has no column “name”; possible columns: { $known }.
csv-row = { $columns ->
    [one] This line needs a name and not more than { $columns } cell; correct it or remove it.
   *[other] This line needs a name and not more than { $columns } cells; correct it or remove it.
}
csv-not_a_number = The column “{ $column }” holds a whole number, but here it is “{ $found }”; correct it or leave it empty.

store-no_file = What was read from standard input cannot be written back; name the event file.
store-changed = The file was changed by somebody else in the meantime, so nothing was written; do it again on the new file.
store-exists = There is a file of this name already; choose another name or delete the file.
store-not_written = { $reason ->
    [missing] The folder does not exist; create it or choose another. Nothing was changed.
    [permission] You have no permission to write here; choose another folder or change its permissions. Nothing was changed.
    [full] There is no space left on the disk; free some. The old file is unchanged.
   *[other] The disk refuses the file; check it. The old file is unchanged.
}
store-output = The answer could not be written out ({ $reason }); send it to a file or a disk with room.
