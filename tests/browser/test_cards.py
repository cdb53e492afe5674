"""The look-up of cards in a real browser: on a phone, without an account, without scripts."""

import pytest

from tests.browser.served import served
from tests.browser.watching import faults, listen
from tests.cards.small import small_database


@pytest.mark.parametrize(("language", "scheme"), [("en", "dark"), ("ja", "light"), ("ru", "dark")])
def test_a_card_is_found_on_a_phone(browser, tmp_path, language, scheme):
    for game in ("mtg", "fab"):
        small_database(tmp_path / "cards", game)
    with served(tmp_path) as desk:
        context = browser.new_context(
            locale=language,
            viewport={"width": 360, "height": 780},
            color_scheme=scheme,
            java_script_enabled=False,
        )
        page = context.new_page()
        page.goto(desk.address)
        page.click("footer a[href='/cards/']")
        page.fill("#q", "稲妻")
        page.press("#q", "Enter")
        assert page.locator(".card-name").inner_text() == "Lightning Bolt"
        page.fill("#q", "zipper hit")
        page.click("form.find button")
        page.click("text=Zipper Hit (yellow)")
        assert page.locator(".card-name").inner_text() == "Zipper Hit (yellow)"
        context.close()
        looked_at(browser, desk.address, language, scheme)


def looked_at(browser, address: str, language: str, scheme: str) -> None:
    """Every state of the page without a fault of access, at the width of a phone."""
    context = browser.new_context(
        locale=language, viewport={"width": 360, "height": 780}, color_scheme=scheme
    )
    page = context.new_page()
    heard = listen(page)
    asked = (
        "",
        "?q=fire",
        "?q=稲妻",
        "?q=zipper+hit",
        "?q=lightnig+bollt",
        "?q=nothing+at+all",
        "?q=Dash+I/O",
    )
    for query in asked:
        page.goto(f"{address}/cards/{query}")
        if page.locator("summary").count():
            page.click("summary")
        assert not faults(page), query
    assert heard == []
    context.close()
