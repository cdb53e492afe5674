"""Random events with tables of more than two, played round by round: results 4/1/0, orders of elimination."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from headjudge.chance import keys
from headjudge.pairing.pods import PodField, PodRound

Pairer = Callable[[PodField], PodRound]


@dataclass
class PodEvent:
    """An event in hand: who plays, what they have, and the tables of every round so far."""

    ids: list[str]
    seed: int
    draws: float = 0.2
    points: dict[str, int] = field(default_factory=dict)
    orders: dict[str, int] = field(default_factory=dict)
    byes: dict[str, int] = field(default_factory=dict)
    earlier: list[tuple[tuple[str, ...], ...]] = field(default_factory=list)
    fields: list[PodField] = field(default_factory=list)
    rounds: list[PodRound] = field(default_factory=list)

    def standing(self) -> list[str]:
        """Everybody, best first: points, sum of orders, lot."""
        lots = keys(str(self.seed), "lots", self.ids)
        return sorted(
            self.ids, key=lambda name: (-self.points.get(name, 0), -self.orders.get(name, 0), lots[name])
        )

    def field(self, **more: object) -> PodField:
        """The next round's field."""
        number = len(self.rounds) + 1
        order = self.standing()
        return PodField(
            ids=tuple(order),
            keys=keys(str(self.seed), f"pair/{number}", order),
            points=tuple(self.points.get(name, 0) for name in order),
            earlier=tuple(self.earlier),
            byes=dict(self.byes),
            first_round=number == 1,
            **more,  # type: ignore[arg-type]
        )

    def play(self, pairer: Pairer, **more: object) -> PodRound:
        """Pair a round and make up its results."""
        given = self.field(**more)
        made = pairer(given)
        rng = random.Random(f"{self.seed}/{len(self.rounds)}")
        by_seats = sorted(made.pods, key=lambda pod: sorted(pod.seats))
        for pod in by_seats:
            self._finish(rng, sorted(pod.seats))
        for bye in made.byes:
            self.points[bye.id] = self.points.get(bye.id, 0) + 1
            self.orders[bye.id] = self.orders.get(bye.id, 0) + 4
            self.byes[bye.id] = self.byes.get(bye.id, 0) + 1
        self.earlier.append(tuple(pod.seats for pod in made.pods))
        self.fields.append(given)
        self.rounds.append(made)
        return made

    def _finish(self, rng: random.Random, seated: list[str]) -> None:
        rng.shuffle(seated)
        alive = 1
        if rng.random() < self.draws:
            alive = rng.randint(2, len(seated))
        for order, name in enumerate(seated, 1):
            self.orders[name] = self.orders.get(name, 0) + order
            gained = (4 if alive == 1 else 1) if order > len(seated) - alive else 0
            self.points[name] = self.points.get(name, 0) + gained


def event(count: int, seed: int, draws: float = 0.2) -> PodEvent:
    """An event of ``count`` entrants before its first round."""
    return PodEvent([f"P{number:03}" for number in range(count)], seed, draws)
