"""Results as forms have them: what a form says, what a result shows, and both ways round."""

import pytest

from headjudge.desk.result_form import fields_of, typed_result
from headjudge.findings import InputError
from headjudge.tournament.state import Result

TWO, FOUR = ("7", "9"), ("a", "b", "c", "d")


@pytest.mark.parametrize(
    ("sent", "result"),
    [
        ({"outcome": "1"}, Result(winner="7")),
        ({"outcome": "2", "games": "1-2", "how": "time"}, Result(winner="9", games=(1, 2, 0), how="time")),
        ({"outcome": "draw", "games": "1-1-1"}, Result(draw=True, games=(1, 1, 1))),
        ({"outcome": "both_lost", "how": "no_show"}, Result(lost=TWO, how="no_show")),
        ({"outcome": "none"}, None),
    ],
)
def test_two_at_a_table(sent, result):
    assert typed_result(sent, TWO) == result


@pytest.mark.parametrize(
    ("sent", "result"),
    [
        (
            {"outcome": "3", "out-1": "2", "out-2": "1", "out-4": "3"},
            Result(winner="c", out=("b", "a", "d")),
        ),
        ({"outcome": "3", "out-1": "2", "out-2": "1"}, Result(winner="c", out=("b", "a", "d"))),
        (
            {"outcome": "1", "out-2": "1", "out-3": "1", "out-4": "2"},
            Result(winner="a", out=("b", "c", "d"), together=(("b", "c"),)),
        ),
        (
            {"outcome": "1", "no_show-4": "yes", "out-2": "1", "left-2": "yes"},
            Result(winner="a", out=("d", "b", "c"), no_show=("d",), left=("b",)),
        ),
        ({"outcome": "draw", "out-4": "1"}, Result(draw=True, out=("d",))),
        (
            {"outcome": "draw", "out-1": "1", "out-2": "2", "out-3": "2", "out-4": "2"},
            Result(draw=True, out=FOUR, together=(("b", "c", "d"),)),
        ),
        (
            {
                "outcome": "2",
                "out-1": "3",
                "out-3": "2",
                "out-4": "1",
                "through-2": "yes",
                "through-1": "yes",
            },
            Result(winner="b", out=("d", "c", "a"), through=("a", "b")),
        ),
    ],
)
def test_four_at_a_table(sent, result):
    assert typed_result(sent, FOUR) == result


@pytest.mark.parametrize(
    ("sent", "seats", "code", "field"),
    [
        ({}, TWO, "mend.no_outcome", "outcome"),
        ({"outcome": "3"}, TWO, "mend.no_outcome", "outcome"),
        ({"outcome": "1", "games": "two"}, TWO, "mend.games_form", "games"),
        ({"outcome": "1", "out-2": "x"}, FOUR, "mend.out_number", "out-2"),
        ({"outcome": "1", "out-2": "²"}, FOUR, "mend.out_number", "out-2"),
        ({"outcome": "1", "out-2": "0"}, FOUR, "mend.out_number", "out-2"),
    ],
)
def test_what_cannot_be_read_is_said_beside_its_field(sent, seats, code, field):
    with pytest.raises(InputError) as caught:
        typed_result(sent, seats)
    assert (caught.value.findings[0].code, caught.value.findings[0].subject) == (code, field)


def test_contradictions_are_those_of_every_result():
    with pytest.raises(InputError, match=r"sense\.games_contradict"):
        typed_result({"outcome": "2", "games": "2-0"}, TWO)
    with pytest.raises(InputError, match=r"sense\.fate_unknown"):
        typed_result({"outcome": "1", "out-2": "1"}, FOUR)


@pytest.mark.parametrize(
    "result",
    [
        Result(winner="b", out=("d", "a", "c"), together=(("a", "c"),), no_show=("d",), left=("a",)),
        Result(draw=True, out=("c",)),
        Result(winner="a", out=("b", "c", "d"), how="time"),
    ],
)
def test_a_result_shown_and_sent_again_is_the_same(result):
    fields = fields_of(result, FOUR)
    sent = {"outcome": fields.outcome, "games": fields.games, "how": fields.how}
    for seat in fields.seats:
        sent[f"out-{seat.number}"] = seat.out
        for name in ("no_show", "left", "through"):
            if getattr(seat, name):
                sent[f"{name}-{seat.number}"] = "yes"
    assert typed_result(sent, FOUR) == result
