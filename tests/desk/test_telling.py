"""Every fact of the log has its sentence, in every language."""

import pytest

from headjudge.desk.telling import _TOLD, facts_of, known, told
from headjudge.store.memory import MemoryStore
from headjudge.tournament import events
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.hall.events import CommandUndone, SideReported
from headjudge.tournament.state import Result
from headjudge.tournament.wire import OF_EVENTS, WIRE
from headjudge.wording import LANGUAGES, speak
from tests.desk.making import a_desk, act, event, pair, report

NAMES = {"1": "Aki", "2": "Борис", "3": "千尋", "4": "Dana"}


WIRE_NAMES = {kind: name for (name, _), kind in WIRE.items()}


def said(name, fact, language="en", about=NAMES):
    code, values = told(about, name, fact)
    return speak(language).say(code, **values)


def test_every_fact_is_told():
    assert set(_TOLD) == {name for name, _ in OF_EVENTS}


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (events.EntrantDropped("1", 0), "Dropped before the first round: Aki"),
        (
            events.RoundPaired(2, None, (), ("3",), ("4",)),
            "Round 2 paired, tables: 0; bye: 千尋; absent: Dana",
        ),
        (
            events.ResultsReported(1, (events.TableResult(3, Result(winner="1", games=(2, 1, 0))),)),
            "Round 1, table 3: Aki won 2-1",
        ),
        (
            events.ResultsReported(1, (events.TableResult(3, Result(winner="2", how="no_show")),)),
            "Round 1, table 3: Борис won, no-show",
        ),
        (
            events.ResultsReported(1, (events.TableResult(3, Result(winner="2"), "B"),)),
            "Round 1, table 3, seat B: Борис won",
        ),
        (
            events.ResultsReported(1, (events.TableResult(7, Result(winner="3", out=("2", "1", "4"))),)),
            "Round 1, table 7: 千尋 won; out in this order: Борис, Aki, Dana",
        ),
        (
            events.ResultCorrected(1, 3, Result(draw=True), None, False, "typed wrong"),
            "Round 1, table 3, corrected: draw (reason: typed wrong)",
        ),
        (events.ResultCorrected(1, 3, None, None, False), "Round 1, table 3, corrected: no result"),
        (SideReported(1, 3, "1", None), "Round 1, table 3, Aki reports: report taken back"),
        (
            events.TableExtended(events.ClockName(2), 0, 4, 330, "ruling"),
            "Clock of round 2, table 4: extension 5:30 (reason: ruling)",
        ),
        (events.ClockAdjusted(events.ClockName(2), 0, -60, None), "Clock of round 2: -60 s for everybody"),
        (
            events.ClockStarted(events.ClockName(1, "draft_registration", 2), 0, 20),
            "Clock before round 1 (draft deck registration), pod 2: started with 20 min",
        ),
        (CommandUndone(5, 6, "early"), "Undone: rows 5 to 6 (reason: early)"),
    ],
)
def test_facts_in_words(fact, words):
    assert said(WIRE_NAMES[type(fact)], fact) == words
    for language in LANGUAGES:
        assert said(WIRE_NAMES[type(fact)], fact, language)


def test_a_step_is_told_from_its_rows_with_the_names_of_the_table():
    store = MemoryStore()
    desk = a_desk(store)
    desk.open("friday", event(4), actor="staff/1", command="c")
    first, second = pair(desk, "friday").event.rounds[0].matches[0].seats
    hand = report(desk, "friday", 1, Result(draw=True))
    names = known(hand)
    ((name, fact),) = facts_of(store, "friday", hand.steps[-1])
    assert name == "results-reported"
    assert said(name, fact, about=hand) == (
        f"Round 1, table 1 ({names.name(first)}, {names.name(second)}): draw"
    )
    act(desk, "friday", hall.CheckIn(("1", "2")))
    hand = desk.hand("friday")
    ((name, fact),) = facts_of(store, "friday", hand.steps[-1])
    assert said(name, fact, "ja", hand) == "チェックイン（2）：Aki 1, Борис 2".replace(", ", "、")
