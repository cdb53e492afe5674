"""The table of a series: points, the best of them, ties, what changes nothing."""

import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.series import LoadedEvent, check_series, series_table
from headjudge.series.form import SeriesFile
from tests.series.events import loaded, random_events, series

POINTS = """
[points]
participation = 1
match_point = "1/2"
place = [{ first = 1, points = 10 }, { first = 2, points = 7 }, { first = 3, last = 4, points = 4 }]
"""


def rows(form: SeriesFile, events: list[LoadedEvent]):
    return [(row.place, row.person, row.points, row.decided_by) for row in series_table(form, events).rows]


def straight(day: int = 1, order: str = "ABCD", key: str | None = None, **changes) -> LoadedEvent:
    """Two rounds that rank people in the order given: the first wins both, the last loses both."""
    a, b, c, d = order
    return loaded(key or f"e{day}", [[(a, d, a), (b, c, b)], [(a, b, a), (c, d, c)]], "ABCD", day, **changes)


class TestPoints:
    def test_place_match_points_and_participation_are_added(self):
        one = straight()
        form = series([one], f"---\n{POINTS}")
        assert rows(form, [one]) == [
            (1, "A", 10 + 1 + 1, "points"),
            (2, "B", Fraction(17, 2), "points"),
            (3, "C", Fraction(11, 2), "points"),
            (4, "D", 5, None),
        ]
        (score,) = series_table(form, [one]).rows[1].scores
        assert (score.by_place, score.by_match_points, score.participation) == (7, Fraction(1, 2), 1)
        assert (score.place, score.match_points, score.match_wins, score.counted) == (2, 1, 1, True)

    def test_the_best_count_and_the_rest_is_shown(self):
        events = [straight(1), straight(2, "BACD"), straight(3, "DCBA")]
        form = series(events, f"best = 2\n---\n{POINTS}")
        table = series_table(form, events)
        by_person = {row.person: row for row in table.rows}
        assert [(s.event, s.points, s.counted) for s in by_person["A"].scores] == [
            ("e1", 12, True),
            ("e2", Fraction(17, 2), True),
            ("e3", 5, False),
        ]
        assert by_person["A"].points == Fraction(41, 2)

    def test_of_equal_events_the_better_place_then_the_earlier_counts(self):
        events = [straight(2), straight(1)]
        form = series(events, "best = 1\n---\n[points]\nparticipation = 1\n")
        for row in series_table(form, events).rows:
            assert [(s.event, s.counted) for s in row.scores] == [("e1", True), ("e2", False)]
        better = [straight(1, "BACD"), straight(2, "ABCD")]
        first = series_table(series(better, "best = 1\n---\n[points]\nparticipation = 1\n"), better).rows[0]
        assert (first.person, [s.counted for s in first.scores]) == ("A", [False, True])

    def test_a_disqualified_entrant_gets_nothing_from_the_event(self):
        people = [{"id": "A", "name": "A", "disqualified_after": 2}, *({"id": x, "name": x} for x in "BCD")]
        one = straight(entrants=people)
        assert [row[:3] for row in rows(series([one], f"---\n{POINTS}"), [one])] == [
            (1, "B", Fraction(23, 2)),
            (2, "C", Fraction(17, 2)),
            (3, "D", 5),
        ]

    def test_an_event_without_a_finished_round_gives_nothing(self):
        events = [straight(1), loaded("e2", [], "ABCD", 2)]
        form = series(events, f"---\n{POINTS}")
        assert all(len(row.scores) == 1 for row in series_table(form, events).rows)
        assert [f.code for f in check_series(form, events)] == ["series.event_not_begun"]

    def test_a_running_event_is_taken_as_it_stands_and_that_is_said(self):
        one = straight(options={"rounds": 3})
        (told,) = check_series(series([one], f"---\n{POINTS}"), [one])
        assert (told.code, told.severity, told.params["round"]) == ("series.event_running", "warning", 2)

    def test_the_place_is_that_of_the_play_off(self):
        stages = [
            {"id": "s", "kind": "swiss", "options": {"rounds": 1}},
            {"id": "t", "kind": "bracket", "enters": {"top": 2}},
        ]
        one = loaded("e1", [[("A", "D", "A"), ("B", "C", "B")]], "ABCD", 1)
        order = [row.entrant for row in one.table.rows]
        final = {
            "number": 2, "stage": "t",
            "matches": [{"table": 1, "number": 1, "seats": order[:2], "result": {"winner": order[1]}}],
        }  # fmt: skip
        first = {
            "number": 1, "stage": "s",
            "matches": [
                {"table": 1, "seats": ["A", "D"], "result": {"winner": "A"}},
                {"table": 2, "seats": ["B", "C"], "result": {"winner": "B"}},
            ],
        }  # fmt: skip
        cuts = [{"after_round": 1, "order": order, "through": order[:2]}]
        played = loaded("e1", [], "ABCD", 1, stages=stages, rounds=[first, final], cuts=cuts, options={})
        table = series_table(series([played], f"---\n{POINTS}"), [played])
        assert [row.person for row in table.rows][:2] == [order[1], order[0]]
        assert [row.scores[0].match_wins for row in table.rows][:2] == [
            1,
            1,
        ]  # a play-off match is none of these

    def test_a_bye_is_a_win_where_it_gives_as_much(self):
        for policy, wins in (("swiss", 1), ("mtg/swiss", 1)):
            one = loaded("e1", [[("A", "B", "A")]], "ABC", 1, policy, {1: ["C"]})
            by_person = {row.person: row for row in series_table(series([one], f"---\n{POINTS}"), [one]).rows}
            assert by_person["C"].match_wins == wins


class TestTies:
    PLAY = "---\n[points]\nparticipation = 1\n"

    def tied(self, ties: str, events: list[LoadedEvent]):
        return rows(series(events, f"ties = {ties}\n{self.PLAY}"), events)

    def test_what_nothing_separates_shares_the_place(self):
        events = [straight(1), straight(2, "DCBA")]
        assert rows(series(events, self.PLAY), events) == [(1, name, 2, None) for name in "ABCD"]
        four = self.tied('["best_place"]', events)
        assert [(place, person, by) for place, person, _, by in four] == [
            (1, "A", None),
            (1, "D", "best_place"),
            (3, "B", None),
            (3, "C", None),
        ]

    @pytest.mark.parametrize(
        ("ties", "order"),
        [
            ('["best_place"]', [(1, "A"), (1, "B"), (3, "C"), (4, "D")]),
            ('["places"]', [(1, "A"), (1, "B"), (3, "C"), (4, "D")]),
            ('["event_wins"]', [(1, "A"), (1, "B"), (3, "C"), (3, "D")]),
            ('["latest_event"]', [(1, "B"), (2, "A"), (3, "C"), (4, "D")]),
            ('["match_wins"]', [(1, "A"), (1, "B"), (3, "C"), (4, "D")]),
            ('["match_points"]', [(1, "A"), (1, "B"), (3, "C"), (4, "D")]),
            ('["events_played"]', [(1, "A"), (1, "B"), (1, "C"), (1, "D")]),
            ('["event_wins", "latest_event"]', [(1, "B"), (2, "A"), (3, "C"), (4, "D")]),
        ],
    )
    def test_each_criterion(self, ties, order):
        events = [straight(1, "ABCD"), straight(2, "BACD")]
        assert [(place, person) for place, person, *_ in self.tied(ties, events)] == order

    def test_more_places_count_after_equal_ones(self):
        events = [straight(1), loaded("e2", [[("B", "C", "B")]], "BC", 2)]
        form = series(
            events, 'ties = ["places", "events_played"]\n---\n[points]\nplace = [{first = 9, points = 1}]\n'
        )
        assert [(place, person) for place, person, *_ in rows(form, events)][:2] == [(1, "B"), (2, "A")]

    def test_head_to_head_needs_everybody_to_have_met(self):
        met = [loaded("e1", [[("A", "B", "B")]], "AB", 1)]
        assert [row[1] for row in self.tied('["head_to_head"]', met)] == ["B", "A"]
        some = [loaded("e1", [[("A", "B", "B"), ("C", "D", "C")]], "ABCD", 1)]
        assert [row[0] for row in self.tied('["head_to_head"]', some)] == [1, 1, 1, 1]
        three = [loaded("e1", [[("A", "B", "A")], [("A", "C", "C")], [("B", "C", "B")]], "ABC", 1)]
        assert [row[0] for row in self.tied('["head_to_head"]', three)] == [1, 1, 1]

    def test_a_draw_between_two_separates_nobody(self):
        drawn = [loaded("e1", [[("A", "B", None)]], "AB", 1)]
        assert [row[0] for row in self.tied('["head_to_head"]', drawn)] == [1, 1]


class TestPeople:
    def test_an_outside_id_is_the_same_person(self):
        def who(day, ids):
            people = [
                {"id": name, "name": name, "external": {"gem": gem}}
                for name, gem in zip("ABCD", ids, strict=True)
            ]
            return straight(day, entrants=people)

        events = [who(1, "4321"), who(2, "1234")]
        table = series_table(series(events, f'known_by = "gem"\n---\n{POINTS}'), events)
        assert {row.person: [s.place for s in row.scores] for row in table.rows} == {
            "4": [1, 4], "3": [2, 3], "2": [3, 2], "1": [4, 1],
        }  # fmt: skip

    def test_people_are_named_one_by_one(self):
        events = [straight(1), straight(2)]
        text = '[[people]]\nid = "P"\nname = "Pat"\nentrants = { e1 = "A", e2 = "D" }\n'
        text += '[[people]]\nid = "Q"\nentrants = { e1 = "D", e2 = "A" }\n'
        form = series(events, f"---\n{POINTS}{text}")
        assert check_series(form, events) == []
        by_person = {row.person: row for row in series_table(form, events).rows}
        assert [s.place for s in by_person["P"].scores] == [1, 4]
        assert (by_person["P"].name, by_person["Q"].name) == ("Pat", "Name A")


CRITERIA = (
    "best_place",
    "places",
    "event_wins",
    "match_wins",
    "match_points",
    "events_played",
    "latest_event",
    "head_to_head",
)
SOME = st.lists(st.sampled_from(CRITERIA), unique=True, max_size=4)
REPEATABLE = settings(max_examples=40, deadline=None, derandomize=True)


def shown(table):
    return [
        (r.place, r.person, r.points, r.decided_by, [(s.event, s.counted) for s in r.scores])
        for r in table.rows
    ]


class TestProperties:
    @given(st.integers(0, 10**6), SOME, st.integers(1, 4))
    @REPEATABLE
    def test_the_order_of_the_file_changes_nothing(self, seed, ties, best):
        events = random_events(seed)
        text = f"best = {best}\nties = {list(ties)}\n---\n{POINTS}"
        first = shown(series_table(series(events, text), events))
        mixed = random.Random(seed).sample(events, len(events))
        assert shown(series_table(series(mixed, text), mixed)) == first

    @given(st.integers(0, 10**6))
    @REPEATABLE
    def test_more_counted_events_never_take_points_away(self, seed):
        events = random_events(seed)
        before: dict[str, Fraction] = {}
        for best in (1, 2, 3, 4):
            table = series_table(series(events, f"best = {best}\n---\n{POINTS}"), events)
            now = {row.person: row.points for row in table.rows}
            assert all(now[person] >= points for person, points in before.items())
            before = now
        every = series_table(series(events, f"---\n{POINTS}"), events)
        assert {row.person: row.points for row in every.rows} == before

    @given(st.integers(0, 10**6), SOME, st.integers(1, 4))
    @REPEATABLE
    def test_a_table_is_what_it_says(self, seed, ties, best):
        events = random_events(seed)
        table = series_table(series(events, f"best = {best}\nties = {list(ties)}\n---\n{POINTS}"), events)
        for row in table.rows:
            assert sum(s.counted for s in row.scores) == min(best, len(row.scores))
            assert row.points == sum(s.points for s in row.scores if s.counted)
            left = [s.points for s in row.scores if not s.counted]
            assert all(s.points >= max(left, default=0) for s in row.scores if s.counted)
        for number, (above, below) in enumerate(zip(table.rows, table.rows[1:], strict=False), 1):
            assert above.points >= below.points
            assert (above.place == below.place) is (above.decided_by is None)
            assert below.place in (above.place, number + 1)
            assert (above.decided_by == "points") is (above.points > below.points)
            assert above.decided_by in (None, "points", *ties)
        assert table.rows[-1].decided_by is None
