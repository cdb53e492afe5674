"""Commands and options whose texts are codes of the catalogue, so that help speaks the reader's language."""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

import click

from headjudge.findings import Finding, HeadjudgeError
from headjudge.wording import LANGUAGES, Wording, speak

LEVELS = ("casual", "competitive", "professional")
"""The rules enforcement levels, the loosest first."""

F = TypeVar("F", bound=Callable[..., Any])


class UsageFault(HeadjudgeError):
    """The command was called wrongly (exit status 2)."""


def usage(code: str, **params: Any) -> NoReturn:
    """Stop with a usage message."""
    raise UsageFault([Finding(code, "error", None, params)])


@dataclass(slots=True)
class Session:
    """What holds for one call: the language, and whether the answer is JSON."""

    wording: Wording
    is_json: bool = False

    def say(self, code: str, /, **params: Any) -> str:
        """The sentence of a code in the language of the call."""
        return self.wording.say(code, **params)


def session(ctx: click.Context) -> Session:
    """The session of a call."""
    found = ctx.find_object(Session)
    return found if found is not None else Session(speak("en"))


class WholeNumber(click.ParamType[Any]):
    """A whole number of at least ``least``."""

    name = "number"

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or a usage message that says what was expected."""
        text = str(value)
        if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < self.least:
            usage("cli.not_a_number", option=_named(param), found=text, least=self.least)
        return int(text)


class OneOf(click.ParamType[Any]):
    """One of some words."""

    name = "choice"

    def __init__(self, choices: Sequence[str]) -> None:
        self.choices = tuple(choices)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word, or a usage message that lists what is possible."""
        if str(value) not in self.choices:
            usage("cli.not_a_choice", option=_named(param), found=str(value), expected=self.choices)
        return str(value)


class Day(click.ParamType[Any]):
    """A day as ``YYYY-MM-DD``."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The day, or a usage message."""
        import datetime

        try:
            if len(str(value)) != 10:
                raise ValueError
            return datetime.date.fromisoformat(str(value))
        except ValueError:
            usage("cli.not_a_date", option=_named(param), found=str(value))


def _named(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) else (param.metavar or (param.name or "").upper())


class Option(click.Option):
    """An option whose help is the text of ``code``."""

    def __init__(self, *args: Any, code: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.code = code

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The line of the option in the help."""
        name = ", ".join(self.opts)
        if not self.is_flag and not self.count:
            choices = self.type.choices if isinstance(self.type, OneOf) else None
            name += " " + ("|".join(choices) if choices else self.metavar or (self.name or "").upper())
        return name, session(ctx).say(self.code)


class Command(click.Command):
    """A command whose texts come from the catalogue and whose faults are ours to word."""

    def __init__(self, *args: Any, code: str, **kwargs: Any) -> None:
        kwargs.setdefault("context_settings", {})["allow_extra_args"] = True
        kwargs["add_help_option"] = False
        super().__init__(*args, **kwargs)
        self.code = code

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command unless something was left over on the line."""
        if ctx.args:
            usage("cli.extra_argument", found=ctx.args[0])
        return super().invoke(ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        """Not used: the list of commands asks for ``summary``."""
        return ""

    def summary(self, ctx: click.Context) -> str:
        """What the command does, in a line."""
        return session(ctx).say(self.code)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, summary, options, in the language of the call."""
        say = session(ctx).say
        pieces = [param.make_metavar(ctx) for param in self.params if isinstance(param, click.Argument)]
        formatter.write(
            say("cli.usage", line=" ".join([ctx.command_path, *pieces, say("cli.usage_options")])) + "\n\n"
        )
        formatter.write_text(self.summary(ctx))
        more = self.code + ".more"
        if session(ctx).wording.has(more):
            formatter.write_paragraph()
            formatter.write_text(say(more))
        records = [param.get_help_record(ctx) for param in self.params if isinstance(param, click.Option)]
        _section(formatter, say("cli.options"), [record for record in records if record is not None], say)


class Group(click.Group):
    """A group that loads a command's module only when the command is asked for."""

    def __init__(self, *args: Any, code: str, lazy: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(*args, add_help_option=False, **kwargs)
        self.code = code
        self.lazy = lazy

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the documentation."""
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by name; loads its module."""
        place = self.lazy.get(cmd_name)
        if place is None:
            return None
        module, _, name = place.partition(":")
        found: click.Command = getattr(importlib.import_module(module), name)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was asked for, or a usage message with the nearest one."""
        if args[0] not in self.lazy:
            near = difflib.get_close_matches(args[0], list(self.lazy), 1, 0.5)
            usage("cli.no_such_command", found=args[0], nearest=near[0] if near else None)
        return super().resolve_command(ctx, args)

    def summary(self, ctx: click.Context) -> str:
        """What the group is for, in a line."""
        return session(ctx).say(self.code)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what headjudge is, commands; a summary is read from the catalogue, no module is loaded."""
        say = session(ctx).say
        line = " ".join([ctx.command_path, say("cli.usage_command"), say("cli.usage_options")])
        formatter.write(say("cli.usage", line=line) + "\n\n")
        formatter.write_text(self.summary(ctx))
        prefix = "cli.command" if self.code == "cli.headjudge" else self.code
        _section(formatter, say("cli.commands"), [(name, say(f"{prefix}.{name}")) for name in self.lazy], say)
        records = [param.get_help_record(ctx) for param in self.params if isinstance(param, click.Option)]
        _section(formatter, say("cli.options"), [record for record in records if record is not None], say)


def _section(
    formatter: click.HelpFormatter, head: str, rows: list[tuple[str, str]], say: Callable[..., str]
) -> None:
    """A part of a help text; its head ends in the colon of the language, which click's own would not."""
    formatter.write_paragraph()
    formatter.write(head + say("wording.colon").rstrip() + "\n")
    formatter.indent()
    formatter.write_dl(rows)
    formatter.dedent()


def _set_json(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value:
        session(ctx).is_json = True


def _show_help(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


def common(command: F) -> F:
    """The options of every command: ``--json``, ``--lang``, ``--help``."""
    options = [
        click.option(
            "--json", "_json", is_flag=True, expose_value=False, is_eager=True, callback=_set_json,
            cls=Option, code="cli.option.json",
        ),
        # The language was settled before parsing, so that messages of the parser speak it too.
        click.option("--lang", "_lang", expose_value=False, type=OneOf(LANGUAGES), cls=Option, code="cli.option.lang"),
        click.option(
            "--help", "_help", is_flag=True, expose_value=False, is_eager=True, callback=_show_help,
            cls=Option, code="cli.option.help",
        ),
    ]  # fmt: skip
    for option in reversed(options):
        command = option(command)
    return command


def command(name: str, *, code: str | None = None) -> Callable[[Callable[..., Any]], Command]:
    """A command named ``name`` whose summary is ``cli.command.<name>`` (or ``code``)."""

    def made(function: Callable[..., Any]) -> Command:
        built = click.command(name, cls=Command, code=code or f"cli.command.{name}")(common(function))
        assert isinstance(built, Command)
        return built

    return made


def option(*names: str, code: str, **kwargs: Any) -> Callable[[F], F]:
    """An option with its text's code (``cli.option.<code>``)."""
    return click.option(*names, cls=Option, code=f"cli.option.{code}", **kwargs)


def argument(name: str, **kwargs: Any) -> Callable[[F], F]:
    """A positional argument, shown in capitals."""
    return click.argument(name, metavar=kwargs.pop("metavar", name.upper()), **kwargs)
