"""The form of a series file: TOML text -> frozen values, with every fault at once and its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, ValidationError

from headjudge.findings import Finding, InputError
from headjudge.policy.faults import pointer, shown
from headjudge.policy.model import Model, Positive, Rational, Rows

Criterion = Literal[
    "best_place",
    "places",
    "event_wins",
    "match_wins",
    "match_points",
    "events_played",
    "latest_event",
    "head_to_head",
]
"""What may separate people of equal points: the best single place; all places, best first; events won; matches
won; match points; events played; the place in the latest event of both; matches against each other."""

Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Points = Annotated[Rational, Field(ge=0, le=1_000_000)]


class EventEntry(Model):
    """One event: its file, beside the series file, and the id by which the series calls it."""

    file: Name
    id: Id | None = None

    def key(self) -> str:
        """The id, or the file's name without its ending."""
        if self.id is not None:
            return self.id
        return self.file.replace("\\", "/").rsplit("/", 1)[-1].removesuffix(".json")


class PlacePoints(Model):
    """Points for the places ``first`` to ``last`` (one place without ``last``)."""

    first: Positive
    last: Positive | None = None
    points: Points

    @property
    def end(self) -> int:
        """The last place of the row."""
        return self.first if self.last is None else self.last


class PointsTable(Model):
    """What an event gives: by place, for each match point, for having played; the three are added."""

    place: Rows[PlacePoints] = ()
    match_point: Points | None = None
    participation: Points | None = None


class Person(Model):
    """Somebody whose id is not the same in every event: the id in each event, by the event's id."""

    id: Id
    name: Name | None = None
    entrants: dict[str, Id]


class PlacePrize(Model):
    """What the places ``first`` to ``last`` get, each of them; ``amount`` where it can be shared."""

    first: Positive
    last: Positive | None = None
    prize: Name
    amount: Points | None = None

    @property
    def end(self) -> int:
        """The last place of the row."""
        return self.first if self.last is None else self.last


class RecordPrize(Model):
    """What everybody with at least ``wins`` matches won gets; the row with the most wins that fits counts."""

    wins: Annotated[int, Field(ge=0, le=1_000_000)]
    prize: Name
    amount: Points | None = None


class PrizeList(Model):
    """Prizes by place or by record.

    ``ties``: ``share`` adds the amounts of the places that a tie takes up and divides them; ``order`` gives
    them in the order of the table.
    """

    place: Rows[PlacePrize] = ()
    record: Rows[RecordPrize] = ()
    ties: Literal["share", "order"] = "share"


class SeriesFile(Model):
    """A series: events, how people are known, the points, the best of how many, ties, prizes."""

    series: Literal[1]
    name: Name
    events: Annotated[Rows[EventEntry], Field(min_length=1)]
    points: PointsTable
    best: Positive | None = None
    known_by: Name = "id"
    """``id``, or the key of ``external`` that is the same in every event (``gem``)."""
    people: Rows[Person] = ()
    ties: Rows[Criterion] = ()
    prizes: PrizeList | None = None
    event_prizes: PrizeList | None = None


_EXPECTED = {
    "int": "integer",
    "string": "text",
    "tuple": "list",
    "list": "list",
    "dict": "table",
    "model": "table",
    "literal": "choice",
    "too": "list_not_empty",
    "greater": "at_least",
    "less": "at_most",
    "not": "fraction",
}


def parse_series(data: bytes, where: str) -> tuple[SeriesFile | None, Mapping[str, Any], list[Finding]]:
    """A series file's bytes -> its values, its plain data, and every fault of form with its place.

    The values are ``None`` where there is a fault; the plain data then still names the event files, so that
    their faults can be told together with these. Raises InputError where the text is no TOML at all.
    """
    try:
        raw = tomllib.loads(data.decode("utf-8").removeprefix("\ufeff"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError([Finding("form.encoding", "error", where, {}, line=line)]) from None
    except RecursionError:
        raise InputError([Finding("series.syntax", "error", where)]) from None
    except ValueError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else data.count(b"\n") + 1
        raise InputError([Finding("series.syntax", "error", where, line=line)]) from None
    try:
        return SeriesFile.model_validate(raw), raw, []
    except ValidationError as error:
        # A list whose entries are all at fault is not told to be empty as well.
        told = [
            fault
            for fault in error.errors(include_url=False)
            if fault["type"] != "too_short" or not _at(raw, fault["loc"])
        ]
        return None, raw, [_fault(raw, fault) for fault in told]


def _fault(raw: Any, fault: Any) -> Finding:
    place, kind = fault["loc"], fault["type"]
    subject = pointer(*place)
    if kind == "missing":
        return Finding("series.missing_key", "error", subject, {"key": str(place[-1])})
    if kind == "extra_forbidden":
        return Finding("series.unknown_key", "error", subject, {"key": str(place[-1])})
    limits = fault.get("ctx", {})
    limit = next((limits[key] for key in ("ge", "le", "min_length", "max_length") if key in limits), "")
    allowed = str(limits.get("expected", "")).replace("'", "").replace(" or ", ", ")
    begin = kind.split("_", maxsplit=1)[0]
    expected = {"string_too_short": "text_not_empty", "string_too_long": "text_shorter"}.get(kind)
    told = {
        "expected": expected or _EXPECTED.get(begin, "other"),
        "found": shown(_at(raw, place)),
        "allowed": allowed,
        "limit": str(limit),
    }
    return Finding("series.value", "error", subject, told)


def _at(raw: Any, place: tuple[str | int, ...]) -> Any:
    for step in place:
        try:
            raw = raw[step]
        except (KeyError, IndexError, TypeError):
            return raw
    return raw
