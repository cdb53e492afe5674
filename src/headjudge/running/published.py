"""A published round as it stands: its tables, what is known of those who sit there, and what a change of it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import combinations

from headjudge.findings import Finding, Refused
from headjudge.running.auditing import before
from headjudge.running.next_round import rematches_of
from headjudge.running.stages import (
    StageInHand,
    cut_after,
    cut_before,
    ranking_policy,
    stage_of_round,
    stages_of,
)
from headjudge.running.table import ranked, swiss_part
from headjudge.standings.field import Field as Scored
from headjudge.standings.ranking import Standing
from headjudge.tournament.events import PairedMatch
from headjudge.tournament.state import Match, Round, Tournament


@dataclass(frozen=True, slots=True)
class RoundChange:
    """What changes of a published round: the whole of it, ready to be recorded.

    ``matches`` are only the tables that changed or are new, ``removed`` those that are no more; ``byes``,
    ``absent`` and ``granted`` are the whole lists as they stand from then on; ``entered`` are those who were to
    enter later, and enter in this round.
    """

    number: int
    matches: tuple[PairedMatch, ...]
    removed: tuple[int, ...]
    byes: tuple[str, ...]
    absent: tuple[str, ...]
    granted: tuple[str, ...]
    entered: tuple[str, ...] = ()

    def applied(self, event: Tournament) -> Tournament:
        """The event with this change, as a preview: tables that changed have no result."""
        played = event.rounds[self.number - 1]
        matches = {match.table: match for match in played.matches if match.table not in self.removed}
        for one in self.matches:
            matches[one.table] = Match(one.table, one.seats, None, one.notes, one.number, one.pod)
        laid = tuple(matches[table] for table in sorted(matches))
        changed = replace(played, matches=laid, byes=self.byes, absent=self.absent, granted=self.granted)
        rounds = (*event.rounds[: self.number - 1], changed, *event.rounds[self.number :])
        return as_entered(replace(event, rounds=rounds), self.entered, self.number)


def as_entered(event: Tournament, names: Collection[str], number: int) -> Tournament:
    """The event with these entrants in it from that round on."""
    if not names:
        return event
    entrants = tuple(replace(one, entered_in=number) if one.id in names else one for one in event.entrants)
    return replace(event, entrants=entrants)


def may_join(known: Published, name: str) -> bool:
    """Whether an entrant could be in the round: in the event, not out, through the last cut; or to enter next."""
    one = next((one for one in known.event.entrants if one.id == name), None)
    if one is None or one.entered_in > known.number + 1:
        return False
    if not replace(one, entered_in=min(one.entered_in, known.number)).plays_in(known.number):
        return False
    last_cut = cut_before(stages_of(known.event), known.stage)
    if last_cut is None:
        return True
    cut = cut_after(known.event, last_cut.cut_round)
    return cut is not None and name in cut.through


def enters_late(known: Published, names: Iterable[str]) -> tuple[str, ...]:
    """Those of these entrants who were to enter after this round."""
    later = {one.id for one in known.event.entrants if one.entered_in > known.number}
    return tuple(name for name in names if name in later)


@dataclass(frozen=True, slots=True)
class Quality:
    """How good a round is, in match points; settled matches and granted byes are not counted.

    The first five decide in this order, less is better (with rematches allowed these do not count). ``met_again`` at
    tables of three and more are pairs who have met, ``repeated_tables`` tables that were one before, and ``weighted``
    is what the policy's weights of meetings and points come to where it spreads. ``difference`` is the sum of the
    point differences, ``pair_downs`` the matches (tables) of entrants on different points.
    """

    kept_apart: int
    met_again: int
    second_byes: int
    bye_points: Fraction
    squared_difference: Fraction
    difference: Fraction
    pair_downs: int
    repeated_tables: int = 0
    weighted: Fraction = Fraction(0)


@dataclass(frozen=True, slots=True)
class Published:
    """The last round of an event, and its entrants as the results of today have them.

    ``points`` are match points at the pairing by today's results, ``points_then`` by those of that time;
    ``place`` the order of the standings at the pairing (0 is the highest). Who had not played yet has none.
    """

    event: Tournament
    stage: StageInHand
    played: Round
    earlier: Tournament
    standing: Standing
    points: Mapping[str, Fraction]
    points_then: Mapping[str, Fraction]
    place: Mapping[str, int]
    last_met: Mapping[frozenset[str], int]
    meetings: Mapping[frozenset[str], int]
    byes_had: Mapping[str, int]
    apart: Collection[frozenset[str]]
    fixed: Mapping[str, int]
    match_of: Mapping[str, Match] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """The number of the round."""
        return self.played.number

    @property
    def at_tables(self) -> bool:
        """Whether tables seat three and more."""
        return self.stage.policy.pods is not None

    @property
    def pod_of(self) -> Mapping[str, int]:
        """The draft pod of each entrant; empty where the round is no round of a draft."""
        return _pods_of(self.event, self.stage, self.number) if self.stage.kind == "draft" else {}

    def score(self, name: str) -> Fraction:
        """The points that an entrant has at the pairing; 0 for who comes late."""
        return self.points.get(name, Fraction(0))

    def moved(self, name: str) -> bool:
        """Whether today's results give an entrant other points than the pairing took for granted."""
        return self.score(name) != self.points_then.get(name, Fraction(0))

    def met(self, one: str, other: str) -> int | None:
        """The last earlier round in which the two sat at one table."""
        return self.last_met.get(frozenset((one, other)))

    def spread(self, seats: Sequence[str]) -> Fraction:
        """The largest point difference at a table."""
        scores = [self.score(name) for name in seats]
        return max(scores) - min(scores)


def is_open(match: Match) -> bool:
    """Whether a match may still change: nothing of it has been reported, no seat of a team either."""
    return match.result is None and not match.boards


def published(event: Tournament) -> Published:
    """The last round of an event, ready to be looked at and changed.

    Raises Refused where no round is paired, in a play-off (whose later matches follow from the earlier ones, and
    are put right with the correction), and where a correction has left an earlier match open. Cost: one or two
    rankings.
    """
    if not event.rounds:
        raise Refused([Finding("repair.no_round", "error", "/rounds")])
    played = event.rounds[-1]
    stage = stage_of_round(stages_of(event), played.number)
    if stage.kind == "bracket":
        raise Refused([Finding("repair.in_playoff", "error", "/rounds", {"round": played.number})])
    earlier = replace(event, rounds=event.rounds[:-1], next=None)
    for past in earlier.rounds:
        if not past.finished:
            tables = tuple(match.table for match in past.matches if match.result is None)
            told = {"round": past.number, "tables": tables}
            raise Refused([Finding("repair.earlier_open", "error", f"/rounds/{past.number - 1}", told)])
    cuts = tuple(cut for cut in event.cuts if cut.after_round < played.number)
    earlier = replace(earlier, cuts=cuts)
    standing, points = _points(earlier, stage)
    then = before(event, played.number)
    was_other = any(
        (was.until_round or 0) >= played.number
        for past in event.rounds[:-1]
        for match in past.matches
        for was in match.was
    )
    last_met, meetings, byes_had = _past(swiss_part(earlier, stages_of(earlier)).rounds)
    return Published(
        event,
        stage,
        played,
        earlier,
        standing,
        points,
        _points(then, stage)[1] if was_other else points,
        _places(event, standing),
        last_met,
        meetings,
        byes_had,
        frozenset(frozenset(pair) for pair in event.keep_apart),
        {one.id: one.fixed_table for one in event.entrants if one.fixed_table is not None},
        {name: match for match in played.matches for name in match.seats},
    )


def _points(earlier: Tournament, stage: StageInHand) -> tuple[Standing, Mapping[str, Fraction]]:
    """The standings before the round, and the points that its pairing goes by."""
    stages = stages_of(earlier)
    standing = ranked(swiss_part(earlier, stages), ranking_policy(earlier, stages))
    if stage.policy.pods is None:
        column = Scored(standing.records, standing.scoring).points
    else:
        column = standing.columns[standing.order[0].key]
    values = column.numerators.tolist()
    ids = standing.records.ids
    return standing, {n: Fraction(v, column.denominator) for n, v in zip(ids, values, strict=True)}


def _places(event: Tournament, standing: Standing) -> dict[str, int]:
    """Everybody's place; who is not in the standings follows in the order of ids."""
    order = list(standing.ids)
    known = set(order)
    order += sorted(one.id for one in event.entrants if one.id not in known)
    return {name: place for place, name in enumerate(order)}


def _past(
    rounds: Iterable[Round],
) -> tuple[dict[frozenset[str], int], dict[frozenset[str], int], dict[str, int]]:
    last_met: dict[frozenset[str], int] = {}
    meetings: dict[frozenset[str], int] = {}
    byes: dict[str, int] = {}
    for past in rounds:
        for match in past.matches:
            for names in combinations(match.seats, 2):
                pair = frozenset(names)
                last_met[pair] = past.number
                meetings[pair] = meetings.get(pair, 0) + 1
        for name in past.byes:
            byes[name] = byes.get(name, 0) + 1
    return last_met, meetings, byes


def _pods_of(event: Tournament, stage: StageInHand, number: int) -> dict[str, int]:
    """The pods that play a round: those of the last draft of the stage that has begun."""
    first = stage.rounds[0].number if stage.rounds else number
    begun = [
        (pod.from_round or first, pod)
        for pod in event.draft_pods
        if pod.stage == stage.id and (pod.from_round or first) <= number
    ]
    last = max((start for start, _ in begun), default=first)
    return {name: pod.pod for start, pod in begun if start == last for name in pod.seats}


def quality(
    known: Published, tables: Iterable[Sequence[str]], byes: Iterable[str], *, locked: Collection[str] = ()
) -> Quality:
    """The quality of a round by these tables and byes; ``locked`` are entrants whose matches were settled.

    Cost: linear in the pairs at one table.
    """
    apart = met = downs = repeated = 0
    squares = total = weighted = Fraction(0)
    past = tables_before(known) if known.at_tables else frozenset()
    weigh = _weights(known)
    for seats in tables:
        if seats[0] in locked:
            continue
        repeated += frozenset(seats) in past
        downs += known.spread(seats) != 0
        for one, other in combinations(seats, 2):
            pair = frozenset((one, other))
            apart += pair in known.apart
            met += pair in known.last_met
            difference = abs(known.score(one) - known.score(other))
            squares += difference**2
            total += difference
            weighted += 0 if weigh is None else weigh(difference, known.meetings.get(pair, 0))
    names = list(byes)
    return Quality(
        apart,
        met,
        sum(1 for name in names if known.byes_had.get(name)),
        sum((known.score(name) for name in names), Fraction(0)),
        squares,
        total,
        downs,
        repeated,
        weighted,
    )


def _weights(known: Published) -> Callable[[Fraction, int], Fraction] | None:
    """What a pair at one table costs by its point difference and its meetings, where the policy spreads."""
    if not known.at_tables or known.stage.policy.pairing.method != "spread":
        return None
    from headjudge.running.pod_round import WIN, pod_rule, win_points

    weights = pod_rule(known.stage.policy).weights
    one = WIN / win_points(known.stage.policy)
    return lambda difference, times: weights.points * (difference * one) ** 2 + weights.met(times)


def tables_before(known: Published) -> frozenset[frozenset[str]]:
    """The tables that may not come again, by who sat there."""
    pods = known.stage.policy.pods
    rounds = known.earlier.rounds
    if pods is not None and pods.filling.repeat_of != "any_round":
        rounds = rounds[-1:]
    return frozenset(frozenset(match.seats) for past in rounds for match in past.matches)


def rank_of(known: Published, found: Quality) -> tuple[int | Fraction, ...]:
    """What decides between two qualities of one round, less is better."""
    if known.at_tables:
        spread = known.stage.policy.pairing.method == "spread"
        by_points = found.weighted if spread else found.squared_difference
        repeated = 0 if spread else found.repeated_tables
        return (found.kept_apart, repeated, found.second_byes, found.bye_points, by_points)
    met = 0 if rematches_of(known.stage) == "allow" else found.met_again
    return (found.kept_apart, met, found.second_byes, found.bye_points, found.squared_difference)


def settled_entrants(known: Published) -> frozenset[str]:
    """Everybody whose match was settled before the round was paired."""
    codes = {"locked", "pod_locked"}
    return frozenset(n for match in known.played.matches if codes & {*match.notes} for n in match.seats)


def drawn_byes(known: Published) -> tuple[str, ...]:
    """The byes that the pairing gave; the others had been settled before."""
    granted = granted_byes(known)
    return tuple(name for name in known.played.byes if name not in granted)


def granted_byes(known: Published) -> tuple[str, ...]:
    """The byes that had been settled, or earned for the first rounds."""
    first = known.stage.first == 1
    earned = {one.id for one in known.event.entrants if first and one.byes >= known.number}
    return tuple(n for n in known.played.byes if n in known.played.granted or n in earned)
