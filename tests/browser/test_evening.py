"""An event of sixteen from the first start to the final standings, through the pages."""

import pytest

from tests.browser.evening import PLAYERS, Evening
from tests.browser.hands import Keyboard, Pointer
from tests.browser.served import served
from tests.browser.watching import faults, listen

PHONE = {"width": 360, "height": 780}
LAPTOP = {"width": 1280, "height": 800}
CASES = {
    "en, keyboard alone": ("en", Keyboard, True, LAPTOP),
    "ja, phone": ("ja", Pointer, True, PHONE),
    "ru, phone": ("ru", Pointer, True, PHONE),
    "en, without JavaScript": ("en", Pointer, False, LAPTOP),
}


@pytest.mark.parametrize("case", CASES)
def test_an_evening(browser, tmp_path, case):
    language, hands, with_scripts, size = CASES[case]
    seen: dict[str, list[str]] = {}

    def look(page):
        assert page.locator("html").get_attribute("lang") == language
        kind = page.url.split("?")[0]
        if with_scripts and kind not in seen:
            seen[kind] = faults(page)

    with served(tmp_path) as here:
        context = browser.new_context(locale=language, viewport=size, java_script_enabled=with_scripts)
        page = context.new_page()
        heard = listen(page)
        evening = Evening(page, hands(page), here.address, look)
        evening.come_in(here.first_link)
        evening.set_up("fab/classic-constructed")
        evening.play()
        standings = page.locator("main").inner_text()
        assert all(name in standings for name in PLAYERS)
        rows = page.locator("main tbody tr").count()
        assert rows == len(PLAYERS)
        for place in ("", "pairings", "clock", "bracket", "screen"):
            page.goto(f"{here.address}/e/{evening.slug}/{place}")
            look(page)
        for place in ("setup", "registration", "check-in", "meeting", "undo", "log", "staff", "outstanding"):
            page.goto(here.address + evening.at(place))
            look(page)
        context.close()
    assert {kind: found for kind, found in seen.items() if found} == {}
    assert heard == []
