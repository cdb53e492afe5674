"""Card files become a card database: what kind of file it is, what day its data is of, what of it was left out."""

from __future__ import annotations

import datetime
import errno
import io
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from headjudge.cards.building import Building, new_database
from headjudge.cards.card import Game, Source
from headjudge.cards.database import CardBase
from headjudge.cards.fab_archive import LARGEST_FILE
from headjudge.cards.kinds import Kind, kind_of
from headjudge.cards.mtgjson import AtomicReader, meta_of
from headjudge.cards.naming import add_known_names
from headjudge.cards.objects import Faults, Objects
from headjudge.cards.opening import (
    CardText,
    Progress,
    card_text,
    faulty,
    file_sha256,
    opened_raw,
    packing,
    silent,
)
from headjudge.cards.own_form import EXAMPLE, KINDS, VERSION, Head, read_own
from headjudge.cards.scryfall import ScryfallObject, ScryfallReader
from headjudge.findings import Finding, InputError, StoreError

DatedBy = Literal["file", "name", "given", "file_time"]
_LONGEST_HEAD = 65_536
_STAMP = re.compile(r"(?<!\d)(20\d\d)-?([01]\d)-?([0-3]\d)(?:\d{4}|\d{6})?(?!\d)")
"""A date in a file's name: ``oracle-cards-20260822210303.json``, ``cards-2026-08-22.json``."""


class CardFile(Struct, frozen=True):
    """A card file on the disk with the day on which it was last changed there."""

    path: Path
    modified: datetime.date


class Imported(Struct, frozen=True):
    """What an import gave: where the database stands (None where it is in no file), the source that it says, how many
    ``cards``, ``names``, ``printings`` and ``sets`` it has, how many objects were skipped by what they are (``token``,
    ``emblem`` ...), and what has to be said."""

    path: Path | None
    source: Source
    counts: dict[str, int]
    skipped: dict[str, int]
    findings: tuple[Finding, ...]


class _Read(Struct):
    """What one file gave."""

    game: Game
    kind: str
    sha256: str
    taken: int
    date: str = ""
    version: str = ""
    skipped: Counter[str] = msgspec.field(default_factory=Counter)
    findings: list[Finding] = msgspec.field(default_factory=list)


def import_cards(
    files: Sequence[CardFile],
    into: Path,
    token: str,
    *,
    game: Game | None = None,
    given_date: datetime.date | None = None,
    progress: Progress = silent,
) -> Imported:
    """Builds the card database of a game in the folder ``into`` (``mtg.sqlite``, ``fab.sqlite``) from card files.

    Several files are one list: facts of a card come from the first file that has it, later files add names and
    printings (a file of one language each). The old database stays as it is until the new one is whole. ``token`` is
    a word that no other import has. Raises InputError for a file that cannot be read to its end or holds no card, and
    StoreError where the folder does not take the database.
    """
    found = _game_of(files, game)
    path = into / f"{found}.sqlite"
    with _written_to(path), new_database(path, token) as building:
        source, read, counts = _build(files, building, found, given_date, progress)
    return _told(path, source, read, counts)


def open_cards(
    files: Sequence[CardFile], *, game: Game | None = None, given_date: datetime.date | None = None
) -> tuple[CardBase, tuple[Finding, ...]]:
    """Card files read without an import, or a database that was built already, open for asking.

    What is read lies in a nameless file of the system's own, which goes when the base is closed. Raises what
    ``import_cards`` raises.
    """
    if len(files) == 1:
        with opened_raw(files[0].path) as file:
            is_database = file.read(16) == b"SQLite format 3\x00"
        if is_database:
            base = CardBase.open(files[0].path)
            if game is not None and base.game != game:
                base.close()
                raise faulty(files[0].path, "cards.other_game", found=base.game, expected=game)
            return base, ()
    found = _game_of(files, game)
    connection = sqlite3.connect("", isolation_level=None, check_same_thread=False)
    try:
        with _written_to(files[0].path):
            building = Building(connection)
            connection.execute("BEGIN")
            source, read, counts = _build(files, building, found, given_date, silent)
        base = CardBase(connection, str(files[0].path))
    except BaseException:
        connection.close()
        raise
    return base, _told(None, source, read, counts).findings


def _game_of(files: Sequence[CardFile], game: Game | None) -> Game:
    """The game of all files; what is no card file, or of another game, is said of every file at once."""
    faults: list[Finding] = []
    for file in files:
        try:
            with card_text(file.path) as text:
                kind = kind_of(text)
        except InputError as error:
            faults.extend(error.findings)
            continue
        game = game or kind.game
        if kind.game != game:
            told = {"found": kind.game, "expected": game}
            faults.append(Finding("cards.other_game", "error", str(file.path), told))
    if faults or game is None:
        raise InputError(faults)
    return game


def _build(
    files: Sequence[CardFile],
    building: Building,
    game: Game,
    given_date: datetime.date | None,
    progress: Progress,
) -> tuple[Source, list[_Read], dict[str, int]]:
    read = [_read_file(file.path, building, progress) for file in files]
    empty = [str(file.path) for file, one in zip(files, read, strict=True) if not one.taken]
    if empty:
        faults = [finding for one in read for finding in one.findings]
        raise InputError([*(Finding("cards.no_cards", "error", path) for path in empty), *faults])
    if game == "mtg":
        add_known_names(building)
    first = read[0]
    date, dated_by = _dated(files[0], first.date, given_date)
    source = Source(
        game=game,
        kind=first.kind,
        name=" + ".join(file.path.name for file in files),
        date=date.isoformat(),
        dated_by=dated_by,
        sha256="+".join(one.sha256 for one in read),
        version=first.version,
    )
    if dated_by in ("name", "file_time"):
        told = {"date": source.date, "by": dated_by}
        severity: Literal["info", "warning"] = "info" if dated_by == "name" else "warning"
        first.findings.insert(0, Finding("cards.date_assumed", severity, str(files[0].path), told))
    return source, read, building.finish(source)


def _told(path: Path | None, source: Source, read: list[_Read], counts: dict[str, int]) -> Imported:
    skipped: Counter[str] = sum((one.skipped for one in read), Counter())
    findings = tuple(finding for one in read for finding in one.findings)
    return Imported(path, source, counts, dict(sorted(skipped.items())), findings)


def _dated(file: CardFile, inside: str, given: datetime.date | None) -> tuple[datetime.date, DatedBy]:
    """The day of the data: what the person says, what the file says inside, what its name says, its file time."""
    if given is not None:
        return given, "given"
    try:
        return datetime.date.fromisoformat(inside[:10]), "file"
    except ValueError:
        pass
    for stamp in _STAMP.finditer(file.path.name):
        try:
            return datetime.date(*map(int, stamp.groups())), "name"
        except ValueError:
            continue
    return file.modified, "file_time"


def _read_file(path: Path, building: Building, progress: Progress) -> _Read:
    with card_text(path, progress) as text:
        kind = kind_of(text)
        if kind.name == "fab_package":
            read = _package(text, building)
        elif kind.name == "mtgjson":
            read = _mtgjson(text, building)
        elif kind.name == "headjudge":
            read = _own(text, building)
        else:
            read = _scryfall(text, building, kind)
        read.sha256 = read.sha256 or text.sha256()
    return read


def _scryfall(text: CardText, building: Building, kind: Kind) -> _Read:
    faults = Faults(text.path)
    reader = ScryfallReader(building, faults)
    reader.read(iter(Objects(text, ScryfallObject, kind.within, faults)))
    return _Read("mtg", kind.name, "", reader.taken, skipped=reader.skipped, findings=faults.findings)


def _mtgjson(text: CardText, building: Building) -> _Read:
    faults = Faults(text.path)
    reader = AtomicReader(building, faults)
    meta = meta_of(text.head)
    reader.read(text)
    unknown = [
        Finding("cards.unknown_language", "info", str(text.path), {"language": language, "count": count})
        for language, count in reader.unknown_languages.items()
    ]
    findings = [*unknown, *faults.findings]
    return _Read("mtg", "mtgjson", "", reader.taken, meta.date, meta.version, reader.skipped, findings)


def _own(text: CardText, building: Building) -> _Read:
    try:
        head = msgspec.json.decode(text.stream.readline(_LONGEST_HEAD), type=Head)
    except msgspec.DecodeError:
        raise faulty(text.path, "cards.own_head", example=EXAMPLE) from None
    if head.headjudge_cards != VERSION:
        raise faulty(text.path, "cards.own_version", found=head.headjudge_cards, expected=VERSION)
    faults = Faults(text.path)
    taken = read_own(iter(Objects(text, KINDS[head.game], "", faults)), building, faults)
    return _Read(head.game, "headjudge", "", taken, head.date, head.version, findings=faults.findings)


def _package(text: CardText, building: Building) -> _Read:
    # Its parser is slow to load and needed for this kind alone.
    from headjudge.cards.fab_package import read_fab_package

    path = text.path
    try:
        if packing(path) == "zip":
            facts = read_fab_package(io.BytesIO(text.stream.read(LARGEST_FILE + 1)), building)
        else:
            with opened_raw(path) as file:
                facts = read_fab_package(file, building)
    except InputError as error:
        # Of several files, which one it was.
        raise InputError([replace(one, subject=one.subject or str(path)) for one in error.findings]) from None
    return _Read("fab", "fab_package", file_sha256(path), building.cards, facts.date, facts.version)


@contextmanager
def _written_to(path: Path) -> Iterator[None]:
    """Faults of the disk on which a database is written, in words that the catalogue knows."""
    try:
        yield
    except OSError as error:
        reasons = {
            errno.ENOENT: "missing",
            errno.ENOTDIR: "missing",
            errno.EACCES: "permission",
            errno.EPERM: "permission",
            errno.EROFS: "permission",
            errno.ENOSPC: "full",
            errno.EDQUOT: "full",
        }
        reason = reasons.get(error.errno or 0, "other")
        raise StoreError([Finding("store.not_written", "error", str(path), {"reason": reason})]) from None
    except sqlite3.Error as error:
        codes = {
            sqlite3.SQLITE_FULL: "full",
            sqlite3.SQLITE_CANTOPEN: "permission",
            sqlite3.SQLITE_READONLY: "permission",
        }
        reason = codes.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "other")
        raise StoreError([Finding("store.not_written", "error", str(path), {"reason": reason})]) from None
