"""Whole Goldfish Arena events: tables, byes, standings, audit, and every option that an organiser has."""

import itertools
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from headjudge.findings import Refused
from headjudge.running.auditing import audit
from headjudge.running.next_round import next_round
from headjudge.running.reasons import why
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.state import Next, Result, Tournament
from tests.running.made_by_hand import after, event


def arena(count: int, **changes: Any) -> Tournament:
    """A Goldfish Arena event before its first round."""
    return event(count, **{"policy": "goldfish-arena", "date": "2026-11-30", **changes})


def reported(state: Tournament, rng: random.Random, draws: float = 0.2) -> Tournament:
    """Every open table of the last round gets a result that can be."""
    last = state.rounds[-1]
    for match in last.matches:
        if match.result is not None:
            continue
        order = list(match.seats)
        rng.shuffle(order)
        if rng.random() < draws:
            result = Result(draw=True, out=tuple(order[: rng.randrange(len(order) - 1)]))
        else:
            result = Result(winner=order[-1], out=tuple(order[:-1]))
        state = after(state, commands.Report(last.number, match.table, result))
    return state


def played(state: Tournament, rounds: int, seed: int = 1) -> Tournament:
    """The state after so many more rounds; every state can be written and read."""
    rng = random.Random(seed)
    for _ in range(rounds):
        state = after(state, *next_round(state).commands())
        assert read_event(write_event(state).encode())[0] == state
        state = reported(state, rng)
    return state


@pytest.mark.parametrize("count", range(4, 30))
def test_tables_of_four_byes_for_the_rest_and_no_table_twice_running(count: int) -> None:
    state = played(arena(count), 5, seed=count)
    before: set[frozenset[str]] = set()
    for played_round in state.rounds:
        tables = {frozenset(match.seats) for match in played_round.matches}
        names = [name for match in played_round.matches for name in match.seats] + list(played_round.byes)
        assert sorted(names) == [entrant.id for entrant in state.entrants]
        assert all(len(match.seats) == 4 for match in played_round.matches)
        assert len(played_round.byes) == count % 4
        assert count == 4 or not tables & before
        before = tables
    assert {finding.severity for finding in audit(state)} <= {"info"}
    orders = sum(int(row.values["elimination_order"]) for row in standings(state).rows)
    assert orders == sum(10 * len(r.matches) + 4 * len(r.byes) for r in state.rounds)


def test_the_order_of_entrants_in_the_file_changes_nothing() -> None:
    state = played(arena(23), 3)
    shuffled = list(state.entrants)
    random.Random(3).shuffle(shuffled)
    assert next_round(replace(state, entrants=tuple(shuffled))).matches == next_round(state).matches


def test_five_rounds_are_planned_and_more_by_the_field() -> None:
    with pytest.raises(Refused):
        next_round(played(arena(8), 5))
    assert next_round(played(arena(66), 5)).number == 6


def test_fewer_than_four_are_not_paired() -> None:
    with pytest.raises(Refused) as caught:
        next_round(arena(3))
    assert caught.value.findings[0].code == "pair.pod_too_few"
    drawn = next_round(arena(3, options={"below_minimum": "byes"}))
    assert sorted(drawn.byes) == ["E000", "E001", "E002"]


def test_four_meet_again_and_it_is_noted() -> None:
    state = played(arena(4), 1)
    (match,) = next_round(state).matches
    assert "pod_repeat_stays" in match.notes
    with pytest.raises(Refused) as caught:
        next_round(played(arena(4, options={"only_table": "refuse"}), 1))
    assert caught.value.findings[0].code == "pair.pod_only_table"


def test_tables_byes_and_absences_may_be_settled_beforehand() -> None:
    settled = Next((("E000", "E001", "E002", "E003"),), ("E004",), ("E005",))
    drawn = next_round(replace(arena(14), next=settled))
    (locked,) = [match for match in drawn.matches if "pod_locked" in match.notes]
    assert set(locked.seats) == {"E000", "E001", "E002", "E003"}
    assert "E004" in drawn.byes
    assert drawn.absent == ("E005",)


def _meetings(state: Tournament) -> Counter[frozenset[str]]:
    return Counter(
        frozenset((one, other))
        for played_round in state.rounds
        for match in played_round.matches
        for one in match.seats
        for other in match.seats
        if one < other
    )


def test_spread_lets_far_fewer_meet_again() -> None:
    literal = _meetings(played(arena(24), 5))
    spread = _meetings(played(arena(24, options={"pairing": "spread"}), 5))
    assert max(spread.values()) <= 2
    assert sum(n > 1 for n in spread.values()) < sum(n > 1 for n in literal.values()) / 2


def test_balanced_seats_go_round() -> None:
    state = played(arena(16, options={"seats": "balanced"}), 4)
    first = Counter(match.seats[0] for played_round in state.rounds for match in played_round.matches)
    assert len(first) >= 14
    assert max(first.values()) <= 2
    reverse = played(arena(16, options={"seats": "reverse"}), 2)
    ranks = {
        row.entrant: row.rank for row in standings(played(arena(16, options={"seats": "reverse"}), 1)).rows
    }
    for match in reverse.rounds[1].matches:
        places = [ranks[name] for name in match.seats]
        assert places == sorted(places, reverse=True)


def test_byes_can_be_limited() -> None:
    for seed in range(5):
        state = played(arena(10, options={"max_byes": 1}, seed=str(seed)), 5, seed=seed)
        byes = Counter(name for played_round in state.rounds for name in played_round.byes)
        assert max(byes.values()) == 1


def test_an_absence_is_a_round_without_points_and_nobodys_opponent() -> None:
    state = played(replace(arena(9), next=Next((), (), ("E000",))), 1)
    row = next(row for row in standings(state).rows if row.entrant == "E000")
    assert row.values == {"points": "0", "elimination_order": "1", "opponents_win_rate": "0"}


def test_a_drop_and_a_late_entry() -> None:
    state = played(arena(12), 2)
    from headjudge.tournament.events import Entry

    state = after(state, commands.Drop("E003"), commands.Enter((Entry("L", 3, name="Late"),)))
    state = played(state, 1)
    names = [name for match in state.rounds[2].matches for name in match.seats]
    assert "L" in names
    assert "E003" not in names
    statuses = {row.entrant: row.status for row in standings(state).rows}
    assert statuses["E003"] == "dropped"


def test_why_names_what_decided() -> None:
    state = played(arena(13), 4)
    rows = standings(state).rows
    for above, below in itertools.pairwise(rows):
        (one,) = why(state, above.entrant, below.entrant).comparisons
        assert one.decided_by == above.decided_by
        assert one.comparison.above == above.entrant


class TestAudit:
    def test_a_table_that_comes_again_without_need_is_an_error(self) -> None:
        state = played(arena(16), 1)
        again = tuple(replace(match, result=None, notes=()) for match in state.rounds[0].matches)
        state = reported(
            replace(state, rounds=(*state.rounds, replace(state.rounds[0], number=2, matches=again))),
            random.Random(1),
        )
        found = {finding.code: finding.severity for finding in audit(state)}
        assert found["audit.pod_repeat"] == "error"

    def test_a_bye_too_many_and_tables_out_of_order_are_warnings(self) -> None:
        state = played(arena(16), 2)
        first, second, *rest = state.rounds[1].matches
        mixed = (
            replace(first, seats=(second.seats[0], *first.seats[1:]), result=None),
            replace(second, seats=(first.seats[0], *second.seats[1:]), result=None),
            *rest,
        )
        state = replace(state, rounds=(state.rounds[0], replace(state.rounds[1], matches=mixed)))
        codes = {finding.code: finding.severity for finding in audit(reported(state, random.Random(2)))}
        assert codes.get("audit.other_draw") == "info"
        fewer = replace(state.rounds[1], matches=mixed[:-1], byes=mixed[-1].seats)
        codes = {
            finding.code: finding.severity
            for finding in audit(reported(replace(state, rounds=(state.rounds[0], fewer)), random.Random(2)))
        }
        assert codes["audit.extra_byes"] == "warning"


@pytest.mark.parametrize("seed", range(12))
def test_every_option_can_be_set_and_an_event_runs(seed: int) -> None:
    import datetime

    from headjudge.policy.editions import resolve
    from headjudge.policy.model import IntegerOption

    rng = random.Random(seed)
    policy = resolve("goldfish-arena", datetime.date(2026, 11, 30)).policy
    options: dict[str, Any] = {}
    for name, option in policy.options.items():
        if name in ("rounds", "below_minimum", "only_table", "decklists"):
            continue
        if isinstance(option, IntegerOption):
            options[name] = rng.randint(max(option.least, 1), min(option.most, 3))
        else:
            options[name] = rng.choice(option.choices)
    state = played(arena(rng.randint(8, 21), options=options), 4, seed=seed)
    assert [row.rank for row in standings(state).rows] == list(range(1, len(state.entrants) + 1))
