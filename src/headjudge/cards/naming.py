"""The names under which a card is found: its whole name, its faces' names, in every language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files

from headjudge.cards.building import Building
from headjudge.cards.card import MagicCard
from headjudge.cards.folding import folded
from headjudge.cards.schema import FACE, FULL

_READING = re.compile("[（(][\u3041-\u309f\u30a0-\u30ff]+[)）]")
"""Kana in brackets: how a kanji before them is read. Some card files carry it inside Japanese names."""
_SEVERAL = " // "
_LANGUAGES = ("ja", "ru")


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


def add_known_names(building: Building) -> None:
    """The Japanese and Russian names of ``data/mtg_names.toml`` at the cards of the list that have them: a card file
    in English alone would leave a Japanese list without its basic lands."""
    told = {name: entry for part in ("basics", "names") for name, entry in _known_names()[part]}
    for key, name in building.keys_of(told):
        for language in _LANGUAGES:
            if language in told[name]:
                building.add_name(key, told[name][language], language, FULL)


def basic_land_names() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each basic land by its English name, with its names in every language that is known here."""
    for name, entry in _known_names()["basics"]:
        yield name, (name, *(entry[language] for language in _LANGUAGES if language in entry))


@cache
def english_names() -> Mapping[str, str]:
    """Folded name -> the English name of the card, for the names of ``data/mtg_names.toml``."""
    entries = [entry for part in _known_names().values() for _, entry in part]
    return {folded(entry[one]): entry["card"] for entry in entries for one in _LANGUAGES if one in entry}


@cache
def _known_names() -> Mapping[str, Sequence[tuple[str, Mapping[str, str]]]]:
    told = tomllib.loads((files("headjudge.cards") / "data" / "mtg_names.toml").read_text(encoding="utf-8"))
    return {part: [(entry["card"], entry) for entry in told[part]] for part in ("basics", "names")}
