"""Judging a Flesh and Blood list: names resolved for the format, cards in their places, every check asked."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from headjudge.cards.database import CardBase, Known
from headjudge.cards.folding import folded
from headjudge.decks.checks import (
    fab_bans,
    fab_copies,
    fab_hero,
    fab_pool,
    fab_rarity,
    fab_sizes,
    fab_supertypes,
    unknown,
)
from headjudge.decks.checks.fab_examined import FabExamined
from headjudge.decks.checks.fab_known import FabKnown, fab_known
from headjudge.decks.decklist import Decklist
from headjudge.decks.grouping import regrouped
from headjudge.decks.marks import PITCH_WORDS
from headjudge.decks.reading import NEAREST, resolved, spelled
from headjudge.decks.verdict import Judging
from headjudge.findings import Finding, InputError
from headjudge.policy.limited_sets import LimitedSet, limited_set

_OF_NAMES = ("card.unknown", "card.ambiguous")


def judge_fab(judging: Judging) -> Mapping[str, Any]:
    """Every check of a Flesh and Blood list, in the order in which a person reads them; gives what the player starts
    with: ``life`` and ``intellect`` of the hero, as far as they are known."""
    base = judging.base
    known = None if base is None else fab_known(base)
    judging.deck = _ready(judging, known)
    examined = FabExamined(
        judging.deck,
        judging.format,
        known,
        _set_rules(judging),
        _by_key(judging.additions, judging.deck, base),
        _by_key(judging.lifted, judging.deck, base),
    )
    found: list[Iterable[Finding]] = [
        _of_set(examined),
        fab_sizes.check(examined),
        fab_hero.check(examined),
        fab_copies.check(examined),
        fab_supertypes.check(examined),
        fab_supertypes.undivided(examined),
        fab_rarity.check(examined),
        fab_pool.check(examined),
        fab_bans.check(examined),
        _unchecked(examined),
    ]
    judging.findings += [finding for some in found for finding in some]
    return _starts_with(examined)


def _ready(judging: Judging, known: FabKnown | None) -> Decklist:
    """The list as it is judged: names looked up, the hero of the format, cards where their types put them."""
    deck, base = judging.deck, judging.base
    if base is not None and unknown.lacks_resolution(deck):
        kept = tuple(one for one in deck.findings if one.code not in _OF_NAMES)
        deck = resolved(replace(deck, findings=kept), base)
    deck = unknown.without_foreign_doubts(deck)
    if known is None:
        return _first_as_hero(deck)
    deck = fab_hero.with_hero(deck, known, judging.format)
    if _is_misplaced(deck, known):
        deck = regrouped(deck, known)
    if not deck.of("hero"):
        deck = fab_hero.with_hero(_first_as_hero(deck, known), known, judging.format)
    return deck


def _is_misplaced(deck: Decklist, known: FabKnown) -> bool:
    """Whether a card stands where its types do not put it: few lists have one, and most are right as they are."""
    for entry in deck.entries:
        facts = None if entry.card is None else known.facts(entry.card)
        if facts is not None and (
            facts.place == "hero" if entry.section == "inventory" else facts.place != entry.section
        ):
            return True
    return False


def _first_as_hero(deck: Decklist, known: FabKnown | None = None) -> Decklist:
    """The list whose first single card without pitch is the hero, where it marks none: pages write it so. With card
    data only a name that heroes have is one."""
    first = next((one for one in deck.entries if one.section in ("arena", "deck")), None)
    if deck.of("hero") or first is None or first.count != 1 or first.pitch is not None:
        return deck
    if known is not None and not known.heroes(first.name):
        return deck
    entries = tuple(replace(one, section="hero") if one is first else one for one in deck.entries)
    told = {"card": first.name, "name": first.name, "written": first.name}
    assumed = Finding("deck.hero_assumed", "info", first.name, told, line=first.line)
    return replace(deck, entries=entries, findings=(*deck.findings, assumed))


def _set_rules(judging: Judging) -> LimitedSet | None:
    if judging.set_code is None or "limited" not in judging.format.values:
        return None
    return limited_set(datetime.date.fromisoformat(judging.format.on), judging.set_code)


def _of_set(examined: FabExamined) -> Iterable[Finding]:
    """A limited event needs its set, for the sizes; sets whose boosters are not made for limited play are told."""
    if examined.values.get("limited") != "sets":
        return
    if examined.set_rules is None:
        yield examined.fault("deck.set_not_given", "set", severity="unchecked")
    elif not examined.set_rules.is_for_limited:
        yield examined.fault("deck.set_not_limited", "set", severity="warning", found=examined.set_rules.code)


def _unchecked(examined: FabExamined) -> Iterable[Finding]:
    """What could not be checked, once: everything that needs card data, the deck of a product, what card files lack."""
    if examined.values.get("limited") == "product":
        yield examined.fault("deck.product_unchecked", "pool", severity="info")
    if examined.known is None:
        yield examined.fault("deck.no_card_data", None, severity="unchecked", game="fab")
        return
    for card in examined.cards:
        if card.facts is not None and card.facts.is_thin:
            yield examined.fault("card.data_thin", None, card=card, severity="unchecked", what="types")


def _starts_with(examined: FabExamined) -> Mapping[str, Any]:
    """Life and intellect of the hero: whole numbers, or the text of the card where it is none."""
    if examined.hero is None:
        return {}
    told = {"life": examined.hero.card.life, "intellect": examined.hero.card.intellect}
    return {key: int(text) if text.isdigit() else text for key, text in told.items() if text is not None}


_COLOURED = re.compile(r"^(?P<name>.+?)\s*\((?P<colour>[^()]+)\)$")


def _by_key(told: Mapping[str, str], deck: Decklist, base: CardBase | None) -> Mapping[str, str]:
    """The organiser's cards by the key under which the list has them: ``Snatch`` is every colour, ``Snatch (red)`` one.
    A name that means nothing is refused."""
    found: dict[str, str] = {}
    faults = []
    for written, reason in told.items():
        name, pitch = written, None
        coloured = _COLOURED.match(written)
        if coloured is not None and coloured["colour"].casefold() in PITCH_WORDS:
            name, pitch = coloured["name"], PITCH_WORDS[coloured["colour"].casefold()]
        keys = {one.key for one in (() if base is None else base.find(name, pitch))}
        for entry in deck.entries:
            if folded(entry.name) == folded(name) and pitch in (None, entry.pitch):
                keys.add(entry.card or f"\0{folded(entry.name)}\0{entry.pitch}")
        found.update(dict.fromkeys(sorted(keys), reason))
        if base is not None and not keys:
            near = [spelled(Known(0, one.key, one.name, one.pitch)) for one in base.near(name, NEAREST)]
            faults.append(
                Finding("format.name_unresolved", "error", written, {"name": written, "expected": near})
            )
    if faults:
        raise InputError(faults)
    return found
