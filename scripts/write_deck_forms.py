#!/usr/bin/env python3
"""Writes the table of docs/reference/deck-forms.md anew, from the registry of forms."""

from __future__ import annotations

import sys
from pathlib import Path

from headjudge.decks.registry import forms
from headjudge.decks.shown import forms_table
from headjudge.wording import speak

BEGIN, END = "<!-- written by scripts/write_deck_forms.py -->\n", "<!-- to here -->\n"


def write() -> None:
    """Put the table between its marks."""
    document = Path(__file__).resolve().parents[1] / "docs" / "reference" / "deck-forms.md"
    before, _, rest = document.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    table = forms_table(forms().values(), lambda key: speak("en").say(f"deck_form.{key}"))
    document.write_text(before + BEGIN + table + END + after, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(write())
