"""Lists as people send them: what a tournament official would take them for, and no line lost."""

from __future__ import annotations

import pytest

from headjudge.decks.body import text_lines
from tests.decks.making import Knowing
from tests.decks.telling import cards, kinds, read, told

OKO, OKO_JA = "Oko, Thief of Crowns", "王冠泥棒、オーコ"

UGLY = {
    # Widths, brackets, languages
    "full-width digits": ("４ Island\n１０ Swamp", ["M 4 Island", "M 10 Swamp"]),
    "full-width letters and x": ("４ｘ　Ｉｓｌａｎｄ", ["M 4 Island"]),
    "ideographic space": ("4　島", ["M 4 島"]),
    "double brackets": ("4 《島》\n《沼》", ["M 4 島", "M 1 沼"]),
    "corner brackets": ("4 「島」", ["M 4 島"]),
    "no space before brackets": ("4《島》", ["M 4 島"]),
    "a pair as the wiki prints it": (f"- {OKO_JA}/{OKO}", [f"M 1 {OKO}"]),
    "a pair with its count": (f"1 {OKO_JA}/{OKO}", [f"M 1 {OKO}"]),
    "a pair the other way round": (f"1 {OKO}/{OKO_JA}", [f"M 1 {OKO}"]),
    "a pair with a wide slash": (f"1 《{OKO_JA}／{OKO}》", [f"M 1 {OKO}"]),
    "the other name in parentheses": ("4 Island（島）", ["M 4 Island"]),
    "Japanese with English in parentheses": ("4 島(Island)", ["M 4 Island"]),
    "a pair of split names": ("1 火/氷/Fire/Ice", ["M 1 Fire // Ice"]),
    "Japanese counters": ("島 4枚\n沼4枚\n4枚 森\n4枚の山", ["M 4 島", "M 4 沼", "M 4 森", "M 4 山"]),
    "counts behind an x": ("Forest x 2\nIsland x3\nSwamp X 4", ["M 2 Forest", "M 3 Island", "M 4 Swamp"]),
    "Japanese times sign": ("《島》×4\n沼 × 3", ["M 4 島", "M 3 沼"]),
    "half-width kana": ("サイドボード\n2 ｵｰｺ", ["S 2 オーコ"]),
    "a Cyrillic х is a times sign": (
        "4х Остров\n4 х Болото\nЛес х3\nГора х 2\nХ2 Равнина\n3 Храм",
        ["M 4 Остров", "M 4 Болото", "M 3 Лес", "M 2 Гора", "M 2 Равнина", "M 3 Храм"],
    ),
    "Russian and German quotation marks": (
        "4 «Остров»\n1 „Болото“\n2х «Лес»",
        ["M 4 Остров", "M 1 Болото", "M 2 Лес"],
    ),
    "dots before a count": ("森・・・3\n沼…4", ["M 3 森", "M 4 沼"]),
    "accents for apostrophes": ("1 Smuggler´s Copter", ["M 1 Smuggler's Copter"]),
    "Russian counters": ("Остров 4 шт.\n3 шт. Болото\n2шт Лес", ["M 4 Остров", "M 3 Болото", "M 2 Лес"]),
    "Russian headings": ("Колода:\n4 Остров\nСайдборд:\n2 Negate", ["M 4 Остров", "S 2 Negate"]),
    "Korean and Chinese counters": ("섬 4장\n4张 岛", ["M 4 섬", "M 4 岛"]),
    # Unseen letters, line ends
    "byte order mark": ("\ufeff4 Island", ["M 4 Island"]),
    "no-break space": ("4\u00a0Island\u00a0", ["M 4 Island"]),
    "zero-width space": ("4 Is\u200bland\u200b", ["M 4 Island"]),
    "direction marks": ("\u200e4 Island\u200f", ["M 4 Island"]),
    "CRLF": ("4 Island\r\n2 Swamp\r\n", ["M 4 Island", "M 2 Swamp"]),
    "CR alone": ("4 Island\r2 Swamp", ["M 4 Island", "M 2 Swamp"]),
    "tabs": ("4\tIsland\n2\tSwamp", ["M 4 Island", "M 2 Swamp"]),
    "spaces in front and behind": ("   4 Island   \n\t2 Swamp\t", ["M 4 Island", "M 2 Swamp"]),
    "typographic apostrophe": ("1 Smuggler’s Copter", ["M 1 Smuggler's Copter"]),
    # Lists
    "bullets": (
        "• 4 Island\n· 3 Swamp\n– 2 Forest\n* 1 Opt",
        ["M 4 Island", "M 3 Swamp", "M 2 Forest", "M 1 Opt"],
    ),
    "bullets without a space": ("•4 Island\n・2 島", ["M 4 Island", "M 2 島"]),
    "a numbered list": ("1. Sol Ring\n2. Island\n3. Opt", ["M 1 Sol Ring", "M 1 Island", "M 1 Opt"]),
    "a numbered list of counts": ("1) 4 Island\n2) 3 Swamp", ["M 4 Island", "M 3 Swamp"]),
    "a full stop behind the count": ("4. Island\n4. Swamp", ["M 4 Island", "M 4 Swamp"]),
    "Markdown": (
        "# Deck\n## Creatures (1)\n- 1 Opt\n**Sideboard**\n* **2** Negate",
        ["M 1 Opt", "S 2 Negate"],
    ),
    "bold cards": ("**4 Island**\n__2 Swamp__", ["M 4 Island", "M 2 Swamp"]),
    "Markdown links": (
        "4 [Island](https://example.org/island)\n[[Sol Ring]]",
        ["M 4 Island", "M 1 Sol Ring"],
    ),
    "checkboxes": ("- [x] 4 Island\n- [ ] 2 Swamp", ["M 4 Island", "M 2 Swamp"]),
    "a Markdown table": (
        "| Qty | Name |\n|----|----|\n| 4 | Island |\n| 2 | Swamp |",
        ["M 4 Island", "M 2 Swamp"],
    ),
    "a code fence": ("```text\n4 Island\n```", ["M 4 Island"]),
    "one line of code": ("`4 Island`", ["M 4 Island"]),
    "a mail's quotation": (
        "> 4 Island\n> > 2 Swamp\n>\n> Sideboard:\n> 1 Opt",
        ["M 4 Island", "M 2 Swamp", "S 1 Opt"],
    ),
    "HTML": ("<ul><li>4 Island</li>\n<li>2 Swamp<br/></li></ul>", ["M 4 Island", "M 2 Swamp"]),
    "a page on one line": (
        "4 Island<br>2 Opt<br/>1 Ponder\n<ul><li>3 Swamp</li><li>1 Negate</li></ul>",
        ["M 4 Island", "M 2 Opt", "M 1 Ponder", "M 3 Swamp", "M 1 Negate"],
    ),
    "escaped HTML": ("1 R&amp;D&#39;s Secret Lair\n4 Island&nbsp;", ["M 1 R&D's Secret Lair", "M 4 Island"]),
    # Cells
    "CSV": (
        'Count,Name\n4,Island\n1,"Jace, the Mind Sculptor"',
        ["M 4 Island", "M 1 Jace, the Mind Sculptor"],
    ),
    "CSV with quoted counts and sets": ('"4","Island","M20"', ["M 4 Island"]),
    "CSV without quotation marks": ("1,Jace, the Mind Sculptor", ["M 1 Jace, the Mind Sculptor"]),
    "doubled quotation marks": ('1,"Kongming, ""Sleeping Dragon"""', ['M 1 Kongming, "Sleeping Dragon"']),
    "semicolons": ("4;Island;M20\n2;Swamp", ["M 4 Island", "M 2 Swamp"]),
    "cells of a spreadsheet": ("4\tIsland\tM20\t263\n2\tSwamp", ["M 4 Island", "M 2 Swamp"]),
    "counts in a cell behind": ("Island\t4\nSwamp\t2", ["M 4 Island", "M 2 Swamp"]),
    # Counts
    "counts behind": ("Island x4\nSwamp 3x\nForest (x2)", ["M 4 Island", "M 3 Swamp", "M 2 Forest"]),
    "counts behind a sign": ("Island: 4\nSwamp - 3\nForest ... 2", ["M 4 Island", "M 3 Swamp", "M 2 Forest"]),
    "bare counts behind every line": ("Island 4\nLightning Bolt 3", ["M 4 Island", "M 3 Lightning Bolt"]),
    "no space behind the x": ("4xIsland\n3xSwamp", ["M 4 Island", "M 3 Swamp"]),
    "no space behind the count": ("4Island", ["M 4 Island"]),
    "x in front with a space": ("x 4 Island\nX 3 Swamp\n4×Opt", ["M 4 Island", "M 3 Swamp", "M 4 Opt"]),
    "two columns": (
        "4 Island          3 Swamp\n4 Opt\t2 Ponder\n1 Negate | 2x Forest",
        ["M 4 Island", "M 3 Swamp", "M 4 Opt", "M 2 Ponder", "M 1 Negate", "M 2 Forest"],
    ),
    "art numbers behind a set": ("20 [LEA] Island (1)", ["M 20 Island"]),
    "x in front": ("x4 Island\n×3 Swamp", ["M 4 Island", "M 3 Swamp"]),
    "counts in brackets": ("[4] Island\n(3) Swamp", ["M 4 Island", "M 3 Swamp"]),
    "counts with a sign": ("4: Island\n3 - Swamp", ["M 4 Island", "M 3 Swamp"]),
    "leading zeros": ("04 Island\n1x Opt", ["M 4 Island", "M 1 Opt"]),
    "several on a line": ("4 Island, 3 Swamp; 2 Forest", ["M 4 Island", "M 3 Swamp", "M 2 Forest"]),
    "trailing commas": ("4 Island,\n3 Swamp ;", ["M 4 Island", "M 3 Swamp"]),
    "bare names": ("Sol Ring\nJace, the Mind Sculptor", ["M 1 Sol Ring", "M 1 Jace, the Mind Sculptor"]),
    "lower case": ("4 island\n2 sol ring", ["M 4 island", "M 2 sol ring"]),
    "quoted names": ('4 "Island"', ["M 4 Island"]),
    # What is no card
    "totals": ("4 Island\n60 cards\nTotal: 60\n60 Cards Total\n合計60枚\nВсего 60 карт", ["M 4 Island"]),
    "rules": ("4 Island\n-----\n=====\n*****\n2 Swamp", ["M 4 Island", "M 2 Swamp"]),
    "comments between": ("4 Island\n// the good ones\n# really\n2 Swamp", ["M 4 Island", "M 2 Swamp"]),
    "an address": ("https://example.org/decks/1\n4 Island", ["M 4 Island"]),
    "prices": ("1 Sol Ring $1.50\n1 Opt - 0,10 €\n1 島 300円", ["M 1 Sol Ring", "M 1 Opt", "M 1 島"]),
    # Sections
    "headings of the writer's own": (
        "Ramp:\n1 Sol Ring\n== Removal (8) ==\n1 Opt\n[Draw]\n1 Ponder\nLands I like (2)\n2 Island",
        ["M 1 Sol Ring", "M 1 Opt", "M 1 Ponder", "M 2 Island"],
    ),
    "headings in every frame": (
        "--- Deck ---\n4 Island\n=== SIDEBOARD ===\n1 Opt\n<Maybeboard>\n1 Ponder",
        ["M 4 Island", "S 1 Opt", "? 1 Ponder"],
    ),
    "pictures in headings": ("⚔️ Creatures (1)\n1 Opt\n🛡️ Sideboard\n1 Ponder", ["M 1 Opt", "S 1 Ponder"]),
    "several sideboards": (
        "Deck\n4 Island\nSideboard\n1 Opt\nDeck\n2 Swamp\nSideboard:\n1 Ponder",
        ["M 4 Island", "S 1 Opt", "M 2 Swamp", "S 1 Ponder"],
    ),
    "empty sections": ("Sideboard\nMaybeboard\n\nDeck\n4 Island\n\nSideboard", ["M 4 Island"]),
    "a group inside the sideboard": (
        "Deck\n4 Island\nSideboard\nCreatures\n1 Opt",
        ["M 4 Island", "S 1 Opt"],
    ),
    "equipment is a group of Magic": (
        "4 Island\nSideboard\nEquipment (1)\n1 Shadowspear",
        ["M 4 Island", "S 1 Shadowspear"],
    ),
    "sections on the line": (
        "Commander: Golos\nSideboard: 2 Opt, 1 Ponder\n4 Island",
        ["C 1 Golos", "S 2 Opt", "S 1 Ponder", "M 4 Island"],
    ),
    "commander in parentheses": ("1 Golos (Commander)\n4 Island", ["C 1 Golos", "M 4 Island"]),
    "commander in brackets": ("1 Golos [Commander]\n1 Opt [Sideboard]", ["C 1 Golos", "S 1 Opt"]),
    "CMDR in capitals is no set": ("1 Golos [CMDR]\n1 Opt (SB)", ["C 1 Golos", "S 1 Opt"]),
    "a commander's mark": ("1 Golos *CMDR*\n1 Opt # !Commander", ["C 1 Golos", "C 1 Opt"]),
    "partners below their heading": (
        "Commanders (2)\n1 Thrasios\n1 Tymna\n\n1 Island",
        ["C 1 Thrasios", "C 1 Tymna", "M 1 Island"],
    ),
    "partners on a line": (
        "Commanders: Thrasios, Triton Hero & Tymna the Weaver",
        ["C 1 Thrasios, Triton Hero", "C 1 Tymna the Weaver"],
    ),
    "a companion": (
        "Companion: Lurrus of the Dream-Den\n4 Island",
        ["K 1 Lurrus of the Dream-Den", "M 4 Island"],
    ),
    "SB with and without a space": (
        "4 Island\nSB:2 Opt\nsb: Ponder",
        ["M 4 Island", "S 2 Opt", "S 1 Ponder"],
    ),
    "a deck pasted twice": (
        "4 Island\n4 Swamp\n\n4 Island\n4 Swamp",
        ["M 4 Island", "M 4 Swamp", "S 4 Island", "S 4 Swamp"],
    ),
    "an old-fashioned list": (
        "// NAME: Control\n    4 [M20] Island\nSB:  2 [M20] Negate",
        ["M 4 Island", "S 2 Negate"],
    ),
}


@pytest.mark.parametrize("name", UGLY)
def test_it_is_read_as_an_official_would(name: str) -> None:
    text, expected = UGLY[name]
    deck = read(text)
    assert cards(deck) == expected
    assert [line.text for line in deck.lines] == text_lines(text)
    assert not [code for code, _ in told(deck) if code == "line.unreadable"]


class TestWhatIsSaidBesideTheName:
    def test_the_other_name_of_a_pair(self) -> None:
        (entry,) = read(f"1 {OKO_JA}/{OKO}").entries
        assert (entry.name, entry.other_name) == (OKO, OKO_JA)

    def test_prices_are_remarks(self) -> None:
        assert [entry.comment for entry in read("1 Sol Ring $1.50\n1 Opt (0,10 €)").entries] == [
            "$1.50",
            "0,10 €",
        ]

    def test_cells_are_printings(self) -> None:
        (entry,) = read("4\tIsland\tM20\t263\tmint").entries
        assert (entry.set_code, entry.number, entry.comment) == ("M20", "263", "mint")

    @pytest.mark.parametrize(
        "line",
        [
            "1 Sol Ring (C21) 263",
            "1 Sol Ring (C21:263)",
            "1 Sol Ring [C21] 263",
            "1 [C21:263] Sol Ring",
            "1 Sol Ring (c21) #263",
        ],
    )
    def test_ways_to_write_a_printing(self, line: str) -> None:
        (entry,) = read(line).entries
        assert (entry.name, entry.set_code, entry.number) == ("Sol Ring", "C21", "263")

    def test_marks_in_any_order(self) -> None:
        (entry,) = read("1 Golos (M20) 226 #ramp *F* *CMDR*").entries
        assert (entry.name, entry.finish, entry.section, entry.tags) == (
            "Golos",
            "foil",
            "commander",
            ("ramp",),
        )

    def test_the_chosen_colour(self) -> None:
        (entry,) = read("1 The Prismatic Piper [Commander] [colour: U]").entries
        assert (entry.name, entry.section, entry.colour) == ("The Prismatic Piper", "commander", "U")

    def test_titles_and_formats(self) -> None:
        deck = read("Deck: Azorius Control\nFormat: Brawl\n4 Island")
        assert (deck.title, deck.format_name, cards(deck)) == ("Azorius Control", "Brawl", ["M 4 Island"])


class TestWhatCannotBeRead:
    @pytest.mark.parametrize(
        ("line", "why"),
        [
            ("0 Island", "count_zero"),
            ("10000 Island", "count_too_high"),
            ("99999999999 Island", "count_too_high"),
            ("Island x0", "count_zero"),
            ("-4 Island", "count_negative"),
            ("4", "no_name"),
            ("4x", "no_name"),
            ("4 ()", "no_name"),
            ("4 *F*", "no_name"),
            ("(((", "no_name"),
            ("A" * 2_001, "too_long"),
        ],
    )
    def test_it_is_told_with_its_line(self, line: str, why: str) -> None:
        deck = read(f"4 Island\n{line}\n2 Swamp")
        assert cards(deck) == ["M 4 Island", "M 2 Swamp"]
        assert kinds(deck) == "cuc"
        (finding,) = deck.findings
        assert (finding.code, finding.line, finding.params["why"]) == ("line.unreadable", 2, why)


class TestWithCardData:
    def test_a_known_name_keeps_its_count(self) -> None:
        assert cards(read("Island 4\nJace 2\nOpt", Knowing(["Island"]))) == [
            "M 4 Island",
            "M 1 Jace 2",
            "M 1 Opt",
        ]

    def test_a_known_name_ends_where_it_ends(self) -> None:
        (entry,) = read("1 Sol Ring (from Commander 2021)", Knowing(["Sol Ring"])).entries
        assert (entry.name, entry.comment) == ("Sol Ring", "(from Commander 2021)")

    def test_a_name_with_and_is_one_commander(self) -> None:
        names = Knowing(["Pir and Toothy", "Pir", "Toothy"])
        assert cards(read("Commander: Pir and Toothy", names)) == ["C 1 Pir and Toothy"]
        assert cards(read("Commander: Pir / Toothy", Knowing(["Pir", "Toothy"]))) == ["C 1 Pir", "C 1 Toothy"]

    def test_a_name_in_html_signs_stays(self) -> None:
        assert cards(read("1 <b>Bold</b>", Knowing(["<b>Bold</b>"]))) == ["M 1 <b>Bold</b>"]

    @pytest.mark.parametrize(
        "line",
        ["4 Island 3 Opt", "4 Island / 3 Opt", "4 Island and 3x Opt", "4 Island|3 Opt", "4\tIsland\t3\tOpt"],
    )
    def test_a_known_name_behind_another_is_a_card(self, line: str) -> None:
        assert cards(read(line, Knowing(["Island", "Opt"]))) == ["M 4 Island", "M 3 Opt"]

    @pytest.mark.parametrize("line", ["4 Island (3 Opt)", "4 Island <3 Opt>"])
    def test_a_card_is_never_taken_for_a_remark(self, line: str) -> None:
        (entry,) = read(line, Knowing(["Island", "Opt"])).entries
        assert "3 Opt" in entry.name or "3 Opt" in " ".join((*entry.groups, *entry.tags))

    def test_numbers_in_a_remark_are_no_card(self) -> None:
        (entry,) = read("4 Island (3 of them foil)", Knowing(["Island"])).entries
        assert (entry.count, entry.name, entry.comment) == (4, "Island", "(3 of them foil)")

    def test_counts_that_stick_to_a_known_name(self) -> None:
        text = "4島\n島4\n島を4枚\n10沼\n4島国"
        assert cards(read(text, Knowing(["島", "沼"]))) == [
            "M 4 島",
            "M 4 島",
            "M 4 島",
            "M 10 沼",
            "M 1 4島国",
        ]

    def test_names_that_look_like_counts_are_known_whatever_the_data_knows(self) -> None:
        text = "1996 World Champion\n2 1996 World Champion *F*\n1996 World Champion (PWC) 1\n+2 Mace"
        assert cards(read(text, Knowing(["Island"]))) == [
            "M 1 1996 World Champion",
            "M 2 1996 World Champion",
            "M 1 1996 World Champion",
            "M 1 +2 Mace",
        ]

    def test_a_card_in_a_frame_is_a_card_where_no_line_has_a_count(self) -> None:
        names = Knowing(["Sol Ring", "Reanimate", "Opt"])
        assert cards(read("[Sol Ring]\nOpt:\n== Reanimate ==", names)) == [
            "M 1 Sol Ring",
            "M 1 Opt",
            "M 1 Reanimate",
        ]
        assert cards(read("Reanimate:\n1 Opt\n1 Sol Ring", names)) == ["M 1 Opt", "M 1 Sol Ring"]


class TestBlankLines:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("60 Island\n\n15 Opt", ["M 60 Island", "S 15 Opt"]),
            ("40 Island\n\n30 Opt", ["M 40 Island", "S 30 Opt"]),
            ("60 Island\n\n16 Opt", ["M 60 Island", "S 16 Opt"]),
            ("24 Island\n\n36 Opt", ["M 24 Island", "M 36 Opt"]),
            ("45 Island\n\n15 Opt", ["M 45 Island", "M 15 Opt"]),
            ("1 Golos\n\n59 Island", ["M 1 Golos", "M 59 Island"]),
            ("59 Island\n\n1 Golos", ["M 59 Island", "C 1 Golos"]),
            ("98 Island\n\n1 Thrasios\n1 Tymna", ["M 98 Island", "C 1 Thrasios", "C 1 Tymna"]),
            ("20 A\n\n20 B\n\n20 C\n\n15 Opt", ["M 20 A", "M 20 B", "M 20 C", "S 15 Opt"]),
            ("60 Island\n\n60 Island", ["M 60 Island", "M 60 Island"]),
            ("1 Golos *CMDR*\n\n59 Island\n\n3 Opt", ["C 1 Golos", "M 59 Island", "S 3 Opt"]),
            ("Creatures\n4 A\n\nLands\n4 B", ["M 4 A", "M 4 B"]),
            ("Deck\n4 A\n\n4 B", ["M 4 A", "M 4 B"]),
        ],
    )
    def test_what_they_part(self, text: str, expected: list[str]) -> None:
        assert cards(read(text)) == expected

    def test_an_assumed_commander_is_told(self) -> None:
        assert told(read("59 Island\n\n1 Golos")) == [("deck.commander_assumed", 3)]
