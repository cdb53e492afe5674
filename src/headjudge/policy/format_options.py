"""What a deck format lets an organiser set for an event, beside the options of the event's policy.

Only World Breaker has such options: the points that its page leaves open (A1 to A18), by the names of
``data/worldbreaker``; the numbers will do, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import Any

from headjudge.findings import Finding
from headjudge.policy.deck_formats import format_ids, format_on
from headjudge.policy.faults import pointer, shown
from headjudge.policy.model import ChoiceOption
from headjudge.policy.worldbreak_rules import WorldbreakRules, worldbreak_rules

WORLDBREAKER = "worldbreaker"
_OPEN_POINTS = "open_points"


@lru_cache(maxsize=256)
def has_open_points(format_id: str | None, on: date) -> bool:
    """Whether an event of a deck format on a day is played by the rules of World Breaker.

    >>> has_open_points("world-breaker", date(2026, 11, 30)), has_open_points("commander", date(2026, 11, 30))
    (True, False)
    """
    if format_id is None or format_id not in format_ids():
        return False
    return format_on(format_id, on).values.get(_OPEN_POINTS) == WORLDBREAKER


def format_options(format_id: str | None, on: date) -> Mapping[str, ChoiceOption]:
    """The options that a deck format adds to those of the policy, by name, in the order of the page; none for most."""
    if not has_open_points(format_id, on):
        return {}
    return {
        one.name: ChoiceOption(kind="choice", choices=one.values, default=one.default)
        for one in _rules(on, ()).options
    }


def numbers_of_options(format_id: str | None, on: date) -> Mapping[str, str]:
    """For each such option its number on the list of open points: ``chosen_by`` is ``A1``."""
    if not has_open_points(format_id, on):
        return {}
    return _numbers(on)


def rules_in_force(format_id: str | None, on: date, options: Mapping[str, Any]) -> WorldbreakRules | None:
    """The rules of World Breaker as an event plays them: of its day, under those of its options that belong to them.

    None where the event has another deck format. The options must be possible (``check_format_options``).
    """
    if not has_open_points(format_id, on):
        return None
    own = _own(numbers_of_options(format_id, on), options)
    return _rules(on, tuple(sorted(own.items())))


@lru_cache(maxsize=64)
def _numbers(on: date) -> Mapping[str, str]:
    return {one.name: one.key for one in _rules(on, ()).options}


@lru_cache(maxsize=64)
def _rules(on: date, options: tuple[tuple[str, Any], ...]) -> WorldbreakRules:
    """Kept, because every list of an event asks for them."""
    return worldbreak_rules(on, dict(options))


def check_format_options(
    format_id: str | None, on: date, options: Mapping[str, Any], where: str = "/options"
) -> tuple[list[Finding], dict[str, Any]]:
    """What is wrong with the options that belong to the deck format, and the options that are left to the policy.

    ``option.value`` and, where an option stands there by its name and by its number, ``wb.option_twice``; ``where`` is
    the pointer of the options in their file.
    """
    numbers = numbers_of_options(format_id, on)
    known = format_options(format_id, on)
    own = _own(numbers, options)
    names = {number: name for name, number in numbers.items()}
    found: list[Finding] = []
    said: dict[str, str] = {}
    for key, value in own.items():
        name = names.get(key, key)
        subject = where + pointer(key)
        choices = known[name].choices
        if name in said:
            found.append(Finding("wb.option_twice", "error", subject, {"first": said[name], "second": key}))
        elif not isinstance(value, str) or value not in choices:
            told = {"option": key, "found": shown(value), "kind": "choice", "least": 0, "most": 0}
            found.append(Finding("option.value", "error", subject, told | {"allowed": ", ".join(choices)}))
        said.setdefault(name, key)
    return found, {key: value for key, value in options.items() if key not in own}


def _own(numbers: Mapping[str, str], options: Mapping[str, Any]) -> dict[str, Any]:
    keys = {*numbers, *numbers.values()}
    return {key: value for key, value in options.items() if key in keys}
