"""A card as its page shows it: facts in the reader's words, never the card's text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from headjudge.cards.card import COLOUR_OF_PITCH, FabCard, Face, Game, MagicCard
from headjudge.cards.near import Near
from headjudge.decks.looking_up import CardFacts, PrintedIn
from headjudge.wording import Wording

Row = tuple[str, str]
"""What it is, and its value."""

TAGS: Final = {"zhs": "zh-Hans", "zht": "zh-Hant", "ph": "x-phyrexian"}
"""Codes of card files that browsers know under another name."""
COLOURS: Final = ("W", "U", "B", "R", "G")
STATES: Final = ("banned", "restricted", "legal", "not_legal")
"""What a format may say of a card, in the order in which a judge looks for it."""


@dataclass(frozen=True, slots=True)
class ShownFace:
    """A face of a Magic card: its name, its types, and its other facts as rows."""

    name: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class ShownNames:
    """The names of a card in one language: the language in words and as browsers know it."""

    language: str
    tag: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownState:
    """The formats in which a card is banned, restricted, legal or not legal."""

    state: str
    said: str
    formats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card: its full English name, facts as rows, faces where there are several, names, formats, sets."""

    name: str
    rows: tuple[Row, ...]
    faces: tuple[ShownFace, ...]
    names: tuple[ShownNames, ...]
    states: tuple[ShownState, ...]
    date: str
    printed: tuple[PrintedIn, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that may be meant: where its page is, its name, and what tells it from the others."""

    query: str
    name: str
    differs: str
    likeness: int = 0


def shown_card(facts: CardFacts, date: str, words: Wording) -> ShownCard:
    """A card in the words of a language; ``date`` is the day of the data."""
    card = facts.card
    if isinstance(card, MagicCard):
        rows = _magic_rows(card, words)
        faces = tuple(_face(face, words) for face in card.faces) if len(card.faces) > 1 else ()
        states = _magic_states(card, words)
    else:
        rows, faces, states = _fab_rows(card, words), (), _fab_states(card, words)
    return ShownCard(
        name=card.full_name,
        rows=tuple(row for row in rows if row[1]),
        faces=faces,
        names=tuple(_names(facts, words)),
        states=states,
        date=date,
        printed=facts.printed,
    )


def _magic_rows(card: MagicCard, words: Wording) -> list[Row]:
    say = words.say
    rows = (
        [(say("card_page.types"), card.type_line)]
        if len(card.faces) > 1
        else _face_rows(card.faces[0], words)
    )
    identity = words.listed([say(f"colour.{one}") for one in COLOURS if one in card.colour_identity])
    return [
        *rows,
        (say("card_page.mana_value"), card.mana_value),
        (say("label.colour_identity"), identity or say("colour.none")),
        (say("card_page.keywords"), words.listed(card.keywords)),
    ]


def _face(face: Face, words: Wording) -> ShownFace:
    return ShownFace(face.name, tuple(row for row in _face_rows(face, words) if row[1]))


def _face_rows(face: Face, words: Wording) -> list[Row]:
    say = words.say
    size = "" if face.power is None or face.toughness is None else f"{face.power}/{face.toughness}"
    return [
        (say("card_page.types"), face.type_line),
        (say("card_page.cost"), face.mana_cost),
        (say("card_page.power_toughness"), size),
        (say("card_page.loyalty"), face.loyalty or ""),
        (say("card_page.defense"), face.defense or ""),
    ]


def _magic_states(card: MagicCard, words: Wording) -> tuple[ShownState, ...]:
    by_state: dict[str, list[str]] = {}
    for key, state in (card.legalities or {}).items():
        code = f"mtg_format.{key}"
        by_state.setdefault(state, []).append(words.say(code) if words.has(code) else key)
    return _states(by_state, words)


def _fab_rows(card: FabCard, words: Wording) -> list[Row]:
    say = words.say
    pitch = ""
    if card.pitch is not None:
        pitch = say("card_page.pitch_and_colour", pitch=card.pitch, colour=card.pitch)
    return [
        (say("card_page.types"), card.type_line or words.listed([*card.types, *card.subtypes])),
        (say("label.pitch"), pitch),
        (say("card_page.classes"), words.listed(card.classes)),
        (say("card_page.talents"), words.listed(card.talents)),
        (say("label.moniker"), card.hero or ""),
        (say("card_page.keywords"), words.listed(card.keywords)),
        (say("card_page.rarities"), words.listed(card.rarities)),
    ]


def _fab_states(card: FabCard, words: Wording) -> tuple[ShownState, ...]:
    return _states(
        {"banned": list(card.banned), "restricted": list(card.restricted), "legal": list(card.legal)}, words
    )


def _states(by_state: dict[str, list[str]], words: Wording) -> tuple[ShownState, ...]:
    # A word that card files begin to use some day is shown as it stands.
    order = dict.fromkeys((*STATES, *sorted(by_state)))
    return tuple(
        ShownState(
            state,
            words.say(f"legality.{state}") if words.has(f"legality.{state}") else state,
            tuple(sorted(by_state[state])),
        )
        for state in order
        if by_state.get(state)
    )


def _names(facts: CardFacts, words: Wording) -> Iterable[ShownNames]:
    by_language: dict[str, list[str]] = {}
    # The faces stand above with their names, and so does the moniker of a hero.
    card = facts.card
    above = {face.name for face in card.faces} if isinstance(card, MagicCard) else {card.hero}
    for name, language in facts.names:
        if language == "en" and name in above:
            continue
        by_language.setdefault(language, []).append(name)
    first = [words.language, "en", "ja", "ru"]
    for language in sorted(by_language, key=lambda one: (first.index(one) if one in first else 9, one)):
        code = f"card_language.{language}"
        said = words.say(code) if words.has(code) else language
        yield ShownNames(said, TAGS.get(language, language), tuple(by_language[language]))


def choice_of(facts: CardFacts, words: Wording) -> Choice:
    """A card among several of the same name: its types and its first set tell them apart."""
    first = facts.printed[0] if facts.printed else None
    printed = (
        ""
        if first is None
        else words.say("card_page.first_in", set=first.set_code, date=first.released or "")
    )
    differs = [part for part in (facts.card.type_line, printed) if part]
    return Choice(_query(facts.game, facts.card.key), facts.card.full_name, " · ".join(differs))


def near_choice(game: Game, near: Near, words: Wording) -> Choice:
    """A card whose name looks like what was typed."""
    name = near.name if near.pitch is None else f"{near.name} ({COLOUR_OF_PITCH[near.pitch]})"
    return Choice(_query(game, near.key), name, words.say(f"card_game.{game}"), near.likeness)


def _query(game: Game, key: str) -> str:
    return urlencode({"game": game, "card": key})
