"""What a policy says to a table while it plays: the questionnaire after a match, the page of rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from headjudge.findings import Finding
from headjudge.policy.model import Key, Model, Natural, Positive, Rows, Source, Text


class Choice(Model):
    """One answer that a question offers."""

    id: Key
    names: Text


class ChoiceQuestion(Model):
    """A question with one of several answers."""

    kind: Literal["choice"]
    id: Key
    asks: Text
    choices: Annotated[Rows[Choice], Field(min_length=2)]
    required: bool = True


class NumberQuestion(Model):
    """A question whose answer is a whole number from ``least`` to ``most``."""

    kind: Literal["number"]
    id: Key
    asks: Text
    least: Natural
    most: Natural
    required: bool = True


class TextQuestion(Model):
    """A question whose answer is free text of at most ``longest`` characters."""

    kind: Literal["text"]
    id: Key
    asks: Text
    longest: Positive
    required: bool = True


Question = Annotated[ChoiceQuestion | NumberQuestion | TextQuestion, Field(discriminator="kind")]


class Questionnaire(Model):
    """What is asked after a match, and who must answer: in a win, and in a draw.

    ``highest_order`` is who holds the highest order of elimination: of the survivors of a draw the one who
    comes last in turn order.
    """

    in_a_win: Literal["winner", "everybody", "nobody"] = "winner"
    in_a_draw: Literal["highest_order", "survivors", "everybody", "nobody"] = "highest_order"
    questions: Annotated[Rows[Question], Field(min_length=1)]
    source: Source | None = None

    def question(self, key: str) -> ChoiceQuestion | NumberQuestion | TextQuestion | None:
        """The question with that id."""
        return next((question for question in self.questions if question.id == key), None)


class TableRule(Model):
    """One rule in players' words; ``{round_minutes}`` and the like stand for the policy's own numbers."""

    id: Key
    clause: Annotated[str, StringConstraints(min_length=1)]
    says: Text


class TableRulesPart(Model):
    """A part of the reference page: a heading and its rules."""

    id: Key
    names: Text
    rules: Annotated[Rows[TableRule], Field(min_length=1)]


class TableRules(Model):
    """The reference page that a table may look things up on."""

    parts: Annotated[Rows[TableRulesPart], Field(min_length=1)]
    source: Source | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A rule of the reference page in one language: its part's heading, its clause, its words."""

    part: str
    heading: str
    id: str
    clause: str
    says: str


PLACES = ("round_minutes", "long_turn_minutes", "draw_points")
"""The numbers of a policy that a rule's words may show."""

_PLACE = re.compile(r"\{([^{}]*)\}")


def in_words(rules: TableRules, values: Mapping[str, str], language: str) -> tuple[Shown, ...]:
    """Every rule of the page in ``en``, ``ja`` or ``ru``, in order, with the policy's numbers in place."""

    def filled(text: str) -> str:
        return _PLACE.sub(lambda place: values[place[1]], text)

    return tuple(
        Shown(part.id, part.names.within(language), rule.id, rule.clause, filled(rule.says.within(language)))
        for part in rules.parts
        for rule in part.rules
    )


def sense_at_table(raw: Mapping[str, Any], where: str) -> Iterator[Finding]:
    """Faults of sense in both sections: ids twice, ranges upside down, places that have no number."""
    asked = raw.get("questionnaire")
    if isinstance(asked, Mapping):
        at = where + "/questionnaire/questions"
        yield from _twice(asked.get("questions"), at)
        for index, question in enumerate(_list(asked.get("questions"))):
            if isinstance(question, Mapping):
                yield from _question(question, f"{at}/{index}")
    page = raw.get("table_rules")
    if isinstance(page, Mapping):
        at = where + "/table_rules/parts"
        yield from _twice(page.get("parts"), at)
        rules = []
        for index, part in enumerate(_list(page.get("parts"))):
            if isinstance(part, Mapping):
                for place, rule in enumerate(_list(part.get("rules"))):
                    rules.append((f"{at}/{index}/rules/{place}", rule))
        yield from _rules(raw, rules)


def _list(value: Any) -> list[Any] | tuple[Any, ...]:
    return value if isinstance(value, list | tuple) else ()


def _twice(rows: Any, where: str) -> Iterator[Finding]:
    seen: set[str] = set()
    for index, row in enumerate(_list(rows)):
        key = row.get("id") if isinstance(row, Mapping) else None
        if isinstance(key, str):
            if key in seen:
                yield Finding("policy.double", subject=f"{where}/{index}/id", params={"key": key})
            seen.add(key)


def _question(question: Mapping[str, Any], where: str) -> Iterator[Finding]:
    yield from _twice(question.get("choices"), where + "/choices")
    least, most = question.get("least"), question.get("most")
    if type(least) is int and type(most) is int and most < least:
        params = {"least": least, "most": most}
        yield Finding("policy.row_order", subject=where + "/most", params=params)


def _rules(raw: Mapping[str, Any], rules: list[tuple[str, Any]]) -> Iterator[Finding]:
    """Ids are unique over the whole page; a place shows a number that the policy has."""
    known = places(raw)
    seen: set[str] = set()
    for where, rule in rules:
        if not isinstance(rule, Mapping):
            continue
        key = rule.get("id")
        if isinstance(key, str):
            if key in seen:
                yield Finding("policy.double", subject=where + "/id", params={"key": key})
            seen.add(key)
        says = rule.get("says")
        for language, text in says.items() if isinstance(says, Mapping) else ():
            for name in _PLACE.findall(text) if isinstance(text, str) else ():
                if name not in known:
                    params = {"place": name, "known": ", ".join(sorted(known))}
                    subject = f"{where}/says/{language}"
                    yield Finding("policy.no_such_place", subject=subject, params=params)


def places(raw: Mapping[str, Any]) -> dict[str, str]:
    """The numbers that the words of a policy's rules may show, by name, from its plain data."""
    found: dict[str, Any] = {
        "round_minutes": _at(raw, "minutes", "round", "minutes"),
        "long_turn_minutes": _at(raw, "pods", "clock", "long_turn_minutes"),
        "draw_points": _at(raw, "scoring", "draw"),
    }
    return {name: str(found[name]) for name in PLACES if found[name] is not None}


def _at(raw: Any, *keys: str) -> Any:
    for key in keys:
        raw = raw.get(key) if isinstance(raw, Mapping) else None
    return raw
