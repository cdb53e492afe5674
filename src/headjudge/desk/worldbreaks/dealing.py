"""Who gets which worldbreaks: dealt to all who have none, again for one player, changed by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from headjudge.decks.reading import Bases
from headjudge.desk import marks
from headjudge.desk.hand import InHand
from headjudge.desk.who_plays import entrant_of, status_of
from headjudge.desk.worldbreaks.drawing import Want, drawn
from headjudge.desk.worldbreaks.limits import WaitsFor, may_not_have
from headjudge.desk.worldbreaks.pool import pool_mark
from headjudge.desk.worldbreaks.rules import dealt_by
from headjudge.findings import Finding, InputError, Refused
from headjudge.policy.worldbreak_rules import WorldbreakRules
from headjudge.tournament.hall.worldbreak_events import HowDealt, WorldbreakHand, WorldbreaksDealt

LONGEST_REASON = 500


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who has no worldbreaks: those who can be dealt to, each with what they may not have, and those who wait."""

    ready: dict[str, frozenset[str]]
    waits: dict[str, WaitsFor]


def waiting(hand: InHand, bases: Bases) -> Waiting:
    """Everybody in the event who has no worldbreaks yet. Raises Refused where the organiser does not deal."""
    rules = dealt_by(hand.event)
    found = Waiting({}, {})
    stands = hand.hall.worldbreaks
    for one in hand.event.entrants:
        if stands.of(one.id) or status_of(hand.event, one) not in ("active", "later"):
            continue
        kept = may_not_have(hand, one.id, stands.pool, rules, bases)
        if isinstance(kept, str):
            found.waits[one.id] = kept
        else:
            found.ready[one.id] = kept
    return found


def dealt(hand: InHand, bases: Bases, seen: str) -> tuple[WorldbreaksDealt, ...]:
    """Worldbreaks for everybody in the event who has none, drawn from what is left; nobody else's change.

    ``seen``: the mark of the pool that the sender saw (``pool.pool_mark``). Nothing where nobody is to get any.
    Raises Refused where the organiser does not deal, where there is no pool, where it does not go round.
    """
    rules = dealt_by(hand.event)
    marks.check_mark(seen, pool_mark(hand))
    ready = waiting(hand, bases).ready
    if not ready:
        return ()
    wants = {entrant: Want(rules.cards_each, without) for entrant, without in ready.items()}
    return (_drawn(hand, "dealt", wants, {}),)


def dealt_again(
    hand: InHand,
    entrant: str,
    cards: Sequence[str],
    reason: str,
    bases: Bases,
    seen: str,
    *,
    spoiled: bool,
) -> tuple[WorldbreaksDealt, ...]:
    """New cards for some of a player's, drawn from what is left without those given back; the others stay.

    ``spoiled``: the proxies given back leave the pool for good. Raises InputError where no card or no reason is named
    or a card is none of the player's, Refused as :func:`dealt` does.
    """
    rules = dealt_by(hand.event)
    entrant_of(hand.event, entrant)
    marks.check_mark(seen, pool_mark(hand))
    has = hand.hall.worldbreaks.of(entrant)
    faults = [*_faults_of_reason(reason)]
    given = list(dict.fromkeys(cards))
    if not given or any(card not in has for card in given):
        faults.append(Finding("worldbreaks.choose_cards", "error", "card"))
    if faults:
        raise InputError(faults)
    without = _limited(hand, entrant, rules, bases) | frozenset(has)
    made = _drawn(
        hand,
        "again",
        {entrant: Want(len(given), without)},
        {entrant: given},
        given if spoiled else (),
        reason.strip(),
    )
    return (made,)


def changed_by_hand(
    hand: InHand, entrant: str, card: str, into: str, reason: str, bases: Bases, seen: str
) -> tuple[WorldbreaksDealt, ...]:
    """One of a player's cards changed for another by the staff: for one that is left in the pool, or with another
    player's card (``into``: see :func:`choices_for`).

    Raises InputError where the choice or the reason is missing, Refused where the other may not have the card.
    """
    rules = dealt_by(hand.event)
    entrant_of(hand.event, entrant)
    marks.check_mark(seen, pool_mark(hand))
    has = hand.hall.worldbreaks.of(entrant)
    faults = [*_faults_of_reason(reason)]
    if card not in has:
        faults.append(Finding("worldbreaks.choose_cards", "error", "card"))
    chosen = next((one for one in choices_for(hand, entrant) if one.key == into), None)
    if chosen is None:
        faults.append(Finding("worldbreaks.choose_other", "error", "into"))
    if faults or chosen is None:
        raise InputError(faults)
    hands = [_changed(hand, entrant, card, chosen.card)]
    _allowed(hand, entrant, chosen.card, card, rules, bases)
    if chosen.holder is not None:
        _allowed(hand, chosen.holder, card, chosen.card, rules, bases)
        hands.append(_changed(hand, chosen.holder, chosen.card, card))
    return (WorldbreaksDealt("by_hand", tuple(hands), None, (), reason.strip()),)


def taken_back(hand: InHand, entrant: str, reason: str, seen: str) -> tuple[WorldbreaksDealt, ...]:
    """A player's worldbreaks go back to the pool: of somebody who left, or to be dealt to anew with the others."""
    dealt_by(hand.event)
    marks.check_mark(seen, pool_mark(hand))
    if not hand.hall.worldbreaks.of(entrant):
        return ()
    if faults := [*_faults_of_reason(reason)]:
        raise InputError(faults)
    return (WorldbreaksDealt("by_hand", (WorldbreakHand(entrant, ()),), None, (), reason.strip()),)


@dataclass(frozen=True, slots=True)
class Other:
    """A card for which one of a player's can be changed: left in the pool, or another player's (``holder``)."""

    key: str
    card: str
    holder: str | None


def choices_for(hand: InHand, entrant: str) -> tuple[Other, ...]:
    """What a player's card can be changed for: what is left in the pool, then what others hold, by name."""
    stands = hand.hall.worldbreaks
    has = stands.of(entrant)
    found = [Other(f"pool\t{card}", card, None) for card in sorted(stands.left()) if card not in has]
    for one in hand.event.entrants:
        if one.id != entrant:
            found += [
                Other(f"{one.id}\t{card}", card, one.id) for card in stands.of(one.id) if card not in has
            ]
    return tuple(found)


def _faults_of_reason(reason: str) -> list[Finding]:
    if not reason.strip():
        return [Finding("refuse.reason_missing", "error", "reason")]
    if len(reason.strip()) > LONGEST_REASON:
        return [Finding("setup.name_long", "error", "reason", {"limit": LONGEST_REASON})]
    return []


def _limited(hand: InHand, entrant: str, rules: WorldbreakRules, bases: Bases) -> frozenset[str]:
    kept = may_not_have(hand, entrant, hand.hall.worldbreaks.pool, rules, bases)
    if isinstance(kept, str):
        raise Refused([Finding("refuse.worldbreaks_wait", "error", None, {"why": kept})])
    return kept


def _allowed(hand: InHand, entrant: str, card: str, gives: str, rules: WorldbreakRules, bases: Bases) -> None:
    """Refused where a player may not have a card: a second copy, or one that the limits keep from his deck."""
    has = [one for one in hand.hall.worldbreaks.of(entrant) if one != gives]
    if card in has or card in _limited(hand, entrant, rules, bases):
        name = entrant_of(hand.event, entrant).name
        raise Refused([Finding("refuse.worldbreak_not_for", "error", "into", {"card": card, "name": name})])


def _changed(hand: InHand, entrant: str, card: str, into: str) -> WorldbreakHand:
    has = hand.hall.worldbreaks.of(entrant)
    return WorldbreakHand(entrant, tuple(into if one == card else one for one in has))


def _drawn(
    hand: InHand,
    how: HowDealt,
    wants: dict[str, Want],
    replaced: dict[str, list[str]],
    spoiled: Sequence[str] = (),
    reason: str | None = None,
) -> WorldbreaksDealt:
    """A deal as a fact; new cards take the places of those that they replace."""
    stands = hand.hall.worldbreaks
    left = stands.left()
    if not stands.pool:
        raise Refused([Finding("refuse.worldbreaks_no_pool", "error", None)])
    wanted = sum(want.count for want in wants.values())
    if wanted > sum(left.values()):
        told = {"wanted": wanted, "left": sum(left.values())}
        raise Refused([Finding("refuse.worldbreaks_pool_small", "error", None, told)])
    deal = drawn(hand.event.seed, f"worldbreaks/{stands.draws + 1}", left, wants)
    if deal is None:
        raise Refused([Finding("refuse.worldbreaks_pool_uneven", "error", None)])
    hands = []
    for entrant in wants:
        new = list(deal.cards[entrant])
        gone = replaced.get(entrant, [])
        cards = [new.pop(0) if one in gone else one for one in stands.of(entrant)] + new
        hands.append(WorldbreakHand(entrant, tuple(cards)))
    return WorldbreaksDealt(how, tuple(hands), deal.label, tuple(spoiled), reason)
