"""An evening of decklists: pasted in Japanese on a phone, every fault at once, locked, late, written by the staff,
judged again after a ban."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Pointer
from tests.browser.served import Served, served
from tests.browser.watching import faults, listen
from tests.desk.decks import JAPANESE, SHORT, a_database

PHONE = {"width": 360, "height": 780}
FAULTY = JAPANESE.replace("太陽の指輪", "太陽の指わ").replace("1 選択", "2 選択")
CASES = {
    "ja, phone": ("ja", True, "light"),
    "ru, phone, dark": ("ru", True, "dark"),
    "en, without JavaScript": ("en", False, "light"),
}


class Night:
    """Somebody of the staff and a player, each with a phone, at one event."""

    def __init__(self, browser, here: Served, case: str) -> None:
        self.language, self.with_scripts, scheme = CASES[case]
        self.here = here
        self.seen: dict[str, list[str]] = {}
        self.contexts = [
            browser.new_context(
                locale=self.language,
                viewport=PHONE,
                color_scheme=scheme,
                java_script_enabled=self.with_scripts,
            )
            for _ in ("staff", "player")
        ]
        self.staff, self.player = (context.new_page() for context in self.contexts)
        self.complaints = [listen(self.staff), listen(self.player)]
        self.slug = ""

    def look(self, page: Page) -> None:
        """Whatever is wrong with a page as it stands."""
        assert page.locator("html").get_attribute("lang") == self.language
        place = re.sub(r"https?://[^/]+|\?.*|/p/[\w-]+", "", page.url)
        if self.with_scripts:
            self.seen.setdefault(place, []).extend(faults(page))

    def goto(self, page: Page, path: str) -> None:
        """Open a page and look at it."""
        page.goto(self.here.address + path)
        self.look(page)

    def again(self) -> None:
        """The player looks at the own page anew, wherever the link led."""
        self.player.reload()
        self.look(self.player)

    def desk(self, place: str) -> str:
        """An address at the desk."""
        return f"/e/{self.slug}/desk/{place}"

    def set_up(self, policy: str = "mtg/swiss", deck_format: str = "commander") -> None:
        """An evening of Commander with three players and a personal link each."""
        staff, hands = self.staff, Pointer(self.staff)
        staff.goto(self.here.first_link)
        hands.write("[name=name]", "Аки")
        hands.write("[name=login]", "aki")
        hands.send("[name=password]", "correct horse battery")
        staff.goto(self.here.address + "/events/new")
        self.look(staff)
        hands.write("#name", "Commander 夜")
        hands.choose("#policy", policy)
        hands.choose("#format", deck_format)
        hands.press("button[value=make]")
        self.slug = re.findall(r"/e/([^/]+)/desk", staff.url)[0]
        staff.goto(self.here.address + self.desk("entrants-list"))
        hands.write("#text", "Aki\nБорис\n千尋")
        hands.press("button[value=preview]")
        hands.press("button[value=take]")
        self.goto(staff, self.desk("player-links"))
        hands.press("button[value=missing]")
        self.look(staff)

    def link(self) -> str:
        """The link of the first player in the list, as the page shows it once."""
        told = str(self.staff.locator(".link-sheet .address").first.inner_text())
        # By the machine's own name: browsers grumble about headers on other addresses without TLS.
        return self.here.address + urlsplit(told).path


@pytest.fixture
def night(browser, tmp_path, request):
    a_database(tmp_path / "cards" / "mtg.sqlite")
    with served(tmp_path) as here:
        made = Night(browser, here, request.param)
        made.set_up()
        yield made
        for context in made.contexts:
            context.close()


@pytest.mark.parametrize("night", CASES, indirect=True)
def test_an_evening_of_decklists(night):
    player, staff = Pointer(night.player), Pointer(night.staff)
    night.player.goto(night.link())
    night.look(night.player)
    player.press("main form button")
    assert night.player.url.endswith(f"/e/{night.slug}/me")
    night.look(night.player)

    _pastes(night, player)
    _hands_in(night, player)
    _locked(night, staff)
    _late_and_banned(night, staff)
    assert {place: found for place, found in night.seen.items() if found} == {}
    assert [complaint for told in night.complaints for complaint in told] == []


def _pastes(night: Night, player: Pointer) -> None:
    """Every fault at once, each at its line; a near match by a tap."""
    player.write("#text", FAULTY)
    if not night.with_scripts:
        player.press("button[value=check]")
    found = night.player.locator("#checked .faults > li")
    expect(found.filter(has=night.player.locator("button"))).to_have_count(1)
    lines = night.player.locator("#checked .line-number").all_inner_texts()
    assert [re.sub(r"\D", "", one) for one in lines][:2] == ["5", "6"]
    night.look(night.player)
    player.press("#checked button[name=take]")
    assert "Sol Ring" in night.player.input_value("#text")
    expect(night.player.locator("#checked button[name=take]")).to_have_count(0)


def _hands_in(night: Night, player: Pointer) -> None:
    """A faulty list is taken and can be mended until it is locked."""
    player.press("button[value=save]")
    expect(night.player.locator(".registered .state.loud")).to_have_count(1)
    player.write("#text", JAPANESE)
    player.press("button[value=save]")
    expect(night.player.locator(".registered .state.good")).to_have_count(1)
    assert night.player.input_value("#text") == JAPANESE
    night.look(night.player)


def _locked(night: Night, staff: Pointer) -> None:
    """The staff locks; the player sees it and cannot change it any more."""
    night.goto(night.staff, night.desk("decklists"))
    staff.press("button[value=lock]")
    night.look(night.staff)
    night.again()
    expect(night.player.locator(".registered")).to_have_count(1)
    expect(night.player.locator("main form")).to_have_count(0)


def _late_and_banned(night: Night, staff: Pointer) -> None:
    """A late list by the staff with a reason, the deck to be counted, a card kept out, all judged again."""
    night.goto(night.staff, night.desk("decklists/2"))
    staff.write("#text", SHORT)
    staff.write("#reason", "紙で提出")
    staff.press("button[value=save]")
    expect(night.staff.locator("main .state.waits")).not_to_have_count(0)
    night.look(night.staff)
    night.goto(night.staff, night.desk("decklists/1"))
    night.staff.check(".counted input >> nth=0")
    night.goto(night.staff, night.desk("decklists-settings"))
    staff.write("#card", "太陽の指輪")
    night.staff.locator("#card").locator("xpath=ancestor::form").locator("[name=reason]").fill("fast")
    staff.press("form:has(#card) button[value=kept_out]")
    night.look(night.staff)
    night.goto(night.staff, night.desk("decklists-recheck"))
    expect(night.staff.locator(".deck-row")).to_have_count(1)
    staff.press("main form button.primary")
    night.look(night.staff)
    expect(night.staff.locator(".deck-row")).to_have_count(1)
    night.again()
    expect(night.player.locator(".registered .state.loud")).to_have_count(1)
