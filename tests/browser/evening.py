"""A whole evening at the desk, through the pages, the way the desk itself says what comes next."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.hands import Keyboard, Pointer

MOST_STEPS = 60
PASSWORD = "correct horse battery"
PLAYERS = [
    "Aki",
    "Борис",
    "千尋",
    "Dana",
    "Emi",
    "Фёдор",
    "Gen",
    "Hana",
    "Ивана",
    "Jun",
    "Kenji",
    "Лев",
    "美咲",
    "Nadia",
    "O'Neil",
    "Пётр",
]


class Evening:
    """Plays an event with a pair of hands; ``look`` is called on every page that is reached."""

    def __init__(
        self, page: Page, hands: Pointer | Keyboard, address: str, look: Callable[[Page], None]
    ) -> None:
        self.page = page
        self.hands = hands
        self.address = address
        self.look = look
        self.slug = ""

    def come_in(self, link: str) -> None:
        """The first organiser's link, and an account."""
        self.page.goto(link)
        self.look(self.page)
        self.hands.write("[name=name]", "Аки")
        self.hands.write("[name=login]", "aki")
        self.hands.send("[name=password]", PASSWORD)

    def set_up(self, policy: str) -> None:
        """A new event, with its sixteen players pasted as a list and checked in."""
        self.hands.press("a[href='/events/new']")
        self.look(self.page)
        self.hands.write("#name", "Friday 夜 пятница")
        self.hands.choose("#policy", policy)
        self.hands.write("#players", "16")
        self.hands.press("button[value=make]")
        self.slug = re.findall(r"/e/([^/]+)/desk", self.page.url)[0]
        self.look(self.page)
        self.hands.press(f"a[href='{self.at('entrants')}']")
        self.look(self.page)
        self.hands.press(f"a[href='{self.at('entrants-list')}']")
        self.hands.write("#text", "\n".join(PLAYERS))
        self.look(self.page)
        self.hands.press("button[value=preview]")
        self.look(self.page)
        self.hands.press("button[value=take]")
        self.look(self.page)

    def at(self, place: str = "") -> str:
        """The path of a page of the desk."""
        return f"/e/{self.slug}/desk/{place}"

    def play(self) -> None:
        """Follow the desk's next step until the event is over."""
        for _ in range(MOST_STEPS):
            if self.page.url != self.address + self.at():
                self.hands.press(f".sections a[href='{self.at()}']")
            self.look(self.page)
            goes_to = self.page.get_attribute(".step a.primary", "href")
            assert goes_to is not None
            self.hands.press(".step a.primary")
            self.look(self.page)
            if "/desk/" not in goes_to:
                return
            self.step(goes_to)
        raise AssertionError("the event does not end")

    def step(self, goes_to: str) -> None:
        """One step of the desk: pair, publish, start the clock, or results."""
        if goes_to.endswith("/results"):
            self.results()
        elif goes_to.endswith("/clock"):
            self.hands.press("button[name=deed][value=start]")
            self.look(self.page)
        else:
            for deed in ("pair", "publish"):
                if self.page.locator(f"form[action$='/{deed}'] button").count():
                    self.hands.press(f"form[action$='/{deed}'] button")
                    self.look(self.page)

    def results(self) -> None:
        """Every table of the round: its number, who won, Enter."""
        tables = [
            int(str(row)[2:])
            for row in self.page.eval_on_selector_all("tr[id^='t-']", "r => r.map(e => e.id)")
        ]
        assert tables
        for table in tables:
            self.hands.enter("#line", f"{table} {1 + table % 2}")
            expect(self.page.locator(f"#t-{table}")).to_have_count(0)
        self.look(self.page)
        assert self.page.locator("tr[id^='t-']").count() == 0
