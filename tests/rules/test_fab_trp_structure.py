"""Flesh and Blood, Tournament Rules and Policy, A.1 to A.3 as in force from 2025-09-26 to 2026-06-09.

The values are typed in here from the Japanese appendix; the data must agree with them, not they with it.
"""

from datetime import date

import pytest

from headjudge.policy.editions import resolve
from headjudge.policy.policy import Policy
from headjudge.running.structure import Structure, advance, deviations, playoff_seeding, structure

DAY = date(2025, 11, 30)
SEALED = {"sealed_registration": 20, "sealed_verification": 10, "sealed_construction": 30}
DRAFT = {"draft_registration": 15, "draft_verification": 5, "draft_construction": 10}


def policy(name: str = "classic-constructed", on: date = DAY) -> Policy:
    return resolve(f"fab/{name}", on).policy


def codes(found: Structure) -> list[str]:
    return [finding.code for finding in found.findings]


def ends(rows):
    """Each row by its first, a middle and its last number of entrants."""
    return [(n, *rest) for low, high, *rest in rows for n in sorted({low, (low + high) // 2, high})]


class TestA1:
    PROGRAMMES = (
        ("世界選手権", 4, "professional"),
        ("プロツアー", 4, "professional"),
        ("国別選手権（米国）", 3, "professional"),
        ("国別選手権", 3, "competitive"),
        ("コーリング（2日目以降）", 3, "professional"),
        ("コーリング（1日目）", 3, "competitive"),
        ("バトルハーデン", 3, "competitive"),
        ("プロクエスト＋", 2, "competitive"),
        ("プロクエスト", 2, "competitive"),
        ("国別選手権予選", 2, "competitive"),
        ("先鋒戦", 1, "casual"),
        ("ワールドプレミア", 1, "casual"),
        ("プレリリース", 1, "casual"),
        ("アーモリー", 1, "casual"),
        ("オンデマンド", 1, "casual"),
        ("どこでもプレイ", 1, "casual"),
    )

    def test_every_row_with_tier_and_level(self):
        rows = policy().programmes.rows
        assert tuple((row.names.ja, row.tier, row.level) for row in rows) == self.PROGRAMMES

    @pytest.mark.parametrize(("name", "tier", "level"), PROGRAMMES)
    def test_the_level_follows_from_the_programme(self, name, tier, level):
        assert structure(policy(), 20, programme=name).levels == (level,)

    def test_a_calling_is_competitive_on_day_1_and_professional_from_day_2(self):
        found = structure(policy(), 584, days=2, programme="Calling")
        assert found.levels == ("competitive", "professional")
        assert "structure.levels_differ" in codes(found)

    def test_a_programme_is_found_by_id_and_by_its_name_in_each_language(self):
        for name in ("road-to-nationals", "Road to Nationals", "ROAD TO NATIONALS", "国別選手権予選"):
            assert structure(policy(), 20, programme=name).levels == ("competitive",)

    def test_another_level_than_the_programmes_is_taken_and_said(self):
        found = structure(policy(), 20, programme="armory", level="professional")
        assert found.levels == ("professional",)
        assert "structure.level_differs" in codes(found)
        assert "structure.level_differs" not in codes(
            structure(policy(), 20, programme="armory", level="casual")
        )

    def test_a_programme_that_does_not_exist(self):
        found = structure(policy(), 20, programme="Grand Prix")
        assert codes(found) == ["structure.programme_unknown", "structure.level_assumed"]

    def test_a_programme_of_another_edition_only(self):
        found = structure(policy(on=date(2026, 6, 10)), 20, programme="battle-hardened")
        assert "structure.programme_other_edition" in codes(found)
        assert found.findings[0].params["others"] == "2022-08-08, 2025-09-26"


class TestA2:
    SINGLE_DAY = (
        (1, 8, 3, None),
        (9, 16, 5, 4),
        (17, 32, 5, 8),
        (33, 64, 6, 8),
        (65, 128, 7, 8),
        (129, 224, 8, 8),
        (225, 384, 9, 8),
        (385, 736, 10, 8),
    )
    TEAMS = (
        (1, 16, 5),
        (17, 32, 6),
        (33, 64, 7),
        (65, 128, 8),
        (129, 224, 9),
        (225, 384, 10),
        (385, 736, 11),
    )
    CONSTRUCTED = (
        (2, 224, 7, 48, 4),
        (225, 440, 7, 64, 5),
        (441, 732, 8, 80, 5),
        (733, 1244, 9, 96, 5),
        (1245, 9999, 9, 128, 6),
    )
    LIMITED = (
        (2, 224, 8, 48, 3),
        (225, 440, 8, 64, 6),
        (441, 732, 8, 80, 6),
        (733, 1244, 8, 128, 6),
        (1245, 9999, 9, 128, 6),
    )

    @pytest.mark.parametrize(("players", "rounds", "cut"), ends(SINGLE_DAY))
    def test_single_day(self, players, rounds, cut):
        found = structure(policy(), players)
        assert (found.rounds, found.cut, found.days) == (rounds, cut, ())

    @pytest.mark.parametrize("players", [9, 12, 16])
    def test_a_limited_event_with_a_draft_play_off_has_4_rounds_and_top_8(self, players):
        found = structure(policy("sealed"), players, draft_playoff=True)
        assert (found.rounds, found.cut) == (4, 8)
        assert structure(policy(), players, draft_playoff=True, limited=True).rounds == 4
        plain = structure(policy("sealed"), players)
        assert (plain.rounds, plain.cut) == (5, 4)
        assert "structure.draft_playoff_possible" in codes(plain)

    def test_the_starred_reading_is_not_for_constructed(self):
        found = structure(policy(), 12, draft_playoff=True)
        assert (found.rounds, found.cut) == (5, 4)
        assert "structure.draft_playoff_not_limited" in codes(found)

    @pytest.mark.parametrize(("players", "rounds"), [(8, 3), (17, 5)])
    def test_the_starred_reading_is_only_for_9_to_16(self, players, rounds):
        found = structure(policy("sealed"), players, draft_playoff=True)
        assert found.rounds == rounds
        assert "structure.draft_playoff_same" in codes(found)

    @pytest.mark.parametrize(("teams", "rounds"), ends(TEAMS))
    def test_teams(self, teams, rounds):
        found = structure(policy(), teams, teams=True)
        assert (found.rounds, found.cut) == (rounds, 4)
        assert structure(policy("team"), teams).rounds == rounds

    def test_64_teams_belong_to_the_row_33_to_64(self):
        found = structure(policy("team"), 64)
        assert found.rounds == 7
        assert "structure.printed_overlap" in codes(found)
        assert "structure.printed_overlap" not in codes(structure(policy("team"), 63))
        assert "structure.printed_overlap" not in codes(structure(policy("team"), 65))

    def test_the_team_table_prints_players_but_counts_teams(self):
        assert "structure.counts_teams" in codes(structure(policy("team"), 20))
        assert "structure.counts_teams" not in codes(structure(policy(), 20))
        later = structure(policy("team", date(2026, 6, 10)), 20)
        assert "structure.counts_teams" not in codes(later)

    @pytest.mark.parametrize(("players", "first", "top", "second"), ends(CONSTRUCTED))
    def test_several_days_of_constructed(self, players, first, top, second):
        self.check(structure(policy(), players, days=2), first, top, second)
        self.check(structure(policy("sealed"), players, days=2, limited=False), first, top, second)

    @pytest.mark.parametrize(("players", "first", "top", "second"), ends(LIMITED))
    def test_several_days_of_limited(self, players, first, top, second):
        found = structure(policy("sealed"), players, days=2)
        self.check(found, first, top, second)
        assert found.formats == ("fab/sealed", "fab/booster-draft")
        self.check(structure(policy(), players, days=2, limited=True), first, top, second)

    def check(self, found, first, top, second):
        assert found.rounds == first + second
        assert found.cut == 8
        assert found.plain()["days"] == [
            {"rounds": first, "advance": {"top": top, "min_points": first - 2}},
            {"rounds": second},
        ]

    @pytest.mark.parametrize(("kind", "beyond"), [({}, 737), ({"teams": True}, 737)])
    def test_beyond_the_last_row_nothing_is_recommended(self, kind, beyond):
        found = structure(policy(), beyond, **kind)
        assert (found.rounds, found.cut) == (None, None)
        assert "structure.beyond_table" in codes(found)
        assert next(f for f in found.findings if f.code == "structure.beyond_table").params["most"] == 736

    def test_no_table_for_three_days_or_for_teams_over_two(self):
        for kind in ({"days": 3}, {"days": 2, "teams": True}):
            found = structure(policy(), 100, **kind)
            assert found.rounds is None
            assert "structure.no_table" in codes(found)

    def test_another_number_of_rounds_is_told_at_registration_or_in_the_announcement(self):
        found = structure(policy(), 20)
        (told,) = deviations(policy(), found, {"rounds": 6})
        assert told.code == "deviation.rounds"
        assert told.params["notice"] == "registration_or_advertising"
        assert (told.params["planned"], told.params["recommended"]) == (6, 5)
        assert told.rule.clause == "A.2"
        assert deviations(policy(), found, {"rounds": 5}) == []

    def test_too_few_for_the_rounds_is_said(self):
        assert "structure.rematches_unavoidable" in codes(structure(policy(), 2))
        assert "structure.rematches_unavoidable" not in codes(structure(policy(), 3))
        assert "structure.rematches_unavoidable" not in codes(structure(policy(), 4))

    def test_nobody_and_one(self):
        assert structure(policy(), 0).rounds is None
        for players in (0, 1):
            assert "structure.too_few" in codes(structure(policy(), players))


class TestA2Advance:
    """The larger of the top N and everybody with X-2 or better."""

    ORDER = tuple("ABCDEFGH")

    def test_the_record_lets_more_through_than_the_top(self):
        points = dict(zip(self.ORDER, (8, 7, 6, 6, 6, 6, 5, 4), strict=True))
        through = advance(self.ORDER, points, top=3, min_points=6)
        assert [(one.entrant, one.why) for one in through] == [
            ("A", "top"),
            ("B", "top"),
            ("C", "top"),
            ("D", "record"),
            ("E", "record"),
            ("F", "record"),
        ]

    def test_the_top_lets_more_through_than_the_record(self):
        points = dict(zip(self.ORDER, (8, 7, 6, 5, 5, 5, 5, 4), strict=True))
        through = advance(self.ORDER, points, top=5, min_points=6)
        assert [one.entrant for one in through] == list("ABCDE")
        assert {one.why for one in through} == {"top"}
        assert [one.rank for one in through] == [1, 2, 3, 4, 5]

    def test_more_places_than_entrants(self):
        points = dict.fromkeys(self.ORDER, 0)
        assert len(advance(self.ORDER, points, top=48, min_points=5)) == 8

    def test_either_rule_alone(self):
        points = dict(zip(self.ORDER, (8, 7, 6, 5, 5, 5, 5, 4), strict=True))
        assert [one.why for one in advance(self.ORDER, points, min_points=7)] == ["record", "record"]
        assert len(advance(self.ORDER, points, top=4)) == 4
        assert advance(self.ORDER, points) == ()


class TestA3:
    ROUND = (
        ("classic-constructed", 55),
        ("blitz", 35),
        ("sealed", 35),
        ("booster-draft", 35),
        ("welcome-deck", 30),
    )
    PICKS = (50, 50, 50, 50, 40, 40, 30, 30, 20, 20, 10, 10, 5, 5, None)

    @pytest.mark.parametrize(("name", "minutes"), ROUND)
    def test_the_round(self, name, minutes):
        assert structure(policy(name), 20).minutes["round"] == minutes

    def test_5_minutes_of_start_procedure_are_part_of_the_round(self):
        assert structure(policy(), 20).minutes == {"round": 55, "start_procedure": 5}
        assert policy().minutes.games == 1

    def test_formats_that_follow_another_say_so(self):
        for name, minutes, row in (
            ("living-legend", 55, "Classic Constructed"),
            ("blitz-preconstructed", 35, "Blitz"),
        ):
            found = structure(policy(name), 20)
            assert found.minutes["round"] == minutes
            (said,) = [f for f in found.findings if f.code == "structure.minutes_taken_from"]
            assert said.params["row"] == row

    def test_silver_age_has_its_minutes_from_its_own_page(self):
        found = structure(policy("silver-age"), 20)
        assert found.minutes["round"] == 35
        assert found.source["minutes.round"].document == "fab/silver-age"

    @pytest.mark.parametrize("name", ["crack-shuffle-play", "team"])
    def test_minutes_that_no_document_states_are_not_made_up(self, name):
        found = structure(policy(name), 20)
        assert found.minutes["round"] is None
        assert "structure.minutes_not_stated" in codes(found)

    def test_sealed_and_draft_have_their_own_rows(self):
        basic = {"round": 35, "start_procedure": 5}
        assert structure(policy("sealed"), 20).minutes == basic | SEALED
        assert structure(policy("booster-draft"), 20).minutes == basic | DRAFT
        both = basic | SEALED | DRAFT
        assert structure(policy("sealed"), 20, draft_playoff=True).minutes == both
        assert structure(policy("sealed"), 200, days=2).minutes == both

    def test_world_premiere_adds_10_minutes_to_the_starred_rows(self):
        longer = {
            "sealed_registration": 30,
            "sealed_verification": 10,
            "sealed_construction": 40,
            "draft_registration": 25,
            "draft_verification": 5,
            "draft_construction": 20,
        }
        basic = {"round": 35, "start_procedure": 5}
        sealed = policy("sealed")
        assert structure(sealed, 12, draft_playoff=True, world_premiere=True).minutes == basic | longer
        assert structure(sealed, 12, draft_playoff=True, programme="world-premiere").minutes == basic | longer
        plain = structure(policy(), 12, world_premiere=True)
        assert plain.minutes == {"round": 55, "start_procedure": 5}
        assert "structure.world_premiere_same" in codes(plain)

    def test_minutes_of_a_constructed_policy_are_not_passed_off_as_limited(self):
        assert "structure.minutes_of_constructed" in codes(structure(policy(), 300, days=2, limited=True))
        assert "structure.minutes_of_constructed" not in codes(structure(policy("sealed"), 300, days=2))
        assert "structure.minutes_of_constructed" not in codes(structure(policy(), 300, days=2))

    def test_draft_timers_by_cards_left(self):
        for name in ("sealed", "booster-draft"):
            draft = policy(name).draft
            assert [(t.cards, t.seconds) for t in draft.timers] == list(
                zip(range(15, 0, -1), self.PICKS, strict=True)
            )
            assert draft.review_seconds == 60

    def test_the_judges_announcement_starts_the_timer(self):
        draft = policy("booster-draft").draft
        assert draft.timer_starts == "announcement"
        assert draft.pack_may_be_touched == "after_announcement"
        assert draft.early_when_all_picked
        assert draft.pick_lies == "face_down_on_own_pile"
        assert draft.overrun == "penalty_if_repeated"

    def test_other_minutes_are_told_before_the_start_or_in_the_announcement(self):
        found = structure(policy(), 20)
        (told,) = deviations(policy(), found, {}, minutes={"round": 50, "start_procedure": 5})
        assert told.code == "deviation.minutes"
        assert told.params["notice"] == "start_or_advertising"
        assert told.rule.clause == "A.3"


class TestPlayoff:
    def test_the_order_of_the_quarter_finals(self):
        assert playoff_seeding(8) == [(1, 8), (5, 4), (6, 3), (2, 7)]

    @pytest.mark.parametrize("size", [2, 4, 8, 16, 32, 64, 128])
    def test_everybody_once_and_favourites_meet_last(self, size):
        pairs = playoff_seeding(size)
        assert sorted(seed for pair in pairs for seed in pair) == list(range(1, size + 1))
        while len(pairs) > 1:
            assert all(sum(pair) == 2 * len(pairs) + 1 for pair in pairs)
            best = [min(pair) for pair in pairs]
            pairs = list(zip(best[::2], best[1::2], strict=True))
        assert sorted(pairs[0]) == [1, 2]

    @pytest.mark.parametrize("size", [-8, 0, 1, 3, 6, 12, 100])
    def test_other_sizes_are_refused(self, size):
        with pytest.raises(ValueError, match="power of two"):
            playoff_seeding(size)

    def test_the_higher_standing_chooses_who_starts(self):
        playoff = policy().playoff
        assert (playoff.starter, playoff.later_games, playoff.timed) == ("higher_standing", "loser", False)
        assert (playoff.draft_seats, playoff.draft_opponent) == ("random", "opposite")
