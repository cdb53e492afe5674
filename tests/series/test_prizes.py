"""Prizes: by place, by record, shared or by order, and that nothing is made or lost."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.series import hand_out_event
from headjudge.series.form import PlacePrize, PrizeList, RecordPrize
from headjudge.series.prizes import Winner, hand_out
from tests.series.events import loaded


def winners(places: str, wins: str = "") -> list[Winner]:
    """People named a, b, c … with these places and wins."""
    return [
        Winner("abcdefgh"[n], "", int(place), int(wins[n]) if wins else 0) for n, place in enumerate(places)
    ]


def credit(*amounts: int, ties: str = "share") -> PrizeList:
    """Store credit for the first places."""
    rows = tuple(PlacePrize(first=n, prize="credit", amount=Fraction(a)) for n, a in enumerate(amounts, 1))
    return PrizeList(place=rows, ties=ties)


def given_to(prizes: PrizeList, people: list[Winner]):
    handed, findings = hand_out(prizes, people, None)
    return [(one.id, one.prize, one.amount, one.shared) for one in handed], [f.code for f in findings]


def test_by_place():
    assert given_to(credit(60, 20, 20), winners("1234")) == (
        [("a", "credit", 60, 1), ("b", "credit", 20, 1), ("c", "credit", 20, 1)],
        [],
    )


def test_a_tie_shares_what_its_places_have():
    assert given_to(credit(60, 20, 10), winners("1134"))[0] == [
        ("a", "credit", 40, 2),
        ("b", "credit", 40, 2),
        ("c", "credit", 10, 1),
    ]
    assert given_to(credit(60, 20), winners("1222"))[0][1:] == [
        (name, "credit", Fraction(20, 3), 3) for name in "bcd"
    ]


def test_a_tie_by_order():
    assert given_to(credit(60, 20, 10, ties="order"), winners("1134"))[0] == [
        ("a", "credit", 60, 1),
        ("b", "credit", 20, 1),
        ("c", "credit", 10, 1),
    ]


def test_what_cannot_be_divided_is_said_and_the_rest_is_handed_out():
    rows = (PlacePrize(first=1, prize="cup"), PlacePrize(first=2, last=3, prize="mat"))
    assert given_to(PrizeList(place=rows), winners("1133")) == ([], ["prizes.cannot_share"] * 3)
    assert given_to(PrizeList(place=rows), winners("122")) == (
        [("a", "cup", None, 1), ("b", "mat", None, 1), ("c", "mat", None, 1)],
        [],
    )


def test_by_record_the_highest_row_that_fits():
    rows = (RecordPrize(wins=3, prize="four"), RecordPrize(wins=1, prize="one"))
    handed, _ = given_to(PrizeList(record=rows), winners("1234", "4210"))
    assert [(who, prize) for who, prize, *_ in handed] == [("a", "four"), ("b", "one"), ("c", "one")]


def test_an_event_hands_out_by_its_standings():
    one = loaded("e1", [[("A", "D", "A"), ("B", "C", "B")], [("A", "B", "A"), ("C", "D", "C")]])
    prizes = PrizeList(
        place=(PlacePrize(first=1, prize="cup"),), record=(RecordPrize(wins=1, prize="booster"),)
    )
    handed, findings = hand_out_event(prizes, one)
    assert [(h.event, h.id, h.prize, h.why, h.wins) for h in handed] == [
        ("e1", "A", "cup", "place", 2),
        ("e1", "A", "booster", "record", 2),
        ("e1", "B", "booster", "record", 1),
        ("e1", "C", "booster", "record", 1),
    ]
    assert findings == []
    assert hand_out_event(prizes, loaded("e2", [])) == ([], [])


@given(st.lists(st.integers(0, 100), min_size=1, max_size=8), st.lists(st.booleans(), min_size=0, max_size=7))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_sharing_neither_makes_nor_loses_anything(amounts, ties):
    """The amounts of all places that anybody stands on are handed out, exactly."""
    place, places = 1, [1]
    for number, same in enumerate(ties, 2):
        place = place if same else number
        places.append(place)
    people = [Winner(f"p{n}", "", p, 0) for n, p in enumerate(places)]
    handed, _ = hand_out(credit(*amounts), people, None)
    assert sum((h.amount for h in handed), Fraction(0)) == sum(amounts[: len(people)])
    by_place: dict[int, set[Fraction]] = {}
    for h in handed:
        by_place.setdefault(h.place, set()).add(h.amount)
    assert all(len(shares) == 1 for shares in by_place.values())
