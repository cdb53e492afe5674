"""Copies of the database after every round step, made by a thread of its own so that no click waits.

A copy goes to ``backups`` in the data folder and to each further folder of the configuration (a memory stick, say).
Between the steps a result is copied where the last copy is older than a minute. Of all copies the last twenty are
kept, and the last of every round of every event.
"""

from __future__ import annotations

import datetime
import hashlib
import logging
import re
import secrets
import threading
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from headjudge.desk.hand import InHand
from headjudge.findings import Finding, StoreError
from headjudge.store.backup import backup
from headjudge.store.database import DatabaseStore
from headjudge.tournament.rows import Row
from headjudge.web.configuration import Configuration
from headjudge.web.deskroom import FOLLOWERS, desk

KEPT: Final = 20
"""Copies that are kept beside the last one of each round."""
STEPS: Final = frozenset(
    {
        "event-opened",
        "event-revised",
        "round-paired",
        "round-published",
        "pairing-taken-back",
        "round-repaired",
        "result-corrected",
        "match-reseated",
        "match-withdrawn",
        "cut-made",
        "pod-seated",
        "draft-ended",
        "command-undone",
    }
)
"""Rows that make a round step; a result is one where it completes its round."""
RESULTS: Final = frozenset({"results-reported", "side-reported"})
OLDEST: Final = 60
"""Seconds after which a single result is worth a copy of its own: more than that nobody should have to enter again."""
_NAME = re.compile(r"(\d{8}T\d{9}Z)-(.*-[0-9a-f]{8}-r\d+|all)\.sqlite3")
_UNFINISHED = re.compile(rf"\.{_NAME.pattern}\.[0-9a-f]+\.new(-journal|-wal|-shm)?")
CUT_OFF: Final = 3600
"""Seconds after which a copy that nobody has finished was cut off."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Copied:
    """What became of the last copy to a folder: when the last good one was made, and what was wrong since."""

    folder: Path
    last: datetime.datetime | None = None
    name: str = ""
    findings: tuple[Finding, ...] = ()


class Copies:
    """The copies of one process. Safe for several threads; nothing of it raises into a click."""

    def __init__(self, here: Configuration) -> None:
        self.folders = (here.folder / "backups", *here.backups)
        self._state = {folder: Copied(folder, *_newest(folder)) for folder in self.folders}
        self._waiting: dict[str, None] = {}
        self._changed = threading.Condition()
        self._busy = False
        self._asked = float("-inf")
        self._stopping = False
        self._thread = threading.Thread(target=self._work, name="backups", daemon=True)

    def start(self) -> None:
        """Copy from now on whatever is asked for."""
        self._thread.start()

    def stop(self, wait: float = 10) -> None:
        """Finish what is asked for, then end."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        if self._thread.is_alive():
            self._thread.join(wait)

    def follow(self, stream: str, rows: Sequence[Row]) -> None:
        """Rows were added to an event: ask for a copy where they make a round step."""
        names = {row.name for row in rows}
        if not names & (STEPS | RESULTS):
            return
        try:
            hand = desk().hand(stream)
            if names & STEPS or _is_complete(hand) or time.monotonic() - self._asked >= OLDEST:
                self.ask(round_label(hand))
        except Exception:  # a copy that cannot be asked for must not spoil the click that was taken
            log.exception("no backup was asked for")
            self.ask("all")

    def ask(self, label: str = "all") -> None:
        """Ask for a copy; the same label twice before it is made is one copy."""
        with self._changed:
            self._asked = time.monotonic()
            self._waiting[label] = None
            self._changed.notify_all()

    def settle(self, wait: float = 30) -> bool:
        """Wait until nothing is asked for; False where that takes longer."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting and not self._busy, wait)

    def state(self) -> tuple[Copied, ...]:
        """What became of the copies, by folder."""
        with self._changed:
            return tuple(self._state[folder] for folder in self.folders)

    def findings(self) -> tuple[Finding, ...]:
        """What is wrong now: a folder whose last copy failed."""
        return tuple(finding for one in self.state() for finding in one.findings)

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._stopping)
                if not self._waiting:
                    return
                label = next(iter(self._waiting))
                del self._waiting[label]
                self._busy = True
            try:
                for folder in self.folders:
                    self._copy(folder, label)
            finally:
                with self._changed:
                    self._busy = False
                    self._changed.notify_all()

    def _copy(self, folder: Path, label: str) -> None:
        now = datetime.datetime.now(datetime.UTC)
        name = f"{now:%Y%m%dT%H%M%S}{now.microsecond // 1000:03d}Z-{label}.sqlite3"
        store = DatabaseStore()
        try:
            if folder == self.folders[0]:
                folder.mkdir(mode=0o700, exist_ok=True)
            backup(store, folder / name, secrets.token_hex(8))
            told = Copied(folder, now, name)
            prune(folder)
        except StoreError as error:
            reason = str(error.findings[0].params.get("reason", "other"))
            told = replace(self._state[folder], findings=(_failed(folder, reason),))
        except Exception as error:  # loud at the desk; the next step tries again
            log.exception("a backup failed")
            reason = "permission" if isinstance(error, PermissionError) else "other"
            told = replace(self._state[folder], findings=(_failed(folder, reason),))
        finally:
            with suppress(Exception):
                store.close()
        with self._changed:
            self._state[folder] = told


def _failed(folder: Path, reason: str) -> Finding:
    return Finding("backup.failed", "error", None, {"folder": str(folder), "reason": reason})


def _is_complete(hand: InHand) -> bool:
    last = hand.event.rounds[-1] if hand.event.rounds else None
    return last is not None and all(match.result is not None for match in last.matches)


def round_label(hand: InHand) -> str:
    """Event and round in the name of a copy; the hash keeps apart ids whose plain letters are the same."""
    plain = re.sub(r"[^A-Za-z0-9]+", "-", hand.stream).strip("-")[:40] or "event"
    mark = hashlib.sha256(hand.stream.encode(errors="replace")).hexdigest()[:8]
    return f"{plain}-{mark}-r{len(hand.event.rounds)}"


def prune(folder: Path) -> list[Path]:
    """Let the copies of a folder go that need not be kept; gives those that went. Other files stay.

    Kept are the last twenty, and the last of every round of every event. What is left of copies that were cut off (the
    process died) goes after an hour; until then another process may be at it.
    """
    for path in _cut_off(folder):
        path.unlink(missing_ok=True)
    found = sorted(_copies(folder), key=lambda one: one[0], reverse=True)
    gone, rounds = [], set()
    for place, (_, label, path) in enumerate(found):
        is_last_of_round = label != "all" and label not in rounds
        rounds.add(label)
        if place >= KEPT and not is_last_of_round:
            path.unlink(missing_ok=True)
            gone.append(path)
    return gone


def _copies(folder: Path) -> Iterable[tuple[str, str, Path]]:
    for path in folder.iterdir():
        read = _NAME.fullmatch(path.name)
        if read:
            yield read[1], read[2], path


def _cut_off(folder: Path) -> list[Path]:
    before = time.time() - CUT_OFF
    return [
        path
        for path in folder.iterdir()
        if _UNFINISHED.fullmatch(path.name) and path.stat().st_mtime < before
    ]


def _newest(folder: Path) -> tuple[datetime.datetime | None, str]:
    try:
        newest = max(_copies(folder), default=None)
    except OSError:
        return None, ""
    if newest is None:
        return None, ""
    read = datetime.datetime.strptime(newest[0][:15], "%Y%m%dT%H%M%S")
    return read.replace(tzinfo=datetime.UTC), newest[2].name


@cache
def _running() -> list[Copies]:
    return []


def begin(here: Configuration) -> Copies:
    """Begin to make copies in this process."""
    end()
    copies = Copies(here)
    copies.start()
    _running().append(copies)
    FOLLOWERS.append(copies.follow)
    return copies


def end() -> None:
    """Make the copies that are asked for, and no more."""
    for copies in _running():
        with suppress(ValueError):
            FOLLOWERS.remove(copies.follow)
        copies.stop()
    _running().clear()


def current() -> Copies | None:
    """The copies of this process; None where it makes none."""
    return _running()[0] if _running() else None
