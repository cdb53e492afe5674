"""World Breaker through the pages: the pool, dealing, changes; a player's own three, and nobody else's."""

import re
from dataclasses import replace

import pytest
from django.template.loader import render_to_string
from django.test import Client, override_settings

from headjudge.web.views import deck_sheets, decklist_form
from headjudge.web.worldbreak_cards import ShownWorldbreak
from tests.desk.decks import LEGAL, WORLDBREAKS, a_database
from tests.desk.making import event, pair
from tests.printing.reading import text as text_of_pdf
from tests.web.players import bound
from tests.web.running import at, opened, send, words

ME = "/e/friday/me"
POOL = "\n".join(f"2 {name}" for name in WORLDBREAKS)
PUBLIC = (
    "",
    "pairings",
    "standings",
    "decklists",
    "screen",
    "pairings.json",
    "standings.json",
    "t/1",
    "clock",
)


@pytest.fixture(autouse=True)
def cards(tmp_path, desk):
    """A World Breaker evening of four with card data at hand."""
    from django.conf import settings

    folder = tmp_path / "cards"
    a_database(folder / "mtg.sqlite", more=WORLDBREAKS)
    decklist_form.OFTEN._done.clear()
    deck_sheets.OWN_OFTEN._done.clear()
    with override_settings(HEADJUDGE=replace(settings.HEADJUDGE, cards=(folder,))):
        opened(desk, event(4, "pods/plain", format="world-breaker", options={"decklists": "required"}))
        yield


def mark(page):
    """The mark of the pool that a page carries."""
    return re.search(r'name="pool" value="(\w+)"', page.text)[1]


@pytest.fixture
def organiser(signed_in):
    return signed_in("organiser")


@pytest.fixture
def dealt(desk, organiser):
    """The pool is pasted and dealt."""
    page = organiser.get(at("worldbreaks-pool"))
    assert send(organiser, "worldbreaks-pool", text=POOL, pool=mark(page), do="save").status_code == 302
    page = organiser.get(at("worldbreaks"))
    assert "Deal to 4 players" in words(page)
    assert send(organiser, "worldbreaks-deal", pool=mark(page)).status_code == 302
    return dict(desk.hand("friday").hall.worldbreaks.hands)


class TestTheStaff:
    def test_pastes_a_pool_sees_what_is_wrong_and_chooses(self, desk, organiser):
        page = organiser.get(at("worldbreaks-pool"))
        wrong = send(organiser, "worldbreaks-pool", text="Worldfier\n世界火\n", pool=mark(page), do="save")
        assert wrong.status_code == 422
        assert "Worldfier\n世界火" in wrong.text
        assert "These names are unknown or mean several cards: Worldfier." in words(wrong)
        choice = re.search(r'name="take" value="([^"]*)"', wrong.text)[1].replace("&#9;", "\t")
        page = send(organiser, "worldbreaks-pool", text="Worldfier\n世界火\n", pool=mark(wrong), take=choice)
        assert ">\nWorldfire\n世界火" in page.text
        assert desk.hand("friday").hall.worldbreaks.pool == {}
        send(organiser, "worldbreaks-pool", text="Worldfire\n世界火\n", pool=mark(page), do="save")
        assert dict(desk.hand("friday").hall.worldbreaks.pool) == {"Worldfire": 2}

    def test_sees_who_has_which(self, organiser, dealt):
        said = words(organiser.get(at("worldbreaks")))
        assert "4 of 4 players have theirs" in said
        for cards in dealt.values():
            assert all(card in said for card in cards)

    def test_deals_again_with_a_reason_and_undoes(self, desk, signed_in, organiser, dealt):
        judge = signed_in("judge")
        page = judge.get(at("worldbreaks/1"))
        gives = dealt["1"][0]
        told = {"do": "again", "card": gives, "pool": mark(page)}
        assert send(judge, "worldbreaks-change/1", **told).status_code == 422
        assert send(judge, "worldbreaks-change/1", **told, reason="torn").status_code == 302
        assert gives not in desk.hand("friday").hall.worldbreaks.of("1")
        assert "Worldbreaks dealt again: Aki 1 (reason: torn)" in words(organiser.get(at("log")))

    def test_changes_with_another_player(self, desk, signed_in, dealt):
        judge = signed_in("judge")
        page = judge.get(at("worldbreaks/1"))
        keys = [one.replace("&#9;", "\t") for one in re.findall(r'<option value="([^"]*\s[^"]*)"', page.text)]
        into = next(one for one in keys if one.startswith("2\t"))
        told = {
            "do": "by_hand",
            "card": dealt["1"][0],
            "into": into,
            "reason": "asked for",
            "pool": mark(page),
        }
        assert send(judge, "worldbreaks-change/1", **told).status_code == 302
        assert into.partition("\t")[2] in desk.hand("friday").hall.worldbreaks.of("1")

    def test_what_somebody_else_changed_is_not_overwritten(self, organiser, dealt):
        page = organiser.get(at("worldbreaks-pool"))
        old = mark(page)
        send(organiser, "worldbreaks-pool", text=POOL + "\nOpt", pool=old, do="save")
        assert send(organiser, "worldbreaks-pool", text=POOL, pool=old, do="save").status_code == 409

    def test_where_players_register_the_page_says_so(self, desk, organiser):
        opened(desk, event(2, "pods/plain", format="world-breaker", options={"A1": "registered"}), "second")
        opened(desk, event(2, "pods/plain", format="commander"), "third")
        for stream, told in (("second", "register their worldbreaks"), ("third", "not played by the rules")):
            host = organiser_of(stream)
            assert told in words(host.get(at("worldbreaks", stream)))
            assert host.get(at("worldbreaks-pool", stream)).status_code == 404
        assert "worldbreaks" not in organiser_of("third").get(at("", "third")).text


def organiser_of(stream):
    """An organiser of another event."""
    from headjudge.web.models import Account, Membership

    account = Account(login=f"of-{stream}-{Account.objects.count()}", name=stream)
    account.set_unusable_password()
    account.save()
    Membership.objects.create(account=account, stream=stream, role="organiser")
    client = Client(HTTP_ACCEPT_LANGUAGE="en")
    client.force_login(account)
    return client


class TestThePlayer:
    def test_sees_the_own_three_in_the_own_language(self, dealt):
        page = bound("friday", "1").get(ME, HTTP_ACCEPT_LANGUAGE="ja")
        for card in dealt["1"]:
            assert WORLDBREAKS[card][0] in page.text
        assert len(re.findall("<li class=.card worldbreak.>", page.text)) == 3

    def test_costs_are_symbols_in_rings_as_at_the_table(self):
        card = ShownWorldbreak("Parhelion II", "Parhelion II", "", "{6}{W}{W}", "Legendary Artifact", "")
        told = render_to_string("headjudge/worldbreak_card.html", {"card": card})
        rings = re.findall(r'<span class="mana mana-(\w)">(\w)</span>', told)
        assert rings == [("n", "6"), ("W", "W"), ("W", "W")]
        assert "{" not in told

    def test_before_they_are_dealt(self):
        assert "yours are not dealt yet" in words(bound("friday", "1").get(ME))

    def test_has_them_on_the_sheet_with_or_without_a_list(self, dealt):
        browser = bound("friday", "1")
        for number in ("0", None):
            said = text_of_pdf(browser.get(f"{ME}/decklist.pdf").content)
            assert all(card in said for card in dealt["1"])
            if number is not None:
                browser.post(ME, {"text": LEGAL, "do": "save", "list": number, "command": "a"})


class TestNobodyElse:
    def test_no_other_player_and_nobody_in_public(self, desk, dealt):
        pair(desk, "friday")
        mine = set(dealt["1"])
        other = next(one for one in ("2", "3", "4") if not mine & set(dealt[one]))
        told = bound("friday", other).get(ME).text
        assert not [card for card in mine if card in told]
        for path in PUBLIC:
            page = Client(HTTP_ACCEPT_LANGUAGE="en").get(f"/e/friday/{path}")
            assert not [card for card in WORLDBREAKS if card in page.text], path
        told = Client().get("/api/v1/events/friday/file").text
        assert not [card for card in WORLDBREAKS if card in told]

    @pytest.mark.parametrize("path", ["worldbreaks", "worldbreaks/1", "worldbreaks-pool"])
    def test_not_the_staff_who_only_look_on(self, signed_in, dealt, path):
        for browser in (signed_in("viewer"), signed_in("judge", "elsewhere")):
            assert browser.get(at(path)).status_code == 403

    def test_a_judge_does_not_deal(self, signed_in):
        judge = signed_in("judge")
        assert "worldbreaks-deal" not in judge.get(at("worldbreaks")).text
        assert send(judge, "worldbreaks-deal", pool="x").status_code == 403
