"""Text from outside is shown, never obeyed."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.wording import safe, shown

EVERY_LETTER = "".join(map(chr, range(0x110000)))
# Those that only join or shape letters, as Persian names and emoji need.
JOINERS = {"\u200c", "\u200d"}


def test_no_control_no_line_break_and_no_invisible_character_passes():
    passed = [letter for letter in EVERY_LETTER if safe(letter) == letter]
    kinds = {letter: unicodedata.category(letter) for letter in passed}
    assert {letter for letter in passed if kinds[letter] in ("Cc", "Zl", "Zp", "Cs")} == set()
    bidi = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    assert not [letter for letter in passed if unicodedata.bidirectional(letter) in bidi]
    # What is left of the format characters is visible in its script (Arabic number signs, hieroglyphs).
    assert {letter for letter in passed if kinds[letter] == "Cf" and letter < "\u0600"} == set()
    assert {
        letter for letter in passed if kinds[letter] == "Cf" and "\u2000" <= letter <= "\u2fff"
    } == JOINERS


@pytest.mark.parametrize(
    "name", ["Иван Грозный", "青山 ゆき", "O’Brien-Łukasz", "נועם", "علی‌رضا", "👩‍🚀", "Zoë"]
)
def test_names_of_people_pass_unchanged(name):
    assert safe(name) == name


@settings(derandomize=True, deadline=None, max_examples=200)
@given(text=st.text(alphabet=st.characters()))
def test_showing_twice_changes_nothing_more(text):
    assert safe(safe(text)) == safe(text)


def test_a_long_list_is_cut_where_a_line_becomes_unreadable():
    said = shown(list(range(100_000)))
    assert said.startswith("0, 1, 2, ")
    assert said.endswith("…")
    assert len(said) == 2_000
