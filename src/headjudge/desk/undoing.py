"""Undo: the last step that counts is taken back, one at a time, and the log keeps both."""

from __future__ import annotations

from headjudge.desk.hand import InHand, Step
from headjudge.findings import Finding, Refused
from headjudge.tournament.hall.events import CommandUndone

PUBLIC = frozenset(
    {
        "round-published",
        "round-repaired",
        "cut-made",
        "decklists-published",
        "decklist-handed-in",
        "worldbreaks-dealt",
    }
)
"""Steps that the players have seen, or took themselves: undoing one asks for a reason."""


def next_undo(hand: InHand) -> Step | None:
    """The step that undo would take back now; None where only the opening is left."""
    return hand.steps[-1] if len(hand.steps) > 1 else None


def needs_reason(hand: InHand, step: Step) -> bool:
    """Whether the players have seen what a step did, so that taking it back needs a reason."""
    return bool(PUBLIC.intersection(step.names)) or ("round-paired" in step.names and hand.is_published)


def undo(hand: InHand, first: int, reason: str | None) -> list[CommandUndone]:
    """The fact that takes back the last step that counts, which began at row ``first`` when its sender looked.

    Raises Refused where something else has happened since, where nothing is left, and where a reason is missing.
    """
    step = next_undo(hand)
    if step is None:
        raise Refused([Finding("refuse.nothing_to_undo", "error", None)])
    if step.first != first:
        raise Refused([Finding("refuse.not_the_last_step", "error", None)])
    if needs_reason(hand, step) and not (reason or "").strip():
        raise Refused([Finding("refuse.reason_missing", "error", "reason")])
    return [CommandUndone(step.first, step.last, (reason or "").strip() or None)]
