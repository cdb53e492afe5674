"""Policies of larger tables: what is closed and checked, and that every option has its place."""

import re
from datetime import date
from fractions import Fraction

import pytest

from headjudge.findings import InputError
from headjudge.policy.editions import load_file, resolve
from headjudge.policy.names import METRICS, POD_BY_WINS, POD_METRICS, POD_WITH_FLOOR
from headjudge.policy.options import check_options
from headjudge.policy.pods import CutShape
from headjudge.policy.policy import Policy
from headjudge.policy.set_options import PLACES, defaults, with_options
from headjudge.policy.show import show
from headjudge.standings import POD_METRICS as BUILT
from headjudge.wording import LANGUAGES, speak
from tests.house.tree import ROOT

ARENA = resolve("goldfish-arena", date(2026, 11, 30)).policy
NO_PLACE = {"rounds", "decklists"}


def found(text: str) -> list[tuple[str, str | None]]:
    """The faults of a policy file that extends Goldfish Arena."""
    with pytest.raises(InputError) as caught:
        load_file(f'extends = "goldfish-arena"\nid = "own"\n{text}', "own.toml", date(2026, 11, 30))
    for finding in caught.value.findings:
        for language in LANGUAGES:
            said = speak(language).finding(finding)
            assert "{" not in said
            assert "???" not in said
    return [(finding.code, finding.subject) for finding in caught.value.findings]


def own(text: str) -> Policy:
    return load_file(f'extends = "goldfish-arena"\nid = "own"\n{text}', "own.toml", date(2026, 11, 30))


class TestNames:
    def test_metrics(self):
        assert set(POD_METRICS.all) == set(BUILT)
        assert not set(POD_METRICS.all) & set(METRICS.all)

    def test_with_a_floor(self):
        assert set(POD_WITH_FLOOR.all) == {key for key, unit in BUILT.items() if unit.takes_floor}
        assert set(POD_BY_WINS.all) < set(POD_WITH_FLOOR.all)

    def test_all_are_for_larger_tables(self):
        assert all(unit.pods for unit in BUILT.values())


class TestOptions:
    def test_every_option_has_its_place_or_is_read_elsewhere(self):
        assert set(ARENA.options) - NO_PLACE - {"opponents_floor"} <= set(PLACES)

    def test_every_place_is_offered_or_is_for_mixed_sizes(self):
        playoff = {"playoff_drawn", "playoff_seats", "playoff_grouping"}
        assert set(PLACES) - set(ARENA.options) == {"short_table", "short_tables_stand"} | playoff
        assert playoff <= set(resolve("pods/plain", date(2026, 11, 30)).policy.options)

    @pytest.mark.parametrize("name", [name for name, one in ARENA.options.items() if one.kind == "choice"])
    def test_every_choice_changes_the_policy_and_makes_a_possible_one(self, name):
        option = ARENA.options[name]
        if name in NO_PLACE:
            assert with_options(ARENA, {name: option.choices[0]}) == ARENA
            return
        made = {}
        for value in option.choices:
            assert check_options(ARENA, {name: value}) == []
            policy = with_options(ARENA, {name: value})
            assert Policy.model_validate(show(policy)) == policy
            made[value] = policy
        assert made[option.default] == ARENA
        assert len({str(show(policy)) for policy in made.values()}) == len(option.choices)

    def test_max_byes(self):
        assert ARENA.pods.filling.max_byes is None
        assert with_options(ARENA, {"max_byes": 2}).pods.filling.max_byes == 2
        assert [one.code for one in check_options(ARENA, {"max_byes": 0})] == ["option.value"]

    def test_a_floor_stands_in_the_steps(self):
        policy = with_options(ARENA, {"opponents_floor": "1/5"})
        assert [step.floor for step in policy.standings] == [None, None, Fraction(1, 5)]

    def test_the_default_of_an_option_is_what_the_policy_says(self):
        steps = [{"key": "points"}, {"key": "win_rate", "floor": "1/5"}]
        raw = {"standings": steps, "table_sizes": [4, 3], "pods": {"seats": {"swiss": "reverse"}}}
        options = {
            name: {"kind": "choice"}
            for name in ("opponents_floor", "table_sizes", "seats", "rounds", "no_show")
        }
        told = {name: option.get("default") for name, option in defaults(raw, options).items()}
        assert told == {
            "opponents_floor": "1/5", "table_sizes": "4-3", "seats": "reverse", "rounds": None, "no_show": None,
        }  # fmt: skip
        assert defaults(raw, {"seats": {"default": "seed"}})["seats"] == {"default": "seed"}

    def test_sizes(self):
        policy = with_options(ARENA, {"table_sizes": "4-3"})
        assert policy.table_sizes == (4, 3)
        assert policy.pods.filling.leftovers == "short_tables"
        assert with_options(policy, {"table_sizes": "4"}).pods.filling.leftovers == "byes"

    def test_a_policy_for_two_has_no_such_places(self):
        two = resolve("swiss", date(2026, 11, 30)).policy
        assert with_options(two, {"rounds": 3}) is two
        assert [one.code for one in check_options(two, {"seats": "random"})] == ["option.unknown"]

    def test_fewer_than_five_rounds_are_not_offered(self):
        assert [one.code for one in check_options(ARENA, {"rounds": 4})] == ["option.value"]
        assert check_options(ARENA, {"rounds": 5}) == []

    def test_what_a_file_of_ones_own_can_change(self):
        policy = own('[pods.orders]\nsimultaneous = "mean"\n[scoring]\nwin = 5')
        assert policy.pods.orders.simultaneous == "mean"
        assert policy.pods.orders.bye == 4
        assert policy.scoring.win == 5


class TestFaults:
    def test_closed_keys_and_values(self):
        assert found('[pods.orders]\nsimultanous = "mean"') == [
            ("policy.unknown_key", "/pods/orders/simultanous")
        ]
        assert found('[pods.orders]\nsimultaneous = "median"') == [
            ("policy.value", "/pods/orders/simultaneous")
        ]
        assert found("[pods.table]\npoints = 3") == [("policy.unknown_key", "/pods/table/points")]

    @pytest.mark.parametrize("sizes", ["[2]", "[4, 2]"])
    def test_sizes_that_do_not_go_with_the_section(self, sizes):
        assert ("policy.pods_and_sizes", "/table_sizes") in found(f"table_sizes = {sizes}")

    def test_a_policy_for_two_may_not_have_larger_tables_without_the_section(self):
        with pytest.raises(InputError) as caught:
            load_file('extends = "swiss"\nid = "own"\ntable_sizes = [4]', "own.toml", date(2026, 11, 30))
        assert [one.code for one in caught.value.findings] == ["policy.pods_and_sizes"]

    def test_values_of_matches_between_two_are_no_values_here(self):
        steps = '[[standings]]\nkey = "match_points"\nbetter = "high"'
        assert found(steps) == [("policy.unknown_name", "/standings/0/key")]
        text = 'extends = "swiss"\nid = "own"\n[[standings]]\nkey = "points"\nbetter = "high"'
        with pytest.raises(InputError) as caught:
            load_file(text, "own.toml", date(2026, 11, 30))
        assert [one.code for one in caught.value.findings] == ["policy.unknown_name"]

    def test_ways_to_pair(self):
        assert found('[pairing]\nmethod = "swiss"') == [("policy.unknown_name", "/pairing/method")]
        assert own('[pairing]\nmethod = "spread"').pairing.method == "spread"

    def test_floors(self):
        steps = '[[standings]]\nkey = "elimination_order"\nbetter = "high"\nfloor = "1/3"'
        assert found(steps) == [("standings.floor_not_taken", "/standings/0/floor")]

    def test_rates_of_points_need_points(self):
        steps = '[scoring]\nwin = 0\n[[standings]]\nkey = "points_rate"\nbetter = "high"'
        assert found(steps) == [("standings.win_unscored", "/scoring/win")]

    def test_placement(self):
        rows = "[pods.table]\nplacement = [{ size = 4, points = [5, 3, 2] }]"
        assert found(rows) == [("policy.placement_points", "/pods/table/placement/0/points")]
        rows = "[pods.table]\nplacement = [{ size = 3, points = [5, 3, 2] }]"
        assert found(rows) == [("policy.placement_sizes", "/pods/table/placement")]
        assert own("[pods.table]\nplacement = [{ size = 4, points = [5, 3, 2, 1] }]").pods.table.placement

    def test_short_tables(self):
        assert found('[pods.filling]\nleftovers = "short_tables"') == [
            ("policy.short_tables", "/pods/filling")
        ]
        text = 'table_sizes = [4, 3]\n[pods.filling]\nleftovers = "short_tables"\n'
        assert found(text) == [("policy.short_tables", "/pods/filling")]
        one_size = '[pods.filling]\nleftovers = "short_tables"\nshort_tables_stand = "top"'
        assert found(one_size) == [("policy.short_tables", "/pods/filling")]
        assert own(text + 'short_tables_stand = "top"').pods.filling.short_tables_stand == "top"

    def test_seat_values(self):
        assert found("[pods.opponents]\nseat_values = [0, 1, 3]") == [
            ("policy.seat_values", "/pods/opponents/seat_values")
        ]
        steps = '[[standings]]\nkey = "seat_wins"\nbetter = "high"'
        assert found(steps) == [("policy.seat_values", "/pods/opponents/seat_values")]


SHAPES = {
    4: "[{ tables = 1 }]",
    7: "[{ tables = 1, byes = 3 }, { tables = 1 }]",
    10: "[{ tables = 2, byes = 2 }, { tables = 1 }]",
    13: "[{ tables = 3, byes = 1 }, { tables = 1 }]",
    16: "[{ tables = 4 }, { tables = 1 }]",
    40: "[{ tables = 8, byes = 8 }, { tables = 4 }, { tables = 1 }]",
}


def playoff(*shapes: str) -> str:
    return f'[pods.playoff]\ndrawn = "best_seed"\nshapes = [{", ".join(shapes)}]\n'


class TestCutShapes:
    @pytest.mark.parametrize("cut", SHAPES)
    def test_the_customary_ones_come_out(self, cut):
        policy = own(playoff(f"{{ cut = {cut}, rounds = {SHAPES[cut]} }}"))
        shape = policy.pods.playoff.shape(cut)
        assert isinstance(shape, CutShape)
        left = cut
        for step in shape.rounds:
            assert left == step.byes + 4 * step.tables
            left = step.byes + step.tables
        assert left == 1
        assert policy.pods.playoff.shape(5) is None

    def test_a_round_that_does_not_fill_its_tables(self):
        text = playoff("{ cut = 10, rounds = [{ tables = 2 }, { tables = 1 }] }")
        assert found(text) == [("policy.cut_round", "/pods/playoff/shapes/0/rounds/0")]

    def test_an_end_that_is_no_end(self):
        text = playoff("{ cut = 16, rounds = [{ tables = 4 }] }")
        assert found(text) == [("policy.cut_end", "/pods/playoff/shapes/0/rounds")]

    def test_a_shape_twice(self):
        one = "{ cut = 4, rounds = [{ tables = 1 }] }"
        assert found(playoff(one, one)) == [("policy.double", "/pods/playoff/shapes/1/cut")]


class TestTheReference:
    ROWS = re.compile(r"^\| `(\w+)`(?: \((O\d+)\))? \| (.*?) \| (.*?) \|", re.MULTILINE)

    def rows(self) -> dict[str, tuple[str, str, str]]:
        text = (ROOT / "docs/reference/pods-options.md").read_text(encoding="utf-8")
        options = text.split("## Options")[1].split("## Values")[0]
        return {name: (point, values, default) for name, point, values, default in self.ROWS.findall(options)}

    def test_it_has_every_option_with_its_values_and_default(self):
        rows = self.rows()
        assert set(rows) == set(ARENA.options)
        for name, (_, values, default) in rows.items():
            option = ARENA.options[name]
            if option.kind == "choice":
                assert re.findall("`([^`]+)`", values) == list(option.choices), name
                assert re.findall("`([^`]+)`", default) == (
                    [] if option.default is None else [option.default]
                )
            else:
                assert values == f"from {option.least}"

    def test_every_open_point_is_there_once(self):
        points = [point for point, _, _ in self.rows().values() if point]
        assert sorted(points, key=lambda one: int(one[1:])) == [f"O{number}" for number in range(1, 18)]

    def test_it_names_every_value_that_may_rank(self):
        text = (ROOT / "docs/reference/pods-options.md").read_text(encoding="utf-8")
        section = text.split("## Values that may rank")[1].split("\n## ")[0]
        assert re.findall("`([a-z_]+)`", section)[: len(POD_METRICS.all)] == list(POD_METRICS.all)
