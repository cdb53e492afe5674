"""A new event: which games and rules there are on a day, the event's address, its first structure."""

from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from headjudge.findings import Finding, InputError
from headjudge.policy.deck_formats import FormatOnDate, format_ids, format_on, is_of_other_game
from headjudge.policy.editions import available, resolve
from headjudge.policy.model import Level
from headjudge.policy.policy import Policy
from headjudge.policy.tables import DaysTable
from headjudge.running.days import Day, stages_of_days
from headjudge.running.stages import policy_in_force
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.stage_faults import draft_pod_size
from headjudge.tournament.state import Stage, StageKind, Tournament

LONGEST_NAME = 200
"""Letters of an event's or a player's name that a form takes."""
SWISS, PLAYOFF = "swiss", "playoff"
"""The ids of the stages of an event of one day."""
_LONGEST_SLUG = 60
_NOT_YET = frozenset(("before_first", "ended"))


@dataclass(frozen=True, slots=True)
class Game:
    """A game and the policies for it that hold on a day, the game's own formats first."""

    key: str
    policies: tuple[Policy, ...]


def games(on: datetime.date) -> tuple[Game, ...]:
    """Every bundled policy that holds on a day, by game; those for any game come last.

    Cost: the first look reads all policies (about 0.5 s), later ones are kept.
    """
    found: dict[str, list[Policy]] = {}
    for name in available():
        policy = resolve(name, on).policy
        if not any(one.kind in _NOT_YET and one.section is None for one in policy.assumptions):
            found.setdefault(policy.game, []).append(policy)
    return tuple(Game(key, tuple(found[key])) for key in sorted(found, key=lambda key: (key == "any", key)))


def slugs(name: str, day: str) -> Iterator[str]:
    """Addresses for an event in the order in which they are tried: by the name, with the day, then numbered.

    >>> list(zip(slugs("Café Cup!", "2026-11-30"), range(3)))
    [('cafe-cup', 0), ('cafe-cup-2026-11-30', 1), ('cafe-cup-2026-11-30-2', 2)]
    >>> next(slugs("金曜大会", "2026-11-30"))
    'event-2026-11-30'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    base = re.sub("[^a-z0-9]+", "-", plain).strip("-")[:_LONGEST_SLUG].strip("-")
    if re.search("[a-z]", base):
        yield base
        base = f"{base}-{day}"
    else:
        base = f"event-{day}"
    yield base
    number = 2
    while True:
        yield f"{base}-{number}"
        number += 1


def has_playoff(policy: Policy) -> bool:
    """Whether the rules have a play-off at all: those of larger tables need a shape for it."""
    return policy.pods is None or policy.pods.playoff is not None


def table_of_days(policy: Policy) -> DaysTable | None:
    """The rules' table for events of several days, if they have one."""
    tables = policy.structure
    return tables.multi_day_limited if policy.category == "limited" else tables.multi_day_constructed


def day_counts(policy: Policy) -> tuple[int, ...]:
    """Over how many days the rules recommend a structure: always one, and those of their table.

    >>> day_counts(resolve("fab/classic-constructed", datetime.date(2026, 11, 30)).policy)
    (1, 2)
    """
    table = table_of_days(policy)
    return (1, *sorted({len(row.days) for row in table.rows} - {1})) if table is not None else (1,)


def kinds(policy: Policy) -> tuple[StageKind, ...]:
    """What the rounds of a single day may be: drafted in pods where the format is a draft, or plain Swiss."""
    if policy.pods is not None or draft_pod_size(policy) is None or policy.limited_kind != "draft":
        return ("swiss",)
    return ("draft", "swiss")


def stages_for(
    policy: Policy, days: int = 1, *, playoff: bool = True, kind: StageKind | None = None
) -> tuple[Stage, ...]:
    """The stages of an event that leaves its structure to the rules, over one day or several."""
    made: list[Stage] = []
    table = table_of_days(policy)
    if days > 1 and table is not None:
        for planned in stages_of_days([Day(1)] * days, table, policy.id):
            if planned.kind != "bracket":
                made.append(Stage(planned.id, planned.kind, planned.policy))
    else:
        made.append(Stage(SWISS, kind or kinds(policy)[0]))
    if playoff and has_playoff(policy):
        made.append(Stage(PLAYOFF, "bracket"))
    return tuple(made)


def deck_formats(on: datetime.date) -> tuple[FormatOnDate, ...]:
    """The deck formats that an event of a day may name in place of its policy's own, by game and id."""
    found = {form.id: form for form in (format_on(name, on) for name in format_ids())}
    return tuple(sorted(found.values(), key=lambda form: (form.game, form.id)))


def chosen_format(given: str | None, stands: str | None, policy: Policy, day: str) -> str | None:
    """The deck format that a form's field ``format`` chooses: empty for the policy's own, missing for what stands.

    Raises InputError for none that we know, and for one of another game than the policy's.
    """
    if given is None or given == (stands or ""):
        return stands
    named = given.strip()
    if not named:
        return None
    if named not in format_ids():
        raise InputError([Finding("setup.choice", "error", "format", {"found": named[:40]})])
    if is_of_other_game(named, policy.game):
        raise InputError([Finding("setup.format_of_other_game", "error", "format", {"found": named})])
    return format_on(named, datetime.date.fromisoformat(day)).id


def new_event(
    name: str,
    day: str,
    policy: str,
    *,
    seed: str,
    programme: str | None = None,
    level: Level | None = None,
    deck_format: str | None = None,
) -> Tournament:
    """An event without entrants whose structure follows the rules. Raises InputError with every fault by field.

    ``seed`` is 128 random bits, so that nobody can know the draws before or choose among them. ``deck_format``: the id
    of a deck format where it is not the policy's own.
    """
    faults = list(name_faults(name))
    try:
        datetime.date.fromisoformat(day)
    except ValueError:
        faults.append(Finding("form.date", "error", "date", {"found": day}))
    if policy not in available():
        faults.append(Finding("setup.policy_missing", "error", "policy"))
    if faults:
        raise InputError(faults)
    main = policy_in_force(policy, day)
    event = Tournament(
        headjudge=1,
        name=name.strip(),
        date=day,
        policy=policy,
        entrants=(),
        rounds=(),
        seed=seed,
        format=chosen_format(deck_format, None, main, day),
        programme=programme,
        level=level,
        stages=stages_for(main),
    )
    checked(event)
    return event


def name_faults(name: str) -> Iterator[Finding]:
    """What is wrong with the name of an event or a person, as findings about the field ``name``."""
    if not name.strip():
        yield Finding("setup.name_missing", "error", "name")
    elif len(name) > LONGEST_NAME:
        yield Finding("setup.name_long", "error", "name", {"limit": LONGEST_NAME})
    elif any("\ud800" <= letter <= "\udfff" for letter in name):
        yield Finding("setup.name_broken", "error", "name")


def checked(event: Tournament) -> tuple[Finding, ...]:
    """What is worth knowing of an event whose file is in order; raises InputError where it could not be read back.

    The subject of a fault is the last part of its place: the option or key that a form has as a field.
    """
    try:
        return read_event(write_event(event).encode())[1]
    except InputError as error:
        raise InputError(
            [
                Finding(one.code, one.severity, (one.subject or "").rpartition("/")[2], one.params, one.rule)
                for one in error.findings
            ]
        ) from None
