"""What a hard tester of events at tables found, each as the case that showed it."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from headjudge.findings import InputError
from headjudge.policy.editions import load_file
from headjudge.running.auditing import audit
from headjudge.running.next_round import next_round
from headjudge.tournament import commands
from headjudge.tournament.state import Next, Result
from tests.cli.run import ask, call
from tests.running.made_by_hand import after, event
from tests.running.test_pods import _meetings, arena, played


@pytest.mark.parametrize("count", [5, 8, 13])
def test_an_audit_does_not_accuse_a_round_with_a_granted_bye(count: int) -> None:
    state = played(arena(count), 1)
    winner = state.rounds[0].matches[0].seats[0]
    state = played(replace(state, next=Next((), (winner,), ())), 1)
    assert winner in state.rounds[1].granted
    assert [finding.code for finding in audit(state) if finding.severity != "info"] == []
    assert "audit.other_draw" not in [finding.code for finding in audit(state)]


def test_who_left_during_a_match_is_dropped_after_its_round() -> None:
    state = arena(8)
    state = after(state, *next_round(state).commands())
    first = state.rounds[0].matches[0]
    result = Result(winner=first.seats[0], out=first.seats[1:], left=(first.seats[2],))
    state = after(state, commands.Report(1, first.table, result))
    gone = next(entrant for entrant in state.entrants if entrant.id == first.seats[2])
    assert gone.dropped_after == (1,)


@pytest.mark.parametrize("policy", ["pods/topdeck", "goldfish-arena"])
def test_spread_spreads_alike_whatever_a_win_gives(policy: str) -> None:
    met: Counter[int] = Counter()
    for seed in range(8):
        options = {"pairing": "spread", "rounds": 5}
        state = event(16, policy=policy, date="2026-11-30", options=options, seed=str(seed))
        met[seed] = sum(times - 1 for times in _meetings(played(state, 5, seed=seed)).values())
    assert sum(met.values()) / 8 <= 13


def test_a_choice_that_looks_like_a_number_can_be_set(tmp_path: Path) -> None:
    file = tmp_path / "e.json"
    more = ["--name", "E", "--date", "2026-11-30", "--option", "table_sizes=4"]
    ask("new", file, "--policy", "pods/portugal", *more)
    assert json.loads(file.read_text())["options"] == {"table_sizes": "4"}


def test_two_winners_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "e.json"
    ask("new", file, "--policy", "goldfish-arena", "--name", "E", "--date", "2026-11-30")
    ask("enter", file, *"ABCD")
    ask("pair", file, "--write")
    before = file.read_bytes()
    told = call("report", file, "--round", 1, "--table", 1, "--winner", 1, "--winner", 2, "--json")
    assert (told.status, told.json["error"]["findings"][0]["code"]) == (2, "cli.two_winners")
    assert file.read_bytes() == before


def test_an_unknown_base_hides_no_fault_of_a_preset() -> None:
    from datetime import date

    text = 'id = "x"\nextends = "pods/plian"\ntempo = 1\n[pods.table]\ndraw_points_to = "someone"\n'
    with pytest.raises(InputError) as caught:
        load_file(text, "x.toml", date(2026, 11, 30))
    places = {finding.subject for finding in caught.value.findings}
    assert {"/extends", "/tempo", "/pods/table/draw_points_to"} <= places
