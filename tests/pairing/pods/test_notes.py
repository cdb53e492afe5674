"""Every note and remark is listed, worded in three languages, and really given."""

import random

import pytest

from headjudge.findings import Refused
from headjudge.pairing.pods import PodField, pair_pods
from headjudge.pairing.pods.reasons import POD_BYE_NOTES, POD_NOTES
from headjudge.wording import LANGUAGES, speak

SENTENCES = (
    "pod_apart_bye",
    "pod_apart_laid_anew",
    "pod_apart_swapped",
    "pod_apart_together",
    "pod_bye_again",
    "pod_locked_size",
    "pod_met_again",
    "pod_only_table",
    "pod_repeat",
    "pod_repeat_bye",
    "pod_repeat_stays",
    "pod_repeat_swapped",
    "pod_repeat_upward",
    "pod_too_few",
)


def made_up(rng):
    """Any field and rule at all."""
    count = rng.randint(3, 18)
    ids = tuple(f"P{at:02}" for at in range(count))
    shuffled = list(ids)
    earlier = []
    for _ in range(rng.randint(0, 3)):
        if rng.random() < 0.7:
            rng.shuffle(shuffled)
        earlier.append(tuple(tuple(shuffled[at : at + 4]) for at in range(0, count - 3, 4)))
    if rng.random() < 0.4:
        earlier.append(tuple(ids[at : at + 4] for at in range(0, count - 3, 4)))
    pairs = [tuple(rng.sample(ids, 2)) for _ in range(rng.choice([0, 0, 1, 3, count * 2]))]
    some = rng.sample(ids, count)
    locked = (tuple(some[: rng.choice([3, 4, 4])]),) if count > 8 and rng.random() < 0.4 else ()
    if locked and earlier and rng.random() < 0.3:
        locked = (earlier[-1][0],)
    taken = {name for table in locked for name in table}
    field = PodField(
        ids,
        {name: rng.getrandbits(64) for name in ids},
        points=tuple(sorted((rng.randint(0, 9) for _ in ids), reverse=True)),
        earlier=tuple(earlier),
        byes={name: rng.randint(0, 2) for name in ids} if rng.random() < 0.5 else dict.fromkeys(ids, 1),
        apart=tuple(pairs),
        locked=locked,
        granted=tuple(name for name in some[-1:] if name not in taken and rng.random() < 0.3),
        fixed_tables={name: rng.randint(1, 4) for name in rng.sample(ids, rng.choice([0, 0, 2, 3]))},
        first_round=not earlier,
    )
    rule = {
        "strategy": rng.choice(["standings", "standings", "spread"]),
        "sizes": rng.choice([(4,), (4,), (4, 3), (4, 3, 5)]),
        "max_byes": rng.choice([None, None, 1, 2]),
        "last_repeats": rng.choice(["swap_up", "leave"]),
        "only_table": rng.choice(["repeat", "refuse"]),
        "below_minimum": rng.choice(["refuse", "byes"]),
        "repeat_of": rng.choice(["previous_round", "any_round"]),
        "budget": 25,
    }
    return field, rule


@pytest.fixture(scope="module")
def given():
    """The notes of tables and of byes, and the findings, of a few thousand rounds."""
    rng = random.Random("notes")
    tables, byes, findings = set(), set(), {}
    for _ in range(1500):
        field, rule = made_up(rng)
        try:
            made = pair_pods(field, **rule)
        except Refused as refusal:
            told = refusal.findings
        else:
            told = made.remarks
            tables |= {note for pod in made.pods for note in pod.notes}
            byes |= {note for bye in made.byes for note in bye.notes}
            names = [name for pod in made.pods for name in pod.seats] + [bye.id for bye in made.byes]
            assert sorted(names) == sorted(field.ids)
        findings |= {finding.code: finding for finding in told}
    return tables, byes, findings


def test_the_lists_hold_what_is_given_and_nothing_else(given):
    tables, byes, findings = given
    assert tables == set(POD_NOTES)
    assert byes == set(POD_BYE_NOTES)
    assert set(findings) == {f"pair.{name}" for name in SENTENCES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_its_sentence(language):
    wording = speak(language)
    said = [wording.say(f"note.{code}") for code in (*POD_NOTES, *POD_BYE_NOTES)]
    assert len(set(said)) == len(said)
    assert all(sentence.endswith((".", "。")) for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_can_be_said_with_its_values(given, language):
    for code, finding in given[2].items():
        said = speak(language).say(code, **finding.params)
        assert "{" not in said
        assert said.endswith((".", "。")), said
