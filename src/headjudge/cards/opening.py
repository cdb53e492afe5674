"""Card files as they lie on the disk: plain, gzip or zip, told by their content, read once from front to back.

A file is read in pieces, whatever its size; its SHA-256 is made on the way. What unpacks to far more than a card file
can hold is refused before it fills the memory or the day.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Literal

from headjudge.findings import Finding, InputError

Packing = Literal["plain", "gzip", "zip"]
Progress = Callable[[int, int], None]
"""Called with how many bytes of the file on the disk have been read, and how many there are."""

HEAD = 262_144
"""How much of a file is looked at to tell what it is; the longest card of a bulk file takes a tenth of it."""
MOST_UNPACKED = 16 * 2**30
"""Bytes that a packed file may unpack to: six times the largest card file of today."""
_PIECE = 1 << 20
_BOM = b"\xef\xbb\xbf"


def silent(_done: int, _total: int) -> None:
    """Progress that nobody watches."""


def faulty(path: Path, code: str, **params: object) -> InputError:
    """One fault of a card file, to be raised."""
    return InputError([Finding(code, "error", str(path), params)])


class _Raw(io.RawIOBase):
    """The file on the disk: counts and hashes what is read of it."""

    def __init__(self, path: Path, progress: Progress) -> None:
        self._path = path
        self._progress = progress
        self._done = 0
        self._sum = hashlib.sha256()
        self._file = opened_raw(path)
        self._total = path.stat().st_size

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Fills the buffer with the next bytes."""
        try:
            many = self._file.readinto(buffer)  # type: ignore[attr-defined]
        except OSError:
            raise faulty(self._path, "cards.unreadable", reason="other") from None
        self._sum.update(buffer[:many])
        self._done += many
        self._progress(self._done, self._total)
        return int(many)

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()
        super().close()

    def sha256(self) -> str:
        """The hash of the whole file: what nobody asked for is read, too."""
        while self.read(_PIECE):
            pass
        return self._sum.hexdigest()


class _Unpacked(io.RawIOBase):
    """The bytes inside a packed file; faults of the packing are told in our words."""

    def __init__(self, path: Path, inner: Any) -> None:
        self._path = path
        self._inner = inner
        self._done = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Fills the buffer with the next unpacked bytes."""
        try:
            many = self._inner.readinto(buffer)
        except EOFError:
            raise faulty(self._path, "cards.truncated") from None
        except (gzip.BadGzipFile, zipfile.BadZipFile, zlib.error, NotImplementedError, OSError, ValueError):
            raise faulty(self._path, "cards.damaged") from None
        self._done += many
        if self._done > MOST_UNPACKED:
            raise faulty(self._path, "cards.too_large", limit=MOST_UNPACKED // 2**30)
        return int(many)


class CardText:
    """What a card file holds, unpacked: ``head`` is its beginning, ``stream`` all of it from the front.

    A mark of UTF-8 at the beginning is gone from both. ``sha256()`` is the hash of the file on the disk; ask for it
    last, since it reads what is left of the file.
    """

    def __init__(
        self, path: Path, head: bytes, stream: io.BufferedReader[Any], sha256: Callable[[], str]
    ) -> None:
        self.path = path
        self.head = head.removeprefix(_BOM)
        self.stream = stream
        self.sha256 = sha256
        if head.startswith(_BOM):
            stream.read(len(_BOM))


def opened_raw(path: Path) -> BinaryIO:
    """The file on the disk, open for reading; a fault that says why where it cannot be opened."""
    try:
        return path.open("rb")
    except FileNotFoundError:
        reason = "missing"
    except IsADirectoryError:
        reason = "folder"
    except PermissionError:
        reason = "folder" if path.is_dir() else "permission"
    except (OSError, ValueError):
        reason = "other"
    raise faulty(path, "cards.unreadable", reason=reason)


def packing(path: Path) -> Packing:
    """How a file is packed, told by its first bytes."""
    with opened_raw(path) as file:
        start = file.read(4)
    if start.startswith(b"\x1f\x8b"):
        return "gzip"
    return "zip" if start in (b"PK\x03\x04", b"PK\x05\x06") else "plain"


@contextmanager
def card_text(path: Path, progress: Progress = silent) -> Iterator[CardText]:
    """Opens a card file, however it is packed.

    Raises InputError: ``cards.unreadable``, ``cards.damaged``, ``cards.truncated`` (the packing ends too early),
    ``cards.too_large``, ``cards.zip_of_many`` (a zip must hold one card file).
    """
    packed = packing(path)
    with _unpacked(path, packed, silent) as (stream, _):
        head = stream.read(HEAD)
    with _unpacked(path, packed, progress) as (stream, sha256):
        yield CardText(path, head, stream, sha256)


@contextmanager
def _unpacked(
    path: Path, packed: Packing, progress: Progress
) -> Iterator[tuple[io.BufferedReader[Any], Callable[[], str]]]:
    if packed == "zip":
        with _zip_member(path, progress) as inner:
            yield io.BufferedReader(_Unpacked(path, inner), HEAD), lambda: file_sha256(path)
        return
    with _Raw(path, progress) as raw:
        buffered: io.BufferedReader[Any] = io.BufferedReader(raw, HEAD)
        if packed == "plain":
            yield buffered, raw.sha256
            return
        with gzip.GzipFile(fileobj=buffered, mode="rb") as inside:
            yield io.BufferedReader(_Unpacked(path, inside), HEAD), raw.sha256


def file_sha256(path: Path) -> str:
    """The hash of a file on the disk, read for it alone."""
    with _Raw(path, silent) as raw:
        return raw.sha256()


class _Counted(io.RawIOBase):
    """A file in which a zip reader jumps about; its place stands for how far the reading is."""

    def __init__(self, file: BinaryIO, total: int, progress: Progress) -> None:
        self._file = file
        self._total = total
        self._progress = progress
        self._furthest = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = 0) -> int:
        """Goes to a place of the file."""
        return self._file.seek(offset, whence)

    def tell(self) -> int:
        """Where the next byte is read."""
        return self._file.tell()

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Fills the buffer with the next bytes."""
        many = int(self._file.readinto(buffer))  # type: ignore[attr-defined]
        self._progress(min(self._file.tell(), self._total), self._total)
        return many


@contextmanager
def _zip_member(path: Path, progress: Progress) -> Iterator[BinaryIO]:
    with opened_raw(path) as file:
        total = path.stat().st_size
        try:
            archive = zipfile.ZipFile(io.BufferedReader(_Counted(file, total, silent), HEAD))
            names = [one for one in archive.namelist() if not one.endswith("/") and "__MACOSX/" not in one]
            cards = [one for one in names if one.lower().endswith((".json", ".jsonl", ".ndjson"))]
            chosen = names if len(names) == 1 else cards
            if len(chosen) != 1:
                raise faulty(path, "cards.zip_of_many", count=len(chosen), names=tuple(chosen[:5]))
            archive.close()
            file.seek(0)
            archive = zipfile.ZipFile(io.BufferedReader(_Counted(file, total, progress), HEAD))
            inner = archive.open(chosen[0])
        except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, ValueError):
            # An archive whose end is missing has no list of what is in it; a password counts as damage, too.
            raise faulty(path, "cards.damaged") from None
        with archive, inner:
            yield inner  # type: ignore[misc]
