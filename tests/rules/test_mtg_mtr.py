"""Magic Tournament Rules: points and tie-breaks (Appendix C), rounds (E), minutes (B), lists (2.7)."""

from datetime import date
from fractions import Fraction

import pytest

from headjudge.policy.editions import resolve
from headjudge.running.structure import structure

POLICY = resolve("mtg/swiss", date(2025, 11, 30)).policy


class TestAppendixC:
    def test_points(self):
        scoring = POLICY.scoring
        assert (scoring.win, scoring.draw, scoring.loss, scoring.bye) == (3, 1, 0, 3)
        assert (scoring.game_win, scoring.game_draw) == (3, 1)

    def test_steps_with_their_floor(self):
        assert [(s.key, s.better, s.floor) for s in POLICY.standings] == [
            ("match_points", "high", None),
            ("omw", "high", Fraction(1, 3)),
            ("gw", "high", Fraction(1, 3)),
            ("ogw", "high", Fraction(1, 3)),
        ]

    def test_what_results_without_games_count_as(self):
        scoring = POLICY.scoring
        assert scoring.bye_games == (2, 0, 0)
        assert scoring.unreported_win_games == (1, 0, 0)
        assert scoring.unreported_draw_games == (0, 0, 1)
        assert scoring.double_loss_games == (0, 2, 0)


class TestAppendixE:
    @pytest.mark.parametrize(
        ("players", "rounds", "cut"),
        [
            (2, 1, None), (4, 2, None), (5, 3, None), (8, 3, None), (9, 5, 4), (16, 5, 4), (17, 5, 8),
            (32, 5, 8), (33, 6, 8), (64, 6, 8), (65, 7, 8), (128, 7, 8), (129, 8, 8), (226, 8, 8),
            (227, 9, 8), (409, 9, 8), (410, 10, 8), (3000, 10, 8),
        ],
    )  # fmt: skip
    def test_rounds(self, players, rounds, cut):
        found = structure(POLICY, players)
        assert (found.rounds, found.cut) == (rounds, cut)

    def test_fewer_than_nine_is_our_reading_and_says_so(self):
        said = [finding.code for finding in structure(POLICY, 8).findings]
        assert "structure.row_inferred" in said
        assert "structure.row_inferred" not in [f.code for f in structure(POLICY, 9).findings]

    def test_a_limited_event_with_a_draft_play_off(self):
        found = structure(POLICY, 12, limited=True, draft_playoff=True)
        assert (found.rounds, found.cut) == (4, 8)

    def test_a_team_counts_as_a_player(self):
        assert structure(POLICY, 40, teams=True).rounds == 6


class TestAppendixBAnd27:
    def test_minutes(self):
        assert structure(POLICY, 20).minutes == {"round": 50}

    @pytest.mark.parametrize(
        ("level", "need"), [("casual", "optional"), ("competitive", "required"), ("professional", "required")]
    )
    def test_decklists(self, level, need):
        assert structure(POLICY, 20, level=level).decklists == need
