"""What the set-up forms ask for -> the event as it is to be, checked as a whole before it stands."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from headjudge.desk.asking import decided
from headjudge.desk.hand import InHand
from headjudge.desk.setting_up import (
    PLAYOFF,
    checked,
    chosen_format,
    day_counts,
    has_playoff,
    kinds,
    name_faults,
    stages_for,
)
from headjudge.desk.structure import mark_of
from headjudge.findings import Finding, InputError, Refused
from headjudge.policy.editions import available
from headjudge.policy.format_options import (
    check_format_options,
    format_options,
    has_open_points,
    numbers_of_options,
)
from headjudge.policy.model import IntegerOption
from headjudge.policy.options import check_options
from headjudge.policy.policy import Policy
from headjudge.policy.show import show
from headjudge.running.stages import policy_in_force
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Enters, Level, Stage, Tournament
from headjudge.tournament.wire import Happening

LEVELS: tuple[Level, ...] = ("casual", "competitive", "professional")


def planned_rules(event: Tournament, given: Mapping[str, str]) -> hall.Revise:
    """The event under another name, day, policy or programme: fields ``name``, ``date``, ``policy``, ``format``,
    ``programme``.

    Own values that the new policy does not know fall away; a structure over several days stays where the new policy
    has one. Raises InputError with every fault by field.
    """
    faults = list(name_faults(given.get("name", "")))
    day = given.get("date", "").strip()
    try:
        datetime.date.fromisoformat(day)
    except ValueError:
        faults.append(Finding("form.date", "error", "date", {"found": day}))
    named = given.get("policy", "")
    policy: Any = named or event.policy
    if isinstance(policy, str) and policy not in available():
        faults.append(Finding("setup.policy_missing", "error", "policy"))
    if faults:
        raise InputError(faults)
    main = policy_in_force(policy, day)
    deck_format = chosen_format(given.get("format"), event.format, main, day)
    programme = given.get("programme", "").strip() or None
    options, stages = dict(event.options), event.stages
    if policy != event.policy:
        own = check_format_options(event.format, datetime.date.fromisoformat(day), options)[1]
        gone = {name for name, value in own.items() if check_options(main, {name: value})}
        options = {name: value for name, value in options.items() if name not in gone}
        stages = _stages_under(main, event)
    if not has_open_points(deck_format, datetime.date.fromisoformat(day)):
        options = check_format_options(event.format, datetime.date.fromisoformat(day), options)[1]
    return _revise(
        replace(
            event,
            name=given["name"].strip(),
            date=day,
            policy=policy,
            format=deck_format,
            programme=programme,
            options=options,
            stages=stages,
        )
    )


def _stages_under(main: Policy, event: Tournament) -> tuple[Stage, ...]:
    """The stages under another policy: as many days where it knows them, the play-off as it was chosen."""
    days = sum(1 for stage in event.stages if stage.kind != "bracket") or 1
    brackets = [stage for stage in event.stages if stage.kind == "bracket"]
    made = stages_for(
        main, days if days in day_counts(main) else 1, playoff=bool(brackets) or not event.stages
    )
    own = brackets[0].enters if brackets else None
    return tuple(replace(stage, enters=own) if stage.kind == "bracket" else stage for stage in made)


def planned_structure(event: Tournament, given: Mapping[str, str]) -> hall.Revise:
    """The event with the structure of a form; a field that is empty follows the rules.

    Fields: ``days``, ``kind`` of a single day's rounds, ``rounds`` or ``rounds.STAGE``, ``top.STAGE``,
    ``points.STAGE``, ``date.STAGE``; ``cut`` (``follow``, ``own``, ``none``) and ``cut_own``; ``minutes``,
    ``decklists``, ``level``; ``option.NAME``. A field that is missing keeps what stands. Raises InputError with every
    fault by field.
    """
    return _Planning(event, given).revise()


class _Planning:
    """A form on its way to a structure; faults are gathered."""

    def __init__(self, event: Tournament, given: Mapping[str, str]) -> None:
        self.event = event
        self.given = given
        self.main = policy_in_force(event.policy, event.date)
        self.faults: list[Finding] = []

    def revise(self) -> hall.Revise:
        stages = self._days()
        swiss = [stage for stage in stages if stage.kind != "bracket"]
        options = self._options(own_rounds=len(swiss) > 1)
        stages = tuple(self._part(stage, stages) for stage in stages)
        stages = self._cut(stages)
        level = self._choice("level", self.event.level, LEVELS)
        if self.faults:
            raise InputError(self.faults)
        return _revise(replace(self.event, options=options, stages=stages, level=level))

    def _days(self) -> tuple[Stage, ...]:
        """The stages for as many days as are asked for; those that stand are kept."""
        stages = self.event.stages
        swiss = [stage for stage in stages if stage.kind != "bracket"]
        days = self._number("days", max(1, len(swiss)), 1, 9) or 1
        kind = self.given.get("kind")
        if not stages and self.event.rounds:
            return stages
        if not stages or days != len(swiss):
            if days not in day_counts(self.main):
                self._fault("setup.days", "days", days=days)
                return stages
            chosen = next((one for one in kinds(self.main) if one == kind), None)
            return stages_for(
                self.main, days, playoff=any(one.kind == "bracket" for one in stages), kind=chosen
            )
        if len(swiss) == 1 and kind in kinds(self.main) and kind != swiss[0].kind:
            return tuple(replace(one, kind=kind) if one is swiss[0] else one for one in stages)
        return stages

    def _part(self, stage: Stage, stages: tuple[Stage, ...]) -> Stage:
        """A stage with its own rounds, day and rule of who goes on; those of a single day stand in the options."""
        if stage.kind == "bracket":
            return stage
        swiss = [one for one in stages if one.kind != "bracket"]
        options = dict(stage.options)
        if len(swiss) == 1:
            options.pop("rounds", None)
            return replace(stage, options=options)
        rounds = self._number(f"rounds.{stage.id}", options.get("rounds"), 1, 1000)
        if rounds is None:
            options.pop("rounds", None)
        else:
            options["rounds"] = rounds
        day = self.given.get(f"date.{stage.id}", stage.date or "").strip() or None
        try:
            day = None if day is None else datetime.date.fromisoformat(day).isoformat()
        except ValueError:
            self._fault("form.date", f"date.{stage.id}", found=day)
        enters = stage.enters
        if stage is not swiss[0]:
            top = self._number(f"top.{stage.id}", enters.top if enters else None, 1, 1_000_000)
            points = self._number(f"points.{stage.id}", enters.min_points if enters else None, 0, 1_000_000)
            enters = None if top is None and points is None else Enters(top, points)
        return replace(stage, options=options, date=day, enters=enters)

    def _cut(self, stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
        """The play-off: as the rules say, for an own number, or none."""
        choice = self.given.get("cut")
        if choice is None or not stages:
            return stages
        others = tuple(stage for stage in stages if stage.kind != "bracket")
        brackets = [stage for stage in stages if stage.kind == "bracket"]
        if choice == "none":
            return others
        if not has_playoff(self.main):
            self._fault("setup.no_playoff", "cut")
            return stages
        bracket = brackets[0] if brackets else Stage(PLAYOFF, "bracket")
        if choice == "follow":
            return (*others, replace(bracket, enters=None), *brackets[1:])
        top = self._number("cut_own", None, 2, 1024)
        if top is None:
            self._fault("setup.cut_missing", "cut_own")
            return stages
        return (*others, replace(bracket, enters=Enters(top=top)), *brackets[1:])

    def _options(self, *, own_rounds: bool) -> dict[str, Any]:
        options = dict(self.event.options)
        single = [stage for stage in self.event.stages if stage.kind != "bracket"]
        if len(single) == 1 and "rounds" in single[0].options:
            options["rounds"] = single[0].options["rounds"]
        for name, option in self.main.options.items():
            field = name if name in ("rounds", "minutes", "decklists") else f"option.{name}"
            if isinstance(option, IntegerOption):
                value: Any = self._number(field, options.get(name), option.least, option.most)
            else:
                value = self._choice(field, options.get(name), tuple(option.choices))
            if value is None or (name == "rounds" and own_rounds):
                options.pop(name, None)
            else:
                options[name] = value
        return self._open_points(options)

    def _open_points(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options with those of the deck format as the form has them, each by its name."""
        format_id, on = self.event.format, datetime.date.fromisoformat(self.event.date)
        numbers = numbers_of_options(format_id, on)
        for name, option in format_options(format_id, on).items():
            stands = options.pop(numbers[name], options.get(name))
            value = self._choice(f"option.{name}", stands, option.choices)
            if value is None:
                options.pop(name, None)
            else:
                options[name] = value
        return options

    def _number(self, field: str, stands: int | None, least: int, most: int) -> int | None:
        found = self.given.get(field)
        if found is None:
            return stands
        text = found.strip()
        if not text:
            return None
        if not text.isdecimal() or len(text) > 7 or not least <= int(text) <= most:
            self._fault("setup.number", field, found=text[:40], least=least, most=most)
            return stands
        return int(text)

    def _choice(self, field: str, stands: Any, choices: Iterable[Any]) -> Any:
        found = self.given.get(field)
        if found is None:
            return stands
        if not found:
            return None
        chosen = next((one for one in choices if one == found), None)
        if chosen is None:
            self._fault("setup.choice", field, found=found[:40])
            return stands
        return chosen

    def _fault(self, code: str, field: str, **told: Any) -> None:
        self.faults.append(Finding(code, "error", field, told))


def _revise(event: Tournament) -> hall.Revise:
    return hall.Revise(
        name=event.name,
        date=event.date,
        policy=event.policy,
        resolved=show(policy_in_force(event.policy, event.date)),
        options=event.options,
        stages=event.stages,
        format=event.format,
        programme=event.programme,
        level=event.level,
    )


def revise(hand: InHand, asked: hall.Revise, seen: str) -> tuple[Happening, ...]:
    """The facts that set the event up anew, or none where it is so already.

    ``seen`` is the mark of the set-up that the sender saw. Raises Refused where somebody changed it meanwhile, where
    fewer rounds would be planned than are paired or the rules forbid the change, InputError where the event could not
    be read back.
    """
    if seen != mark_of(hand.event):
        raise Refused([Finding("refuse.setup_changed", "error", None)])
    made = decided(hand, asked)
    if made.facts:
        checked(made.event)
        _not_fewer(made.event)
    return made.facts


def _not_fewer(event: Tournament) -> None:
    swiss = [stage for stage in event.stages if stage.kind != "bracket"]
    parts: list[tuple[str | None, Any]] = [(stage.id, stage.options.get("rounds")) for stage in swiss]
    if len(swiss) <= 1:
        parts = [(swiss[0].id if swiss else None, event.options.get("rounds"))]
    for stage, planned in parts:
        paired = sum(1 for one in event.rounds if one.stage in (None, stage))
        if planned is not None and planned < paired:
            field = "rounds" if len(swiss) <= 1 else f"rounds.{stage}"
            told = {"planned": planned, "paired": paired}
            raise Refused([Finding("refuse.fewer_rounds_than_paired", "error", field, told)])
