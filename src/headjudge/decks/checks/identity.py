"""Colour identity: every card within the colours of the commanders (CR 903.4, 903.5c-d)."""

from __future__ import annotations

from collections.abc import Iterator

from headjudge.decks.checks.examined import Card, Examined
from headjudge.decks.checks.facts import LAND_TYPES, ordered
from headjudge.findings import Finding

COLOURLESS = "C"
"""How findings write an identity without colours."""


def of_commanders(examined: Examined) -> str | None:
    """The colours that the deck may have, in the order WUBRG: those of all commanders together and those chosen for
    them. None where there is no commander, or one whose facts are not known."""
    found = examined.commanders
    if not found:
        return None
    colours: set[str] = set()
    for one in found:
        if one.facts is None:
            return None
        colours.update(one.facts.identity)
        if one.facts.chooses_colour and one.entry.colour is not None:
            colours.add(one.entry.colour)
    return ordered(colours)


def check(examined: Examined) -> Iterator[Finding]:
    """``card.colour_identity`` for each card outside the commanders' colours. A commander without colours, where the
    format says so, may have any number of basic lands of one basic land type: the type with most copies is it.

    ``deck.colour_not_chosen`` and ``deck.colour_not_asked`` for commanders that let the player choose a colour or do
    not; ``deck.identity_unchecked`` where a commander is not known; ``cards.identity_differs`` where the card file
    contradicts the card.
    """
    yield from _chosen(examined)
    yield from _contradictions(examined)
    allowed = of_commanders(examined)
    if allowed is None:
        if examined.known is not None and examined.commanders:
            yield examined.fault("deck.identity_unchecked", "identity", severity="unchecked")
        return
    free = _free_basics(examined) if allowed == "" else frozenset()
    for card in examined.cards:
        if card.facts is None or card.key in free or not card.is_in("deck", "companion"):
            continue
        outside = [colour for colour in card.facts.identity if colour not in allowed]
        if outside:
            is_basic = allowed == "" and card.facts.basic_land_type is not None
            yield examined.fault(
                "card.colour_identity",
                "basics" if is_basic else "identity",
                card=card.name,
                line=card.last_line,
                expected=allowed or COLOURLESS,
                found=card.facts.identity,
                outside=outside,
            )


def _free_basics(examined: Examined) -> frozenset[str]:
    """The basic lands that a commander without colours brings: all of the type with most copies. Where two types have
    equally many it is the first of Plains, Island, Swamp, Mountain, Forest: the order of a list decides nothing."""
    if examined.values["colourless_basics"] != "one_type":
        return frozenset()
    basics: dict[str, list[Card]] = {}
    for card in examined.cards:
        if card.facts is not None and card.facts.basic_land_type is not None and card.is_in("deck"):
            basics.setdefault(card.facts.basic_land_type, []).append(card)
    if not basics:
        return frozenset()
    order = [kind for kind in LAND_TYPES if kind in basics]
    chosen = max(order, key=lambda kind: sum(card.count for card in basics[kind]))
    return frozenset(card.key for card in basics[chosen])


def _chosen(examined: Examined) -> Iterator[Finding]:
    for one in examined.commanders:
        if one.facts is None or one.facts.chooses_colour == (one.entry.colour is not None):
            continue
        code = "deck.colour_not_chosen" if one.facts.chooses_colour else "deck.colour_not_asked"
        told = {"found": one.entry.colour, "expected": "[colour: U]" if one.facts.chooses_colour else None}
        yield examined.fault(code, "chosen_colour", card=one.name, line=one.line, severity="warning", **told)


def _contradictions(examined: Examined) -> Iterator[Finding]:
    """The file's colour identity is taken as true; where the card itself shows a colour that the file leaves out, or
    where every face has a text and the file has a colour more, somebody should look."""
    for card in examined.cards:
        facts = card.facts
        if facts is None or facts.identity == facts.recomputed:
            continue
        missing = set(facts.recomputed) - set(facts.identity)
        if missing or all(face.text for face in facts.card.faces):
            told = {"expected": facts.recomputed or COLOURLESS, "found": facts.identity or COLOURLESS}
            yield examined.fault(
                "cards.identity_differs",
                None,
                card=card.name,
                line=card.last_line,
                severity="warning",
                **told,
            )
