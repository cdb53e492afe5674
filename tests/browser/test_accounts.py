"""From the first start to the list of events, in a real browser."""

import pytest

from tests.browser.served import served
from tests.browser.watching import faults, listen


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_first_organiser_comes_in(browser, tmp_path, language):
    with served(tmp_path) as here:
        context = browser.new_context(locale=language, viewport={"width": 360, "height": 780})
        page = context.new_page()
        heard = listen(page)
        page.goto(here.first_link)
        assert page.locator("html").get_attribute("lang") == language
        assert not faults(page)
        for field, text in (("name", "Аки"), ("login", "aki"), ("password", "correct horse battery")):
            page.fill(f"[name={field}]", text)
        page.press("[name=password]", "Enter")
        page.wait_for_url(here.address + "/")
        for path in ("/", "/account", "/nowhere"):
            page.goto(here.address + path)
            assert not faults(page), path
        assert [line for line in heard if "404" not in line] == []
        context.close()
