"""Processes that die in the middle of writing: what was acknowledged stays, and no command is there by half."""

import os
import random
import select
import signal
import time

import pytest

from headjudge.store.backup import backup, is_backup
from headjudge.store.checking import check_store
from headjudge.store.connecting import connect
from headjudge.store.protocol import StaleVersion
from tests.contract.databases import empty_url, fresh_url
from tests.contract.stores import OPENED, add, fixed

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked and killed here")
KILLS = {"sqlite": 20, "postgresql": 8}
PARTS = 3
"""Rows of each command."""


def killed_after(work, delay):
    """Run ``work(tell)`` in a process, kill it so many seconds after its first word; gives what it told."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            work(lambda word: os.write(writing, f"{word}\n".encode()))
        finally:
            os._exit(1)
    os.close(writing)
    try:
        assert select.select([reading], [], [], 30)[0], "it never began"
        time.sleep(delay)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    told = b""
    while part := os.read(reading, 65536):
        told += part
    os.close(reading)
    # A last line that broke off was never read by anybody as a whole.
    return told.decode().rpartition("\n")[0].split("\n")


def test_nothing_acknowledged_is_lost_and_no_command_is_there_by_half(kind, request, tmp_path):
    url = fresh_url(kind, request, tmp_path)
    store = connect(url)
    add(store, "s", [OPENED], "start")
    chance = random.Random(kind)
    acknowledged = {"start"}
    for kill in range(KILLS[kind]):
        store.close()

        def work(tell, kill=kill, store=store):
            for number in range(100_000):
                name = f"{kill}.{number}"
                add(store, "s", [fixed("A", part + 1) for part in range(PARTS)], name)
                tell(name)

        acknowledged.update(killed_after(work, chance.random() * 0.06))
        began = time.monotonic()
        store = connect(url)
        rows = _settled(store)
        assert time.monotonic() - began < 3
        commands = [row.command for row in rows]
        assert acknowledged <= set(commands)
        assert all(commands.count(name) == PARTS for name in set(commands) - {"start"})
        acknowledged = set(commands)
    assert len(acknowledged) > KILLS[kind]
    assert check_store(store) == []
    store.close()


def _settled(store):
    """The rows, once a server has noticed that its client is gone: adding one more command settles it."""
    while True:
        try:
            add(
                store,
                "s",
                [fixed("B", part + 1) for part in range(PARTS)],
                f"after {store.head('s').version}",
            )
        except StaleVersion:
            continue
        return store.read("s")


def test_a_database_whose_making_was_cut_off_can_be_made(kind, request, tmp_path):
    chance = random.Random(1)
    for _ in range(12):
        url = empty_url(kind, request, tmp_path)

        def work(tell, url=url):
            tell("begin")
            connect(url, create=True)
            time.sleep(10)

        killed_after(work, 0.02 + chance.random() * 0.15)
        store = connect(url, create=True)
        add(store, "s", [OPENED], "start")
        assert check_store(store) == []
        store.close()


def test_a_backup_that_was_cut_off_leaves_the_earlier_one(tmp_path, request):
    store = connect(fresh_url("sqlite", request, tmp_path))
    add(store, "s", [OPENED, *[fixed("A", 1)] * 3000], "start")
    folder = tmp_path / "backups"
    folder.mkdir()
    to = folder / "copy"
    backup(store, to, "first")
    before = to.read_bytes()
    store.close()
    chance = random.Random(2)
    for kill in range(6):

        def work(tell, kill=kill):
            tell("begin")
            backup(store, to, f"m{kill}")
            time.sleep(10)

        killed_after(work, chance.random() * 0.02)
        assert is_backup(to)
        assert len(to.read_bytes()) == len(before)
    backup(store, to, "last")
    assert is_backup(to)
    store.close()
