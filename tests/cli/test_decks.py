"""``headjudge deck``: lists shown and converted, as a person and as a program would."""

import io
import sys

import pytest

from headjudge.decks.registry import forms
from tests.cards.small import DATE, SHA256, small_database
from tests.cli.run import ask, call

LIST = "Deck\n4 稲妻\n2 Fire\n1 Lightnig Bolt\n0 Wastes\n\nSideboard\n3 Oko, Thief of Crowns (ELD) 197\n"


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    """The user's data folder, empty."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")
    return tmp_path / "data"


@pytest.fixture
def with_cards(data_folder):
    """Card data of Magic, as an import leaves it."""
    return small_database(data_folder / "cards", "mtg")


@pytest.fixture
def deck(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text(LIST, encoding="utf-8")
    return path


class TestConvert:
    def test_the_text_goes_to_standard_output_and_what_is_doubtful_to_standard_error(self, deck, with_cards):
        told = call("deck", "convert", deck, "--to", "plain")
        assert told.status == 0
        assert told.out == (
            "Deck\n4 Lightning Bolt\n2 Fire // Ice\n1 Lightnig Bolt\n\n"
            "Sideboard\n3 Oko, Thief of Crowns (ELD) 197\n"
        )
        assert "line 5: The line counts no copy of the card; write at least 1: 0 Wastes" in told.err
        assert "No card is called “Lightnig Bolt”. Was one of these meant? Lightning Bolt" in told.err
        assert "no name was checked" not in told.err

    def test_without_card_data_it_works_and_says_once_that_names_were_not_checked(self, deck):
        told = call("deck", "convert", deck, "--to", "plain")
        assert told.status == 0
        assert "4 稲妻" in told.out
        assert told.err.count("no name was checked") == 1

    def test_card_data_can_be_left_aside_or_named(self, deck, with_cards, tmp_path):
        assert "4 稲妻" in call("deck", "convert", deck, "--to", "plain", "--cards", "none").out
        other = small_database(tmp_path / "other", "mtg")
        with_cards.unlink()
        told = call("deck", "convert", deck, "--to", "plain", "--cards", other)
        assert "4 Lightning Bolt" in told.out

    def test_as_json(self, deck, with_cards):
        told = ask("deck", "convert", deck, "--to", "plain")
        assert told["form"] == {"from": "arena", "to": "plain"}
        assert told["text"].startswith("Deck\n4 Lightning Bolt\n")
        assert [(one["code"], one["severity"], one["card"], one["line"]) for one in told["findings"]] == [
            ("line.unreadable", "error", None, 5),
            ("card.unknown", "unchecked", "Lightnig Bolt", 4),
        ]
        assert told["findings"][0]["found"] == "0 Wastes"
        assert told["findings"][1]["expected"] == ["Lightning Bolt"]
        assert told["deck"]["main"][0] == {
            "name": "Lightning Bolt",
            "count": 4,
            "line": 2,
            "card": "4457ed35-7c10-48c8-9776-456485fdf070",
            "written": "稲妻",
        }
        assert [one["name"] for one in told["deck"]["sideboard"]] == ["Oko, Thief of Crowns"]
        assert (told["deck"]["commander"], told["deck"]["tokens"]) == ([], [])

    def test_into_a_new_file_and_never_over_another(self, deck, with_cards, tmp_path):
        out = tmp_path / "out.txt"
        told = call("deck", "convert", deck, "--to", "plain", "--out", out)
        assert (told.status, told.out) == (0, f"Written: {out}\n")
        assert out.read_text(encoding="utf-8").startswith("Deck\n4 Lightning Bolt\n")
        told = call("deck", "convert", deck, "--to", "plain", "--out", out)
        assert (told.status, told.out) == (4, "")
        assert "There is a file of this name already" in told.err

    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
    def test_any_common_encoding(self, tmp_path, with_cards, encoding):
        path = tmp_path / "deck.txt"
        path.write_bytes("4 稲妻\r\n20 荒地\r\n".encode(encoding))
        assert "4 Lightning Bolt\n" in call("deck", "convert", path, "--to", "plain").out

    def test_standard_input(self, with_cards, monkeypatch):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("4 稲妻".encode())))
        assert call("deck", "convert", "-", "--to", "plain").out == "Deck\n4 Lightning Bolt\n"


class TestWhatCannotBe:
    def test_an_unknown_form_lists_the_known_ones(self, deck):
        told = call("deck", "convert", deck, "--to", "plian")
        assert told.status == 2
        assert "There is no form “plian”. Is “plain” meant? Possible: " in told.err
        assert ", ".join(forms()) in told.err

    @pytest.mark.parametrize(
        ("data", "said"),
        [(b" \n", "text is empty"), (b"4 Is\0land", "This is no text"), (b"", "text is empty")],
    )
    def test_what_is_no_list_has_exit_status_3(self, tmp_path, data, said):
        path = tmp_path / "deck.txt"
        path.write_bytes(data)
        told = call("deck", "convert", path, "--to", "plain")
        assert (told.status, told.out) == (3, "")
        assert said in told.err

    def test_a_form_of_the_other_game_is_refused(self, deck):
        told = call("deck", "show", deck, "--from", "plain", "--game", "fab")
        assert told.status == 1
        assert "The form “plain” is not one for lists of Flesh and Blood" in told.err

    def test_a_missing_file_and_a_folder(self, tmp_path, deck):
        assert "There is no such file" in call("deck", "show", tmp_path / "none.txt").err
        assert "This is a folder" in call("deck", "show", tmp_path).err
        assert "There is no such file" in call("deck", "show", deck, "--cards", tmp_path / "x").err

    def test_card_data_that_is_none_is_told_with_its_place(self, deck, data_folder):
        path = small_database(data_folder / "cards", "mtg")
        path.write_bytes(b"nothing")
        told = call("deck", "show", deck)
        assert told.status == 3
        assert f"{path}: This is no card database of headjudge" in told.err
        assert call("deck", "show", deck, "--cards", "none").status == 0
        assert call("deck", "show", deck, "--json").json["error"]["findings"][0]["file"] == str(path)


class TestShow:
    def test_sections_counts_and_the_card_behind_every_name(self, deck, with_cards):
        told = call("deck", "show", deck)
        assert told.status == 0
        assert told.err == ""
        lines = [line.rstrip() for line in told.out.splitlines()]
        assert lines[0] == "Read as MTG Arena list (Magic: The Gathering), 10 cards"
        assert lines[1] == f"Card data of {DATE['mtg']} (SHA-256 {SHA256['mtg'][:12]})"
        assert "Main deck (7)" in lines
        assert "Sideboard (3)" in lines
        assert any(line.split() == ["2", "4", "Lightning", "Bolt", "稲妻"] for line in lines)
        assert any(line.split()[-2:] == ["ELD", "197"] for line in lines)

    def test_as_json(self, deck, with_cards):
        told = ask("deck", "show", deck)
        assert (told["form"], told["game"], told["title"]) == ("arena", "mtg", None)
        assert told["cards"]["date"] == DATE["mtg"]
        assert told["cards"]["sha256"] == SHA256["mtg"]
        assert [one["count"] for one in told["deck"]["main"]] == [4, 2, 1]

    def test_control_characters_do_not_reach_the_terminal(self, tmp_path):
        path = tmp_path / "deck.txt"
        path.write_text("4 Is\x1b[2Jland\n", encoding="utf-8")
        assert "\x1b[2J" not in call("deck", "show", path).out


class TestForms:
    def test_every_form_is_listed(self):
        told = ask("deck", "forms")["forms"]
        assert [one["key"] for one in told] == list(forms())
        assert all(one["name"] and one["games"] and one["sections"] for one in told)

    @pytest.mark.parametrize("language", ["en", "ja", "ru"])
    def test_every_form_has_its_name_in_every_language(self, language):
        told = call("deck", "forms", "--lang", language)
        assert told.status == 0
        for key in forms():
            assert f"\n{key} " in told.out
