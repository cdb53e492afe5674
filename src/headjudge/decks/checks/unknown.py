"""What could not be checked: lists without card data, names that mean no card, cards of which too little is known."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from headjudge.decks.checks.examined import Examined
from headjudge.decks.decklist import Decklist
from headjudge.findings import Finding

NOT_IN_THE_DECK = ("maybeboard", "tokens", "extras")
"""Sections whose cards are no part of the deck: what is unknown there decides nothing."""

_OF_NAMES = ("card.unknown", "card.ambiguous")


def check(examined: Examined) -> Iterator[Finding]:
    """``deck.no_card_data`` once for a list without card data; ``card.data_thin`` for cards without types."""
    if examined.known is None:
        yield examined.fault("deck.no_card_data", None, severity="unchecked", game="mtg")
        return
    for card in examined.cards:
        if card.facts is not None and card.facts.is_thin and not card.is_in("commander"):
            yield examined.fault(
                "card.data_thin",
                None,
                card=card.name,
                line=card.last_line,
                severity="unchecked",
                what="types",
            )


def without_foreign_doubts(deck: Decklist, beside: str | None = None) -> Decklist:
    """The list whose doubts about names outside the deck are remarks only. ``beside``: a pile that belongs to it."""
    if not any(one.code in _OF_NAMES for one in deck.findings):
        return deck
    outside: set[int] = set()
    inside: set[int] = set()
    for entry in deck.entries:
        belongs = entry.section not in NOT_IN_THE_DECK or (beside is not None and entry.pile == beside)
        (inside if belongs else outside).add(entry.line)
    findings = tuple(
        _remark(one) if one.code in _OF_NAMES and one.line in outside - inside else one
        for one in deck.findings
    )
    return deck if findings == deck.findings else replace(deck, findings=findings)


def _remark(finding: Finding) -> Finding:
    return Finding(finding.code, "info", finding.subject, finding.params, finding.rule, finding.line)


def lacks_resolution(deck: Decklist) -> bool:
    """Whether a card of the deck has neither a key nor a finding that says why: its names were never looked up."""
    told = {one.line for one in deck.findings if one.code in _OF_NAMES}
    return any(
        entry.card is None and entry.line not in told and entry.section not in ("tokens",)
        for entry in deck.entries
    )
