"""Events carried into a store from an event file and out again."""

from __future__ import annotations

from collections.abc import Callable

from headjudge.findings import Finding, StoreError
from headjudge.policy.show import show
from headjudge.running.stages import policy_in_force
from headjudge.store.protocol import Head, StaleVersion, Store, continued, facts
from headjudge.tournament.events import EventOpened
from headjudge.tournament.evolve import replay
from headjudge.tournament.history import history
from headjudge.tournament.rows import Row
from headjudge.tournament.state import Tournament


def import_event(
    store: Store,
    stream: str,
    event: Tournament,
    *,
    command: str,
    time: str,
    actor: str,
    new_salt: Callable[[], str],
) -> tuple[Row, ...]:
    """An event of a file as a new stream; gives its rows.

    The first row carries the whole policy as it holds on the event's date, so that a later edition changes
    nothing. ``time`` is UTC with milliseconds. The same command id again is answered with the rows of the first
    time. Raises StoreError (``log.exists``) where the stream has rows of something else.
    """
    resolved = show(policy_in_force(event.policy, event.date))
    rows, beside = continued(
        Head(),
        history(event, resolved),
        stream=stream,
        time=time,
        actor=actor,
        command=command,
        new_salt=new_salt,
    )
    try:
        return store.append(stream, 0, rows, beside, command)
    except StaleVersion:
        raise StoreError([Finding("log.exists", "error", stream)]) from None


def export_event(store: Store, stream: str) -> Tournament:
    """The event of a stream as it stands; what was erased is empty in it.

    Raises StoreError where there is no such stream (``log.no_event``) or it has expired (``log.expired``).
    """
    found = facts(store, stream)
    if not found or not isinstance(found[0], EventOpened):  # nor is a table's game an event
        code = "log.no_event" if store.tombstone(stream) is None else "log.expired"
        raise StoreError([Finding(code, "error", stream)])
    return replay(found)
