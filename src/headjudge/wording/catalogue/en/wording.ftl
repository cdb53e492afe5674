# How a finding is put together, and how bad it is.

wording-colon = :{ " " }
wording-space = { " " }
wording-line = line { $line }
wording-rule = [{ $document } { $clause }]
wording-rule_of_edition = [{ $document } { $clause }, edition of { $edition }]

severity-error = error
severity-warning = warning
severity-info = note
severity-unchecked = not checked
