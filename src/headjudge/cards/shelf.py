"""Where card databases lie, and which are at hand: one file for each game in a folder ``cards`` of the user's data."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from headjudge.cards.card import GAMES, Game
from headjudge.cards.database import CardBase
from headjudge.findings import Finding, InputError

FOLDER = "cards"
"""The folder of card databases inside a data folder."""

FILES: dict[Game, str] = {"mtg": "mtg.sqlite", "fab": "fab.sqlite"}
"""The file of each game's cards in that folder."""


def place_of(folder: Path, game: Game) -> Path:
    """Where the card database of a game lies in a folder of card databases."""
    return folder / FILES[game]


def open_shelf(*folders: Path) -> dict[Game, CardBase]:
    """The card databases of some folders; where several have one of a game, the first folder's.

    A folder or file that is not there is no fault. Raises InputError with every file that is no card database of
    this version (``cards.not_a_database``, ``cards.other_form``, ``cards.other_game``).
    """
    shelved = Shelf(folders).look()
    if shelved.findings:
        for base in shelved.bases.values():
            base.close()
        raise InputError(shelved.findings)
    return shelved.bases


class Shelved(Struct, frozen=True):
    """The databases that can be asked, and what is wrong with those that cannot."""

    bases: dict[Game, CardBase]
    findings: tuple[Finding, ...] = ()


Mark = tuple[str, int, int, int]
"""A file as it lay on the disk: path, its own number there, its size, when it was written (nanoseconds)."""


class Shelf:
    """The card databases of some folders for a process that lives long, asked from several threads.

    Each is opened once, and opened anew as soon as another file lies in its place (an import puts a whole new one
    there). Who still reads the old one reads it to the end.
    """

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = tuple(dict.fromkeys(folders))
        self._lock = threading.Lock()
        self._open: dict[Game, tuple[Mark, CardBase | Finding]] = {}

    def look(self) -> Shelved:
        """What is there now. Cost: a look at each file's entry on the disk, about 10 microseconds."""
        with self._lock:
            found = {game: self._of(game) for game in GAMES}
        bases = {game: one for game, one in found.items() if isinstance(one, CardBase)}
        return Shelved(bases, tuple(one for one in found.values() if isinstance(one, Finding)))

    def _of(self, game: Game) -> CardBase | Finding | None:
        place, mark = self._file(game)
        if place is None or mark is None:
            self._open.pop(game, None)
            return None
        known = self._open.get(game)
        if known is None or known[0] != mark:
            # The mark was taken before the file was opened: a file that came in between is seen the next time.
            known = self._open[game] = (mark, _opened(place, game))
        return known[1]

    def _file(self, game: Game) -> tuple[Path | None, Mark | None]:
        for folder in self.folders:
            place = place_of(folder, game)
            try:
                seen = place.stat()
            except OSError:
                continue
            return place, (str(place), seen.st_ino, seen.st_size, seen.st_mtime_ns)
        return None, None


def _opened(place: Path, game: Game) -> CardBase | Finding:
    try:
        base = CardBase.open(place)
    except InputError as error:
        return error.findings[0]
    if base.game != game:
        base.close()
        told = {"found": base.game, "expected": game}
        return Finding("cards.other_game", "error", str(place), told)
    return base
