"""Where a worldbreak goes from where, as the rule sheet says it: the page's cases, and what the options change."""

import pytest

from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.policy.worldbreak_ways import PLACES, STARTS, reachable, rows_in_play, way, ways

# FCG WORLD BREAKER of 2016-05-31, sentences 6, 8, 13 to 15, 17, 18, 20, 21; A6, A7 and A8 as they are by default.
AS_A_RULE = {
    "ready": ("battlefield", "graveyard", "spent", "stays", "stays"),
    "spell": ("battlefield", "spent", "spent", "ready", "ready"),
    "resolving": (None, "spent", "spent", "spent", "spent"),
    "battlefield": (None, "spent", "spent", "spent", "spent"),
    "graveyard": ("battlefield", None, "spent", "ready", "ready"),
}


def ends(rules, start, place):
    row = way(rules, start, place).row
    return None if row is None else row.refuse or row.lands


def table(**options):
    rules = worldbreak_rules(None, options)
    return {start: tuple(ends(rules, start, place) for place in PLACES) for start in STARTS}


def test_as_a_rule():
    assert table() == AS_A_RULE


@pytest.mark.parametrize(
    ("option", "value", "start", "place", "end"),
    [
        ("A6", "spent", "spell", "battlefield", "spent"),
        ("A7", "not-allowed", "ready", "hand", "wb.zone"),
        ("A7", "not-allowed", "ready", "library", "wb.zone"),
        ("A8", "not-allowed", "ready", "exile", "wb.zone"),
        ("A12", "exile", "resolving", "exile", "exile"),
    ],
)
def test_an_option_changes_its_cell(option, value, start, place, end):
    changed = table(**{option: value})
    assert changed[start][PLACES.index(place)] == end
    both = {(s, p) for s in STARTS for p in PLACES if ends_differ(changed, s, p)}
    assert (start, place) in both
    assert len(both) == (2 if option == "A7" else 1)


def ends_differ(changed, start, place):
    return changed[start][PLACES.index(place)] != AS_A_RULE[start][PLACES.index(place)]


def every_choice():
    for option in worldbreak_rules().options:
        for value in option.values:
            yield worldbreak_rules(None, {option.key: value})


def test_hand_and_library_never_differ():
    for rules in every_choice():
        for row in ways(rules):
            hand, library = (one.row for one in row if one.place in ("hand", "library"))
            assert hand is library, rules.changed()


def test_the_order_of_rows_and_cells_is_that_of_the_table():
    for start, row in zip(STARTS, ways(worldbreak_rules()), strict=True):
        assert [(one.start, one.place) for one in row] == [(start, place) for place in PLACES]


class TestWhatCanHappen:
    def test_a_card_stays_in_hand_or_library_only_where_its_owner_decides(self):
        whole = {"ready", "spent", "stack", "battlefield", "graveyard"}
        assert reachable(worldbreak_rules()) == whole | {"hand", "library"}
        assert reachable(worldbreak_rules(None, {"A9": "always"})) == whole

    def test_a_card_rests_in_exile_only_under_its_option(self):
        assert "exile" in reachable(worldbreak_rules(None, {"A12": "exile"}))

    def test_rows_that_cannot_happen_are_left_out_and_no_other(self):
        usual, strict = worldbreak_rules(), worldbreak_rules(None, {"A9": "always"})
        left_out = set(usual.transitions) - set(rows_in_play(usual))
        assert {row.origins for row in left_out} == {("exile",)}
        gone = set(strict.transitions) - set(rows_in_play(strict))
        assert {state for row in gone for state in row.origins} == {"exile", "hand", "library"}
        assert rows_in_play(worldbreak_rules(None, {"A12": "exile"})) == (
            worldbreak_rules(None, {"A12": "exile"}).transitions
        )

    def test_a_spent_card_never_comes_back(self):
        for rules in every_choice():
            rows = [row for row in rules.transitions if "spent" in row.origins]
            assert rows
            assert all(row.refuse for row in rows)
