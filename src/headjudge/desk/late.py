"""Late and forgotten players, and who does not come to a table: every choice with what comes of it, then taken."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from headjudge.desk.asking import facts_of_commands
from headjudge.desk.hand import InHand
from headjudge.desk.marks import check_mark, check_reason, mark_of
from headjudge.desk.repairing import check_round, recorded
from headjudge.exchange.people import free_id
from headjudge.findings import Finding, InputError, Refused
from headjudge.running.late import Choice, for_late, for_no_show
from headjudge.tournament.commands import Enter
from headjudge.tournament.events import EntrantsEntered, Entry
from headjudge.tournament.evolve import evolve
from headjudge.tournament.state import Match, Tournament
from headjudge.tournament.wire import Happening


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody asks: about a late entrant (``late``, or ``name`` of somebody new), or (with ``table``) about
    those who are ``missing`` there."""

    late: str = ""
    name: str = ""
    table: int | None = None
    missing: tuple[str, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether it can be answered already."""
        return bool(self.missing) if self.table is not None else bool(self.late or self.name.strip())


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its key in the form, the mark of what was shown, and whether a reason is to be written."""

    key: str
    choice: Choice
    mark: str
    needs_reason: bool

    @property
    def does_something(self) -> bool:
        """Whether anything is recorded by taking it."""
        return bool(self.choice.commands) or self.choice.change is not None


def without_place(hand: InHand) -> tuple[str, ...]:
    """Everybody of the event who has no match and no bye in the last round, and was not disqualified."""
    if not hand.event.rounds:
        return ()
    last = hand.event.rounds[-1]
    here = {name for match in last.matches for name in match.seats} | {*last.byes}
    return tuple(
        one.id for one in hand.event.entrants if one.id not in here and one.disqualified_after is None
    )


def open_table(hand: InHand, table: int | None) -> Match | None:
    """The table of the last round by its number, where it is still open."""
    if table is None or not hand.event.rounds:
        return None
    matches = hand.event.rounds[-1].matches
    return next((one for one in matches if one.table == table and one.result is None), None)


def check_table(hand: InHand, asked: Asked) -> None:
    """Refused where the table that is asked about is none of the last round, or has its result."""
    last = hand.event.rounds[-1]
    if asked.table is not None and open_table(hand, asked.table) is None:
        known = any(match.table == asked.table for match in last.matches)
        told = {"round": last.number, "table": asked.table}
        code = "repair.table_finished" if known else "repair.no_such_table"
        raise Refused([Finding(code, "error", "table", told)])


def options(hand: InHand, number: int, asked: Asked) -> tuple[Option, ...]:
    """The choices there are. Raises Refused where there is none, InputError where nobody is named."""
    check_round(hand, number)
    check_table(hand, asked)
    if not asked.is_complete:
        raise InputError([Finding("mend.nobody_named", "error", "late")])
    choices = _choices(hand, asked)
    published = hand.hall.published >= number
    return tuple(
        Option(
            f"{choice.kind} {choice.table or 0} {choice.who or ''}",
            choice,
            mark_of(choice.kind, choice.commands, choice.change, choice.who),
            published and choice.change is not None,
        )
        for choice in choices
    )


def _choices(hand: InHand, asked: Asked) -> Sequence[Choice]:
    if asked.table is not None:
        return for_no_show(hand.event, asked.table, asked.missing, asked.late or None)
    if asked.late:
        return for_late(hand.event, asked.late)
    taken = {one.id for one in hand.event.entrants} | {one.id for one in hand.hall.waiting}
    return for_late(hand.event, Entry(free_id(taken), len(hand.event.rounds) + 1, name=asked.name.strip()))


def take_option(
    hand: InHand, number: int, asked: Asked, key: str, mark: str, reason: str | None
) -> list[Happening]:
    """The facts of a choice as it was shown.

    Raises Refused where the choice is no more, or means something else by now; without a reason where the players
    have seen what changes; for results in a round that is not published.
    """
    option = next((one for one in options(hand, number, asked) if one.key == key), None)
    if option is None:
        raise Refused([Finding("refuse.changed_meanwhile", "error", None)])
    check_mark(mark, option.mark)
    why = check_reason(reason, needed=option.needs_reason)
    if asked.table is not None and option.choice.commands and hand.hall.published < number:
        raise Refused([Finding("refuse.round_not_published", "error", None, {"round": number})])
    change = option.choice.change
    todo = [*option.choice.commands, *([] if change is None else [recorded(hand, change, why)])]
    return facts_of_commands(hand, todo)


def with_new(event: Tournament, asked: Collection[Option]) -> Tournament:
    """The event with whoever would be entered by a choice, so that they can be called by name beforehand."""
    entering = next((c for one in asked for c in one.choice.commands if isinstance(c, Enter)), None)
    return event if entering is None else evolve(event, EntrantsEntered(entering.entrants))
