"""The public pages under load: a storm of refreshes at the moment of publishing, polls, and the next round of 2,000.

``python benchmarks/web.py`` starts the desk's server on this machine and the peers beside it in the same run: Django
alone, which keeps nothing, and Python's own server of files. Every request is counted, every wait is bounded, and
nothing leaves this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gzip
import os
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

TABLES = 1000
CONNECTIONS, REQUESTS = 500, 2000
POLLERS, POLLS = 100, 6000
PATIENCE = 120
"""Seconds after which a run is given up."""
WAITS = 10
"""Seconds after which a reader gives up waiting for an answer."""
FILE_SERVER = """
import http.server, sys
http.server.ThreadingHTTPServer.request_queue_size = 1000  # its own 5 would turn most readers away
http.server.SimpleHTTPRequestHandler.protocol_version = "HTTP/1.1"
where = ("127.0.0.1", int(sys.argv[1]))
http.server.ThreadingHTTPServer(where, http.server.SimpleHTTPRequestHandler).serve_forever()
"""
PAGE = "/e/large/pairings"


# -- the servers ---------------------------------------------------------------------------------------


def desk_server(folder: Path, port: int, kind: str) -> None:
    """A process that serves the desk: ``front`` as it is, or ``django`` alone without memory. Obeys its input."""
    from headjudge.web.configuration import configuration
    from headjudge.web.setting_up import set_up

    set_up(configuration(folder))
    import threading

    import uvicorn

    from headjudge.desk.hand import InHand
    from headjudge.tournament.hall.commands import Publish
    from headjudge.tournament.hall.deciding import decide_hall
    from headjudge.tournament.wire import Happening
    from headjudge.web import measuring
    from headjudge.web.asgi import WORKERS, application
    from headjudge.web.deskroom import desk
    from headjudge.web.published import Published

    app = application()
    if kind == "django":
        from a2wsgi import WSGIMiddleware
        from django.core.wsgi import get_wsgi_application

        Published.peek = lambda *_: None  # type: ignore[method-assign]
        Published._keep = lambda *_: None  # type: ignore[method-assign]
        app = WSGIMiddleware(get_wsgi_application(), workers=WORKERS)

    def publishing(number: int, hand: InHand) -> list[Happening]:
        return decide_hall(hand.event, hand.hall, Publish(number))

    def obey() -> None:
        for line in sys.stdin:
            if line.strip() == "publish":
                hand = desk().hand("large")
                number = len(hand.event.rounds)
                desk().act(
                    "large",
                    partial(publishing, number),
                    actor="bench",
                    command=f"publish {number}",
                )
            print(measuring.renders("pairings"), flush=True)

    threading.Thread(target=obey, daemon=True).start()
    settings = uvicorn.Config(app, port=port, log_level="error", access_log=False, server_header=False)
    uvicorn.Server(settings).run()


@dataclasses.dataclass
class Server:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    port: int

    def cpu(self) -> float:
        """Seconds of processor that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ask(self, what: str) -> int:
        """Tell it something; gives how often the page has been rendered."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())


@contextlib.contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[Server]:
    """A server while it runs; it is stopped at the end."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=folder,
    )
    try:
        for _ in range(300):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield Server(process, port)
    finally:
        process.terminate()
        process.wait(20)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


# -- the readers ---------------------------------------------------------------------------------------


@dataclasses.dataclass
class Answers:
    """What many readers were told."""

    waits: list[float]
    statuses: list[int]
    size: int
    seconds: float

    def percentile(self, part: float) -> float:
        """Milliseconds within which that part was answered."""
        return sorted(self.waits)[min(int(len(self.waits) * part), len(self.waits) - 1)] * 1000


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, int, bool, str]:
    """Status, length of the body, whether the connection stays, and the tag (or the date) of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status = int(head[0].split()[1])
    headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
    length = int(headers.get("content-length", 0)) if status != 304 else 0
    if length:
        await reader.readexactly(length)
    stays = head[0].startswith("HTTP/1.1") and headers.get("connection") != "close"
    return status, length, stays, headers.get("etag") or headers.get("last-modified", "")


async def ask(port: int, path: str, connections: int, requests: int, more: str = "") -> Answers:
    """``requests`` over ``connections`` at once, each the next as soon as it has its answer."""
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nAccept-Language: en\r\n{more}\r\n"
    told = Answers([], [], 0, 0.0)
    gate = asyncio.Event()

    async def reader_of(count: int) -> None:
        pair: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        with contextlib.suppress(OSError):
            pair = await asyncio.open_connection("127.0.0.1", port)
        await gate.wait()
        for _ in range(count):
            asked = time.perf_counter()
            status, size, stays = 0, 0, False  # a reader who is sent away counts as not answered
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                pair = pair or await asyncio.open_connection("127.0.0.1", port)
                pair[1].write(request.encode())
                status, size, stays, _ = await asyncio.wait_for(read_answer(pair[0]), WAITS)
            told.waits.append(time.perf_counter() - asked)
            told.statuses.append(status)
            told.size = max(told.size, size)
            if not stays and pair is not None:
                pair[1].close()
                pair = None
        if pair is not None:
            pair[1].close()

    tasks = [asyncio.ensure_future(reader_of(requests // connections)) for _ in range(connections)]
    await asyncio.sleep(1)  # everybody is connected and waits
    started = time.perf_counter()
    gate.set()
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    told.seconds = time.perf_counter() - started
    return told


async def tag_of(port: int, path: str) -> str:
    """The tag or the date that a reader sends back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nAccept-Language: en\r\n\r\n".encode()
    )
    tag = (await read_answer(reader))[3]
    writer.close()
    return tag


# -- the event -----------------------------------------------------------------------------------------


def make_event(folder: Path) -> tuple[str, float]:
    """An event of 2,000 with a finished round and the next one paired, not published; the page's text and the seconds
    from the click on "pair" to the page of the published round, in a copy of the event."""
    from headjudge.web.configuration import configuration
    from headjudge.web.setting_up import set_up

    set_up(configuration(folder))
    from headjudge.running.next_round import next_round
    from headjudge.tournament import commands
    from headjudge.tournament.decide import decide
    from headjudge.tournament.evolve import evolve
    from headjudge.tournament.hall.commands import Publish
    from headjudge.tournament.hall.deciding import decide_hall
    from headjudge.tournament.state import Entrant, Result, Tournament
    from headjudge.web import pages
    from headjudge.web.deskroom import desk
    from headjudge.web.published import published

    given = ("Haruka", "Dmitri", "Chiara", "Noor", "Émile", "Wiremu", "Yusuf", "Ingrid", "Mateus", "Soo-jin")
    people = tuple(
        Entrant(f"{n:04}", f"{given[n % 10]} {secrets.token_hex(4).capitalize()}") for n in range(2 * TABLES)
    )
    event = Tournament(
        1, "Large", "2026-11-27", "fab/classic-constructed", people, (), options={"rounds": 9}, seed="bench"
    )

    def act(stream: str, decision: object, command: str) -> None:
        desk().act(stream, decision, actor="bench", command=command)  # type: ignore[arg-type]

    def pair(hand: object) -> list[object]:
        facts: list[object] = []
        state = hand.event  # type: ignore[attr-defined]
        for asked in next_round(state).commands():
            for fact in decide(state, asked):
                state = evolve(state, fact)
                facts.append(fact)
        return facts

    def results(hand: object) -> list[object]:
        state = hand.event  # type: ignore[attr-defined]
        return [
            fact
            for match in state.rounds[0].matches
            for fact in decide(state, commands.Report(1, match.table, Result(winner=match.seats[0])))
        ]

    for stream in ("large", "copy"):
        desk().open(stream, event, actor="bench", command="open")
        act(stream, pair, "pair 1")
        act(stream, lambda hand: decide_hall(hand.event, hand.hall, Publish(1)), "publish 1")
        act(stream, results, "results 1")
    act("large", pair, "pair 2")
    started = time.perf_counter()
    act("copy", pair, "pair 2")
    act("copy", lambda hand: decide_hall(hand.event, hand.hall, Publish(2)), "publish 2")
    entry = published().get(pages.PAIRINGS, "copy", "en", ())
    seconds = time.perf_counter() - started
    assert entry is not None
    return entry.plain.decode(), seconds


def storm(server: Server, path: str, label: str, *, publish: bool) -> None:
    """Prints a row: 2,000 readers at once."""
    if publish:
        asyncio.run(ask(server.port, path, 10, 100))  # the round before is known to everybody
    before = server.ask("publish") if publish else 0
    told = asyncio.run(ask(server.port, path, CONNECTIONS, REQUESTS))
    rendered = str(server.ask("count") - before) if publish else "–"
    good = sum(1 for status in told.statuses if status == 200)
    print(
        f"| {label} | {good}/{REQUESTS} | {told.percentile(0.5):.0f} | {told.percentile(0.99):.0f} "
        f"| {REQUESTS / told.seconds:.0f} | {told.size / 1000:.1f} | {rendered} |",
        flush=True,
    )


def polls(server: Server, path: str, label: str, header: str) -> None:
    """Prints a row: readers who have the page already."""
    tag = asyncio.run(tag_of(server.port, path))
    tag = tag if header == "If-None-Match" else tag.title().replace("Gmt", "GMT")
    runs = []
    for _ in range(3):
        before = server.cpu()
        told = asyncio.run(ask(server.port, path, POLLERS, POLLS, f"{header}: {tag}\r\n"))
        runs.append((server.cpu() - before) / len(told.statuses) * 1000)
        assert set(told.statuses) == {304}, set(told.statuses)
    print(
        f"| {label} | {statistics.median(runs):.3f} | {told.percentile(0.5):.1f} | {told.percentile(0.99):.1f} |",
        flush=True,
    )


def main() -> None:
    """Runs everything and prints three tables."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        text, seconds = make_event(folder / "data")
        data = text.encode()
        files = folder / "files"
        files.mkdir()
        (files / "pairings.html").write_bytes(data)
        (files / "pairings.html.gz").write_bytes(gzip.compress(data, 6))
        print(
            f"{TABLES} tables, {len(data) / 1000:.0f} kB of page, {len(gzip.compress(data, 6)) / 1000:.1f} kB as sent\n"
        )
        print(
            f"Next round of {2 * TABLES} players, from the click to the published page: {seconds:.2f} s\n",
            flush=True,
        )
        own = [sys.executable, str(Path(__file__).resolve()), "--serve", str(folder / "data")]
        plain = [sys.executable, "-c", FILE_SERVER]
        print(
            "| storm | answered | p50 ms | p99 ms | a second | kB each | rendered |\n|---|---|---|---|---|---|---|"
        )
        ports = [free_port() for _ in range(3)]
        rows = []
        with running([*own, str(ports[0]), "front"], ports[0], folder) as server:
            storm(server, PAGE, "headjudge, at publishing", publish=True)
            storm(server, PAGE, "headjudge, again", publish=False)
            rows.append((server, PAGE, "headjudge", "If-None-Match"))
            with running([*plain, str(ports[1])], ports[1], files) as peer:
                storm(peer, "/pairings.html.gz", "http.server, the compressed file", publish=False)
                with running([*own, str(ports[2]), "django"], ports[2], folder) as django:
                    storm(django, PAGE, "Django alone, nothing kept", publish=True)
                    rows.append((peer, "/pairings.html.gz", "http.server", "If-Modified-Since"))
                    print(
                        "\n| poll answered by 304 | processor ms each | p50 ms | p99 ms |\n|---|---|---|---|"
                    )
                    for row in rows:
                        polls(*row)


if __name__ == "__main__":
    if "--serve" in sys.argv:
        desk_server(Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
    else:
        main()
