"""A policy that extends another: what it says is laid on what the other says, and its own source stands for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from headjudge.policy.documents import SECTIONS, Raw
from headjudge.policy.set_options import defaults

NOT_STATED = "not_stated"
"""The key under which a policy lists the values that its source does not state."""


def extended(raw: Mapping[str, Any], base: Raw, where: str) -> Raw:
    """The plain data of a policy that extends ``base``; ``where`` names its file, as its source where it has none.

    Tables are merged key by key, lists are replaced whole. A changed table keeps neither the source nor the
    clause of what it no longer says. Options have the values of the new policy as their defaults.
    """
    over = {key: value for key, value in raw.items() if key not in ("extends", NOT_STATED)}
    own = over.get("source", {"document": where})
    if isinstance(own, Mapping) and "edition" in over:
        own = {"edition": over["edition"], **own}
    merged = _merged(base, over, own)
    merged["source"] = own
    for key in SECTIONS:
        section = merged.get(key)
        if key in over and key not in base and isinstance(section, Mapping) and "source" not in section:
            merged[key] = {**section, "source": own}
    if "standings" in over and "standings_source" not in over:
        merged["standings_source"] = own
    if "id" not in over:
        del merged["id"]  # a policy that differs does not go by the name of the one it extends
    if isinstance(merged.get("options"), Mapping) and isinstance(over.get("options", {}), Mapping):
        merged["options"] = _options(merged, over.get("options", {}))
    if "assumptions" not in over:
        merged["assumptions"] = _assumptions(raw, base, merged)
    return merged


def _merged(base: Raw, over: Mapping[str, Any], source: Any) -> Raw:
    """``over`` laid on ``base``; a changed table does not keep the source of what it no longer says."""
    merged = dict(base)
    for key, value in over.items():
        if isinstance(value, Mapping) and isinstance(merged.get(key), Mapping):
            inner = _merged(merged[key], value, source)
            if "source" in merged[key] and "source" not in value:
                inner["source"] = source
            if "clause" in merged[key] and "clause" not in value and key != "source":
                del inner["clause"]
            merged[key] = inner
        else:
            merged[key] = value
    return merged


def _options(merged: Raw, said: Mapping[str, Any]) -> Raw:
    """The options with the defaults of the new policy, but for those that the file says itself.

    A value that its option does not allow is told where it stands, and not a second time as a default.
    """
    bare = {
        name: {key: value for key, value in option.items() if key != "default"}
        if isinstance(option, Mapping)
        else option
        for name, option in merged["options"].items()
    }
    options = defaults(merged, bare)
    for name, option in merged["options"].items():
        told = said.get(name)
        if (isinstance(told, Mapping) and "default" in told) or not _is_possible(options[name]):
            options[name] = option
    return options


def _is_possible(option: Any) -> bool:
    """Whether an option's default is a value that it allows; other faults of an option are told elsewhere."""
    if not isinstance(option, Mapping) or "default" not in option:
        return True
    value, choices = option["default"], option.get("choices")
    if isinstance(choices, list | tuple):
        return value in choices
    return type(value) is int


def _assumptions(raw: Mapping[str, Any], base: Raw, merged: Raw) -> list[Any]:
    """What the base had to assume and the file does not say either, and what the file's source leaves open."""
    named = raw.get(NOT_STATED, [])
    new = named if isinstance(named, list) else [named]
    kept = [
        item
        for item in base.get("assumptions", ())
        if item["kind"] != NOT_STATED
        or not (_says(raw, item["section"].split(".")) or _covered(item["section"], new))
    ]
    return kept + [{"kind": NOT_STATED, "edition": merged.get("edition"), "section": name} for name in new]


def _covered(section: str, by: list[Any]) -> bool:
    """Whether a list of keys has a key or what it is a part of."""
    return any(isinstance(name, str) and f"{section}.".startswith(f"{name}.") for name in by)


def _says(raw: Any, path: Sequence[str]) -> bool:
    """Whether plain data has a value at a path, or a list on the way to it."""
    for step in path:
        if not isinstance(raw, Mapping):
            return isinstance(raw, list)
        if step not in raw:
            return False
        raw = raw[step]
    return True
