"""Whether a decklist is legal in a format on a date, every fault at once, and what could not be decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from headjudge.cards.card import Source as CardSource
from headjudge.cards.database import CardBase
from headjudge.decks.decklist import Decklist
from headjudge.findings import Finding
from headjudge.policy.deck_formats import FormatOnDate

Judgement = Literal["legal", "illegal", "unchecked"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement on a list: ``illegal`` with any finding of severity error, else ``unchecked`` with any of severity
    unchecked, else ``legal``.

    ``game`` is what players start with (life, free mulligans, commander damage; in Flesh and Blood life and intellect
    of the hero); ``cards`` is where the card data comes from (None without any); ``format`` names the edition that was
    used.
    """

    verdict: Judgement
    format: FormatOnDate
    deck: Decklist
    game: Mapping[str, Any]
    findings: tuple[Finding, ...]
    cards: CardSource | None


@dataclass(slots=True)
class Judging:
    """A list under examination: what each check is given, and where it puts what it finds.

    ``additions`` are cards that the organiser keeps out, ``lifted`` cards that the organiser allows, each with the
    reason that is shown. ``set_code`` is the set of a limited event. ``options`` are the event's, as far as said.
    """

    deck: Decklist
    format: FormatOnDate
    base: CardBase | None
    players: int | None = None
    additions: Mapping[str, str] = field(default_factory=dict)
    lifted: Mapping[str, str] = field(default_factory=dict)
    set_code: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)


def concluded(judging: Judging, game: Mapping[str, Any]) -> Verdict:
    """The verdict once every check has spoken."""
    findings = (*judging.format.findings, *judging.deck.findings, *judging.findings)
    severities = {finding.severity for finding in findings}
    verdict: Judgement = (
        "illegal" if "error" in severities else "unchecked" if "unchecked" in severities else "legal"
    )
    source = None if judging.base is None else judging.base.source
    return Verdict(verdict, judging.format, judging.deck, game, findings, source)
