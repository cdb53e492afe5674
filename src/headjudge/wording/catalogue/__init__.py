"""The sentences themselves: a folder per language, a Fluent file per part of headjudge."""

from __future__ import annotations

import re
from importlib import resources

from headjudge.findings import InvariantBroken

_START = re.compile(r"^(?:#|(-?[a-zA-Z][a-zA-Z0-9_-]*) *=)", re.MULTILINE)


def split(source: str) -> dict[str, str]:
    """The entries of a Fluent file by id (a term's with its hyphen), each as the text that defines it.

    An entry begins at a line's start with its id; whatever belongs to it is indented or closes a bracket.
    Splitting first lets a program that says ten sentences parse ten of them: 1 ms in place of 60.
    Raises :class:`InvariantBroken` where an id is defined twice.

    >>> split("form-empty = Empty.\\n-bye = bye\\n")
    {'form-empty': 'form-empty = Empty.\\n', '-bye': '-bye = bye\\n'}
    """
    entries: dict[str, str] = {}
    starts = list(_START.finditer(source))
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        name = start[1]
        if name is None:
            continue
        if name in entries:
            raise InvariantBroken(f"{name} is worded twice")
        entries[name] = source[start.start() : following.start() if following else len(source)]
    return entries


def files(language: str) -> dict[str, str]:
    """The text of each Fluent file of a language by its name, in the order of names."""
    folder = resources.files(__name__).joinpath(language)
    found = (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {entry.name: entry.read_text(encoding="utf-8") for entry in sorted(found, key=lambda e: e.name)}


def entries(language: str) -> dict[str, str]:
    """Every entry of a language's files; raises :class:`InvariantBroken` where two files word the same id."""
    found: dict[str, str] = {}
    for name, source in files(language).items():
        for entry, text in split(source).items():
            if entry in found:
                raise InvariantBroken(f"{entry} is worded twice, again in {name}")
            found[entry] = text
    return found
