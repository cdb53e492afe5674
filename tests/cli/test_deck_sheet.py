"""``headjudge deck sheet``: a PDF in a new file, on standard output, or in JSON."""

import base64
import io
import re
import sys

import pytest

from tests.cards.small import small_database
from tests.cli.run import ask, call
from tests.desk.decks import JAPANESE, SHORT, a_database
from tests.printing.reading import section, text


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    """The user's data folder, with a small card database of Magic."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")
    a_database(tmp_path / "data" / "cards" / "mtg.sqlite")
    return tmp_path / "data"


@pytest.fixture
def deck(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text(JAPANESE, encoding="utf-8")
    return path


@pytest.fixture
def out(tmp_path):
    return tmp_path / "sheet.pdf"


class TestAList:
    def test_goes_into_a_new_file_and_never_over_another(self, deck, out):
        named = ("--format", "commander", "--date", "2026-11-27", "--player", "Борис", "--event", "Friday")
        told = call("deck", "sheet", deck, *named, "--out", out)
        assert (told.status, told.out, told.err) == (0, f"Written: {out}\n", "")
        found = text(out.read_bytes())
        for words in (
            "Борис",
            "Friday",
            "2026-11-27",
            "Talrand, Sky Summoner",
            "legal",
            "97 Island",
            "SHA-256",
        ):
            assert words in found
        before = out.read_bytes()
        told = call("deck", "sheet", deck, "--out", out)
        assert (told.status, told.out) == (4, "")
        assert out.read_bytes() == before

    def test_faults_stand_in_the_order_of_lines(self, deck, out):
        deck.write_text(
            JAPANESE.replace("1 太陽の指輪", "2 太陽の指輪").replace("選択", "選たく"), encoding="utf-8"
        )
        for told in (
            call("deck", "sheet", deck, "--format", "commander", "--out", out).err,
            call("deck", "check", deck, "--format", "commander").out,
        ):
            lines = [int(found) for found in re.findall(r"^. line (\d+):", told, re.M)]
            assert lines[:2] == [5, 6]
            assert lines == sorted(lines)

    def test_is_printed_with_its_faults(self, deck, out):
        deck.write_text(SHORT, encoding="utf-8")
        told = call("deck", "sheet", deck, "--format", "commander", "--out", out)
        assert told.status == 0
        assert "99" in told.err
        assert "not legal" in text(out.read_bytes())

    def test_to_standard_output(self, deck, monkeypatch):
        caught = io.TextIOWrapper(io.BytesIO())
        monkeypatch.setattr(sys, "stdout", caught)
        from headjudge.cli import main

        assert main(["deck", "sheet", str(deck)]) == 0
        assert "97 Island" in text(caught.buffer.getvalue())

    def test_as_json(self, deck, out):
        told = ask("deck", "sheet", deck, "--check")
        assert (told["kind"], told["verdict"], told["out"], told["findings"]) == ("check", None, None, [])
        assert "97 Island" in text(base64.b64decode(told["pdf"]))
        told = ask("deck", "sheet", deck, "--out", out, "--format", "commander", "--date", "2026-11-27")
        assert (told["kind"], told["verdict"], told["out"], told["pdf"]) == (
            "registration",
            "legal",
            str(out),
            None,
        )

    def test_without_card_data_says_so(self, deck, out):
        told = call("deck", "sheet", deck, "--cards", "none", "--out", out)
        assert told.status == 0
        assert "no name was checked" in told.err
        found = text(out.read_bytes())
        assert "島" in found
        assert "no name was checked" in found

    @pytest.mark.parametrize("language", ["ja", "ru"])
    def test_speaks_the_language_of_the_call(self, deck, out, language):
        assert call("deck", "sheet", deck, "--out", out, "--lang", language).status == 0
        assert section(language, "main") in text(out.read_bytes())


class TestWithoutAList:
    def test_an_empty_sheet(self, out):
        assert call("deck", "sheet", "--blank", "--game", "fab", "--out", out).status == 0
        assert section("en", "fab_yellow") in text(out.read_bytes())

    def test_a_pool(self, data_folder, out):
        small_database(data_folder / "cards", "fab")
        told = call("deck", "sheet", "--pool", "xyz", "--out", out)
        assert told.status == 3
        assert "no cards to register in a set “xyz”" in told.err
        assert not out.exists()

    def test_a_pool_without_card_data(self, out):
        told = call("deck", "sheet", "--pool", "WTR", "--out", out)
        assert told.status == 3
        assert "needs card data of Flesh and Blood" in told.err


class TestWrongCalls:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            ((), "Name the FILE"),
            (("list.txt", "--blank"), "Choose one"),
            (("--blank", "--pool", "WTR"), "Choose one"),
            (("--pool", "WTR", "--check"), "Choose one"),
            (("list.txt", "--format", "komander"), "komander"),
        ],
    )
    def test_are_told(self, out, words, said):
        told = call("deck", "sheet", *words, "--out", out)
        assert told.status == 2
        assert said in told.err
        assert not out.exists()

    def test_a_missing_file(self, tmp_path, out):
        assert call("deck", "sheet", tmp_path / "none.txt", "--out", out).status == 3
        assert not out.exists()
