"""What a field must not say."""

from dataclasses import replace

import pytest

from headjudge.findings import Refused
from headjudge.pairing.pods import PodField, PodRule, Weights, pair_pods

GOOD = PodField(tuple("ABCDEFGH"), {name: at for at, name in enumerate("ABCDEFGH")})


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"ids": tuple("ABCDEFGA")}, "ids"),
        ({"points": (1, 2, 3)}, "points"),
        ({"scale": 0}, "scale"),
        ({"keys": {"A": 1}}, "keys"),
        ({"locked": (tuple("ABCD"), tuple("DEFG"))}, "locked, granted"),
        ({"locked": (tuple("ABCD"),), "granted": ("A",)}, "locked, granted"),
        ({"granted": ("Z",)}, "locked, granted"),
        ({"byes": {"A": -1}}, "byes"),
        ({"fixed_tables": {"A": 0}}, "fixed_tables"),
        ({"apart": (("A", "A"),)}, "apart"),
        ({"earlier": ((tuple("ABCD"), tuple("DEFG")),)}, "earlier"),
    ],
)
def test_what_contradicts_itself_is_named(wrong, named):
    with pytest.raises(ValueError, match=f"^{named}:"):
        pair_pods(replace(GOOD, **wrong))


def test_a_settled_table_of_a_size_the_event_does_not_have_is_refused():
    with pytest.raises(Refused) as refusal:
        pair_pods(replace(GOOD, locked=(tuple("ABC"),)))
    (finding,) = refusal.value.findings
    assert finding.code == "pair.pod_locked_size"
    assert finding.params == {"players": tuple("ABC"), "count": 3, "sizes": (4,)}


def test_granted_byes_come_first_and_others_follow_in_standing_order():
    made = pair_pods(replace(GOOD, granted=("C",)))
    assert [(bye.id, bye.notes) for bye in made.byes] == [
        ("C", ("pod_bye_granted",)),
        ("F", ("pod_bye_lowest",)),
        ("G", ("pod_bye_lowest",)),
        ("H", ("pod_bye_lowest",)),
    ]


@pytest.mark.parametrize("wrong", [{"meetings": -1}, {"points": -1}, {"third_meeting": -1}])
def test_weights_are_whole_numbers_from_nought(wrong):
    with pytest.raises(ValueError, match="weights"):
        pair_pods(GOOD, strategy="spread", weights=Weights(**wrong))


def test_a_rule_and_single_options_are_not_mixed():
    assert pair_pods(GOOD, PodRule(seats="seed")) == pair_pods(GOOD, seats="seed")
    with pytest.raises(ValueError, match="options"):
        pair_pods(GOOD, PodRule(), seats="seed")
