"""What a form writes it reads again as the same list; what it is given, it accounts for, line by line."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from headjudge.decks.forms import DeckForm, held
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.registry import forms, recognised
from headjudge.decks.spelling import Spelling
from tests.decks.making import FAB, ODD, TAME, Knowing, alike, decks

EVERY = pytest.mark.parametrize("form", forms().values(), ids=lambda form: form.key)


def _names(form: DeckForm, odd: bool) -> tuple[str, ...]:
    return FAB if form.games == ("fab",) else ODD if odd else TAME


@EVERY
class TestWhatIsWrittenIsReadAgain:
    @settings(max_examples=30)
    @given(data=st.data())
    def test_with_card_data_that_knows_the_names(self, form: DeckForm, data: st.DataObject) -> None:
        names = _names(form, odd=True)
        deck = data.draw(decks(form, names))
        text = form.write(deck, Spelling())
        assert alike(form.read(text, Knowing(names))) == alike(deck), text

    @settings(max_examples=30)
    @given(data=st.data())
    def test_without_card_data(self, form: DeckForm, data: st.DataObject) -> None:
        deck = data.draw(decks(form, _names(form, odd=False)))
        text = form.write(deck, Spelling())
        assert alike(form.read(text, NO_CARD_DATA)) == alike(deck), text

    @settings(max_examples=30)
    @given(data=st.data())
    def test_it_is_recognised(self, form: DeckForm, data: st.DataObject) -> None:
        deck = data.draw(decks(form, _names(form, odd=False)))
        text = form.write(deck, Spelling())
        # Several forms may write the same text; whichever is taken must read the same list.
        found = recognised(text, form.games[0])
        seen = alike(held(found.read(text, NO_CARD_DATA), form)[0])
        assert seen == alike(deck), (found.key, text)

    @settings(max_examples=30)
    @given(data=st.data())
    def test_a_list_of_any_other_form_goes_in_and_out(self, form: DeckForm, data: st.DataObject) -> None:
        other = data.draw(st.sampled_from([one for one in forms().values() if one.games[0] in form.games]))
        deck = data.draw(decks(other, _names(form, odd=False)))
        fitting, _ = held(deck, form)
        assume(fitting.entries)  # a form may have no room for any of them, and refuse an empty list
        assert alike(held(form.read(form.write(fitting, Spelling()), NO_CARD_DATA), form)[0]) == alike(
            fitting
        )
