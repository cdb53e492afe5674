"""Registration, the waiting list, lists, check-in, the player meeting."""

import threading

import pytest

from headjudge.desk import arriving, meeting
from headjudge.desk.entrants import all_dropped, back_again, bye_next, nothing_next, rewritten
from headjudge.desk.registering import (
    SELF,
    added,
    admitted,
    entry_for,
    registered,
    registered_alone,
    set_registration,
    taken_list,
)
from headjudge.desk.who_plays import field_of, mark_of, matches, person
from headjudge.findings import InputError, Refused
from headjudge.running.next_round import next_round
from headjudge.tournament.commands import Drop, Enter
from headjudge.tournament.events import Entry
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Entrant, Next
from tests.desk.making import a_desk, act, event, pair, play


def opened(count: int, capacity: int | None = None, **more):
    desk = a_desk()
    desk.open("friday", event(count, **more), actor="staff/1", command="c")
    act(desk, "friday", hall.SetRegistration(True, True, capacity))
    return desk


def register(desk, name: str, command: str, *, other: bool = False, before=None):
    def decision(hand):
        facts = registered_alone(hand, entry_for(hand, name), other=other)
        if before is not None:
            before()
        return facts

    return desk.act("friday", decision, actor=SELF, command=command)


def take(desk, decision, command: str):
    return desk.act("friday", decision, actor="staff/1", command=command)


def test_two_reach_for_the_last_place_and_one_waits():
    desk = opened(7, capacity=8)
    elsewhere = a_desk(desk.store)  # another process over the same database
    calls = []

    def the_other_is_quicker():
        if not calls:
            calls.append(1)
            register(elsewhere, "Quick", "q")

    hand = register(desk, "Slow", "s", before=the_other_is_quicker)
    assert [one.name for one in hand.event.entrants][7:] == ["Quick"]
    assert [one.name for one in hand.hall.waiting] == ["Slow"]
    assert registered(hand, "8").state == "entered"
    waits = registered(hand, "9")
    assert (waits.state, waits.place, waits.name) == ("waits", 1, "Slow")


def test_many_at_once_fill_every_place_and_no_more():
    desk = opened(0, capacity=5)
    threads = [threading.Thread(target=register, args=(desk, f"Player {n}", f"r{n}")) for n in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    hand = desk.hand("friday")
    assert len(hand.event.entrants) == 5
    assert len(hand.hall.waiting) == 7
    everybody = [one.id for one in (*hand.event.entrants, *hand.hall.waiting)]
    assert sorted(everybody, key=int) == [str(n) for n in range(1, 13)]


def test_the_same_form_again_enters_nobody_twice():
    desk = opened(0)
    assert register(desk, "Aki", "r1") == register(desk, "Aki", "r1")
    with pytest.raises(Refused, match="registered_already"):
        register(desk, "  aki ", "r2")
    assert len(register(desk, "Aki", "r3", other=True).event.entrants) == 2


def test_nobody_registers_alone_where_it_is_closed_or_has_begun():
    desk = opened(4)
    take(desk, lambda h: set_registration(h, is_open=True, by_themselves=False, capacity=""), "d")
    with pytest.raises(Refused, match="registration_closed"):
        register(desk, "Zed", "r")
    take(desk, lambda h: set_registration(h, is_open=True, by_themselves=True, capacity=""), "e")
    pair(desk, "friday")
    with pytest.raises(Refused, match="registration_begun"):
        register(desk, "Zed", "r")


@pytest.mark.parametrize("capacity", ["0", "-1", "many", "1.5"])
def test_places_are_a_number(capacity):
    desk = opened(4)
    with pytest.raises(InputError, match=r"setup\.number"):
        set_registration(desk.hand("friday"), is_open=True, by_themselves=True, capacity=capacity)


def test_the_waiting_list_moves_up_in_order_when_a_place_is_free():
    desk = opened(4, capacity=4)
    for name in ("W1", "W2"):
        register(desk, name, name)
    with pytest.raises(Refused, match="no_place"):
        admitted(desk.hand("friday"), ("5",))
    act(desk, "friday", Drop("2"))
    # The place is kept for those who wait: whoever comes now stands behind them.
    register(desk, "W3", "w3")
    assert [one.name for one in desk.hand("friday").hall.waiting] == ["W1", "W2", "W3"]
    hand = take(desk, lambda h: admitted(h, ("5",)), "a")
    assert [one.name for one in hand.hall.waiting] == ["W2", "W3"]
    assert hand.event.entrants[-1] == Entrant("5", "W1")
    beyond = take(desk, lambda h: admitted(h, ("6",), beyond=True), "b")
    assert field_of(beyond).counts["active"] == 5


def test_somebody_of_a_known_name_is_asked_about_at_the_desk():
    desk = opened(4)
    with pytest.raises(Refused, match="same_name"):
        added(desk.hand("friday"), "aki 1", other=False, beyond=False)
    hand = take(desk, lambda h: added(h, "Aki 1", other=True, beyond=False), "x")
    assert hand.event.entrants[-1] == Entrant("5", "Aki 1")
    for name in ("", "  ", "x" * 201, "half \ud800"):
        with pytest.raises(InputError):
            added(desk.hand("friday"), name, other=False, beyond=False)


def test_a_list_fills_the_places_and_the_rest_waits_once():
    desk = opened(2, capacity=4)
    text = "1. Aki 1\n2. Sato, Emi (12345678)  Prism\n3. Nana\n4. Olga\n"
    hand = take(desk, lambda h: taken_list(h, text), "l")
    assert [one.name for one in hand.event.entrants] == ["Aki 1", "Борис 2", "Sato, Emi", "Nana"]
    assert dict(hand.event.entrants[2].external) == {"gem": "12345678"}
    assert [one.name for one in hand.hall.waiting] == ["Olga"]


def test_somebody_late_plays_from_the_next_round_and_not_once_all_are_paired():
    desk = opened(4, options={"rounds": 2})
    pair(desk, "friday")
    play(desk, "friday")
    hand = take(desk, lambda h: added(h, "Late", other=False, beyond=False), "x")
    assert hand.event.entrants[-1].entered_in == 2
    pair(desk, "friday")
    with pytest.raises(Refused, match="no_round_to_enter"):
        added(desk.hand("friday"), "Too late", other=False, beyond=False)


def test_check_in_finds_one_by_few_letters_or_asks():
    desk = opened(9)
    hand = desk.hand("friday")
    assert arriving.arrived(hand, "千尋") == "3"
    assert arriving.arrived(hand, "7") == "7"
    with pytest.raises(Refused, match="several_found"):
        arriving.arrived(hand, "aki")  # Aki 1 and Aki 9
    with pytest.raises(Refused, match="nobody_found"):
        arriving.arrived(hand, "Zed")
    hand = act(desk, "friday", hall.CheckIn(("1",)))
    assert arriving.arrived(hand, "aki") == "9"


def test_those_who_did_not_come_are_dropped_and_may_come_back():
    desk = opened(6)
    hand = act(desk, "friday", hall.CheckIn(("1", "2", "3", "4")))
    seen = tuple(row.entrant.id for row in arriving.missing(hand))
    assert seen == ("5", "6")
    act(desk, "friday", hall.CheckIn(("6",)))  # arrives while the other looks at the page
    hand = take(desk, lambda h: all_dropped(h, seen), "d")
    assert [row.status for row in field_of(hand).rows] == ["active"] * 4 + ["dropped", "active"]
    assert len(next_round(hand.event).matches) == 2
    hand = take(desk, lambda h: back_again(h, "5"), "b")
    assert hand.event.entrants[4].plays_in(1)


def test_a_bye_is_settled_for_the_next_round_and_can_be_taken_back():
    desk = opened(5)
    hand = take(desk, lambda h: bye_next(h, "2"), "b")
    assert hand.event.next == Next(byes=("2",))
    assert next_round(hand.event).byes == ("2",)
    with pytest.raises(Refused, match="already_settled"):
        bye_next(hand, "2")
    assert not person(hand, "2").can_miss
    assert take(desk, lambda h: nothing_next(h, "2"), "n").event.next is None


def test_an_entrant_is_written_whole_or_not_at_all():
    desk = opened(4)
    one = desk.hand("friday").event.entrants[0]
    given = {"name": "Aki Sato", "hero": "Dash", "byes": "2", "table": "12", "ids": "gem = 1234\nother=x"}
    hand = take(desk, lambda h: rewritten(h, "1", given, mark_of(one)), "w")
    now = hand.event.entrants[0]
    assert (now.name, now.hero, now.byes, now.fixed_table) == ("Aki Sato", "Dash", 2, 12)
    assert dict(now.external) == {"gem": "1234", "other": "x"}
    with pytest.raises(Refused, match="entrant_changed"):
        rewritten(hand, "1", given, mark_of(one))
    wrong = {"name": "", "byes": "-1", "table": "0", "ids": "gem 1234"}
    with pytest.raises(InputError) as caught:
        rewritten(hand, "1", wrong, mark_of(now))
    assert [one.subject for one in caught.value.findings] == ["name", "byes", "table", "ids"]


def test_search_finds_members_and_ids_elsewhere():
    one = Entrant("12", "Сато, Аки", external={"gem": "88"})
    assert [matches(one, text) for text in ("аки", "88", "12", "1", "8", "")] == [
        True, True, True, False, False, True,
    ]  # fmt: skip


def test_the_meeting_seats_by_name_and_keeps_fixed_tables():
    desk = opened(0)
    names = ["bob", "Ann", "Юля", "Cid", "Dan", "Eve", "愛"]
    for place, name in enumerate(names):
        register(desk, name, f"r{place}")
    act(desk, "friday", hall.FixTable("4", 1))
    hand = take(desk, lambda h: meeting.seated(h, 2), "m")
    assert [(one.name, one.table) for one in meeting.seats_of(hand)] == [
        ("Ann", 1), ("bob", 2), ("Cid", 1), ("Dan", 2), ("Eve", 3), ("Юля", 3), ("愛", 4),
    ]  # fmt: skip
    assert [one.table for one in meeting.seats_of(hand, "юл")] == [3]
    act(desk, "friday", hall.CheckIn(("1", "2")))
    hand = take(desk, lambda h: meeting.seated(h, 4, only_here=True), "n")
    assert [one.name for one in meeting.seats_of(hand)] == ["Ann", "bob"]
    assert take(desk, meeting.ended, "e").hall.meeting == ()


def test_who_has_left_counts_no_more_among_those_who_are_here():
    desk = opened(4)
    act(desk, "friday", hall.CheckIn(("1", "2", "3")))
    hand = act(desk, "friday", Drop("3"))
    counts = field_of(hand).counts
    assert (counts["active"], counts["here"], counts["not_here"], counts["out"]) == (3, 2, 1, 1)


def test_full_width_letters_of_a_japanese_keyboard_find_and_mean_the_same_person():
    desk = opened(2)
    hand = act(desk, "friday", Enter((Entry("9", 1, name="Pat Ｏkada"),)))
    assert [row.entrant.id for row in arriving.found(hand, "ｐａｔ okada")] == ["9"]
    with pytest.raises((InputError, Refused)):
        registered_alone(hand, entry_for(hand, "Ｐat Okada"), other=False)
