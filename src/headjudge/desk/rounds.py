"""A round as four separate steps: pair it, look at it, publish it; taking it back. The clock is a step of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from headjudge.desk.asking import facts_of_commands
from headjudge.desk.hand import InHand
from headjudge.desk.marks import check_mark, mark_of
from headjudge.findings import Finding, Refused
from headjudge.running.next_round import NextRound, next_round
from headjudge.running.stages import current, stages_of
from headjudge.tournament.evolve import evolve
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Match, Round, Tournament
from headjudge.tournament.wire import Happening

StepKind = Literal["enter", "pair", "playoff", "publish", "start_clock", "results", "over"]


@dataclass(frozen=True, slots=True)
class NextStep:
    """The one thing to do next; ``round`` is the round that it concerns, ``open`` its tables without a result."""

    kind: StepKind
    round: int
    open: tuple[int, ...] = ()


def next_step(hand: InHand, *, clock_waits: bool = False) -> NextStep:
    """What to do next. ``clock_waits``: the last round has a clock, and nobody has started it.

    Cost: one look at the stages.
    """
    event = hand.event
    number = len(event.rounds)
    if number and not hand.is_published:
        return NextStep("publish", number)
    if number and not event.rounds[-1].finished:
        still = open_tables(event.rounds[-1])
        return NextStep("start_clock" if clock_waits else "results", number, still)
    if sum(1 for entrant in event.entrants if entrant.plays_in(number + 1)) < 2:
        return NextStep("over" if number else "enter", number)
    stage = current(stages_of(event))
    if stage is None:
        return NextStep("over", number)
    return NextStep("playoff" if stage.kind == "bracket" and not stage.rounds else "pair", number + 1)


def open_tables(played: Round) -> tuple[int, ...]:
    """The tables of a round that have no result, in order."""
    return tuple(match.table for match in played.matches if match.result is None)


def preview(hand: InHand) -> NextRound:
    """The round that pairing would make now; raises Refused with what stands in its way.

    Cost: that of pairing; the same event gives the same round.
    """
    return next_round(hand.event)


def pair(hand: InHand, number: int) -> list[Happening]:
    """The facts of pairing round ``number``: the cut and pods on the way, and the round. Nothing is shown yet.

    Raises Refused where that round is paired already or cannot be paired.
    """
    paired = len(hand.event.rounds)
    if number != paired + 1:
        code = "refuse.round_already_paired" if number <= paired else "refuse.no_such_round"
        raise Refused([Finding(code, "error", None, {"round": number, "paired": paired})])
    return facts_of_commands(hand, next_round(hand.event).commands())


def seated(hand: InHand, number: int) -> str:
    """A mark of who sits where in a round; a page that shows it sends the mark with what is pressed there.

    So nothing that was pressed beside two names is taken for the two who sit there since, and nobody publishes or
    takes back a pairing that they have not seen.
    """
    if not 1 <= number <= len(hand.event.rounds):
        return mark_of(number)
    here = hand.event.rounds[number - 1]
    return mark_of(number, [(one.table, one.seats) for one in here.matches], here.byes, here.absent)


def _check_looked(hand: InHand, number: int, sat: str | None) -> None:
    if sat is not None and number <= len(hand.event.rounds):
        check_mark(sat, seated(hand, number))


def publish(hand: InHand, number: int, sat: str | None = None) -> list[Happening]:
    """The fact that everybody may see the last round that is paired; ``sat`` says who sat where for the sender.

    Raises Refused where others sit there by now (:func:`seated`).
    """
    _check_looked(hand, number, sat)
    return facts_of_commands(hand, [hall.Publish(number)])


def take_back(hand: InHand, number: int, reason: str, sat: str | None = None) -> list[Happening]:
    """The facts of taking the last pairing back; a published one needs a reason, and nothing may be played.

    ``sat`` as for :func:`publish`.
    """
    _check_looked(hand, number, sat)
    return facts_of_commands(hand, [hall.TakeBackPairing(number, reason.strip() or None)])


def check_published(hand: InHand, number: int) -> None:
    """Refused for a round that the players have not seen: no result, no clock before it is published."""
    if number > hand.hall.published:
        raise Refused([Finding("refuse.round_not_published", "error", None, {"round": number})])


def why_paired(hand: InHand) -> tuple[Finding, ...]:
    """What was to be known when the last round was paired: why each bye, what could not be avoided.

    Pairing is repeated for it; where people came or went since, it would give another round, and nothing is said.
    Cost: that of pairing.
    """
    last = hand.event.rounds[-1]
    if any(match.result is not None or match.boards for match in last.matches):
        return ()
    before: Tournament = hand.event
    for fact in facts_of_commands(hand, [hall.TakeBackPairing(last.number, "look")]):
        before = evolve(before, fact)
    try:
        again = next_round(before)
    except Refused:
        return ()
    same = [(m.table, m.seats, m.notes) for m in again.matches] == [_as_paired(m) for m in last.matches]
    return again.findings if same and again.byes == last.byes and again.absent == last.absent else ()


def _as_paired(match: Match) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    return match.table, match.seats, match.notes
