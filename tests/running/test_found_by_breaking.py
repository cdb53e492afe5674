"""What a hard tester found, each as the case that showed it."""

import itertools
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from headjudge.findings import InputError, Refused
from headjudge.running.auditing import audit
from headjudge.running.cutting import cut_of
from headjudge.running.next_round import next_round
from headjudge.running.reasons import why
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.decide import decide
from headjudge.tournament.event_file import read_event
from headjudge.tournament.events import Entry
from headjudge.tournament.state import Next, Result, Tournament
from tests.running.made_by_hand import after, event, paired, played, reported


def test_a_later_cut_takes_only_who_went_through_the_earlier_one() -> None:
    stages = [
        {"id": "a", "kind": "swiss", "options": {"rounds": 2}},
        {"id": "b", "kind": "swiss", "options": {"rounds": 1}, "enters": {"top": 3}},
        {"id": "c", "kind": "bracket", "enters": {"top": 4}},
    ]
    for seed in range(6):
        state = played(event(8, stages=stages, seed=str(seed)), 3, seed=seed)
        through = [one.entrant for one in cut_of(state).through]
        assert set(through) == set(state.cuts[0].through)


def _errors(state: Tournament) -> list[str]:
    return [finding.code for finding in audit(state) if finding.severity == "error"]


def test_rematches_that_an_organiser_allows_are_no_error() -> None:
    state = played(event(4, options={"rounds": 4, "rematches": "allow"}), 4)
    assert _errors(state) == []


def test_a_bye_that_was_granted_is_no_error() -> None:
    state = played(event(9, options={"rounds": 5}), 1)
    (had_one,) = state.rounds[0].byes
    state = replace(state, next=Next((), (had_one,), ()))
    state = reported(paired(state), random.Random(1))
    assert state.rounds[1].granted == (had_one,)
    assert _errors(state) == []
    assert "audit.other_draw" not in [finding.code for finding in audit(state)]


def test_keeping_apart_at_the_price_of_forced_rematches_names_only_what_was_avoidable() -> None:
    state = played(event(4, options={"rounds": 4}), 3)
    first = state.rounds[0].matches[0].seats
    state = replace(state, keep_apart=((first[0], first[1]),))
    again = replace(
        state.rounds[0], number=4, matches=tuple(replace(m, result=None) for m in state.rounds[0].matches)
    )
    state = reported(replace(state, rounds=(*state.rounds, again)), random.Random(1))
    last = [f for f in audit(state) if f.params.get("round") == 4]
    assert {f.severity for f in last if f.code == "audit.rematch"} == {"info"}
    assert {f.severity for f in last if f.code == "audit.kept_apart_met"} == {"error"}


@pytest.mark.parametrize("command", [commands.Drop, commands.Disqualify])
def test_who_is_named_for_the_next_round_can_still_leave(command: Any) -> None:
    state = replace(played(event(8), 1), next=Next((("E000", "E001"),), ("E002",), ("E003",)))
    for name in ("E000", "E002", "E003"):
        state = after(state, command(name))
    assert state.next is None
    assert next_round(state).number == 2


def test_options_of_the_event_hold_for_every_stage() -> None:
    stages = [
        {"id": "a", "kind": "swiss", "options": {"rounds": 3}},
        {"id": "b", "kind": "swiss", "enters": {"top": 4}},
    ]
    state = played(event(4, stages=stages, options={"rematches": "allow"}, seed="x"), 3)
    notes = [note for r in state.rounds for m in r.matches for note in m.notes]
    assert "rematch" not in notes


def test_below_a_cut_the_cut_decides_and_explain_agrees() -> None:
    stages = [
        {"id": "a", "kind": "swiss", "options": {"rounds": 3}},
        {"id": "b", "kind": "swiss", "options": {"rounds": 2}, "enters": {"top": 4}},
    ]
    state = played(event(14, stages=stages), 4)
    rows = standings(state).rows
    assert {row.decided_by for row in rows[3:-1]} == {"cut"}
    for above, below in itertools.pairwise(rows[4:]):
        (one,) = why(state, above.entrant, below.entrant).comparisons
        assert one.decided_by == "cut"


def test_nobody_enters_after_a_cut() -> None:
    stages = [
        {"id": "a", "kind": "swiss", "options": {"rounds": 2}},
        {"id": "b", "kind": "bracket", "enters": {"top": 4}},
    ]
    state = paired(played(event(8, stages=stages), 2))
    with pytest.raises(Refused) as caught:
        decide(state, commands.Enter((Entry("Z", 4, name="Z"),)))
    assert caught.value.findings[0].code == "refuse.enter_after_cut"


def _faults(**changes: Any) -> set[tuple[str, str | None]]:
    plain: dict[str, Any] = {
        "headjudge": 1,
        "name": "E",
        "date": "2025-11-30",
        "policy": "fab/blitz",
        "entrants": [],
        "rounds": [],
        **changes,
    }
    with pytest.raises(InputError) as caught:
        read_event(json.dumps(plain).encode())
    return {(finding.code, finding.subject) for finding in caught.value.findings}


def test_a_wrong_date_or_policy_hides_no_fault_of_the_options() -> None:
    assert _faults(date="x", options={"rounds": 0, "foo": 1}) == {
        ("form.date", "/date"),
        ("option.value", "/options/rounds"),
        ("option.unknown", "/options/foo"),
    }
    assert _faults(policy="no", options={"rounds": 0}) == {
        ("policy.unknown", "/policy"),
        ("option.value", "/options/rounds"),
    }


@pytest.mark.parametrize("policy", [5, None, True, []])
def test_a_policy_of_another_kind_is_an_input_error(policy: Any) -> None:
    assert _faults(policy=policy) == {("form.wrong_type", "/policy")}


@pytest.mark.parametrize("value", [True, 1.0])
def test_a_version_that_merely_equals_one_is_none(value: Any) -> None:
    assert _faults(headjudge=value) == {("form.wrong_type", "/headjudge")}
    assert _faults(draw=value) == {("form.wrong_type", "/draw")}


def test_a_policy_without_rows_is_named() -> None:
    from datetime import date

    from headjudge.policy.editions import resolve
    from headjudge.policy.show import show

    policy = show(resolve("fab/blitz", date(2025, 11, 30)).policy)
    policy["structure"]["single_day"]["rows"] = []
    assert {subject for _, subject in _faults(policy=policy)} == {"/policy/structure/single_day/rows"}


def test_byes_stand_in_the_order_of_ids_whatever_the_file() -> None:
    entrants = [{"id": name, "name": name, "byes": 1} for name in "DCBA"] + [
        {"id": name, "name": name} for name in "EFGH"
    ]
    assert next_round(event(0, entrants=entrants)).byes == ("A", "B", "C", "D")
    assert next_round(event(0, entrants=entrants[::-1])).byes == ("A", "B", "C", "D")


PLAYOFF = [
    {"id": "swiss", "kind": "swiss", "options": {"rounds": 3}},
    {"id": "playoff", "kind": "bracket", "enters": {"top": 4}},
]


def test_who_left_after_the_cut_still_went_through() -> None:
    state = played(event(8, stages=PLAYOFF), 4, draws=0)
    first = state.cuts[0].through[0]
    left = after(state, commands.Drop(first, 4))
    assert [one.entrant for one in cut_of(left).through] == list(state.cuts[0].through)
    assert _errors(left) == []


def test_a_correction_after_the_cut_leaves_the_cut_and_is_told_by_the_audit() -> None:
    state = played(event(8, stages=PLAYOFF), 3, draws=0)
    whole = paired(state)
    changed = whole
    for match in whole.rounds[0].matches:
        other = next(name for name in match.seats if match.result and name != match.result.winner)
        changed = after(changed, commands.Report(1, match.table, Result(winner=other), None, "mistake"))
    through = list(whole.cuts[0].through)
    assert [row.entrant for row in standings(changed, 3).rows][: len(through)] == through
    assert "audit.cut_order_changed" in [finding.code for finding in audit(changed)]


def test_explain_gives_the_steps_at_the_cut() -> None:
    days = [PLAYOFF[0], {"id": "two", "kind": "swiss", "options": {"rounds": 2}, "enters": {"top": 4}}]
    state = played(event(10, stages=days), 5)
    at_cut = standings(replace(state, cuts=()), 3)
    order = [row.entrant for row in at_cut.rows]
    decided = {row.entrant: row.decided_by for row in at_cut.rows}
    for above, below in itertools.pairwise(order[4:]):
        (one,) = why(state, above, below).comparisons
        assert (one.decided_by, one.after, one.shows_steps) == ("cut", 3, True)
        assert (one.comparison.above, one.comparison.decided_by) == (above, decided[above])


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (commands.Enter((Entry("Z", 3, name="Z"),)), "explain.not_yet"),
        (commands.Disqualify("Z"), "standings.not_ranked"),
    ],
)
def test_explain_says_why_somebody_has_no_place(command: commands.Command, code: str) -> None:
    state = played(event(8), 2)
    if isinstance(command, commands.Disqualify):
        state = after(state, commands.Enter((Entry("Z", 3, name="Z"),)))
    with pytest.raises(Refused) as caught:
        why(after(state, command), "Z")
    assert caught.value.findings[0].code == code


def test_explain_says_that_somebody_left_before_the_first_round() -> None:
    state = played(after(event(9), commands.Drop("E008", 0)), 1)
    with pytest.raises(Refused) as caught:
        why(state, "E008")
    assert caught.value.findings[0].code == "explain.left_before"
