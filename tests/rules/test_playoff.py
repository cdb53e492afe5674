"""Play-offs by clause: the order of a play-off, who starts, draws, drafts, and tables of four with their presets."""

from dataclasses import replace
from typing import Any

import pytest

from headjudge.findings import InputError, Refused
from headjudge.policy.show import show
from headjudge.running.auditing import audit
from headjudge.running.brackets.bracket import bracket_of
from headjudge.running.next_round import next_round
from headjudge.running.reporting import check_report, check_starter
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.state import Result, Tournament
from tests.running.brackets.played import (
    at_playoff,
    favourite,
    finish,
    open_matches,
    policy,
    report,
    with_result,
)
from tests.running.made_by_hand import after, event, paired, played


def ranks_of(state: Tournament, number: int) -> list[list[int]]:
    """The ranks at the cut of those who sit at each table of a round, in seat order."""
    rank = {name: place for place, name in enumerate(state.cuts[0].through, 1)}
    return [[rank[name] for name in match.seats] for match in state.rounds[number - 1].matches]


def refused(call: Any, *given: Any) -> Any:
    """The first finding of a refusal."""
    with pytest.raises(Refused) as caught:
        call(*given)
    return caught.value.findings[0]


class TestPairingsPolicyPlayoffOrder:
    """TRP, Pairings: 1-8, 5-4, 6-3, 2-7 by standing at the cut, then winners of neighbouring matches."""

    def test_quarter_finals_semi_finals_final(self) -> None:
        state = finish(at_playoff(8), favourite)
        assert ranks_of(state, 2) == [[1, 8], [5, 4], [6, 3], [2, 7]]
        assert ranks_of(state, 3) == [[1, 4], [3, 2]]
        assert ranks_of(state, 4) == [[1, 2]]

    def test_places_are_by_round_reached_then_standing_at_the_cut(self) -> None:
        state = finish(at_playoff(8), lambda match: Result(winner=match.players[-1]))
        rows = standings(state).rows
        rank = {name: place for place, name in enumerate(state.cuts[0].through, 1)}
        # 8, 4, 3, 7 win the quarter-finals, 4 and 7 the semi-finals, 7 the final.
        assert [rank[row.entrant] for row in rows] == [7, 4, 3, 8, 1, 2, 5, 6]
        assert [row.place for row in rows] == list(range(1, 9))
        assert [row.decided_by for row in rows[:7]] == [
            "playoff",
            "playoff",
            "cut",
            "playoff",
            "cut",
            "cut",
            "cut",
        ]

    def test_in_a_field_of_six_the_best_two_wait(self) -> None:
        state = at_playoff(6)
        assert ranks_of(state, 2) == [[5, 4], [6, 3]]
        assert state.rounds[1].byes == state.cuts[0].through[:2]


class TestPairingsPolicyStarter:
    """TRP, Pairings: in the play-off the higher standing at the cut chooses who starts."""

    def test_the_choice_belongs_to_the_higher_standing(self) -> None:
        state = at_playoff(8)
        found = bracket_of(state)
        for match in found.matches[:4]:
            assert found.chooser(match) == min(zip(match.seeds, match.players, strict=True))[1]
        assert found.chooser(found.matches[4]) is None

    def test_it_is_recorded_and_a_choice_of_the_other_is_told(self) -> None:
        state = at_playoff(8)
        five, four = state.rounds[1].matches[1].seats
        asked = commands.ChooseStarter(2, 2, four)
        assert check_starter(state, asked) == []
        right = after(state, asked)
        assert right.rounds[1].matches[1].chose == four
        assert bracket_of(right).matches[1].chose == four
        assert read_event(write_event(right).encode())[0] == right
        wrong = commands.ChooseStarter(2, 2, five)
        (told,) = check_starter(right, wrong)
        assert (told.code, told.params["winner"]) == ("running.choice_of_other", four)
        state = after(right, wrong)
        assert state.rounds[1].matches[1].chose == five
        assert [one.code for one in audit(state)].count("running.choice_of_other") == 1
        assert "running.choice_of_other" not in [one.code for one in audit(right)]

    def test_nobody_chooses_outside_a_play_off_or_away_from_the_table(self) -> None:
        state = at_playoff(8)
        swiss = state.rounds[0].matches[0]
        asked = commands.ChooseStarter(1, swiss.table, swiss.seats[0])
        assert refused(check_starter, state, asked).code == "refuse.chose_outside_playoff"
        other = commands.ChooseStarter(2, 1, state.rounds[1].matches[1].seats[0])
        assert refused(after, state, other).code == "refuse.chose_not_seated"


class TestUntimedEliminationMatch:
    """A tie of an untimed elimination match falls to the higher standing at the cut."""

    def test_a_draw_is_refused_and_names_who_wins(self) -> None:
        state = at_playoff(8)
        told = refused(check_report, state, commands.Report(2, 2, Result(draw=True)))
        assert told.code == "refuse.draw_in_playoff"
        assert told.params["id"] == state.cuts[0].through[3]
        assert told.rule is not None
        assert "Pairing" in told.rule.document or "pairing" in told.rule.document
        state = report(state, 2, 2, Result(winner=told.params["id"], how="time"))
        assert bracket_of(state).matches[1].winner == told.params["id"]

    def test_a_draw_that_stands_in_a_file_falls_to_the_higher_standing(self) -> None:
        state = with_result(at_playoff(8), 2, 2, Result(draw=True))
        match = bracket_of(state).matches[1]
        assert (match.state, match.winner) == ("done", state.cuts[0].through[3])

    def test_a_loss_for_both_lets_nobody_through(self) -> None:
        state = at_playoff(4)
        state = report(state, 2, 1, Result(lost=state.rounds[1].matches[0].seats))
        state = report(state, 2, 2, Result(winner=state.rounds[1].matches[1].seats[0]))
        found = bracket_of(state)
        assert found.filled.is_over
        assert found.filled.champion == state.rounds[1].matches[1].seats[0]


class TestDraftPlayoff:
    """TRP, Pairings: a draft play-off seats at random and plays the seat opposite first, then two seats on."""

    def state(self, seed: str = "seed", field: int = 8) -> Tournament:
        return at_playoff(field, "fab/booster-draft", seed=seed, options={"playoff": "draft"})

    def test_seats_are_drawn_from_the_seed_and_kept_as_a_fact(self) -> None:
        state = self.state()
        (pod,) = state.draft_pods
        assert (pod.stage, pod.pod) == ("p", 1)
        assert sorted(pod.seats) == sorted(state.cuts[0].through)
        assert self.state().draft_pods == (pod,)
        assert len({self.state(str(seed)).draft_pods[0].seats for seed in range(6)}) == 6

    def test_the_seat_opposite_then_two_seats_on(self) -> None:
        state = self.state()
        seats = state.draft_pods[0].seats
        assert [match.seats for match in state.rounds[1].matches] == [
            (seats[at], seats[at + 4]) for at in range(4)
        ]
        for table in range(1, 5):
            state = report(state, 2, table, Result(winner=seats[table - 1]))
        state = paired(state)
        assert [match.seats for match in state.rounds[2].matches] == [
            (seats[0], seats[2]),
            (seats[1], seats[3]),
        ]

    def test_the_higher_standing_still_chooses(self) -> None:
        state = self.state()
        found = bracket_of(state)
        match = found.matches[0]
        assert found.chooser(match) == min(match.players, key=state.cuts[0].through.index)

    def test_other_seats_than_the_seed_gives_are_told(self) -> None:
        state = self.state()
        pod = state.draft_pods[0]
        turned = replace(pod, seats=(*pod.seats[1:], pod.seats[0]))
        codes = [one.code for one in audit(replace(state, draft_pods=(turned,)))]
        assert "audit.playoff_other_seats" in codes

    def test_it_is_an_option_of_limited_policies_only(self) -> None:
        stages = [
            {"id": "s", "kind": "swiss"},
            {"id": "p", "kind": "bracket", "options": {"playoff": "draft"}},
        ]
        with pytest.raises(InputError) as caught:
            event(8, stages=stages)
        assert caught.value.findings[0].code == "option.unknown"
        assert event(8, stages=stages, policy="fab/sealed").stages[1].options == {"playoff": "draft"}

    def test_it_is_single_elimination(self) -> None:
        options = {"playoff": "draft", "elimination": "double"}
        with pytest.raises(Refused) as caught:
            at_playoff(8, "fab/booster-draft", options=options)
        assert caught.value.findings[0].code == "refuse.draft_is_single"

    def test_options_of_a_play_off_stand_with_a_play_off(self) -> None:
        stages = [{"id": "s", "kind": "swiss", "options": {"elimination": "double"}}]
        with pytest.raises(InputError) as caught:
            event(8, stages=stages)
        (told,) = caught.value.findings
        assert (told.code, told.subject) == ("sense.playoff_option", "/stages/0/options/elimination")


class TestDoubleElimination:
    """The option ``elimination``: two losses, the lower side's winner has to win the grand final twice."""

    def state(self, field: int = 4) -> Tournament:
        return at_playoff(field, options={"elimination": "double"})

    def test_the_grand_final_is_repeated_only_after_a_first_loss(self) -> None:
        state = self.state()
        while not bracket_of(state).filled.is_over:
            for match in open_matches(state):
                # The higher seed wins, but the lower side's winner takes the first grand final.
                winner = favourite(match).winner
                if match.wave == 4:
                    winner = match.players[1]
                state = report(state, match.round or 0, match.table or 0, Result(winner=winner))
            if not bracket_of(state).filled.is_over:
                state = paired(state)
        found = bracket_of(state)
        assert [level.name for level in found.rounds][-2:] == ["grand-final", "grand-final-reset"]
        assert found.matches[-1].players == (state.cuts[0].through[1], state.cuts[0].through[0])
        assert found.filled.champion == state.cuts[0].through[0]

    def test_places(self) -> None:
        state = finish(self.state(8), favourite)
        rank = {name: place for place, name in enumerate(state.cuts[0].through, 1)}
        assert [rank[row.entrant] for row in standings(state).rows] == list(range(1, 9))
        assert "grand-final-reset" not in [level.name for level in bracket_of(state).rounds]


class TestTablesOfFour:
    """Play-offs at tables: shapes, seats, and a drawn elimination by the preset's rule."""

    def state(self, cut: int = 10, kind: str = "pods/plain", **stage: Any) -> Tournament:
        return at_playoff(cut, kind, entrants=-(-cut // 4) * 4, **stage)

    def test_ten_sit_in_two_pods_and_two_wait_in_the_final(self) -> None:
        state = self.state()
        assert ranks_of(state, 2) == [[3, 6, 7, 10], [4, 5, 8, 9]]
        assert state.rounds[1].byes == state.cuts[0].through[:2]
        final = bracket_of(state).matches[2]
        assert final.state == "waiting"
        assert final.seeds == (1, 2, None, None)
        state = finish(state, favourite)
        assert ranks_of(state, 3) == [[1, 2, 3, 4]]
        assert [row.place for row in standings(state).rows[:10]] == list(range(1, 11))

    def test_a_drawn_table_sends_on_the_best_seed_who_is_still_in(self) -> None:
        state = self.state()
        three, six, seven, ten = state.rounds[1].matches[0].seats
        state = report(state, 2, 1, Result(draw=True, out=(three,)))
        stood = state.rounds[1].matches[0].result
        assert stood is not None
        assert stood.through == (six,)
        assert bracket_of(state).matches[0].through == (six,)
        state = report(state, 2, 1, Result(draw=True, out=(ten, seven)))
        assert bracket_of(state).matches[0].winner == three

    @pytest.mark.parametrize("drawn", ["replay", "untimed"])
    def test_a_table_that_is_played_on_has_no_draw(self, drawn: str) -> None:
        state = self.state(options={"playoff_drawn": drawn})
        told = refused(check_report, state, commands.Report(2, 1, Result(draw=True)))
        assert (told.code, told.params["drawn"]) == ("refuse.drawn_table", drawn)
        state = with_result(state, 2, 1, Result(draw=True))
        assert bracket_of(state).matches[0].state == "running"
        assert "audit.playoff_undecided" in [one.code for one in audit(state)]

    def test_marchesa_cuts_to_thirteen_and_is_untimed(self) -> None:
        state = self.state(13, "pods/marchesa")
        assert [len(match.seats) for match in state.rounds[1].matches] == [4, 4, 4]
        assert state.rounds[1].byes == state.cuts[0].through[:1]
        told = refused(check_report, state, commands.Report(2, 1, Result(draw=True)))
        assert told.params["drawn"] == "untimed"

    @pytest.mark.parametrize("rule", ["seed", "reverse", "random", "balanced"])
    def test_seats_follow_the_rule_of_the_play_off(self, rule: str) -> None:
        ranks = ranks_of(self.state(16, options={"playoff_seats": rule}), 2)
        rising = [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]
        if rule == "seed":
            assert ranks == rising
        elif rule == "reverse":
            assert ranks == [table[::-1] for table in rising]
        else:
            assert [sorted(table) for table in ranks] == rising
            assert ranks != rising

    def test_two_of_each_table_go_on_and_stand_in_the_result(self) -> None:
        own = show(policy("pods/plain"))
        own["id"] = "own/two"
        own["pods"]["playoff"] |= {
            "advance": 2,
            "shapes": [{"cut": 8, "rounds": [{"tables": 2, "byes": 0}, {"tables": 1, "byes": 0}]}],
        }
        state = self.state(8, own)
        a, b, c, d = state.rounds[1].matches[0].seats
        state = report(state, 2, 1, Result(winner=c, out=(a, d, b)))
        stood = state.rounds[1].matches[0].result
        assert stood is not None
        assert stood.through == (c, b)
        e, f, g, h = state.rounds[1].matches[1].seats
        asked = commands.Report(2, 2, Result(winner=e, out=(f, g, h), through=(e,)))
        assert refused(check_report, state, asked).code == "refuse.through_count"
        state = report(state, 2, 2, Result(winner=e, out=(f, g, h), through=(e, f)))
        state = paired(state)
        assert set(state.rounds[2].matches[0].seats) == {c, b, e, f}

    def test_without_a_play_off_in_the_rules_a_stage_needs_a_policy_that_has_one(self) -> None:
        stages: list[dict[str, Any]] = [
            {"id": "s", "kind": "swiss", "options": {"rounds": 5}},
            {"id": "p", "kind": "bracket", "enters": {"top": 4}},
        ]

        def at_five(stages: list[dict[str, Any]]) -> Tournament:
            state = event(8, stages=stages, policy="goldfish-arena", date="2026-11-30")
            for _ in range(5):
                state = paired(state)
                for match in state.rounds[-1].matches:
                    result = Result(winner=match.seats[0], out=match.seats[1:])
                    state = after(state, commands.Report(len(state.rounds), match.table, result))
            return state

        told = refused(next_round, at_five(stages))
        assert (told.code, told.params["policy"]) == ("refuse.no_table_playoff", "goldfish-arena")
        stages[1]["policy"] = "pods/plain"
        state = finish(paired(at_five(stages)), favourite)
        assert len(state.rounds) == 6
        assert bracket_of(state).filled.champion == state.cuts[0].through[0]

    def test_a_cut_without_a_shape_is_refused_with_those_there_are(self) -> None:
        stages = [
            {"id": "s", "kind": "swiss", "options": {"rounds": 1}},
            {"id": "p", "kind": "bracket", "enters": {"top": 12}},
        ]
        state = event(12, stages=stages, policy="pods/plain", date="2026-11-30")
        state = paired(state)
        for match in state.rounds[0].matches:
            state = after(
                state, commands.Report(1, match.table, Result(winner=match.seats[0], out=match.seats[1:]))
            )
        told = refused(next_round, state)
        assert (told.code, told.params["sizes"]) == ("refuse.no_playoff_shape", (4, 7, 10, 13, 16, 40))


class TestCorrections:
    """Changing a result that a later match has used says first what falls with it."""

    def state(self) -> Tournament:
        return finish(at_playoff(8), favourite)

    def test_it_names_every_match_and_changes_nothing(self) -> None:
        state = self.state()
        eight = state.rounds[1].matches[0].seats[1]
        asked = commands.Report(2, 1, Result(winner=eight))
        with pytest.raises(Refused) as caught:
            check_report(state, asked)
        first, *falls = caught.value.findings
        assert (first.code, first.params["count"]) == ("refuse.playoff_result_used", 2)
        assert eight in first.params["ids"]
        assert [(one.code, one.params["round"], one.params["table"]) for one in falls] == [
            ("running.match_reseated", 3, 1),
            ("running.match_withdrawn", 4, 1),
        ]

    def test_with_cascade_the_next_match_changes_hands_and_the_final_is_played_anew(self) -> None:
        state = self.state()
        eight = state.rounds[1].matches[0].seats[1]
        semi, final = state.rounds[2].matches[0], state.rounds[3].matches[0]
        state = report(state, 2, 1, Result(winner=eight), cascade=True, reason="slip")
        now = state.rounds[2].matches[0]
        assert now.seats == (eight, semi.seats[1])
        assert now.result is None
        (was,) = now.was
        assert (was.seats, was.result, was.until_round, was.reason) == (semi.seats, semi.result, 4, "slip")
        assert state.rounds[3].matches == ()
        (gone,) = state.rounds[3].withdrawn
        assert (gone.match, gone.until_round, gone.reason) == (final, 4, "slip")
        assert state.rounds[2].matches[1].result is not None
        assert refused(next_round, state).code == "refuse.open_matches"
        state = finish(state, lambda match: Result(winner=match.players[0]))
        assert len(state.rounds) == 5
        assert bracket_of(state).filled.champion == eight
        found = {one.code: one.severity for one in audit(state)}
        assert found["audit.match_withdrawn"] == "warning"
        assert "error" not in found.values()

    def test_a_correction_that_changes_nobody_is_free(self) -> None:
        state = self.state()
        match = state.rounds[1].matches[0]
        asked = commands.Report(2, 1, Result(winner=match.seats[0], games=(2, 1, 0)))
        assert check_report(state, asked) == []

    def test_clearing_withdraws_what_rests_on_it(self) -> None:
        state = self.state()
        assert refused(check_report, state, commands.Report(2, 1, None)).params["count"] == 2
        state = report(state, 2, 1, None, cascade=True)
        assert [len(r.matches) for r in state.rounds[1:]] == [4, 1, 0]
        state = finish(state, favourite)
        assert bracket_of(state).filled.champion == state.cuts[0].through[0]

    def test_an_open_semi_final_takes_the_right_one_at_once(self) -> None:
        state = at_playoff(8)
        for match in state.rounds[1].matches:
            state = report(state, 2, match.table, Result(winner=match.seats[0]))
        state = paired(state)
        right = state.rounds[1].matches[3].seats[1]
        state = report(state, 2, 4, Result(winner=right), cascade=True)
        assert right in state.rounds[2].matches[1].seats
        assert not any(r.withdrawn for r in state.rounds)


class TestAudit:
    """A play-off round that does not follow its tree is an error."""

    def test_a_wrong_winner_going_on(self) -> None:
        state = finish(at_playoff(8), favourite)
        loser = state.rounds[1].matches[0].seats[1]
        state = with_result(state, 2, 1, Result(winner=loser))
        (told,) = [one for one in audit(state) if one.severity == "error"]
        assert (told.code, told.subject) == ("audit.playoff_wrong_players", "/rounds/2/matches/0")
        assert loser in told.params["now"]

    def test_a_match_before_its_time_and_one_without_a_place(self) -> None:
        state = finish(at_playoff(8), favourite)
        early = with_result(state, 2, 1, None)
        codes = [one.code for one in audit(early) if one.severity == "error"]
        assert codes == ["audit.playoff_too_early"]
        final = state.rounds[3]
        again = replace(final, number=5, matches=(replace(final.matches[0], number=None),))
        codes = [one.code for one in audit(replace(state, rounds=(*state.rounds, again)))]
        assert "audit.playoff_stray" in codes

    def test_a_bye_for_who_is_out(self) -> None:
        state = finish(at_playoff(8), favourite)
        rounds = list(state.rounds)
        rounds[3] = replace(rounds[3], byes=(state.cuts[0].through[7],))
        codes = [one.code for one in audit(replace(state, rounds=tuple(rounds))) if one.severity == "error"]
        assert codes == ["audit.playoff_bye"]

    def test_matches_without_numbers_find_their_place(self) -> None:
        state = finish(at_playoff(8, options={"elimination": "double"}), favourite)
        bare = replace(
            state,
            rounds=tuple(
                replace(r, matches=tuple(replace(m, number=None) for m in r.matches)) for r in state.rounds
            ),
        )
        assert bracket_of(bare).filled.places == bracket_of(state).filled.places
        assert [one for one in audit(bare) if one.severity == "error"] == []

    def test_another_turn_order_is_information(self) -> None:
        state = at_playoff(10, "pods/plain", entrants=12)
        rounds = list(state.rounds)
        first = rounds[1].matches[0]
        rounds[1] = replace(
            rounds[1], matches=(replace(first, seats=first.seats[::-1]), *rounds[1].matches[1:])
        )
        codes = [one.code for one in audit(replace(state, rounds=tuple(rounds)))]
        assert "audit.playoff_turn_order" in codes


def test_a_two_day_event_still_cuts_to_its_play_off() -> None:
    stages = [
        {"id": "day1", "kind": "swiss", "options": {"rounds": 4}},
        {"id": "day2", "kind": "swiss", "options": {"rounds": 2}, "enters": {"top": 8}},
        {"id": "top4", "kind": "bracket", "enters": {"top": 4}, "options": {"elimination": "double"}},
    ]
    state = finish(paired(played(event(24, stages=stages), 6)), favourite)
    assert [row.place for row in standings(state).rows[:5]] == [1, 2, 3, 4, None]
    assert [one for one in audit(state) if one.severity == "error"] == []
