"""Flesh and Blood cards come out of the package whole, or what is wrong is said of each by name; nothing is run."""

import io
import json
import sqlite3

import pytest

from headjudge.cards.building import Building
from headjudge.cards.card import CardSet, FabCard, Source
from headjudge.cards.database import CardBase
from headjudge.cards.fab_package import PackageFacts, read_fab_package
from headjudge.findings import Finding, InputError
from tests.cards.fab_bundles import (
    HEROES,
    OTHERS,
    WAVE,
    archive,
    card,
    minified,
    package,
    packed,
    written_out,
)

ALL = [WAVE, *HEROES, *OTHERS]


def read(content: bytes) -> tuple[CardBase, PackageFacts]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    building = Building(connection)
    facts = read_fab_package(io.BytesIO(content), building)
    building.finish(Source("fab", "fab_package", "cards.tgz", "2026-05-16", "given", "0" * 64, facts.version))
    return CardBase(connection, "memory"), facts


def faults(content: bytes) -> list[Finding]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    building = Building(connection)
    with pytest.raises(InputError) as refused:
        read_fab_package(io.BytesIO(content), building)
    assert building.cards == 0, "nothing of a faulty package comes in"
    return list(refused.value.findings)


def told(found: list[Finding]) -> list[tuple[str, object, object]]:
    return [
        (one.code.removeprefix("cards."), one.params.get("card"), one.params.get("field")) for one in found
    ]


def script(*cards: str) -> bytes:
    return minified([*cards], []).encode()


def fact(base: CardBase, key: str) -> FabCard:
    known = base.by_key(key)
    assert known is not None
    found = base.card(known.id)
    assert isinstance(found, FabCard)
    return found


BUILDS = {
    "minified": package(minified(ALL[:3], ALL[3:])),
    "written out": package(written_out(ALL)),
    "module": package(written_out(ALL, module=True), main="dist/index"),
    "bare script": minified(ALL[:3], ALL[3:]).encode(),
    "gzipped script": packed(written_out(ALL).encode()),
    "with a mark at its beginning": b"\xef\xbb\xbf" + written_out(ALL).encode(),
}


class TestEveryBuild:
    @pytest.fixture(params=list(BUILDS))
    def base(self, request: pytest.FixtureRequest) -> CardBase:
        base, _ = read(BUILDS[request.param])
        return base

    def test_all_facts_of_a_card(self, base: CardBase):
        assert fact(base, "tidal-wave-red") == FabCard(
            key="tidal-wave-red",
            name="Tidal Wave",
            pitch=1,
            type_line="Tinker / Diver Action",
            types=("Action",),
            classes=("Tinker", "Diver"),
            keywords=("Go again",),
            specializations=("Ogg",),
            rarities=("Common", "Super Rare", "Promo"),
            legal=("Blitz", "Classic Constructed"),
            banned=("Silver Age",),
            restricted=("Blitz",),
            legal_heroes=("Ogg", "Mira"),
            text='Splash.\n"Twice"',
            cost="0",
            power="X",
            defense="3",
        )

    def test_no_card_is_lost(self, base: CardBase):
        assert base.counts["cards"] == 7

    def test_a_printing_is_found_by_set_and_number(self, base: CardBase):
        assert [known.key for known in base.by_printing("FTD", "001")] == ["tidal-wave-red"]
        assert [known.key for known in base.by_printing("1tp", "020")] == ["tidal-wave-red"]

    def test_a_printing_has_the_day_of_its_product(self, base: CardBase):
        known = base.by_key("tidal-wave-red")
        assert known is not None
        found = [(one.set_code, one.number, one.released, one.rarity) for one in base.printings(known.id)]
        assert found == [("1TP", "020", None, "Promo"), ("FTD", "001", "2024-02-02", "Common")]

    def test_sets_of_products_and_of_printings(self, base: CardBase):
        assert base.sets() == [
            CardSet("DOM", "Deck of Mira", "2023-05-06"),
            CardSet("1FT", "First Tide", "2024-02-02"),
            CardSet("FTD", "First Tide", "2024-02-02"),
            CardSet("1TP", "Promos", None),
        ]


class TestNames:
    @pytest.fixture
    def base(self) -> CardBase:
        official = [
            card("Ironrot Plate", "ironrot-plate"),
            card("Sawbones, Dock Hand", "sawbones-dock-hand-yellow", more=",pitch:2"),
            card("Phoenix Flame", "phoenix-flame-red", more=",pitch:1"),
            card("Bravo, Showstopper", "bravo-showstopper"),
            card("Tidal Wave", "tidal-wave-blue", more=",pitch:3"),
        ]
        return read(package(minified(ALL, official)))[0]

    def keys(self, base: CardBase, name: str, pitch: int | None = None) -> list[str]:
        return [known.key for known in base.find(name, pitch)]

    def test_pitch_tells_cards_of_one_name_apart(self, base: CardBase):
        assert self.keys(base, "tidal wave") == ["tidal-wave-red", "tidal-wave-blue"]
        assert self.keys(base, "Tidal Wave", 3) == ["tidal-wave-blue"]

    @pytest.mark.parametrize("name", ["Kelp // Brine", "kelp/brine", "Kelp", "BRINE"])
    def test_a_split_card_by_its_name_and_by_each_half(self, base: CardBase, name: str):
        assert self.keys(base, name) == ["kelp--brine-blue"]

    def test_halves_stand_on_the_card(self, base: CardBase):
        assert fact(base, "kelp--brine-blue").faces == ("Kelp", "Brine")
        assert fact(base, "tidal-wave-red").faces == ()

    def test_the_hero_that_has_the_name_wins_over_those_that_have_the_moniker(self, base: CardBase):
        assert self.keys(base, "Ogg") == ["ogg"]

    def test_a_moniker_that_several_share_is_ambiguous(self):
        base, _ = read(package(minified([*HEROES[1:]], [])))
        assert self.keys(base, "ogg") == ["sir-ogg-keel-of-dawn", "ogg-reborn"]

    def test_the_programs_own_word_for_a_hero_is_a_weak_name(self, base: CardBase):
        assert self.keys(base, "Oggvo") == ["ogg-reborn"]
        assert self.keys(base, "Ogg KD") == ["sir-ogg-keel-of-dawn"]

    def test_moniker_and_the_programs_word_are_told_apart(self, base: CardBase):
        heroes = [fact(base, key) for key in ("ogg", "sir-ogg-keel-of-dawn", "ogg-reborn")]
        assert [(one.hero, one.hero_id, one.young) for one in heroes] == [
            ("Ogg", "Ogg", True),
            ("Ogg", "Ogg", False),
            ("Ogg", "Oggvo", False),
        ]

    @pytest.mark.parametrize(
        ("name", "key"),
        [
            ("Ironrot Chest", "ironrot-plate"),
            ("劣鉄の鎧", "ironrot-plate"),
            ("Sawbones, Dockhand", "sawbones-dock-hand-yellow"),
            ("《不死鳥の炎》", "phoenix-flame-red"),
            ("Bravo Showstopper", "bravo-showstopper"),
            ("華麗な演出、ブラーボ", "bravo-showstopper"),
        ],
    )
    def test_official_names_that_the_package_lacks(self, base: CardBase, name: str, key: str):
        assert self.keys(base, name) == [key]


class TestOutsideThePool:
    @pytest.mark.parametrize(
        ("more", "kind"),
        [("", "Token"), (",keywords:[t.Keyword.Ephemeral]", "Action"), (",isCardBack:!0", "Action")],
    )
    def test_tokens_ephemeral_cards_and_backs(self, more: str, kind: str):
        base, _ = read(script(card("Drop", "drop", kind, more)))
        assert fact(base, "drop").outside_pool

    def test_other_cards_are_not(self):
        base, _ = read(script(WAVE, card("Keel", "keel", "Weapon")))
        assert not fact(base, "tidal-wave-red").outside_pool
        assert not fact(base, "keel").outside_pool

    def test_what_is_behind_a_back(self):
        base, _ = read(script(*ALL))
        ogre = fact(base, "drowned-ogre")
        assert (ogre.back, ogre.other_sides) == (True, ("tidal-wave-red",))


class TestLongLists:
    def test_a_list_that_is_read_in_pieces_is_whole(self):
        many = [card(f"Wave {number} \\u2014 [(", f"wave-{number}") for number in range(1500)]
        base, facts = read(package(minified(many, [WAVE])))
        assert facts.cards == base.counts["cards"] == 1501
        assert [known.key for known in base.find("Wave 777 — [(")] == ["wave-777"]

    def test_a_fault_in_a_later_piece_has_its_line(self):
        many = [card(f"Wave {number}", f"wave-{number}") for number in range(1500)]
        many[1400] = card("Wave 1400", "wave-1400", more=",pitch:roll()")
        text = written_out(many)
        (found,) = faults(text.encode())
        assert told([found]) == [("fab_unread", "Wave 1400", "pitch")]
        assert found.line == text[: text.index("roll()")].count("\n") + 1

    def test_what_was_counted(self):
        _, facts = read(package(minified(ALL, [])))
        assert facts == PackageFacts("3.9.1", cards=7, printings=8, sets=4, dated_sets=3)


class TestFaultsOfCards:
    @pytest.mark.parametrize(
        ("written", "instead", "fault"),
        [
            ("pitch:1", "pitch:7", ("fab_field", "Tidal Wave", "pitch")),
            ("pitch:1", 'pitch:"1"', ("fab_field", "Tidal Wave", "pitch")),
            ("pitch:1", "pitch:1.5", ("fab_field", "Tidal Wave", "pitch")),
            ("pitch:1", "pitch:P(1)", ("fab_unread", "Tidal Wave", "pitch")),
            ("cost:0", "cost:!0", ("fab_field", "Tidal Wave", "cost")),
            ("t.Type.Action", "t.Type.Missing", ("fab_unread", "Tidal Wave", "types")),
            ("t.Type.Action", "q.Type.Action", ("fab_unread", "Tidal Wave", "types")),
            ("t.Type.Action", "1", ("fab_field", "Tidal Wave", "types")),
            (
                "types:[t.Type.Action]",
                "types:[].concat(t.Type.Action)",
                ("fab_unread", "Tidal Wave", "types"),
            ),
            ("types:[t.Type.Action],", "", ("fab_field", "Tidal Wave", "types")),
            ("legalFormats:", "playable:", ("fab_field", "Tidal Wave", "legalFormats")),
            ('name:"Tidal Wave"', 'name:""', ("fab_field", "tidal-wave-red", "name")),
            ('name:"Tidal Wave"', 'name:"Tidal "+wave', ("fab_unread", "tidal-wave-red", "name")),
            ('name:"Tidal Wave"', 'name:"\\ud83d"', ("fab_unread", "tidal-wave-red", "name")),
            ('identifier:"1TP020"', 'identifier:"?"', ("fab_field", "Tidal Wave", "identifier")),
            ('identifier:"1TP020"', "identifier:null", ("fab_field", "Tidal Wave", "identifier")),
            ("printings:[", "printings:[9,", ("fab_field", "Tidal Wave", "printings")),
            ("defense:3,", "", None),
        ],
    )
    def test_every_field_that_matters(self, written: str, instead: str, fault: tuple[str, str, str] | None):
        text = script(WAVE.replace(written, instead))
        if fault is None:
            assert read(text)[0].counts["cards"] == 1
        else:
            assert told(faults(text)) == [fault]

    @pytest.mark.parametrize(
        "unknown", [",extra:roll()", ",get luck(){return 6}", ",artists:[...them]", ",fn:()=>{}"]
    )
    def test_a_field_that_nobody_asks_for_may_be_anything(self, unknown: str):
        base, _ = read(script(card("Keel", "keel", more=unknown)))
        assert base.counts["cards"] == 1

    def test_all_faults_at_once(self):
        found = faults(script(WAVE.replace("pitch:1", "pitch:P()"), card("Keel", "keel", more=",young:1")))
        assert told(found) == [("fab_unread", "Tidal Wave", "pitch"), ("fab_field", "Keel", "young")]

    def test_many_faults_are_counted(self):
        found = faults(script(*(card(f"Keel {at}", f"keel-{at}", more=",young:1") for at in range(60))))
        assert len(found) == 51
        assert (found[-1].code, found[-1].params) == ("cards.fab_more", {"count": 10})

    @pytest.mark.parametrize("entry", ["make()", "...make()", "{...make()}", "{[P]:1}", ""])
    def test_an_entry_that_is_worked_out(self, entry: str):
        assert told(faults(script(entry, WAVE))) == [("fab_unread_entry", None, None)]

    def test_two_cards_under_one_key_or_name(self):
        assert told(faults(script(WAVE, card("Keel", "tidal-wave-red")))) == [("fab_twice", "Keel", None)]
        assert told(faults(script(WAVE, card("Tidal Wave", "wave", more=",pitch:1")))) == [
            ("fab_twice", "Tidal Wave (red)", None)
        ]

    def test_a_list_that_the_script_changes_later(self):
        text = minified([WAVE], []) + "a.push(1);"
        assert told(faults(text.encode())) == [("fab_unread_entry", None, None)]

    def test_an_enum_that_does_something_else(self):
        text = minified([WAVE], []).replace('i.Action="Action"', 'i.Action=roll("Action")')
        assert ("fab_unread", "Tidal Wave", "types") in told(faults(text.encode()))

    def test_spreads_of_objects_and_constants(self):
        text = minified([card("Keel", "keel", more=",...base,young:yes")], [])
        text = text.replace("var a=[", 'var yes=!0,base={pitch:2,keywords:[t.Keyword["GoAgain"]]};var a=[')
        keel = fact(read(text.encode())[0], "keel")
        assert (keel.pitch, keel.keywords, keel.young) == (2, ("Go again",), True)


class TestOtherFiles:
    @pytest.mark.parametrize(
        ("content", "code"),
        [
            (b"var cards=[];", "fab_no_list"),
            (b"exports.cards=[];", "fab_no_list"),
            (b"exports.cards=make();", "fab_no_list"),
            (b"exports.cards=[{", "javascript_syntax"),
            (b"exports.cards=[{a:1 2}];", "javascript_syntax"),
            (b'exports.cards=["a];', "javascript_syntax"),
            (b"exports.cards=`${[`;", "javascript_syntax"),
            (b"exports.cards=[1;];", "javascript_syntax"),
            (b"/* exports.cards=[];", "javascript_syntax"),
            (b"exports.cards=" + b"[" * 100_000, "javascript_nested"),
            (b"exports.cards=" + b"`${" * 100_000, "javascript_nested"),
            (b"exports.cards=[" + b"1," * 300_000 + b"]", "javascript_large"),
            (b"exports.cards=a" + b".b" * 300_000, "javascript_large"),
            (b"exports.cards='\xff';", "javascript_not_text"),
            (b"", "fab_no_list"),
            (packed(b"exports.cards=[];"), "fab_no_list"),
            (packed(b"exports.cards=[];")[:-9], "package_damaged"),
            (b"\x1f\x8b\x00\x00", "package_damaged"),
            (b" " * (33 << 20), "package_too_large"),
            (packed(b" " * (33 << 20)), "package_too_large"),
        ],
    )
    def test_scripts(self, content: bytes, code: str):
        assert told(faults(content)) == [(code, None, None)]

    @pytest.mark.parametrize(
        ("content", "code", "params"),
        [
            (
                package("", name="left-pad"),
                "package_other",
                {"found": "left-pad", "expected": "@flesh-and-blood/cards"},
            ),
            (package("", version="2.0.63"), "package_old", {"found": "2.0.63", "oldest": 3}),
            (package("", main="lib/cards.js"), "package_no_file", {"file": "lib/cards.js"}),
            (package("", main="../../etc/passwd"), "package_no_file", {"file": "../../etc/passwd"}),
            (package("", main="/etc/passwd"), "package_no_file", {"file": "/etc/passwd"}),
            (archive({"index.js": b""}), "package_no_file", {"file": "package.json"}),
            (archive({"package.json": b"{}"}, ".."), "package_no_file", {"file": "package.json"}),
            (archive({"package.json": b"["}), "package_head", {}),
            (package(minified([WAVE], []) * 50)[:2000], "package_damaged", {}),
            (archive({"package.json": b" " * (2 << 20)}), "package_too_large", {"megabytes": 1}),
        ],
    )
    def test_archives(self, content: bytes, code: str, params: dict[str, object]):
        (found,) = faults(content)
        assert (found.code, found.params) == (f"cards.{code}", params)

    def test_lists_that_take_in_each_other(self):
        text = b"var a=[...b,1],b=[...a,1];exports.cards=a;"
        assert {one.code for one in faults(text)} == {
            "cards.fab_unread_entry",
            "cards.fab_no_object",
            "cards.fab_more",
        }

    def test_a_list_that_grows_without_end(self, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setattr("headjudge.cards.javascript.values._MOST_VALUES", 10_000)
        lists = "".join(f"var a{at + 1}=[{f'...a{at},' * 9}];" for at in range(12))
        (found,) = faults(f"var a0=[];{lists}exports.cards=a12;".encode())
        assert (found.code, found.params) == ("cards.javascript_many", {"limit": 10_000})

    def test_brackets_without_end(self, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setattr("headjudge.cards.javascript.cutting._MOST_BRACKETS", 10_000)
        (found,) = faults(b"exports.cards=[" + b"[]," * 5_000 + b"];")
        assert (found.code, found.params) == ("cards.javascript_many", {"limit": 10_000})

    def test_a_folder_of_another_name_and_the_main_file_by_its_folder(self):
        head = json.dumps({"name": "@flesh-and-blood/cards", "version": "4.0.1", "main": "./dist"}).encode()
        content = archive({"dist/index.js": script(WAVE), "package.json": head}, "cards-4.0.1")
        base, facts = read(content)
        assert (facts.version, base.counts["cards"]) == ("4.0.1", 1)
