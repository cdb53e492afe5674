"""Cards and heroes that a format keeps out on the date: banned, suspended, living legends, benched, restricted to one
copy; and what the organiser adds or lets go, each with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from headjudge.cards.folding import folded
from headjudge.decks.checks.fab_examined import FabExamined, PoolCard
from headjudge.findings import Finding, Rule
from headjudge.policy.deck_formats import Ban, BanKind, FormatOnDate

KEPT_OUT: tuple[BanKind, ...] = ("banned", "living_legend", "benched", "suspended")
"""The kinds of ban that keep every copy out."""


def check(examined: FabExamined) -> Iterator[Finding]:
    """``card.banned`` with kind and day; ``card.restricted`` above one copy, of a cycle over all pitch values together;
    ``card.ban_unsure`` where the day of a ban is not known well enough; ``card.not_in_pool`` where the card file does
    not admit a card; ``card.banned_here`` and ``card.allowed_here`` for what the organiser decided.

    The flags of the card file hold from its day on, and only as far as the list did not change later. Of a card that is
    legal and banned at once, the ban wins. A card that is neither, and that no list ever named, was never made for the
    format (cards for special use), so this holds on every day.
    """
    lists = _lists_of(examined)
    cycles: set[str] = set()
    for card in examined.cards:
        if card.key in examined.additions:
            reason = examined.additions[card.key]
            yield examined.fault(
                "card.banned_here", None, card=card, reason=reason, expected=0, found=card.count
            )
            continue
        faults = list(_faults(examined, card, lists, cycles))
        if card.key in examined.lifted:
            if faults:
                reason = examined.lifted[card.key]
                yield examined.fault("card.allowed_here", None, card=card, severity="info", reason=reason)
        else:
            yield from faults


class _Lists:
    """The bans of the date by folded name."""

    def __init__(self, asked: FormatOnDate) -> None:
        self.bans = _by_name(asked.bans)
        self.freed = _by_name(asked.freed)
        self.unsure = _by_name(asked.unsure)


def _lists_of(examined: FabExamined) -> _Lists:
    """The bans of the date; the same object for every list that is judged by the same card data."""
    asked = examined.format
    if examined.known is None:
        return _Lists(asked)
    key = ("bans", asked.id, asked.on)
    found: _Lists | None = examined.known.kept.get(key)
    if found is None:
        found = examined.known.kept[key] = _Lists(asked)
    return found


def _by_name(bans: tuple[Ban, ...]) -> dict[str, list[Ban]]:
    found: dict[str, list[Ban]] = {}
    for ban in bans:
        found.setdefault(folded(ban.card), []).append(ban)
    return found


def _on(bans: dict[str, list[Ban]], card: PoolCard) -> list[Ban]:
    """The bans on a card; where the list does not tell the pitch of a card, only those on every one."""
    found = bans.get(card.folded_name, [])
    return [ban for ban in found if not ban.pitches or card.pitch in ban.pitches]


def _faults(examined: FabExamined, card: PoolCard, lists: _Lists, cycles: set[str]) -> Iterator[Finding]:
    bans = _on(lists.bans, card)
    out = next((ban for ban in bans if ban.kind in KEPT_OUT), None)
    if out is not None:
        yield _banned(card, out)
        return
    unsure = [
        ban for ban in _on(lists.unsure, card) if ban.kind in KEPT_OUT or _copies(examined, ban, card) > 1
    ]
    if unsure:
        yield examined.fault(
            "card.ban_unsure",
            None,
            card=card,
            severity="unchecked",
            kind=unsure[0].kind,
            since=unsure[0].since,
        )
        return
    flagged = _flagged(examined, card, lists)
    if flagged is not None:
        yield flagged
        return
    for ban in bans:
        if ban.kind == "restricted_cycle":
            yield from _cycle(examined, card, ban, cycles)
        elif ban.kind == "restricted" and card.count > 1:
            yield _restricted(card, ban, card.count)


def _banned(card: PoolCard, ban: Ban) -> Finding:
    """A card that is out, and since when."""
    told = {
        "card": card.written,
        "name": card.name,
        "kind": ban.kind,
        "since": ban.since,
        "announced": ban.source.announced,
        "expected": 0,
        "found": card.count,
    }
    return Finding("card.banned", "error", card.name, told, _rule(ban), card.last_line)


def _copies(examined: FabExamined, ban: Ban, card: PoolCard) -> int:
    """How many copies a restriction counts."""
    if ban.kind != "restricted_cycle":
        return card.count
    return sum(one.count for one in examined.pool if one.folded_name == folded(ban.card))


def _cycle(examined: FabExamined, card: PoolCard, ban: Ban, cycles: set[str]) -> Iterator[Finding]:
    """One copy over all pitch values together, told once for each name."""
    if ban.card in cycles:
        return
    cycles.add(ban.card)
    count = _copies(examined, ban, card)
    if count > 1:
        same = [one for one in examined.pool if one.folded_name == folded(ban.card)]
        last = max(same, key=lambda one: one.last_line)
        yield _restricted(last, ban, count)


def _restricted(card: PoolCard, ban: Ban, count: int) -> Finding:
    is_cycle = ban.kind == "restricted_cycle"
    told = {
        "card": card.name if is_cycle else card.written,
        "name": card.name,
        "kind": ban.kind,
        "since": ban.since,
        "announced": ban.source.announced,
        "expected": 1,
        "found": count,
    }
    return Finding("card.restricted", "error", card.name, told, _rule(ban), card.last_line)


def _flagged(examined: FabExamined, card: PoolCard, lists: _Lists) -> Finding | None:
    """What the card file says, where it holds on the date and the list did not let the card go since."""
    if card.facts is None or examined.known is None or card.facts.outside:
        return None
    printed = card.facts.card
    if examined.known.never_admits(examined.format, printed) and not _is_listed(lists, card):
        return _not_admitted(examined, card)
    key = examined.known.speaks_of(examined.format)
    if key is None:
        return None
    freed = max((ban.since for ban in _on(lists.freed, card)), default="")
    told: dict[str, Any] = {"since": None, "announced": None, "found": card.count}
    if key in printed.banned:
        if freed > examined.known.date:
            return None
        return examined.fault("card.banned", "legality", card=card, kind="banned", expected=0, **told)
    if (
        key in printed.restricted
        and card.count > 1
        and freed <= examined.known.date
        and not _on(lists.bans, card)
    ):
        return examined.fault("card.restricted", "legality", card=card, kind="restricted", expected=1, **told)
    if printed.legal and key not in printed.legal and freed <= examined.known.date:
        return _not_admitted(examined, card)
    return None


def _is_listed(lists: _Lists, card: PoolCard) -> bool:
    """Whether the lists of the format ever named the card, whatever the day: then they decide."""
    return any(_on(named, card) for named in (lists.bans, lists.freed, lists.unsure))


def _not_admitted(examined: FabExamined, card: PoolCard) -> Finding | None:
    """A card that the card file does not admit; for a hero the hero's own fault says so, elsewhere the rarity or the
    day on which the card came out."""
    assert card.facts is not None
    assert examined.known is not None
    released = examined.known.released(card.key)
    if card.facts.place == "hero" or "rarities" in examined.values or (released or "") > examined.format.on:
        return None
    return examined.fault(
        "card.not_in_pool",
        "legality",
        card=card,
        expected=examined.format.id,
        found=card.count,
        released=None,
    )


def _rule(ban: Ban) -> Rule:
    return Rule(ban.source.document, ban.source.clause, ban.since)
