"""The audit of an event: what happened, held against what its rules and its seed would have given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from headjudge.findings import Finding, Refused, Severity
from headjudge.pairing.draw import Judged, Wishes, judge
from headjudge.running.announcing import announcement_findings
from headjudge.running.brackets.checking import audit_playoff
from headjudge.running.draft_audit import audit_draft
from headjudge.running.hand_made_audit import by_people, is_imported, is_repaired, milder
from headjudge.running.next_round import next_round, rematches_of
from headjudge.running.pod_audit import audit_pods
from headjudge.running.stages import (
    StageInHand,
    cut_after,
    cut_before,
    ranking_policy,
    stage_of_round,
    stages_of,
)
from headjudge.running.table import finished, ranked, standings_at_cut, swiss_part
from headjudge.tournament.state import Entrant, Match, Next, Round, Tournament


def audit(event: Tournament) -> list[Finding]:
    """Everything in an event that its rules did not give, in order of rounds.

    An error is what the policy's pairing could have avoided (a rematch, a second bye, people to be kept
    apart); a warning is what people should know (a worse pairing than possible, a result that changed after
    the next pairing, somebody without a match); the rest is information (a draw that the seed does not give,
    as in an event paired elsewhere). Cost: every round is drawn again.
    """
    stages = stages_of(event)
    findings = list(_structure(event, stages))
    for played in event.rounds:
        stage = stage_of_round(stages, played.number)
        findings += _results(stage, played)
        findings += _missing(event, stage, played)
        if stage.kind == "bracket":
            continue
        findings += by_people(played)
        found = _pairing(event, stage, played)
        findings += milder(found) if is_repaired(played) or is_imported(played) else found
    for stage in stages:
        if stage.kind == "bracket":
            findings += audit_playoff(event, stage)
    findings += _cuts(event)
    return findings


def _structure(event: Tournament, stages: tuple[StageInHand, ...]) -> Iterator[Finding]:
    if not event.seed:
        yield Finding("sense.no_seed", "warning", "/seed")
    for stage in stages:
        if stage.planned is not None and len(stage.rounds) > stage.planned:
            told = {"played": len(stage.rounds), "planned": stage.planned, "stage": stage.id or ""}
            yield Finding("audit.more_rounds_than_planned", "warning", "/options/rounds", told)
    yield from announcement_findings(event)


def _results(stage: StageInHand, played: Round) -> Iterator[Finding]:
    for order, match in enumerate(played.matches):
        for earlier in match.was:
            if earlier.seats and earlier.result is None and stage.kind != "bracket":
                continue  # others sit there; no result was changed
            told = {
                "round": played.number,
                "table": match.table,
                "until": earlier.until_round or played.number,
            }
            where = f"/rounds/{played.number - 1}/matches/{order}"
            yield Finding("audit.result_changed", "warning", where, told)


def _standing_in(played: Round) -> set[str]:
    seated = {name for match in played.matches for name in match.seats}
    return seated | set(played.byes) | set(played.absent)


def _missing(event: Tournament, stage: StageInHand, played: Round) -> Iterator[Finding]:
    """Somebody who could have played and stands nowhere; after a cut only those through could."""
    if stage.kind == "bracket":
        return
    through: set[str] | None = None
    last_cut = cut_before(stages_of(event), stage)
    if last_cut is not None:
        cut = cut_after(event, last_cut.cut_round)
        through = set(cut.through) if cut is not None else set()
    here = _standing_in(played)
    gone = [
        entrant.id
        for entrant in event.entrants
        if entrant.id not in here
        and entrant.plays_in(played.number)
        and (through is None or entrant.id in through)
    ]
    if gone:
        told = {"round": played.number, "count": len(gone), "ids": tuple(gone)}
        yield Finding("audit.without_match", "warning", f"/rounds/{played.number - 1}", told)


def before(event: Tournament, number: int) -> Tournament:
    """The event as it stood when a round was paired: earlier rounds only, with the results of that time."""

    def then(match: Match) -> Match:
        stood = next((was for was in match.was if (was.until_round or 0) >= number), None)
        return match if stood is None else replace(match, result=stood.result)

    rounds = tuple(
        replace(played, matches=tuple(map(then, played.matches)))
        if any(m.was for m in played.matches)
        else played
        for played in event.rounds[: number - 1]
    )
    cuts = tuple(cut for cut in event.cuts if cut.after_round < number)
    return replace(event, rounds=rounds, cuts=cuts, next=None)


def _pairing(event: Tournament, stage: StageInHand, played: Round) -> Iterator[Finding]:
    number, where = played.number, f"/rounds/{played.number - 1}"
    earlier = before(event, number)
    if is_repaired(played):
        # A repair goes by the results as corrected until then, not by those that the pairing had known.
        known = before(event, number + 1)
        earlier = replace(earlier, rounds=known.rounds[: number - 1])
    if any(not past.finished for past in earlier.rounds):
        return  # a file may not hold this; a correction that opened an old match leaves nothing to hold it against
    if stage.kind == "draft":
        yield from audit_draft(event, earlier, stage, played, _against_the_best)
        yield from _draw(earlier, played, where)
        return
    if stage.policy.pods is not None:
        yield from audit_pods(event, earlier, stage, played)
        return
    stages = stages_of(earlier)
    standing = ranked(swiss_part(earlier, stages), ranking_policy(earlier, stages))
    judged = judge(
        standing,
        [(match.seats[0], match.seats[1]) for match in played.matches],
        played.byes,
        event.seed,
        number,
        Wishes(
            locked=[(m.seats[0], m.seats[1]) for m in played.matches if "locked" in m.notes],
            granted=[
                e.id for e in event.entrants if _earned(e, number, played.byes) or e.id in played.granted
            ],
            apart=event.keep_apart,
            rematches=rematches_of(stage),
        ),
    )
    yield from _against_the_best(judged, number, where, allowed=rematches_of(stage) == "allow")
    fixed = any(entrant.fixed_table is not None for entrant in event.entrants)
    if judged.out_of_order and not fixed:
        told = {"round": number, "count": judged.out_of_order}
        yield Finding("audit.tables_out_of_order", "info", where, told)
    yield from _draw(earlier, played, where)


def _earned(entrant: Entrant, number: int, byes: Iterable[str]) -> bool:
    return entrant.byes >= number and entrant.id in byes


def _against_the_best(judged: Judged, number: int, where: str, *, allowed: bool) -> Iterator[Finding]:
    actual, best = judged.measure, judged.best

    def severity(place: int) -> Severity:
        return "error" if actual[place] > best[place] else "info"

    for first, second in judged.rematches if not allowed else ():
        told = {"round": number, "first": first, "second": second, "avoidable": _yes(actual[1] > best[1])}
        yield Finding("audit.rematch", severity(1), where, told)
    for first, second in judged.breaches:
        told = {"round": number, "first": first, "second": second, "avoidable": _yes(actual[0] > best[0])}
        yield Finding("audit.kept_apart_met", severity(0), where, told)
    for name in judged.second_byes:
        told = {"round": number, "id": name, "avoidable": _yes(actual[2] > best[2])}
        yield Finding("audit.second_bye", severity(2), where, told)
    if judged.extra_byes:
        told = {"round": number, "ids": judged.extra_byes, "count": len(judged.extra_byes)}
        yield Finding("audit.extra_byes", "warning", where, told)
    # Where rematches are allowed they are not part of what is compared.
    own, best_own = (m._replace(rematches=0) if allowed else m for m in (actual, best))
    if own[:3] == best_own[:3] and own > best_own:
        told = {
            "round": number,
            "found": str(judged.points(actual.squared_differences, squared=True)),
            "best": str(judged.points(best.squared_differences, squared=True)),
            "bye_found": str(judged.points(actual.bye_points)),
            "bye_best": str(judged.points(best.bye_points)),
        }
        worse = "audit.bye_too_high" if actual[3] > best[3] else "audit.points_apart"
        yield Finding(worse, "warning", where, told)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _draw(earlier: Tournament, played: Round, where: str) -> Iterator[Finding]:
    """The round as the seed gives it, held against the round as it was played."""
    settled = Next(
        tuple(match.seats for match in played.matches if "locked" in match.notes),
        played.granted,
        tuple(name for name in played.absent),
    )
    try:
        drawn = next_round(replace(earlier, next=settled))
    except Refused:
        return
    same_matches = [m.seats for m in drawn.matches] == [m.seats for m in played.matches]
    if not same_matches or sorted(drawn.byes) != sorted(played.byes):
        yield Finding("audit.other_draw", "info", where, {"round": played.number})


def _cuts(event: Tournament) -> Iterator[Finding]:
    for index, cut in enumerate(event.cuts):
        if cut.after_round > finished(event):
            continue
        # Who was disqualified since the cut has left both sides.
        names = [row.entrant for row in standings_at_cut(event, cut).rows]
        both = {*cut.order} & {*names}
        if [name for name in names if name in both] != [name for name in cut.order if name in both]:
            told = {"round": cut.after_round}
            yield Finding("audit.cut_order_changed", "warning", f"/cuts/{index}", told)
