"""An evening of World Breaker: the organiser pastes a pool and deals, a player sees the three on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Pointer
from tests.browser.served import served
from tests.browser.test_decklists import CASES, Night
from tests.desk.decks import CARDS, WORLDBREAKS, a_database

POOL = "\n".join(
    (
        "世界火",
        "Prophet of Kruphix",
        "1 ウェストヴェイルの修道院",
        "転覆",
        "Upheavel",
        "生命の律動",
        "Channel",
        "Balance",
        "Armageddon",
    )
)


@pytest.fixture
def night(browser, tmp_path, request):
    a_database(tmp_path / "cards" / "mtg.sqlite", more=WORLDBREAKS)
    with served(tmp_path) as here:
        made = Night(browser, here, request.param)
        made.set_up(policy="pods/plain", deck_format="world-breaker")
        yield made
        for context in made.contexts:
            context.close()


@pytest.mark.parametrize("night", CASES, indirect=True)
def test_an_evening_of_world_breaker(night):
    player, staff = Pointer(night.player), Pointer(night.staff)
    night.player.goto(night.link())
    player.press("main form button")
    expect(night.player.locator("#worldbreaks")).to_be_visible()
    assert night.player.locator("li.worldbreak").count() == 0

    _points(night, staff)
    _pool(night, staff)
    _deal(night, staff)
    three = _seen(night)
    _again(night, staff)
    after = [*_seen(night)]
    assert len(set(after) & set(three)) == 2
    assert {place: found for place, found in night.seen.items() if found} == {}
    # The browser itself remarks on the two forms that were wrong on purpose.
    told = [complaint for some in night.complaints for complaint in some if "status of 422" not in complaint]
    assert told == []


def _points(night: Night, staff: Pointer) -> None:
    """The open points stand on the set-up page; what is chosen is there again."""
    night.goto(night.staff, night.desk("setup"))
    night.staff.click("#open-points summary")
    night.look(night.staff)
    assert night.staff.locator("#open-points fieldset").count() == 19
    night.staff.check("input[name='option.face_b_seen_by'][value=owner]")
    staff.press("#structure button.primary")
    assert night.staff.locator("input[name='option.face_b_seen_by'][value=owner]").is_checked()


def _pool(night: Night, staff: Pointer) -> None:
    """Names in two languages; the one that nobody knows is told with what may be meant."""
    night.goto(night.staff, night.desk("worldbreaks"))
    staff.press("a.button.primary")
    staff.write("#text", POOL)
    staff.press("button[value=save]")
    assert night.staff.locator(".findings li").count() == 1
    night.look(night.staff)
    staff.press("#checked button[name=take]")
    assert "Upheaval" in night.staff.input_value("#text")
    staff.press("button[value=save]")
    night.look(night.staff)


def _deal(night: Night, staff: Pointer) -> None:
    staff.press("section form button.primary")
    night.look(night.staff)
    shown = night.staff.locator(".deck-row .states").all_inner_texts()
    cards = [name for row in shown for name in row.split("\n") if name.strip()]
    assert len(set(cards)) == 9


def _seen(night: Night) -> list[str]:
    """The player's three, in the language of the phone as far as the card data has it."""
    night.again()
    expect(night.player.locator("li.worldbreak")).to_have_count(3)
    names = [str(one) for one in night.player.locator("li.worldbreak .card-name").all_inner_texts()]
    cards = CARDS | WORLDBREAKS
    known = {ja if night.language == "ja" else name for name, (ja, _, _) in cards.items()}
    assert set(names) <= known
    return names


def _again(night: Night, staff: Pointer) -> None:
    """Nine proxies for three players leave none to draw, so one comes into the pool first."""
    night.goto(night.staff, night.desk("worldbreaks-pool"))
    staff.write("#text", night.staff.input_value("#text") + "1 Opt\n1 Shock\n")
    staff.press("button[value=save]")
    night.staff.locator(".deck-row", has_text=re.compile("Aki")).click()
    night.look(night.staff)
    night.staff.locator("input[name=card]").first.check()
    staff.press("button[value=again]")
    assert night.staff.locator("fieldset.wrong, .field.wrong").count() == 1
    night.look(night.staff)
    assert night.staff.locator("input[name=card]").first.is_checked()
    staff.write("#reason_again", "破れたプロキシ")
    staff.press("button[value=again]")
    night.look(night.staff)
