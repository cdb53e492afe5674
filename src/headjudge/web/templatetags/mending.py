"""Results, rates and changes in words, for the pages of corrections and repairs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from django import template

from headjudge.desk.changes import Change, changed_tables, changes_of
from headjudge.desk.cutting import BracketSeat
from headjudge.desk.hand import InHand
from headjudge.running.announcing import Announcement
from headjudge.running.repairing import Repair
from headjudge.running.table import CUT, PLAYOFF
from headjudge.standings.ranking import CHANCE
from headjudge.tournament.state import Result
from headjudge.wording import safe

register = template.Library()


@register.simple_tag(takes_context=True)
def result_words(context: Any, result: Result | None, names: Mapping[str, str]) -> str:
    """How a match ended, in a few words: who won, games, how it came, who went out when."""
    words = context["words"]

    def name(one: str) -> str:
        return safe(names.get(one, one))

    if result is None:
        return str(words.say("mend.result_none"))
    if result.winner is not None:
        said = words.say("mend.result_won", name=name(result.winner))
    elif result.draw:
        said = words.say("mend.result_draw")
    else:
        said = words.say("mend.result_lost")
    more = []
    if result.games is not None:
        won, lost, drawn = result.games
        more.append(f"{won}-{lost}" + (f"-{drawn}" if drawn else ""))
    if result.how is not None and result.how != "played":
        more.append(words.say(f"how.{result.how}"))
    if result.out:
        more.append(words.say("mend.result_out", names=tuple(name(one) for one in result.out)))
    if result.through:
        more.append(words.say("mend.result_through", names=tuple(name(one) for one in result.through)))
    return str(words.listed([said, *more]))


def _worded(name: str, begin: str) -> None:
    """A tag ``{% name key %}`` for the words under ``begin.key``."""

    def tag(context: Any, key: str) -> str:
        return str(context["words"].say(f"{begin}.{key}"))

    register.simple_tag(tag, takes_context=True, name=name)


for _name, _begin in (
    ("how_word", "how"),
    ("metric", "metric"),
    ("repair_why", "repair_why"),
    ("repair_choice", "repair_choice"),
    ("cut_why", "cut_why"),
    ("status_word", "status"),
    ("playoff_state", "playoff_state"),
):
    _worded(_name, _begin)


@register.simple_tag(takes_context=True)
def decided(context: Any, key: str) -> str:
    """What put one above the other: a value, the lot, a cut, the play-off."""
    begin = "decided" if key in (CHANCE, CUT, PLAYOFF) else "metric"
    return str(context["words"].say(f"{begin}.{key}"))


@register.simple_tag(takes_context=True)
def bracket_seat(context: Any, seat: BracketSeat) -> str:
    """Where the player of an empty seat of the play-off comes from."""
    return str(context["words"].say(seat.code, **(seat.params or {})))


@register.simple_tag(takes_context=True)
def announcement(context: Any, one: Announcement) -> str:
    """What players are told of a deviation."""
    return str(context["words"].say(one.code, **one.params))


@register.simple_tag(takes_context=True)
def quality_rows(context: Any, found: Repair) -> list[tuple[str, tuple[str, ...]]]:
    """What a round is worth as it is, repaired, and paired again: rows of which at least one value is not none."""
    sides = (found.before, found.after, found.anew)
    rows = []
    for key in (
        "kept_apart",
        "met_again",
        "second_byes",
        "pair_downs",
        "squared_difference",
        "repeated_tables",
    ):
        values = tuple(str(getattr(side, key)) for side in sides)
        if any(value != "0" for value in values):
            rows.append((str(context["words"].say(f"mend.quality.{key}")), values))
    return rows


@register.simple_tag
def changes_of_round(hand: InHand) -> tuple[Change, ...]:
    """What has been changed of the last round since everybody could see it."""
    return changes_of(hand)


@register.simple_tag
def changed_tables_of(hand: InHand) -> frozenset[int]:
    """The tables of the last round that were changed since everybody could see it."""
    return changed_tables(hand)


@register.simple_tag
def seat_changes(before: Sequence[str], after: Sequence[str]) -> list[tuple[str, str | None]]:
    """Who sits there then, seat by seat, and instead of whom: None for who stays, an empty text for who only comes.

    >>> seat_changes(("1", "2"), ("1", "3")), seat_changes((), ("4",))
    ([('1', None), ('3', '2')], [('4', '')])
    """
    goes = [name for name in before if name not in after]
    lines: list[tuple[str, str | None]] = []
    for name in after:
        lines.append((name, None if name in before else goes.pop(0) if goes else ""))
    return lines + [("", name) for name in goes]


@register.filter
def named(ids: Iterable[str], names: Mapping[str, str]) -> tuple[str, ...]:
    """Names for ids, for a sentence."""
    return tuple(names.get(one, one) for one in ids)


@register.filter
def decimal(value: Any) -> str:
    """A fraction as a decimal of three places, to stand beside it; nothing for a whole number.

    >>> decimal("13/17"), decimal("2")
    ('0.765', '')
    """
    text = str(value)
    if "/" not in text:
        return ""
    thousandths = round(Fraction(text) * 1000)
    sign = "-" if thousandths < 0 else ""
    return f"{sign}{abs(thousandths) // 1000}.{abs(thousandths) % 1000:03d}"


@register.filter
def how_far(value: int) -> int:
    """A number without its sign."""
    return abs(value)
