"""Flesh and Blood, Tournament Rules and Policy: who may play and judge (2.1), lists (3.7), checks (3.8), drafts."""

from datetime import date

import pytest

from headjudge.policy.editions import resolve
from headjudge.policy.policy import Policy
from headjudge.running.duties import Duties, duties, duties_of
from headjudge.running.structure import structure
from tests.running.made_by_hand import event

SEED = date(2025, 11, 30)
TODAY = date(2026, 11, 30)
FREE = ("armory", "prerelease", "world-premiere", "on-demand")


def policy(name: str = "classic-constructed", on: date = TODAY) -> Policy:
    return resolve(f"fab/{name}", on).policy


def told(programme=None, *, name="classic-constructed", on=TODAY, days=1, level=None, **kwargs) -> Duties:
    found = structure(policy(name, on), 100, days=days, programme=programme, level=level, **kwargs)
    return duties(policy(name, on), found, programme)


class TestOfficials:
    @pytest.mark.parametrize("on", [SEED, TODAY, date(2022, 8, 8)])
    def test_every_programme_of_every_edition(self, on):
        for row in policy(on=on).programmes.rows:
            found = told(row.id, on=on)
            assert found.tier == row.tier
            assert found.officials_may_play is (row.tier == 1 and row.id != "skirmish")
            assert found.organiser_may_judge is (row.tier == 1)

    def test_skirmish_is_the_exception(self):
        found = told("skirmish")
        assert (found.tier, found.officials_may_play, found.organiser_may_judge) == (1, False, True)

    def test_without_a_programme_it_is_open(self):
        found = told(level="casual")
        assert (found.tier, found.officials_may_play, found.organiser_may_judge) == (None, None, None)
        assert [f.code for f in found.findings] == ["duties.no_tier"]

    def test_the_tier_of_an_event_over_days_is_its_highest(self):
        found = told("calling", days=2)
        assert (found.tier, found.levels) == (3, ("competitive", "professional"))

    def test_an_older_edition_says_whose_text_stands_in(self):
        (assumed,) = told("armory", on=SEED).findings
        assert (assumed.code, assumed.params["section"]) == ("edition.section_not_found", "duties")
        assert told("armory").findings == ()

    def test_each_duty_has_its_clause(self):
        clauses = {key: rule.clause for key, rule in told("proquest").clauses.items()}
        assert clauses == {
            "levels": "A.1",
            "decklists": "A.5",
            "officials_may_play": "2.1",
            "organiser_may_judge": "2.1",
            "lists_shared": "3.7",
            "deck_checks": "3.8",
        }


class TestLists:
    @pytest.mark.parametrize("level", ["casual", "competitive", "professional"])
    def test_shared_in_professional_constructed_play_offs_only(self, level):
        assert told(level=level).lists_shared is (level == "professional")
        assert told(level=level, name="sealed").lists_shared is False
        assert told(level=level, name="booster-draft").lists_shared is False

    def test_the_last_day_decides(self):
        assert told("calling", days=2).lists_shared is True

    @pytest.mark.parametrize("programme", FREE)
    def test_decklists_are_up_to_the_organiser_at_casual_events(self, programme):
        assert told(programme).decklists == "optional"

    def test_decklists_are_required_above(self):
        assert {told(name).decklists for name in ("proquest", "national-championship", "pro-tour")} == {
            "required"
        }


class TestDeckChecks:
    def test_by_level(self):
        need = {level: told(level=level).deck_checks for level in ("casual", "competitive", "professional")}
        assert need == {
            "casual": ("optional",),
            "competitive": ("recommended",),
            "professional": ("required",),
        }
        assert str(told(level="casual").deck_check_share) == "1/10"


class TestCalledDraft:
    CALLED = (("casual", "never"), ("competitive", "if_announced"), ("professional", "always"))

    @pytest.mark.parametrize(("level", "called"), CALLED)
    def test_by_level(self, level, called):
        assert told(level=level, name="booster-draft").called_draft == (called,)
        assert told(level=level, name="sealed").called_draft == ()
        assert told(level=level, name="sealed", draft_playoff=True).called_draft == (called,)
        assert told(level=level).called_draft == ()


class TestAnEvent:
    def test_its_programme_and_level_stand_in_the_file(self):
        assert duties_of(event(20, date="2026-11-30", programme="skirmish")).officials_may_play is False
        assert duties_of(event(20, date="2026-11-30", programme="Armory")).decklists == "optional"
        raised = duties_of(event(20, date="2026-11-30", programme="armory", level="competitive"))
        assert (raised.tier, raised.levels, raised.decklists) == (1, ("competitive",), "required")

    def test_the_days_of_an_event_are_its_stages(self):
        found = duties_of(
            event(
                300,
                date="2026-11-30",
                programme="calling",
                stages=[
                    {"id": "day1", "kind": "swiss"},
                    {"id": "day2", "kind": "swiss"},
                    {"id": "top8", "kind": "bracket"},
                ],
            )
        )
        assert (found.levels, found.lists_shared) == (("competitive", "professional"), True)

    def test_another_game_says_nothing(self):
        found = duties_of(event(8, policy="mtg/swiss"))
        assert (found.tier, found.officials_may_play, found.lists_shared, found.findings) == (
            None,
            None,
            None,
            (),
        )
