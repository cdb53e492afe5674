"""The tree of a play-off: which match feeds which, before anybody is known to sit anywhere.

One form carries every kind: a match names where each of its seats comes from, a rank at the cut or a place in an
earlier match. Single and double elimination, tables of four and a draft's circle differ in that alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

Side = Literal["main", "lower"]


@dataclass(frozen=True, slots=True)
class Seed:
    """A seat that belongs to a rank at the cut, from 1."""

    rank: int


@dataclass(frozen=True, slots=True)
class From:
    """A seat that belongs to whoever has this place (1 is the winner) in an earlier match."""

    match: int
    place: int


Source = Seed | From


@dataclass(frozen=True, slots=True)
class Node:
    """A match of the tree. ``wave``: the round in which it can be played at the earliest, from 1.

    ``goes_on`` is how many of it the play-off still needs. ``second_of`` is the match that this one repeats
    where the lower side has won it (the second match of a grand final); otherwise None.
    """

    number: int
    sources: tuple[Source, ...]
    side: Side
    wave: int
    goes_on: int = 1
    second_of: int | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """A round of the tree by its name: ``final``, ``semi-final``, ``round_of_16``, ``lower_round_2``."""

    name: str
    side: Side
    nodes: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Tree:
    """All rounds of a play-off for ``field`` entrants; every match feeds later ones only."""

    field: int
    levels: tuple[Level, ...]

    @property
    def nodes(self) -> tuple[Node, ...]:
        """Every match in order of number."""
        return tuple(
            sorted((node for level in self.levels for node in level.nodes), key=lambda node: node.number)
        )

    @property
    def waves(self) -> int:
        """How many rounds the play-off takes without the second match of a grand final."""
        return max((node.wave for node in self.nodes if node.second_of is None), default=0)


def numbered(field: int, levels: Sequence[Level]) -> Tree:
    """The tree with its rounds in order of play and its matches numbered in that order; empty rounds fall away.

    Matches come with any numbers that differ; what refers to them is carried along.
    """
    played = sorted(
        (level for level in levels if level.nodes),
        key=lambda level: (level.nodes[0].wave, level.side == "lower"),
    )
    new: Mapping[int, int] = {
        node.number: number
        for number, node in enumerate((node for level in played for node in level.nodes), 1)
    }
    return Tree(
        field,
        tuple(
            replace(level, nodes=tuple(_renumbered(node, new) for node in level.nodes)) for level in played
        ),
    )


def _renumbered(node: Node, new: Mapping[int, int]) -> Node:
    sources = tuple(
        From(new[source.match], source.place) if isinstance(source, From) else source
        for source in node.sources
    )
    second_of = None if node.second_of is None else new[node.second_of]
    return replace(node, number=new[node.number], sources=sources, second_of=second_of)
