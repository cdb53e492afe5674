"""The next round of an event whose tables seat more than two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from headjudge.findings import Finding, Refused
from headjudge.pairing.pods import reasons
from headjudge.pairing.pods.apart import mend
from headjudge.pairing.pods.field import (
    Pod,
    PodBye,
    PodField,
    PodHistory,
    PodMeasure,
    PodRound,
    PodTable,
    checked,
)
from headjudge.pairing.pods.laid import Laid, lay
from headjudge.pairing.pods.literal import choose_byes, fewest_byes, swap_repeats
from headjudge.pairing.pods.seats import SeatRule, seat
from headjudge.pairing.pods.sizes import TablePlan, table_plan
from headjudge.pairing.pods.spread import BUDGET, Weights, part, spread_out
from headjudge.pairing.pods.tables import Numbered, number

Strategy = Literal["standings", "spread"]


def pair_pods(
    field: PodField,
    *,
    strategy: Strategy = "standings",
    sizes: Sequence[int] = (4,),
    short_at: Literal["bottom", "top"] = "bottom",
    seats: SeatRule = "random",
    max_byes: int | None = None,
    last_repeats: Literal["swap_up", "leave"] = "swap_up",
    weights: Weights | None = None,
    budget: int = BUDGET,
) -> PodRound:
    """The tables of the next round in turn order, the byes, and why.

    ``standings`` is the literal rule of Goldfish Arena: tables in standing order (a first round in the order of
    the draw), the last ones have byes, then one pass in which a table of the previous round changes one
    player with the next table (``headjudge.pairing.pods.literal``). ``spread`` looks for tables on which few
    meet again and points lie close (``headjudge.pairing.pods.spread``); a bye goes to the lowest of those
    with the fewest byes. ``sizes`` are the sizes of tables in order of preference, ``short_at`` says where
    tables of another size than the first stand. Settled tables and granted byes are left as they are. Who is to
    be kept apart sits together only where no change of places helps; that weighs more than anything else.

    ``max_byes`` and ``last_repeats`` are options of ``standings`` (with ``spread`` byes go round anyway; a bye
    beyond ``max_byes`` is noted), ``weights`` is one of ``spread``. ``budget`` is how many changes of places
    the search may try, never time: the same field gives the same round on every machine. Raises Refused where no table can be filled and where a settled table has
    no size of ``sizes``; ``ValueError`` for a field that contradicts itself. Cost: near-linear for
    ``standings``; for ``spread`` up to ``budget`` steps of about 0.1 ms at 200 entrants.

    >>> field = PodField(tuple("ABCDE"), dict.fromkeys("ABCDE", 0), earlier=((tuple("DCBA"),),))
    >>> made = pair_pods(field, seats="seed")
    >>> [pod.seats for pod in made.pods], [bye.id for bye in made.byes]
    ([('A', 'B', 'C', 'E')], ['D'])
    """
    settled = checked(field)
    history = PodHistory(settled)
    locked, free = _settle(settled, history, sizes)
    plan = _plan(settled, len(free), bool(locked), sizes, short_at)
    spread = strategy == "spread"
    if spread:
        laid = _spread(settled, history, free, plan, weights or Weights(), budget)
    else:
        laid = _in_order(history, free, plan, max_byes, last_repeats)
        if not mend(laid, history):
            part(laid, history, [settled.keys[name] for name in settled.ids], budget)
    fixed = [settled.fixed_tables.get(name, 0) for name in settled.ids]
    numbered = number(laid.tables, locked, fixed)
    result = reasons.measure(settled, history, [table.rows for table in numbered])
    return PodRound(
        _pods(settled, history, laid, numbered, seats, usual=sizes[0], spread=spread),
        _byes(settled, history, laid, max_byes),
        tuple(reasons.remarks(settled, laid, history, numbered, result, spread=spread)),
        result,
    )


def measure_pods(field: PodField, tables: Sequence[PodTable]) -> PodMeasure:
    """What a round that was played achieved, by the measure of ``pair_pods``; everybody must be in ``field``."""
    settled = checked(field)
    history = PodHistory(settled)
    return reasons.measure(settled, history, [[history.row_of[name] for name in table] for table in tables])


def _settle(field: PodField, history: PodHistory, sizes: Sequence[int]) -> tuple[list[list[int]], list[int]]:
    """The settled tables as rows, and the rows that are still free, best standing first."""
    for table in field.locked:
        if len(table) not in sizes:
            told = {"players": table, "count": len(table), "sizes": tuple(sorted(sizes))}
            raise Refused([Finding("pair.pod_locked_size", "error", "/next", told)])
    locked = [sorted(history.row_of[name] for name in table) for table in field.locked]
    taken = {row for table in locked for row in table} | {history.row_of[name] for name in field.granted}
    return locked, [row for row in range(len(field.ids)) if row not in taken]


def _plan(
    field: PodField, free: int, locked: bool, sizes: Sequence[int], short_at: Literal["bottom", "top"]
) -> TablePlan:
    plan = table_plan(free, sizes, short_at=short_at)
    if not plan.sizes and not locked:
        told = {"count": free, "least": min(sizes), "byes": len(field.granted)}
        raise Refused([Finding("pair.pod_too_few", "error", "/entrants", told)])
    return plan


def _in_order(
    history: PodHistory,
    free: Sequence[int],
    plan: TablePlan,
    max_byes: int | None,
    last_repeats: Literal["swap_up", "leave"],
) -> Laid:
    byes = choose_byes(free, plan.byes, history.byes, max_byes)
    out = set(byes)
    laid = lay([row for row in free if row not in out], plan.sizes, byes)
    swap_repeats(laid, history, last_repeats=last_repeats, max_byes=max_byes)
    return laid


def _spread(
    field: PodField,
    history: PodHistory,
    free: Sequence[int],
    plan: TablePlan,
    weights: Weights,
    budget: int,
) -> Laid:
    byes = fewest_byes(free, plan.byes, history.byes)
    out = set(byes)
    laid = lay([row for row in free if row not in out], plan.sizes, byes)
    spread_out(laid, field, history, weights, budget)
    return laid


def _pods(
    field: PodField,
    history: PodHistory,
    laid: Laid,
    numbered: Sequence[Numbered],
    rule: SeatRule,
    *,
    usual: int,
    spread: bool,
) -> tuple[Pod, ...]:
    def draw(row: int) -> tuple[int, str]:
        return field.keys[field.ids[row]], field.ids[row]

    return tuple(
        Pod(
            table.number,
            tuple(field.ids[row] for row in seat(table.rows, rule, draw, history.sat)),
            reasons.table_notes(table, laid, history, usual=usual, spread=spread),
        )
        for table in numbered
    )


def _byes(field: PodField, history: PodHistory, laid: Laid, max_byes: int | None) -> tuple[PodBye, ...]:
    granted = [PodBye(name, ("pod_bye_granted",)) for name in field.granted]
    drawn = [
        PodBye(field.ids[row], (reasons.bye_note(row, laid, history, field, max_byes),))
        for row in sorted(laid.byes)
    ]
    return (*granted, *drawn)
