"""Which card data a command reads: the databases in a folder, files that were named, or none."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from headjudge.cards.card import Game
from headjudge.cards.database import CardBase
from headjudge.cards.shelf import FOLDER, open_shelf
from headjudge.findings import Finding

if TYPE_CHECKING:
    from headjudge.cards.importing import CardFile

NONE = "none"
"""What ``--cards`` says where no card data is wanted."""


def cards_folder(folder: str | None = None) -> Path:
    """The folder of the card databases: the one that was named, or the one in the user's folder for data."""
    if folder is not None:
        return Path(folder)
    from platformdirs import user_data_path

    return user_data_path("headjudge", appauthor=False) / FOLDER


def card_file(name: str) -> CardFile:
    """A card file with the day on which it was last changed."""
    from headjudge.cards.importing import CardFile

    path = Path(name)
    try:
        changed = path.stat().st_mtime
    except (OSError, ValueError):
        changed = 0  # opening it says what is the matter
    return CardFile(path, datetime.datetime.fromtimestamp(changed, datetime.UTC).date())


def card_bases(
    asked: Sequence[str], folder: str | None = None
) -> tuple[dict[Game, CardBase], tuple[Finding, ...]]:
    """The card data that ``--cards`` names, with what has to be said of it: card files that are one list, a card
    database, ``none``, or (without it) the databases of the folder.

    Raises InputError where a file is missing or is neither card file nor card database.
    """
    if list(asked) == [NONE]:
        return {}, ()
    if not asked:
        return open_shelf(cards_folder(folder)), ()
    from headjudge.cards.importing import open_cards

    base, findings = open_cards([card_file(name) for name in asked])
    return {base.game: base}, findings
