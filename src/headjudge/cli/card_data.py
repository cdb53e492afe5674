"""Which card data a command reads: the databases in the user's data folder, a file, or none."""

from __future__ import annotations

from pathlib import Path

from headjudge.cards.card import Game
from headjudge.cards.database import CardBase
from headjudge.cards.shelf import FOLDER, open_shelf
from headjudge.cli import files

NONE = "none"
"""What ``--cards`` says where no card data is wanted."""


def cards_folder() -> Path:
    """The folder of card databases in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("headjudge", appauthor=False) / FOLDER


def card_bases(asked: str | None) -> dict[Game, CardBase]:
    """The card databases that ``--cards`` names: a file, ``none``, or (without it) those that were imported.

    Raises InputError where a file is missing or is no card database.
    """
    if asked == NONE:
        return {}
    if asked is None:
        return open_shelf(cards_folder())
    path = Path(asked)
    with files.reading(path), path.open("rb"):
        pass  # the database itself says only that it cannot be opened, not why
    base = CardBase.open(path)
    return {base.game: base}
