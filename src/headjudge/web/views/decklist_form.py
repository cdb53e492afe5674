"""The form of a decklist, the same for a player and the staff: pasted, checked, a name chosen, sent."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse

from headjudge.desk.decklists.asked import DeckRules
from headjudge.desk.decklists.checking import Checked, check, with_name
from headjudge.findings import Finding, InputError
from headjudge.web.bounds import Bound
from headjudge.web.card_data import bases
from headjudge.web.shown import page

OFTEN = Bound(times=300, seconds=600)
"""Checks of one player or one of the staff: a check a second for five minutes."""
_AT_ONCE = threading.BoundedSemaphore(2)
"""Checks at a time of those who are still typing: a list of unknown names costs seconds, and the desk comes first."""
STATUS_TOO_MANY = 429


@dataclass(frozen=True, slots=True)
class Typed:
    """What stands in the form, how it would be judged, and what is wrong with what was asked."""

    text: str
    checked: Checked | None
    findings: tuple[Finding, ...] = ()


def text_of(request: HttpRequest) -> str:
    """The list as the form holds it; a browser ends lines in its own way, and no list has a NUL."""
    return str(request.POST.get("text", "")).replace("\r\n", "\n").replace("\r", "\n")


def typed(request: HttpRequest, rules: DeckRules) -> Typed:
    """The form checked as it stands, with a name put in the place of an unknown one where somebody tapped it."""
    text = text_of(request)
    taken = request.POST.get("take")
    checked = check(text, rules, bases())
    if taken is None:
        return Typed(text, checked)
    try:
        text = with_taken_name(text, checked, taken)
    except InputError as error:
        return Typed(text, checked, error.findings)
    return Typed(text, check(text, rules, bases()))


def with_taken_name(text: str, checked: Checked, taken: str) -> str:
    """The text with the name of a button ``take`` in the place of the one that nobody knows.

    Raises InputError where it was not offered.
    """
    line, _, names = taken.partition("\t")
    name, _, chosen = names.partition("\t")
    number = int(line) if line.isdecimal() and len(line) < 7 else 0
    return with_name(text, checked, number, name, chosen)


def fragment(request: HttpRequest, who: str, rules: DeckRules) -> HttpResponse:
    """What a script shows below the field while somebody types; nothing where they ask too often."""
    if not OFTEN.allows(who) or not _AT_ONCE.acquire(blocking=False):
        return HttpResponse(status=STATUS_TOO_MANY)
    try:
        text = text_of(request)
        checked = check(text, rules, bases()) if text.strip() else None
    finally:
        _AT_ONCE.release()
    return page(request, "decklist_checked.html", **shown_checked(checked, rules))


def shown_checked(checked: Checked | None, rules: DeckRules) -> dict[str, Any]:
    """What the template of a check needs: each finding with its near matches, and by which rules and data it is."""
    if checked is None:
        return {"checked": None}
    form = rules.format()
    return {
        "checked": checked,
        "found": [(one, checked.choice(one)) for one in checked.findings],
        "faults": sum(1 for one in checked.findings if one.severity in ("error", "unchecked")),
        "deck_format": form,
    }
