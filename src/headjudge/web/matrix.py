"""Every address of the project and who may open it, read from the addresses themselves: for the documents and tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from django.urls import URLPattern, URLResolver, get_resolver

from headjudge.desk.roles import MAY, ROLES, Deed
from headjudge.web.access import audience_of

COLUMNS: Final = ("everybody", "player", "table", "signed_in", *reversed(ROLES), "host")
"""Who somebody can be: nobody in particular, a player with a personal link for this event, a phone that opened a
table's link, somebody of the staff elsewhere, each role in this event, somebody who may make events (and has no role
in this one)."""
_NOTES: Final = {
    "public": "everybody",
    "signed_in": "any of the staff",
    "host": "who may make events",
    "player": "the player whose personal link bound the browser",
    "table": "phones that opened the table's link, and the players who sit there",
}


@dataclass(frozen=True, slots=True)
class Route:
    """An address: as it is written, its name, its view, and the parts that change, each with its converter."""

    path: str
    name: str
    view: Any
    parts: Mapping[str, Any]

    @property
    def audience(self) -> str:
        """For whom it is; raises AttributeError where nobody has said so."""
        return audience_of(self.view)

    @property
    def is_of_event(self) -> bool:
        """Whether it belongs to an event's desk or to a player of the event."""
        return self.audience in ("player", "table") or self.audience not in _NOTES


def routes() -> list[Route]:
    """Every address of the project, sorted."""
    return sorted(_routes(get_resolver().url_patterns, "/", {}), key=lambda route: (route.path, route.name))


def _routes(patterns: Sequence[Any], before: str, parts: Mapping[str, Any]) -> Iterator[Route]:
    for one in patterns:
        path = before + str(one.pattern)
        here = {**parts, **one.pattern.converters}
        if isinstance(one, URLResolver):
            yield from _routes(one.url_patterns, path, here)
        elif isinstance(one, URLPattern):
            yield Route(path, one.name or "", one.callback, here)


def may_open(who: str, audience: str) -> bool:
    """Whether somebody of a column may open an address for an audience.

    >>> may_open("judge", "look"), may_open("host", "look"), may_open("everybody", "public")
    (True, False, True)
    """
    if audience == "public":
        return True
    if audience == "signed_in":
        return who not in ("everybody", "player", "table")
    if audience == "player":
        return who == "player"
    if audience == "table":
        return who in ("player", "table")
    if audience == "host":
        return who == "host"
    return who in ROLES and cast(Deed, audience) in MAY[cast(Any, who)]


def matrix() -> str:
    """The table of ``docs/reference/roles.md``: a row for each address, a column for each kind of person."""
    heads = [column.replace("_", " ") for column in COLUMNS]
    lines = ["| address | " + " | ".join(heads) + " |", "|---|" + "---|" * len(heads)]
    for route in routes():
        path = route.path.replace("<event:slug>", "SLUG").replace("<", "{").replace(">", "}")
        cells = ["yes" if may_open(column, route.audience) else "–" for column in COLUMNS]
        lines.append(f"| `{path}` | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"
