"""Streams made by hand, for what is tried on every store."""

import itertools
from collections.abc import Sequence

from headjudge.store.protocol import Head, Store, continued
from headjudge.tournament import events
from headjudge.tournament.rows import BesideText, Row
from headjudge.tournament.wire import Happening

TIME = "2026-11-30T10:00:00.000Z"
OPENED = events.EventOpened(
    date="2026-11-30", policy="any", resolved={}, options={}, seed="1", draw=1, name="Friday\0夜"
)
ENTERED = events.EntrantsEntered(
    (
        events.Entry("A", name="Aki", hero="Dash", external={"gem": "1"}),
        events.Entry("B", name="Борис\u202e"),
        events.Entry("T", name="Team", member_seats=(("M", "A"),), member_names={"M": "Emi"}),
    )
)
_salts = itertools.count()


def rows_after(
    head: Head, stream: str, facts: Sequence[Happening], command: str, actor: str = "aki"
) -> tuple[list[Row], list[BesideText]]:
    """Facts as rows that continue a stream."""
    return continued(
        head,
        facts,
        stream=stream,
        time=TIME,
        actor=actor,
        command=command,
        new_salt=lambda: f"salt {next(_salts)}",
    )


def add(
    store: Store, stream: str, facts: Sequence[Happening], command: str, actor: str = "aki"
) -> tuple[Row, ...]:
    """Append facts where the stream ends."""
    head = store.head(stream)
    rows, beside = rows_after(head, stream, facts, command, actor)
    return store.append(stream, head.version, rows, beside, command)


def fixed(entrant: str, table: int) -> events.TableFixed:
    """A small fact with a value."""
    return events.TableFixed(entrant, table)
