"""A policy as an organiser set it: the options of an event put in the places of the policy that they change."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, TypeVar

from headjudge.policy.model import Model
from headjudge.policy.names import POD_WITH_FLOOR
from headjudge.policy.policy import Policy

PLACES: Mapping[str, tuple[str, ...]] = {
    "pairing": ("pairing", "method"),
    "seats": ("pods", "seats", "swiss"),
    "max_byes": ("pods", "filling", "max_byes"),
    "last_table": ("pods", "filling", "last_table"),
    "only_table": ("pods", "filling", "only_table"),
    "bye_group": ("pods", "filling", "bye_group"),
    "below_minimum": ("pods", "filling", "below_minimum"),
    "repeat_of": ("pods", "filling", "repeat_of"),
    "short_tables_stand": ("pods", "filling", "short_tables_stand"),
    "simultaneous": ("pods", "orders", "simultaneous"),
    "draw_survivors": ("pods", "orders", "draw_survivors"),
    "no_show": ("pods", "orders", "no_show"),
    "leaver": ("pods", "orders", "leaver"),
    "short_table": ("pods", "orders", "short_table"),
    "nobody_alive": ("pods", "table", "nobody_alive"),
    "met_twice": ("pods", "opponents", "met_twice"),
    "bye_counts_as": ("pods", "opponents", "bye"),
    "missed_rounds": ("pods", "opponents", "missed_rounds"),
    "dropped_opponents": ("pods", "opponents", "dropped"),
    "extra_turns": ("pods", "clock", "extra_turns"),
    "playoff_drawn": ("pods", "playoff", "drawn"),
    "playoff_seats": ("pods", "seats", "playoff"),
    "playoff_grouping": ("pods", "playoff", "grouping"),
}
"""Options of tables of three and more, and the value of the policy that each replaces."""

_M = TypeVar("_M", bound=Model)

TABLE_SIZES = "table_sizes"
MINUTES = "minutes"
FLOOR = "opponents_floor"


def with_options(policy: Policy, options: Mapping[str, Any]) -> Policy:
    """The policy with an event's options in force; what has no place in it (``rounds``, ``decklists``) is left.

    The options must be possible (``headjudge.policy.options.check_options``). Of a policy for two at a table
    only the minutes of a round change.

    >>> from datetime import date
    >>> from headjudge.policy.editions import resolve
    >>> arena = resolve("goldfish-arena", date(2026, 11, 30)).policy
    >>> with_options(arena, {"seats": "balanced"}).pods.seats.swiss
    'balanced'
    """
    if MINUTES in options and policy.minutes is not None:
        policy = _put(policy, ("minutes", "round", MINUTES), options[MINUTES])
    if policy.pods is None:
        return policy
    for name, value in options.items():
        if name in PLACES:
            policy = _put(policy, PLACES[name], value)
        elif name == TABLE_SIZES:
            policy = _with_sizes(policy, tuple(int(size) for size in value.split("-")))
        elif name == FLOOR:
            policy = _with_floor(policy, None if value == "none" else Fraction(value))
    return policy


def defaults(raw: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Options with their defaults filled in from the plain data of the policy that they belong to."""
    return {
        name: option
        if "default" in option or (value := _value(raw, name)) is None
        else {**option, "default": value}
        for name, option in options.items()
    }


def _value(raw: Mapping[str, Any], name: str) -> Any:
    if name == TABLE_SIZES:
        return "-".join(map(str, raw.get("table_sizes", ())))
    if name == FLOOR:
        floors = [step.get("floor") for step in raw["standings"] if POD_WITH_FLOOR.knows(step.get("key"))]
        return next((str(floor) for floor in floors if floor is not None), "none")
    found: Any = raw
    for part in PLACES.get(name, ("",)):
        found = found.get(part) if isinstance(found, Mapping) else None
    return found


def _put(model: _M, place: tuple[str, ...], value: Any) -> _M:
    name, *rest = place
    inner = _put(getattr(model, name), tuple(rest), value) if rest else value
    return model.model_copy(update={name: inner})


def _with_sizes(policy: Policy, sizes: tuple[int, ...]) -> Policy:
    leftovers = "byes" if len(sizes) == 1 else "short_tables"
    changed = _put(policy, ("pods", "filling", "leftovers"), leftovers)
    return changed.model_copy(update={TABLE_SIZES: sizes})


def _with_floor(policy: Policy, floor: Fraction | None) -> Policy:
    steps = tuple(
        step.model_copy(update={"floor": floor}) if POD_WITH_FLOOR.knows(step.key) else step
        for step in policy.standings
    )
    return policy.model_copy(update={"standings": steps})
