"""Names as people write them: every sample card is found, or near."""

import json
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.cards.folding import folded
from tests.cards.making import ENGLISH, LOCALISED, one, only, opened, read

OBJECTS = json.loads(ENGLISH.read_text(encoding="utf-8"))
LOCAL = json.loads(LOCALISED.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def base():
    return opened(ENGLISH, LOCALISED)


def bare(name):
    return "".join(
        letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter)
    )


def wide(name):
    return "".join(chr(ord(letter) + 0xFEE0) if "!" <= letter <= "~" else letter for letter in name).replace(
        " ", "　"
    )


FOLDED = {
    "as it is": lambda name: name,
    "capitals": str.upper,
    "small letters": str.lower,
    "without accents": bare,
    "taken apart": lambda name: unicodedata.normalize("NFD", name),
    "full width": wide,
    "brackets": lambda name: f"《{name}》",
    "curly": lambda name: name.replace("'", "’").replace("-", "–"),
    "spaces": lambda name: "  " + name.replace(" ", " \u00a0 ") + "\u200b ",
}


@pytest.mark.parametrize("way", FOLDED)
def test_every_english_name_and_every_face(base, way):
    assert len(OBJECTS) == 141
    for card in OBJECTS:
        for name in [card["name"], *(face["name"] for face in card.get("card_faces", []))]:
            assert [known.key for known in base.find(FOLDED[way](name))] == [card["oracle_id"]], name


@pytest.mark.parametrize("way", ["as it is", "capitals", "small letters", "brackets", "spaces"])
def test_every_name_in_japanese_and_russian(base, way):
    assert {card["lang"] for card in LOCAL} == {"ja", "ru"}
    assert len(LOCAL) == 28
    for card in LOCAL:
        name = FOLDED[way](card["printed_name"])
        assert [known.key for known in base.find(name)] == [card["oracle_id"]], name


def misspelt(name):
    """Two letters swapped, one left out, one doubled, one wrong: in the middle, where it hurts most."""
    at = len(name) // 2
    yield name[: at - 1] + name[at] + name[at - 1] + name[at + 1 :]
    yield name[:at] + name[at + 1 :]
    yield name[:at] + name[at] + name[at:]
    yield name[:at] + "q" + name[at + 1 :]


def test_every_misspelt_name_is_near_the_card(base):
    for card in OBJECTS:
        for name in misspelt(card["name"]):
            if not base.find(name):
                assert base.near(name)[0].name == card["name"], name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("安らかな眠り", "Rest in Peace"),
        ("瞬唱", "Snapcaster Mage"),
        ("オーコ", "Oko, Thief of Crowns"),
        ("魔術遠眼境", "Sorcerous Spyglass"),
        ("равнинна", "Plains"),
        ("Bonecrusher", "Bonecrusher Giant // Stomp"),
    ],
)
def test_what_people_shorten_and_mistake(base, typed, name):
    assert base.find(typed) == ()
    assert base.near(typed)[0].name == name


def test_nonsense_is_near_nothing(base):
    assert base.near("xyzzy plugh 42") == []


def test_what_is_no_text_is_no_name(base):
    assert base.find("\udcff\udcfe") == ()
    assert base.near("\udcff\udcfe") == []
    assert base.near("x" * 1_000_000) == []
    assert base.find("x" * 1_000_000) == ()
    assert base.find("") == ()
    assert base.near("") == []


ODD = [
    "SP//dr, Piloted by Peni",
    "+2 Mace",
    "1996 World Champion",
    "K-9, Mark I",
    "Who // What // When // Where // Why",
    "Hazmat Suit (Used)",
    "_____",
    "Lim-Dûl's Vault",
    "Jötun Grunt",
    "Æther Vial",
    "Kongming, “Sleeping Dragon”",
    "B.F.M. (Big Furry Monster)",
    "Borrowing 100,000 Arrows",
    "Ratonhnhaké:ton",
    "¡Bang!",
    "Mark I",
    "Mace",
]


def test_odd_names_are_themselves(tmp_path):
    base = read(tmp_path, [one(name) for name in ODD])
    for name in ODD:
        assert only(base, name).name == name
        assert only(base, name.upper()).name == name
    assert only(base, "sp // DR, piloted by peni").name == "SP//dr, Piloted by Peni"
    assert only(base, "aether vial").name == "Æther Vial"
    assert only(base, 'kongming, "sleeping dragon"').name == "Kongming, “Sleeping Dragon”"
    for name in ("2 Mace", "World Champion", "9, Mark I"):
        assert base.find(name) == ()


def test_written_exactly_wins_over_folded(tmp_path):
    base = read(tmp_path, [one("Éclair", oracle_id="1"), one("Eclair", oracle_id="2")])
    assert [known.key for known in base.find("Eclair")] == ["2"]
    assert [known.key for known in base.find("Éclair")] == ["1"]
    assert [known.key for known in base.find("ECLAIR")] == ["1", "2"]


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=40))
@settings(max_examples=500, deadline=None)
def test_folding_twice_changes_nothing(name):
    assert folded(folded(name)) == folded(name)


@given(st.text(max_size=30))
@settings(max_examples=300, deadline=None)
def test_forms_of_the_same_letters_fold_alike(name):
    forms = {folded(unicodedata.normalize(form, name)) for form in ("NFC", "NFD", "NFKC", "NFKD")}
    assert len(forms) == 1
