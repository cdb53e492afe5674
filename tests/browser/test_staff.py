"""Staff, log, backups and addresses in a real browser: readable for everybody, at the width of a phone."""

import pytest

from tests.browser.watching import faults, listen
from tests.cli.desk_process import free_port, running

EVENT = "/e/friday-night/desk/"


@pytest.mark.parametrize(("language", "scheme"), [("en", "dark"), ("ja", "light"), ("ru", "light")])
def test_the_pages_of_the_staff(browser, language, scheme):
    with running("demo", "--no-open", "--port", free_port()) as desk:
        context = browser.new_context(
            locale=language, viewport={"width": 360, "height": 780}, color_scheme=scheme
        )
        page = context.new_page()
        heard = listen(page)
        page.goto(desk.link)
        assert not faults(page)
        page.keyboard.press("Tab")
        page.click("main button.primary")
        page.goto(desk.address + EVENT + "staff")
        page.click("main form.narrow button.primary")
        assert page.locator("svg.qr").count() == 1
        assert not faults(page)
        page.click(".people summary")
        assert not faults(page)
        paths = [
            EVENT + "log",
            EVENT + "log?kind=side-reported",
            EVENT + "backups",
            "/network",
            "/hosts",
            "/account",
        ]
        for path in [*paths, "/account/password"]:
            page.goto(desk.address + path)
            assert not faults(page), path
            assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
        assert heard == []
        context.close()
