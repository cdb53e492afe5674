"""Goldfish Arena at the table and on the clock: a class per part of the organiser's text, a test per sentence."""

from datetime import date

import pytest

from headjudge.findings import InputError, Refused
from headjudge.policy.editions import resolve
from headjudge.policy.policy import table_rules
from headjudge.policy.set_options import with_options
from headjudge.running.structure import structure
from headjudge.tournament.clocks import MINUTE, time_is_up
from headjudge.tournament.clocks.turns import Eliminated, MatchEnded, TurnBegan, TurnEnded, table_clock
from headjudge.tournament.commands import AnswerQuestionnaire
from headjudge.tournament.questionnaire import asked, check_answers, outstanding
from headjudge.tournament.state import Answered, Entrant, Match, Result, Round, Tournament

ARENA = resolve("goldfish-arena", date(2026, 11, 30)).policy
UP = time_is_up(0, ARENA.minutes.round.minutes)
GOOD = {"ending": "combo", "turns": 6, "commander": "Kinnan"}


def clock(*facts, now, policy=ARENA):
    return table_clock("ABCD", facts, policy.pods.clock, UP, now)


def at(minute):
    return round(minute * MINUTE)


class TestRounds:
    def test_swiss_without_a_final(self):
        assert ARENA.pods.playoff is None
        for players in (4, 16, 64, 65, 128, 129, 500):
            assert structure(ARENA, players).cut is None

    def test_the_number_of_rounds_depends_on_the_players_and_is_five_at_least(self):
        rounds = [structure(ARENA, players).rounds for players in (4, 64, 65, 128, 129, 5000)]
        assert rounds == [5, 5, 6, 6, 7, 7]  # O16: ours

    def test_the_rows_are_marked_as_ours(self):
        assert "structure.pods_rounds_ours" in [f.code for f in structure(ARENA, 40).findings]

    def test_fewer_than_five_cannot_be_set(self):
        assert (ARENA.options["rounds"].kind, ARENA.options["rounds"].least) == ("integer", 5)

    def test_a_round_lasts_ninety_minutes(self):
        assert structure(ARENA, 40).minutes == {"round": 90}
        assert UP == 90 * MINUTE


class TestAfterTime:
    """After 90 minutes: the active player's turn, one turn of the next, a draw."""

    def test_until_then_the_game_goes_on(self):
        face = clock(TurnBegan(0, "A"), TurnBegan(at(40), "B"), now=UP - 1)
        assert (face.phase, face.active, face.next_player) == ("in_time", "B", "C")
        assert (face.time_left, face.further_left) == (1, 0)

    def test_the_active_player_may_finish_the_turn(self):
        face = clock(TurnBegan(0, "A"), TurnBegan(at(88), "B"), now=at(93))
        assert (face.phase, face.active, face.next_player, face.further_left) == ("last_turn", "B", "C", 1)
        assert face.time_left == 0

    def test_the_next_player_has_one_turn(self):
        face = clock(TurnBegan(at(88), "B"), TurnBegan(at(94), "C"), now=at(95))
        assert (face.phase, face.active, face.next_player) == ("further_turn", "C", None)

    def test_then_it_is_a_draw(self):
        facts = [TurnBegan(at(88), "B"), TurnBegan(at(94), "C"), TurnEnded(at(98))]
        face = clock(*facts, now=at(99))
        assert (face.phase, face.active, face.over_since) == ("time_over", None, at(98))
        assert face.living == ("A", "B", "C", "D")

    def test_whoever_begins_another_turn_plays_on_after_the_end(self):
        facts = [TurnBegan(at(88), "B"), TurnBegan(at(94), "C"), TurnBegan(at(98), "D")]
        face = clock(*facts, now=at(99))
        assert (face.phase, face.over_since) == ("time_over", at(98))

    def test_a_winner_ends_it_before(self):
        facts = [TurnBegan(at(88), "B"), TurnBegan(at(94), "C"), MatchEnded(at(95))]
        assert clock(*facts, now=at(96)).phase == "ended"
        out = [TurnBegan(at(88), "B"), *(Eliminated(at(95), name) for name in "ACD")]
        face = clock(*out, now=at(95))
        assert (face.phase, face.living) == ("ended", ("B",))

    def test_the_last_player_is_followed_by_the_first(self):
        assert clock(TurnBegan(at(80), "D"), now=at(91)).next_player == "A"


class TestExtraTurns:
    """O9: an extra turn of the same player uses up nothing of the other's."""

    FACTS = (TurnBegan(at(88), "B"), TurnBegan(at(92), "B", extra=True))

    def test_the_further_turn_still_belongs_to_the_next_player(self):
        face = clock(*self.FACTS, now=at(93))
        assert (face.phase, face.active, face.further_left, face.next_player) == ("last_turn", "B", 1, "C")
        after = clock(*self.FACTS, TurnBegan(at(94), "C"), now=at(95))
        assert (after.phase, after.active) == ("further_turn", "C")

    def test_also_where_the_turn_was_said_to_be_over(self):
        facts = (TurnBegan(at(88), "B"), TurnEnded(at(92)), TurnBegan(at(92), "B", extra=True))
        face = clock(*facts, now=at(93))
        assert (face.phase, face.active, face.further_left) == ("last_turn", "B", 1)
        assert face.turn_used == at(5)

    def test_the_further_turn_itself_is_one_turn(self):
        facts = (*self.FACTS, TurnBegan(at(94), "C"), TurnBegan(at(96), "C", extra=True))
        assert clock(*facts, now=at(97)).over_since == at(96)

    def test_the_option_lets_it_use_up_the_turn(self):
        strict = with_options(ARENA, {"extra_turns": "use_up"})
        face = clock(*self.FACTS, now=at(93), policy=strict)
        assert (face.phase, face.active, face.next_player) == ("further_turn", "B", None)
        assert clock(*self.FACTS, TurnBegan(at(94), "C"), now=at(95), policy=strict).phase == "time_over"


class TestGoneInTheLastTurns:
    """E38, E39: the next living player; who is out in their own turn ends it."""

    def test_the_further_turn_goes_to_the_next_who_is_alive(self):
        face = clock(TurnBegan(at(80), "B"), Eliminated(at(85), "C"), now=at(91))
        assert (face.active, face.next_player) == ("B", "D")

    def test_out_in_ones_own_last_turn_leaves_the_further_turn(self):
        facts = (TurnBegan(at(88), "B"), Eliminated(at(92), "B"))
        face = clock(*facts, now=at(93))
        assert (face.phase, face.active, face.living) == ("further_turn", "C", ("A", "C", "D"))
        assert clock(*facts, TurnEnded(at(95)), now=at(95)).phase == "time_over"

    def test_the_game_goes_on_as_said_when_the_turn_was_begun_by_hand_too(self):
        facts = (TurnBegan(at(88), "B"), Eliminated(at(92), "B"), TurnBegan(at(92.5), "C"))
        face = clock(*facts, now=at(93))
        assert (face.phase, face.active, face.turn_used) == ("further_turn", "C", at(1))

    def test_out_in_the_further_turn_is_a_draw_of_the_others(self):
        facts = (TurnBegan(at(88), "B"), TurnBegan(at(92), "C"), Eliminated(at(94), "C"))
        face = clock(*facts, now=at(94))
        assert (face.phase, face.over_since, face.living) == ("time_over", at(94), ("A", "B", "D"))


class TestSlowTurns:
    """A turn of more than five minutes, extra turns counted in, is a reason to call the judge."""

    def test_five_minutes_are_no_reason_and_a_moment_more_is(self):
        facts = (TurnBegan(0, "A"),)
        assert not clock(*facts, now=at(5)).call_judge
        face = clock(*facts, now=at(5) + 1)
        assert (face.call_judge, face.judge_at, face.turn_used) == (True, at(5), at(5) + 1)

    def test_an_extra_turn_does_not_start_the_clock_again(self):
        facts = (TurnBegan(0, "A"), TurnBegan(at(3), "A", extra=True), TurnBegan(at(4), "A", extra=True))
        assert clock(*facts, now=at(6)).call_judge
        assert clock(*facts, now=at(6)).turn_used == at(6)

    def test_the_next_players_turn_does(self):
        assert not clock(TurnBegan(0, "A"), TurnBegan(at(4), "B"), now=at(8)).call_judge


class TestQuestionnaire:
    """The winner, or in a draw whoever is counted as the last out, must fill in a short questionnaire."""

    def match(self, result, answers=()):
        return Match(1, ("A", "B", "C", "D"), result, answers=answers)

    def event(self, match):
        entrants = tuple(Entrant(name, name) for name in "ABCD")
        return Tournament(
            1, "Made", "2026-11-30", "goldfish-arena", entrants, (Round(1, (match,)),), seed="s"
        )

    def test_the_winner_owes_it(self):
        match = self.match(Result(winner="B", out=("A", "C", "D")))
        assert asked(ARENA.questionnaire, match) == ("B",)
        (owed,) = outstanding(self.event(match), ARENA)
        assert (owed.round, owed.table, owed.entrant) == (1, 1, "B")

    @pytest.mark.parametrize(
        ("out", "who"),
        [((), "D"), (("D",), "C"), (("A", "D"), "C"), (("C", "D"), "B"), (("B",), "D")],
    )
    def test_in_a_draw_the_survivor_latest_in_turn_order(self, out, who):
        match = self.match(Result(draw=True, out=out))
        assert asked(ARENA.questionnaire, match) == (who,)

    def test_of_those_who_fell_together_at_the_end_the_latest_in_turn_order(self):
        """O3: nobody is left alive; it is a draw among those who were in at that moment."""
        result = Result(draw=True, out=("D", "C", "A", "B"), together=(("C", "A", "B"),))
        assert asked(ARENA.questionnaire, self.match(result)) == ("C",)

    def test_nobody_owes_it_before_the_result(self):
        assert outstanding(self.event(self.match(None)), ARENA) == ()

    def test_it_is_outstanding_until_it_is_filled_in(self):
        result = Result(winner="B", out=("A", "C", "D"))
        done = self.match(result, (Answered("B", GOOD),))
        assert outstanding(self.event(done), ARENA) == ()

    def test_only_who_is_asked_may_answer(self):
        event = self.event(self.match(Result(winner="B", out=("A", "C", "D"))))
        check_answers(event, ARENA, AnswerQuestionnaire(1, 1, "B", GOOD))
        with pytest.raises(Refused) as caught:
            check_answers(event, ARENA, AnswerQuestionnaire(1, 1, "A", GOOD))
        (finding,) = caught.value.findings
        assert (finding.code, finding.params["asked"]) == ("questionnaire.not_asked", "B")
        assert finding.rule.clause == "questionnaire after the match"

    def test_every_answer_that_does_not_fit_is_named_at_once(self):
        event = self.event(self.match(Result(winner="B", out=("A", "C", "D"))))
        given = {"ending": "magic", "turns": True, "commander": "  ", "remarks": "x" * 2001, "odd": 1}
        with pytest.raises(InputError) as caught:
            check_answers(event, ARENA, AnswerQuestionnaire(1, 1, "B", given))
        assert sorted((f.code.split(".")[1], f.subject) for f in caught.value.findings) == [
            ("choice", "/ending"),
            ("number", "/turns"),
            ("text", "/commander"),
            ("text_too_long", "/remarks"),
            ("unknown_question", "/odd"),
        ]
        with pytest.raises(InputError) as caught:
            check_answers(event, ARENA, AnswerQuestionnaire(1, 1, "B", {"turns": 0}))
        assert [(f.code.split(".")[1], f.subject) for f in caught.value.findings] == [
            ("number", "/turns"),
            ("unanswered", "/ending"),
            ("unanswered", "/commander"),
        ]


# Each sentence of the organiser on play, concession and deals: the rule of the page, and what its words must name.
PAGE = [
    (
        "round_length",
        "90",
        "90分",
        "90 мин",
    ),
    (
        "finish_turn",
        "finish",
        "最後まで",
        "до конца",
    ),
    (
        "one_more_turn",
        "next player|one turn|xtra",
        "1ターン|追加ターン",
        "один ход|ополнительн",
    ),
    (
        "out_in_last_turn",
        "goes out",
        "脱落",
        "выбывает",
    ),
    (
        "draw_at_time",
        "draw|(1)",
        "引き分け|1点",
        "вничью|(1)",
    ),
    (
        "slow_turn",
        "5 minutes|judge|extra turns",
        "5分|ジャッジ|追加ターン",
        "5 мин|судью|дополнительными",
    ),
    (
        "concede_own_turn",
        "own turn|sorcery",
        "自分のターン|ソーサリー",
        "свой ход|сорцери",
    ),
    (
        "concede_together",
        "together|another",
        "一緒に|全員",
        "вместе|чужой ход",
    ),
    (
        "turn_of_who_conceded",
        "phases|priority",
        "フェイズ|優先権",
        "фазы|приоритет",
    ),
    (
        "spectators",
        "spectator|Regular",
        "観戦者|一般",
        "зритель|регулярном",
    ),
    (
        "trigger_harmful",
        "bad|one opponent",
        "不利|1人",
        "вредит|один соперник",
    ),
    (
        "trigger_helpful",
        "good|all opponents",
        "有利|全員",
        "Полезный|все соперники",
    ),
    (
        "shown_to_all",
        "every player",
        "全プレイヤー",
        "всем игрокам",
    ),
    (
        "deals_allowed",
        "legitimate",
        "正当",
        "законный",
    ),
    (
        "deals_open",
        "secret|openly",
        "秘密|公然",
        "тайных|открыто",
    ),
    (
        "deals_during_game",
        "during that game|before",
        "間にだけ",
        "заранее",
    ),
    (
        "deals_this_game_only",
        "only",
        "限ります",
        "только",
    ),
    (
        "deals_not_binding",
        "not penalised|rule on",
        "罰則はなく|裁定しません",
        "не наказывают|не решает",
    ),
    (
        "nothing_from_outside",
        "5.2|prizes|money|beer|bribes",
        "5.2|賞品|金銭|ビール|買収",
        "5.2|призы|деньги|пиво|подкупать",
    ),
    (
        "call_a_judge",
        "call a judge",
        "ジャッジを呼んで",
        "зовите судью",
    ),
    (
        "kingmaking",
        "forbidden|later",
        "禁止|後日",
        "запрещён|позже",
    ),
    (
        "questionnaire",
        "winner|draw|last",
        "勝者|引き分け|最後",
        "обедитель|ничьей|последним",
    ),
]


class TestPageOfRules:
    def test_it_has_every_rule_in_order_and_nothing_else(self):
        assert [rule.id for rule in table_rules(ARENA, "en")] == [name for name, *_ in PAGE]

    @pytest.mark.parametrize(("name", "en", "ja", "ru"), PAGE)
    def test_each_rule_says_what_the_organiser_says(self, name, en, ja, ru):
        for language, words in (("en", en), ("ja", ja), ("ru", ru)):
            rule = next(rule for rule in table_rules(ARENA, language) if rule.id == name)
            assert rule.clause
            assert rule.heading
            assert [part for part in words.split("|") if part not in rule.says] == [], rule.says
            assert "{" not in rule.says

    def test_headings_differ_by_language(self):
        heads = [tuple(dict.fromkeys(r.heading for r in table_rules(ARENA, la))) for la in ("en", "ja", "ru")]
        assert len(set(heads)) == 3
        assert {len(head) for head in heads} == {5}

    def test_a_changed_number_shows_on_the_page(self):
        minutes = ARENA.minutes.model_copy(
            update={"round": ARENA.minutes.round.model_copy(update={"minutes": 75})}
        )
        changed = ARENA.model_copy(update={"minutes": minutes})
        assert "75" in table_rules(changed, "ja")[0].says
