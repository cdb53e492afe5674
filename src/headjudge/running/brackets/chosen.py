"""Which tree a play-off has: by its policy, its options and how many went through the cut."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from headjudge import chance
from headjudge.findings import Finding, Refused, Rule
from headjudge.policy.policy import Policy
from headjudge.running.brackets.at_tables import table_playoff
from headjudge.running.brackets.elimination import double_elimination, draft_circle, single_elimination
from headjudge.running.brackets.order import Drawn
from headjudge.running.brackets.tree import Tree
from headjudge.tournament.state import DraftPod


def tree_for(policy: Policy, options: Mapping[str, Any], field: int, draft: Sequence[int] = ()) -> Tree:
    """The tree of a play-off for ``field`` entrants; ``draft`` has the ranks at the cut round a draft's table.

    Raises Refused where the policy has no play-off at tables, or none for so many.
    """
    if policy.pods is not None:
        rules = policy.pods.playoff
        rule = Rule(policy.source.document, policy.source.clause or "", policy.source.edition)
        if rules is None:
            told: dict[str, Any] = {"policy": policy.id}
            raise Refused([Finding("refuse.no_table_playoff", "error", "/stages", told, rule)])
        shape = rules.shape(field)
        if shape is None:
            sizes = tuple(sorted(one.cut for one in rules.shapes))
            told = {"count": field, "sizes": sizes}
            raise Refused([Finding("refuse.no_playoff_shape", "error", "/stages", told, rule)])
        return table_playoff(rules, shape)
    if draft and options.get("elimination") == "double":
        raise Refused([Finding("refuse.draft_is_single", "error", "/stages")])
    if draft:
        return draft_circle(draft)
    if options.get("elimination") == "double":
        return double_elimination(field)
    return single_elimination(field)


def is_draft(options: Mapping[str, Any]) -> bool:
    """Whether the play-off is a draft: seats by lot, and the seat opposite first."""
    return options.get("playoff") == "draft"


def draft_seats(
    recorded: Sequence[DraftPod], stage: str, through: Sequence[str], seed: str
) -> tuple[str, ...]:
    """Who sits where round the table of a draft play-off: as recorded, otherwise by the draw ``seats/<stage>``.

    Rule: TRP, Pairings (a draft play-off seats at random).
    """
    for pod in recorded:
        if pod.stage == stage and set(pod.seats) == set(through):
            return pod.seats
    keys = chance.keys(seed, f"seats/{stage}", through)
    return tuple(sorted(through, key=lambda name: (keys[name], name)))


def drawn_rule(policy: Policy) -> Drawn:
    """What a drawn match of the play-off does; between two it falls to the higher standing (TRP, play-off)."""
    if policy.pods is None or policy.pods.playoff is None:
        return "best_seed"
    return policy.pods.playoff.drawn
