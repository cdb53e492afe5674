"""What a judge reads out at each step: the code of each sentence and its values, in the order of reading."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from headjudge.policy.clock import EndOfRound
from headjudge.tournament.clocks import MINUTE
from headjudge.tournament.clocks.draft_clock import DraftFace, NextCall
from headjudge.tournament.clocks.round_clock import RoundFace, TableFace
from headjudge.tournament.clocks.rules import DraftRule


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence to read out; the catalogue words ``code``."""

    code: str
    values: Mapping[str, Any] = field(default_factory=dict)


def at_round_start(number: int, minutes: int, start: int | None) -> tuple[Sentence, ...]:
    """At the start of a round; ``start`` are the minutes of the start procedure that are part of it."""
    begun = Sentence("call.round_start", {"round": number, "minutes": minutes})
    return (begun,) if not start else (begun, Sentence("call.start_procedure", {"minutes": start}))


def at_time(end: EndOfRound | None, face: RoundFace) -> tuple[Sentence, ...]:
    """When the hall's time is up: what is still played, what then becomes of the game, who plays on."""
    said = [Sentence("call.time")]
    if end is not None:
        turns = {
            "turns": end.turns.turns,
            "beyond": end.turns.turns_beyond_two,
            "each": "yes" if end.turns.each_living else "no",
            "finish": "yes" if end.turns.finish_turn else "no",
        }
        said.append(Sentence("call.turns", turns))
        if end.turns.hard_stop_minutes is not None:
            said.append(Sentence("call.hard_stop", {"minutes": end.turns.hard_stop_minutes}))
        said.append(Sentence("call.draw"))
        if end.concede == "until_first_action":
            said.append(Sentence("call.concede"))
    later = [one.table for one in face.tables if one.phase in ("running", "paused", "checking")]
    if later:
        said.append(Sentence("call.tables_play_on", {"tables": later, "count": len(later)}))
    return tuple(said)


def at_step(step: str, minutes: int) -> tuple[Sentence, ...]:
    """At the start of a step before the rounds (registration, verification, construction)."""
    return (Sentence("call.step", {"step": step, "minutes": minutes}),)


def at_call(call: NextCall, rule: DraftRule) -> tuple[Sentence, ...]:
    """At a call of a draft, once the pods are checked: the pack to open or take up, and the time for it."""
    if call.kind == "end":
        return (Sentence("call.draft_end"),)
    if call.kind == "review":
        return (Sentence("call.review", {"pack": call.pack, "seconds": rule.draft.review_seconds}),)
    seconds = rule.seconds(call.pick)
    values = {"pack": call.pack, "cards": rule.cards - call.pick + 1}
    if seconds is None:
        return (Sentence("call.last_card", values),)
    passes = Sentence("call.passes", {"way": rule.passes(call.pack) or "as_told"})
    if call.pick == 1:
        return (Sentence("call.open_pack", {**values, "seconds": seconds}), passes)
    return (Sentence("call.pick", {**values, "seconds": seconds}),)


def minutes_left(face: RoundFace) -> Sentence:
    """A call in between: the whole minutes that the hall has left."""
    return Sentence("call.minutes_left", {"minutes": face.time_left // MINUTE})


def of_round(face: RoundFace) -> Sentence:
    """What the hall's clock shows, in words."""
    return Sentence(f"round_clock.{face.phase}")


def of_table(face: TableFace) -> Sentence:
    """What a table's clock shows, in words."""
    return Sentence(f"table_clock.{face.phase}", {"table": face.table})


def of_draft(face: DraftFace) -> Sentence:
    """What a draft's clock shows, in words."""
    follows = 0 if face.next is None else face.next.pack
    values = {"pack": face.pack, "pick": face.pick, "cards": face.cards_left, "next": follows}
    return Sentence(f"pick_clock.{face.phase}", values)
