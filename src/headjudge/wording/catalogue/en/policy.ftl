# Policies: which edition holds, faults of a policy file, options of an organiser.

section-scoring = the match points
section-standings = the tie-breaks
section-pairing = the pairing
section-playoff = the play-off
section-structure = deviations from the number of rounds
section-single_day = the rounds of a one-day event
section-teams = the rounds of a team event
section-multi_day_constructed = the rounds of a constructed event over several days
section-multi_day_limited = the rounds of a limited event over several days
section-minutes = the time limits
section-draft = the draft timers
section-registration = the registration of decks
section-programmes = the programmes
section-test_prints = the approved test prints
section-limited = the sets for limited play
section-duties = the duties of organiser and officials

edition-assumed = Which edition held on { $date } is not known for certain; the next known one, of { $edition }, is taken.
edition-before_first = No edition is known for { $date }; the first known one, of { $edition }, is taken.
edition-ended = The last known edition, of { $edition }, ended before { $date }; it is taken all the same.
edition-section_not_found = No text of that time was found for { LABEL($section, of: "section") }; what the edition of { $edition } says is taken.
edition-section_differs = At that time other formulas held for { LABEL($section, of: "section") }, which headjudge does not compute; those of { $edition } are taken.

policy_kind-metric = value for standings
policy_kind-pairing = way to pair
policy_kind-bracket = way to seed a play-off

policy-unknown = There is no policy “{ $policy }”; possible: { $known }.
policy-syntax = This is not TOML; correct the line or look for a missing quote or bracket just before it.
policy-missing_key = The key “{ $key }” is missing; add it.
policy-unknown_key = The key “{ $key }” is not known here; possible: { $known }.
policy-value = “{ $found }” is not possible here; { $expected ->
    [integer] write a whole number.
    [text] write a text in quotes.
    [text_not_empty] write a text that is not empty.
    [yes_no] write true or false.
    [list] write a list.
    [list_not_empty] write a list with at least one entry.
    [table] write a table.
    [choice] possible: { $allowed }.
    [fraction] write a whole number or a fraction in quotes, such as “1/2”.
    [date] write a day of the calendar as YYYY-MM-DD, such as 2025-09-26.
    [key] write a short name of small letters, digits and hyphens.
    [at_least] the number must be at least { $limit }.
    [at_most] the number must be at most { $limit }.
   *[other] see the reference of policy files.
}
policy-unknown_name = There is no { LABEL($kind, of: "policy_kind") } called “{ $key }”; possible: { $known }.
policy-double = “{ $key }” stands here twice; keep one of them.
policy-row_overlap = This row begins at { $least } and overlaps the row before; begin it at { $expected }. Only the last row may be without an end.
policy-row_gap = This row begins at { $least } and leaves a gap; it must begin at { $expected }.
policy-row_order = The end { $most } lies before the beginning { $least }; correct one of the two.
policy-extends_without_date = A policy that extends “{ $policy }” needs a date, which decides its edition; give the date of the event.
policy-edition_overlap = This edition is in force until { $until }, but the next one begins on { $next }; end it the day before.
policy-edition_order = This edition ends on { $until }, before it begins on { $from }; correct one of the two.
policy-unknown_edition = There is no other edition “{ $edition }” to take this from; possible: { $known }.
policy-no_section = The edition of { $edition } has no “{ $key }” to take from; name one that has it.

option-unknown = The policy “{ $policy }” has no option “{ $option }”; { GIVEN($known) ->
    [yes] possible: { $known }.
   *[no] it has none.
}
option-value = The option “{ $option }” cannot be “{ $found }”; { $kind ->
    [integer] it is a whole number from { $least } to { $most }.
   *[choice] possible: { $allowed }.
}
