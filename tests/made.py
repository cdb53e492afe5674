"""Whole random events for properties: every kind of fact that a file of one Swiss stage can hold."""

import random
from dataclasses import replace

from headjudge.tournament.state import (
    Announced,
    Cut,
    DraftPod,
    Enters,
    Entrant,
    Match,
    Member,
    Next,
    Result,
    Round,
    Stage,
    Superseded,
    Tournament,
    Withdrawn,
)


def _result(rng: random.Random, seats: tuple[str, str]) -> Result:
    kind = rng.random()
    if kind < 0.08:
        return Result(draw=True, how=rng.choice((None, "agreed", "time")))
    if kind < 0.12:
        return Result(lost=seats)
    winner = rng.randrange(2)
    games = (0, 0, 0)
    if rng.random() < 0.4:
        games = (2, rng.randrange(2), rng.randrange(2)) if winner == 0 else (rng.randrange(2), 2, 0)
    return Result(
        winner=seats[winner], games=games if any(games) else None, how=rng.choice((None, "concession"))
    )


def _entrants(rng: random.Random, count: int, rounds: int) -> list[Entrant]:
    made = []
    for place in range(count):
        entrant = Entrant(id=f"E{place:02d}", name=rng.choice(("Aki", "Борис", "千尋", "O'Neil", "=1+1", "")))
        if rng.random() < 0.1:
            entrant = replace(entrant, entered_in=rng.randint(1, rounds + 1))
        if rng.random() < 0.15:
            out = rng.randint(0, rounds)
            entrant = replace(entrant, dropped_after=(out,))
            if rng.random() < 0.4:
                back = rng.randint(out + 1, out + 3)
                entrant = replace(entrant, re_entered_in=(back,))
                if rng.random() < 0.3:
                    entrant = replace(entrant, dropped_after=(out, back + rng.randint(0, 2)))
        if rng.random() < 0.05:
            entrant = replace(entrant, disqualified_after=rng.randint(0, rounds))
        if rng.random() < 0.05:
            entrant = replace(entrant, fixed_table=rng.randint(1, count))
        if rng.random() < 0.05:
            entrant = replace(entrant, byes=rng.randint(1, 2))
        if rng.random() < 0.1:
            entrant = replace(entrant, hero="Dash I/O", external={"gem": str(place)})
        made.append(entrant)
    return made


def _round(rng: random.Random, entrants: list[Entrant], number: int, rounds: int, is_last: bool) -> Round:
    here = [entrant.id for entrant in entrants if entrant.plays_in(number)]
    rng.shuffle(here)
    absent = [name for name in here if rng.random() < 0.03]
    missing = {name for name in here if rng.random() < 0.02}
    here = [name for name in here if name not in absent and name not in missing]
    byes = [here.pop()] if len(here) % 2 else []
    matches = []
    for table, (first, second) in enumerate(zip(here[::2], here[1::2], strict=True), 1):
        seats = (first, second)
        result = None if is_last and rng.random() < 0.3 else _result(rng, seats)
        match = Match(
            table=table, seats=seats, result=result, notes=("pair_down",) if rng.random() < 0.1 else ()
        )
        if rng.random() < 0.05 and result is not None:
            until = rng.randint(number, rounds)
            match = replace(match, was=(Superseded(_result(rng, seats), until, rng.choice((None, "slip"))),))
        matches.append(match)
    return Round(number=number, matches=tuple(matches), byes=tuple(byes), absent=tuple(absent))


def _announced(rng: random.Random) -> tuple[Announced, ...]:
    told = rng.sample(("rounds", "minutes", "decklists", "rematches"), rng.choice((0, 0, 1, 3)))
    moments = ("advertising", "registration", "start", "later")
    return tuple(Announced(what, rng.choice(moments)) for what in told)


def _corrected_later(rng: random.Random, round_: Round, names: list[str], rounds: int) -> Round:
    """What a correction of an earlier match leaves: others at a table, a withdrawn match; and who chose to start."""
    matches = []
    for match in round_.matches:
        now = match
        if rng.random() < 0.1:
            now = replace(now, chose=rng.choice(match.seats))
        if rng.random() < 0.05 and len(names) > 3:
            first, second = rng.sample(names, 2)
            had = _result(rng, (first, second)) if rng.random() < 0.5 else None
            was = Superseded(had, rng.randint(round_.number, rounds), None, (first, second))
            now = replace(now, was=(was, *now.was))
        matches.append(now)
    gone: list[Withdrawn] = []
    while len(names) > 3 and rng.random() < 0.08:
        seats = tuple(rng.sample(names, 2))
        had = _result(rng, (seats[0], seats[1])) if rng.random() < 0.7 else None
        late = Match(table=900 + len(gone), seats=seats, result=had)
        if had is not None and rng.random() < 0.3:
            late = replace(
                late, was=(Superseded(None, rng.randint(round_.number, rounds), "slip", seats[::-1]),)
            )
        gone.append(Withdrawn(late, rng.choice((None, rounds)), rng.choice((None, "slip"))))
    return replace(round_, matches=tuple(matches), withdrawn=tuple(gone))


def random_event(
    seed: int, *, entrants: int = 14, rounds: int = 6, policy: str = "fab/classic-constructed"
) -> Tournament:
    """An event that a file may hold, the same for the same seed."""
    rng = random.Random(seed)
    played = rng.randint(0, rounds)
    people = _entrants(rng, rng.randint(0, entrants), rounds)
    made = tuple(_round(rng, people, number, played, number == played) for number in range(1, played + 1))
    # A source of its own, so that what an earlier seed gave stays as it was.
    later = random.Random(f"later {seed}")
    names = [entrant.id for entrant in people]
    made = tuple(_corrected_later(later, round_, names, played) for round_ in made)
    apart: tuple[tuple[str, str], ...] = ()
    settled = None
    if len(people) > 4:
        apart = ((people[0].id, people[1].id),)
        free = [entrant.id for entrant in people if entrant.plays_in(played + 1)]
        if len(free) > 4 and rng.random() < 0.5:
            settled = Next(((free[0], free[1]),), (free[2],), (free[3],))
    return Tournament(
        headjudge=1,
        name="Made",
        date="2025-11-30",
        policy=policy,
        entrants=tuple(people),
        rounds=made,
        options={"rounds": rounds + 1},
        seed=str(seed),
        keep_apart=apart,
        next=settled,
        programme=rng.choice((None, "armory", "Calling (day 1)", "nobody knows it")),
        level=rng.choice((None, None, "casual", "competitive", "professional")),
        announced=_announced(rng),
    )


def random_draft_event(seed: int) -> Tournament:
    """A random event whose last rounds are a draft's, with a cut, pods, and teams' members in the file."""
    rng = random.Random(f"draft {seed}")
    made = random_event(seed, entrants=20)
    swiss = rng.randint(0, len(made.rounds))
    stages = (
        Stage("day1", "swiss", options={"rounds": 3}),
        Stage("day2", "draft", policy="fab/booster-draft", enters=Enters(top=8)),
    )
    names = [entrant.id for entrant in made.entrants]
    rng.shuffle(names)
    pods = []
    for start in (swiss + 1, swiss + 2) if swiss < len(made.rounds) else ():
        for pod in range((len(names) + 7) // 8):
            pods.append(DraftPod("day2", pod + 1, tuple(names[8 * pod : 8 * pod + 8]), start))
    rounds = tuple(replace(one, stage="day1" if one.number <= swiss else "day2") for one in made.rounds)
    entrants = tuple(
        replace(one, members=(Member(f"{one.id}-A", "千尋", "A", rng.choice((None, "Dash I/O"))),))
        if rng.random() < 0.3
        else one
        for one in made.entrants
    )
    cuts = (Cut(swiss, tuple(names), tuple(names[:8])),) if swiss and swiss < len(made.rounds) else ()
    return replace(
        made, stages=stages, rounds=rounds, entrants=entrants, cuts=cuts, draft_pods=tuple(pods), options={}
    )
