"""Sheets of decks as people read them: groups with counts, three languages, hostile names, the same bytes twice."""

import datetime
import re

import pytest
from msgspec.structs import replace

from headjudge.cards.building import new_database
from headjudge.cards.card import CardSet, FabCard, Printing, Source
from headjudge.cards.database import CardBase
from headjudge.decks.judging import judge
from headjudge.decks.reading import read_deck
from headjudge.decks.sheet import (
    DeckSheet,
    Printed,
    SheetGroup,
    SheetRow,
    blank_groups,
    groups_on_paper,
    leaders_of,
    pool_groups,
)
from headjudge.findings import Finding, InputError
from headjudge.policy.deck_formats import format_on
from headjudge.printing.deck_sheets import MOST_REMARKS, deck_sheets, sheets_data
from headjudge.wording import LANGUAGES, speak
from tests.decks.fab_cards import fab_base
from tests.desk.decks import COMMANDER, JAPANESE, a_database, opened
from tests.printing.reading import pages, section, text

PRINTED = Printed("2026-11-27 18:00", 17, "ab12" * 16)
FAB = (
    "Hero: Dorinthea Ironsong\n1x Titan's Fist\n1x Ironrot Helm\n3x Zipper Hit (yel)\n2x Zipper Hit (red)\n"
    "3x Copper Cog (blu)\n2x Hyper Driver (blu)\n1x Zipper Hit (red)\n1x The Librarian\n"
    "1x Nonsense Nobody Knows (red)\n"
)


@pytest.fixture(scope="module")
def fab(tmp_path_factory):
    base = fab_base(tmp_path_factory.mktemp("fab"))
    yield base
    base.close()


@pytest.fixture(scope="module")
def mtg(tmp_path_factory):
    return opened(a_database(tmp_path_factory.mktemp("mtg") / "mtg.sqlite"))


def fab_sheet(base, **changed):
    deck = read_deck(FAB, {"fab": base} if base else {}, game="fab")
    groups = groups_on_paper(deck, base)
    made = DeckSheet(
        kind="registration",
        game="fab",
        groups=groups,
        printed=PRINTED,
        event="Friday",
        date="2026-11-27",
        player="荻野 千尋",
        number="12",
        leaders=leaders_of(deck, base),
        total=sum(group.total for group in groups),
        verdict="unchecked",
        findings=deck.findings,
        cards=base.source if base else None,
    )
    return replace(made, **changed)


def mtg_sheet(bases, extra=""):
    form = format_on("commander", datetime.date(2026, 11, 27))
    verdict = judge(read_deck(JAPANESE + extra, bases), form, bases["mtg"])
    groups = groups_on_paper(verdict.deck, bases["mtg"])
    return DeckSheet(
        kind="registration",
        game="mtg",
        groups=groups,
        printed=PRINTED,
        event="Пятница",
        date="2026-11-27",
        player="Борис",
        leaders=leaders_of(verdict.deck, bases["mtg"]),
        total=sum(group.total for group in groups),
        format=form,
        verdict=verdict.verdict,
        findings=verdict.findings,
        cards=verdict.cards,
    )


class TestFleshAndBlood:
    def test_the_four_groups_in_order_with_their_counts_and_the_hero_first(self, fab):
        (lines,) = pages(deck_sheets([fab_sheet(fab)], speak("en")))
        heads = [section("en", f"fab_{group}") for group in ("arena", "red", "yellow", "blue")]
        # The hero, a weapon and an equipment; 3 red, the mentor without pitch, and the red name that nobody knows.
        starts = [lines.index(f"{head} {count}") for head, count in zip(heads, (3, 5, 3, 5), strict=True)]
        assert starts == sorted(starts)
        ends = [*starts[1:], len(lines) - 1]
        groups = [lines[start + 1 : end] for start, end in zip(starts, ends, strict=True)]
        assert groups[0] == ["1 Dorinthea Ironsong", "1 Ironrot Helm", "1 Titan's Fist"]
        assert groups[1] == [
            "1 Nonsense Nobody Knows pitch 1",
            "1 The Librarian no pitch",
            "3 Zipper Hit pitch 1",
        ]
        assert groups[2] == ["3 Zipper Hit pitch 2"]
        assert groups[3] == ["3 Copper Cog pitch 3", "2 Hyper Driver pitch 3"]

    def test_a_group_without_cards_stands_there_and_purple_only_where_it_has_some(self, fab):
        deck = read_deck("Hero: Dorinthea Ironsong\n1x Zipper Hit (red)\n", {"fab": fab})
        found = groups_on_paper(deck, fab)
        assert [(group.key, group.total) for group in found] == [
            ("fab_arena", 1),
            ("fab_red", 1),
            ("fab_yellow", 0),
            ("fab_blue", 0),
        ]
        entry = replace(deck.entries[-1], card=None, name="Odd", pitch=4)
        purple = groups_on_paper(replace(deck, entries=(*deck.entries, entry)), fab)[-1]
        assert (purple.key, purple.total) == ("fab_purple", 1)

    def test_without_card_data_cards_stand_where_the_list_has_them(self):
        keys = {group.key: group.total for group in fab_sheet(None).groups}
        assert sum(keys.values()) == 16
        assert keys["fab_yellow"] == 3
        assert keys["fab_blue"] == 5

    def test_in_japanese(self, fab):
        found = text(deck_sheets([fab_sheet(fab)], speak("ja"))).replace(" ", "")
        for words in ("デッキリスト", "荻野千尋", "ヒーロー・武器・装備品3", "一部未確認", "記録の位置17"):
            assert words in found


class TestMagic:
    def test_sections_by_name_with_english_names_beside_what_is_written(self, mtg):
        (lines,) = pages(deck_sheets([mtg_sheet(mtg)], speak("ru")))
        start = lines.index(f"{section('ru', 'main')} 99")
        assert lines[lines.index(f"{section('ru', 'commander')} 1") + 1] == f"1 {COMMANDER}"
        assert lines[start + 1 : start + 7] == [
            "97 Island",
            "島",
            "1 Opt",
            "選択",
            "1 Sol Ring",
            "太陽の指輪",
        ]
        assert "Вердикт по правилам Данные о картах 2026-11-01 (SHA-256 202611012026)" in lines

    def test_faults_stand_in_words_above_the_cards(self, mtg):
        found = text(deck_sheets([mtg_sheet(mtg, "3 ショック\n")], speak("ru")))
        assert "не по правилам" in found
        assert "строка 8: «Shock»: копий 3" in found

    def test_many_faults_are_counted(self, mtg):
        findings = tuple(Finding("deck.empty", "error") for _ in range(MOST_REMARKS + 5))
        (told,) = sheets_data([replace(mtg_sheet(mtg), findings=findings)], speak("en"))["sheets"]
        assert len(told["remarks"]) == MOST_REMARKS + 1
        assert told["remarks"][-1].startswith("5 more remarks")


class TestHostileNames:
    NAMES = (
        '#import "@preview/x:1.0.0"',
        "#read(\"/etc/passwd\")",
        "*bold* _it_ $x^2$ `raw`",
        "<b>bold</b> <label> @ref",
        "= heading // comment /* x */ \\u{41} [content] {code}",
        "~--- 'quoted' \"quoted\"",
    )  # fmt: skip

    def sheet(self, names):
        group = SheetGroup("main", len(names), tuple(SheetRow(1, name, written=name) for name in names))
        findings = tuple(
            Finding("card.unknown", "unchecked", name, {"name": name, "expected": ()}, None, 1)
            for name in names
        )
        return DeckSheet(
            kind="check",
            game="mtg",
            groups=(group,),
            printed=PRINTED,
            event=names[0],
            player=names[-1],
            leaders=tuple(names),
            findings=findings,
        )

    def test_stand_there_as_they_are_written(self):
        found = text(deck_sheets([self.sheet(self.NAMES)], speak("en")))
        for name in self.NAMES:
            assert found.count(name) >= 2, name

    def test_nothing_turns_the_line(self):
        found = text(deck_sheets([self.sheet(("a\u202eb", "c\x1b[2Jd", "e\u2028f", "g\nh"))], speak("en")))
        assert "a\\u{202e}b" in found
        assert "c\\u{1b}[2Jd" in found
        assert "g\\u{a}h" in found
        assert "\u202e" not in found

    def test_a_very_long_one_stays_on_the_paper(self):
        pdf = deck_sheets([self.sheet(("W" * 5000, "短" * 5000))], speak("ja"))
        lines = [line for page in pages(pdf) for line in page]
        assert max(len(re.findall("W", line)) for line in lines) < 80
        assert text(pdf).replace(" ", "").count("W") >= 3 * 299

    def test_letters_of_every_alphabet_set(self):
        deck_sheets([self.sheet(("\U0001f409", "한국", "עברית", "\ud800", "ﷺ", "e\u0301" * 50))], speak("en"))


class TestOtherSheets:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_checklist_has_two_boxes_for_each_card(self, fab, language):
        (told,) = sheets_data([fab_sheet(fab, kind="check")], speak(language))["sheets"]
        assert len(told["boxes"]) == 2
        found = text(deck_sheets([fab_sheet(fab, kind="check")], speak(language)))
        assert speak(language).say("sheet.heading", kind="check") in found

    def test_many_sheets_in_one_file_each_on_its_own_page(self, fab, mtg):
        sheets = [fab_sheet(fab, player="Aki"), mtg_sheet(mtg), fab_sheet(fab, player="Zoe")]
        found = pages(deck_sheets(sheets, speak("en")))
        assert len(found) == 3
        assert [
            " ".join(lines).count("Printed 2026-11-27 18:00 UTC · log position 17") for lines in found
        ] == [1] * 3
        assert [lines[-1].split(") ")[-1] for lines in found] == ["1 / 3", "2 / 3", "3 / 3"]
        assert "Aki" in " ".join(found[0])
        assert "Zoe" in " ".join(found[2])

    def test_an_empty_one_has_the_groups_and_room_for_a_whole_list(self):
        groups = blank_groups("fab")
        sheet = DeckSheet(kind="blank", game="fab", groups=groups, printed=PRINTED)
        (lines,) = pages(deck_sheets([sheet], speak("en")))
        assert [line for line in lines if line in {section("en", group.key) for group in groups}] == [
            section("en", f"fab_{group}") for group in ("arena", "red", "yellow", "blue")
        ]
        form = format_on("commander", datetime.date(2026, 11, 27))
        lines_of = {group.key: len(group.rows) for group in blank_groups("mtg", form)}
        assert lines_of["main"] + lines_of["commander"] >= 100
        assert "sideboard" in {group.key for group in blank_groups("mtg")}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_same_sheet_is_the_same_bytes(self, fab, language):
        assert deck_sheets([fab_sheet(fab)], speak(language)) == deck_sheets(
            [fab_sheet(fab)], speak(language)
        )


@pytest.fixture
def a_set(tmp_path):
    """A set with a hero of basic rarity, a token, a basic card, and the rest."""
    path = tmp_path / "set.cards"
    cards = (
        (FabCard("hero", "Young Hero", types=("Hero",), young=True), "Basic"),
        (FabCard("helm", "Helm", types=("Equipment",)), "Common"),
        (FabCard("hit-red", "Hit", 1, types=("Action",)), "Common"),
        (FabCard("hit-blue", "Hit", 3, types=("Action",)), "Common"),
        (FabCard("lone", "Lone Instant", types=("Instant",)), "Rare"),
        (FabCard("cracked", "Cracked Thing", 3, types=("Resource",)), "Basic"),
        (FabCard("coin", "Coin", types=("Token",)), "Common"),
    )
    with new_database(path, "one") as building:
        building.add_set(CardSet("TST", "Test Set", "2026-01-01"))
        for number, (card, rarity) in enumerate(cards, 1):
            building.add_card(card)
            building.add_printing(card.key, Printing("TST", f"TST{number:03d}", None, rarity))
        building.add_printing("hit-red", Printing("TST", "TST901", None, "Common"))
        building.add_card(FabCard("other", "Other", 1, types=("Action",)))
        building.add_printing("other", Printing("OTH", "OTH001", None, "Common"))
        building.finish(Source("fab", "headjudge", "made for tests", "2026-11-30", "given", "0" * 64))
    base = CardBase.open(path)
    yield base
    base.close()


class TestAPool:
    def test_has_every_card_that_is_not_basic_and_the_heroes(self, a_set):
        found = [(group.key, [row.name for row in group.rows]) for group in pool_groups(a_set, "tst")]
        assert found == [
            ("fab_arena", ["Young Hero", "Helm"]),
            ("fab_red", ["Hit", "Lone Instant"]),
            ("fab_blue", ["Hit"]),
        ]

    def test_has_two_boxes_for_numbers(self, a_set):
        sheet = DeckSheet(
            kind="pool",
            game="fab",
            groups=pool_groups(a_set, "TST"),
            printed=PRINTED,
            set_name="Test Set (TST)",
            cards=a_set.source,
        )
        found = text(deck_sheets([sheet], speak("en")))
        assert "Card pool" in found
        assert "Hero, weapons, equipment Pool Deck" in found

    def test_of_a_set_that_is_not_there_names_those_that_are(self, a_set):
        with pytest.raises(InputError) as caught:
            pool_groups(a_set, "XYZ")
        (finding,) = caught.value.findings
        assert (finding.code, finding.params["expected"]) == ("sheet.no_such_set", ["TST"])

    def test_is_of_flesh_and_blood(self, mtg):
        with pytest.raises(InputError) as caught:
            pool_groups(mtg["mtg"], "TST")
        assert caught.value.findings[0].code == "sheet.pool_of_fab"
