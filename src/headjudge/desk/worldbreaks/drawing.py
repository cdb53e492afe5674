"""Dealing at random: the pile is shuffled, and each player in turn takes cards off its top.

A player passes over a card that he has already, or may not have, and leaves it for the next; where that leaves
somebody short the whole deal is drawn anew, under the next label. Shuffle and turns are labelled draws
(``headjudge.chance``) over the copies and the players in the order of their names and ids, so the same pool, players
and seed give the same deal on every machine. The procedure treats all cards alike: where nobody's choice is limited,
of cards with the same number of copies each is exactly as likely as the other, for every player; a card with more
copies comes up more often.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from headjudge.chance import keys

MOST_TRIES = 500
"""Deals that are drawn before it is said that the pool does not go round."""


@dataclass(frozen=True, slots=True)
class Want:
    """How many cards somebody is to get, and which (by name) not: what he has, has given back, may not have."""

    count: int
    without: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal: the label under which it was drawn, and what each player gets, in the order in which it came."""

    label: str
    cards: Mapping[str, tuple[str, ...]]


def drawn(seed: str, label: str, left: Mapping[str, int], wants: Mapping[str, Want]) -> Deal | None:
    """A deal from the copies that are ``left`` (by card) to the players who want cards (by id).

    None where the pool surely does not go round, or did not in ``MOST_TRIES`` deals. Chance: the labels
    ``LABEL/TRY/cards`` and ``LABEL/TRY/players``. Cost: linear in copies and players where few cards are passed over.

    >>> drawn("seed", "worldbreaks/1", {"A": 1, "B": 1}, {"1": Want(2)}).cards["1"] in (("A", "B"), ("B", "A"))
    True
    """
    if not goes_round(left, wants):
        return None
    copies = {f"{card}\n{number:07}": card for card, many in left.items() for number in range(many)}
    for attempt in range(1, MOST_TRIES + 1):
        named = f"{label}/{attempt}"
        pile = [copies[one] for one in _shuffled(seed, f"{named}/cards", copies)]
        turns = _shuffled(seed, f"{named}/players", wants)
        if (cards := handed_out(pile, turns, wants)) is not None:
            return Deal(named, cards)
    return None


def goes_round(left: Mapping[str, int], wants: Mapping[str, Want]) -> bool:
    """Whether there are enough cards: nobody gets a second copy of one. Exact where nobody's choice is limited;
    with limits some deals that cannot be made are only found out by trying.

    >>> goes_round({"A": 9, "B": 1}, {"1": Want(2), "2": Want(1)}), goes_round({"A": 9}, {"1": Want(2)})
    (True, False)
    """
    counts = sorted((want.count for want in wants.values()), reverse=True)
    # Gale and Ryser: the k who want most can be served only by what k players may take of each card.
    for many in range(1, len(counts) + 1):
        if sum(counts[:many]) > sum(min(copies, many) for copies in left.values()):
            return False
    return all(
        want.count <= sum(1 for card, copies in left.items() if copies and card not in want.without)
        for want in wants.values()
    )


def handed_out(
    pile: Sequence[str], turns: Iterable[str], wants: Mapping[str, Want]
) -> dict[str, tuple[str, ...]] | None:
    """What each gets who takes in turn from the top of the pile; None where somebody stays short.

    >>> handed_out(["A", "A", "B", "C"], ["1", "2"], {"1": Want(2), "2": Want(2)})
    {'1': ('A', 'B'), '2': ('A', 'C')}
    """
    there = list(pile)
    found: dict[str, tuple[str, ...]] = {}
    for player in turns:
        want = wants[player]
        taken: list[str] = []
        passed: list[str] = []
        place = 0
        while place < len(there) and len(taken) < want.count:
            card = there[place]
            place += 1
            (passed if card in want.without or card in taken else taken).append(card)
        if len(taken) < want.count:
            return None
        there = [*passed, *there[place:]]
        found[player] = tuple(taken)
    return found


def _shuffled(seed: str, label: str, names: Iterable[str]) -> list[str]:
    key = keys(seed, label, names)
    return sorted(key, key=lambda name: (key[name], name))
