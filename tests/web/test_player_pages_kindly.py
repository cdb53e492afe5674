"""What a player is told where something no longer works: a void link, a list that came too late; and what to write."""

from dataclasses import replace

import pytest
from django.test import Client, override_settings
from django.urls import reverse

from headjudge.desk.decklists.locking import locked
from headjudge.web.player_links import make_links
from headjudge.web.views import decklist_form
from tests.desk.decks import LEGAL, SHORT, a_database
from tests.desk.making import event
from tests.web.players import bound
from tests.web.running import opened, words

ME = "/e/friday/me"
SAID = {"en": "This link does not work", "ja": "このリンクは使えません", "ru": "Эта ссылка не работает"}


@pytest.fixture(autouse=True)
def friday(tmp_path, desk):
    from django.conf import settings

    folder = tmp_path / "cards"
    a_database(folder / "mtg.sqlite")
    decklist_form.OFTEN._done.clear()
    with override_settings(HEADJUDGE=replace(settings.HEADJUDGE, cards=(folder,))):
        yield opened(desk, event(4, "mtg/swiss", format="commander", options={"decklists": "required"}))


@pytest.mark.parametrize("language", SAID)
def test_a_void_link_says_whom_to_ask_and_nothing_of_the_event(language):
    old = make_links("friday", ["1"])["1"]
    make_links("friday", ["1"])
    browser = Client(HTTP_ACCEPT_LANGUAGE=language)
    pages = [browser.get(reverse("player-link", args=[code])) for code in (old, "never-there")]
    for page in pages:
        assert page.status_code == 404
        assert SAID[language] in words(page)
        assert "Friday" not in page.text
        assert "Aki" not in page.text


def lock(desk):
    desk.act("friday", lambda h: locked(h, {}, 1_795_800_000_000), actor="staff/1", command="lock")


def test_a_list_that_came_too_late_is_kept_for_its_player_to_show(desk):
    browser = bound("friday", "1")
    browser.post(ME, {"text": LEGAL, "do": "save", "list": "0", "command": "a"})
    lock(desk)
    answer = browser.post(ME, {"text": SHORT, "do": "save", "list": "1", "command": "b"})
    assert answer.status_code == 409
    late, _, stands = answer.text.partition("My list as I wrote it")
    assert "Not handed in: what you sent too late" in late
    assert SHORT.strip() in late
    assert LEGAL.strip() in stands
    assert SHORT.strip() not in stands
    assert "Not handed in" not in words(browser.get(ME))


def test_so_is_the_first_list_of_somebody(desk):
    browser = bound("friday", "2")
    lock(desk)
    answer = browser.post(ME, {"text": SHORT, "do": "save", "list": "0", "command": "b"})
    assert SHORT.strip() in answer.text
    assert "Nothing is registered yet" in words(answer)
    assert desk.hand("friday").hall.decks.lists == {}


@pytest.mark.parametrize(
    ("policy", "example"),
    [("fab/classic-constructed", "3 Pummel (red)"), ("mtg/swiss", "4 Lightning Strike")],
)
def test_the_example_is_of_the_events_game(desk, signed_in, policy, example):
    opened(desk, event(4, policy, format=None if policy.startswith("fab") else "brawl"), "other")
    assert example in words(bound("other", "1").get("/e/other/me"))
    assert example in words(signed_in("judge", "other").get("/e/other/desk/decklists/1"))
