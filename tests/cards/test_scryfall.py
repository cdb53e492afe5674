"""Bulk files of Scryfall: every layout of a card, every layout of a file."""

import json

import pytest

from headjudge.cards.card import CardSet, Printing
from headjudge.cards.importing import CardFile, import_cards, open_cards
from headjudge.cards.scryfall import mana_value_of
from tests.cards.making import DAY, ENGLISH, LAYOUTS, LOCALISED, one, only, opened, read, written


def face(name, **fields):
    return {"object": "card_face", "name": name, **fields}


class TestLayoutsOfAFile:
    @pytest.mark.parametrize("layout", LAYOUTS)
    def test_each_gives_the_same_cards(self, tmp_path, layout):
        objects = [one(f"Card {number}", collector_number=str(number)) for number in range(300)]
        objects[7]["name"] = 'Brackets ]}{[ "quoted" \\ and },{"object":"card", said'
        base = read(tmp_path, objects, layout)
        assert base.counts == {"cards": 300, "names": 300, "printings": 300, "sets": 1}
        assert only(base, objects[7]["name"]).key == "id of Card 7"
        assert only(base, "card 299").key == "id of Card 299"

    @pytest.mark.parametrize("layout", ["lines", "one line", "pretty"])
    def test_the_sample_reads_alike(self, tmp_path, layout):
        objects = json.loads(ENGLISH.read_text(encoding="utf-8"))
        base, plain = read(tmp_path, objects, layout), opened(ENGLISH)
        assert base.counts == plain.counts == {"cards": 141, "names": 209, "printings": 141, "sets": 73}
        for number in range(1, 142):
            assert base.card(number) == plain.card(number)

    def test_one_object_that_is_a_whole_file(self, tmp_path):
        path = tmp_path / "card.json"
        path.write_text(json.dumps(one(), indent=2), encoding="utf-8")
        assert opened(path).counts["cards"] == 1

    def test_half_a_letter_from_elsewhere_does_not_stop_the_rest(self, tmp_path):
        path = tmp_path / "cards.json"
        lone = json.dumps(one("Half \ud800"))
        path.write_text(
            f"[\n{json.dumps(one('First'))},\n{lone},\n{json.dumps(one('Last'))}\n]", encoding="utf-8"
        )
        assert [opened(path).card(number).name for number in (1, 2, 3)] == ["First", "Half ?", "Last"]


class TestLayoutsOfACard:
    def test_an_ordinary_card(self, tmp_path):
        base = read(
            tmp_path, [one(power="1+*", toughness="*", oracle_text="Words.", produced_mana=["G", "C", "W"])]
        )
        card = only(base, "ondan the test")
        assert (card.key, card.name, card.layout) == ("id of Ondan the Test", "Ondan the Test", "normal")
        (side,) = card.faces
        assert (side.name, side.mana_cost, side.type_line, side.text) == (
            card.name,
            "{1}{W}",
            "Artifact",
            "Words.",
        )
        assert (side.power, side.toughness, side.colours) == ("1+*", "*", ("W",))
        assert (card.mana_value, card.produced_mana) == ("2", ("W", "G", "C"))
        assert card.legalities == {"commander": "legal"}
        assert not card.acorn
        assert not card.meld_result

    @pytest.mark.parametrize(
        ("value", "told"), [(0.5, "1/2"), (3.5, "7/2"), (0.0, "0"), (1000000.0, "1000000"), (7, "7")]
    )
    def test_mana_values_are_exact(self, tmp_path, value, told):
        assert only(read(tmp_path, [one(cmc=value)]), "Ondan the Test").mana_value == told

    def test_split_shares_the_root(self, tmp_path):
        halves = [
            face("Fire", mana_cost="{1}{R}", type_line="Instant", oracle_text="A."),
            face("Ice", mana_cost="{1}{U}", type_line="Instant", oracle_text="B."),
        ]
        split = one(
            "Fire // Ice",
            layout="split",
            mana_cost="{1}{R} // {1}{U}",
            cmc=4.0,
            colors=["R", "U"],
            color_identity=["R", "U"],
            card_faces=halves,
        )
        base = read(tmp_path, [split])
        card = only(base, "Fire // Ice")
        assert [(half.name, half.colours, half.text) for half in card.faces] == [
            ("Fire", ("R",), "A."),
            ("Ice", ("U",), "B."),
        ]
        assert (card.mana_value, card.colour_identity) == ("4", ("U", "R"))
        for name in (
            "fire/ice",
            "FIRE//ICE",
            "Fire",
            "ice",
            "Fire /// Ice",
            "Ｆｉｒｅ／Ｉｃｅ",
            "《Fire // Ice》",
        ):
            assert only(base, name) == card

    def test_a_flip_card_has_one_cost_and_its_colours_on_both_halves(self, tmp_path):
        halves = [
            face("Budoka", mana_cost="{1}{G}", type_line="Creature", power="2", toughness="1"),
            face("Dokai", mana_cost="", type_line="Legendary Creature", power="3", toughness="3"),
        ]
        flip = one(
            "Budoka // Dokai",
            layout="flip",
            mana_cost="{1}{G}",
            colors=["G"],
            power="2",
            toughness="1",
            card_faces=halves,
        )
        front, back = only(read(tmp_path, [flip]), "Dokai").faces
        assert (front.mana_cost, front.colours, front.power) == ("{1}{G}", ("G",), "2")
        assert (back.mana_cost, back.colours, back.power) == ("", ("G",), "3")

    def test_an_adventure_whose_face_leaves_things_to_the_root(self, tmp_path):
        halves = [face("Giant", type_line="Creature — Giant"), face("Stomp", type_line="Instant — Adventure")]
        adventure = one(
            "Giant // Stomp",
            layout="adventure",
            mana_cost="{2}{R} // {1}{R}",
            colors=["R"],
            power="4",
            toughness="3",
            card_faces=halves,
        )
        front, back = only(read(tmp_path, [adventure]), "Giant").faces
        assert (front.mana_cost, front.power, front.toughness) == ("{2}{R}", "4", "3")
        assert (back.mana_cost, back.power, back.colours) == ("{1}{R}", None, ("R",))

    @pytest.mark.parametrize("layout", ["transform", "modal_dfc", "battle_of_tomorrow"])
    def test_two_sides_and_layouts_that_nobody_knows_yet(self, tmp_path, layout):
        sides = [
            face("Day", mana_cost="{W}", type_line="Land", colors=["W"], loyalty="3"),
            face("Night", mana_cost="", type_line="Battle", colors=["B"], color_indicator=["B"], defense="5"),
        ]
        two = one("Day // Night", layout=layout, mana_cost=None, colors=None, card_faces=sides)
        card = only(read(tmp_path, [two]), "Night")
        assert (card.layout, card.name, card.type_line) == (layout, "Day // Night", "Land // Battle")
        assert [(side.colours, side.loyalty, side.defense) for side in card.faces] == [
            (("W",), "3", None),
            (("B",), None, "5"),
        ]
        assert card.faces[1].colour_indicator == ("B",)

    def test_devoid_stays_colourless_on_its_half(self, tmp_path):
        halves = [
            face("Grey", mana_cost="{R}", type_line="Instant"),
            face("Red", mana_cost="{G}", type_line="Instant"),
        ]
        card = only(
            read(
                tmp_path,
                [one("Grey // Red", layout="split", mana_cost="{R} // {G}", colors=["G"], card_faces=halves)],
            ),
            "Grey",
        )
        assert [half.colours for half in card.faces] == [(), ("G",)]

    def test_meld_parts_and_their_result(self, tmp_path):
        parts = [
            {"component": "meld_part", "name": "Gisela"},
            {"component": "meld_part", "name": "Bruna"},
            {"component": "meld_result", "name": "Brisela"},
        ]
        base = read(
            tmp_path, [one(name, layout="meld", all_parts=parts) for name in ("Gisela", "Bruna", "Brisela")]
        )
        told = {name: only(base, name).meld_result for name in ("Gisela", "Bruna", "Brisela")}
        assert told == {"Gisela": False, "Bruna": False, "Brisela": True}

    def test_five_parts(self, tmp_path):
        names = ["Who", "What", "When", "Where", "Why"]
        five = one(
            " // ".join(names),
            layout="split",
            mana_cost="{X}{W} // {2}{R} // {2}{U} // {3}{B} // {1}{G}",
            type_line=" // ".join(["Instant"] * 5),
            colors=list("BGRUW"),
            card_faces=[face(name) for name in names],
        )
        card = only(read(tmp_path, [five]), "who//what//when//where//why")
        assert [side.mana_cost for side in card.faces] == ["{X}{W}", "{2}{R}", "{2}{U}", "{3}{B}", "{1}{G}"]
        assert [side.colours for side in card.faces] == [("W",), ("R",), ("U",), ("B",), ("G",)]
        assert {side.type_line for side in card.faces} == {"Instant"}

    def test_slashes_inside_a_name_are_no_faces(self, tmp_path):
        base = read(tmp_path, [one("SP//dr, Piloted by Peni")])
        card = only(base, "sp//DR, piloted by peni")
        assert (card.name, len(card.faces)) == ("SP//dr, Piloted by Peni", 1)
        assert base.names(1) == [("SP//dr, Piloted by Peni", "en")]

    def test_what_no_deck_holds_is_left_out_and_counted(self, tmp_path):
        layouts = ("token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard")
        others = [
            one("Theme Front", type_line="Card"),
            one("Soldier", type_line="Token Creature — Soldier"),
            {"object": "ruling", "oracle_id": "x", "comment": "Words."},
            one("Kept"),
        ]
        objects = [one(layout, layout=layout, oracle_id=None) for layout in layouts] + others
        path = written(tmp_path / "cards.json", objects)
        base, _ = open_cards([CardFile(path, DAY)])
        assert base.counts["cards"] == 1
        assert only(base, "Kept").name == "Kept"
        made = import_cards([CardFile(path, DAY)], tmp_path, "x")
        assert made.skipped == {**dict.fromkeys(sorted((*layouts, "ruling")), 1), "helper": 2}

    def test_digital_cards_are_kept(self, tmp_path):
        base = read(tmp_path, [one("A-Ondan", digital=True, games=["arena"]), one("Ondan")])
        assert base.find("A-Ondan") != base.find("Ondan")
        assert base.printings(1)[0].games == ("arena",)

    def test_acorn_counts_whichever_printing_shows_it(self, tmp_path):
        objects = [one("A"), one("A", security_stamp="acorn"), one("B", security_stamp="oval")]
        base = read(tmp_path, objects)
        assert (only(base, "A").acorn, only(base, "B").acorn) == (True, False)

    def test_a_cost_gives_the_mana_value_where_the_file_does_not(self, tmp_path):
        assert only(read(tmp_path, [one(cmc=None, mana_cost="{3}{W/U}")]), "Ondan the Test").mana_value == "4"

    @pytest.mark.parametrize(
        ("cost", "value"),
        [
            ("", "0"),
            ("{X}{X}{R}", "1"),
            ("{2/W}{2/W}", "4"),
            ("{HW}", "1/2"),
            ("{G/U/P}", "1"),
            ("{C}{S}", "2"),
        ],
    )
    def test_mana_values_by_comprehensive_rule_202_3(self, cost, value):
        assert mana_value_of(cost) == value


class TestReversible:
    def sides(self, *ids):
        return [
            face(
                "Propaganda",
                oracle_id=key,
                cmc=3.0,
                mana_cost="{2}{U}",
                type_line="Enchantment",
                colors=["U"],
                layout="normal",
            )
            for key in ids
        ]

    def both(self, **fields):
        lacking = dict.fromkeys(("oracle_id", "type_line", "cmc", "mana_cost", "colors"))
        return one(**{"name": "Propaganda // Propaganda", "layout": "reversible_card", **lacking, **fields})

    def test_alone_it_is_the_card_once(self, tmp_path):
        base = read(tmp_path, [self.both(card_faces=self.sides("p", "p"), color_identity=["U"])])
        card = only(base, "Propaganda")
        assert (card.key, card.name, card.layout, card.mana_value, len(card.faces)) == (
            "p",
            "Propaganda",
            "normal",
            "3",
            1,
        )
        assert card.faces[0].colours == ("U",)
        assert base.names(1) == [("Propaganda", "en")]

    @pytest.mark.parametrize("is_first", [True, False])
    def test_the_ordinary_printing_says_more(self, tmp_path, is_first):
        ordinary = one(
            "Propaganda",
            oracle_id="p",
            oracle_text="Words.",
            keywords=["Ward"],
            set="tmp",
            collector_number="9",
        )
        objects = [self.both(card_faces=self.sides("p", "p")), ordinary]
        base = read(tmp_path, objects if is_first else objects[::-1])
        card = only(base, "Propaganda")
        assert (card.keywords, card.faces[0].text, base.counts["cards"]) == (("Ward",), "Words.", 1)
        assert sorted(printing.set_code for printing in base.printings(1)) == ["THB", "TMP"]

    def test_two_cards_back_to_back_are_two(self, tmp_path):
        sides = self.sides("p", "q")
        sides[1]["name"] = "Other Side"
        base = read(tmp_path, [self.both(name="Propaganda // Other Side", card_faces=sides)])
        assert (only(base, "Propaganda").key, only(base, "Other Side").key) == ("p", "q")

    def test_its_printed_names(self, tmp_path):
        sides = [{**side, "printed_name": "プロパガンダ"} for side in self.sides("p", "p")]
        base = read(tmp_path, [self.both(lang="ja", card_faces=sides)])
        assert base.names(1) == [("Propaganda", "en"), ("プロパガンダ", "ja")]


class TestNames:
    def test_printed_names_of_the_root(self):
        base = opened(ENGLISH, LOCALISED)
        assert base.counts == {"cards": 141, "names": 209, "printings": 141, "sets": 73}
        assert only(base, "魔術遠眼鏡").name == "Sorcerous Spyglass"
        assert only(base, "БОЛОТО").name == "Swamp"
        assert base.source.sha256.count("+") == 1
        assert base.source.name == "sample_cards.json + sample_cards_localised.json"

    def test_printed_names_of_two_faces(self, tmp_path):
        sides = [
            face("Day", type_line="Land", printed_name="昼"),
            face("Night", type_line="Land", printed_name="夜"),
        ]
        base = read(tmp_path, [one("Day // Night", layout="transform", lang="ja", card_faces=sides)])
        assert base.names(1) == [
            ("Day // Night", "en"),
            ("昼 // 夜", "ja"),
            ("Day", "en"),
            ("Night", "en"),
            ("夜", "ja"),
            ("昼", "ja"),
        ]
        for name in ("昼/夜", "昼 ／ 夜", "《夜》", "昼"):
            assert only(base, name).name == "Day // Night"

    def test_a_face_without_a_printed_name_gives_no_whole_one(self, tmp_path):
        sides = [face("Day", type_line="Land", printed_name="День"), face("Night", type_line="Land")]
        base = read(tmp_path, [one("Day // Night", layout="transform", lang="ru", card_faces=sides)])
        assert [name for name, language in base.names(1) if language == "ru"] == ["День"]

    def test_a_reading_in_brackets_is_no_part_of_the_name(self, tmp_path):
        base = read(tmp_path, [one("Path", lang="ja", printed_name="流刑（るけい）への道（みち）")])
        assert only(base, "流刑への道").name == "Path"
        assert only(base, "流刑（るけい）への道（みち）").name == "Path"

    def test_reskins(self, tmp_path):
        objects = [
            one("Zilortha", flavor_name="Godzilla, King"),
            one("Walker", printed_name="Rick, Leader"),
            one("Rick, Leader"),
            one(
                "Day // Night",
                layout="transform",
                card_faces=[
                    face("Day", type_line="Land", flavor_name="Sun"),
                    face("Night", type_line="Land", flavor_name="Moon"),
                ],
            ),
        ]
        base = read(tmp_path, objects)
        assert only(base, "godzilla, king").name == "Zilortha"
        assert only(base, "Rick, Leader").name == "Rick, Leader"
        assert only(base, "Sun // Moon").name == only(base, "Moon").name == "Day // Night"

    def test_a_whole_name_wins_over_the_name_of_a_face(self, tmp_path):
        sides = [face("Scholar", type_line="Creature"), face("Bolt of Light", type_line="Sorcery")]
        objects = [one("Scholar // Bolt of Light", layout="prepare", card_faces=sides), one("Bolt of Light")]
        base = read(tmp_path, objects)
        assert only(base, "bolt of light").name == "Bolt of Light"
        assert only(base, "scholar").name == "Scholar // Bolt of Light"

    def test_a_name_of_two_cards_gives_both(self, tmp_path):
        objects = [
            one("First", lang="ja", printed_name="同じ名前"),
            one("Second", lang="ja", printed_name="同じ名前"),
        ]
        base = read(tmp_path, objects)
        assert [known.name for known in base.find("同じ名前")] == ["First", "Second"]

    def test_the_english_name_wins_over_one_in_another_language(self, tmp_path):
        base = read(tmp_path, [one("Other", lang="it", printed_name="Contagio"), one("Contagio")])
        assert only(base, "contagio").name == "Contagio"


class TestPrintings:
    def test_sets_numbers_and_dates(self, tmp_path):
        objects = [
            one("A", set="plst", set_name="The List", collector_number="MB1-123", released_at="2024-06-01"),
            one(
                "A",
                set="plst",
                set_name="The List",
                collector_number="M10-5★",
                released_at="2020-09-26",
                lang="fr",
            ),
            one(
                "A",
                set="xln",
                set_name="Ixalan",
                collector_number="A-7†",
                released_at=None,
                games=None,
                rarity=None,
            ),
        ]
        base = read(tmp_path, objects)
        assert base.printings(1) == [
            Printing("XLN", "A-7†"),
            Printing("PLST", "M10-5★", "2020-09-26", "rare", ("paper",)),
            Printing("PLST", "MB1-123", "2024-06-01", "rare", ("paper",)),
        ]
        assert base.sets() == [CardSet("PLST", "The List", "2020-09-26"), CardSet("XLN", "Ixalan", None)]
        assert [known.name for known in base.by_printing("plst", "MB1-123")] == ["A"]

    def test_a_printing_in_several_languages_is_one(self, tmp_path):
        assert read(tmp_path, [one("A"), one("A", lang="ja"), one("A", lang="ru")]).counts["printings"] == 1
