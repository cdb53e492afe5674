"""A game of World Breaker at one table: four phones in three languages at once, light and dark, one of them with no
JavaScript; counters, blinks, reanimation and a stolen permanent, undone and redone; spectator and staff look on."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from headjudge.desk.trackers.saying import said
from headjudge.worldbreaker.happenings import Happening
from tests.browser.hands import Pointer
from tests.browser.served import Served, served
from tests.browser.watching import faults, listen
from tests.desk.worldbreak_cards import CARDS, FOUR, NAMES, a_database

PHONE = {"width": 360, "height": 780}
PHONES = {
    "1": ("en", "light", True),
    "2": ("ru", "dark", True),
    "3": ("ja", "light", True),
    "4": ("en", "dark", False),
}
"""Each player's language, colours, and whether scripts run."""
SEES = 5_000
"""Milliseconds within which a phone shows what another one told; it asks every second."""
WHERE = {
    "en": {
        "ready": "ready (A)",
        "spent": "spent (B)",
        "stack": "on the stack",
        "battlefield": "battlefield",
        "graveyard": "graveyard",
    },
    "ja": {
        "ready": "使用可（A面）",
        "spent": "使用済み（B面）",
        "stack": "スタック",
        "battlefield": "戦場",
        "graveyard": "墓地",
    },
    "ru": {
        "ready": "готова (A)",
        "spent": "использована (B)",
        "stack": "в стеке",
        "battlefield": "поле битвы",
        "graveyard": "кладбище",
    },
}


class Evening:
    """A table of four, and everybody who looks at it."""

    def __init__(self, browser, here: Served) -> None:
        self.browser, self.here = browser, here
        self.seen: dict[str, list[str]] = {}
        self.contexts = []
        self.complaints: list[list[str]] = []
        self.staff = self.open("en", "light", True, {"width": 1280, "height": 900})
        self.slug, self.code = "", ""
        self.phones: dict[str, Page] = {}

    def open(self, language, scheme, scripts, size=PHONE) -> Page:
        context = self.browser.new_context(
            locale=language, viewport=size, color_scheme=scheme, java_script_enabled=scripts
        )
        self.contexts.append(context)
        page = context.new_page()
        self.complaints.append(listen(page))
        return page

    def look(self, page: Page) -> None:
        """Whatever is wrong with a page as it stands."""
        if page.evaluate("() => true"):
            place = re.sub(r"https?://[^/]+|\?.*|/w/[\w-]+|join/[\w-]+", "", page.url)
            self.seen.setdefault(place, []).extend(faults(page))

    def set_up(self) -> None:
        """An evening without pairings: the staff types one table."""
        page, hands = self.staff, Pointer(self.staff)
        page.goto(self.here.first_link)
        hands.write("[name=name]", "Аки")
        hands.write("[name=login]", "aki")
        hands.send("[name=password]", "correct horse battery")
        page.goto(self.here.address + "/events/new")
        hands.write("#name", "World Breaker 夜")
        hands.choose("#policy", "pods/plain")
        hands.choose("#format", "world-breaker")
        hands.press("button[value=make]")
        self.slug = re.findall(r"/e/([^/]+)/desk", page.url)[0]
        page.goto(f"{self.here.address}/e/{self.slug}/desk/worldbreak")
        self.look(page)
        hands.press("main a.button")
        for place, (commander, cards) in enumerate(FOUR, 1):
            hands.write(f"#name-{place}", NAMES[place - 1])
            hands.write(f"#commander-{place}", commander if place % 2 else CARDS[commander][0])
            for number, card in enumerate(cards, 1):
                hands.write(f"#worldbreak-{place}-{number}", "Worldfyre" if card == "Worldfire" else card)
        self.look(page)
        hands.press("main form button.primary")
        self.look(page)
        hands.write("#worldbreak-1-1", "世界火")
        hands.press("main form button.primary")
        self.look(page)
        self.code = urlsplit(page.locator(".link-sheet .address").first.inner_text()).path

    def sit(self, seat: str) -> None:
        """A phone scans the code and takes a seat."""
        language, scheme, scripts = PHONES[seat]
        page = self.phones[seat] = self.open(language, scheme, scripts)
        page.goto(self.here.address + self.code)
        if scripts:
            self.look(page)
        Pointer(page).press(f"button[name=seat][value='{seat}']")
        assert page.locator("html").get_attribute("lang") == language
        if scripts:
            self.look(page)

    def tap(self, seat: str, happening: Happening) -> None:
        """One tap on a player's phone; what is rare stands behind "more"."""
        page, scripts = self.phones[seat], PHONES[seat][2]
        if not scripts:
            page.reload()
        button = page.locator(f'button[name=event][value="{said(happening)}"]')
        expect(button).to_have_count(1, timeout=SEES)
        if not button.is_visible():
            button.locator("xpath=ancestor::details/summary").click()
        self._press(page, button, scripts)

    def _press(self, page: Page, button, scripts: bool) -> None:
        """Press, and wait until the answer is there."""
        if scripts:
            table = page.locator("#tracker")
            before = table.get_attribute("data-version")
            with page.expect_response(lambda answer: answer.url.endswith("/tell")) as told:
                button.click()
            assert told.value.status == 302
            expect(table).not_to_have_attribute("data-version", str(before), timeout=SEES)
        else:
            with page.expect_navigation():
                button.click()

    def press(self, seat: str, do: str) -> None:
        """Take back, or do again."""
        page, scripts = self.phones[seat], PHONES[seat][2]
        if not scripts:
            page.reload()
        button = page.locator(f"button[name=do][value={do}]")
        expect(button).to_be_visible(timeout=SEES)
        self._press(page, button, scripts)

    def everybody_sees(self, card: str, state: str, name: str) -> None:
        """Every phone shows where a card is, within seconds and without a touch; known cards by their names."""
        for seat, page in self.phones.items():
            language, _, scripts = PHONES.get(seat, ("en", "light", True))
            if not scripts:
                page.reload()
            row = page.locator(f"#card-{card}")
            expect(row.locator(".wb-state")).to_have_text(WHERE[language][state], timeout=SEES)
            shown = CARDS[name][0] if language == "ja" else name
            expect(row.locator(".wb-name strong")).to_have_text(shown)


@pytest.fixture
def evening(browser, tmp_path):
    a_database(tmp_path / "cards" / "mtg.sqlite")
    with served(tmp_path) as here:
        made = Evening(browser, here)
        made.set_up()
        yield made
        for context in made.contexts:
            context.close()


def test_a_game_on_four_phones(evening):
    for seat in PHONES:
        evening.sit(seat)
    watcher = evening.open("en", "light", True)
    watcher.goto(evening.here.address + evening.code)
    Pointer(watcher).press("button[name=seat][value=watch]")
    evening.phones["watch"] = watcher

    for page in evening.phones.values():  # nobody sees another's cards
        own = page.locator(".wb-name strong:not(.quiet)")
        expect(own).to_have_count(0 if page is watcher else 3)

    _countered(evening)
    _blinked(evening)
    _stolen_and_back(evening)
    _reanimated(evening)
    _undone_and_redone(evening)
    for seat, page in evening.phones.items():
        if PHONES.get(seat, ("", "", True))[2]:
            evening.look(page)
    _rules(evening)
    _staff(evening)
    assert {place: found for place, found in evening.seen.items() if found} == {}
    of_staff, *others = evening.complaints
    assert [re.findall(r"\d{3}", told) for told in of_staff] == [["422"]]  # the card that nobody knows
    assert [complaint for told in others for complaint in told] == []


def _countered(evening: Evening) -> None:
    """Aki casts Worldfire for three of Zur's colours; it is countered to the hand, and a second time for good."""
    evening.tap("1", Happening("turn", player="1"))
    cast = Happening("cast", by="1", card="1-1", pay="{6}{W}{W}{W}")
    evening.tap("1", cast)
    evening.everybody_sees("1-1", "stack", "Worldfire")
    evening.tap("4", Happening("counter", card="1-1", to="hand"))
    evening.everybody_sees("1-1", "ready", "Worldfire")
    evening.tap("1", cast)
    evening.tap("2", Happening("counter", card="1-1", to="graveyard"))
    evening.everybody_sees("1-1", "spent", "Worldfire")


def _blinked(evening: Evening) -> None:
    """Prophet comes down and is blinked: through exile into the forbidden zone, nothing returns."""
    evening.tap("1", Happening("cast", by="1", card="1-2", pay="{3}{W}{U}"))
    evening.tap("1", Happening("resolve", card="1-2"))
    evening.everybody_sees("1-2", "battlefield", "Prophet of Kruphix")
    evening.tap("1", Happening("leave", card="1-2", to="exile", returns=True))
    evening.everybody_sees("1-2", "spent", "Prophet of Kruphix")


def _stolen_and_back(evening: Evening) -> None:
    """Chihiro takes Boris's demon; it dies and lies spent with Boris."""
    evening.tap("2", Happening("turn", player="2"))
    evening.tap("2", Happening("put", by="2", card="2-2", to="battlefield"))
    evening.tap("3", Happening("control", by="3", card="2-2"))
    taken = evening.phones["2"].locator("#card-2-2 .wb-controller")
    expect(taken).to_contain_text("千尋", timeout=SEES)
    evening.tap("4", Happening("leave", card="2-2", to="graveyard"))
    evening.everybody_sees("2-2", "spent", "Griselbrand")


def _reanimated(evening: Evening) -> None:
    """Dana's titan is discarded, and Aki reanimates it."""
    evening.tap("4", Happening("put", by="4", card="4-1", to="graveyard"))
    evening.everybody_sees("4-1", "graveyard", "Primeval Titan")
    evening.tap("1", Happening("move", by="1", card="4-1", to="battlefield"))
    evening.everybody_sees("4-1", "battlefield", "Primeval Titan")
    expect(evening.phones["3"].locator("#card-4-1 .wb-controller")).to_contain_text("Aki")


def _undone_and_redone(evening: Evening) -> None:
    """Taken back on one phone, and further on another, until the titan is hidden again; then done again."""
    evening.press("3", "undo")
    evening.everybody_sees("4-1", "graveyard", "Primeval Titan")
    evening.press("4", "undo")
    expect(evening.phones["1"].locator("#card-4-1 .wb-name strong")).to_have_text(
        "a worldbreak", timeout=SEES
    )
    expect(evening.phones["2"].locator("#card-4-1 .wb-name strong")).to_have_text(
        "карта worldbreak", timeout=SEES
    )
    told = evening.phones["1"].locator(".told li")
    expect(told.filter(has_text="Primeval")).to_have_count(0)
    evening.press("2", "redo")
    evening.everybody_sees("4-1", "graveyard", "Primeval Titan")
    evening.press("1", "redo")
    evening.everybody_sees("4-1", "battlefield", "Primeval Titan")


def _rules(evening: Evening) -> None:
    """Which rules apply to the own spent card, in Russian."""
    page = evening.phones["2"]
    Pointer(page).press("#card-2-2 .wb-rules a")
    evening.look(page)
    expect(page.locator("h1")).to_have_text("Griselbrand")
    Pointer(page).press("main p a.row-link")


def _staff(evening: Evening) -> None:
    """At the desk: every table at a glance, and a step taken back with a reason that the phones read."""
    page, hands = evening.staff, Pointer(evening.staff)
    page.goto(f"{evening.here.address}/e/{evening.slug}/desk/worldbreak")
    expect(page.locator(".wb-chip.wb-spent")).to_have_count(3)
    evening.look(page)
    hands.press(".glance h3 a")
    evening.look(page)
    hands.write("#reason", "wrong card")
    hands.press("button[value=undo]")
    expect(evening.phones["1"].locator(".told li").first).to_contain_text("wrong card", timeout=SEES)
    evening.everybody_sees("4-1", "graveyard", "Primeval Titan")
    hands.press(".filters a >> nth=2")
    evening.look(page)


def test_what_a_finger_is_about_to_touch_does_not_move(evening):
    """While somebody has a list open, news waits behind a button."""
    evening.sit("1")
    evening.sit("2")
    page = evening.phones["1"]
    page.locator("#card-1-1 details summary").click()
    before = page.locator("#card-1-1 details .wb-buttons").bounding_box()
    evening.tap("2", Happening("turn", player="2"))
    expect(page.locator(".news button")).to_be_visible(timeout=SEES)
    evening.look(page)
    assert page.locator("#card-1-1 details .wb-buttons").bounding_box() == before
    page.locator(".news button").click()
    expect(page.locator(".turn-now")).to_contain_text("Борис")
    expect(page.locator("#card-1-1 details")).to_have_attribute("open", "")
    expect(page.locator(".news")).to_be_hidden()
