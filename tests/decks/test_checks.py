"""Single checks: companions, World Breaker, piles beside the deck, what is read from a card's text."""

import pytest

from headjudge.decks.checks.facts import facts_of
from tests.decks.sample import Made, card_base, faults, filled, found, judged, sample_base, sample_objects

TODAY = {"format": "commander", "on": "2026-11-30"}


def codes(verdict):
    return [one.code for one in verdict.findings]


class TestCompanions:
    def checked(self, name, cards):
        leader = Made("Odd Leader", "Legendary Creature — Cat", "{1}{G}", "WUBRG", mana_value="2")
        friend = Made(name, "Legendary Creature — Cat", text="Companion — A condition.", identity="",
                      keywords=["Companion"])  # fmt: skip
        in_sample = any(one["name"] == name for one in sample_objects())
        base = card_base([leader, *([] if in_sample else [friend]), *cards], date="2021-01-01")
        listed = {card.name: 1 for card in cards}
        deck = filled("Odd Leader", listed, "Forest", 100) + f"\nCompanion\n1 {name}\n"
        return judged(deck, base, format="commander", on="2020-06-01")

    @pytest.mark.parametrize(
        ("name", "fitting", "breaking"),
        [
            ("Gyruda, Doom of Depths", Made("A", mana_value="4"), Made("B", mana_value="3")),
            ("Keruga, the Macrosage", Made("A", mana_value="3"), None),
            ("Kaheera, the Orphanguard", Made("A", "Creature — Human Beast"), Made("B", "Creature — Human")),
            ("Jegantha, the Wellspring", Made("A", cost="{G}{W}"), Made("B", cost="{G}{G}")),
            ("Lutri, the Spellchaser", Made("A"), None),
        ],
    )
    def test_conditions(self, name, fitting, breaking):
        if name not in ("Keruga, the Macrosage", "Lutri, the Spellchaser"):
            assert not found(self.checked(name, [fitting]), "deck.companion_condition")
        if breaking is not None:
            (told,) = found(self.checked(name, [fitting, breaking]), "deck.companion_condition")
            assert told.params["found"] == ["B"]

    def test_the_commander_must_meet_it_too(self):
        (told,) = found(
            self.checked("Keruga, the Macrosage", [Made("A", mana_value="3")]), "deck.companion_condition"
        )
        assert told.params["found"] == ["Odd Leader"]

    def test_odd_values(self):
        (told,) = found(self.checked("Obosh, the Preypiercer", [Made("A", mana_value="3"), Made("B", mana_value="4")]),
                        "deck.companion_condition")  # fmt: skip
        assert told.params["found"] == ["Odd Leader", "B"]

    def test_small_permanents(self):
        cards = [Made("A", mana_value="2"), Made("B", mana_value="3"), Made("C", "Sorcery", mana_value="7")]
        base = card_base(cards, date="2021-01-01")
        text = filled("Lurrus of the Dream-Den", {"A": 1}, "Forest", 100)
        assert "deck.companion_condition" not in codes(judged(text, base, **TODAY))
        as_companion = filled("Tymna the Weaver", {"A": 1, "B": 1, "C": 1}, "Forest", 100)
        as_companion += "\nCompanion\n1 Lurrus of the Dream-Den\n"
        (told,) = found(judged(as_companion, base, **TODAY), "deck.companion_condition")
        assert told.params["found"] == ["Tymna the Weaver", "B"]

    def test_a_shared_type(self):
        cards = [
            Made("A"),
            Made("B"),
            Made("C", "Artifact Creature — Golem"),
            Made("D", "Artifact"),
            Made("E", "Land"),
        ]
        (told,) = found(self.checked("Umori, the Collector", cards), "deck.companion_condition")
        assert told.params["found"] == ["D"]

    def test_twenty_cards_more_than_a_deck_of_exact_size_can_have(self):
        assert found(self.checked("Yorion, Sky Nomad", [Made("A")]), "deck.companion_condition")

    def test_activated_abilities_and_thin_data(self):
        leader = [Made("A", text="{T}: Add {G}."), Made("B", text="Trample"), Made("C", text=""),
                  Made("D", text="Equip {2}", keywords=["Equip"]),
                  Made("E", "Instant", text="Draw a card.")]  # fmt: skip
        (told,) = found(self.checked("Zirda, the Dawnwaker", leader), "deck.companion_condition")
        assert told.params["found"] == ["B"]
        (open_one,) = found(
            self.checked("Zirda, the Dawnwaker", [leader[0], leader[2]]), "deck.companion_unchecked"
        )
        assert open_one.params["found"] == ["Odd Leader", "C"]

    def test_an_unknown_companion_is_unchecked(self):
        (told,) = found(self.checked("Brand-New Friend", [Made("A")]), "deck.companion_unchecked")
        assert told.severity == "unchecked"

    def test_no_companion_ability_and_too_many(self):
        deck = (
            filled("Kenrith, the Returned King", {}, "Forest", 100)
            + "\nCompanion\n1 Sol Ring\n1 Jegantha, the Wellspring\n"
        )
        got = judged(deck, sample_base(), **TODAY)
        assert {"deck.companion_count", "deck.companion_ineligible"} <= set(codes(got))

    def test_outside_the_identity(self):
        deck = filled("Zur the Enchanter", {}, "Island", 100) + "\nCompanion\n1 Jegantha, the Wellspring\n"
        assert ("card.colour_identity", "Jegantha, the Wellspring") in faults(
            judged(deck, sample_base(), **TODAY)
        )


class TestWorldBreaker:
    DECK = filled("Zur the Enchanter", {"Sol Ring": 1}, "Island", 100)
    THREE = "\nSideboard\n1 Worldfire\n1 Prophet of Kruphix\n1 Worldfire\n"

    def test_a_hundred_cards_and_three_beside_them(self):
        got = judged(self.DECK + self.THREE, sample_base(), format="world-breaker", on="2016-05-31")
        assert got.verdict == "legal"

    @pytest.mark.parametrize(
        "beside", ["\nWorldbreaks\n1 Worldfire\n", "\nSideboard\n2 Worldfire\n", "\nSideboard\n4 Worldfire\n"]
    )
    def test_exactly_three(self, beside):
        got = judged(self.DECK + beside, sample_base(), format="world-breaker", on="2016-05-31")
        (told,) = found(got, "deck.beside")
        assert told.params["expected"] == 3
        assert got.verdict == "illegal"

    def test_in_the_deck_itself_the_list_of_the_day_holds(self):
        text = filled("Alesha, Who Smiles at Death", {"Worldfire": 1}, "Mountain", 100) + self.THREE
        got = judged(text, sample_base(), format="world-breaker", on="2016-05-31")
        assert faults(got) == [("card.banned", "Worldfire")]
        later = judged(text, sample_base(), format="world-breaker", on="2021-09-13")
        assert not found(later, "card.banned")

    def test_a_worldbreak_that_is_no_card_is_not_taken_silently(self):
        got = judged(
            self.DECK + "\nSideboard\n3 Worldfier\n", sample_base(), format="world-breaker", on="2016-05-31"
        )
        assert got.verdict == "unchecked"

    def test_forty_life(self):
        got = judged(self.DECK + self.THREE, sample_base(), format="world-breaker", on="2016-05-31")
        assert got.game == {"life": 40, "free_mulligans": 1, "commander_damage": 21}


class TestPilesBesideTheDeck:
    def test_what_is_not_checked_is_told(self):
        text = filled("Zur the Enchanter", {}, "Island", 100) + "\nAttractions\n1 Odd Stand\n"
        got = judged(text, sample_base(), **TODAY)
        assert got.verdict == "unchecked"
        assert found(got, "deck.pile_unchecked")[0].params["pile"] == "Attractions"


class TestFacts:
    @pytest.mark.parametrize(
        ("text", "limit"),
        [
            ("A deck can have any number of cards named Bear.", 0),
            ("A deck can have up to seven cards named Bear.", 7),
            ("A deck can have up to nine cards named Bear.", 9),
            ("A deck can have up to 12 cards named Bear.", 12),
            ("A deck can have only one copy of this.", 1),
            ("Any number of players may draw a card.", None),
        ],
    )
    def test_own_limits(self, text, limit):
        assert facts_of(Made("Bear", text=text).card()).limit == limit

    @pytest.mark.parametrize(
        ("cost", "text", "identity"),
        [
            ("{W/U}", "", "WU"),
            ("{2/W}", "", "W"),
            ("{G/P}", "", "G"),
            ("{G/U/P}", "", "UG"),
            ("{C}{S}{X}", "", ""),
            ("{C/W}", "", "W"),
            ("{1}", "(Extort: pay {W/B}.)", ""),
            ("{1}", "{T}: Add {R}. (Only {G}.)", "R"),
            ("{1}", "Add one mana of any color. It is a Swamp.", ""),
        ],
    )
    def test_symbols(self, cost, text, identity):
        assert facts_of(Made("Thing", "Artifact", cost, text=text).card()).recomputed == identity

    def test_land_types_give_colours_and_named_types_do_not(self):
        assert facts_of(Made("Pool", "Land — Forest Island", "").card()).recomputed == "UG"
        assert (
            facts_of(Made("Tomb", "Legendary Land", "", text="Each land is a Swamp.").card()).recomputed == ""
        )
        assert facts_of(Made("Walker", "Creature — Forest Walker", "{1}").card()).recomputed == ""
