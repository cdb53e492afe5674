"""World Breaker at the desk: the pool, dealing, a player's three changed, and who may see them."""

import json

import pytest

from headjudge.desk.decklists import exporting
from headjudge.desk.decklists.asked import deck_rules
from headjudge.desk.decklists.handing_in import from_staff
from headjudge.desk.decklists.locking import locked, published
from headjudge.desk.decklists.sheet import blank_sheet, sheet_of
from headjudge.desk.decklists.shown import shown_deck
from headjudge.desk.planning import planned_rules, planned_structure
from headjudge.desk.setting_up import checked
from headjudge.desk.shown_to_all import shown_to_all
from headjudge.desk.structure import set_up
from headjudge.desk.undoing import undo
from headjudge.desk.worldbreaks.brought import brought_by
from headjudge.desk.worldbreaks.dealing import changed_by_hand, choices_for, dealt, dealt_again, taken_back
from headjudge.desk.worldbreaks.pool import pool_mark, pool_read, pool_set, pool_text
from headjudge.desk.worldbreaks.rules import rules_of
from headjudge.desk.worldbreaks.shown import dealt_worldbreaks
from headjudge.findings import InputError, Refused
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.events import Entry
from tests.decks.sample import filled, sample_base
from tests.desk.making import a_desk, act, event

NOW = 1_795_800_000_000
BASES = {"mtg": sample_base()}
NAMES = (
    "Worldfire", "Prophet of Kruphix", "Westvale Abbey", "Capsize", "Opt", "Sol Ring", "Crypt Ghast", "Budoka Gardener",
    "Raised by Giants", "Dryad Arbor", "Nadu, Winged Wisdom", "Emrakul, the Aeons Torn", "Golos, Tireless Pilgrim",
    "Lutri, the Spellchaser", "Parhelion II", "Oko, Thief of Crowns", "Nazgûl",
)  # fmt: skip
POOL = "\n".join(name for name in NAMES if BASES["mtg"].find(name))
ZUR = filled("Zur the Enchanter", {"Sol Ring": 1}, "Island", 100)


class Evening:
    """Four players, and what is asked of the desk, each as a command of its own."""

    def __init__(self, **options):
        self.desk, self.count = a_desk(), 0
        made = event(4, "pods/plain", format="world-breaker", options=options)
        self.desk.open("friday", made, actor="staff/1", command="open")

    def __call__(self, decision):
        self.count += 1
        return self.desk.act("friday", decision, actor="staff/1", command=f"d{self.count}")

    @property
    def hand(self):
        return self.desk.hand("friday")

    @property
    def hands(self):
        return dict(self.hand.hall.worldbreaks.hands)

    def pool(self, text=POOL, **how):
        return self(lambda h: pool_set(h, text, BASES, pool_mark(h), **how))

    def deal(self):
        return self(lambda h: dealt(h, BASES, pool_mark(h)))

    def again(self, entrant, cards, reason="a torn proxy", *, spoiled=False):
        return self(lambda h: dealt_again(h, entrant, cards, reason, BASES, pool_mark(h), spoiled=spoiled))

    def by_hand(self, entrant, card, into, reason="asked for"):
        return self(lambda h: changed_by_hand(h, entrant, card, into, reason, BASES, pool_mark(h)))

    def hand_in(self, entrant, text):
        return self(lambda h: from_staff(h, entrant, text, "on paper", BASES, NOW, "0"))


def codes(told):
    return [one.code for one in told.value.findings]


class TestOptions:
    def test_they_stand_in_the_event_file_by_name_or_number(self):
        made = event(
            2, "pods/plain", format="world-breaker", options={"A1": "registered", "deck_limits": "all"}
        )
        read, _ = read_event(write_event(made).encode())
        rules = rules_of(read)
        assert (rules.chosen["A1"], rules.chosen["A2"], rules.chosen["A3"]) == (
            "registered",
            "all",
            "owner-until-used",
        )

    @pytest.mark.parametrize(
        ("options", "code", "place"),
        [
            ({"chosen_by": "drawn"}, "option.value", "chosen_by"),
            ({"A9": 1}, "option.value", "A9"),
            ({"A1": "dealt", "chosen_by": "registered"}, "wb.option_twice", "chosen_by"),
            ({"A99": "x"}, "option.unknown", "A99"),
        ],
    )
    def test_what_cannot_be(self, options, code, place):
        with pytest.raises(InputError) as told:
            checked(event(2, "pods/plain", format="world-breaker", options=options))
        assert [(one.code, one.subject) for one in told.value.findings] == [(code, place)]

    def test_only_where_the_deck_format_has_them(self):
        with pytest.raises(InputError) as told:
            checked(event(2, "pods/plain", format="commander", options={"chosen_by": "dealt"}))
        assert codes(told) == ["option.unknown"]

    def test_the_set_up_shows_and_writes_them(self):
        hand = Evening(A2="all").hand
        points = {one.number: one.item for one in set_up(hand.event, hand.hall).open_points}
        assert len(points) == 19
        assert (points["A1"].advised, points["A1"].own, points["A2"].own) == ("dealt", None, "all")
        asked = planned_structure(hand.event, {"option.chosen_by": "registered", "option.deck_limits": ""})
        assert dict(asked.options) == {"chosen_by": "registered"}
        with pytest.raises(InputError) as told:
            planned_structure(hand.event, {"option.chosen_by": "drawn"})
        assert codes(told) == ["setup.choice"]

    def test_they_go_with_the_format(self):
        event_ = Evening(A2="all").hand.event
        given = {"name": "Friday", "date": event_.date, "policy": "pods/plain", "format": "commander"}
        assert dict(planned_rules(event_, given).options) == {}
        assert dict(planned_rules(event_, given | {"format": "world-breaker"}).options) == {"A2": "all"}
        assert dict(
            planned_rules(event_, given | {"format": "world-breaker", "policy": "swiss"}).options
        ) == {"A2": "all"}

    def test_lists_are_judged_by_them(self):
        assert deck_rules(Evening(A1="registered").hand.event).options["A1"] == "registered"
        assert deck_rules(event(2, "pods/plain", format="commander")).options == {}


class TestPool:
    def test_names_in_any_form_and_language(self):
        evening = Evening()
        evening.pool("2 Worldfire\nProphet of Kruphix\n1x Opt (DOM) 60\nWorldfire\n")
        assert dict(evening.hand.hall.worldbreaks.pool) == {"Opt": 1, "Prophet of Kruphix": 1, "Worldfire": 3}
        assert pool_text(evening.hand.hall.worldbreaks) == "1 Opt\n1 Prophet of Kruphix\n3 Worldfire\n"

    def test_unknown_names_are_told_with_near_matches_and_kept_only_when_wanted(self):
        evening = Evening()
        read = pool_read(evening.hand, "Worldfier\nOpt\n", BASES)
        (told,) = read.findings
        assert (told.code, told.line, told.params["expected"][0]) == ("card.unknown", 1, "Worldfire")
        with pytest.raises(InputError) as refused:
            evening.pool("Worldfier\nOpt\n")
        assert [(one.code, one.params["names"]) for one in refused.value.findings] == [
            ("worldbreaks.pool_unknown", ["Worldfier"])
        ]
        evening.pool("Worldfier\nOpt\n", as_written=True)
        assert set(evening.hand.hall.worldbreaks.pool) == {"Worldfier", "Opt"}

    def test_a_line_that_cannot_be_read(self):
        with pytest.raises(InputError) as told:
            Evening().pool("0 Opt\n")
        assert codes(told) == ["line.unreadable"]

    @pytest.mark.parametrize(
        ("limit", "faults"), [("none", []), ("ban-list", ["card.banned"]), ("all", ["card.banned"])]
    )
    def test_a_ban_list_that_limits_worldbreaks(self, limit, faults):
        read = pool_read(Evening(A2=limit).hand, "1 Nadu, Winged Wisdom\n1 Opt\n", BASES)
        assert [one.code for one in read.findings] == faults

    def test_not_fewer_than_players_hold(self):
        evening = Evening()
        evening.pool("4 Worldfire\n4 Opt\n4 Capsize\n")
        evening.deal()
        with pytest.raises(InputError) as told:
            evening.pool("3 Worldfire\n4 Opt\n4 Capsize\n")
        assert [(one.code, one.params["names"]) for one in told.value.findings] == [
            ("worldbreaks.pool_held", ["Worldfire"])
        ]

    def test_who_saw_another_pool_is_refused(self):
        evening = Evening()
        seen = pool_mark(evening.hand)
        evening.pool("Opt\n")
        with pytest.raises(Refused) as told:
            evening(lambda h: pool_set(h, "Capsize\n", BASES, seen))
        assert codes(told) == ["refuse.changed_meanwhile"]

    def test_the_same_again_writes_nothing(self):
        evening = Evening()
        evening.pool()
        version = evening.hand.version
        evening.pool(pool_text(evening.hand.hall.worldbreaks))
        assert evening.hand.version == version


class TestDealing:
    def test_three_different_ones_for_everybody_and_no_card_for_two(self):
        evening = Evening()
        evening.pool()
        evening.deal()
        assert set(evening.hands) == {"1", "2", "3", "4"}
        cards = [card for some in evening.hands.values() for card in some]
        assert len(cards) == len(set(cards)) == 12

    def test_copies_may_go_to_several_but_not_twice_to_one(self):
        evening = Evening()
        evening.pool("4 Worldfire\n4 Opt\n4 Capsize\n")
        evening.deal()
        assert {frozenset(some) for some in evening.hands.values()} == {
            frozenset(("Worldfire", "Opt", "Capsize"))
        }

    def test_it_is_repeatable(self):
        first, second = Evening(), Evening()
        first.pool()
        second.pool("\n".join(reversed(POOL.splitlines())))
        first.deal()
        second.deal()
        assert first.hands == second.hands

    def test_a_late_player_changes_nothing_for_the_others(self):
        evening = Evening()
        evening.pool()
        evening.deal()
        before = evening.hands
        act(evening.desk, "friday", commands.Enter((Entry("9", 1, name="Late"),)))
        evening.deal()
        assert {entrant: evening.hands[entrant] for entrant in before} == before
        assert len(set(evening.hands["9"])) == 3
        assert not set(evening.hands["9"]) & {card for some in before.values() for card in some}

    def test_undone_and_dealt_again_it_is_the_same(self):
        evening = Evening()
        evening.pool()
        evening.deal()
        before = evening.hands
        last = evening.hand.steps[-1]
        with pytest.raises(Refused) as told:
            evening(lambda h: undo(h, last.first, ""))
        assert codes(told) == ["refuse.reason_missing"]
        evening(lambda h: undo(h, last.first, "too early"))
        assert evening.hands == {}
        evening.deal()
        assert evening.hands == before

    def test_a_pool_that_does_not_go_round(self):
        evening = Evening()
        with pytest.raises(Refused) as told:
            evening.deal()
        assert codes(told) == ["refuse.worldbreaks_no_pool"]
        evening.pool("2 Worldfire\n9 Opt\n1 Capsize\n")
        with pytest.raises(Refused) as told:
            evening.deal()
        assert codes(told) == ["refuse.worldbreaks_pool_uneven"]
        evening.pool("1 Worldfire\n")
        with pytest.raises(Refused) as told:
            evening.deal()
        assert [(one.code, dict(one.params)) for one in told.value.findings] == [
            ("refuse.worldbreaks_pool_small", {"wanted": 12, "left": 1})
        ]

    def test_where_players_register_nothing_is_dealt(self):
        evening = Evening(A1="registered")
        for asked in (evening.pool, evening.deal, lambda: evening.again("1", ["Opt"])):
            with pytest.raises(Refused) as told:
                asked()
            assert codes(told) == ["refuse.worldbreaks_registered"]

    def test_limits_by_the_deck_wait_for_the_list(self):
        evening = Evening(A2="identity")
        evening.pool()
        evening.deal()
        assert evening.hands == {}
        evening.hand_in("1", ZUR)
        evening.deal()
        outside = {"Worldfire", "Prophet of Kruphix", "Budoka Gardener", "Raised by Giants", "Dryad Arbor"}
        assert set(evening.hands) == {"1"}
        assert not set(evening.hands["1"]) & outside
        found = dealt_worldbreaks(evening.hand, BASES, rules_of(evening.hand.event))
        assert [row.state for row in found.rows] == ["list", "list", "list", "dealt"]

    def test_a_singleton_limit_leaves_out_what_is_in_the_deck(self):
        evening = Evening(A2="singleton")
        evening.pool("Sol Ring\nOpt\nCapsize\nWorldfire\n")
        evening.hand_in("1", ZUR)
        evening.deal()
        assert set(evening.hands["1"]) == {"Opt", "Capsize", "Worldfire"}


class TestChanging:
    @pytest.fixture
    def evening(self):
        made = Evening()
        made.pool()
        made.deal()
        return made

    def test_again_for_one(self, evening):
        before = evening.hands
        first, second, third = before["2"]
        evening.again("2", [first, third], spoiled=True)
        after = evening.hands
        assert after["2"][1] == second
        assert len(set(after["2"])) == 3
        assert not {first, third} & set(after["2"])
        assert {one: after[one] for one in "134"} == {one: before[one] for one in "134"}
        assert not {first, third} & set(evening.hand.hall.worldbreaks.pool)

    def test_what_is_given_back_can_be_dealt_to_others(self, evening):
        first = evening.hands["2"][0]
        evening.again("2", [first])
        assert evening.hand.hall.worldbreaks.left()[first] == 1

    def test_it_needs_a_reason_and_a_card(self, evening):
        with pytest.raises(InputError) as told:
            evening.again("2", ["Not Held"], " ")
        assert sorted(codes(told)) == ["refuse.reason_missing", "worldbreaks.choose_cards"]

    def test_for_one_from_the_pool(self, evening):
        gives = evening.hands["1"][0]
        other = next(one for one in choices_for(evening.hand, "1") if one.holder is None)
        evening.by_hand("1", gives, other.key)
        assert evening.hands["1"][0] == other.card
        assert gives in evening.hand.hall.worldbreaks.left()

    def test_with_another_player(self, evening):
        before = evening.hands
        gives = before["1"][0]
        other = next(one for one in choices_for(evening.hand, "1") if one.holder == "3")
        evening.by_hand("1", gives, other.key)
        assert other.card in evening.hands["1"]
        assert gives in evening.hands["3"]
        with pytest.raises(InputError) as told:
            evening.by_hand("1", "Not Held", "nonsense", "")
        assert sorted(codes(told)) == [
            "refuse.reason_missing", "worldbreaks.choose_cards", "worldbreaks.choose_other",
        ]  # fmt: skip

    def test_not_a_card_that_the_limits_keep_out(self):
        evening = Evening(A2="identity")
        evening.pool("Opt\nCapsize\nSol Ring\nWorldfire\n")
        evening.hand_in("1", ZUR)
        evening.deal()
        with pytest.raises(Refused) as told:
            evening.by_hand("1", "Opt", "pool\tWorldfire")
        assert codes(told) == ["refuse.worldbreak_not_for"]

    def test_taken_back(self, evening):
        evening(lambda h: taken_back(h, "4", "went home", pool_mark(h)))
        assert "4" not in evening.hands
        evening.deal()
        assert len(evening.hands["4"]) == 3


class TestBrought:
    def test_dealt_ones_with_the_commander_of_the_list(self):
        evening = Evening()
        got = brought_by(evening.hand, "1", BASES)
        assert (got.no_commanders, got.no_worldbreaks) == ("no_list", "not_dealt")
        evening.pool()
        evening.deal()
        evening.hand_in("1", ZUR)
        got = brought_by(evening.hand, "1", BASES)
        assert [one.name for one in got.commanders] == ["Zur the Enchanter"]
        assert tuple(one.name for one in got.worldbreaks) == evening.hands["1"]
        assert all(one.key for one in (*got.commanders, *got.worldbreaks))
        assert (got.no_commanders, got.no_worldbreaks) == (None, None)

    def test_registered_ones(self):
        evening = Evening(A1="registered")
        assert brought_by(evening.hand, "1", BASES).no_worldbreaks == "no_list"
        evening.hand_in("1", ZUR + "\nSideboard\n1 Worldfire\n2 Opt\n")
        evening.hand_in("2", ZUR)
        names = [one.name for one in brought_by(evening.hand, "1", BASES).worldbreaks]
        assert names == ["Worldfire", "Opt", "Opt"]
        assert brought_by(evening.hand, "2", BASES).no_worldbreaks == "none_in_list"

    def test_in_another_format(self):
        desk = a_desk()
        desk.open("edh", event(2, "pods/plain", format="commander"), actor="staff/1", command="open")
        assert brought_by(desk.hand("edh"), "1", BASES).no_worldbreaks == "other_format"


class TestWhoSeesThem:
    def test_published_lists_leave_registered_ones_out(self):
        for options, is_shown in (
            ({"A1": "registered"}, False),
            ({"A1": "registered", "A3": "everyone"}, True),
        ):
            evening = Evening(decklists="required", **options)
            evening.hand_in("1", ZUR + "\nWorldbreaks\n1 Worldfire\n1 Opt\n1 Capsize\n")
            evening(lambda h: locked(h, BASES, NOW))
            evening(lambda h: published(h, NOW, shown=True))
            got = shown_deck(shown_to_all(evening.hand), "1", BASES)
            assert ("worldbreaks" in {group.key for group in got.groups}) is is_shown
            assert ("Worldfire" in got.text) is is_shown

    def test_the_event_file_of_everybody_has_none(self):
        evening = Evening()
        evening.pool()
        evening.deal()
        assert "Worldfire" not in write_event(evening.hand.event)

    def test_the_staff_takes_them_out_and_the_sheet_has_them(self):
        evening = Evening()
        evening.pool()
        evening.deal()
        evening.hand_in("1", ZUR)
        told = json.loads(json.dumps(exporting.as_json(evening.hand, NOW)))
        assert tuple(told["lists"][0]["worldbreaks"]) == evening.hands["1"]
        for entrant in ("1", "2"):
            sheet = sheet_of(evening.hand, entrant, BASES, "2026-11-27 18:00")
            groups = {group.key: [row.name for row in group.rows] for group in sheet.groups}
            assert groups["worldbreaks_dealt"] == list(evening.hands[entrant])
        assert sheet_of(evening.hand, "1", BASES, "2026-11-27 18:00").total == 100

    def test_registered_ones_are_counted_apart_on_the_sheet(self):
        evening = Evening(A1="registered")
        evening.hand_in("1", ZUR + "\nWorldbreaks\n1 Worldfire\n1 Opt\n1 Capsize\n")
        sheet = sheet_of(evening.hand, "1", BASES, "2026-11-27 18:00")
        assert {group.key: group.total for group in sheet.groups} == {
            "commander": 1,
            "main": 99,
            "worldbreaks": 3,
        }
        assert (sheet.total, sheet.verdict) == (100, "legal")

    def test_an_empty_sheet_has_lines_for_those_that_are_registered(self):
        lines = {
            group.key: len(group.rows) for group in blank_sheet(Evening(A1="registered").hand, "").groups
        }
        assert lines["worldbreaks"] == 3
        assert "worldbreaks" not in {group.key for group in blank_sheet(Evening().hand, "").groups}
