"""Which cards there were on the date, in the set, for the format at all; and heroes whom a program wrote in full."""

import pytest

from headjudge.cards.card import Printing
from headjudge.wording import LANGUAGES, speak
from tests.decks.fab_sample import FILLING, fab_card_base, filled_base, judged, list_of, made, told

SETS = {"OLD": "2019-10-11", "NEW": "2025-06-06"}


def printed(*codes):
    return [Printing(code, "1", SETS.get(code)) for code in codes]


def base_of(name, *codes, date="2026-05-16", **facts):
    """The sample and one more card in these sets; filling is printed in the newer one."""
    places = {name: printed(*codes)} | {card.name: printed("OLD", "NEW") for card in FILLING}
    return fab_card_base([*FILLING, made(name, 1, **facts)], printed=places, date=date)


def cc(base, card, on, **more):
    return judged(list_of("Bravo, Showstopper", {card: 1}), base, on=on, **more)


@pytest.mark.parametrize(
    ("codes", "on", "verdict"),
    [
        (("NEW",), "2025-06-05", "illegal"),
        (("NEW",), "2025-06-06", "legal"),
        (("OLD", "NEW"), "2025-06-05", "legal"),
        # A promotional printing has no day and may have come first.
        (("LGS", "NEW"), "2025-06-05", "legal"),
        ((), "2025-06-05", "legal"),
    ],
)
def test_a_card_is_not_in_the_pool_before_it_comes_out(codes, on, verdict):
    got = cc(base_of("Fresh Deed", *codes), "Fresh Deed (red)", on)
    assert got.verdict == verdict
    if verdict == "illegal":
        (fault,) = got.findings
        assert (fault.code, fault.subject) == ("card.not_in_pool", "Fresh Deed")
        assert (fault.params["released"], fault.line) == ("2025-06-06", 2)


def test_the_organiser_may_let_a_card_in_before_it_comes_out():
    base = base_of("Fresh Deed", "NEW")
    got = cc(base, "Fresh Deed (red)", "2025-06-01", lifted={"Fresh Deed": "pre-release night"})
    assert (got.verdict, [one.code for one in got.findings]) == ("legal", ["card.allowed_here"])


def test_the_sentence_says_when_the_card_comes_out():
    got = cc(base_of("Fresh Deed", "NEW"), "Fresh Deed (red)", "2025-06-05")
    for language in LANGUAGES:
        assert "2025-06-06" in speak(language).sentence(got.findings[0])


def test_a_limited_deck_has_cards_of_its_set_only():
    """A basic card (Cracked Bauble) fills a deck whatever set it is from."""

    def sealed(base, on="2025-07-01"):
        text = list_of("Bravo", {"Odd Deed (red)": 1}, size=30)
        got = judged(text, base, format="fab/sealed", on=on, set_code="NEW")
        return told(got)

    heroless = [("deck.hero_ineligible", "Bravo")]
    assert sealed(base_of("Odd Deed", "OLD")) == [*heroless, ("card.not_in_pool", "Odd Deed (red)")]
    assert sealed(base_of("Odd Deed", "OLD", "NEW")) == heroless
    assert sealed(base_of("Odd Deed", "OLD", rarities=("Basic",))) == heroless
    # A card file that is older than the set does not know its cards.
    older = base_of("Odd Deed", "OLD", date="2025-06-01")
    assert sealed(older) == [*heroless, ("card.pool_unchecked", "Odd Deed (red)")]


@pytest.mark.parametrize("on", ["2025-07-01", "2026-05-16", "2026-07-01"])
def test_a_card_for_special_use_is_in_no_pool_whatever_the_day(on):
    """The card file counts it neither among the legal nor the banned cards of the format, and no list names it."""
    special = made("Party Deed", 2, legal=("Open", "Ultimate Pit Fight"))
    base = fab_card_base([*FILLING, special])
    assert told(cc(base, "Party Deed (yellow)", on)) == [("card.not_in_pool", "Party Deed (yellow)")]
    pit = judged(
        list_of("Bravo", {"Party Deed (yellow)": 1}, size=40, copies=1),
        base, format="fab/ultimate-pit-fight", on=on,
    )  # fmt: skip
    assert told(pit) == []


def test_a_card_that_was_banned_later_is_judged_by_the_lists():
    """Its flag is one of the card file's day; before, the dated list decides."""
    later = made("Late Deed", 1, legal=("Blitz", "Open"), banned=("Classic Constructed",))
    assert cc(fab_card_base([*FILLING, later]), "Late Deed (red)", "2025-07-01").verdict == "legal"


def test_a_hero_for_special_use_is_told_as_hero_only():
    hero = made(
        "Keeper, of Gems", types=("Hero",), type_line="Hero", hero="Keeper", classes=("Merchant",), legal=("Open",)
    )  # fmt: skip
    text = list_of("Keeper, of Gems", {})
    got = judged(text, fab_card_base([*FILLING, hero]), on="2025-07-01")
    assert told(got) == [("deck.hero_ineligible", "Keeper, of Gems")]
    assert got.findings[0].params["expected"] == "format"


def test_a_program_writes_the_whole_name_of_the_hero():
    """FaBrary's ``Hero: Dorinthea`` is the young hero; a person's is the moniker (see the known faults, 25)."""
    text = list_of("Dorinthea", {})
    by_hand = judged(text, filled_base())
    assert (by_hand.verdict, by_hand.findings[0].code) == ("legal", "deck.hero_assumed")
    fabrary = text.replace("\n", "\nFormat: Classic Constructed\n\nDeck cards\n", 1)
    fabrary = f"Name: Mine\n{fabrary}\nMade with love at the FaBrary\n"
    got = judged(fabrary, filled_base())
    assert told(got) == [("deck.hero_ineligible", "Dorinthea")]
    assert (got.findings[0].params["expected"], got.findings[0].params["found"]) == ("adult", "young")
