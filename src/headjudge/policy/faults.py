"""Every fault of a policy at once, each with its place: form (keys, types, ranges), sense (rows, names)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from headjudge.findings import Finding
from headjudge.policy.at_table import sense_at_table
from headjudge.policy.names import (
    BRACKETS,
    BY_GAMES,
    BY_WINS,
    METRICS,
    PAIRINGS,
    POD_BY_WINS,
    POD_METRICS,
    POD_PAIRINGS,
    POD_WITH_FLOOR,
    WITH_FLOOR,
    Names,
)
from headjudge.policy.pod_faults import pod_faults
from headjudge.policy.policy import Policy

_KINDS = {
    "int": "integer",
    "string": "text",
    "bool": "yes_no",
    "tuple": "list",
    "list": "list",
    "dict": "table",
    "model": "table",
    "literal": "choice",
    "too": "list_not_empty",
}
_TABLES = ("single_day", "teams", "multi_day_constructed", "multi_day_limited")


def pointer(*parts: str | int) -> str:
    """A JSON pointer of the parts (``/structure/single_day/rows/2``)."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts)


def faults(raw: Any, where: str = "") -> tuple[Policy | None, list[Finding]]:
    """The policy that plain data holds, or every fault of it; ``where`` is put before each pointer."""
    findings: list[Finding] = []
    policy = None
    try:
        policy = Policy.model_validate(raw)
    except ValidationError as error:
        findings += [_form(raw, fault, where) for fault in error.errors(include_url=False)]
    if isinstance(raw, Mapping):
        findings += sense(raw, where)
    return (None if findings else policy), findings


def _form(raw: Any, fault: Any, where: str) -> Finding:
    place, owner = _place(raw, fault["loc"], fault["type"])
    subject = where + pointer(*place)
    if fault["type"] == "missing":
        return Finding("policy.missing_key", subject=subject, params={"key": place[-1]})
    if fault["type"] == "extra_forbidden":
        known = ", ".join(_keys(place[:-1]))
        return Finding("policy.unknown_key", subject=subject, params={"key": place[-1], "known": known})
    params: dict[str, Any] = {"expected": _expected(fault), "found": shown(owner)}
    limits = fault.get("ctx", {})
    params["allowed"] = _allowed(limits)
    params["limit"] = limits.get("ge", limits.get("le", 0))
    return Finding("policy.value", subject=subject, params=params)


def _expected(fault: Any) -> str:
    kind: str = fault["type"]
    if kind == "greater_than_equal":
        return "at_least"
    if kind == "less_than_equal":
        return "at_most"
    if kind.startswith("union_tag"):
        return "choice"
    if kind == "string_pattern_mismatch":
        return "key"
    if kind.startswith("not_a_"):
        return kind.removeprefix("not_a_")
    if kind == "string_too_short":
        return "text_not_empty"
    return _KINDS.get(kind.split("_", maxsplit=1)[0], "other")


def _allowed(limits: Mapping[str, Any]) -> str:
    text = str(limits.get("expected", limits.get("expected_tags", "")))
    return ", ".join(part.strip("'") for part in text.replace(" or ", ", ").split(", ") if part)


def shown(value: Any) -> str:
    """A found value as a message can show it: short, and a whole table or list by its kind only."""
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, list | tuple):
        return "[…]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = str(value)
    return text if len(text) <= 60 else text[:59] + "…"


def _place(raw: Any, loc: tuple[str | int, ...], kind: str) -> tuple[list[str | int], Any]:
    """The place in the data (without the tags that the check itself put in between) and what stands there."""
    place: list[str | int] = []
    for index, part in enumerate(loc):
        in_list = isinstance(raw, list | tuple) and isinstance(part, int) and part < len(raw)
        if in_list or (isinstance(raw, Mapping) and part in raw):
            raw = raw[part]
        elif not (kind == "missing" and index == len(loc) - 1):
            continue
        place.append(part)
    if kind == "union_tag_invalid":
        return [*place, "kind"], raw["kind"]
    return place, raw


def _models(annotation: Any) -> list[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    return [model for inner in get_args(annotation) for model in _models(inner)]


def _keys(place: list[str | int]) -> list[str]:
    """The keys that may stand at a place of a policy."""
    models: list[type[BaseModel]] = [Policy]
    for part in place:
        deeper = [
            m for model in models if part in model.model_fields for m in _field_models(model, str(part))
        ]
        models = deeper or models
    return sorted({key for model in models for key in model.model_fields})


def _field_models(model: type[BaseModel], key: str) -> list[type[BaseModel]]:
    return _models(model.model_fields[key].annotation)


def sense(raw: Mapping[str, Any], where: str = "") -> list[Finding]:
    """Faults of sense, sought also where the form is broken: rows that overlap, names that do not exist."""
    findings: list[Finding] = []
    findings += _names(raw, where)
    findings += _rates(raw, where)
    structure = raw.get("structure")
    if isinstance(structure, Mapping):
        for table in _TABLES:
            rows = structure.get(table)
            if isinstance(rows, Mapping):
                findings += _rows(rows.get("rows"), where + pointer("structure", table, "rows"))
    for section in ("programmes", "test_prints"):
        findings += _doubles(raw.get(section), "rows", where + pointer(section))
    for rows in ("sets", "rules", "open_shuffle_play", "not_limited"):
        findings += _doubles(raw.get("limited"), rows, where + pointer("limited"))
    findings += _options(raw.get("options"), where + pointer("options"))
    findings += sense_at_table(raw, where)
    findings += pod_faults(raw, where)
    return findings


def _names(raw: Mapping[str, Any], where: str) -> Iterator[Finding]:
    steps = raw.get("standings")
    seen: set[str] = set()
    metrics, pairings = (METRICS, PAIRINGS) if raw.get("pods") is None else (POD_METRICS, POD_PAIRINGS)
    for index, step in enumerate(steps if isinstance(steps, list | tuple) else ()):
        key = step.get("key") if isinstance(step, Mapping) else None
        if isinstance(key, str):
            subject = where + pointer("standings", index, "key")
            yield from _unknown(metrics, key, subject)
            if key in seen:
                yield Finding("policy.double", subject=subject, params={"key": key})
            seen.add(key)
    for section, field, names in (("pairing", "method", pairings), ("playoff", "bracket", BRACKETS)):
        body = raw.get(section)
        if isinstance(body, Mapping) and isinstance(body.get(field), str):
            yield from _unknown(names, body[field], where + pointer(section, field))


def _rates(raw: Mapping[str, Any], where: str) -> Iterator[Finding]:
    """A floor where there can be none, and rates of something that gives no points."""
    steps, scoring = raw.get("standings"), raw.get("scoring")
    keys = []
    for index, step in enumerate(steps if isinstance(steps, list | tuple) else ()):
        key = step.get("key") if isinstance(step, Mapping) else None
        keys.append(key)
        takes_none = (METRICS.knows(key) and not WITH_FLOOR.knows(key)) or (
            POD_METRICS.knows(key) and not POD_WITH_FLOOR.knows(key)
        )
        if takes_none and step.get("floor") is not None:
            subject = where + pointer("standings", index, "floor")
            yield Finding("standings.floor_not_taken", subject=subject, params={"key": key})
    if not isinstance(scoring, Mapping):
        return
    if any(BY_WINS.knows(key) or POD_BY_WINS.knows(key) for key in keys) and not _gives_points(
        scoring.get("win", 1)
    ):
        yield Finding("standings.win_unscored", subject=where + pointer("scoring", "win"))
    games = _gives_points(scoring.get("game_win")) and scoring.get("game_draw") is not None
    if any(BY_GAMES.knows(key) for key in keys) and not games:
        yield Finding("standings.games_unscored", subject=where + pointer("scoring", "game_win"))


def _gives_points(value: Any) -> bool:
    """Whether a value as written (``3``, ``"1/2"``) is more than nothing; no number is told elsewhere."""
    if isinstance(value, str):
        return value.strip("0/") != "" and not value.startswith(("-", "0/"))
    return value is not None and (not isinstance(value, int | Fraction) or value > 0)


def _unknown(names: Names, key: str, subject: str) -> Iterator[Finding]:
    if not names.knows(key):
        known = ", ".join(names.all)
        yield Finding(
            "policy.unknown_name", subject=subject, params={"kind": names.kind, "key": key, "known": known}
        )


def _rows(rows: Any, where: str) -> Iterator[Finding]:
    """A table begins anywhere, goes up without gap or overlap, and only its last row may be open."""
    expected: int | None = None
    open_row = False
    for index, row in enumerate(rows if isinstance(rows, list | tuple) else ()):
        least, most = (row.get("least"), row.get("most")) if isinstance(row, Mapping) else (None, None)
        if type(least) is not int or (most is not None and type(most) is not int):
            expected = None
            continue
        subject = where + pointer(index, "least")
        if open_row or (expected is not None and least < expected):
            yield Finding(
                "policy.row_overlap", subject=subject, params={"least": least, "expected": expected or 0}
            )
        elif expected is not None and least > expected:
            yield Finding("policy.row_gap", subject=subject, params={"least": least, "expected": expected})
        if most is not None and most < least:
            yield Finding(
                "policy.row_order",
                subject=where + pointer(index, "most"),
                params={"least": least, "most": most},
            )
        open_row = most is None
        expected = None if most is None else most + 1


def _doubles(body: Any, field: str, where: str) -> Iterator[Finding]:
    rows = body.get(field) if isinstance(body, Mapping) else None
    seen: set[str] = set()
    for index, row in enumerate(rows if isinstance(rows, list | tuple) else ()):
        key = row.get("id") if isinstance(row, Mapping) else None
        if isinstance(key, str):
            if key in seen:
                yield Finding(
                    "policy.double", subject=where + pointer(field, index, "id"), params={"key": key}
                )
            seen.add(key)


def _options(options: Any, where: str) -> Iterator[Finding]:
    for name, option in options.items() if isinstance(options, Mapping) else ():
        if not isinstance(option, Mapping):
            continue
        least, most, default = option.get("least"), option.get("most"), option.get("default")
        if type(least) is int and type(most) is int:
            if most < least:
                yield Finding(
                    "policy.row_order",
                    subject=where + pointer(name, "most"),
                    params={"least": least, "most": most},
                )
            elif type(default) is int and not least <= default <= most:
                allowed = f"{least}-{most}"
                params = {"found": default, "expected": "choice", "allowed": allowed, "limit": 0}
                yield Finding("policy.value", subject=where + pointer(name, "default"), params=params)
        choices = option.get("choices")
        if isinstance(choices, list | tuple) and isinstance(default, str) and default not in choices:
            allowed = ", ".join(str(choice) for choice in choices)
            params = {"found": default, "expected": "choice", "allowed": allowed, "limit": 0}
            yield Finding("policy.value", subject=where + pointer(name, "default"), params=params)
