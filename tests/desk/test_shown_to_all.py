"""What everybody may see: nothing of an unpublished round, nothing private; and a file that can be read."""

import json
from dataclasses import replace

import pytest

from headjudge.desk.shown_clock import hall_clock
from headjudge.desk.shown_event import event_json
from headjudge.desk.shown_pairings import names_of, pairings_of, plain_name, seated, table_of
from headjudge.desk.shown_standings import ranked_from, standings_shown, why_shown
from headjudge.desk.shown_to_all import public_file, shown_to_all
from headjudge.findings import Refused
from headjudge.tournament import commands
from headjudge.tournament.clocks import commands as clocks
from headjudge.tournament.clocks.deciding import decide_clock
from headjudge.tournament.clocks.rules import round_rule
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.events import ClockName
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Enters, Entrant, Result, Stage
from tests.desk.making import a_desk, act, event, pair, play, report

DAY, TOP = Stage("day", "swiss", options={"rounds": 2}), Stage("top", "bracket", enters=Enters(top=4))


def opened(made=None):
    desk = a_desk()
    desk.open("friday", made or event(8, options={"rounds": 3}), actor="staff/1", command="c")
    return desk


def file_of(desk):
    return write_event(public_file(shown_to_all(desk.hand("friday"))))


def test_a_round_is_shown_once_it_is_published():
    desk = opened()
    before = shown_to_all(desk.hand("friday"))
    assert (before.status, before.round) == ("registration", 0)
    pair(desk, "friday", publish=False)
    hidden = shown_to_all(desk.hand("friday"))
    assert hidden.event.rounds == ()
    assert pairings_of(hidden) is None
    assert json.loads(file_of(desk))["rounds"] == []
    act(desk, "friday", hall.Publish(1))
    shown = shown_to_all(desk.hand("friday"))
    assert (shown.status, shown.round) == ("running", 1)
    assert [row.table for row in pairings_of(shown).tables] == [1, 2, 3, 4]


def test_status_from_registration_to_the_end():
    desk = opened(event(4, options={"rounds": 1}))
    act(desk, "friday", hall.SetRegistration(open=False))
    assert shown_to_all(desk.hand("friday")).status == "coming"
    pair(desk, "friday")
    play(desk, "friday")
    shown = shown_to_all(desk.hand("friday"))
    assert shown.status == "over"
    assert json.loads(file_of(desk))["seed"] == "7"
    assert event_json(shown) == {
        "slug": "friday",
        "name": "Friday",
        "date": "2026-11-27",
        "status": "over",
        "round": 1,
    }


def test_comings_and_goings_of_the_hidden_round_are_those_of_the_last_one_shown():
    desk = opened(event(9, options={"rounds": 3}))
    pair(desk, "friday")
    play(desk, "friday")
    pair(desk, "friday", publish=False)
    act(
        desk,
        "friday",
        commands.Drop("3"),
        commands.Disqualify("4"),
    )
    shown = shown_to_all(desk.hand("friday"))
    told = {entrant.id: entrant for entrant in shown.event.entrants}
    assert (told["3"].dropped_after, told["4"].disqualified_after) == ((1,), 1)
    read, _ = read_event(file_of(desk).encode())
    assert len(read.rounds) == 1


def test_back_and_out_again_in_the_hidden_round_leaves_one_drop():
    desk = opened(event(9, options={"rounds": 4}))
    pair(desk, "friday")
    play(desk, "friday")
    act(desk, "friday", commands.Drop("3"))
    pair(desk, "friday", publish=False)
    hand = desk.hand("friday")
    entrants = tuple(
        replace(one, dropped_after=(1, 2), re_entered_in=(2,)) if one.id == "3" else one
        for one in hand.event.entrants
    )
    shown = shown_to_all(replace(hand, event=replace(hand.event, entrants=entrants)))
    told = next(one for one in shown.event.entrants if one.id == "3")
    assert (told.dropped_after, told.re_entered_in) == ((1,), ())


def test_the_cut_that_was_made_with_a_hidden_round_is_hidden_with_it():
    desk = opened(event(8, stages=(DAY, TOP)))
    for _ in range(2):
        pair(desk, "friday")
        play(desk, "friday")
    assert desk.hand("friday").event.cuts == ()
    pair(desk, "friday", publish=False)
    hand = desk.hand("friday")
    assert [cut.after_round for cut in hand.event.cuts] == [2]
    assert shown_to_all(hand).event.cuts == ()
    shown = shown_to_all(act(desk, "friday", hall.Publish(3)))
    assert [cut.after_round for cut in shown.event.cuts] == [2]


def test_a_cut_that_was_made_before_stays_shown():
    from headjudge.running.cutting import cut_of

    desk = opened(event(8, stages=(DAY, TOP)))
    for _ in range(2):
        pair(desk, "friday")
        play(desk, "friday")
    found = cut_of(desk.hand("friday").event)
    through = tuple(one.entrant for one in found.through)
    act(desk, "friday", commands.MakeCut(found.after_round, found.order, through))
    pair(desk, "friday", publish=False)
    shown = shown_to_all(desk.hand("friday"))
    assert (shown.round, [cut.after_round for cut in shown.event.cuts]) == (2, [2])


def test_nothing_private_is_in_the_file():
    made = event(4, options={"rounds": 2})
    people = tuple(
        replace(one, hero=f"Hero {one.id}", external={"gem": f"secret-{one.id}"}) for one in made.entrants
    )
    desk = opened(replace(made, entrants=people))
    pair(desk, "friday")
    report(
        desk,
        "friday",
        1,
        Result(winner=desk.hand("friday").event.rounds[0].matches[0].seats[0], how="penalty"),
    )
    play(desk, "friday")
    pair(desk, "friday")
    # The first round has been used by the second: the correction keeps what stood, and why.
    from headjudge.running.reporting import prepare_reports

    hand = desk.hand("friday")
    seats = hand.event.rounds[0].matches[0].seats
    asked = prepare_reports(
        hand.event, commands.Report(1, 1, Result(winner=seats[1]), reason="bribed by somebody")
    )
    act(desk, "friday", *asked.commands)
    act(desk, "friday", hall.KeepApart((("1", "2"),)))
    act(
        desk,
        "friday",
        hall.ReportSide(2, 1, desk.hand("friday").event.rounds[1].matches[0].seats[0], Result(draw=True)),
    )
    text = file_of(desk)
    plain = json.loads(text)
    assert plain["seed"] == ""
    for word in ("secret", "Hero", "bribed", "penalty", "keep_apart", 'draw": true'):
        assert word not in text, word
    assert [len(match["was"]) for match in plain["rounds"][0]["matches"] if "was" in match] == [1]
    read, findings = read_event(text.encode())
    assert [finding.code for finding in findings] == ["sense.no_seed"]
    assert len(read.rounds) == 2


def test_notes_do_not_tell_who_is_kept_apart():
    desk = opened(event(2, options={"rounds": 1}, keep_apart=(("1", "2"),)))
    hand = pair(desk, "friday")
    assert "keep_apart_breached" in hand.event.rounds[0].matches[0].notes
    assert shown_to_all(hand).event.rounds[0].matches[0].notes == ()


def test_two_of_one_name_are_told_apart_and_a_search_finds_without_case_width_and_accents():
    made = event(4)
    named = [*("Müller", "Müller", "ＡＫＩ", "Ёлка")]
    people = tuple(Entrant(str(n), name) for n, name in enumerate(named, 1))
    desk = opened(replace(made, entrants=people))
    shown = shown_to_all(pair(desk, "friday"))
    assert names_of(shown) == {"1": "Müller (1)", "2": "Müller (2)", "3": "ＡＫＩ", "4": "Ёлка"}
    found = pairings_of(shown)
    assert [row.entrant for row in found.found("muller")] == ["1", "2"]
    assert [row.entrant for row in found.found("aki")] == ["3"]
    assert [row.entrant for row in found.found("елка")] == ["4"]
    assert [row.entrant for row in found.found("2")] == ["2"]
    assert plain_name("Йод") == "йод"
    assert len(found.by_name()) == 4


def test_results_in_a_running_round_change_neither_pairings_nor_standings():
    desk = opened()
    pair(desk, "friday")
    play(desk, "friday")
    pair(desk, "friday")
    before = shown_to_all(desk.hand("friday"))
    match = before.event.rounds[1].matches[0]
    after = shown_to_all(report(desk, "friday", 1, Result(winner=match.seats[0])))
    assert seated(before.event.rounds[1]) == seated(after.event.rounds[1])
    assert ranked_from(before) == ranked_from(after)
    assert table_of(before, 1)[1].result is None
    assert table_of(after, 1)[1].result == Result(winner=match.seats[0])
    assert pairings_of(after).tables[0].result is None
    done = shown_to_all(play(desk, "friday"))
    assert seated(done.event.rounds[1]) != seated(after.event.rounds[1])
    assert ranked_from(done) != ranked_from(after)
    assert pairings_of(done).tables[0].result == Result(winner=match.seats[0])


def test_fixed_tables_are_marked():
    desk = opened()
    act(desk, "friday", hall.FixTable("5", 9))
    shown = shown_to_all(pair(desk, "friday"))
    rows = pairings_of(shown).tables
    assert [(row.table, row.is_fixed) for row in rows if row.is_fixed] == [(9, True)]
    assert "5" in next(row for row in rows if row.is_fixed).seats


def test_standings_and_reasons_are_of_finished_rounds_and_known_people():
    desk = opened()
    pair(desk, "friday")
    shown = shown_to_all(play(desk, "friday"))
    assert standings_shown(shown).table.after_round == 1
    assert standings_shown(shown, 0).table.after_round == 0
    assert standings_shown(shown, 2) is None
    assert why_shown(shown, "1").rows[0].entrant == "1"
    assert why_shown(shown, "nobody") is None
    act(desk, "friday", commands.Disqualify("1"))
    with pytest.raises(Refused, match=r"standings\.not_ranked"):
        why_shown(shown_to_all(desk.hand("friday")), "1")


def start(desk, round_, at):
    def decision(hand):
        rule = round_rule(shown_to_all(hand).stages[0].policy)
        return decide_clock(hand.event, hand.clocks, clocks.StartClock(ClockName(round_), 50), at, rule)

    return desk.act("friday", decision, actor="staff/1", command=f"clock {round_} {at}")


def test_the_clock_is_that_of_the_published_round_and_a_deck_check_is_a_pause():
    desk = opened()
    pair(desk, "friday")
    assert hall_clock(shown_to_all(desk.hand("friday")), 0) is None
    hand = start(desk, 1, 1000)
    shown = hall_clock(shown_to_all(hand), 61_000)
    assert (shown.face.phase, shown.face.time_left, shown.face.ends_at) == (
        "starting",
        49 * 60_000,
        3_001_000,
    )

    def check(command, at):
        def decision(hand):
            rule = round_rule(shown_to_all(hand).stages[0].policy)
            return decide_clock(hand.event, hand.clocks, command, at, rule)

        return desk.act("friday", decision, actor="staff/1", command=f"check {at}")

    check(clocks.ExtendTable(ClockName(1), 2, 180, "late judge"), 62_000)
    hand = check(clocks.BeginDeckCheck(ClockName(1), 2), 63_000)
    told = hall_clock(shown_to_all(hand), 64_000).to_json()
    assert [(one["table"], one["phase"]) for one in told["tables"]] == [(2, "paused")]
    assert "late judge" not in json.dumps(told)
    play(desk, "friday")
    pair(desk, "friday", publish=False)
    start(desk, 2, 9_000_000)
    assert hall_clock(shown_to_all(desk.hand("friday")), 9_000_001).round == 1
    act(desk, "friday", hall.Publish(2))
    assert hall_clock(shown_to_all(desk.hand("friday")), 9_000_001).round == 2
