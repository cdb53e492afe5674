"""Answers to the questionnaire in the log and in the event file, and what a file's answers may not be."""

import json
from dataclasses import replace
from datetime import date
from itertools import count

import pytest

from headjudge.findings import InputError, Refused
from headjudge.policy.editions import resolve
from headjudge.running.questionnaires import AnswerGiven, answers, check_questionnaire, owed, questions
from headjudge.tournament import rows
from headjudge.tournament.commands import AnswerQuestionnaire, Report
from headjudge.tournament.decide import decide
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.events import QuestionnaireAnswered
from headjudge.tournament.evolve import evolve, replay
from headjudge.tournament.history import history
from headjudge.tournament.questionnaire import asked
from headjudge.tournament.state import Match, Result
from headjudge.wording import LANGUAGES, speak

ARENA = resolve("goldfish-arena", date(2026, 11, 30)).policy
GOOD = {"ending": "combo", "turns": 6, "commander": "Kinnan"}


def form(**match):
    return {
        "headjudge": 1,
        "name": "Arena",
        "date": "2026-11-30",
        "policy": "goldfish-arena",
        "options": {},
        "seed": "s",
        "draw": 1,
        "entrants": [{"id": name, "name": name} for name in "ABCDEFGH"],
        "rounds": [
            {
                "number": 1,
                "matches": [
                    {
                        "table": 1,
                        "seats": list("ABCD"),
                        "result": {"winner": "A", "out": list("BCD")},
                        **match,
                    },
                    {"table": 2, "seats": list("EFGH"), "result": {"draw": True, "out": ["H"]}},
                ],
            }
        ],
    }


def read(value):
    return read_event(json.dumps(value).encode())[0]


EVENT = read(form())


def answered(event, *given):
    for table, entrant, answer in given:
        for fact in decide(event, AnswerQuestionnaire(1, table, entrant, answer)):
            event = evolve(event, fact)
    return event


def test_a_file_holds_answers_and_is_written_as_it_was_read():
    event = read(form(answers=[{"entrant": "A", "given": GOOD}]))
    assert event.rounds[0].matches[0].answers[0].given == GOOD
    assert read_event(write_event(event).encode())[0] == event
    assert write_event(EVENT).count("answers") == 0


@pytest.mark.parametrize(
    ("given", "code", "place"),
    [
        ([{"entrant": "E", "given": GOOD}], "questionnaire.answerer_not_seated", "0/entrant"),
        ([{"entrant": "A", "given": GOOD}] * 2, "questionnaire.answered_twice", "1/entrant"),
        ([{"entrant": "A", "given": {**GOOD, "turns": 0}}], "questionnaire.number", "0/given/turns"),
        ([{"entrant": "A", "given": {**GOOD, "turns": "6"}}], "questionnaire.number", "0/given/turns"),
        ([{"entrant": "A", "given": {**GOOD, "ending": 1}}], "questionnaire.choice", "0/given/ending"),
        ([{"entrant": "A", "given": {**GOOD, "commander": ""}}], "questionnaire.text", "0/given/commander"),
        ([{"entrant": "A", "given": {}}], "questionnaire.unanswered", "0/given/ending"),
        ([{"entrant": "A", "given": {**GOOD, "turns": 1.5}}], "form.wrong_type", "0/given/turns"),
        ([{"entrant": "A", "given": {**GOOD, "turns": True}}], "form.wrong_type", "0/given/turns"),
        ([{"entrant": "A", "given": {**GOOD, "odd": "x"}}], "questionnaire.unknown_question", "0/given/odd"),
        ([{"entrant": "A", "gave": GOOD}], "form.unknown_key", "0/gave"),
    ],
)
def test_what_answers_in_a_file_may_not_be(given, code, place):
    with pytest.raises(InputError) as caught:
        read(form(answers=given))
    found = [f for f in caught.value.findings if f.severity == "error"]
    assert (code, f"/rounds/0/matches/0/answers/{place}") in [(f.code, f.subject) for f in found]
    for language in LANGUAGES:
        assert all(speak(language).finding(finding) for finding in found)


def test_a_policy_without_questions_takes_no_answers():
    plain = form(answers=[{"entrant": "A", "given": GOOD}]) | {"policy": "pods/plain"}
    with pytest.raises(InputError) as caught:
        read(plain)
    assert ("questionnaire.none", "/rounds/0/matches/0/answers") in [
        (f.code, f.subject) for f in caught.value.findings
    ]
    event = replace(EVENT, policy="pods/plain")
    assert owed(event) == ()
    with pytest.raises(Refused) as refused:
        check_questionnaire(event, AnswerQuestionnaire(1, 1, "A", GOOD))
    assert refused.value.findings[0].code == "questionnaire.none"


def test_answers_become_a_fact_and_the_later_ones_stand():
    (fact,) = decide(EVENT, AnswerQuestionnaire(1, 1, "A", GOOD))
    assert fact == QuestionnaireAnswered(1, 1, "A", GOOD)
    event = answered(EVENT, (1, "A", GOOD), (2, "G", {**GOOD, "turns": 9}), (1, "A", {**GOOD, "turns": 7}))
    assert [one.given["turns"] for match in event.rounds[0].matches for one in match.answers] == [7, 9]
    assert decide(event, AnswerQuestionnaire(1, 1, "A", {**GOOD, "turns": 7})) == []


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (AnswerQuestionnaire(1, 1, "E", GOOD), "questionnaire.not_seated"),
        (AnswerQuestionnaire(1, 1, "X", GOOD), "refuse.unknown_entrant"),
        (AnswerQuestionnaire(1, 3, "A", GOOD), "refuse.no_such_match"),
        (AnswerQuestionnaire(2, 1, "A", GOOD), "refuse.no_such_round"),
    ],
)
def test_what_is_refused_by_the_facts(command, code):
    check_questionnaire(EVENT, command) if command.round == 1 else None
    with pytest.raises((Refused, InputError)) as caught:
        decide(EVENT, command)
    assert caught.value.findings[0].code == code


def test_an_open_table_has_no_questionnaire():
    (fact,) = decide(EVENT, Report(1, 1, None, reason="slip"))
    event = evolve(EVENT, fact)
    with pytest.raises(Refused) as caught:
        decide(event, AnswerQuestionnaire(1, 1, "A", GOOD))
    assert caught.value.findings[0].code == "questionnaire.no_result"
    assert [(one.table, one.entrant) for one in owed(event)] == [(2, "G")]


def test_owed_goes_down_to_nothing_and_a_correction_asks_the_new_winner():
    assert [(one.table, one.entrant) for one in owed(EVENT)] == [(1, "A"), (2, "G")]
    assert [one.table for one in owed(EVENT, "G")] == [2]
    event = answered(EVENT, (1, "A", GOOD), (2, "G", GOOD))
    assert owed(event) == ()
    other = Result(winner="B", out=("A", "C", "D"))
    for fact in decide(event, Report(1, 1, other, reason="wrong winner")):
        event = evolve(event, fact)
    assert [(one.table, one.entrant) for one in owed(event)] == [(1, "B")]
    assert read_event(write_event(event).encode())[0] == event


def test_the_history_of_an_event_with_answers_replays_through_rows():
    event = answered(EVENT, (1, "A", GOOD), (2, "G", {**GOOD, "remarks": "none\nat all"}))
    salt = (f"salt {number}" for number in count())
    written = list(
        rows.chained(
            history(event, {"id": "any"}),
            stream="s",
            time="2026-11-30T18:00:00.000Z",
            actor="desk",
            command="c",
            new_salt=lambda: next(salt),
        )
    )
    beside = [text for _, texts in written for text in texts]
    assert replay(rows.from_row(row, {t.id: t.text for t in beside}) for row, _ in written) == event
    assert not [row.name for row, _ in written if "Kinnan" in row.data]
    kept = {t.id: t.text for t in beside if "Kinnan" not in t.text}
    erased = replay(rows.from_row(row, kept) for row, _ in written)
    assert [one.given for one in erased.rounds[0].matches[0].answers] == [{}]
    assert owed(erased) == ()  # erased answers were given


def test_the_organiser_reads_all_answers_in_the_order_of_the_questions():
    event = answered(EVENT, (2, "G", {**GOOD, "remarks": "late"}), (1, "A", dict(reversed(GOOD.items()))))
    assert answers(event)[:3] == (
        AnswerGiven(1, 1, "A", "ending", "combo"),
        AnswerGiven(1, 1, "A", "turns", 6),
        AnswerGiven(1, 1, "A", "commander", "Kinnan"),
    )
    assert [one.question for one in answers(event)[3:]] == ["ending", "turns", "commander", "remarks"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_shown_in_each_language(language):
    shown = questions(ARENA, language)
    assert [one["id"] for one in shown] == ["ending", "turns", "commander", "remarks"]
    assert [one["required"] for one in shown] == [True, True, True, False]
    assert len({one["asks"] for one in shown}) == 4
    assert all(choice["name"] for choice in shown[0]["choices"])
    assert questions(resolve("pods/plain", date(2026, 11, 30)).policy, language) == []


@pytest.mark.parametrize(
    ("win", "draw", "won", "drawn"),
    [
        ("winner", "highest_order", ("B",), ("C",)),
        ("everybody", "survivors", tuple("ABCD"), ("A", "C")),
        ("nobody", "nobody", (), ()),
        ("winner", "everybody", ("B",), tuple("ABCD")),
    ],
)
def test_a_policy_says_who_is_asked(win, draw, won, drawn):
    rules = ARENA.questionnaire.model_copy(update={"in_a_win": win, "in_a_draw": draw})
    seats = ("A", "B", "C", "D")
    assert asked(rules, Match(1, seats, Result(winner="B", out=("A", "C", "D")))) == won
    assert asked(rules, Match(1, seats, Result(draw=True, out=("D", "B")))) == drawn
