"""Two days and a play-off: who goes through, who stays where at the cut, who wins."""

import json
import random
from dataclasses import replace

import pytest

from headjudge.findings import Refused
from headjudge.running.auditing import audit
from headjudge.running.brackets.bracket import bracket_of
from headjudge.running.cutting import cut_of
from headjudge.running.next_round import next_round
from headjudge.running.reporting import check_report
from headjudge.running.stages import stages_of
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.state import Result, Tournament
from tests.running.made_by_hand import after, event, paired, played, reported

TWO_DAYS = [
    {"id": "day1", "kind": "swiss", "options": {"rounds": 4}},
    {"id": "day2", "kind": "swiss", "options": {"rounds": 2}, "enters": {"top": 6, "min_points": 3}},
    {"id": "top4", "kind": "bracket", "enters": {"top": 4}},
]


def two_days(seed: int = 3) -> Tournament:
    """24 entrants after day 1, its four rounds reported."""
    return played(event(24, stages=TWO_DAYS), 4, seed=seed)


def code_of(call: object, *given: object) -> str:
    """The code of a refusal."""
    with pytest.raises(Refused) as caught:
        call(*given)  # type: ignore[operator]
    return caught.value.findings[0].code


class TestCut:
    @pytest.mark.parametrize("seed", range(8))
    def test_the_larger_of_top_n_and_the_record_goes_through(self, seed: int) -> None:
        state = two_days(seed)
        rows = standings(state).rows
        record = [row.entrant for row in rows if int(row.values["match_points"]) >= 3]
        top = [row.entrant for row in rows[:6]]
        cut = cut_of(state)
        assert [one.entrant for one in cut.through] == max(record, top, key=len)
        assert [one.why for one in cut.through[:6]] == ["top"] * 6
        assert set(cut.out) | {one.entrant for one in cut.through} == {row.entrant for row in rows}

    def test_who_dropped_does_not_take_a_place_and_a_disqualified_place_closes(self) -> None:
        state = two_days()
        first, second = (row.entrant for row in standings(state).rows[:2])
        gone = after(state, commands.Drop(first), commands.Disqualify(second))
        through = [one.entrant for one in cut_of(gone).through]
        assert first not in through
        assert second not in through
        assert second not in {row.entrant for row in standings(gone).rows}
        assert len(through) == max(
            6, sum(int(r.values["match_points"]) >= 3 for r in standings(gone).rows) - 1
        )

    def test_it_waits_for_the_rounds_before(self) -> None:
        assert code_of(cut_of, played(event(24, stages=TWO_DAYS), 3)) == "refuse.rounds_to_play"
        assert code_of(cut_of, paired(played(event(24, stages=TWO_DAYS), 3))) == "refuse.open_matches"

    def test_pairing_the_next_day_records_it(self) -> None:
        state = two_days()
        cut = cut_of(state)
        state = paired(state)
        assert state.cuts[0].through == tuple(one.entrant for one in cut.through)
        assert {n for m in state.rounds[4].matches for n in m.seats} | set(state.rounds[4].byes) == {
            one.entrant for one in cut.through
        }
        assert state.rounds[4].stage == "day2"

    def test_without_stages_the_table_says_where_to_cut(self) -> None:
        assert len(cut_of(played(event(20), 5)).through) == 8
        assert code_of(cut_of, played(event(8), 3)) == "refuse.no_cut"


class TestAfterTheCut:
    def test_nobody_moves_up_past_it(self) -> None:
        for seed in range(6):
            state = paired(two_days(seed))
            through = state.cuts[0].through
            at_cut = [name for name in state.cuts[0].order if name not in through]
            state = played(reported(state, random.Random(seed)), 1, seed=seed)
            names = [row.entrant for row in standings(state).rows]
            assert set(names[: len(through)]) == set(through)
            assert names[len(through) :] == at_cut
            assert standings(state).rows[len(through) - 1].decided_by == "cut"

    def test_a_disqualified_entrant_keeps_row_and_rank(self) -> None:
        state = reported(paired(two_days()), random.Random(1))
        name = standings(state).rows[2].entrant
        rows = standings(after(state, commands.Disqualify(name))).rows
        assert (rows[2].entrant, rows[2].status) == (name, "disqualified")

    def test_a_correction_leaves_the_cut_and_says_so(self) -> None:
        state = paired(two_days())
        match = state.rounds[0].matches[0]
        loser = next(name for name in match.seats if match.result and name != match.result.winner)
        asked = commands.Report(1, match.table, Result(winner=loser), reason="slip")
        codes = [finding.code for finding in check_report(state, asked)]
        assert codes == ["running.later_rounds_stand", "running.cut_stands"]
        corrected = after(state, asked)
        assert corrected.cuts == state.cuts
        assert "audit.result_changed" in [finding.code for finding in audit(corrected)]


class TestPlayoff:
    def state(self, seed: int = 3) -> Tournament:
        return played(two_days(seed), 2, seed=seed)

    def test_the_order_of_tables_is_1_4_and_3_2(self) -> None:
        state = paired(self.state())
        seeds = state.cuts[1].through
        assert [match.seats for match in state.rounds[6].matches] == [
            (seeds[0], seeds[3]),
            (seeds[2], seeds[1]),
        ]
        assert stages_of(state)[2].planned == 2

    def test_the_top_eight_meet_1_8_5_4_6_3_2_7(self) -> None:
        stages = [
            {"id": "s", "kind": "swiss", "options": {"rounds": 3}},
            {"id": "p", "kind": "bracket", "enters": {"top": 8}},
        ]
        state = paired(played(event(16, stages=stages), 3))
        rank = {name: place for place, name in enumerate(state.cuts[0].through, 1)}
        pairs = [tuple(rank[name] for name in match.seats) for match in state.rounds[3].matches]
        assert pairs == [(1, 8), (5, 4), (6, 3), (2, 7)]

    def test_winners_go_on_and_places_follow(self) -> None:
        state = paired(self.state())
        first, second = state.rounds[6].matches
        state = after(
            state,
            commands.Report(7, first.table, Result(winner=first.seats[1])),
            commands.Report(7, second.table, Result(winner=second.seats[0])),
        )
        state = paired(state)
        assert set(state.rounds[7].matches[0].seats) == {first.seats[1], second.seats[0]}
        assert standings(state).rows[0].place is None
        final = state.rounds[7].matches[0]
        state = after(state, commands.Report(8, final.table, Result(winner=final.seats[1])))
        rows = standings(state).rows
        assert [row.place for row in rows[:5]] == [1, 2, 3, 4, None]
        assert rows[0].entrant == final.seats[1]
        assert rows[1].entrant == final.seats[0]
        assert [row.decided_by for row in rows[:4]] == ["playoff", "playoff", "cut", "cut"]
        assert code_of(next_round, state) == "refuse.all_rounds_played"
        tree = bracket_of(state)
        assert [match.state for level in tree.rounds for match in level.matches] == ["done"] * 3
        assert tree.rounds[1].matches[0].winner == final.seats[1]
        assert not [finding for finding in audit(state) if finding.severity == "error"]
        assert read_event(write_event(state).encode())[0] == state

    def test_a_draw_is_refused_and_so_is_changing_what_a_later_match_used(self) -> None:
        state = paired(self.state())
        first, second = state.rounds[6].matches
        asked = commands.Report(7, first.table, Result(draw=True))
        assert code_of(check_report, state, asked) == "refuse.draw_in_playoff"
        state = after(
            state,
            commands.Report(7, first.table, Result(winner=first.seats[0])),
            commands.Report(7, second.table, Result(winner=second.seats[0])),
        )
        change = commands.Report(7, first.table, Result(winner=first.seats[1]))
        assert check_report(state, change) == []
        assert code_of(check_report, paired(state), change) == "refuse.playoff_result_used"

    @pytest.mark.parametrize("field", [3, 5, 6, 7])
    def test_a_field_that_is_no_power_of_two_lets_the_best_wait(self, field: int) -> None:
        stages = [
            {"id": "s", "kind": "swiss", "options": {"rounds": 3}},
            {"id": "p", "kind": "bracket", "enters": {"top": field}},
        ]
        state = played(event(16, stages=stages), 3)
        rng = random.Random(field)
        while True:
            try:
                state = reported(paired(state), rng, draws=0)
            except Refused:
                break
        seeds = state.cuts[0].through
        size = 4 if field == 3 else 8
        waiting = seeds[: size - field]
        assert set(state.rounds[3].byes) == set(waiting)
        rows = standings(state).rows
        assert sorted(row.place or 0 for row in rows[:field]) == list(range(1, field + 1))
        matches = sum(len(played_round.matches) for played_round in state.rounds[3:])
        assert matches == field - 1

    def test_a_loss_for_both_lets_the_next_one_through(self) -> None:
        state = paired(self.state())
        first, second = state.rounds[6].matches
        state = after(
            state,
            commands.Report(7, first.table, Result(lost=first.seats)),
            commands.Report(7, second.table, Result(winner=second.seats[0])),
        )
        tree = bracket_of(state)
        assert tree.rounds[1].matches[0].winner == second.seats[0]
        assert code_of(next_round, state) == "refuse.all_rounds_played"

    def test_before_the_cut_the_tree_knows_only_ranks(self) -> None:
        tree = bracket_of(event(24, stages=TWO_DAYS))
        assert [match.seeds for match in tree.rounds[0].matches] == [(1, 4), (3, 2)]
        assert {match.state for level in tree.rounds for match in level.matches} == {"waiting"}
        assert code_of(bracket_of, event(8)) == "refuse.no_bracket"


def test_the_structure_fills_what_an_organiser_leaves_open() -> None:
    stages = [{"id": "a", "kind": "swiss"}, {"id": "b", "kind": "swiss"}, {"id": "c", "kind": "bracket"}]
    found = stages_of(event(500, stages=stages))
    assert [stage.planned for stage in found] == [8, 5, None]
    assert found[1].enters is not None
    assert (found[1].enters.top, found[1].enters.min_points) == (80, 6)
    assert found[2].enters is not None
    assert found[2].enters.top == 8


class TestAudit:
    def test_our_own_event_is_clean(self) -> None:
        state = played(event(21), 5)
        assert [finding for finding in audit(state) if finding.severity != "info"] == []
        assert "audit.other_draw" not in [finding.code for finding in audit(state)]

    def test_an_avoidable_rematch_is_an_error(self) -> None:
        state = played(event(8), 1)
        again = tuple(replace(match, result=None) for match in state.rounds[0].matches)
        state = replace(state, rounds=(*state.rounds, replace(state.rounds[0], number=2, matches=again)))
        state = reported(state, random.Random(2))
        found = [finding for finding in audit(state) if finding.code == "audit.rematch"]
        assert len(found) == 4
        assert {finding.severity for finding in found} == {"error"}
        assert {finding.params["avoidable"] for finding in found} == {"yes"}

    def test_a_second_bye_that_somebody_else_could_have_had_is_an_error(self) -> None:
        plain = json.loads(write_event(played(event(5), 1)))
        bye = plain["rounds"][0]["byes"][0]
        others = [entrant["id"] for entrant in plain["entrants"] if entrant["id"] != bye]
        met = {frozenset(match["seats"]) for match in plain["rounds"][0]["matches"]}
        pairs = next(
            [[a, b], [c, d]]
            for a, b, c, d in [
                (others[0], others[i], *[o for o in others[1:] if o != others[i]]) for i in (1, 2, 3)
            ]
            if frozenset((a, b)) not in met and frozenset((c, d)) not in met
        )
        matches = [{"table": place, "seats": seats} for place, seats in enumerate(pairs, 1)]
        plain["rounds"].append({"number": 2, "matches": matches, "byes": [bye]})
        state = read_event(json.dumps(plain).encode())[0]
        (found,) = [finding for finding in audit(state) if finding.code == "audit.second_bye"]
        assert (found.severity, found.params["id"]) == ("error", bye)

    def test_a_forced_rematch_is_information(self) -> None:
        state = played(event(4, options={"rounds": 4}), 4)
        found = [finding for finding in audit(state) if finding.code == "audit.rematch"]
        assert len(found) == 2
        assert {finding.severity for finding in found} == {"info"}

    def test_somebody_without_a_match_and_a_changed_draw_are_named(self) -> None:
        state = played(event(8), 1)
        played_round = state.rounds[0]
        fewer = replace(played_round, matches=played_round.matches[:-1])
        codes = [finding.code for finding in audit(replace(state, rounds=(fewer,)))]
        assert "audit.without_match" in codes
        assert "audit.other_draw" in codes

    def test_more_rounds_and_a_deviation_are_named(self) -> None:
        state = played(event(20, options={"rounds": 4}), 4)
        codes = [finding.code for finding in audit(replace(state, options={"rounds": 3}))]
        assert "audit.more_rounds_than_planned" in codes
        assert "deviation.rounds" in codes

    def test_results_of_the_time_are_what_a_pairing_is_held_against(self) -> None:
        state = played(event(16), 3, seed=4)
        match = state.rounds[0].matches[0]
        loser = next(name for name in match.seats if match.result and name != match.result.winner)
        state = after(state, commands.Report(1, match.table, Result(winner=loser)))
        codes = [finding.code for finding in audit(state)]
        assert "audit.result_changed" in codes
        assert "audit.other_draw" not in codes
