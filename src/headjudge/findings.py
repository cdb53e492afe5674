"""What is wrong, or worth knowing, and where: findings and the errors that carry them.

The core holds codes and values, never sentences; ``headjudge.wording`` has the sentence of each code in
English, Japanese and Russian.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Severity = Literal["error", "warning", "info", "unchecked"]


@dataclass(frozen=True, slots=True)
class Rule:
    """Where a rule stands: the document, its clause, and the edition (its date) that was used."""

    document: str
    clause: str
    edition: str | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault or remark.

    ``code`` is stable and names the sentence; ``subject`` says where: a JSON pointer for a file
    (``/rounds/2/matches/5/result``), a policy key, or the id of an entrant; ``params`` are the values that
    the sentence shows; ``line`` is the line of a syntax error.
    """

    code: str
    severity: Severity = "error"
    subject: str | None = None
    params: Mapping[str, Any] = field(default_factory=dict)
    rule: Rule | None = None
    line: int | None = None


class HeadjudgeError(Exception):
    """The root of what headjudge raises on purpose."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__(", ".join(finding.code for finding in self.findings))


class InputError(HeadjudgeError):
    """Text from outside is wrong: every fault at once, each with its place (exit status 3)."""


class Refused(HeadjudgeError):
    """A rule says no, with the rule and what would be allowed (exit status 1)."""


class NotPermitted(HeadjudgeError):
    """The person may not do this."""


class StoreError(HeadjudgeError):
    """The place where events are kept failed (exit status 4)."""


class InvariantBroken(Exception):
    """A bug of ours: never shown as the user's fault, never translated (exit status 70)."""
