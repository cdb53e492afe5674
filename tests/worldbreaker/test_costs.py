"""What may be paid: every payment that exists, decided a second time straight from sentence 12."""

from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.worldbreaker.costs import not_paid, payments
from headjudge.worldbreaker.mana import counted, symbols

RULES = worldbreak_rules()
COLOURS = "WUBRG"


def may_pay(printed: Counter[str], kinds: frozenset[str], paid: Counter[str]) -> bool:
    """Sentence 12 said once more, by trying every way to hand kinds of mana to printed colours."""
    if paid == printed:
        return True
    colours = list(printed)
    if len(kinds) <= 1:
        (only,) = kinds or {"C"}
        mixes = [dict.fromkeys(colours, only)]
        if len(colours) > 1:  # colour by colour, as printed or with the commander's
            mixes = [
                {colour: only if bits >> place & 1 else colour for place, colour in enumerate(colours)}
                for bits in range(1, 2 ** len(colours))
            ]
    elif len(colours) <= len(kinds):
        mixes = [dict(zip(colours, picked, strict=True)) for picked in permutations(kinds, len(colours))]
    else:
        mixes = [{}]
        for colour in colours:
            mixes = [mix | {colour: kind} for mix in mixes for kind in kinds]
    for mix in mixes:
        sums: Counter[str] = Counter()
        for colour, kind in mix.items():
            sums[kind] += printed[colour]
        if sums == paid:
            return True
    return False


def test_every_payment_for_costs_of_up_to_four_symbols():
    """All costs of up to four coloured symbols, ten commanders, all payments of as many symbols: 45,045 decisions."""
    commanders = [
        frozenset(kinds) for kinds in ("", "C", "R", "W", "WU", "RG", "CG", "WUB", "WUBRG", "WUBRGC")
    ]
    tried = 0
    for number in range(1, 5):
        costs = [Counter(picked) for picked in combinations_with_replacement(COLOURS, number)]
        paid = [Counter(picked) for picked in combinations_with_replacement(COLOURS + "C", number)]
        for printed in costs:
            cost = "{2}" + "".join(f"{{{colour}}}" for colour in printed.elements())
            for kinds in commanders:
                ways = {frozenset(counted(symbols(way.text)).items()) for way in payments(cost, kinds, RULES)}
                for amounts in paid:
                    told = frozenset((amounts + Counter(generic=2)).items())
                    assert (told in ways) == may_pay(printed, kinds, amounts), (cost, kinds, amounts)
                    tried += 1
    assert tried == 10 * (5 * 6 + 15 * 21 + 35 * 56 + 70 * 126)


MANA = st.sampled_from(
    ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}", "{X}", "{1}", "{3}", "{U/R}", "{2/W}", "{G/P}", "{S}"]
)


@given(
    st.lists(MANA, max_size=7), st.frozensets(st.sampled_from("WUBRGC")), st.randoms(use_true_random=False)
)
def test_what_is_listed_is_taken_in_any_order_and_nothing_over_or_short(cost, kinds, chance):
    text = "".join(cost)
    for way in payments(text, kinds, RULES):
        shuffled = [f"{{{one}}}" for one in symbols(way.text)]
        chance.shuffle(shuffled)
        assert not_paid("".join(shuffled), text, kinds, RULES) is None
        over = not_paid(way.text + "{W}{W}{W}{W}{W}{W}{W}{W}", text, kinds, RULES)
        assert over is not None


@given(st.lists(MANA, min_size=1, max_size=6), st.frozensets(st.sampled_from("WUBRGC")))
def test_the_printed_cost_is_always_payable(cost, kinds):
    assert not_paid("".join(cost), "".join(cost), kinds, RULES) is None
    assert payments("".join(cost), kinds, RULES)[0].is_printed


@pytest.mark.parametrize(
    ("paid", "fault"),
    [
        (None, "nothing_paid"),
        ("6WWW", "unreadable"),
        ("{6}{W}{W}", "too_few"),
        ("{6}{W}{W}{W}{W}", "too_many"),
        ("{7}{W}{W}{W}", "fixed_part"),
        ("{9}", "fixed_part"),
        ("{6}{G}{G}{G}", "foreign"),
        ("{6}{W}{U}{B}", "not_one_kind"),
        ("{6}{R}{W}{W}", "not_one_kind"),
    ],
)
def test_why_a_payment_does_not_fit(paid, fault):
    assert not_paid(paid, "{6}{R}{R}{R}", frozenset("WUB"), RULES).fault == fault


def test_why_two_colours_do_not_fit():
    assert not_paid("{3}{W}{W}", "{3}{G}{U}", frozenset("WUB"), RULES).fault == "same_kind_twice"
    assert not_paid("{3}{G}{W}", "{3}{G}{U}", frozenset("WUB"), RULES).fault == "mixed_with_printed"


def test_whole_numbers_are_added_up():
    assert not_paid("{1}{R}{2}{R}", "{3}{G}{U}", frozenset("R"), RULES) is None
    assert not_paid("{0}", "{0}", frozenset("R"), RULES) is None


def test_what_has_no_mana_cost_cannot_be_paid_for():
    assert payments("", frozenset("R"), RULES) == ()
    assert not_paid("", "", frozenset("R"), RULES).fault == "no_mana_cost"


def test_life_is_no_mana():
    for paid in ("{1}{P}", "{1}", "{1}{G}", "{1}{R}", "{G/P}{1}"):
        assert not_paid(paid, "{1}{G/P}", frozenset("R"), RULES) is None
    assert not_paid("{1}{W}", "{1}{G/P}", frozenset("R"), RULES).fault == "not_this_way"
    assert not_paid("", "{0}", frozenset("R"), RULES) is None
