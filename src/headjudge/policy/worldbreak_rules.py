"""The rules of World Breaker as data: the sentences, the transitions of its cards, and what the page leaves open.

Everything stands in ``data/worldbreaker``, one file per edition. An option (A1 to A18) is a point on which the page is
silent or can be read twice; its default is the reading taken without a word, and a value may change rows of the table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from headjudge.findings import Finding, InputError, Rule

State = Literal["ready", "spent", "stack", "battlefield", "graveyard", "hand", "library", "exile"]
"""Where a worldbreak is; ``ready`` and ``spent`` are the forbidden zone with face A and face B up."""

Who = Literal["owner", "opponent", "another", "anyone"]
"""``another``: any player but the one who controls the card."""
Lands = State | Literal["named", "stays"]
Need = Literal["spell", "permanent", "land", "timing", "land_timing", "land_drop", "cost"]
CardKind = Literal["permanent", "instant_or_sorcery"]


@dataclass(frozen=True, slots=True)
class Transition:
    """A row of the table: from which states, by which event, by whom, on which needs, and where the card ends.

    ``to`` are the places that the event may name (empty: it names none, or any; ``""`` among them: none was named).
    ``event`` ``"*"`` is every event. ``passes`` says that the card passes through the named place (the graveyard where
    none is named). ``refuse`` is the code of a row that says what is impossible. ``rule`` is the transition's name.
    """

    key: str
    origins: tuple[State, ...]
    event: str
    rule: str | None = None
    to: tuple[str, ...] = ()
    who: Who = "anyone"
    range: str | None = None
    of: CardKind | None = None
    fizzled: bool = False
    needs: tuple[Need, ...] = ()
    keep: Literal["owner", "never"] | None = None
    passes: bool = False
    lands: Lands = "stays"
    refuse: str | None = None
    sentences: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A point that the page leaves open: number (``A9``), name, values, and the rows that a value changes."""

    key: str
    name: str
    default: str
    values: tuple[str, ...]
    changes: Mapping[str, Mapping[str, Mapping[str, Any]]]


@dataclass(frozen=True, slots=True)
class WorldbreakRules:
    """The rules under chosen options: what an evening is played by.

    ``transitions`` have the options' changes in them already; ``chosen`` maps the number of every option to its value.
    """

    document: str
    edition: str
    cards_each: int
    sentences: tuple[str, ...]
    options: tuple[Option, ...]
    transitions: tuple[Transition, ...]
    chosen: Mapping[str, str]
    _by_event: dict[tuple[State, str], tuple[Transition, ...]] = field(default_factory=dict, compare=False)

    def rows(self, state: State, event: str) -> tuple[Transition, ...]:
        """The rows for an event on a card in a state, in the order of the table, those for every event included."""
        if (state, event) not in self._by_event:
            self._by_event[state, event] = tuple(
                row for row in self.transitions if state in row.origins and row.event in ("*", event)
            )
        return self._by_event[state, event]

    def says(self, option: str, value: str) -> bool:
        """Whether an option, by its number, has a value."""
        return self.chosen[option] == value

    def source(self, clause: str) -> Rule:
        """A sentence of the page as the source of a finding."""
        return Rule(self.document, clause, self.edition)

    def changed(self) -> dict[str, str]:
        """The options that are not at their defaults, by number."""
        return {one.key: self.chosen[one.key] for one in self.options if self.chosen[one.key] != one.default}


@cache
def _read(edition: str) -> dict[str, Any]:
    place = files("headjudge.policy") / "data" / "worldbreaker" / f"rules-{edition}.toml"
    return tomllib.loads(place.read_text(encoding="utf-8"))


@cache
def editions() -> tuple[str, ...]:
    """The editions of the rules, oldest first."""
    folder = files("headjudge.policy") / "data" / "worldbreaker"
    names = (entry.name for entry in folder.iterdir())
    return tuple(sorted(name[6:-5] for name in names if name.startswith("rules-") and name.endswith(".toml")))


def _values(raw: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in raw.items()}


@cache
def _options(edition: str) -> tuple[Option, ...]:
    raw = _read(edition)["options"]
    return tuple(
        Option(key, one["name"], one["default"], tuple(one["values"]), one.get("changes", {}))
        for key, one in raw.items()
    )


@cache
def _transitions(edition: str) -> tuple[Transition, ...]:
    rows = []
    for number, raw in enumerate(_read(edition)["transitions"], 1):
        row = {"key": f"row{number}", **raw}
        row["origins"] = row.pop("from")
        rows.append(Transition(**_values(row)))
    return tuple(rows)


def worldbreak_rules(on: date | None = None, options: Mapping[str, Any] | None = None) -> WorldbreakRules:
    """The rules as they held on a date (None: the newest), with options by number (``A9``) or name.

    Raises InputError with every fault of the options: ``wb.option_unknown``, ``wb.option_value``, ``wb.option_twice``;
    each finding's subject is the pointer ``/options/KEY``.
    """
    known = editions()
    wanted = known[-1] if on is None else on.isoformat()
    edition = max((one for one in known if one <= wanted), default=known[0])
    raw = _read(edition)
    chosen = _chosen(_options(edition), options or {})
    rows = _transitions(edition)
    for option in _options(edition):
        changes = option.changes.get(chosen[option.key], {})
        rows = tuple(
            replace(row, **_values(change))
            if (change := changes.get(row.key, changes.get(row.rule or "")))
            else row
            for row in rows
        )
    return WorldbreakRules(
        raw["document"],
        edition,
        raw["cards_each"],
        tuple(raw["sentences"]),
        _options(edition),
        rows,
        chosen,
    )


def _chosen(known: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, str]:
    by_name = {name: option for option in known for name in (option.key, option.name)}
    chosen = {option.key: option.default for option in known}
    said: dict[str, str] = {}
    found = []
    for name, value in given.items():
        where = f"/options/{name.replace('~', '~0').replace('/', '~1')}"
        option = by_name.get(name)
        if option is None:
            told: dict[str, Any] = {"found": name, "known": ", ".join(one.key for one in known)}
            found.append(Finding("wb.option_unknown", "error", where, told))
        elif option.key in said:
            told = {"first": said[option.key], "second": name}
            found.append(Finding("wb.option_twice", "error", where, told))
        elif value not in option.values:
            told = {"option": name, "found": str(value)[:40], "values": ", ".join(option.values)}
            found.append(Finding("wb.option_value", "error", where, told))
        else:
            said[option.key] = name
            chosen[option.key] = value
    if found:
        raise InputError(found)
    return chosen
