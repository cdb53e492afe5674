"""Trees of every size and shape: who feeds what, how many matches, and that favourites meet last."""

import random

import pytest

from headjudge.policy.pods import CutRound, CutShape, TablePlayoff
from headjudge.running.brackets.at_tables import table_playoff
from headjudge.running.brackets.elimination import double_elimination, draft_circle, single_elimination
from headjudge.running.brackets.filled import Rules, fill
from headjudge.running.brackets.tree import From, Seed, Tree
from tests.running.brackets.played import by_chance, favourite, losses, play, policy

SIZES = range(2, 65)
PRESETS = (
    "pods/plain",
    "pods/topdeck",
    "pods/marchesa",
    "pods/green-gate",
    "pods/mox-masters",
    "pods/placement",
    "pods/portugal",
    "pods/edh-matchmaker",
    "pods/full-grip",
    "pods/satopin",
)


def is_sound(tree: Tree) -> None:
    """Numbers rise in order of play, every rank sits once, and every winner but the last goes on somewhere."""
    nodes = tree.nodes
    assert [node.number for node in nodes] == list(range(1, len(nodes) + 1))
    assert [node.number for level in tree.levels for node in level.nodes] == list(range(1, len(nodes) + 1))
    ranks = sorted(s.rank for node in nodes for s in node.sources if isinstance(s, Seed))
    assert ranks == list(range(1, tree.field + 1))
    fed = [
        (source.match, source.place)
        for node in nodes
        if node.second_of is None
        for source in node.sources
        if isinstance(source, From)
    ]
    assert len(set(fed)) == len(fed)
    by_number = {node.number: node for node in nodes}
    for node in nodes:
        for source in node.sources:
            if isinstance(source, From):
                assert source.match < node.number
                assert by_number[source.match].wave < node.wave
    last = max(node.number for node in nodes if node.second_of is None)
    assert {n for n, place in fed if place == 1} == {
        node.number for node in nodes if node.second_of is None and node.number != last
    }
    assert len({level.name for level in tree.levels}) == len(tree.levels)


@pytest.mark.parametrize("field", SIZES)
class TestSingle:
    def test_every_match_is_played_and_everybody_but_one_loses_once(self, field: int) -> None:
        tree = single_elimination(field)
        is_sound(tree)
        assert len(tree.nodes) == field - 1
        assert tree.waves == (field - 1).bit_length()
        filled, rounds = play(tree, by_chance(random.Random(field)))
        assert filled.is_over
        assert sum(len(played.matches) for played in rounds) == field - 1
        lost = losses(rounds)
        assert lost.pop(filled.champion or "") == 0
        assert set(lost.values()) == {1}
        assert len(lost) == field - 1

    def test_favourites_meet_as_late_as_can_be(self, field: int) -> None:
        filled, rounds = play(single_elimination(field), favourite)
        assert filled.champion == "S01"
        assert set(rounds[-1].matches[0].seats) == {"S01", "S02"}
        for left, played in enumerate(reversed(rounds)):
            assert max(int(n[1:]) for m in played.matches for n in m.seats) <= 2 ** (left + 1)

    def test_byes_go_to_the_best_ranks(self, field: int) -> None:
        tree = single_elimination(field)
        first = {s.rank for node in tree.nodes if node.wave == 1 for s in node.sources if isinstance(s, Seed)}
        missing = 2**tree.waves - field
        assert first == set(range(missing + 1, field + 1))


@pytest.mark.parametrize("field", SIZES)
class TestDouble:
    def test_everybody_but_one_loses_twice(self, field: int) -> None:
        tree = double_elimination(field)
        is_sound(tree)
        assert len(tree.nodes) == 2 * field - 1
        for seed in range(3):
            filled, rounds = play(tree, by_chance(random.Random(seed)))
            assert filled.is_over
            lost = losses(rounds)
            own = lost.pop(filled.champion or "")
            assert own in (0, 1)
            assert set(lost.values()) == {2}
            # A grand final that the lower side wins is played again, and only then.
            assert sum(len(played.matches) for played in rounds) == 2 * field - 2 + own
            assert (len(tree.nodes) in filled.matches) is bool(own) or len(rounds[-1].matches) == 1

    def test_favourites_meet_in_the_final_and_again_in_the_grand_final(self, field: int) -> None:
        filled, rounds = play(double_elimination(field), favourite)
        meetings = [m for played in rounds for m in played.matches if set(m.seats) == {"S01", "S02"}]
        assert len(meetings) == 2
        assert rounds[-1].matches[-1] is meetings[-1]
        assert filled.champion == "S01"
        places = sorted(filled.places, key=filled.places.__getitem__)
        assert places[-2:] == ["S02", "S01"]

    def test_a_second_meeting_in_the_lower_side_comes_late(self, field: int) -> None:
        tree = double_elimination(field)
        if field < 8:
            return
        for seed in range(4):
            _, rounds = play(tree, by_chance(random.Random(seed)))
            met: dict[frozenset[str], int] = {}
            for played in rounds:
                for match in played.matches:
                    pair = frozenset(match.seats)
                    if pair in met and met[pair] == 1:
                        # Who met in the first round meets again at the earliest two rounds of the main side later.
                        assert played.number > 3, (field, seed)
                    met.setdefault(pair, played.number)


class TestDraftCircle:
    def test_eight_play_the_seat_opposite_then_two_seats_on(self) -> None:
        tree = draft_circle(range(1, 9))
        pairs = [tuple(s.rank for s in n.sources if isinstance(s, Seed)) for n in tree.levels[0].nodes]
        assert pairs == [(1, 5), (2, 6), (3, 7), (4, 8)]
        assert [n.sources for n in tree.levels[1].nodes] == [
            (From(1, 1), From(3, 1)),
            (From(2, 1), From(4, 1)),
        ]

    @pytest.mark.parametrize("field", range(2, 17))
    def test_any_table_is_a_whole_play_off(self, field: int) -> None:
        for seed in range(3):
            seats = list(range(1, field + 1))
            random.Random(seed).shuffle(seats)
            tree = draft_circle(seats)
            is_sound(tree)
            assert len(tree.nodes) == field - 1
            missing = 2**tree.waves - field
            first = [s.rank for n in tree.nodes if n.wave == 1 for s in n.sources if isinstance(s, Seed)]
            assert sorted(first) == list(range(missing + 1, field + 1))
            filled, rounds = play(tree, by_chance(random.Random(seed)))
            assert sorted(losses(rounds).values()) == [0] + [1] * (field - 1)
            assert filled.is_over


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("grouping", ["snake", "stride"])
class TestTables:
    def test_every_shape_of_every_preset(self, name: str, grouping: str) -> None:
        rules = policy(name).pods
        assert rules is not None
        assert rules.playoff is not None
        for shape in rules.playoff.shapes:
            tree = table_playoff(rules.playoff.model_copy(update={"grouping": grouping}), shape)
            is_sound(tree)
            assert [len(level.nodes) for level in tree.levels] == [step.tables for step in shape.rounds]
            assert {len(node.sources) for node in tree.nodes} == {rules.playoff.size}
            filled, rounds = play(tree, favourite)
            assert filled.champion == "S01"
            best = {f"S{rank:02d}" for rank in range(1, rules.playoff.size + 1)}
            if grouping == "snake":
                assert set(rounds[-1].matches[0].seats) == best
            filled, rounds = play(tree, by_chance(random.Random(1)))
            lost = losses(rounds)
            assert sorted(lost.values()) == [0] + [1] * (shape.cut - 1)


class TestShapes:
    def ranks(self, cut: int, **changes: object) -> list[list[list[int]]]:
        """The ranks at each table of each round, with the favourites winning."""
        rules = policy("pods/plain").pods.playoff.model_copy(update=changes)
        _, rounds = play(table_playoff(rules, rules.shape(cut)), favourite)
        return [[sorted(int(n[1:]) for n in m.seats) for m in played.matches] for played in rounds]

    def test_ten_let_two_wait_in_the_final(self) -> None:
        assert self.ranks(10) == [[[3, 6, 7, 10], [4, 5, 8, 9]], [[1, 2, 3, 4]]]
        assert self.ranks(10, grouping="stride")[0] == [[3, 5, 7, 9], [4, 6, 8, 10]]

    def test_seven_let_three_wait_and_thirteen_one(self) -> None:
        assert self.ranks(7) == [[[4, 5, 6, 7]], [[1, 2, 3, 4]]]
        assert self.ranks(13)[0] == [[2, 7, 8, 13], [3, 6, 9, 12], [4, 5, 10, 11]]

    def test_sixteen_and_four(self) -> None:
        assert self.ranks(4) == [[[1, 2, 3, 4]]]
        assert self.ranks(16)[0] == [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]

    def test_forty_take_three_rounds(self) -> None:
        rounds = self.ranks(40)
        assert [len(tables) for tables in rounds] == [8, 4, 1]
        assert min(rank for table in rounds[0] for rank in table) == 9
        assert rounds[1] == [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]

    @pytest.mark.parametrize("grouping", ["snake", "stride"])
    def test_two_of_each_table_go_on(self, grouping: str) -> None:
        shape = CutShape(cut=16, rounds=(CutRound(tables=4), CutRound(tables=2), CutRound(tables=1)))
        rules = TablePlayoff(shapes=(shape,), advance=2, grouping=grouping, drawn="best_seed")
        tree = table_playoff(rules, shape)
        is_sound_with_two = [node.goes_on for node in tree.nodes]
        assert is_sound_with_two == [2] * 6 + [1]
        filled, rounds = play(tree, favourite)
        assert [match.through for match in filled.matches.values() if match.number == 7] == [("S01",)]
        assert all(len(filled.matches[number].through) == 2 for number in range(1, 7))
        if grouping == "snake":
            assert set(rounds[-1].matches[0].seats) == {"S01", "S02", "S03", "S04"}


class TestStates:
    @pytest.mark.parametrize("field", [2, 3, 5, 8, 11])
    @pytest.mark.parametrize("tree_of", [single_elimination, double_elimination])
    def test_a_match_is_ready_once_both_matches_before_are_done(self, field: int, tree_of: object) -> None:
        tree = tree_of(field)  # type: ignore[operator]
        _, rounds = play(tree, by_chance(random.Random(field)))
        seeds = [f"S{rank:02d}" for rank in range(1, field + 1)]
        for upto in range(len(rounds) + 1):
            now = fill(tree, seeds, rounds[:upto], Rules())
            for match in now.matches.values():
                before = [now.matches[source.match].state for source in match.came_from]
                if match.state == "waiting":
                    assert before
                    assert set(before) != {"done"}
                else:
                    assert set(before) <= {"done"}
                    assert None not in match.seats
                assert (match.winner is not None) is (match.state == "done")
        before_cut = fill(tree, (), (), Rules())
        assert {match.state for match in before_cut.matches.values()} == {"waiting"}
        assert {name for match in before_cut.matches.values() for name in match.seats} == {None}
