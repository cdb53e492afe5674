"""Texts, numbers and names of properties as JavaScript writes them."""

from __future__ import annotations

import re
from decimal import Decimal

from tree_sitter import Node

_ESCAPE = re.compile(
    r"\\(?:u\{([0-9A-Fa-f]{1,6})\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|(0)(?![0-9])|(\r\n|[\n\r\u2028\u2029])|([^0-9ux]))",
    re.DOTALL,
)
_LETTERS = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v"}
_NUMBER = re.compile(r"(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})(?:[eE][+-]?\d{1,2})?")
_OTHER_BASE = re.compile(r"0[xX][0-9A-Fa-f]{1,12}|0[oO][0-7]{1,16}|0[bB][01]{1,48}")
_LAST_CODE_POINT = 0x10FFFF


def text_of(node: Node) -> str:
    """The text of a node as the file has it."""
    return (node.text or b"").decode("utf-8", "replace")


def unescaped(text: str) -> str | None:
    r"""What a text between its quotation marks means: ``Fran\xE7ais`` is Français.

    None where it is no text that can be shown: an unknown escape, half of a pair of surrogates.
    """
    if "\\" not in text:
        return text
    if "\\" in _ESCAPE.sub("", text):
        return None
    found = _ESCAPE.sub(_meant, text)
    try:
        return found.encode("utf-16", "surrogatepass").decode("utf-16")
    except UnicodeError:
        return None


def _meant(match: re.Match[str]) -> str:
    code = match[1] or match[2] or match[3]
    if code:
        number = int(code, 16)
        return (
            chr(number) if number <= _LAST_CODE_POINT else "\ud800"
        )  # a half pair, so that the whole is refused
    if match[4]:
        return "\0"
    return "" if match[5] else _LETTERS.get(match[6], match[6])


def string_of(node: Node) -> str | None:
    """The value of a text in quotation marks."""
    return unescaped(text_of(node)[1:-1])


def number_of(node: Node) -> int | Decimal | None:
    """The value of a number: whole ones as int, others exactly; None for what has more digits than any card."""
    text = text_of(node).replace("_", "")
    if _OTHER_BASE.fullmatch(text):
        return int(text, 0)
    if not _NUMBER.fullmatch(text) or (len(text) > 1 and text[0] == "0" and text.isdecimal()):
        return None
    value = Decimal(text)
    return int(value) if value == value.to_integral_value() else value


def key_of(node: Node) -> str | None:
    """The name of a property as an object writes it; None where it is worked out while the file runs."""
    match node.type:
        case "property_identifier" | "shorthand_property_identifier":
            return text_of(node)
        case "string":
            return string_of(node)
        case "number" if (number := number_of(node)) is not None:
            return str(number)
    return None
