"""Files of Magic Online: each oddity of the form."""

from __future__ import annotations

import pytest

from headjudge.decks.converting import converted
from headjudge.decks.decklist import Decklist
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms
from headjudge.findings import InputError
from tests.decks.made_by_hand import sample
from tests.decks.making import Knowing

DEK = forms()["dek"]


def read(*cards: str) -> Decklist:
    return DEK.read("<Deck>\n" + "\n".join(cards) + "\n</Deck>", NO_CARD_DATA)


def counts(deck: Decklist) -> list[tuple[str, int, str]]:
    return [(one.name, one.count, one.section) for one in deck.entries]


def faults(deck: Decklist) -> list[tuple[int | None, str]]:
    return [(one.line, one.params["why"]) for one in deck.findings if one.code == "line.unreadable"]


def test_the_sample_is_read_with_line_section_and_number():
    deck = read_deck(sample("dek"))
    assert [(one.line, one.count, one.name, one.section, one.ident) for one in deck.entries] == [
        (5, 1, "Sol Ring", "main", "mtgo:78154"),
        (6, 2, "Island", "main", "mtgo:68362"),
        (7, 2, "Island", "main", "mtgo:68364"),
        (8, 1, "Refuse // Cooperate", "main", "mtgo:69839"),
        (9, 1, "Golos, Tireless Pilgrim", "sideboard", "mtgo:79123"),
    ]
    assert not deck.findings


def test_every_element_is_a_line():
    deck = read_deck(sample("dek"))
    assert [(line.number, line.kind) for line in deck.lines] == [
        (2, "head"), (3, "head"), (4, "head"), (5, "card"), (6, "card"), (7, "card"), (8, "card"), (9, "card"),
    ]  # fmt: skip


def test_attributes_stand_in_any_order_and_in_any_letters():
    deck = read('<CARDS NAME="Island" SIDEBOARD="TRUE" QUANTITY="3" CATID="5"/>')
    assert counts(deck) == [("Island", 3, "sideboard")]
    assert deck.entries[0].ident == "mtgo:5"
    assert not deck.findings


def test_a_missing_quantity_is_one_and_a_missing_sideboard_is_the_deck():
    assert counts(read('<Cards Name="Island"/>')) == [("Island", 1, "main")]


@pytest.mark.parametrize(
    ("quantity", "why"),
    [
        ("0", "count_zero"), ("-4", "count_negative"), ("four", "not_a_number"), ("", "not_a_number"),
        ("1.5", "not_a_number"), ("10000", "count_too_high"), ("9" * 5000, "count_too_high"), ("4x", "not_a_number"),
    ],
)  # fmt: skip
def test_a_quantity_that_is_none_is_told_with_its_line(quantity, why):
    deck = read('<Cards Name="Sol Ring"/>', f'<Cards Quantity="{quantity}" Name="Island"/>')
    assert faults(deck) == [(3, why)]
    assert counts(deck) == [("Sol Ring", 1, "main")]
    assert [line.kind for line in deck.lines] == ["head", "card", "unreadable"]
    assert deck.findings[0].params["text"].startswith(f'<cards quantity="{quantity[:100]}')


def test_full_width_digits_are_digits():
    assert counts(read('<Cards Quantity="４" Name="Island"/>')) == [("Island", 4, "main")]


@pytest.mark.parametrize("name", ['Name=""', 'Name=" "', ""])
def test_a_card_without_a_name_is_told(name):
    assert faults(read(f"<Cards Quantity='4' {name}/>")) == [(2, "no_name")]


def test_a_sideboard_that_is_neither_is_told():
    assert faults(read('<Cards Name="Island" Sideboard="maybe"/>')) == [(2, "unclear")]


def test_the_same_card_on_both_sides_stays_two():
    deck = read('<Cards Name="Island" Quantity="2"/>', '<Cards Name="Island" Quantity="1" Sideboard="true"/>')
    assert counts(deck) == [("Island", 2, "main"), ("Island", 1, "sideboard")]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Refuse/Cooperate", "Refuse // Cooperate"),
        ("Who/What/When/Where/Why", "Who // What // When // Where // Why"),
        ("Fire // Ice", "Fire // Ice"),
        ("SP//dr, Piloted by Peni", "SP//dr, Piloted by Peni"),
    ],
)
def test_split_names_have_one_slash(written, meant):
    assert read(f'<Cards Name="{written}"/>').entries[0].name == meant


def test_a_name_that_card_data_knows_with_its_slash_stays():
    assert DEK.read('<Deck><Cards Name="A/B"/></Deck>', Knowing(["A // B"])).entries[0].name == "A // B"


@pytest.mark.parametrize("ident", ["0", "", " 0 "])
def test_a_catid_of_nought_is_none(ident):
    assert read(f'<Cards CatID="{ident}" Name="Island"/>').entries[0].ident is None


def test_a_catid_is_written_only_where_it_is_known_and_the_lack_is_told():
    deck = read('<Cards CatID="5" Name="Island"/>', '<Cards Name="Sol Ring"/>', '<Cards Name="Fire/Ice"/>')
    written = converted(deck, DEK)
    assert written.text.count("CatID=") == 1
    assert '<Cards Quantity="1" Sideboard="false" Name="Sol Ring" Annotation="0"/>' in written.text
    assert 'Name="Fire/Ice"' in written.text
    [told] = written.findings
    assert told.code == "deck.ident_missing"
    assert told.params == {
        "program": "Magic Online", "mark": "CatID", "count": 2, "names": ["Sol Ring", "Fire // Ice"],
    }  # fmt: skip


def test_with_every_catid_nothing_is_told():
    assert not converted(read_deck(sample("dek")), DEK).findings


def test_numbers_of_other_programs_are_no_catids():
    written = converted(read_deck(sample("cod")), DEK)
    assert "CatID" not in written.text


def test_the_commander_goes_to_the_sideboard():
    written = converted(read_deck("Commander\n1 Golos, Tireless Pilgrim\n\nDeck\n1 Sol Ring"), DEK)
    assert 'Sideboard="true" Name="Golos, Tireless Pilgrim"' in written.text
    assert [one.code for one in written.findings] == ["deck.section_moved", "deck.ident_missing"]


def test_unknown_parts_are_told():
    deck = read(
        '<Cards Name="Island" Foil="yes" name="Swamp"/>',
        "<Extra a='1'><Cards Name='Sol Ring'/></Extra>",
        "words",
    )
    assert [(one.code, one.line, one.params["part"]) for one in deck.findings] == [
        ("deck.part_unknown", 1, "words"),
        ("deck.part_unknown", 2, 'foil="yes"'),
        ("deck.part_unknown", 2, 'name="Swamp"'),
        ("deck.part_unknown", 3, '<extra a="1">'),
        ("deck.part_unknown", 3, '<cards name="Sol Ring">'),
    ]
    assert counts(deck) == [("Island", 1, "main")]


def test_an_annotation_is_a_comment_of_the_card():
    assert read('<Cards Name="Island" Annotation="12"/>').entries[0].comment == "12"
    assert read('<Cards Name="Island" Annotation="0"/>').entries[0].comment is None


def test_another_root_is_refused_with_its_name():
    with pytest.raises(InputError) as told:
        DEK.read(sample("cod"), NO_CARD_DATA)
    assert [(one.code, one.params) for one in told.value.findings] == [
        ("deck.not_this_form", {"form": "dek", "found": "cockatrice_deck"})
    ]
