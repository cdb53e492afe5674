"""What a person sees: tables on the terminal, in colour only where it is one, never cutting a name short."""

from __future__ import annotations

import contextlib
import json
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import click

from headjudge.cli.app import finding_json
from headjudge.cli.words import Session
from headjudge.findings import Finding
from headjudge.wording import safe

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

SLOW = 1.0
"""Seconds after which a person is told that work goes on."""
UNBOUNDED = 400
"""Width where the output is no terminal: wide enough that nothing wraps."""


def console() -> Console:
    """Standard output for people; as wide as the terminal, or as wide as needed where it goes to a file."""
    from rich.console import Console

    terminal = sys.stdout.isatty()
    return Console(
        file=sys.stdout,
        width=None if terminal else UNBOUNDED,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )


def table(*columns: tuple[str, str]) -> Table:
    """A table with its heads; each column is (head, ``left`` or ``right``)."""
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), header_style="bold", show_edge=False)
    for head, side in columns:
        made.add_column(head, justify="right" if side == "right" else "left", overflow="fold")
    return made


def decimal(value: str) -> str:
    """A fraction as a decimal of three places, for reading only; whole numbers stay as they are.

    >>> decimal("13/17"), decimal("2")
    ('0.765', '2')
    """
    if "/" not in value:
        return value
    thousandths = round(Fraction(value) * 1000)
    return f"{thousandths // 1000}.{thousandths % 1000:03d}"


def answer(here: Session, plain: Callable[[], Mapping[str, Any]], people: Callable[[], None]) -> None:
    """The answer of a command: one JSON object under ``--json``, otherwise what ``people`` prints."""
    if here.is_json:
        click.echo(json.dumps(plain(), ensure_ascii=False))
    else:
        people()


def findings_json(findings: Iterable[Finding], here: Session) -> list[dict[str, Any]]:
    """Findings in their JSON form."""
    return [finding_json(finding, here) for finding in findings]


_MARKS = {"error": "✗", "warning": "!", "info": "·", "unchecked": "?"}


def say_findings(here: Session, findings: Sequence[Finding]) -> None:
    """Findings below an answer, each with the mark of its severity."""
    for finding in findings:
        click.echo(f"{_MARKS[finding.severity]} {here.wording.finding(finding)}")


def say(here: Session, code: str, /, **params: Any) -> None:
    """A sentence for people."""
    click.echo(here.say(code, **params))


def named(names: Mapping[str, str], entrant: str) -> str:
    """A name with its id behind it, both safe for a terminal.

    >>> named({"12": "Aki"}, "12")
    'Aki (12)'
    """
    name = safe(names.get(entrant, ""))
    return f"{name} ({safe(entrant)})" if name and name != entrant else safe(entrant)


@contextlib.contextmanager
def working(here: Session, code: str) -> Iterator[None]:
    """Tell a person at a terminal that work goes on, once it has gone on for a second."""
    if here.is_json or not sys.stderr.isatty():
        yield
        return
    stop = threading.Event()

    def tell() -> None:
        if stop.wait(SLOW):
            return
        from rich.console import Console

        with Console(stderr=True).status(here.say(code)):
            stop.wait()

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        stop.set()
        teller.join()
