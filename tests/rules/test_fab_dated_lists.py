"""The lists of banned cards of Flesh and Blood with their dates, and the names on them."""

import json
from pathlib import Path

import pytest

from headjudge.decks.judging import unresolved_names
from headjudge.policy.deck_formats import format_ids, format_on, names_kept_out
from tests.decks.fab_sample import (
    FILLING,
    fab_card_base,
    fab_sample,
    made,
)
from tests.policy.test_deck_formats import day
from tests.rules.test_fab_decks import CC, ban, cc

NAMES = Path(__file__).parents[1] / "data" / "cards" / "fab_listed_names.json"


class TestDatedLists:
    @pytest.mark.parametrize(
        ("format_id", "name", "last_free", "first_out"),
        [
            (CC, "Drone of Brutality", "2021-03-25", "2021-03-26"),
            (CC, "Bonds of Agony", "2025-08-31", "2025-09-01"),
            (CC, "Golden Tipple", "2025-08-31", "2025-09-01"),
            (CC, "Brand with Cinderclaw", "2025-12-14", "2025-12-15"),
            (CC, "Entwine Lightning", "2026-09-17", "2026-09-18"),
            ("fab/living-legend", "Zephyr Needle", "2025-10-05", "2025-10-06"),
            ("fab/blitz", "Viserai", "2022-05-01", "2022-05-02"),
            ("fab/silver-age", "Steelblade Shunt", "2026-03-02", "2026-03-03"),
        ],
    )
    def test_first_day(self, format_id, name, last_free, first_out):
        assert not ban(format_id, last_free, name)
        assert ban(format_id, first_out, name)[0][2] == first_out

    @pytest.mark.parametrize(
        ("format_id", "name", "last_out", "first_free"),
        [
            (CC, "Germinate", "2025-08-31", "2025-09-01"),
            (CC, "Brand with Cinderclaw", "2026-09-17", "2026-09-18"),
            (CC, "Hypothermia", "2023-11-30", "2023-12-01"),
            ("fab/living-legend", "Channel Lake Frigid", "2024-07-07", "2024-07-08"),
            ("fab/blitz", "Zen", "2024-11-10", "2024-11-11"),
            ("fab/silver-age", "Cash In", "2026-07-05", "2026-07-06"),
        ],
    )
    def test_first_day_free(self, format_id, name, last_out, first_free):
        assert ban(format_id, last_out, name)
        assert not ban(format_id, first_free, name)

    def test_a_suspension_that_became_a_ban(self):
        kinds = [ban(CC, on, "Bloodsheath Skeleta")[0][0] for on in ("2022-05-02", "2023-07-07")]
        assert kinds == ["suspended", "banned"]

    def test_the_list_says_its_day_and_its_gaps(self):
        today = format_on(CC, day("2026-11-30"))
        assert today.list_date == "2026-09-18"
        assert [(one.code, one.severity) for one in today.findings] == [("format.list_gap", "warning")]
        assert format_on(CC, day("2025-06-30")).findings == ()
        assert format_on("fab/silver-age", day("2026-10-25")).findings == ()
        assert [x.code for x in format_on("fab/silver-age", day("2026-10-26")).findings] == [
            "format.list_gap"
        ]

    def test_a_card_of_which_the_day_is_not_known(self):
        hero = "Kano, Dracai of Aether"
        wizard = made(hero, types=("Hero",), classes=("Wizard",), type_line="Wizard Hero", hero="Kano")
        base = fab_card_base([*FILLING, wizard], date="2026-05-16")
        results = [
            (on, cc(hero, {}, on=on, base=base).verdict) for on in ("2025-10-04", "2026-01-10", "2026-05-16")
        ]
        assert results == [("2025-10-04", "legal"), ("2026-01-10", "unchecked"), ("2026-05-16", "illegal")]

    def test_every_name_and_pitch_of_the_lists_is_a_card(self):
        known = json.loads(NAMES.read_text("utf-8"))
        wrong = []
        for format_id in format_ids():
            if not format_id.startswith("fab/"):
                continue
            wrong += [name for name in names_kept_out(format_id) if name not in known]
            for on in (
                f"{year}-{half}" for year in range(2021, 2027) for half in ("01-15", "07-15", "12-20")
            ):
                asked = format_on(format_id, day(on))
                wrong += [
                    (one.card, one.pitches)
                    for one in (*asked.bans, *asked.freed, *asked.unsure)
                    if not set(one.pitches) <= set(known.get(one.card, ()))
                ]
        assert wrong == []

    def test_a_small_file_is_not_asked_for_every_name(self):
        for format_id in format_ids():
            if format_id.startswith("fab/"):
                assert unresolved_names(format_on(format_id, day("2026-01-01")), fab_sample()) == ()
