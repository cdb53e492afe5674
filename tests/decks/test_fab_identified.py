"""Lists that name cards by identifier or printing: import links, Talishar's JSON, the collection table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headjudge.cards.database import CardBase
from headjudge.decks.decklist import Decklist
from headjudge.decks.fab_names import identifier, name_of_identifier
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.readers.fabrary_csv import COLUMNS
from headjudge.decks.reading import read_deck
from headjudge.decks.registry import forms, recognised
from headjudge.findings import InputError
from tests.decks.fab_cards import fab_base

NAMED = ("fabrary-link", "talishar", "fabrary-csv")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> CardBase:
    return fab_base(Path(tmp_path_factory.mktemp("cards")))


def _told(deck: Decklist) -> list[tuple[str, int, str, int | None]]:
    return [(entry.section, entry.count, entry.name, entry.pitch) for entry in deck.entries]


class TestIdentifiers:
    @pytest.mark.parametrize(
        ("name", "pitch", "slug"),
        [
            ("Zipper Hit", 1, "zipper-hit-red"),
            ("Burn Up // Shock", 1, "burn-up--shock-red"),
            ("Arakni, 5L!p3d 7hRu 7h3 cR4X", None, "arakni-5lp3d-7hru-7h3-cr4x"),
            ("Skywarden no.161803", 2, "skywarden-no161803-yellow"),
            ("Backup Protocol: RED", 1, "backup-protocol-red-red"),
            ("Dash I/O", None, "dash-io"),
            ("Twelve Petal Kāṣāya", None, "twelve-petal-kasaya"),
            ("10,000 Year Reunion", 1, "10000-year-reunion-red"),
            ("Fyendal's Spring Tunic", None, "fyendals-spring-tunic"),
        ],
    )
    def test_as_card_programs_make_them(self, name: str, pitch: int | None, slug: str) -> None:
        assert identifier(name, pitch) == slug

    def test_what_one_says(self) -> None:
        assert name_of_identifier("zipper_hit_red") == ("Zipper Hit", 1)
        assert name_of_identifier("burn-up--shock-red") == ("Burn Up // Shock", 1)
        assert name_of_identifier("art-of-the-dragon-blood-red") == ("Art of the Dragon Blood", 1)
        assert name_of_identifier("red") == ("Red", None)


class TestLink:
    LINK = "https://fabrary.net/decks?tab=import&format=classicconstructed&name=My%20deck%20%F0%9F%87%B2%F0%9F%87%BD&cards=EVO001&cards=SDA021&cards=SDA021-RF&cards=SDA021"

    def test_a_parameter_for_every_copy(self) -> None:
        deck = read_deck(self.LINK)
        assert (deck.form, deck.title, deck.format_name) == (
            "fabrary-link",
            "My deck 🇲🇽",
            "classicconstructed",
        )
        assert [(e.count, e.name, e.set_code, e.number, e.ident) for e in deck.entries] == [
            (1, "EVO001", "EVO", "001", "EVO001"),
            (2, "SDA021", "SDA", "021", "SDA021"),
            (1, "SDA021", "SDA", "021", "SDA021-RF"),
        ]

    def test_without_card_data_printings_stay_and_are_told(self) -> None:
        found = read_deck(self.LINK).findings
        assert {(f.code, f.severity, f.subject) for f in found} == {
            ("card.printing_alone", "unchecked", "EVO001"),
            ("card.printing_alone", "unchecked", "SDA021"),
        }

    def test_with_card_data_printings_become_cards_in_their_places(self, base: CardBase) -> None:
        deck = read_deck(self.LINK.replace("EVO001", "dash-io"), {"fab": base})
        assert _told(deck) == [
            ("hero", 1, "Dash I/O", None),
            ("deck", 2, "Zipper Hit", 1),
            ("deck", 1, "Zipper Hit", 1),
        ]
        assert deck.findings == ()

    def test_an_unknown_printing_is_kept_and_told(self, base: CardBase) -> None:
        deck = read_deck("https://fabrary.net/decks?tab=import&cards=OMN999&cards=dash-io", {"fab": base})
        assert [e.name for e in deck.entries] == ["OMN999", "Dash I/O"]
        assert [f.code for f in deck.findings] == ["card.unknown"]

    def test_identifiers_and_commas_and_sets_that_begin_with_a_digit(self, base: CardBase) -> None:
        deck = read_deck(
            "https://fabrary.net/decks?tab=import&format=Draft&cards=1HP214,zipper-hit-blue,zipper-hit-blue",
            {"fab": base},
        )
        assert [(e.card, e.count) for e in deck.entries] == [("zipper-hit-red", 1), ("zipper-hit-blue", 2)]

    @pytest.mark.parametrize(
        "link",
        [
            "https://www.fabrary.net/decks?tab=import&amp;cards=zipper-hit-red",
            "http://other.example/import?x=1&cards[]=zipper-hit-red",
            "<https://fabrary.net/decks?cards%5B%5D=zipper-hit-red#top>",
            "my draft pool: https://fabrary.net/decks?tab=import&cards=zipper%2Dhit%2Dred",
        ],
    )
    def test_links_of_other_hosts_and_in_other_spellings(self, link: str) -> None:
        deck = read_deck(link)
        assert _told(deck) == [("deck", 1, "Zipper Hit", 1)]

    def test_guessed_names_are_told_once(self) -> None:
        (found,) = read_deck(
            "https://fabrary.net/decks?cards=fyendals-spring-tunic&cards=zipper-hit-red"
        ).findings
        assert (found.code, found.severity, found.params["count"]) == ("deck.names_guessed", "info", 2)

    def test_words_around_the_link_are_kept(self) -> None:
        deck = read_deck(f"my pool\n{self.LINK}")
        assert deck.comments == ("my pool",)
        assert [line.kind for line in deck.lines] == ["comment", "card"]

    def test_a_link_to_a_deck_holds_no_cards(self) -> None:
        assert recognised("https://fabrary.net/decks/01KW7YDAFZGGAFKC0QQT0HS55H").key != "fabrary-link"

    def test_a_megabyte_of_link_is_read(self) -> None:
        copies = read_deck("https://fabrary.net/decks?tab=import" + "&cards=SDA021" * 70_000)
        assert copies.count() == 70_000
        many = read_deck(
            "https://fabrary.net/decks?tab=import"
            + "".join(f"&cards=SDA{n % 1000:03}" for n in range(70_000))
        )
        assert (many.count(), len(many.entries)) == (70_000, 1_000)


def _json(rows: list[Any], **more: Any) -> str:
    return json.dumps({"name": "X", **more, "cards": rows})


def _row(ident: str, total: Any, aside: Any = 0) -> dict[str, Any]:
    return {"cardIdentifier": ident, "total": total, "sideboardTotal": aside}


class TestTalishar:
    def _counts(self, text: str) -> tuple[int, int, list[str]]:
        deck = read_deck(text)
        return (
            deck.count("hero", "arena", "deck"),
            deck.count("inventory"),
            [found.code for found in deck.findings if found.code != "deck.names_guessed"],
        )

    def test_names_and_pitch_from_identifiers(self) -> None:
        deck = read_deck(
            _json(
                [_row("zipper_hit_red", 3), {"identifier": "copper-cog-blue", "total": "2"}], format="Blitz"
            )
        )
        assert (deck.form, deck.title, deck.format_name) == ("talishar", "X", "Blitz")
        assert _told(deck) == [("deck", 3, "Zipper Hit", 1), ("deck", 2, "Copper Cog", 3)]

    def test_more_copies_aside_than_in_all_are_counted_beside(self) -> None:
        assert self._counts(_json([_row("zipper-hit-red", 1, 2), _row("copper-cog-blue", 2, 1)])) == (
            3,
            3,
            [],
        )

    def test_the_key_says_that_they_are_counted_beside_or_within(self) -> None:
        rows = [_row("zipper-hit-red", 3, 1)]
        assert self._counts(_json(rows, separateSideboardCounts=True)) == (3, 1, [])
        assert self._counts(_json(rows, separateSideboardCounts=False)) == (2, 1, [])

    def test_a_pool_that_would_be_too_large_is_counted_within(self) -> None:
        rows = [_row(f"card-{n}-red", 3, 1) for n in range(26)]
        assert self._counts(_json(rows, format="classic constructed")) == (52, 26, [])

    def test_a_pool_too_large_for_any_format_is_counted_within(self) -> None:
        rows = [_row(f"card-{n}-red", 3, 1) for n in range(26)]
        assert self._counts(_json(rows)) == (52, 26, [])
        # 78 cards fit into the largest pool: nothing tells it.
        assert self._counts(_json(rows[:19])) == (57, 19, ["deck.copies_aside_unclear"])

    def test_a_deck_that_would_be_too_small_is_counted_beside(self) -> None:
        rows = [_row(f"card-{n}-red", 3) for n in range(20)] + [
            _row(f"card-{n}-blue", 1, 1) for n in range(20, 22)
        ]
        rows[:7] = [_row(f"card-{n}-red", 3, 1) for n in range(7)]
        assert self._counts(_json(rows, format="Classic Constructed")) == (62, 9, [])

    def test_where_nothing_tells_it_the_newer_reading_is_taken_and_told(self) -> None:
        assert self._counts(_json([_row("zipper-hit-red", 3, 1)])) == (3, 1, ["deck.copies_aside_unclear"])

    def test_fab_db_always_counted_within(self) -> None:
        rows = [
            {
                "name": "Zipper Hit",
                "pitch": 1,
                "printings": [{"sku": {"sku": "SDA021-RF"}}],
                "total": 3,
                "sideboardTotal": 1,
            }
        ]
        assert self._counts(_json(rows)) == (2, 1, [])

    def test_lists_by_place_and_wrappers(self) -> None:
        told = {
            "data": {
                "name": "Y",
                "hero": "dash-io",
                "weapons": ["titans-fist"],
                "equipment": [{"name": "Ironrot Helm"}],
                "mainDeck": [{"id": "zipper-hit-red", "count": 3}],
                "inventory": ["copper-cog-blue"],
            }
        }
        deck = read_deck(json.dumps(told))
        assert _told(deck) == [
            ("hero", 1, "Dash Io", None),
            ("arena", 1, "Titans Fist", None),
            ("arena", 1, "Ironrot Helm", None),
            ("deck", 3, "Zipper Hit", 1),
            ("inventory", 1, "Copper Cog", 3),
        ]

    def test_with_card_data_the_hero_is_found_by_its_type(self, base: CardBase) -> None:
        deck = read_deck(
            _json([_row("dash_io", 1), _row("ironrot_helm", 1), _row("burn_up__shock_red", 2)]), {"fab": base}
        )
        assert _told(deck) == [
            ("hero", 1, "Dash I/O", None),
            ("arena", 1, "Ironrot Helm", None),
            ("deck", 2, "Burn Up // Shock", 1),
        ]
        assert deck.findings == ()

    @pytest.mark.parametrize(
        ("row", "why"),
        [
            (_row("zipper-hit-red", -1), "count_negative"),
            (_row("zipper-hit-red", 0), "count_zero"),
            (_row("zipper-hit-red", 10_000), "count_too_high"),
            (_row("zipper-hit-red", "many"), "count_not_a_number"),
            (_row("zipper-hit-red", True), "count_not_a_number"),
            (_row("zipper-hit-red", 1.5), "count_not_a_number"),
            (_row("", 1), "no_name"),
            (7, "not_a_card"),
        ],
    )
    def test_a_row_that_cannot_be_read_is_told(self, row: Any, why: str) -> None:
        deck = read_deck(_json([_row("copper-cog-blue", 1), row]))
        assert [(f.code, f.params["why"]) for f in deck.findings if f.severity == "error"] == [
            ("line.unreadable", why)
        ]
        assert [line.kind for line in deck.lines] == ["head", "card", "unreadable"]

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ('{"cards": [', "syntax"),
            ('{"cards": [], "total": 0}', "no_cards"),
            ("7", "no_cards"),
            ("[" * 200_000, "too_deep"),
        ],
    )
    def test_what_is_no_deck_is_refused_with_its_fault(self, text: str, why: str) -> None:
        with pytest.raises(InputError) as caught:
            forms()["talishar"].read(text, NO_CARD_DATA)
        assert [(f.code, f.params["why"]) for f in caught.value.findings] == [("deck.json_unreadable", why)]

    def test_a_megabyte_in_one_line_is_read(self) -> None:
        deck = read_deck(_json([_row("zipper-hit-red", 1)] * 15_000))
        assert len(deck.entries) == 15_000


class TestCollection:
    HEADS = ",".join(COLUMNS) + "\n"

    def test_the_copies_at_hand_are_the_list(self) -> None:
        text = self.HEADS + (
            "zipper-hit-red,Zipper Hit,1,Dash Silver Age Deck,SDA021,,,,3,,,,\n"
            '"hexagore-the-death-hydra","Hexagore, the Death Hydra",,,"MON001",Unlimited,Rainbow,,"1",,,,\n'
            "copper-cog-blue,Copper Cog,blue,,,,,,0,4,,,\n"
        )
        deck = read_deck(text)
        assert deck.form == "fabrary-csv"
        assert [(e.count, e.name, e.pitch, e.set_code, e.number, e.finish) for e in deck.entries] == [
            (3, "Zipper Hit", 1, "SDA", "021", None),
            (1, "Hexagore, the Death Hydra", None, "MON", "001", "foil"),
        ]
        assert [line.kind for line in deck.lines] == ["head", "card", "card", "comment"]
        assert [(f.code, f.params["count"]) for f in deck.findings] == [("deck.collection", 2)]

    def test_semicolons_of_a_spreadsheet(self) -> None:
        text = self.HEADS.replace(",", ";") + "zipper-hit-red;Zipper Hit;red;;;;;;2;;;;\n"
        assert _told(read_deck("\ufeff" + text)) == [("deck", 2, "Zipper Hit", 1)]

    @pytest.mark.parametrize(
        ("row", "why"),
        [
            ("zipper-hit-red,Zipper Hit,1,,,,,,three,,,,", "count_not_a_number"),
            ("zipper-hit-red,Zipper Hit", "not_a_row"),
            ('"zipper-hit-red,Zipper Hit,1,,,,,,3,,,,', "not_a_row"),
            (",,1,,,,,,3,,,,", "no_name"),
            ("a,A,1,,,,,,10000,,,,", "count_too_high"),
        ],
    )
    def test_a_row_that_cannot_be_read_is_told(self, row: str, why: str) -> None:
        deck = read_deck(self.HEADS + row)
        assert [(f.code, f.line, f.params["why"]) for f in deck.findings if f.severity == "error"] == [
            ("line.unreadable", 2, why)
        ]

    def test_identifier_and_name_that_disagree_are_asked(self, base: CardBase) -> None:
        deck = read_deck(self.HEADS + "zipper-hit-red,Copper Cog,3,,,,,,1,,,,", {"fab": base})
        (found,) = [f for f in deck.findings if f.severity == "unchecked"]
        assert (found.code, found.params["expected"]) == (
            "card.ambiguous",
            ["Zipper Hit (red)", "Copper Cog (blue)"],
        )


_KEYS = (
    "cards", "total", "sideboardTotal", "identifier", "cardIdentifier", "name", "pitch", "printings", "sku", "data",
    "hero", "section", "setIdentifiers",
)  # fmt: skip
_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(_KEYS), inner, max_size=5),
    max_leaves=20,
)


class TestFuzz:
    @given(value=_values)
    def test_any_json(self, value: Any) -> None:
        self._read("talishar", json.dumps({"cards": value, "name": value}))
        self._read("talishar", json.dumps(value))

    @pytest.mark.parametrize("key", NAMED)
    @given(text=st.text(max_size=300))
    def test_any_text(self, key: str, text: str) -> None:
        self._read(key, text)

    @given(query=st.text(st.sampled_from("cards=&%2FABC019,;-_#?+ name\n"), max_size=200))
    def test_any_query(self, query: str) -> None:
        self._read("fabrary-link", f"https://fabrary.net/decks?cards={query}")

    @given(rows=st.lists(st.text(st.sampled_from('ab0123,;" -\n\t'), max_size=60), max_size=5))
    def test_any_rows(self, rows: list[str]) -> None:
        self._read("fabrary-csv", "Identifier,Name,Pitch,Have\n" + "\n".join(rows))

    def _read(self, key: str, text: str) -> None:
        recognised(text)
        try:
            deck = forms()[key].read(text, NO_CARD_DATA)
        except InputError:
            return
        cards = {line.number for line in deck.lines if line.kind == "card"}
        assert {entry.line for entry in deck.entries} <= cards
        assert all(1 <= entry.count <= 9_999 and entry.name for entry in deck.entries)
        lost = {line.number for line in deck.lines if line.kind == "unreadable"}
        assert lost == {found.line for found in deck.findings if found.code == "line.unreadable"}
