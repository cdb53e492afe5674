"""State and fact -> state. Replay pairs nothing, draws nothing, reads no file and no clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, cast

from headjudge.findings import InvariantBroken
from headjudge.tournament import events
from headjudge.tournament.hall import deck_events as decks
from headjudge.tournament.hall import events as hall
from headjudge.tournament.hall import worldbreak_events as worldbreaks
from headjudge.tournament.state import (
    Announced,
    Answered,
    Board,
    Cut,
    DraftPod,
    Entrant,
    Match,
    Member,
    Round,
    Superseded,
    Tournament,
    Withdrawn,
)
from headjudge.tournament.wire import Happening


def replay(facts: Iterable[Happening]) -> Tournament:
    """The state after all facts of a log, the first of which opens the event; what was undone does not count.

    Cost: linear in what the facts hold; a result of its own copies the list of its round's matches.
    """
    state: Tournament | None = None
    for _, fact in in_force(list(facts)):
        state = evolve(state, fact)
    if state is None:
        raise InvariantBroken("a log without rows has no event")
    return state


def in_force(facts: Sequence[Happening]) -> list[tuple[int, Happening]]:
    """The facts of a whole log that count, each with its number in the log: those that nobody undid."""
    undone: set[int] = set()
    for number, fact in enumerate(facts, 1):
        if isinstance(fact, hall.CommandUndone):
            undone |= {number, *range(fact.first, fact.last + 1)}
    return [(number, fact) for number, fact in enumerate(facts, 1) if number not in undone]


def evolve(state: Tournament | None, fact: Happening) -> Tournament:
    """The state once a fact has happened; the state before is left as it was."""
    if isinstance(fact, events.EventOpened):
        return _opened(fact)
    if state is None:
        raise InvariantBroken("the first fact of a log opens the event")
    if isinstance(fact, hall.CommandUndone):
        raise InvariantBroken("what was undone is left out before the log is folded")
    step = _STEPS.get(type(fact))
    if step is None:
        raise InvariantBroken(f"{type(fact).__name__} is no fact of an event")
    return step(state, fact)


def _opened(fact: events.EventOpened) -> Tournament:
    return Tournament(
        headjudge=1,
        name=fact.name,
        date=fact.date,
        policy=fact.policy,
        entrants=(),
        rounds=(),
        format=fact.format,
        options=fact.options,
        seed=fact.seed,
        draw=fact.draw,
        stages=fact.stages,
        programme=fact.programme,
        level=fact.level,
    )


def _entered(state: Tournament, fact: events.EntrantsEntered) -> Tournament:
    joined = tuple(
        Entrant(
            id=entry.id,
            name=entry.name,
            entered_in=entry.entered_in,
            fixed_table=entry.fixed_table,
            byes=entry.byes,
            external=entry.external,
            hero=entry.hero,
            members=tuple(
                Member(name, entry.member_names.get(name, ""), cast(Any, seat), entry.member_heroes.get(name))
                for name, seat in entry.member_seats
            ),
        )
        for entry in fact.entrants
    )
    return replace(state, entrants=state.entrants + joined)


def _with_entrant(state: Tournament, name: str, change: Callable[[Entrant], Entrant]) -> Tournament:
    return replace(
        state,
        entrants=tuple(change(entrant) if entrant.id == name else entrant for entrant in state.entrants),
    )


def _dropped(state: Tournament, fact: events.EntrantDropped) -> Tournament:
    return _with_entrant(
        state, fact.entrant, lambda e: replace(e, dropped_after=(*e.dropped_after, fact.after))
    )


def _re_entered(state: Tournament, fact: events.EntrantReEntered) -> Tournament:
    return _with_entrant(
        state, fact.entrant, lambda e: replace(e, re_entered_in=(*e.re_entered_in, fact.in_round))
    )


def _disqualified(state: Tournament, fact: events.EntrantDisqualified) -> Tournament:
    return _with_entrant(state, fact.entrant, lambda e: replace(e, disqualified_after=fact.after))


def _table_fixed(state: Tournament, fact: events.TableFixed) -> Tournament:
    return _with_entrant(state, fact.entrant, lambda e: replace(e, fixed_table=fact.table))


def _kept_apart(state: Tournament, fact: events.PairsKeptApart) -> Tournament:
    return replace(state, keep_apart=fact.pairs)


def _settled(state: Tournament, fact: events.NextSettled) -> Tournament:
    return replace(state, next=fact.next)


def _paired(state: Tournament, fact: events.RoundPaired) -> Tournament:
    matches = tuple(
        Match(table=m.table, seats=m.seats, notes=m.notes, number=m.number, pod=m.pod) for m in fact.matches
    )
    paired = Round(fact.number, matches, fact.byes, fact.absent, fact.stage, fact.granted)
    return replace(state, rounds=(*state.rounds, paired), next=None)


def _with_matches(state: Tournament, number: int, changes: dict[int, Callable[[Match], Match]]) -> Tournament:
    rounds = list(state.rounds)
    round_ = rounds[number - 1]
    matches = tuple(
        changes[match.table](match) if match.table in changes else match for match in round_.matches
    )
    rounds[number - 1] = replace(round_, matches=matches)
    return replace(state, rounds=tuple(rounds))


def _reported(state: Tournament, fact: events.ResultsReported) -> Tournament:
    changes: dict[int, Callable[[Match], Match]] = {}
    for told in fact.results:
        changes[told.table] = _take(changes.get(told.table), told)
    return _with_matches(state, fact.round, changes)


def _take(earlier: Callable[[Match], Match] | None, told: events.TableResult) -> Callable[[Match], Match]:
    def change(match: Match) -> Match:
        if earlier is not None:
            match = earlier(match)
        if told.board is None:
            return replace(match, result=told.result)
        others = tuple(board for board in match.boards if board.seat != told.board)
        boards = sorted((*others, Board(told.board, told.result)), key=lambda board: board.seat)
        return replace(match, boards=tuple(boards))

    return change


def _corrected(state: Tournament, fact: events.ResultCorrected) -> Tournament:
    def change(match: Match) -> Match:
        was = match.was
        if fact.kept:
            was = (*was, Superseded(match.result, fact.until_round, fact.reason))
        return replace(match, result=fact.result, was=was)

    return _with_matches(state, fact.round, {fact.table: change})


def _starter(state: Tournament, fact: events.StarterChosen) -> Tournament:
    return _with_matches(state, fact.round, {fact.table: lambda match: replace(match, chose=fact.entrant)})


def _reseated(state: Tournament, fact: events.MatchReseated) -> Tournament:
    def change(match: Match) -> Match:
        was = Superseded(match.result, fact.until_round, fact.reason, match.seats)
        return replace(
            match,
            seats=fact.seats,
            result=None,
            chose=None,
            boards=(),
            answers=(),
            was=(*match.was, was),
        )

    return _with_matches(state, fact.round, {fact.table: change})


def _withdrawn(state: Tournament, fact: events.MatchWithdrawn) -> Tournament:
    rounds = list(state.rounds)
    round_ = rounds[fact.round - 1]
    gone = tuple(
        Withdrawn(match, fact.until_round, fact.reason)
        for match in round_.matches
        if match.table == fact.table
    )
    kept = tuple(match for match in round_.matches if match.table != fact.table)
    rounds[fact.round - 1] = replace(round_, matches=kept, withdrawn=(*round_.withdrawn, *gone))
    return replace(state, rounds=tuple(rounds))


def _cut(state: Tournament, fact: events.CutMade) -> Tournament:
    return replace(state, cuts=(*state.cuts, Cut(fact.after_round, fact.order, fact.through)))


def _pod(state: Tournament, fact: events.PodSeated) -> Tournament:
    pod = DraftPod(fact.stage, fact.pod, fact.seats, fact.from_round)
    return replace(state, draft_pods=(*state.draft_pods, pod))


def _board_cleared(state: Tournament, fact: events.BoardCleared) -> Tournament:
    def change(match: Match) -> Match:
        return replace(match, boards=tuple(board for board in match.boards if board.seat != fact.board))

    return _with_matches(state, fact.round, {fact.table: change})


def _answered(state: Tournament, fact: events.QuestionnaireAnswered) -> Tournament:
    def change(match: Match) -> Match:
        others = tuple(one for one in match.answers if one.entrant != fact.entrant)
        answers = (*others, Answered(fact.entrant, fact.answers))
        return replace(match, answers=tuple(sorted(answers, key=lambda one: match.seats.index(one.entrant))))

    return _with_matches(state, fact.round, {fact.table: change})


def _announced(state: Tournament, fact: events.DeviationAnnounced) -> Tournament:
    return replace(state, announced=(*state.announced, Announced(fact.what, fact.when, fact.stage)))


def _revised(state: Tournament, fact: hall.EventRevised) -> Tournament:
    return replace(
        state,
        name=fact.name,
        date=fact.date,
        policy=fact.policy,
        format=fact.format,
        options=fact.options,
        stages=fact.stages,
        programme=fact.programme,
        level=fact.level,
    )


def _entrant_revised(state: Tournament, fact: hall.EntrantRevised) -> Tournament:
    written = {"name": fact.name, "hero": fact.hero, "external": fact.external, "byes": fact.byes}
    return _with_entrant(state, fact.entrant, lambda entrant: replace(entrant, **cast(Any, written)))


def _taken_back(state: Tournament, fact: hall.PairingTakenBack) -> Tournament:
    number = fact.number
    return replace(
        state,
        rounds=state.rounds[:-1],
        next=fact.next,
        # A cut after the round before was made with this one, which opened its stage.
        cuts=tuple(cut for cut in state.cuts if cut.after_round != number - 1),
        draft_pods=tuple(pod for pod in state.draft_pods if pod.from_round != number),
    )


def _repaired(state: Tournament, fact: hall.RoundRepaired) -> Tournament:
    """Tables seated anew keep, where the round was published, who sat there before."""
    rounds = list(state.rounds)
    round_ = rounds[fact.number - 1]
    stands = {match.table: match for match in round_.matches if match.table not in fact.removed}
    for seated in fact.matches:
        before = stands.get(seated.table)
        was: tuple[Superseded, ...] = ()
        if before is not None and fact.kept:
            was = (*before.was, Superseded(None, fact.until_round, fact.reason, before.seats))
        stands[seated.table] = Match(
            seated.table, seated.seats, notes=seated.notes, number=seated.number, pod=seated.pod, was=was
        )
    rounds[fact.number - 1] = replace(
        round_,
        matches=tuple(stands[table] for table in sorted(stands)),
        byes=fact.byes,
        absent=fact.absent,
        granted=fact.granted,
    )
    late = set(fact.entered)
    entrants = tuple(
        replace(entrant, entered_in=fact.number) if entrant.id in late else entrant
        for entrant in state.entrants
    )
    return replace(state, rounds=tuple(rounds), entrants=entrants)


def _beside_the_state(state: Tournament, _: Happening) -> Tournament:
    """Clocks and what only the desk knows are no part of the state, whose form is the event file."""
    return state


_STEPS: dict[type, Callable[[Tournament, Any], Tournament]] = {
    events.EntrantsEntered: _entered,
    events.EntrantDropped: _dropped,
    events.EntrantReEntered: _re_entered,
    events.EntrantDisqualified: _disqualified,
    events.TableFixed: _table_fixed,
    events.PairsKeptApart: _kept_apart,
    events.NextSettled: _settled,
    events.RoundPaired: _paired,
    events.ResultsReported: _reported,
    events.ResultCorrected: _corrected,
    events.StarterChosen: _starter,
    events.MatchReseated: _reseated,
    events.MatchWithdrawn: _withdrawn,
    events.CutMade: _cut,
    events.PodSeated: _pod,
    events.BoardCleared: _board_cleared,
    events.QuestionnaireAnswered: _answered,
    events.DeviationAnnounced: _announced,
    events.ClockStarted: _beside_the_state,
    events.ClockPaused: _beside_the_state,
    events.ClockResumed: _beside_the_state,
    events.ClockAdjusted: _beside_the_state,
    events.ClockEnded: _beside_the_state,
    events.TableExtended: _beside_the_state,
    events.DeckCheckBegun: _beside_the_state,
    events.DeckCheckEnded: _beside_the_state,
    events.DraftCalled: _beside_the_state,
    events.ReviewBegun: _beside_the_state,
    events.PickOverrun: _beside_the_state,
    events.DraftEnded: _beside_the_state,
    hall.EventRevised: _revised,
    hall.EntrantRevised: _entrant_revised,
    hall.PairingTakenBack: _taken_back,
    hall.RoundRepaired: _repaired,
    hall.RegistrationSet: _beside_the_state,
    hall.WaitingListed: _beside_the_state,
    hall.WaitingEnded: _beside_the_state,
    hall.CheckedIn: _beside_the_state,
    hall.CheckedOut: _beside_the_state,
    hall.MeetingSeated: _beside_the_state,
    hall.RoundPublished: _beside_the_state,
    hall.SideReported: _beside_the_state,
    decks.DecklistsSet: _beside_the_state,
    decks.DecklistHandedIn: _beside_the_state,
    decks.DecklistsJudged: _beside_the_state,
    decks.DecklistsLocked: _beside_the_state,
    decks.DecklistsUnlocked: _beside_the_state,
    decks.DecklistsPublished: _beside_the_state,
    decks.CardRuled: _beside_the_state,
    worldbreaks.WorldbreakPoolSet: _beside_the_state,
    worldbreaks.WorldbreaksDealt: _beside_the_state,
}
