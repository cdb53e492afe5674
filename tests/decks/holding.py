"""What holds for whatever text a reader is given: it refuses the text or accounts for all of it."""

from __future__ import annotations

from headjudge.decks.body import text_lines
from headjudge.decks.decklist import HIGHEST_COUNT, SECTIONS, Decklist
from headjudge.decks.forms import DeckForm, held
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.spelling import Spelling
from headjudge.findings import InputError
from tests.decks.making import alike

OF_ELEMENTS = ("dek", "cod", "o8d", "json")
"""Forms whose lines are the elements of a file; the lines of all others are the lines of the text."""


def read_or_refused(form: DeckForm, text: str) -> Decklist | None:
    """What the form reads, or None where it refuses the text with a finding; anything else is a fault."""
    try:
        return form.read(text, NO_CARD_DATA)
    except InputError as refused:
        if not refused.findings:
            raise AssertionError("refused without a reason") from refused
        return None


def check(form: DeckForm, text: str) -> Decklist | None:
    """Reads the text in the form and checks that nothing of it was lost; None where it was refused."""
    assert 0 <= form.likeness(text) <= 100
    deck = read_or_refused(form, text)
    if deck is None:
        return None
    assert deck.game in form.games
    if form.key not in (*OF_ELEMENTS, "talishar"):
        assert [line.text for line in deck.lines] == text_lines(text)
        assert [line.number for line in deck.lines] == list(range(1, len(deck.lines) + 1))
    # A line may hold several cards, and the head of a list its hero.
    cards = {line.number for line in deck.lines if line.kind == "card"}
    heads = {line.number for line in deck.lines if line.kind == "head"}
    assert cards <= {entry.line for entry in deck.entries} <= cards | heads
    unreadable = sorted(line.number for line in deck.lines if line.kind == "unreadable")
    assert unreadable == sorted(
        finding.line or 0 for finding in deck.findings if finding.code == "line.unreadable"
    )
    for entry in deck.entries:
        assert entry.name.strip()
        assert 1 <= entry.count <= HIGHEST_COUNT
        assert entry.section in SECTIONS[deck.game]
    check_written(form, deck)
    return deck


def check_written(form: DeckForm, deck: Decklist) -> None:
    """What was read can be written; a form with a place of its own for each value reads the same again."""
    fitting, _ = held(deck, form)
    written = form.write(fitting, Spelling())
    again = read_or_refused(form, written)
    assert again is not None
    if form.key in OF_ELEMENTS and not any("/" in entry.name for entry in fitting.entries):
        assert alike(again) == alike(fitting), written
