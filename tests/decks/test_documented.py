"""The table of forms in the documents is the registry."""

import re

from headjudge.decks.registry import forms
from headjudge.decks.shown import forms_table
from headjudge.wording import speak
from tests.house.tree import ROOT

BEGIN, END = "<!-- written by scripts/write_deck_forms.py -->\n", "<!-- to here -->\n"

CODE = re.compile(r'"((?:deck|card|cards|format)\.[a-z_]+)"')
READING = {"card.unknown", "card.ambiguous", "deck.sideboard_assumed"}
"""Said by the reading of a list; `card.unknown` and others stand below the table."""


def test_the_document_lists_every_form_as_it_is():
    told = (ROOT / "docs" / "reference" / "deck-forms.md").read_text(encoding="utf-8")
    table = told.partition(BEGIN)[2].partition(END)[0]
    made = forms_table(forms().values(), lambda key: speak("en").say(f"deck_form.{key}"))
    assert table == made, "run scripts/write_deck_forms.py"


def test_every_form_has_its_row():
    made = forms_table(forms().values(), str)
    assert made.count("\n") == len(forms()) + 2


def test_every_code_of_a_verdict_is_in_the_reference():
    """What the checks can say, gathered from their sources; the reference names each in backticks."""
    folder = ROOT / "src" / "headjudge" / "decks"
    sources = [*sorted((folder / "checks").glob("*.py")), *sorted(folder.glob("judging*.py"))]
    said = {code for path in sources for code in CODE.findall(path.read_text(encoding="utf-8"))}
    assert {"deck.pool_size", "card.ban_unsure"} <= said
    text = (ROOT / "docs" / "reference" / "verdicts.md").read_text(encoding="utf-8")
    assert sorted(code for code in said - READING if f"`{code}`" not in text) == []
