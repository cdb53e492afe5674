"""Flesh and Blood, TRP: time limits, pauses and deck checks, the end of a round, called drafts."""

from datetime import date

import pytest

from headjudge.policy.editions import resolve
from headjudge.tournament import events
from headjudge.tournament.clocks import MINUTE, read_out
from headjudge.tournament.clocks.draft_clock import draft_face
from headjudge.tournament.clocks.round_clock import face
from headjudge.tournament.clocks.rules import (
    SECOND,
    STEP_RULE,
    build_steps,
    draft_rule,
    end_of_round,
    is_called,
    may_concede,
    round_minutes,
    round_rule,
    start_minutes,
)
from headjudge.tournament.clocks.turns import TurnBegan, TurnEnded, table_clock
from headjudge.tournament.events import ClockName
from headjudge.wording import LANGUAGES, speak

ROUND = ClockName(1)
DRAFT = ClockName(1, "draft")
DATES = (date(2025, 11, 30), date(2026, 11, 30))


def policy(name, on=DATES[0]):
    return resolve(f"fab/{name}", on).policy


def at(minutes):
    return minutes * MINUTE


@pytest.mark.parametrize("on", DATES)
class TestTimeLimitsA3:
    @pytest.mark.parametrize(
        ("name", "minutes"),
        [
            ("classic-constructed", 55),
            ("blitz", 35),
            ("sealed", 35),
            ("booster-draft", 35),
            ("welcome-deck", 30),
        ],
    )
    def test_a_round_ends_its_minutes_after_the_start(self, name, minutes, on):
        own = policy(name, on)
        assert round_minutes(own) == minutes
        started = [events.ClockStarted(ROUND, 1_000, minutes)]
        assert face(started, round_rule(own), 1_000).ends_at == 1_000 + at(minutes)

    def test_5_minutes_of_start_procedure_are_inside_the_round(self, on):
        started = [events.ClockStarted(ROUND, 0, 55)]
        rule = round_rule(policy("classic-constructed", on))
        assert face(started, rule, at(5) - 1).phase == "starting"
        assert face(started, rule, at(5)).phase == "running"
        assert face(started, rule, at(5)).time_left == at(50)

    @pytest.mark.parametrize(
        ("name", "draft", "premiere", "minutes"),
        [
            ("sealed", False, False, [20, 10, 30]),
            ("sealed", False, True, [30, 10, 40]),
            ("booster-draft", False, False, [15, 5, 10]),
            ("booster-draft", False, True, [25, 5, 20]),
            ("sealed", True, True, [25, 5, 20]),
            ("classic-constructed", False, True, []),
        ],
    )
    def test_registration_verification_construction_in_this_order(self, name, draft, premiere, minutes, on):
        steps = build_steps(policy(name, on), draft=draft, world_premiere=premiere)
        assert [step.minutes for step in steps] == minutes
        assert [step.name.split("_")[1] for step in steps] == [
            "registration",
            "verification",
            "construction",
        ][: len(steps)]
        now = 0
        for step in steps:
            started = [events.ClockStarted(ClockName(1, step.name), now, step.minutes)]
            assert face(started, STEP_RULE, now + at(step.minutes) - 1).phase == "running"
            now += at(step.minutes)
            assert face(started, STEP_RULE, now).phase == "time_over"
            for language in LANGUAGES:
                (said,) = read_out.at_step(step.name, step.minutes)
                assert str(step.minutes) in speak(language).say(said.code, **said.values)

    @pytest.mark.parametrize(
        ("cards", "seconds"),
        [
            *((cards, 50) for cards in (15, 14, 13, 12)),
            *((cards, 40) for cards in (11, 10)),
            *((cards, 30) for cards in (9, 8)),
            *((cards, 20) for cards in (7, 6)),
            *((cards, 10) for cards in (5, 4)),
            *((cards, 5) for cards in (3, 2)),
            (1, None),
        ],
    )
    def test_the_pick_timer_by_cards_left(self, cards, seconds, on):
        rule = draft_rule(policy("booster-draft", on).draft, 15)
        called = [events.DraftCalled(DRAFT, 0, 1, 16 - cards)]
        shown = draft_face(called, rule, 0)
        assert (shown.cards_left, shown.seconds) == (cards, seconds)
        assert shown.ends_at == (None if seconds is None else seconds * SECOND)

    def test_smaller_packs_begin_further_down_the_table(self, on):
        rule = draft_rule(policy("booster-draft", on).draft, 14)
        assert [rule.seconds(pick) for pick in range(1, 15)] == [
            *[50] * 3,
            *[40] * 2,
            *[30] * 2,
            *[20] * 2,
            *[10] * 2,
            *[5] * 2,
            None,
        ]

    def test_one_minute_of_review(self, on):
        rule = draft_rule(policy("booster-draft", on).draft, 15)
        shown = draft_face([events.ReviewBegun(DRAFT, 0, 1)], rule, 0)
        assert (shown.phase, shown.ends_at) == ("review", at(1))


class TestTimedRounds32:
    RULE = round_rule(policy("classic-constructed"))
    START = events.ClockStarted(ROUND, 0, 55)

    def left(self, *facts, now):
        return face((self.START, *facts), self.RULE, now).table(4).time_left

    def test_a_match_paused_for_more_than_a_minute_has_as_much_time_on_top(self):
        pause = events.ClockPaused(ROUND, at(20), 4)
        assert self.left(pause, events.ClockResumed(ROUND, at(24), 4), now=at(24)) == at(35)
        assert self.left(pause, events.ClockResumed(ROUND, at(21), 4), now=at(21)) == at(34)

    @pytest.mark.parametrize(
        ("begun", "lasted", "left"),
        [
            (10, 6, 48),  # its six minutes, and three
            (3, 6, 55),
            (1, 6, 55),  # never more than the round
            (0, 6, 55),
            (54, 9, 4),
        ],
    )
    def test_a_deck_check_gives_its_time_and_three_minutes_but_not_more_than_the_round(
        self, begun, lasted, left
    ):
        check = events.DeckCheckBegun(ROUND, at(begun), 4)
        during = face((self.START, check), self.RULE, at(begun + lasted) - 1).table(4)
        assert (during.phase, during.time_left) == ("checking", at(55 - begun))
        assert self.left(
            check, events.DeckCheckEnded(ROUND, at(begun + lasted), 4), now=at(begun + lasted)
        ) == at(left)

    def test_a_deck_check_takes_nothing_from_an_earlier_extension(self):
        extended = events.TableExtended(ROUND, at(1), 4, 600)
        check = (events.DeckCheckBegun(ROUND, at(2), 4), events.DeckCheckEnded(ROUND, at(6), 4))
        assert self.left(extended, *check, now=at(6)) == at(63)

    def test_the_hall_is_not_extended(self):
        check = (events.DeckCheckBegun(ROUND, at(2), 4), events.DeckCheckEnded(ROUND, at(6), 4))
        assert face((self.START, *check), self.RULE, at(6)).ends_at == at(55)


class TestStartOfGame33:
    def test_5_minutes_for_the_first_game_3_for_each_later(self):
        own = policy("classic-constructed", DATES[1])
        assert [start_minutes(own, game) for game in (1, 2, 3)] == [5, 3, 3]


class TestEndOfRound34:
    def clock(self, *facts, now):
        end = end_of_round(policy("blitz"))
        return table_clock("AB", facts, end.turns, at(35), now)

    def test_the_turn_is_finished_then_one_more_then_it_is_a_draw(self):
        began = TurnBegan(at(34), "A")
        assert self.clock(began, now=at(35) - 1).phase == "in_time"
        assert self.clock(began, now=at(35)).phase == "last_turn"
        more = TurnEnded(at(37))
        assert (self.clock(began, more, now=at(37)).phase, self.clock(began, more, now=at(37)).active) == (
            "further_turn",
            "B",
        )
        over = self.clock(began, more, TurnEnded(at(39)), now=at(39))
        assert (over.phase, over.over_since) == ("time_over", at(39))
        assert end_of_round(policy("blitz")).unfinished == "draw"

    def test_an_extra_turn_is_the_one_additional_turn(self):
        extra = TurnBegan(at(36), "A", extra=True)
        shown = self.clock(TurnBegan(at(34), "A"), extra, now=at(36))
        assert (shown.active, shown.further_left) == ("A", 0)

    def test_a_turn_with_nothing_left_to_decide_counts_as_over(self):
        assert end_of_round(policy("blitz")).finished_turn == "complete"

    def test_elimination_rounds_are_untimed(self):
        assert round_minutes(policy("classic-constructed"), playoff=True) is None

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_is_read_out(self, language):
        own = policy("blitz")
        facts = (events.ClockStarted(ROUND, 0, 35), events.TableExtended(ROUND, at(2), 7, 180))
        shown = face(facts, round_rule(own), at(35))
        sentences = read_out.at_time(end_of_round(own), shown)
        assert [sentence.code for sentence in sentences] == [
            "call.time",
            "call.turns",
            "call.draw",
            "call.concede",
            "call.tables_play_on",
        ]
        said = [speak(language).say(sentence.code, **sentence.values) for sentence in sentences]
        assert "1" in said[1]
        assert "7" in said[4]
        for started in read_out.at_round_start(3, 35, 5):
            assert speak(language).say(started.code, **started.values)
        for sentence in (
            read_out.of_round(shown),
            read_out.of_table(shown.table(7)),
            read_out.minutes_left(shown),
        ):
            assert speak(language).say(sentence.code, **sentence.values)


class TestConcessions35:
    def test_until_the_first_action_after_time(self):
        end, up = end_of_round(policy("blitz")), at(35)
        assert may_concede(end, up, None)
        assert may_concede(end, up, up)
        assert not may_concede(end, up, up + 1)

    def test_other_policies_do_not_say_so(self):
        for name in ("mtg/swiss", "goldfish-arena"):
            assert may_concede(end_of_round(resolve(name, DATES[1]).policy), 0, 10)


class TestDraft821:
    DRAFT = policy("booster-draft").draft

    @pytest.mark.parametrize(
        ("level", "announced", "called"),
        [
            ("professional", False, True),
            ("professional", True, True),
            ("competitive", False, False),
            ("competitive", True, True),
            ("casual", False, False),
            ("casual", True, False),
        ],
    )
    def test_called_by_level(self, level, announced, called):
        assert is_called(self.DRAFT, level, announced) is called

    def test_left_right_left(self):
        rule = draft_rule(self.DRAFT, 15)
        assert [rule.passes(pack) for pack in (1, 2, 3)] == ["left", "right", "left"]
        assert self.DRAFT.packs == 3


class TestOtherPolicies:
    def test_magic_has_five_turns_in_all(self):
        end = end_of_round(resolve("mtg/swiss", DATES[1]).policy)
        facts = [TurnBegan(0, "A"), *(TurnEnded(at(50 + turn)) for turn in range(1, 6))]
        assert table_clock("AB", facts, end.turns, at(50), at(55)).phase == "further_turn"
        assert table_clock("AB", [*facts, TurnEnded(at(56))], end.turns, at(50), at(56)).phase == "time_over"

    def test_magic_caps_no_deck_check(self):
        rule = round_rule(resolve("mtg/swiss", DATES[1]).policy)
        facts = (
            events.ClockStarted(ROUND, 0, 50),
            events.DeckCheckBegun(ROUND, at(1), 1),
            events.DeckCheckEnded(ROUND, at(8), 1),
        )
        assert face(facts, rule, at(8)).table(1).time_left == at(52)

    def test_goldfish_finishes_and_the_next_living_player_has_one_turn(self):
        own = resolve("goldfish-arena", DATES[1]).policy
        end = end_of_round(own)
        assert round_minutes(own) == 90
        assert (end.turns, end.unfinished) == (own.pods.clock, "draw")
        for language in LANGUAGES:
            shown = face([events.ClockStarted(ROUND, 0, 90)], round_rule(own), at(90))
            for sentence in read_out.at_time(end, shown):
                assert speak(language).say(sentence.code, **sentence.values)

    def test_a_policy_that_says_nothing_says_nothing(self):
        own = resolve("swiss", DATES[1]).policy
        assert end_of_round(own) is None
        assert round_minutes(own) is None
        assert build_steps(own) == ()
        shown = face([events.ClockStarted(ROUND, 0, 1)], round_rule(own), at(1))
        assert [sentence.code for sentence in read_out.at_time(None, shown)] == ["call.time"]
