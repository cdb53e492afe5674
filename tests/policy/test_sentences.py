"""Every finding of policies and structures can be said in the three languages, with the values it carries."""

import itertools
import re
from datetime import date
from pathlib import Path

import pytest

import headjudge
from headjudge.policy.editions import assumed, available, resolve
from headjudge.running.structure import deviations, structure
from headjudge.wording import LANGUAGES, speak

SOURCE = Path(headjudge.__file__).parent
DAYS = [
    date(2020, 1, 1),
    date(2021, 6, 1),
    date(2022, 8, 8),
    date(2024, 1, 1),
    date(2025, 11, 30),
    date(2026, 7, 1),
]


def every_finding():
    for day, policy_id in itertools.product(DAYS, available()):
        policy = resolve(policy_id, day).policy
        yield from assumed(policy)
        for players, days, programme, flag in itertools.product(
            (0, 1, 2, 4, 12, 64, 800),
            (1, 2, 3),
            (None, "calling", "battle-hardened", "nothing"),
            (False, True),
        ):
            found = structure(
                policy,
                players,
                days=days,
                programme=programme,
                draft_playoff=flag,
                limited=True if flag and players == 64 else None,
                teams=flag and days == 2,
                world_premiere=flag,
                level="professional" if flag else None,
            )
            yield from found.findings
            minutes = dict.fromkeys(found.minutes, 1)
            for decklists in ("required", "optional", "none"):
                options = {"rounds": 21, "decklists": decklists, "rematches": "allow"}
                yield from deviations(policy, found, options, minutes)


@pytest.fixture(scope="module")
def findings():
    return {(f.code, f.severity, tuple(f.params.items())): f for f in every_finding()}.values()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_can_be_said(findings, language):
    for finding in findings:
        assert finding.severity != "error"
        assert "{" not in speak(language).finding(finding)


def test_each_code_of_structures_and_editions_occurs(findings):
    text = "".join(
        (SOURCE / name).read_text(encoding="utf-8") for name in ("running/structure.py", "policy/editions.py")
    )
    codes = set(re.findall(r'"((?:structure|deviation|edition)\.[a-z_]+)"', text))
    assert codes - {finding.code for finding in findings} == {"edition.ended"}
