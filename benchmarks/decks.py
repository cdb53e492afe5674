"""Reading decklists of a hundred lines: milliseconds a list, beside mtg-parser where that is installed.

    python benchmarks/decks.py [--times 200]

Timed is the whole way from the text to the list: recognising the form, reading the lines. mtg-parser (Python package,
group ``bench``) is given the lists that it can read; how many of the cards it gave is shown, because it leaves lines
out. The least of several rounds is taken, in processor time: other work on the machine only adds to it.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from headjudge.decks.reading import read_deck

_NAMES = (
    "Sol Ring", "Island", "Jace, the Mind Sculptor", "Golos, Tireless Pilgrim", "Swords to Plowshares",
    "Snow-Covered Island", "Wear // Tear", "Arcane Signet", "Smuggler's Copter",
    "Lightning Bolt",
)  # fmt: skip
_ROUNDS = 7


def lists() -> dict[str, str]:
    """A list of a hundred lines in each of several forms."""
    names = [_NAMES[place % len(_NAMES)] for place in range(100)]
    return {
        "bare counts and names": "".join(f"4 {name}\n" for name in names),
        "Arena, with printings": "Deck\n"
        + "".join(f"1 {name} (ELD) {at}\n" for at, name in enumerate(names)),
        "Moxfield, with foils": "".join(f"1 {name} (ELD) {at} *F*\n" for at, name in enumerate(names)),
        "Archidekt, with categories": "".join(
            f"1x {name} (eld) {at} *F* [Ramp,Artifact] ^Have,#37d67a^\n" for at, name in enumerate(names)
        ),
        "names in two languages": "1 王冠泥棒、オーコ/Oko, Thief of Crowns\n" * 100,
    }


def least(work: Callable[[], object], times: int) -> float:
    """Milliseconds of processor time of one call, the least of several rounds."""
    taken = []
    for _ in range(_ROUNDS):
        begun = time.process_time()
        for _ in range(times):
            work()
        taken.append((time.process_time() - begun) * 1_000 / times)
    return min(taken)


def peer() -> Callable[[str], list[object]] | None:
    """mtg-parser's reading of a list, or None where it is not installed."""
    if find_spec("mtg_parser") is None:
        return None
    parse = import_module("mtg_parser").parse_deck
    return lambda text: list(parse(text) or ())


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    times = parser.parse_args().times
    other = peer()
    print(f"Python {platform.python_version()}, {platform.machine()}")
    print(f"the machine: {least(lambda: sum(range(10_000)), times):.3f} ms for the sum of 10,000 numbers\n")
    for name, text in lists().items():
        deck = read_deck(text)
        shown = f"{name:28} {least(partial(read_deck, text), times):7.3f} ms {len(deck.entries):4} cards"
        if other is not None:
            got = len(other(text))
            shown += f"   mtg-parser {least(partial(other, text), times):7.3f} ms {got:4} cards"
        print(shown)


if __name__ == "__main__":
    main()
