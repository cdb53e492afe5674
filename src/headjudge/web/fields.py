"""Fields of forms whose values follow the rules unless somebody sets them: as templates show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from headjudge.desk.structure import Item, OpenPoint
from headjudge.findings import Finding
from headjudge.wording import Wording


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a list: its value, its word."""

    value: str
    word: str


@dataclass(frozen=True, slots=True)
class FormField:
    """A field: what stands in it (typed, else set), its choices, what the rules say in words, what is wrong with it."""

    name: str
    label: str
    value: str
    advised: str
    choices: tuple[Choice, ...]
    findings: tuple[Finding, ...]
    clause: str


def word_for(words: Wording, key: str, value: Any) -> str:
    """The word for a value of an option; numbers and sizes stand for themselves."""
    if value is None:
        return ""
    code = f"option_choice.{key}.{value}"
    return words.say(code) if words.has(code) else str(value)


def field_for(
    words: Wording,
    item: Item,
    typed: Mapping[str, str],
    findings: Mapping[str, Sequence[Finding]],
    name: str | None = None,
) -> FormField:
    """The field of a value: under the option's name, or the one that is given."""
    name = name or item.key
    key = item.key.partition(".")[0]
    own = "" if item.own is None else str(item.own)
    choices = tuple(Choice(one, word_for(words, key, one)) for one in item.choices)
    # The reader of the event names an option by its own name; a form has it with a prefix.
    told = (*findings.get(name, ()), *(findings.get(item.key, ()) if name != item.key else ()))
    return FormField(
        name=name,
        label=words.say(f"option_name.{key}"),
        value=typed.get(name, own),
        advised=word_for(words, key, item.advised),
        choices=choices,
        findings=told,
        clause="" if item.source is None else item.source.clause or "",
    )


@dataclass(frozen=True, slots=True)
class PointField:
    """A point that the deck format leaves open: its number, the question, the readings in words with the usual one
    first (whose value is empty), what is wrong with it."""

    name: str
    number: str
    question: str
    value: str
    choices: tuple[Choice, ...]
    findings: tuple[Finding, ...]

    @property
    def is_own(self) -> bool:
        """Whether the organiser has chosen another reading than the usual one."""
        return bool(self.value)


def point_field(
    words: Wording, point: OpenPoint, typed: Mapping[str, str], findings: Mapping[str, Sequence[Finding]]
) -> PointField:
    """The field of an open point of World Breaker."""
    item, number = point.item, point.number
    name = f"option.{item.key}"
    usual = str(item.advised)
    others = (one for one in item.choices if one != usual)
    choices = [
        Choice("" if one == usual else one, words.say(f"wb.option.{number}.{one}"))
        for one in (usual, *others)
    ]
    own = "" if item.own in (None, usual) else str(item.own)
    told = (finding for key in (name, item.key, number) for finding in findings.get(key, ()))
    return PointField(
        name, number, words.say(f"wb.option.{number}"), typed.get(name, own), tuple(choices), tuple(told)
    )
