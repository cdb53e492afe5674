"""What a person sees: tables on the terminal, in colour only where it is one, never cutting a name short."""

from __future__ import annotations

import contextlib
import json
import shutil
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import click

from headjudge.cli.app import finding_json
from headjudge.cli.words import Session
from headjudge.findings import Finding
from headjudge.wording import safe

SLOW = 1.0
"""Seconds after which a person is told that work goes on."""
UNBOUNDED = 400
"""Width where the output is no terminal: wide enough that nothing wraps."""


def width() -> int:
    """Columns of the terminal, or as many as needed where the output is no terminal."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else UNBOUNDED


@dataclass(slots=True)
class Table:
    """A table for people: heads, the side each column keeps to, and rows of cells that may carry styles."""

    heads: tuple[str, ...]
    sides: tuple[str, ...]
    rows: list[tuple[str, ...]] = field(default_factory=list)

    def add(self, *cells: str) -> None:
        """Add a row."""
        self.rows.append(cells)

    def print(self) -> None:
        """Print the table; letters of double width and styles do not disturb its columns."""
        from tabulate import tabulate

        self._leave_out_what_is_empty()
        heads = ["\n".join(map(strong, head.split("\n"))) for head in self.heads]
        if not self.rows:
            return
        click.echo(
            tabulate(
                self.rows,
                heads,
                "simple",
                colalign=self.sides,
                disable_numparse=True,
                preserve_whitespace=True,
            )
        )

    def _leave_out_what_is_empty(self) -> None:
        """A column without a head (remarks) takes no room where nothing stands in it."""
        kept = [
            place for place, head in enumerate(self.heads) if head or any(row[place] for row in self.rows)
        ]
        self.heads = tuple(self.heads[place] for place in kept)
        self.sides = tuple(self.sides[place] for place in kept)
        self.rows = [tuple(row[place] for place in kept) for row in self.rows]


def table(*columns: tuple[str, str]) -> Table:
    """An empty table; each column is (head, ``left`` or ``right``)."""
    return Table(tuple(head for head, _ in columns), tuple(side for _, side in columns))


def dim(text: str) -> str:
    """Text that stands back: a decimal beside its fraction."""
    return click.style(text, dim=True)


def strong(text: str) -> str:
    """Text that stands out: what decided."""
    return click.style(text, bold=True)


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


_WHO = ("id", "ids", "first", "second", "down", "up", "winner", "now", "left")
"""Values of findings that name entrants."""


def say_findings(
    here: Session,
    findings: Sequence[Finding],
    names: Mapping[str, str] | None = None,
    *,
    aside: bool = False,
) -> None:
    """Findings below an answer, each with the mark of its severity; with ``names`` entrants are called by name.

    ``aside`` puts them on standard error, where the answer is a file that goes on into another program.
    """
    for finding in findings:
        shown = finding if names is None else _by_name(finding, names)
        click.echo(f"{_MARKS[finding.severity]} {here.wording.finding(shown)}", err=aside)


def _by_name(finding: Finding, names: Mapping[str, str]) -> Finding:
    def called(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return tuple(map(called, value))
        return named(names, value) if isinstance(value, str) and value in names else value

    params = {key: called(value) if key in _WHO else value for key, value in finding.params.items()}
    # A place that is an entrant says nothing that the sentence does not say.
    subject = None if finding.subject in names else finding.subject
    return replace(finding, params=params, subject=subject)


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
        click.echo(here.say(code), err=True)
        stop.wait()

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        stop.set()
        teller.join()
