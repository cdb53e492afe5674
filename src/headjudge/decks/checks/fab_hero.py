"""The hero: that there is one, which one is meant, and whether the format has such heroes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from headjudge.cards.card import FabCard
from headjudge.cards.folding import folded
from headjudge.decks.checks.fab_examined import FabExamined, PoolCard
from headjudge.decks.checks.fab_facts import FabFacts
from headjudge.decks.checks.fab_known import FabKnown
from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.reading import spelled
from headjudge.findings import Finding
from headjudge.policy.deck_formats import FormatOnDate

_OF_NAMES = ("card.unknown", "card.ambiguous")
_WHOLE_NAMES = frozenset(("fabrary", "fabrary-link", "fabrary-csv", "talishar", "json"))
"""Forms that programs write, with the whole name of the hero: ``Bravo`` is the young one there, no moniker."""


def with_hero(deck: Decklist, known: FabKnown, asked: FormatOnDate) -> Decklist:
    """The list with the hero that its hero line means in the format.

    A moniker (``Dorinthea``) means the hero of the format's age, if only one that may be played has it;
    ``deck.hero_assumed`` says so. Where several have it the line is ``card.ambiguous`` with the choices. A program
    that wrote the list gives whole names, so a hero who is called just so is meant there.
    """
    out = {folded(ban.card) for ban in asked.bans}
    changed: dict[int, Entry] = {}
    told: list[Finding] = []
    for entry in deck.of("hero"):
        found = known.heroes(entry.name)
        if deck.form in _WHOLE_NAMES and any(folded(one.name) == folded(entry.name) for one in found):
            found = tuple(one for one in found if folded(one.name) == folded(entry.name))
        fitting = [one for one in found if _fits(known, one.key, asked)]
        exact = [one for one in fitting if folded(one.name) == folded(entry.name)]
        chosen = exact or [one for one in fitting if folded(one.name) not in out] or fitting
        if not chosen or entry.card in {one.key for one in chosen}:
            continue
        if len(chosen) > 1:
            names = {"name": entry.name, "expected": [spelled(one) for one in chosen]}
            told.append(Finding("card.ambiguous", "unchecked", entry.name, names, line=entry.line))
            changed[entry.line] = replace(entry, card=None)
            continue
        changed[entry.line] = replace(entry, card=chosen[0].key)
        if not exact:
            assumed = {"card": chosen[0].name, "name": chosen[0].name, "written": entry.name}
            told.append(Finding("deck.hero_assumed", "info", chosen[0].name, assumed, line=entry.line))
    if not changed:
        return deck
    kept = (one for one in deck.findings if one.code not in _OF_NAMES or one.line not in changed)
    entries = tuple(
        changed[one.line] if one.section == "hero" and one.line in changed else one for one in deck.entries
    )
    return replace(deck, entries=entries, findings=(*kept, *told))


def _fits(known: FabKnown, key: str, asked: FormatOnDate) -> bool:
    card = known.of(key)
    return isinstance(card, FabCard) and _age(card) == asked.values["hero"]["age"]


def _age(card: FabCard) -> str:
    return "young" if card.young else "adult"


def check(examined: FabExamined) -> Iterator[Finding]:
    """``deck.hero_missing``, ``deck.hero_count`` for more than one; ``deck.hero_ineligible`` with what the format asks
    for in ``expected`` (``young``, ``adult``, ``hero``, ``rarity``, ``set``, ``format``, ``not_pit_fighter``)."""
    heroes = examined.heroes
    if not heroes:
        yield examined.fault("deck.hero_missing", "hero")
        return
    many = sum(one.count for one in heroes)
    if many > 1:
        yield examined.fault(
            "deck.hero_count", "hero", line=heroes[-1].last_line, expected=1, found=many,
            heroes=[one.name for one in heroes],
        )  # fmt: skip
    for one in heroes:
        if one.facts is not None and not one.facts.is_thin:
            yield from _ineligible(examined, one, one.facts)


def _ineligible(examined: FabExamined, one: PoolCard, facts: FabFacts) -> Iterator[Finding]:
    card = facts.card
    if facts.place != "hero":
        yield examined.fault("deck.hero_ineligible", "hero", card=one, expected="hero", found=card.type_line)
        return
    if one.key in examined.lifted:
        return
    faults = [*_against_format(examined, one, card), *_against_set(examined, one)]
    yield from faults
    if not faults and examined.known is not None and examined.known.never_admits(examined.format, card):
        found = ", ".join(card.legal)
        yield examined.fault("deck.hero_ineligible", "hero", card=one, expected="format", found=found)


def _against_format(examined: FabExamined, one: PoolCard, card: FabCard) -> Iterator[Finding]:
    wanted = examined.values["hero"]
    if _age(card) != wanted["age"]:
        yield examined.fault(
            "deck.hero_ineligible", "hero", card=one, expected=wanted["age"], found=_age(card)
        )
    if not set(wanted.get("without", ())).isdisjoint(card.subtypes):
        yield examined.fault(
            "deck.hero_ineligible", "hero", card=one, expected="not_pit_fighter", found="Pit-Fighter"
        )
    if "rarities" in wanted and card.rarities and set(wanted["rarities"]).isdisjoint(card.rarities):
        found = ", ".join(card.rarities)
        yield examined.fault("deck.hero_ineligible", "hero", card=one, expected="rarity", found=found)


def _against_set(examined: FabExamined, one: PoolCard) -> Iterator[Finding]:
    """In limited formats the hero is one of the set."""
    if examined.set_rules is not None and examined.known is not None:
        sets = examined.known.sets_of(one.key)
        if sets and examined.set_rules.code not in sets:
            found = ", ".join(sorted(sets))
            yield examined.fault("deck.hero_ineligible", "hero", card=one, expected="set", found=found)
