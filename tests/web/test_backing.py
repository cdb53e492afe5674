"""Copies after every round step: made beside the clicks, kept by a rule, loud where they fail."""

import os
import re
import shutil
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from headjudge.store.backup import is_backup, restore
from headjudge.store.connecting import connect
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Result
from headjudge.web import backing
from headjudge.web.backing import prune
from headjudge.web.configuration import Configuration
from headjudge.web.models import Account, Membership
from tests.desk.making import act, event, pair, play, report
from tests.web.people import OURS, account, browser

BACKUPS = f"/e/{OURS}/desk/backups"


@pytest.fixture
def folders(tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "stick").mkdir()
    return tmp_path / "data", tmp_path / "stick"


@pytest.fixture
def copies(desk, folders):
    data, stick = folders
    made = backing.begin(Configuration("", data, (stick,), key="k"))
    yield made
    backing.end()
    assert backing.current() is None


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def opened(path, alias):
    return connect(f"sqlite:///{path}", alias=alias)


def test_round_steps_are_copied_to_every_folder(desk, copies, folders):
    desk.open(OURS, event(4), actor="staff/1", command="c")
    assert copies.settle()
    counts = [len(names(folders[1]))]

    def done(deed):
        deed()
        assert copies.settle()
        counts.append(len(names(folders[1])))

    done(lambda: act(desk, OURS, hall.CheckIn(("1",))))  # no round step
    done(lambda: pair(desk, OURS, publish=False))
    done(lambda: act(desk, OURS, hall.Publish(1)))
    first, second = desk.hand(OURS).event.rounds[0].matches
    done(lambda: report(desk, OURS, first.table, Result(winner=first.seats[0])))
    done(lambda: report(desk, OURS, second.table, Result(winner=second.seats[0])))  # completes the round
    assert counts == [1, 1, 2, 3, 3, 4]
    data, stick = folders
    assert [re.sub(r"^.{19}", "", name) for name in names(data / "backups")] == [
        re.sub(r"^.{19}", "", name) for name in names(stick)
    ]
    newest = stick / names(stick)[-1]
    assert newest.stat().st_mode & 0o077 == 0
    assert newest.name.endswith("-r1.sqlite3")
    store = opened(newest, "newest")
    assert store.head(OURS) == desk.store.head(OURS)
    store.close()


def test_a_copy_carries_accounts_and_roles(desk, copies, folders, tmp_path):
    account("owner", role="owner")
    desk.open(OURS, event(4), actor="staff/1", command="c")
    assert copies.settle()
    target = tmp_path / "second-laptop.sqlite3"
    target.touch()
    store = connect(f"sqlite:///{target}", create=True, alias="second")
    restore(store, folders[1] / names(folders[1])[-1], "m")
    assert Account.objects.using("second").get().login == "owner"
    assert Membership.objects.using("second").get().role == "owner"
    assert store.head(OURS) == desk.store.head(OURS)
    store.close()


def test_no_click_waits_for_a_copy(desk, copies, monkeypatch):
    go = threading.Event()
    monkeypatch.setattr(backing, "backup", lambda *_: go.wait(20))
    started = time.monotonic()
    desk.open(OURS, event(4), actor="staff/1", command="c")
    pair(desk, OURS)
    assert time.monotonic() - started < 5
    assert not copies.settle(0.01)
    go.set()
    assert copies.settle()


def test_a_copy_that_fails_is_loud_and_breaks_no_click(desk, copies, folders):
    owner = account("owner", role="owner")
    desk.open(OURS, event(4), actor="staff/1", command="c")
    assert copies.settle()
    shutil.rmtree(folders[1])  # somebody pulls the stick out
    pair(desk, OURS)
    assert copies.settle()
    data, stick = copies.state()
    assert not data.findings
    assert data.last is not None
    assert [one.params["reason"] for one in stick.findings] == ["no_folder"]
    assert stick.last is not None  # that of before
    client = browser(owner)
    for page in (BACKUPS, f"/e/{OURS}/desk/log"):
        assert (
            "The folder is not there" in client.get(page).text
            or "folder is not there" in client.get(page).text
        )
    folders[1].mkdir()
    assert client.post(BACKUPS, {"command": "a"}).url == BACKUPS
    text = client.get(BACKUPS).text
    assert "folder is not there" not in text
    assert text.count("Last copy is good") == 2
    assert not copies.findings()


def test_a_single_result_is_copied_where_the_last_copy_is_old(desk, copies, folders, monkeypatch):
    desk.open(OURS, event(4), actor="staff/1", command="c")
    hand = pair(desk, OURS)
    assert copies.settle()
    before = names(folders[1])
    monkeypatch.setattr(backing, "OLDEST", 0)
    match = hand.event.rounds[0].matches[0]
    report(desk, OURS, match.table, Result(winner=match.seats[0]))
    assert copies.settle()
    assert len(names(folders[1])) == len(before) + 1


def test_any_failure_of_a_copy_is_kept_from_the_desk(desk, copies, monkeypatch):
    def broken(*_):
        raise RuntimeError("something of ours")

    monkeypatch.setattr(backing, "backup", broken)
    desk.open(OURS, event(4), actor="staff/1", command="c")
    assert copies.settle()
    assert [one.params["reason"] for one in copies.findings()] == ["other", "other"]


def test_the_page_is_for_organisers_and_says_where_copies_are(desk, copies, folders):
    desk.open(OURS, event(4), actor="staff/1", command="c")
    assert copies.settle()
    text = browser(account("o", role="organiser")).get(BACKUPS).text
    assert str(folders[1]) in text
    assert names(folders[1])[0] in text
    assert browser(account("s", role="scorekeeper")).get(BACKUPS).status_code == 403


def test_without_copies_the_page_says_so(desk):
    desk.open(OURS, event(4), actor="staff/1", command="c")
    assert "makes no backups" in browser(account("o", role="owner")).get(BACKUPS).text


def test_the_last_of_every_round_and_twenty_more_are_kept(folders, desk):
    folder = folders[1]
    hand = desk.open(OURS, event(4), actor="staff/1", command="c")
    labels = [backing.round_label(replace(hand, stream=stream)) for stream in ("a b", "a/b", "千")]
    assert len(set(labels)) == 3
    made = []
    for n in range(60):
        round_ = n // 10
        label = f"{labels[n % 2][:-1]}{round_}" if n % 5 else "all"
        made.append((f"20261127T19{n:02d}00000Z-{label}.sqlite3", label))
        (folder / made[-1][0]).touch()
    (folder / "mine.sqlite3").touch()
    backing.prune(folder)
    last_of_round = {label: name for name, label in made if label != "all"}
    wanted = {*(name for name, _ in made[-20:]), *last_of_round.values(), "mine.sqlite3"}
    assert set(names(folder)) == wanted
    assert len(wanted) < 40


def test_a_folder_is_read_at_the_start(tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "20261127T190512345Z-all.sqlite3").touch()
    (one,) = backing.Copies(Configuration("", tmp_path, key="k")).state()
    assert (one.last.isoformat(), one.name) == (
        "2026-11-27T19:05:12+00:00",
        "20261127T190512345Z-all.sqlite3",
    )


def test_rounds_played_out_leave_one_copy_each(desk, copies, folders):
    desk.open(OURS, event(4), actor="staff/1", command="c")
    for _ in range(2):
        pair(desk, OURS)
        play(desk, OURS)
    assert copies.settle()
    assert {name[-9:-8] for name in names(folders[1])} <= {"0", "1", "2"}
    assert all(is_backup(Path(folders[1] / name)) for name in names(folders[1]))


def test_what_was_cut_off_goes_and_nothing_else(tmp_path):
    folder = tmp_path / "copies"
    folder.mkdir()
    name = "20261127T190512345Z-friday-1a2b3c4d-r3.sqlite3"
    cut_off = [f".{name}.0a1b.new", f".{name}.0a1b.new-journal"]
    other = [name, ".something.new", f".{name}.0a1b.old", "friday.new"]
    for one in (*cut_off, *other):
        (folder / one).touch()
        os.utime(folder / one, (0, 0))
    at_work = f".{name}.2c3d.new"
    (folder / at_work).touch()
    prune(folder)
    assert sorted(path.name for path in folder.iterdir()) == sorted([*other, at_work])
