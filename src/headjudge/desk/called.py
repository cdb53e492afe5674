"""People of an event by name: in lists to choose from, and as somebody at the desk types them."""

from __future__ import annotations

import unicodedata
from collections import Counter

from headjudge.findings import Finding, InputError
from headjudge.tournament.state import Tournament


def called(event: Tournament) -> dict[str, str]:
    """What everybody is called, by id: the name, with the id behind it where several have that name.

    >>> from headjudge.tournament.state import Entrant, Tournament
    >>> both = (Entrant("1", "Aki"), Entrant("2", "Aki"), Entrant("3", "Emi"))
    >>> called(Tournament(1, "Friday", "2026-11-27", "fab/classic-constructed", both, ()))
    {'1': 'Aki (1)', '2': 'Aki (2)', '3': 'Emi'}
    """
    many = Counter(entrant.name for entrant in event.entrants)
    return {
        one.id: f"{one.name} ({one.id})" if many[one.name] > 1 or not one.name else one.name
        for one in event.entrants
    }


def folded(text: str) -> str:
    """A name as it is compared: case, width and spaces make no difference."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def whom(event: Tournament, text: str, field: str) -> str:
    """The id of whoever somebody means by an id, a name, ``name (id)``, or the only name that has the text in it.

    Raises InputError about ``field`` where it is nobody, or could be several.
    """
    wanted = folded(text)
    if not wanted:
        raise InputError([Finding("mend.nobody_named", "error", field)])
    names = called(event)
    ids = [one.id for one in event.entrants if one.id == text.strip()]
    if ids:
        return ids[0]
    whole = [one.id for one in event.entrants if wanted in (folded(names[one.id]), folded(one.name))]
    whole += [
        one.id for one in event.entrants if folded(f"{one.name} ({one.id})") == wanted and one.id not in whole
    ]
    found = whole or [one.id for one in event.entrants if wanted in folded(one.name)]
    if len(found) == 1:
        return found[0]
    if found:
        told = {"found": text, "count": len(found), "ids": tuple(names[one] for one in found[:8])}
        raise InputError([Finding("mend.several_of_that_name", "error", field, told)])
    raise InputError([Finding("mend.nobody_of_that_name", "error", field, {"found": text})])
