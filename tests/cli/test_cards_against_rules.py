"""``cards import`` and ``cards info`` tell by themselves which names of ban lists the card data does not know."""

import datetime

import pytest

from headjudge.cards.building import new_database
from headjudge.cards.card import FabCard, Source
from headjudge.decks.data_against_rules import against_rules
from headjudge.policy.deck_formats import format_ids, format_on, names_kept_out
from headjudge.wording import LANGUAGES
from tests.cli.run import ask, call
from tests.decks.fab_sample import fab_card_base, made

MISSPELT = "Ball Lightening"
WHOLE = 4_000
"""Cards from which on a file counts as the whole game."""


def listed():
    """Every name that lists of Flesh and Blood ever kept out."""
    of_fab = {form.id for form in (format_on(one, datetime.date(2026, 11, 30)) for one in format_ids())}
    return {name for one in of_fab if one.startswith("fab/") for name in names_kept_out(one)}


def cards():
    """As many cards as the game has, with every name of the lists but one."""
    names = {*listed(), MISSPELT} - {"Ball Lightning"}
    filling = (f"Filling {number}" for number in range(WHOLE))
    return [made(name, 1) for name in (*sorted(names), *filling)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("cards")
    with new_database(place / "fab.sqlite", "test") as building:
        for card in cards():
            building.add_card(card)
        building.finish(Source("fab", "fab_package", "fab.tgz", "2026-05-16", "given", "0" * 64))
    return place


def test_info_says_which_names_are_not_known(folder):
    (finding,) = ask("cards", "info", "--from", folder)["findings"]
    assert (finding["code"], finding["severity"]) == ("cards.list_name_unknown", "warning")
    for part in ("Ball Lightning", MISSPELT, "fab/blitz", "fab/silver-age"):
        assert part in finding["message"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(folder, language):
    said = call("cards", "info", "--from", folder, "--lang", language).out
    assert "Ball Lightning" in said
    assert MISSPELT in said


def test_import_says_it_at_once(folder, tmp_path):
    file = tmp_path / "cards.jsonl"
    written = call("cards", "export", "--game", "fab", "--from", folder)
    assert written.status == 0
    file.write_text(written.out, encoding="utf-8")
    told = ask("cards", "import", file, "--into", tmp_path / "new")
    assert [one["code"] for one in told["findings"]] == ["cards.list_name_unknown"]


def test_a_whole_file_has_nothing_to_tell():
    every = [made(name, 1) for name in (*sorted(listed()), *(f"Filling {at}" for at in range(WHOLE)))]
    assert against_rules(fab_card_base(every), datetime.date(2026, 11, 30)) == ()


def test_a_small_file_is_not_asked():
    small = fab_card_base([FabCard("one", "One")])
    assert against_rules(small, datetime.date(2026, 11, 30)) == ()
