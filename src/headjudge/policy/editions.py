"""The policy that holds for an event: by id and date, from one's own file, or inside an event file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any

from headjudge.findings import Finding, InputError
from headjudge.policy import documents
from headjudge.policy.documents import Raw, Section
from headjudge.policy.extending import NOT_STATED, extended
from headjudge.policy.faults import faults, shown
from headjudge.policy.model import Assumption
from headjudge.policy.policy import Policy
from headjudge.policy.set_options import defaults

_PLAIN = (
    "scoring",
    "pairing",
    "pods",
    "playoff",
    "clock",
    "draft",
    "team_match",
    "registration",
    "duties",
    "programmes",
    "test_prints",
    "questionnaire",
    "table_rules",
)
_STRUCTURE = ("single_day", "teams", "multi_day_constructed", "multi_day_limited")
_EVERYWHERE = ("scoring", "standings", "pairing", "pods")
_CODES = {
    "edition": "edition.assumed",
    "before_first": "edition.before_first",
    "ended": "edition.ended",
    "section_not_found": "edition.section_not_found",
    "section_differs": "edition.section_differs",
}


@dataclass(frozen=True, slots=True)
class Resolved:
    """A policy, and what had to be assumed to have its edition, points, standings and pairing.

    What else was assumed (rounds, minutes, ...) is said where it is used; ``assumed(policy)`` has all of it.
    """

    policy: Policy
    findings: tuple[Finding, ...] = ()


def available() -> tuple[str, ...]:
    """The ids of all bundled policies, sorted.

    >>> "fab/classic-constructed" in available()
    True
    """
    return documents.policy_ids()


def resolve(policy_id: str, on: date) -> Resolved:
    """The policy as it holds on a date, with findings on what had to be assumed.

    Raises ``InputError`` (``policy.unknown``) for an id that does not exist.

    >>> resolve("fab/classic-constructed", date(2025, 11, 30)).policy.edition
    '2025-09-26'
    """
    if policy_id not in available():
        known = ", ".join(available())
        raise InputError(
            [Finding("policy.unknown", subject=policy_id, params={"policy": policy_id, "known": known})]
        )
    own = documents.policy_file(policy_id)
    if "extends" in own:
        policy = preset(policy_id)
        return Resolved(policy, tuple(assumed(policy, _EVERYWHERE)))
    picked = documents.pick(own["document"], on)
    policy = of_edition(policy_id, picked.edition)
    if picked.assumed is not None:
        first = Assumption(kind=picked.assumed, edition=picked.edition, on=on.isoformat())
        policy = policy.model_copy(update={"assumptions": (first, *policy.assumptions)})
    return Resolved(policy, tuple(assumed(policy, _EVERYWHERE)))


def assumed(policy: Policy, sections: Iterable[str] | None = None) -> list[Finding]:
    """What was assumed for a policy: its edition, and (all or the named) sections from elsewhere.

    Values that the source of a preset does not state are one finding together, always the same.
    """
    wanted = None if sections is None else frozenset(sections)
    findings = [
        Finding(
            _CODES[item.kind],
            severity="warning",
            subject=policy.id,
            params={"date": item.on or "", "edition": item.edition, "section": item.section or ""},
        )
        for item in policy.assumptions
        if item.kind != NOT_STATED and (wanted is None or item.section is None or item.section in wanted)
    ]
    return findings + _not_stated(policy)


def _not_stated(policy: Policy) -> list[Finding]:
    keys = [
        item.section for item in policy.assumptions if item.kind == NOT_STATED and item.section is not None
    ]
    if not keys:
        return []
    params = {"keys": ", ".join(keys), "count": len(keys), "document": policy.source.document}
    return [Finding("edition.not_stated", severity="info", subject=policy.id, params=params)]


def embedded(value: Any, where: str = "/policy") -> Policy:
    """The whole policy that an event file carries; ``where`` is its pointer there.

    Raises ``InputError`` with every fault.
    """
    policy, findings = faults(value, where)
    if policy is None:
        raise InputError(findings or [Finding("policy.value", subject=where, params=_not_a_table(value))])
    return policy


def _not_a_table(value: Any) -> dict[str, Any]:
    return {"expected": "table", "found": shown(value), "allowed": "", "limit": 0}


def load_file(text: str, where: str, on: date | None = None) -> Policy:
    """A policy from a TOML file of one's own: a whole one, or ``extends`` another with what differs.

    ``where`` names the file in messages, ``on`` is the date for which the extended policy is resolved. Tables
    are merged key by key, lists are replaced whole; a section that the file changes has the file as its
    source unless it names one. Raises ``InputError`` with every fault, each with its place.
    """
    try:
        raw: Raw = tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise InputError([Finding("policy.syntax", subject=where, params={"file": where})]) from None
    except ValueError as error:
        line = re.search(r"at line (\d+)", str(error))
        place = int(line[1]) if line else text.count("\n") + 1
        raise InputError(
            [Finding("policy.syntax", subject=where, params={"file": where}, line=place)]
        ) from None
    told: list[Finding] = []
    if "extends" in raw:
        raw, told = _extended(raw, where, on)
    policy, findings = faults(raw)
    if policy is None or told:
        raise InputError([*told, *findings])
    return policy


def _extended(raw: Raw, where: str, on: date | None) -> tuple[Raw, list[Finding]]:
    base_id = raw["extends"]
    told: list[Finding] = []
    if base_id not in available():
        params = {"policy": str(base_id), "known": ", ".join(available())}
        told.append(Finding("policy.unknown", subject="/extends", params=params))
        # Whatever was meant: laid on a policy of its kind, the file's own faults can be told too.
        base_id = "pods/plain" if "pods" in raw else "swiss"
    if on is None:
        told.append(Finding("policy.extends_without_date", subject="/extends", params={"policy": base_id}))
    base = resolve(base_id, on or date.max).policy.model_dump(mode="json", exclude_none=True)
    return extended(raw, base, where), told


@lru_cache(maxsize=64)
def preset(policy_id: str) -> Policy:
    """A bundled policy that extends another, as a file of one's own would. Kept once it is read.

    It has one edition, the day on which its sources were read, and holds on every date.
    """
    own = documents.policy_file(policy_id)
    policy, findings = faults(_extended(own, policy_id, date.fromisoformat(own["edition"]))[0])
    if policy is None:
        raise InputError(findings)
    return policy


@lru_cache(maxsize=64)
def of_edition(policy_id: str, edition: str) -> Policy:
    """A bundled policy for one edition of its document; both must exist. Kept once it is read."""
    raw = assemble(policy_id, edition)
    policy, findings = faults(raw)
    if policy is None:
        raise InputError(findings)
    return policy


def assemble(policy_id: str, edition: str) -> Raw:
    """The plain data of a bundled policy for one edition: its own file, and the sections of its document."""
    own = documents.policy_file(policy_id)
    document = own["document"]
    header = documents.read(document, edition)
    found: dict[str, Section] = {}
    for name in own["sections"]:
        section = documents.section(document, edition, name)
        if section is not None:
            found[name] = section
    bodies = {name: section.body for name, section in found.items()}
    policy: Raw = {key: own[key] for key in ("id", "game", "names", "category", "entrants")}
    policy |= {key: own[key] for key in ("team_size", "table_sizes", "limited_kind") if key in own}
    policy["edition"] = edition
    policy["source"] = {
        "document": document,
        "title": header["title"],
        "edition": edition,
        "issued": header.get("issued"),
        "effective_from": header["from"],
        "effective_until": header.get("until"),
        "read": header["read"],
    }
    policy |= {name: bodies[name] for name in _PLAIN if name in bodies}
    if "standings" in bodies:
        steps = bodies["standings"]
        policy |= {"standings": steps["steps"], "lot": steps["lot"], "standings_source": steps["source"]}
    policy["structure"] = dict(bodies.get("structure", {})) | {
        name: bodies[name] for name in _STRUCTURE if name in bodies
    }
    if "minutes" in bodies:
        policy["minutes"] = _minutes(bodies["minutes"], own.get("minutes", {}))
    if "limited" in bodies:
        policy["limited"] = bodies["limited"] | {"sets": documents.like_rows(bodies["limited"]["sets"])}
    policy["options"] = defaults(policy, documents.options_of(own)) if "options" in own else {}
    policy["assumptions"] = [
        {"kind": section.assumed, "edition": section.body["source"]["edition"], "section": name}
        for name, section in found.items()
        if section.assumed is not None
    ]
    return policy


def _minutes(body: Raw, own: Raw) -> Raw:
    """The minutes of one format: its round, and the other rows of the table that it needs."""
    rows = body["rows"]
    clock: Raw = dict(own.get("own_round") or rows.get(own.get("round"), {}))
    if "taken_from" in own:
        clock["taken_from"] = own["taken_from"]
    wanted = {field: own.get(field, ()) for field in ("others", "with_draft")}
    picked = {field: {name: rows[name] for name in names if name in rows} for field, names in wanted.items()}
    return {key: value for key, value in body.items() if key != "rows"} | {"round": clock} | picked
