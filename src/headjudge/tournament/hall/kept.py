"""What the desk knows beside the event: registration, who is here, what is published, each side's report.

None of it stands in an event file; whoever has the log has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from headjudge.tournament.events import (
    Entry,
    ResultCorrected,
    ResultsReported,
    RoundPaired,
)
from headjudge.tournament.hall import deck_events, events, worldbreak_events
from headjudge.tournament.hall.deck_state import Decklists
from headjudge.tournament.hall.worldbreak_state import Worldbreaks
from headjudge.tournament.state import Result
from headjudge.tournament.wire import Happening


@dataclass(frozen=True, slots=True)
class Hall:
    """The desk's knowledge. ``published`` is the last round that everybody may see; 0 before the first.

    ``reports``: for (round, table) what each side said, until a result stands. ``present``: who is checked in.
    ``repairs``: every repair of a paired round, in order. ``decks``: the decklists. ``worldbreaks``: the pool of a
    World Breaker event and what was dealt of it.
    """

    registration: events.RegistrationSet = field(default_factory=lambda: events.RegistrationSet(open=True))
    waiting: tuple[Entry, ...] = ()
    present: frozenset[str] = frozenset()
    meeting: tuple[tuple[str, int], ...] = ()
    published: int = 0
    reports: Mapping[tuple[int, int], Mapping[str, Result]] = field(default_factory=dict)
    repairs: tuple[events.RoundRepaired, ...] = ()
    decks: Decklists = field(default_factory=Decklists)
    worldbreaks: Worldbreaks = field(default_factory=Worldbreaks)

    def sides(self, number: int, table: int) -> Mapping[str, Result]:
        """What each side of a table said, by entrant; empty where nobody did or a result stands."""
        return self.reports.get((number, table), {})

    def is_disputed(self, number: int, table: int) -> bool:
        """Whether two sides of a table said different things."""
        told = list(self.sides(number, table).values())
        return any(other != told[0] for other in told[1:])


def hall_state(facts: Iterable[Happening], before: Hall | None = None) -> Hall:
    """What the desk knows after the facts of a log, or after further facts ``before`` which others came.

    Facts are those that count (``headjudge.tournament.evolve.in_force``). Cost: linear.

    >>> hall_state([events.RoundPublished(1), events.CheckedIn(("2",))]).published
    1
    """
    hall = before or Hall()
    reports = {place: dict(told) for place, told in hall.reports.items()}
    present = set(hall.present)
    for fact in facts:
        match fact:
            case events.RegistrationSet():
                hall = replace(hall, registration=fact)
            case events.WaitingListed():
                hall = replace(hall, waiting=hall.waiting + fact.waiting)
            case events.WaitingEnded():
                gone = set(fact.waiting)
                hall = replace(hall, waiting=tuple(one for one in hall.waiting if one.id not in gone))
            case events.CheckedIn():
                present |= set(fact.entrants)
            case events.CheckedOut():
                present -= set(fact.entrants)
            case events.MeetingSeated():
                hall = replace(hall, meeting=fact.seats)
            case events.RoundPublished():
                hall = replace(hall, published=fact.number)
            case RoundPaired():
                # A log that was written before rounds were published one by one, or outside the desk.
                hall = replace(hall, published=max(hall.published, fact.number - 1))
            case events.PairingTakenBack():
                hall = replace(hall, published=min(hall.published, fact.number - 1))
                reports = {place: told for place, told in reports.items() if place[0] != fact.number}
            case events.RoundRepaired():
                hall = replace(hall, repairs=(*hall.repairs, fact))
                for table in (*(match.table for match in fact.matches), *fact.removed):
                    reports.pop((fact.number, table), None)
            case events.SideReported():
                _side(reports, fact)
            case ResultsReported():
                hall = replace(hall, published=max(hall.published, fact.round))
                for told in fact.results:
                    reports.pop((fact.round, told.table), None)
            case ResultCorrected():
                reports.pop((fact.round, fact.table), None)
            case _ if isinstance(fact, deck_events.DeckFact):
                hall = replace(hall, decks=hall.decks.with_fact(fact))
            case _ if isinstance(fact, worldbreak_events.WorldbreakFact):
                hall = replace(hall, worldbreaks=hall.worldbreaks.with_fact(fact))
            case _:
                pass
    return replace(hall, reports=reports, present=frozenset(present))


def _side(reports: dict[tuple[int, int], dict[str, Result]], fact: events.SideReported) -> None:
    told = reports.setdefault((fact.round, fact.table), {})
    if fact.result is None:
        told.pop(fact.entrant, None)
    else:
        told[fact.entrant] = fact.result
    if not told:
        del reports[fact.round, fact.table]
