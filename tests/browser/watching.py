"""What every page must hold, whatever it shows: no serious fault of access, no error, nothing that sticks out."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
STICKS_OUT = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""
SMALL = """() => [...document.querySelectorAll('a, button, input, select, textarea, summary')]
  .filter(e => e.type !== 'hidden' && !e.closest('p, td, th, li, dd, .visually-hidden') && e.checkVisibility())
  .map(e => [e.outerHTML.slice(0, 90), e.getBoundingClientRect().height, e.type])
  .filter(([_, height, type]) => height > 0 && height < 43.5 && type !== 'checkbox' && type !== 'radio')
  .map(([what, height]) => `${Math.round(height)} px: ${what}`)"""


def faults(page: Page) -> list[str]:
    """Faults of the page as it stands, in words; none for a good page."""
    found = [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in Axe().run(page).response["violations"]
        if one["impact"] in SERIOUS
    ]
    sticks_out = page.evaluate(STICKS_OUT)
    if sticks_out > 1:
        found.append(f"{sticks_out} px stick out of {page.viewport_size}")
    found += page.evaluate(SMALL)
    return found


def listen(page: Page) -> list[str]:
    """A list that fills with what the browser complains of: errors of scripts, blocked content."""
    heard: list[str] = []
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    return heard
