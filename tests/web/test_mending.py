"""Corrections and repairs through the pages: looked at, taken with a reason, announced, undone."""

import html
import random
import re
from dataclasses import replace

import pytest

from headjudge.desk.telling import facts_of, told
from headjudge.running.auditing import audit
from headjudge.running.repairing import repair
from headjudge.running.reporting import prepare_reports
from headjudge.tournament.commands import Report
from headjudge.tournament.state import Enters, Entrant, Member, Result, Stage
from tests.desk.making import act, event, pair, play, report

FIELD = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)">')


def fields_in(form):
    """The hidden fields of a form."""
    return {name: html.unescape(value) for name, value in FIELD.findall(form)}


def hidden(answer, begin='<form method="post"'):
    """The hidden fields of the last form of a page that posts (that of signing out stands before it)."""
    form = answer.text.rsplit(begin, 1)[1].split("</form>")[0]
    return fields_in(form)


def a_field_of_64(desk, rounds=3):
    desk.open("friday", event(64), actor="staff/1", command="c")
    chance = random.Random(3)
    for _ in range(rounds):
        pair(desk, "friday")
        play(desk, "friday", [chance.randint(0, 1) for _ in range(32)])
    return pair(desk, "friday")


def correct(browser, desk, number, table, reason):
    """Correct a result through the pages: the other one won."""
    match = desk.hand("friday").event.rounds[number - 1].matches[table - 1]
    other = 1 if match.result.winner == match.seats[1] else 2
    url = f"/e/friday/desk/correct/{number}/{table}"
    looked = browser.get(url, {"outcome": other, "look": "yes"})
    assert looked.status_code == 200
    return looked, browser.post(url, {**hidden(looked), "reason": reason})


def test_three_wrong_results_are_corrected_and_the_published_round_is_mended(desk, signed_in):
    states = [a_field_of_64(desk)]
    browser = signed_in("scorekeeper")
    for table in (2, 5, 9):
        looked, done = correct(browser, desk, 3, table, f"slip {table} was misread")
        assert "Round 4 would have been paired otherwise" in looked.text
        assert done.status_code == 302
        states.append(desk.hand("friday"))
    seat = states[-1].event.rounds[-1].matches[29].seats[0]
    states.append(report(desk, "friday", 30, Result(winner=seat)))
    best = repair(states[-1].event)
    assert best.is_smallest
    shown = browser.get("/e/friday/desk/round/4/repair")
    assert f"{len(best.tables)} tables change (swaps: {best.swaps})" in shown.text
    refused = browser.post("/e/friday/desk/round/4/repair", hidden(shown))
    assert refused.status_code == 409
    assert "write the reason" in refused.text
    assert desk.hand("friday").version == states[-1].version
    done = browser.post("/e/friday/desk/round/4/repair", {**hidden(shown), "reason": "three slips misread"})
    assert done.status_code == 302
    now = desk.hand("friday")
    assert now.event.rounds[-1] != states[-1].event.rounds[-1]
    changed = [one.table for one in now.event.rounds[-1].matches if one.was]
    assert changed == [one.table for one in best.tables]
    kept = zip(states[-1].event.rounds[-1].matches, now.event.rounds[-1].matches, strict=True)
    assert sum(old == new for old, new in kept) == 32 - len(changed)
    assert now.event.rounds[-1].matches[29].result == Result(winner=seat)
    page = browser.get("/e/friday/desk/round/4/repair").text
    assert f"Round 4: tables {', '.join(map(str, changed))} were changed." in page
    assert "There is nothing to put right" in page
    assert browser.get("/e/friday/desk/round/4").text.count(">changed<") == len(changed)
    assert_the_log_says_who_what_and_why(desk, changed)
    found = [(one.code, one.severity) for one in audit(now.event)]
    assert found == [("audit.result_changed", "warning")] * 3 + [("audit.round_repaired", "info")]
    for before in reversed(states):
        shown = browser.get("/e/friday/desk/undo")
        done = browser.post("/e/friday/desk/undo", {**hidden(shown), "reason": "back"})
        assert done.status_code == 302
        hand = desk.hand("friday")
        assert (hand.event, hand.hall, hand.steps) == (before.event, before.hall, before.steps)


def assert_the_log_says_who_what_and_why(desk, changed):
    hand = desk.hand("friday")
    step = hand.steps[-1]
    assert step.names == ("round-repaired",)
    assert step.actor.startswith("staff/")
    (said,) = (told(hand, name, fact) for name, fact in facts_of(desk.store, "friday", step))
    assert said == (
        "log_row.round_repaired",
        {"round": 4, "tables": tuple(changed), "count": len(changed), "reason": "three slips misread"},
    )


def test_a_correction_asks_for_a_reason_and_says_when_something_has_changed(desk, signed_in):
    a_field_of_64(desk, 1)
    browser = signed_in("scorekeeper")
    looked, refused = correct(browser, desk, 1, 4, " ")
    assert refused.status_code == 409
    assert 'name="reason"' in refused.text
    _, done = correct(browser, desk, 1, 4, "misread")
    assert done.status_code == 302
    late = browser.post("/e/friday/desk/correct/1/4", {**hidden(looked), "reason": "misread"})
    assert late.status_code == 409
    assert "Something has happened since" in late.text
    assert "scorekeeper 0, <time" in late.text  # who was quicker, and when
    before = desk.hand("friday").version
    again = browser.get("/e/friday/desk/correct/1/4", {"outcome": "5", "look": "yes"})
    assert again.status_code == 422
    assert "Choose how the match ended" in again.text
    assert desk.hand("friday").version == before


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize(
    "path",
    [
        "correct",
        "correct?q=7",
        "correct/1/4",
        "correct/1/4?outcome=draw&games=1-1&look=yes",
        "round/2/repair",
        "round/2/repair?chosen=yes&t=1&t=2",
        "round/2/swap",
        "round/2/swap?first=1&second=2",
        "round/2/late?name=Zoe",
        "round/2/late?table=3",
        "cut",
        "bracket",
        "draft",
        "mirror",
        "round/1/repair",
    ],
)
def test_every_page_is_there_in_every_language(desk, signed_in, path, language):
    a_field_of_64(desk, 1)
    answer = signed_in("organiser").get(f"/e/friday/desk/{path}", headers={"Accept-Language": language})
    assert answer.status_code in (200, 409)
    assert f'<html lang="{language}">' in answer.text


def test_a_judge_may_not_correct_and_a_scorekeeper_may_not_cut(desk, signed_in):
    a_field_of_64(desk, 1)
    for path in ("correct", "correct/1/4", "round/2/repair", "round/2/swap", "round/2/late", "mirror"):
        assert signed_in("judge").get(f"/e/friday/desk/{path}").status_code == 403
        assert signed_in("scorekeeper").get(f"/e/friday/desk/{path}").status_code == 200
    assert signed_in("scorekeeper").get("/e/friday/desk/cut").status_code == 403


def test_a_swap_by_hand_shows_its_consequences_and_marks_the_tables(desk, signed_in):
    hand = a_field_of_64(desk, 1)
    browser = signed_in("scorekeeper")
    one, other = hand.event.rounds[1].matches[0].seats[0], hand.event.rounds[1].matches[31].seats[0]
    url = "/e/friday/desk/round/2/swap"
    looked = browser.get(url, {"first": one, "second": other})
    assert "are apart in points: 1" in looked.text
    done = browser.post(url, {**hidden(looked), "reason": "sisters"})
    assert done.status_code == 302
    told = browser.get(url)
    assert "Swapped:" in told.text
    assert desk.hand("friday").event.rounds[1].matches[0].seats[0] == other
    assert "tables 1, 32 were changed." in browser.get("/e/friday/desk/round/2/repair").text
    nobody = browser.get(url, {"first": "Zoe", "second": one})
    assert nobody.status_code == 422
    assert "Nobody in the event is called “Zoe”" in nobody.text


def options(answer):
    """The forms of the choices: kind -> hidden fields."""
    forms = [fields_in(part) for part in answer.text.split('<form method="post"')[1:]]
    return {form["choice"].partition(" ")[0]: form for form in forms if "choice" in form}


def test_a_late_player_gets_the_choice_that_was_shown(desk, signed_in):
    desk.open("friday", event(9), actor="staff/1", command="c")
    pair(desk, "friday")
    browser = signed_in("scorekeeper")
    url = "/e/friday/desk/round/1/late"
    shown = browser.get(url, {"name": "<b>Zoe</b>"})
    assert "<b>Zoe" not in shown.text
    assert list(options(shown)) == ["loss", "meets_bye", "bye", "next_round"]
    asked = options(shown)["meets_bye"]
    assert browser.post(url, asked).status_code == 409
    assert browser.post(url, {**asked, "reason": "train"}).status_code == 302
    assert "Done: Play those who have a bye." in browser.get(url).text
    hand = desk.hand("friday")
    assert hand.event.entrants[-1].name == "<b>Zoe</b>"
    assert hand.event.rounds[0].byes == ()
    assert "10" in hand.event.rounds[0].matches[-1].seats
    again = browser.post(url, {**asked, "reason": "train"})
    assert (again.status_code, desk.hand("friday").version) == (302, hand.version)
    nowhere = browser.get(url, {"table": 99})
    assert nowhere.status_code == 409
    assert "Round 1 has no table 99" in nowhere.text
    missing = hand.event.rounds[0].matches[0].seats[0]
    gone = browser.get(url, {"table": 1, "missing": missing})
    assert "win" in options(gone)
    assert browser.post(url, options(gone)["win"]).status_code == 302
    assert desk.hand("friday").event.rounds[0].matches[0].result.how == "no_show"


def test_an_official_round_is_taken_over_from_a_list(desk, signed_in):
    desk.open("friday", event(8), actor="staff/1", command="c")
    browser = signed_in("scorekeeper")
    url = "/e/friday/desk/mirror"
    text = "table,seat1,seat2\n1,3,1\n2,2,5\n3,6,Dana 4\n4,7,9\n"
    wrong = browser.post(url, {"list": text, "action": "look", "what": "pairings"})
    assert wrong.status_code == 422
    assert "“9” is not in the event" in wrong.text
    assert "6,Dana 4" in wrong.text
    good = text.replace("7,9", "7,8")
    looked = browser.post(url, {"list": good, "action": "look", "what": "pairings"})
    assert "Round 1: 4 tables, byes: 0, absent: 0" in looked.text
    form = looked.text.split('<form method="post"')[2].split("</form>")[0]
    sent = fields_in(form) | {"list": good}
    done = browser.post(url, sent)
    assert done.url == "/e/friday/desk/round/1"
    assert "Round 1 is taken over." in browser.get(done.url).text
    hand = desk.hand("friday")
    assert hand.event.rounds[0].matches[2].seats == ("6", "4")
    assert all(match.notes == ("imported",) for match in hand.event.rounds[0].matches)
    assert not hand.is_published


PLAYOFF = (Stage("swiss", "swiss", options={"rounds": 3}), Stage("top", "bracket", enters=Enters(top=4)))


def test_a_play_off_from_its_cut_to_a_corrected_semi_final(desk, signed_in):
    desk.open("friday", event(9, stages=PLAYOFF), actor="staff/1", command="c")
    for _ in range(3):
        pair(desk, "friday")
        play(desk, "friday")
    browser = signed_in("organiser")
    shown = browser.get("/e/friday/desk/cut")
    assert "4 entrants go through." in shown.text
    assert browser.post("/e/friday/desk/cut", hidden(shown)).status_code == 302
    pair(desk, "friday")
    bracket = browser.get("/e/friday/desk/bracket")
    assert "chooses who starts" in bracket.text
    assert browser.post("/e/friday/desk/bracket", hidden(bracket)).status_code == 302
    assert desk.hand("friday").event.rounds[3].matches[1].chose is not None
    hand = play(desk, "friday")
    loser = hand.event.rounds[3].matches[0].seats[1]
    pair(desk, "friday")
    looked, done = correct(browser, desk, 4, 1, "wrong box")
    assert "sit there" in looked.text
    assert done.status_code == 302
    assert loser in desk.hand("friday").event.rounds[4].matches[0].seats
    assert browser.get("/e/friday/desk/round/5/repair").status_code == 409


def test_the_games_of_a_team_match_are_corrected_one_by_one(desk, signed_in):
    teams = tuple(
        Entrant(str(n), f"Team {n}", members=tuple(Member(f"{n}{s}", f"{n}{s}", s) for s in "ABC"))
        for n in range(1, 5)
    )
    desk.open("friday", replace(event(0, policy="fab/team"), entrants=teams), actor="staff/1", command="c")
    hand = pair(desk, "friday")
    one, other = hand.event.rounds[0].matches[0].seats
    for board, winner in (("A", one), ("B", one)):
        asked = prepare_reports(desk.hand("friday").event, Report(1, 1, Result(winner=winner), board))
        act(desk, "friday", *asked.commands)
    assert desk.hand("friday").event.rounds[0].matches[0].result.winner == one
    browser = signed_in("scorekeeper")
    url = "/e/friday/desk/correct/1/1"
    looked = browser.get(url, {"board": "B", "outcome": "2", "look": "yes"})
    assert "Game of seat B, as it stands:" in looked.text
    assert browser.post(url, {**hidden(looked), "reason": "other way round"}).status_code == 302
    match = desk.hand("friday").event.rounds[0].matches[0]
    assert {board.seat: board.result.winner for board in match.boards} == {"A": one, "B": other}
    assert match.result is None


def test_a_table_of_four_is_corrected_with_who_went_out_when(desk, signed_in):
    desk.open("friday", event(8, policy="pods/plain"), actor="staff/1", command="c")
    hand = pair(desk, "friday")
    seats = hand.event.rounds[0].matches[0].seats
    report(desk, "friday", 1, Result(winner=seats[0], out=seats[1:]))
    browser = signed_in("scorekeeper")
    url = "/e/friday/desk/correct/1/1"
    sent = {"outcome": "2", "out-1": "1", "out-3": "1", "out-4": "2", "look": "yes"}
    looked = browser.get(url, sent)
    assert looked.status_code == 200
    assert browser.post(url, {**hidden(looked), "reason": "misread"}).status_code == 302
    assert desk.hand("friday").event.rounds[0].matches[0].result == Result(
        winner=seats[1], out=(seats[0], seats[2], seats[3]), together=((seats[0], seats[2]),)
    )
