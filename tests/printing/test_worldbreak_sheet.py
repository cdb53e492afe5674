"""The rule sheet of a table: two pages in each language, whatever an event changes; its table and its examples."""

import pytest

from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.printing.worldbreak_sheet import PAPERS, rule_sheet, sheet_data
from headjudge.wording import LANGUAGES, speak
from headjudge.wording.worldbreak_rules import played, question
from tests.printing.drawing import Drawing
from tests.printing.reading import pages, text

PAPER = {"a4": (210, 297), "letter": (215.9, 279.4)}
SIDE, BELOW = 14, 13
OVERHANG = 1.0
"""Millimetres by which a point or comma at the end of a line may hang out."""


def longest_changes():
    """Every option at its other value, the longest in Russian, the language with the longest words."""
    words, changes = speak("ru"), {}
    for option in worldbreak_rules().options:
        others = [value for value in option.values if value != option.default]
        changes[option.key] = max(others, key=lambda value, one=option: len(played(one, value, words)))
    return changes


CHANGES = {
    "none": {},
    "some": {"A1": "registered", "A9": "always", "costs": "mana-cost-only"},
    "all": longest_changes(),
}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("changes", CHANGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_pages_hold_it_and_no_word_stands_on_another(language, changes, paper):
    drawing = Drawing(rule_sheet(worldbreak_rules(None, CHANGES[changes]), speak(language), paper=paper))
    width, height = PAPER[paper]
    assert drawing.sizes == [pytest.approx((width, height), abs=0.01)] * 2
    for page in (0, 1):
        runs = drawing.runs(page)
        assert len(runs) > 30
        for one in runs:
            assert one.left > SIDE - 0.1
            assert one.right < width - SIDE + OVERHANG
            assert 5 < one.line < height - 10
        body = [one for one in runs if one.line > BELOW]
        assert not [(a, b) for place, a in enumerate(body) for b in body[place + 1 :] if a.is_over(b)]
    # A usual sheet is read at arm's length.
    largest = max(one.size for one in drawing.runs(1) if one.size < 14)
    assert largest >= {"none": 10.9, "some": 9.9, "all": 8}[changes]


@pytest.mark.parametrize("language", LANGUAGES)
class TestWhatStandsThere:
    def test_every_part_and_every_point_as_it_is_played(self, language):
        rules, words = worldbreak_rules(), speak(language)
        told = sheet_data(rules, words)
        found = text(rule_sheet(rules, words)).replace(" ", "")
        said = [line for part in told["parts"] for line in (part["heading"], *part["lines"])]
        points = [point["text"] for part in told["parts"] for point in part["points"]]
        assert len(points) == len(rules.options) == len(set(points))
        for line in (told["title"], told["differently"]["none"], *said, *points):
            assert line.replace(" ", "") in found
        assert told["changed"] not in found

    def test_what_the_event_plays_differently_stands_at_the_top_and_is_marked_again(self, language):
        words = speak(language)
        for changes in ({"A9": "always"}, {"A1": "registered", "costs": "mana-cost-only"}):
            rules = worldbreak_rules(None, changes)
            options = {one.key: one for one in rules.options}
            told = sheet_data(rules, words)
            assert told["differently"]["points"] == [
                {
                    "question": question(options[key], words),
                    "played": played(options[key], changes[key], words),
                }
                for key in changes
            ]
            marked = [
                point["text"] for part in told["parts"] for point in part["points"] if point["is_changed"]
            ]
            assert sorted(marked) == sorted(
                played(options[key], value, words) for key, value in changes.items()
            )
            found = text(rule_sheet(rules, words)).replace(" ", "")
            assert found.count(told["changed"]) == len(changes)
            for point in told["differently"]["points"]:
                assert found.count(point["played"].replace(" ", "")) == 2

    def test_the_source_stands_on_each_page(self, language):
        found = pages(rule_sheet(worldbreak_rules(), speak(language)))
        assert [" ".join(lines).count("2016-05-31") for lines in found] == [1, 1]
        assert [" ".join(lines).count(f"{page} / 2") for page, lines in enumerate(found, 1)] == [1, 1]


class TestWhereItGoes:
    def rows(self, **options):
        told = sheet_data(worldbreak_rules(None, options), speak("en"))["where"]
        return {row["label"]: [(cell["face"], cell["text"]) for cell in row["cells"]] for row in told["rows"]}

    def test_as_a_rule(self):
        spent, ready = ("B", "spent"), ("A", "ready")
        assert list(self.rows().values()) == [
            [("", "battlefield"), ("", "graveyard"), spent, ("A", "stays ready")],
            [("", "battlefield"), spent, spent, ready],
            [("", "–"), spent, spent, spent],
            [("", "–"), spent, spent, spent],
            [("", "battlefield"), ("", "–"), spent, ready],
        ]

    def test_as_the_event_plays_it(self):
        rows = list(self.rows(A6="spent", A7="not-allowed", A8="not-allowed", A12="exile").values())
        assert rows[0][2:] == [("", "not possible"), ("", "not possible")]
        assert rows[1][0] == ("B", "spent")
        assert rows[2][2] == ("", "exile")


class TestExamples:
    def rows(self, language="en", **options):
        return sheet_data(worldbreak_rules(None, options), speak(language))["examples"]["rows"]

    def test_are_those_of_the_page(self):
        # FCG WORLD BREAKER of 2016-05-31, sentences 12, 12n-a, 12n-b: one of Zur's colours three times for Worldfire,
        # 3RR for Prophet of Kruphix under mono-red, colourless mana without symbols.
        zur, _, mono, colourless = self.rows()
        assert (zur["symbols"], zur["cost"]) == (["W", "U", "B"], ["6", "R", "R", "R"])
        assert zur["pays"] == [["6", one, one, one] for one in "WUB"]
        assert zur["not"] == [["6", "W", "U", "B"]]
        assert (mono["symbols"], mono["cost"]) == (["R"], ["3", "G", "U"])
        assert ["3", "R", "R"] in mono["pays"]
        assert (colourless["symbols"], colourless["pays"]) == ([], [["6", "C", "C", "C"]])

    def test_nothing_is_called_forbidden_that_an_option_allows(self):
        assert self.rows()[1]["not"] == [["3", "U", "U"]]
        assert self.rows(A16="any-map")[1]["not"] == []
        assert self.rows(A17="mixed")[1]["not"] == []

    def test_japanese_players_read_the_japanese_names(self):
        assert [(row["commander"], row["card"]) for row in self.rows("ja")[:2]] == [
            ("結界師ズアー", "世界火"),
            ("結界師ズアー", "クルフィックスの預言者"),
        ]


def test_the_same_rules_are_the_same_bytes():
    rules = worldbreak_rules(None, CHANGES["some"])
    assert rule_sheet(rules, speak("ja")) == rule_sheet(rules, speak("ja"))
