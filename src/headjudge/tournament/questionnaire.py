"""The questionnaire after a match: who owes one, and whether answers fit the policy's questions.

Goldfish Arena asks the winner, or in a draw whoever is counted as eliminated last: the survivor who comes last in
turn order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from headjudge.findings import Finding, InputError, Refused, Rule
from headjudge.json_text import Fault, pointer
from headjudge.policy.at_table import ChoiceQuestion, NumberQuestion, Question, Questionnaire
from headjudge.policy.policy import Policy
from headjudge.tournament.state import Match, Round, Tournament

if TYPE_CHECKING:
    from headjudge.tournament.commands import AnswerQuestionnaire


@dataclass(frozen=True, slots=True)
class Owed:
    """A questionnaire that is outstanding: who owes it, for which table of which round."""

    round: int
    table: int
    entrant: str


def asked(questionnaire: Questionnaire, match: Match) -> tuple[str, ...]:
    """Who must answer after a match, in turn order; nobody while it has no result.

    In a draw the survivors are those whom ``out`` does not name; where it names everybody, those who fell last
    at one moment (the last group of ``together``).
    """
    result = match.result
    if result is None:
        return ()
    if result.winner is not None:
        who = {"winner": (result.winner,), "everybody": match.seats, "nobody": ()}
        return who[questionnaire.in_a_win]
    gone = {*result.out, *result.lost}
    survivors = tuple(name for name in match.seats if name not in gone)
    if not survivors and result.draw and result.together:
        survivors = tuple(name for name in match.seats if name in result.together[-1])
    drawn = {
        "highest_order": survivors[-1:],
        "survivors": survivors,
        "everybody": match.seats,
        "nobody": (),
    }
    return drawn[questionnaire.in_a_draw]


def outstanding(event: Tournament, policy: Policy) -> tuple[Owed, ...]:
    """Who still owes a questionnaire, by round and table; empty where the policy has none.

    Cost: one pass over the matches.
    """
    return tuple(owed for round_ in event.rounds for owed in outstanding_in(round_, policy))


def outstanding_in(round_: Round, policy: Policy) -> Iterator[Owed]:
    """Who still owes a questionnaire for a round, by table."""
    if policy.questionnaire is None:
        return
    for match in round_.matches:
        done = [one.entrant for one in match.answers]
        for name in asked(policy.questionnaire, match):
            if name not in done:
                yield Owed(round_.number, match.table, name)


def check_answers(event: Tournament, policy: Policy, command: AnswerQuestionnaire) -> None:
    """Whether the policy asks this entrant and the answers fit its questions.

    Raises Refused where nothing is asked of the entrant, InputError with every answer that does not fit. A table
    or an entrant that does not exist is left to ``decide``, which names it.
    """
    told = {"id": command.entrant, "round": command.round, "table": command.table}
    questionnaire = policy.questionnaire
    if questionnaire is None:
        raise Refused([Finding("questionnaire.none", "error", policy.id, {"policy": policy.id})])
    match = _match(event, command)
    if match is None or match.result is None or command.entrant not in match.seats:
        return
    who = asked(questionnaire, match)
    if command.entrant not in who:
        params = told | {"asked": ", ".join(who)}
        rule = _rule(questionnaire)
        raise Refused([Finding("questionnaire.not_asked", "error", command.entrant, params, rule)])
    faults = [
        Finding(fault.code, "error", pointer(fault.path), fault.params)
        for fault in faults_of_given(questionnaire, command.answers)
    ]
    if faults:
        raise InputError(faults)


def _rule(questionnaire: Questionnaire) -> Rule | None:
    source = questionnaire.source
    if source is None or source.clause is None:
        return None
    return Rule(source.document, source.clause, source.edition)


def _match(event: Tournament, command: AnswerQuestionnaire) -> Match | None:
    if not 1 <= command.round <= len(event.rounds):
        return None
    matches = event.rounds[command.round - 1].matches
    return next((match for match in matches if match.table == command.table), None)


def faults_of_answers(policy: Policy, match: Match) -> Iterator[Fault]:
    """What is wrong with the answers that a file has for a match; paths begin at the match.

    Answers of somebody whom the result as it stands does not ask are no fault: the result may have been corrected
    since.
    """
    if policy.questionnaire is None:
        yield Fault(("answers",), "questionnaire.none", {"policy": policy.id})
        return
    seen: set[str] = set()
    for index, one in enumerate(match.answers):
        at = ("answers", index, "entrant")
        if one.entrant not in match.seats:
            yield Fault(
                at, "questionnaire.answerer_not_seated", {"id": one.entrant, "seats": ", ".join(match.seats)}
            )
        elif one.entrant in seen:
            yield Fault(at, "questionnaire.answered_twice", {"id": one.entrant})
        seen.add(one.entrant)
        for fault in faults_of_given(policy.questionnaire, one.given):
            yield Fault(("answers", index, "given", *fault.path), fault.code, fault.params)


def faults_of_given(questionnaire: Questionnaire, given: Mapping[str, Any]) -> Iterator[Fault]:
    """Answers that fit no question, and questions that need an answer and have none; paths are question ids."""
    ids = ", ".join(question.id for question in questionnaire.questions)
    for key, value in given.items():
        question = questionnaire.question(key)
        if question is None:
            yield Fault((key,), "questionnaire.unknown_question", {"question": key, "known": ids})
        else:
            yield from _misfit(question, value)
    for question in questionnaire.questions:
        if question.required and question.id not in given:
            yield Fault((question.id,), "questionnaire.unanswered", {"question": question.id})


def _misfit(question: Question, value: Any) -> Iterator[Fault]:
    path, found = (question.id,), str(value)[:60]
    if isinstance(question, NumberQuestion):
        if type(value) is not int or not question.least <= value <= question.most:
            params = {"found": found, "least": question.least, "most": question.most}
            yield Fault(path, "questionnaire.number", params)
    elif isinstance(question, ChoiceQuestion):
        choices = [choice.id for choice in question.choices]
        if value not in choices:
            yield Fault(path, "questionnaire.choice", {"found": found, "known": ", ".join(choices)})
    elif not isinstance(value, str) or not value.strip():
        yield Fault(path, "questionnaire.text", {"question": question.id})
    elif len(value) > question.longest:
        yield Fault(path, "questionnaire.text_too_long", {"found": len(value), "longest": question.longest})
