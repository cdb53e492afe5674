"""Whether the files of a rule document are sound: heads, sources, order of editions, references that lead on.

For whoever adds an edition: every fault at once, with file and place. A test runs it on what is bundled.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from itertools import pairwise
from typing import Any

from headjudge.findings import Finding
from headjudge.policy.documents import HEADER, REFERENCES, SECTIONS, Raw
from headjudge.policy.faults import pointer, shown

_NEEDED = ("document", "edition", "title", "from", "read")
_REST = "rest"


def check_document(editions: Mapping[str, Raw]) -> list[Finding]:
    """Every fault of a document's editions, given by edition (the date in the file's name)."""
    findings: list[Finding] = []
    for edition, raw in editions.items():
        where = f"{edition}#"
        findings += _head(edition, raw, where)
        findings += _references(edition, editions, where)
    findings += _in_order(editions)
    return findings


def _head(edition: str, raw: Raw, where: str) -> Iterator[Finding]:
    known = (*HEADER, *REFERENCES, *SECTIONS)
    for key in raw:
        if key not in known:
            told = {"key": key, "known": ", ".join(known)}
            yield Finding("policy.unknown_key", subject=where + pointer(key), params=told)
    for key in _NEEDED:
        if key not in raw:
            yield Finding("policy.missing_key", subject=where + pointer(key), params={"key": key})
    for name in SECTIONS:
        if name in raw and "clause" not in raw[name]:
            yield Finding(
                "policy.missing_key", subject=where + pointer(name, "clause"), params={"key": "clause"}
            )
    start, end = raw.get("from"), raw.get("until")
    if start is not None and (
        not isinstance(start, date) or not raw.get("edition") == start.isoformat() == edition
    ):
        params: dict[str, Any] = {
            "found": shown(raw.get("edition")),
            "expected": "choice",
            "allowed": shown(start),
            "limit": 0,
        }
        yield Finding("policy.value", subject=where + pointer("edition"), params=params)
    if isinstance(start, date) and isinstance(end, date) and end < start:
        span = {"from": start.isoformat(), "until": end.isoformat()}
        yield Finding("policy.edition_order", subject=where + pointer("until"), params=span)


def _references(edition: str, editions: Mapping[str, Raw], where: str) -> Iterator[Finding]:
    raw = editions[edition]
    targets: list[tuple[str, str, Any]] = []
    for kind in REFERENCES:
        for name, target in raw.get(kind, {}).items():
            subject = where + pointer(kind, name)
            if name not in SECTIONS and not (kind == "not_found" and name == _REST):
                params = {"key": name, "known": ", ".join(SECTIONS)}
                yield Finding("policy.unknown_key", subject=subject, params=params)
            elif name in raw:
                yield Finding("policy.double", subject=subject, params={"key": name})
            else:
                targets.append((subject, name, target))
    for name in SECTIONS:
        if "base" in raw.get(name, {}):
            targets.append((where + pointer(name, "base"), name, raw[name]["base"]))
    for subject, name, target in targets:
        if target not in editions or target == edition:
            params = {"edition": shown(target), "known": ", ".join(sorted(set(editions) - {edition}))}
            yield Finding("policy.unknown_edition", subject=subject, params=params)
        elif name != _REST and not _has(editions, target, name, seen=(edition,)):
            yield Finding("policy.no_section", subject=subject, params={"edition": target, "key": name})


def _has(editions: Mapping[str, Raw], edition: str, name: str, seen: tuple[str, ...]) -> bool:
    """Whether a section is found by following the references, without going round in a circle."""
    if edition in seen or edition not in editions:
        return False
    raw = editions[edition]
    if name in raw:
        base = raw[name].get("base")
        return base is None or _has(editions, base, name, (*seen, edition))
    not_found = raw.get("not_found", {})
    own = [raw.get(kind, {}).get(name) for kind in REFERENCES] + [not_found.get(_REST)]
    target = next((target for target in own if target is not None), None)
    return target is not None and _has(editions, target, name, (*seen, edition))


def _in_order(editions: Mapping[str, Raw]) -> Iterator[Finding]:
    """No edition may still be in force when the next one begins."""
    for earlier, later in pairwise(sorted(editions)):
        until = editions[earlier].get("until")
        if isinstance(until, date) and until.isoformat() >= later:
            params = {"until": until.isoformat(), "next": later}
            yield Finding("policy.edition_overlap", subject=f"{earlier}#/until", params=params)
