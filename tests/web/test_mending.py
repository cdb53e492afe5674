"""Corrections and repairs through the pages: looked at, taken with a reason, announced, undone."""

import json
import random
import re

import pytest

from headjudge.desk.undoing import next_undo, undo
from headjudge.running.auditing import audit
from headjudge.running.repairing import repair
from headjudge.tournament.state import Result
from tests.desk.making import event, pair, play, report

FIELD = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)">')


def hidden(answer, begin='<form method="post"'):
    """The hidden fields of the last form of a page that posts (that of signing out stands before it)."""
    form = answer.text.rsplit(begin, 1)[1].split("</form>")[0]
    return dict(FIELD.findall(form))


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
    told = browser.get("/e/friday/desk/round/4/repair").text
    assert f"Round 4: tables {', '.join(map(str, changed))} were changed at " in told
    assert "There is nothing to put right" in told
    assert_the_log_says_who_what_and_why(desk, changed)
    found = [(one.code, one.severity) for one in audit(now.event)]
    assert found == [("audit.result_changed", "warning")] * 3 + [("audit.round_repaired", "info")]
    for before in reversed(states):
        hand = desk.act(
            "friday",
            lambda hand: undo(hand, next_undo(hand).first, "back"),
            actor="staff/9",
            command=f"u{before.version}",
        )
        assert (hand.event, hand.hall, hand.steps) == (before.event, before.hall, before.steps)


def assert_the_log_says_who_what_and_why(desk, changed):
    hand = desk.hand("friday")
    step = hand.steps[-1]
    assert step.names == ("round-repaired",)
    assert step.actor.startswith("staff/")
    rows = desk.store.read("friday", step.first - 1)
    assert sorted(one["table"] for one in json.loads(rows[0].data)["matches"]) == changed
    texts = [text.text for text in desk.store.texts("friday", step.first - 1)]
    assert any("three slips misread" in str(text) for text in texts)


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
