"""``worldbreak pay``: what may be paid, as a list, and whether a payment will do."""

import pytest

from tests.cli.run import ask, call
from tests.decks.sample import SAMPLE


def pay(card, *words):
    return ask("worldbreak", "pay", card, "--cards", SAMPLE, *words)


def test_every_way_is_listed_the_printed_one_first():
    (part,) = pay("Prophet of Kruphix", "--commander", "Zur the Enchanter")["parts"]
    assert [way["pay"] for way in part["payments"]] == ["{3}{G}{U}", "{3}{W}{U}", "{3}{W}{B}", "{3}{U}{B}"]
    assert part["payments"][2]["instead"] == {"U": "W", "G": "B"}


def test_two_commanders_and_each_part_of_a_card():
    told = pay("Bonecrusher Giant", "--commander", "Thrasios, Triton Hero", "--commander", "Tymna the Weaver")
    assert told["kinds"] == ["W", "U", "B", "G"]
    assert [part["name"] for part in told["parts"]] == ["Bonecrusher Giant", "Stomp"]


@pytest.mark.parametrize(("paid", "status"), [("{6}{W}{W}{W}", 0), ("{6}{W}{U}{B}", 1)])
def test_a_payment_will_do_or_not(paid, status):
    words = (
        "worldbreak",
        "pay",
        "Worldfire",
        "--commander",
        "Zur the Enchanter",
        "--cards",
        SAMPLE,
        "--pay",
        paid,
    )
    assert call(*words, "--json").status == status
    text = call(*words, "--lang", "ru").out
    assert ("подходит" in text) == (status == 0)


def test_unknown_cards_are_told_at_once():
    done = call("worldbreak", "pay", "Wordlfire", "--commander", "Zurr the Enchanter", "--cards", SAMPLE)
    assert done.status == 3
    assert "Worldfire" in done.err
    assert "Zur the Enchanter" in done.err
