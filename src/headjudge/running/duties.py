"""What falls to organiser and officials: from programme, tier, enforcement level and format.

Rule: TRP A.1 (programmes), 2.1 (roles), 3.7 (lists), 3.8 (deck checks), 8.2.1 (called drafts), A.5. The rules
themselves lie in the policy; a policy that says nothing of a duty gives ``None``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from headjudge.findings import Finding, Rule, Severity
from headjudge.policy.editions import assumed
from headjudge.policy.model import Level, Source
from headjudge.policy.policy import Policy
from headjudge.policy.programmes import find
from headjudge.policy.tables import ByTier, DeckChecks, Programme
from headjudge.running.stages import policy_in_force, recommended
from headjudge.running.structure import Decklists, Structure
from headjudge.tournament.state import Tournament

Called = Literal["always", "if_announced", "never"]


@dataclass(frozen=True, slots=True)
class Duties:
    """The duties of one event.

    ``levels``, ``called_draft`` and ``deck_checks`` have one value per day; ``called_draft`` is empty where
    nothing is drafted. ``tier`` is the highest of the programme's days, ``None`` without a programme; what
    depends on it is then ``None`` too. ``clauses`` says where each duty stands.
    """

    programme: str | None
    tier: int | None
    levels: tuple[Level, ...]
    decklists: Decklists
    officials_may_play: bool | None
    organiser_may_judge: bool | None
    called_draft: tuple[Called, ...]
    lists_shared: bool | None
    deck_checks: tuple[DeckChecks, ...]
    deck_check_share: Fraction | None
    clauses: Mapping[str, Rule]
    findings: tuple[Finding, ...]

    def plain(self) -> dict[str, Any]:
        """The object ``duties`` of ``headjudge structure --json`` and ``audit --json``."""
        share = self.deck_check_share
        return {
            "programme": self.programme,
            "tier": self.tier,
            "levels": list(self.levels),
            "decklists": self.decklists,
            "officials_may_play": self.officials_may_play,
            "organiser_may_judge": self.organiser_may_judge,
            "called_draft": list(self.called_draft),
            "lists_shared": self.lists_shared,
            "deck_checks": list(self.deck_checks),
            "deck_check_share": None if share is None else str(share),
            "source": {
                key: {"document": rule.document, "clause": rule.clause, "edition": rule.edition}
                for key, rule in self.clauses.items()
            },
        }


def duties(policy: Policy, found: Structure, programme: str | None = None, *, drafts: bool = False) -> Duties:
    """The duties that follow from a recommended structure and a programme.

    ``drafts``: whether a booster draft is part of the event although the policy's own minutes name none.

    >>> from datetime import date
    >>> from headjudge.policy.editions import resolve
    >>> from headjudge.running.structure import structure
    >>> blitz = resolve("fab/blitz", date(2026, 11, 30)).policy
    >>> told = duties(blitz, structure(blitz, 20, programme="armory"), "armory")
    >>> told.tier, told.officials_may_play, told.organiser_may_judge, told.decklists
    (1, True, True, 'optional')
    """
    rows = find(policy, programme) if programme is not None else ()
    tier = max((row.tier for row in rows), default=None)
    rules = policy.duties
    findings: list[Finding] = list(assumed(policy, ("duties",))) if rules is not None else []
    if rules is not None and tier is None:
        findings.append(_note(policy, "duties.no_tier", "info"))
    is_drafted = drafts or "draft_construction" in found.minutes
    called = policy.draft.called if policy.draft is not None and is_drafted else None
    shared = rules.lists_shared if rules is not None else None
    checks = rules.deck_checks if rules is not None else None
    lists = None
    if shared is not None and found.levels and policy.category in ("constructed", "limited"):
        lists = found.levels[-1] in shared.levels and policy.category in shared.categories
    return Duties(
        programme=programme,
        tier=tier,
        levels=found.levels,
        decklists=found.decklists,
        officials_may_play=_by_tier(rules.officials_may_play if rules is not None else None, tier, rows),
        organiser_may_judge=_by_tier(rules.organiser_may_judge if rules is not None else None, tier, rows),
        called_draft=tuple(getattr(called, level) for level in found.levels) if called is not None else (),
        lists_shared=lists,
        deck_checks=tuple(getattr(checks, level) for level in found.levels) if checks is not None else (),
        deck_check_share=checks.share if checks is not None else None,
        clauses=_clauses(policy, found),
        findings=tuple(findings),
    )


def duties_of(event: Tournament) -> Duties:
    """The duties of an event as its file stands."""
    policy = policy_in_force(event.policy, event.date)
    days = max(1, sum(1 for stage in event.stages if stage.kind != "bracket"))
    drafts = any(stage.kind == "draft" for stage in event.stages)
    if drafts and policy.draft is None:
        # The draft of a later day has its rules in the policy of that day.
        later = next(
            (
                policy_in_force(stage.policy, stage.date or event.date)
                for stage in event.stages
                if stage.kind == "draft" and stage.policy is not None
            ),
            policy,
        )
        policy = policy.model_copy(update={"draft": later.draft})
    return duties(policy, recommended(event, policy, days), event.programme, drafts=drafts)


def _by_tier(rule: ByTier | None, tier: int | None, rows: tuple[Programme, ...]) -> bool | None:
    if rule is None or tier is None:
        return None
    return tier in rule.tiers and not any(row.id in rule.without for row in rows)


def _clauses(policy: Policy, found: Structure) -> dict[str, Rule]:
    clauses: dict[str, Rule] = {}
    for key, source in (("levels", found.source.get("levels")), ("decklists", found.source.get("decklists"))):
        if source is not None and source.clause is not None:
            clauses[key] = Rule(source.document, source.clause, source.edition)
    rules = policy.duties
    if rules is not None and rules.source is not None:
        for key in ("officials_may_play", "organiser_may_judge", "lists_shared", "deck_checks"):
            own = getattr(rules, key)
            if own is not None:
                clauses[key] = _rule(rules.source, own.clause)
    return clauses


def _rule(source: Source, clause: str) -> Rule:
    return Rule(source.document, clause, source.edition)


def _note(policy: Policy, code: str, severity: Severity, **params: Any) -> Finding:
    return Finding(code, severity, policy.id, params)
