"""The desk as a user starts it, killed in the middle of an evening: what it has confirmed stands, and no half round."""

import contextlib
import functools
import http.client
import os
import random
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from headjudge.desk.desk import Desk
from headjudge.store.checking import check_store
from headjudge.store.connecting import connect
from tests.cli.desk_process import SOURCE, Browser, environment, free_port, running

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read there")
KILLS = 4
TABLES, ROUNDS = 8, 6
PASSWORD = "correct horse battery"
SEED = f"""
import sys
from pathlib import Path
from headjudge.web.configuration import configuration
from headjudge.web.setting_up import set_up
set_up(configuration(Path(sys.argv[1])))
from headjudge.web.deskroom import desk
from headjudge.web.models import Account, Membership
from tests.desk.making import event, pair
desk().open("friday", event({2 * TABLES}, options={{"rounds": {ROUNDS}}}), actor="staff/1", command="c")
pair(desk(), "friday")
made = Account(login="aki", name="Aki")
made.set_password("{PASSWORD}")
made.save()
Membership.objects.create(account=made, stream="friday", role="owner")
"""


class Evening:
    """Reports, pairs and publishes for as long as somebody answers; remembers what was confirmed."""

    def __init__(self) -> None:
        self.browser = Browser()
        self.results: dict[tuple[int, int], int] = {}
        self.rounds = 1
        self.commands = 0

    def go_on(self, address: str, begun: Callable[[], None]) -> None:
        """Play until the desk dies, or nothing is left to play; ``begun`` is called once it has confirmed something."""
        if not any(cookie.name == "sessionid" for cookie in self.browser.cookies):
            self.browser.send(address + "/sign-in", login="aki", password=PASSWORD)
        page = self.browser.open(address + "/account")[2]
        token = re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', page)[0]

        def send(path: str, **form: str) -> int:
            self.commands += 1
            form |= {"csrfmiddlewaretoken": token, "command": f"c{self.commands}"}
            return self.browser.open(f"{address}/e/friday/desk/{path}", form)[0]

        while True:
            number = int(self.browser.open(f"{address}/e/friday/desk/round")[1].rpartition("/")[2])
            send(f"round/{number}/publish")
            begun()
            for table in range(1, TABLES + 1):
                seat = 1 + (number + table) % 2
                if (number, table) not in self.results:
                    # What was saved but not confirmed is known to hold already: the same again changes nothing.
                    assert send("results", line=f"{table} {seat}", round=str(number)) == 200
                    self.results[number, table] = seat
            if number == ROUNDS:
                return
            assert send(f"round/{number + 1}/pair") == 200
            self.rounds = number + 1


def processor_time(process: subprocess.Popen[str]) -> float:
    """Seconds that a process has worked, however busy the machine is with others."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_what_was_confirmed_stands_and_no_round_is_there_by_half(tmp_path):
    subprocess.run(
        [sys.executable, "-c", SEED, tmp_path], check=True, env=environment(), cwd=SOURCE.parent, timeout=60
    )
    chance, evening = random.Random(7), Evening()
    for _ in range(KILLS):
        with running("serve", "--host", "127.0.0.1", "--folder", tmp_path, "--port", free_port()) as served:
            assert processor_time(served.process) < 3
            killing = threading.Timer(0.2 + chance.random(), served.process.kill)
            begun = functools.cache(killing.start)
            with contextlib.suppress(OSError, http.client.HTTPException):
                evening.go_on(served.address, begun)
            begun()
            served.process.wait()
        store = connect(f"sqlite:///{tmp_path}/headjudge.sqlite3")
        try:
            assert check_store(store) == []
            event = Desk(store, clock=str, new_salt=str).hand("friday").event
        finally:
            store.close()
        assert len(event.rounds) >= evening.rounds
        assert [len(round_.matches) for round_ in event.rounds] == [TABLES] * len(event.rounds)
        for (number, table), seat in evening.results.items():
            [match] = [one for one in event.rounds[number - 1].matches if one.table == table]
            assert match.result.winner == match.seats[seat - 1]
    assert evening.results
