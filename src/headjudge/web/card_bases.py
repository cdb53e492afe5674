"""The card databases of this process: opened once, and anew where an import has put another file in their place."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from headjudge.cards.card import GAMES, Game
from headjudge.cards.database import CardBase
from headjudge.decks.reading import Bases
from headjudge.findings import InputError
from headjudge.web.reaching import here

FOLDER = "cards"
"""The folder of card databases inside the data folder."""

Mark = tuple[str, int, int, int]


def bases() -> Bases:
    """The card databases at hand, by game; a game whose file is missing or of another version has none.

    Cost: a look at each file's entry on the disk.
    """
    found: dict[Game, CardBase] = {}
    for game in GAMES:
        base = _of(here().folder / FOLDER / f"{game}.sqlite")
        if base is not None and base.game == game:
            found[game] = base
    return found


def _of(place: Path) -> CardBase | None:
    try:
        seen = place.stat()
    except OSError:
        return None
    return _opened((str(place), seen.st_ino, seen.st_size, seen.st_mtime_ns))


@lru_cache(maxsize=4)
def _opened(mark: Mark) -> CardBase | None:
    try:
        return CardBase.open(Path(mark[0]))
    except InputError:
        return None
