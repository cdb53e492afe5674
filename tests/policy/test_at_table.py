"""The questionnaire and the page of rules in a policy of one's own: what is read, and every fault."""

import copy
from datetime import date

import pytest

from headjudge.findings import InputError
from headjudge.policy.editions import embedded, resolve
from headjudge.policy.policy import Policy, table_rules
from headjudge.policy.show import show
from headjudge.wording import LANGUAGES, speak

ARENA = resolve("goldfish-arena", date(2026, 11, 30)).policy


def faults(change):
    plain = copy.deepcopy(show(ARENA))
    change(plain)
    with pytest.raises(InputError) as caught:
        embedded(plain)
    for finding in caught.value.findings:
        assert all(speak(language).finding(finding) for language in LANGUAGES)
    return [(finding.code, finding.subject) for finding in caught.value.findings]


def put(plain, path, value):
    *way, last = path
    for step in way:
        plain = plain[step]
    plain[last] = value


QUESTIONS = ("questionnaire", "questions")
FIRST_RULE = ("table_rules", "parts", 0, "rules", 0)
CASES = [
    ((*QUESTIONS, 1, "id"), "ending", "policy.double"),
    ((*QUESTIONS, 0, "choices", 1, "id"), "combat", "policy.double"),
    ((*QUESTIONS, 1, "most"), 0, "policy.row_order"),
    ((*QUESTIONS, 0, "choices"), [], "policy.value"),
    ((*QUESTIONS, 1, "kind"), "date", "policy.value"),
    (QUESTIONS, [], "policy.value"),
    ((*QUESTIONS, 0, "colour"), "red", "policy.unknown_key"),
    (("questionnaire", "in_a_win"), "loser", "policy.value"),
    (("table_rules", "parts", 1, "id"), "time", "policy.double"),
    (("table_rules", "parts", 1, "rules", 0, "id"), "round_length", "policy.double"),
    ((*FIRST_RULE, "says", "ja"), "{minutes}分", "policy.no_such_place"),
    ((*FIRST_RULE, "says", "en"), "", "policy.value"),
    ((*FIRST_RULE, "clause"), "", "policy.value"),
]


@pytest.mark.parametrize(("path", "value", "code"), CASES)
def test_each_fault_is_told_with_its_place(path, value, code):
    found = faults(lambda plain: put(plain, path, value))
    assert code in [name for name, _ in found]
    pointer = "/policy/" + "/".join(map(str, path))
    assert any(subject.startswith(pointer) for name, subject in found if name == code), found


def test_a_place_without_its_number_is_a_fault():
    def without_minutes(plain):
        del plain["minutes"]

    assert faults(without_minutes) == [
        ("policy.no_such_place", f"/policy/table_rules/parts/0/rules/0/says/{language}")
        for language in LANGUAGES
    ]


def test_a_policy_without_a_page_shows_none():
    assert table_rules(ARENA.model_copy(update={"table_rules": None}), "en") == ()
    assert Policy.model_validate(show(ARENA)) == ARENA
