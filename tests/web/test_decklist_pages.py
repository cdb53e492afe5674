"""Decklists through the pages: a player's own, the staff's, what everybody may see; and the set-up's deck rules."""

import re
from dataclasses import replace

import pytest
from django.test import override_settings

from headjudge.web.views import decklist_form
from tests.desk.decks import JAPANESE, LEGAL, SHORT, a_database
from tests.desk.making import event, pair
from tests.web.players import bound
from tests.web.running import at, opened, send, words

ME = "/e/friday/me"


@pytest.fixture(autouse=True)
def cards(settings_of_cards):
    """Card data at hand."""


@pytest.fixture
def settings_of_cards(tmp_path, desk):
    from django.conf import settings

    folder = tmp_path / "cards"
    a_database(folder / "mtg.sqlite")
    decklist_form.OFTEN._done.clear()
    with override_settings(HEADJUDGE=replace(settings.HEADJUDGE, cards=(folder,))):
        yield folder


@pytest.fixture(autouse=True)
def friday(desk):
    return opened(desk, event(4, "mtg/swiss", format="commander", options={"decklists": "required"}))


def field(answer):
    """What stands in the field of the list."""
    return re.search(r"<textarea[^>]*>\n(.*?)</textarea>", answer.text, re.S)[1]


class TestAPlayer:
    def test_pastes_sees_every_fault_and_hands_in(self, desk):
        browser = bound("friday", "1")
        faulty = "統率者\n1 空召喚士ターランド\nデッキ\n1 太陽の指わ\n2 選択\n97 島\n"
        page = browser.post(ME, {"text": faulty, "do": "check"})
        said = words(page)
        assert "line 4" in said
        assert "line 5" in said
        assert field(page) == faulty
        assert desk.hand("friday").hall.decks.lists == {}
        form = {"list": "0", "command": "a"}
        assert browser.post(ME, {"text": JAPANESE, "do": "save", **form}).status_code == 302
        assert desk.hand("friday").hall.decks.of("1").fact.text == JAPANESE
        assert desk.hand("friday").steps[-1].actor == "player/1"
        assert "Your list is handed in: legal." in words(browser.get(ME))

    def test_chooses_a_near_match_by_a_tap_and_nothing_is_taken_silently(self):
        browser = bound("friday", "1")
        text = LEGAL.replace("Sol Ring", "Sol Rign")
        page = browser.post(ME, {"text": text, "do": "check"})
        choice = re.search(r'name="take" value="([^"]*)"', page.text)[1].replace("&#9;", "\t")
        assert field(page) == text
        assert field(browser.post(ME, {"text": text, "take": choice})) == LEGAL.rstrip("\n")

    def test_a_faulty_list_is_taken_and_can_be_edited(self, desk):
        browser = bound("friday", "1")
        browser.post(ME, {"text": SHORT, "do": "save", "list": "0", "command": "a"})
        assert desk.hand("friday").hall.decks.of("1").judged.verdict == "illegal"
        page = browser.get(ME)
        assert "deck" in words(page)
        browser.post(ME, {"text": LEGAL, "do": "save", "list": "1", "command": "b"})
        assert desk.hand("friday").hall.decks.of("1").judged.verdict == "legal"

    def test_what_was_typed_stays_where_it_is_refused(self):
        browser = bound("friday", "1")
        browser.post(ME, {"text": SHORT, "do": "save", "list": "0", "command": "a"})
        answer = browser.post(ME, {"text": LEGAL, "do": "save", "list": "0", "command": "b"})
        assert answer.status_code == 409
        assert field(answer) == LEGAL

    def test_cannot_change_it_once_the_round_is_published(self, desk):
        browser = bound("friday", "1")
        browser.post(ME, {"text": LEGAL, "do": "save", "list": "0", "command": "a"})
        pair(desk, "friday")
        answer = browser.post(ME, {"text": SHORT, "do": "save", "list": "1", "command": "b"})
        assert answer.status_code == 409
        assert "<form method" not in browser.get(ME).text.partition("<main")[2]
        assert desk.hand("friday").hall.decks.of("1").fact.text == LEGAL

    def test_sees_nothing_of_anybody_else(self):
        first, second = bound("friday", "1"), bound("friday", "2")
        first.post(ME, {"text": LEGAL + "# my secret", "do": "save", "list": "0", "command": "a"})
        for answer in (
            second.get(ME),
            second.get("/e/friday/decklists"),
            second.get("/e/friday/decklists/1"),
        ):
            assert "secret" not in answer.text
            assert "Sol Ring" not in answer.text
        assert "secret" in first.get(ME).text

    def test_checks_while_typing_keep_nothing_and_are_bounded(self, desk):
        browser = bound("friday", "1")
        answer = browser.post(ME + "/check", {"text": SHORT})
        assert "Not legal" in words(answer)
        assert "<html" not in answer.text
        assert desk.hand("friday").version == 1 + 1  # opened, entered
        for _ in range(decklist_form.OFTEN.times):
            decklist_form.OFTEN.allows("friday 1")
        assert browser.post(ME + "/check", {"text": SHORT}).status_code == 429

    def test_hostile_texts_run_nothing(self):
        browser = bound("friday", "1")
        text = "1 <script>alert(1)</script>\n1 \u202eevil\n</textarea><script>alert(1)</script>"
        for answer in (
            browser.post(ME, {"text": text, "do": "check"}),
            browser.post(ME + "/check", {"text": text}),
        ):
            assert answer.status_code == 200
            assert "<script>alert" not in answer.text

    def test_no_list_at_all_is_told(self):
        answer = bound("friday", "1").post(ME, {"text": "  ", "do": "save", "list": "0", "command": "a"})
        assert answer.status_code == 422


class TestTheStaff:
    def test_missing_and_faulty_first(self, desk, signed_in):
        bound("friday", "2").post(ME, {"text": LEGAL, "do": "save", "list": "0", "command": "a"})
        bound("friday", "3").post(ME, {"text": SHORT, "do": "save", "list": "0", "command": "a"})
        page = signed_in("judge").get(at("decklists"))
        names = re.findall(r'class="who">([^<]+)<', page.text)
        assert names == ["Aki 1", "Dana 4", "千尋 3", "Борис 2"]
        assert "2 of 4 handed in" in words(page)

    def test_a_judge_writes_a_list_with_a_reason(self, desk, signed_in):
        browser = signed_in("judge")
        answer = send(browser, "decklist-edit/1", text=LEGAL, do="save", list="0", reason="")
        assert answer.status_code == 422
        assert field(answer) == LEGAL
        answer = send(browser, "decklist-edit/1", text=LEGAL, do="save", list="0", reason="came on paper")
        assert answer.status_code == 302
        fact = desk.hand("friday").hall.decks.of("1").fact
        assert (fact.by, fact.reason) == ("staff", "came on paper")
        assert "came on paper" in words(bound("friday", "1").get(ME))  # the player reads why

    def test_a_deck_to_be_counted(self, signed_in):
        bound("friday", "1").post(ME, {"text": JAPANESE, "do": "save", "list": "0", "command": "a"})
        page = signed_in("judge").get(at("decklists/1"))
        assert re.findall(r'class="copies">(\d+)<', page.text) == ["1", "97", "1", "1"]
        assert "島" in page.text
        assert "Island" in page.text

    def test_locks_opens_and_publishes(self, desk, signed_in):
        browser = signed_in("organiser")
        bound("friday", "1").post(ME, {"text": LEGAL, "do": "save", "list": "0", "command": "a"})
        assert send(browser, "decklists-do", do="publish").status_code == 409
        assert send(browser, "decklists-do", do="lock").status_code == 302
        assert send(browser, "decklists-do", do="unlock", reason="").status_code == 422
        assert browser.get("/e/friday/decklists").status_code == 404
        send(browser, "decklists-do", do="publish")
        assert "Aki 1" in words(browser.get("/e/friday/decklists"))
        assert "97" in words(browser.get("/e/friday/decklists/1"))
        assert browser.get("/e/friday/decklists/2").status_code == 404
        assert "/e/friday/decklists" in browser.get("/e/friday/").text
        send(browser, "decklists-do", do="hide")
        assert browser.get("/e/friday/decklists").status_code == 404
        assert browser.get("/e/friday/decklists/1").status_code == 404

    def test_a_ruling_and_the_lists_judged_again(self, desk, signed_in):
        bound("friday", "1").post(ME, {"text": LEGAL, "do": "save", "list": "0", "command": "a"})
        browser = signed_in("organiser")
        answer = send(browser, "decklists-settings", do="kept_out", card="太陽の指輪", reason="too fast")
        assert answer.status_code == 302
        page = browser.get(at("decklists-recheck"))
        assert "Verdict changes: 1" in words(page)
        send(browser, "decklists-recheck")
        page = browser.get(at("decklists") + "?show=changed")
        assert "Was: legal" in words(page)
        said = words(bound("friday", "1").get(ME))
        assert "Sol Ring: not allowed here – too fast" in said

    def test_a_deadline_is_set(self, desk, signed_in):
        browser = signed_in("organiser")
        send(
            browser,
            "decklists-settings",
            do="asked",
            until="moment",
            deadline="2026-11-27T18:00",
            audience="staff",
        )
        assert desk.hand("friday").hall.decks.asked.deadline == 1_795_802_400_000
        assert 'value="2026-11-27T18:00"' in browser.get(at("decklists-settings")).text
        answer = send(
            browser, "decklists-settings", do="asked", until="moment", deadline="", audience="staff"
        )
        assert answer.status_code == 422
        assert "Choose the day and the time" in words(answer)

    @pytest.mark.parametrize(
        ("deadline", "is_past"), [("2001-01-01T10:00", True), ("2199-01-01T10:00", False)]
    )
    def test_a_deadline_that_has_passed_is_said(self, signed_in, deadline, is_past):
        browser = signed_in("organiser")
        asked = {"do": "asked", "until": "moment", "audience": "staff", "deadline": deadline}
        assert send(browser, "decklists-settings", **asked).status_code == 302
        said = words(browser.get(at("decklists-settings")))
        assert "Saved." in said
        assert ("This moment has passed" in said) == is_past

    def test_takes_all_lists_out(self, signed_in):
        bound("friday", "1").post(ME, {"text": LEGAL, "do": "save", "list": "0", "command": "a"})
        browser = signed_in("judge")
        assert browser.get(at("all-decklists.zip")).content[:2] == b"PK"
        assert browser.get(at("all-decklists.csv")).text.startswith("id,name,state")
        assert browser.get(at("all-decklists.json")).json()["lists"][0]["text"] == LEGAL

    def test_the_log_says_it_in_words(self, signed_in):
        bound("friday", "1").post(ME, {"text": LEGAL, "do": "save", "list": "0", "command": "a"})
        said = words(signed_in("viewer").get(at("log")))
        assert "Decklist 1 of Aki 1, handed in: legal" in said
        assert "Sol Ring" not in said

    def test_a_viewer_reads_no_list(self, signed_in):
        assert signed_in("viewer").get(at("decklists")).status_code == 403


class TestDeckRules:
    def test_an_event_names_its_own(self, desk, signed_in):
        browser = signed_in("organiser")
        page = browser.get(at("setup"))
        assert '<option value="commander" selected>' in page.text
        mark = re.search(r'name="seen" value="([0-9a-f]{20})"', page.text)[1]
        form = {"do": "rules", "seen": mark, "name": "Friday", "date": "2026-11-27", "policy": "mtg/swiss"}
        answer = send(browser, "setup", **form, format="kitchen")
        assert answer.status_code == 422
        assert send(browser, "setup", **form, format="brawl").status_code == 302
        assert desk.hand("friday").event.format == "brawl"

    def test_a_new_event_has_them(self, desk, signed_in):
        browser = signed_in(host=True)
        form = {"name": "Brawl night", "date": "2026-11-27", "policy": "mtg/swiss", "format": "brawl"}
        browser.post("/events/new", {**form, "do": "make", "command": "x"})
        assert desk.hand("brawl-night").event.format == "brawl"

    def test_those_of_another_game_are_refused(self, signed_in):
        browser = signed_in(host=True)
        form = {"name": "Night", "date": "2026-11-27", "policy": "fab/blitz", "format": "brawl"}
        answer = browser.post("/events/new", {**form, "do": "make", "command": "x"})
        assert answer.status_code == 422
        assert "another game" in words(answer)
