"""Whether a store is sound: hashes match, texts are those that were written, every event and every table replays."""

from __future__ import annotations

import json
from collections.abc import Iterator

from headjudge.findings import Finding
from headjudge.store import triggers
from headjudge.store.database import DatabaseStore
from headjudge.store.failures import place, told
from headjudge.store.protocol import Store
from headjudge.tournament.evolve import evolve, in_force
from headjudge.tournament.rows import FIRST, Row, from_row, texts_told
from headjudge.tournament.state import Tournament
from headjudge.tournament.tracker.events import WorldbreakTableOpened
from headjudge.tournament.tracker.state import TableState, evolve_table
from headjudge.tournament.wire import Happening


def check_store(store: DatabaseStore) -> list[Finding]:
    """Everything that is broken, by place; empty where all is well. Cost: reads every row once."""
    findings = _check_database(store)
    for stream in store.streams():
        findings += check_stream(store, stream, store.stored_digests(stream))
    for gone in store.tombstones():
        if store.read(gone.stream):
            findings.append(Finding("log.after_the_end", "error", gone.stream))
    return findings


def _check_database(store: DatabaseStore) -> list[Finding]:
    where = place(store.connection)
    findings = []
    with told(store.connection):
        lacking = triggers.missing(store.connection)
        if lacking:
            findings.append(Finding("store.triggers_missing", "error", where, {"names": lacking}))
        if store.connection.vendor == "sqlite":
            with store.connection.cursor() as cursor:
                cursor.execute("PRAGMA quick_check")
                if cursor.fetchall() != [("ok",)]:
                    findings.append(Finding("store.damaged", "error", where))
    return findings


def check_stream(store: Store, stream: str, stored: dict[int, str] | None = None) -> list[Finding]:
    """What is broken in a stream: rows that do not follow from the one before, changed texts, facts that cannot be
    read or do not replay. ``stored`` are the hashes as they were kept with the rows, where they were."""
    rows = store.read(stream)
    texts = {text.id: text for text in store.texts(stream)}
    findings: list[Finding] = []
    before = FIRST
    for expected, row in enumerate(rows, 1):
        at = {"row": row.sequence}
        digest = row.digest
        kept = digest if stored is None else stored.get(row.sequence)
        if (row.sequence, row.before, digest) != (expected, before, kept):
            findings.append(Finding("log.chain_broken", "error", stream, at))
        before = digest
        if any(name in texts and texts[name].digest != told for name, told in _told(row)):
            findings.append(Finding("log.text_changed", "error", stream, at))
    return findings + _check_replay(stream, rows, {name: text.text for name, text in texts.items()})


def _told(row: Row) -> list[tuple[str, str]]:
    try:
        return list(texts_told(json.loads(row.data)))
    except ValueError:
        return []


def _check_replay(stream: str, rows: tuple[Row, ...], texts: dict[str, str]) -> list[Finding]:
    facts: list[Happening] = []
    at = 0
    # A row that was tampered with can fail in any way; which row it is matters, not how.
    try:
        for row in rows:
            at = row.sequence
            facts.append(from_row(row, texts))
        for number in _folded(facts):
            at = number
    except Exception:
        return [Finding("log.no_replay", "error", stream, {"row": at})]
    return []


def _folded(facts: list[Happening]) -> Iterator[int]:
    """Fold the log of an event, or of a table's game; gives the number of each row before it is folded."""
    if facts and isinstance(facts[0], WorldbreakTableOpened):
        table: TableState | None = None
        for number, fact in enumerate(facts, 1):
            yield number
            table = evolve_table(table, number, fact)
        return
    state: Tournament | None = None
    for number, fact in in_force(facts):
        yield number
        state = evolve(state, fact)
