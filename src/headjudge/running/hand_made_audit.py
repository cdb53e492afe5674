"""The audit of a round that people have changed or taken over: that they did, and why, instead of false alarms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from headjudge.findings import Finding, Severity
from headjudge.tournament.state import Match, Round

IMPORTED = "imported"
"""The note of a match that another program paired."""
_OF_THE_SEED = frozenset({"audit.other_draw", "audit.tables_out_of_order", "audit.pods_out_of_order"})
_MILDER: Mapping[Severity, Severity] = {
    "error": "warning",
    "warning": "info",
    "info": "info",
    "unchecked": "unchecked",
}


def is_repaired(played: Round) -> bool:
    """Whether somebody seated tables of the round anew after it was published."""
    return any(earlier.seats for match in played.matches for earlier in match.was)


def is_imported(played: Round) -> bool:
    """Whether another program paired the round."""
    return any(IMPORTED in match.notes for match in played.matches)


def by_people(played: Round) -> Iterator[Finding]:
    """What people did to a round: tables seated anew, by their reasons; or all of it taken over. Always information."""
    where = f"/rounds/{played.number - 1}"
    if is_imported(played):
        yield Finding("audit.round_imported", "info", where, {"round": played.number})
    reasons: dict[str, list[int]] = {}
    for match in played.matches:
        for reason in _reasons(match):
            reasons.setdefault(reason, []).append(match.table)
    for reason, tables in reasons.items():
        told = {"round": played.number, "tables": tuple(tables), "count": len(tables), "reason": reason}
        yield Finding("audit.round_repaired", "info", where, told)


def _reasons(match: Match) -> list[str]:
    return list(dict.fromkeys(earlier.reason or "" for earlier in match.was if earlier.seats))


def milder(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Findings on the pairing of such a round: facts stay, but nobody is accused of what people decided.

    What a repaired round had to keep (tables that were finished) or another program chose is at most a warning;
    that it is not the round of the seed goes without saying.
    """
    for one in findings:
        if one.code not in _OF_THE_SEED:
            yield replace(one, severity=_MILDER[one.severity])
