sheet-parts_mean = Списков так много, что они лежат по именам в нескольких файлах: { $count }. Печатайте их по очереди.
sheet-part = { $number }: { $first } – { $last }
sheet-part_lists = { $count ->
    [one] { $count } список
    [few] { $count } списка
   *[many] { $count } списков
}
