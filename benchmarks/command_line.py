"""Whole processes of the command line: help, standings and pairings of small and large event files.

``python benchmarks/command_line.py`` prints the median wall time and processor time of seven runs each, the
interpreter's bare start beside them.
"""

from __future__ import annotations

import json
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 7


def event_file(folder: Path, entrants: int, rounds: int) -> Path:
    """An event file with every round finished; opponents are drawn at random."""
    rng = random.Random(entrants)
    ids = [f"P{place:05d}" for place in range(entrants)]
    played = []
    for number in range(1, rounds + 1):
        rng.shuffle(ids)
        pairs = zip(ids[::2], ids[1::2], strict=True)
        matches = [
            {"table": table, "seats": list(seats), "result": {"winner": rng.choice(seats)}}
            for table, seats in enumerate(pairs, 1)
        ]
        played.append({"number": number, "matches": matches})
    plain = {
        "headjudge": 1,
        "name": f"{entrants} entrants",
        "date": "2025-11-30",
        "policy": "fab/classic-constructed",
        "options": {"rounds": rounds + 1},
        "seed": "benchmark",
        "entrants": [{"id": name, "name": f"Player {name}"} for name in sorted(ids)],
        "rounds": played,
    }
    file = folder / f"{entrants}.json"
    file.write_text(json.dumps(plain))
    return file


def measured(command: list[str]) -> tuple[float, float]:
    """Median wall and processor seconds of a command."""
    walls, processor = [], []
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        started = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        walls.append(time.perf_counter() - started)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        processor.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(walls), statistics.median(processor)


def main() -> None:
    """Print the table."""
    command = [str(Path(sys.executable).parent / "headjudge")]
    with tempfile.TemporaryDirectory() as folder:
        small, large = event_file(Path(folder), 64, 5), event_file(Path(folder), 10_000, 9)
        calls = {
            "bare interpreter": [sys.executable, "-c", "pass"],
            "headjudge --help": [*command, "--help"],
            "standings, 64 entrants": [*command, "standings", str(small)],
            "pair, 64 entrants": [*command, "pair", str(small)],
            "standings --json, 10,000 entrants, 9 rounds": [*command, "standings", str(large), "--json"],
            "pair --json, 10,000 entrants, 9 rounds": [*command, "pair", str(large), "--json"],
            "standings, 10,000 entrants, 9 rounds": [*command, "standings", str(large)],
        }
        print("| whole process | wall (s) | processor (s) |\n|---|---|---|")
        for name, call in calls.items():
            wall, processor = measured(call)
            print(f"| {name} | {wall:.2f} | {processor:.2f} |", flush=True)


if __name__ == "__main__":
    main()
