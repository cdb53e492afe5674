"""Two ways to use a page: with a pointer, and with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

MOST_TABS = 200
IS_FOCUSED = """selector => document.activeElement !== null && document.activeElement.matches(selector)"""


class Pointer:
    """Clicks and fills; works with JavaScript switched off, too."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, selector: str) -> None:
        """Press a button or follow a link, and wait for the page after it."""
        with self.page.expect_navigation():
            self.page.click(selector)

    def write(self, selector: str, text: str) -> None:
        """Put a text into a field."""
        self.page.fill(selector, text)

    def choose(self, selector: str, value: str) -> None:
        """Choose an option by its value."""
        self.page.select_option(selector, value)

    def enter(self, selector: str, text: str) -> None:
        """Write a line and press Enter; whatever follows is for the caller to wait for."""
        self.page.fill(selector, text)
        self.page.press(selector, "Enter")

    def send(self, selector: str, text: str) -> None:
        """Write a line and send it with Enter, to another page."""
        self.page.fill(selector, text)
        with self.page.expect_navigation():
            self.page.press(selector, "Enter")


class Keyboard:
    """Nothing but keys: Tab until the thing has the focus, then Enter or letters."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reach(self, selector: str) -> None:
        """Tab to something; fails where the keyboard does not lead there."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(IS_FOCUSED, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector} on {self.page.url}")

    def press(self, selector: str) -> None:
        """Press a button or follow a link."""
        self.reach(selector)
        with self.page.expect_navigation():
            self.page.keyboard.press("Enter")

    def write(self, selector: str, text: str) -> None:
        """Type into a field in place of what stands there."""
        self.reach(selector)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.press("Delete")
        self.page.keyboard.insert_text(text)

    def choose(self, selector: str, value: str) -> None:
        """Go down a list of options until the one is chosen."""
        self.reach(selector)
        self.page.keyboard.press("Home")
        for _ in range(MOST_TABS):
            if self.page.input_value(selector) == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{selector} does not offer {value}")

    def enter(self, selector: str, text: str) -> None:
        """Type a line and press Enter; whatever follows is for the caller to wait for."""
        self.write(selector, text)
        self.page.keyboard.press("Enter")

    def send(self, selector: str, text: str) -> None:
        """Type a line and send it, to another page."""
        self.write(selector, text)
        with self.page.expect_navigation():
            self.page.keyboard.press("Enter")
