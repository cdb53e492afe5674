"""Event files on disk: read whole, written whole or not at all, never over somebody else's change."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from headjudge.findings import Finding, InputError, StoreError
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.state import Tournament

if TYPE_CHECKING:
    from headjudge.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class EventFile:
    """An event and the file it came from, with the bytes as they were read."""

    path: Path | None
    event: Tournament
    findings: tuple[Finding, ...]
    data: bytes


def read(name: str) -> EventFile:
    """Read an event file (``-`` is standard input). Raises InputError with every fault."""
    if name == "-":
        data = sys.stdin.buffer.read()
        event, findings = read_event(data)
        return EventFile(None, event, findings, data)
    path = Path(name)
    data = read_bytes(path)
    event, findings = read_event(data)
    return EventFile(path, event, findings, data)


def read_bytes(path: Path) -> bytes:
    """The bytes of a file, or an InputError that says why not."""
    with reading(path):
        return path.read_bytes()


@contextlib.contextmanager
def reading(path: Path) -> Iterator[None]:
    """Whoever reads the file inside gets an InputError that says why it cannot be read."""
    try:
        yield
        return
    except FileNotFoundError:
        reason = "missing"
    except IsADirectoryError:
        reason = "folder"
    except PermissionError:
        reason = "folder" if path.is_dir() else "permission"
    except (OSError, ValueError):
        reason = "other"
    raise InputError([Finding("form.unreadable", "error", str(path), {"reason": reason})])


def changed(file: EventFile, asked: Iterable[Command]) -> Tournament:
    """The event after commands; nothing is written yet."""
    # What only reads an event needs none of this, and answers sooner without it.
    from headjudge.tournament.decide import decide
    from headjudge.tournament.evolve import evolve

    event = file.event
    for command in asked:
        for fact in decide(event, command):
            event = evolve(event, fact)
    return event


def write(file: EventFile, event: Tournament) -> None:
    """Put an event in the place of the one that was read.

    The new text is read back first, so that a file that would be refused is never written; then it takes the
    old file's place in one step, so that a crash leaves the old file or the new one. Raises StoreError where
    the file has changed since it was read, and where the disk refuses.
    """
    if file.path is None:
        raise StoreError([Finding("store.no_file", "error", "-")])
    text = write_event(event).encode()
    read_event(text)
    with _locked(file.path):
        if _now(file.path) != file.data:
            raise StoreError([Finding("store.changed", "error", str(file.path))])
        replace(file.path, text)


def create(path: Path, event: Tournament) -> None:
    """Write a new event file; raises StoreError where something stands there already."""
    text = write_event(event).encode()
    read_event(text)
    create_file(path, text)


def create_file(path: Path, data: bytes) -> None:
    """Write a new file of any kind; raises StoreError where something stands there already."""
    with _locked(path):
        if path.exists():
            raise StoreError([Finding("store.exists", "error", str(path))])
        replace(path, data)


def _now(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def replace(path: Path, data: bytes) -> None:
    """Write ``data`` beside ``path``, flush it to the disk, and move it into place in one step."""
    target = Path(os.path.realpath(path))
    made: str | None = None
    try:
        handle, made = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".new", dir=target.parent)
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.chmod(made, _mode(target))
        os.replace(made, target)
        made = None
        _flush_folder(target.parent)
    except OSError as error:
        told = {"reason": _reason(error)}
        raise StoreError([Finding("store.not_written", "error", str(path), told)]) from None
    finally:
        if made is not None:
            with contextlib.suppress(OSError):
                os.unlink(made)


def _reason(error: OSError) -> str:
    """Why the disk refused, by the words that the catalogue knows."""
    known = {
        errno.ENOENT: "missing",
        errno.ENOTDIR: "missing",
        errno.EACCES: "permission",
        errno.EPERM: "permission",
        errno.EROFS: "permission",
        errno.ENOSPC: "full",
        errno.EDQUOT: "full",
    }
    return known.get(error.errno or 0, "other")


def _mode(target: Path) -> int:
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def _flush_folder(folder: Path) -> None:
    # The new name itself must survive a power cut; Windows has no handle for a folder and needs none.
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """One writer at a time in a folder, so that between the last look and the replacement nobody slips in."""
    folder = Path(os.path.realpath(path)).parent
    if os.name != "posix":
        yield
        return
    import fcntl

    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        told = {"reason": _reason(error)}
        raise StoreError([Finding("store.not_written", "error", str(path), told)]) from None
    try:
        with contextlib.suppress(OSError):  # a network drive without locks still compares before it replaces
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
