"""The desk as a process of its own, as a user starts it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

WAIT = 30


@dataclass
class Served:
    """Where the desk answers, and the first organiser's link."""

    address: str
    first_link: str | None
    process: subprocess.Popen[str]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


@contextmanager
def served(folder: Path, *more: str) -> Iterator[Served]:
    """``headjudge serve`` over a folder, until the block is left."""
    with started("serve", "--folder", str(folder), *more) as here:
        yield here


@contextmanager
def started(*words: str) -> Iterator[Served]:
    """``headjudge serve`` or ``headjudge demo`` at a free port, until the block is left."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "headjudge.cli", "--lang", "en", *words, "--port", str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said: list[str] = []
    threading.Thread(target=lambda: said.extend(iter(process.stdout.readline, "")), daemon=True).start()
    address = f"http://127.0.0.1:{port}"
    try:
        _until(lambda: _answers(port) and any("Ctrl+C" in line for line in said), process, said)
        time.sleep(0.3)  # the link is the line after
        links = [found[1] for found in map(re.compile(r"/i/([\w-]+)").search, said) if found]
        yield Served(address, f"{address}/i/{links[0]}" if links else None, process)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def _answers(port: int) -> bool:
    with socket.socket() as made:
        return made.connect_ex(("127.0.0.1", port)) == 0


def _until(done: Callable[[], bool], process: subprocess.Popen[str], said: list[str]) -> None:
    for _ in range(WAIT * 20):
        if done():
            return
        assert process.poll() is None, "".join(said)
        time.sleep(0.05)
    raise AssertionError("the desk did not start: " + "".join(said))
