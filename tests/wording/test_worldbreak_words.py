"""Every sentence, transition and option of World Breaker is worded in three languages, and nothing else is."""

import re

import pytest

from headjudge.policy.worldbreak_rules import editions, worldbreak_rules
from headjudge.wording import LANGUAGES, catalogue, speak
from headjudge.wording.worldbreak_rules import (
    clauses,
    ending,
    happening,
    needs,
    origins,
    places,
    played,
    question,
    rules_json,
    rules_tables,
    sentence,
    state_name,
    through,
)
from tests.house.tree import ROOT

BEGIN, END = "<!-- written by scripts/write_worldbreak_rules.py -->\n", "<!-- to here -->\n"
NAMED = [f"T{number}" for number in range(1, 19)] + ["T3b"]
STATES = ("ready", "spent", "stack", "battlefield", "graveyard", "hand", "library", "exile")
ENDS = {"en": (".", "?"), "ja": ("。",), "ru": (".", "?")}


def every_choice():
    for option in worldbreak_rules().options:
        for value in option.values:
            yield worldbreak_rules(None, {option.key: value})


def test_there_is_one_edition_to_word():
    assert editions() == ("2016-05-31",)


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryLanguage:
    def test_each_sentence_is_worded_once(self, language):
        rules, words = worldbreak_rules(), speak(language)
        said = [sentence(one, words) for one in rules.sentences]
        assert len(set(said)) == len(rules.sentences) == 34
        assert all(one.endswith(ENDS[language]) for one in said)

    def test_each_transition_has_its_words(self, language):
        rules, words = worldbreak_rules(), speak(language)
        assert {row.rule for row in rules.transitions} - {None} == set(NAMED)
        said = [words.say(f"wb.transition.{name}") for name in NAMED]
        assert len(set(said)) == len(NAMED)

    def test_each_option_has_its_question_and_each_value_what_is_played(self, language):
        words = speak(language)
        for option in worldbreak_rules().options:
            assert question(option, words).endswith(ENDS[language]), option.key
            said = {value: played(option, value, words) for value in option.values}
            assert len(set(said.values())) == len(option.values) >= 2, option.key
            assert all(one.endswith(ENDS[language][0]) for one in said.values()), option.key

    def test_nothing_is_worded_that_the_data_does_not_have(self, language):
        rules = worldbreak_rules()
        options = {f"wb-option-{one.key}" for one in rules.options}
        values = {f"wb-option-{one.key}-{value}" for one in rules.options for value in one.values}
        sentences = {f"wb-sentence-{one}" for one in rules.sentences}
        for name in catalogue.entries(language):
            if re.match("wb-(sentence|option)-", name):
                assert name in options | values | sentences

    def test_each_row_can_be_said_under_every_option(self, language):
        words = speak(language)
        for rules in every_choice():
            for row in rules.transitions:
                said = [call(row, words) for call in (happening, origins, ending)]
                assert all(said), row.key
                assert words.say(f"wb.who.{row.who}")
                for call in (needs, places, through, clauses):
                    assert "wb" not in call(row, words)
            assert len(rules_json(rules, rules.transitions, words)["transitions"]) == len(rules.transitions)

    def test_rows_that_differ_in_what_happens_are_told_apart(self, language):
        words = speak(language)
        told = {}
        for row in worldbreak_rules().transitions:
            line = (happening(row, words), origins(row, words), places(row, words), ending(row, words))
            assert line not in told, (row.key, told[line])
            told[line] = row.key

    def test_zones_faces_and_states_have_different_words(self, language):
        words = speak(language)
        assert len({state_name(state, words) for state in STATES}) == len(STATES)
        assert words.say("wb.face.A") != words.say("wb.face.B")
        assert words.say("wb.face.A") in words.say("wb.state.ready")
        assert words.say("wb.face.B") in words.say("wb.state.spent")


def test_an_ending_says_what_the_option_makes_of_it():
    words = speak("en")

    def told(key, **options):
        rules = worldbreak_rules(None, options)
        return ending(next(row for row in rules.transitions if key in (row.key, row.rule)), words)

    assert told("fizzled") == "spent (B)"
    assert told("fizzled", A5="graveyard") == "graveyard"
    assert told("T14") == "ready (A), or stays there"
    assert told("T14", A9="always") == "ready (A)"
    assert told("found") == "stays where it is"
    assert told("found", A7="not-allowed") == "not possible"
    assert told("T18") == "not possible"


def test_the_reference_has_the_rules_as_they_are():
    document = (ROOT / "docs" / "reference" / "world-breaker-rules.md").read_text(encoding="utf-8")
    written = document.partition(BEGIN)[2].partition(END)[0]
    assert written == rules_tables(worldbreak_rules(), speak("en")), "run scripts/write_worldbreak_rules.py"


def test_the_tables_have_a_line_for_everything():
    rules = worldbreak_rules()
    lines = rules_tables(rules, speak("en")).splitlines()
    rows = [line for line in lines if line.startswith("|")]
    assert len(rows) == len(rules.sentences) + len(rules.transitions) + len(rules.options) + 3 * 2
    assert all(line.endswith("|") for line in rows)
