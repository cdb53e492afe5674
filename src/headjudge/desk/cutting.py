"""The cut, the play-off and the draft as the desk shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from headjudge.desk.asking import facts_of_commands
from headjudge.desk.hand import InHand
from headjudge.desk.marks import check_mark, mark_of
from headjudge.findings import Finding, Refused
from headjudge.running.announcing import Announcement, announcements
from headjudge.running.brackets.bracket import Bracket, BracketRound, bracket_of
from headjudge.running.brackets.filled import BracketMatch
from headjudge.running.brackets.tree import Seed
from headjudge.running.cutting import CutInHand, cut_of
from headjudge.running.draft import Drafting, team_seats
from headjudge.running.next_round import draft_of
from headjudge.running.reporting import check_starter, match_at
from headjudge.running.table import standings, standings_at_cut
from headjudge.tournament import commands
from headjudge.tournament.state import Cut, Result
from headjudge.tournament.wire import Happening


@dataclass(frozen=True, slots=True)
class CutRow:
    """One at the cut: rank, points, why through (None: out), and what decided against the next one."""

    rank: int
    entrant: str
    points: str
    why: str | None
    status: str
    decided_by: str | None


@dataclass(frozen=True, slots=True)
class CutView:
    """The cut as it is or would be. ``tied`` are those on the points of the last who is through, on either side,
    where some of them are through and others not; ``decided_by`` is what separates the last who is through from the
    first who is not."""

    cut: CutInHand
    rows: tuple[CutRow, ...]
    through: tuple[CutRow, ...]
    nearest: tuple[CutRow, ...]
    tied: tuple[str, ...]
    decided_by: str | None
    deviations: tuple[Announcement, ...]
    order_changed: bool
    mark: str
    points: str
    """The key of the value that ranks first."""


_NEAREST = 8


def cut_view(hand: InHand) -> CutView:
    """The next cut of the event, or the last one that was made. Raises Refused where there is none to be made yet."""
    found = cut_of(hand.event)
    through = {one.entrant: one for one in found.through}
    if found.is_recorded:
        made = Cut(found.after_round, found.order, tuple(through))
        table = standings_at_cut(hand.event, made)
    else:
        table = standings(hand.event, found.after_round)
    by_name = {row.entrant: row for row in table.rows}
    first = table.columns[0].key
    rows = []
    for rank, name in enumerate(found.order, 1):
        row = by_name.get(name)
        rows.append(
            CutRow(
                rank,
                name,
                "" if row is None else row.values[first],
                through[name].why if name in through else None,
                "disqualified" if row is None else row.status,
                None if row is None else row.decided_by,
            )
        )
    ins = tuple(row for row in rows if row.why is not None)
    outs = [row for row in rows if row.why is None]
    playing = [row for row in outs if row.status == "active"]
    tied = _tied(ins, playing)
    order = [name for name in found.order if name in by_name]
    return CutView(
        found,
        tuple(rows),
        ins,
        tuple(outs[:_NEAREST]),
        tied,
        ins[-1].decided_by if ins and playing else None,
        tuple(one for one in announcements(hand.event) if one.what in ("cut", "advance")),
        found.is_recorded and order != [row.entrant for row in table.rows if row.entrant in {*order}],
        mark_of(found.after_round, found.order, tuple(through)),
        first,
    )


def _tied(ins: tuple[CutRow, ...], outs: list[CutRow]) -> tuple[str, ...]:
    """Everybody on the points of the last who is through, where the first who is not has as many."""
    if not ins or not outs or ins[-1].points != outs[0].points:
        return ()
    return tuple(row.entrant for row in (*ins, *outs) if row.points == ins[-1].points)


def make_cut(hand: InHand, mark: str) -> list[Happening]:
    """The fact of the cut as it was shown, for those who do not pair the play-off here.

    Raises Refused where it is made already or would be another one by now, and while not everybody sees the last round.
    """
    view = cut_view(hand)
    if view.cut.is_recorded:
        raise Refused([Finding("refuse.cut_made", "error", None, {"round": view.cut.after_round})])
    check_mark(mark, view.mark)
    through = tuple(one.entrant for one in view.cut.through)
    return facts_of_commands(hand, [commands.MakeCut(view.cut.after_round, view.cut.order, through)])


@dataclass(frozen=True, slots=True)
class BracketSeat:
    """A seat in the play-off: who sits there with the rank at the cut, or (``code``) where its player comes from."""

    entrant: str | None
    seed: int | None
    code: str = ""
    params: Mapping[str, int] | None = None
    is_through: bool = False


@dataclass(frozen=True, slots=True)
class BracketRow:
    """A match of the play-off: its seats, its state, its result, and whose choice it is who starts."""

    match: BracketMatch
    seats: tuple[BracketSeat, ...]
    result: Result | None
    chooser: str | None

    @property
    def may_choose(self) -> bool:
        """Whether somebody can still be noted as having chosen to start."""
        return self.match.state == "running" and self.result is None and len(self.match.players) == 2


@dataclass(frozen=True, slots=True)
class BracketLevel:
    """A round of the play-off: the code of its name, and its matches."""

    code: str
    size: int
    rows: tuple[BracketRow, ...]


@dataclass(frozen=True, slots=True)
class BracketView:
    """The play-off by rounds; the last of them with something to do (``now``) comes first to the eye."""

    bracket: Bracket
    levels: tuple[BracketLevel, ...]
    is_cut: bool

    @property
    def champion(self) -> str | None:
        """Who has won the play-off."""
        return self.bracket.filled.champion


def bracket_view(hand: InHand) -> BracketView:
    """The play-off of the event. Raises Refused where it has none. Cost: one filling of its tree."""
    found = bracket_of(hand.event)
    levels = tuple(_level(hand, found, level) for level in found.rounds)
    return BracketView(found, levels, bool(found.seeds))


def _level(hand: InHand, found: Bracket, level: BracketRound) -> BracketLevel:
    key, _, size = level.name.rpartition("_")
    code = f"playoff.{key}" if size.isdigit() else f"playoff.{level.name}"
    rows = tuple(_row(hand, found, match) for match in level.matches)
    return BracketLevel(code, int(size) if size.isdigit() else 0, rows)


def _row(hand: InHand, found: Bracket, match: BracketMatch) -> BracketRow:
    played = None if match.round is None else match_at(hand.event, match.round, match.table or 0)
    chooser = found.chooser(match) if match.state in ("ready", "running") else None
    seats = tuple(_seat(found, match, place) for place in range(len(match.seats)))
    return BracketRow(match, seats, None if played is None else played.result, match.chose or chooser)


def _seat(found: Bracket, match: BracketMatch, place: int) -> BracketSeat:
    name, seed = match.seats[place], match.seeds[place]
    if name is not None:
        return BracketSeat(name, seed, is_through=name in match.through)
    if match.state == "done":
        return BracketSeat(None, None, "playoff.empty", {})
    source = next(node for node in found.tree.nodes if node.number == match.number).sources[place]
    if isinstance(source, Seed):
        return BracketSeat(None, None, "playoff.seed", {"seed": source.rank})
    return BracketSeat(None, None, "playoff.coming", {"match": source.match, "place": source.place})


def choose_starter(hand: InHand, number: int, table: int, entrant: str) -> list[Happening]:
    """The fact that somebody chose to start a match of the play-off. Raises Refused outside a play-off."""
    asked = commands.ChooseStarter(number, table, entrant)
    check_starter(hand.event, asked)
    return facts_of_commands(hand, [asked])


def starter_findings(hand: InHand, number: int, table: int, entrant: str) -> list[Finding]:
    """What to know of that choice: it may have been the other one's."""
    return check_starter(hand.event, commands.ChooseStarter(number, table, entrant))


@dataclass(frozen=True, slots=True)
class DraftSeat:
    """A seat at a draft table, clockwise: who sits there; in a team draft the team, the seat letter and the member."""

    number: int
    entrant: str
    letter: str = ""
    member: str = ""


@dataclass(frozen=True, slots=True)
class DraftPodView:
    """A pod and its seats in order."""

    pod: int
    seats: tuple[DraftSeat, ...]


@dataclass(frozen=True, slots=True)
class DraftView:
    """The draft that comes next or runs, pod by pod; ``cut`` is the cut that it would rest on and is not made yet."""

    draft: Drafting
    pods: tuple[DraftPodView, ...]
    cut: CutInHand | None
    mark: str


def draft_view(hand: InHand) -> DraftView:
    """Pods and seats, as they are or would be. Raises Refused where the event has no draft now."""
    found, cut = draft_of(hand.event)
    entrants = {one.id: one for one in hand.event.entrants}
    members = {member.id: member.name for one in hand.event.entrants for member in one.members}
    pods = []
    for pod in found.pods:
        teams = team_seats(found.stage.policy, [entrants[name] for name in pod.seats])
        seats = tuple(DraftSeat(number, name) for number, name in enumerate(pod.seats, 1))
        if teams:
            seats = tuple(
                DraftSeat(n, one.team, one.seat, members.get(one.member or "", ""))
                for n, one in enumerate(teams, 1)
            )
        pods.append(DraftPodView(pod.pod, seats))
    mark = mark_of(found.from_round, [pod.seats for pod in found.pods], cut is None)
    return DraftView(found, tuple(pods), cut, mark)


def seat_draft(hand: InHand, mark: str) -> list[Happening]:
    """The facts that seat the pods as they were shown, with the cut before them where it is not made yet.

    Raises Refused where they are seated already or would be others by now.
    """
    view = draft_view(hand)
    if view.draft.is_recorded:
        told: dict[str, Any] = {"stage": view.draft.stage.id or "", "round": view.draft.from_round}
        raise Refused([Finding("refuse.pods_seated", "error", None, told)])
    check_mark(mark, view.mark)
    asked: list[commands.Command] = []
    if view.cut is not None:
        through = tuple(one.entrant for one in view.cut.through)
        asked.append(commands.MakeCut(view.cut.after_round, view.cut.order, through))
    return facts_of_commands(hand, [*asked, *view.draft.commands()])
