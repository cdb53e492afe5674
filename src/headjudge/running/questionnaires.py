"""The questionnaires of an event in hand: who owes one, taking answers, and all answers for the organiser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from headjudge.policy.policy import Policy
from headjudge.running.stages import stage_of_round, stages_of
from headjudge.tournament.commands import AnswerQuestionnaire
from headjudge.tournament.questionnaire import Owed, check_answers, outstanding_in
from headjudge.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """One answer to one question, as a row of the organiser's export."""

    round: int
    table: int
    entrant: str
    question: str
    answer: str | int


def check_questionnaire(event: Tournament, asked: AnswerQuestionnaire) -> None:
    """Whether the policy of the round's stage asks this entrant, and whether the answers fit.

    Raises Refused where nothing is asked of the entrant, InputError with every answer that does not fit. A round
    that does not exist is left to ``decide``.
    """
    if 1 <= asked.round <= len(event.rounds):
        check_answers(event, _policy(event, asked.round), asked)


def _policy(event: Tournament, number: int) -> Policy:
    return stage_of_round(stages_of(event), number).policy


def owed(event: Tournament, entrant: str | None = None) -> tuple[Owed, ...]:
    """Every questionnaire that is outstanding, by round and table; or only those of one entrant."""
    stages = stages_of(event)
    found = [
        one
        for round_ in event.rounds
        for one in outstanding_in(round_, stage_of_round(stages, round_.number).policy)
    ]
    return tuple(one for one in found if entrant is None or one.entrant == entrant)


def answers(event: Tournament) -> tuple[AnswerGiven, ...]:
    """Every answer of the event, by round, table, seat and question in the policy's order."""
    found: list[AnswerGiven] = []
    stages = stages_of(event)
    for round_ in event.rounds:
        asked = stage_of_round(stages, round_.number).policy.questionnaire
        order = [] if asked is None else [question.id for question in asked.questions]
        for match in round_.matches:
            for one in match.answers:
                keys = sorted(
                    one.given, key=lambda key: (order.index(key) if key in order else len(order), key)
                )
                found += [
                    AnswerGiven(round_.number, match.table, one.entrant, key, one.given[key]) for key in keys
                ]
    return tuple(found)


def questions(policy: Policy, language: str) -> list[dict[str, Any]]:
    """The questions as a form can show them, in ``en``, ``ja`` or ``ru``; empty where nothing is asked."""
    if policy.questionnaire is None:
        return []
    shown: list[dict[str, Any]] = []
    for question in policy.questionnaire.questions:
        plain = question.model_dump(mode="json", exclude={"asks", "choices"})
        plain["asks"] = question.asks.within(language)
        if question.kind == "choice":
            plain["choices"] = [
                {"id": choice.id, "name": choice.names.within(language)} for choice in question.choices
            ]
        shown.append(plain)
    return shown
