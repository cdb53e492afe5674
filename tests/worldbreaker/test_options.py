"""Every open point A1 to A18: what its default gives, and what another reading changes."""

import pytest

from headjudge.findings import InputError
from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.worldbreaker.costs import payments
from headjudge.worldbreaker.mana import commander_kinds
from tests.worldbreaker.made import at, cards, cast, game, play, put, say


def after(*happened, **made):
    return play(game(**made), *happened)[1][-1]


def ways(cost, kinds, **options):
    return [way.text for way in payments(cost, frozenset(kinds), worldbreak_rules(options=options))]


def test_there_are_eighteen_and_the_one_without_a_number():
    options = worldbreak_rules().options
    assert [one.key for one in options] == [*(f"A{number}" for number in range(1, 19)), "costs"]
    assert all(one.default in one.values and len(one.values) > 1 for one in options)


@pytest.mark.parametrize("option", worldbreak_rules().options, ids=lambda option: option.key)
def test_every_value_can_be_chosen_by_number_and_by_name(option):
    for value in option.values:
        for key in (option.key, option.name):
            assert worldbreak_rules(options={key: value}).chosen[option.key] == value


def test_faults_of_options_are_told_at_once():
    with pytest.raises(InputError) as told:
        worldbreak_rules(options={"A9": "never", "A99": "x", "A8": "allowed", "exiled_as_cost": "allowed"})
    assert [(one.code, one.subject) for one in told.value.findings] == [
        ("wb.option_value", "/options/A9"),
        ("wb.option_unknown", "/options/A99"),
        ("wb.option_twice", "/options/exiled_as_cost"),
    ]


def test_a3_who_sees_face_b():
    look = say("look", by="P2", card="w1")
    assert not after(look).is_accepted
    assert after(look, options={"A3": "everyone"}).is_accepted
    used = (cast("w1"), say("counter", card="w1", to="hand"), look)
    assert after(*used).is_accepted
    always = after(*used, options={"A3": "owner"})
    assert (
        always.refusal.told["reason"] == "look_ready"
    )  # "before it has been used" would be wrong of this card
    assert after(look).refusal.told["reason"] == "look"


def test_a4_more_printed_colours_than_the_commander_has():
    cost, kinds = "{1}{W}{U}{B}", "RG"
    assert ways(cost, kinds) == [cost, "{1}{R}{R}{R}", "{1}{R}{R}{G}", "{1}{R}{G}{G}", "{1}{G}{G}{G}"]
    assert ways(cost, kinds, A4="every-colour") == [cost, "{1}{R}{R}{G}", "{1}{R}{G}{G}"]
    assert ways(cost, kinds, A4="printed-only") == [cost]


def test_a5_a_spell_without_targets():
    gone = (cast("w1"), say("counter", card="w1", to="graveyard", fizzled=True))
    assert at(after(*gone)) == "forbidden B"
    assert at(after(*gone, options={"A5": "graveyard"})) == "graveyard"


def test_a6_a_spell_put_onto_the_battlefield():
    taken = (cast("w2"), put("w2", "battlefield", "P2"))
    assert at(after(*taken)) == "battlefield"
    assert at(after(*taken, options={"A6": "spent"})) == "forbidden B"


def test_a7_found_for_the_hand():
    found = say("search", by="P1", card="w1", range="library", to="hand")
    assert at(after(found)) == "forbidden A"
    assert after(found).rule is None
    assert after(found, options={"A7": "not-allowed"}).code == "wb.zone"


def test_a8_exiled_as_a_cost():
    assert at(after(put("w1", "exile"))) == "forbidden B"
    assert after(put("w1", "exile"), options={"A8": "not-allowed"}).code == "wb.zone"


def test_a9_left_in_hand_or_library():
    kept = (put("w1", "graveyard"), say("move", card="w1", to="hand", keep=True))
    assert at(after(*kept)) == "hand"
    assert at(after(*kept, options={"A9": "always"})) == "forbidden A"


def test_a10_hybrid_symbols():
    assert ways("{U/R}", "W") == ["{U}", "{R}", "{W}"]
    assert ways("{U/R}", "W", A10="as-printed") == ["{U}", "{R}"]
    assert ways("{U/R}{G}", "W", A10="as-printed") == ["{U}{G}", "{R}{G}", "{W}{U}", "{W}{R}"]
    assert ways("{G/P}", "W") == ["{G}", "{P}", "{W}"]
    assert ways("{2/W}", "R") == ["{2}", "{W}", "{R}"]


def test_a11_which_symbols_of_a_commander_count():
    bosh, grist = cards()["Bosh, Iron Golem"], cards()["Grist, the Hunger Tide"]
    assert commander_kinds([bosh]) == {"R"}
    assert commander_kinds([grist]) == {"B", "G"}
    from msgspec.structs import replace

    told = replace(bosh.faces[0], text="(Pay {W} or {U}.) {R}: nothing.", colour_indicator=("G",))
    card = replace(bosh, faces=(told,), colour_identity=("R", "G"))
    assert commander_kinds([card]) == {"R"}
    assert commander_kinds([card], with_reminders=True) == {"R", "W", "U"}
    assert commander_kinds([card], with_indicators=True) == {"R", "G"}


def test_a12_exiled_while_resolving():
    exiled = (cast("w1"), say("resolve", card="w1", to="exile"))
    assert at(after(*exiled)) == "forbidden B"
    assert at(after(*exiled, options={"A12": "exile"})) == "exile"
    assert at(after(*exiled, cast("w1"), options={"A12": "exile"})) == "stack"


def test_a13_who_may_use_the_graveyard():
    raised = (put("w2", "graveyard"), say("move", card="w2", to="battlefield", by="P2"))
    assert after(*raised).card.controller == "P2"
    assert after(*raised, options={"A13": "owner"}).code == "wb.not_owner"
    stolen = (put("w1", "graveyard"), say("turn", player="P2"), cast("w1", by="P2"))
    assert after(*stolen).is_accepted
    assert after(*stolen, options={"A13": "owner"}).code == "wb.not_owner"


def together(**options):
    both = (say("leave", card="w2", to="library-shuffled"), say("leave", card="w3", to="library-shuffled"))
    ready = (put("w2", "battlefield"), put("w3", "battlefield"))
    return after(*ready, say("together", parts=both), options=options)


def test_a14_several_pass_at_once():
    step = together()
    assert (step.shuffled, [one.shuffled for one in step.steps]) == (True, [False, False])
    assert [one.shuffled for one in together(A14="one-by-one").steps] == [True, True]


def test_a15_triggers_wait_until_all_are_home():
    step = together()
    assert step.triggers == ("left-battlefield", "to-library") * 2
    assert [one.triggers for one in step.steps] == [(), ()]
    assert all(one.triggers for one in together(A15="each-home").steps)


def test_together_all_or_none():
    started, _ = play(game(), put("w2", "battlefield"))
    parts = (say("leave", card="w2", to="exile"), say("leave", card="w3", to="exile"))
    now, steps = play(started, say("together", parts=parts))
    assert now is started
    assert steps[0].code == "wb.zone"


def test_a16_two_printed_colours_are_two_kinds():
    assert ways("{G}{U}", "WB") == ["{G}{U}", "{W}{B}"]
    assert ways("{G}{U}", "WB", A16="any-map") == ["{G}{U}", "{W}{W}", "{W}{B}", "{B}{B}"]


def test_a17_printed_and_substituted_colours():
    assert ways("{G}{U}", "WB") == ["{G}{U}", "{W}{B}"]
    mixed = ["{G}{U}", "{W}{U}", "{W}{B}", "{W}{G}", "{U}{B}", "{B}{G}"]
    assert ways("{G}{U}", "WB", A17="mixed") == mixed


def test_a18_colourless_among_the_symbols():
    kozilek = commander_kinds([cards()["Kozilek, the Great Distortion"]])
    assert kozilek == {"C"}
    assert ways("{R}{R}", "CG") == ["{R}{R}", "{G}{G}", "{C}{C}"]
    assert ways("{R}{R}", "CG", A18="not-counted") == ["{R}{R}", "{G}{G}"]
    assert ways("{R}{R}", "C", A18="not-counted") == ["{R}{R}", "{C}{C}"]


def test_other_costs_than_the_mana_cost():
    assert after(cast("w1")).is_accepted
    assert after(cast("w1"), options={"costs": "mana-cost-only"}).code == "wb.cost"
