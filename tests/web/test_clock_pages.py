"""The clock at the desk: started by a person, paused, set, extended; and what a page counts down to."""

import pytest

from headjudge.desk.timing import moment_of, outstanding, round_clock
from headjudge.tournament.state import Enters, Result, Stage
from tests.desk.making import event, pair, play, report
from tests.web.running import an_example, at, opened, send, words

START = "2026-11-27T19:00:00.000Z"
MINUTE = 60_000


@pytest.fixture
def clock(monkeypatch):
    """A clock that the test sets: minutes after the start."""
    moment = {"minutes": 0}

    def now() -> str:
        hours, minutes = divmod(moment["minutes"], 60)
        return f"2026-11-27T{19 + hours}:{minutes:02d}:00.000Z"

    for module in ("clocks", "desk", "rounds", "results", "tables"):
        monkeypatch.setattr(f"headjudge.web.views.{module}.now", now)

    def at_minute(minutes: int) -> None:
        moment["minutes"] = minutes

    return at_minute


@pytest.fixture
def keeper(desk, signed_in):
    opened(desk)
    return signed_in("scorekeeper")


def test_it_starts_when_the_round_is_published_and_somebody_presses(desk, keeper, clock):
    pair(desk, "friday", publish=False)
    assert send(keeper, "clock/all", round=1, deed="start", minutes=55).status_code == 409
    send(keeper, "round/1/publish")
    page = keeper.get(at("clock"))
    assert "The clock has not been started." in words(page)
    assert 'value="55"' in page.text  # the minutes of the policy
    assert "Round 1 begins. You have 55 minutes." in words(page)
    assert send(keeper, "clock/all", round=1, deed="start", minutes="").status_code == 409
    assert send(keeper, "clock/all", round=1, deed="start", minutes=40).status_code == 302
    page = keeper.get(at("clock")).text
    end = moment_of(START) + 40 * MINUTE
    assert f'data-end="{end}"' in page
    assert f'data-now="{moment_of(START)}"' in page
    assert keeper.get(at("clock/face")).json() == {
        "now": moment_of(START),
        "version": desk.hand("friday").version,
        "phase": "starting",
        "end": end,
        "left": 40 * MINUTE,
    }


def test_pause_resume_adjust_end(desk, keeper, clock):
    pair(desk, "friday")
    send(keeper, "clock/all", round=1, deed="start", minutes=50)
    clock(10)
    send(keeper, "clock/all", round=1, deed="pause")
    clock(20)
    page = keeper.get(at("clock"))
    assert "The clock is paused." in words(page)
    assert "40:00" in words(page)
    assert "data-end" not in page.text
    send(keeper, "clock/all", round=1, deed="resume")
    assert "40:00" in words(keeper.get(at("clock")))
    assert send(keeper, "clock/all", round=1, deed="more", minutes=5).status_code == 409  # why?
    assert send(keeper, "clock/all", round=1, deed="more", minutes=5, reason="fire alarm").status_code == 302
    assert "45:00" in words(keeper.get(at("clock")))
    send(keeper, "clock/all", round=1, deed="less", minutes=15, reason="venue closes")
    assert "30:00" in words(keeper.get(at("clock")))
    send(keeper, "clock/all", round=1, deed="end")
    assert round_clock(desk.hand("friday"), moment_of(START) + 20 * MINUTE).face.phase == "ended"
    assert send(keeper, "clock/all", round=1, deed="dance").status_code == 422


def test_tables_out_in_the_order_in_which_their_time_ends(desk, keeper, clock, signed_in):
    pair(desk, "friday")
    send(keeper, "clock/all", round=1, deed="start", minutes=50)
    judge = signed_in("judge")
    assert send(judge, "clock/table", round=1, table=2, deed="extend", minutes=5).status_code == 409
    send(judge, "clock/table", round=1, table=2, deed="extend", minutes=5, reason="long ruling")
    send(judge, "clock/table", round=1, table=1, deed="extend", minutes=8, reason="deck check")
    send(judge, "clock/table", round=1, table=3, deed="check_begin")
    report(desk, "friday", 4, _won(desk, 4))
    clock(52)
    hand = desk.hand("friday")
    rows = outstanding(hand, moment_of(START) + 52 * MINUTE)
    assert [row.table for row in rows] == [2, 1, 3]
    page = words(keeper.get(at("outstanding")))
    assert "3:00" in page  # table 2: 50 + 5 - 52
    assert "6:00" in page
    assert "deck check" in page
    assert "Tables 1, 2, 3 have extra time and play on." in words(keeper.get(at("clock")))
    assert send(judge, "clock/table", round=1, table=3, deed="check_end").status_code == 302
    assert send(judge, "clock/all", round=1, deed="end").status_code == 403


def _won(desk, table):
    return Result(winner=desk.hand("friday").event.rounds[-1].matches[table - 1].seats[0])


def test_the_table_page_extends_and_comes_back(desk, keeper, clock):
    pair(desk, "friday")
    send(keeper, "clock/all", round=1, deed="start", minutes=50)
    here = at("round/1/table/2")
    answer = send(keeper, "clock/table", round=1, table=2, deed="extend", minutes=4, reason="x", next=here)
    assert answer.url == here
    assert "54:00" in words(keeper.get(here))


def test_a_play_off_without_time_has_no_clock_to_start(desk, signed_in, clock):
    stages = (Stage("swiss", "swiss", options={"rounds": 1}), Stage("top2", "bracket", enters=Enters(top=2)))
    opened(desk, event(4, stages=stages))
    keeper = signed_in("scorekeeper")
    pair(desk, "friday")
    play(desk, "friday")
    pair(desk, "friday")
    hand = desk.hand("friday")
    clock_of = round_clock(hand, moment_of(START))
    page = words(keeper.get(at("clock")))
    assert (clock_of.minutes is None) == ("no time limit" in page)


def test_steps_before_a_limited_event_have_clocks_of_their_own(desk, signed_in, clock):
    opened(desk, an_example("calling-with-draft.json", 0))
    keeper = signed_in("scorekeeper")
    page = words(keeper.get(at("clock")))
    assert "sealed deck registration" in page
    assert "sealed deck building and preparation" in page
    answer = send(keeper, "clock/all", round=1, step="sealed_registration", deed="start", minutes=20)
    assert answer.status_code == 302
    assert "20:00" in words(keeper.get(at("clock")))
    second = send(keeper, "clock/all", round=1, step="sealed_construction", deed="start", minutes=30)
    assert second.status_code == 409  # one step after the other
    assert send(keeper, "clock/all", round=1, step="dancing", deed="start", minutes=3).status_code == 409


def test_a_called_draft_is_called_pick_by_pick(desk, signed_in, clock):

    made = event(
        8, "fab/booster-draft", level="professional", stages=(Stage("draft", "draft", options={"rounds": 3}),)
    )
    opened(desk, made)
    judge = signed_in("judge")
    page = judge.get(at("clock"))
    assert "The draft has not begun." in words(page)
    assert send(judge, "clock/draft", cards=14, deed="pick", pack=1, pick=2).status_code == 409
    answer = send(judge, "clock/draft", cards=14, deed="pick", pack=1, pick=1)
    assert answer.status_code == 302, words(answer)
    assert answer.url.endswith("?cards=14")
    assert "Pack 1, 14 cards in hand" in words(judge.get(answer.url))
    assert (
        send(judge, "clock/draft", cards=14, deed="pick", pack=1, pick=2).status_code == 409
    )  # the timer runs
    answer = send(judge, "clock/draft", cards=14, deed="pick", pack=1, pick=2, everybody_done="yes")
    assert answer.status_code == 302
    clock(2)
    answer = send(judge, "clock/draft", cards=14, deed="overrun", pack=1, pick=2, entrant="3")
    assert answer.status_code == 302
