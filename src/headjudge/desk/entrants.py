"""What the desk does with entrants: write them differently, let them go and come back, settle their next round."""

from __future__ import annotations

from collections.abc import Mapping

from headjudge.desk.hand import InHand
from headjudge.desk.setting_up import LONGEST_NAME, name_faults
from headjudge.desk.several import decided
from headjudge.desk.who_plays import entrant_of, still_so
from headjudge.findings import Finding, InputError, Refused
from headjudge.running.coming import check_absence, check_entry
from headjudge.tournament import commands
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Next
from headjudge.tournament.wire import Happening

MOST_BYES = 100
LARGEST_TABLE = 100_000


def rewritten(hand: InHand, name: str, given: Mapping[str, str], seen: str) -> tuple[Happening, ...]:
    """An entrant written differently: fields ``name``, ``hero``, ``byes``, ``table``, ``ids`` (``system = number`` a
    line). ``seen`` is the mark of what the sender saw.

    Raises InputError with every fault by field, Refused where somebody else wrote the entrant meanwhile.
    """
    entrant = entrant_of(hand.event, name)
    still_so(entrant, seen)
    faults = list(name_faults(given.get("name", "")))
    hero = given.get("hero", "").strip() or None
    if hero is not None and len(hero) > LONGEST_NAME:
        faults.append(Finding("setup.name_long", "error", "hero", {"limit": LONGEST_NAME}))
    byes = _number(given.get("byes", ""), "byes", 0, MOST_BYES, faults)
    table = _number(given.get("table", ""), "table", 1, LARGEST_TABLE, faults)
    external = _ids(given.get("ids", ""), faults)
    if faults:
        raise InputError(faults)
    asked = hall.ReviseEntrant(name, given["name"].strip(), hero, external, byes or 0)
    return decided(hand, asked, hall.FixTable(name, table)).facts


def _number(text: str, field: str, least: int, most: int, faults: list[Finding]) -> int | None:
    text = text.strip()
    if not text:
        return None
    if not text.isdecimal() or len(text) > 7 or not least <= int(text) <= most:
        told = {"found": text[:40], "least": least, "most": most}
        faults.append(Finding("setup.number", "error", field, told))
        return None
    return int(text)


def _ids(text: str, faults: list[Finding]) -> dict[str, str]:
    """Ids elsewhere, a line each: ``gem = 12345678``."""
    found: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        system, equals, number = (part.strip() for part in line.partition("="))
        if not equals or not system or not number or system in found or len(line) > LONGEST_NAME:
            faults.append(Finding("setup.ids", "error", "ids", {"found": line[:60]}))
        found[system] = number
    return found


def kept_apart(hand: InHand, name: str, other: str, *, apart: bool) -> tuple[Happening, ...]:
    """Two who are paired only where nothing else is left, or (``apart`` False) no longer so."""
    if name == other:
        raise Refused([Finding("refuse.apart_from_oneself", "error", "other")])
    pairs = tuple(pair for pair in hand.event.keep_apart if set(pair) != {name, other})
    return decided(hand, hall.KeepApart((*pairs, (name, other)) if apart else pairs)).facts


def dropped(hand: InHand, name: str) -> tuple[Happening, ...]:
    """An entrant leaves after the last round that is paired (before the first: for good)."""
    return decided(hand, commands.Drop(name)).facts


def all_dropped(hand: InHand, names: tuple[str, ...]) -> tuple[Happening, ...]:
    """Those of ``names`` leave who are still in the event and still not here; the others stay."""
    number = len(hand.event.rounds) + 1
    gone = [
        one.id
        for one in hand.event.entrants
        if one.id in names and one.id not in hand.hall.present and one.plays_in(number)
    ]
    return decided(hand, *(commands.Drop(one) for one in gone)).facts


def back_again(hand: InHand, name: str) -> tuple[Happening, ...]:
    """An entrant who left plays again from the next round on. Raises Refused where no place or round is left."""

    made = decided(hand, commands.ReEnter(name))
    if made.event.cuts:
        raise Refused([Finding("refuse.back_after_cut", "error", None, {"id": name})])
    check_entry(made.event)
    return made.facts


def disqualified(hand: InHand, name: str) -> tuple[Happening, ...]:
    """An entrant is disqualified after the last round that is paired."""
    return decided(hand, commands.Disqualify(name)).facts


def absent_next(hand: InHand, name: str) -> tuple[Happening, ...]:
    """An entrant misses the next round: a loss without an opponent. Raises Refused before a play-off."""
    made = decided(hand, commands.MarkAbsent(name))
    check_absence(made.event, name)
    return made.facts


def bye_next(hand: InHand, name: str) -> tuple[Happening, ...]:
    """An entrant gets a bye in the next round. Raises Refused where something is settled for them already."""
    settled = hand.event.next or Next()
    check_absence(hand.event, name)
    asked = Next(settled.pairs, (*settled.byes, name), settled.absent)
    return decided(hand, hall.Settle(asked)).facts


def nothing_next(hand: InHand, name: str) -> tuple[Happening, ...]:
    """Nothing is settled for an entrant's next round any more: they are paired."""
    settled = hand.event.next or Next()
    asked = Next(
        tuple(pair for pair in settled.pairs if name not in pair),
        tuple(one for one in settled.byes if one != name),
        tuple(one for one in settled.absent if one != name),
    )
    return decided(hand, hall.Settle(asked)).facts
