"""A called draft at the desk: which call comes next, and who took too long."""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.desk.hand import InHand
from headjudge.desk.timing import DRAFT, stage_at
from headjudge.findings import Finding, InputError, Refused
from headjudge.policy.model import Level
from headjudge.policy.tables import Draft
from headjudge.tournament.clocks import commands
from headjudge.tournament.clocks.calling import decide_draft
from headjudge.tournament.clocks.draft_clock import DraftFace, draft_face, repeated_overruns
from headjudge.tournament.clocks.read_out import Sentence, at_call, of_draft
from headjudge.tournament.clocks.rules import draft_rule, is_called
from headjudge.tournament.events import ClockName
from headjudge.tournament.wire import Happening

DEFAULT_LEVEL: Level = "casual"


@dataclass(frozen=True, slots=True)
class DraftClock:
    """The clock of the draft before a round: its face, what it shows, what to read out at the next call."""

    name: ClockName
    face: DraftFace
    cards: int
    most: int
    shows: Sentence
    says: tuple[Sentence, ...]
    overruns: tuple[Finding, ...]
    players: tuple[tuple[str, str], ...]


def _draft_before(hand: InHand) -> tuple[ClockName, Draft, bool] | None:
    """The draft that leads to the next round, or to the last one while nothing is played in it; None for none."""
    for number in (len(hand.event.rounds), len(hand.event.rounds) + 1):
        stage = stage_at(hand, number) if number else None
        if stage is None or stage.kind != DRAFT or stage.policy.draft is None:
            continue
        played = hand.event.rounds[number - 1] if number <= len(hand.event.rounds) else None
        if played is not None and any(match.result is not None for match in played.matches):
            continue
        begins = not stage.rounds or stage.rounds[0].number == number
        pods = {pod.from_round for pod in hand.event.draft_pods if pod.stage == stage.id}
        if begins or number in pods:
            announced = stage.options.get("called_draft") == "yes"
            called = is_called(stage.policy.draft, hand.event.level or DEFAULT_LEVEL, announced)
            return ClockName(number, DRAFT), stage.policy.draft, called
    return None


def draft_clock(hand: InHand, cards: int, now: int) -> DraftClock | None:
    """The clock of a called draft whose packs have ``cards`` that are drafted (0: the most there are timers for).

    None where no draft comes, or where players draft at their own pace.
    """
    found = _draft_before(hand)
    if found is None or not found[2]:
        return None
    name, draft, _ = found
    most = max(row.cards for row in draft.timers)
    if not 1 <= cards <= most:
        cards = most
    rule = draft_rule(draft, cards)
    facts = hand.clocks.draft(name)
    face = draft_face(facts, rule, now)
    says = () if face.next is None else at_call(face.next, rule)
    players = tuple((one.id, one.name) for one in hand.event.entrants if one.plays_in(name.round))
    overruns = tuple(repeated_overruns(facts, rule))
    return DraftClock(name, face, cards, most, of_draft(face), says, overruns, players)


def press_draft(
    hand: InHand,
    cards: int,
    now: int,
    *,
    kind: str,
    pack: int,
    pick: int,
    everybody_done: bool,
    entrant: str,
) -> list[Happening]:
    """The fact of the judge's call (``pick``, ``review``, ``end``) or of a note (``overrun``); raises Refused."""
    found = _draft_before(hand)
    if found is None:
        raise Refused([Finding("refuse.no_draft", "error", None, {"stage": ""})])
    name, draft, called = found
    asked: commands.DraftCommand
    if kind == "pick":
        asked = commands.CallPick(name, pack, pick, everybody_done)
    elif kind == "review":
        asked = commands.CallReview(name, pack, everybody_done)
    elif kind == "end":
        asked = commands.EndDraft(name)
    elif kind == "overrun":
        asked = commands.NoteOverrun(name, pack, pick, entrant)
    else:
        raise InputError([Finding("web.form_incomplete", "error", None)])
    return list(decide_draft(hand.event, hand.clocks, asked, now, draft_rule(draft, cards), called=called))
