"""What the check of a database says of events that were run at the desk."""

from headjudge.desk.undoing import next_undo, undo
from headjudge.findings import Finding
from headjudge.store.checking import check_stream
from headjudge.tournament.state import Result
from tests.desk.making import a_desk, event, pair, play, report


def undone(desk) -> None:
    step = next_undo(desk.hand("friday"))
    desk.act(
        "friday",
        lambda hand: undo(hand, step.first, "tried"),
        actor="staff/1",
        command=f"undo {step.first} of {desk.hand('friday').version}",
    )


def test_an_event_with_undone_steps_is_sound():
    desk = a_desk()
    desk.open("friday", event(4), actor="staff/1", command="c")
    first = pair(desk, "friday").event.rounds[0].matches[0]
    report(desk, "friday", 1, Result(winner=first.seats[1]))
    for _ in range(3):
        undone(desk)
    assert desk.hand("friday").event.rounds == ()
    assert check_stream(desk.store, "friday") == []
    pair(desk, "friday")
    play(desk, "friday")
    undone(desk)
    assert check_stream(desk.store, "friday") == []


def test_a_log_without_its_opening_is_found():
    desk = a_desk()
    desk.open("friday", event(4), actor="staff/1", command="c")
    pair(desk, "friday")
    first = desk.store.read("friday")[0]
    assert first.name == "event-opened"
    del desk.store._rows["friday"][0]
    found = check_stream(desk.store, "friday")
    assert Finding("log.no_replay", "error", "friday", {"row": 1}) in found
