#!/usr/bin/env python3
"""Takes the pictures of docs/pictures anew, from the sample event: `.venv/bin/python scripts/take_pictures.py`.

Needs what `scripts/setup dev` installs, and Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser.chromium import options  # noqa: E402
from tests.browser.served import started  # noqa: E402

SIZES = {"phone": (360, 780), "laptop": (1280, 800), "projector": (1920, 1080)}
EVENT = "/e/friday-night/"
PICTURES = (
    ("desk", EVENT + "desk/", "laptop", "light", "en"),
    ("desk", EVENT + "desk/", "phone", "light", "ja"),
    ("round", EVENT + "desk/round/3", "laptop", "light", "en"),
    ("results", EVENT + "desk/results", "laptop", "dark", "en"),
    ("results", EVENT + "desk/results", "phone", "light", "ru"),
    ("correct", EVENT + "desk/correct/2/1", "laptop", "light", "en"),
    ("set-up", EVENT + "desk/setup", "laptop", "light", "ru"),
    ("log", EVENT + "desk/log", "laptop", "light", "ja"),
    ("pairings", EVENT + "pairings", "phone", "light", "en"),
    ("standings", EVENT + "standings", "laptop", "light", "en"),
    ("standings", EVENT + "standings", "phone", "dark", "ja"),
    ("why", EVENT + "why/1", "phone", "light", "ru"),
    ("screen", EVENT + "screen", "projector", "light", "en"),
    ("screen", EVENT + "screen", "projector", "dark", "ja"),
)


def main() -> None:
    """Start the sample, sign in once, and take each picture."""
    folder = ROOT / "docs" / "pictures"
    with started("demo", "--no-open") as here, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options())
        context = browser.new_context()
        page = context.new_page()
        page.goto(str(here.first_link))
        if page.locator("main form button").count():
            page.click("main form button")
        state = context.storage_state()
        for name, path, size, theme, language in PICTURES:
            to = folder / f"{name}-{size}-{theme}-{language}.png"
            take(browser, state, here.address + path, size, theme, language, to)
        browser.close()


def take(
    browser: Browser, state: object, address: str, size: str, theme: str, language: str, to: Path
) -> None:
    """One picture."""
    width, height = SIZES[size]
    context = browser.new_context(
        locale=language, viewport={"width": width, "height": height}, color_scheme=theme, storage_state=state
    )
    page = context.new_page()
    page.goto(address)
    page.screenshot(path=to)
    context.close()


if __name__ == "__main__":
    main()
