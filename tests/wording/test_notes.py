"""Every note that a match or a bye can carry has its sentence and its few words for a table."""

import pytest

from headjudge.exchange.pairings import IMPORTED
from headjudge.pairing.pods.reasons import POD_BYE_NOTES, POD_NOTES
from headjudge.pairing.reasons import BYE_NOTES, MATCH_NOTES
from headjudge.wording import LANGUAGES, Language, speak


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_worded(language: Language) -> None:
    wording = speak(language)
    for note in (*MATCH_NOTES, *POD_NOTES, "playoff", IMPORTED):
        assert wording.has(f"note_short.{note}"), note
        assert wording.say(f"note_short.{note}")
    for note in (*MATCH_NOTES, *POD_NOTES, *BYE_NOTES, *POD_BYE_NOTES, "playoff", IMPORTED):
        assert wording.has(f"note.{note}"), note
