"""World Breaker, sentence by sentence of the page of 2016-05-31 (numbers as in the data), and its test vectors."""

import pytest

from headjudge.worldbreaker.costs import not_paid, payments
from tests.worldbreaker.made import at, cast, game, play, put, say

SPELL, CREATURE, LAND = "w1", "w2", "w3"


def after(*happened, **made):
    """The last answer after some events."""
    return play(game(**made), *happened)[1][-1]


def counter(to, card=SPELL):
    return say("counter", card=card, to=to)


def leave(to, card=CREATURE, **more):
    return say("leave", card=card, to=to, **more)


def move(to, card=CREATURE, by="P1", **more):
    return say("move", card=card, to=to, by=by, **more)


def paid(card, pay, commander):
    """Whether a payment is taken for a card with some commander."""
    step = after(cast("w1", pay=pay), mine=(card,), commander=commander)
    return step.is_accepted


class TestSentence3:
    def test_three_worldbreaks_start_face_a_in_the_forbidden_zone(self):
        started = game()
        assert [(card.zone, card.face) for card in started.cards.values()] == [("forbidden", "A")] * 6
        assert started.rules.cards_each == 3


class TestSentence4:
    def test_the_owner_may_look_at_face_b_at_any_time(self):
        step = after(say("look", by="P1", card=SPELL), turn=None)
        assert (step.is_accepted, at(step)) == (True, "forbidden A")

    def test_an_opponent_sees_it_once_it_was_used(self):
        look = say("look", by="P2", card=SPELL)
        assert after(look).code == "wb.not_owner"
        assert after(cast(SPELL), look).is_accepted
        assert after(cast(SPELL), counter("hand"), look).is_accepted
        assert after(cast(SPELL), counter("graveyard"), look).is_accepted


class TestSentences5And6:
    """As if it were in library or hand: cast, put onto the battlefield or into the graveyard."""

    def test_it_can_be_cast_for_its_mana_cost(self):
        assert at(after(cast(CREATURE, pay="{3}{G}{U}"))) == "stack"

    def test_a_spell_or_ability_can_put_it_onto_the_battlefield(self):
        step = after(put(CREATURE, "battlefield"), turn="P2")
        assert (at(step), step.rule, step.card.controller) == ("battlefield", "T3", "P1")

    def test_a_spell_or_ability_can_put_it_into_the_graveyard(self):
        step = after(put(SPELL, "graveyard"))
        assert (at(step), step.rule, step.passed) == ("graveyard", "T4", ())

    def test_a_sorcery_cannot_be_put_onto_the_battlefield(self):
        assert at(after(put(SPELL, "battlefield"))) == "forbidden A [wb.type]"

    def test_exiled_from_hand_as_a_cost_it_is_spent(self):
        step = after(put(SPELL, "exile"))
        assert (at(step), step.rule, step.passed) == ("forbidden B", "T3b", ("exile",))


class TestSentence7:
    """Only when a card of its type could be cast."""

    @pytest.mark.parametrize("phase", ["upkeep", "combat", "end"])
    def test_a_sorcery_only_in_the_main_phase(self, phase):
        assert after(say("phase", phase=phase), cast(SPELL)).code == "wb.timing"

    def test_a_sorcery_only_in_its_players_turn(self):
        assert after(cast(SPELL), turn="P2").code == "wb.timing"
        assert after(cast(SPELL), turn=None).code == "wb.timing"

    def test_a_sorcery_only_while_the_stack_is_empty(self):
        assert after(cast(CREATURE), cast(SPELL)).code == "wb.timing"
        assert after(cast(CREATURE), say("resolve", card=CREATURE), cast(SPELL)).is_accepted

    def test_an_instant_at_any_time(self):
        made = {"mine": ("Capsize", "Prophet of Kruphix"), "turn": "P2"}
        assert after(cast("w1"), **made).is_accepted
        assert after(say("phase", phase="combat"), cast("w1"), **made).is_accepted

    def test_a_card_with_flash_at_any_time(self):
        assert after(cast("w1"), mine=("Snapcaster Mage",), turn="P2").is_accepted

    def test_something_may_give_it_flash(self):
        given = say("cast", by="P1", card=SPELL, is_free=True, has_flash=True)
        assert after(given, turn="P2").is_accepted

    def test_a_land_is_not_cast(self):
        assert after(cast(LAND)).code == "wb.type"


class TestSentence8:
    def search(self, to, card=CREATURE, by="P1"):
        return say("search", by=by, card=card, range="library", to=to)

    def test_a_search_may_choose_it(self):
        assert after(self.search("battlefield")).rule == "T3"
        assert after(self.search("graveyard", SPELL)).rule == "T4"

    @pytest.mark.parametrize("to", ["hand", "library"])
    def test_found_for_hand_or_library_it_stays_ready(self, to):
        step = after(self.search(to), say("look", by="P2", card=CREATURE))
        assert at(after(self.search(to))) == "forbidden A"
        assert step.code == "wb.not_owner"  # nobody else has seen it


class TestSentence9:
    def test_not_from_less_than_the_library(self):
        step = after(say("search", by="P1", card=CREATURE, range="top", to="battlefield"))
        assert (at(step), step.rule) == ("forbidden A [wb.range]", "T5")


class TestSentence10:
    land = say("play-land", by="P1", card=LAND)

    def test_a_land_is_played_as_the_land_of_the_turn(self):
        step = after(self.land)
        assert (at(step), step.rule) == ("battlefield", "T2")

    def test_only_one_a_turn(self):
        assert after(say("land", by="P1"), self.land).code == "wb.land_drop"
        assert after(self.land, say("land", by="P1")).code == "wb.land_drop"
        assert after(say("land", by="P1"), say("turn", player="P1"), self.land).is_accepted

    def test_more_where_something_allows_it(self):
        assert after(say("land", by="P1"), say("extra-land", by="P1"), self.land).is_accepted

    def test_only_in_the_own_main_phase_with_an_empty_stack(self):
        assert after(self.land, turn="P2").code == "wb.timing"
        assert after(say("phase", phase="combat"), self.land).code == "wb.timing"
        assert after(cast(SPELL), self.land).code == "wb.timing"

    def test_put_onto_the_battlefield_it_uses_no_land_drop(self):
        assert after(put(LAND, "battlefield"), say("land", by="P1")).is_accepted


class TestSentence11:
    @pytest.mark.parametrize(
        "event",
        [
            put(CREATURE, "battlefield", "P2"),
            put(SPELL, "graveyard", "P2"),
            put(SPELL, "exile", "P2"),
            say("search", by="P2", card=CREATURE, range="library", to="battlefield"),
            say("search", by="P2", card=CREATURE, range="top", to="battlefield"),
            cast(CREATURE, by="P2"),
            say("play-land", by="P2", card=LAND),
            say("move", by="P2", card=CREATURE, to="exile"),
            say("control", by="P2", card=CREATURE),
        ],
    )
    def test_nothing_of_an_opponent_chooses_or_moves_it(self, event):
        step = after(event, turn="P2")
        assert (step.code, step.rule, step.card.face) == ("wb.not_owner", "T6", "A")


class TestSentence12:
    """Colours of the commander's symbols in place of the printed ones."""

    @pytest.mark.parametrize("pay", ["{6}{R}{R}{R}", "{6}{W}{W}{W}", "{6}{U}{U}{U}", "{B}{6}{B}{B}"])
    def test_one_colour_of_the_commander_for_all_symbols(self, pay):
        assert paid("Worldfire", pay, "Zur the Enchanter")

    @pytest.mark.parametrize(
        "pay",
        [
            "{6}{W}{U}{B}",
            "{6}{G}{G}{G}",
            "{9}",
            "{6}{W}{W}",
            "{6}{W}{W}{W}{W}",
            "{5}{W}{W}{W}",
            "{6}{C}{C}{C}",
        ],
    )
    def test_12n_a_the_symbols_stay_one_kind_and_as_many(self, pay):
        assert not paid("Worldfire", pay, "Zur the Enchanter")

    def test_the_spell_keeps_its_colour(self):
        step = after(cast(SPELL, pay="{6}{W}{W}{W}"))
        assert step.card.card.front.cost == "{6}{R}{R}{R}"

    def test_two_printed_colours_are_two_colours(self):
        for first, second in ("WU", "UB", "BW"):
            assert paid("Prophet of Kruphix", f"{{3}}{{{first}}}{{{second}}}", "Zur the Enchanter")
        assert not paid("Prophet of Kruphix", "{3}{W}{W}", "Zur the Enchanter")
        assert not paid("Prophet of Kruphix", "{3}{G}{W}", "Zur the Enchanter")

    def test_12n_b_a_mono_coloured_commander_pays_all_with_its_colour(self):
        assert paid("Prophet of Kruphix", "{3}{R}{R}", "Kari Zev, Skyship Raider")
        assert paid("Prophet of Kruphix", "{3}{R}{U}", "Kari Zev, Skyship Raider")
        assert paid("Prophet of Kruphix", "{3}{G}{R}", "Kari Zev, Skyship Raider")
        assert not paid("Prophet of Kruphix", "{3}{W}{R}", "Kari Zev, Skyship Raider")

    def test_a_commander_without_symbols_pays_colourless(self):
        assert paid("Worldfire", "{6}{C}{C}{C}", "Karn, Silver Golem")
        assert not paid("Worldfire", "{6}{W}{W}{W}", "Karn, Silver Golem")
        assert paid("Prophet of Kruphix", "{3}{C}{U}", "Karn, Silver Golem")

    def test_symbols_of_the_text_count(self):
        for colour in "WUBRG":
            assert paid("Worldfire", "{6}" + 3 * f"{{{colour}}}", "Golos, Tireless Pilgrim")
        assert not paid("Worldfire", "{6}{W}{U}{B}", "Golos, Tireless Pilgrim")

    def test_two_commanders_add_their_symbols(self):
        both = ("Thrasios, Triton Hero", "Tymna the Weaver")
        for colour in "GUWB":
            assert paid("Worldfire", "{6}" + 3 * f"{{{colour}}}", both)


class TestSentence13:
    @pytest.mark.parametrize(("to", "rule"), [("graveyard", "T9"), ("exile", "T10")])
    def test_countered_into_the_graveyard_or_exiled_it_is_spent(self, to, rule):
        step = after(cast(SPELL), counter(to))
        assert (at(step), step.rule, step.passed) == ("forbidden B", rule, (to,))


class TestSentence14:
    @pytest.mark.parametrize(
        ("to", "through", "shuffled"),
        [("hand", "hand", False), ("library", "library", False), ("library-shuffled", "library", True)],
    )
    def test_a_spell_back_to_hand_or_library_is_ready_again(self, to, through, shuffled):
        step = after(cast(SPELL), counter(to))
        assert (at(step), step.rule, step.passed, step.shuffled) == (
            "forbidden A",
            "T11",
            (through,),
            shuffled,
        )
        assert after(cast(SPELL), counter(to), cast(SPELL)).is_accepted


class TestSentences15To17:
    """Instants and sorceries that resolved."""

    def test_it_passes_through_the_graveyard_and_is_spent(self):
        step = after(cast(SPELL), say("resolve", card=SPELL))
        assert (at(step), step.rule, step.passed) == ("forbidden B", "T8", ("graveyard",))

    def test_16_what_triggers_on_the_graveyard_triggers(self):
        assert after(cast(SPELL), say("resolve", card=SPELL)).triggers == ("to-graveyard",)

    def test_17n_a_nobody_can_use_it_in_the_graveyard(self):
        assert after(cast(SPELL), say("resolve", card=SPELL), cast(SPELL)).code == "wb.spent"

    @pytest.mark.parametrize(
        ("to", "through"),
        [("hand", "hand"), ("library", "library"), ("library-shuffled", "library"), ("exile", "exile")],
    )
    def test_17_wherever_its_own_resolution_sends_it_it_is_spent(self, to, through):
        step = after(cast(SPELL), say("resolve", card=SPELL, to=to))
        assert (at(step), step.rule, step.passed) == ("forbidden B", "T8", (through,))

    def test_17n_c_a_library_it_passed_through_is_shuffled(self):
        made = {"mine": ("White Sun's Zenith",)}
        assert after(cast("w1"), say("resolve", card="w1", to="library-shuffled"), **made).shuffled

    def test_an_adventure_exiles_itself(self):
        step = after(
            cast("w1", pay="{1}{R}"), say("resolve", card="w1"), mine=("Bonecrusher Giant // Stomp",)
        )
        assert (at(step), step.passed) == ("forbidden B", ("exile",))


class TestSentences18And19:
    """Permanents that leave the battlefield."""

    @pytest.mark.parametrize("to", ["graveyard", "exile", "hand", "library", "library-shuffled"])
    def test_it_passes_through_where_it_goes_and_is_spent(self, to):
        step = after(put(CREATURE, "battlefield"), leave(to))
        assert (at(step), step.rule, step.passed) == ("forbidden B", "T13", (to.split("-")[0],))
        assert step.shuffled == (to == "library-shuffled")

    def test_19_what_triggers_when_it_dies_triggers(self):
        assert "died" in after(put(CREATURE, "battlefield"), leave("graveyard")).triggers
        assert "died" not in after(put(CREATURE, "battlefield"), leave("exile")).triggers

    def test_19n_a_nobody_can_bring_it_back_from_the_graveyard(self):
        step = after(put(CREATURE, "battlefield"), leave("graveyard"), move("battlefield"))
        assert step.code == "wb.spent"

    def test_19n_b_exiled_for_a_moment_it_does_not_come_back(self):
        step = after(put(CREATURE, "battlefield"), leave("exile", returns=True))
        assert (at(step), step.passed) == ("forbidden B", ("exile",))


class TestSentences20And21:
    """A worldbreak in the graveyard."""

    @pytest.mark.parametrize("to", ["hand", "library", "library-shuffled"])
    def test_back_to_hand_or_library_it_is_ready_again(self, to):
        step = after(put(SPELL, "graveyard"), move(to, SPELL))
        assert (at(step), step.rule, step.passed) == ("forbidden A", "T14", (to.split("-")[0],))

    def test_its_owner_may_leave_it_there(self):
        step = after(put(SPELL, "graveyard"), move("hand", SPELL, keep=True))
        assert (at(step), step.rule, step.passed) == ("hand", "T14", ())
        assert after(put(SPELL, "graveyard"), move("hand", SPELL, keep=True), cast(SPELL)).rule == "T1"

    def test_exiled_from_there_it_is_spent(self):
        step = after(put(SPELL, "graveyard"), move("exile", SPELL))
        assert (at(step), step.rule, step.passed) == ("forbidden B", "T15", ("exile",))


class TestSentence22:
    @pytest.mark.parametrize(
        "event",
        [
            cast(SPELL),
            put(SPELL, "graveyard"),
            put(SPELL, "battlefield"),
            put(SPELL, "exile", "P2"),
            counter("hand"),
            say("resolve", card=SPELL),
            say("search", by="P1", card=SPELL, range="library", to="graveyard"),
            say("play-land", by="P1", card=SPELL),
            leave("hand", SPELL),
            move("hand", SPELL),
            say("control", by="P2", card=SPELL),
        ],
    )
    def test_a_spent_card_does_nothing_any_more(self, event):
        step = after(cast(SPELL), counter("graveyard"), event)
        assert (at(step), step.rule) == ("forbidden B [wb.spent]", "T18")

    def test_22n_a_card_that_came_back_ready_is_used_again(self):
        assert after(cast(SPELL), counter("hand"), cast(SPELL), counter("library"), cast(SPELL)).is_accepted


class TestWhatTheGameDoes:
    def test_a_stolen_permanent_goes_home_spent(self):
        step = after(put(CREATURE, "battlefield"), say("control", by="P2", card=CREATURE), leave("graveyard"))
        assert (at(step), step.card.owner, step.card.controller) == ("forbidden B", "P1", "P1")

    def test_a_spell_put_onto_the_battlefield_is_the_others_until_it_leaves(self):
        taken = put(CREATURE, "battlefield", "P2")
        step = after(cast(CREATURE), taken)
        assert (at(step), step.rule, step.card.controller) == ("battlefield", "T12", "P2")
        assert at(after(cast(CREATURE), taken, leave("graveyard"))) == "forbidden B"

    def test_an_opponent_may_reanimate_it_or_cast_it_from_the_graveyard(self):
        step = after(put(CREATURE, "graveyard"), move("battlefield", by="P2"))
        assert (step.rule, step.card.controller) == ("T16", "P2")
        step = after(put(SPELL, "graveyard"), cast(SPELL, by="P2"), turn="P2")
        assert (step.rule, step.card.controller) == ("T17", "P2")

    def test_who_leaves_the_game_takes_their_cards_along_and_gives_back_what_was_stolen(self):
        steal = (put(CREATURE, "battlefield"), say("control", by="P2", card=CREATURE))
        now, steps = play(game(), *steal, say("leaves-game", player="P2"), say("look", by="P1", card="v1"))
        assert sorted(now.cards) == ["w1", "w2", "w3"]
        assert (now.cards[CREATURE].zone, now.cards[CREATURE].controller) == ("battlefield", "P1")
        assert steps[-1].code == "wb.zone"

    def test_what_only_the_leaver_controlled_is_exiled(self):
        raised = (put(CREATURE, "graveyard"), move("battlefield", by="P2"))
        now, _ = play(game(), *raised, say("leaves-game", player="P2"))
        assert (now.cards[CREATURE].zone, now.cards[CREATURE].face) == ("forbidden", "B")


def test_the_order_of_refusals():
    """Of several reasons the first of the list is told."""
    range_and_type = say("search", by="P1", card=SPELL, range="top", to="battlefield")
    assert after(range_and_type).code == "wb.type"
    assert after(say("play-land", by="P1", card=SPELL), turn="P2").code == "wb.type"
    late_and_unpaid = cast(SPELL, pay="{1}")
    assert after(late_and_unpaid, turn="P2").code == "wb.timing"
    assert after(say("land", by="P1"), say("phase", phase="end"), TestSentence10.land).code == "wb.timing"


def test_a_refused_event_changes_nothing():
    started = game()
    now, steps = play(started, cast(SPELL, pay="{6}{W}{U}{B}"), put(CREATURE, "battlefield", "P2"))
    assert now is started
    assert not any(step.is_accepted for step in steps)


def test_what_may_be_paid_is_told():
    why = not_paid("{6}{W}{U}{B}", "{6}{R}{R}{R}", frozenset("WUB"), game().rules)
    assert [way.text for way in why.payments] == [
        "{6}{R}{R}{R}",
        "{6}{W}{W}{W}",
        "{6}{U}{U}{U}",
        "{6}{B}{B}{B}",
    ]
    assert [way.text for way in payments("{X}{1}", frozenset("G"), game().rules)] == ["{X}{1}"]
