"""Dealing at random: exact, repeatable, the same whatever the order of the file."""

import itertools
from collections import Counter

import pytest

from headjudge.desk.worldbreaks.drawing import Want, drawn, goes_round, handed_out

POOL = {"Armageddon": 1, "Biorhythm": 2, "Capsize": 1, "Decree": 1}


def every_deal(pool, wants):
    """How often each player gets each card over every order of the pile and every order of turns."""
    copies = [card for card, many in pool.items() for _ in range(many)]
    got = {player: Counter() for player in wants}
    tried = made = 0
    for pile in itertools.permutations(copies):
        for turns in itertools.permutations(wants):
            tried += 1
            deal = handed_out(pile, turns, wants)
            if deal is None:
                continue
            made += 1
            for player, cards in deal.items():
                assert len(set(cards)) == len(cards) == wants[player].count
                got[player].update(cards)
    return got, made, tried


class TestExact:
    def test_each_card_of_a_pool_is_as_likely_for_each_player(self):
        got, made, tried = every_deal(dict.fromkeys("ABCDE", 1), {"1": Want(2), "2": Want(2)})
        assert made == tried == 240
        assert {count for counts in got.values() for count in counts.values()} == {96}
        assert all(len(counts) == 5 for counts in got.values())

    def test_so_with_copies_where_some_deals_are_drawn_anew(self):
        got, made, tried = every_deal({"A": 2, "B": 2, "C": 2}, {"1": Want(2), "2": Want(2)})
        assert tried == 1440
        assert made <= tried
        assert len({count for counts in got.values() for count in counts.values()}) == 1

    def test_every_three_of_one_player_are_as_likely(self):
        hands = Counter(
            frozenset(handed_out(pile, ["1"], {"1": Want(3)})["1"])
            for pile in itertools.permutations("ABCDE")
        )
        assert len(hands) == 10
        assert set(hands.values()) == {12}

    def test_by_labelled_draws_all_cards_come_up(self):
        counts = Counter(
            card
            for number in range(3_000)
            for card in drawn(
                "seed", f"worldbreaks/{number}", dict.fromkeys("ABCDEF", 1), {"1": Want(3)}
            ).cards["1"]
        )
        # 1,500 expected of each with a standard deviation of 27: five of them.
        assert all(abs(count - 1_500) < 137 for count in counts.values())
        assert len(counts) == 6


class TestRepeatable:
    WANTS = ("3", "1", "2")

    def test_the_order_of_pool_and_players_changes_nothing(self):
        first = drawn("9f86", "worldbreaks/1", POOL, {one: Want(1) for one in self.WANTS})
        for pool in itertools.permutations(POOL.items()):
            for players in itertools.permutations(self.WANTS):
                again = drawn("9f86", "worldbreaks/1", dict(pool), {one: Want(1) for one in players})
                assert again.cards == first.cards

    def test_the_deal_that_is_written_down(self):
        """A value that has to stay for ever: logs name the label, and anybody may draw it again."""
        deal = drawn("9f86d081884c7d65", "worldbreaks/1", POOL, {"1": Want(3), "2": Want(1)})
        assert (deal.label, dict(deal.cards)) == GOLDEN

    def test_another_seed_or_label_gives_another_deal(self):
        pool = dict.fromkeys(map(str, range(40)), 1)
        deals = [
            drawn(seed, label, pool, {"1": Want(3)}).cards["1"]
            for seed, label in (("a", "x"), ("b", "x"), ("a", "y"))
        ]
        assert len(set(deals)) == 3


GOLDEN = ("worldbreaks/1/1", {"1": ("Armageddon", "Biorhythm", "Capsize"), "2": ("Biorhythm",)})


class TestLimits:
    def test_nobody_gets_what_he_may_not_have(self):
        for number in range(50):
            deal = drawn(
                "s", f"{number}", POOL, {"1": Want(2, frozenset(("Biorhythm", "Capsize"))), "2": Want(2)}
            )
            assert set(deal.cards["1"]) == {"Armageddon", "Decree"}
            assert set(deal.cards["2"]) == {"Biorhythm", "Capsize"}

    @pytest.mark.parametrize(
        ("pool", "wants", "expected"),
        [
            ({"A": 9}, {"1": Want(2)}, False),
            ({"A": 2, "B": 2, "C": 2}, {"1": Want(3), "2": Want(3)}, True),
            ({"A": 4, "B": 1, "C": 1}, {"1": Want(3), "2": Want(3)}, False),
            ({"A": 1, "B": 1}, {"1": Want(2, frozenset("A"))}, False),
            ({}, {"1": Want(1)}, False),
            ({}, {}, True),
        ],
    )
    def test_whether_a_pool_goes_round(self, pool, wants, expected):
        assert goes_round(pool, wants) is expected
        assert (drawn("s", "l", pool, wants) is not None) is expected

    def test_an_uneven_pool_goes_round_by_drawing_anew(self):
        pool = {"A": 2, "B": 2, "C": 1, "D": 1}
        for number in range(30):
            deal = drawn("s", f"uneven/{number}", pool, {"1": Want(3), "2": Want(3)})
            assert all({"A", "B"} <= set(cards) for cards in deal.cards.values())
