"""The names under which a card is found: its whole name, its faces' names, in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from headjudge.cards.building import Building
from headjudge.cards.card import MagicCard
from headjudge.cards.schema import FACE, FULL

_READING = re.compile("[（(][\u3041-\u309f\u30a0-\u30ff]+[)）]")
"""Kana in brackets: how a kanji before them is read. Some card files carry it inside Japanese names."""
_SEVERAL = " // "


def add_faces(building: Building, card: MagicCard) -> None:
    """The English names of the faces of a card that has several."""
    if len(card.faces) > 1:
        for face in card.faces:
            building.add_name(card.key, face.name, "en", FACE)


def add_names_in_language(
    building: Building, key: str, language: str, whole: str | None, faces: Sequence[str | None]
) -> None:
    """The names of a card in another language: the whole one as printed or put together of its faces, and each face.

    ``faces`` is empty for a card with one face; a face without a name in this language is None.
    """
    named = [face for face in dict.fromkeys(faces) if face]
    if len(faces) > 1 and (len(named) > 1 or not all(faces)):
        for face in named:
            _add(building, key, face, language, FACE)
    if faces and all(faces):
        _add(building, key, _SEVERAL.join(named), language, FULL)
    if whole:
        _add(building, key, whole, language, FULL)


def _add(building: Building, key: str, name: str, language: str, weakness: int) -> None:
    building.add_name(key, name, language, weakness)
    if language == "ja":
        plain = _READING.sub("", name)
        if plain and plain != name:
            building.add_name(key, plain, language, weakness)
