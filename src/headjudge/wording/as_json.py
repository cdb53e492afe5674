"""Answers as JSON: the one form that the command line prints under ``--json`` and the public pages serve.

What a form holds stands in the documents; sentences inside (labels, messages of findings) are in the asked language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from headjudge.findings import Finding
from headjudge.wording.speech import Wording

if TYPE_CHECKING:
    from headjudge.cards.card import Source
    from headjudge.running.brackets.bracket import Bracket
    from headjudge.running.brackets.filled import BracketMatch
    from headjudge.running.table import Table, TableRow

_OF_FILES = ("store.", "csv.", "lists.", "cards.", "form.unreadable")
"""Codes whose place is a file on disk, not a place in an event."""


class Paired(Protocol):
    """A match as paired: just drawn, or of a recorded round."""

    @property
    def table(self) -> int:
        """The table."""
        ...

    @property
    def seats(self) -> tuple[str, ...]:
        """Entrants in the order of their seats."""
        ...

    @property
    def pod(self) -> int | None:
        """The draft pod, if any."""
        ...

    @property
    def notes(self) -> tuple[str, ...]:
        """Why the pairing is as it is."""
        ...


def finding_json(finding: Finding, words: Wording) -> dict[str, Any]:
    """A finding: code, severity, message, where (pointer, line or subject), values, rule."""
    told: dict[str, Any] = {
        "code": finding.code,
        "severity": finding.severity,
        "message": words.sentence(finding),
    }
    if finding.line is not None:
        told["line"] = finding.line
    elif finding.subject is not None and finding.code.startswith(_OF_FILES):
        told["file"] = finding.subject
    elif finding.subject is not None and (finding.subject == "" or finding.subject.startswith("/")):
        told["pointer"] = finding.subject
    elif finding.subject is not None:
        told["subject"] = finding.subject
    if finding.params:
        told["params"] = {key: _plain(value) for key, value in finding.params.items()}
    if finding.rule is not None:
        told["rule"] = {
            "document": finding.rule.document,
            "clause": finding.rule.clause,
            "edition": finding.rule.edition,
        }
    return told


def deck_finding_json(finding: Finding, words: Wording) -> dict[str, Any]:
    """A finding of a decklist: code, severity, the card (its English name where known, else as written), the line of
    the list, what would be right, what was found, the rule, and the sentence; null where there is none. ``params`` are
    all values of the sentence."""
    is_of_card = finding.code.startswith("card.")
    params = finding.params
    return {
        "code": finding.code,
        "severity": finding.severity,
        # A card of Flesh and Blood has its colour behind it in "card", and its bare name beside that.
        "card": params.get("name", params.get("card", finding.subject if is_of_card else None)),
        "line": finding.line,
        "expected": _plain(params.get("expected")),
        "found": _plain(params.get("found", params.get("text"))),
        "rule": finding_json(finding, words).get("rule"),
        "message": words.sentence(finding),
        "params": {name: _plain(value) for name, value in params.items()},
    }


def source_json(source: Source) -> dict[str, Any]:
    """Where card data comes from: the date of the data, the hash of the file, what kind of file it was."""
    return {
        "game": source.game,
        "kind": source.kind,
        "date": source.date,
        "dated_by": source.dated_by,
        "sha256": source.sha256,
        "version": source.version,
    }


def findings_json(findings: Iterable[Finding], words: Wording) -> list[dict[str, Any]]:
    """Findings in their JSON form."""
    return [finding_json(finding, words) for finding in findings]


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return value if value is None or isinstance(value, str | int | bool) else str(value)


def standings_json(found: Table, words: Wording) -> dict[str, Any]:
    """``standings --json``: policy, columns, and a row per entrant with exact values."""
    plain: dict[str, Any] = {
        "policy": found.policy.id,
        "edition": found.policy.edition,
        "after_round": found.after_round,
    }
    if found.stage is not None:
        plain["stage"] = found.stage
    plain["columns"] = [
        {"key": step.key, "label": words.say(f"metric.{step.key}"), "better": step.better}
        for step in found.columns
    ]
    plain["standings"] = [_row(row) for row in found.rows]
    plain["findings"] = findings_json(found.findings, words)
    return plain


def _row(row: TableRow) -> dict[str, Any]:
    told: dict[str, Any] = {
        "rank": row.rank,
        "entrant": row.entrant,
        "name": row.name,
        "status": row.status,
        "values": row.values,
        "decided_by": row.decided_by,
    }
    if row.place is not None:
        told["place"] = row.place
    return told


def round_json(
    number: int,
    stage: str | None,
    matches: Sequence[Paired],
    byes: Sequence[str],
    absent: Sequence[str],
    findings: Iterable[Finding],
    words: Wording,
) -> dict[str, Any]:
    """``pair --json``: a round's tables with seats and notes, byes, who is absent."""
    return {
        "round": number,
        "stage": stage,
        "matches": [
            {"table": m.table, "seats": list(m.seats), "pod": m.pod, "notes": list(m.notes)} for m in matches
        ],
        "byes": list(byes),
        "absent": list(absent),
        "findings": findings_json(findings, words),
    }


def bracket_json(found: Bracket) -> dict[str, Any]:
    """``bracket --json``: the rounds of the tree by name, and their matches as far as they are known."""
    rounds = [
        {"name": level.name, "matches": [_match(match) for match in level.matches]} for level in found.rounds
    ]
    return {"rounds": rounds, "findings": []}


def _match(match: BracketMatch) -> dict[str, Any]:
    return {
        "number": match.number,
        "seats": list(match.seats),
        "seeds": list(match.seeds),
        "state": match.state,
        "winner": match.winner,
        "side": match.side,
        "from": [{"match": source.match, "place": source.place} for source in match.came_from],
        "through": list(match.through),
    }
