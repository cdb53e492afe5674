"""Running an event in the browser: the four steps of a round, typed results, undo, and who may do it."""

import re
from dataclasses import replace

import pytest
from django.test import Client

from headjudge.desk.telling import told
from headjudge.desk.undoing import next_undo
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.hall import events as hall_events
from headjudge.tournament.state import Entrant, Result
from tests.desk.making import act, event, pair, play, report
from tests.web.running import at, opened, send, type_, words


@pytest.fixture
def keeper(desk, signed_in) -> Client:
    return signed_in("scorekeeper")


class TestARound:
    def test_has_four_separate_steps(self, desk, keeper):
        opened(desk)
        assert "Pairing would make 4 matches." in words(keeper.get(at("round/1")))
        assert desk.hand("friday").event.rounds == ()
        assert send(keeper, "round/1/pair").url == at("round/1")
        hand = desk.hand("friday")
        assert (len(hand.event.rounds), hand.hall.published) == (1, 0)
        assert "not published" in words(keeper.get(at("round/1")))
        assert send(keeper, "round/1/publish").status_code == 302
        hand = desk.hand("friday")
        assert hand.hall.published == 1
        assert hand.clocks.facts == {}
        send(keeper, "clock/all", round=1, deed="start", minutes=55)
        assert [len(facts) for facts in desk.hand("friday").clocks.facts.values()] == [1]

    def test_says_before_round_1_who_is_not_checked_in_where_somebody_is(self, desk, keeper):
        opened(desk)
        assert "not checked in" not in words(keeper.get(at("round/1")))
        act(desk, "friday", hall.CheckIn(("1", "2", "3")))
        assert "5 players are not checked in" in words(keeper.get(at("round/1")))
        pair(desk, "friday")
        play(desk, "friday")
        assert "not checked in" not in words(keeper.get(at("round/2")))

    def test_of_open_tables_is_not_followed_by_another(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        page = words(keeper.get(at("round/2")))
        assert "4 matches without a result (tables: 1, 2, 3, 4)" in page
        assert send(keeper, "round/2/pair").status_code == 409

    def test_is_paired_once_even_when_two_press(self, desk, keeper, signed_in):
        opened(desk)
        assert send(keeper, "round/1/pair").status_code == 302
        answer = send(signed_in("organiser"), "round/1/pair")
        assert answer.status_code == 409
        assert len(desk.hand("friday").event.rounds) == 1

    def test_taken_back_needs_a_reason_once_published(self, desk, keeper):
        opened(desk)
        pair(desk, "friday", publish=False)
        assert send(keeper, "round/1/take-back").status_code == 302
        assert desk.hand("friday").event.rounds == ()
        pair(desk, "friday")
        refused = send(keeper, "round/1/take-back", reason=" ")
        assert refused.status_code == 409
        assert "write the reason" in words(refused)
        assert send(keeper, "round/1/take-back", reason="wrong list").status_code == 302
        assert desk.hand("friday").event.rounds == ()

    def test_says_why_a_bye(self, desk, keeper):
        opened(desk, event(7))
        pair(desk, "friday", publish=False)
        assert "drawn by lot among equals" in words(keeper.get(at("round/1")))

    def test_marks_pair_downs(self, desk, keeper):
        opened(desk, event(6))
        pair(desk, "friday")
        play(desk, "friday")
        pair(desk, "friday")
        hand = desk.hand("friday")
        downs = [m.table for m in hand.event.rounds[-1].matches if "pair_down" in m.notes]
        assert downs
        assert keeper.get(at("round/2")).text.count("↓") == len(downs)

    def test_hostile_names_stay_text(self, desk, keeper):

        evil = Entrant("9", "<script>alert(1)</script>\u202e")
        made = replace(event(3), entrants=(*event(3).entrants, evil))
        opened(desk, made)
        pair(desk, "friday")
        table = next(m.table for m in desk.hand("friday").event.rounds[0].matches if "9" in m.seats)
        pages = ["", "round/1", "results", "outstanding", "clock", "undo", f"round/1/table/{table}"]
        for path in pages:
            text = keeper.get(at(path)).text
            assert "<script>alert" not in text
            assert "\u202e" not in text


class TestKeyboard:
    def test_a_line_is_taken_and_said_back(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        match = desk.hand("friday").event.rounds[0].matches[1]
        answer = type_(keeper, "2 2")
        assert answer.status_code == 302
        page = words(keeper.get(answer.url))
        winner = next(e.name for e in desk.hand("friday").event.entrants if e.id == match.seats[1])
        assert f"{winner} won" in page
        assert "Undo" in page
        assert desk.hand("friday").event.rounds[0].matches[1].result == Result(winner=match.seats[1])
        assert "autofocus" in keeper.get(answer.url).text

    @pytest.mark.parametrize("line", ["３　ｄ", "3 в", "3 ="])
    def test_any_keyboard(self, desk, keeper, line):
        opened(desk)
        pair(desk, "friday")
        assert type_(keeper, line).status_code == 302
        assert desk.hand("friday").event.rounds[0].matches[2].result == Result(draw=True)

    @pytest.mark.parametrize(
        ("line", "status"), [("", 422), ("2", 422), ("77 1", 409), ("2 3 1", 422), ("2 q", 422)]
    )
    def test_what_cannot_be_is_said_and_the_line_stays(self, desk, keeper, line, status):
        opened(desk)
        pair(desk, "friday")
        answer = type_(keeper, line)
        assert answer.status_code == status
        assert f'value="{line}" autofocus' in answer.text
        assert desk.hand("friday").event.rounds[0].matches[1].result is None

    def test_nothing_before_publishing(self, desk, keeper):
        opened(desk)
        pair(desk, "friday", publish=False)
        answer = type_(keeper, "1 1")
        assert answer.status_code == 409
        assert "not published yet" in words(answer)
        assert desk.hand("friday").event.rounds[0].matches[0].result is None

    def test_a_table_with_a_result_shows_both_and_asks_why(self, desk, keeper, signed_in):
        opened(desk)
        pair(desk, "friday")
        type_(keeper, "1 1")
        other = signed_in("organiser")
        asked = type_(other, "1 2")
        assert asked.status_code == 409
        page = words(asked)
        assert "Stands now" in page
        assert "scorekeeper 0" in page
        assert "Typed now" in page
        still = re.search(r'name="still" value="(\w+)"', asked.text)[1]
        assert type_(other, "1 2", still=still, reason="").status_code == 409
        first, second = desk.hand("friday").event.rounds[0].matches[0].seats
        assert desk.hand("friday").event.rounds[0].matches[0].result == Result(winner=first)
        assert type_(other, "1 2", still=still, reason="slip misread").status_code == 302
        assert desk.hand("friday").event.rounds[0].matches[0].result == Result(winner=second)

    def test_the_same_again_changes_nothing(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        type_(keeper, "1 1")
        version = desk.hand("friday").version
        answer = type_(keeper, "1 1")
        assert "stood so already" in words(keeper.get(answer.url))
        assert desk.hand("friday").version == version

    def test_a_form_sent_twice_is_one_result(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        for _ in range(2):
            assert keeper.post(at("results"), {"command": "once", "line": "1 1"}).status_code == 302
        assert desk.hand("friday").steps[-1].names == ("results-reported",)
        assert sum(step.names == ("results-reported",) for step in desk.hand("friday").steps) == 1

    def test_the_round_of_the_form_counts_not_the_one_paired_since(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        play(desk, "friday")
        pair(desk, "friday")
        assert type_(keeper, "1 2", round=1).status_code == 409
        assert desk.hand("friday").event.rounds[1].matches[0].result is None

    def test_two_scorekeepers_at_one_table(self, desk, keeper, signed_in):
        """Both looked at an open table; the second one sees whose value stands and overwrites nothing."""
        opened(desk)
        pair(desk, "friday")
        other = signed_in("scorekeeper")
        pages = [browser.get(at("round/1/table/1")).text for browser in (keeper, other)]
        stills = [re.search(r'name="still" value="(\w+)"', text)[1] for text in pages]
        assert stills[0] == stills[1]
        assert send(keeper, "round/1/table/1/report", result="win:1", still=stills[0]).status_code == 302
        late = send(other, "round/1/table/1/report", result="win:2", still=stills[1])
        assert late.status_code == 409
        assert "has changed since you looked" in words(late)
        assert "scorekeeper 0" in words(late)
        first = desk.hand("friday").event.rounds[0].matches[0].seats[0]
        assert desk.hand("friday").event.rounds[0].matches[0].result == Result(winner=first)


WRITES = [
    "round/1/pair",
    "round/1/publish",
    "round/1/take-back",
    "round/1/table/1/report",
    "round/1/table/1/drop",
    "round/1/table/1/side",
    "results",
    "clock/all",
    "clock/table",
    "clock/draft",
    "undo",
]


@pytest.mark.parametrize("path", WRITES)
def test_a_viewer_looks_on_and_changes_nothing(desk, signed_in, path):
    opened(desk)
    hand = pair(desk, "friday")
    assert send(signed_in("viewer"), path, line="1 1", result="win:1", deed="start").status_code == 403
    assert send(signed_in("owner", "saturday"), path).status_code == 403
    assert send(Client(), path).url.startswith("/sign-in")
    assert desk.hand("friday").version == hand.version


def test_a_viewer_sees_the_pages_without_buttons(desk, signed_in):
    opened(desk)
    pair(desk, "friday")
    viewer = signed_in("viewer")
    for path in ("", "round/1", "round/1/table/1", "outstanding", "clock"):
        page = viewer.get(at(path))
        assert page.status_code == 200
        assert page.text.count("<form") == 1, path  # signing out
    assert viewer.get(at("results")).status_code == 403
    assert viewer.get(at("undo")).status_code == 403


class TestUndo:
    def test_shows_what_goes_and_then_what_would_go_next(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        type_(keeper, "1 1")
        page = keeper.get(at("undo"))
        assert "Round 1, table 1" in words(page)
        assert "scorekeeper 0" in words(page)
        first = next_undo(desk.hand("friday")).first
        assert send(keeper, "undo", first=first).status_code == 302
        assert desk.hand("friday").event.rounds[0].matches[0].result is None
        page = keeper.get(at("undo"))
        assert "Round 1 published" in words(page)
        first = next_undo(desk.hand("friday")).first
        assert send(keeper, "undo", first=first).status_code == 409
        assert send(keeper, "undo", first=first, reason="too early").status_code == 302
        assert desk.hand("friday").hall.published == 0

    def test_of_a_step_that_is_no_longer_the_last_is_refused(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        type_(keeper, "1 1")
        first = next_undo(desk.hand("friday")).first
        type_(keeper, "2 1")
        answer = send(keeper, "undo", first=first)
        assert answer.status_code == 409
        assert "Something else has happened since" in words(answer)
        assert "table 2" in words(answer)

    def test_goes_back_where_it_was_pressed_and_nowhere_else(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        for goes_to, expected in ((at("results"), at("results")), ("https://evil.example/", at("undo"))):
            type_(keeper, "1 1")
            first = next_undo(desk.hand("friday")).first
            assert send(keeper, "undo", first=first, next=goes_to).url == expected


def test_a_whole_event_to_the_end_and_back(desk, keeper):
    """Three rounds of eight from the keyboard alone; then every step is undone again, each state as it was."""
    opened(desk, event(8))
    states = [desk.hand("friday")]

    def step(answer):
        assert answer.status_code == 302, words(answer)
        states.append(desk.hand("friday"))

    for number in (1, 2, 3):
        assert f"pair round {number}" in words(keeper.get(at("")))
        step(send(keeper, f"round/{number}/pair"))
        assert "Only the staff sees it" in words(keeper.get(at("")))
        step(send(keeper, f"round/{number}/publish"))
        assert "Its clock has not been started" in words(keeper.get(at("")))
        step(send(keeper, "clock/all", round=number, deed="start", minutes=55))
        for table, line in enumerate(("1", "2", "1n", "d"), 1):
            assert f"{5 - table} table" in words(keeper.get(at("")))
            step(type_(keeper, f"{table} {line}"))
        step(send(keeper, "clock/all", round=number, deed="end"))
    assert "The event is over" in words(keeper.get(at("")))
    assert "3 planned rounds are paired" in words(keeper.get(at("round/4")))
    for path in ("results", "round/3"):
        ended = keeper.get(at(path))
        assert "/e/friday/standings" in ended.text
        assert "/round/4" not in ended.text
    for before in reversed(states[:-1]):
        first = next_undo(desk.hand("friday")).first
        answer = send(keeper, "undo", first=first, reason="back")
        assert answer.status_code == 302
        now = desk.hand("friday")
        assert (now.event, now.hall, now.clocks) == (before.event, before.hall, before.clocks)
    assert next_undo(desk.hand("friday")) is None
    assert "nothing to undo" in words(keeper.get(at("undo")))


def test_the_desk_leads_to_what_the_players_see(desk, keeper):
    opened(desk)
    before = keeper.get(at(""))
    assert "/e/friday/screen" in before.text
    assert "/e/friday/pairings" not in before.text
    assert 'class="qr"' in before.text
    pair(desk, "friday")
    after = keeper.get(at("")).text
    assert "/e/friday/pairings" in after
    assert "/e/friday/standings" in after


def test_a_repair_without_tables_is_told_without_them():
    fact = hall_events.RoundRepaired(2, (), (), (), ("9",), reason="late")
    assert told({}, "round-repaired", fact) == (
        "log_row.round_repaired",
        {"round": 2, "tables": (), "count": 0, "reason": "late"},
    )


PAGES = [
    "",
    "round",
    "round/1",
    "round/2",
    "round/1/table/1",
    "round/1/table/2",
    "results",
    "outstanding",
    "clock",
    "undo",
]


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("policy", ["fab/classic-constructed", "goldfish-arena", "mtg/swiss"])
def test_every_page_in_every_language(desk, keeper, signed_in, language, policy):
    opened(desk, event(9 if policy == "goldfish-arena" else 7, policy))
    browser = signed_in("owner")
    browser.get(f"/?lang={language}")

    def all_pages():
        for path in PAGES:
            page = browser.get(at(path), follow=True)
            assert page.status_code in (200, 404), path
            assert f'<html lang="{language}">' in page.text

    all_pages()
    pair(desk, "friday", publish=False)
    all_pages()
    act(desk, "friday", hall.Publish(1))
    seats = desk.hand("friday").event.rounds[0].matches[0].seats
    if len(seats) == 2:
        act(desk, "friday", hall.ReportSide(1, 1, seats[0], Result(winner=seats[0])))
        act(desk, "friday", hall.ReportSide(1, 1, seats[1], Result(winner=seats[1])))
    send(browser, "clock/all", round=1, deed="start", minutes=50)
    send(browser, "clock/table", round=1, table=1, deed="extend", minutes=5, reason="ruling")
    all_pages()
    send(browser, "clock/table", round=1, table=1, deed="check_begin")
    send(browser, "clock/all", round=1, deed="pause")
    all_pages()
    if len(seats) == 2:
        report(desk, "friday", 1, Result(draw=True))
        play(desk, "friday")
    all_pages()
