"""Formats as dated data: which edition holds, which cards are kept out, which sets are in."""

import datetime
import json
from pathlib import Path

import pytest

from headjudge.findings import InputError
from headjudge.policy.card_pools import named_sets, window_on
from headjudge.policy.deck_formats import format_ids, format_on, names_kept_out

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "brawl_timeline.json").read_text("utf-8"))
MAGIC = ("brawl", "standard-brawl", "brawl-100", "commander", "world-breaker")


def day(text):
    return datetime.date.fromisoformat(text)


def bans(on, format_id="brawl", **where):
    return sorted(ban.card for ban in format_on(format_id, day(on), **where).bans)


class TestTheListsOfBrawl:
    @pytest.mark.parametrize("on", GOLDEN["bans_on"])
    def test_on_each_day_of_the_timeline(self, on):
        platform = "arena" if on == "2021-10-01" else "tabletop"
        assert bans(on, platform=platform) == GOLDEN["bans_on"][on]

    def test_the_six_of_2020_05_18(self):
        assert bans("2020-05-18") == [
            "Drannith Magistrate",
            "Golos, Tireless Pilgrim",
            "Lutri, the Spellchaser",
            "Oko, Thief of Crowns",
            "Sorcerous Spyglass",
            "Winota, Joiner of Forces",
        ]

    @pytest.mark.parametrize(
        ("card", "platform", "last_free", "first_out"),
        [
            ("Oko, Thief of Crowns", "tabletop", "2019-11-21", "2019-11-22"),
            ("Oko, Thief of Crowns", "mtgo", "2019-11-17", "2019-11-18"),
            ("Oko, Thief of Crowns", "arena", "2019-10-23", "2019-10-24"),
            ("Golos, Tireless Pilgrim", "tabletop", "2020-03-09", "2020-03-10"),
            ("Golos, Tireless Pilgrim", "arena", "2020-03-11", "2020-03-12"),
            ("Lutri, the Spellchaser", "tabletop", "2020-04-15", "2020-04-16"),
            ("Winota, Joiner of Forces", "tabletop", "2020-05-17", "2020-05-18"),
            ("Winota, Joiner of Forces", "arena", "2020-05-20", "2020-05-21"),
            ("Baral, Chief of Compliance", "mtgo", "2018-05-29", "2018-05-30"),
            ("Pithing Needle", "arena", "2021-09-30", "2021-10-01"),
        ],
    )
    def test_the_day_on_each_platform(self, card, platform, last_free, first_out):
        assert card not in bans(last_free, platform=platform)
        assert card in bans(first_out, platform=platform)

    def test_what_arena_alone_keeps_out_is_free_at_tables(self):
        assert "Pithing Needle" not in bans("2022-01-01")

    def test_the_day_of_a_ban_and_of_its_announcement(self):
        oko = next(b for b in format_on("brawl", day("2020-01-01")).bans if b.card.startswith("Oko"))
        assert (oko.since, oko.source.announced) == ("2019-11-22", "2019-11-18")

    def test_a_card_told_again_is_out_since_the_first_time(self):
        arena = format_on("brawl", day("2020-01-01"), platform="arena")
        assert [b.since for b in arena.bans if b.card.startswith("Oko")] == ["2019-10-24"]

    def test_what_was_let_go_is_known_with_its_day(self):
        freed = {b.card: b.since for b in format_on("brawl", day("2018-05-10")).freed}
        assert freed["Rampaging Ferocidon"] == "2018-05-10"
        assert "Smuggler's Copter" not in freed

    def test_the_last_change_by_then(self):
        assert format_on("brawl", day("2020-05-17")).list_date == "2020-04-16"
        assert format_on("brawl", day("2018-03-22")).list_date == "2018-03-22"


class TestTheListsOfCommander:
    @pytest.mark.parametrize(
        ("card", "on", "kind"),
        [
            ("Worldfire", "2012-09-30", None),
            ("Worldfire", "2016-05-31", "banned"),
            ("Worldfire", "2021-09-12", "banned"),
            ("Worldfire", "2021-09-13", None),
            ("Prophet of Kruphix", "2016-01-21", None),
            ("Prophet of Kruphix", "2016-01-22", "banned"),
            ("Golos, Tireless Pilgrim", "2021-09-12", None),
            ("Golos, Tireless Pilgrim", "2021-09-13", "banned"),
            ("Lutri, the Spellchaser", "2020-04-01", None),
            ("Lutri, the Spellchaser", "2020-04-02", "banned"),
            ("Lutri, the Spellchaser", "2026-02-08", "banned"),
            ("Lutri, the Spellchaser", "2026-02-09", "banned_as_companion"),
            ("Biorhythm", "2026-02-09", None),
            ("Nadu, Winged Wisdom", "2024-09-23", "banned"),
            ("Gifts Ungiven", "2025-04-21", "banned"),
            ("Gifts Ungiven", "2025-04-22", None),
            ("Braids, Cabal Minion", "2014-09-25", "banned_as_commander"),
            ("Braids, Cabal Minion", "2014-09-26", "banned"),
            ("Kokusho, the Evening Star", "2012-10-01", "banned_as_commander"),
            ("Kokusho, the Evening Star", "2014-09-26", None),
        ],
    )
    def test_three_kinds_of_ban(self, card, on, kind):
        kinds = [ban.kind for ban in format_on("commander", day(on)).bans if ban.card == card]
        assert kinds == ([] if kind is None else [kind])

    def test_brawl_of_100_cards_has_a_list_of_its_own(self):
        assert "Chrome Mox" in bans("2025-11-10", "brawl-100")
        assert "Chrome Mox" not in bans("2025-11-10", "standard-brawl")
        assert "Golos, Tireless Pilgrim" in bans("2021-06-18", "brawl-100")
        assert "Golos, Tireless Pilgrim" not in bans("2021-06-19", "brawl-100")


class TestEditions:
    @pytest.mark.parametrize(
        ("on", "two", "more"),
        [
            ("2018-03-22", 30, 30),
            ("2018-05-09", 30, 30),
            ("2018-05-10", 20, 30),
            ("2018-07-10", 20, 30),
            ("2018-07-11", 25, 30),
            ("2026-11-30", 25, 30),
        ],
    )
    def test_life(self, on, two, more):
        assert format_on("brawl", day(on)).values["life"] == {"two": two, "more": more}

    def test_effect_decides_and_the_announcement_is_told(self):
        found = format_on("brawl", day("2018-07-11"))
        assert (found.edition, found.source.announced) == ("2018-07-11", "2018-07-09")

    def test_magic_online_was_later(self):
        assert format_on("brawl", day("2018-05-29"), platform="mtgo").values["life"]["two"] == 30
        assert format_on("brawl", day("2018-05-30"), platform="mtgo").values["life"]["two"] == 20
        assert format_on("brawl", day("2018-07-12"), platform="mtgo").values["colourless_basics"] == "none"
        assert (
            format_on("brawl", day("2018-07-13"), platform="mtgo").values["colourless_basics"] == "one_type"
        )

    def test_the_name_changes_its_meaning(self):
        assert format_on("brawl", day("2020-05-18")).names["en"] == "Brawl"
        assert format_on("brawl", day("2026-11-30")).names["en"] == "Standard Brawl"
        assert format_on("brawl-100", day("2021-06-19")).names["en"] == "Historic Brawl"
        assert format_on("standard-brawl", day("2026-11-30")).id == "brawl"

    def test_clauses_follow_the_renumbering(self):
        clause = {
            on: format_on("brawl", day(on)).values["rules"]["size"] for on in ("2020-04-16", "2020-04-17")
        }
        assert clause["2020-04-16"] == ["Comprehensive Rules", "903.11d"]
        assert clause["2020-04-17"] == ["Comprehensive Rules", "903.12d"]

    def test_a_day_before_the_first_edition_is_told(self):
        found = format_on("brawl", day("2018-03-21"))
        assert [one.code for one in found.findings] == ["format.before_first"]
        assert found.edition == "2018-03-22"
        assert found.bans == ()

    def test_one_format_extends_another(self):
        wb, edh = format_on("world-breaker", day("2020-01-01")), format_on("commander", day("2020-01-01"))
        assert wb.bans == edh.bans
        assert wb.values["size"] == 100
        assert wb.values["beside"]["pile"] == "Worldbreaks"
        assert wb.names["ja"] == "ワールドブレイカー"
        assert format_on("world-breaker", day("2026-01-01")).edition == "2025-07-25"

    def test_an_unknown_id_is_answered_with_those_that_exist(self):
        with pytest.raises(InputError) as caught:
            format_on("brawll", day("2020-01-01"))
        assert caught.value.findings[0].code == "format.unknown"
        assert "brawl" in caught.value.findings[0].params["known"]

    @pytest.mark.parametrize("format_id", MAGIC)
    def test_every_edition_says_all_that_checks_ask(self, format_id):
        for year in range(2016, 2028):
            values = format_on(format_id, day(f"{year}-12-31")).values
            asked = {"size", "sideboard", "copies", "commander", "colourless_basics", "pool", "life", "rules",
                     "free_mulligans", "always_legal", "database_keys"}  # fmt: skip
            assert asked <= set(values)
            parts = {"size", "sideboard", "copies", "commander", "pair", "companion", "identity", "basics",
                     "chosen_colour", "pool"}  # fmt: skip
            assert parts <= set(values["rules"])
            assert {"two", "more"} == set(values["life"]) == set(values["free_mulligans"])

    @pytest.mark.parametrize("format_id", MAGIC)
    def test_it_is_named_in_every_language(self, format_id):
        assert format_id in format_ids()
        assert set(format_on(format_id, day("2026-11-30")).names) == {"en", "ja", "ru"}

    def test_names_kept_out_covers_every_list_ever(self):
        assert "Rampaging Ferocidon" in names_kept_out("brawl")
        assert "Arcane Signet" in names_kept_out("standard-brawl")
        assert "Worldfire" in names_kept_out("world-breaker")


class TestTheSetsOfStandard:
    @pytest.mark.parametrize("on", GOLDEN["standard_on"])
    def test_on_each_day_of_the_timeline(self, on):
        window = window_on("mtg", "standard-sets", on, "tabletop", None)
        assert sorted(window.codes) == sorted(GOLDEN["standard_on"][on])
        assert window.is_whole

    @pytest.mark.parametrize(
        ("platform", "region", "first"),
        [
            ("arena", None, "2020-04-16"),
            ("mtgo", None, "2020-04-16"),
            ("tabletop", "JP", "2020-04-17"),
            ("tabletop", "jp", "2020-04-17"),
            ("tabletop", "KR", "2020-04-17"),
            ("tabletop", "CN", "2020-04-17"),
            ("tabletop", "TW", "2020-04-17"),
            ("tabletop", "HK", "2020-04-17"),
            ("tabletop", None, "2020-04-24"),
            ("tabletop", "DE", "2020-05-15"),
            ("tabletop", "US", "2020-05-15"),
            ("arena", "DE", "2020-04-16"),
        ],
    )
    def test_one_set_began_on_four_days(self, platform, region, first):
        eve = (day(first) - datetime.timedelta(days=1)).isoformat()
        assert "IKO" not in window_on("mtg", "standard-sets", eve, platform, region).codes
        assert "IKO" in window_on("mtg", "standard-sets", first, platform, region).codes

    def test_before_the_sets_are_known_the_window_is_not_whole(self):
        assert not window_on("mtg", "standard-sets", "2017-09-28", "tabletop", None).is_whole

    def test_days_on_which_sets_left(self):
        left = window_on("mtg", "standard-sets", "2020-09-25", "tabletop", None).left
        assert left == ("2018-10-05", "2019-10-04", "2020-09-25")


class TestNamesOfSets:
    SETS = named_sets("mtg", ("names/standard-2017-2021",))

    def test_eighteen_sets(self):
        assert len(self.SETS) == 18
        assert sum(map(len, self.SETS.values())) == 4510

    @pytest.mark.parametrize(
        ("code", "name"),
        [
            ("KLD", "Aetherworks Marvel"),
            ("ELD", "Arcane Signet"),
            ("ELD", "Bonecrusher Giant"),
            ("GRN", "Expansion // Explosion"),
            ("DOM", "Firesong and Sunspeaker"),
            ("W17", "Standing Troops"),
            ("M20", "Kykar, Wind's Fury"),
        ],
    )
    def test_a_name_of_each_kind(self, code, name):
        assert name in self.SETS[code]

    def test_every_set_of_the_years_that_they_cover_is_there(self):
        for on in ("2018-03-22", "2018-07-13", "2019-10-04", "2020-05-18", "2021-02-04"):
            assert window_on("mtg", "standard-sets", on, "tabletop", None).codes <= set(self.SETS)
        assert not window_on("mtg", "standard-sets", "2021-02-05", "tabletop", None).codes <= set(self.SETS)

    def test_every_card_that_brawl_kept_out_is_spelt_as_in_its_set(self):
        names = {name for some in self.SETS.values() for name in some}
        known = set(names_kept_out("brawl")) - {"Pithing Needle", "Command Tower"}
        assert known <= names
        assert "Sorcerers' Spyglass" not in names
