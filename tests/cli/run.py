"""Running the command line inside a test, as a person or as a program would."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any

from headjudge.cli import main


@dataclass
class Told:
    """What a call gave: exit status, standard output, standard error."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The answer as the one JSON object that it has to be."""
        return json.loads(self.out)


def call(*words: object) -> Told:
    """Run a command."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main([str(word) for word in words])
    return Told(status, out.getvalue(), err.getvalue())


def ask(*words: object) -> Any:
    """Run a command under ``--json`` that must succeed, and give its object."""
    told = call(*words, "--json")
    assert (told.status, told.err) == (0, ""), told
    return told.json
