"""A tour on the command line: the bundled real event from its standings to the next day's pairings."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from headjudge.cli import main

EVENT = Path(__file__).parent / "calling-hamburg-2025.json"
TOP = 14
"""Lines of a long answer that the tour shows."""


def step(*words: str, lines: int = TOP) -> None:
    """Run one command as a person would, show how it was called, and the head of its answer."""
    import contextlib
    import io

    print(f"$ headjudge {' '.join(words)}")
    answer = io.StringIO()
    with contextlib.redirect_stdout(answer):
        status = main(words)
    told = answer.getvalue().splitlines()
    print("\n".join(told[:lines]))
    if len(told) > lines:
        print(f"… {len(told) - lines} more lines")
    print()
    if status:
        sys.exit(status)


def tour() -> None:
    """Standings after day 1, the cut to day 2, the pairings of round 9, and why two players stand as they do."""
    with tempfile.TemporaryDirectory() as folder:
        event = str(Path(folder) / "calling.json")
        shutil.copy(EVENT, event)
        step("standings", event)
        step("cut", event, "--write", lines=8)
        step("pair", event, "--write", lines=12)
        step("explain", event, "P257", "P072", lines=24)
        step("audit", event, lines=6)


if __name__ == "__main__":
    tour()
