"""Looking cards up: a name in any language, a key or a printing gives the card and its facts."""

from __future__ import annotations

import re
import sqlite3
import threading
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from headjudge.cards.card import Card, CardSet, FabCard, Game, MagicCard, Printing, Source
from headjudge.cards.folding import folded
from headjudge.cards.near import Near, NearNames
from headjudge.cards.schema import APPLICATION_ID, FORM_VERSION
from headjudge.findings import Finding, InputError

_CACHED = 65_536
_CACHED_NEAR = 4_096
_LIKE_A_PART, _MOST_PARTS, _MOST_WORDS = 70, 5, 12
_HALF_A_LETTER = re.compile("[\ud800-\udfff]")
"""What bytes become that are no text, in an argument of a command: no name has it, and SQLite refuses it."""
_LONGEST_NAME = 1_000
"""Letters; the longest name of a card has 141. What is longer is no name, and is neither compared nor remembered."""


class Known(Struct, frozen=True):
    """A card that a name stands for: its number in this database, its key, its English name, its pitch value."""

    id: int
    key: str
    name: str
    pitch: int | None = None


class CardBase:
    """A card database that is open for reading; it may be asked from several threads.

    Raises InputError ``cards.not_a_database`` where the file is none of ours and ``cards.other_form`` where another
    version of headjudge wrote it: importing the card file again makes it new. Opening and every question raise
    InputError ``cards.database_damaged`` where what is asked for cannot be read: a copy that broke off, a bad disk.
    """

    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        self._connection = connection
        self._lock = threading.Lock()
        self.path = path
        _ours(connection, path)
        told = dict(self._rows("SELECT item, value FROM source"))
        fields = Source.__struct_fields__
        try:
            self.source: Source = msgspec.convert({name: told[name] for name in fields}, Source)
            self.counts = {item: int(told[item]) for item in ("cards", "names", "printings", "sets")}
        except (KeyError, ValueError):
            raise self._damaged() from None
        self._decode: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
            MagicCard if self.source.game == "mtg" else FabCard
        )
        # Bound to this database, so that another one that is opened later shares nothing with it.
        self._found = lru_cache(_CACHED)(self._look_up)
        self.card = lru_cache(_CACHED)(self._card)
        # Whoever types a list asks for the same unknown name at every letter that follows.
        self._likest = lru_cache(_CACHED_NEAR)(self._nearest)

    @classmethod
    def open(cls, path: Path) -> CardBase:
        """Opens a database file for reading only."""
        try:
            connection = sqlite3.connect(
                f"{path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False
            )
        except sqlite3.Error:
            raise InputError([Finding("cards.not_a_database", "error", str(path))]) from None
        try:
            return cls(connection, str(path))
        except BaseException:
            connection.close()
            raise

    def close(self) -> None:
        """Lets go of the file; nothing can be asked afterwards."""
        self._connection.close()

    @property
    def game(self) -> Game:
        """Which game the cards belong to."""
        return self.source.game

    def _rows(self, statement: str, values: tuple[object, ...] = ()) -> list[Any]:
        try:
            with self._lock:
                return self._connection.execute(statement, values).fetchall()
        except sqlite3.ProgrammingError:
            raise  # asked after it was closed: that is our fault and not the file's
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            raise self._damaged() from None

    def _damaged(self) -> InputError:
        return InputError([Finding("cards.database_damaged", "error", self.path)])

    def find(self, name: str, pitch: int | None = None) -> tuple[Known, ...]:
        """The cards that a name means, in any language: one where it is clear, several where it is not, none.

        Written exactly like a card's name wins over a name that only folds to the same; a full name wins over the
        name of a face, that over a reskin's name, English over other languages. With ``pitch`` only cards of that
        pitch value count. Cost: one look at an index, about 10 microseconds, and nothing the second time.
        """
        if len(name) > _LONGEST_NAME or (not name.isascii() and _HALF_A_LETTER.search(name)):
            return ()
        return self._found(name, pitch)

    def _look_up(self, name: str, pitch: int | None) -> tuple[Known, ...]:
        key = folded(name)
        rows = self._rows(
            "SELECT n.name, n.weakness, c.id, c.key, c.name, c.pitch FROM names n JOIN cards c ON c.id = n.card"
            " WHERE n.folded = ? ORDER BY n.weakness, c.id",
            (key,),
        )
        if pitch is not None:
            rows = [row for row in rows if row[5] == pitch]
        if not rows:
            return ()
        exact = [row for row in rows if row[0] == name]
        rows = exact or rows
        strongest = rows[0][1]
        found = {row[2]: Known(*row[2:]) for row in rows if row[1] == strongest}
        return tuple(found.values())

    def knows(self, name: str) -> bool:
        """Whether any card has this name, in any language, of any strength."""
        return bool(self.find(name))

    @cached_property
    def odd_names(self) -> frozenset[str]:
        """The folded names that begin with a digit or have one of ``( [ * ^`` in them: a line of a list could be taken
        for one of them. Cost: all names are looked through once, some 50 milliseconds for 300,000."""
        rows = self._rows(
            "SELECT DISTINCT folded FROM names WHERE folded GLOB '[0-9]*' OR folded GLOB '*[([*^]*'"
        )
        return frozenset(row[0] for row in rows)

    def _card(self, number: int) -> Card:
        """The facts of a card by its number in this database."""
        rows = self._rows("SELECT facts FROM cards WHERE id = ?", (number,))
        try:
            card: Card = self._decode.decode(rows[0][0])
        except (IndexError, TypeError, msgspec.MsgspecError, UnicodeDecodeError):
            raise self._damaged() from None
        return card

    def by_key(self, key: str) -> Known | None:
        """The card with an Oracle id or identifier."""
        rows = self._rows("SELECT id, key, name, pitch FROM cards WHERE key = ?", (key,))
        return Known(*rows[0]) if rows else None

    def by_printing(self, set_code: str, number: str) -> tuple[Known, ...]:
        """The cards with this number in this set (two where the number is a two-faced token's or a sheet's)."""
        rows = self._rows(
            "SELECT c.id, c.key, c.name, c.pitch FROM printings p JOIN cards c ON c.id = p.card"
            " WHERE p.set_code = ? AND p.number = ? ORDER BY c.id",
            (set_code.upper(), number),
        )
        return tuple(Known(*row) for row in rows)

    def names(self, number: int) -> list[tuple[str, str]]:
        """Every name of a card with its language, the strongest first: ``[("Fire // Ice", "en"), ...]``."""
        return list(dict.fromkeys((name, language) for name, language, _ in self.weighed_names(number)))

    def weighed_names(self, number: int) -> list[tuple[str, str, int]]:
        """Every name of a card with its language and its weakness (``schema.FULL`` and so on), the strongest first."""
        rows = self._rows(
            "SELECT name, language, weakness FROM names WHERE card = ? ORDER BY weakness, language, name",
            (number,),
        )
        return [(name, language, weakness) for name, language, weakness in rows]

    def printings(self, number: int) -> list[Printing]:
        """Every printing of a card, the earliest first."""
        rows = self._rows(
            "SELECT set_code, number, released, rarity, games FROM printings WHERE card = ?"
            " ORDER BY released, set_code, number",
            (number,),
        )
        return [
            Printing(code, collector, released, rarity, tuple(games.split()))
            for code, collector, released, rarity, games in rows
        ]

    def in_set(self, code: str) -> list[tuple[Known, Printing]]:
        """Every printing in the set with this code, with its card, by name. Cost: one look at an index."""
        rows = self._rows(
            "SELECT c.id, c.key, c.name, c.pitch, p.number, p.released, p.rarity, p.games"
            " FROM printings p JOIN cards c ON c.id = p.card WHERE p.set_code = ?"
            " ORDER BY c.name, c.pitch, p.number",
            (code.upper(),),
        )
        return [
            (Known(*card), Printing(code.upper(), number, released, rarity, tuple(games.split())))
            for *card, number, released, rarity, games in rows
        ]

    def card_set(self, code: str) -> CardSet | None:
        """The set with this code."""
        rows = self._rows("SELECT code, name, released FROM sets WHERE code = ?", (code.upper(),))
        return CardSet(*rows[0]) if rows else None

    def sets(self) -> list[CardSet]:
        """Every set, the earliest first; those without a date last."""
        return [
            CardSet(*row)
            for row in self._rows(
                "SELECT code, name, released FROM sets ORDER BY released IS NULL, released, code"
            )
        ]

    @cached_property
    def _near_names(self) -> NearNames:
        return NearNames([row[0] for row in self._rows("SELECT DISTINCT folded FROM names ORDER BY folded")])

    def near(self, name: str, limit: int = 5) -> list[Near]:
        """Cards whose names look like this one, the likest first: what a person may have meant.

        Nothing here is ever taken silently. Cost: all names are compared, 10 to 50 milliseconds for 300,000 names,
        and nothing the second time; the first call reads them all.
        """
        return [] if len(name) > _LONGEST_NAME else list(self._likest(name, limit))

    def _nearest(self, name: str, limit: int) -> tuple[Near, ...]:
        found: dict[int, Near] = {}
        whole = folded(name)
        # Halves in the wrong order, or a remark behind a slash: what is a name by itself may be the card.
        parts = [(part, _LIKE_A_PART) for part in whole.split("//", _MOST_PARTS) if part != whole]
        parts += [(start, _LIKE_A_PART) for start in self._known_start(whole)]
        for text, likeness in (*parts, *self._near_names.like(whole, 4 * limit)):
            for known in self._of_folded(text):
                if known.id not in found:
                    found[known.id] = Near(known.key, known.name, known.pitch, likeness)
        return tuple(found.values())[:limit]

    def _known_start(self, text: str) -> tuple[str, ...]:
        """The longest beginning of several words that is a name: what follows may be a remark (``Opt - staple``)."""
        words = text.split(" ", _MOST_WORDS)
        for many in range(min(len(words), _MOST_WORDS) - 1, 0, -1):
            start = " ".join(words[:many]).rstrip(" ,;:.!-")
            if self._of_folded(start):
                return (start,)
        return ()

    def called(self, name: str) -> list[Known]:
        """Every card that has this name, of whatever strength, the strongest first: a moniker means several heroes."""
        return self._of_folded(folded(name)) if len(name) <= _LONGEST_NAME else []

    def _of_folded(self, text: str) -> list[Known]:
        rows = self._rows(
            "SELECT DISTINCT c.id, c.key, c.name, c.pitch FROM names n JOIN cards c ON c.id = n.card"
            " WHERE n.folded = ? ORDER BY n.weakness, c.id",
            (text,),
        )
        return [Known(*row) for row in rows]


def _ours(connection: sqlite3.Connection, path: str) -> None:
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error:
        raise InputError([Finding("cards.not_a_database", "error", path)]) from None
    if application != APPLICATION_ID:
        raise InputError([Finding("cards.not_a_database", "error", path)])
    if version != FORM_VERSION:
        told = {"found": version, "expected": FORM_VERSION}
        raise InputError([Finding("cards.other_form", "error", path, told)])
