"""Which card databases are at hand, and that a new one is noticed."""

import pytest

from headjudge.cards.shelf import Shelf, open_shelf, place_of
from headjudge.findings import InputError
from tests.cards.small import small_database


def test_an_empty_or_missing_folder_is_no_fault(tmp_path):
    assert open_shelf(tmp_path / "nothing" / "cards") == {}


def test_each_game_has_its_file(tmp_path):
    small_database(tmp_path, "mtg")
    small_database(tmp_path, "fab")
    bases = open_shelf(tmp_path)
    assert [(game, base.game) for game, base in bases.items()] == [("mtg", "mtg"), ("fab", "fab")]
    assert bases["mtg"].find("稲妻")[0].name == "Lightning Bolt"


def test_the_first_folder_that_has_a_game_wins(tmp_path):
    small_database(tmp_path / "own", "fab")
    small_database(tmp_path / "users", "fab")
    small_database(tmp_path / "users", "mtg")
    bases = open_shelf(tmp_path / "own", tmp_path / "users")
    assert bases["fab"].path.endswith("own/fab.sqlite")
    assert bases["mtg"].path.endswith("users/mtg.sqlite")


def test_every_faulty_file_is_told_at_once(tmp_path):
    place_of(tmp_path, "mtg").write_bytes(b"no database")
    small_database(tmp_path, "mtg").rename(place_of(tmp_path, "fab"))
    place_of(tmp_path, "mtg").write_bytes(b"no database at all, and long enough to be one" * 100)
    with pytest.raises(InputError) as told:
        open_shelf(tmp_path)
    assert [(one.code, one.subject) for one in told.value.findings] == [
        ("cards.not_a_database", str(place_of(tmp_path, "mtg"))),
        ("cards.other_game", str(place_of(tmp_path, "fab"))),
    ]


class TestAShelfThatStaysOpen:
    def test_gives_the_same_database_until_another_lies_there(self, tmp_path):
        small_database(tmp_path, "mtg")
        shelf = Shelf([tmp_path])
        first = shelf.look().bases["mtg"]
        assert shelf.look().bases["mtg"] is first
        small_database(tmp_path, "mtg")
        second = shelf.look().bases["mtg"]
        assert second is not first
        assert first.find("Wastes") != ()  # who still reads the old one reads it to the end
        assert second.find("Wastes") != ()

    def test_notices_a_database_that_comes_and_one_that_goes(self, tmp_path):
        shelf = Shelf([tmp_path])
        assert shelf.look().bases == {}
        small_database(tmp_path, "fab")
        assert list(shelf.look().bases) == ["fab"]
        place_of(tmp_path, "fab").unlink()
        assert shelf.look().bases == {}

    def test_one_faulty_file_takes_nothing_from_the_other_game(self, tmp_path):
        small_database(tmp_path, "mtg")
        place_of(tmp_path, "fab").write_bytes(b"")
        shelved = Shelf([tmp_path]).look()
        assert list(shelved.bases) == ["mtg"]
        assert [one.code for one in shelved.findings] == ["cards.not_a_database"]
