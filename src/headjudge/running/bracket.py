"""The play-off of an event in hand: single elimination by the standing at the cut.

Who meets whom first stands in the policy's play-off order (TRP: 1-8, 5-4, 6-3, 2-7); winners of neighbouring
matches meet next. A field that is no power of two leaves its last seats empty, so the best seeds wait a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from headjudge.findings import Finding, Refused
from headjudge.running.advancing import playoff_seeding
from headjudge.running.stages import StageInHand, cut_after, stages_of
from headjudge.tournament.state import Cut, Match, Tournament

State = Literal["waiting", "ready", "running", "done"]


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """One match of the tree. ``seats`` and ``seeds`` (ranks at the cut) are None until known.

    Seats stand in the order that the rules print (5-4, 6-3), later in the order of the matches in ``came_from``.
    """

    number: int
    seats: tuple[str | None, str | None]
    seeds: tuple[int | None, int | None]
    state: State
    winner: str | None
    came_from: tuple[int, ...] = ()
    table: int | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The entrants who are known to sit here, in the order of their seats."""
        return tuple(name for name in self.seats if name is not None)


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A round of the tree: ``name`` is ``final``, ``semi-final``, ``quarter-final`` or ``round_of_N``."""

    name: str
    matches: tuple[BracketMatch, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The whole tree of a play-off, as far as it is known."""

    stage: StageInHand
    seeds: tuple[str, ...]
    rounds: tuple[BracketRound, ...]


def bracket_of(event: Tournament) -> Bracket:
    """The play-off tree of an event; seats stay unknown before the cut is recorded.

    Raises Refused where the event has no play-off.
    """
    stages = stages_of(event)
    stage = next((stage for stage in stages if stage.kind == "bracket"), None)
    if stage is None:
        raise Refused([Finding("refuse.no_bracket", "error", "/stages")])
    cut = cut_after(event, stage.cut_round)
    size = stage.enters.top if stage.enters is not None else None
    if cut is None and size is None:
        raise Refused([Finding("refuse.no_cut_rule", "error", "/stages", {"stage": stage.id or ""})])
    field = len(cut.through) if cut is not None else min(size or 0, len(event.entrants))
    return Bracket(stage, cut.through if cut is not None else (), tree(stage, cut, field))


def tree(stage: StageInHand, cut: Cut | None, field: int) -> tuple[BracketRound, ...]:
    """All rounds of a single elimination for ``field`` entrants, filled with what has been played."""
    depth = max(field - 1, 0).bit_length()
    if depth == 0:
        return ()
    seeds = cut.through if cut is not None else ()
    played = _played(stage)
    rounds: list[BracketRound] = []
    number = 1
    above: list[BracketMatch] = []
    for level in range(depth):
        matches: list[BracketMatch] = []
        count = 2 ** (depth - level - 1)
        for place in range(count):
            if level == 0:
                pair = playoff_seeding(2**depth)[place]
                matches.append(_first(number, pair, seeds, field, played))
            else:
                matches.append(_later(number, above[2 * place], above[2 * place + 1], seeds, played))
            number += 1
        rounds.append(BracketRound(_name(count), tuple(matches)))
        above = matches
    return tuple(rounds)


def _name(matches: int) -> str:
    return {1: "final", 2: "semi-final", 4: "quarter-final"}.get(matches, f"round_of_{2 * matches}")


def _played(stage: StageInHand) -> Mapping[frozenset[str], Match]:
    return {frozenset(match.seats): match for played in stage.rounds for match in played.matches}


def _first(
    number: int,
    pair: tuple[int, int],
    seeds: Sequence[str],
    field: int,
    played: Mapping[frozenset[str], Match],
) -> BracketMatch:
    high, low = min(pair), max(pair)
    if not seeds:
        if low > field:
            return BracketMatch(number, (None, None), (high, None), "waiting", None)
        return BracketMatch(number, (None, None), pair, "waiting", None)
    first = seeds[high - 1]
    if low > field:
        return BracketMatch(number, (first, None), (high, None), "done", first)
    return _filled(number, seeds[pair[0] - 1], seeds[pair[1] - 1], seeds, (), played)


def _later(
    number: int,
    left: BracketMatch,
    right: BracketMatch,
    seeds: Sequence[str],
    played: Mapping[frozenset[str], Match],
) -> BracketMatch:
    came_from = (left.number, right.number)
    if left.state != "done" or right.state != "done":
        known = [match.winner if match.state == "done" else None for match in (left, right)]
        ranks = tuple(seeds.index(name) + 1 if name is not None else None for name in known)
        return BracketMatch(number, (known[0], known[1]), (ranks[0], ranks[1]), "waiting", None, came_from)
    # Where a match had no winner (a loss for both) the other side goes on without playing.
    players = [match.winner for match in (left, right) if match.winner is not None]
    if len(players) < 2:
        alone = players[0] if players else None
        seed = seeds.index(alone) + 1 if alone is not None else None
        return BracketMatch(number, (alone, None), (seed, None), "done", alone, came_from)
    return _filled(number, players[0], players[1], seeds, came_from, played)


def _filled(
    number: int,
    first: str,
    second: str,
    seeds: Sequence[str],
    came_from: tuple[int, ...],
    played: Mapping[frozenset[str], Match],
) -> BracketMatch:
    seats = (first, second)
    ranks = (seeds.index(first) + 1, seeds.index(second) + 1)
    match = played.get(frozenset((first, second)))
    if match is None:
        return BracketMatch(number, seats, ranks, "ready", None, came_from)
    if match.result is None:
        return BracketMatch(number, seats, ranks, "running", None, came_from, match.table)
    winner = match.result.winner
    if match.result.draw:
        # An untimed elimination match has no draw; where one stands, the higher standing at the cut goes on.
        winner = min(seats, key=seeds.index)
    return BracketMatch(number, seats, ranks, "done", winner, came_from, match.table)


def reached(stage: StageInHand, cut: Cut, upto: int) -> Mapping[str, int]:
    """How many matches of the play-off each entrant has outlasted (byes included) up to a round."""
    seen = replace(stage, rounds=tuple(played for played in stage.rounds if played.number <= upto))
    outlasted = dict.fromkeys(cut.through, 0)
    for level, round_ in enumerate(tree(seen, cut, len(cut.through)), 1):
        for match in round_.matches:
            if match.state == "done" and match.winner is not None:
                outlasted[match.winner] = level
    return outlasted
