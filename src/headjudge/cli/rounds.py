"""Running rounds: ``pair`` and ``report``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click

from headjudge.cli import files, show
from headjudge.cli.words import OneOf, Session, WholeNumber, argument, command, option, session, usage
from headjudge.findings import Finding
from headjudge.tournament import commands
from headjudge.tournament.state import Match, Result, Tournament
from headjudge.wording.as_json import round_json

# Pairing and reporting need little of each other: each command loads its own half.
if TYPE_CHECKING:
    from headjudge.running.next_round import NextRound


@command("pair")
@argument("event")
@option("--write", "write", is_flag=True, code="write_round")
@click.pass_context
def pair(ctx: click.Context, event: str, write: bool) -> None:
    """Pair the next round."""
    from headjudge.running.next_round import next_round

    here = session(ctx)
    file = files.read(event)
    with show.working(here, "cli.pairing"):
        drawn = next_round(file.event)
    if write:
        files.write(file, files.changed(file, drawn.commands()))
    show.answer(
        here,
        lambda: round_json(
            drawn.number,
            drawn.stage.id,
            drawn.matches,
            drawn.byes,
            drawn.absent,
            drawn.findings,
            here.wording,
        ),
        lambda: _people(file.event, drawn, here, write),
    )


def _people(event: Tournament, drawn: NextRound, here: Session, write: bool) -> None:
    names = {entrant.id: entrant.name for entrant in event.entrants}
    show.say(here, "cli.round_of", round=drawn.number, name=event.name)
    label = here.wording.label
    most = max((len(match.seats) for match in drawn.matches), default=2)
    heads = [(here.say("cli.seat", seat=place), "left") for place in range(1, most + 1)]
    in_pods = drawn.draft is not None
    pods = [(label("pod"), "right")] if in_pods else []
    made = show.table((label("table"), "right"), *pods, *heads, ("", "left"))
    for match in drawn.matches:
        why = here.wording.listed([here.say(f"note_short.{code}") for code in match.notes])
        seats = [show.named(names, name) for name in match.seats]
        pod = [str(match.pod or "")] if in_pods else []
        made.add(str(match.table), *pod, *seats, *[""] * (most - len(seats)), why)
    made.print()
    for name in drawn.byes:
        show.say(here, "cli.has_bye", name=show.named(names, name))
    for name in drawn.absent:
        show.say(here, "cli.is_absent", name=show.named(names, name))
    show.say_findings(here, [one for one in drawn.findings if not one.code.startswith("note.")], names)
    show.say(here, "cli.round_written" if write else "cli.round_not_written", round=drawn.number)


_GAMES = re.compile(r"(\d{1,4})-(\d{1,4})(?:-(\d{1,4}))?")
HOW = ("played", "time", "agreed", "concession", "no_show", "penalty")


def _one_winner(_ctx: click.Context, _param: click.Parameter, given: Sequence[str]) -> str | None:
    if len(given) > 1:
        usage("cli.two_winners", found=tuple(given))
    return given[0] if given else None


@command("report")
@argument("event")
@option("--round", "number", type=WholeNumber(1), required=True, metavar="N", code="round")
@option("--table", "table", type=WholeNumber(1), required=True, metavar="T", code="table")
@option("--winner", "winner", multiple=True, callback=_one_winner, metavar="ID", code="winner")
@option("--draw", "draw", is_flag=True, code="draw")
@option("--both-lost", "both_lost", is_flag=True, code="both_lost")
@option("--clear", "clear", is_flag=True, code="clear")
@option("--out", "out", multiple=True, metavar="ID", code="out")
@option("--together", "together", multiple=True, metavar="ID,ID", code="together")
@option("--no-show", "no_show", multiple=True, metavar="ID", code="no_show")
@option("--left", "left", multiple=True, metavar="ID", code="left")
@option("--through", "through", multiple=True, metavar="ID", code="through")
@option("--games", "games", metavar="A-B-D", code="games")
@option("--how", "how", type=OneOf(HOW), code="how")
@option("--board", "board", type=OneOf(("A", "B", "C")), code="board")
@option("--reason", "reason", metavar="TEXT", code="reason")
@option("--chose", "chose", metavar="ID", code="chose")
@option("--cascade", "cascade", is_flag=True, code="cascade")
@click.pass_context
def report(
    ctx: click.Context,
    event: str,
    number: int,
    table: int,
    winner: str | None,
    draw: bool,
    both_lost: bool,
    clear: bool,
    out: Sequence[str],
    together: Sequence[str],
    no_show: Sequence[str],
    left: Sequence[str],
    through: Sequence[str],
    games: str | None,
    how: Any,
    board: Any,
    reason: str | None,
    chose: str | None,
    cascade: bool,
) -> None:
    """Set, correct or clear a result; say who chose to start."""
    from headjudge.running.reporting import check_starter, match_at, prepare_reports

    here = session(ctx)
    chosen = (winner is not None) + draw + both_lost + clear
    # Time is called in a team match: the seats that are in decide it.
    at_time = chosen == 0 and how == "time" and board is None
    if chosen > 1 or (chosen == 0 and not at_time and chose is None):
        usage("cli.one_result")
    if clear and (out or through or together or no_show or left or games is not None or how is not None):
        usage("cli.clear_alone")
    file = files.read(event)
    asked: list[commands.Command] = []
    findings: list[Finding] = []
    if chosen or at_time:
        match = match_at(file.event, number, table)
        stated = Result(
            winner=winner,
            draw=draw,
            lost=match.seats if both_lost and match is not None else (),
            out=tuple(out),
            through=tuple(through),
            together=tuple(tuple(group.split(",")) for group in together),
            no_show=tuple(no_show),
            left=tuple(left),
            games=_games(games),
            how=how,
        )
        told = commands.Report(number, table, None if clear or at_time else stated, board, reason)
        prepared = prepare_reports(file.event, told, at_time=at_time, cascade=cascade)
        asked, findings = [*prepared.commands], [*prepared.findings]
    if chose is not None:
        asked.append(starter := commands.ChooseStarter(number, table, chose))
        findings += check_starter(file.event, starter)
    after = files.changed(file, asked)
    if after != file.event:
        files.write(file, after)
    _answer(after, number, table, board, findings, here)


def _answer(
    after: Tournament, number: int, table: int, board: str | None, findings: Sequence[Finding], here: Session
) -> None:
    from headjudge.running.reporting import match_at

    told = match_at(after, number, table)
    show.answer(
        here,
        lambda: {
            "round": number,
            "table": table,
            "match": _told(told),
            "findings": show.findings_json(findings, here),
        },
        lambda: _say(after, number, told, here, findings, board),
    )


def _games(text: str | None) -> tuple[int, int, int] | None:
    if text is None:
        return None
    found = _GAMES.fullmatch(text)
    if found is None:
        usage("cli.games_form", found=text)
    first, second, drawn = found.groups(default="0")
    return int(first), int(second), int(drawn)


def _told(match: Match | None) -> Mapping[str, Any]:
    from headjudge.tournament.event_file import plain

    return {} if match is None else plain(match)


def _say(
    event: Tournament,
    number: int,
    match: Match | None,
    here: Session,
    findings: Sequence[Finding],
    board: str | None = None,
) -> None:
    if match is None:
        return
    names = {entrant.id: entrant.name for entrant in event.entrants}
    everybody = [show.named(names, name) for name in match.seats]
    seats: dict[str, Any] = {"round": number, "table": match.table, "seats": everybody}
    if len(everybody) == 2:
        seats |= {"first": everybody[0], "second": everybody[1]}
    kind = "result" if len(everybody) == 2 else "pod"
    result = match.result
    if board is not None:
        _say_board(match, board, names, here)
    if result is None:
        if board is None:
            show.say(here, f"cli.{kind}_cleared", **seats)
    elif result.winner is not None:
        show.say(here, f"cli.{kind}_winner", **seats, winner=show.named(names, result.winner))
    elif result.draw:
        alive = [show.named(names, name) for name in match.seats if name not in result.out]
        show.say(here, f"cli.{kind}_draw", **seats, alive=alive)
    else:
        show.say(here, f"cli.{kind}_lost", **seats)
    for name in result.left if result is not None else ():
        show.say(here, "cli.left_dropped", name=show.named(names, name), round=number)
    if match.chose is not None:
        show.say(here, "cli.chose", table=match.table, name=show.named(names, match.chose))
    open_tables = [m.table for m in event.rounds[number - 1].matches if m.result is None]
    show.say(here, "cli.still_open", count=len(open_tables), tables=open_tables)
    show.say_findings(here, findings, names)


def _say_board(match: Match, seat: str, names: Mapping[str, str], here: Session) -> None:
    """One seat's game of a team match."""
    result = next((one.result for one in match.boards if one.seat == seat), None)
    told = {"table": match.table, "seat": seat}
    if result is None:
        show.say(here, "cli.board_cleared", **told)
    elif result.winner is not None:
        show.say(here, "cli.board_winner", **told, winner=show.named(names, result.winner))
    else:
        show.say(here, "cli.board_draw" if result.draw else "cli.board_lost", **told)
