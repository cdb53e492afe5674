# What the command line says around the findings.

cli-unknown_language = There is no language “{ $found }”; possible: { $expected }.
cli-faults = { $count ->
    [one] { $count } fault was found; nothing was written.
   *[other] { $count } faults were found; nothing was written.
}
cli-refused = The rules do not allow this; nothing was written.
cli-unwritable = { $reason ->
    [missing] The folder for “{ $file }” does not exist; create it or choose another.
    [permission] You have no permission to write “{ $file }”; choose another folder or change its permissions.
    [full] There is no space left for “{ $file }”; free some space. The old file is unchanged.
   *[other] “{ $file }” cannot be written; check the disk. The old file is unchanged.
}
cli-written = Written: { $file }
