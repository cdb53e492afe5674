"""Small fields with many rounds: can the rounds still planned be played without anybody meeting again?

With n entrants and no more than n/2 rounds planned that is always so (Dirac: where everybody has at least
n/2 fresh opponents, they can be paired up, and each round takes one opponent from everybody). Beyond, a
pairing may leave fresh opponents that cannot be paired up: six entrants, three rounds played, two triangles.
"""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.pairing.conflicts import Flags

LARGEST = 16
"""Entrants, the one for the bye included, up to which the search below stays short."""
STEPS = 200_000
"""Steps of the search spent on one round in all, a quarter of a second, and on one question."""
_STEPS_EACH = 10_000


@dataclass(frozen=True, order=True)
class Outlook:
    """How many rounds can still be played; an answer that was not settled in time ranks below a sure one."""

    rounds: int
    sure: bool


class Budget:
    """Steps left for a round; counted, not timed, so that the answer is the same on every machine."""

    def __init__(self, steps: int = STEPS) -> None:
        self.left = steps


def outlook(free: Flags, wanted: int, budget: Budget) -> Outlook:
    """The largest number of rounds, ``wanted`` at most, that ``free`` (who has not met whom) still holds.

    Looks for that many disjoint perfect matchings. Cost: bounded by a fixed number of steps per number of
    rounds tried; beyond, the answer is taken to be yes, but not sure.
    """
    masks = [sum(1 << other for other, is_free in enumerate(row) if is_free) for row in free.tolist()]
    least = min((mask.bit_count() for mask in masks), default=0)
    for rounds in range(min(wanted, least), 0, -1):
        if least - (rounds - 1) >= (len(masks) + 1) // 2:
            return Outlook(rounds, True)
        search = _Search(len(masks), min(_STEPS_EACH, budget.left))
        found = search.holds(masks, rounds)
        budget.left -= search.spent
        if found or search.out_of_steps:
            return Outlook(rounds, found)
    return Outlook(0, True)


class _Search:
    """Depth-first: one matching after the other; in each, who has the fewest opponents left goes first."""

    def __init__(self, n: int, steps: int) -> None:
        self._everybody = (1 << n) - 1
        self._steps = steps
        self.spent = 0

    @property
    def out_of_steps(self) -> bool:
        """Whether the search was given up."""
        return self.spent >= self._steps

    def holds(self, masks: list[int], rounds: int, floor: int = 0) -> bool:
        """Whether so many disjoint perfect matchings exist; the first entrant's opponents rise from floor.

        Rounds may come in any order, so the first entrant's opponents may be taken as rising.
        """
        if rounds == 0:
            return True
        if min(mask.bit_count() for mask in masks) < rounds:
            return False
        choices = masks[0] >> floor << floor
        while choices:
            bit = choices & -choices
            choices ^= bit
            opponent = bit.bit_length() - 1
            left = self._everybody & ~1 & ~bit
            if self._match(masks, left, [(0, opponent)], rounds, opponent + 1):
                return True
            if self.out_of_steps:
                return False
        return False

    def _match(
        self, masks: list[int], left: int, pairs: list[tuple[int, int]], rounds: int, floor: int
    ) -> bool:
        if self.out_of_steps:
            return False
        self.spent += 1
        if not left:
            reduced = list(masks)
            for first, second in pairs:
                reduced[first] &= ~(1 << second)
                reduced[second] &= ~(1 << first)
            return self.holds(reduced, rounds - 1, floor)
        tightest, options = -1, 0
        rest = left
        while rest:
            bit = rest & -rest
            rest ^= bit
            open_to = masks[bit.bit_length() - 1] & left
            if tightest < 0 or open_to.bit_count() < options.bit_count():
                tightest, options = bit.bit_length() - 1, open_to
        while options:
            bit = options & -options
            options ^= bit
            pair = (tightest, bit.bit_length() - 1)
            if self._match(masks, left & ~bit & ~(1 << tightest), [*pairs, pair], rounds, floor):
                return True
        return False
