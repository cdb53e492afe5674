"""Small events at larger tables, written round by round: ``pod_event("ABCD>C:DAB EFGH=:G I+ J-")``.

``ABCD>C:DAB``: A, B, C, D sit in turn order, C wins, D is out first, then A, then B. ``EFGH=:G``: a draw, G was
out. ``(AB)`` out at the same moment, ``!D`` did not come, ``~D`` left the event; ``ABCD?`` not reported. ``I+`` a
bye, ``J-`` absent. Every entrant is one letter.
"""

import random
import re
from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from typing import Any

from headjudge.policy.editions import resolve
from headjudge.policy.policy import Policy
from headjudge.policy.set_options import with_options
from headjudge.standings import Standing, draw_lots, rank, records_of
from headjudge.tournament.state import Entrant, Match, Result, Round, Tournament

TABLE = re.compile(r"(\w{3,})(?:>(\w):([\w()!~]+)|=:([\w()!~]*)|(\?))")
ALONE = re.compile(r"(\w)([+-])")


def arena(**options: Any) -> Policy:
    """Goldfish Arena with these options set."""
    return with_options(resolve("goldfish-arena", date(2026, 11, 30)).policy, options)


def _fate(text: str) -> dict[str, Any]:
    out, together, no_show, left, group, mark = [], [], [], [], None, ""
    for letter in text:
        if letter == "(":
            group = []
        elif letter == ")":
            together.append(tuple(group or ()))
            group = None
        elif letter in "!~":
            mark = letter
        else:
            out.append(letter)
            if group is not None:
                group.append(letter)
            if mark:
                (no_show if mark == "!" else left).append(letter)
            mark = ""
    return {"out": tuple(out), "together": tuple(together), "no_show": tuple(no_show), "left": tuple(left)}


def table(text: str, number: int = 1) -> Match:
    """One table: ``table("ABCD>C:DAB")``."""
    found = TABLE.fullmatch(text)
    assert found, text
    result = None
    if found[2]:
        result = Result(winner=found[2], **_fate(found[3]))
    elif not found[5]:
        result = Result(draw=True, **_fate(found[4]))
    return Match(table=number, seats=tuple(found[1]), result=result)


def pod_event(*rounds: str, entrants: tuple[Entrant, ...] = (), seed: str = "0123") -> Tournament:
    """An event of these rounds; entrants that are not given are made from the letters in the rounds."""
    played = []
    ids = {entrant.id: None for entrant in entrants}
    for number, text in enumerate(rounds, start=1):
        alone = [found for one in text.split() if (found := ALONE.fullmatch(one))]
        tables = [one for one in text.split() if not ALONE.fullmatch(one)]
        matches = tuple(table(one, place) for place, one in enumerate(tables, start=1))
        byes = tuple(found[1] for found in alone if found[2] == "+")
        absent = tuple(found[1] for found in alone if found[2] == "-")
        played.append(Round(number=number, matches=matches, byes=byes, absent=absent))
        ids |= dict.fromkeys(name for match in matches for name in match.seats)
        ids |= dict.fromkeys([*byes, *absent])
    known = {entrant.id: entrant for entrant in entrants}
    return Tournament(
        headjudge=1,
        name="Pods",
        date="2026-11-30",
        policy="goldfish-arena",
        seed=seed,
        entrants=tuple(known.get(name, Entrant(id=name, name=name)) for name in ids),
        rounds=tuple(played),
    )


def ranked(event: Tournament, policy: Policy | None = None, after: int | None = None) -> Standing:
    """The standings of an event by a policy (Goldfish Arena as it stands)."""
    policy = policy or arena()
    records = records_of(event, after, policy)
    return rank(records, policy.standings, policy.scoring, draw_lots(records, event.seed))


def values(event: Tournament, key: str, policy: Policy | None = None) -> Mapping[str, Fraction]:
    """One value of everybody, by id."""
    standing = ranked(event, policy)
    return {name: standing.value(name, key) for name in standing.records.ids}


def random_pod_event(seed: int, entrants: int, rounds: int, sizes: tuple[int, ...] = (4,)) -> Tournament:
    """Everything that can happen: byes, absences, draws of every kind, falls at the same moment, no-shows,
    leavers, repeated opponents, late entry, drops, re-entry, disqualification, rounds without a table."""
    rng = random.Random(seed)
    people = [_entrant(rng, f"p{number:02}", rounds) for number in range(entrants)]
    played = []
    for number in range(1, rounds + 1):
        here = [one.id for one in people if one.plays_in(number) and rng.random() < 0.97]
        rng.shuffle(here)
        absent = [here.pop() for _ in range(len(here)) if rng.random() < 0.03]
        matches: list[Match] = []
        while len(here) >= min(sizes):
            size = rng.choice([size for size in sizes if size <= len(here)])
            seats = tuple(here.pop() for _ in range(size))
            matches.append(Match(len(matches) + 1, seats, random_pod_result(rng, seats)))
        played.append(Round(number, tuple(matches), byes=tuple(here), absent=tuple(absent)))
    rng.shuffle(people)
    return Tournament(
        headjudge=1,
        name="Random",
        date="2026-11-30",
        policy="goldfish-arena",
        seed=str(seed),
        entrants=tuple(people),
        rounds=tuple(played),
    )


def random_pod_result(rng: random.Random, seats: tuple[str, ...]) -> Result:
    """A possible result of any kind."""
    order = list(seats)
    rng.shuffle(order)
    kind = rng.random()
    away = rng.choice((0, 0, 0, 0, 0, 1, 2))
    away = min(away, len(seats) - 2)
    no_show = tuple(order[:away])
    if kind < 0.7:
        out, winner, draw = order[:-1], order[-1], False
    elif kind < 0.95:
        out, winner, draw = order[: rng.randint(away, len(order) - 2)], None, True
    else:
        out, winner, draw = order, None, True
    together = _together(rng, out, away)
    if draw and len(out) == len(order):
        last = rng.randint(away, len(order) - 2)
        kept = [group for group in together if max(map(out.index, group)) < last]
        together = [*kept, tuple(rng.sample(out[last:], len(out) - last))]
    left = tuple(name for name in out[away:] if rng.random() < 0.1)
    return Result(
        winner=winner, draw=draw, out=tuple(out), together=tuple(together), no_show=no_show, left=left
    )


def _together(rng: random.Random, out: list[str], start: int) -> list[tuple[str, ...]]:
    groups = []
    while start < len(out) - 1:
        size = rng.choice((1, 1, 2, 3))
        group = out[start : start + size]
        if len(group) > 1:
            groups.append(tuple(group))
        start += size
    return groups


def _entrant(rng: random.Random, name: str, rounds: int) -> Entrant:
    outs, backs = [], []
    if rng.random() < 0.2:
        outs.append(rng.randint(0, rounds + 1))
        if rng.random() < 0.4:
            backs.append(outs[0] + rng.randint(1, 3))
    return Entrant(
        id=name,
        name=name,
        entered_in=rng.choice((1, 1, 1, 1, rng.randint(1, rounds + 2))),
        dropped_after=tuple(outs),
        re_entered_in=tuple(backs),
        disqualified_after=rng.randint(0, rounds + 1) if rng.random() < 0.05 else None,
    )
