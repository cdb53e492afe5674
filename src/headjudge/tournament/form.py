"""The form of an event file: JSON text -> frozen values, with every fault of form at once and its place.

Nothing here knows what an event means; that is ``headjudge.tournament.sense``. The declared types in
``headjudge.tournament.state`` are the form; pydantic holds the text against them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_type_hints

from pydantic import TypeAdapter, ValidationError

from headjudge.findings import InvariantBroken
from headjudge.json_text import DEEPEST, Fault, Path, is_too_deep, kind_of, load, shown
from headjudge.tournament.state import Tournament


@dataclass(slots=True)
class Parsed:
    """What could be read: the values (as far as they were well-formed), the faults, and what fell away.

    ``value`` is None when nothing could be used. ``dropped`` holds the paths of parts that were not
    well-formed and are missing from ``value``; ``origin`` leads an index in ``value`` back to the file.
    """

    raw: Any
    value: Tournament | None
    faults: list[Fault]
    dropped: list[Path] = field(default_factory=list)
    origin: dict[Path, list[int]] = field(default_factory=dict)

    def in_file(self, path: Path) -> Path:
        """The path in the file of a path in ``value``."""
        if not self.origin:
            return path
        found: Path = ()
        for step in path:
            if isinstance(step, int):
                kept = self.origin.get(found)
                step = kept[step] if kept is not None and step < len(kept) else step  # noqa: PLW2901
            found = (*found, step)
        return found

    def is_whole(self, path: Path) -> bool:
        """Whether nothing fell away at or below a path of the file."""
        return not any(gone[: len(path)] == path for gone in self.dropped)


def read(data: bytes) -> Parsed:
    """An event file's bytes -> its values, every fault of form at once.

    Cost: one pass of the JSON reader and one of pydantic, about 0.3 s for 10,000 entrants and nine rounds.
    """
    raw, faults = load(data)
    if not isinstance(raw, dict):
        return Parsed(
            raw, None, [Fault((), "form.wrong_type", {"expected": "object", "found": kind_of(raw)})]
        )
    # A place that the text pass has named already is not named a second time by the type pass.
    named = {fault.path for fault in faults if fault.code != "form.duplicate_key"}
    # Rounds and entrants have a form of known depth, so their many values are only looked through if it fails.
    deep = [key for key, inner in raw.items() if key not in ("rounds", "entrants") and is_too_deep(inner)]
    if deep:
        return Parsed(
            raw, None, [*faults, *(Fault((key,), "form.too_deep", {"limit": DEEPEST}) for key in deep)]
        )
    try:
        value = form_of_tournament().validate_python(raw)
    except ValidationError as error:
        deep = [key for key in ("rounds", "entrants") if is_too_deep(raw.get(key))]
        if deep:
            return Parsed(
                raw, None, [*faults, *(Fault((key,), "form.too_deep", {"limit": DEEPEST}) for key in deep)]
            )
        return _salvage(raw, error, faults, named)
    return Parsed(raw, value, faults)


@cache
def form_of_tournament() -> TypeAdapter[Tournament]:
    """The checker of the declared form, built once."""
    return TypeAdapter(Tournament)


# What pydantic calls a fault -> our code and what was expected.
_WRONG_TYPE = {
    "int_type": "integer",
    "int_from_float": "integer",
    "string_type": "text",
    "bool_type": "boolean",
    "tuple_type": "list",
    "list_type": "list",
    "dict_type": "object",
    "mapping_type": "object",
    "dataclass_type": "object",
    "dataclass_exact_type": "object",
    "none_required": "null",
}


def _fault(detail: Mapping[str, Any], path: Path) -> Fault:
    kind, found, context = detail["type"], detail["input"], detail.get("ctx", {})
    if kind in ("missing", "missing_argument"):
        if isinstance(path[-1], int):
            return Fault(path[:-1], "form.items", {"expected": _tuple_length(path[:-1]), "found": path[-1]})
        return Fault(path, "form.missing_key", {"key": str(path[-1])})
    if kind in ("unexpected_keyword_argument", "extra_forbidden", "no_such_attribute"):
        allowed = _keys_at(path[:-1])
        near = difflib.get_close_matches(str(path[-1]), allowed, 1, 0.6)
        return Fault(
            path,
            "form.unknown_key",
            {"key": str(path[-1]), "nearest": near[0] if near else None, "allowed": ", ".join(allowed)},
        )
    if kind in _WRONG_TYPE:
        return Fault(path, "form.wrong_type", {"expected": _WRONG_TYPE[kind], "found": kind_of(found)})
    if kind in ("greater_than_equal", "less_than_equal"):
        low, high = context.get("ge"), context.get("le")
        expected = f">= {low}" if low is not None else f"<= {high}"
        return Fault(path, "form.out_of_range", {"expected": expected, "found": found})
    if kind == "literal_error":
        code = "form.version" if path == ("headjudge",) else "form.wrong_value"
        return Fault(path, code, {"expected": _choices(context["expected"]), "found": shown(found)})
    if kind == "too_long" and isinstance(found, list):
        return Fault(path, "form.items", {"expected": _tuple_length(path), "found": len(found)})
    if kind in ("string_too_short", "string_too_long"):
        least, most = context.get("min_length"), context.get("max_length")
        code = "form.too_short" if least is not None else "form.too_long"
        return Fault(path, code, {"limit": least if least is not None else most})
    if kind == "wrong_type":
        return Fault(path, "form.wrong_type", {"expected": context["expected"], "found": kind_of(found)})
    if kind == "date":
        return Fault(path, "form.date", {"found": shown(found)})
    if kind == "string_unicode":
        return Fault(path, "form.lone_surrogate")
    raise InvariantBroken(f"the form has a fault without a word: {kind}")


@cache
def _keys_of(kind: type) -> tuple[dict[str, Any], tuple[str, ...]]:
    hints = get_type_hints(kind)
    names = tuple(item.name for item in fields(kind))
    return {name: hints[name] for name in names}, names


def _dataclass_in(hint: Any) -> type | None:
    if isinstance(hint, type) and is_dataclass(hint):
        return hint
    for inner in get_args(hint):
        found = _dataclass_in(inner)
        if found is not None:
            return found
    return None


def _keys_at(path: Path) -> tuple[str, ...]:
    """The keys that the form allows in the object at a path."""
    kind: type = Tournament
    for step in path:
        if isinstance(step, str):
            inner = _dataclass_in(_keys_of(kind)[0].get(step))
            if inner is None:
                return ()
            kind = inner
    return _keys_of(kind)[1]


def _choices(listed: str) -> tuple[str, ...]:
    """The words that pydantic lists as ``'a', 'b' or 'c'``."""
    return tuple(re.findall(r"'([^']*)'", listed)) or (listed,)


def _tuple_length(path: Path) -> int:
    return 3 if path[-1] == "games" else 2


_RECORD_LISTS = {
    "rounds",
    "matches",
    "entrants",
    "stages",
    "cuts",
    "draft_pods",
    "announced",
    "boards",
    "was",
    "withdrawn",
    "answers",
    "members",
    "keep_apart",
    "pairs",
}


_NEUTRAL: dict[str, Any] = {
    "headjudge": 1,
    "name": "",
    "date": "1970-01-01",
    "policy": "",
    "entrants": [],
    "rounds": [],
}
"""Stands for a key that the form needs and that fell away; ``dropped`` names it, so sense asks nothing of it."""


def _salvage(raw: dict[str, Any], error: ValidationError, faults: list[Fault], named: set[Path]) -> Parsed:
    """Names every fault of form, then leaves the faulty parts out until the rest is well-formed.

    The rest goes on to the check of sense, so that one reading names the faults of both kinds.
    """
    parsed = Parsed(raw, None, faults)
    rest = _copied(raw)
    first = True
    for _ in range(12):
        details = error.errors(include_url=False)
        gone: set[Path] = set()
        for detail in details:
            path = tuple(step for step in detail["loc"] if step != "[key]")
            where = parsed.in_file(path)
            if first and where not in named:
                parsed.faults.append(_fault(detail, where))
            unknown = detail["type"] in ("unexpected_keyword_argument", "extra_forbidden")
            missing = detail["type"] in ("missing", "missing_argument")
            gone.add(_to_leave_out(path, missing=missing))
            if not unknown:
                parsed.dropped.append(where)
        _leave_out(rest, gone, parsed)
        for key, neutral in _NEUTRAL.items():
            if key not in rest:
                rest[key] = _copied(neutral)
        first = False
        try:
            parsed.value = form_of_tournament().validate_python(rest)
        except ValidationError as again:
            error = again
            continue
        return parsed
    return parsed


def _to_leave_out(path: Path, *, missing: bool) -> Path:
    """The smallest part whose absence the form can bear: an optional key or a whole record of a list."""
    if missing:
        path = path[:-1]
    while path and isinstance(path[-1], int):
        if len(path) >= 2 and path[-2] in _RECORD_LISTS:
            return path
        path = path[:-1]
    return path


def _leave_out(rest: dict[str, Any], gone: set[Path], parsed: Parsed) -> None:
    # From the back, so that an index still means what it meant when the fault was named.
    for path in sorted(gone, key=lambda steps: [(str(type(s)), s) for s in steps], reverse=True):
        holder: Any = rest
        try:
            for step in path[:-1]:
                holder = holder[step]
            last = path[-1]
            if isinstance(last, int):
                where = parsed.in_file(path[:-1])
                kept = parsed.origin.setdefault(where, list(range(len(holder))))
                del kept[last]
            del holder[last]
        except (KeyError, IndexError, TypeError):
            continue  # its holder is already left out


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value
