"""Flesh and Blood, Tournament Rules and Policy: limited play (A.7), its steps (A.3) and the pool's list (A.5)."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.findings import Refused
from headjudge.policy.editions import resolve
from headjudge.policy.policy import Policy
from headjudge.running.limited import limited_play
from headjudge.running.limited_steps import drafting_seconds, limited_steps
from headjudge.running.pool import PoolLine, check_deck_size, check_pool, pool_list

SEED = date(2025, 11, 30)
TODAY = date(2026, 11, 30)
ALL = (
    "legendary_rarity",
    "fabled_rarity",
    "marvel_rarity",
    "extended_art",
    "micro_text",
    "cold_foil",
    "expansion_slot",
)
ROWS = [
    ("Welcome to Rathe", "WTR", 6, 30, None, 15, ()),
    ("Arcane Rising", "ARC", 6, 30, None, 15, ()),
    ("Monarch", "MON", 6, 30, None, 15, ()),
    ("Tales of Aria", "ELE", 6, 30, None, 15, ()),
    ("Uprising", "UPR", 6, 30, None, 14, ("cold_foil",)),
    ("Outsiders", "OUT", 6, 30, None, 14, ("cold_foil",)),
    ("Bright Lights", "EVO", 4, 30, 40, 14, ALL),
    ("Heavy Hitters", "HVY", 6, 30, None, 14, ALL),
    ("Part the Mistveil", "MST", 8, 30, 30, 14, ALL),
    ("Rosetta", "ROS", 8, 30, 30, 14, ALL),
    ("The Hunted", "HNT", 8, 30, 30, 14, ALL),
    ("High Seas", "SEA", 8, 30, 30, 14, ALL),
    ("Super Slam", "SUP", 8, 30, 30, 14, ALL),
]
NEWER = [
    ("Omens of the Third Age", "OMN", 8, 30, 30, 14, ALL),
    ("Usurp the Shadow Throne", "IAR", 8, 30, 30, 14, ALL),
]
EXCEPTIONS = ("ROS033", "ROS077", "HNT030", "HNT031")


def policy(name: str = "sealed", on: date = SEED) -> Policy:
    return resolve(f"fab/{name}", on).policy


def codes(findings) -> list[str]:
    return [finding.code for finding in findings]


class TestA7:
    @pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
    @pytest.mark.parametrize("on", [SEED, TODAY])
    def test_every_row(self, row, on):
        name, code, packs, least, most, cards, excluded = row
        for asked in (name, code, code.lower(), name.lower().replace(" ", "-")):
            play = limited_play(policy(on=on), asked)
            assert (play.packs, play.deck_least, play.deck_most) == (packs, least, most)
            assert (play.pack_cards, play.extra_cards, play.booster_cards) == (cards, 16 - cards, 16)
            assert play.pool_cards == packs * cards
            assert play.excluded == excluded
            assert not play.is_later
            draft = limited_play(policy("booster-draft", on), asked)
            assert (draft.packs, draft.pool_cards, draft.deck_least, draft.deck_most) == (
                3,
                3 * cards,
                least,
                most,
            )

    @pytest.mark.parametrize("row", NEWER, ids=lambda row: row[1])
    def test_the_rows_of_the_later_edition(self, row):
        name, code, packs, least, most, cards, excluded = row
        play = limited_play(policy(on=TODAY), code)
        assert (play.packs, play.deck_least, play.deck_most, play.pack_cards) == (packs, least, most, cards)
        assert (play.excluded, play.kept, play.names.en) == (excluded, EXCEPTIONS, name)

    def test_exceptions_stand_only_where_extended_art_is_left_out(self):
        for row in ROWS:
            kept = limited_play(policy(on=TODAY), row[1]).kept
            assert kept == (EXCEPTIONS if "extended_art" in row[6] else ())
            assert limited_play(policy(on=SEED), row[1]).kept == ()

    def test_how_sure_a_row_is_is_said(self):
        assert codes(limited_play(policy(), "WTR").findings) == []
        assert codes(limited_play(policy(), "ARC").findings) == ["limited.row_span"]
        (told,) = limited_play(policy(on=TODAY), "IAR").findings
        assert (told.code, told.severity, told.rule.clause) == ("limited.row_inferred", "warning", "A.7")

    @pytest.mark.parametrize("asked", ["OMN", "Omens of the Third Age", "IAR"])
    def test_a_set_of_a_later_edition_takes_the_last_row(self, asked):
        play = limited_play(policy(), asked)
        assert play.is_later
        assert (play.row.id, play.packs, play.deck_most, play.pool_cards) == ("super-slam", 8, 30, 112)
        (told,) = play.findings
        assert (told.code, told.severity) == ("limited.later_set", "warning")
        assert told.params["row"] == "Super Slam"
        assert play.rules == ()

    def test_an_unknown_set_takes_the_last_row_only_if_it_came_later(self):
        unknown = limited_play(policy(), "The Set to Come")
        assert (unknown.row, unknown.packs, unknown.pool_cards, unknown.deck_least) == (
            None,
            None,
            None,
            None,
        )
        assert codes(unknown.findings) == ["limited.set_without_row"]
        assert limited_play(policy(), "The Set to Come", "2025-09-26").row is None
        later = limited_play(policy(), "The Set to Come", "2025-09-27")
        assert (later.is_later, later.packs, later.plain()["set"]["sure"]) == (True, 8, "inferred")

    @pytest.mark.parametrize(
        "asked",
        [
            "Crucible of War",
            "CRU",
            "Everfest",
            "Dynasty",
            "Dusk till Dawn",
            "History Pack 1",
            "Compendium of Rathe",
        ],
    )
    @pytest.mark.parametrize("name", ["sealed", "booster-draft"])
    def test_sets_that_are_not_limited_sets(self, asked, name):
        play = limited_play(policy(name), asked, "2030-01-01")
        assert (play.packs, play.pool_cards, play.is_later) == (None, None, False)
        (told,) = play.findings
        assert (told.code, told.severity) == ("limited.not_for_limited", "warning")
        assert limited_steps(policy(name), play) == ()

    def test_an_assumed_edition_is_said(self):
        found = limited_play(policy(on=date(2022, 8, 8)), "UPR").findings
        assert [f.params["section"] for f in found if f.code == "edition.section_not_found"] == ["limited"]
        between = limited_play(policy(on=date(2024, 1, 1)), "UPR").findings
        assert "edition.assumed" in codes(between)

    @pytest.mark.parametrize("name", ["sealed", "booster-draft", "blitz-preconstructed"])
    def test_the_rules_of_sets_hold_in_every_limited_format(self, name):
        def rules(asked):
            return [(r.kind, r.card.en, r.most) for r in limited_play(policy(name, TODAY), asked).rules]

        assert rules("UPR") == [("pool_limit", "Phoenix Flame", 3)]
        assert rules("ROS") == [("macro_each_player", "Sanctuary of Aria", None)]
        assert rules("SEA") == [("macro_in_game", "Treasure Island", None)]
        assert rules("OMN") == [("macro_in_game", "Omens of Arcana", None)]
        assert rules("WTR") == []

    def test_a_preconstructed_deck_has_no_packs(self):
        play = limited_play(policy("blitz-preconstructed"), "Everfest")
        assert (play.packs, play.pool_cards, play.deck_least, codes(play.findings)) == (None, None, None, [])

    def test_open_shuffle_play(self):
        bright = limited_play(policy("crack-shuffle-play"), "EVO")
        assert (bright.packs, bright.arena_cards_removed, codes(bright.findings)) == (3, True, [])
        pack = limited_play(policy("crack-shuffle-play"), "Mastery Pack: Guardian")
        assert (pack.packs, pack.arena_cards_removed, codes(pack.findings)) == (3, False, [])
        assert codes(limited_play(policy("crack-shuffle-play"), "WTR").findings) == [
            "limited.not_recommended"
        ]
        assert codes(limited_play(policy("sealed"), "Mastery Pack: Guardian").findings) == [
            "limited.set_without_row"
        ]

    def test_other_formats_are_refused(self):
        with pytest.raises(Refused) as caught:
            limited_play(policy("classic-constructed"), "WTR")
        assert caught.value.findings[0].code == "limited.not_a_limited_format"

    @pytest.mark.parametrize(
        ("asked", "cards", "fits"),
        [("WTR", 29, False), ("WTR", 30, True), ("WTR", 90, True), ("EVO", 40, True), ("EVO", 41, False),
         ("SUP", 30, True), ("SUP", 31, False), ("SUP", 29, False)],
    )  # fmt: skip
    def test_deck_sizes(self, asked, cards, fits):
        assert codes(check_deck_size(limited_play(policy(), asked), cards)) == (
            [] if fits else ["pool.deck_size"]
        )
        unknown = check_deck_size(limited_play(policy(), "Nothing"), cards)
        assert [(f.code, f.severity) for f in unknown] == [("pool.deck_size_unchecked", "unchecked")]


class TestA3:
    def steps(self, name, asked="SUP", **kwargs):
        return limited_steps(policy(name), limited_play(policy(name), asked), **kwargs)

    def test_sealed(self):
        found = [(s.row, s.begins // 60, s.seconds // 60) for s in self.steps("sealed")]
        assert found == [
            ("sealed_registration", 0, 20),
            ("sealed_verification", 20, 10),
            ("sealed_construction", 30, 30),
        ]

    def test_ten_more_at_world_premiere_for_the_starred_rows(self):
        found = [
            (s.row, s.begins // 60, s.seconds // 60, s.extra)
            for s in self.steps("sealed", world_premiere=True)
        ]
        assert found == [
            ("sealed_registration", 0, 30, 600),
            ("sealed_verification", 30, 10, 0),
            ("sealed_construction", 40, 40, 600),
        ]
        drafted = [s.seconds // 60 for s in self.steps("booster-draft", world_premiere=True)]
        assert drafted == [20, 25, 5, 20]

    def test_draft_begins_with_the_sum_of_its_timers(self):
        found = [(s.row, s.begins, s.seconds) for s in self.steps("booster-draft")]
        assert found == [
            ("drafting", 0, 1200),
            ("draft_registration", 1200, 900),
            ("draft_verification", 2100, 300),
            ("draft_construction", 2400, 600),
        ]

    def test_the_sum_by_hand(self):
        timers = {
            15: 50,
            14: 50,
            13: 50,
            12: 50,
            11: 40,
            10: 40,
            9: 30,
            8: 30,
            7: 20,
            6: 20,
            5: 10,
            4: 10,
            3: 5,
            2: 5,
        }
        for cards in (14, 15):
            pack = sum(seconds for left, seconds in timers.items() if left <= cards)
            assert drafting_seconds(policy("booster-draft").draft, cards) == 3 * pack + 2 * 60
        assert self.steps("booster-draft", "WTR")[0].seconds == 1350

    def test_without_registration_its_steps_fall_away(self):
        assert [s.row for s in self.steps("sealed", registered=False)] == ["sealed_construction"]
        assert [s.row for s in self.steps("booster-draft", registered=False)] == [
            "drafting",
            "draft_construction",
        ]
        assert [s.if_registered for s in self.steps("booster-draft")] == [False, True, True, False]

    @pytest.mark.parametrize("name", ["crack-shuffle-play", "blitz-preconstructed"])
    def test_other_formats_have_no_steps(self, name):
        assert self.steps(name, "EVO") == ()


def whole_pool(cards: int) -> list[PoolLine]:
    """A pool of so many cards over all pitches, with and without."""
    lines = [PoolLine(f"Card {place}", (1, 2, 3, None)[place % 4], 1) for place in range(cards - 3)]
    return [*lines, PoolLine("Ærial Naïveté", 2, 3)]


class TestA5:
    def test_what_a_list_must_hold(self):
        found = pool_list(policy(), limited_play(policy(), "SUP"))
        assert found.cards == "pool_without_basic_rarity_and_hero"
        assert found.fields == ("name_en", "pitch", "quantity")
        assert (found.expected, found.source.clause) == (8 * 14, "A.5")
        assert pool_list(policy(), limited_play(policy(), "WTR")).expected == 90

    def check(self, lines, hero="Dorinthea", asked="WTR", name="sealed"):
        return check_pool(policy(name), limited_play(policy(name), asked), lines, hero)

    @pytest.mark.parametrize(("asked", "cards"), [("WTR", 90), ("EVO", 56), ("SUP", 112)])
    def test_a_whole_pool_has_no_fault(self, asked, cards):
        assert self.check(whole_pool(cards), asked=asked) == []

    @pytest.mark.parametrize("found", [89, 91, 3, 180])
    def test_another_number_of_cards(self, found):
        (told,) = self.check(whole_pool(found))
        assert (told.code, told.params["found"], told.params["expected"]) == ("pool.count", found, 90)
        assert (told.params["packs"], told.params["cards"], told.rule.clause) == (6, 15, "A.5")

    def test_every_fault_at_once_with_its_place(self):
        lines = [
            PoolLine(" ", 1, 1),
            PoolLine("火の鳥", 1, 1),
            PoolLine("Card", 4, 1),
            PoolLine("Card", 0, 1),
            PoolLine("Zero", None, 0),
            PoolLine("Same", 1, 1),
            PoolLine("  same ", 1, 1),
            PoolLine("Same", 2, 1),
            PoolLine("Cracked Bauble", 2, 9, is_basic=True),
        ]
        found = self.check(lines, hero=" ")
        assert [(f.code, f.subject, f.severity) for f in found] == [
            ("pool.name_missing", "/lines/0", "error"),
            ("pool.name_not_english", "/lines/1", "error"),
            ("pool.pitch", "/lines/2", "error"),
            ("pool.pitch", "/lines/3", "error"),
            ("pool.quantity", "/lines/4", "error"),
            ("pool.listed_twice", "/lines/6", "warning"),
            ("pool.basic_rarity", "/lines/8", "warning"),
            ("pool.hero_missing", "/hero", "error"),
            ("pool.count", "/lines", "error"),
        ]
        assert found[-1].params["found"] == 7  # basic rarity does not count

    def test_at_most_three_phoenix_flames(self):
        def flames(count, rest):
            lines = [PoolLine(f"Card {n}", 1, 1) for n in range(rest)]
            return codes(self.check([*lines, PoolLine("Phoenix Flame", 1, count)], asked="UPR"))

        assert flames(3, 81) == []
        assert flames(4, 80) == ["pool.set_limit"]
        assert flames(3, 80) == ["pool.count_below_limit"]
        assert flames(2, 80) == ["pool.count"]
        assert flames(3, 82) == ["pool.count"]
        split = [PoolLine("Phoenix Flame", 1, 2), PoolLine("PHOENIX  flame", 2, 2)]
        lines = [*split, *(PoolLine(f"Card {n}", 1, 1) for n in range(80))]
        assert codes(self.check(lines, asked="UPR")) == ["pool.set_limit"]
        assert codes(self.check(lines, asked="OUT")) == []

    def test_where_no_number_is_known_it_is_said(self):
        for name, asked in (
            ("blitz-preconstructed", "WTR"),
            ("crack-shuffle-play", "EVO"),
            ("sealed", "Nothing"),
        ):
            (told,) = self.check(whole_pool(40), name=name, asked=asked)
            assert (told.code, told.severity) == ("pool.count_unchecked", "unchecked")

    @given(st.integers(0, 200))
    @settings(max_examples=60, deadline=None, derandomize=True)
    def test_exactly_one_number_is_right(self, cards):
        lines = [PoolLine(f"Card {n}", None, 1) for n in range(cards)]
        assert (self.check(lines, asked="EVO") == []) is (cards == 56)
