"""A play-off as it stands: the tree filled with what has been played, and who may sit down next.

What was played is fact and is shown as it was played, also where it does not follow from the matches before
(``misfits``) or has no place in the tree (``strays``): an audit names both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from headjudge.running.brackets.order import Drawn, finished_order
from headjudge.running.brackets.tree import From, Node, Seed, Side, Tree
from headjudge.tournament.state import Match, Round

State = Literal["waiting", "ready", "running", "done"]
Turns = Callable[[int, Sequence[str]], tuple[str, ...]]
"""(number of a match, who sits there in the order of the tree) -> its seats in order."""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """One match of the tree. ``seats`` and ``seeds`` (ranks at the cut) are None until known.

    ``through`` is who goes on, ``round`` and ``table`` where it was paired. ``without_play`` names those who
    have left the event, where the others go on (or have won) without a match.
    """

    number: int
    side: Side
    wave: int
    seats: tuple[str | None, ...]
    seeds: tuple[int | None, ...]
    state: State
    winner: str | None
    through: tuple[str, ...] = ()
    came_from: tuple[From, ...] = ()
    round: int | None = None
    table: int | None = None
    chose: str | None = None
    without_play: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """The entrants who are known to sit here, in the order of their seats."""
        return tuple(name for name in self.seats if name is not None)


@dataclass(frozen=True, slots=True)
class Misfit:
    """A match that was paired although the tree has others there; ``expected`` is None where nobody knows yet."""

    number: int
    round: int
    match: Match
    expected: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Filled:
    """The matches by number (without the second match of a grand final once nobody needs it), and what does not fit.

    ``places`` holds for each entrant how far they came, comparable: further is more.
    """

    matches: Mapping[int, BracketMatch]
    places: Mapping[str, tuple[int, ...]]
    champion: str | None
    is_over: bool
    misfits: tuple[Misfit, ...]
    strays: tuple[tuple[int, Match], ...]

    def numbers(self) -> dict[tuple[int, int], int]:
        """(round, table) -> number in the tree, of everything that was paired."""
        return {
            (match.round, match.table): match.number
            for match in self.matches.values()
            if match.round is not None and match.table is not None
        }


@dataclass(frozen=True, slots=True)
class Rules:
    """What filling needs of the policy and the event: what a draw does, turn order, and who has left.

    ``gone`` has the first round that each of them missed.
    """

    drawn: Drawn = "best_seed"
    turns: Turns = field(default=lambda _, names: tuple(names))
    gone: Mapping[str, int] = field(default_factory=dict)


def fill(
    tree: Tree,
    seeds: Sequence[str],
    rounds: Sequence[Round],
    rules: Rules,
    pinned: Mapping[tuple[int, int], int] | None = None,
) -> Filled:
    """The tree with ``seeds`` (entrants by rank at the cut; empty before it) and what ``rounds`` have played.

    A match belongs to the place in the tree that its number names, where every match has one and they are this
    tree's; otherwise to the place whose entrants sit there. ``pinned`` says (round, table) -> number outright.
    Cost: matches times matches in the worst case.
    """
    return _Filling(tree, seeds, rounds, rules, pinned or {}).run()


class _Filling:
    def __init__(
        self,
        tree: Tree,
        seeds: Sequence[str],
        rounds: Sequence[Round],
        rules: Rules,
        pinned: Mapping[tuple[int, int], int],
    ) -> None:
        self.tree = tree
        self.seeds = seeds
        self.ranks = {name: rank for rank, name in enumerate(seeds, 1)}
        self.rules = rules
        self.pinned = pinned
        self.unplaced = [(round_.number, match) for round_ in rounds for match in round_.matches]
        self.trusts_numbers = self._are_own_numbers()
        # Finishing order per match; names fill it up to the table's size, a place beyond is nobody's.
        self.orders: dict[int, tuple[str, ...]] = {}
        self.made: dict[int, BracketMatch] = {}
        self.misfits: list[Misfit] = []
        self.sits: dict[str, Node] = {}

    def run(self) -> Filled:
        for node in self.tree.nodes:
            made = self._node(node)
            if made is not None:
                self.made[node.number] = made
                for name in made.players:
                    self.sits[name] = node
        champion, is_over = self._end()
        return Filled(
            self.made,
            self._places(champion),
            champion,
            is_over,
            tuple(self.misfits),
            tuple(self.unplaced),
        )

    def _are_own_numbers(self) -> bool:
        """Whether the numbers of the matches are those of this tree: one each, and right where only ranks meet."""
        nodes = {node.number: node for node in self.tree.nodes}
        numbers = [match.number for _, match in self.unplaced]
        if len(set(numbers)) != len(numbers):
            return False
        for _, match in self.unplaced:
            node = nodes.get(match.number or 0)
            if node is None:
                return False
            first = [source.rank for source in node.sources if isinstance(source, Seed)]
            if len(first) == len(node.sources) and not set(match.seats) <= self._named(first):
                return False
        return True

    def _named(self, ranks: Sequence[int]) -> set[str]:
        return {self.seeds[rank - 1] for rank in ranks if rank <= len(self.seeds)}

    # -- who sits where ------------------------------------------------------------------------------

    def _coming(self, node: Node) -> list[str | None]:
        """Who comes to a match: names, None where that is open; a seat that nobody will take is left out."""
        found: list[str | None] = []
        for source in node.sources:
            if isinstance(source, Seed):
                found.append(self.seeds[source.rank - 1] if source.rank <= len(self.seeds) else None)
            elif source.match not in self.orders:
                found.append(None)
            elif source.place <= len(self.orders[source.match]):
                found.append(self.orders[source.match][source.place - 1])
        return found

    def _take(self, node: Node, coming: Sequence[str | None]) -> tuple[int, Match] | None:
        """The match that was paired for a place in the tree, if any."""
        names = {name for name in coming if name is not None}
        is_known = None not in coming

        def fits(match: Match) -> bool:
            seats = set(match.seats)
            return is_known and seats <= names and names - seats <= set(self.rules.gone)

        choices = [one for one in self.unplaced if self.pinned.get(_where(one)) == node.number]
        free = [one for one in self.unplaced if _where(one) not in self.pinned]
        if not choices and self.trusts_numbers:
            choices = [one for one in free if one[1].number == node.number]
        if not choices and not self.trusts_numbers:
            choices = [one for one in free if fits(one[1])]
        if not choices:
            return None
        self.unplaced.remove(choices[0])
        number, match = choices[0]
        if not fits(match):
            expected = self._seated(node, [n for n in coming if n is not None]) if is_known else None
            self.misfits.append(Misfit(node.number, number, match, expected))
        return choices[0]

    def _seated(self, node: Node, names: Sequence[str]) -> tuple[str, ...]:
        here = [name for name in names if name not in self.rules.gone]
        return self.rules.turns(node.number, here)

    def _node(self, node: Node) -> BracketMatch | None:
        if node.second_of is not None and not self._is_repeated(node.second_of):
            return None
        coming = self._coming(node)
        paired = self._take(node, coming)
        if paired is not None:
            return self._played(node, *paired)
        if None in coming:
            return self._make(node, coming, "waiting")
        names = [name for name in coming if name is not None]
        here = [name for name in names if name not in self.rules.gone]
        if len(here) > max(node.goes_on, 1):
            return self._make(node, self._seated(node, names), "ready")
        # Nobody moves up into the seat of somebody who has left; who is there goes on without playing.
        on = self._outlasting(names, node.goes_on)
        left = [name for name in names if name not in on]
        self.orders[node.number] = (*on, *left) if on else ()
        return self._make(node, names, "done", on, without_play=left)

    def _outlasting(self, names: Sequence[str], goes_on: int) -> list[str]:
        """Who was still there when few enough were left; it stays so when they leave later."""
        gone = self.rules.gone
        by_stay = sorted(names, key=lambda name: (name in gone, -gone.get(name, 0), self._rank(name)))
        if len(by_stay) <= goes_on:
            return by_stay
        first_out = gone[by_stay[goes_on]]
        return [name for name in by_stay[:goes_on] if name not in gone or gone[name] > first_out]

    def _played(self, node: Node, number: int, match: Match) -> BracketMatch:
        order = None
        if match.result is not None:
            order = finished_order(match.result, match.seats, self.ranks, self.rules.drawn, node.goes_on)
        if order is None:
            return self._make(node, match.seats, "running", at=(number, match))
        self.orders[node.number] = order
        return self._make(node, match.seats, "done", order[: node.goes_on], at=(number, match))

    def _is_repeated(self, first: int) -> bool:
        """Whether a grand final is played again: it is open, or won by who came from the lower side."""
        if first not in self.orders:
            return True
        lower = next(node for node in self.tree.nodes if node.number == first).sources[1]
        assert isinstance(lower, From)
        coming = self.orders.get(lower.match, ())
        came_up = coming[lower.place - 1] if lower.place <= len(coming) else None
        return bool(self.orders[first][1:]) and self.orders[first][0] == came_up

    def _rank(self, name: str) -> int:
        return self.ranks.get(name, len(self.ranks) + 1)

    def _make(
        self,
        node: Node,
        seats: Sequence[str | None],
        state: State,
        through: Sequence[str] = (),
        *,
        at: tuple[int, Match] | None = None,
        without_play: Sequence[str] = (),
    ) -> BracketMatch:
        if at is None:
            seats = [*seats, *[None] * (len(node.sources) - len(seats))]
        seeds = tuple(None if name is None else self.ranks.get(name) for name in seats)
        if not self.seeds:
            seeds = tuple(source.rank if isinstance(source, Seed) else None for source in node.sources)
        return BracketMatch(
            number=node.number,
            side=node.side,
            wave=node.wave,
            seats=tuple(seats),
            seeds=seeds,
            state=state,
            winner=through[0] if through else None,
            through=tuple(through),
            came_from=tuple(source for source in node.sources if isinstance(source, From)),
            round=at[0] if at is not None else None,
            table=at[1].table if at is not None else None,
            chose=at[1].chose if at is not None else None,
            without_play=tuple(without_play),
        )

    # -- how it ends ---------------------------------------------------------------------------------

    def _end(self) -> tuple[str | None, bool]:
        if not self.tree.levels:
            return (self.seeds[0], True) if len(self.seeds) == 1 else (None, False)
        last = self.made[max(self.made)]
        return last.winner, last.state == "done"

    def _places(self, champion: str | None) -> dict[str, tuple[int, ...]]:
        """How far each came: the champion; who is still in, main side first; then by the round of the last match."""
        wanted = {
            (source.match, source.place)
            for node in self.tree.nodes
            if node.number in self.made
            for source in node.sources
            if isinstance(source, From)
        }
        found: dict[str, tuple[int, ...]] = {}
        for name in self.seeds:
            node = self.sits.get(name)
            if name == champion:
                found[name] = (2,)
            elif node is None:
                found[name] = (0, 0)
            else:
                order = self.orders.get(node.number)
                is_in = order is None or (name in order and (node.number, order.index(name) + 1) in wanted)
                side = 1 if node.side == "main" else 0
                found[name] = (1, side, node.wave) if is_in else (0, node.wave)
        return found


def _where(one: tuple[int, Match]) -> tuple[int, int]:
    return one[0], one[1].table
