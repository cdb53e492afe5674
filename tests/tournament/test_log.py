"""The log: facts replay to the state they came from, rows chain, and what is personal stays beside them."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from headjudge.findings import InvariantBroken
from headjudge.tournament import events, rows
from headjudge.tournament.evolve import replay
from headjudge.tournament.hall import deck_events as decks
from headjudge.tournament.hall import events as hall
from headjudge.tournament.hall import worldbreak_events as worldbreaks
from headjudge.tournament.history import history
from headjudge.tournament.state import Next, Result, Stage
from headjudge.tournament.tracker import events as tracker
from headjudge.tournament.wire import WIRE, Happening
from tests.made import random_draft_event, random_event

GOLDEN = Path(__file__).parent.parent / "golden" / "rows.json"

JUDGED = decks.Judged("illegal", ("card.banned", "deck.size"), "brawl", "2018-03-22", "2025-11-01", "ab" * 32)
FACTS: list[Happening] = [
    events.EventOpened(
        date="2025-11-30",
        policy="fab/classic-constructed",
        resolved={"id": "fab/classic-constructed", "scoring": {"draw": "1/2"}},
        options={"rounds": 5},
        seed="9f86d081884c7d65",
        draw=1,
        stages=(Stage("day1", "swiss", options={"rounds": 8}),),
        format=None,
        name="Armory, 30 November",
    ),
    events.EntrantsEntered(
        (
            events.Entry("1", 1, 7, 2, (), "Aki", "Dorinthea Ironsong", {"gem": "G-77"}),
            events.Entry("2", 2, None, 0, (("m1", "A"),), "Борис", None, {}, {"m1": "千尋"}),
        )
    ),
    events.EntrantDropped("1", 3),
    events.EntrantReEntered("1", 5),
    events.EntrantDisqualified("2", 4),
    events.TableFixed("1", None),
    events.PairsKeptApart((("1", "2"),)),
    events.NextSettled(Next((("1", "2"),), (), ())),
    events.RoundPaired(1, "day1", (events.PairedMatch(1, ("1", "2"), ("pair_down",), 1, None),), (), ()),
    events.ResultsReported(1, (events.TableResult(1, Result(winner="1", games=(2, 1, 0), how="time")),)),
    events.ResultCorrected(1, 1, Result(draw=True), 2, True, "entered at the wrong table"),
    events.StarterChosen(1, 1, "2"),
    events.CutMade(8, ("1", "2"), ("1",)),
    events.PodSeated("day2", 1, ("1", "2")),
    events.QuestionnaireAnswered(1, 1, "1", {"turns": 7, "commander": "Ur-Dragon"}),
    events.DeviationAnnounced("rounds", "registration", "day1"),
    events.PodSeated("day2", 1, ("1", "2"), 9),
    events.BoardCleared(1, 1, "B"),
    events.EntrantsEntered(
        (events.Entry("3", 3, None, 0, (("m3", "C"),), "Team", None, {}, {"m3": "千尋"}, {"m3": "Dash I/O"}),)
    ),
    events.ClockStarted(events.ClockName(1), 1_764_500_400_000, 55),
    events.ClockPaused(events.ClockName(1), 1_764_500_460_000, 1, "spilled tea"),
    events.ClockResumed(events.ClockName(1), 1_764_500_580_001, 1),
    events.ClockAdjusted(events.ClockName(1), 1_764_500_600_000, -300, "started with the wrong minutes"),
    events.TableExtended(events.ClockName(1), 1_764_500_700_000, 1, 240, "a long ruling for Borys"),
    events.DeckCheckBegun(events.ClockName(1), 1_764_500_800_000, 1),
    events.DeckCheckEnded(events.ClockName(1), 1_764_501_100_000, 1),
    events.ClockEnded(events.ClockName(1), 1_764_504_000_000),
    events.DraftCalled(events.ClockName(9, "draft"), 1_764_505_000_000, 1, 1),
    events.PickOverrun(events.ClockName(9, "draft"), 1_764_505_055_000, 1, 1, "2"),
    events.ReviewBegun(events.ClockName(9, "draft", 2), 1_764_505_500_000, 1),
    events.DraftEnded(events.ClockName(9, "draft"), 1_764_507_000_000),
    events.MatchReseated(10, 1, ("2", "1"), 11, "semi-final corrected"),
    events.MatchWithdrawn(11, 1, 11, "quarter-final corrected"),
    hall.EventRevised(
        "2025-11-30", "swiss", {"id": "swiss"}, {"rounds": 4}, (), None, "armory", "casual", "Armory, late"
    ),
    hall.EntrantRevised("1", 1, "Emi S.", "Dorinthea", {"gem": "G-78"}),
    hall.RegistrationSet(True, True, 64),
    hall.WaitingListed((events.Entry("70", name="Дана"),)),
    hall.WaitingEnded(("70",)),
    hall.CheckedIn(("1", "2")),
    hall.CheckedOut(("2",)),
    hall.MeetingSeated((("1", 1), ("2", 1))),
    hall.RoundPublished(1),
    hall.PairingTakenBack(1, Next((), ("1",), ()), "a player was missing"),
    hall.RoundRepaired(
        2,
        (events.PairedMatch(1, ("1", "70"), ("repaired",)),),
        (2,),
        ("2",),
        (),
        (),
        True,
        2,
        ("70",),
        "late",
    ),
    hall.SideReported(1, 1, "1", Result(winner="1", games=(2, 0, 0))),
    hall.CommandUndone(40, 41, "pressed too early"),
    decks.DecklistsSet(1_764_496_800_000, "staff"),
    decks.DecklistHandedIn("1", 1, 1_764_496_000_000, "player", False, "plain", JUDGED, "4 Test Card\n"),
    decks.DecklistHandedIn(
        "2", 1, 1_764_497_000_000, "staff", True, "arena", JUDGED, "Deck", "came on paper"
    ),
    decks.DecklistsJudged(
        1_764_497_100_000, (decks.ListJudged("1", 1, decks.Judged("legal", (), "brawl", "2018-03-22")),)
    ),
    decks.DecklistsLocked(1_764_497_200_000),
    decks.DecklistsUnlocked(1_764_497_300_000, "the bus was late"),
    decks.DecklistsPublished(True),
    decks.CardRuled("Test Card", "kept_out", "too strong for this evening"),
    worldbreaks.WorldbreakPoolSet(
        (worldbreaks.PooledCard("Test Card", 2), worldbreaks.PooledCard("試しの札", 1))
    ),
    worldbreaks.WorldbreaksDealt(
        "dealt", (worldbreaks.WorldbreakHand("1", ("Test Card", "試しの札")),), "worldbreaks/1"
    ),
    worldbreaks.WorldbreaksDealt(
        "again",
        (worldbreaks.WorldbreakHand("1", ("Test Card",)), worldbreaks.WorldbreakHand("2", ())),
        None,
        ("試しの札",),
        "a torn proxy",
    ),
    tracker.WorldbreakTableOpened(
        "friday",
        2,
        3,
        "2016-05-31",
        {"A3": "owner-until-used", "A9": "owner-decides"},
        (
            tracker.TrackedPlayer("1", ("Test Commander",), "WUB"),
            tracker.TrackedPlayer("2", ("Test Commander",), "R", "Chihiro K."),
        ),
        (
            tracker.TrackedCard(
                "1-1", "1", "Test Card", (tracker.TrackedPart("Test Card", "{6}{R}{R}{R}", ("Sorcery",)),)
            ),
            tracker.TrackedCard(
                "2-1",
                "2",
                "Test Beast",
                (
                    tracker.TrackedPart("Test Beast", "{3}{G}", ("Creature",), True),
                    tracker.TrackedPart("Test Quest", "{1}{G}", ("Instant",), False, True),
                ),
            ),
        ),
    ),
    tracker.WorldbreakHappened(
        tracker.TrackedEvent("cast", "2", "2-1", pay="{3}{R}", part="Test Beast"),
        (tracker.CardNow("2-1", "stack", "2", is_known=True),),
        tracker.TurnNow("2", "main", 1, {"2": 1}),
        (),
        (),
        False,
        "T1",
        ("5", "6", "7", "12"),
        (),
        ("cast",),
    ),
    tracker.WorldbreakHappened(
        tracker.TrackedEvent(
            "leave",
            None,
            "2-1",
            "library-shuffled",
            None,
            True,
            None,
            True,
            True,
            "top",
            True,
            True,
            "1",
            "end",
        ),
        (tracker.CardNow("2-1", "spent", None, ("1",), 1, True),),
        tracker.TurnNow(),
        ("1",),
        ("library",),
        True,
        "T13",
        ("18", "19"),
        ("A9",),
        ("left-battlefield", "to-library"),
    ),
    tracker.WorldbreakUndone(3, "the wrong card was pressed"),
    tracker.WorldbreakRedone(3),
    tracker.WorldbreakSeatTaken("1", True),
]


def salts() -> Iterator[str]:
    """Salts that a test can know."""
    return (f"salt {number}" for number in count())


def rows_of(facts: list[Happening]) -> list[tuple[rows.Row, tuple[rows.BesideText, ...]]]:
    """Facts as rows of one stream."""
    salt = salts()
    return list(
        rows.chained(
            facts,
            stream="s1",
            time="2025-11-30T18:00:00.000Z",
            actor="desk",
            command="c1",
            new_salt=lambda: next(salt),
        )
    )


def test_every_fact_has_a_wire_name_and_a_golden_row() -> None:
    assert {type(fact) for fact in FACTS} == set(WIRE.values())
    assert len(WIRE) == len(set(WIRE.values()))


def test_golden_rows_stay_for_ever() -> None:
    golden = json.loads(GOLDEN.read_text())
    written = rows_of(FACTS)
    assert [[row.name, row.version, row.data, row.digest] for row, _ in written] == golden["rows"]
    texts = {text.id: text.text for _, beside in written for text in beside}
    assert texts == golden["beside"]
    read = [rows.from_row(row, golden["beside"]) for row, _ in written]
    assert read == FACTS


@pytest.mark.parametrize("make", [random_event, random_draft_event])
@pytest.mark.parametrize("seed", range(150))
def test_the_history_of_a_state_replays_to_it_through_rows(seed: int, make: Any) -> None:
    event = make(seed)
    facts = list(history(event, {"id": "any"}))
    assert replay(facts) == event
    written = rows_of(facts)
    texts = {text.id: text.text for _, beside in written for text in beside}
    assert replay(rows.from_row(row, texts) for row, _ in written) == event
    assert rows.broken_links([row for row, _ in written], [t for _, beside in written for t in beside]) == []


def test_nothing_personal_stands_in_a_hashed_row() -> None:
    written = rows_of(FACTS)
    told = "\n".join(row.data for row, _ in written)
    private = ["Armory", "Aki", "Борис", "千尋", "Dorinthea", "G-77", "wrong table", "Ur-Dragon"]
    private += [
        "spilled tea",
        "wrong minutes",
        "Borys",
        "4 Test Card",
        "on paper",
        "bus was late",
        "too strong",
        "Chihiro",
        "wrong card was",
    ]
    assert [word for word in private if word in told] == []
    assert all(any(word in text.text for _, beside in written for text in beside) for word in private)


def test_an_erased_person_leaves_a_log_that_replays_and_holds() -> None:
    written = rows_of(FACTS)
    kept = {text.id: text.text for _, beside in written for text in beside if "Aki" not in text.text}
    read = [rows.from_row(row, kept) for row, _ in written]
    entered = read[1]
    assert isinstance(entered, events.EntrantsEntered)
    assert [entry.name for entry in entered.entrants] == ["", "Борис"]
    assert rows.broken_links([row for row, _ in written]) == []


@pytest.mark.parametrize("place", range(len(FACTS) - 1))
def test_a_changed_row_breaks_the_chain(place: int) -> None:
    stream = [row for row, _ in rows_of(FACTS)]
    stream[place] = replace(stream[place], data=stream[place].data.replace(":", ": ", 1))
    assert rows.broken_links(stream) == [place + 2]
    assert rows.broken_links(stream[:place] + stream[place + 1 :])


def test_a_changed_text_beside_a_row_is_found() -> None:
    written = rows_of(FACTS)
    beside = [text for _, texts in written for text in texts]
    forged = [replace(text, text=text.text.replace("Aki", "Ann")) for text in beside]
    assert rows.broken_links([row for row, _ in written], forged) == [2]


def test_a_float_never_enters_the_log() -> None:
    fact = replace(FACTS[0], options={"rate": 0.5})  # type: ignore[type-var]
    with pytest.raises(InvariantBroken):
        rows_of([fact])


def test_an_unknown_row_is_a_bug_and_no_guess() -> None:
    row = replace(rows_of(FACTS)[0][0], name="event-exploded")
    with pytest.raises(InvariantBroken):
        rows.from_row(row, {})


def _all_beside(kind: Any) -> list[str]:
    return [item.name for item in fields(kind) if item.metadata.get("beside")]


def test_every_text_that_a_person_writes_is_beside() -> None:
    free = {"name", "hero", "external", "member_names", "member_heroes", "reason", "answers", "text"}
    for kind in [*WIRE.values(), events.Entry]:
        assert is_dataclass(kind)
        assert {item.name for item in fields(kind)} & free == set(_all_beside(kind))


def test_replay_is_the_same_under_every_hash_seed() -> None:
    program = (
        "from tests.tournament.test_log import FACTS, rows_of;"
        "from headjudge.tournament.event_file import write_event;"
        "from headjudge.tournament.evolve import replay; from headjudge.tournament.history import history;"
        "from tests.made import random_event;"
        "print(rows_of(FACTS)[-1][0].digest, [write_event(replay(history(random_event(s), {}))) for s in range(9)])"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(told) == 1
