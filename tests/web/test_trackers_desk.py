"""The trackers at the desk: opened for a round in one press or typed, all at a glance, corrected with a reason."""

from __future__ import annotations

import html
import re

import pytest

from headjudge.desk.naming import names_of
from headjudge.desk.trackers.opening import game_at, stream_of
from headjudge.tournament.events import PairedMatch
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.hall.deck_events import DecklistHandedIn, Judged
from headjudge.tournament.hall.worldbreak_events import WorldbreakHand, WorldbreaksDealt
from headjudge.web.bounds import Bound
from headjudge.web.deskroom import tables
from headjudge.web.models import TableLink
from headjudge.web.tracking import acting
from headjudge.worldbreaker.happenings import Happening
from tests.desk.making import act, event, pair
from tests.desk.worldbreak_cards import FOUR, NAMES
from tests.web.players import bound
from tests.web.running import at, opened, send, words
from tests.web.worldbreak import at_table, buttons, card_base, opened_table, phone, tell


@pytest.fixture(autouse=True)
def base(desk, tmp_path, monkeypatch):
    monkeypatch.setattr(acting, "OFTEN", Bound(10_000, 60))
    opened(desk, event(8, policy="pods/plain", format="world-breaker", name="Friday night"))
    return card_base(tmp_path, monkeypatch)


def typed(players=FOUR, names=NAMES):
    told = {}
    for place, (commander, cards) in enumerate(players, 1):
        told[f"name-{place}"] = names[place - 1]
        told[f"commander-{place}"] = commander
        told |= {f"worldbreak-{place}-{number}": card for number, card in enumerate(cards, 1)}
    return told


def codes_in(page):
    return sorted(set(re.findall(r"/w/([\w-]+)", page.text)))


def bring(desk, stream="friday"):
    """Every player hands in a list with a commander, and is dealt three worldbreaks."""
    hands, lists = [], []
    for one in desk.hand(stream).event.entrants:
        commander, cards = FOUR[int(one.id) % 4]
        hands.append(WorldbreakHand(one.id, cards))
        text = f"Commander\n1 {commander}\n\nDeck\n1 Balance\n"
        lists.append(
            DecklistHandedIn(one.id, 1, 1_764_496_000_000, "player", False, "plain", Judged("illegal"), text)
        )
    facts = [WorldbreaksDealt("by_hand", tuple(hands)), *lists]
    desk.act(stream, lambda _: facts, actor="staff/1", command="bring")


class TestOneTable:
    def test_typed_opened_and_joined(self, signed_in):
        judge = signed_in("judge")
        assert "Name a commander" not in words(judge.get(at("worldbreak-new")))
        made = send(judge, "worldbreak-new", **typed())
        assert "1 tracker was opened" in words(made)
        (code,) = codes_in(made)
        assert TableLink.objects.count() == 1
        assert made.text.count('class="qr"') == 1
        assert "You are 千尋" in words(phone(code, "3").get(at_table()))
        assert codes_in(judge.get(at("worldbreak"))) == []

    def test_every_fault_stands_at_its_field_and_what_was_typed_is_kept(self, signed_in):
        judge = signed_in("judge")
        told = typed() | {"commander-1": "Zur the Enchantress", "worldbreak-2-3": "", "name-4": "D" * 150}
        answer = send(judge, "worldbreak-new", **told)
        assert answer.status_code == 422
        for field in ("commander-1", "worldbreak-2-3", "name-4"):
            assert f'id="{field}-fault"' in answer.text
        assert "Zur the Enchantress" in html.unescape(answer.text)
        assert "Zur the Enchanter" in words(answer)
        command = re.search(r'name="command" value="([^"]+)"', answer.text)[1]
        again = judge.post(at("worldbreak-new"), typed() | {"command": command})
        assert "1 tracker was opened" in words(again)

    def test_the_same_form_twice_opens_one(self, signed_in):
        judge = signed_in("judge")
        told = typed() | {"command": "one"}
        first, second = (judge.post(at("worldbreak-new"), told) for _ in range(2))
        assert second.status_code == 409
        assert game_at(tables(), "friday", 0, 2) is None
        assert phone(codes_in(first)[0], "1").get(at_table()).status_code == 200

    def test_two_players_will_do_and_one_will_not(self, signed_in):
        judge = signed_in("judge")
        assert send(judge, "worldbreak-new", **typed(FOUR[:1])).status_code == 422
        assert send(judge, "worldbreak-new", **typed(FOUR[:2])).status_code == 200
        assert game_at(tables(), "friday", 0, 1).players == ("1", "2")

    @pytest.mark.parametrize("role", ["viewer"])
    def test_a_viewer_opens_nothing(self, signed_in, role):
        browser = signed_in(role)
        for path in ("worldbreak-new", "worldbreak-open", "worldbreak-links"):
            assert send(browser, path, **typed()).status_code == 403
        assert tables().store.streams("worldbreak-table-opened") == ()


class TestARound:
    def test_what_is_missing_is_told_by_table_and_typed_there(self, desk, signed_in):
        pair(desk, "friday")
        judge = signed_in("judge")
        answer = send(judge, "worldbreak-open")
        told = words(answer)
        assert "Something is missing at these tables" in told
        assert tables().store.streams("worldbreak-table-opened") == ()
        seats = desk.hand("friday").event.rounds[0].matches[0].seats
        assert len(seats) == 4
        for name in (names_of(desk.hand("friday"))[seat] for seat in seats):
            assert told.count(f"{name}: Name a commander") == 1
            assert told.count(f"{name}: ") == 2  # and the worldbreaks, which are missing three times, once
        page = judge.get(at("worldbreak-new") + "?table=1")
        assert 'name="name-1"' not in page.text
        made = send(judge, "worldbreak-new", table="1", **typed())
        assert "1 tracker was opened" in words(made)
        game = game_at(tables(), "friday", 1, 1)
        assert game.players == seats
        assert tables().store.texts(game.stream) == ()  # the event knows the names
        mine = bound("friday", seats[0])
        assert at_table(number=1) in mine.get("/e/friday/me").text
        assert set(FOUR[0][1]) <= {name for name in FOUR[0][1] if name in mine.get(at_table(number=1)).text}

    def test_before_a_round_is_published_there_is_none(self, desk, signed_in):
        judge = signed_in("judge")
        assert send(judge, "worldbreak-open").status_code == 409
        pair(desk, "friday", publish=False)
        assert send(judge, "worldbreak-open").status_code == 409
        assert "No round is published yet" in words(judge.get(at("worldbreak")))
        act(desk, "friday", hall.Publish(1))
        assert "Open trackers for round 1" in words(judge.get(at("worldbreak")))

    def test_what_players_bring_is_taken(self, desk, signed_in):
        """All tables in one press, from decklists and the deal; again opens nothing twice."""
        bring(desk)
        pair(desk, "friday")
        judge = signed_in("judge")
        made = send(judge, "worldbreak-open")
        assert "2 trackers were opened" in words(made)
        assert len(codes_in(made)) == 2
        again = words(send(judge, "worldbreak-open"))
        assert "were opened" not in again
        assert "Every table of round 1 has its tracker" in again
        assert "3 ready" not in again  # at a glance: a word for each card
        assert again.count("ready (A)") == 24
        assert codes_in(send(judge, "worldbreak-links")) != codes_in(made)

    def test_a_repaired_table_is_opened_anew(self, desk, signed_in):
        """Others sit there now: the same press opens a game for them, the old one keeps its log."""
        bring(desk)
        hand = pair(desk, "friday")
        judge = signed_in("judge")
        send(judge, "worldbreak-open")
        here, there = (match.seats for match in hand.event.rounds[0].matches)
        old = game_at(tables(), "friday", 1, 1)
        swapped = {1: (there[0], *here[1:]), 2: (here[0], *there[1:])}
        act(
            desk,
            "friday",
            hall.RepairRound(
                1,
                tuple(PairedMatch(table, seats) for table, seats in swapped.items()),
                (),
                (),
                (),
                (),
                (),
                "x",
            ),
        )
        assert words(judge.get(at("worldbreak"))).count("Others sit here") == 2
        assert "2 trackers were opened" in words(send(judge, "worldbreak-open"))
        game = game_at(tables(), "friday", 1, 1)
        assert game.players == swapped[1]
        assert game.stream == "friday/worldbreak/1/1/2"
        assert tables().hand(old.stream) == old
        assert bound("friday", there[0]).get(at_table(number=1)).status_code == 200
        assert bound("friday", here[0]).get(at_table(number=1)).status_code == 403

    def test_a_new_game_takes_the_place_of_the_one_that_was_seen(self, desk, signed_in):
        pair(desk, "friday")
        judge = signed_in("judge")
        send(judge, "worldbreak-new", table="1", **typed())
        page = judge.get(at("worldbreak-new") + "?table=1")
        assert "This table has a game" in words(page)
        assert send(judge, "worldbreak-new", table="1", **typed()).status_code == 409
        seen = "friday/worldbreak/1/1"
        made = send(judge, "worldbreak-new", table="1", instead=seen, **typed())
        assert "1 tracker was opened" in words(made)
        assert send(judge, "worldbreak-new", table="1", instead=seen, **typed()).status_code == 409
        assert game_at(tables(), "friday", 1, 1).stream == "friday/worldbreak/1/1/2"


class TestAtATable:
    @pytest.fixture(autouse=True)
    def table(self, base):
        opened_table(base)

    def show(self, browser, **query):
        return browser.get(at("worldbreak/0/1"), query)

    def test_judges_see_every_card_and_viewers_what_is_public(self, signed_in):
        for role, sees in (("judge", True), ("owner", True), ("viewer", False)):
            page = self.show(signed_in(role))
            assert ("Worldfire" in page.text) == sees
            assert ("Worldfire" in signed_in(role).get(at("worldbreak")).text) == sees
            assert buttons(page) == {}

    def test_something_told_for_a_player_and_taken_back_with_a_reason(self, signed_in):
        judge = signed_in("judge")
        offered = buttons(self.show(judge, **{"as": "1"}))
        answer = judge.post(at("worldbreak/0/1/tell"), offered["do=turn&player=1"])
        assert answer.url.endswith("?as=1")
        told = words(self.show(judge))
        assert "(staff)" in told
        fields = {"do": "undo", "row": "2", "command": "u"}
        refused = judge.post(at("worldbreak/0/1/tell"), fields)
        assert refused.status_code == 409
        assert tables().hand(stream_of("friday", 0, 1)).version == 2
        done = judge.post(at("worldbreak/0/1/tell"), fields | {"reason": "wrong player"})
        assert done.status_code == 302
        assert "wrong player" in words(self.show(judge))
        again = judge.post(at("worldbreak/0/1/tell"), {"do": "redo", "row": "2", "command": "r"})
        assert again.status_code == 302

    def test_phones_read_the_reason(self, signed_in):
        judge = signed_in("judge")
        code = codes_in(send(judge, "worldbreak-links", game=stream_of("friday", 0, 1)))[0]
        aki = phone(code, "1")
        tell(aki, Happening("turn", player="1"))
        judge.post(at("worldbreak/0/1/tell"), {"do": "undo", "row": "3", "command": "u", "reason": "not yet"})
        assert "Taken back (not yet)" in words(aki.get(at_table()))

    def test_a_table_of_another_event_is_not_there(self, desk, signed_in):
        opened(desk, stream="saturday")
        judge = signed_in("judge", "saturday")
        assert judge.get(at("worldbreak/0/1", "saturday")).status_code == 404
        answer = send(judge, "worldbreak-links", "saturday", game=stream_of("friday", 0, 1))
        assert answer.status_code == 422
        assert not TableLink.objects.exists()

    def test_rules_of_a_card(self, signed_in):
        judge = signed_in("judge")
        assert "Worldfire" in judge.get(at("worldbreak/0/1/rules/1-1")).text
        assert signed_in("viewer").get(at("worldbreak/0/1/rules/1-1")).status_code == 403


def test_a_table_is_no_event_anywhere(base, signed_in, desk):
    opened_table(base)
    browser = signed_in("owner", host=True)
    assert [one["slug"] for one in browser.get("/api/v1/events").json()["items"]] == ["friday"]
    assert browser.get("/").text.count("/e/friday/") >= 1
    assert "worldbreak/0/1" not in browser.get("/").text
    assert "headjudge_events 1.0" in browser.get("/metrics").text
    assert "headjudge_tables 1.0" in browser.get("/metrics").text


def test_trackers_stand_in_the_desks_way_of_world_breaker_only(desk, signed_in):
    opened(desk, event(8, name="Other"), "other")
    assert at("worldbreak") in signed_in("judge").get(at("")).text
    assert at("worldbreak", "other") not in signed_in("judge", "other").get(at("", "other")).text
