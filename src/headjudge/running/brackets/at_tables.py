"""Play-off trees at tables of three and more: the shape of the policy, filled by rank at the cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from headjudge.policy.pods import CutShape, TablePlayoff
from headjudge.running.brackets.tree import From, Level, Node, Seed, Source, Tree, numbered

Grouping = Literal["snake", "stride"]


def table_playoff(rules: TablePlayoff, shape: CutShape) -> Tree:
    """The tree of a shape: in each round the best ``byes`` wait and the others sit at its tables.

    Who comes from a table stands where the best of its ranks stood (the second where its second best stood), so
    that with the favourites winning every round is grouped by rank at the cut. Each shape ends with one table.
    """
    left: list[tuple[int, Source]] = [(rank, Seed(rank)) for rank in range(1, shape.cut + 1)]
    levels: list[Level] = []
    number = 0
    for at, step in enumerate(shape.rounds, 1):
        is_last = at == len(shape.rounds)
        goes_on = 1 if is_last else rules.advance
        entering = len(left)
        waiting, playing = left[: step.byes], left[step.byes :]
        nodes: list[Node] = []
        left = waiting
        for table in _grouped(playing, step.tables, rules.grouping):
            number += 1
            nodes.append(Node(number, tuple(source for _, source in table), "main", at, goes_on))
            ranks = sorted(rank for rank, _ in table)
            left = left + [(ranks[place], From(number, place + 1)) for place in range(goes_on)]
        left = sorted(left, key=lambda one: one[0])
        levels.append(Level(_name(len(shape.rounds) - at, entering), "main", tuple(nodes)))
    return numbered(shape.cut, levels)


def _name(to_come: int, entering: int) -> str:
    return {0: "final", 1: "semi-final"}.get(to_come, f"round_of_{entering}")


def _grouped(
    ranked: Sequence[tuple[int, Source]], tables: int, grouping: Grouping
) -> list[list[tuple[int, Source]]]:
    """Ranks dealt to tables: ``snake`` there and back (1 4 5 8, 2 3 6 7), ``stride`` always from the first."""
    made: list[list[tuple[int, Source]]] = [[] for _ in range(tables)]
    for at, one in enumerate(ranked):
        row, table = divmod(at, tables)
        is_back = grouping == "snake" and row % 2 == 1
        made[tables - 1 - table if is_back else table].append(one)
    return made
