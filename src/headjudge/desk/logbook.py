"""The log as people read it: what happened, by whom, when and why; what was undone, and whether the chain holds."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from headjudge.desk.hand import InHand
from headjudge.desk.telling import Known, known, told
from headjudge.tournament.events import EntrantsEntered
from headjudge.tournament.hall.events import CommandUndone, WaitingListed
from headjudge.tournament.rows import FIRST, BesideText, Row, from_row, texts_told

WITH_SEED = "event-opened"
"""The row that carries the seed, from which every later pairing follows."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row in words: ``code`` and ``values`` of its sentence (reason included), and by which row it was undone."""

    row: Row
    digest: str
    code: str
    values: Mapping[str, Any]
    undone_by: Row | None


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which rows somebody asks for: of a kind (wire name), of an actor, with words in their sentence; rows below
    number ``before``, the newest first, ``most`` of them. Empty and 0 mean any."""

    kind: str = ""
    actor: str = ""
    words: str = ""
    before: int = 0
    most: int = 500


@dataclass(frozen=True, slots=True)
class Logbook:
    """The lines of a page, newest first; ``older``: below which row the next page begins, 0 where none follows.

    ``kinds`` and ``actors`` are all that occur in the whole log; ``sound`` is the number of rows that follow from
    one another from the first on, of ``total``.
    """

    lines: tuple[Line, ...]
    older: int
    kinds: tuple[str, ...]
    actors: tuple[str, ...]
    sound: int
    total: int


def logbook(
    hand: InHand,
    rows: Sequence[Row],
    texts: Sequence[BesideText],
    stored: Mapping[int, str],
    wanted: Wanted,
    say: Callable[[str, Mapping[str, Any]], str],
) -> Logbook:
    """A page of the log. ``stored``: the hashes as they were kept with the rows; ``say`` words a line, for ``words``.

    Cost: every row is hashed once (0.1 s for ten thousand); with ``words`` rows are put into words until the page is
    full.
    """
    beside = {text.id: text.text for text in texts}
    undone = _undone(rows, beside)
    about = _about(hand, rows, beside)
    found: list[Line] = []
    older = 0
    for row in reversed(rows):
        if wanted.before and row.sequence >= wanted.before:
            continue
        if (wanted.kind and row.name != wanted.kind) or (wanted.actor and row.actor != wanted.actor):
            continue
        code, values = told(about, row.name, from_row(row, beside))
        if wanted.words and wanted.words.casefold() not in say(code, values).casefold():
            continue
        if len(found) == wanted.most:
            older = found[-1].row.sequence
            break
        found.append(Line(row, stored.get(row.sequence, row.digest), code, values, undone.get(row.sequence)))
    return Logbook(
        tuple(found),
        older,
        tuple(sorted({row.name for row in rows})),
        tuple(sorted({row.actor for row in rows})),
        sound_up_to(rows, texts, stored),
        len(rows),
    )


def sound_up_to(rows: Sequence[Row], texts: Sequence[BesideText], stored: Mapping[int, str]) -> int:
    """How many rows from the first on follow from one another, with the texts that were written with them.

    An erased text is no fault; a changed one is.
    """
    digests = {text.id: text.digest for text in texts}
    before = FIRST
    for expected, row in enumerate(rows, 1):
        digest = row.digest
        if (row.sequence, row.before, stored.get(row.sequence)) != (expected, before, digest):
            return expected - 1
        beside = texts_told(json.loads(row.data))
        if any(digests[name] != written for name, written in beside if name in digests):
            return expected - 1
        before = digest
    return len(rows)


def plain_row(row: Row, digest: str, texts: Sequence[BesideText] | None) -> dict[str, Any]:
    """A row as a line of JSON: all that its hash covers, and the hash; with ``texts`` also those beside it.

    Without ``texts`` (for who may not have them) the data of the row that holds the seed is left out too.
    """
    plain: dict[str, Any] = {
        "stream": row.stream,
        "sequence": row.sequence,
        "name": row.name,
        "version": row.version,
        "data": None if texts is None and row.name == WITH_SEED else row.data,
        "time": row.time,
        "actor": row.actor,
        "command": row.command,
        "before": row.before,
        "digest": digest,
    }
    if texts is not None:
        plain["texts"] = [{"id": text.id, "salt": text.salt, "text": text.text} for text in texts]
    return plain


def _undone(rows: Sequence[Row], beside: Mapping[str, str]) -> dict[int, Row]:
    found: dict[int, Row] = {}
    for row in rows:
        if row.name == "command-undone":
            fact = from_row(row, beside)
            assert isinstance(fact, CommandUndone)
            found |= dict.fromkeys(range(fact.first, fact.last + 1), row)
    return found


def _about(hand: InHand, rows: Sequence[Row], beside: Mapping[str, str]) -> Known:
    """Names also of those whose entry was undone."""
    about = known(hand)
    names: dict[str, str] = {}
    for row in rows:
        if row.name in ("entrants-entered", "waiting-listed"):
            fact = from_row(row, beside)
            if isinstance(fact, EntrantsEntered):
                names |= {entry.id: entry.name for entry in fact.entrants}
            elif isinstance(fact, WaitingListed):
                names |= {entry.id: entry.name for entry in fact.waiting}
    return Known({**names, **about.names}, about.seats)
