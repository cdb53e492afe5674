"""Registration of a limited card pool: what its list must hold, and whether a list adds up.

Only what can be said without card data is checked: counts, pitch values, names, the hero. Rule: TRP A.5, A.7.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from headjudge.findings import Finding, Rule, Severity
from headjudge.policy.model import Source
from headjudge.policy.policy import Policy
from headjudge.policy.tables import ListGroup, Registration
from headjudge.running.limited import BOOSTER_KINDS, LimitedPlay

MOST_COPIES = 999
"""More of one card than this is a slip of the pen."""
LATIN_ENDS = "\u024f"
"""The last letter of extended Latin: an English name has none beyond it."""


@dataclass(frozen=True, slots=True)
class PoolLine:
    """One line of a list: the card's English name, its pitch (``None`` where it has none), how many.

    ``is_basic`` marks a card of basic rarity, where the reader of the list knows it.
    """

    name: str
    pitch: int | None
    quantity: int
    is_basic: bool = False


@dataclass(frozen=True, slots=True)
class PoolList:
    """What a limited list must hold: which cards, which fields of each, the groups, and how many cards in all."""

    cards: str | None
    fields: tuple[str, ...]
    groups: tuple[ListGroup, ...]
    expected: int | None
    source: Source | None

    def plain(self) -> dict[str, Any]:
        """The object of ``headjudge limited --json`` under ``registration``."""
        return {
            "cards": self.cards,
            "fields": list(self.fields),
            "groups": [group.id for group in self.groups],
            "expected": self.expected,
        }


def pool_list(policy: Policy, play: LimitedPlay) -> PoolList | None:
    """What the list of a pool must hold; ``None`` where the policy asks for none. Rule: TRP A.5."""
    registration = policy.registration
    if registration is None:
        return None
    return PoolList(
        registration.limited_list,
        tuple(registration.fields),
        tuple(registration.groups),
        play.pool_cards,
        registration.source,
    )


def check_pool(
    policy: Policy, play: LimitedPlay, lines: Sequence[PoolLine], hero: str | None
) -> list[Finding]:
    """Every fault of a registered pool that can be seen without card data.

    Subjects are places of the list (``/lines/3``, ``/hero``). The number of cards is checked where the packs
    give it: cards beyond a set's own limit may stay out of the pool, so there fewer are only noted.
    """
    registration = policy.registration
    rule = _rule(registration.source if registration is not None else None)
    set_rule = _rule(play.source)
    findings = [*_lines(lines, registration, rule), *_hero(hero, rule)]
    limited = list(_limits(play, lines, set_rule))
    findings += limited
    findings += _count(play, lines, rule, set_rule)
    return findings


def check_deck_size(play: LimitedPlay, cards: int) -> list[Finding]:
    """Whether a deck of so many cards may start a game with this set. Rule: TRP A.7."""
    least, most = play.deck_least, play.deck_most
    told: dict[str, Any] = {"found": cards, "least": least or 0, "most": most or 0}
    if least is None:
        return [Finding("pool.deck_size_unchecked", "unchecked", "/deck", told, _rule(play.source))]
    if cards < least or (most is not None and cards > most):
        return [Finding("pool.deck_size", "error", "/deck", told, _rule(play.source))]
    return []


def _rule(source: Source | None) -> Rule | None:
    if source is None or source.clause is None:
        return None
    return Rule(source.document, source.clause, source.edition)


def _lines(
    lines: Sequence[PoolLine], registration: Registration | None, rule: Rule | None
) -> Iterator[Finding]:
    pitches = sorted(
        {pitch for group in registration.groups for pitch in group.pitch} if registration else ()
    )
    seen: dict[tuple[str, int | None], int] = {}
    for place, line in zip(count(), lines, strict=False):
        at = f"/lines/{place}"

        def note(code: str, severity: Severity, *, at: str = at, **params: Any) -> Finding:
            return Finding(code, severity, at, params, rule)

        if not line.name.strip():
            yield note("pool.name_missing", "error")
        elif _is_not_latin(line.name):
            yield note("pool.name_not_english", "error", name=line.name)
        if not 1 <= line.quantity <= MOST_COPIES:
            yield note("pool.quantity", "error", name=line.name, found=line.quantity)
        if line.pitch is not None and line.pitch not in pitches:
            yield note("pool.pitch", "error", name=line.name, found=line.pitch, known=tuple(pitches))
        if line.is_basic:
            yield note("pool.basic_rarity", "warning", name=line.name)
        key = (_folded(line.name), line.pitch)
        if key in seen:
            yield note("pool.listed_twice", "warning", name=line.name, first=seen[key] + 1)
        else:
            seen[key] = place


def _hero(hero: str | None, rule: Rule | None) -> Iterator[Finding]:
    if hero is None or not hero.strip():
        yield Finding("pool.hero_missing", "error", "/hero", {}, rule)
    elif _is_not_latin(hero):
        yield Finding("pool.name_not_english", "error", "/hero", {"name": hero}, rule)


def _limits(play: LimitedPlay, lines: Sequence[PoolLine], rule: Rule | None) -> Iterator[Finding]:
    """Cards of which a set allows only so many in a pool (Phoenix Flame)."""
    for own in play.rules:
        found = _copies(lines, own.card.en)
        if own.kind == "pool_limit" and own.most is not None and found > own.most:
            told = {"card": own.card.en, "found": found, "most": own.most}
            yield Finding("pool.set_limit", "error", "/lines", told, rule)


def _copies(lines: Sequence[PoolLine], card: str) -> int:
    return sum(line.quantity for line in lines if _folded(line.name) == _folded(card))


def _count(
    play: LimitedPlay, lines: Sequence[PoolLine], rule: Rule | None, set_rule: Rule | None
) -> Iterator[Finding]:
    # Lines of basic rarity do not belong on the list and are told apart already.
    found = sum(line.quantity for line in lines if not line.is_basic)
    expected = play.pool_cards
    if expected is None or play.kind not in BOOSTER_KINDS:
        yield Finding("pool.count_unchecked", "unchecked", "/lines", {"found": found}, rule)
        return
    told = {"found": found, "expected": expected, "packs": play.packs or 0, "cards": play.pack_cards or 0}
    at_limit = any(
        own.kind == "pool_limit" and own.most is not None and _copies(lines, own.card.en) >= own.most
        for own in play.rules
    )
    if found > expected or (found < expected and not at_limit):
        yield Finding("pool.count", "error", "/lines", told, rule)
    elif found < expected:
        yield Finding("pool.count_below_limit", "info", "/lines", told, set_rule)


def _is_not_latin(name: str) -> bool:
    return any(letter.isalpha() and letter > LATIN_ENDS for letter in name)


def _folded(name: str) -> str:
    return " ".join(name.casefold().split())
