"""Plays the example events to the end on the command line, each into its event file.

    python examples/play_events.py FOLDER

An Armory, a ProQuest with a top 8, a two-day Calling with a draft, a team event, and a Goldfish series of three. The
same files come out every time: results follow from a seeded generator, pairings from the events' own seeds. The
files beside this script are what comes out; a test plays them again.
"""

from __future__ import annotations

import contextlib
import csv
import io
import json
import random
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from headjudge.cli import main

NAMES = (
    *("Aki", "Boris", "Chihiro", "Dana", "Emi", "Fyodor", "Goro", "Hana"),
    *("Ivan", "Jun", "Kira", "Lena", "Mio", "Nadia", "Oleg", "Paul"),
)


def ask(*words: object) -> Any:
    """Run a command and give its answer; a refusal ends the script."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        status = main([*map(str, words), "--json"])
    if status:
        sys.exit(f"headjudge {' '.join(map(str, words))}: {out.getvalue()}")
    return json.loads(out.getvalue())


def begin(
    file: Path, policy: str, name: str, date: str, seed: str, stages: Sequence[dict[str, Any]] = ()
) -> None:
    """Make an event file; stages are written into it by hand, as an organiser does."""
    ask("new", file, "--policy", policy, "--name", name, "--date", date, "--seed", seed)
    if stages:
        plain = json.loads(file.read_text(encoding="utf-8"))
        file.write_text(json.dumps({**plain, "stages": list(stages)}), encoding="utf-8")


def names(count: int) -> list[str]:
    """So many names."""
    return [NAMES[place % len(NAMES)] + ("" if place < len(NAMES) else f" {place}") for place in range(count)]


def pair(file: Path) -> Any:
    """Pair the next round, or nothing where every round is played."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        status = main(["pair", str(file), "--write", "--json"])
    return json.loads(out.getvalue()) if status == 0 else None


def play(file: Path, rng: random.Random, draws: float = 0.03) -> None:
    """Play every round that is left; the smaller the number of an entrant's id, the likelier a win."""
    while (drawn := pair(file)) is not None:
        is_playoff = bool(drawn["matches"]) and "playoff" in drawn["matches"][0]["notes"]
        for match in drawn["matches"]:
            place = ["--round", drawn["round"], "--table", match["table"]]
            if not is_playoff and rng.random() < draws:
                ask("report", file, *place, "--draw", "--how", "time")
            else:
                ask("report", file, *place, "--winner", _likelier(rng, match["seats"]))


def _likelier(rng: random.Random, seats: Sequence[str]) -> str:
    return sorted(seats, key=int)[0 if rng.random() < 0.6 else 1]


def armory(file: Path) -> None:
    """A Friday night: nine players, one comes late, one leaves, one is absent once."""
    begin(file, "fab/classic-constructed", "Armory, 28 November", "2025-11-28", "armory")
    ask("enter", file, *names(9))
    rng = random.Random("armory")
    _one_round(file, rng)
    ask("enter", file, "Yuki")
    ask("drop", file, "9")
    _one_round(file, rng)
    ask("absent", file, "4")
    play(file, rng)


def _one_round(file: Path, rng: random.Random) -> None:
    drawn = pair(file)
    for match in drawn["matches"]:
        place = ["--round", drawn["round"], "--table", match["table"]]
        ask("report", file, *place, "--winner", _likelier(rng, match["seats"]))


def proquest(file: Path) -> None:
    """Thirty players, five rounds, a top 8; a result of round 2 is corrected after round 3 was paired."""
    stages = [{"id": "swiss", "kind": "swiss"}, {"id": "top8", "kind": "bracket"}]
    begin(file, "fab/classic-constructed", "ProQuest", "2025-11-29", "proquest", stages)
    ask("enter", file, *names(30))
    rng = random.Random("proquest")
    for _ in range(2):
        _one_round(file, rng)
    pair(file)
    match = json.loads(file.read_text(encoding="utf-8"))["rounds"][1]["matches"][3]
    other = next(name for name in match["seats"] if name != match["result"]["winner"])
    place = ["--round", 2, "--table", match["table"]]
    ask("report", file, *place, "--winner", other, "--reason", "slip filled in the wrong way round")
    for match in json.loads(file.read_text(encoding="utf-8"))["rounds"][2]["matches"]:
        place = ["--round", 3, "--table", match["table"]]
        ask("report", file, *place, "--winner", _likelier(rng, match["seats"]))
    play(file, rng)


def calling(file: Path) -> None:
    """Forty players: sealed deck on day 1, the best sixteen draft on day 2, a top 8."""
    stages = [
        {"id": "day1", "kind": "swiss", "options": {"rounds": 5}},
        {
            "id": "day2",
            "kind": "draft",
            "date": "2025-11-30",
            "options": {"rounds": 3},
            "enters": {"top": 16},
        },
        {"id": "top8", "kind": "bracket", "enters": {"top": 8}},
    ]
    begin(file, "fab/sealed", "Calling with a draft", "2025-11-29", "calling", stages)
    ask("enter", file, *names(40))
    play(file, random.Random("calling"))


def teams(file: Path) -> None:
    """Six teams of three; every match is told seat by seat."""
    begin(file, "fab/team", "Team event", "2026-07-04", "teams")
    table = file.with_suffix(".csv")
    with table.open("w", newline="", encoding="utf-8") as out:
        rows = csv.writer(out)
        rows.writerow(["team", "seat", "name"])
        for team in range(6):
            for seat, letter in enumerate("ABC"):
                rows.writerow([f"Team {team + 1}", letter, NAMES[(3 * team + seat) % 16]])
    ask("enter", file, "--csv", table)
    table.unlink()
    rng = random.Random("teams")
    while (drawn := pair(file)) is not None:
        for match in drawn["matches"]:
            _boards(file, drawn["round"], match, rng)


def _boards(file: Path, number: int, match: Any, rng: random.Random) -> None:
    wins = dict.fromkeys(match["seats"], 0)
    for board in "ABC":
        winner = _likelier(rng, match["seats"])
        place = ["--round", number, "--table", match["table"], "--board", board]
        ask("report", file, *place, "--winner", winner)
        wins[winner] += 1
        if wins[winner] == 2:
            return


def goldfish(folder: Path) -> None:
    """Three Goldfish Arena events and the table of their series."""
    for month, (count, date) in enumerate(((9, "2026-12-05"), (12, "2027-01-09"), (10, "2027-02-06")), 1):
        file = folder / f"goldfish-{month}.json"
        begin(file, "goldfish-arena", f"Goldfish Arena {month}", date, f"goldfish {month}")
        ask("enter", file, *names(count))
        rng = random.Random(f"goldfish {month}")
        while (drawn := pair(file)) is not None:
            for match in drawn["matches"]:
                seats = list(match["seats"])
                rng.shuffle(seats)
                place = ["--round", drawn["round"], "--table", match["table"]]
                if rng.random() < 0.2:
                    ask("report", file, *place, "--draw", *_out(seats[:2]))
                else:
                    ask("report", file, *place, "--winner", seats[-1], *_out(seats[:-1]))
    (folder / "goldfish-series.toml").write_text(SERIES, encoding="utf-8")


def _out(eliminated: Iterable[str]) -> list[str]:
    return [word for name in eliminated for word in ("--out", name)]


SERIES = """series = 1
name = "Goldfish Arena, winter"
best = 2
known_by = "id"
ties = ["best_place", "match_wins"]

[[events]]
file = "goldfish-1.json"
[[events]]
file = "goldfish-2.json"
[[events]]
file = "goldfish-3.json"

[points]
participation = 1
place = [
  { first = 1, points = 10 },
  { first = 2, points = 7 },
  { first = 3, last = 4, points = 4 },
]
"""


def everything(folder: Path) -> None:
    """Play all of them into a folder."""
    armory(folder / "armory.json")
    proquest(folder / "proquest.json")
    calling(folder / "calling-with-draft.json")
    teams(folder / "team-event.json")
    goldfish(folder)


if __name__ == "__main__":
    everything(Path(sys.argv[1]))
