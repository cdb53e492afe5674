"""The table of forms in the documents is the registry."""

from headjudge.decks.registry import forms
from headjudge.decks.shown import forms_table
from headjudge.wording import speak
from tests.house.tree import ROOT

BEGIN, END = "<!-- written by scripts/write_deck_forms.py -->\n", "<!-- to here -->\n"


def test_the_document_lists_every_form_as_it_is():
    told = (ROOT / "docs" / "reference" / "deck-forms.md").read_text(encoding="utf-8")
    table = told.partition(BEGIN)[2].partition(END)[0]
    made = forms_table(forms().values(), lambda key: speak("en").say(f"deck_form.{key}"))
    assert table == made, "run scripts/write_deck_forms.py"


def test_every_form_has_its_row():
    made = forms_table(forms().values(), str)
    assert made.count("\n") == len(forms()) + 2
