"""Lists out of an event, in the forms that the readers of this room read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from headjudge.exchange.cells import csv_text
from headjudge.exchange.results import ABSENT, BYE
from headjudge.findings import Finding, Refused
from headjudge.tournament.state import Entrant, Match, Tournament

if TYPE_CHECKING:
    from headjudge.running.table import Table


def entrants_csv(event: Tournament) -> str:
    """Everybody in the order of registration: id, name, and as far as known byes, fixed table, hero and outside ids.

    Teams give a row per member. Ids from outside are for the organiser's eyes: the list is no public page.
    """
    keys = sorted({key for entrant in event.entrants for key in entrant.external})
    has = {
        "hero": any(one.hero or any(m.hero for m in one.members) for one in event.entrants),
        "byes": any(one.byes for one in event.entrants),
        "fixed_table": any(one.fixed_table for one in event.entrants),
    }
    more = [name for name, wanted in has.items() if wanted]
    in_teams = any(one.members for one in event.entrants)
    heads = [
        "id",
        *(["team", "seat"] if in_teams else []),
        "name",
        *more,
        *(f"external.{key}" for key in keys),
    ]
    return csv_text(heads, (row for one in event.entrants for row in _rows(one, in_teams, more, keys)))


def _rows(entrant: Entrant, in_teams: bool, more: list[str], keys: list[str]) -> Iterator[list[object]]:
    name = entrant.name if entrant.name.strip() else entrant.id  # a list says nobody by an empty name
    outside = [entrant.external.get(key) for key in keys]
    known = {"hero": entrant.hero, "byes": entrant.byes or None, "fixed_table": entrant.fixed_table}
    if not in_teams:
        yield [entrant.id, name, *(known[key] for key in more), *outside]
        return
    if not entrant.members:
        yield [entrant.id, name, None, None, *(known[key] for key in more), *outside]
    for member in entrant.members:
        of_member = {**known, "hero": member.hero}
        called = member.name if member.name.strip() else member.id
        yield [entrant.id, name, member.seat, called, *(of_member[key] for key in more), *outside]


def pairings_csv(event: Tournament, number: int) -> str:
    """A round: table, seats by id, names beside them for people, the pod in a draft, and the result.

    Byes and absences stand below the matches. Results of tables of three and more are left out: a word does not say
    who was out when. Raises Refused where the round is not paired.
    """
    if not 1 <= number <= len(event.rounds):
        told = {"round": number, "paired": len(event.rounds)}
        raise Refused([Finding("refuse.no_such_round", "error", f"/rounds/{number}", told)])
    played = event.rounds[number - 1]
    names = {entrant.id: entrant.name for entrant in event.entrants}
    most = max((len(match.seats) for match in played.matches), default=2)
    in_pods = any(match.pod is not None for match in played.matches)
    heads = ["round", "table", *(f"seat{place}" for place in range(1, most + 1))]
    heads += [*(["pod"] if in_pods else []), "result", *(f"player{place}" for place in range(1, most + 1))]

    def row(table: int | None, seats: tuple[str, ...], pod: int | None, result: str) -> list[object]:
        rest: list[object] = [None] * (most - len(seats))
        called = [names.get(seat, seat) for seat in seats]
        return [number, table, *seats, *rest, *([pod] if in_pods else []), result, *called, *rest]

    rows = [row(match.table, match.seats, match.pod, _result(match)) for match in played.matches]
    rows += [row(None, (name,), None, BYE) for name in played.byes]
    rows += [row(None, (name,), None, ABSENT) for name in played.absent]
    return csv_text(heads, rows)


def _result(match: Match) -> str:
    result = match.result
    if result is None or len(match.seats) != 2:
        return ""
    if result.draw:
        return "draw"
    return "both_lost" if result.winner is None else str(match.seats.index(result.winner) + 1)


def standings_csv(table: Table) -> str:
    """The standings: rank, id, name, status, every value of the policy as a fraction, what decided, the final place."""
    keys = [step.key for step in table.columns]
    heads = ["rank", "entrant", "name", "status", *keys, "decided_by", "place"]
    return csv_text(
        heads,
        (
            [
                row.rank,
                row.entrant,
                row.name,
                row.status,
                *(row.values[key] for key in keys),
                row.decided_by,
                row.place,
            ]
            for row in table.rows
        ),
    )
