"""Small events and series made by hand, and random ones."""

import json
import random
from typing import Any

from headjudge.series import LoadedEvent, SeriesFile, load, parse_series
from headjudge.tournament.event_file import read_event


def event(
    matches: list[list[tuple[str, str, str | None]]],
    people: str = "ABCD",
    day: int = 1,
    policy: str = "swiss",
    byes: dict[int, list[str]] | None = None,
    **changes: Any,
) -> Any:
    """An event from rounds of (first, second, winner or None for a draw), read as a file is read."""
    plain: dict[str, Any] = {
        "headjudge": 1,
        "name": f"Event {day}",
        "date": f"2026-11-{day:02d}",
        "policy": policy,
        "seed": "s",
        "options": {"rounds": max(len(matches), 1)},
        "entrants": [{"id": name, "name": f"Name {name}"} for name in people],
        "rounds": [
            {
                "number": number,
                "matches": [
                    {"table": table, "seats": [a, b], "result": {"winner": w} if w else {"draw": True}}
                    for table, (a, b, w) in enumerate(played, 1)
                ],
                "byes": (byes or {}).get(number, []),
            }
            for number, played in enumerate(matches, 1)
        ],
    }
    plain.update(changes)
    return read_event(json.dumps(plain).encode())[0]


def loaded(key: str, *args: Any, **kwargs: Any) -> LoadedEvent:
    """The event as a series has it."""
    return load(key, f"{key}.json", event(*args, **kwargs))


def series(events: list[LoadedEvent], text: str) -> SeriesFile:
    """A series file of these events with what ``text`` adds."""
    names = "".join(f'[[events]]\nfile = "{one.file}"\n' for one in events)
    top, _, rest = text.partition("---\n")
    form, _, faults = parse_series(f'series = 1\nname = "S"\n{top}\n{names}\n{rest}'.encode(), "s.toml")
    assert form is not None, faults
    assert faults == []
    return form


def random_events(seed: int, count: int = 4) -> list[LoadedEvent]:
    """Events with random fields and results, the same for the same seed."""
    rng = random.Random(seed)
    made = []
    for number in range(1, count + 1):
        people = [name for name in "ABCDEFG" if rng.random() < 0.8]
        people = people if len(people) > 1 else ["A", "B"]
        rounds, byes = [], {}
        for round_number in range(1, rng.randint(1, 3) + 1):
            order = rng.sample(people, len(people))
            if len(order) % 2:
                byes[round_number] = [order.pop()]
            rounds.append(
                [(a, b, rng.choice((a, b, a, b, None))) for a, b in zip(order[::2], order[1::2], strict=True)]
            )
        day = rng.randint(1, 28)
        made.append(
            loaded(f"e{number}", rounds, "".join(people), day, rng.choice(("swiss", "mtg/swiss")), byes)
        )
    return made
