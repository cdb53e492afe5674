"""Every note that a match or a bye can carry has its sentence and its few words for a table."""

from typing import get_args

import pytest

from headjudge.exchange.pairings import IMPORTED
from headjudge.pairing.pods.reasons import POD_BYE_NOTES, POD_NOTES
from headjudge.pairing.reasons import BYE_NOTES, MATCH_NOTES
from headjudge.running.late import Kind
from headjudge.running.repairing import WHY
from headjudge.wording import LANGUAGES, Language, speak


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_worded(language: Language) -> None:
    wording = speak(language)
    for note in (*MATCH_NOTES, *POD_NOTES, "playoff", IMPORTED):
        assert wording.has(f"note_short.{note}"), note
        assert wording.say(f"note_short.{note}")
    for note in (*MATCH_NOTES, *POD_NOTES, *BYE_NOTES, *POD_BYE_NOTES, "playoff", IMPORTED):
        assert wording.has(f"note.{note}"), note


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_table_changes_and_what_can_be_chosen_is_worded(language: Language) -> None:
    wording = speak(language)
    assert all(wording.say(f"repair_why.{code}") for code in WHY)
    assert all(wording.say(f"repair_choice.{kind}") for kind in get_args(Kind))
