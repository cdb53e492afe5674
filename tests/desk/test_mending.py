"""Repairs, swaps, late players and mirror mode at the desk, each undone to what was."""

import pytest

from headjudge.desk import cutting, late, mirroring, repairing, swapping
from headjudge.desk.called import whom
from headjudge.desk.changes import changed_tables, changes_of
from headjudge.desk.undoing import next_undo, undo
from headjudge.findings import InputError, Refused
from headjudge.policy.show import show
from headjudge.running.auditing import audit
from headjudge.running.stages import policy_in_force
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.evolve import replay
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.history import history
from headjudge.tournament.state import Enters, Result, Stage
from tests.desk.making import a_desk, act, event, pair, play, report


def opened(count=8, **more):
    desk = a_desk()
    desk.open("friday", event(count, **more), actor="staff/1", command="c")
    return desk


def taken(desk, decision, command):
    return desk.act("friday", decision, actor="staff/2", command=command)


def is_undone_to(desk, before):
    step = next_undo(desk.hand("friday"))
    now = taken(desk, lambda hand: undo(hand, step.first, "back"), f"undo {step.first}")
    return (now.event, now.hall, now.clocks, now.steps) == (
        before.event,
        before.hall,
        before.clocks,
        before.steps,
    )


def codes(event_now):
    return [(one.code, one.severity) for one in audit(event_now)]


def round_trip(event_now):
    """A file of the event, read again, and a log made of it, played."""
    read, _ = read_event(write_event(event_now).encode())
    resolved = show(policy_in_force(read.policy, read.date))
    return read, replay(history(read, resolved))


class TestSwap:
    def test_a_swap_in_a_published_round_is_kept_announced_and_undone(self):
        desk = opened(9)
        before = pair(desk, "friday")
        (a, b), (c, d) = (match.seats for match in before.event.rounds[0].matches[:2])
        looked = swapping.look_at_swap(before, 1, a, c)
        with pytest.raises(Refused, match="reason_missing"):
            swapping.take_swap(before, 1, a, c, looked.mark, " ")
        with pytest.raises(Refused, match="changed_meanwhile"):
            swapping.take_swap(before, 1, a, d, looked.mark, "why")
        now = taken(desk, lambda hand: swapping.take_swap(hand, 1, a, c, looked.mark, "brothers"), "s")
        first, second = now.event.rounds[0].matches[:2]
        assert (first.seats, second.seats) == ((c, b), (a, d))
        assert [(was.seats, was.reason) for was in first.was] == [((a, b), "brothers")]
        (change,) = changes_of(now)
        assert (change.round, change.tables, change.removed) == (1, (1, 2), ())
        assert change.at == now.steps[-1].time
        assert changed_tables(now) == {1, 2}
        assert ("audit.round_repaired", "info") in codes(now.event)
        assert ("audit.other_draw", "info") not in codes(now.event)
        assert round_trip(now.event) == (now.event, now.event)
        assert is_undone_to(desk, before)
        assert changes_of(desk.hand("friday")) == ()

    def test_before_publishing_nobody_has_to_know(self):
        desk = opened(8)
        before = pair(desk, "friday", publish=False)
        a, c = (match.seats[0] for match in before.event.rounds[0].matches[:2])
        looked = swapping.look_at_swap(before, 1, a, c)
        now = taken(desk, lambda hand: swapping.take_swap(hand, 1, a, c, looked.mark, None), "s")
        assert not any(match.was for match in now.event.rounds[0].matches)
        assert changes_of(now) == ()
        now = act(desk, "friday", hall.Publish(1))
        assert changes_of(now) == ()

    def test_a_swap_with_the_bye(self):
        desk = opened(9)
        before = pair(desk, "friday")
        (bye,), one = before.event.rounds[0].byes, before.event.rounds[0].matches[2].seats[1]
        looked = swapping.look_at_swap(before, 1, one, bye)
        now = taken(desk, lambda hand: swapping.take_swap(hand, 1, one, bye, looked.mark, "judge"), "s")
        assert now.event.rounds[0].byes == (one,)
        assert now.event.rounds[0].matches[2].seats[1] == bye
        assert round_trip(now.event) == (now.event, now.event)
        assert is_undone_to(desk, before)


class TestRepair:
    def test_tables_where_a_side_has_reported_stay_unless_chosen(self):
        desk = opened(8)
        pair(desk, "friday")
        play(desk, "friday")
        hand = pair(desk, "friday")
        wrong = hand.event.rounds[0].matches[0]
        corrected = report_in(desk, 1, wrong.table, Result(winner=wrong.seats[1]))
        first = repairing.propose(corrected, 2)
        touched = [one.table for one in first.repair.tables]
        assert len(touched) == 2
        assert first.repair.swaps == 1
        seats = corrected.event.rounds[1].matches[touched[0] - 1].seats
        hand = act(desk, "friday", hall.ReportSide(2, touched[0], seats[0], Result(winner=seats[0])))
        second = repairing.propose(hand, 2)
        assert touched[0] not in [one.table for one in second.repair.tables]
        assert {row.fit.table: row.state for row in second.rows}[touched[0]] == "begun"
        chosen = repairing.propose(hand, 2, touched)
        assert [one.table for one in chosen.repair.tables] == touched
        with pytest.raises(Refused, match="changed_meanwhile"):
            repairing.mend(hand, 2, touched, first.mark + "x", "why")

    def test_only_the_last_round_is_repaired(self):
        desk = opened(8)
        pair(desk, "friday")
        play(desk, "friday")
        hand = pair(desk, "friday")
        with pytest.raises(Refused, match="not_last_round"):
            repairing.propose(hand, 1)

    def test_a_pairing_taken_back_takes_its_changes_along(self):
        desk = opened(8)
        before = pair(desk, "friday")
        a, c = (match.seats[0] for match in before.event.rounds[0].matches[:2])
        looked = swapping.look_at_swap(before, 1, a, c)
        taken(desk, lambda hand: swapping.take_swap(hand, 1, a, c, looked.mark, "why"), "s")
        act(desk, "friday", hall.TakeBackPairing(1, "again"))
        assert changes_of(pair(desk, "friday")) == ()


def report_in(desk, number, table, result):
    from headjudge.running.reporting import prepare_reports
    from headjudge.tournament.commands import Report

    asked = Report(number, table, result, None, "misread")
    return act(desk, "friday", *prepare_reports(desk.hand("friday").event, asked).commands)


class TestLate:
    @pytest.mark.parametrize("kind", ["loss", "meets_bye", "bye", "next_round"])
    def test_somebody_new_comes_late(self, kind):
        desk = opened(9)
        before = pair(desk, "friday")
        asked = late.Asked(name="Zoe")
        option = next(one for one in late.options(before, 1, asked) if one.choice.kind == kind)
        assert option.needs_reason == (kind != "next_round")
        now = taken(
            desk,
            lambda hand: late.take_option(hand, 1, asked, option.key, option.mark, "stuck on a train"),
            "l",
        )
        zoe = now.event.entrants[-1]
        assert (zoe.id, zoe.name, zoe.entered_in) == ("10", "Zoe", 2 if kind == "next_round" else 1)
        last = now.event.rounds[-1]
        assert ("10" in last.absent) == (kind == "loss")
        assert ("10" in last.byes) == (kind == "bye")
        assert any("10" in match.seats for match in last.matches) == (kind == "meets_bye")
        assert round_trip(now.event) == (now.event, now.event)
        assert is_undone_to(desk, before)

    def test_a_forgotten_player_of_the_event(self):
        desk = opened(9)
        from headjudge.tournament.commands import MarkAbsent

        act(desk, "friday", MarkAbsent("4"))
        before = pair(desk, "friday")
        assert late.without_place(before) == ("4",)
        asked = late.Asked(late="4")
        option = next(one for one in late.options(before, 1, asked) if one.choice.kind == "bye")
        now = taken(
            desk, lambda hand: late.take_option(hand, 1, asked, option.key, option.mark, "was here"), "l"
        )
        assert now.event.rounds[-1].absent == ()
        assert now.event.rounds[-1].byes == ("4",)

    @pytest.mark.parametrize("kind", ["win", "opponents_bye", "opponents_meet_bye"])
    def test_nobody_comes_to_one_seat(self, kind):
        desk = opened(9)
        before = pair(desk, "friday")
        missing, came = before.event.rounds[0].matches[1].seats
        asked = late.Asked(table=2, missing=(missing,))
        option = next(one for one in late.options(before, 1, asked) if one.choice.kind == kind)
        now = taken(
            desk, lambda hand: late.take_option(hand, 1, asked, option.key, option.mark, "not here"), "l"
        )
        last = now.event.rounds[-1]
        match = next((one for one in last.matches if one.table == 2), None)
        if kind == "win":
            assert match.result == Result(winner=came, how="no_show")
        else:
            assert missing in last.absent
            assert (came in last.byes) == (kind == "opponents_bye")
            assert (match is None) == (kind == "opponents_bye")
        assert round_trip(now.event) == (now.event, now.event)
        assert is_undone_to(desk, before)

    def test_a_choice_that_means_something_else_by_now_is_not_taken(self):
        desk = opened(9)
        hand = pair(desk, "friday")
        asked = late.Asked(name="Zoe")
        option = next(one for one in late.options(hand, 1, asked) if one.choice.kind == "bye")
        taken(desk, lambda now: late.take_option(now, 1, asked, option.key, option.mark, "train"), "l")
        with pytest.raises(Refused, match="changed_meanwhile"):
            late.take_option(desk.hand("friday"), 1, asked, option.key, option.mark, "train")
        with pytest.raises(InputError, match="nobody_named"):
            late.options(hand, 1, late.Asked())


PLAYOFF = (
    Stage("swiss", "swiss", options={"rounds": 3}),
    Stage("top", "bracket", enters=Enters(top=4)),
)


class TestPlayoff:
    def in_the_final(self):
        desk = opened(9, stages=PLAYOFF)
        for _ in range(3):
            pair(desk, "friday")
            play(desk, "friday")
        return desk

    def test_the_cut_says_who_and_why(self):
        desk = self.in_the_final()
        view = cutting.cut_view(desk.hand("friday"))
        assert [row.why for row in view.through] == ["top"] * 4
        assert [row.rank for row in view.nearest] == [5, 6, 7, 8, 9]
        assert (view.through[-1].points == view.nearest[0].points) == bool(view.tied)
        before = desk.hand("friday")
        now = taken(desk, lambda hand: cutting.make_cut(hand, view.mark), "cut")
        assert now.event.cuts[0].through == tuple(row.entrant for row in view.through)
        with pytest.raises(Refused, match="cut_made"):
            cutting.make_cut(now, view.mark)
        assert is_undone_to(desk, before)

    def test_a_corrected_semi_final_puts_another_into_the_final(self):
        from headjudge.desk import correcting

        desk = self.in_the_final()
        pair(desk, "friday")
        hand = play(desk, "friday")
        loser = hand.event.rounds[3].matches[0].seats[1]
        hand = pair(desk, "friday")
        before = report(desk, "friday", 1, Result(winner=hand.event.rounds[4].matches[0].seats[0]))
        at = correcting.table_at(before, 4, 1)
        asked = correcting.report_of(at, {"outcome": "2", "reason": "wrong box ticked"})
        looked = correcting.look(before, asked)
        assert [(one.kind, one.round) for one in looked.correction.falls] == [("reseated", 5)]
        now = taken(desk, lambda hand: correcting.correct(hand, asked, looked.mark), "correct")
        final = now.event.rounds[4].matches[0]
        assert loser in final.seats
        assert final.result is None
        assert is_undone_to(desk, before)

    def test_a_swiss_result_is_not_cleared_under_the_play_off(self):
        from headjudge.desk import correcting

        desk = self.in_the_final()
        hand = pair(desk, "friday")
        at = correcting.table_at(hand, 3, 1)
        with pytest.raises(Refused, match="clear_would_open"):
            correcting.look(hand, correcting.report_of(at, {"outcome": "none", "reason": "x"}))

    def test_who_chose_to_start_and_where_everybody_comes_from(self):
        desk = self.in_the_final()
        hand = pair(desk, "friday")
        view = cutting.bracket_view(hand)
        assert [level.code for level in view.levels] == ["playoff.semi-final", "playoff.final"]
        row = view.levels[0].rows[0]
        assert row.may_choose
        assert row.chooser == row.seats[0].entrant
        assert [seat.code for seat in view.levels[1].rows[0].seats] == ["playoff.coming"] * 2
        now = taken(desk, lambda hand: cutting.choose_starter(hand, 4, 1, row.chooser), "s")
        assert now.event.rounds[3].matches[0].chose == row.chooser
        assert is_undone_to(desk, hand)
        other = row.seats[1].entrant
        assert [one.code for one in cutting.starter_findings(hand, 4, 1, other)] == [
            "running.choice_of_other"
        ]


def test_pods_are_seated_as_shown_and_taken_back():
    desk = opened(17, policy="fab/booster-draft", stages=(Stage("d", "draft", options={"rounds": 3}),))
    before = desk.hand("friday")
    view = cutting.draft_view(before)
    assert [len(pod.seats) for pod in view.pods] == [8, 9]
    now = taken(desk, lambda hand: cutting.seat_draft(hand, view.mark), "pods")
    assert [pod.seats for pod in now.event.draft_pods] == [
        tuple(seat.entrant for seat in pod.seats) for pod in view.pods
    ]
    with pytest.raises(Refused, match="pods_seated"):
        cutting.seat_draft(now, view.mark)
    assert is_undone_to(desk, before)


class TestMirror:
    LIST = "table,seat1,seat2,result\n1,3,1,\n2,Борис 2,5,1\n3,6,4,\n4,7,8,draw\n"

    def test_a_round_is_taken_over_and_published_like_any_other(self):
        desk = opened(8)
        before = desk.hand("friday")
        looked = mirroring.look_at_pairings(before, self.LIST, "warn")
        now = taken(
            desk,
            lambda hand: mirroring.take_pairings(hand, self.LIST, "warn", looked.mark, with_results=False),
            "m",
        )
        assert [match.seats for match in now.event.rounds[0].matches] == [
            ("3", "1"),
            ("2", "5"),
            ("6", "4"),
            ("7", "8"),
        ]
        assert not now.is_published
        assert [code for code in codes(now.event) if code[0].startswith("audit")] == [
            ("audit.round_imported", "info")
        ]
        assert round_trip(now.event) == (now.event, now.event)
        assert is_undone_to(desk, before)

    def test_results_come_with_the_list_or_later(self):
        desk = opened(8)
        looked = mirroring.look_at_pairings(desk.hand("friday"), self.LIST, "warn")
        taken(
            desk,
            lambda hand: mirroring.take_pairings(hand, self.LIST, "warn", looked.mark, with_results=True),
            "m",
        )
        hand = desk.hand("friday")
        assert hand.is_published
        assert [match.result for match in hand.event.rounds[0].matches] == [
            None,
            Result(winner="2"),
            None,
            Result(draw=True),
        ]
        assert mirroring.what_is_next(hand) == "results"
        all_in = "table,seat1,seat2,result\n1,3,1,2\n2,2,5,2\n3,6,4,1\n4,7,8,draw\n"
        results = mirroring.look_at_results(hand, all_in)
        assert results.corrects
        now = taken(desk, lambda one: mirroring.take_results(one, all_in, results.mark), "r")
        assert [match.result.winner for match in now.event.rounds[0].matches] == ["1", "5", "6", None]
        assert is_undone_to(desk, hand)

    def test_an_empty_list_and_one_that_is_too_long(self):
        for text in ("", " \n"):
            with pytest.raises(InputError, match="no_list"):
                mirroring.text_of(text, None)
        with pytest.raises(InputError, match="list_too_long"):
            mirroring.text_of("x" * (mirroring.LONGEST + 1), None)
        assert (
            mirroring.text_of("", "table,seat1,seat2\n1,Борис,Аня\n".encode("cp1251"))[0].count("Борис") == 1
        )


def test_people_are_found_by_id_name_or_part_of_it():
    found = event(9)
    assert whom(found, "3", "first") == "3"
    assert whom(found, " aki 1 ", "first") == "1"
    assert whom(found, "ＤＡＮＡ", "first") == "4"
    with pytest.raises(InputError, match="several_of_that_name"):
        whom(found, "Aki", "first")
    with pytest.raises(InputError, match="nobody_of_that_name"):
        whom(found, "Zoe", "first")
