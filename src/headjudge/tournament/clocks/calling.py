"""Calling a draft: each call of the judge in its order, early only when everybody is done, overruns noted."""

from __future__ import annotations

from headjudge.findings import Finding, InputError
from headjudge.tournament import events
from headjudge.tournament.clocks import Moment, commands
from headjudge.tournament.clocks.deciding import in_time, refusal
from headjudge.tournament.clocks.draft_clock import DraftFace, NextCall, draft_face
from headjudge.tournament.clocks.kept import Clocks, DraftFact
from headjudge.tournament.clocks.rules import SECOND, DraftRule
from headjudge.tournament.events import ClockName
from headjudge.tournament.state import Tournament


def decide_draft(
    event: Tournament,
    clocks: Clocks,
    command: commands.DraftCommand,
    now: Moment,
    rule: DraftRule,
    *,
    called: bool,
) -> list[DraftFact]:
    """The fact that a command brings about for the clock of a draft; raises Refused.

    ``called``: whether this draft is called at all (:func:`~headjudge.tournament.clocks.rules.is_called`).
    """
    if not called:
        raise refusal("refuse.draft_not_called", command.clock)
    in_time(clocks, command.clock, now)
    facts = clocks.draft(command.clock)
    shown = draft_face(facts, rule, now)
    if isinstance(command, commands.NoteOverrun):
        return [_overrun(event, facts, shown, command, now, rule)]
    if isinstance(command, commands.CallPick):
        _follows(shown, command.clock, NextCall("pick", command.pack, command.pick))
        _not_too_early(shown, command, rule)
        return [events.DraftCalled(command.clock, now, command.pack, command.pick)]
    if isinstance(command, commands.CallReview):
        _follows(shown, command.clock, NextCall("review", command.pack))
        _not_too_early(shown, command, rule)
        return [events.ReviewBegun(command.clock, now, command.pack)]
    _follows(shown, command.clock, NextCall("end", rule.draft.packs))
    return [events.DraftEnded(command.clock, now)]


def _follows(shown: DraftFace, clock: ClockName, asked: NextCall) -> None:
    if shown.next is None:
        raise refusal("refuse.draft_ended", clock)
    if asked != shown.next:
        due = shown.next
        told = {"asked": asked.kind, "asked_pack": asked.pack, "asked_pick": asked.pick}
        raise refusal("refuse.draft_out_of_order", clock, kind=due.kind, pack=due.pack, pick=due.pick, **told)


def _not_too_early(
    shown: DraftFace, command: commands.CallPick | commands.CallReview, rule: DraftRule
) -> None:
    """Before a timer is up only when everybody is done, where the policy has that. Rule: TRP A.3."""
    early = shown.time_left is not None and shown.time_left > 0
    if early and not (command.everybody_done and rule.draft.early_when_all_picked):
        seconds = -(-(shown.time_left or 0) // SECOND)
        raise refusal("refuse.draft_timer_runs", command.clock, seconds=seconds)


def _overrun(
    event: Tournament,
    facts: tuple[DraftFact, ...],
    shown: DraftFace,
    command: commands.NoteOverrun,
    now: Moment,
    rule: DraftRule,
) -> DraftFact:
    """A pick that was called, had a timer, and whose timer is up; each entrant once per pick."""
    if all(entrant.id != command.entrant for entrant in event.entrants):
        raise InputError(
            [Finding("refuse.unknown_entrant", "error", command.entrant, {"id": command.entrant})]
        )
    told = {"pack": command.pack, "pick": command.pick}
    was_called = any(
        isinstance(fact, events.DraftCalled) and (fact.pack, fact.pick) == (command.pack, command.pick)
        for fact in facts
    )
    if not was_called:
        raise refusal("refuse.draft_pick_not_called", command.clock, **told)
    if rule.seconds(command.pick) is None:
        raise refusal("refuse.draft_no_timer", command.clock, **told)
    if shown.phase == "picking" and (shown.pack, shown.pick) == (command.pack, command.pick):
        raise refusal("refuse.draft_in_time", command.clock, seconds=-(-(shown.time_left or 0) // SECOND))
    for fact in facts:
        if isinstance(fact, events.PickOverrun) and (fact.pack, fact.pick, fact.entrant) == (
            command.pack,
            command.pick,
            command.entrant,
        ):
            raise refusal("refuse.draft_overrun_noted", command.clock, id=command.entrant, **told)
    return events.PickOverrun(command.clock, now, command.pack, command.pick, command.entrant)
