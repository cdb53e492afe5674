"""What an event asks of decklists: whether they are wanted, by which deck rules, until when, who may see them."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from headjudge.cards.card import GAMES, Game
from headjudge.desk.hand import InHand
from headjudge.findings import Finding, InputError, Refused
from headjudge.policy.deck_formats import FormatOnDate, format_ids, format_on
from headjudge.policy.format_options import rules_in_force
from headjudge.policy.policy import Policy
from headjudge.running.stages import policy_in_force
from headjudge.running.structure import Decklists as Need
from headjudge.running.structure import structure
from headjudge.tournament.hall import deck_events as facts
from headjudge.tournament.state import Tournament

LockedBy = Literal["hand", "deadline", "start"]


@dataclass(frozen=True, slots=True)
class DeckRules:
    """By what a list is judged: the deck format (None where the event names none that is known), the game, the day.

    ``additions`` and ``lifted``: cards that the organiser keeps out or allows, each with the reason.
    """

    format_id: str | None
    game: Game | None
    on: datetime.date
    players: int | None
    additions: Mapping[str, str]
    lifted: Mapping[str, str]
    unknown: str | None = None
    """What the event calls its format, where that is none we know."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The points that the format leaves open (World Breaker's A1 to A18), each as this event plays it."""

    def format(self) -> FormatOnDate | None:
        """The deck format as it holds on the day; None where none is named."""
        return None if self.format_id is None else format_of(self.format_id, self.on)


@dataclass(frozen=True, slots=True)
class Asked:
    """How decklists stand in an event at a moment.

    ``deadline``: milliseconds since 1970, None for the start of the first round. ``locked_by``: why players can no
    longer change their lists, None while they can. ``is_due``: the deadline has passed, whether locked or not.
    """

    need: Need
    rules: DeckRules
    deadline: int | None
    is_due: bool
    locked_by: LockedBy | None
    audience: facts.Audience
    published: bool

    @property
    def is_locked(self) -> bool:
        """Whether players can no longer change their lists."""
        return self.locked_by is not None

    @property
    def takes_from_players(self) -> bool:
        """Whether players may hand lists in now."""
        return self.need != "none" and not self.is_locked


@lru_cache(maxsize=64)
def format_of(format_id: str, on: datetime.date) -> FormatOnDate:
    """A deck format as it holds on a day; kept, because every list of an event asks for it."""
    return format_on(format_id, on)


def own_format(policy: Policy) -> str | None:
    """The deck format that a policy has of its own: the one of its id; None where it leaves the decks to another."""
    return policy.id if policy.id in format_ids() else None


def deck_rules(event: Tournament, ruled: Mapping[str, facts.CardRuled] | None = None) -> DeckRules:
    """By what the lists of an event are judged: its ``format``, else the policy's own, on the day of the event."""
    policy = policy_in_force(event.policy, event.date)
    known = format_ids()
    named = event.format
    on = datetime.date.fromisoformat(event.date)
    chosen = named if named in known else None if named is not None else own_format(policy)
    if chosen is not None:
        chosen = format_of(chosen, on).id  # an alias stands for its format
    ruled = ruled or {}
    rules = rules_in_force(chosen, on, event.options)
    return DeckRules(
        chosen,
        game_of(policy, chosen, on),
        on,
        _players(policy),
        {card: one.reason or "" for card, one in ruled.items() if one.ruling == "kept_out"},
        {card: one.reason or "" for card, one in ruled.items() if one.ruling == "allowed"},
        named if chosen is None else None,
        {} if rules is None else rules.chosen,
    )


def game_of(policy: Policy, format_id: str | None, on: datetime.date) -> Game | None:
    """Which game's cards the lists hold: the format's, else the policy's; None where neither says."""
    said = policy.game if format_id is None else format_of(format_id, on).game
    return next((game for game in GAMES if game == said), None)


def _players(policy: Policy) -> int | None:
    """How many sit at a table, where the deck rules depend on it: two, or None for tables of several."""
    return 2 if policy.pods is None else None


@lru_cache(maxsize=256)
def _recommended(policy_id: str, date: str, count: int, programme: str | None, level: str | None) -> Need:
    policy = policy_in_force(policy_id, date)
    return structure(policy, count, programme=programme, level=level).decklists  # type: ignore[arg-type]


def need_of(event: Tournament) -> Need:
    """Whether lists are wanted: what the organiser set up, else what the rules say for the event's level.

    Rule: for Flesh and Blood TRP A.5.
    """
    own = event.options.get("decklists")
    if own in ("required", "optional", "none"):
        return own  # type: ignore[no-any-return]
    if isinstance(event.policy, str):
        return _recommended(event.policy, event.date, len(event.entrants), event.programme, event.level)
    policy = policy_in_force(event.policy, event.date)
    return structure(policy, len(event.entrants), programme=event.programme, level=event.level).decklists


def asked_of(hand: InHand, now: int) -> Asked:
    """How decklists stand in an event at ``now`` (milliseconds since 1970)."""
    decks = hand.hall.decks
    deadline = decks.asked.deadline
    # Who knows the first opponent must not change the list any more, so publishing is the start, not the clock.
    is_due = hand.hall.published > 0 if deadline is None else now >= deadline
    return Asked(
        need_of(hand.event),
        deck_rules(hand.event, decks.ruled),
        deadline,
        is_due,
        _locked_by(hand, is_due=is_due),
        decks.asked.audience,
        decks.published,
    )


def _locked_by(hand: InHand, *, is_due: bool) -> LockedBy | None:
    locking = hand.hall.decks.locking
    if isinstance(locking, facts.DecklistsLocked):
        return "hand"
    if isinstance(locking, facts.DecklistsUnlocked) or not is_due:
        return None
    return "start" if hand.hall.decks.asked.deadline is None else "deadline"


def set_asked(hand: InHand, *, deadline: str, audience: str) -> tuple[facts.DeckFact, ...]:
    """How lists are handed in from now on. ``deadline``: day and time in UTC (``2026-11-27T18:00``), empty for the
    start of the first round.

    Raises InputError with every fault by field, Refused where lists are published that nobody else may see then.
    """
    faults: list[Finding] = []
    at: int | None = None
    if deadline.strip():
        try:
            when = datetime.datetime.fromisoformat(deadline.strip().removesuffix("Z"))
            at = int(when.replace(tzinfo=when.tzinfo or datetime.UTC).timestamp()) * 1000
            if at < 0:
                raise ValueError
        except (ValueError, OverflowError):
            faults.append(Finding("decklists.deadline", "error", "deadline", {"found": deadline[:40]}))
    chosen: facts.Audience | None = next((one for one in ("everybody", "staff") if one == audience), None)
    if chosen is None:
        faults.append(Finding("setup.choice", "error", "audience", {"found": audience[:40]}))
    if faults or chosen is None:
        raise InputError(faults)
    if chosen == "staff" and hand.hall.decks.published:
        raise Refused([Finding("refuse.decklists_are_published", "error", "audience")])
    made = facts.DecklistsSet(at, chosen)
    return () if made == hand.hall.decks.asked else (made,)
