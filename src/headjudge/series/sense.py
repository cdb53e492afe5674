"""The sense of a series: whether its file and its events fit together, with every fault at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from headjudge.findings import Finding
from headjudge.policy.faults import pointer
from headjudge.running.stages import stages_of
from headjudge.running.table import Table, finished, standings
from headjudge.series.form import PlacePoints, PlacePrize, PrizeList, SeriesFile
from headjudge.tournament.state import Entrant, Tournament


@dataclass(frozen=True, slots=True)
class LoadedEvent:
    """An event of a series with its standings; ``is_over`` when nothing is left to be played."""

    key: str
    file: str
    event: Tournament
    table: Table
    is_over: bool


def load(key: str, file: str, event: Tournament) -> LoadedEvent:
    """An event with its last standings. Cost: that of its standings."""
    last = finished(event)
    complete = all(stage.is_complete for stage in stages_of(event))
    return LoadedEvent(
        key, file, event, standings(event), complete and last == len(event.rounds) and last > 0
    )


def people_of(series: SeriesFile, loaded: Sequence[LoadedEvent]) -> dict[tuple[str, str], str]:
    """(event, entrant) -> the id of the person in the series."""
    mapped = {
        (event, entrant): person.id for person in series.people for event, entrant in person.entrants.items()
    }
    found: dict[tuple[str, str], str] = {}
    for one in loaded:
        for entrant in one.event.entrants:
            own = own_id(series, entrant)
            found[one.key, entrant.id] = mapped.get((one.key, entrant.id), own or entrant.id)
    return found


def own_id(series: SeriesFile, entrant: Entrant) -> str | None:
    """The id by which an entrant is known; ``None`` where the event does not give it."""
    return entrant.id if series.known_by == "id" else entrant.external.get(series.known_by)


def check_series(series: SeriesFile, loaded: Sequence[LoadedEvent]) -> list[Finding]:
    """Every fault of sense (errors) and what is worth knowing (warnings) of a series and its events."""
    return [
        *_events(series),
        *_rows(series.points.place, ("points", "place")),
        *_prizes(series.prizes, ("prizes",)),
        *_prizes(series.event_prizes, ("event_prizes",)),
        *_ties(series),
        *_people(series, loaded),
        *_running(loaded),
    ]


def _events(series: SeriesFile) -> Iterator[Finding]:
    files: set[str] = set()
    keys: set[str] = set()
    for index, entry in enumerate(series.events):
        at = ("events", index)
        if entry.file in files:
            yield Finding("series.file_twice", "error", pointer(*at, "file"), {"file": entry.file})
        elif entry.key() in keys:
            yield Finding("series.event_twice", "error", pointer(*at), {"event": entry.key()})
        files.add(entry.file)
        keys.add(entry.key())
    points = series.points
    if not points.place and points.match_point is None and points.participation is None:
        yield Finding("series.no_points", "error", "/points")
    if series.best is not None and series.best > len(series.events):
        told = {"best": series.best, "events": len(series.events)}
        yield Finding("series.best_beyond", "warning", "/best", told)


def _rows(rows: Sequence[PlacePoints | PlacePrize], at: tuple[str, ...]) -> Iterator[Finding]:
    """Rows of places go up; a place stands in one row only, and none in between is forgotten."""
    for index, row in enumerate(rows):
        if row.end < row.first:
            told = {"first": row.first, "last": row.end}
            yield Finding("series.row_order", "error", pointer(*at, index, "last"), told)
    for index, (earlier, later) in enumerate(pairwise(rows)):
        told = {"first": later.first, "expected": max(earlier.first, earlier.end) + 1}
        if later.first <= max(earlier.first, earlier.end):
            yield Finding("series.row_overlap", "error", pointer(*at, index + 1, "first"), told)
        elif later.first > earlier.end + 1:
            yield Finding("series.row_gap", "warning", pointer(*at, index + 1, "first"), told)


def _prizes(prizes: PrizeList | None, at: tuple[str, ...]) -> Iterator[Finding]:
    if prizes is None:
        return
    if not prizes.place and not prizes.record:
        yield Finding("series.no_prizes", "error", pointer(*at))
    yield from _rows(prizes.place, (*at, "place"))
    seen: set[int] = set()
    for index, row in enumerate(prizes.record):
        if row.wins in seen:
            yield Finding(
                "series.record_twice", "error", pointer(*at, "record", index, "wins"), {"wins": row.wins}
            )
        seen.add(row.wins)


def _ties(series: SeriesFile) -> Iterator[Finding]:
    seen: set[str] = set()
    for index, key in enumerate(series.ties):
        if key in seen:
            yield Finding("series.tie_twice", "error", pointer("ties", index), {"key": key})
        seen.add(key)


def _people(series: SeriesFile, loaded: Sequence[LoadedEvent]) -> Iterator[Finding]:
    events = {one.key: {entrant.id for entrant in one.event.entrants} for one in loaded}
    named = {entry.key() for entry in series.events}
    ids: set[str] = set()
    taken: set[tuple[str, str]] = set()
    for index, person in enumerate(series.people):
        at = ("people", index)
        if person.id in ids:
            yield Finding("series.person_twice", "error", pointer(*at, "id"), {"id": person.id})
        ids.add(person.id)
        for event, entrant in person.entrants.items():
            subject = pointer(*at, "entrants", event)
            if event not in named:
                told = {"event": event, "known": ", ".join(sorted(named))}
                yield Finding("series.unknown_event", "error", subject, told)
            elif event in events and entrant not in events[event]:
                yield Finding("series.unknown_entrant", "error", subject, {"id": entrant, "event": event})
            elif (event, entrant) in taken:
                yield Finding("series.entrant_twice", "error", subject, {"id": entrant, "event": event})
            taken.add((event, entrant))
    yield from _same_person(series, loaded, taken)


def _same_person(
    series: SeriesFile, loaded: Sequence[LoadedEvent], mapped: set[tuple[str, str]]
) -> Iterator[Finding]:
    """Two entrants of one event who would be one person, and entrants without the id that is asked for."""
    people = people_of(series, loaded)
    for one in loaded:
        seen: dict[str, str] = {}
        without = [
            entrant.id
            for entrant in one.event.entrants
            if (one.key, entrant.id) not in mapped and own_id(series, entrant) is None
        ]
        if without:
            told = {"event": one.key, "key": series.known_by, "ids": tuple(without), "count": len(without)}
            yield Finding("series.without_id", "error", "/known_by", told)
        for entrant in one.event.entrants:
            person = people[one.key, entrant.id]
            if person in seen and entrant.id not in without:
                told = {"id": person, "event": one.key, "first": seen[person], "second": entrant.id}
                yield Finding("series.same_person", "error", "/people", told)
            seen[person] = entrant.id


def _running(loaded: Sequence[LoadedEvent]) -> Iterator[Finding]:
    for one in loaded:
        if one.table.after_round == 0:
            yield Finding("series.event_not_begun", "warning", one.file, {"event": one.key})
        elif not one.is_over:
            told = {"event": one.key, "round": one.table.after_round}
            yield Finding("series.event_running", "warning", one.file, told)
