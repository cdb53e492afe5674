"""Every line of a list is accounted for, whatever somebody sends, and no text costs more than its length."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from headjudge.decks.body import entry_of, text_lines
from headjudge.decks.decklist import HIGHEST_COUNT, Decklist, copies
from headjudge.decks.forms import DeckForm
from headjudge.decks.line import BracketMeaning, peeled, tidy
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.ordinary import ShortWay
from headjudge.decks.registry import forms
from tests.decks.making import ODD, TAME, Knowing

_TEXT_FORMS = (
    "plain",
    "arena",
    "mtgo",
    "moxfield",
    "archidekt",
    "deckstats",
    "tappedout",
    "mtggoldfish",
    "mwdeck",
)
EVERY = pytest.mark.parametrize("form", [forms()[key] for key in _TEXT_FORMS], ids=lambda form: form.key)

_ANYTHING = st.text(st.characters(exclude_categories=["Cs"]), max_size=300)
_SIGNS = (
    "4 ", "1x ", "x3", "SB: ", "Sideboard", "Commander", "Deck:", "//", "#", " # ", "*F*", "*CMDR*", "(", ")", "(ELD)",
    " 331★", "[", "]", "[Ramp]", "{noDeck}", "^", "^Have,#37d67a^", "|", "<", ">", "&amp;", "**", "__", "`", ",", ";",
    "\t", "/", " // ", "《", "》", "枚", "шт.", "\n", "\n\n", "\r\n", "\r", "\u2028", "\u200b", "\u3000", "-", "1.",
    "0 ", "99999 ", "About\nName ", ":", "=", "$1.50", "60 cards", "Total", "_____", "\x00", "\x0b", "\x1f", "İ", "ß",
)  # fmt: skip
_PIECES = st.sampled_from((*TAME, *ODD, *_SIGNS))
_MUTATED = st.lists(_PIECES, max_size=25).map("".join)


def _accounted(deck: Decklist, text: str) -> None:
    assert [line.text for line in deck.lines] == text_lines(text)
    assert [line.number for line in deck.lines] == list(range(1, len(deck.lines) + 1))
    with_cards = {entry.line for entry in deck.entries}
    unread = {found.line for found in deck.findings if found.code == "line.unreadable"}
    for line in deck.lines:
        if line.kind == "card":
            assert line.number in with_cards - unread
        elif line.kind == "unreadable":
            assert line.number in unread
        else:
            assert line.number not in with_cards | unread
            assert line.kind in ("section", "head", "comment", "blank")
            assert line.kind != "blank" or not tidy(line.text)
    assert all(1 <= entry.count <= HIGHEST_COUNT and entry.name for entry in deck.entries)
    assert [entry.line for entry in deck.entries] == sorted(entry.line for entry in deck.entries)


@EVERY
class TestEveryLineIsAccountedFor:
    @given(text=_ANYTHING)
    def test_of_any_text(self, form: DeckForm, text: str) -> None:
        _accounted(form.read(text, NO_CARD_DATA), text)
        assert 0 <= form.likeness(text) <= 100

    @given(text=_MUTATED)
    @example(text="1 A, 0 B")
    @example(text="Commander: & ")
    def test_of_lists_gone_wrong(self, form: DeckForm, text: str) -> None:
        _accounted(form.read(text, NO_CARD_DATA), text)
        _accounted(form.read(text, Knowing(ODD)), text)
        assert 0 <= form.likeness(text) <= 100

    @given(
        lines=st.lists(
            st.tuples(st.integers(1, HIGHEST_COUNT), st.sampled_from(TAME), st.sampled_from(("", "x"))),
            max_size=30,
        ),
        gaps=st.lists(
            st.sampled_from(("", "// really", "Sideboard", "== Lands ==", "60 cards", "\n")), max_size=8
        ),
    )
    def test_the_copies_are_what_a_person_adds_up(
        self, form: DeckForm, lines: list[tuple[int, str, str]], gaps: list[str]
    ) -> None:
        written = [f"{count}{x} {name}" for count, name, x in lines]
        for place, gap in enumerate(gaps):
            written.insert(5 * place, gap)
        deck = form.read("\n".join(written), NO_CARD_DATA)
        assert copies(deck.entries) == sum(count for count, _, _ in lines)
        added: Counter[str] = Counter()
        for count, name, _ in lines:
            added[name.replace("“", '"').replace("”", '"')] += count
        seen: Counter[str] = Counter()
        for entry in deck.entries:
            seen[entry.name.replace("“", '"').replace("”", '"')] += entry.count
        assert seen == added


_SHORT = st.one_of(
    st.builds(
        lambda count, *rest: f"{count}{rest[0]} {''.join(rest[1:])}",
        st.sampled_from(("1", "4", "0", "04", "1996", "100", "10000")),
        st.sampled_from(("", "x", " x", "X")),
        st.sampled_from(
            (*TAME, *ODD, "x Island", "World Champion", "cards", "Card Total", "Deck", "a", "I.", "Nine")
        ),
        st.sampled_from(("", " (ELD)", " (eld)", " (FOIL)", " (SIDE)", " (E)", " (Used)", " (2X2)")),
        st.sampled_from(("", " 12", " 12a", " 331★")),
        st.sampled_from(("", " *F*", " *E*", " *CMDR*")),
        st.sampled_from(
            (
                "",
                " [Ramp]",
                " [Commander{top},x]",
                " [x{noDeck}]",
                " [Sideboard]",
                " [ELD]",
                " [colour: U]",
                " [a, b]",
            )
        ),
        st.sampled_from(("", " ^Have,#37d67a^", " ^ ^")),
        st.sampled_from(("", " ", "  ", ",", " #a")),
    ),
    _ANYTHING,
)


@given(
    line=_SHORT,
    bracket=st.sampled_from(("group", "set", "either")),
    known=st.sampled_from(
        (
            (),
            ODD,
            (*ODD, "Island (ELD) 12", "4 Island", "Nine (ELD) 12", "Nine [Ramp]", "Nine ^Have,#37d67a^"),
        )
    ),
)
def test_the_short_way_gives_what_the_long_way_gives(
    line: str, bracket: BracketMeaning, known: tuple[str, ...]
) -> None:
    names = Knowing(known) if known else NO_CARD_DATA
    quick = ShortWay(names, bracket).entry(line, "main", 7)
    if quick is None:
        return
    long = peeled(tidy(line), names, bracket=bracket)
    assert (long.fault, long.tags, long.comment) == (None, [], None)
    assert quick == entry_of(long, "main", 7, None, "mtg")


HOSTILE = {
    "one long line": "'4 Island ' * 111_111",
    "one long word": "'a' * 1_000_000",
    "parentheses": "'(' * 1_000_000",
    "pairs of parentheses": "'()' * 500_000",
    "brackets": "'[' * 1_000_000",
    "number signs": "' #' * 500_000",
    "stars": "' *F*' * 250_000",
    "slashes": "'/' * 1_000_000",
    "spaces": "' ' * 1_000_000 + 'x'",
    "tabs": "'4' + '\\t' * 1_000_000 + 'x'",
    "digits": "'9' * 1_000_000",
    "combining marks": "'a' + '\\u0301\\u0316' * 500_000",
    "quotation signs": "'>' * 1_000_000",
    "blank lines": "'\\n' * 500_000",
    "short lines": "'4 Island\\n' * 100_000",
    "single letters": "'x\\n' * 100_000",
    "headings": "'Ramp (8)\\n' * 30_000",
    "numbers": "'1. x\\n' * 50_000",
    "long lines of marks": "('1 a' + ' (' * 900 + '\\n') * 200",
    "long lines of signs": "('1 a' + ' #' * 900 + '\\n') * 200",
    "long lines of slashes": "('1 a' + '/島' * 900 + '\\n') * 200",
    "long lines of marks of combination": "('1 a' + '\\u0301\\u0316' * 900 + '\\n') * 200",
}
_JUDGED = """
import resource
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
from headjudge.decks.reading import LARGEST_TEXT
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.registry import forms, recognised
text = {text}
assert len(text) <= LARGEST_TEXT
recognised(text)
deck = forms()["plain"].read(text, NO_CARD_DATA)
print(len(deck.lines), len(deck.entries), sum(1 for line in deck.lines if line.kind == "unreadable"))
"""


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("one long line", "1 0 1"),
        ("one long word", "1 0 1"),
        ("parentheses", "1 0 1"),
        ("pairs of parentheses", "1 0 1"),
        ("brackets", "1 0 1"),
        ("number signs", "1 0 0"),
        ("stars", "1 0 1"),
        ("slashes", "1 0 0"),
        ("spaces", "1 1 0"),
        ("tabs", "1 0 1"),
        ("digits", "1 0 1"),
        ("combining marks", "1 0 1"),
        ("quotation signs", "1 0 1"),
        ("blank lines", "500000 0 0"),
        ("short lines", "100000 100000 0"),
        ("single letters", "100000 100000 0"),
        ("headings", "30000 30000 0"),
        ("numbers", "50000 50000 0"),
        ("long lines of marks", "200 200 0"),
        ("long lines of signs", "200 200 0"),
        ("long lines of slashes", "200 200 0"),
        ("long lines of marks of combination", "200 200 0"),
    ],
)
def test_no_text_costs_more_than_its_length(name: str, expected: str) -> None:
    """The limit is on processor time and generous: only a cost that grows with the square of the text reaches it."""
    done = subprocess.run(
        [sys.executable, "-c", _JUDGED.format(text=HOSTILE[name])],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, expected), done.stderr[-500:]
