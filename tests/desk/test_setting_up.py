"""New events and their structure, beneath any page."""

import datetime
from dataclasses import replace
from itertools import islice

import pytest

from headjudge.desk.planning import planned_rules, planned_structure, revise
from headjudge.desk.setting_up import checked, games, new_event, slugs, stages_for
from headjudge.desk.structure import mark_of, set_up
from headjudge.findings import InputError, Refused
from headjudge.policy.editions import resolve
from headjudge.running.next_round import next_round
from headjudge.running.stages import stages_of
from headjudge.tournament.hall.kept import Hall
from headjudge.tournament.state import Stage
from tests.desk.making import a_desk, event, pair, play, players

DAY = datetime.date(2026, 11, 30)


def fresh(count: int, policy: str = "fab/classic-constructed"):
    made = new_event("Friday", DAY.isoformat(), policy, seed="7")
    return replace(made, entrants=players(count))


def test_only_policies_that_hold_on_the_day_are_offered():
    now = {game.key: [policy.id for policy in game.policies] for game in games(DAY)}
    assert list(now)[-1] == "any"
    assert "fab/classic-constructed" in now["fab"]
    assert "goldfish-arena" in now["mtg"]
    assert "fab" not in {game.key for game in games(datetime.date(2020, 1, 1))}


def test_addresses_are_plain_and_never_end():
    assert list(islice(slugs("  ＦＡＢ / Cup №1 ", "2026-11-30"), 2)) == [
        "fab-cup-no1",
        "fab-cup-no1-2026-11-30",
    ]
    assert next(slugs("第5回", "2026-11-30")) == "event-2026-11-30"
    assert len(next(slugs("a" * 300, "2026-11-30"))) == 60


@pytest.mark.parametrize(
    ("count", "rounds", "cut"), [(8, 3, None), (9, 5, 4), (16, 5, 4), (17, 5, 8), (33, 6, 8)]
)
def test_what_is_left_to_the_rules_follows_the_players(count, rounds, cut):
    made = fresh(count)
    found = set_up(made, Hall())
    assert (found.parts[0].rounds.value, found.cut_value) == (rounds, cut)
    stages = stages_of(made)
    assert stages[0].planned == rounds
    assert [stage.kind for stage in stages] == ["swiss"] + (["bracket"] if cut else [])
    assert set_up(made, Hall(), players=17).cut_value == 8


def test_without_a_recommended_cut_the_event_ends_with_the_swiss():
    desk = a_desk()
    desk.open("friday", fresh(8), actor="staff/1", command="c")
    for _ in range(3):
        pair(desk, "friday")
        play(desk, "friday")
    with pytest.raises(Refused, match="all_rounds_played"):
        next_round(desk.hand("friday").event)


def test_with_a_recommended_cut_the_play_off_follows():
    desk = a_desk()
    desk.open("friday", fresh(9), actor="staff/1", command="c")
    for _ in range(5):
        pair(desk, "friday")
        play(desk, "friday")
    following = next_round(desk.hand("friday").event)
    assert following.stage.kind == "bracket"
    assert len(following.cut.through) == 4


def test_no_event_stands_that_could_not_be_read_back():
    made = fresh(8)
    with pytest.raises(InputError) as caught:
        checked(replace(made, options={"seats": "random"}))
    assert [(one.code, one.subject) for one in caught.value.findings] == [("option.unknown", "seats")]


def test_a_structure_keeps_what_a_form_does_not_have():
    made = replace(fresh(9), options={"rematches": "allow", "rounds": 6})
    asked = planned_structure(made, {"minutes": "45"})
    assert asked.options == {"rematches": "allow", "rounds": 6, "minutes": 45}
    assert asked.stages == made.stages


def test_an_event_from_a_file_keeps_its_form_once_it_has_begun():
    desk = a_desk()
    desk.open("friday", event(9), actor="staff/1", command="c")
    before = desk.hand("friday")
    assert set_up(before.event, before.hall).is_bare
    assert [one.kind for one in planned_structure(before.event, {"cut": "follow"}).stages] == [
        "swiss",
        "bracket",
    ]
    hand = pair(desk, "friday")
    asked = planned_structure(hand.event, {"cut": "follow", "rounds": "4"})
    assert (asked.stages, asked.options) == ((), {"rounds": 4})
    facts = revise(hand, asked, mark_of(hand.event))
    assert len(facts) == 1
    with pytest.raises(Refused, match="setup_changed"):
        revise(hand, asked, "0123")


def test_rules_of_another_kind_bring_their_own_stages():
    made = fresh(8)
    given = {"name": "Draft", "date": "2026-11-30", "policy": "fab/booster-draft"}
    assert [stage.kind for stage in planned_rules(made, given).stages] == ["draft", "bracket"]
    given["policy"] = "goldfish-arena"
    assert [stage.kind for stage in planned_rules(made, given).stages] == ["swiss"]


def test_a_limited_event_of_two_days_has_the_stages_of_its_table():
    sealed = resolve("fab/sealed", DAY).policy
    assert stages_for(sealed, 2) == (
        Stage("day1", "swiss"),
        Stage("day2", "draft", "fab/booster-draft"),
        Stage("playoff", "bracket"),
    )
