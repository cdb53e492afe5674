"""Sheets of decks on the web: PDF for the judges and for the player, nothing for anybody else."""

from dataclasses import replace

import pytest
from django.test import Client, override_settings

from headjudge.web.views import deck_sheets, decklist_form
from tests.desk.decks import JAPANESE, LEGAL, a_database
from tests.desk.making import event
from tests.printing.reading import pages, text
from tests.web.players import bound
from tests.web.running import at, opened

ME = "/e/friday/me"
OWN = ME + "/decklist.pdf"
OF_JUDGES = (
    "decklist-sheet/1",
    "decklist-check-sheet/1",
    "all-decklists.pdf",
    "all-decklists-check.pdf",
    "empty-decklist.pdf",
)


@pytest.fixture(autouse=True)
def friday(tmp_path, desk):
    """A Commander event with card data at hand; players 1 and 2 have handed lists in."""
    from django.conf import settings

    folder = tmp_path / "cards"
    a_database(folder / "mtg.sqlite")
    decklist_form.OFTEN._done.clear()
    deck_sheets.OWN_OFTEN._done.clear()
    with override_settings(HEADJUDGE=replace(settings.HEADJUDGE, cards=(folder,))):
        opened(desk, event(4, "mtg/swiss", format="commander", options={"decklists": "required"}))
        for number, written in (("1", JAPANESE), ("2", LEGAL)):
            bound("friday", number).post(ME, {"text": written, "do": "save", "list": "0", "command": number})
        yield


def pdf(answer):
    """The bytes of a PDF that a browser keeps as a file."""
    assert answer.status_code == 200
    assert answer["Content-Type"] == "application/pdf"
    assert answer["Content-Disposition"].startswith("attachment; filename")
    assert answer["Content-Disposition"].rstrip('"').endswith(".pdf")
    assert "no-store" in answer["Cache-Control"]
    return answer.content


class TestJudges:
    @pytest.mark.parametrize("path", OF_JUDGES)
    def test_get_them(self, desk, signed_in, path):
        found = text(pdf(signed_in("judge").get(at(path))))
        assert "Friday" in found
        assert f"log position {desk.hand('friday').version} (" in found

    @pytest.mark.parametrize("path", OF_JUDGES)
    def test_nobody_else_does(self, signed_in, path):
        for browser in (signed_in("viewer"), signed_in("judge", "elsewhere"), signed_in(host=True)):
            answer = browser.get(at(path))
            assert answer.status_code == 403
            assert b"PDF-" not in answer.content
        for browser in (Client(), bound("friday", "1")):
            answer = browser.get(at(path))
            assert answer.status_code == 302
            assert answer.url.startswith("/sign-in")

    def test_a_list_with_its_verdict_and_english_names(self, signed_in):
        found = text(pdf(signed_in("judge").get(at("decklist-sheet/1"))))
        for words in ("Aki 1", "Talrand, Sky Summoner", "97 Island 島", "legal", "Commander"):
            assert words in found

    def test_all_of_them_by_name_each_on_a_page(self, signed_in):
        found = pages(pdf(signed_in("judge").get(at("all-decklists.pdf"))))
        assert len(found) == 2
        assert "Aki 1" in " ".join(found[0])
        assert "Борис 2" in " ".join(found[1])

    def test_an_empty_one_with_the_name_for_whoever_has_handed_in_nothing(self, signed_in):
        found = text(pdf(signed_in("judge").get(at("decklist-sheet/3"))))
        assert "千尋 3" in found
        assert "Signature" in found

    def test_of_somebody_who_is_not_there(self, signed_in):
        assert signed_in("judge").get(at("decklist-sheet/99")).status_code == 404

    def test_in_the_language_of_the_page(self, signed_in):
        browser = signed_in("judge")
        answer = browser.get(at("decklist-sheet/1"), headers={"accept-language": "ru"})
        assert "Деклист" in text(pdf(answer))

    def test_pages_lead_there(self, signed_in):
        browser = signed_in("judge")
        page = browser.get(at("decklists")).text
        for path in ("all-decklists.pdf", "all-decklists-check.pdf", "empty-decklist.pdf"):
            assert f'href="{at(path)}"' in page
        assert f'href="{at("decklist-sheet/1")}"' in browser.get(at("decklists/1")).text
        assert f'href="{at("decklist-check-sheet/1")}"' in browser.get(at("decklists/1")).text


def test_nobody_has_handed_in_so_there_are_no_sheets(desk, signed_in):
    opened(desk, event(4, "mtg/swiss"), "quiet")
    assert signed_in("judge", "quiet").get(at("all-decklists.pdf", "quiet")).status_code == 404
    assert signed_in("judge", "quiet").get(at("empty-decklist.pdf", "quiet")).status_code == 200


class TestAPlayer:
    def test_gets_the_own_list_and_no_other(self):
        first, second = bound("friday", "1"), bound("friday", "2")
        assert "Aki 1" in text(pdf(first.get(OWN)))
        found = text(pdf(second.get(OWN)))
        assert "Борис 2" in found
        assert "Aki" not in found
        assert f'href="{OWN}"' in first.get(ME).text

    def test_gets_an_empty_one_before_the_first_list(self):
        assert "千尋 3" in text(pdf(bound("friday", "3").get(OWN)))

    def test_everybody_else_gets_nothing(self, signed_in):
        for browser in (Client(), signed_in("judge"), signed_in("owner")):
            assert browser.get(OWN).status_code == 403

    def test_cannot_have_it_made_without_end(self):
        browser = bound("friday", "1")
        for _ in range(deck_sheets.OWN_OFTEN.times):
            deck_sheets.OWN_OFTEN.allows("friday 1")
        answer = browser.get(OWN)
        assert answer.status_code == 429
        assert "wait a few minutes" in answer.text
