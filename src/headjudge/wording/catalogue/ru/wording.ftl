# Как складывается замечание и насколько оно серьёзно.

wording-colon = :{ " " }
wording-space = { " " }
wording-line = строка { $line }
wording-rule = [{ $document } { $clause }]
wording-rule_of_edition = [{ $document } { $clause }, редакция от { $edition }]

severity-error = ошибка
severity-warning = предупреждение
severity-info = примечание
severity-unchecked = не проверено
