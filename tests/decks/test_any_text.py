"""Any text whatever, and files of every form with a piece changed: refused, or nothing of it lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headjudge.decks.forms import DeckForm
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms
from headjudge.findings import InputError
from tests.decks.holding import check
from tests.decks.made_by_hand import key_of, samples

EVERY = pytest.mark.parametrize("form", forms().values(), ids=lambda form: form.key)

PIECES = (
    "<", ">", "&", '"', "'", "]]>", "<!--", "-->", "<![CDATA[", "&amp;", "&#0;", "&#xD800;", "<Cards/>",
    "<zone>", "</zone>", 'name="side"', "number='0'", "{", "}", "[", "]", ",", ":", "null", "1e999",
    "\\ud800", "0", "-1", "99999999999", "x4", "|", "+", "SB:", "[ELD:1]", "[Main]", "[metadata]",
    "Name=", "NAME:", "LAYOUT MAIN:(", "//", "#", ";", "\n", "\r", "\r\n", "\u2028", "\x85", "\x0b",
    "\x1c", "\ufeff", "\u200b", "\ud800", "\U0010ffff", "島", " ", "\t", "=", "*F*", "(ELD) 12", "^x^",
)  # fmt: skip


@st.composite
def changed(draw: st.DrawFn) -> str:
    """A file of some form with pieces put in, taken out and doubled."""
    text = draw(st.sampled_from(sorted(samples().values())))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        to = min(len(text), at + draw(st.sampled_from((0, 0, 1, 3, 20, 400))))
        piece = draw(st.sampled_from(PIECES) | st.text(max_size=4) | st.just(text[at:to] * 2))
        text = text[:at] + piece + text[to:]
    return text


@EVERY
class TestAReader:
    @given(text=st.text())
    def test_of_any_text(self, form: DeckForm, text: str) -> None:
        check(form, text)

    @given(text=st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
    def test_of_pieces(self, form: DeckForm, text: str) -> None:
        check(form, text)

    @given(text=changed())
    def test_of_files_with_a_piece_changed(self, form: DeckForm, text: str) -> None:
        check(form, text)

    def test_of_every_sample(self, form: DeckForm) -> None:
        for name, text in samples().items():
            deck = check(form, text)
            assert deck is not None or key_of(name) != form.key


@given(text=changed())
def test_any_file_with_a_piece_changed_is_read_or_refused(text: str) -> None:
    try:
        deck = read_deck(text)
    except InputError:
        return
    assert check(forms()[deck.form], text) is not None
