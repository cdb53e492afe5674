"""The steps from the product to the first round of a limited event, with their minutes, in order.

Rule: TRP A.3 (minutes, the extra ones at World Premiere, pick timers), 8.2.1 (draft procedure), A.5.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Literal

from headjudge.policy.policy import Policy
from headjudge.policy.tables import Draft, TimeLimit
from headjudge.running.limited import BOOSTER_KINDS, LimitedPlay

DRAFTING = "drafting"
StepName = Literal["drafting", "registration", "verification", "construction"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its row in the table of time limits, its seconds, and after how many seconds it begins.

    ``extra`` are the seconds of World Premiere that are part of it. ``if_registered`` steps fall away where no
    pool is registered.
    """

    row: str
    seconds: int
    begins: int
    extra: int = 0
    if_registered: bool = False

    def plain(self) -> dict[str, Any]:
        """The step as JSON; seconds, because draft timers are no whole minutes."""
        return {
            "step": self.row,
            "seconds": self.seconds,
            "begins": self.begins,
            "world_premiere_seconds": self.extra,
            "if_registered": self.if_registered,
        }


def drafting_seconds(draft: Draft, pack_cards: int) -> int:
    """How long a called draft lasts: every pick timer of every pack, and a review between packs.

    >>> from datetime import date
    >>> from headjudge.policy.editions import resolve
    >>> draft = resolve("fab/booster-draft", date(2025, 11, 30)).policy.draft
    >>> drafting_seconds(draft, 14), drafting_seconds(draft, 15)
    (1200, 1350)
    """
    picks = sum(timer.seconds or 0 for timer in draft.timers if timer.cards <= pack_cards)
    return draft.packs * picks + (draft.packs - 1) * draft.review_seconds


def limited_steps(
    policy: Policy, play: LimitedPlay, *, world_premiere: bool = False, registered: bool = True
) -> tuple[Step, ...]:
    """The steps of a sealed or draft event in order; nothing for formats without such steps, or for a set
    without a row.

    Sealed: registration, verification, construction. Draft: drafting, then the same three. ``registered``
    False leaves out what only a registered pool needs. Rule: TRP A.3, A.5.
    """
    if policy.minutes is None or play.row is None or play.kind not in BOOSTER_KINDS:
        return ()
    planned: list[tuple[str, int, int, bool]] = []
    if play.kind == "draft" and policy.draft is not None and play.pack_cards is not None:
        planned.append((DRAFTING, drafting_seconds(policy.draft, play.pack_cards), 0, False))
    for row, limit in policy.minutes.others.items():
        needs_pool_list = not row.endswith("_construction")
        if limit.minutes is not None and (registered or not needs_pool_list):
            extra = 60 * limit.world_premiere if world_premiere else 0
            planned.append((row, _seconds(limit) + extra, extra, needs_pool_list))
    begins = accumulate((seconds for _, seconds, _, _ in planned), initial=0)
    return tuple(
        Step(row, seconds, begin, extra, needed)
        for (row, seconds, extra, needed), begin in zip(planned, begins, strict=False)
    )


def _seconds(limit: TimeLimit) -> int:
    return 60 * (limit.minutes or 0)
