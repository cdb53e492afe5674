"""Cards that a format keeps out on the date: from the whole deck, as commander only, as companion only; and those that
the organiser adds or lets go, each with a reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from headjudge.cards.folding import folded
from headjudge.decks.checks.examined import Card, Examined
from headjudge.decks.checks.known import KnownCards
from headjudge.decks.checks.pool import Pool, Standing, folded_names
from headjudge.findings import Finding, Rule
from headjudge.policy.deck_formats import Ban, FormatOnDate

PLACES: Mapping[str, tuple[str, ...]] = {
    "banned": ("commander", "deck", "companion"),
    "banned_as_commander": ("commander",),
    "banned_as_companion": ("companion",),
}
"""At which places each kind of ban keeps a card out."""


_HARMLESS = (None, "legal")
"""What a card file may say of a card that nobody keeps out."""


class BanList:
    """The list of a format on a date, asked by card.

    A name of the list means the cards that the card data has under it; a card whose English name, whole or front, is
    the same is meant in any case.
    """

    def __init__(self, format_on_date: FormatOnDate, known: KnownCards | None) -> None:
        self._by_key: dict[str, tuple[Ban, ...]] = {}
        self._by_name: dict[str, list[Ban]] = {}
        named: dict[str, list[Ban]] = {}
        for ban in format_on_date.bans:
            self._by_name.setdefault(folded(ban.card), []).append(ban)
            for key in sorted(() if known is None else known.keys_of(ban.card)):
                named.setdefault(key, []).append(ban)
        self._by_key = {key: tuple(bans) for key, bans in named.items()}
        self.untouched: set[str] = set()
        """Keys of cards on which nothing bears, whatever their place: most cards of most lists."""
        self._freed = {folded(ban.card): ban.since for ban in format_on_date.freed if ban.kind == "banned"}

    def of(self, card: Card) -> tuple[Ban, ...]:
        """The bans on a card, whatever their kind."""
        found = self._by_key.get(card.key)
        if found is None:
            names = folded_names(card)
            found = tuple(next((self._by_name[name] for name in names if name in self._by_name), ()))
            if card.facts is not None:
                self._by_key[card.key] = found
        return found

    def keeps_out(self, card: Card) -> bool:
        """Whether a ban keeps the card out of every place where the list has it."""
        return any(ban.kind != "restricted" and card.zones <= {*PLACES[ban.kind]} for ban in self.of(card))

    def freed_on(self, card: Card) -> str:
        """The day (ISO) on which the list let the card go, or an empty text."""
        return max((self._freed.get(name, "") for name in folded_names(card)), default="")


def ban_list_of(format_on_date: FormatOnDate, known: KnownCards | None) -> BanList:
    """The ban list on a date; the same object for every list that is judged by the same card data."""
    if known is None:
        return BanList(format_on_date, None)
    key = ("bans", format_on_date.id, format_on_date.on, format_on_date.platform)
    found: BanList | None = known.kept.get(key)
    if found is None:
        found = known.kept[key] = BanList(format_on_date, known)
    return found


def check(examined: Examined, pool: Pool, bans: BanList) -> Iterator[Finding]:
    """``card.banned`` with the kind of ban, since when, and the announcement; ``card.restricted`` for more than one
    copy of a restricted card; ``card.banned_here`` for what the organiser keeps out; ``card.allowed_here`` where the
    organiser lets a card in that would be out. What has left the pool is not told a second time."""
    for card in examined.cards:
        if card.key in bans.untouched and card.key not in examined.additions:
            continue
        standing = pool.of(card)
        if (
            card.facts is not None
            and not bans.of(card)
            and standing.where == "inside"
            and standing.told in _HARMLESS
        ):
            bans.untouched.add(card.key)
        told_here = examined.additions.get(card.key)
        if told_here is not None:
            yield examined.fault(
                "card.banned_here", None, card=card.name, line=card.last_line, reason=told_here, expected=0,
                found=card.count,
            )  # fmt: skip
            continue
        faults = [] if standing.where == "outside" else list(_faults(examined, card, standing, bans))
        lifted = examined.lifted.get(card.key)
        if lifted is None:
            yield from faults
        elif faults or standing.where != "inside":
            yield examined.fault(
                "card.allowed_here", None, card=card.name, line=card.last_line, severity="info", reason=lifted
            )


def _faults(examined: Examined, card: Card, standing: Standing, bans: BanList) -> Iterator[Finding]:
    on_list = bans.of(card)
    if not on_list and standing.told not in ("banned", "restricted"):
        return
    found = [ban for ban in on_list if ban.kind == "restricted" or card.is_in(*PLACES[ban.kind])]
    file_date = "" if examined.known is None else examined.known.date
    if standing.told in ("legal", "restricted"):
        # The file is younger than the list: what it admits was let go in the meantime, unless the ban is of a kind
        # that card files have no word for.
        found = [ban for ban in found if ban.since > file_date or ban.kind != "banned"]
    for ban in found:
        if ban.kind != "restricted":
            yield _banned(card, ban)
        elif card.count > 1:
            yield _restricted(card, ban)
    if found:
        return
    if standing.told == "banned" and bans.freed_on(card) <= file_date:
        told: dict[str, Any] = {
            "kind": "banned",
            "since": None,
            "announced": None,
            "expected": 0,
            "found": card.count,
        }
        yield examined.fault("card.banned", "pool", card=card.name, line=card.last_line, **told)
    elif standing.told == "restricted" and card.count > 1:
        told = {"kind": "restricted", "since": None, "announced": None, "expected": 1, "found": card.count}
        yield examined.fault("card.restricted", "pool", card=card.name, line=card.last_line, **told)


def _banned(card: Card, ban: Ban) -> Finding:
    places = PLACES[ban.kind]
    count = sum(one.count for one in card.lines if one.zone in places)
    line = max(one.line for one in card.lines if one.zone in places)
    told = {
        "card": card.name,
        "kind": ban.kind,
        "since": ban.since,
        "announced": ban.source.announced,
        "expected": 0,
        "found": count,
    }
    return Finding("card.banned", "error", card.name, told, _rule(ban), line)


def _restricted(card: Card, ban: Ban) -> Finding:
    told = {
        "card": card.name,
        "kind": ban.kind,
        "since": ban.since,
        "announced": ban.source.announced,
        "expected": 1,
        "found": card.count,
    }
    return Finding("card.restricted", "error", card.name, told, _rule(ban), card.last_line)


def _rule(ban: Ban) -> Rule:
    return Rule(ban.source.document, ban.source.clause, ban.since)
