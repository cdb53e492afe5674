"""A list is handed in: by the player until the deadline, by the staff at any time with a reason."""

from __future__ import annotations

from headjudge.decks.reading import Bases
from headjudge.desk.decklists.asked import asked_of
from headjudge.desk.decklists.checking import Checked, check
from headjudge.desk.hand import InHand
from headjudge.desk.marks import check_mark
from headjudge.desk.who_plays import entrant_of, status_of
from headjudge.findings import Finding, InputError, Refused
from headjudge.tournament.hall.deck_events import DecklistHandedIn, Sender

MOST_LISTS = 100
"""Lists that a player may hand in for one event; a bound against a browser gone wild, not a rule."""
LONGEST_REASON = 500


def from_player(
    hand: InHand, entrant: str, text: str, bases: Bases, now: int, seen: str
) -> tuple[DecklistHandedIn, ...]:
    """A player's own list, faulty or not: what is wrong with it stands beside it. Nothing where it is the same again.

    ``seen``: the number of the list that the player saw (``0`` before the first). Raises Refused where lists are
    locked or not wanted or the player has left, InputError where the text is none of a list.
    """
    asked = asked_of(hand, now)
    if asked.need == "none":
        raise Refused([Finding("refuse.decklists_not_wanted", "error", None)])
    if asked.is_locked:
        raise Refused([Finding("refuse.decklists_locked", "error", None)])
    if status_of(hand.event, entrant_of(hand.event, entrant)) not in ("active", "later"):
        raise Refused([Finding("refuse.decklist_of_who_left", "error", None)])
    if len(hand.hall.decks.lists.get(entrant, ())) >= MOST_LISTS:
        raise Refused([Finding("refuse.decklists_too_many", "error", None, {"most": MOST_LISTS})])
    return _handed_in(hand, entrant, text, bases, now, seen, by="player")


def from_staff(
    hand: InHand, entrant: str, text: str, reason: str, bases: Bases, now: int, seen: str
) -> tuple[DecklistHandedIn, ...]:
    """A list that somebody of the staff writes for a player, at any time, with the reason."""
    entrant_of(hand.event, entrant)
    why = reason.strip()
    if not why:
        raise InputError([Finding("decklists.reason_missing", "error", "reason")])
    if len(why) > LONGEST_REASON:
        raise InputError([Finding("setup.name_long", "error", "reason", {"limit": LONGEST_REASON})])
    return _handed_in(hand, entrant, text, bases, now, seen, by="staff", reason=why)


def number_of(hand: InHand, entrant: str) -> int:
    """The number of an entrant's list that counts; 0 before the first."""
    stands = hand.hall.decks.of(entrant)
    return 0 if stands is None else stands.fact.number


def _handed_in(
    hand: InHand,
    entrant: str,
    text: str,
    bases: Bases,
    now: int,
    seen: str,
    *,
    by: Sender,
    reason: str | None = None,
) -> tuple[DecklistHandedIn, ...]:
    number = number_of(hand, entrant)
    check_mark(seen, str(number))
    stands = hand.hall.decks.of(entrant)
    kept = _as_kept(text)
    if stands is not None and stands.fact.text == kept:
        return ()
    asked = asked_of(hand, now)
    checked = check(kept, asked.rules, bases)
    made = DecklistHandedIn(
        entrant,
        number + 1,
        now,
        by,
        asked.is_due or asked.is_locked,
        _form(checked),
        checked.judged,
        kept,
        reason,
    )
    return (made,)


def _as_kept(text: str) -> str:
    """The text as it is kept: as it came, with the ends of lines of one kind (a form sends them as it likes)."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _form(checked: Checked) -> str:
    if checked.deck is None:
        raise InputError([Finding(one.code, one.severity, "text", one.params) for one in checked.findings])
    return checked.deck.form
