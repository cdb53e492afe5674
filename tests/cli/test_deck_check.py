"""``deck check``: the answer as people and programs get it, with its exit status."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout

import click
import pytest

from headjudge.cards.building import new_database
from headjudge.cards.card import CardSet, Printing, Source
from headjudge.cli.deck_check import check_deck
from headjudge.cli.words import Session, UsageFault
from headjudge.findings import InputError
from headjudge.wording import speak
from tests.cli.run import Told
from tests.decks.sample import filled, magic_card, sample_objects

NIV = filled("Niv-Mizzet Reborn", {"Opt": 1}, "Island")
OKO = filled("Niv-Mizzet Reborn", {"Oko, Thief of Crowns": 1, "Opt": 2}, "Island")


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    """The sample cards as a database file."""
    path = tmp_path_factory.mktemp("cards") / "mtg.sqlite"
    with new_database(path, "one") as building:
        for told in sample_objects():
            card = magic_card(told)
            building.add_card(card)
            code = told["set"].upper()
            building.add_printing(card.key, Printing(code, told["collector_number"], told["released_at"]))
            building.add_set(CardSet(code, "", told["released_at"]))
        building.finish(Source("mtg", "scryfall", "sample", "2026-08-22", "given", "ab" * 32))
    return path


def check(tmp_path, text, *words, language="en", is_json=True):
    """Run the command on a list, as the group ``deck`` would."""
    path = tmp_path / "deck.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    out, err = io.StringIO(), io.StringIO()
    here = Session(speak(language), is_json)
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = check_deck.main(
                [str(path), *map(str, words)], "headjudge deck check", standalone_mode=False, obj=here
            )
        except (UsageFault, click.UsageError) as error:
            status, _ = 2, err.write(str(error))
        except InputError as error:
            status, _ = 3, err.write(str(error))
    return Told(status, out.getvalue(), err.getvalue())


BRAWL = ("--format", "brawl", "--date", "2020-05-18")


class TestForPrograms:
    def test_a_legal_list(self, tmp_path, cards):
        told = check(tmp_path, NIV, *BRAWL, "--cards", cards, "--players", "2")
        assert told.status == 0
        answer = json.loads(told.out)
        assert answer["verdict"] == "legal"
        assert (answer["format"], answer["edition"], answer["date"]) == ("brawl", "2020-04-17", "2020-05-18")
        assert answer["game"] == {"life": 25, "free_mulligans": 1, "commander_damage": None}
        listed = {
            section: [{key: one[key] for key in ("name", "count")} for one in entries]
            for section, entries in answer["deck"].items()
        }
        assert listed == {
            "commander": [{"name": "Niv-Mizzet Reborn", "count": 1}],
            "companion": [],
            "main": [{"name": "Opt", "count": 1}, {"name": "Island", "count": 58}],
            "sideboard": [],
            "maybeboard": [],
            "tokens": [],
        }
        assert answer["findings"] == []
        assert answer["cards"] == {
            "date": "2026-08-22",
            "dated_by": "given",
            "kind": "scryfall",
            "sha256": "ab" * 32,
        }

    def test_faults_with_card_line_expected_found_and_rule(self, tmp_path, cards):
        told = check(tmp_path, OKO, *BRAWL, "--cards", cards)
        assert told.status == 1
        answer = json.loads(told.out)
        assert answer["verdict"] == "illegal"
        shown = [{key: one[key] for key in ("code", "severity", "card", "line", "expected", "found")}
                 for one in answer["findings"]]  # fmt: skip
        assert shown == [
            {"code": "card.too_many_copies", "severity": "error", "card": "Opt", "line": 6, "expected": 1, "found": 2},
            {"code": "card.banned", "severity": "error", "card": "Oko, Thief of Crowns", "line": 5, "expected": 0,
             "found": 1},
        ]  # fmt: skip
        assert answer["findings"][1]["rule"] == {
            "document": "Banned and Restricted Announcement", "clause": "Brawl", "edition": "2019-11-22"}  # fmt: skip
        assert "2019-11-22" in answer["findings"][1]["message"]

    def test_unknown_names_are_unchecked(self, tmp_path, cards):
        told = check(tmp_path, NIV.replace("Opt", "Otp"), *BRAWL, "--cards", cards)
        answer = json.loads(told.out)
        assert (told.status, answer["verdict"]) == (1, "unchecked")
        (one,) = answer["findings"]
        assert (one["code"], one["card"], one["line"], one["severity"]) == (
            "card.unknown",
            "Otp",
            5,
            "unchecked",
        )

    def test_without_card_data(self, tmp_path):
        told = check(tmp_path, OKO, *BRAWL, "--cards", "none")
        answer = json.loads(told.out)
        assert (told.status, answer["verdict"], answer["cards"]) == (1, "illegal", None)

    def test_the_other_name_and_the_country(self, tmp_path, cards):
        text = filled("Winota, Joiner of Forces", {}, "Plains")
        for region, status in (("jp", 0), ("DE", 1)):
            told = check(tmp_path, text, "--format", "standard-brawl", "--date", "2020-04-18", "--cards", cards,
                         "--region", region)  # fmt: skip
            assert (told.status, json.loads(told.out)["region"]) == (status, region.upper())
        arena = check(tmp_path, text, "--format", "brawl", "--date", "2020-04-16", "--cards", cards,
                      "--platform", "arena")  # fmt: skip
        assert arena.status == 0

    def test_what_the_organiser_changes(self, tmp_path, cards):
        allowed = check(tmp_path, OKO.replace("2 Opt", "1 Opt").replace("56", "57"), *BRAWL, "--cards", cards,
                        "--allow", "Oko, Thief of Crowns=a farewell = for one night")  # fmt: skip
        answer = json.loads(allowed.out)
        assert (allowed.status, answer["verdict"]) == (0, "legal")
        assert answer["findings"][0]["params"]["reason"] == "a farewell = for one night"
        banned = check(tmp_path, NIV, *BRAWL, "--cards", cards, "--ban", "Opt=no cantrips")
        assert [one["code"] for one in json.loads(banned.out)["findings"]] == ["card.banned_here"]


class TestForPeople:
    @pytest.mark.parametrize("language", ["en", "ja", "ru"])
    def test_in_every_language(self, tmp_path, cards, language):
        told = check(tmp_path, OKO, *BRAWL, "--cards", cards, language=language, is_json=False)
        assert told.status == 1
        assert "Oko, Thief of Crowns" in told.out
        assert "2020-04-17" in told.out
        assert told.err == ""

    def test_help_names_every_option(self, tmp_path):
        told = check(tmp_path, NIV, "--help", is_json=False)
        for option in (
            "--format",
            "--date",
            "--players",
            "--cards",
            "--region",
            "--platform",
            "--allow",
            "--ban",
        ):
            assert option in told.out


class TestWrongCalls:
    @pytest.mark.parametrize(
        "words",
        [
            ("--format", "brawll"),
            ("--format", "brawl", "--region", "Japan"),
            ("--format", "brawl", "--platform", "table"),
            ("--format", "brawl", "--players", "1"),
            ("--format", "brawl", "--allow", "Opt"),
            ("--format", "brawl", "--ban", "=no reason"),
            (),
        ],
    )
    def test_usage(self, tmp_path, cards, words):
        assert check(tmp_path, NIV, *words, "--cards", cards).status == 2

    def test_a_misspelt_card_of_the_organiser(self, tmp_path, cards):
        assert check(tmp_path, NIV, *BRAWL, "--cards", cards, "--ban", "Otp=typed in haste").status == 2

    @pytest.mark.parametrize("text", ["", "  \n \n", b"\0\0\0", b"\xff\xfe\x00"])
    def test_what_is_no_list_at_all(self, tmp_path, cards, text):
        assert check(tmp_path, text, *BRAWL, "--cards", cards).status == 3

    def test_a_card_file_that_is_missing(self, tmp_path):
        assert check(tmp_path, NIV, *BRAWL, "--cards", tmp_path / "none.sqlite").status == 3


class TestWorldBreaker:
    DECK = filled("Zur the Enchanter", {"Sol Ring": 1}, "Island", 100)
    WB = ("--format", "world-breaker", "--date", "2016-05-31")

    @pytest.mark.parametrize(
        ("words", "verdict", "codes"),
        [
            ((), "legal", ["deck.beside_to_be_dealt"]),
            (("--option", "A1=dealt"), "legal", []),
            (("--option", "A1=registered"), "illegal", ["deck.beside"]),
            (("--option", "chosen_by=registered", "--option", "A2=all"), "illegal", ["deck.beside"]),
        ],
    )
    def test_who_chooses(self, tmp_path, cards, words, verdict, codes):
        told = check(tmp_path, self.DECK, *self.WB, "--cards", cards, *words)
        assert (told.json["verdict"], [one["code"] for one in told.json["findings"]]) == (verdict, codes)
        assert told.status == (0 if verdict == "legal" else 1)

    def test_the_three_stand_under_a_key_of_their_own(self, tmp_path, cards):
        told = check(tmp_path, self.DECK + "\nWB\n3 Worldfire\n", *self.WB, "--cards", cards)
        assert [(one["name"], one["count"]) for one in told.json["deck"]["worldbreaks"]] == [("Worldfire", 3)]
        assert told.json["verdict"] == "legal"

    @pytest.mark.parametrize("option", ["A1", "A1=drawn", "A77=x", "=dealt"])
    def test_an_option_that_cannot_be(self, tmp_path, cards, option):
        assert check(tmp_path, self.DECK, *self.WB, "--option", option).status == 2

    def test_a_format_without_open_points(self, tmp_path, cards):
        told = check(tmp_path, self.DECK, "--format", "commander", "--option", "A1=dealt")
        assert told.status == 2
