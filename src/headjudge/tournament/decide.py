"""Command and state -> facts, or a refusal that names the rule and what would be allowed.

Only what the facts themselves forbid is refused here (an entrant unknown, a round still open). What a policy
forbids is refused in ``headjudge.running``, which has the policy in hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from headjudge.findings import Finding, InputError, Refused
from headjudge.tournament import commands, events
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.state import Entrant, Match, Next, Round, Tournament
from headjudge.tournament.wire import Happening


def decide(state: Tournament, command: commands.Command) -> list[Happening]:
    """The facts that a command brings about; raises Refused (or InputError for an impossible result)."""
    return _DECISIONS[type(command)](state, command)


def _refuse(code: str, subject: str | None = None, **params: Any) -> Refused:
    return Refused([Finding(code, "error", subject, params)])


def _entrant(state: Tournament, name: str) -> Entrant:
    for entrant in state.entrants:
        if entrant.id == name:
            return entrant
    raise InputError([Finding("refuse.unknown_entrant", "error", name, {"id": name})])


def _last_round_of(state: Tournament, name: str) -> int:
    """The last round in which an entrant stands; 0 if in none."""
    for round_ in reversed(state.rounds):
        if (
            name in round_.byes
            or name in round_.absent
            or any(name in match.seats for match in round_.matches)
        ):
            return round_.number
    return 0


def _enter(state: Tournament, command: commands.Enter) -> list[Happening]:
    taken = {entrant.id for entrant in state.entrants}
    refused: list[Finding] = []
    if state.cuts:
        raise _refuse("refuse.enter_after_cut", None, round=max(cut.after_round for cut in state.cuts))
    for entry in command.entrants:
        if entry.id in taken:
            refused.append(Finding("refuse.entrant_id_taken", "error", entry.id, {"id": entry.id}))
        elif entry.entered_in <= len(state.rounds):
            refused.append(
                Finding("refuse.round_already_paired", "error", entry.id, {"round": entry.entered_in})
            )
        taken.add(entry.id)
    if refused:
        raise Refused(refused)
    return [events.EntrantsEntered(command.entrants)]


def _drop(state: Tournament, command: commands.Drop) -> list[Happening]:
    entrant = _entrant(state, command.entrant)
    if len(entrant.dropped_after) > len(entrant.re_entered_in):
        raise _refuse("refuse.already_dropped", entrant.id, id=entrant.id, after=entrant.dropped_after[-1])
    if entrant.disqualified_after is not None:
        raise _refuse("refuse.already_disqualified", entrant.id, id=entrant.id)
    after = _after(state, entrant, command.after)
    back = entrant.re_entered_in[-1] if entrant.re_entered_in else None
    if back is not None and after < back:
        raise _refuse("refuse.plays_later", entrant.id, id=entrant.id, round=back, after=after)
    return [events.EntrantDropped(entrant.id, after), *_no_longer_settled(state, entrant.id)]


def _after(state: Tournament, entrant: Entrant, asked: int | None) -> int:
    """The round after which somebody leaves: not before a round in which that entrant stands, not in the future."""
    paired = len(state.rounds)
    after = paired if asked is None else asked
    if after > paired:
        raise _refuse("refuse.round_not_paired", entrant.id, round=after, paired=paired)
    last = _last_round_of(state, entrant.id)
    if after < last:
        raise _refuse("refuse.plays_later", entrant.id, id=entrant.id, round=last, after=after)
    return after


def _re_enter(state: Tournament, command: commands.ReEnter) -> list[Happening]:
    entrant = _entrant(state, command.entrant)
    if entrant.disqualified_after is not None:
        raise _refuse("refuse.already_disqualified", entrant.id, id=entrant.id)
    if len(entrant.dropped_after) <= len(entrant.re_entered_in):
        raise _refuse("refuse.not_dropped", entrant.id, id=entrant.id)
    paired = len(state.rounds)
    in_round = (paired if command.after is None else command.after) + 1
    if in_round <= paired:
        raise _refuse("refuse.round_already_paired", entrant.id, round=in_round)
    return [events.EntrantReEntered(entrant.id, max(in_round, entrant.dropped_after[-1] + 1))]


def _disqualify(state: Tournament, command: commands.Disqualify) -> list[Happening]:
    entrant = _entrant(state, command.entrant)
    if entrant.disqualified_after is not None:
        raise _refuse("refuse.already_disqualified", entrant.id, id=entrant.id)
    after = _after(state, entrant, command.after)
    return [events.EntrantDisqualified(entrant.id, after), *_no_longer_settled(state, entrant.id)]


def _no_longer_settled(state: Tournament, name: str) -> list[Happening]:
    """What was settled for the next round with somebody who leaves is settled no longer."""
    settled = state.next
    if settled is None:
        return []
    kept = Next(
        tuple(pair for pair in settled.pairs if name not in pair),
        tuple(other for other in settled.byes if other != name),
        tuple(other for other in settled.absent if other != name),
    )
    return [] if kept == settled else [events.NextSettled(None if kept == Next() else kept)]


def _mark_absent(state: Tournament, command: commands.MarkAbsent) -> list[Happening]:
    entrant = _entrant(state, command.entrant)
    number = len(state.rounds) + 1
    if not entrant.plays_in(number):
        raise _refuse("refuse.not_playing", entrant.id, id=entrant.id, round=number)
    settled = state.next or Next()
    if entrant.id in settled.absent:
        raise _refuse("refuse.already_absent", entrant.id, id=entrant.id, round=number)
    if entrant.id in settled.byes or any(entrant.id in pair for pair in settled.pairs):
        raise _refuse("refuse.already_settled", entrant.id, id=entrant.id, round=number)
    return [events.NextSettled(Next(settled.pairs, settled.byes, (*settled.absent, entrant.id)))]


def _pair(state: Tournament, command: commands.PairRound) -> list[Happening]:
    number = len(state.rounds) + 1
    return [
        events.RoundPaired(
            number, command.stage, command.matches, command.byes, command.absent, command.granted
        )
    ]


def _round(state: Tournament, number: int) -> Round:
    if not 1 <= number <= len(state.rounds):
        raise _refuse("refuse.no_such_round", f"/rounds/{number}", round=number, paired=len(state.rounds))
    return state.rounds[number - 1]


def _match(round_: Round, table: int) -> Match:
    for match in round_.matches:
        if match.table == table:
            return match
    tables = [match.table for match in round_.matches]
    raise _refuse(
        "refuse.no_such_match",
        f"/rounds/{round_.number - 1}/matches",
        round=round_.number,
        table=table,
        first=min(tables, default=0),
        last=max(tables, default=0),
    )


def _report(state: Tournament, command: commands.Report) -> list[Happening]:
    round_ = _round(state, command.round)
    match = _match(round_, command.table)
    if command.result is not None:
        faults = list(faults_of_result(command.result, match.seats))
        if faults:
            raise InputError([fault.finding() for fault in faults])
    if command.board is not None:
        return _board(match, command, command.board)
    if command.result == match.result:
        return []
    used = state.rounds[-1].number > command.round
    is_playoff = any(stage.id == round_.stage and stage.kind == "bracket" for stage in state.stages)
    if match.result is None and command.result is not None:
        told = events.TableResult(command.table, command.result)
        return [events.ResultsReported(command.round, (told,)), *_left(state, command)]
    # Later matches of a play-off may stand beside an open one; running sees to those that rest on this result.
    if used and command.result is None and not is_playoff:
        raise _refuse("refuse.clear_would_open", None, round=command.round, last=state.rounds[-1].number)
    return [
        events.ResultCorrected(
            command.round,
            command.table,
            command.result,
            state.rounds[-1].number if used else None,
            used,
            command.reason,
        ),
        *_left(state, command),
    ]


def _left(state: Tournament, command: commands.Report) -> list[Happening]:
    """Who left the event during a match is dropped after its round (Goldfish Arena, O4)."""
    names = () if command.result is None else command.result.left
    if state.rounds[-1].number != command.round:
        return []  # they stand in a later round; an organiser has to say what holds
    still = (_entrant(state, name) for name in names)
    return [events.EntrantDropped(e.id, command.round) for e in still if e.plays_in(command.round + 1)]


def _choose(state: Tournament, command: commands.ChooseStarter) -> list[Happening]:
    match = _match(_round(state, command.round), command.table)
    entrant = _entrant(state, command.entrant).id
    if entrant not in match.seats:
        told = {"id": entrant, "round": command.round, "table": command.table}
        raise Refused([Finding("refuse.chose_not_seated", "error", entrant, told)])
    if match.chose == entrant:
        return []
    return [events.StarterChosen(command.round, command.table, entrant)]


def _reseat(state: Tournament, command: commands.Reseat) -> list[Happening]:
    match = _match(_round(state, command.round), command.table)
    if match.seats == command.seats:
        return []
    last = state.rounds[-1].number
    return [events.MatchReseated(command.round, command.table, command.seats, last, command.reason)]


def _withdraw(state: Tournament, command: commands.Withdraw) -> list[Happening]:
    _match(_round(state, command.round), command.table)
    return [events.MatchWithdrawn(command.round, command.table, state.rounds[-1].number, command.reason)]


def _board(match: Match, command: commands.Report, seat: Literal["A", "B", "C"]) -> list[Happening]:
    """One seat's game of a team match; what the match comes to then is reported beside it."""
    stands = next((board.result for board in match.boards if board.seat == seat), None)
    if stands == command.result:
        return []
    if command.result is None:
        return [events.BoardCleared(command.round, command.table, seat)]
    return [events.ResultsReported(command.round, (events.TableResult(command.table, command.result, seat),))]


def _cut(state: Tournament, command: commands.MakeCut) -> list[Happening]:
    if any(cut.after_round == command.after_round for cut in state.cuts):
        raise _refuse("refuse.cut_made", f"/cuts/{command.after_round}", round=command.after_round)
    return [events.CutMade(command.after_round, command.order, command.through)]


def _seat_pods(state: Tournament, command: commands.SeatPods) -> list[Happening]:
    """Pods are seated once, before the first round that they play."""
    told = {"stage": command.stage, "round": command.from_round}
    if command.from_round <= len(state.rounds):
        raise _refuse("refuse.round_already_paired", None, round=command.from_round)
    only = state.stages[0].id if len(state.stages) == 1 else None
    begun = [played.number for played in state.rounds if (played.stage or only) == command.stage]
    first = begun[0] if begun else len(state.rounds) + 1
    for pod in state.draft_pods:
        if pod.stage == command.stage and (pod.from_round or first) == command.from_round:
            raise _refuse("refuse.pods_seated", None, **told)
    return [
        events.PodSeated(command.stage, number, seats, command.from_round)
        for number, seats in enumerate(command.pods, 1)
    ]


def _answer(state: Tournament, command: commands.AnswerQuestionnaire) -> list[Happening]:
    """Answers belong to a match that is over and to an entrant who sat there; the same again is no fact."""
    match = _match(_round(state, command.round), command.table)
    entrant = _entrant(state, command.entrant).id
    told = {"id": entrant, "round": command.round, "table": command.table}
    if entrant not in match.seats:
        raise Refused([Finding("questionnaire.not_seated", "error", entrant, told)])
    if match.result is None:
        raise Refused([Finding("questionnaire.no_result", "error", entrant, told)])
    answers = dict(command.answers)
    if any(one.entrant == entrant and one.given == answers for one in match.answers):
        return []
    return [events.QuestionnaireAnswered(command.round, command.table, entrant, answers)]


def _announce(state: Tournament, command: commands.Announce) -> list[Happening]:
    for told in state.announced:
        if (told.what, told.stage) == (command.what, command.stage):
            raise _refuse("refuse.already_announced", None, what=told.what, when=told.when)
    if command.stage is not None and all(stage.id != command.stage for stage in state.stages):
        raise _refuse("refuse.no_such_stage", command.stage, id=command.stage)
    return [events.DeviationAnnounced(command.what, command.when, command.stage)]


_DECISIONS: dict[type, Callable[[Tournament, Any], list[Happening]]] = {
    commands.Enter: _enter,
    commands.Drop: _drop,
    commands.ReEnter: _re_enter,
    commands.Disqualify: _disqualify,
    commands.MarkAbsent: _mark_absent,
    commands.PairRound: _pair,
    commands.Report: _report,
    commands.ChooseStarter: _choose,
    commands.Reseat: _reseat,
    commands.Withdraw: _withdraw,
    commands.MakeCut: _cut,
    commands.SeatPods: _seat_pods,
    commands.AnswerQuestionnaire: _answer,
    commands.Announce: _announce,
}
