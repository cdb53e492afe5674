"""What kind of card file a file is, told by its content."""

from __future__ import annotations

import io
from typing import Literal

import ijson
from msgspec import Struct

from headjudge.cards.card import Game
from headjudge.cards.opening import CardText, faulty

_MOST_KEYS = 40


class Kind(Struct, frozen=True):
    """A kind of card file: its name, its game, and where its list stands (see ``objects.Objects``)."""

    name: Literal["scryfall", "mtgjson", "fab_package", "headjudge"]
    game: Game
    within: str = ""


def kind_of(text: CardText) -> Kind:
    """The kind of a card file. Raises InputError that says what it is instead, as far as that can be told."""
    head = text.head
    start = head.lstrip()[:1]
    if not start:
        raise faulty(text.path, "cards.empty")
    if head.startswith(b"SQLite format 3\x00"):
        raise faulty(text.path, "cards.is_a_database")
    if start == b"[":
        return Kind("scryfall", "mtg", "item")
    if start == b"{":
        return _of_an_object(text)
    is_archive = head[257:262] == b"ustar"
    if is_archive or b"cardIdentifier" in head or b"exports" in head:
        return Kind("fab_package", "fab")
    raise faulty(text.path, "cards.unknown_form")


def _of_an_object(text: CardText) -> Kind:
    shown = _outline(text.head)
    if "headjudge_cards" in shown:
        game: Game = "fab" if shown.get("game") == "fab" else "mtg"
        return Kind("headjudge", game)
    data = shown.get("data")
    if data == "list":
        if shown.get("object", "list") != "list":
            raise faulty(text.path, "cards.other_objects", found=shown["object"])
        return Kind("scryfall", "mtg", "data.item")
    if data == "object of lists":
        return Kind("mtgjson", "mtg")
    if data == "object of objects":
        raise faulty(text.path, "cards.other_mtgjson")
    if shown.get("object", "card") != "card":
        raise faulty(text.path, "cards.other_objects", found=shown["object"])
    if "object" in shown or "oracle_id" in shown or "layout" in shown:
        return Kind("scryfall", "mtg", "")
    raise faulty(text.path, "cards.unknown_form")


def _outline(head: bytes) -> dict[str, str]:
    """The keys of the first object of a file; of texts what they say, of ``data`` how it is built."""
    shown: dict[str, str] = {}
    key, depth, builds = "", 0, ""
    try:
        for event, value in ijson.basic_parse(io.BytesIO(head)):
            if event == "map_key" and depth == 1:
                key = value
                if len(shown) > _MOST_KEYS:
                    break
                shown[key] = ""
            elif event == "string" and depth == 1:
                shown[key] = value
            elif key == "data" and event in ("start_map", "start_array"):
                builds = "list" if event == "start_array" else "object"
                if depth == 1:
                    shown[key] = builds
                elif depth == 2:
                    if shown[key] == "object":
                        shown[key] = f"object of {builds}s"
                    break
            if event in ("start_map", "start_array"):
                depth += 1
            elif event in ("end_map", "end_array"):
                depth -= 1
                if depth == 0:
                    break
    except (ijson.JSONError, UnicodeDecodeError):
        pass  # the head is cut off somewhere; what stood before it counts
    return shown
