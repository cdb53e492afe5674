"""Announcements: what differs, until when it may be told, whether that has passed, in three languages."""

import itertools

import pytest

from headjudge.findings import Refused
from headjudge.running.announcing import (
    Announcement,
    Known,
    announcement_findings,
    announcements,
    known_of,
    state_of,
)
from headjudge.running.auditing import audit
from headjudge.running.stages import stages_of
from headjudge.tournament import commands
from headjudge.tournament.state import Tournament
from headjudge.wording import LANGUAGES, speak
from tests.running.made_by_hand import after, event, paired

MOMENTS = ("advertising", "registration", "start", "later")


def made(count: int = 20, **changes) -> Tournament:
    changes.setdefault("date", "2026-11-30")
    changes.setdefault("programme", "proquest")
    return event(count, **changes)


def by_what(state: Tournament, known: Known | None = None) -> dict[str, Announcement]:
    return {one.what: one for one in announcements(state, known)}


EVERYTHING = {"rounds": 4, "minutes": 50, "decklists": "none", "lists_shared": "yes", "rematches": "allow"}


class TestWhatIsTold:
    def test_nothing_where_nothing_differs(self):
        assert announcements(made()) == ()
        same = {
            "rounds": 5,
            "minutes": 55,
            "decklists": "required",
            "lists_shared": "no",
            "rematches": "avoid",
        }
        assert announcements(made(options=same)) == ()
        assert announcement_findings(made(options=same)) == []

    def test_each_with_its_rule_and_its_latest_moment(self):
        found = by_what(made(options=EVERYTHING))
        assert {what: (one.latest, one.rule.clause) for what, one in found.items()} == {
            "rounds": ("registration", "A.2"),
            "minutes": ("start", "A.3"),
            "decklists": ("advertising", "A.5"),
            "lists_shared": ("start", "3.7"),
            "rematches": (None, "Pairings"),
        }
        assert found["rounds"].params == {"planned": 4, "recommended": 5, "stage": ""}
        assert set(found["rounds"].notice) == {"registration", "advertising"}
        assert set(found["minutes"].notice) == {"start", "advertising"}

    def test_a_cut_is_that_of_the_play_off_stage(self):
        stages = [{"id": "swiss", "kind": "swiss"}, {"id": "top", "kind": "bracket", "enters": {"top": 4}}]
        cut = by_what(made(stages=stages))["cut"]
        assert (cut.params["planned"], cut.params["recommended"], cut.latest) == (4, 8, "registration")
        stages[1]["enters"] = {"top": 8}
        assert announcements(made(stages=stages)) == ()
        small = by_what(made(6, stages=[stages[0], {"id": "top", "kind": "bracket", "enters": {"top": 2}}]))
        assert small["cut"].params["recommended"] == 0

    def test_stages_of_several_days_speak_for_themselves(self):
        stages = [
            {"id": "day1", "kind": "swiss", "options": {"rounds": 6, "minutes": 50}},
            {"id": "day2", "kind": "swiss", "enters": {"top": 32, "min_points": 5}, "options": {"rounds": 4}},
        ]
        found = announcements(made(100, stages=stages))
        assert [(one.what, one.stage) for one in found] == [
            ("rounds", "day1"),
            ("advance", "day2"),
            ("minutes", "day1"),
        ]
        assert found[1].params == {
            "top": 32, "points": 5, "recommended_top": 48, "recommended_points": 5, "stage": "day2",
        }  # fmt: skip

    def test_minutes_that_no_document_states_are_told_but_deviate_from_nothing(self):
        (told,) = announcements(
            made(policy="fab/crack-shuffle-play", programme="armory", options={"minutes": 30})
        )
        assert (told.what, told.is_deviation, told.params["recommended"]) == ("minutes", False, 0)
        assert announcement_findings(made(policy="fab/crack-shuffle-play", options={"minutes": 30})) == []

    @pytest.mark.parametrize(
        ("level", "called", "found"),
        [
            ("casual", "yes", True),
            ("casual", "no", None),
            ("competitive", "yes", False),
            ("competitive", "no", False),
            ("professional", "yes", None),
            ("professional", "no", True),
        ],
    )
    def test_a_called_draft_by_level(self, level, called, found):
        told = by_what(made(policy="fab/booster-draft", level=level, options={"called_draft": called}))
        assert (told["called_draft"].is_deviation if "called_draft" in told else None) is found

    def test_the_minutes_are_in_force(self):
        state = made(options={"minutes": 50})
        assert stages_of(state)[0].policy.minutes.round.minutes == 50


class TestWhen:
    @pytest.mark.parametrize(
        ("latest", "advertised", "registration", "started", "state"),
        [
            ("advertising", False, "not_open", False, "open"),
            ("advertising", True, "not_open", False, "passed"),
            ("advertising", False, "open", False, "passed"),
            ("registration", False, "not_open", False, "open"),
            ("registration", True, "not_open", False, "open"),
            ("registration", True, "open", False, "now"),
            ("registration", True, "closed", False, "passed"),
            ("start", True, "open", False, "open"),
            ("start", True, "closed", False, "now"),
            ("start", True, "closed", True, "passed"),
            (None, True, "closed", True, "open"),
        ],
    )
    def test_until_when(self, latest, advertised, registration, started, state):
        assert state_of(latest, None, Known(advertised, registration, started)) == state

    def test_what_was_told_is_in_time_up_to_the_latest_moment(self):
        for (place, latest), (then, when) in itertools.product(enumerate(MOMENTS[:3]), enumerate(MOMENTS)):
            expected = "told" if then <= place else "late"
            for known in (Known(), Known(True, "closed", True)):
                assert state_of(latest, when, known) == expected

    def test_it_never_gets_earlier_again(self):
        """Whatever else becomes known, what has passed stays passed."""
        order = ("open", "now", "passed")
        steps = [
            Known(),
            Known(True),
            Known(True, "open"),
            Known(True, "closed"),
            Known(True, "closed", True),
        ]
        for latest in (*MOMENTS[:3], None):
            reached = [order.index(state_of(latest, None, known)) for known in steps]
            assert reached == sorted(reached)

    def test_the_facts_of_an_event_say_how_far_it_is(self):
        nobody = made(0)
        assert known_of(nobody) == Known(False, "not_open", False, {})
        assert known_of(made()).registration == "open"
        begun = paired(made())
        assert (known_of(begun).registration, known_of(begun).started) == ("closed", True)
        assert known_of(begun, registration="not_open").registration == "closed"
        assert known_of(nobody, advertised=True, registration="open") == Known(True, "open", False, {})
        told = made(0, announced=[{"what": "rounds", "when": "advertising"}])
        assert known_of(told).advertised

    def test_a_started_event_warns_of_what_was_not_told(self):
        begun = paired(made(options={"rounds": 4, "minutes": 50}))
        assert [(f.code, f.severity) for f in announcement_findings(begun)] == [
            ("deviation.rounds", "warning"),
            ("announcement.passed", "warning"),
            ("deviation.minutes", "warning"),
            ("announcement.passed", "warning"),
        ]
        told = after(
            begun,
            commands.Announce("rounds", "registration"),
            commands.Announce("minutes", "later"),
        )
        assert [(f.code, f.severity) for f in announcement_findings(told)] == [
            ("deviation.rounds", "info"),
            ("deviation.minutes", "warning"),
            ("announcement.late", "warning"),
        ]
        assert announcement_findings(told) == [
            f for f in audit(told) if f.code.split(".")[0] in ("deviation", "announcement")
        ]

    def test_nothing_is_noted_twice_or_of_a_stage_that_is_not_there(self):
        told = after(made(), commands.Announce("rounds", "start"))
        for again in (commands.Announce("rounds", "later"), commands.Announce("minutes", "start", "day9")):
            with pytest.raises(Refused):
                after(told, again)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_stand_alone_in_every_language(language):
    stages = [
        {"id": "d1", "kind": "swiss", "options": {"rounds": 6, "minutes": 50}},
        {"id": "d2", "kind": "swiss", "enters": {"top": 32}},
        {"id": "t4", "kind": "bracket", "enters": {"top": 4}},
    ]
    draft = {"called_draft": "no"}
    states = [
        made(options=EVERYTHING),
        made(options=EVERYTHING | {"decklists": "required"}, programme="armory"),
        made(100, stages=stages),
        made(policy="fab/booster-draft", level="professional", options=draft),
        made(policy="fab/team", options={"minutes": 60}),
    ]
    wording = speak(language)
    seen = set()
    for state in states:
        for one in announcements(state):
            text = wording.say(one.code, **one.params)
            seen.add(one.what)
            assert text.endswith("。" if language == "ja" else ".")
            numbers = [
                str(v)
                for k, v in one.params.items()
                if k in ("planned", "recommended", "top") and isinstance(v, int) and v
            ]
            assert all(number in text for number in numbers)
            for known in (Known(), Known(True, "open"), Known(True, "closed", True)):
                finding = next(x for x in announcements(state, known) if x.what == one.what).finding()
                assert finding is None or wording.finding(finding)
    assert seen == {
        "rounds", "cut", "advance", "minutes", "decklists", "called_draft", "lists_shared", "rematches",
    }  # fmt: skip


def test_rounds_in_the_plurals_of_russian():
    said = [speak("ru").say("announce.rounds", planned=n, recommended=9, stage="") for n in (1, 2, 5, 21)]
    assert [text.split()[3] for text in said] == ["раунд", "раунда", "раундов", "раунд"]
