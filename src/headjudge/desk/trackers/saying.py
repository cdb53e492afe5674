"""An event as a button sends it: a line of text, read back strictly."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, Final

from headjudge.findings import Finding, InputError
from headjudge.worldbreaker.happenings import Happening

LONGEST: Final = 2_000
"""Letters of a line; ids and names of card parts are short, but each letter of another script takes nine."""
HYPHEN: Final = ord("-")
_KEYS: Final = tuple(one.name for one in fields(Happening) if one.name != "parts")
_BYTE: Final = re.compile("%([0-9A-F]{2})")
_ESCAPED: Final = re.compile("(?:[A-Za-z0-9-]|%[0-9A-F]{2})*")
_FLAGS: Final = frozenset(("is_free", "has_flash", "fizzled", "returns", "keep"))


def said(happening: Happening) -> str:
    """The line of an event.

    >>> said(Happening("leave", card="1-2", to="exile", returns=True))
    'do=leave&card=1-2&to=exile&returns=yes'
    """
    told = []
    for key in _KEYS:
        value = getattr(happening, key)
        if value is True:
            told.append((key, "yes"))
        elif value not in (None, "", False):
            told.append((key, value))
        elif key == "pay" and value == "":
            told.append((key, ""))
    return "&".join(f"{key}={_escaped(str(value))}" for key, value in told)


def heard(line: str) -> Happening:
    """The event of a line; raises InputError (``web.form_incomplete``) where it is none that a button sends."""
    wrong = InputError([Finding("web.form_incomplete", "error", None)])
    if len(line) > LONGEST:
        raise wrong
    pairs = [part.partition("=") for part in line.split("&")]
    told: dict[str, Any] = {}
    for key, _, escaped in pairs:
        value = _plain(escaped)
        if key not in _KEYS or key in told or value is None or (key in _FLAGS and value != "yes"):
            raise wrong
        told[key] = True if key in _FLAGS else value
    if "do" not in told:
        raise wrong
    return Happening(**told)


def _escaped(value: str) -> str:
    """Letters of ASCII, figures and hyphens stand for themselves, every other byte as ``%`` and two figures."""
    return "".join(
        chr(byte) if (chr(byte).isalnum() and byte < 128) or byte == HYPHEN else f"%{byte:02X}"
        for byte in value.encode("utf-8", "surrogatepass")
    )


def _plain(escaped: str) -> str | None:
    """The value that was escaped; None where the text is no such."""
    if not _ESCAPED.fullmatch(escaped):
        return None
    found = _BYTE.sub(lambda place: chr(int(place[1], 16)), escaped).encode("latin-1")
    try:
        return found.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return None
