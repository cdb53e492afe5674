"""The desk as a process, and a browser small enough for tests: cookies, forms, no scripts."""

from __future__ import annotations

import http.cookiejar
import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

WAIT = 25
"""Seconds after which a process that does not answer is given up."""
SOURCE = Path(__file__).parents[2] / "src"


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


@dataclass
class Process:
    """A process that runs, and what it said when it was ready."""

    process: subprocess.Popen[str]
    address: str
    link: str | None
    phones: str | None
    said: list[str] = field(default_factory=list)

    def stop(self, with_signal: int = signal.SIGTERM) -> int:
        """Tell it to stop; gives its exit status."""
        self.process.send_signal(with_signal)
        return self.process.wait(WAIT)


def command(*words: object) -> list[str]:
    """How a person calls headjudge."""
    return [sys.executable, "-m", "headjudge.cli", *map(str, words)]


def environment() -> dict[str, str]:
    """The environment with this source first."""
    return {**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8"}


@contextmanager
def running(
    *words: object, call: list[str] | None = None, environ: dict[str, str] | None = None
) -> Iterator[Process]:
    """Run a command that serves (with ``--json``) until the block is left; it is ended whatever happens."""
    process = subprocess.Popen(
        [*(call or command()), *map(str, words), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environ or environment(),
    )
    said: list[str] = []
    drain = threading.Thread(target=lambda: said.extend(iter(process.stderr.readline, "")), daemon=True)
    drain.start()
    giving_up = threading.Timer(WAIT, process.kill)
    giving_up.start()
    try:
        line = process.stdout.readline()
        assert line, "it did not start: " + "".join(said)
        giving_up.cancel()
        told = json.loads(line)
        yield Process(process, told["address"], told["link"], told["phones"], said)
    finally:
        giving_up.cancel()
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        process.stdout.close()


class Browser:
    """Opens pages and sends forms, with cookies."""

    def __init__(self, certificate: Path | None = None) -> None:
        self.cookies = http.cookiejar.CookieJar()
        handlers: list[urllib.request.BaseHandler] = [
            urllib.request.HTTPCookieProcessor(self.cookies),
            urllib.request.ProxyHandler({}),
        ]
        if certificate is not None:
            trusted = ssl.create_default_context(cafile=str(certificate))
            handlers.append(urllib.request.HTTPSHandler(context=trusted))
        self.opener = urllib.request.build_opener(*handlers)

    def open(self, address: str, form: dict[str, str] | None = None) -> tuple[int, str, str]:
        """Status, address and text of a page."""
        data = None if form is None else urllib.parse.urlencode(form).encode()
        asked = urllib.request.Request(address, data, headers={"Accept-Language": "en", "Referer": address})
        try:
            with self.opener.open(asked, timeout=WAIT) as answer:
                return answer.status, answer.url, answer.read().decode()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.url, answer.read().decode()

    def send(self, address: str, **form: str) -> tuple[int, str, str]:
        """Open a page and send its form."""
        text = self.open(address)[2]
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', text)
        assert token, text
        return self.open(address, {"csrfmiddlewaretoken": token[1], **form})
