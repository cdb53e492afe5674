"""The table of a series: what each event gave, the best of them, and who stands above whom by what.

Everything is exact: points are fractions, and what no criterion separates shares its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, groupby

from headjudge.running.stages import stages_of
from headjudge.running.table import swiss_part
from headjudge.series.form import Criterion, PointsTable, SeriesFile
from headjudge.series.sense import LoadedEvent, people_of

TOTAL = "points"
"""What decides first: the points of the counted events."""


@dataclass(frozen=True, slots=True)
class EventScore:
    """What one event gave one person: the place, and the points by place, by match points, for playing."""

    event: str
    place: int
    match_points: Fraction
    match_wins: int
    by_place: Fraction
    by_match_points: Fraction
    participation: Fraction
    counted: bool

    @property
    def points(self) -> Fraction:
        """All points of the event."""
        return self.by_place + self.by_match_points + self.participation


@dataclass(frozen=True, slots=True)
class SeriesRow:
    """One person: the place (shared where nothing separates), the points, every event in order of its date.

    ``decided_by`` is what put this row above the next one: ``points`` or a criterion, ``None`` where the two
    share a place or there is no next one.
    """

    place: int
    person: str
    name: str
    points: Fraction
    scores: tuple[EventScore, ...]
    decided_by: str | None = None

    @property
    def match_wins(self) -> int:
        """Matches won in all events, play-offs apart."""
        return sum(score.match_wins for score in self.scores)


@dataclass(frozen=True, slots=True)
class SeriesTable:
    """The table: rows in order; rows that share a place stand in order of their ids."""

    events: tuple[LoadedEvent, ...]
    rows: tuple[SeriesRow, ...]


def in_order(loaded: Sequence[LoadedEvent]) -> tuple[LoadedEvent, ...]:
    """The events by date, then id, so that the order in the file changes nothing."""
    return tuple(sorted(loaded, key=lambda one: (one.event.date, one.key)))


def series_table(series: SeriesFile, loaded: Sequence[LoadedEvent]) -> SeriesTable:
    """The table of a series whose file and events have no faults.

    The best ``best`` events of each person count; of events that gave the same, the better place and then the
    earlier event counts. A disqualified entrant gets nothing from that event. Cost: linear in rows, but for
    head-to-head, which looks at pairs of equals.
    """
    events = in_order(loaded)
    people = people_of(series, events)
    given = {person.id: person.name for person in series.people if person.name is not None}
    names: dict[str, str] = {}
    scores: dict[str, list[EventScore]] = {}
    for one in events:
        for score, entrant in _scores(series.points, one):
            person = people[one.key, entrant]
            scores.setdefault(person, []).append(score)
        for entered in one.event.entrants:
            person = people[one.key, entered.id]
            names[person] = given.get(person, entered.name)
    rows = [
        SeriesRow(0, person, names[person], *_best(own, series.best))
        for person, own in sorted(scores.items())
    ]
    return SeriesTable(events, _ranked(rows, series.ties, events, people))


def _scores(points: PointsTable, one: LoadedEvent) -> list[tuple[EventScore, str]]:
    if one.table.after_round == 0:
        return []
    wins = match_wins(one)
    key = one.table.columns[0].key
    found = []
    for row in one.table.rows:
        if row.status == "disqualified":
            continue
        place = row.place if row.place is not None else row.rank
        own = Fraction(row.values[key]) if key in ("match_points", "points") else Fraction(0)
        found.append(
            (
                EventScore(
                    one.key,
                    place,
                    own,
                    wins.get(row.entrant, 0),
                    _by_place(points, place),
                    (points.match_point or Fraction(0)) * own,
                    points.participation or Fraction(0),
                    False,
                ),
                row.entrant,
            )
        )
    return found


def match_wins(one: LoadedEvent) -> Mapping[str, int]:
    """Matches won by each entrant before a play-off, in the rounds that the standings count.

    A bye counts as a win where the policy gives it the points of a win.
    """
    wins: dict[str, int] = {}
    scoring = one.table.policy.scoring
    swiss = swiss_part(one.event, stages_of(one.event), one.table.after_round)
    for played in swiss.rounds:
        for name in played.byes if scoring.bye == scoring.win else ():
            wins[name] = wins.get(name, 0) + 1
        for match in played.matches:
            winner = match.result.winner if match.result is not None else None
            if winner is not None:
                wins[winner] = wins.get(winner, 0) + 1
    return wins


def _by_place(points: PointsTable, place: int) -> Fraction:
    return next((row.points for row in points.place if row.first <= place <= row.end), Fraction(0))


def _best(own: Sequence[EventScore], best: int | None) -> tuple[Fraction, tuple[EventScore, ...]]:
    order = sorted(range(len(own)), key=lambda index: (-own[index].points, own[index].place, index))
    counted = frozenset(order[: best if best is not None else len(order)])
    marked = tuple(replace(score, counted=index in counted) for index, score in enumerate(own))
    return sum((score.points for score in marked if score.counted), Fraction(0)), marked


Value = tuple[Fraction, ...]


def _ranked(
    rows: list[SeriesRow],
    ties: Sequence[Criterion],
    events: Sequence[LoadedEvent],
    people: Mapping[tuple[str, str], str],
) -> tuple[SeriesRow, ...]:
    """Rows by points, then by each criterion inside what is still equal."""
    groups: list[list[SeriesRow]] = [rows]
    parted: list[str | None] = []
    for key in (TOTAL, *ties):
        groups, parted = _parted(groups, parted, key, events, people)
    ranked: list[SeriesRow] = []
    for number, group in enumerate(groups):
        place = len(ranked) + 1
        below = parted[number] if number < len(parted) else None
        for index, row in enumerate(group):
            last = index == len(group) - 1
            ranked.append(replace(row, place=place, decided_by=below if last else None))
    return tuple(ranked)


def _parted(
    groups: list[list[SeriesRow]],
    parted: list[str | None],
    key: str,
    events: Sequence[LoadedEvent],
    people: Mapping[tuple[str, str], str],
) -> tuple[list[list[SeriesRow]], list[str | None]]:
    """Each group split by one criterion; ``parted`` says what stands between a group and the next one."""
    smaller: list[list[SeriesRow]] = []
    between: list[str | None] = []
    for number, group in enumerate(groups):
        pieces = _split(group, key, events, people)
        smaller += pieces
        between += [key] * (len(pieces) - 1)
        if number < len(groups) - 1:
            between.append(parted[number])
    return smaller, between


def _split(
    group: list[SeriesRow],
    key: str,
    events: Sequence[LoadedEvent],
    people: Mapping[tuple[str, str], str],
) -> list[list[SeriesRow]]:
    if len(group) < 2:
        return [group]
    value: Callable[[SeriesRow], Value]
    if key == "head_to_head":
        among = _head_to_head([row.person for row in group], events, people)
        if among is None:
            return [group]

        def value(row: SeriesRow) -> Value:
            return (Fraction(among[row.person]),)

    elif key == "latest_event":
        return _by_latest(group, events)
    else:

        def value(row: SeriesRow) -> Value:
            return _value(row, key)

    ordered = sorted(group, key=value, reverse=True)
    return [list(piece) for _, piece in groupby(ordered, key=value)]


def _value(row: SeriesRow, key: str) -> Value:
    """A criterion as numbers of which more is better."""
    scores = row.scores
    places = sorted(score.place for score in scores)
    if key == TOTAL:
        return (row.points,)
    if key == "best_place":
        return (Fraction(-places[0]),)
    if key == "places":
        return tuple(Fraction(-place) for place in places)
    if key == "event_wins":
        return (Fraction(places.count(1)),)
    if key == "match_wins":
        return (Fraction(row.match_wins),)
    if key == "match_points":
        return (sum((score.match_points for score in scores), Fraction(0)),)
    return (Fraction(len(scores)),)


def _by_latest(group: list[SeriesRow], events: Sequence[LoadedEvent]) -> list[list[SeriesRow]]:
    """By the place in the latest event in which all of the group stood; nothing where there is none."""
    for one in reversed(events):
        places = {row.person: score.place for row in group for score in row.scores if score.event == one.key}
        if len(places) == len(group):
            ordered = sorted(group, key=lambda row: places[row.person])
            return [list(piece) for _, piece in groupby(ordered, key=lambda row: places[row.person])]
    return [group]


def _head_to_head(
    group: Sequence[str], events: Sequence[LoadedEvent], people: Mapping[tuple[str, str], str]
) -> Mapping[str, int] | None:
    """Wins against one another, where every two of the group have met; otherwise it says nothing."""
    inside = frozenset(group)
    wins = dict.fromkeys(group, 0)
    met: set[frozenset[str]] = set()
    for one in events:
        for played in one.event.rounds:
            for match in played.matches:
                if match.result is None:
                    continue
                seated = [people[one.key, seat] for seat in match.seats if people[one.key, seat] in inside]
                met.update(frozenset(pair) for pair in combinations(seated, 2))
                winner = match.result.winner
                victor = people[one.key, winner] if winner is not None else None
                if victor in inside and victor is not None:
                    wins[victor] += len(seated) - 1
    every = all(frozenset(pair) in met for pair in combinations(group, 2))
    return wins if every else None
