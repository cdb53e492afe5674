"""Tables at the desk for tests: a desk of games, a table of four, phones that tell and take back."""

from __future__ import annotations

import itertools

import pytest

from headjudge.cards.database import CardBase
from headjudge.desk.trackers.deciding import happens, mark_for
from headjudge.desk.trackers.hand import TableDesk
from headjudge.desk.trackers.opening import stream_of
from headjudge.desk.trackers.saying import said
from headjudge.store.memory import MemoryStore
from headjudge.worldbreaker.happenings import Happening
from tests.desk.worldbreak_cards import a_database, a_table

_sent = itertools.count()
STREAM = stream_of("friday", 0, 1)
TURN = Happening("turn", player="1")
CAST = Happening("cast", by="1", card="1-1", pay="{6}{W}{W}{W}")


def tables_of(store=None):
    """A desk of games whose clock and salts are known."""
    ticks, salts = itertools.count(), itertools.count()
    return TableDesk(
        store or MemoryStore(),
        clock=lambda: f"2026-11-27T19:00:{next(ticks) % 60:02d}.000Z",
        new_salt=lambda: f"salt {next(salts)}",
    )


def tell(tables, player, happening, *, command=None, mark=None, stream=STREAM):
    """A player's phone tells an event."""
    hand = tables.hand(stream)
    mark = mark_for(hand.game(), happening) if mark is None else mark
    return tables.act(
        stream,
        lambda stands: happens(stands, player, said(happening), mark),
        actor=f"seat/{player}",
        command=command or f"c{next(_sent)}",
    )


def do(tables, decision, command=None):
    """A phone asks for something else at the table of four."""
    return tables.act(STREAM, decision, actor="seat/1", command=command or f"c{next(_sent)}")


def where(hand):
    """Where each worldbreak is that is not ready."""
    return {key: one.state for key, one in hand.state.stands.cards.items() if one.state != "ready"}


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    """The card data of the evening."""
    opened = CardBase.open(a_database(tmp_path_factory.mktemp("cards") / "mtg.sqlite"))
    yield opened
    opened.close()


@pytest.fixture
def tables(base):
    """A table of four, opened."""
    made = tables_of()
    stream, fact = a_table(base)
    made.open(stream, fact, actor="staff/1", command="open")
    return made
