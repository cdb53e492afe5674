"""The sheets of many lists come in parts, with a page that names them."""

from dataclasses import replace

import pytest
from django.test import override_settings

from headjudge.desk.decklists import sheet
from headjudge.web.views import decklist_form
from tests.desk.decks import LEGAL, a_database
from tests.desk.making import event
from tests.printing.reading import text
from tests.web.players import bound
from tests.web.running import at, opened, words

ALL = ("all-decklists.pdf", "all-decklists-check.pdf")


@pytest.fixture(autouse=True)
def friday(tmp_path, desk, monkeypatch):
    """Five lists of Commander, two to a file: names by A to Z are Aki, Dana, Emi, Борис, 千尋."""
    from django.conf import settings

    monkeypatch.setattr(sheet, "PART", 2)
    folder = tmp_path / "cards"
    a_database(folder / "mtg.sqlite")
    decklist_form.OFTEN._done.clear()
    with override_settings(HEADJUDGE=replace(settings.HEADJUDGE, cards=(folder,))):
        opened(desk, event(5, "mtg/swiss", format="commander", options={"decklists": "required"}))
        for number in ("1", "2", "3", "4", "5"):
            bound("friday", number).post(
                "/e/friday/me", {"text": LEGAL, "do": "save", "list": "0", "command": number}
            )
        yield


def names(desk):
    return [
        one.name for one in sorted(desk.hand("friday").event.entrants, key=lambda one: one.name.casefold())
    ]


@pytest.mark.parametrize("path", ALL)
def test_a_page_names_the_parts(desk, signed_in, path):
    answer = signed_in("judge").get(at(path))
    assert (answer.status_code, answer["Content-Type"].partition(";")[0]) == (200, "text/html")
    people = names(desk)
    said = words(answer)
    for number, (first, last) in enumerate(((0, 1), (2, 3), (4, 4)), 1):
        assert f"{number}: {people[first]} – {people[last]}" in said
        assert f'href="?part={number}"' in answer.text
    assert "2 lists" in said
    assert "one list" in said


@pytest.mark.parametrize("path", ALL)
def test_each_part_has_its_lists_and_says_which_it_is(desk, signed_in, path):
    browser, people = signed_in("judge"), names(desk)
    for number, some in ((1, people[:2]), (2, people[2:4]), (3, people[4:])):
        answer = browser.get(at(path) + f"?part={number}")
        assert answer["Content-Type"] == "application/pdf"
        assert f"{number}-of-3" in answer["Content-Disposition"].replace(" ", "-")
        found = text(answer.content)
        assert [one for one in people if one in found] == some


@pytest.mark.parametrize("part", ["0", "4", "-1", "x", "２", "1e3", "9" * 400])
def test_there_are_no_other_parts(signed_in, part):
    assert signed_in("judge").get(at(ALL[0]), {"part": part}).status_code == 404


def test_few_lists_are_one_file(signed_in, monkeypatch):
    monkeypatch.setattr(sheet, "PART", 5)
    for query in ("", "?part=1"):
        answer = signed_in("judge").get(at(ALL[0]) + query)
        assert answer["Content-Type"] == "application/pdf"
        assert "of" not in answer["Content-Disposition"].partition("filename")[2]
    assert signed_in("judge").get(at(ALL[0]) + "?part=2").status_code == 404


def test_a_page_of_parts_is_in_the_language_of_its_reader(signed_in):
    browser = signed_in("judge")
    for language, said in (("ja", "3個のファイル"), ("ru", "в нескольких файлах: 3")):
        assert said in words(browser.get(at(ALL[0]), headers={"accept-language": language}))
