"""Flesh and Blood, Tournament Rules and Policy, A.4 to A.7 as in force from 2025-09-26 to 2026-06-09."""

from datetime import date

import pytest

from headjudge.policy.editions import resolve
from headjudge.policy.policy import Policy
from headjudge.running.structure import deviations, structure

DAY = date(2025, 11, 30)


def policy(name: str = "classic-constructed", on: date = DAY) -> Policy:
    return resolve(f"fab/{name}", on).policy


class TestA4:
    def test_points_of_each_result(self):
        scoring = policy().scoring
        assert (scoring.win, scoring.bye, scoring.draw, scoring.loss) == (1, 1, 0, 0)

    def test_the_six_steps(self):
        steps = policy().standings
        assert [(step.key, step.better) for step in steps] == [
            ("match_points", "high"),
            ("cmp", "high"),
            ("mlp", "low"),
            ("omlp", "low"),
            ("ocmp", "high"),
        ]
        assert [step.clause for step in steps] == [f"A.4 step {number}" for number in range(1, 6)]
        assert all(step.floor is None for step in steps)
        assert (policy().lot.drawn, policy().lot.clause) == ("each_round", "A.4 step 6")

    def test_every_format_ranks_alike(self):
        for name in ("blitz", "sealed", "team", "welcome-deck", "crack-shuffle-play"):
            assert policy(name).standings == policy().standings


class TestA5:
    NEEDS = (
        ("professional", "classic-constructed", "required"),
        ("professional", "sealed", "required"),
        ("competitive", "classic-constructed", "required"),
        ("competitive", "sealed", "required"),
        ("casual", "classic-constructed", "optional"),
        ("casual", "sealed", "optional"),
        ("casual", "welcome-deck", "none"),
        ("competitive", "welcome-deck", "none"),
    )

    @pytest.mark.parametrize(("level", "name", "need"), NEEDS)
    def test_who_registers(self, level, name, need):
        assert structure(policy(name), 20, level=level).decklists == need

    def test_the_strictest_day_decides(self):
        assert structure(policy(), 300, days=2, programme="calling").decklists == "required"

    def test_without_a_level_one_is_assumed_and_said(self):
        one, two = structure(policy(), 20), structure(policy(), 300, days=2)
        assert (one.levels, one.decklists) == (("casual",), "optional")
        assert (two.levels, two.decklists) == (("competitive", "competitive"), "required")
        for found in (one, two):
            assert "structure.level_assumed" in [finding.code for finding in found.findings]

    def test_the_four_groups_of_a_constructed_list(self):
        groups = policy().registration.groups
        assert [(g.cards, g.hero, tuple(g.pitch), g.without_pitch) for g in groups] == [
            ("arena", True, (), False),
            ("deck", False, (1,), True),
            ("deck", False, (2,), False),
            ("deck", False, (3,), False),
        ]
        assert policy().registration.fields == ("name_en", "pitch", "quantity")

    def test_a_limited_list_holds_the_pool_without_basic_rarity_and_the_hero(self):
        registration = policy("sealed").registration
        assert registration.limited_list == "pool_without_basic_rarity_and_hero"
        assert registration.constructed_sheet == "recommended_to_players"
        assert registration.limited_sheet == "recommended_to_organisers"

    def test_another_registration_is_told_in_the_announcement(self):
        required = structure(policy(), 20, level="competitive")
        (told,) = deviations(policy(), required, {"decklists": "none"})
        assert (told.code, told.params["notice"]) == ("deviation.decklists", "advertising")
        casual = structure(policy(), 20, level="casual")
        (asked,) = deviations(policy(), casual, {"decklists": "required"})
        assert (asked.code, asked.severity) == ("deviation.decklists_asked", "info")
        assert deviations(policy(), casual, {"decklists": "none"}) == []
        assert deviations(policy(), required, {"decklists": "required"}) == []


class TestA6:
    def test_the_six_approved_test_prints(self):
        prints = policy().test_prints.rows
        assert [(p.card.en, p.card.ja, p.printed_name, p.code) for p in prints] == [
            ("Ironrot Helm", "劣鉄の兜", "Ironrot Helm", "OXO001-P"),
            ("Ironrot Plate", "劣鉄の鎧", "Ironrot Chest", "OXO002-P"),
            ("Ironrot Gauntlet", "劣鉄の籠手", "Ironrot Gauntlet", "OXO003-P"),
            ("Ironrot Legs", "劣鉄の脚", "Ironrot Legs", "OXO004-P"),
            ("Bravo, Showstopper", "華麗な演出、ブラーボ", "Bravo, Showstopper", None),
            ("Great Library of Solana", None, "Great Library of Solana", None),
        ]
        assert [(p.artist, p.year) for p in prints] == [
            ("Yulia Litvinova", 2018),
            ("Gorshkov Stanislav", 2018),
            ("Gorshkov Stanislav", 2018),
            ("Yulia Litvinova", 2018),
            ("Alexander Mokhov", 2019),
            ("Federico Musetti", 2021),
        ]
        assert [p.foil for p in prints] == ["non_foil"] * 4 + ["cold_foil"] * 2
        assert [p.product.en for p in prints] == ["Slingshot Underground"] * 4 + [
            "High Seas Treasure Pack"
        ] * 2


class TestA7:
    EXTRA = frozenset(
        (
            "legendary_rarity",
            "fabled_rarity",
            "marvel_rarity",
            "extended_art",
            "micro_text",
            "cold_foil",
            "expansion_slot",
        )
    )
    SETS = (
        ("レイスへの招待", "WTR", 6, 30, None, 15, set()),
        ("秘術の隆盛", "ARC", 6, 30, None, 15, set()),
        ("統べる者", "MON", 6, 30, None, 15, set()),
        ("アリアの伝承", "ELE", 6, 30, None, 15, set()),
        ("反乱", "UPR", 6, 30, None, 14, {"cold_foil"}),
        ("余所者たち", "OUT", 6, 30, None, 14, {"cold_foil"}),
        ("灯火燦爛", "EVO", 4, 30, 40, 14, EXTRA),
        ("暴力の饗宴", "HVY", 6, 30, None, 14, EXTRA),
        ("霧隠の秘境", "MST", 8, 30, 30, 14, EXTRA),
        ("ロゼッタ", "ROS", 8, 30, 30, 14, EXTRA),
        ("混転の餌食", "HNT", 8, 30, 30, 14, EXTRA),
        ("蒼海の秘宝", "SEA", 8, 30, 30, 14, EXTRA),
        ("闘魂激突", "SUP", 8, 30, 30, 14, EXTRA),
    )

    def test_every_set_with_its_row_spans_restored(self):
        rows = policy("sealed").limited.sets
        assert (
            tuple(
                (r.names.ja, r.code, r.sealed_packs, r.deck_least, r.deck_most, r.pack_cards, set(r.excluded))
                for r in rows
            )
            == self.SETS
        )
        assert [r.sure for r in rows] == [
            "printed", "span", "span", "span", "printed", "span", "printed", *["span"] * 6,
        ]  # fmt: skip

    def test_later_sets_take_the_last_row(self):
        limited = policy("sealed").limited
        assert limited.of(limited.later_sets) == limited.sets[-1]
        assert limited.booster_cards == 16
        assert limited.kept_extended_art == ()

    def test_a_set_is_found_by_code_and_name(self):
        limited = policy("sealed").limited
        for name in ("hvy", "HVY", "heavy-hitters", "Heavy Hitters", "暴力の饗宴"):
            assert limited.of(name).id == "heavy-hitters"
        assert limited.of("Everfest") is None

    def test_set_rules_hold_in_all_limited_formats(self):
        limited = policy("sealed").limited
        assert [(r.set, r.kind, r.most, r.card.ja) for r in limited.rules] == [
            ("uprising", "pool_limit", 3, "不死鳥の炎"),
            ("rosetta", "macro_each_player", None, "アリアの聖域"),
            ("high-seas", "macro_in_game", None, "宝島"),
        ]
        assert limited.rules_hold_for == ("fab/sealed", "fab/booster-draft", "fab/blitz-preconstructed")
        for name in limited.rules_hold_for:
            assert policy(name.removeprefix("fab/")).limited == limited

    def test_open_shuffle_play(self):
        sets = policy("crack-shuffle-play").limited.open_shuffle_play
        assert [(s.names.ja, s.arena_cards_removed) for s in sets] == [
            ("灯火燦爛", True),
            ("マスタリーパック：守護者", False),
        ]


class TestEditionOf20260610:
    """What changed with the edition of 2026-06-10."""

    LATER = date(2026, 6, 10)

    def test_programmes(self):
        rows = {row.id: (row.tier, row.level) for row in policy(on=self.LATER).programmes.rows}
        assert len(rows) == 15
        for name in ("sunday-showdown", "battlegrounds", "proquest", "road-to-nationals"):
            assert rows[name] == (2, "competitive")
        assert not {"battle-hardened", "proquest-plus", "play-anywhere"} & set(rows)

    @pytest.mark.parametrize(
        ("teams", "rounds"), [(16, 6), (17, 7), (32, 7), (33, 8), (64, 8), (65, 9), (128, 9), (129, None)]
    )
    def test_teams(self, teams, rounds):
        assert structure(policy("team", self.LATER), teams).rounds == rounds

    def test_limited(self):
        limited = policy("sealed", self.LATER).limited
        assert [row.code for row in limited.sets[-3:]] == ["SUP", "OMN", "IAR"]
        for row in limited.sets[-2:]:
            assert (row.sealed_packs, row.deck_least, row.deck_most, row.pack_cards) == (8, 30, 30, 14)
        assert limited.sets[-1].sure == "inferred"
        assert limited.kept_extended_art == ("ROS033", "ROS077", "HNT030", "HNT031")
        assert limited.rules[-1].id == "omens-of-arcana"
        assert [row.id for row in limited.open_shuffle_play][-1] == "mastery-pack-warrior"

    def test_what_is_carried_is_the_same_and_says_where_it_stands(self):
        before, later = policy("sealed"), policy("sealed", self.LATER)
        for section in ("single_day", "multi_day_constructed", "multi_day_limited"):
            old, new = getattr(before.structure, section), getattr(later.structure, section)
            assert old.rows == new.rows
            assert (new.source.edition, new.source.carried_by) == ("2025-09-26", "2026-06-10")
        for section in ("minutes", "draft", "registration", "test_prints", "scoring", "pairing", "playoff"):
            old, new = getattr(before, section), getattr(later, section)
            assert old.model_copy(update={"source": None}) == new.model_copy(update={"source": None})
            assert new.source.carried_by == "2026-06-10"


class TestOlderEditions:
    @pytest.mark.parametrize(
        ("players", "rounds", "cut"),
        [
            (4, None, None), (5, 3, None), (8, 3, None), (9, 4, 4), (16, 4, 4), (17, 5, 8), (128, 7, 8),
            (129, 8, 8), (226, 8, 8), (227, 9, 8), (409, 9, 8), (410, 10, 8), (5000, 10, 8),
        ],
    )  # fmt: skip
    def test_rounds_of_2021(self, players, rounds, cut):
        found = structure(policy(on=date(2021, 6, 1)), players)
        assert (found.rounds, found.cut) == (rounds, cut)

    def test_minutes_of_2021(self):
        day = date(2021, 6, 1)
        assert structure(policy(on=day), 20).minutes == {"round": 50}
        assert structure(policy("blitz", day), 20).minutes == {"round": 30}
        sealed = {"round": 30, "sealed_registration": 30, "sealed_construction": 30}
        assert structure(policy("sealed", day), 20).minutes == sealed
        draft = {"round": 30, "draft_registration": 5, "draft_construction": 15}
        assert structure(policy("booster-draft", day), 20).minutes == draft

    def test_programmes_of_2022(self):
        rows = {row.id: (row.tier, row.level) for row in policy(on=date(2022, 8, 8)).programmes.rows}
        assert len(rows) == 12
        assert rows["battle-hardened"] == (2, "competitive")
        assert rows["national-championship"] == (3, "professional")

    def test_formulas_since_2023_10_13(self):
        steps = policy(on=date(2023, 10, 13)).standings
        assert steps == policy().standings
        found = resolve("fab/blitz", date(2023, 10, 13)).findings
        assert "edition.section_differs" not in [finding.code for finding in found]
        for earlier in (date(2021, 6, 1), date(2022, 8, 8)):
            found = resolve("fab/blitz", earlier).findings
            assert "edition.section_differs" in [finding.code for finding in found]
