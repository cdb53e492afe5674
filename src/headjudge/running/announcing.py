"""Deviations from what the rules recommend, as announcements: what to tell, until when, and whether it is too late.

Rule: TRP A.2 (rounds: when players register or in the announcement), A.3 (times: before the start or in the
announcement), A.5 (registration of pools: in the announcement), 3.7, 8.2.1. No clock is read: what has passed
follows from facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from headjudge.findings import Finding, InvariantBroken, Rule, Severity
from headjudge.policy.model import Notice, Source
from headjudge.policy.policy import Policy
from headjudge.running.duties import Duties, duties_of
from headjudge.running.stages import policy_in_force, recommended
from headjudge.running.structure import Structure, deviations
from headjudge.tournament.state import Announceable, Moment, Stage, Tournament

State = Literal["open", "now", "passed", "told", "late"]
"""``open``: it can still be told; ``now``: registration runs, so tell it at once; ``passed``: it should have
been told; ``told``: in time; ``late``: told, but too late."""
Registration = Literal["not_open", "open", "closed"]
_ORDER: tuple[Moment, ...] = get_args(Moment)


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of an event's course: whether its announcement is out, registration, the start, what was told."""

    advertised: bool = False
    registration: Registration = "not_open"
    started: bool = False
    told: Mapping[tuple[Announceable, str | None], Moment] | None = None


@dataclass(frozen=True, slots=True)
class Announcement:
    """One thing to tell. ``code`` and ``params`` make the text for players (``announce.rounds``).

    ``notice`` has the moments that the rule allows, ``latest`` the last of them; none where no rule sets one.
    ``is_deviation`` is False for what only needs to be said (the minutes of a format that has none stated).
    """

    what: Announceable
    stage: str | None
    code: str
    params: Mapping[str, Any]
    notice: tuple[Notice, ...]
    latest: Notice | None
    state: State
    when: Moment | None
    rule: Rule | None
    is_deviation: bool
    severity: Severity = "warning"

    def finding(self) -> Finding | None:
        """What the organiser should know of its moment: a warning once it has passed."""
        told = {"what": self.what, "latest": self.latest or "none", "stage": self.stage or ""}
        if self.state == "passed":
            return Finding("announcement.passed", "warning", None, told, self.rule)
        if self.state == "late":
            return Finding("announcement.late", "warning", None, told, self.rule)
        if self.state == "now":
            return Finding("announcement.now", "info", None, told, self.rule)
        return None

    def plain(self) -> dict[str, Any]:
        """The announcement as JSON, without its text."""
        return {
            "what": self.what,
            "stage": self.stage,
            "params": dict(self.params),
            "notice": list(self.notice),
            "latest": self.latest,
            "state": self.state,
            "when": self.when,
            "deviation": self.is_deviation,
            "rule": None
            if self.rule is None
            else {
                "document": self.rule.document,
                "clause": self.rule.clause,
                "edition": self.rule.edition,
            },
        }


@dataclass(frozen=True, slots=True)
class _Told:
    """A deviation before it is known whether its moment has passed."""

    what: Announceable
    params: Mapping[str, Any]
    notice: tuple[Notice, ...]
    rule: Rule | None
    stage: str | None = None
    is_deviation: bool = True
    severity: Severity = "warning"


def known_of(
    event: Tournament, *, advertised: bool = False, registration: Registration | None = None
) -> Known:
    """What an event's facts say of its course; what a file cannot hold is given.

    Entrants mean that registration has opened, a paired round that it has closed and the event has started.
    """
    reached: Registration = "closed" if event.rounds else "open" if event.entrants else "not_open"
    told = {(one.what, one.stage): one.when for one in event.announced}
    steps: tuple[Registration, ...] = get_args(Registration)
    furthest = max(reached, registration or reached, key=steps.index)
    return Known(
        advertised or any(when == "advertising" for when in told.values()),
        furthest,
        bool(event.rounds),
        told,
    )


def announcements(event: Tournament, known: Known | None = None) -> tuple[Announcement, ...]:
    """What the players are to be told of an event as it stands, in a fixed order.

    A page or a print of the event carries these texts by itself. Empty where nothing deviates.
    """
    facts = known if known is not None else known_of(event)
    return tuple(_announcement(one, facts) for one in _deviating(event))


def latest(notice: Sequence[Notice]) -> Notice | None:
    """The last of the moments that a rule allows: the announcement, then registration, then the start.

    >>> latest(["start", "advertising"])
    'start'
    """
    return max(notice, key=_ORDER.index, default=None)


def state_of(last: Notice | None, when: Moment | None, known: Known) -> State:
    """Whether something was told in time, can still be told, or should have been.

    >>> state_of("registration", None, Known(registration="closed"))
    'passed'
    """
    if when is not None:
        in_time = last is None or _ORDER.index(when) <= _ORDER.index(last)
        return "told" if in_time else "late"
    is_open, is_closed = known.registration != "not_open", known.registration == "closed"
    if last == "advertising":
        return "passed" if known.advertised or is_open or known.started else "open"
    if last == "registration":
        return "passed" if is_closed or known.started else "now" if is_open else "open"
    if last == "start":
        return "passed" if known.started else "now" if is_closed else "open"
    return "open"


def _announcement(one: _Told, known: Known) -> Announcement:
    last = latest(one.notice)
    when = (known.told or {}).get((one.what, one.stage))
    return Announcement(
        what=one.what,
        stage=one.stage,
        code=f"announce.{one.what}",
        params={**one.params, "stage": one.stage or ""},
        notice=one.notice,
        latest=last,
        state=state_of(last, when, known),
        when=when,
        rule=one.rule,
        is_deviation=one.is_deviation,
        severity=one.severity,
    )


def _deviating(event: Tournament) -> Iterator[_Told]:
    policy = policy_in_force(event.policy, event.date)
    played = [stage for stage in event.stages if stage.kind != "bracket"]
    advice = recommended(event, policy, max(1, len(played)))
    duty = duties_of(event)
    yield from _structure(event, policy, played, advice)
    yield from _minutes(event, policy, played)
    lists = {"decklists": event.options["decklists"]} if "decklists" in event.options else {}
    for finding in deviations(policy, advice, lists):
        yield _from_finding("decklists", finding)
    yield from _chosen(event, policy, duty)
    for finding in deviations(policy, advice, {k: v for k, v in event.options.items() if k == "rematches"}):
        yield _from_finding("rematches", finding)


def _from_finding(what: Announceable, finding: Finding, stage: str | None = None) -> _Told:
    """The announcement of a deviation that is a finding already."""
    params = dict(finding.params)
    words: str = params.pop("notice", "none")
    notice = () if words == "none" else tuple(_notice(word) for word in words.split("_or_"))
    return _Told(what, params, notice, finding.rule, stage, severity=finding.severity)


def _notice(word: str) -> Notice:
    known: tuple[Notice, ...] = get_args(Notice)
    for one in known:
        if one == word:
            return one
    raise InvariantBroken(f"no moment is called {word}")


def _structure(
    event: Tournament, policy: Policy, played: Sequence[Stage], advice: Structure
) -> Iterator[_Told]:
    """Rounds of each stage, who goes on after a day, and the cut to the play-off. Rule: TRP A.2."""
    tables, source = policy.structure, advice.source.get("rounds")
    notice = tuple(tables.notice)
    if len(played) <= 1:
        options = {**event.options, **(played[0].options if played else {})}
        asked = {"rounds": options["rounds"]} if "rounds" in options else {}
        for finding in deviations(policy, advice, asked):
            yield _from_finding("rounds", finding)
    for day, stage in zip(advice.days, played, strict=False):
        planned = stage.options.get("rounds")
        if planned is not None and planned != day.rounds:
            told = {"planned": planned, "recommended": day.rounds}
            yield _Told("rounds", told, notice, _rule(source), stage.id)
    for day, stage in zip(advice.days, played[1:], strict=False):
        rule, enters = day.advance, stage.enters
        if rule is None or enters is None or (enters.top, enters.min_points) == (rule.top, rule.min_points):
            continue
        told = {
            "top": enters.top or 0,
            "points": enters.min_points or 0,
            "recommended_top": rule.top,
            "recommended_points": rule.min_points,
        }
        yield _Told("advance", told, notice, _rule(source), stage.id)
    brackets = [stage for stage in event.stages if stage.kind == "bracket"]
    if brackets and advice.rounds is not None and brackets[0].enters is not None:
        enters = brackets[0].enters
        if enters.top is not None and enters.top != (advice.cut or 0):
            told = {"planned": enters.top, "recommended": advice.cut or 0}
            yield _Told("cut", told, notice, _rule(source))


def _minutes(event: Tournament, policy: Policy, played: Sequence[Stage]) -> Iterator[_Told]:
    """The minutes of a round, of the event or of a stage of its own policy. Rule: TRP A.3."""
    places: list[tuple[str | None, Policy, Mapping[str, Any]]] = [(None, policy, event.options)]
    if len(played) == 1:
        places = [(None, policy, {**event.options, **played[0].options})]
    elif played:
        places = []
        for stage in played:
            own = policy
            if stage.policy is not None or stage.date is not None:
                own = policy_in_force(
                    stage.policy if stage.policy is not None else event.policy, stage.date or event.date
                )
            places.append((stage.id, own, stage.options))
    for stage_id, own, options in places:
        planned, clock = options.get("minutes"), own.minutes
        if planned is None or clock is None or planned == clock.round.minutes:
            continue
        stated = clock.round.minutes is not None
        told = {"planned": planned, "recommended": clock.round.minutes or 0}
        yield _Told(
            "minutes",
            told,
            tuple(clock.notice),
            _rule(clock.source),
            stage_id,
            stated,
            "warning" if stated else "info",
        )


def _chosen(event: Tournament, policy: Policy, duty: Duties) -> Iterator[_Told]:
    """A draft that is called or not, and lists that are shared or not, against what the level says."""
    called, draft = event.options.get("called_draft"), policy.draft
    if called is not None and duty.called_draft and draft is not None and draft.called is not None:
        is_called = called == "yes"
        kinds = set(duty.called_draft)
        # At this level a called draft is the organiser's choice: said, but no deviation.
        is_free = "if_announced" in kinds
        if is_free or is_called != (kinds == {"always"}):
            level = duty.levels[-1]
            yield _Told(
                "called_draft",
                {"planned": called, "level": level},
                tuple(draft.called.notice),
                _rule(draft.source),
                None,
                not is_free,
                "info" if is_free else "warning",
            )
    shared, rules = event.options.get("lists_shared"), policy.duties
    if shared is not None and duty.lists_shared is not None and rules is not None:
        own = rules.lists_shared
        if own is not None and (shared == "yes") != duty.lists_shared:
            rule = duty.clauses.get("lists_shared")
            yield _Told("lists_shared", {"planned": shared}, tuple(own.notice), rule)


def _rule(source: Source | None) -> Rule | None:
    if source is None or source.clause is None:
        return None
    return Rule(source.document, source.clause, source.edition)


def announcement_findings(event: Tournament) -> list[Finding]:
    """For the audit: each deviation with what the rule says of telling it, and whether that came too late.

    A deviation that was told in time is information; the others keep their weight.
    """
    found: list[Finding] = []
    for one in announcements(event):
        if one.is_deviation:
            params: dict[str, Any] = {
                "what": one.what,
                **one.params,
                "notice": "_or_".join(_sorted(one.notice)),
            }
            params["notice"] = params["notice"] or "none"
            code = _code(one)
            if code == "deviation.minutes":
                params["row"] = "round"
            severity: Severity = "info" if one.state == "told" else one.severity
            found.append(Finding(code, severity, _subject(one), params, one.rule))
        moment = one.finding()
        if moment is not None and moment.severity == "warning":
            found.append(moment)
    return found


def _subject(one: Announcement) -> str:
    """Where a deviation stands: an option of the event, or its stages."""
    return "/stages" if one.stage is not None or one.what == "cut" else f"/options/{one.what}"


def _sorted(notice: Sequence[Notice]) -> list[Notice]:
    order: tuple[Notice, ...] = ("registration", "start", "advertising")
    return [one for one in order if one in notice]


def _code(one: Announcement) -> str:
    if one.what == "decklists" and one.params.get("recommended") == "optional":
        return "deviation.decklists_asked"
    return f"deviation.{one.what}"
