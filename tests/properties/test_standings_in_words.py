"""What the rules say in words about the values, held against the formulas."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.standings import METRICS, Records, draw_lots, rank, records_of
from headjudge.standings.explanation import explain
from headjudge.standings.field import Field
from headjudge.tournament.state import Entrant
from tests.standings.events import FAB, FAB_SCORING, event, history_event, random_event

F = Fraction
RULES = settings(derandomize=True, deadline=None, max_examples=150)
HISTORY = st.text("WDLBA.", min_size=1, max_size=10)


def values(records: Records, key: str) -> dict[str, Fraction]:
    return dict(zip(records.ids, METRICS[key].fast(Field(records, FAB_SCORING)).fractions(), strict=True))


@st.composite
def two_histories(draw: st.DrawFn) -> tuple[str, str]:
    """Two histories of the same length with as many rounds won."""
    first = draw(HISTORY)
    won = draw(st.permutations([sign in "WB" for sign in first]))
    second = "".join(draw(st.sampled_from("WB" if one else "DLA.")) for one in won)
    return first, second


@RULES
@given(two_histories())
def test_who_more_recently_held_the_higher_running_total_has_the_higher_cmp(pair: tuple[str, str]) -> None:
    """TRP A.4, for two on equal points; without such a round the CMP are equal."""
    records = records_of(history_event(A=pair[0], B=pair[1]))
    totals = [[sum(sign in "WB" for sign in one[: r + 1]) for r in range(len(one))] for one in pair]
    cmp = values(records, "cmp")
    differing = [r for r in range(len(pair[0])) if totals[0][r] != totals[1][r]]
    if not differing:
        assert cmp["A"] == cmp["B"]
        return
    last = differing[-1]
    ahead = "A" if totals[0][last] > totals[1][last] else "B"
    assert cmp[ahead] == max(cmp["A"], cmp["B"]) > min(cmp["A"], cmp["B"])
    standing = rank(records, FAB, FAB_SCORING, draw_lots(records, ""))
    (one,) = explain(standing, "A", "B").comparisons
    assert one.above == ahead
    assert one.running is not None
    assert one.running.round == last + 1
    assert one.running.above > one.running.below


@RULES
@given(HISTORY)
def test_cmp_is_one_with_every_round_won_and_zero_with_none(history: str) -> None:
    cmp = values(records_of(history_event(A=history)), "cmp")["A"]
    won = sum(sign in "WB" for sign in history)
    assert 0 <= cmp <= 1
    assert (cmp == 1) == (won == len(history))
    assert (cmp == 0) == (won == 0)


@RULES
@given(HISTORY, st.integers(0, 9), st.data())
def test_winning_one_round_more_never_hurts(history: str, place: int, data: st.DataObject) -> None:
    """Of win, draw and loss in the same round, the better result ranks at least as high on every own
    value."""
    place %= len(history)
    win, draw, bye, loss = (history[:place] + sign + history[place + 1 :] for sign in "WDBL")
    mlp = {one: values(records_of(history_event(A=one)), "mlp")["A"] for one in (win, draw, bye, loss)}
    assert mlp[win] == mlp[draw] <= mlp[bye] <= mlp[loss]
    if mlp[win]:  # at least one loss elsewhere
        assert mlp[draw] < mlp[bye]
    cmp = {one: values(records_of(history_event(A=one)), "cmp")["A"] for one in (win, draw, bye, loss)}
    assert cmp[win] == cmp[bye] > cmp[draw] == cmp[loss]


@RULES
@given(st.integers(0, 2**32), st.integers(0, 20), st.integers(0, 9))
def test_rates_are_between_zero_and_one(seed: int, entrants: int, rounds: int) -> None:
    records = records_of(random_event(seed, entrants, rounds))
    for key in ("cmp", "mlp", "omlp", "ocmp"):
        assert all(0 <= value <= 1 for value in values(records, key).values())


@RULES
@given(st.integers(0, 2**32), st.integers(1, 12), st.integers(1, 6))
def test_what_happens_later_does_not_show_before(seed: int, entrants: int, rounds: int) -> None:
    """Standings after N are the same before and after the rounds that follow."""
    whole = random_event(seed, entrants, rounds)
    for after in range(rounds):
        known = tuple(known_after(one, after) for one in whole.entrants if one.entered_in <= max(after, 1))
        one = records_of(replace(whole, entrants=known, rounds=whole.rounds[:after]))
        two = records_of(whole, after)
        tables = [rank(records, FAB, FAB_SCORING, draw_lots(records, "s")).rows() for records in (one, two)]
        assert tables[0] == tables[1]


def known_after(entrant: Entrant, after: int) -> Entrant:
    """What a scorekeeper knew of an entrant after that round: nobody has left later, or come back later
    than for the next round."""
    out = entrant.disqualified_after
    return replace(
        entrant,
        dropped_after=tuple(moment for moment in entrant.dropped_after if moment <= after),
        re_entered_in=tuple(moment for moment in entrant.re_entered_in if moment <= after + 1),
        disqualified_after=out if out is not None and out <= after else None,
    )


def test_lots_do_not_depend_on_results() -> None:
    first, second = records_of(event("A>B C>D")), records_of(event("B>A C=D"))
    assert draw_lots(first, "s").tolist() == draw_lots(second, "s").tolist()
