"""A card database written from what a card file tells, card by card.

The file appears under its name only when it is whole: a crash, a full disk or a faulty card file leaves the old
database as it was.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from headjudge.cards.card import Card, CardSet, FabCard, MagicCard, Printing, Source
from headjudge.cards.folding import folded
from headjudge.cards.schema import APPLICATION_ID, FORM_VERSION, FULL, INDEXES, TABLES

_BATCH = 5_000
C = TypeVar("C", MagicCard, FabCard)


class Building:
    """A database under construction. Cards first, then their names and printings; what comes twice is kept once."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.executescript(
            # Without a journal before anything is written, or an empty one stays behind.
            "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = FILE;"
            f"PRAGMA application_id = {APPLICATION_ID};" + TABLES
        )
        self._connection = connection
        self._cards: dict[str, int] = {}
        self._sets: dict[str, CardSet] = {}
        self._names: list[tuple[str, int, str, str, int]] = []
        self._printings: list[tuple[str, str, int, str | None, str, str]] = []
        self._encode = msgspec.json.Encoder().encode

    def __contains__(self, key: str) -> bool:
        return key in self._cards

    @property
    def cards(self) -> int:
        """How many cards have come in so far."""
        return len(self._cards)

    def add_card(self, card: Card) -> None:
        """Takes a card in with its full English name. A key that is known already changes nothing."""
        if card.key in self._cards:
            return
        number = len(self._cards) + 1
        self._cards[card.key] = number
        self._connection.execute(
            "INSERT INTO cards VALUES (?, ?, ?, ?, ?)",
            (number, card.key, card.name, card.pitch, self._encode(card)),
        )
        self.add_name(card.key, card.name, "en", FULL)

    def replace_card(self, card: Card) -> None:
        """Puts better facts in the place of those of a known card; its names and printings stay."""
        self._connection.execute(
            "UPDATE cards SET name = ?, pitch = ?, facts = ? WHERE id = ?",
            (card.name, card.pitch, self._encode(card), self._cards[card.key]),
        )
        self.add_name(card.key, card.name, "en", FULL)

    def change_cards(self, keys: Iterable[str], kind: type[C], change: Callable[[C], C]) -> None:
        """Gives known cards of one kind other facts, for what a file shows only at its end. Name and key stay."""
        decode = msgspec.json.Decoder(kind).decode
        for key in keys:
            number = self._cards[key]
            (facts,) = self._connection.execute("SELECT facts FROM cards WHERE id = ?", (number,)).fetchone()
            changed = self._encode(change(decode(facts)))
            self._connection.execute("UPDATE cards SET facts = ? WHERE id = ?", (changed, number))

    def keys_of(self, names: Collection[str]) -> list[tuple[str, str]]:
        """The cards with one of these English names, whole, as (key, name). Cost: all cards are looked through once."""
        marks = ", ".join("?" * len(names))
        return self._connection.execute(
            f"SELECT key, name FROM cards WHERE name IN ({marks}) ORDER BY id",  # noqa: S608
            tuple(names),
        ).fetchall()

    def add_name(self, key: str, name: str, language: str, weakness: int) -> None:
        """Takes in a name of a known card: ``weakness`` is FULL, FACE or FLAVOUR; the language as card files write it
        (``en``, ``ja``, ``ru``, ``zhs`` ...)."""
        self._names.append((folded(name), weakness + (language != "en"), name, language, self._cards[key]))
        if len(self._names) >= _BATCH:
            self._flush()

    def add_printing(self, key: str, printing: Printing) -> None:
        """Takes in a printing of a known card."""
        self._printings.append(
            (
                printing.set_code,
                printing.number,
                self._cards[key],
                printing.released,
                printing.rarity,
                " ".join(printing.games),
            )
        )
        if len(self._printings) >= _BATCH:
            self._flush()

    def add_set(self, card_set: CardSet) -> None:
        """Takes in a set; the earliest date of release wins where a file gives several."""
        known = self._sets.get(card_set.code)
        if known is None:
            self._sets[card_set.code] = card_set
        elif card_set.released and (not known.released or card_set.released < known.released):
            self._sets[card_set.code] = CardSet(card_set.code, known.name or card_set.name, card_set.released)

    def _flush(self) -> None:
        # A file has each name many times, once for every printing; the keys of the tables keep one of each.
        self._connection.executemany("INSERT OR IGNORE INTO names VALUES (?, ?, ?, ?, ?)", self._names)
        self._connection.executemany(
            "INSERT OR IGNORE INTO printings VALUES (?, ?, ?, ?, ?, ?)", self._printings
        )
        self._names.clear()
        self._printings.clear()

    def finish(self, source: Source) -> dict[str, int]:
        """Writes what is left, the indexes and where the data comes from; gives how many cards, names, printings and
        sets there are."""
        self._flush()
        self._connection.executemany(
            "INSERT INTO sets VALUES (?, ?, ?)",
            [(one.code, one.name, one.released) for one in self._sets.values()],
        )
        counts: dict[str, int] = {}
        for table in ("cards", "names", "printings", "sets"):
            (counts[table],) = self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608
        told = {**msgspec.to_builtins(source), **{table: str(many) for table, many in counts.items()}}
        self._connection.executemany("INSERT INTO source VALUES (?, ?)", sorted(told.items()))
        # The script commits what stands so far. The version comes last and with care for the disk: what is not whole
        # has none, and the file is on the disk before it takes its name.
        self._connection.executescript(
            INDEXES + "ANALYZE; PRAGMA synchronous = FULL;" + f"PRAGMA user_version = {FORM_VERSION};"
        )
        return counts


@contextmanager
def new_database(path: Path, token: str) -> Iterator[Building]:
    """Builds a database at the path, which it takes only when the block ends without an error.

    ``token`` is a word that no other building has at the same time; it names the unfinished file. What a killed
    import left behind is cleared away. Raises OSError or sqlite3.Error where the disk fails; the old file stays.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _clear_away(path)
    partial = path.with_name(f".{path.name}.{token}.partial")
    try:
        with closing(sqlite3.connect(partial, isolation_level=None)) as connection:
            connection.execute("PRAGMA page_size = 8192")
            connection.execute("PRAGMA cache_size = -65536")
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            building = Building(connection)
            connection.execute("BEGIN EXCLUSIVE")
            yield building
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)


def _clear_away(path: Path) -> None:
    """Removes unfinished files of this database that nobody writes any more: a living import has its file locked."""
    for left in sorted(path.parent.glob(f".{path.name}.*.partial")):
        with closing(sqlite3.connect(left, isolation_level=None, timeout=0)) as connection:
            try:
                connection.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError:
                continue  # locked, or nobody can tell
            except sqlite3.DatabaseError:
                pass  # cut off in the middle, so not even a database: away with it all the more
        left.unlink(missing_ok=True)
