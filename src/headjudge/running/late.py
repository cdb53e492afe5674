"""Who comes late to a published round, and who does not come to a table: every choice with what comes of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from headjudge.findings import Finding, Refused
from headjudge.pairing.pods.sizes import table_plan
from headjudge.running.coming import check_entry
from headjudge.running.consequences import of_byes, of_table
from headjudge.running.published import (
    Published,
    RoundChange,
    enters_late,
    is_open,
    may_join,
    published,
)
from headjudge.running.swapping import notes_of
from headjudge.tournament import commands
from headjudge.tournament.events import EntrantsEntered, Entry, PairedMatch
from headjudge.tournament.evolve import evolve
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.state import Match, Result, Tournament

Kind = Literal[
    "loss",
    "meets_bye",
    "fills_table",
    "bye",
    "next_round",
    "win",
    "all_lose",
    "all_absent",
    "opponents_bye",
    "opponents_meet_bye",
    "opponents_meet_late",
    "fewer_at_table",
    "plays_on",
]
"""Every kind of choice; each is worded as ``repair_choice.<kind>``."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that the desk can do: the commands to give first, then the change of the round, and what it means.

    ``who`` is the other entrant where it takes one: who gives up a bye, or comes to the table; ``table`` the table
    concerned. Without commands and change nothing has to be done.
    """

    kind: Kind
    commands: tuple[commands.Command, ...] = ()
    change: RoundChange | None = None
    findings: tuple[Finding, ...] = ()
    who: str | None = None
    table: int | None = None


def for_late(event: Tournament, late: str | Entry) -> tuple[Choice, ...]:
    """What can be done with an entrant who comes when the last round is published; ``late`` is new, or listed.

    A loss in this round; playing who has a bye (at tables of three and more all of them, where they fill a table) or
    the free seat of a small table; a bye; or entering with the next round. Who plays or stands in this
    round enters in it: ``RoundChange.entered`` names them, so that a new entrant can be registered for the round to
    come first. Choices come in this order; what is not possible is left out (in a draft, a match outside the pod).

    Raises Refused where nothing is possible: in a play-off, for who has a place in the round or is out, for a new
    entrant after a cut or without a round left. Cost: one or two rankings.
    """
    if isinstance(late, Entry):
        number = len(event.rounds) + 1
        entry = replace(late, entered_in=number)
        if any(one.id == entry.id for one in event.entrants):
            raise Refused([Finding("refuse.entrant_id_taken", "error", entry.id, {"id": entry.id})])
        if event.cuts:
            last = max(cut.after_round for cut in event.cuts)
            raise Refused([Finding("refuse.enter_after_cut", "error", None, {"round": last})])
        enter: tuple[commands.Command, ...] = (commands.Enter((entry,)),)
        event = evolve(event, EntrantsEntered((entry,)))
        name = entry.id
    else:
        enter, name = (), late
    known = published(event)
    told = {"id": name, "round": known.number}
    if name in known.match_of or name in known.played.byes:
        raise Refused([Finding("repair.has_place", "error", name, told)])
    choices = [replace(one, commands=enter) for one in _now(known, name)] if may_join(known, name) else []
    choices += _next(known, name, enter)
    if not choices:
        raise Refused([Finding("repair.cannot_join", "error", name, told)])
    return tuple(choices)


def _now(known: Published, name: str) -> list[Choice]:
    """What can be done in the round that is published."""
    told = {"id": name, "round": known.number}
    loss = Finding("repair.takes_loss", "info", name, told)
    absent = name in known.played.absent
    change = None if absent else _change(known, absent=(name,))
    choices = [Choice("loss", (), change, (loss,))]
    choices += _fills(known, name) if known.at_tables else []
    choices += _meets_bye(known, name)
    gets = Finding("repair.gets_bye", "info", name, told)
    byes = _change(known, byes=(name,))
    choices.append(Choice("bye", (), byes, (gets, *of_byes(known, byes.byes))))
    return choices


def _next(known: Published, name: str, enter: tuple[commands.Command, ...]) -> list[Choice]:
    """Entering with the next round, for who was not to be in this one."""
    one = next((one for one in known.event.entrants if one.id == name), None)
    if one is None or one.disqualified_after is not None:
        return []
    out = len(one.dropped_after) > len(one.re_entered_in)
    if not out and one.plays_in(known.number):
        return []  # was to play in this round: staying away from it is a loss
    try:
        check_entry(known.event)
    except Refused:
        return []
    back: tuple[commands.Command, ...] = (commands.ReEnter(name),) if out else ()
    in_round = max(one.entered_in, known.number + 1)
    waits = Finding("repair.waits", "info", name, {"id": name, "round": in_round})
    return [Choice("next_round", (*enter, *back), None, (waits,))]


def _fills(known: Published, name: str) -> list[Choice]:
    """The tables of fewer than usual that are open."""
    usual = known.stage.policy.table_sizes[0]
    return [
        _seated(known, "fills_table", match.table, (*match.seats, name), None)
        for match in known.played.matches
        if is_open(match) and len(match.seats) < usual
    ]


def _meets_bye(known: Published, name: str) -> list[Choice]:
    """Matches with those who have a bye, at a table of their own."""
    byes = known.played.byes
    if known.at_tables:
        plan = table_plan(len(byes) + 1, known.stage.policy.table_sizes)
        groups = [byes] if len(plan.sizes) == 1 and not plan.byes else []
    else:
        pod_of = known.pod_of
        groups = [(other,) for other in byes if not pod_of or _same_pod(known, name, other)]
    choices = []
    for group in groups:
        seats = tuple(sorted((*group, name), key=lambda one: (known.place[one], one)))
        table = _new_table(known, seats)
        who = group[0] if len(group) == 1 else None
        choices.append(_seated(known, "meets_bye", table, seats, who))
    return choices


def _same_pod(known: Published, one: str, other: str) -> bool:
    pod_of = known.pod_of
    return one in pod_of and pod_of[one] == pod_of.get(other)


def _new_table(known: Published, seats: Sequence[str]) -> int:
    """A number for a new table: one that is kept for somebody who sits there, else the smallest free one."""
    taken = {match.table for match in known.played.matches}
    taken |= {gone.match.table for gone in known.played.withdrawn}
    own = sorted(known.fixed[name] for name in seats if name in known.fixed)
    for table in own:
        if table not in taken:
            return table
    reserved = {known.fixed[n] for n in (*known.match_of, *known.played.byes) if n in known.fixed}
    return next(n for n in range(1, len(taken) + len(reserved) + 2) if n not in taken | reserved)


def _seated(
    known: Published,
    kind: Kind,
    table: int,
    seats: tuple[str, ...],
    who: str | None,
    absent: Collection[str] = (),
) -> Choice:
    """The choice that these sit at a table: byes that are given up, and what the table means."""
    old = next((match for match in known.played.matches if match.table == table), None)
    pod = known.pod_of.get(seats[0]) if old is None else old.pod
    number = None if old is None else old.number
    paired = PairedMatch(table, seats, notes_of(known, table, seats), number, pod)
    change = _change(known, matches=(paired,), absent=absent)
    findings = [_gives_up(known, name) for name in seats if name in known.played.byes]
    findings += [Finding("repair.takes_loss", "info", n, {"id": n, "round": known.number}) for n in absent]
    findings += of_table(known, table, seats)
    return Choice(kind, (), change, tuple(findings), who, table)


def _gives_up(known: Published, name: str) -> Finding:
    granted = name in known.played.granted
    return Finding(
        "repair.bye_given_up", "warning" if granted else "info", name, {"id": name, "granted": _yes(granted)}
    )


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _change(
    known: Published,
    *,
    matches: tuple[PairedMatch, ...] = (),
    removed: tuple[int, ...] = (),
    byes: tuple[str, ...] = (),
    absent: Collection[str] = (),
) -> RoundChange:
    """The round with these tables, new byes and new absences; a bye that the desk gives is granted."""
    played = known.played
    seated = {name for match in matches for name in match.seats}
    coming = [*seated, *byes, *absent]
    return RoundChange(
        known.number,
        matches,
        removed,
        (*(n for n in played.byes if n not in coming), *byes),
        (*(n for n in played.absent if n not in coming), *absent),
        (*(n for n in played.granted if n not in coming), *byes),
        enters_late(known, sorted(coming)),
    )


def for_no_show(
    event: Tournament, table: int, missing: Collection[str], late: str | None = None
) -> tuple[Choice, ...]:
    """What can be done when ``missing`` do not come to their table of the last round.

    Between two: the other wins (or both lose); or the absent are taken from the round with a loss, and the other
    has a bye, meets who has one, or meets ``late``, an entrant who has just come. At larger tables those who came
    play on, with the absent eliminated first; or somebody takes the seat; or the table is smaller; or it is
    dissolved. Raises Refused for a table that is unknown or finished, for who does not sit there, and in a
    play-off. Cost: one or two rankings.
    """
    known = published(event)
    told = {"round": known.number, "table": table}
    match = next((match for match in known.played.matches if match.table == table), None)
    if match is None:
        raise Refused([Finding("repair.no_such_table", "error", None, told)])
    if not is_open(match):
        raise Refused([Finding("repair.table_finished", "error", None, told)])
    strangers = sorted(name for name in missing if name not in match.seats)
    if strangers or not missing:
        who = {"id": strangers[0] if strangers else None, "table": table}
        raise Refused([Finding("repair.not_at_table", "error", None, who)])
    gone = tuple(name for name in match.seats if name in missing)
    came = tuple(name for name in match.seats if name not in missing)
    choices = _by_result(known, match, gone, came)
    if came:
        choices += _seat_taken(known, match, gone, came, late)
    choices += _without_table(known, match, gone, came)
    return tuple(choices)


def _by_result(known: Published, match: Match, gone: tuple[str, ...], came: tuple[str, ...]) -> list[Choice]:
    """The table stays, and its result says who was not there."""
    told = {"table": match.table, "ids": gone, "count": len(gone)}
    if len(match.seats) > 2 and len(came) > 1:
        return [
            Choice("plays_on", (), None, (Finding("repair.plays_on", "info", None, told),), None, match.table)
        ]
    kind: Kind
    if came:
        kind, finding = "win", Finding("repair.wins_by_absence", "info", came[0], {"id": came[0], **told})
        result = Result(winner=came[0], how="no_show")
    else:
        kind, finding = "all_lose", Finding("repair.all_lose", "info", None, told)
        result = Result(lost=match.seats, how="no_show")
    if len(match.seats) > 2:
        result = Result(
            winner=came[0] if came else None,
            draw=not came,
            out=gone,
            together=() if came else (gone,),
            no_show=gone,
        )
    if list(faults_of_result(result, match.seats)):
        return []
    report = commands.Report(known.number, match.table, result)
    return [Choice(kind, (report,), None, (finding,), None, match.table)]


def _seat_taken(
    known: Published, match: Match, gone: tuple[str, ...], came: tuple[str, ...], late: str | None
) -> list[Choice]:
    """Somebody else takes a seat of who did not come."""
    if len(gone) != 1:
        return []
    comers: list[tuple[Kind, str]] = [("opponents_meet_bye", name) for name in known.played.byes]
    if late is not None and late not in {*known.match_of, *known.played.byes} and may_join(known, late):
        comers.append(("opponents_meet_late", late))
    choices = []
    for kind, name in comers:
        if known.pod_of and not _same_pod(known, came[0], name):
            continue
        seats = tuple(name if one == gone[0] else one for one in match.seats)
        choices.append(_seated(known, kind, match.table, seats, name, gone))
    return choices


def _without_table(
    known: Published, match: Match, gone: tuple[str, ...], came: tuple[str, ...]
) -> list[Choice]:
    """The absent leave the round with a loss; who came has a smaller table, or a bye."""
    loss = [Finding("repair.takes_loss", "info", n, {"id": n, "round": known.number}) for n in gone]
    choices = []
    if len(came) > 1 and len(came) in known.stage.policy.table_sizes:
        choices.append(_seated(known, "fewer_at_table", match.table, came, None, gone))
    change = _change(known, removed=(match.table,), byes=came, absent=gone)
    kind: Kind = "opponents_bye" if came else "all_absent"
    gets = [Finding("repair.gets_bye", "info", n, {"id": n, "round": known.number}) for n in came]
    findings = (*loss, *gets, *(of_byes(known, change.byes) if came else ()))
    return [*choices, Choice(kind, (), change, findings, None, match.table)]
