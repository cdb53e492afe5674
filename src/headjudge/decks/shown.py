"""A decklist as people and programs are shown it: section by section, with the English name of every known card."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from headjudge.cards.card import FabCard
from headjudge.cards.database import CardBase
from headjudge.decks.beside import PILE_KEYS, parts_of
from headjudge.decks.decklist import SECTIONS, Decklist, Entry, Section
from headjudge.decks.forms import ENTRY_TRAITS, DeckForm

_ALWAYS: tuple[Section, ...] = (
    "commander",
    "companion",
    "main",
    "sideboard",
    "maybeboard",
    "tokens",
    "hero",
    "arena",
    "deck",
    "inventory",
)
"""Sections that a list has for programs even where they are empty."""


class ShownEntry(Struct, frozen=True):
    """An entry and the bare English name of its card (as written where the card is not known), with its pitch."""

    entry: Entry
    name: str
    pitch: int | None
    is_known: bool


def shown_entries(deck: Decklist, section: Section, base: CardBase | None) -> list[ShownEntry]:
    """The entries of a section as they are shown. Cost: one look at the card data for each."""
    return [_shown(entry, base) for entry in deck.of(section)]


def _shown(entry: Entry, base: CardBase | None) -> ShownEntry:
    known = None if base is None or entry.card is None else base.by_key(entry.card)
    if base is None or known is None:
        return ShownEntry(entry, entry.name, entry.pitch, False)
    card = base.card(known.id)
    return ShownEntry(entry, card.name, card.pitch if isinstance(card, FabCard) else None, True)


def deck_json(deck: Decklist, base: CardBase | None) -> dict[str, list[dict[str, object]]]:
    """The list for programs: each section with its entries (``name``, ``count``; Flesh and Blood: ``pitch``).

    Sections of the game stand there even where they are empty; piles beside the deck only where there are any, World
    Breaker's under ``worldbreaks``. The
    marks of an entry (``set_code``, ``number``, ``finish`` ...) stand there only where the list says them; ``card`` is
    the key of a known card, ``written`` the name in the list where the card's is another.
    """
    parts = dict(parts_of(deck))
    keys: list[str] = [section for section in SECTIONS[deck.game] if section in _ALWAYS or section in parts]
    keys += [key for key in PILE_KEYS.values() if key in parts]
    return {key: [_json(_shown(one, base), deck) for one in parts.get(key, ())] for key in keys}


def _json(one: ShownEntry, deck: Decklist) -> dict[str, object]:
    entry = one.entry
    told: dict[str, object] = {"name": one.name, "count": entry.count}
    if deck.game == "fab":
        told["pitch"] = one.pitch
    told["line"] = entry.line
    more: dict[str, object] = {"card": entry.card, "written": entry.name if entry.name != one.name else None}
    more |= {trait: getattr(entry, trait) for trait in ENTRY_TRAITS if trait != "pitch"}
    if entry.pile in PILE_KEYS:
        del more["pile"]  # the key of the list says it
    return told | {key: value for key, value in more.items() if value not in (None, ())}


def forms_table(forms: Iterable[DeckForm], named: Callable[[str], str]) -> str:
    """The table of ``docs/reference/deck-forms.md``; ``named`` gives the name of a form by its key."""
    heads = ("key", "name", "games", "file", "sections", "other sections go to", "marks")
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    for form in forms:
        elsewhere = [f"{section} → {to}" for section, to in form.elsewhere.items()]
        cells = (
            f"`{form.key}`",
            named(form.key),
            ", ".join(form.games),
            f".{form.suffix}",
            ", ".join(form.sections),
            ", ".join(elsewhere) or "–",
            ", ".join(sorted(form.traits)) or "–",
        )
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"
