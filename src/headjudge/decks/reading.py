"""A text -> a decklist: the form is recognised, the lines are read, the names are resolved against card data."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from headjudge.cards.card import COLOUR_OF_PITCH, Card, FabCard, Game
from headjudge.cards.database import CardBase, Known
from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.fab_names import fab_facts, format_key
from headjudge.decks.forms import DeckForm
from headjudge.decks.grouping import regrouped
from headjudge.decks.identified import by_identifier, untold
from headjudge.decks.naming import NO_CARD_DATA
from headjudge.decks.telling_game import form_of
from headjudge.decks.words import misspelt_heading
from headjudge.findings import Finding, InputError

LARGEST_TEXT = 2_000_000
"""Letters in a text that is read as a list: some hundred times the longest list."""

NEAREST = 5
"""How many near matches are offered for an unknown name."""

MOST_LOOKED_NEAR = 300
"""Unknown names of a list for which near matches are looked for: each costs up to 60 milliseconds, and a text with more
of them is no list."""

Bases = Mapping[Game, CardBase]
"""The card databases that are at hand."""


_LINK = re.compile(r"^[^\S\n]*<?(https?://\S+)", re.IGNORECASE | re.MULTILINE)
"""An address on a line of its own: what people paste who mean the list on that page."""


class KeyedCards:
    """Facts of cards by key, for ``Spelling``."""

    def __init__(self, base: CardBase) -> None:
        self._base = base

    def of(self, key: str) -> Card | None:
        """The facts of the card with this key, or None."""
        known = self._base.by_key(key)
        return None if known is None else self._base.card(known.id)


def read_deck(
    text: str, bases: Bases | None = None, *, form: DeckForm | None = None, game: Game | None = None
) -> Decklist:
    """Reads a decklist of whatever form and resolves its names where card data of its game is at hand.

    A Flesh and Blood list without any heading has its cards in the sections where their types put them.

    Unknown and ambiguous names, lines that cannot be read and everything that was assumed are findings of the list;
    nothing is left out. Raises InputError where the text is empty (``deck.empty``), too large (``deck.too_large``) or
    no text of a list at all (``deck.no_text``). Cost: about a millisecond for a hundred lines.
    """
    if len(text) > LARGEST_TEXT:
        raise InputError(
            [Finding("deck.too_large", "error", None, {"most": LARGEST_TEXT, "found": len(text)})]
        )
    if not text.strip():
        raise InputError([Finding("deck.empty")])
    if "\0" in text:
        raise InputError([Finding("deck.no_text")])
    bases = bases or {}
    chosen = form or form_of(text, bases, game)
    # A form of several games says itself which one it holds, and needs no names for that.
    known = bases.get(game or chosen.games[0]) if game or len(chosen.games) == 1 else None
    deck = chosen.read(text, known or NO_CARD_DATA)
    if not deck.entries and (link := _LINK.search(text)) is not None:
        line = text.count("\n", 0, link.start(1)) + 1
        told = Finding("deck.link_only", "warning", None, {"found": link[1][:200]}, line=line)
        deck = replace(deck, findings=(told, *deck.findings))
    base = bases.get(deck.game)
    if base is None:
        return replace(deck, findings=(*deck.findings, *untold(deck)))
    deck = resolved(deck, base)
    if deck.game != "fab" or any(line.kind == "section" for line in deck.lines):
        return deck
    # Nothing in the list says where its cards belong, so their types do.
    return regrouped(deck, KeyedCards(base))


def resolved(deck: Decklist, base: CardBase) -> Decklist:
    """The list with the key of the card at every name that means one card.

    A name that means none is ``card.unknown`` with near matches in ``expected``; a name that means several is
    ``card.ambiguous`` with the choices. Both are ``unchecked``: nothing is taken for it silently.
    """
    entries = []
    findings = list(deck.findings)
    near: dict[str, list[str]] = {}
    for entry in deck.entries:
        if entry.section == "tokens":
            entries.append(entry)
            continue
        found = _meant(entry, base) if deck.game == "mtg" else _meant_in_fab(entry, base, deck)
        if len(found) == 1:
            entries.append(_with_card(entry, found[0], deck.game))
            continue
        entries.append(entry)
        findings.append(_ambiguous(entry, found) if found else _unknown(entry, base, near))
    return replace(deck, entries=tuple(entries), findings=tuple(findings))


def _meant(entry: Entry, base: CardBase) -> tuple[Known, ...]:
    """The cards that an entry may mean: by name, by the name in the other language, by its identifier."""
    found = base.find(entry.name, entry.pitch)
    if entry.other_name is not None:
        other = base.find(entry.other_name, entry.pitch)
        if not found:
            return other
        if other and {one.id for one in found} != {one.id for one in other}:
            # Each side names another card: a person must say which is meant.
            return tuple(dict.fromkeys((*found, *other)))
    if len(found) > 1 and entry.set_code is not None and entry.number is not None:
        printed = {one.id for one in base.by_printing(entry.set_code, entry.number)}
        narrowed = tuple(one for one in found if one.id in printed)
        return narrowed or found
    return found


def _with_card(entry: Entry, known: Known, game: Game) -> Entry:
    """The entry with its card; in Flesh and Blood with the card's pitch and, for an identifier, the card's name."""
    if game == "mtg":
        return replace(entry, card=known.key)
    name = entry.name if entry.ident is None else known.name
    return replace(entry, card=known.key, pitch=known.pitch, name=name)


def _meant_in_fab(entry: Entry, base: CardBase, deck: Decklist) -> tuple[Known, ...]:
    """The cards that an entry of Flesh and Blood may mean.

    An identifier says it unless the name beside it says something else. Where pitch 1 was taken from GEM's group
    ``Pitch 0/1`` the card may have none. Tokens are no cards of a list where another card has the name; a hero's
    moniker means the heroes of the format's age.
    """
    found = _meant(entry, base)
    told = by_identifier(entry, base)
    if told:
        ids = {one.id for one in found}
        found = told if not found or any(one.id in ids for one in told) else (*told, *found)
    if not found and entry.pitch == 1 and deck.form == "gem":
        found = tuple(one for one in base.find(entry.name) if one.pitch is None)
    if len(found) > 1:
        found = _among(found, base, lambda card: "Token" not in card.types)
    if len(found) > 1 and entry.section == "hero":
        found = _among(found, base, lambda card: "Hero" in card.types)
        age = fab_facts().ages.get(format_key(deck.format_name))
        if age is not None:
            found = _among(found, base, lambda card: card.young == (age == "young"))
    return found


def _among(found: tuple[Known, ...], base: CardBase, fits: Callable[[FabCard], bool]) -> tuple[Known, ...]:
    """Those of the cards that fit; all of them where none does."""
    facts = [(one, base.card(one.id)) for one in found]
    return tuple(one for one, card in facts if isinstance(card, FabCard) and fits(card)) or found


def _ambiguous(entry: Entry, found: tuple[Known, ...]) -> Finding:
    told = {"name": entry.name, "expected": [spelled(one) for one in found]}
    return Finding("card.ambiguous", "unchecked", entry.name, told, line=entry.line)


def _unknown(entry: Entry, base: CardBase, near: dict[str, list[str]]) -> Finding:
    """The finding of an unknown name; ``near`` remembers what was found for the names before."""
    if entry.name not in near and len(near) < MOST_LOOKED_NEAR:
        near[entry.name] = [
            spelled(Known(0, one.key, one.name, one.pitch)) for one in base.near(entry.name, NEAREST)
        ]
        if entry.count == 1 and (meant := misspelt_heading(entry.name)) is not None:
            near[entry.name] = [meant, *near[entry.name]][:NEAREST]
    told = {"name": entry.name, "expected": near.get(entry.name, [])}
    return Finding("card.unknown", "unchecked", entry.name, told, line=entry.line)


def spelled(known: Known) -> str:
    """A card's name as a list should write it, with the colour where it has a pitch value."""
    return known.name if known.pitch is None else f"{known.name} ({COLOUR_OF_PITCH[known.pitch]})"
