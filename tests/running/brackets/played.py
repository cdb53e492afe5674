"""Play-offs for tests: trees played by rule or at random, and whole events up to their play-off."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from headjudge.findings import Refused
from headjudge.policy.editions import resolve
from headjudge.policy.policy import Policy
from headjudge.running.brackets.bracket import bracket_of
from headjudge.running.brackets.filled import BracketMatch, Filled, Rules, fill
from headjudge.running.brackets.tree import Tree
from headjudge.running.next_round import next_round
from headjudge.running.reporting import prepare_report
from headjudge.tournament import commands
from headjudge.tournament.state import Match, Result, Round, Tournament
from tests.running.made_by_hand import after, event, paired

Choice = Callable[[BracketMatch], Result]


def policy(name: str) -> Policy:
    """A bundled policy as it holds at the end of 2026."""
    return resolve(name, date(2026, 11, 30)).policy


def favourite(match: BracketMatch) -> Result:
    """The best rank at the table wins, the others go out from the worst rank up."""
    by_rank = [name for _, name in sorted(zip(match.seeds, match.players, strict=True))]
    if len(by_rank) == 2:
        return Result(winner=by_rank[0])
    return Result(winner=by_rank[0], out=tuple(by_rank[:0:-1]))


def by_chance(rng: random.Random) -> Choice:
    """Anybody wins, the others go out in any order."""

    def chosen(match: BracketMatch) -> Result:
        names = list(match.players)
        rng.shuffle(names)
        return Result(winner=names[0], out=tuple(names[1:]) if len(names) > 2 else ())

    return chosen


def play(tree: Tree, choice: Choice, rules: Rules | None = None) -> tuple[Filled, list[Round]]:
    """A tree played to its end, one ready match after the other in rounds; and the rounds."""
    rules = rules or Rules()
    seeds = [f"S{rank:02d}" for rank in range(1, tree.field + 1)]
    rounds: list[Round] = []
    while True:
        now = fill(tree, seeds, rounds, rules)
        ready = [match for match in now.matches.values() if match.state == "ready"]
        if not ready:
            return now, rounds
        wave = min(match.wave for match in ready)
        matches = tuple(
            Match(table, match.players, choice(match), number=match.number)
            for table, match in enumerate((one for one in ready if one.wave == wave), 1)
        )
        rounds.append(Round(len(rounds) + 1, matches))


def losses(rounds: Sequence[Round]) -> dict[str, int]:
    """How often each lost."""
    found: dict[str, int] = {}
    for played in rounds:
        for match in played.matches:
            assert match.result is not None
            for name in match.seats:
                found[name] = found.get(name, 0) + (name != match.result.winner)
    return found


def at_playoff(
    field: int,
    kind: str = "fab/classic-constructed",
    entrants: int = 0,
    seed: str = "seed",
    **stage: Any,
) -> Tournament:
    """An event whose one Swiss round is played and whose play-off is paired for the first time."""
    stages = [
        {"id": "s", "kind": "swiss", "options": {"rounds": 1}},
        {"id": "p", "kind": "bracket", "enters": {"top": field}, **stage},
    ]
    state = event(entrants or max(field, 8), stages=stages, policy=kind, date="2026-11-30", seed=seed)
    state = paired(state)
    for match in state.rounds[0].matches:
        result = Result(winner=match.seats[0], out=match.seats[1:] if len(match.seats) > 2 else ())
        state = after(state, commands.Report(1, match.table, result))
    return paired(state)


def report(state: Tournament, number: int, table: int, result: Result | None, **more: Any) -> Tournament:
    """A result as a desk reports it."""
    asked = commands.Report(number, table, result, reason=more.pop("reason", None))
    return after(state, *prepare_report(state, asked, **more).commands)


def open_matches(state: Tournament) -> list[BracketMatch]:
    """What is being played."""
    return [match for match in bracket_of(state).matches if match.state == "running"]


def is_paired_out(state: Tournament) -> bool:
    """Whether nothing is left to pair."""
    with pytest.raises(Refused) as caught:
        next_round(state)
    return caught.value.findings[0].code == "refuse.all_rounds_played"


def finish(state: Tournament, choice: Choice) -> Tournament:
    """The play-off played to its end through the commands."""
    while not bracket_of(state).filled.is_over:
        for match in open_matches(state):
            assert match.round is not None
            assert match.table is not None
            state = report(state, match.round, match.table, choice(match))
        if not bracket_of(state).filled.is_over:
            state = after(state, *next_round(state).commands())
    assert is_paired_out(state)
    return state


def with_result(state: Tournament, number: int, table: int, result: Result | None) -> Tournament:
    """A file in which somebody changed a result by hand."""
    rounds = list(state.rounds)
    matches = tuple(
        replace(match, result=result) if match.table == table else match
        for match in rounds[number - 1].matches
    )
    rounds[number - 1] = replace(rounds[number - 1], matches=matches)
    return replace(state, rounds=tuple(rounds))
