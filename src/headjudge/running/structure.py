"""The structure that a rule document recommends: rounds, cut, days, minutes, who registers a deck.

Also what an organiser who deviates must tell, and by when. All numbers come from the policy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Literal

from headjudge.findings import Finding, Rule
from headjudge.policy.editions import assumed
from headjudge.policy.model import Level, Notice, Source
from headjudge.policy.policy import Policy
from headjudge.policy.programmes import elsewhere, find
from headjudge.policy.tables import DaysRow, DaysTable, Programme, RoundsRow, RoundsTable
from headjudge.running import pod_structure
from headjudge.running.advancing import Through, advance, playoff_seeding
from headjudge.running.days import Advance, Day, PlannedStage, stages_of_days
from headjudge.running.pod_structure import PodField

__all__ = ["Advance", "Day", "Structure", "Through", "advance", "deviations", "playoff_seeding", "structure"]

Decklists = Literal["required", "optional", "none"]
_STRENGTH: tuple[Decklists, ...] = ("none", "optional", "required")


@dataclass(frozen=True, slots=True)
class Structure:
    """A recommended structure; ``rounds`` is ``None`` where the document recommends none."""

    rounds: int | None
    cut: int | None
    days: tuple[Day, ...]
    formats: tuple[str, ...]
    levels: tuple[Level, ...]
    minutes: Mapping[str, int | None]
    decklists: Decklists
    source: Mapping[str, Source]
    findings: tuple[Finding, ...]
    stages: tuple[PlannedStage, ...] = ()
    """The stages of an event of several days, ready for its file."""
    pods: PodField | None = None
    """How the field sits, where the policy has tables of three and more."""

    def plain(self) -> dict[str, Any]:
        """The object of ``headjudge structure --json``, without its findings."""
        plain: dict[str, Any] = {"rounds": self.rounds, "cut": self.cut}
        if self.days:
            plain["days"] = [day.plain() for day in self.days]
        if self.stages:
            plain["stages"] = [stage.plain() for stage in self.stages]
        if self.formats:
            plain["formats"] = list(self.formats)
        plain |= {"levels": list(self.levels), "minutes": dict(self.minutes), "decklists": self.decklists}
        plain["source"] = {
            key: source.model_dump(
                mode="json", include={"document", "title", "clause", "edition", "carried_by"}
            )
            for key, source in self.source.items()
        }
        if self.pods is not None:
            plain["pods"] = self.pods.plain()
        return plain


@dataclass(slots=True)
class _Plan:
    """What is asked, and what was found so far."""

    policy: Policy
    players: int
    teams: bool
    limited: bool
    draft_playoff: bool
    rounds: int | None = None
    cut: int | None = None
    days: tuple[Day, ...] = ()
    formats: tuple[str, ...] = ()
    stages: tuple[PlannedStage, ...] = ()
    source: dict[str, Source] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    used: list[str] = field(default_factory=list)

    def note(
        self, code: str, severity: Literal["error", "warning", "info"], clause: Source | None, **params: Any
    ) -> None:
        """Add a finding, with the clause it comes from."""
        rule = None
        if clause is not None and clause.clause is not None:
            rule = Rule(clause.document, clause.clause, clause.edition)
        self.findings.append(Finding(code, severity, self.policy.id, params, rule))


def structure(
    policy: Policy,
    players: int,
    *,
    teams: bool = False,
    days: int = 1,
    limited: bool | None = None,
    draft_playoff: bool = False,
    level: Level | None = None,
    programme: str | None = None,
    world_premiere: bool = False,
) -> Structure:
    """What the policy recommends for so many entrants (``players`` counts teams in a team event).

    ``limited`` is taken from the policy where it is not given. Beyond its table a policy recommends nothing:
    ``rounds`` is then ``None``, with a finding. Rule: TRP A.1, A.2, A.3, A.5.
    """
    is_limited = policy.category == "limited" if limited is None else limited
    plan = _Plan(policy, players, teams or policy.entrants == "teams", is_limited, draft_playoff)
    if players < 2 and policy.pods is None:
        plan.note("structure.too_few", "warning", None, players=players)
    if players > 0:
        _one_day(plan) if days == 1 else _several_days(plan, days)
    pods = None if policy.pods is None else _pods(plan)
    levels, premiere = _levels(plan, level, programme, days)
    minutes = _minutes(plan, world_premiere or premiere, draft=draft_playoff or len(plan.formats) > 1)
    decklists = _decklists(plan, levels)
    return Structure(
        rounds=plan.rounds,
        cut=plan.cut,
        days=plan.days,
        formats=plan.formats,
        levels=levels,
        minutes=minutes,
        decklists=decklists,
        source=plan.source,
        findings=(*assumed(policy, plan.used), *plan.findings),
        stages=plan.stages,
        pods=pods,
    )


def _one_day(plan: _Plan) -> None:
    tables = plan.policy.structure
    name, table = ("teams", tables.teams) if plan.teams else ("single_day", tables.single_day)
    if (
        plan.teams
        and table is None
        and tables.single_day is not None
        and tables.single_day.counts == "entrants"
    ):
        name, table = "single_day", tables.single_day
    if table is None:
        plan.note("structure.no_table", "warning", None, days=1, teams="yes" if plan.teams else "no")
        return
    plan.used.append(name)
    if table.printed_counts is not None and table.printed_counts != table.counts:
        plan.note("structure.counts_teams", "info", table.source, printed=table.printed_counts)
    row = _row(plan, table)
    if row is None:
        return
    plan.rounds, plan.cut = row.rounds, row.cut
    if row.draft_playoff is not None:
        _draft_playoff(plan, row, table.source)
    elif plan.draft_playoff:
        plan.note("structure.draft_playoff_same", "info", table.source, players=plan.players)
    if row.inferred and plan.policy.pods is not None:
        plan.findings.append(pod_structure.rounds_are_ours(plan.policy, row, plan.players, table.source))
    elif row.inferred:
        plan.note("structure.row_inferred", "info", table.source, players=plan.players, rounds=row.rounds)
    _sourced(plan, table.source)
    _rematches(plan, table.source)


def _draft_playoff(plan: _Plan, row: RoundsRow, source: Source | None) -> None:
    """The starred reading ("5/4*, top 4/8*"): only for limited events that play off with a booster draft."""
    other = row.draft_playoff
    if other is None:
        return
    params = {"rounds": other.rounds, "cut": other.cut}
    if plan.draft_playoff and plan.limited:
        plan.rounds, plan.cut = other.rounds, other.cut
    elif plan.draft_playoff:
        plan.note("structure.draft_playoff_not_limited", "warning", source, **params)
    elif plan.limited:
        plan.note("structure.draft_playoff_possible", "info", source, **params)


def _row(plan: _Plan, table: RoundsTable) -> RoundsRow | None:
    """The row of the attendance. Two printed ranges that share a number: it belongs to the lower row."""
    for row in table.rows:
        if row.printed is not None and plan.players == row.least - 1:
            plan.note(
                "structure.printed_overlap", "info", table.source, players=plan.players, printed=row.printed
            )
    for row in table.rows:
        if row.least <= plan.players and (row.most is None or plan.players <= row.most):
            return row
    _outside(plan, table.rows[0].least, table.rows[-1].most, table.source)
    return None


def _outside(plan: _Plan, least: int, most: int | None, source: Source | None) -> None:
    _sourced(plan, source)
    if plan.players < least:
        plan.note("structure.below_table", "warning", source, players=plan.players, least=least)
    else:
        plan.note("structure.beyond_table", "warning", source, players=plan.players, most=most or 0)


def _several_days(plan: _Plan, days: int) -> None:
    tables = plan.policy.structure
    limited = plan.limited
    name = "multi_day_limited" if limited else "multi_day_constructed"
    table = tables.multi_day_limited if limited else tables.multi_day_constructed
    if table is None or plan.teams or all(len(row.days) != days for row in table.rows):
        plan.note("structure.no_table", "warning", None, days=days, teams="yes" if plan.teams else "no")
        return
    plan.used.append(name)
    if plan.draft_playoff:
        plan.note("structure.draft_playoff_same", "info", table.source, players=plan.players)
    for row in table.rows:
        if row.least <= plan.players and (row.most is None or plan.players <= row.most):
            _days(plan, table, row)
            return
    _outside(plan, table.rows[0].least, table.rows[-1].most, table.source)


def _days(plan: _Plan, table: DaysTable, row: DaysRow) -> None:
    """Rounds of each day; the record that goes on is counted in points, so a draw costs as much as a loss."""
    played = 0
    planned = []
    for number, rounds in enumerate(row.days, start=1):
        played += rounds
        points = ceil((played - table.losses) * plan.policy.scoring.win)
        last = number == len(row.days)
        planned.append(Day(rounds, None if last else Advance(row.top, points)))
    plan.rounds, plan.cut, plan.days, plan.formats = played, table.cut, tuple(planned), table.formats
    plan.stages = tuple(stages_of_days(plan.days, table, plan.policy.id))
    _sourced(plan, table.source)
    plan.source["days"] = table.source or plan.policy.source
    _rematches(plan, table.source)


def _sourced(plan: _Plan, source: Source | None) -> None:
    plan.source["rounds"] = plan.source["cut"] = source or plan.policy.source


def _rematches(plan: _Plan, source: Source | None) -> None:
    """With n entrants there are n - 1 rounds without a rematch, n where a bye goes round."""
    if plan.policy.pods is not None:
        return
    most = plan.players - 1 if plan.players % 2 == 0 else plan.players
    if plan.rounds is not None and plan.players > 1 and plan.rounds > most:
        plan.note(
            "structure.rematches_unavoidable",
            "warning",
            source,
            players=plan.players,
            rounds=plan.rounds,
            most=most,
        )


def _pods(plan: _Plan) -> PodField:
    """How the field sits at tables of three and more, and what to know of it before the start."""
    plan.used.append("pods")
    plan.findings += pod_structure.set_up_findings(plan.policy, plan.players, plan.rounds, plan.cut)
    return pod_structure.pod_field(plan.policy, plan.players, plan.rounds, plan.cut)


def _levels(
    plan: _Plan, level: Level | None, programme: str | None, days: int
) -> tuple[tuple[Level, ...], bool]:
    """The level of each day, and whether the programme is a World Premiere. Rule: TRP A.1."""
    policy = plan.policy
    rows = find(policy, programme) if programme is not None else ()
    source = policy.programmes.source if policy.programmes is not None else None
    if programme is not None:
        plan.used.append("programmes")
        if source is not None:
            plan.source["levels"] = source
    if programme is not None and not rows:
        _unknown_programme(plan, programme, source)
    if rows:
        named: tuple[Level, ...] = tuple(_level_of_day(rows, day) for day in range(1, days + 1))
        if level is not None and any(own != level for own in named):
            plan.note(
                "structure.level_differs",
                "warning",
                source,
                level=level,
                expected=named[0],
                programme=programme,
            )
        elif level is None and len(set(named)) > 1:
            plan.note("structure.levels_differ", "info", source, first=named[0], later=named[-1])
        premiere = any(row.world_premiere for row in rows)
        return ((level,) * days if level is not None else named), premiere
    if level is not None:
        return (level,) * days, False
    if policy.registration is None:
        return (), False
    default = (
        policy.registration.without_level if days == 1 else policy.registration.without_level_several_days
    )
    plan.note("structure.level_assumed", "info", policy.registration.source, level=default)
    return (default,) * days, False


def _level_of_day(rows: Sequence[Programme], day: int) -> Level:
    """The row that holds on a day: the one with the latest start that has come."""
    started = [row for row in rows if (row.day or 1) <= day]
    row = max(started, key=lambda row: row.day or 1) if started else rows[0]
    return row.level


def _unknown_programme(plan: _Plan, programme: str, source: Source | None) -> None:
    policy = plan.policy
    others = elsewhere(policy, programme)
    if others:
        plan.note(
            "structure.programme_other_edition",
            "warning",
            source,
            programme=programme,
            edition=policy.edition,
            others=", ".join(others),
        )
    else:
        rows = policy.programmes.rows if policy.programmes is not None else ()
        known = ", ".join(row.id for row in rows)
        plan.note("structure.programme_unknown", "warning", source, programme=programme, known=known)


def _minutes(plan: _Plan, world_premiere: bool, draft: bool) -> dict[str, int | None]:
    """The minutes of the round and of what the format needs; a row with a star gets its extra minutes.

    Rule: TRP A.3.
    """
    clock = plan.policy.minutes
    if clock is None:
        if plan.policy.pods is not None:
            plan.note("structure.minutes_not_stated", "warning", None)
        return {"round": None}
    plan.used.append("minutes")
    plan.source["minutes"] = clock.source or plan.policy.source
    if plan.limited and plan.policy.category == "constructed":
        plan.note("structure.minutes_of_constructed", "warning", clock.source, policy=plan.policy.id)
    minutes: dict[str, int | None] = {"round": clock.round.minutes}
    if clock.round.source is not None:
        plan.source["minutes.round"] = clock.round.source
    if clock.round.minutes is None:
        plan.note("structure.minutes_not_stated", "warning", clock.source)
    if clock.round.taken_from is not None:
        names = clock.round.names
        row = names.en if names is not None else clock.round.taken_from
        plan.note("structure.minutes_taken_from", "info", clock.source, row=row)
    if clock.start_procedure is not None:
        minutes["start_procedure"] = clock.start_procedure
    extended = False
    for name, limit in (clock.others | (clock.with_draft if draft else {})).items():
        extra = limit.world_premiere if world_premiere else 0
        extended = extended or extra > 0
        minutes[name] = None if limit.minutes is None else limit.minutes + extra
    if world_premiere and not extended:
        plan.note("structure.world_premiere_same", "info", clock.source)
    return minutes


def _decklists(plan: _Plan, levels: Sequence[Level]) -> Decklists:
    """Whether decks are registered: the strictest need of all days. Rule: TRP A.5."""
    registration = plan.policy.registration
    if registration is None:
        return "optional"
    plan.used.append("registration")
    plan.source["decklists"] = registration.source or plan.policy.source
    category = plan.policy.category
    if category == "open" or (category == "constructed" and plan.limited):
        category = "limited" if plan.limited else "constructed"
    needs: list[Decklists] = []
    for level in levels:
        own = [row.need for row in registration.rows if row.category == category and row.level == level]
        if not own:
            own = [row.need for row in registration.rows if row.category == category]
            plan.note("structure.level_not_for_format", "warning", registration.source, level=level)
        needs += own[:1]
    return max(needs, key=_STRENGTH.index, default="optional")


def deviations(
    policy: Policy,
    recommended: Structure,
    options: Mapping[str, Any],
    minutes: Mapping[str, int] | None = None,
) -> list[Finding]:
    """What an organiser who deviates from the recommendation must tell, and by when.

    ``options`` are those of the event (checked already), ``minutes`` the event's own where they are set, by
    the keys of ``recommended.minutes``. Nothing to tell gives an empty list. The value ``notice`` says by
    when: ``registration`` (when players register), ``start`` (before the start), ``advertising`` (in the
    announcement), joined by ``_or_`` where each of them will do. Rule: TRP A.2, A.3, A.5.
    """
    plan = _Plan(policy, 0, False, False, False)
    tables = policy.structure
    rounds = options.get("rounds")
    if rounds is not None and recommended.rounds is not None and rounds != recommended.rounds:
        source = recommended.source.get("rounds", tables.source)
        notice = _notice(tables.notice)
        plan.note(
            "deviation.rounds",
            "warning",
            source,
            planned=rounds,
            recommended=recommended.rounds,
            notice=notice,
        )
    clock = policy.minutes
    for name, value in (minutes or {}).items():
        own = recommended.minutes.get(name)
        if clock is not None and own is not None and value != own:
            notice = _notice(clock.notice)
            plan.note(
                "deviation.minutes",
                "warning",
                clock.source,
                row=name,
                planned=value,
                recommended=own,
                notice=notice,
            )
    decklists = options.get("decklists")
    registration = policy.registration
    if registration is not None and decklists is not None and decklists != recommended.decklists:
        code = "deviation.decklists_asked" if recommended.decklists == "optional" else "deviation.decklists"
        if not (recommended.decklists == "optional" and decklists == "none"):
            notice = _notice(registration.notice)
            plan.note(
                code,
                "info" if recommended.decklists == "optional" else "warning",
                registration.source,
                planned=decklists,
                recommended=recommended.decklists,
                notice=notice,
            )
    if options.get("rematches") == "allow" and policy.pairing.rematches == "avoid":
        plan.note("deviation.rematches", "warning", policy.pairing.source)
    return plan.findings


def _notice(ways: Sequence[Notice]) -> str:
    """The ways to tell in one word, always in the same order; ``none`` where no rule asks for it."""
    order: tuple[Notice, ...] = ("registration", "start", "advertising")
    return "_or_".join(way for way in order if way in ways) or "none"
