"""Personal links: a browser becomes a player's own, for one event, as long as the link holds."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from headjudge.web.guessing import WRONG_LINKS
from headjudge.web.models import PlayerLink
from headjudge.web.player_links import cookie_of, link_of, make_links, revoke_links
from tests.desk.making import event
from tests.web.players import bound
from tests.web.running import at, opened, send, words


@pytest.fixture(autouse=True)
def friday(desk):
    opened(desk)


def test_a_preview_binds_nobody_and_the_button_does():
    code = make_links("friday", ["1"])["1"]
    browser = Client(HTTP_ACCEPT_LANGUAGE="en")
    page = browser.get(reverse("player-link", args=[code]))
    assert "I am Aki 1" in words(page)
    assert browser.get("/e/friday/me").status_code == 403
    answer = browser.post(reverse("player-link", args=[code]))
    assert answer.url == "/e/friday/me"
    cookie = answer.cookies[cookie_of("friday")]
    assert (cookie["httponly"], cookie["path"], cookie["samesite"]) == (True, "/e/friday/", "Lax")
    assert cookie["max-age"] >= 24 * 3600
    assert "Aki 1" in words(browser.get("/e/friday/me"))


def test_only_the_hash_of_a_code_is_kept():
    code = make_links("friday", ["1"])["1"]
    assert len(code) >= 22  # 128 bits
    assert code not in str(list(PlayerLink.objects.values()))


def test_a_new_link_makes_the_old_one_and_its_browsers_void():
    first = make_links("friday", ["1"])["1"]
    browser = Client(HTTP_ACCEPT_LANGUAGE="en")
    browser.post(reverse("player-link", args=[first]))
    second = make_links("friday", ["1"])["1"]
    assert link_of(first) is None
    assert browser.get("/e/friday/me").status_code == 403
    assert browser.get(reverse("player-link", args=[first])).status_code == 404
    browser.post(reverse("player-link", args=[second]))
    assert browser.get("/e/friday/me").status_code == 200
    revoke_links("friday", ["1"])
    assert browser.get("/e/friday/me").status_code == 403


def test_a_link_opens_one_event_only(desk):
    opened(desk, event(8, name="Saturday"), "saturday")
    browser = bound("friday", "1")
    assert browser.get("/e/saturday/me").status_code == 403
    told = browser.cookies[cookie_of("friday")].value
    browser.cookies[cookie_of("saturday")] = told  # the signature says for which event it is
    assert browser.get("/e/saturday/me").status_code == 403


@pytest.mark.parametrize("change", [lambda told: told[:-1], lambda told: "x" + told, lambda _: "a:b:c"])
def test_a_changed_cookie_binds_nobody(change):
    browser = bound("friday", "1")
    browser.cookies[cookie_of("friday")] = change(browser.cookies[cookie_of("friday")].value)
    answer = browser.get("/e/friday/me")
    assert answer.status_code == 403
    assert "Aki" not in answer.text


def test_a_player_whose_entry_is_gone_is_bound_to_nobody():
    make_links("friday", ["99"])
    browser = Client()
    code = make_links("friday", ["98"])["98"]
    assert browser.post(reverse("player-link", args=[code])).status_code == 404


def test_guesses_are_bounded():
    browser = Client()
    code = make_links("friday", ["1"])["1"]
    for number in range(WRONG_LINKS):
        assert browser.get(f"/p/guess{number}").status_code == 404
    assert browser.get("/p/another").status_code == 429
    assert browser.get(reverse("player-link", args=[code])).status_code == 429


class TestAtTheDesk:
    def test_links_for_all_are_shown_once(self, signed_in):
        browser = signed_in("organiser")
        made = browser.post(at("player-links"), {"do": "missing", "command": "one"})
        shown = re.findall(r"/p/([\w-]+)", made.text)
        assert len(set(shown)) == 8
        assert made.text.count('class="qr"') == 8
        assert PlayerLink.objects.count() == 8
        again = browser.post(at("player-links"), {"do": "missing", "command": "one"})
        assert again.status_code == 409
        assert link_of(shown[0]) is not None  # what was printed still works
        assert "/p/" not in browser.get(at("player-links")).text

    def test_one_anew_and_revoked(self, signed_in):
        browser = signed_in("organiser")
        send(browser, "player-links", do="one", entrant="2")
        old = PlayerLink.objects.get(entrant="2").code_hash
        send(browser, "player-links", do="one", entrant="2")
        assert PlayerLink.objects.get(entrant="2").code_hash != old
        send(browser, "player-links", do="revoke", entrant="2")
        assert not PlayerLink.objects.exists()

    def test_nobody_else_makes_links(self, signed_in):
        for role in ("viewer", "judge", "scorekeeper"):
            assert signed_in(role).post(at("player-links"), {"do": "all", "command": "x"}).status_code == 403
        assert not PlayerLink.objects.exists()
