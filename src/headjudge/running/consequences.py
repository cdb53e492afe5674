"""What it means that these meet in a published round, or that this one has the bye: findings for the desk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from headjudge.findings import Finding, Severity
from headjudge.running.next_round import rematches_of
from headjudge.running.published import Published, drawn_byes, tables_before


def of_table(known: Published, table: int, seats: Sequence[str]) -> list[Finding]:
    """Of a table: who has met before and when, who is to be kept apart, how far apart in points, tables lost.

    Leaving a draft pod is an error (its rounds are played inside the pod); the rest is for the organiser to weigh.
    """
    findings: list[Finding] = []
    allowed: Severity = "info" if rematches_of(known.stage) == "allow" else "warning"
    for one, other in combinations(seats, 2):
        told = {"table": table, "first": one, "second": other}
        met = known.met(one, other)
        if met is not None:
            # At tables of three and more people meet again as a matter of course.
            severity = "info" if known.at_tables else allowed
            findings.append(Finding("repair.meets_again", severity, None, {**told, "round": met}))
        if frozenset((one, other)) in known.apart:
            findings.append(Finding("repair.meets_kept_apart", "warning", None, told))
    if known.at_tables and frozenset(seats) in tables_before(known):
        findings.append(Finding("repair.table_again", "warning", None, {"table": table}))
    if known.spread(seats):
        order = sorted(seats, key=lambda name: (-known.score(name), known.place[name]))
        told = {"table": table, "first": order[0], "second": order[-1]}
        difference = str(known.spread(seats))
        findings.append(Finding("repair.points_apart", "info", None, {**told, "difference": difference}))
    return findings + _of_places(known, table, seats)


def _of_places(known: Published, table: int, seats: Sequence[str]) -> list[Finding]:
    """Fixed tables that are lost, and draft pods that are left."""
    findings = []
    for name in seats:
        fixed = known.fixed.get(name)
        # Two with fixed tables who meet can sit at one of them only.
        if fixed is not None and fixed != table and table not in {known.fixed.get(n) for n in seats}:
            told = {"id": name, "fixed": fixed, "table": table}
            findings.append(Finding("repair.fixed_table_lost", "warning", name, told))
    pod_of = known.pod_of
    pods = sorted({pod_of[name] for name in seats if name in pod_of})
    if len(pods) > 1:
        told = {"table": table, "pod": pods[0], "other": pods[-1]}
        findings.append(Finding("repair.pod_left", "error", None, told))
    return findings


def of_bye(known: Published, name: str, others: Iterable[str]) -> list[Finding]:
    """Of a bye: byes had before, and whether one of ``others`` on fewer points, without a bye so far, was nearer."""
    findings = []
    had = known.byes_had.get(name, 0)
    if had:
        findings.append(Finding("repair.other_bye", "warning", name, {"id": name, "count": had}))
    fresh = [known.score(other) for other in others if other != name and not known.byes_had.get(other)]
    if fresh and min(fresh) < known.score(name):
        told = {"id": name, "points": str(known.score(name)), "lowest": str(min(fresh))}
        findings.append(Finding("repair.bye_too_high", "warning", name, told))
    return findings


def of_byes(known: Published, byes: Sequence[str]) -> list[Finding]:
    """Of all byes of a round that are new or given by the pairing; one more than the field needs is named."""
    everybody = [*known.match_of, *known.played.byes]
    # A bye that had been settled beforehand is nobody's to judge here.
    drawn = [name for name in byes if name not in known.played.byes or name in drawn_byes(known)]
    findings = [finding for name in drawn for finding in of_bye(known, name, everybody)]
    most = max(known.stage.policy.table_sizes) - 1
    if len(drawn) > most:
        findings.append(Finding("repair.more_byes", "warning", None, {"count": len(drawn), "most": most}))
    return findings
