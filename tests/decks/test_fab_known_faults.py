"""Known faults of other checkers of Flesh and Blood decks, by the kind of each, with the right answer."""

import pytest

from headjudge.decks.judging import judge
from headjudge.decks.reading import read_deck
from headjudge.findings import InputError
from headjudge.policy.deck_formats import format_on
from headjudge.wording import LANGUAGES, speak
from tests.decks.fab_sample import FILLING, fab_card_base, filled_base, judged, list_of, made, told
from tests.policy.test_deck_formats import day

CC, SA, BLITZ, LL = "fab/classic-constructed", "fab/silver-age", "fab/blitz", "fab/living-legend"


def cc(cards, *, hero="Bravo, Showstopper", size=60, on="2025-04-18", base=None, **more):
    return judged(list_of(hero, cards, size=size), base or filled_base(), format=CC, on=on, **more)


def only(verdict, code):
    (found,) = [one for one in verdict.findings if one.code == code]
    return found


def test_a_name_without_pitch_is_asked_for_only_where_it_matters():
    """24: several pitches leave the card open, one pitch does not."""
    got = cc({"Nimblism": 1})
    assert (got.verdict, told(got)) == ("unchecked", [("card.ambiguous", "Nimblism")])
    assert len(only(got, "card.ambiguous").params["expected"]) == 3
    assert cc({"Command and Conquer": 1}).verdict == "legal"


def test_a_moniker_means_a_hero_where_only_one_has_it():
    """25: by the age of the format; several of one age are ambiguous."""
    got = cc({}, hero="Dorinthea")
    assert got.verdict == "legal"
    assert only(got, "deck.hero_assumed").params["card"] == "Dorinthea Ironsong"
    got = cc({}, hero="Arakni")
    assert got.verdict == "unchecked"
    assert only(got, "card.ambiguous").params["expected"] == [
        "Arakni, 5L!p3d 7hRu 7h3 cR4X",
        "Arakni, Huntsman",
        "Arakni, Marionette",
    ]
    young = judged(list_of("Dorinthea", {}, size=40, copies=1), filled_base(), format=BLITZ, on="2026-07-01")
    assert (young.verdict, young.findings) == ("legal", ())


def test_cards_without_pitch_count_for_the_deck():
    """26: they have no column on some sheets; they are deck cards all the same."""
    plain = made("Plain Deed")
    got = cc({"Plain Deed": 3}, base=fab_card_base([*FILLING, plain]))
    assert got.verdict == "legal"
    assert got.deck.count("deck") == 60


def test_copies_of_weapons_count():
    """27: two of a weapon are two cards of the pool, four are too many."""
    assert cc({"Edge of Autumn": 2}, hero="Ira, Scarlet Revenger", size=62).verdict == "legal"
    got = cc({"Edge of Autumn": 4}, hero="Ira, Scarlet Revenger", size=64)
    assert told(got) == [("card.too_many_copies", "Edge of Autumn")]


def test_copies_in_the_inventory_count():
    """28: the pool is one, whatever starts in the deck."""
    text = list_of("Bravo, Showstopper", {"Nimblism (red)": 3}).replace("Showstopper", "Showstopper\nDeck")
    got = judged(text + "\nInventory\n1x Nimblism (red)\n", filled_base(), format=CC)
    fault = only(got, "card.too_many_copies")
    assert (fault.params["found"], fault.params["places"]) == (4, ["deck", "inventory"])


def test_an_evo_is_a_deck_card():
    """29: equipment that is an action, too."""
    got = cc({"Evo Beta Base Head (blue)": 3}, hero="Dash I/O", on="2025-05-10")
    assert told(got) == []
    assert got.deck.count("arena") == 0


def test_any_number_of_an_unlimited_card():
    """30a: Copper Cog."""
    assert told(cc({"Copper Cog (blue)": 10}, hero="Dash I/O", on="2025-05-10")) == []


def test_a_name_that_exists_with_and_without_pitch():
    """30b: Hyper Driver is a card of the deck; the token of this name is never meant where the list has a colour."""
    got = cc({"Hyper Driver (red)": 3}, hero="Dash I/O", on="2025-05-10")
    assert told(got) == []


def test_legendary_binds_constructed_formats_only():
    """31."""
    card = made("Famous Deed", 1, keywords=("Legendary",))
    base = fab_card_base([*FILLING, card])
    got = cc({"Famous Deed (red)": 2}, base=base)
    fault = only(got, "card.too_many_copies")
    assert (fault.params["expected"], fault.params["found"]) == (1, 2)
    text = list_of("Bravo", {"Famous Deed (red)": 2}, size=30)
    assert judged(text, base, format="fab/sealed", on="2026-07-01", set_code="WTR").verdict == "legal"


@pytest.mark.parametrize("name", ["Everbloom // Life (blue)", "Everbloom || Life (blue)"])
def test_a_split_card_is_no_hybrid(name):
    """32: one card, however the halves are parted, and of every class and talent that they have."""
    hero = made("Woods, of the Trees", types=("Hero",), talents=("Earth",), classes=("Wizard",), hero="Woods")
    base = fab_card_base([*FILLING, hero])
    assert told(cc({name: 3}, hero=hero.name, base=base)) == []
    assert told(cc({name: 3}, base=base)) == [("card.class_mismatch", "Everbloom // Life (blue)")]


@pytest.mark.parametrize(
    ("hero", "card"),
    [
        ("Ser Boltyn, Breaker of Dawn", "Lumina Ascension (yellow)"),
        ("Arakni, 5L!p3d 7hRu 7h3 cR4X", "Regicide (blue)"),
        ("Arakni, Marionette", "Regicide (blue)"),
    ],
)
def test_specialization_goes_by_moniker(hero, card):
    """33: not by the words that card programs have for heroes, nor by the text before the comma."""
    assert told(cc({card: 1}, hero=hero)) == []


def test_a_product_is_legal_in_its_own_format():
    """34: two copies are against Blitz since 2026, not against Blitz Preconstructed."""
    text = list_of("Bravo", {"Nimblism (red)": 2}, size=40, copies=1)
    assert told(judged(text, filled_base(), format=BLITZ, on="2026-07-01")) == [
        ("card.too_many_copies", "Nimblism (red)")
    ]
    got = judged(text, filled_base(), format="fab/blitz-preconstructed", on="2026-07-01")
    assert got.verdict == "legal"
    assert [one.code for one in got.findings] == ["deck.product_unchecked"]


def test_every_fault_names_the_line_of_the_list_that_was_sent():
    """35."""
    got = cc({"Nimblism (red)": 1, "Regicide (blue)": 1, "Golden Tipple (red)": 4}, on="2025-10-01")
    lines = [(one.code, one.line) for one in got.findings if one.severity == "error"]
    assert lines == [
        ("card.too_many_copies", 4),
        ("card.specialization", 3),
        ("card.class_mismatch", 4),
        ("card.banned", 4),
    ]
    assert got.deck.lines[3].text.startswith("4x Golden Tipple")


def test_the_best_rarity_at_which_a_card_was_ever_printed():
    """36: rare in one product and majestic in another is rare; a promo alone is nothing. The hero counts, too."""
    both = made("Both Deed", 1, rarities=("Majestic", "Rare"))
    promo = made("Promo Deed", 1, rarities=("Majestic", "Promo"))
    base = fab_card_base([*FILLING, both, promo])
    text = list_of(
        "Bravo, Flattering Showman", {"Both Deed (red)": 2, "Promo Deed (red)": 1}, size=40, copies=2
    )
    assert told(judged(text, base, format=SA, on="2026-02-01")) == [("card.rarity", "Promo Deed (red)")]


class TestAnOrganiserWhoKnowsMore:
    """37: data comes late after an announcement; the organiser adds and lifts, with a reason that is shown."""

    def test_adds_a_ban(self):
        got = cc({"Nimblism (red)": 1}, additions={"Nimblism": "announced yesterday"})
        fault = only(got, "card.banned_here")
        assert (got.verdict, fault.params["reason"]) == ("illegal", "announced yesterday")

    def test_of_one_colour_only(self):
        got = cc({"Nimblism (blue)": 1}, additions={"Nimblism (red)": "announced"})
        assert got.verdict == "legal"

    def test_lifts_one(self):
        got = cc({"Golden Tipple (red)": 1}, hero="Gravy Bones, Shipwrecked Looter", on="2025-10-01",
                 lifted={"Golden Tipple": "house rule"})  # fmt: skip
        assert got.verdict == "legal"
        assert only(got, "card.allowed_here").params["reason"] == "house rule"

    def test_a_name_that_means_nothing_is_refused(self):
        with pytest.raises(InputError) as refused:
            cc({}, additions={"Nimblsim": "typo"})
        (fault,) = refused.value.findings
        assert fault.code == "format.name_unresolved"
        assert "Nimblism (red)" in fault.params["expected"]


def test_the_ban_wins_over_the_legal_flag():
    """38: some cards of the file are in both lists."""
    both = made("Torn Deed", 1, legal=("Silver Age",), banned=("Silver Age",))
    base = fab_card_base([*FILLING, both])
    text = list_of("Bravo", {"Torn Deed (red)": 1}, size=40, copies=2)
    assert told(judged(text, base, format=SA, on="2026-05-16")) == [("card.banned", "Torn Deed (red)")]
    assert told(judged(text, base, format=SA, on="2026-05-15")) == []


def test_a_flag_that_is_older_than_the_list():
    """38: what the list let go after the day of the file is free, whatever the file says."""
    text = list_of("Bravo", {"Deed (red)": 1}, size=40, copies=2)
    freed = made("Cash In", 2, banned=("Silver Age",))
    text = list_of("Bravo", {"Cash In (yellow)": 1}, size=40, copies=2)
    base = fab_card_base([*FILLING, freed])
    assert told(judged(text, base, format=SA, on="2026-07-05")) == [("card.banned", "Cash In (yellow)")]
    assert told(judged(text, base, format=SA, on="2026-07-06")) == []


def test_a_card_that_the_file_does_not_admit():
    """38: cards for special use are neither legal nor banned; from the day of the file on they are out."""
    got = cc({"Go Bananas (yellow)": 1}, on="2026-05-16")
    assert told(got) == [("card.not_in_pool", "Go Bananas (yellow)")]


def test_a_restriction_over_a_cycle():
    """39: one copy over all pitch values together, told once."""
    cards = {"Bonds of Ancestry (red)": 1, "Bonds of Ancestry (blue)": 1}
    hero = made("Old Monk", types=("Hero",), classes=("Ninja",), talents=("Mystic",), hero="Old Monk")
    base = fab_card_base([*FILLING, hero])
    got = judged(list_of("Old Monk", cards), base, format=LL, on="2026-01-10")
    fault = only(got, "card.restricted")
    assert (fault.params["expected"], fault.params["found"], fault.params["kind"]) == (
        1,
        2,
        "restricted_cycle",
    )
    one = judged(list_of("Old Monk", {"Bonds of Ancestry (red)": 1}), base, format=LL, on="2026-01-10")
    assert told(one) == []


def test_the_day_of_the_event_decides():
    """40: a list that was right when it was registered is judged again by the day of the event."""
    cards = {"Golden Tipple (red)": 3}
    hero = "Gravy Bones, Shipwrecked Looter"
    assert told(cc(cards, hero=hero, on="2025-08-31")) == []
    fault = only(cc(cards, hero=hero, on="2025-09-01"), "card.banned")
    assert (fault.params["since"], fault.rule.clause) == ("2025-09-01", "Classic Constructed")


def test_pools_below_and_decks_above_their_numbers():
    """41: 67 to 80 cards are a pool; a list of an exact format may show more deck cards than start a game."""
    assert cc({}, size=67).verdict == cc({}, size=80).verdict == "legal"
    text = list_of("Bravo", {}, size=46, copies=2)
    assert judged(text, filled_base(), format=SA, on="2026-02-01").verdict == "legal"


def test_a_set_that_is_not_for_limited_play():
    """42: no row of A.7; a warning, no fault."""
    text = list_of("Bravo", {}, size=30, copies=9)
    got = judged(text, filled_base(), format="fab/sealed", on="2026-07-01", set_code="CRU")
    assert only(got, "deck.set_not_limited").severity == "warning"


class TestWithoutCardData:
    def test_the_first_plain_line_is_the_hero(self):
        text = list_of("Aurora, Shooting Star", {"Nimblism (red)": 4}).replace("Hero: ", "")
        got = judged(text, None, on="2025-06-01")
        assert [(one.code, one.severity) for one in got.findings if one.severity != "info"] == [
            ("card.copies_unchecked", "unchecked"),
            ("card.banned", "error"),
            ("deck.no_card_data", "unchecked"),
        ]
        assert got.game == {}

    def test_sizes_are_checked(self):
        got = judged(list_of("Bravo, Showstopper", {}, size=81), None)
        assert told(got) == [("deck.pool_size", None), ("deck.no_card_data", None)]
        got = judged(list_of("Bravo, Showstopper", {}, size=59), None)
        assert told(got) == [("deck.size", None), ("deck.no_card_data", None)]

    def test_a_sound_list_is_never_called_legal(self):
        assert judged(list_of("Bravo, Showstopper", {}), None).verdict == "unchecked"

    def test_a_list_without_hero(self):
        text = list_of(None, {})
        assert told(judged(text, None)) == [("deck.hero_missing", None), ("deck.no_card_data", None)]


def test_life_and_intellect_of_the_hero():
    assert cc({}, hero="Dash I/O", on="2025-05-10").game == {"life": 36, "intellect": 4}


def test_a_list_of_magic():
    deck = read_deck("Commander\n1 Niv-Mizzet Reborn\n\nDeck\n99 Island\n", {}, game="mtg")
    got = judge(deck, format_on(CC, day("2025-05-10")), None)
    assert told(got, "error") == [("deck.wrong_game", None)]


def test_every_finding_can_be_said():
    verdicts = [
        cc({"Regicide (blue)": 4, "Polly Cranka": 1, "Nimblism": 1}, size=90, on="2026-11-30"),
        cc({}, hero="Bolfar, Bear Hands"),
        cc({}, hero="Ira, Crimson Haze"),
        cc({}, hero="Nimblism (red)"),
        cc({}, hero="Brutus, Summa Rudis", on="2026-06-01"),
        cc({}, hero="Dash, Inventor Extraordinaire", on="2025-12-01"),
        cc({"Scepter of Pain": 1}, hero="Viserai, Rune Blood", on="2026-01-10"),
        judged(list_of(None, {}, size=20), None),
        judged(
            list_of("Emperor, Dracai of Aesir", {"Nimblism (blue)": 2}),
            filled_base(),
            format=BLITZ,
            on="2025-08-01",
        ),
        judged(list_of("Bravo", {"Command and Conquer (red)": 1}), filled_base(), format=SA, on="2026-11-30"),
        judged(list_of("Bravo, Showstopper", {}), filled_base(), format=SA, on="2026-11-30"),
        judged(list_of("Bravo", {}, size=90), filled_base(), format="fab/sealed", on="2026-07-01"),
        judged(
            list_of("Bravo", {}, size=90), filled_base(), format="fab/sealed", on="2026-07-01", set_code="CRU"
        ),
        judged(
            list_of("Bravo", {}, size=20), filled_base(), format="fab/blitz-preconstructed", on="2026-07-01"
        ),
        judged(list_of("Arakni, Marionette", {"Arakni, Black Widow": 1}), filled_base()),
        judged(list_of("Viserai", {}, size=40, copies=2), filled_base(), format=BLITZ, on="2023-07-01"),
        judged(list_of("Old", {"Bonds of Ancestry (red)": 2}), filled_base(), format=LL, on="2026-07-01"),
    ]
    for language in LANGUAGES:
        for verdict in verdicts:
            for finding in verdict.findings:
                assert speak(language).sentence(finding)
