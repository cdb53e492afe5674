"""MTGJSON's AtomicCards."""

import json

import pytest

from headjudge.cards.card import Printing
from headjudge.cards.importing import CardFile, import_cards, open_cards
from tests.cards.making import ATOMIC, DAY, ENGLISH, only, opened


def part(name, **fields):
    return {
        "name": name,
        "colorIdentity": ["U"],
        "colors": ["U"],
        "manaCost": "{1}{U}",
        "manaValue": 2.0,
        "layout": "normal",
        "type": "Creature — Human Wizard",
        "text": "Words.",
        "legalities": {"commander": "Legal", "modern": "Banned"},
        "identifiers": {"scryfallOracleId": f"id of {name}"},
        "printings": ["ISD", "MM3"],
        **fields,
    }


def foreign(language, name, **fields):
    return {"language": language, "name": name, **fields}


def atomic(tmp_path, entries, meta=None, indent=None):
    path = tmp_path / "AtomicCards.json"
    told = {"meta": meta or {"date": "2026-11-29", "version": "5.2.2+20261129"}, "data": entries}
    path.write_text(json.dumps(told, ensure_ascii=False, indent=indent), encoding="utf-8")
    return path


def test_the_sample_says_what_scryfalls_form_says():
    base, other = opened(ATOMIC), opened(ENGLISH)
    assert base.counts == {"cards": 19, "names": 39, "printings": 44, "sets": 36}
    assert (base.source.kind, base.source.date, base.source.dated_by) == ("mtgjson", "2026-11-30", "file")
    for number in range(1, 20):
        card = base.card(number)
        same = only(other, card.name)
        assert (card.key, card.faces, card.mana_value) == (same.key, same.faces, same.mana_value)
        assert (card.colour_identity, card.legalities, card.layout) == (
            same.colour_identity,
            same.legalities,
            same.layout,
        )


@pytest.mark.parametrize("indent", [None, 2])
def test_names_in_other_languages(tmp_path, indent):
    said = [
        foreign("Japanese", "瞬唱の魔道士"),
        foreign("Russian", "Волшебник, Быстрое Слово"),
        foreign("Chinese Simplified", "快语法师"),
        foreign("Portuguese (Brazil)", "Mago"),
        foreign("Klingon", "Qapla"),
        foreign("Klingon", "Qapla'"),
    ]
    path = atomic(tmp_path, {"Snapcaster": [part("Snapcaster", foreignData=said)]}, indent=indent)
    base, findings = open_cards([CardFile(path, DAY)])
    assert {language for _, language in base.names(1)} == {"en", "ja", "ru", "zhs", "pt", "klingon"}
    assert only(base, "волшебник, быстрое слово").name == only(base, "瞬唱の魔道士").name == "Snapcaster"
    assert [(one.code, one.severity, dict(one.params)) for one in findings] == [
        ("cards.unknown_language", "info", {"language": "Klingon", "count": 1})
    ]


def test_two_faces(tmp_path):
    whole = "Delver // Insect"
    faces = [
        part(
            whole,
            layout="transform",
            side=side,
            faceName=name,
            colors=colours,
            power=power,
            identifiers={"scryfallOracleId": "d"},
            foreignData=[
                foreign("Japanese", "秘密 // 昆虫", faceName=japanese),
                foreign("German", f"{name} auf Deutsch"),
            ],
        )
        for side, name, colours, power, japanese in [
            ("b", "Insect", ["U"], "3", "昆虫"),
            ("a", "Delver", [], "1", "秘密"),
        ]
    ]
    base = opened(atomic(tmp_path, {whole: faces}))
    card = only(base, "insect")
    assert (card.key, card.name, [(face.name, face.power) for face in card.faces]) == (
        "d",
        whole,
        [("Delver", "1"), ("Insect", "3")],
    )
    assert [face.colours for face in card.faces] == [(), ("U",)]
    assert [name for name, language in base.names(1) if language == "ja"] == ["秘密 // 昆虫", "昆虫", "秘密"]
    assert only(base, "Delver auf Deutsch // Insect auf Deutsch") == card


def test_legalities_are_lower_case_and_what_is_not_listed_is_not_legal(tmp_path):
    entries = {
        "A": [part("A")],
        "B": [part("B", legalities={"vintage": "Restricted"})],
        "C": [part("C", legalities={})],
        "D": [part("D", legalities=None)],
    }
    base = opened(atomic(tmp_path, entries))
    nowhere = dict.fromkeys(("commander", "modern", "vintage"), "not_legal")
    assert only(base, "A").legalities == {**nowhere, "commander": "legal", "modern": "banned"}
    assert only(base, "B").legalities == {**nowhere, "vintage": "restricted"}
    assert only(base, "C").legalities == nowhere
    assert only(base, "D").legalities is None


def test_printings_have_neither_dates_nor_numbers(tmp_path):
    base = opened(atomic(tmp_path, {"A": [part("A")]}))
    assert base.printings(1) == [Printing("ISD"), Printing("MM3")]


def test_jokes_other_spellings_and_cards_without_an_id(tmp_path):
    entries = {
        "Lim-Dûl's Vault": [part("Lim-Dûl's Vault", asciiName="Lim-Dul's Vault", identifiers={})],
        "Poison": [part("Poison"), part("Poison", identifiers={"scryfallOracleId": "joke"}, isFunny=True)],
        "Half": [part("Half", manaValue=0.5, faceFlavorName="Demi")],
        "Plane": [part("Plane", layout="planar")],
    }
    path = atomic(tmp_path, entries)
    base = opened(path)
    assert only(base, "lim-dul's vault").key == "name:Lim-Dûl's Vault"
    assert [(base.card(known.id).key, base.card(known.id).acorn) for known in base.find("poison")] == [
        ("id of Poison", False),
        ("joke", True),
    ]
    assert only(base, "demi").mana_value == "1/2"
    assert import_cards([CardFile(path, DAY)], tmp_path, "x").skipped == {"planar": 1}


def test_meld(tmp_path):
    def melded(name, side, key):
        whole = f"{name} // Brisela" if side == "a" else "Brisela"
        return part(whole, layout="meld", side=side, faceName=name, identifiers={"scryfallOracleId": key})

    entries = {
        "Bruna // Brisela": [melded("Bruna", "a", "1"), melded("Brisela", "b", "3")],
        "Gisela // Brisela": [melded("Gisela", "a", "2"), melded("Brisela", "b", "3")],
    }
    base = opened(atomic(tmp_path, entries))
    told = {
        name: (only(base, name).key, only(base, name).meld_result) for name in ("Bruna", "Gisela", "Brisela")
    }
    assert told == {"Bruna": ("1", False), "Gisela": ("2", False), "Brisela": ("3", True)}
    assert [known.name for known in base.find("Bruna // Brisela")] == ["Bruna", "Brisela"]


def test_a_faulty_card_is_left_out_and_told(tmp_path):
    entries = {
        "A": [part("A", manaValue=-1)],
        "B": [part("B", type=7)],
        "C": {"name": "C"},
        "D": [part("D")],
        "E": [{"faceName": "E"}],
    }
    base, findings = open_cards([CardFile(atomic(tmp_path, entries), DAY)])
    assert base.counts["cards"] == 1
    assert [(one.code, dict(one.params)) for one in findings] == [
        ("cards.wrong_value", {"number": 1, "field": "manaValue"}),
        ("cards.wrong_type", {"number": 2, "field": "[0].type", "expected": "text", "found": "integer"}),
        ("cards.wrong_type", {"number": 3, "field": "", "expected": "list", "found": "object"}),
        ("cards.missing_field", {"number": 5, "field": "[0].name"}),
    ]
