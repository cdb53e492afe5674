"""What lists with planted faults brought to light, one class for each kind of fault."""

import datetime

import pytest

from headjudge.cards.database import CardBase
from headjudge.cards.importing import CardFile, open_cards
from headjudge.decks.decklist import Decklist
from headjudge.decks.judging import judge
from headjudge.decks.reading import read_deck
from headjudge.decks.verdict import Verdict
from headjudge.policy.deck_formats import format_on
from tests.decks.sample import SAMPLE

DAY = datetime.date(2026, 11, 30)


@pytest.fixture(scope="module")
def base() -> CardBase:
    """The sample's card file, which is in English alone."""
    return open_cards([CardFile(SAMPLE, DAY)], given_date=DAY)[0]


def read(text: str, base: CardBase | None) -> Decklist:
    return read_deck(text, None if base is None else {"mtg": base}, game="mtg")


def judged(text: str, base: CardBase | None, asked: str = "commander", on: datetime.date = DAY) -> Verdict:
    return judge(read(text, base), format_on(asked, on), base)


def told(verdict: Verdict) -> list[tuple[str, str | None]]:
    return [(one.code, one.subject) for one in verdict.findings]


class TestCountsBehindJapaneseNames:
    """``Forest 58枚`` was eight copies of a card called Forest 5, ``島10枚`` no card at all."""

    @pytest.mark.parametrize(
        "line",
        [
            "森/Forest　５８枚", "森/Forest 58枚", "森／Forest　：　５８枚", "Forest\t58枚", "Forest 58枚 (ELD)",
            "森/Forest 58", "・森/Forest 58", "森58枚", "《森》58", "58森",
        ],
    )  # fmt: skip
    def test_every_digit_belongs_to_the_count(self, base: CardBase, line: str) -> None:
        (entry,) = read(f"Deck\n{line}\n", base).entries
        assert entry.count == 58
        (forest,) = base.find("Forest")
        assert entry.card == forest.key

    @pytest.mark.parametrize(("line", "count"), [("島10枚", 10), ("島　１０枚", 10), ("島 120枚", 120)])
    def test_without_card_data_too(self, line: str, count: int) -> None:
        (entry,) = read(f"Deck\n{line}\n", None).entries
        assert (entry.name, entry.count) == ("島", count)


class TestNamesOfOtherLanguagesInEnglishData:
    @pytest.mark.parametrize(
        ("name", "english"),
        [
            ("島", "Island"), ("Остров", "Island"), ("冠雪の森", "Snow-Covered Forest"), ("荒地", "Wastes"),
            ("王冠泥棒、オーコ", "Oko, Thief of Crowns"), ("結界師ズアー", "Zur the Enchanter"),
        ],
    )  # fmt: skip
    def test_basic_lands_and_the_cards_of_the_documents_are_known(
        self, base: CardBase, name: str, english: str
    ) -> None:
        assert [one.name for one in base.find(name)] == [english]

    def test_a_shortened_name_is_near(self, base: CardBase) -> None:
        assert [one.name for one in base.near("瞬唱")] == ["Snapcaster Mage"]
        assert [one.name for one in base.near("安らかな眠り")] == ["Rest in Peace"]

    def test_a_ban_is_seen_without_card_data(self) -> None:
        text = "統率者\n1 軍団のまとめ役、ウィノータ\nデッキ\n30 平地\n29 山\n"
        verdict = judged(text, None, "brawl", datetime.date(2020, 5, 18))
        assert "card.banned" in [code for code, _ in told(verdict)]


class TestWhatWasTaken:
    def test_the_commander_is_told_by_its_whole_name(self, base: CardBase) -> None:
        name = "Nicol Bolas, the Ravager // Nicol Bolas, the Arisen"
        assert told(judged("1 nicol bolas, the ravager\n99 Swamp\n", base)) == [
            ("deck.commander_assumed", name)
        ]

    def test_a_mistyped_heading_is_no_commander(self, base: CardBase) -> None:
        verdict = judged("Comander\n1 Zur the Enchanter\n\nDeck\n99 Island\n", base)
        assert told(verdict) == [
            ("card.unknown", "Comander"),
            ("deck.commander_assumed", "Zur the Enchanter"),
            ("deck.size", None),
        ]
        assert verdict.findings[0].params["expected"][0] == "commander"

    def test_two_before_a_blank_line_are_partners(self, base: CardBase) -> None:
        verdict = judged("1 Thrasios, Triton Hero\n1 Tymna the Weaver\n\n98 Forest\n", base)
        assert verdict.verdict == "legal"
        assert [one.name for one in verdict.deck.of("commander")] == [
            "Thrasios, Triton Hero",
            "Tymna the Weaver",
        ]

    def test_the_one_card_of_a_larger_sideboard(self, base: CardBase) -> None:
        cards = (
            ("Island", 99, "false"),
            ("Opt", 1, "true"),
            ("Zur the Enchanter", 1, "true"),
            ("Remand", 2, "true"),
        )
        rows = "".join(
            f'<Cards CatID="1" Quantity="{count}" Sideboard="{side}" Name="{name}"/>\n'
            for name, count, side in cards
        )
        assert told(judged(f'<?xml version="1.0"?>\n<Deck>\n{rows}</Deck>\n', base)) == [
            ("deck.commander_assumed", "Zur the Enchanter"),
            ("deck.sideboard", None),
        ]


class TestAChosenColour:
    @pytest.mark.parametrize(
        "text",
        [
            "Commander\n1x The Prismatic Piper [colour: U]\n1x Tymna the Weaver\n\nDeck\n98x Island\n",
            "1x The Prismatic Piper [color: u] (cmr) 1 [Commander{top}]\n1x Tymna the Weaver [Commander]\n98x Island\n",
            "[metadata]\nName=T\n[Commander]\n1 The Prismatic Piper [colour: U]|CMR\n1 Tymna the Weaver|C16\n"
            "[Main]\n98 Island|LEA\n",
            '<?xml version="1.0"?>\n<cockatrice_deck version="1">\n'
            '<zone name="main"><card number="98" name="Island"/></zone>\n'
            '<zone name="side"><card number="1" name="The Prismatic Piper [colour: U]"/>'
            '<card number="1" name="Tymna the Weaver"/></zone>\n</cockatrice_deck>\n',
        ],
    )
    def test_counts_in_every_form(self, base: CardBase, text: str) -> None:
        assert judged(text, base).verdict == "legal"


class TestNearMatches:
    @pytest.mark.parametrize(
        ("written", "meant"),
        [("Ice // Fire", "Fire // Ice"), ("Island // lands", "Island"), ("Opt -- a cantrip", "Opt")],
    )
    def test_halves_and_remarks_name_the_card(self, base: CardBase, written: str, meant: str) -> None:
        assert base.near(written)[0].name == meant


class TestWhatIsKeptOutAnyway:
    def test_a_banned_card_leaves_no_question_of_the_pool(self, base: CardBase) -> None:
        text = "Commander\n1 Ghalta, Primal Hunger\nDeck\n1 Sorcerous Spyglass\n58 Forest\n"
        assert [
            one for one in told(judged(text, base, "standard-brawl")) if one[1] == "Sorcerous Spyglass"
        ] == [("card.banned", "Sorcerous Spyglass")]

    def test_basic_lands_are_in_the_pool_of_arena(self, base: CardBase) -> None:
        text = "Commander\n1 Ghalta, Primal Hunger\nDeck\n99 Forest\n"
        assert told(judged(text, base, "brawl-100")) == [("card.pool_unchecked", "Ghalta, Primal Hunger")]


def test_worldbreaks_stand_under_their_heading(base: CardBase) -> None:
    beside = "Worldbreaks\n1 Worldfire\n1 Westvale Abbey\n1 Prophet of Kruphix\n"
    text = f"Commander\n1 Zur the Enchanter\nDeck\n99 Island\n{beside}"
    assert judged(text, base, "world-breaker").verdict == "legal"


def test_a_whole_page_is_undressed(base: CardBase) -> None:
    parts = {"Commander": "1 Zur the Enchanter", "Lands": "99 Island"}
    text = "".join(f"<h3>{name}</h3><ul><li>{card}</li></ul>" for name, card in parts.items())
    text = f"<html><body>{text}</body></html>"
    assert judged(text, base).verdict == "legal"
