"""Small events for tests, written round by round: ``event("A>B C=D E+", "A*C B-")``.

``A>B`` A beats B, ``A=B`` a draw, ``A*B`` both lose, ``A?B`` not reported, ``A+`` a bye, ``A-`` absent;
``A>B:2-1-0`` with games (won by the first, by the second, drawn).
"""

import random
import re
from fractions import Fraction
from typing import Any

from headjudge.policy.model import Scoring, TieBreak
from headjudge.tournament.state import Entrant, Match, Result, Round, Tournament

F = Fraction
ONE = re.compile(r"(\w+)(?:([>=*?])(\w+)(?::(\d+)-(\d+)-(\d+))?|([+-]))")

FAB_SCORING = Scoring(win=F(1), draw=F(0), loss=F(0), bye=F(1))
MAGIC_SCORING = Scoring(
    win=F(3),
    draw=F(1),
    loss=F(0),
    bye=F(3),
    game_win=F(3),
    game_draw=F(1),
    bye_games=(2, 0, 0),
    unreported_win_games=(1, 0, 0),
    unreported_draw_games=(0, 0, 1),
    double_loss_games=(0, 2, 0),
)
SWISS_SCORING = Scoring(win=F(1), draw=F(1, 2), loss=F(0), bye=F(1))


def steps(*keys: str, floor: Fraction | None = None) -> list[TieBreak]:
    """Steps of an order: ``steps("match_points", "mlp<")``, ``<`` for lower is better, ``!`` with the
    floor."""
    return [
        TieBreak(
            key=key.rstrip("<!"), better="low" if "<" in key else "high", floor=floor if "!" in key else None
        )
        for key in keys
    ]


FAB = steps("match_points", "cmp", "mlp<", "omlp<", "ocmp")
MAGIC = steps("match_points", "omw!", "gw!", "ogw!", floor=F(1, 3))
SWISS = steps("match_points", "head_to_head", "buchholz", "median_buchholz", "sonneborn_berger")


def _match(table: int, found: re.Match[str]) -> Match:
    first, sign, second = found[1], found[2], found[3]
    games = None if found[4] is None else (int(found[4]), int(found[5]), int(found[6]))
    result = {
        ">": Result(winner=first, games=games),
        "=": Result(draw=True, games=games),
        "*": Result(lost=(first, second), games=games),
        "?": None,
    }[sign]
    return Match(table=table, seats=(first, second), result=result)


def event(*rounds: str, entrants: tuple[Entrant, ...] = (), **more: Any) -> Tournament:
    """An event of these rounds; entrants that are not given are made from the ids in the rounds."""
    played = []
    ids = {entrant.id: None for entrant in entrants}
    for number, text in enumerate(rounds, start=1):
        parts = [ONE.fullmatch(one) for one in text.split()]
        assert all(parts), text
        matches = [_match(table, one) for table, one in enumerate((p for p in parts if p and p[2]), start=1)]
        played.append(
            Round(
                number=number,
                matches=tuple(matches),
                byes=tuple(one[1] for one in parts if one and one[7] == "+"),
                absent=tuple(one[1] for one in parts if one and one[7] == "-"),
            )
        )
        for one in parts:
            if one:
                ids |= {name: None for name in (one[1], one[3]) if name}
    known = {entrant.id: entrant for entrant in entrants}
    return Tournament(
        headjudge=1,
        name="Test",
        date="2025-11-30",
        policy="fab/classic-constructed",
        seed="0123",
        entrants=tuple(known.get(name, Entrant(id=name, name=name.title())) for name in ids),
        rounds=tuple(played),
        **more,
    )


def history_event(**histories: str) -> Tournament:
    """An event in which each named entrant has that history (W, D, L, B, A, or . for none) against
    strangers."""
    rounds: list[str] = []
    for number in range(max(map(len, histories.values()))):
        signs = {"W": "{0}>{1}", "D": "{0}={1}", "L": "{1}>{0}", "B": "{0}+", "A": "{0}-", ".": ""}
        parts = [
            signs[history[number]].format(name, f"x{name}{number}")
            for name, history in histories.items()
            if number < len(history)
        ]
        rounds.append(" ".join(parts))
    return event(*rounds, entrants=tuple(Entrant(id=name, name=name) for name in histories))


def opponents_event(*histories: str) -> Tournament:
    """Entrant ``S`` meets opponent ``o1`` in round 1, ``o2`` in round 2 ...; each opponent has that
    history, the other rounds against strangers."""
    sign = {"W": "{1}>{0}", "L": "{0}>{1}", "D": "{0}={1}"}
    rounds = []
    for number in range(len(histories[0])):
        parts = []
        for place, history in enumerate(histories):
            other = "S" if place == number else f"x{place}{number}"
            parts.append(sign[history[number]].format(other, f"o{place + 1}"))
        rounds.append(" ".join(parts))
    return event(*rounds)


def random_event(seed: int, entrants: int, rounds: int) -> Tournament:
    """Everything that can happen: byes, absences, double losses, draws, games, rematches, late entry, drops,
    re-entry, disqualification, rounds without a match."""
    rng = random.Random(seed)
    people = [_random_entrant(rng, f"p{number}", rounds) for number in range(entrants)]
    played = []
    with_games = rng.random() < 0.5
    for number in range(1, rounds + 1):
        here = [one.id for one in people if one.plays_in(number) and rng.random() < 0.97]
        rng.shuffle(here)
        byes, absent = [], []
        while here and rng.random() < 0.2:
            rng.choice((byes, absent)).append(here.pop())
        if len(here) % 2:
            byes.append(here.pop())
        matches = [
            Match(table=table + 1, seats=(here[2 * table], here[2 * table + 1]), result=None)
            for table in range(len(here) // 2)
        ]
        played.append(
            Round(
                number=number,
                matches=tuple(
                    Match(one.table, one.seats, _random_result(rng, one.seats, with_games)) for one in matches
                ),
                byes=tuple(byes),
                absent=tuple(absent),
            )
        )
    rng.shuffle(people)
    return Tournament(
        headjudge=1,
        name="Random",
        date="2025-11-30",
        policy="fab/classic-constructed",
        seed=str(seed),
        entrants=tuple(people),
        rounds=tuple(played),
    )


def _random_entrant(rng: random.Random, name: str, rounds: int) -> Entrant:
    entered = rng.choice((1, 1, 1, 1, 1, rng.randint(1, rounds + 2)))
    outs, backs = [], []
    if rng.random() < 0.2:
        moment = rng.randint(0, rounds + 1)
        outs.append(moment)
        if rng.random() < 0.4:
            backs.append(moment + rng.randint(1, 3))
            if rng.random() < 0.3:
                outs.append(backs[-1] + rng.randint(0, 2))
    disqualified = rng.randint(0, rounds + 1) if rng.random() < 0.05 else None
    return Entrant(
        id=name,
        name=name,
        entered_in=entered,
        dropped_after=tuple(outs),
        re_entered_in=tuple(backs),
        disqualified_after=disqualified,
    )


def _random_result(rng: random.Random, seats: tuple[str, ...], with_games: bool) -> Result:
    kind = rng.random()
    games = None
    if with_games and rng.random() < 0.8:
        games = (rng.randint(0, 2), rng.randint(0, 2), rng.choice((0, 0, 0, 1)))
    if kind < 0.1:
        return Result(draw=True, games=games)
    if kind < 0.15:
        return Result(lost=seats, games=games)
    return Result(winner=rng.choice(seats), games=games)
