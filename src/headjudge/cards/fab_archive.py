"""The package file of Flesh and Blood cards: what lies in the archive. Nothing is unpacked to the disk.

An npm package is a gzipped tar with one folder; ``package.json`` in it names the file that holds the cards.
"""

from __future__ import annotations

import gzip
import io
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePosixPath
from typing import BinaryIO, cast

import msgspec
from msgspec import Struct

from headjudge.findings import Finding, InputError

PACKAGE = "@flesh-and-blood/cards"
OLDEST = 3
"""Before version 3 the lists of banned formats meant something else (every format in which a card cannot be played)."""
_MEGABYTE = 1024 * 1024
LARGEST_FILE = 32 * _MEGABYTE
"""Bytes of the script; no version of the package has a quarter of them."""
_LARGEST_ARCHIVE = 256 * _MEGABYTE
_LARGEST_HEAD = _MEGABYTE
_TAR_BLOCK = 512


class PackageFile(Struct, frozen=True):
    """The script that holds the cards, and the version of the package (empty where only the script was given)."""

    script: bytes
    version: str = ""


class _Head(Struct, frozen=True):
    """What ``package.json`` says."""

    name: str = ""
    version: str = ""
    main: str | None = None
    module: str | None = None


def open_package(opened: BinaryIO) -> PackageFile:
    """Reads a ``.tgz`` of the package, a plain tar of it, or the script alone, plain or gzipped.

    ``opened`` must be able to go back to its beginning. Raises InputError ``cards.package_damaged``,
    ``cards.package_too_large``, ``cards.package_no_file``, ``cards.package_head``, ``cards.package_other`` and
    ``cards.package_old``. Cost: the archive is inflated twice, for 9 MB about 0.2 seconds.
    """
    with _damage():
        if not _is_tar(opened):
            return PackageFile(_whole(_inflated(opened), LARGEST_FILE))
        head = _head(opened)
        wanted = _candidates(head)
        for path in wanted:
            script = _member(opened, path, LARGEST_FILE)
            if script is not None:
                return PackageFile(script, head.version)
    raise InputError([Finding("cards.package_no_file", params={"file": str(PurePosixPath(*wanted[0]))})])


@contextmanager
def _damage() -> Iterator[None]:
    """Whatever a broken archive makes the readers say becomes one finding."""
    try:
        yield
    except (tarfile.TarError, zlib.error, EOFError, OSError, ValueError, RecursionError):
        # A tar whose headers point at each other ends in too deep a call, one with odd numbers in a ValueError.
        raise InputError([Finding("cards.package_damaged")]) from None


class _Bounded(io.RawIOBase):
    """A stream that gives no more than a package can hold, however much a small file inflates to."""

    def __init__(self, inner: BinaryIO) -> None:
        self._inner = inner
        self._given = 0

    def readable(self) -> bool:
        return True

    def read(self, size: int | None = -1) -> bytes:
        many = _LARGEST_ARCHIVE + 1 - self._given if size is None or size < 0 else size
        found = self._inner.read(many)
        self._given += len(found)
        if self._given > _LARGEST_ARCHIVE:
            raise _too_large(_LARGEST_ARCHIVE)
        return found


def _inflated(opened: BinaryIO) -> BinaryIO:
    opened.seek(0)
    packed = opened.read(2) == b"\x1f\x8b"
    opened.seek(0)
    return cast("BinaryIO", _Bounded(cast("BinaryIO", gzip.GzipFile(fileobj=opened)) if packed else opened))


def _is_tar(opened: BinaryIO) -> bool:
    return _inflated(opened).read(_TAR_BLOCK)[257:262] == b"ustar"


def _whole(stream: BinaryIO, most: int) -> bytes:
    found = stream.read(most + 1)
    if len(found) > most:
        raise _too_large(most)
    return found


def _too_large(most: int) -> InputError:
    return InputError([Finding("cards.package_too_large", params={"megabytes": most // _MEGABYTE})])


def _member(opened: BinaryIO, path: tuple[str, ...], most: int) -> bytes | None:
    """A file of the package by its path under the one folder; None where there is none."""
    with tarfile.open(fileobj=_inflated(opened), mode="r|") as archive:
        for member in archive:
            parts = PurePosixPath(member.name).parts
            plain = member.type in (tarfile.REGTYPE, tarfile.AREGTYPE) and not member.issparse()
            if not plain or ".." in parts or parts[1:] != path:
                continue
            if member.size > most:
                raise _too_large(most)
            content = archive.extractfile(member)
            found = content.read() if content is not None else b""
            if len(found) != member.size:
                raise EOFError
            return found
    return None


def _head(opened: BinaryIO) -> _Head:
    raw = _member(opened, ("package.json",), _LARGEST_HEAD)
    if raw is None:
        raise InputError([Finding("cards.package_no_file", params={"file": "package.json"})])
    try:
        head = msgspec.json.decode(raw, type=_Head)
    except (msgspec.DecodeError, RecursionError):
        raise InputError([Finding("cards.package_head")]) from None
    if head.name != PACKAGE:
        raise InputError([Finding("cards.package_other", params={"found": head.name, "expected": PACKAGE})])
    major = head.version.partition(".")[0]
    if major.isdecimal() and int(major[:9]) < OLDEST:
        told = {"found": head.version, "oldest": OLDEST}
        raise InputError([Finding("cards.package_old", params=told)])
    return head


def _candidates(head: _Head) -> list[tuple[str, ...]]:
    """Where the script may be, the likeliest first, as Node would look for it."""
    told = PurePosixPath(head.main or head.module or "index.js")
    if told.is_absolute() or ".." in told.parts:
        raise InputError([Finding("cards.package_no_file", params={"file": str(told)})])
    return [told.parts, (*told.parent.parts, f"{told.name}.js"), (*told.parts, "index.js")]
