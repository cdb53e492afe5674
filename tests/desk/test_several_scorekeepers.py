"""Several scorekeepers at once: each table has one result, and who came second is told."""

import threading

from headjudge.desk import scoring
from headjudge.findings import Refused
from headjudge.tournament.commands import Report
from headjudge.tournament.state import Result
from tests.desk.making import a_desk, event, pair

TABLES = 20
KEEPERS = 6


def test_nothing_is_lost_and_nothing_is_laid_over_another():
    desk = a_desk()
    desk.open("friday", event(2 * TABLES), actor="staff/1", command="c")
    matches = pair(desk, "friday").event.rounds[0].matches
    taken: list[tuple[int, int]] = []
    refused: list[tuple[int, int]] = []
    codes: set[str] = set()
    lock = threading.Lock()

    def enter(keeper: int) -> None:
        for match in matches:
            asked = Report(1, match.table, Result(winner=match.seats[keeper % 2]))
            try:
                desk.act(
                    "friday",
                    lambda hand, asked=asked: scoring.report(hand, asked),
                    actor=f"staff/{keeper}",
                    command=f"k{keeper} t{match.table}",
                )
                with lock:
                    taken.append((match.table, keeper % 2))
            except Refused as error:
                with lock:
                    refused.append((match.table, keeper % 2))
                    codes.update(one.code for one in error.findings)

    threads = [threading.Thread(target=enter, args=(keeper,)) for keeper in range(KEEPERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == {"refuse.result_needs_reason"}
    hand = desk.hand("friday")
    stands = {match.table: match.seats.index(match.result.winner) for match in hand.event.rounds[0].matches}
    assert len(stands) == TABLES
    assert all(stands[table] == seat for table, seat in taken)
    assert all(stands[table] != seat for table, seat in refused)
    assert len(taken) + len(refused) == TABLES * KEEPERS
    assert sum("results-reported" in step.names for step in hand.steps) == TABLES
