"""The next round of an event in hand: who plays, who has a bye, what may not be, and the cut on the way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from headjudge.findings import Finding, Refused, Rule
from headjudge.pairing.draw import Drawn, DrawnMatch, Wishes, draw
from headjudge.running.cutting import CutInHand, cut_into
from headjudge.running.stages import (
    StageInHand,
    current,
    cut_after,
    cut_before,
    ranking_policy,
    stages_of,
    unplanned,
)
from headjudge.running.table import ranked, swiss_part
from headjudge.tournament import commands
from headjudge.tournament.events import PairedMatch
from headjudge.tournament.state import Cut, Next, Tournament

# What pairs drafts, larger tables and play-offs is loaded by the rounds that need it: half of what starting costs.
if TYPE_CHECKING:
    from headjudge.running.draft import Drafting


@dataclass(frozen=True, slots=True)
class NextRound:
    """A round ready to be taken: matches in table order, byes, who is absent, and what to know about it.

    ``cut`` is the cut that this round rests on where it opens a stage and the cut is not recorded yet;
    ``draft`` the pods of a draft round.
    """

    number: int
    stage: StageInHand
    matches: tuple[PairedMatch, ...]
    byes: tuple[str, ...]
    absent: tuple[str, ...]
    findings: tuple[Finding, ...]
    granted: tuple[str, ...] = ()
    """Those of the byes that had been settled beforehand."""
    cut: CutInHand | None = None
    draft: Drafting | None = None
    playoff_seats: tuple[str, ...] = ()
    """The seats of a draft play-off that are drawn with this round."""

    def commands(self) -> list[commands.Command]:
        """What records the round (and its cut) in the event."""
        asked: list[commands.Command] = []
        if self.cut is not None:
            through = tuple(one.entrant for one in self.cut.through)
            asked.append(commands.MakeCut(self.cut.after_round, self.cut.order, through))
        if self.draft is not None:
            asked += self.draft.commands()
        if self.playoff_seats and self.stage.id is not None:
            asked.append(commands.SeatPods(self.stage.id, self.number, (self.playoff_seats,)))
        asked.append(commands.PairRound(self.stage.id, self.matches, self.byes, self.absent, self.granted))
        return asked


def next_round(event: Tournament) -> NextRound:
    """The next round of an event; the same event gives the same round, always.

    Raises Refused while the last round has open matches, after the last planned round, and where the stage
    that comes next cannot begin (its field is not cut yet). Cost: near-linear in entrants.
    """
    stages = stages_of(event)
    stage = _stage_to_pair(event, stages)
    if stage.kind == "bracket":
        return _bracket_round(event, stage)
    return _swiss_round(event, stages, stage)


def _stage_to_pair(event: Tournament, stages: tuple[StageInHand, ...]) -> StageInHand:
    if event.rounds:
        last = event.rounds[-1]
        tables = tuple(match.table for match in last.matches if match.result is None)
        if tables:
            told = {"round": last.number, "tables": tables, "count": len(tables)}
            raise Refused([Finding("refuse.open_matches", "error", f"/rounds/{last.number - 1}", told)])
    stage = current(stages)
    if stage is None:
        planned = sum(len(stage.rounds) for stage in stages)
        told = {"planned": planned, "ended": "playoff" if stages[-1].kind == "bracket" else "rounds"}
        raise Refused([Finding("refuse.all_rounds_played", "error", "/options/rounds", told)])
    return stage


def _swiss_round(event: Tournament, stages: tuple[StageInHand, ...], stage: StageInHand) -> NextRound:
    number = len(event.rounds) + 1
    playing, cut = _field(event, stages, stage, number)
    settled = event.next or Next()
    findings = _out_of_field(settled, playing)
    absent = tuple(name for name in settled.absent if name in playing)
    granted = [name for name in settled.byes if name in playing]
    if stage.first == 1:
        # Byes earned beforehand are for the first rounds of the event.
        taken = {*granted, *absent, *(name for pair in settled.pairs for name in pair)}
        granted += [
            e.id for e in event.entrants if e.byes >= number and e.id in playing and e.id not in taken
        ]
    granted.sort()
    to_pair = [name for name in playing if name not in absent]
    if not to_pair:
        raise Refused([Finding("refuse.nobody_to_pair", "error", "/entrants", {"round": number})])
    locked = [pair for pair in settled.pairs if all(name in playing for name in pair)]
    if stage.kind == "draft":
        made = _in_draft_pods(event, stages, stage, number, playing, to_pair, locked, granted)
    elif stage.policy.pods is None:
        made = _two_at_a_table(event, stages, stage, number, to_pair, locked, granted)
    else:
        made = _at_tables(event, stages, stage, number, to_pair, locked, granted)
    if stage.planned is None:
        findings.append(unplanned(stage))
    if not event.seed:
        findings.append(Finding("sense.no_seed", "warning", "/seed"))
    settled_byes = tuple(sorted(name for name in settled.byes if name in playing))
    return replace(made, absent=absent, findings=(*findings, *made.findings), cut=cut, granted=settled_byes)


def _two_at_a_table(
    event: Tournament,
    stages: tuple[StageInHand, ...],
    stage: StageInHand,
    number: int,
    playing: list[str],
    locked: list[tuple[str, ...]],
    granted: list[str],
) -> NextRound:
    drawn = draw(
        ranked(swiss_part(event, stages), ranking_policy(event, stages)),
        playing,
        event.seed,
        number,
        Wishes(
            locked=[(a, b) for a, b in locked],
            granted=granted,
            apart=event.keep_apart,
            fixed_tables={e.id: e.fixed_table for e in event.entrants if e.fixed_table is not None},
            rounds_left=max((stage.planned or 0) - len(stage.rounds) - 1, 0),
            rematches=rematches_of(stage),
        ),
    )
    matches = tuple(_paired(match) for match in drawn.matches)
    byes = tuple(name for name, _ in drawn.byes)
    return NextRound(number, stage, matches, byes, (), tuple(_with_rule(drawn, stage)))


def _in_draft_pods(
    event: Tournament,
    stages: tuple[StageInHand, ...],
    stage: StageInHand,
    number: int,
    playing: dict[str, None],
    to_pair: list[str],
    locked: list[tuple[str, ...]],
    granted: list[str],
) -> NextRound:
    from headjudge.running.draft import drafting
    from headjudge.running.draft_round import draw_in_pods
    from headjudge.running.pod_round import rule_of

    draft = drafting(event, stage, number, list(playing))
    drawn = draw_in_pods(event, stages, number, draft, to_pair, locked, granted, rematches_of(stage))
    rule = rule_of(stage.policy)
    findings = [
        *draft.findings,
        *(Finding(f"note.{code}", "info", name, {"id": name}, rule) for name, code in drawn.byes),
        *(replace(remark, rule=remark.rule or rule) for remark in drawn.remarks),
    ]
    byes = tuple(name for name, _ in drawn.byes)
    return NextRound(number, stage, drawn.matches, byes, (), tuple(findings), draft=draft)


def draft_of(event: Tournament) -> tuple[Drafting, CutInHand | None]:
    """The draft that comes next (or runs), and the cut before it where it is not recorded yet.

    Raises Refused where the next round is no round of a draft, and where it cannot be paired yet.
    """
    from headjudge.running.draft import drafting

    stages = stages_of(event)
    stage = current(stages)
    if stage is not None and stage.kind != "draft":
        raise Refused([Finding("refuse.no_draft", "error", "/stages", {"stage": stage.id or ""})])
    number = len(event.rounds) + 1
    if stage is None or (stage.rounds and not stage.rounds[-1].finished):
        running = next((one for one in reversed(stages) if one.rounds), None)
        if running is None or running.kind != "draft":
            raise Refused([Finding("refuse.no_draft", "error", "/stages", {"stage": ""})])
        stage, number = running, running.rounds[-1].number
    else:
        stage = _stage_to_pair(event, stages)
    playing, cut = _field(event, stages, stage, number)
    return drafting(event, stage, number, list(playing)), cut


def _at_tables(
    event: Tournament,
    stages: tuple[StageInHand, ...],
    stage: StageInHand,
    number: int,
    playing: list[str],
    locked: list[tuple[str, ...]],
    granted: list[str],
) -> NextRound:
    from headjudge.running.pod_round import draw_pods, rule_of

    drawn = draw_pods(event, stages, stage, number, playing, locked, granted)
    rule = rule_of(stage.policy)
    matches = tuple(PairedMatch(pod.table, pod.seats, pod.notes) for pod in drawn.pods)
    byes = [
        Finding(f"note.{n}", "info", bye.id, {"id": bye.id}, rule) for bye in drawn.byes for n in bye.notes
    ]
    remarks = [Finding(f.code, f.severity, f.subject, f.params, rule) for f in drawn.remarks]
    return NextRound(number, stage, matches, tuple(bye.id for bye in drawn.byes), (), (*byes, *remarks))


def _paired(match: DrawnMatch) -> PairedMatch:
    return PairedMatch(match.table, match.seats, match.notes)


def rematches_of(stage: StageInHand) -> Literal["avoid", "allow"]:
    """Whether an organiser lets people meet again, or the policy does."""
    set_by_organiser: Any = stage.options.get("rematches")
    return set_by_organiser or stage.policy.pairing.rematches


def _with_rule(drawn: Drawn, stage: StageInHand) -> list[Finding]:
    """Why each bye, and what could not be avoided, with the rule that pairing follows."""
    source = stage.policy.pairing.source or stage.policy.source
    rule = Rule(source.document, source.clause or "", source.edition)
    byes = [Finding(f"note.{code}", "info", name, {"id": name}, rule) for name, code in drawn.byes]
    remarks = [Finding(f.code, f.severity, f.subject, f.params, rule) for f in drawn.remarks]
    return byes + remarks


def _field(
    event: Tournament, stages: tuple[StageInHand, ...], stage: StageInHand, number: int
) -> tuple[dict[str, None], CutInHand | None]:
    """Who may play the round, in the order of registration; and the cut, where it is not recorded yet."""
    playing = {entrant.id: None for entrant in event.entrants if entrant.plays_in(number)}
    last_cut = cut_before(stages, stage)
    if last_cut is None:
        return playing, None
    recorded = cut_after(event, last_cut.cut_round)
    if recorded is not None:
        through = set(recorded.through)
        return {name: None for name in playing if name in through}, None
    if stage.rounds or last_cut.id != stage.id:
        raise Refused([Finding("refuse.cut_missing", "error", "/cuts", {"round": last_cut.cut_round})])
    cut = cut_into(event, stage)
    chosen = {one.entrant for one in cut.through}
    return {name: None for name in playing if name in chosen}, cut


def _out_of_field(settled: Next, playing: dict[str, None]) -> list[Finding]:
    """Settled wishes for somebody who did not go through to this stage cannot be kept; each is named."""
    named = [name for pair in settled.pairs for name in pair] + [*settled.byes, *settled.absent]
    return [
        Finding("running.settled_but_out", "warning", name, {"id": name})
        for name in named
        if name not in playing
    ]


def _bracket_round(event: Tournament, stage: StageInHand) -> NextRound:
    """What can be played next in a play-off, in its order; a cut that is not recorded comes with it."""
    from headjudge.running.brackets.next_matches import next_matches

    cut = None
    if cut_after(event, stage.cut_round) is None:
        cut = cut_into(event, stage)
        through = tuple(one.entrant for one in cut.through)
        event = replace(event, cuts=(*event.cuts, Cut(cut.after_round, cut.order, through)))
        stage = next(one for one in stages_of(event) if one.id == stage.id)
    ready = next_matches(event, stage)
    return NextRound(
        len(event.rounds) + 1,
        stage,
        ready.matches,
        ready.byes,
        (),
        ready.findings,
        cut=cut,
        playoff_seats=ready.draft,
    )
