"""``headjudge worldbreak``: rules on the screen and as JSON, sheets and backs as PDF, mistakes in three languages."""

import base64
import io
import sys

import pytest

from tests.cli.run import ask, call
from tests.printing.drawing import Drawing
from tests.printing.reading import text

LETTERS = {"en": ("a", "z"), "ja": ("ぁ", "鿿"), "ru": ("а", "я")}


@pytest.fixture
def out(tmp_path):
    return tmp_path / "made.pdf"


class TestRules:
    @pytest.mark.parametrize("language", LETTERS)
    def test_are_printed_whole(self, language):
        told = call("worldbreak", "rules", "--lang", language)
        assert (told.status, told.err) == (0, "")
        first, last = LETTERS[language]
        lines = told.out.splitlines()
        for number in ("1", "2n", "12n-a", "17n-c", "23", "A1", "A18", "costs"):
            (line,) = [one for one in lines if one.split()[:1] == [number]]
            assert any(first <= letter <= last for letter in line.lower())
        for rule in [f"T{number}" for number in range(1, 19)] + ["T3b"]:
            assert [one for one in lines if one.split()[:1] == [rule]], rule

    def test_as_json_under_options(self):
        told = ask("worldbreak", "rules", "--option", "A9=always", "--option", "exiled_as_cost=not-allowed")
        assert (told["document"], told["edition"], told["cards_each"]) == (
            "FCG WORLD BREAKER",
            "2016-05-31",
            3,
        )
        assert len(told["sentences"]) == 34
        chosen = {one["key"]: one["chosen"] for one in told["options"] if one["changed"]}
        assert chosen == {"A9": "always", "A8": "not-allowed"}
        assert {state for row in told["transitions"] for state in row["from"]} == {
            "ready",
            "spent",
            "stack",
            "battlefield",
            "graveyard",
        }
        (pitched,) = [row for row in told["transitions"] if row["rule"] == "T3b"]
        assert (pitched["refuse"], pitched["lands"], pitched["ends"]) == ("wb.zone", None, "not possible")
        (countered,) = [row for row in told["transitions"] if row["rule"] == "T10"]
        assert (countered["from"], countered["event"], countered["to"]) == (["stack"], "counter", ["exile"])
        assert (countered["lands"], countered["ends"], countered["sentences"]) == (
            "spent",
            "spent (B)",
            ["13"],
        )

    def test_a_changed_point_says_what_is_usual(self):
        lines = call("worldbreak", "rules", "--option", "A9=always").out.splitlines()
        assert [line for line in lines if "always, not owner-decides" in line]
        assert not [line for line in lines if line.strip().startswith("Played: dealt, not")]

    def test_before_the_first_rules_the_first_ones_hold_and_that_is_said(self):
        told = call("worldbreak", "rules", "--date", "2015-01-01")
        assert told.status == 0
        assert "2015-01-01" in told.err
        (finding,) = ask("worldbreak", "rules", "--date", "2016-05-30")["findings"]
        assert (finding["code"], finding["severity"]) == ("format.before_first", "info")
        assert ask("worldbreak", "rules", "--date", "2016-05-31")["findings"] == []


class TestSheet:
    def test_goes_into_a_new_file_and_never_over_another(self, out):
        told = call("worldbreak", "sheet", "--option", "A1=registered", "--paper", "letter", "--out", out)
        assert (told.status, told.out, told.err) == (0, f"Written: {out}\n", "")
        before = out.read_bytes()
        assert Drawing(before).sizes[0][0] == pytest.approx(215.9, abs=0.01)
        assert "Each player registers three together with the decklist." in text(before)
        assert call("worldbreak", "sheet", "--out", out).status == 4
        assert out.read_bytes() == before

    @pytest.mark.parametrize(("language", "title"), [("ja", "ルールシート"), ("ru", "правила для стола")])
    def test_speaks_the_language_of_the_call(self, out, language, title):
        assert call("worldbreak", "sheet", "--out", out, "--lang", language).status == 0
        assert title in text(out.read_bytes())

    def test_as_json(self):
        told = ask("worldbreak", "sheet", "--option", "back_to_forbidden_zone=always", "--date", "2016-01-01")
        assert (told["edition"], told["changed"], told["paper"], told["out"]) == (
            "2016-05-31",
            {"A9": "always"},
            "a4",
            None,
        )
        assert [one["code"] for one in told["findings"]] == ["format.before_first"]
        assert base64.b64decode(told["pdf"]).startswith(b"%PDF-")

    def test_to_standard_output(self, monkeypatch):
        caught = io.TextIOWrapper(io.BytesIO())
        monkeypatch.setattr(sys, "stdout", caught)
        from headjudge.cli import main

        assert main(["worldbreak", "sheet"]) == 0
        assert "World Breaker" in text(caught.buffer.getvalue())


class TestBacks:
    def backs(self, *words):
        told = ask("worldbreak", "backs", *words)
        found = text(base64.b64decode(told["pdf"]))
        assert found.count("Owner") == told["backs"]
        return told["backs"], found

    def test_nine_without_names(self):
        assert self.backs()[0] == 9

    def test_as_many_as_are_asked_for(self):
        assert self.backs("--count", 4)[0] == 4

    def test_three_for_each_owner(self):
        count, found = self.backs("--owner", "Борис", "--owner", "Aki")
        assert (count, found.count("Борис"), found.count("Aki")) == (6, 3, 3)

    def test_as_many_as_are_asked_for_each_owner(self):
        count, found = self.backs("--owner", "Aki", "--owner", "Zoe", "--count", 2)
        assert (count, found.count("Aki"), found.count("Zoe")) == (4, 2, 2)

    def test_into_a_file(self, out):
        told = call("worldbreak", "backs", "--owner", "荻野", "--out", out, "--lang", "ja")
        assert (told.status, told.err) == (0, "")
        assert text(out.read_bytes()).count("荻野") == 3


@pytest.mark.parametrize("language", LETTERS)
class TestMistakes:
    def test_every_fault_of_the_options_is_told_at_once(self, out, language):
        wrong = ("A9=never", "B1=2", "exiled_as_cost=allowed", "A8=allowed")
        words = [part for one in wrong for part in ("--option", one)]
        for command in ("rules", "sheet"):
            target = () if command == "rules" else ("--out", out)
            told = call("worldbreak", command, *words, *target, "--lang", language)
            assert (told.status, told.out) == (3, "")
            for said in ("never", "owner-decides", "B1", "costs", "exiled_as_cost", "A8"):
                assert said in told.err
            assert len(told.err.splitlines()) == 4
            assert not out.exists()
        found = call("worldbreak", "rules", *words, "--json", "--lang", language).json["error"]["findings"]
        assert [one["code"] for one in found] == ["wb.option_value", "wb.option_unknown", "wb.option_twice"]
        first, last = LETTERS[language]
        assert all(any(first <= letter <= last for letter in one["message"].lower()) for one in found)

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("rules", "--option", "A9"), "A9"),
            (("rules", "--option", "=always"), "=always"),
            (("sheet", "--option", "A9=always", "--option", "A9=always"), "A9"),
            (("sheet", "--paper", "a3"), "a3"),
            (("backs", "--count", "0"), "0"),
            (("backs", "--count", "901"), "901"),
            (("backs", "--count", "451", "--owner", "A", "--owner", "B"), "902"),
            (("bakcs",), "backs"),
        ],
    )
    def test_in_the_command_are_told(self, words, said, language):
        told = call("worldbreak", *words, "--lang", language)
        assert (told.status, told.out) == (2, "")
        assert said in told.err

    def test_a_hostile_option_moves_no_cursor(self, language):
        told = call("worldbreak", "rules", "--option", "\x1b[2Jx=\u202ey", "--lang", language)
        assert told.status == 3
        assert not set("\x1b\u202e") & set(told.err)


def test_the_group_alone_shows_its_commands():
    told = call("worldbreak")
    assert told.status == 0
    for name in ("rules", "sheet", "backs"):
        assert name in told.out
