# The sheets of many lists, in several files.

sheet-parts_mean = There are so many lists that they are in { $count } files, by name. Print one after the other.
sheet-part = { $number }: { $first } – { $last }
sheet-part_lists = { $count ->
    [one] one list
   *[other] { $count } lists
}
