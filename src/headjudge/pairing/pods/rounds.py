"""The next round of an event whose tables seat more than two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

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
    RepeatOf,
    checked,
)
from headjudge.pairing.pods.laid import Laid, lay
from headjudge.pairing.pods.literal import Pass, choose_byes, fewest_byes, swap_repeats
from headjudge.pairing.pods.seats import SeatRule, seat
from headjudge.pairing.pods.sizes import TablePlan, table_plan
from headjudge.pairing.pods.spread import BUDGET, WEIGHTS, Weights, part, spread_out
from headjudge.pairing.pods.tables import Numbered, number

Strategy = Literal["standings", "spread"]


@dataclass(frozen=True, slots=True)
class PodRule:
    """How a round of tables is made; the defaults are Goldfish Arena's, its open points by their numbers.

    strategy: ``standings`` is the literal rule: tables in standing order (a first round in the order of the
        draw), the last ones have byes, then one pass in which a table that repeats an earlier one changes a
        player with the next (``headjudge.pairing.pods.literal``). ``spread`` looks for tables on which few
        meet again and points lie close (``headjudge.pairing.pods.spread``); a bye goes to the lowest of those
        with the fewest byes.
    sizes: the sizes of tables in order of preference, the usual one first; only one means byes for the rest.
    short_at: where tables of another size than the first stand.
    seats: turn order (O7).
    least: with fewer entrants in the round no table is made; ``None``: as many as the smallest table seats.
    below_minimum: then refuse, or (literally) give everybody a bye (O17).
    max_byes: pass over those who have had so many while others are left (O8); ``None``: always the lowest.
    repeat_of: which earlier tables may not come again.
    bye_group: whether the last table changes places with those who have byes (O15).
    last_repeats: the last table repeats and nobody is below: change places with the table above, or leave it
        (O5).
    only_table: a single table repeats and nobody is below: it stays and is noted, or no round is made (O6).
    weights: what ``spread`` makes small.
    budget: changes of places that a search may try. Never time: the same field gives the same round everywhere.

    From ``max_byes`` to ``last_repeats`` the options say how ``standings`` goes; with ``spread``, where byes
    go round anyway and every meeting counts, ``max_byes`` and ``repeat_of`` only decide what is noted.
    """

    strategy: Strategy = "standings"
    sizes: Sequence[int] = (4,)
    short_at: Literal["bottom", "top"] = "bottom"
    seats: SeatRule = "random"
    least: int | None = None
    below_minimum: Literal["refuse", "byes"] = "refuse"
    max_byes: int | None = None
    repeat_of: RepeatOf = "previous_round"
    bye_group: Literal["next_table", "apart"] = "next_table"
    last_repeats: Literal["swap_up", "leave"] = "swap_up"
    only_table: Literal["repeat", "refuse"] = "repeat"
    weights: Weights = WEIGHTS
    budget: int = BUDGET


def pair_pods(field: PodField, rule: PodRule | None = None, **options: Any) -> PodRound:
    """The tables of the next round in turn order, the byes, and why.

    ``rule`` says how (Goldfish Arena's literal rule without it); ``options`` are single fields of ``PodRule``
    instead. Settled tables and granted byes are left as they are. Who is to be kept apart sits together only
    where no change of places helps; that weighs more than anything else.

    Raises Refused where no table can be filled, where a settled table has no size of ``sizes``, and where
    ``only_table`` asks for it; ``ValueError`` for a field that contradicts itself. Cost: near-linear for
    ``standings``; for ``spread`` up to ``budget`` steps of about 0.05 ms at 200 entrants.

    >>> field = PodField(tuple("ABCDE"), dict.fromkeys("ABCDE", 0), earlier=((tuple("DCBA"),),))
    >>> made = pair_pods(field, seats="seed")
    >>> [pod.seats for pod in made.pods], [bye.id for bye in made.byes]
    ([('A', 'B', 'C', 'E')], ['D'])
    """
    if rule is not None and options:
        raise ValueError("options: expected a rule or single options, not both")
    rule = rule or PodRule(**options)
    settled = checked(field)
    history = PodHistory(settled, rule.repeat_of)
    locked, free = _settle(settled, history, rule)
    laid = _lay(settled, history, free, _plan(settled, len(free), bool(locked), rule), rule)
    if rule.only_table == "refuse" and len(laid.tables) == 1 and history.repeats(laid.tables[0]):
        told = {"round": history.seen(laid.tables[0])}
        raise Refused([Finding("pair.pod_only_table", "error", "/entrants", told)])
    fixed = [settled.fixed_tables.get(name, 0) for name in settled.ids]
    numbered = number(laid.tables, locked, fixed)
    result = reasons.measure(settled, history, [table.rows for table in numbered])
    spread = rule.strategy == "spread"
    return PodRound(
        _pods(settled, history, laid, numbered, rule),
        _byes(settled, history, laid, rule.max_byes),
        tuple(reasons.remarks(settled, laid, history, numbered, result, spread=spread)),
        result,
    )


def measure_pods(
    field: PodField, tables: Sequence[PodTable], repeat_of: RepeatOf = "previous_round"
) -> PodMeasure:
    """What a round that was played achieved, by the measure of ``pair_pods``; everybody must be in ``field``."""
    settled = checked(field)
    history = PodHistory(settled, repeat_of)
    return reasons.measure(settled, history, [[history.row_of[name] for name in table] for table in tables])


def _settle(field: PodField, history: PodHistory, rule: PodRule) -> tuple[list[list[int]], list[int]]:
    """The settled tables as rows, and the rows that are still free, best standing first."""
    for table in field.locked:
        if len(table) not in rule.sizes:
            told = {"players": table, "count": len(table), "sizes": tuple(sorted(rule.sizes))}
            raise Refused([Finding("pair.pod_locked_size", "error", "/next", told)])
    locked = [sorted(history.row_of[name] for name in table) for table in field.locked]
    taken = {row for table in locked for row in table} | {history.row_of[name] for name in field.granted}
    return locked, [row for row in range(len(field.ids)) if row not in taken]


def _plan(field: PodField, free: int, locked: bool, rule: PodRule) -> TablePlan:
    """How many tables of which size; none and byes for all where that is the rule below the minimum."""
    plan = table_plan(free, rule.sizes, short_at=rule.short_at)
    least = min(rule.sizes) if rule.least is None else rule.least
    if len(field.ids) >= least and (plan.sizes or locked):
        return plan
    if rule.below_minimum == "byes":
        return TablePlan((), free)
    told = {"count": free, "least": max(least, min(rule.sizes)), "byes": len(field.granted)}
    raise Refused([Finding("pair.pod_too_few", "error", "/entrants", told)])


def _lay(field: PodField, history: PodHistory, free: Sequence[int], plan: TablePlan, rule: PodRule) -> Laid:
    """Tables and byes of the free entrants."""
    spread = rule.strategy == "spread"
    if spread:
        byes = fewest_byes(free, plan.byes, history.byes)
    else:
        byes = choose_byes(free, plan.byes, history.byes, rule.max_byes)
    out = set(byes)
    laid = lay([row for row in free if row not in out], plan.sizes, byes)
    if spread:
        spread_out(laid, field, history, rule.weights, rule.budget)
    else:
        swap_repeats(laid, history, Pass(rule.last_repeats, rule.bye_group, rule.max_byes))
    if not mend(laid, history):
        part(laid, history, [field.keys[name] for name in field.ids], rule.budget)
        mend(laid, history)
    return laid


def _pods(
    field: PodField, history: PodHistory, laid: Laid, numbered: Sequence[Numbered], rule: PodRule
) -> tuple[Pod, ...]:
    def draw(row: int) -> tuple[int, str]:
        return field.keys[field.ids[row]], field.ids[row]

    usual, spread = rule.sizes[0], rule.strategy == "spread"
    return tuple(
        Pod(
            table.number,
            tuple(field.ids[row] for row in seat(table.rows, rule.seats, draw, history.sat)),
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
