"""Results as a scorekeeper types them, on three keyboards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headjudge.desk.typed_results import Typed, plain, read_line, result_of
from headjudge.findings import InputError
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.state import Result

GAMES = (2, 1, 0)


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("12 1", Typed(12, winner=1)),
        ("  12   2 ", Typed(12, winner=2)),
        ("12 d", Typed(12, draw=True)),
        ("12 =", Typed(12, draw=True)),
        ("12 0", Typed(12, lost=True)),
        ("12 X", Typed(12, lost=True)),
        ("12 2-1", Typed(12, winner=1, games=GAMES)),
        ("12 1-2", Typed(12, winner=2, games=(1, 2, 0))),
        ("12 1-1-1", Typed(12, draw=True, games=(1, 1, 1))),
        ("12 1 1-1 t", Typed(12, winner=1, games=(1, 1, 0), how="time")),
        ("12 1n", Typed(12, winner=1, how="no_show")),
        ("12 2 n", Typed(12, winner=2, how="no_show")),
        ("12 0n", Typed(12, lost=True, how="no_show")),
        ("12 da", Typed(12, draw=True, how="agreed")),
        ("12 1c", Typed(12, winner=1, how="concession")),
        ("12 2p", Typed(12, winner=2, how="penalty")),
        ("5 A1", Typed(5, winner=1, board="A")),
        ("5 b 2", Typed(5, winner=2, board="B")),
        ("5 cd", Typed(5, draw=True, board="C")),
        ("5 a1n", Typed(5, winner=1, board="A", how="no_show")),
        ("5 t", Typed(5, at_time=True)),
        ("7 3 2 4 1", Typed(7, winner=3, out=((2,), (4,), (1,)))),
        ("7 3241", Typed(7, winner=3, out=((2,), (4,), (1,)))),
        ("7 3>1>4>2", Typed(7, winner=3, out=((2,), (4,), (1,)))),
        ("7 3 > 1 > 4 > 2", Typed(7, winner=3, out=((2,), (4,), (1,)))),
        ("7 3 > 1 > 4+2", Typed(7, winner=3, out=((4, 2), (1,)))),
        ("7 3 2+4 1", Typed(7, winner=3, out=((2, 4), (1,)))),
        ("7 3 2n 4 1l", Typed(7, winner=3, out=((2,), (4,), (1,)), no_show=(2,), left=(1,))),
        ("7 d 2 4", Typed(7, draw=True, out=((2,), (4,)))),
        ("7 d 2 1 3+4 t", Typed(7, draw=True, out=((2,), (1,), (3, 4)), how="time")),
    ],
)
def test_lines(line, typed):
    assert read_line(line) == typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("１２　１", "12 1"),
        ("１２　２ー１", "12 2-1"),
        ("12 ｄ", "12 d"),
        ("12 ＝", "12 ="),
        ("５　あ１", "5 a1"),
        ("12 1ん", "12 1n"),
        ("７　３＞１＞４＞２", "7 3>1>4>2"),
        ("12 в", "12 d"),
        ("12 д", "12 d"),
        ("12 ч", "12 x"),
        ("12 х", "12 x"),
        ("12 1т", "12 1n"),
        ("12 1е", "12 1t"),
        ("12 1з", "12 1p"),
        ("12 1с", "12 1c"),
        ("12 дф", "12 da"),
        ("5 Ф1", "5 a1"),
        ("5 А2", "5 a2"),
        ("5 В2", "5 b2"),
        ("5 И2", "5 b2"),
        ("5 С=", "5 c="),
        ("5 вв", "5 bd"),
        ("7 3Ю1Ю4Ю2", "7 3>1>4>2"),
        ("7 3 2т 4 1д", "7 3 2n 4 1l"),
    ],
)
def test_the_keyboard_was_not_switched_over(typed, meant):
    assert read_line(typed) == read_line(meant)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "typed.not_understood"),
        ("12", "typed.only_a_table"),
        ("0 1", "typed.not_understood"),
        ("12 q", "typed.not_understood"),
        ("12 dn", "typed.not_understood"),
        ("12 1 2-1-1-1", "typed.not_understood"),
        ("7 3 3 1", "typed.seat_twice"),
        ("7 3 0 1", "typed.not_understood"),
        ("-1 1", "typed.not_understood"),
        ("5 A", "typed.not_understood"),
        ("x" * 1000, "typed.not_understood"),
        ("12 1\x00", "typed.not_understood"),
    ],
)
def test_what_is_not_understood_is_said(line, code):
    with pytest.raises(InputError) as caught:
        read_line(line)
    assert [finding.code for finding in caught.value.findings] == [code]


def test_a_seat_that_the_table_has_not():
    with pytest.raises(InputError, match="no_such_seat"):
        result_of(read_line("7 4 1 2"), ("a", "b", "c"))


def test_results_for_the_entrants():
    assert result_of(read_line("12 0n"), ("a", "b")) == Result(lost=("a", "b"), how="no_show")
    assert result_of(read_line("12 1-2"), ("a", "b")) == Result(winner="b", games=(1, 2, 0))
    four = ("a", "b", "c", "d")
    assert result_of(read_line("7 d 2 1 3+4"), four) == Result(
        draw=True, out=("b", "a", "c", "d"), together=(("c", "d"),)
    )


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text):
    try:
        typed = read_line(text)
    except InputError:
        return
    assert typed.table >= 1
    assert plain(plain(text)) == plain(text)


@given(
    st.integers(1, 999999),
    st.permutations([1, 2, 3, 4]),
    st.sampled_from([" ", " > ", ">", "＞", "Ю"]),
    st.booleans(),
)
def test_an_order_of_elimination_comes_out_as_it_went_in(table, order, between, draw):
    """``order``: the winner, then who was out first to last; always a result that may be."""
    seats = ("a", "b", "c", "d")
    winner, *out = order
    if between == " ":
        line = f"{table} {winner} " + " ".join(map(str, out))
    else:
        line = f"{table} " + between.join(map(str, [winner, *reversed(out)]))
    result = result_of(read_line(line), seats)
    assert result == Result(winner=seats[winner - 1], out=tuple(seats[n - 1] for n in out))
    assert not list(faults_of_result(result, seats))
    if draw:
        drawn = result_of(read_line(f"{table} d {out[0]} {out[1]}"), seats)
        assert not list(faults_of_result(drawn, seats))
