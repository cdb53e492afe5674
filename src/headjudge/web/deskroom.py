"""The one desk of this process, over the project's database."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Callable, Sequence
from functools import cache

from headjudge.desk.desk import Desk
from headjudge.desk.trackers.hand import TableDesk
from headjudge.store.database import DatabaseStore
from headjudge.tournament.rows import Row

FOLLOWERS: list[Callable[[str, Sequence[Row]], None]] = []
"""Called with the event's id and the rows after each append of this process: published pages, backups. Without rows
where something was erased and the event is to be read anew."""


def now() -> str:
    """The time now, UTC with milliseconds."""
    moment = datetime.datetime.now(datetime.UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _changed(stream: str, rows: Sequence[Row]) -> None:
    for follower in FOLLOWERS:
        follower(stream, rows)


@cache
def desk() -> Desk:
    """The desk; the same for every thread."""
    return Desk(DatabaseStore(), clock=now, new_salt=lambda: secrets.token_hex(16), changed=_changed)


@cache
def tables() -> TableDesk:
    """The games of tables; the same for every thread. Their steps are no steps of an event: no page waits for them."""
    return TableDesk(DatabaseStore(), clock=now, new_salt=lambda: secrets.token_hex(16))
