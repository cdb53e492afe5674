"""A real event holds our standings to account: Calling Hamburg 2025, 584 entrants, eight rounds and the cut.

The published pages have no standings, but from round 2 on their tables follow the standing of the higher player,
so every neighbour pair of tables is a published order of two players. OCMP differs in twelve places, all of them
exact ties of OMLP that the platform ranks by rounding noise; one MLP pair looks like a later correction.
"""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from headjudge.running.auditing import audit
from headjudge.running.cutting import cut_of
from headjudge.running.next_round import next_round
from headjudge.running.stages import stages_of
from headjudge.running.table import ranked
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.state import Tournament

ROOT = Path(__file__).parents[2]
DAY_2 = json.loads((ROOT / "tests/golden/calling_hamburg_2025_day2.json").read_text())


@pytest.fixture(scope="module")
def hamburg() -> Tournament:
    """The bundled event."""
    return read_event((ROOT / "examples/calling-hamburg-2025.json").read_bytes())[0]


def test_it_is_the_whole_event(hamburg: Tournament) -> None:
    assert len(hamburg.entrants) == 584
    assert len(hamburg.rounds) == 8
    assert [len(played.matches) for played in hamburg.rounds][:2] == [292, 288]
    assert write_event(hamburg).encode() == (ROOT / "examples/calling-hamburg-2025.json").read_bytes()


def test_the_published_order_of_tables_agrees_with_our_standings(hamburg: Tournament) -> None:
    policy = stages_of(hamburg)[0].policy
    agree: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    heads_by_round = {
        played.number: [match.seats[0] for match in played.matches] for played in hamburg.rounds
    }
    heads_by_round[9] = [pair[0] for pair in DAY_2["pairs"]]
    for number, heads in heads_by_round.items():
        if number == 1:
            continue
        standing = ranked(hamburg, policy, number - 1)
        for above, below in pairwise(heads):
            for step in policy.standings:
                first, second = standing.value(above, step.key), standing.value(below, step.key)
                if first != second:
                    asked[step.key] += 1
                    agree[step.key] += (first > second) == (step.better == "high")
                    break
    counted = {key: (agree[key], asked[key]) for key in ("cmp", "mlp", "omlp", "ocmp")}
    assert counted == {"cmp": (168, 168), "mlp": (41, 42), "omlp": (377, 377), "ocmp": (233, 245)}


def test_the_cut_is_exactly_the_80_who_played_on(hamburg: Tournament) -> None:
    cut = cut_of(hamburg)
    assert (cut.rule.top, cut.rule.min_points) == (80, 6)
    assert {one.entrant for one in cut.through} == {name for pair in DAY_2["pairs"] for name in pair}


def test_round_nine_pairs_the_80_without_a_rematch(hamburg: Tournament) -> None:
    drawn = next_round(hamburg)
    met = {frozenset(match.seats) for played in hamburg.rounds for match in played.matches}
    assert len(drawn.matches) == 40
    assert not any(frozenset(match.seats) in met for match in drawn.matches)
    assert drawn.cut is not None


def test_the_audit_finds_no_error(hamburg: Tournament) -> None:
    found = Counter((finding.code, finding.severity) for finding in audit(hamburg))
    assert found[("audit.points_apart", "warning")] == 1
    assert not any(severity == "error" for _, severity in found)
