"""The facts that lead to a state: how an event that comes as a file enters a log.

A file holds no times and so no clocks, and the order is the least that the facts need: a correction stands
after the round up to which the earlier result had counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from headjudge.tournament import events
from headjudge.tournament.hall.events import RoundPublished
from headjudge.tournament.state import Entrant, Match, Round, Tournament
from headjudge.tournament.wire import Happening


def history(state: Tournament, resolved: Mapping[str, Any]) -> Iterator[Happening]:
    """Facts whose replay is ``state``; ``resolved`` is the whole policy as it held on the event's date."""
    yield events.EventOpened(
        date=state.date,
        policy=state.policy,
        resolved=resolved,
        options=state.options,
        seed=state.seed,
        draw=state.draw,
        stages=state.stages,
        format=state.format,
        name=state.name,
        programme=state.programme,
        level=state.level,
    )
    for told in state.announced:
        yield events.DeviationAnnounced(told.what, told.when, told.stage)
    if state.entrants:
        yield events.EntrantsEntered(tuple(map(_entry, state.entrants)))
    for entrant in state.entrants:
        yield from _moments(entrant)
    if state.keep_apart:
        yield events.PairsKeptApart(state.keep_apart)
    late: dict[int, list[Happening]] = {}
    cuts = {cut.after_round: cut for cut in state.cuts}
    for after in (0, *(round_.number for round_ in state.rounds)):
        if after:
            yield from _played(state.rounds[after - 1], late)
        yield from late.pop(after, ())
        if after in cuts:
            yield events.CutMade(after, cuts[after].order, cuts[after].through)
    for after in sorted(late):
        yield from late[after]
    for pod in state.draft_pods:
        yield events.PodSeated(pod.stage, pod.pod, pod.seats, pod.from_round)
    if state.rounds:
        yield RoundPublished(len(state.rounds))  # what a file tells, everybody may know
    if state.next is not None:
        yield events.NextSettled(state.next)


def _entry(entrant: Entrant) -> events.Entry:
    return events.Entry(
        id=entrant.id,
        entered_in=entrant.entered_in,
        fixed_table=entrant.fixed_table,
        byes=entrant.byes,
        member_seats=tuple((member.id, member.seat) for member in entrant.members),
        name=entrant.name,
        hero=entrant.hero,
        external=entrant.external,
        member_names={member.id: member.name for member in entrant.members},
        member_heroes={member.id: member.hero for member in entrant.members if member.hero is not None},
    )


def _moments(entrant: Entrant) -> Iterator[Happening]:
    for order, after in enumerate(entrant.dropped_after):
        yield events.EntrantDropped(entrant.id, after)
        if order < len(entrant.re_entered_in):
            yield events.EntrantReEntered(entrant.id, entrant.re_entered_in[order])
    if entrant.disqualified_after is not None:
        yield events.EntrantDisqualified(entrant.id, entrant.disqualified_after)


def _played(round_: Round, late: dict[int, list[Happening]]) -> Iterator[Happening]:
    matches = (*round_.matches, *(gone.match for gone in round_.withdrawn))
    yield events.RoundPaired(
        round_.number,
        round_.stage,
        tuple(events.PairedMatch(m.table, _first_seats(m), m.notes, m.number, m.pod) for m in matches),
        round_.byes,
        round_.absent,
        round_.granted,
    )
    told: list[events.TableResult] = []
    for match in matches:
        first = match.was[0].result if match.was else match.result
        if first is not None:
            told.append(events.TableResult(match.table, first))
        if not _is_reseated(match):
            told += _boards(match)
    if told:
        yield events.ResultsReported(round_.number, tuple(told))
    ends: dict[int, int] = {}
    for match in matches:
        if not _is_reseated(match):
            yield from _beside_the_result(round_.number, match)
        ends[match.table] = _corrections(round_.number, match, late)
    after = round_.number
    for gone in round_.withdrawn:
        # Withdrawals keep their order, and none comes before the last correction of its match.
        after = max(after, ends[gone.match.table], gone.until_round or 0)
        late.setdefault(after, []).append(
            events.MatchWithdrawn(round_.number, gone.match.table, gone.until_round, gone.reason)
        )


def _is_reseated(match: Match) -> bool:
    return any(earlier.seats for earlier in match.was)


def _first_seats(match: Match) -> tuple[str, ...]:
    return match.seats_before()[0] if match.was else match.seats


def _boards(match: Match) -> list[events.TableResult]:
    return [events.TableResult(match.table, b.result, b.seat) for b in match.boards if b.result is not None]


def _beside_the_result(number: int, match: Match) -> Iterator[Happening]:
    if match.chose is not None:
        yield events.StarterChosen(number, match.table, match.chose)
    for one in match.answers:
        yield events.QuestionnaireAnswered(number, match.table, one.entrant, one.given)


def _corrections(number: int, match: Match, late: dict[int, list[Happening]]) -> int:
    """Puts the corrections of a match where they belong; gives the round after which the last one stands."""
    after = number
    last_reseat = max((order for order, earlier in enumerate(match.was) if earlier.seats), default=-1)
    for order, earlier in enumerate(match.was):
        is_last = order + 1 == len(match.was)
        then = match.result if is_last else match.was[order + 1].result
        # Corrections of one match keep their order, also where a file gives their rounds out of order.
        after = max(after, earlier.until_round or 0)
        facts = late.setdefault(after, [])
        if not earlier.seats:
            facts.append(
                events.ResultCorrected(number, match.table, then, earlier.until_round, True, earlier.reason)
            )
            continue
        seats = match.seats if is_last else match.seats_before()[order + 1]
        facts.append(events.MatchReseated(number, match.table, seats, earlier.until_round, earlier.reason))
        told = [] if then is None else [events.TableResult(match.table, then)]
        if order == last_reseat:
            told += _boards(match)
        if told:
            facts.append(events.ResultsReported(number, tuple(told)))
        if order == last_reseat:
            facts += _beside_the_result(number, match)
    return after
