"""Published pages: rendered once, never stale, bounded; the front answers as Django does."""

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.core.handlers.wsgi import WSGIHandler
from django.db import OperationalError, connection
from django.test import Client

from headjudge.store.database import DatabaseStore
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Result
from headjudge.web import measuring, pages
from headjudge.web.front import Front
from headjudge.web.published import Published, published
from headjudge.web.watching import Watch
from tests.desk.making import act, event, pair, play, report


@pytest.fixture
def friday(desk):
    desk.open("friday", event(8, options={"rounds": 3}), actor="staff/1", command="c")
    pair(desk, "friday")
    play(desk, "friday")
    pair(desk, "friday")
    return desk


def text(page, language="en", **params):
    entry = published().get(page, "friday", language, tuple(params.items()))
    return entry.plain.decode()


def test_fifty_threads_render_once_per_version_and_language(friday):
    before = measuring.renders("pairings")
    gate = threading.Barrier(50)

    def ask(number):
        gate.wait()
        try:
            return text(pages.PAIRINGS, ("en", "ja")[number % 2])
        finally:
            connection.close()

    with ThreadPoolExecutor(50) as pool:
        found = list(pool.map(ask, range(50)))
    assert len(set(found)) == 2
    assert measuring.renders("pairings") - before == 2


def test_a_version_that_shows_the_same_is_not_rendered_again(friday):
    first = text(pages.PAIRINGS)
    text(pages.STANDINGS)
    before = measuring.renders("pairings"), measuring.renders("standings")
    match = friday.hand("friday").event.rounds[1].matches[0]
    report(friday, "friday", 1, Result(winner=match.seats[0]))
    assert text(pages.PAIRINGS) == first
    text(pages.STANDINGS)
    assert (measuring.renders("pairings"), measuring.renders("standings")) == before


def test_nobody_who_was_told_that_something_stands_is_shown_less(friday):
    play(friday, "friday")
    for _ in range(20):
        text(pages.PAIRINGS)
        pair(friday, "friday", publish=False)
        assert "Round 2: pairings" in text(pages.PAIRINGS)
        act(friday, "friday", hall.Publish(3))
        assert "Round 3: pairings" in text(pages.PAIRINGS)
        act(friday, "friday", hall.TakeBackPairing(3, "again"))
        assert "Round 2: pairings" in text(pages.PAIRINGS)


def test_a_rendering_of_an_older_version_answers_nobody_who_knows_a_newer(friday, monkeypatch):
    kept = published()
    begun, go_on = threading.Event(), threading.Event()
    make = pages.PAIRINGS.make

    def slow(shown, words, told):
        made = make(shown, words, told)
        if not begun.is_set():
            begun.set()
            assert go_on.wait(10)
        return made

    page = pages.Page("slow", pages.HTML, slow, lambda shown, told: shown.version)
    play(friday, "friday")

    def ask():
        try:
            return kept.get(page, "friday", "en", ()).plain.decode()
        finally:
            connection.close()

    with ThreadPoolExecutor(1) as pool:
        older = pool.submit(ask)
        assert begun.wait(10)
        pair(friday, "friday")
        newer = kept.get(page, "friday", "en", ()).plain.decode()
        go_on.set()
        assert "Round 3: pairings" in newer
        assert "Round 2: pairings" in older.result()
    assert "Round 3: pairings" in kept.get(page, "friday", "en", ()).plain.decode()


def test_what_is_kept_is_bounded_in_bytes(friday):
    kept = Published(room=6000)
    for number in range(1, 9):
        kept.get(pages.WHY, "friday", "en", (("entrant", str(number)),))
    assert kept.size <= 6000
    assert kept.peek(pages.WHY, "friday", "en", (("entrant", "1"),)) is None
    assert kept.size == sum(len(entry.packed) for entry in kept._entries.values())


def test_what_is_forgotten_is_read_anew(friday):
    text(pages.PAIRINGS)
    store = DatabaseStore()
    store.erase("friday", [one.id for one in store.texts("friday") if one.text == '"Aki 1"'])
    friday.forget("friday")
    assert "Aki 1<" not in text(pages.PAIRINGS)


def test_writes_of_another_process_are_seen(friday):
    kept, watch = published(), Watch(published())
    watch.look(DatabaseStore())
    text(pages.PAIRINGS)
    play(friday, "friday")
    pair(friday, "friday")
    text(pages.PAIRINGS)
    kept.saw("friday", 5)  # as it stood when another process wrote the rest
    watch._seen = -1
    watch.look(DatabaseStore())
    assert kept.version("friday") == DatabaseStore().head("friday").version


def test_what_nobody_asks_for_is_watched_no_longer_and_found_again(friday, monkeypatch):
    kept, first = published(), text(pages.PAIRINGS)
    assert [stream for stream, _ in kept.streams()] == ["friday"]
    monkeypatch.setattr("headjudge.web.published.IDLE", -1)
    assert kept.streams() == []
    before = measuring.renders("pairings")
    assert kept.peek(pages.PAIRINGS, "friday", "en", ()) is None
    assert text(pages.PAIRINGS) == first
    assert measuring.renders("pairings") == before


def test_sqlite_tells_that_somebody_else_has_written(friday, tmp_path):
    watch = Watch(published())
    watch.look(DatabaseStore())
    seen = watch._seen
    watch.look(DatabaseStore())
    assert watch._seen == seen
    other = sqlite3.connect(connection.settings_dict["NAME"])
    other.execute("CREATE TABLE other (x)")
    other.commit()
    other.close()
    watch.look(DatabaseStore())
    assert watch._seen != seen


# -- the front -----------------------------------------------------------------------------------------


class Behind:
    """Django behind the front, counted."""

    def __init__(self):
        from a2wsgi import WSGIMiddleware

        self.asked = []
        self.app = WSGIMiddleware(WSGIHandler(), workers=1)

    async def __call__(self, scope, receive, send):
        self.asked.append(scope["path"])
        await self.app(scope, receive, send)


def call(app, path, query=b"", method="GET", **headers):
    async def run():
        raw = [(b"host", b"testserver")]
        raw += [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query,
            "headers": raw,
            "scheme": "http",
            "server": ("testserver", 80),
            "client": ("127.0.0.1", 1),
        }
        told = []

        async def receive():
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message):
            told.append(message)

        await app(scope, receive, send)
        status = next(one["status"] for one in told if one["type"] == "http.response.start")
        found = next(one["headers"] for one in told if one["type"] == "http.response.start")
        body = b"".join(one.get("body", b"") for one in told if one["type"] == "http.response.body")
        return status, {k.decode().lower(): v.decode() for k, v in found}, body

    return asyncio.run(run())


@pytest.fixture
def front(friday):
    return Front(Behind(), published())


@pytest.mark.parametrize(
    "path",
    ["/e/friday/pairings", "/e/friday/standings.json", "/api/v1/events/friday/file", "/e/friday/why/3"],
)
def test_the_front_answers_as_django_does(front, path):
    status, headers, body = call(front, path, accept_encoding="gzip", accept_language="ru")
    assert front.behind.asked == []
    django = Client().get(path, headers={"Accept-Encoding": "gzip", "Accept-Language": "ru"})
    assert (status, body) == (django.status_code, django.content)
    assert headers == {name.lower(): value for name, value in django.headers.items()}
    assert "default-src 'none'" in headers["content-security-policy"]
    tag = headers["etag"]
    assert call(front, path, accept_encoding="gzip", accept_language="ru", if_none_match=tag)[0] == 304
    unchanged = Client().get(path, headers={"Accept-Language": "ru", "If-None-Match": tag})
    status, headers, body = call(front, path, accept_language="ru", if_none_match=tag)
    assert (status, body) == (304, b"")
    assert headers == {
        name.lower(): value for name, value in unchanged.headers.items() if name != "Content-Length"
    }
    assert call(front, path, method="HEAD")[2] == b""


def test_what_depends_on_the_reader_goes_on_to_django(front):
    assert "Раунд 2: паринги" in call(front, "/e/friday/pairings", b"lang=ru")[2].decode()
    assert call(front, "/e/friday/pairings", b"lang=ru")[1]["set-cookie"].startswith("lang=ru")
    assert call(front, "/e/friday/pairings", b"q=aki")[0] == 200
    assert call(front, "/e/friday/pairings", cookie="sessionid=abc")[0] == 200
    assert len(front.behind.asked) == 4
    told = call(front, "/e/friday/pairings", cookie="sessionid=abc; lang=ja")
    assert told[1]["content-language"] == "ja"
    assert call(front, "/e/friday/pairings", b"by=name")[0] == 200
    assert len(front.behind.asked) == 4
    assert call(front, "/e/friday/pairings/9")[0] == 404
    assert call(front, "/e/nothing/pairings")[0] == 404
    assert call(front, "/e/friday/desk/")[0] == 302


def test_a_storm_is_one_rendering(front):
    before = measuring.renders("pairings")

    async def storm():
        async def one():
            sent = []

            async def send(message):
                sent.append(message)

            scope = {
                "type": "http",
                "method": "GET",
                "path": "/e/friday/pairings",
                "query_string": b"",
                "headers": [(b"host", b"testserver"), (b"accept-encoding", b"gzip")],
            }
            await front(scope, None, send)
            return sent[0]["status"]

        return await asyncio.gather(*(one() for _ in range(2000)))

    assert asyncio.run(storm()) == [200] * 2000
    assert measuring.renders("pairings") - before == 1
    assert front.behind.asked == []


def test_pages_in_memory_are_read_while_the_database_fails(front, monkeypatch):
    status, _, body = call(front, "/e/friday/pairings")
    monkeypatch.setattr(
        DatabaseStore, "head", lambda *_: (_ for _ in ()).throw(OperationalError("disk I/O error"))
    )
    assert call(front, "/e/friday/pairings")[::2] == (status, body)


# -- the operator --------------------------------------------------------------------------------------


def test_healthz_writes_and_leaves_nothing(friday):
    assert Client().get("/healthz").json() == {"status": "ok"}
    assert DatabaseStore().snapshot("check", "writable") is None


def test_healthz_says_that_a_database_takes_no_writes(friday):
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only=ON")
    answer = Client().get("/healthz")
    assert answer.status_code == 503
    assert answer.json() == {"status": "failing", "reason": "permission"}
    assert Client().get("/e/friday/pairings").status_code == 200


def test_metrics_name_pages_and_no_people(front):
    call(front, "/e/friday/pairings")
    Client().get("/e/friday/why/3")
    told = Client().get("/metrics").text
    assert 'headjudge_requests_total{page="pairings",status="200"}' in told
    assert 'headjudge_render_seconds_count{page="pairings"}' in told
    assert "friday" not in told  # nor what an event's staff is doing before it shows it
    assert "headjudge_events 1.0" in told
    assert "Aki" not in told
    assert "testserver" not in told
