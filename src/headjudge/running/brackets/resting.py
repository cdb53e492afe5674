"""What falls when a play-off result changes that later matches rest on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from headjudge.findings import Finding
from headjudge.running.brackets.bracket import Bracket, bracket_of
from headjudge.running.brackets.filled import Misfit
from headjudge.tournament import commands
from headjudge.tournament.decide import decide
from headjudge.tournament.evolve import evolve
from headjudge.tournament.state import Match, Tournament


@dataclass(frozen=True, slots=True)
class Fall:
    """A later match that cannot stand: others sit there now (``reseated``), or it is to be paired anew.

    ``was`` and ``seats`` are who sat there and who sits there now (nobody yet where it is withdrawn);
    ``had_result`` says whether a result falls with it.
    """

    kind: Literal["reseated", "withdrawn"]
    round: int
    table: int
    was: tuple[str, ...]
    seats: tuple[str, ...]
    had_result: bool

    def command(self, reason: str | None) -> commands.Command:
        """What brings it about."""
        if self.kind == "reseated":
            return commands.Reseat(self.round, self.table, self.seats, reason)
        return commands.Withdraw(self.round, self.table, reason)

    def finding(self) -> Finding:
        """The match and its people, as information."""
        told = {
            "round": self.round,
            "table": self.table,
            "ids": self.was,
            "now": self.seats,
            "played": "yes" if self.had_result else "no",
        }
        if self.kind == "reseated":
            return Finding("running.match_reseated", "info", None, told)
        return Finding("running.match_withdrawn", "info", None, told)


def falls(event: Tournament, asked: commands.Report) -> tuple[Fall, ...]:
    """Every later match of the play-off that falls if a result is reported, corrected or cleared, nearest first.

    A match next in line takes its new entrants at the table where it stands. What rests on that match in turn is
    withdrawn, since nobody knows yet who will win it, and is paired again when they do; so is the second match of
    a grand final that need not be played again.
    """
    before = bracket_of(event)
    pinned = before.filled.numbers()
    known = {one.number for one in before.filled.misfits}
    homeless = [_table(one) for one in before.filled.strays]
    event = _after(event, asked)
    found: list[Fall] = []
    while True:
        now = bracket_of(event, pinned)
        misfit = next((one for one in _in_order(now) if one.number not in known), None)
        stray = next((one for one in now.filled.strays if _table(one) not in homeless), None)
        if misfit is not None:
            fall = _fall(misfit)
        elif stray is not None:
            fall = _withdrawn(*stray)
        else:
            return tuple(found)
        found.append(fall)
        event = _after(event, fall.command(None))
        if fall.kind == "withdrawn":
            pinned = _without(pinned, fall)


def _in_order(bracket: Bracket) -> list[Misfit]:
    return sorted(bracket.filled.misfits, key=lambda one: one.number)


def _table(one: tuple[int, Match]) -> tuple[int, int]:
    return one[0], one[1].table


def _fall(misfit: Misfit) -> Fall:
    match, expected = misfit.match, misfit.expected or ()
    if len(expected) != len(match.seats):
        return _withdrawn(misfit.round, match)
    return Fall("reseated", misfit.round, match.table, match.seats, expected, match.result is not None)


def _withdrawn(number: int, match: Match) -> Fall:
    return Fall("withdrawn", number, match.table, match.seats, (), match.result is not None)


def _without(pinned: Mapping[tuple[int, int], int], fall: Fall) -> dict[tuple[int, int], int]:
    return {where: number for where, number in pinned.items() if where != (fall.round, fall.table)}


def _after(event: Tournament, command: commands.Command) -> Tournament:
    for fact in decide(event, command):
        event = evolve(event, fact)
    return event
