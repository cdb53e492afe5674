"""The log page: what happened in words, undone steps marked in text, filters, pages, and rows to take along."""

import hashlib
import json
import re

import pytest

from headjudge.desk.logbook import Wanted
from headjudge.desk.undoing import next_undo, undo
from headjudge.store.database import DatabaseStore
from headjudge.tournament.event_file import read_event
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.rows import canonical
from headjudge.web.views import log as log_view
from tests.desk.making import act, event, pair, play
from tests.web.people import OURS, account, browser

LOG = f"/e/{OURS}/desk/log"


@pytest.fixture
def owner():
    return account("owner", role="owner")


@pytest.fixture(autouse=True)
def played(desk, owner):
    """A round is played, a check-in is undone."""
    desk.open(OURS, event(4, seed="the-seed"), actor=owner.actor, command="c")
    pair(desk, OURS)
    play(desk, OURS)
    act(desk, OURS, hall.CheckIn(("1", "2")), actor="staff/999")
    hand = desk.hand(OURS)
    first = next_undo(hand).first
    desk.act(OURS, lambda now: undo(now, first, "wrong list"), actor=owner.actor, command="u")


def rows_on(text):
    found = re.findall(r'<tr id="row-(\d+)">(.*?)</tr>', text, re.S)
    return {int(number): " ".join(re.sub(r"<[^>]+>", " ", body).split()) for number, body in found}


def test_every_row_is_told_with_its_author_and_undone_ones_say_so(desk, owner):
    text = browser(owner).get(LOG).text
    rows = rows_on(text)
    last = desk.hand(OURS).version
    assert list(rows) == list(range(last, 0, -1))
    assert f"Chain sound up to row {last}" in text
    assert "wrong list" in rows[last]
    assert "Name of owner" in rows[last]
    assert rows[last - 1].startswith(f"{last - 1} Undone by Name of owner, row {last}")
    assert "staff/999" in rows[last - 1]  # an account that is not there: what the log says
    assert text.count("<s>") == 1
    digest = desk.store.stored_digests(OURS)[last]
    assert digest in text


@pytest.mark.parametrize(("language", "said"), [("ja", "元に戻しました"), ("ru", "Отменено: ")])
def test_other_languages(owner, language, said):
    assert said in browser(owner).get(f"{LOG}?lang={language}").text


def test_filters_by_words_kind_and_author(desk, owner):
    client = browser(owner)
    last = desk.hand(OURS).version
    assert list(rows_on(client.get(f"{LOG}?kind=checked-in").text)) == [last - 1]
    assert list(rows_on(client.get(f"{LOG}?actor=staff/999").text)) == [last - 1]
    assert list(rows_on(client.get(f"{LOG}?q=WRONG LIST").text)) == [last]
    nothing = client.get(f"{LOG}?q=nowhere")
    assert rows_on(nothing.text) == {}
    assert "No row fits." in nothing.text
    assert 'value="nowhere"' in nothing.text
    assert client.get(f"{LOG}?before=abc&kind=<script>").status_code == 200


def test_long_logs_come_in_pages(desk, owner, monkeypatch):
    monkeypatch.setattr(log_view, "Wanted", lambda *values: Wanted(*values, most=4))
    client, seen, address = browser(owner), [], LOG
    while address:
        text = client.get(address).text
        seen += rows_on(text)
        older = re.search(r'href="(\?before=\d+)">Older rows', text)
        address = LOG + older[1] if older else ""
    assert seen == list(range(desk.hand(OURS).version, 0, -1))


def test_a_changed_row_breaks_the_chain(desk, owner):
    store = DatabaseStore()
    with store.connection.cursor() as cursor:
        cursor.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (name,) in cursor.fetchall():
            cursor.execute(f'DROP TRIGGER "{name}"')
        cursor.execute("UPDATE log_row SET actor = 'staff/7' WHERE stream = %s AND sequence = 3", [OURS])
    answer = browser(owner).get(LOG)
    assert "Chain broken after row 2" in answer.text


def lines_for(role):
    made = browser(account(f"a {role}", role=role)).get(f"{LOG}/rows.jsonl")
    assert made["Content-Disposition"] == f'attachment; filename="{OURS}.log.jsonl"'
    return [json.loads(line) for line in made.text.splitlines()]


def test_rows_to_take_along_can_be_checked_without_us(desk):
    lines = lines_for("organiser")
    before = "0" * 64
    for line in lines:
        parts = [
            line[key]
            for key in ("stream", "sequence", "name", "version", "data", "time", "actor", "command", "before")
        ]
        assert line["before"] == before
        before = hashlib.sha256(canonical(parts).encode()).hexdigest()
        assert line["digest"] == before
        for text in line["texts"]:
            digest = hashlib.sha256(f"{text['salt']}\0{text['text']}".encode()).hexdigest()
            assert digest in line["data"]
    assert len(lines) == desk.hand(OURS).version
    assert "wrong list" in json.dumps(lines[-1])


@pytest.mark.parametrize("role", ["viewer", "judge", "scorekeeper"])
def test_who_may_not_organise_gets_neither_texts_nor_seed(role):
    lines = lines_for(role)
    told = json.dumps(lines)
    assert "the-seed" not in told
    assert "wrong list" not in told
    assert "Aki" not in told
    assert lines[0]["data"] is None
    assert all(line["data"] for line in lines[1:])
    assert lines[1]["before"] == lines[0]["digest"]


def test_the_event_file_is_for_organisers(desk, owner):
    answer = browser(owner).get(f"/e/{OURS}/desk/event.json")
    assert read_event(answer.content)[0] == desk.hand(OURS).event
    viewer = browser(account("v", role="scorekeeper"))
    assert viewer.get(f"/e/{OURS}/desk/event.json").status_code == 403
    assert "event.json" not in viewer.get(LOG).text
