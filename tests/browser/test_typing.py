"""Whoever types faster than pages load loses nothing, and nothing is mixed."""

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import Pointer
from tests.browser.served import served

NAMES = ("Aki", "Boris", "Chihiro", "Dana", "Emi", "Fyodor", "Gen", "Hana")


def until(page, rows: int) -> None:
    expect(page.locator("tr[id^='t-'], tr[id^='p-']")).to_have_count(rows, timeout=20_000)


def test_lines_typed_without_waiting_are_all_taken(browser, tmp_path):
    with served(tmp_path) as here:
        page = browser.new_context(locale="en").new_page()
        evening = Evening(page, Pointer(page), here.address, lambda _: None)
        evening.come_in(here.first_link)
        page.goto(f"{here.address}/events/new")
        page.fill("#name", "Quick")
        page.select_option("#policy", "fab/classic-constructed")
        evening.hands.press("button[value=make]")
        evening.slug = page.url.split("/e/")[1].split("/")[0]

        page.goto(here.address + evening.at("entrants"))
        expect(page.locator("#name")).to_be_focused()
        page.keyboard.type("\n".join(NAMES) + "\n", delay=45)
        until(page, len(NAMES))
        assert [row.split()[1] for row in page.locator("tr[id^='p-']").all_inner_texts()] == list(NAMES)

        page.goto(here.address + evening.at("round/1"))
        evening.hands.press("form[action$='/pair'] button")
        evening.hands.press("form[action$='/publish'] button")
        page.goto(here.address + evening.at("results"))
        expect(page.locator("#line")).to_be_focused()
        page.keyboard.type("1 1\n2 2\n3 d\n4 1\n", delay=45)
        until(page, 0)
        page.goto(f"{here.address}/api/v1/events/{evening.slug}/file")
        played = page.evaluate("JSON.parse(document.body.innerText).rounds[0].matches")
        first, second, third, fourth = played
        assert first["result"]["winner"] == first["seats"][0]
        assert second["result"]["winner"] == second["seats"][1]
        assert third["result"]["draw"] is True
        assert fourth["result"]["winner"] == fourth["seats"][0]
