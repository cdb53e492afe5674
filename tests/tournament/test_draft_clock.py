"""The clock of a called draft: calls in their order, early only when all are done, overruns noted."""

from datetime import date

import pytest

from headjudge.findings import InputError, Refused
from headjudge.policy.editions import resolve
from headjudge.tournament import events
from headjudge.tournament.clocks import read_out
from headjudge.tournament.clocks.calling import decide_draft
from headjudge.tournament.clocks.commands import CallPick, CallReview, EndDraft, NoteOverrun
from headjudge.tournament.clocks.draft_clock import NextCall, draft_face, next_call, repeated_overruns
from headjudge.tournament.clocks.kept import Clocks, clock_state
from headjudge.tournament.clocks.rules import SECOND, draft_rule
from headjudge.tournament.events import ClockName
from headjudge.tournament.state import Entrant, Tournament
from headjudge.wording import LANGUAGES, speak

DRAFT = ClockName(1, "draft")
POLICY = resolve("fab/booster-draft", date(2026, 11, 30)).policy
RULE = draft_rule(POLICY.draft, 3)
EVENT = Tournament(
    headjudge=1,
    name="",
    date="2026-11-30",
    policy="fab/booster-draft",
    entrants=(Entrant("1", "Aki"), Entrant("2", "Ben")),
    rounds=(),
)


def asked(clocks, command, now, called=True):
    return clock_state(decide_draft(EVENT, clocks, command, now, RULE, called=called), clocks)


def whole_draft(rule=RULE):
    """Every call of a draft in its order, each when the timer before it is up."""
    clocks, now, calls = Clocks(), 0, []
    for _ in range(200):
        shown = draft_face(clocks.draft(DRAFT), rule, now)
        now = now if shown.ends_at is None else max(now, shown.ends_at)
        due = shown.next
        calls.append(due)
        if due.kind == "end":
            clocks = clock_state(decide_draft(EVENT, clocks, EndDraft(DRAFT), now, rule, called=True), clocks)
            return clocks, calls, now
        command = CallReview(DRAFT, due.pack) if due.kind == "review" else CallPick(DRAFT, due.pack, due.pick)
        clocks = clock_state(decide_draft(EVENT, clocks, command, now, rule, called=True), clocks)
    raise AssertionError("the draft does not end")


def test_three_packs_with_a_review_between_them():
    clocks, calls, now = whole_draft()
    picks = [[NextCall("pick", pack, pick) for pick in (1, 2, 3)] for pack in (1, 2, 3)]
    assert calls == [
        *picks[0],
        NextCall("review", 1),
        *picks[1],
        NextCall("review", 2),
        *picks[2],
        NextCall("end", 3),
    ]
    assert now == (3 * (5 + 5) + 2 * 60) * SECOND
    shown = draft_face(clocks.draft(DRAFT), RULE, now)
    assert (shown.phase, shown.pack, shown.next) == ("ended", 3, None)


def test_a_timer_never_starts_by_itself():
    shown = draft_face((), RULE, 10**9)
    assert (shown.phase, shown.pack, shown.time_left, shown.next) == ("waiting", 0, None, NextCall("pick", 1))
    called = (events.DraftCalled(DRAFT, 0, 1, 1),)
    for hours in (1, 2, 100):
        late = draft_face(called, RULE, hours * 3_600_000)
        assert (late.phase, late.pick, late.time_left) == ("pick_over", 1, 0)
    reviewed = (*called, events.ReviewBegun(DRAFT, 10_000, 1))
    assert draft_face(reviewed, RULE, 10**9).phase == "review_over"


def test_the_boundaries_of_a_pick_and_of_the_review():
    called = (events.DraftCalled(DRAFT, 1_000, 2, 1),)
    assert draft_face(called, RULE, 999).phase == "waiting"
    first = draft_face(called, RULE, 1_000)
    assert (first.phase, first.time_left, first.cards_left, first.passes) == ("picking", 5_000, 3, "right")
    assert draft_face(called, RULE, 5_999).time_left == 1
    up = draft_face(called, RULE, 6_000)
    assert (up.phase, up.time_left, up.ends_at, up.overtime) == ("pick_over", 0, 6_000, 0)
    assert draft_face(called, RULE, 7_000).overtime == 1_000
    review = (events.ReviewBegun(DRAFT, 0, 1),)
    assert draft_face(review, RULE, 59_999).phase == "review"
    assert draft_face(review, RULE, 60_000).phase == "review_over"


def test_the_last_card_has_no_timer():
    shown = draft_face((events.DraftCalled(DRAFT, 0, 1, 3),), RULE, 10**9)
    assert (shown.phase, shown.seconds, shown.time_left, shown.ends_at) == ("last_card", None, None, None)
    assert shown.next == NextCall("review", 1)


def test_early_only_when_everybody_is_done():
    clocks = asked(Clocks(), CallPick(DRAFT, 1, 1), 0)
    with pytest.raises(Refused) as raised:
        asked(clocks, CallPick(DRAFT, 1, 2), 4_999)
    (finding,) = raised.value.findings
    assert (finding.code, finding.params["seconds"]) == ("refuse.draft_timer_runs", 1)
    assert asked(clocks, CallPick(DRAFT, 1, 2), 5_000)
    early = asked(clocks, CallPick(DRAFT, 1, 2, everybody_done=True), 2_000)
    assert draft_face(early.draft(DRAFT), RULE, 2_000).ends_at == 7_000
    strict = draft_rule(POLICY.draft.model_copy(update={"early_when_all_picked": False}), 3)
    with pytest.raises(Refused):
        decide_draft(EVENT, clocks, CallPick(DRAFT, 1, 2, True), 2_000, strict, called=True)


CALLED = [CallPick(DRAFT, 1, 1), CallPick(DRAFT, 1, 2), CallPick(DRAFT, 1, 3), CallReview(DRAFT, 1)]


@pytest.mark.parametrize(
    ("made", "command", "code"),
    [
        (0, CallPick(DRAFT, 1, 2), "refuse.draft_out_of_order"),
        (0, CallPick(DRAFT, 2, 1), "refuse.draft_out_of_order"),
        (0, CallReview(DRAFT, 1), "refuse.draft_out_of_order"),
        (0, EndDraft(DRAFT), "refuse.draft_out_of_order"),
        (1, CallPick(DRAFT, 1, 1), "refuse.draft_out_of_order"),
        (2, CallReview(DRAFT, 1), "refuse.draft_out_of_order"),
        (3, CallPick(DRAFT, 2, 1), "refuse.draft_out_of_order"),
        (3, CallReview(DRAFT, 2), "refuse.draft_out_of_order"),
        (4, CallReview(DRAFT, 1), "refuse.draft_out_of_order"),
        (4, CallPick(DRAFT, 2, 2), "refuse.draft_out_of_order"),
        (1, NoteOverrun(DRAFT, 1, 2, "1"), "refuse.draft_pick_not_called"),
        (3, NoteOverrun(DRAFT, 1, 3, "1"), "refuse.draft_no_timer"),
    ],
)
def test_a_call_out_of_order_is_refused(made, command, code):
    clocks = Clocks()
    for place, step in enumerate(CALLED[:made]):
        clocks = asked(clocks, step, place * 60_000)
    with pytest.raises(Refused) as raised:
        asked(clocks, command, made * 60_000)
    (finding,) = raised.value.findings
    assert finding.code == code
    assert all(speak(language).finding(finding) for language in LANGUAGES)


def test_nothing_is_called_after_the_end_nor_in_a_draft_that_is_not_called():
    clocks, _, now = whole_draft()
    for command, called, code in (
        (CallPick(DRAFT, 1, 1), True, "refuse.draft_ended"),
        (EndDraft(DRAFT), True, "refuse.draft_ended"),
        (CallPick(DRAFT, 1, 1), False, "refuse.draft_not_called"),
    ):
        with pytest.raises(Refused) as raised:
            asked(clocks, command, now, called)
        assert raised.value.findings[0].code == code
        assert all(speak(language).finding(raised.value.findings[0]) for language in LANGUAGES)
    with pytest.raises(Refused):
        asked(clocks, EndDraft(DRAFT), now - 1)


def test_overruns_are_noted_by_entrant_and_named_when_repeated():
    clocks = asked(Clocks(), CallPick(DRAFT, 1, 1), 0)
    with pytest.raises(Refused) as raised:
        asked(clocks, NoteOverrun(DRAFT, 1, 1, "2"), 4_999)
    assert raised.value.findings[0].code == "refuse.draft_in_time"
    clocks = asked(clocks, NoteOverrun(DRAFT, 1, 1, "2"), 5_000)
    clocks = asked(clocks, NoteOverrun(DRAFT, 1, 1, "1"), 5_001)
    with pytest.raises(Refused) as raised:
        asked(clocks, NoteOverrun(DRAFT, 1, 1, "2"), 5_002)
    assert raised.value.findings[0].code == "refuse.draft_overrun_noted"
    assert repeated_overruns(clocks.draft(DRAFT), RULE) == []
    clocks = asked(clocks, CallPick(DRAFT, 1, 2), 6_000)
    clocks = asked(clocks, CallPick(DRAFT, 1, 3), 12_000)
    clocks = asked(clocks, NoteOverrun(DRAFT, 1, 2, "2"), 12_500)
    (finding,) = repeated_overruns(clocks.draft(DRAFT), RULE)
    assert (finding.subject, finding.severity, finding.params["picks"]) == ("2", "warning", "1/1, 1/2")
    assert finding.rule.clause == "A.3"
    assert all("1/2" in speak(language).finding(finding) for language in LANGUAGES)
    assert draft_face(clocks.draft(DRAFT), RULE, 13_000).overruns == (("2", 2), ("1", 1))
    with pytest.raises(InputError):
        asked(clocks, NoteOverrun(DRAFT, 1, 2, "9"), 12_500)


@pytest.mark.parametrize("cards", [0, 16])
def test_packs_without_timers_are_refused(cards):
    with pytest.raises(InputError) as raised:
        draft_rule(POLICY.draft, cards)
    (finding,) = raised.value.findings
    assert (finding.code, finding.params["most"]) == ("refuse.draft_cards", 15)
    assert all(speak(language).finding(finding) for language in LANGUAGES)


def test_one_pod_may_be_called_alone():
    pods = [ClockName(1, "draft", pod) for pod in (1, 2)]
    clocks = asked(Clocks(), CallPick(pods[0], 1, 1), 0)
    clocks = asked(clocks, CallPick(pods[1], 1, 1), 100)
    clocks = asked(clocks, CallPick(pods[0], 1, 2), 5_000)
    assert [draft_face(clocks.draft(pod), RULE, 5_000).pick for pod in pods] == [2, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judge_reads_out_each_call_and_the_clock_says_each_phase(language):
    wording = speak(language)
    clocks, calls, now = whole_draft()
    read = [[wording.say(s.code, **s.values) for s in read_out.at_call(call, RULE)] for call in calls]
    assert [len(said) for said in read] == [2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1]
    assert len({said[1] for said in read if len(said) == 2}) == 2
    assert read[0][1] == read[8][1] != read[4][1]
    assert all("3" in said[0] and "5" in said[0] for said in (read[0], read[4], read[8]))
    for moment in range(0, now + 1, 500):
        sentence = read_out.of_draft(draft_face(clocks.draft(DRAFT), RULE, moment))
        assert wording.say(sentence.code, **sentence.values)


def test_what_follows_a_call_is_the_same_whoever_asks():
    assert next_call(RULE, None) == NextCall("pick", 1, 1)
    assert next_call(RULE, events.ReviewBegun(DRAFT, 0, 2)) == NextCall("pick", 3, 1)
