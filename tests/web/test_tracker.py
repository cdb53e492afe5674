"""The tracker of a table on its phones: the link, seats, what is offered, what stays hidden, undo, live."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client

from headjudge.web.bounds import Bound
from headjudge.web.deskroom import tables
from headjudge.web.guessing import WRONG_LINKS
from headjudge.web.models import TableLink
from headjudge.web.tracking import acting
from headjudge.worldbreaker.happenings import Happening
from tests.desk.worldbreak_cards import CARDS, FOUR, bringing
from tests.web.players import bound
from tests.web.running import opened, words
from tests.web.worldbreak import (
    at_table,
    buttons,
    card_base,
    code_of,
    opened_table,
    phone,
    take_back,
    tell,
)

TURN = Happening("turn", player="1")
CAST = Happening("cast", by="1", card="1-1", pay="{6}{W}{W}{W}")
SECRET = {name for _, cards in FOUR for name in cards}


@pytest.fixture(autouse=True)
def table(desk, tmp_path, monkeypatch):
    monkeypatch.setattr(acting, "OFTEN", Bound(10_000, 60))
    opened(desk)
    base = card_base(tmp_path, monkeypatch)
    opened_table(base)
    return base


def names_in(answer) -> set[str]:
    """The cards that stand anywhere in an answer, by their English names."""
    text = (
        json.dumps(json.loads(answer.text), ensure_ascii=False)
        if answer.text.startswith("{")
        else answer.text
    )
    return {name for name in SECRET if name in text or CARDS[name][0] in text}


class TestTheLink:
    def test_a_preview_binds_nobody_and_the_button_does(self):
        code = code_of()
        browser = Client(HTTP_ACCEPT_LANGUAGE="en")
        page = browser.get(f"/w/{code}", follow=True)
        assert "I am 千尋" in words(page)
        assert names_in(page) == set()
        assert browser.get(at_table()).status_code == 403
        answer = browser.post(page.wsgi_request.path, {"seat": "3", "command": "x"})
        assert answer.url == at_table()
        (cookie,) = [one for name, one in answer.cookies.items() if name.startswith("table-")]
        assert (cookie["httponly"], cookie["path"], cookie["samesite"]) == (True, at_table(), "Lax")
        assert "You are 千尋" in words(browser.get(at_table()))

    def test_only_the_hash_of_a_code_is_kept_and_a_new_one_makes_it_void(self):
        code = code_of()
        assert len(code) >= 22
        assert code not in str(list(TableLink.objects.values()))
        browser = phone(code, "1")
        code_of()
        assert browser.get(at_table()).status_code == 403
        assert Client().get(f"/w/{code}").status_code == 404

    def test_guesses_are_bounded(self):
        browser, code = Client(), code_of()
        for number in range(WRONG_LINKS // 2):
            assert browser.get(f"/w/guess{number}").status_code == 404
            assert browser.get(at_table(f"join/guess{number}")).status_code == 404
        assert browser.get("/w/another").status_code == 429
        assert browser.get(f"/w/{code}").status_code == 429

    def test_a_code_opens_its_table_only(self, table):
        opened_table(table, table=2)
        code = code_of()
        assert Client().get(at_table(f"join/{code}", table=2)).status_code == 404
        browser = phone(code, "1")
        assert browser.get(at_table(table=2)).status_code == 403
        told = next(one.value for name, one in browser.cookies.items() if name.startswith("table-"))
        for name in ("table-x", *browser.cookies):
            browser.cookies[name] = told + "x"
        assert browser.get(at_table()).status_code == 403

    @pytest.mark.parametrize("seat", ["", "9", "1 ", "x" * 200, "watch2", "\u202e"])
    def test_nobody_of_the_table(self, seat):
        browser = Client(HTTP_ACCEPT_LANGUAGE="en")
        page = browser.get(f"/w/{code_of()}", follow=True)
        answer = browser.post(page.wsgi_request.path, {"seat": seat, "command": "x"})
        assert answer.status_code == 422
        assert browser.get(at_table()).status_code == 403


class TestSeats:
    def test_a_taken_seat_asks_and_is_told_to_the_table(self):
        code = code_of()
        first = phone(code, "2")
        browser = Client(HTTP_ACCEPT_LANGUAGE="en")
        page = browser.get(f"/w/{code}", follow=True)
        assert "taken by a phone" in words(page)
        asks = browser.post(page.wsgi_request.path, {"seat": "2", "command": "x"})
        assert asks.status_code == 409
        assert "can no longer do anything for Борис" in words(asks)
        second = phone(code, "2", anyway=True)
        assert "You are Борис" in words(second.get(at_table()))
        told = words(first.get(at_table()))
        assert "Another phone speaks for Борис now" in told
        assert "You are watching" in told
        assert "the one before does no longer" in words(phone(code, "4").get(at_table()))
        assert first.post(at_table("tell"), {"command": "y", "event": "do=turn&player=2"}).status_code == 403

    def test_the_same_phone_again_takes_nothing(self):
        code = code_of()
        browser = phone(code, "2")
        page = browser.get(f"/w/{code}", follow=True)
        version = tables().hand("friday/worldbreak/0/1").version
        assert browser.post(page.wsgi_request.path, {"seat": "2", "command": "z"}).status_code == 302
        assert tables().hand("friday/worldbreak/0/1").version == version

    def test_a_spectator_sees_what_everybody_may_and_tells_nothing(self):
        browser = phone(code_of(), "watch")
        page = browser.get(at_table())
        assert names_in(page) == set()
        assert buttons(page) == {}
        told = browser.post(at_table("tell"), {"command": "x", "event": "do=turn&player=1", "mark": ""})
        assert told.status_code == 403
        assert tables().hand("friday/worldbreak/0/1").version == 1

    def test_a_player_sits_at_once_by_the_own_link(self, desk, table):
        opened_table(table, number=1, players=bringing(("1", "2", "3", "4"), ("",) * 4))
        browser = bound("friday", "2")
        page = browser.get(at_table(number=1))
        assert "You are Борис 2" in words(page)
        assert names_in(page) == set(FOUR[1][1])
        assert bound("friday", "5").get(at_table(number=1)).status_code == 403
        code = code_of(number=1)
        there = browser.get(f"/w/{code}", follow=True)
        assert there.redirect_chain[-1][0] == at_table(number=1)
        other = Client(HTTP_ACCEPT_LANGUAGE="en")
        page = other.get(f"/w/{code}", follow=True)
        assert other.post(page.wsgi_request.path, {"seat": "2", "command": "x"}).status_code == 409


class TestTheTable:
    def test_one_tap_per_event(self):
        code = code_of()
        aki, boris = phone(code, "1"), phone(code, "2")
        assert tell(aki, TURN).status_code == 302
        assert tell(aki, CAST).status_code == 302
        told = words(boris.get(at_table()))
        assert "Worldfire" in told
        assert "Aki casts Worldfire for 6 W W W" in told
        assert tell(boris, Happening("counter", card="1-1", to="graveyard")).status_code == 302
        assert "face B up: spent" in words(aki.get(at_table()))

    def test_every_offered_event_can_be_told(self):
        """Each button of a page, pressed and taken back: nothing is offered that is refused."""
        code = code_of()
        aki = phone(code, "1")
        tell(aki, TURN)
        for begin in (None, CAST, Happening("resolve", card="1-1")):
            if begin is not None:
                tell(aki, begin)
            for line in list(buttons(aki.get(at_table()))):
                if "leaves-game" in line:
                    continue
                fields = buttons(aki.get(at_table()))[line]
                answer = aki.post(at_table("tell"), fields)
                assert answer.status_code == 302, (line, words(answer))
                assert take_back(aki).status_code == 302

    def test_what_is_not_possible_says_why(self):
        aki = phone(code_of(), "1")
        page = words(aki.get(at_table()))
        assert "No turn has begun" in page
        answer = aki.post(
            at_table("tell"),
            {**_fields(aki, "1-1"), "event": "do=cast&by=1&card=1-1&pay=%7B6%7D%7BW%7D%7BU%7D%7BB%7D"},
        )
        assert answer.status_code == 409
        assert "can cast a card without flash" in words(answer)

    def test_two_phones_tell_the_same_and_it_happens_once(self):
        code = code_of()
        aki, boris = phone(code, "1"), phone(code, "2")
        tell(aki, TURN)
        tell(aki, CAST)
        seen = buttons(boris.get(at_table()))["do=counter&card=1-1&to=graveyard"]
        tell(aki, Happening("resolve", card="1-1"))
        late = boris.post(at_table("tell"), seen)
        assert late.status_code == 409
        assert "Something has happened since" in words(late)

    def test_the_same_form_twice_is_one_row(self):
        aki = phone(code_of(), "1")
        fields = buttons(aki.get(at_table()))["do=turn&player=1"]
        first, second = (aki.post(at_table("tell"), fields) for _ in range(2))
        assert (first.status_code, second.status_code) == (302, 302)
        assert tables().hand("friday/worldbreak/0/1").version == 3  # opened, seat, turn

    def test_undo_and_redo(self):
        code = code_of()
        aki, boris = phone(code, "1"), phone(code, "2")
        tell(aki, TURN)
        tell(aki, CAST)
        assert take_back(boris).status_code == 302
        told = words(aki.get(at_table()))
        assert "taken back" in told
        assert "Taken back: Aki casts Worldfire" in told
        assert take_back(aki, "redo").status_code == 302
        assert "Done again: Aki casts Worldfire" in words(boris.get(at_table()))

    def test_what_a_table_tells_within_a_minute_is_bounded(self, monkeypatch):
        monkeypatch.setattr(acting, "OFTEN", Bound(3, 60))
        aki = phone(code_of(), "1")  # taking the seat counts, too
        assert tell(aki, TURN).status_code == 302
        assert take_back(aki).status_code == 302
        assert tell(aki, TURN).status_code == 429

    def test_live_by_version(self):
        code = code_of()
        aki, boris = phone(code, "1"), phone(code, "2")
        first = boris.get(at_table("state"))
        tag = first.headers["ETag"]
        assert boris.get(at_table("state"), HTTP_IF_NONE_MATCH=tag).status_code == 304
        tell(aki, TURN)
        second = boris.get(at_table("state"), HTTP_IF_NONE_MATCH=tag)
        assert second.status_code == 200
        assert second.json()["turn"] == {"player": "1", "phase": "main"}

    def test_the_rules_of_a_card(self):
        aki = phone(code_of(), "1")
        told = words(aki.get(at_table("rules/1-1")))
        assert "Worldfire" in told
        assert "countered" not in told  # it is not on the stack
        assert "Spells and abilities of opponents can neither choose" in told
        tell(aki, TURN)
        tell(aki, CAST)
        assert "countered into the graveyard" in words(aki.get(at_table("rules/1-1")))
        assert aki.get(at_table("rules/9-9")).status_code == 404

    @pytest.mark.parametrize("language", ["en", "ja", "ru"])
    def test_every_language(self, language):
        code = code_of()
        aki = phone(code, "1", language)
        tell(aki, TURN)
        tell(aki, CAST)
        page = aki.get(at_table())
        assert f'<html lang="{language}">' in page.text
        assert CARDS["Worldfire"][0] in page.text if language == "ja" else "Worldfire" in page.text
        assert "{" not in words(page)


def _fields(browser, card):
    return next(fields for line, fields in buttons(browser.get(at_table())).items() if f"card={card}" in line)


class TestNothingHiddenLeaks:
    """Every answer that a phone gets, in every state of the game: it names only cards that its player may know."""

    def answers(self, browser):
        yield browser.get(at_table())
        yield browser.get(at_table() + "?all=1")
        yield browser.get(at_table("state"))
        for player in "1234":
            for number in "123":
                yield browser.get(at_table(f"rules/{player}-{number}"))

    def test_through_a_game(self):
        code = code_of()
        phones = {seat: phone(code, seat) for seat in ("1", "2", "3", "4")}
        phones["watch"] = phone(code, "watch")
        known: set[str] = set()

        def check():
            for seat, browser in phones.items():
                own = set(FOUR[int(seat) - 1][1]) if seat.isdigit() else set()
                for answer in self.answers(browser):
                    if answer.status_code != 404:
                        assert names_in(answer) <= own | known, (seat, answer.wsgi_request.path)

        check()
        tell(phones["1"], TURN)
        tell(phones["1"], Happening("search", by="1", card="1-2", to="hand", range="library"))
        check()
        tell(phones["1"], CAST)
        known = {"Worldfire"}
        check()
        assert "Worldfire" in names_in(phones["watch"].get(at_table()))
        take_back(phones["1"])
        known = set()
        check()  # its name, what was paid and that it was taken back: hidden again
        assert "{W}" not in phones["2"].get(at_table() + "?all=1").text
        assert (
            'mana-W">W</span><span class="mana mana-W">W' not in phones["2"].get(at_table() + "?all=1").text
        )
        take_back(phones["2"], "redo")
        tell(phones["2"], Happening("counter", card="1-1", to="hand"))
        known = {"Worldfire"}
        check()

    def test_a_forged_event_for_a_hidden_card_says_nothing(self):
        code = code_of()
        aki, boris = phone(code, "1"), phone(code, "2")
        tell(aki, TURN)
        said = set()
        for card in ("1-1", "1-2", "1-3", "9-9"):
            for line in (
                f"do=cast&by=1&card={card}&pay=%7B6%7D",
                f"do=put&by=1&card={card}&to=battlefield",
                f"do=put&by=2&card={card}&to=battlefield",
                f"do=play-land&by=2&card={card}",
            ):
                from headjudge.desk.trackers.deciding import mark_for
                from headjudge.desk.trackers.saying import heard

                game = tables().hand("friday/worldbreak/0/1").game()
                fields = {"event": line, "mark": mark_for(game, heard(line)), "command": line[:80]}
                answer = boris.post(at_table("tell"), fields)
                assert answer.status_code == 409
                assert names_in(answer) <= set(FOUR[1][1])
                said.add(re.search(r'<li class="finding error">.*?</li>', answer.text)[0])
        assert len(said) == 1
