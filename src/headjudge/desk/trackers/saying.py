"""An event as a button sends it: a line of text, read back strictly."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from headjudge.findings import Finding, InputError
from headjudge.worldbreaker.happenings import Happening

LONGEST: Final = 600
_KEYS: Final = tuple(one.name for one in fields(Happening) if one.name != "parts")
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
    return urlencode(told)


def heard(line: str) -> Happening:
    """The event of a line; raises InputError (``web.form_incomplete``) where it is none that a button sends."""
    wrong = InputError([Finding("web.form_incomplete", "error", None)])
    if len(line) > LONGEST:
        raise wrong
    try:
        pairs = parse_qsl(line, keep_blank_values=True, strict_parsing=True, max_num_fields=len(_KEYS))
    except ValueError:
        raise wrong from None
    told: dict[str, Any] = {}
    for key, value in pairs:
        if key not in _KEYS or key in told or (key in _FLAGS and value != "yes"):
            raise wrong
        told[key] = True if key in _FLAGS else value
    if "do" not in told:
        raise wrong
    return Happening(**told)
