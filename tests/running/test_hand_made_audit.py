"""The audit of rounds that people repaired or took over: what they decided is told and held against nobody."""

from dataclasses import replace

import pytest

from headjudge.running.auditing import audit
from headjudge.tournament.state import Entrant, Match, Result, Round, Superseded, Tournament


def event(*rounds, count=4, **more):
    entrants = tuple(Entrant(str(n + 1), f"Name {n + 1}") for n in range(count))
    made = {"options": {"rounds": 3}, "seed": "7", **more}
    return Tournament(1, "Friday", "2026-11-27", "fab/classic-constructed", entrants, rounds, **made)


def match(table, first, second, winner=None, **more):
    return Match(table, (first, second), None if winner is None else Result(winner=winner), **more)


def told_of(found):
    """The audit without the first round, which stands here by hand and is not the seed's."""
    return [one for one in audit(found) if (one.code, one.params.get("round")) != ("audit.other_draw", 1)]


def codes(found):
    return [(one.code, one.severity) for one in told_of(found)]


FIRST = Round(1, (match(1, "1", "2", "1"), match(2, "3", "4", "3")))
REPAIRED = (Superseded(None, 2, "wrong slip", ("1", "2")),), (Superseded(None, 2, "wrong slip", ("3", "4")),)


def test_a_repair_is_told_once_with_its_tables_and_its_reason():
    one, other = REPAIRED
    second = Round(2, (match(1, "1", "3", was=one), match(2, "2", "4", was=other)))
    (told,) = told_of(event(FIRST, second))
    assert (told.code, told.severity) == ("audit.round_repaired", "info")
    assert told.params == {"round": 2, "tables": (1, 2), "count": 2, "reason": "wrong slip"}


def test_a_repair_goes_by_the_results_as_corrected_until_then():
    """1 had won at first; with the corrected result 2 and 3 are the winners, and meet by right."""
    corrected = replace(
        FIRST.matches[0], result=Result(winner="2"), was=(Superseded(Result(winner="1"), 2, "misread"),)
    )
    first = replace(FIRST, matches=(corrected, FIRST.matches[1]))
    second = Round(
        2,
        (
            match(1, "2", "3", was=(Superseded(None, 2, "misread", ("1", "3")),)),
            match(2, "1", "4", was=(Superseded(None, 2, "misread", ("2", "4")),)),
        ),
    )
    assert codes(event(first, second)) == [
        ("audit.result_changed", "warning"),
        ("audit.round_repaired", "info"),
    ]
    paired = replace(second, matches=tuple(replace(one, was=()) for one in second.matches))
    assert ("audit.points_apart", "warning") in codes(event(first, paired))


@pytest.mark.parametrize(
    ("more", "severity"),
    [({}, "error"), ({"notes": ("imported",)}, "warning"), ({"was": REPAIRED[0]}, "warning")],
)
def test_a_rematch_stays_a_fact_but_is_no_error_of_the_program(more, severity):
    second = Round(2, (match(1, "1", "2", **more), match(2, "3", "4")))
    found = codes(event(FIRST, second))
    assert ("audit.rematch", severity) in found
    assert (("audit.other_draw", "info") in found) == (severity == "error")
    assert (("audit.round_imported", "info") in found) == ("notes" in more)


def test_a_correction_after_a_repair_is_still_a_changed_result():
    one, other = REPAIRED
    again = (*one, Superseded(Result(winner="1"), 3, "wrong box"))
    second = Round(2, (match(1, "1", "3", "3", was=again), match(2, "2", "4", "2", was=other)))
    third = Round(3, (match(1, "1", "4"), match(2, "3", "2")))
    changed = [told for told in audit(event(FIRST, second, third)) if told.code == "audit.result_changed"]
    assert [(told.params["table"], told.params["until"]) for told in changed] == [(1, 3)]
