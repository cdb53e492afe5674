"""The structure of an event as it will be played: what the rules recommend for so many, and what the organiser set."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from headjudge.desk import marks
from headjudge.desk.setting_up import day_counts, has_playoff, kinds
from headjudge.findings import Finding
from headjudge.policy.format_options import format_options, numbers_of_options
from headjudge.policy.model import IntegerOption, Option, Source
from headjudge.policy.policy import Policy
from headjudge.policy.set_options import with_options
from headjudge.running.announcing import Announcement, Registration, announcements, known_of
from headjudge.running.days import Advance
from headjudge.running.stages import in_the_event, policy_in_force
from headjudge.running.structure import Structure, structure
from headjudge.tournament.event_file import plain
from headjudge.tournament.hall.kept import Hall
from headjudge.tournament.state import Enters, StageKind, Tournament

PLACED = ("rounds", "minutes", "decklists")
"""Options that have a place of their own on the page; the others stand in a list."""
CutChoice = Literal["follow", "own", "none"]


@dataclass(frozen=True, slots=True)
class Item:
    """One value: what the rules say now (``advised``), what the organiser set (``own``; None: follow the rules)."""

    key: str
    advised: Any
    own: Any
    choices: tuple[str, ...] = ()
    least: int = 1
    most: int = 1000
    source: Source | None = None

    @property
    def value(self) -> Any:
        """What holds: the own value, else the rules'."""
        return self.advised if self.own is None else self.own

    @property
    def is_number(self) -> bool:
        """Whether it is a whole number and no choice."""
        return not self.choices


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """An option of the event's deck format: its number on the list of open points (``A1``), and its value."""

    number: str
    item: Item


@dataclass(frozen=True, slots=True)
class Part:
    """A stage before the play-off: its rounds, who goes on into it, its day."""

    id: str
    kind: StageKind
    rounds: Item
    enters: Enters | None
    advised: Advance | None
    date: str | None
    policy: Policy
    is_first: bool
    played: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """The structure for ``players`` entrants, with every value's own and recommended side.

    ``is_bare``: the event has no stages, as one that comes from a file may; once it has begun it keeps that form.
    ``mark`` changes with the set-up: a form carries the one that its sender saw.
    """

    players: int
    entered: int
    policy: Policy
    advice: Structure
    parts: tuple[Part, ...]
    cut: CutChoice
    cut_own: int | None
    cut_sizes: tuple[int, ...]
    days: tuple[int, ...]
    kinds: tuple[StageKind, ...]
    items: Mapping[str, Item]
    options: tuple[Item, ...]
    open_points: tuple[OpenPoint, ...]
    announced: tuple[Announcement, ...]
    findings: tuple[Finding, ...]
    is_bare: bool
    is_begun: bool
    mark: str

    @property
    def can_cut(self) -> bool:
        """Whether a play-off can be chosen or changed."""
        return has_playoff(self.policy) and not (self.is_bare and self.is_begun)

    @property
    def cut_value(self) -> int | None:
        """The cut as it stands for so many; None for none."""
        return {"follow": self.advice.cut, "own": self.cut_own, "none": None}[self.cut]


def set_up(event: Tournament, hall: Hall, players: int | None = None) -> SetUp:
    """The structure of an event as it stands, or as it would be for another number of players.

    Cost: the policy's tables are looked up, nothing is paired.
    """
    main = policy_in_force(event.policy, event.date)
    swiss = [stage for stage in event.stages if stage.kind != "bracket"]
    brackets = [stage for stage in event.stages if stage.kind == "bracket"]
    count = in_the_event(event) if players is None else players
    advice = recommended_for(event, main, count, max(1, len(swiss)))
    enters = brackets[0].enters if brackets else None
    own = None if enters is None else enters.top
    cut: CutChoice = "none" if not brackets else "follow" if enters is None else "own"
    playoff = main.pods.playoff if main.pods is not None else None
    opened = hall.registration.open and (hall.registration.by_themselves or bool(event.entrants))
    registration: Registration | None = "open" if opened else None
    if not hall.registration.open:
        registration = "closed"
    return SetUp(
        players=count,
        entered=in_the_event(event),
        policy=main,
        advice=advice,
        parts=_parts(event, main, advice),
        cut=cut,
        cut_own=own,
        cut_sizes=tuple(sorted(shape.cut for shape in playoff.shapes)) if playoff is not None else (),
        days=day_counts(main),
        kinds=kinds(main),
        items={item.key: item for item in _items(event, main, advice)},
        options=_options(event, main),
        open_points=_open_points(event),
        announced=announcements(event, known_of(event, registration=registration)),
        findings=advice.findings,
        is_bare=not event.stages,
        is_begun=bool(event.rounds),
        mark=mark_of(event),
    )


def recommended_for(event: Tournament, policy: Policy, players: int, days: int) -> Structure:
    """What the rules recommend for so many entrants of an event."""
    # Table sizes change what is recommended; own minutes are what the recommendation is held against.
    kept = {name: value for name, value in event.options.items() if name != "minutes"}
    return structure(
        with_options(policy, kept),
        players,
        days=days,
        teams=policy.entrants == "teams",
        level=event.level,
        programme=event.programme,
    )


def mark_of(event: Tournament) -> str:
    """A short mark of everything that a set-up form writes."""
    parts = (
        event.name, event.date, event.policy, event.options, event.stages, event.format, event.programme, event.level,
    )  # fmt: skip
    return marks.mark_of(*map(plain, parts))


def _parts(event: Tournament, main: Policy, advice: Structure) -> tuple[Part, ...]:
    stages = [stage for stage in event.stages if stage.kind != "bracket"]
    source = advice.source.get("rounds")
    if not stages:
        rounds = Item("rounds", advice.rounds, event.options.get("rounds"), source=source)
        return (Part("", "swiss", rounds, None, None, None, main, True, len(event.rounds)),)
    found = []
    for place, stage in enumerate(stages):
        advised = advice.rounds if len(stages) == 1 else None
        before: Advance | None = None
        if len(stages) > 1 and place < len(advice.days):
            advised = advice.days[place].rounds
            before = advice.days[place - 1].advance if place else None
        own = stage.options.get("rounds", event.options.get("rounds") if len(stages) == 1 else None)
        item = Item("rounds" if len(stages) == 1 else f"rounds.{stage.id}", advised, own, source=source)
        policy = main if stage.policy is None else policy_in_force(stage.policy, stage.date or event.date)
        played = sum(1 for one in event.rounds if (one.stage or stages[0].id) == stage.id)
        found.append(
            Part(stage.id, stage.kind, item, stage.enters, before, stage.date, policy, place == 0, played)
        )
    return tuple(found)


def _items(event: Tournament, main: Policy, advice: Structure) -> tuple[Item, ...]:
    """Minutes, decklists and level: the values that have a place of their own beside the rounds."""
    found = []
    minutes = main.options.get("minutes")
    limit = advice.minutes.get("round")
    source = advice.source.get("minutes.round") or advice.source.get("minutes")
    if isinstance(minutes, IntegerOption):
        found.append(
            Item("minutes", limit, event.options.get("minutes"), (), minutes.least, minutes.most, source)
        )
    elif limit is not None:
        found.append(Item("minutes", limit, None, source=source))
    lists = main.options.get("decklists")
    if lists is not None and not isinstance(lists, IntegerOption):
        own = event.options.get("decklists")
        found.append(
            Item(
                "decklists",
                advice.decklists,
                own,
                tuple(lists.choices),
                source=advice.source.get("decklists"),
            )
        )
    levels = ("casual", "competitive", "professional")
    advised = _level(event, main, advice)
    found.append(Item("level", advised, event.level, levels, source=advice.source.get("levels")))
    return tuple(found)


def _level(event: Tournament, main: Policy, advice: Structure) -> str | None:
    """The level that the programme (or the rules without one) gives the event; None where they say nothing."""
    free = advice if event.level is None else structure(main, 0, programme=event.programme)
    return free.levels[0] if free.levels else None


def _options(event: Tournament, main: Policy) -> tuple[Item, ...]:
    return tuple(
        _option(name, option, event.options.get(name))
        for name, option in main.options.items()
        if name not in PLACED
    )


def _open_points(event: Tournament) -> tuple[OpenPoint, ...]:
    """The points that the event's deck format leaves to its organiser; none for most formats."""
    on = datetime.date.fromisoformat(event.date)
    numbers = numbers_of_options(event.format, on)
    return tuple(
        OpenPoint(
            numbers[name], _option(name, option, event.options.get(name, event.options.get(numbers[name])))
        )
        for name, option in format_options(event.format, on).items()
    )


def _option(name: str, option: Option, own: Any) -> Item:
    if isinstance(option, IntegerOption):
        return Item(name, option.default, own, (), option.least, option.most)
    return Item(name, option.default, own, tuple(option.choices))
