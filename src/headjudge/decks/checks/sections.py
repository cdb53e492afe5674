"""Which card of a list is the commander, where the list does not say so."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from headjudge.cards.folding import folded
from headjudge.decks.checks.commander import may_command
from headjudge.decks.checks.examined import BASICS
from headjudge.decks.checks.facts import CardFacts
from headjudge.decks.checks.known import KnownCards
from headjudge.decks.checks.partners import pair_kind
from headjudge.decks.decklist import Decklist, Entry, Section, copies
from headjudge.decks.words import misspelt_heading
from headjudge.findings import Finding

COMMANDER_IN_SIDEBOARD = frozenset(
    ("mtgo", "mtgo_txt", "dek", "mtgo_dek", "cod", "cockatrice", "xmage", "xmage_dck")
)
"""Forms of lists that have no place for a commander: their programs keep it in the sideboard."""

MOST_IN_SIDEBOARD = 2
"""A commander with its partner, or with its companion."""


def with_commander(
    deck: Decklist, known: KnownCards | None, kinds: Sequence[str], *, sideboard_may_be: bool = True
) -> Decklist:
    """The list with its commander in its own place.

    A list that marks one stays as it is. Else the only card of a sideboard that could be the commander is taken, where
    the form has no better place for it or the sideboard was itself assumed from a blank line; else two cards in front
    of a blank line that can only be partners or commander and companion; else the first card of the list, if it could
    be one; else the one card of a larger such sideboard that could. Each time ``deck.commander_assumed`` says so, for
    the player to confirm.
    """
    if deck.of("commander"):
        return deck
    side = deck.of("sideboard")
    assumed = any(one.code == "deck.sideboard_assumed" for one in deck.findings)
    if deck.form not in COMMANDER_IN_SIDEBOARD and not assumed:
        side = ()
    if side and sideboard_may_be and (places := _places_of_two(side, known, kinds)):
        return _moved(deck, places, known)
    if places := _places_in_front(deck, known, kinds):
        return _moved(deck, places, known, from_section="main")
    first = next((entry for entry in deck.entries if entry.section == "main" and not _misspelt(entry)), None)
    if first is not None and first.count == 1 and _could_be(first, known, kinds):
        return _moved(deck, {first.line: "commander"}, known, only=first)
    if (alone := _only_eligible(side, known, kinds)) is not None:
        return _moved(deck, {alone.line: "commander"}, known, only=alone)
    return deck


def _only_eligible(side: Sequence[Entry], known: KnownCards | None, kinds: Sequence[str]) -> Entry | None:
    """The one card of a larger sideboard that could be the commander, where all its cards are known."""
    facts = [(entry, _facts(entry, known)) for entry in side]
    able = [entry for entry, one in facts if one is None or one.is_thin or may_command(one, kinds)]
    return able[0] if len(able) == 1 and able[0].card is not None and able[0].count == 1 else None


def _places_in_front(deck: Decklist, known: KnownCards | None, kinds: Sequence[str]) -> dict[int, Section]:
    """Line -> the place of two cards that a blank line sets apart in front of the deck: partners, or a commander with
    its companion."""
    blank = next((line.number for line in deck.lines if line.kind == "blank" and line.number > 1), None)
    if blank is None or any(line.kind == "section" for line in deck.lines):
        return {}
    front = [entry for entry in deck.of("main") if entry.line < blank]
    if len(front) != MOST_IN_SIDEBOARD or len(front) == len(deck.of("main")):
        return {}
    return _places_of_two(front, known, kinds)


def _misspelt(entry: Entry) -> bool:
    """Whether an unknown name is rather a heading that somebody mistyped: ``Comander`` is no commander."""
    return entry.card is None and entry.count == 1 and misspelt_heading(entry.name) is not None


def _facts(entry: Entry, known: KnownCards | None) -> CardFacts | None:
    return None if known is None or entry.card is None else known.facts(entry.card)


def _could_be(entry: Entry, known: KnownCards | None, kinds: Sequence[str]) -> bool:
    """Whether a card could be the commander; without card data, or where the name is not known, nothing speaks
    against it but being a basic land."""
    facts = _facts(entry, known)
    if facts is None:
        return folded(entry.name) not in BASICS
    return facts.is_thin or may_command(facts, kinds)


def _places_of_two(
    side: Sequence[Entry], known: KnownCards | None, kinds: Sequence[str]
) -> dict[int, Section]:
    """Line -> the place of a card of the sideboard, where only one reading is possible."""
    if copies(side) > MOST_IN_SIDEBOARD or any(entry.count > 1 for entry in side):
        return {}
    if len(side) == 1:
        return {side[0].line: "commander"} if _could_be(side[0], known, kinds) else {}
    facts = [_facts(entry, known) for entry in side]
    one, other = facts
    if one is None or other is None:
        return {}
    lines = [entry.line for entry in side]
    readings: list[dict[int, Section]] = []
    for commander, companion, place in ((one, other, (0, 1)), (other, one, (1, 0))):
        if may_command(commander, kinds) and companion.has_companion:
            readings.append({lines[place[0]]: "commander", lines[place[1]]: "companion"})
    if pair_kind(one, other) is not None:
        readings.append(dict.fromkeys(lines, "commander"))
    return readings[0] if len(readings) == 1 else {}


def _moved(
    deck: Decklist,
    places: dict[int, Section],
    known: KnownCards | None,
    only: Entry | None = None,
    from_section: Section = "sideboard",
) -> Decklist:
    entries = []
    findings = list(deck.findings)
    for entry in deck.entries:
        goes = places.get(entry.line)
        if goes is None or (entry is not only if only is not None else entry.section != from_section):
            entries.append(entry)
            continue
        entries.append(replace(entry, section=goes))
        code = "deck.commander_assumed" if goes == "commander" else "deck.companion_assumed"
        name = entry.name if (facts := _facts(entry, known)) is None else facts.name
        findings.append(Finding(code, "info", name, {"card": name}, line=entry.line))
    return replace(deck, entries=tuple(entries), findings=tuple(findings))
