"""Knock-out trees for two at a table: single and double elimination by standing, and a draft's circle of seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from headjudge.running.advancing import playoff_seeding
from headjudge.running.brackets.tree import From, Level, Node, Seed, Side, Source, Tree, numbered

Slot = Source | None
"""Who comes here; None where nobody does, because the field is no power of two."""
Pairs = Callable[[int], list[tuple[int, int]]]
"""How many there are -> who of them meet, by index."""


def single_elimination(field: int) -> Tree:
    """The play-off by standing: with eight 1-8, 5-4, 6-3, 2-7, then winners of neighbouring matches.

    In a field that is no power of two the best ranks wait a round. Rule: TRP, Pairings (play-off).

    >>> [node.sources for node in single_elimination(3).nodes]
    [(Seed(rank=3), Seed(rank=2)), (Seed(rank=1), From(match=1, place=1))]
    """
    upper, _ = _Knockout().upper(_by_standing(field), _neighbours)
    return numbered(field, _named(upper, "final"))


def draft_circle(seats: Sequence[int]) -> Tree:
    """The play-off of a draft: ``seats`` has the rank at the cut of whoever sits there, in order round the table.

    First everybody plays the seat opposite, then winners two seats on meet, and so on round by round. Where the
    table is no power of two the best ranks wait, and the others play the seat opposite among themselves.
    Rule: TRP, Pairings (draft play-off); byes are ours.

    >>> [node.sources for node in draft_circle([3, 1, 4, 2]).nodes][:2]
    [(Seed(rank=3), Seed(rank=4)), (Seed(rank=1), Seed(rank=2))]
    """
    upper, _ = _Knockout().upper(_round_the_table(seats), _opposite)
    return numbered(len(seats), _named(upper, "final"))


def double_elimination(field: int) -> Tree:
    """The play-off in which everybody may lose once: who loses on the main side goes on in the lower side.

    Its winner meets the main side's winner in the grand final, and again if that is the other one's first loss.
    Byes go to the best ranks. Losers enter the lower side in turned order, so that two who met there meet late.
    """
    knockout = _Knockout()
    upper, losers = knockout.upper(_by_standing(field), _neighbours)
    lower, last = knockout.lower(losers)
    final = [level for level in upper if level][-1:]
    if not final or last is None:
        return numbered(field, _named(upper, "final"))
    wave = max(level[0].wave for level in (*upper, *lower) if level) + 1
    grand = Node(next(knockout.numbers), (From(final[0][0].number, 1), last), "main", wave)
    again = Node(
        next(knockout.numbers),
        (From(grand.number, 1), From(grand.number, 2)),
        "main",
        wave + 1,
        second_of=grand.number,
    )
    levels = [
        *_named(upper, "upper-final"),
        *_lower_named(lower),
        Level("grand-final", "main", (grand,)),
        Level("grand-final-reset", "main", (again,)),
    ]
    return numbered(field, levels)


def _by_standing(field: int) -> list[Slot]:
    depth = max(field - 1, 0).bit_length()
    if depth == 0:
        return []
    ranks = [rank for pair in playoff_seeding(2**depth) for rank in pair]
    return [Seed(rank) if rank <= field else None for rank in ranks]


def _round_the_table(seats: Sequence[int]) -> list[Slot]:
    """The circle with an empty place opposite each of the best ranks, as many as are missing."""
    size = 2 ** max(len(seats) - 1, 0).bit_length()
    half, missing = size // 2, size - len(seats)
    if len(seats) < 2:
        return []
    waiting = [rank for rank in seats if rank <= missing]
    playing = [rank for rank in seats if rank > missing]
    across = len(playing) // 2
    couples: list[tuple[int, int | None]] = [(rank, None) for rank in waiting]
    couples += [(playing[at], playing[at + across]) for at in range(across)]
    couples.sort(key=lambda couple: seats.index(couple[0]))
    slots: list[Slot] = [None] * size
    for at, (first, second) in enumerate(couples):
        slots[at] = Seed(first)
        slots[at + half] = None if second is None else Seed(second)
    return slots


def _neighbours(among: int) -> list[tuple[int, int]]:
    return [(at, at + 1) for at in range(0, among, 2)]


def _opposite(among: int) -> list[tuple[int, int]]:
    return [(at, at + among // 2) for at in range(among // 2)]


class _Knockout:
    """Builds rounds; a match with one seat that nobody takes is none, and who is there goes on."""

    def __init__(self) -> None:
        self.numbers = count(1)

    def level(
        self, couples: Sequence[tuple[Slot, Slot]], side: Side, wave: int
    ) -> tuple[list[Node], list[Slot], list[Slot]]:
        """One round: its matches, then for each couple who goes on from it, and who loses in it."""
        nodes: list[Node] = []
        winners: list[Slot] = []
        losers: list[Slot] = []
        for first, second in couples:
            if first is None or second is None:
                winners.append(second if first is None else first)
                losers.append(None)
                continue
            node = Node(next(self.numbers), (first, second), side, wave)
            nodes.append(node)
            winners.append(From(node.number, 1))
            losers.append(From(node.number, 2))
        return nodes, winners, losers

    def upper(self, slots: list[Slot], pairs: Pairs) -> tuple[list[list[Node]], list[list[Slot]]]:
        """The main side: its rounds, and the losers of each."""
        levels: list[list[Node]] = []
        fallen: list[list[Slot]] = []
        while len(slots) > 1:
            couples = [(slots[a], slots[b]) for a, b in pairs(len(slots))]
            nodes, slots, losers = self.level(couples, "main", len(levels) + 1)
            levels.append(nodes)
            fallen.append(losers)
        return levels, fallen

    def lower(self, fallen: Sequence[list[Slot]]) -> tuple[list[list[Node]], Slot]:
        """The lower side: its rounds, and who comes out of it."""
        levels: list[list[Node]] = []
        left = list(fallen[0]) if fallen else []

        def play(couples: list[tuple[Slot, Slot]]) -> list[Slot]:
            nodes, winners, _ = self.level(couples, "lower", len(levels) + 2)
            levels.append(nodes)
            return winners

        for turn, coming in enumerate(fallen[1:]):
            left = play([(left[a], left[b]) for a, b in _neighbours(len(left))])
            half = len(coming) // 2
            turned = coming[::-1] if turn % 2 == 0 else coming[half:] + coming[:half]
            left = play(list(zip(left, turned, strict=True)))
        return levels, left[0] if left else None


def _named(levels: Sequence[Sequence[Node]], last: str) -> list[Level]:
    """Rounds of the main side, named by how many are left when nobody waits any more."""
    names = {0: last, 1: "semi-final", 2: "quarter-final"}
    depth = len(levels)
    return [
        Level(names.get(depth - at - 1, f"round_of_{2 ** (depth - at)}"), "main", tuple(nodes))
        for at, nodes in enumerate(levels)
    ]


def _lower_named(levels: Sequence[Sequence[Node]]) -> list[Level]:
    played = [nodes for nodes in levels if nodes]
    return [
        Level(
            "lower-final" if at == len(played) else f"lower_round_{at}",
            "lower",
            tuple(nodes),
        )
        for at, nodes in enumerate(played, 1)
    ]
