"""The play-off of an event in hand: its tree, filled with what has been played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from headjudge import chance
from headjudge.findings import Finding, Refused
from headjudge.pairing.pods.seats import seat
from headjudge.running.brackets.chosen import draft_seats, drawn_rule, is_draft, tree_for
from headjudge.running.brackets.filled import BracketMatch, Filled, Rules, Turns, fill
from headjudge.running.brackets.tree import Tree
from headjudge.running.stages import StageInHand, cut_after, stages_of
from headjudge.tournament.state import Cut, Round, Tournament


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A round of the tree by name: ``final``, ``semi-final``, ``quarter-final``, ``round_of_N``, of the main side
    also ``upper-final``, ``grand-final``, ``grand-final-reset``, of the lower side ``lower_round_N``, ``lower-final``.
    """

    name: str
    matches: tuple[BracketMatch, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The whole tree of a play-off, as far as it is known. ``draft`` are the seats of a draft play-off."""

    stage: StageInHand
    seeds: tuple[str, ...]
    rounds: tuple[BracketRound, ...]
    filled: Filled
    tree: Tree
    draft: tuple[str, ...] = ()
    gone: Mapping[str, int] = field(default_factory=dict)
    """Who went through the cut and has left since: the first round that each of them missed."""

    @property
    def matches(self) -> tuple[BracketMatch, ...]:
        """Every match, in order of number."""
        return tuple(self.filled.matches[number] for number in sorted(self.filled.matches))

    def chooser(self, match: BracketMatch) -> str | None:
        """Who chooses who starts: the higher standing at the cut where the policy says so, otherwise nobody yet.

        Rule: TRP, Pairings (play-off).
        """
        playoff = self.stage.policy.playoff
        if playoff is None or playoff.starter != "higher_standing" or len(match.seats) != 2:
            return None
        if None in match.seats:
            return None
        ranks = {name: rank for rank, name in enumerate(self.seeds, 1)}
        return min(match.players, key=lambda name: ranks.get(name, len(ranks) + 1))


def bracket_of(event: Tournament, pinned: Mapping[tuple[int, int], int] | None = None) -> Bracket:
    """The play-off tree of an event (of its last play-off that has begun, or its first); seats stay unknown
    before the cut is recorded. ``pinned`` holds matches (round, table) at their numbers in the tree.

    Raises Refused where the event has no play-off, or its policy none for so many.
    """
    playoffs = [stage for stage in stages_of(event) if stage.kind == "bracket"]
    if not playoffs:
        raise Refused([Finding("refuse.no_bracket", "error", "/stages")])
    begun = [stage for stage in playoffs if cut_after(event, stage.cut_round) is not None]
    return bracket_in(event, begun[-1] if begun else playoffs[0], pinned=pinned)


def bracket_in(
    event: Tournament,
    stage: StageInHand,
    *,
    upto: int | None = None,
    pinned: Mapping[tuple[int, int], int] | None = None,
) -> Bracket:
    """The play-off of a stage, as it stands or (``upto``) as it stood after a round."""
    cut = cut_after(event, stage.cut_round)
    size = stage.enters.top if stage.enters is not None else None
    if cut is None and size is None:
        raise Refused([Finding("refuse.no_cut_rule", "error", "/stages", {"stage": stage.id or ""})])
    seeds = cut.through if cut is not None else ()
    count = len(seeds) if cut is not None else min(size or 0, len(event.entrants))
    draft = draft_of(event, stage, seeds) if cut is not None else ()
    circle = [seeds.index(name) + 1 for name in draft]
    if not circle and is_draft(stage.options):
        circle = list(range(1, count + 1))  # before the cut the seats are numbers and nobody's
    tree = tree_for(stage.policy, stage.options, count, circle)
    rounds = tuple(played for played in stage.rounds if upto is None or played.number <= upto)
    now = len(event.rounds) if upto is None else upto
    gone = {} if cut is None else gone_since(event, cut, now)
    rules = Rules(drawn_rule(stage.policy), _turns(event, stage, seeds), gone)
    filled = fill(tree, seeds, rounds, rules, pinned)
    levels = [
        BracketRound(
            level.name,
            tuple(filled.matches[node.number] for node in level.nodes if node.number in filled.matches),
        )
        for level in tree.levels
    ]
    return Bracket(stage, seeds, tuple(level for level in levels if level.matches), filled, tree, draft, gone)


def draft_of(event: Tournament, stage: StageInHand, seeds: Sequence[str]) -> tuple[str, ...]:
    """The seats of a draft play-off; none where it is no draft."""
    if not is_draft(stage.options):
        return ()
    return draft_seats(event.draft_pods, stage.id or "", seeds, event.seed)


def gone_since(event: Tournament, cut: Cut, now: int) -> dict[str, int]:
    """Who went through a cut and could not play some round since (up to the one after ``now``): the first such.

    Whoever left a play-off does not come back into it, and nobody moves up.
    """
    through = set(cut.through)
    found: dict[str, int] = {}
    for entrant in event.entrants:
        if entrant.id not in through:
            continue
        missed = (n for n in range(cut.after_round + 1, now + 2) if not entrant.plays_in(n))
        first = next(missed, None)
        if first is not None:
            found[entrant.id] = first
    return found


def _turns(event: Tournament, stage: StageInHand, seeds: Sequence[str]) -> Turns:
    """Seats in the order of the tree for two, by the policy's rule for the play-off at larger tables."""
    policy = stage.policy
    if policy.pods is None:
        return lambda _, names: tuple(names)
    rule = policy.pods.seats.playoff
    ranks = {name: rank for rank, name in enumerate(seeds, 1)}
    earlier = [played for played in event.rounds if stage.first > played.number] + list(stage.rounds)

    def seated(number: int, names: Sequence[str]) -> tuple[str, ...]:
        rows = sorted(names, key=ranks.__getitem__)
        keys = chance.keys(event.seed, f"seats/{stage.id}/{number}", rows)
        sat = [_sat(earlier, name) for name in rows] if rule == "balanced" else []
        order = seat(range(len(rows)), rule, lambda row: (keys[rows[row]], rows[row]), sat)
        return tuple(rows[row] for row in order)

    return seated


def _sat(rounds: Sequence[Round], name: str) -> dict[int, int]:
    found: dict[int, int] = {}
    for played in rounds:
        for match in played.matches:
            if name in match.seats:
                at = match.seats.index(name)
                found[at] = found.get(at, 0) + 1
    return found


def playoff_rounds(event: Tournament, stage: StageInHand) -> int | None:
    """How many rounds a play-off takes as things stand: those it has once it is over, otherwise at least one more.

    None before its cut, and where the policy has no play-off for so many.
    """
    if cut_after(event, stage.cut_round) is None:
        return None
    try:
        found = bracket_in(event, stage)
    except Refused:
        return None
    if found.filled.is_over:
        return len(stage.rounds)
    return max(found.tree.waves, len(stage.rounds) + 1)
