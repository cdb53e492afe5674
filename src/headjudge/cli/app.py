"""The entry: picks the language, runs the command, and turns what was raised into messages and exit statuses."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

# No plugin of pydantic concerns us; looking for one reads the metadata of every installed package (25 ms a call).
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

import click

from headjudge.cli.words import Command, Group, Session, UsageFault, common
from headjudge.findings import Finding, HeadjudgeError, InputError, Refused, StoreError
from headjudge.wording import as_json, resolve_language, speak

DONE, REFUSED, USAGE, INPUT, STORE, BUG = 0, 1, 2, 3, 4, 70

COMMANDS = {
    "new": "headjudge.cli.entrants:new",
    "enter": "headjudge.cli.entrants:enter",
    "drop": "headjudge.cli.entrants:drop",
    "re-enter": "headjudge.cli.entrants:re_enter",
    "disqualify": "headjudge.cli.entrants:disqualify",
    "absent": "headjudge.cli.entrants:absent",
    "pair": "headjudge.cli.rounds:pair",
    "report": "headjudge.cli.rounds:report",
    "answer": "headjudge.cli.answers:answer",
    "standings": "headjudge.cli.standings:show_standings",
    "explain": "headjudge.cli.explain:explain",
    "draft": "headjudge.cli.drafts:draft",
    "cut": "headjudge.cli.playoffs:cut",
    "bracket": "headjudge.cli.playoffs:bracket",
    "audit": "headjudge.cli.check:audit",
    "structure": "headjudge.cli.structure:structure",
    "limited": "headjudge.cli.limited:limited",
    "announce": "headjudge.cli.announce:announce",
    "series": "headjudge.cli.series:series",
    "policy": "headjudge.cli.policies:policy",
    "replay": "headjudge.cli.replay:replay",
    "cards": "headjudge.cli.cards:cards",
    "convert": "headjudge.cli.convert:convert",
    "deck": "headjudge.cli.decks:deck",
    "worldbreak": "headjudge.cli.worldbreak:worldbreak",
    "import": "headjudge.cli.kept:import_file",
    "export": "headjudge.cli.kept:export",
    "backup": "headjudge.cli.kept:backup",
    "restore": "headjudge.cli.kept:restore",
    "check": "headjudge.cli.kept:check",
    "serve": "headjudge.cli.serving:serve",
    "demo": "headjudge.cli.serving:demo",
    "user": "headjudge.cli.users:user",
}


@click.command("headjudge", cls=Group, code="cli.headjudge", lazy=COMMANDS, invoke_without_command=True)
@click.option("--version", "version", is_flag=True, cls=click.Option, hidden=True)
@common
@click.pass_context
def headjudge(ctx: click.Context, version: bool) -> None:
    """The group of all commands."""
    if version:
        from headjudge import __version__

        click.echo(__version__)
    elif ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def run() -> int:
    """The process ``headjudge``: one command, and its exit status as ``main`` gives it."""
    # A call lives for a second at most and frees everything by ending; the collector only costs time, also the
    # last time, when the interpreter ends.
    gc.disable()
    status = main()
    gc.freeze()
    return status


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit status: 0 done, 1 refused, 2 usage, 3 input, 4 store, 70 our bug."""
    if sys.stdout is None:
        _silence()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    is_json = "--json" in words
    try:
        language = resolve_language(_asked_language(words), os.environ)
    except InputError as error:
        return _failed(error, USAGE, Session(speak("en"), is_json))
    here = Session(speak(language), is_json)
    try:
        return _run(words, here)
    except BrokenPipeError:
        # Whoever read the answer has gone; that is no fault, and nothing more may be written.
        _silence()
        return DONE
    except OSError as error:
        _silence()
        told = {"reason": error.strerror or str(error)}
        with contextlib.suppress(OSError):
            return _failed(
                StoreError([Finding("store.output", "error", None, told)]), STORE, Session(here.wording)
            )
        return STORE
    except Exception as error:  # also one raised while a failure was being told
        with contextlib.suppress(OSError):
            return _bug(error, here)
        return BUG


def _silence() -> None:
    """Let nothing more go to standard output, which cannot take it."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _asked_language(words: Sequence[str]) -> str | None:
    for place, word in enumerate(words):
        if word == "--lang" and place + 1 < len(words):
            return words[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _run(words: Sequence[str], here: Session) -> int:
    try:
        status = headjudge.main(list(words), "headjudge", standalone_mode=False, obj=here)
        sys.stdout.flush()
        return status if isinstance(status, int) else DONE
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.Abort:
        return 130
    except click.UsageError as error:
        return _failed(UsageFault([_usage(error)]), USAGE, here)
    except UsageFault as error:
        return _failed(error, USAGE, here)
    except InputError as error:
        return _failed(error, INPUT, here)
    except Refused as error:
        return _failed(error, REFUSED, here)
    except StoreError as error:
        return _failed(error, STORE, here)


def _usage(error: click.UsageError) -> Finding:
    if isinstance(error, click.NoSuchOption):
        near = error.possibilities[0] if error.possibilities else None
        return Finding("cli.no_such_option", "error", None, {"found": error.option_name, "nearest": near})
    if isinstance(error, click.BadOptionUsage):
        return Finding("cli.option_needs_value", "error", None, {"option": error.option_name})
    if isinstance(error, click.MissingParameter) and error.param is not None:
        param = error.param
        name = (
            param.opts[0] if isinstance(param, click.Option) else param.metavar or (param.name or "").upper()
        )
        return Finding("cli.missing_argument", "error", None, {"name": name})
    return Finding("cli.usage_fault", "error", None, {"found": error.format_message()})


def _failed(error: HeadjudgeError, status: int, here: Session) -> int:
    findings = [finding for finding in error.findings if finding.severity == "error"] or list(error.findings)
    kind = {REFUSED: "refused", USAGE: "usage", INPUT: "input", STORE: "store"}[status]
    headline = here.say(f"cli.failed.{kind}", count=len(findings))
    if here.is_json:
        told = {
            "code": kind,
            "message": headline,
            "findings": [finding_json(one, here) for one in error.findings],
        }
        _print_json({"error": told})
        return status
    click.echo(headline, err=True)
    for finding in error.findings:
        click.echo("  " + here.wording.finding(finding), err=True)
    if status == USAGE:
        click.echo(here.say("cli.see_help"), err=True)
    return status


def _bug(error: Exception, here: Session) -> int:
    """A bug of ours: said as such, in English, with what we need to find it."""
    import traceback

    text = "".join(traceback.format_exception(error))
    if here.is_json:
        _print_json({"error": {"code": "bug", "message": f"{type(error).__name__}: {error}", "findings": []}})
    click.echo("This is a bug of headjudge. Please report it with these lines:", err=True)
    click.echo(text, err=True)
    return BUG


def _print_json(value: Any) -> None:
    click.echo(json.dumps(value, ensure_ascii=False))


def finding_json(finding: Finding, here: Session) -> dict[str, Any]:
    """A finding as JSON in the language of the call."""
    return as_json.finding_json(finding, here.wording)


__all__ = ["Command", "finding_json", "headjudge", "main"]
