"""Why somebody stands there, in words: as a worked example in a rules article would print it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from headjudge.wording.speech import Wording

if TYPE_CHECKING:
    from headjudge.running.reasons import Compared, Why
    from headjudge.standings.explanation import Position
    from headjudge.standings.formula import Formula, Term

Called = Callable[[str], str]
"""How an entrant is called: by name, or by name and id."""
_AT_TABLES = {
    "points": "explain.alone",
    "elimination_order": "explain.order",
    "opponents_win_rate": "explain.phantom",
    "opponents_win_rate_mean": "explain.phantom",
    "opponents_points_rate_mean": "explain.phantom",
}
"""Terms of values at larger tables that have no opponent of their own."""


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence and what stands under it."""

    text: str
    under: tuple[Told, ...] = ()


def reasons(found: Why, called: Called, words: Wording) -> tuple[Told, ...]:
    """The whole explanation: what decided against the neighbours (or between two), then every value as a formula.

    The steps stand under the sentence of who stands above whom; where each number comes from, under its formula.
    """
    ranks = {row.entrant: row.rank for row in found.table.rows}
    compared = [_comparison(one, ranks, called, words) for one in found.comparisons]
    placed = [
        _position(position, row.rank, found, called, words)
        for position, row in zip(found.positions, found.rows, strict=True)
    ]
    return (*compared, *placed)


def _position(position: Position, rank: int, found: Why, called: Called, words: Wording) -> Told:
    who = called(position.entrant)
    table = found.table
    formulas = tuple(
        Told(
            words.say("explain.formula", metric=formula.metric, name=who, formula=formula.text),
            _terms(formula, who, called, words),
        )
        for formula in position.formulas
    )
    told = {"name": who, "rank": rank, "count": len(table.rows), "round": table.after_round}
    return Told(words.say("explain.place", **told), formulas)


def _terms(formula: Formula, who: str, called: Called, words: Wording) -> tuple[Told, ...]:
    """Where each number comes from: matches under the points, opponents' own values under their averages."""
    if formula.empty:
        return (Told(words.say(f"explain.{formula.empty}", name=who, value=str(formula.value))),)
    lines = [line for term in formula.terms if (line := _term(formula, term, called, words)) is not None]
    if formula.raw is not None:
        lines.append(Told(words.say("explain.floor", raw=str(formula.raw), value=str(formula.value))))
    return tuple(lines)


def _term(formula: Formula, term: Term, called: Called, words: Wording) -> Told | None:
    told: dict[str, Any] = {
        "round": term.round or 0,
        "outcome": term.outcome.name.lower() if term.outcome is not None else "nothing",
        "opponent": called(term.opponent) if term.opponent is not None else "",
    }
    if formula.metric == "opponents_win_rate" and term.of is not None:
        counts = {"wins": str(term.value), "matches": str(sum(term.of.divisors))}
        return Told(words.say("explain.wins_of_opponent", **told, **counts))
    if term.of is not None:
        if not term.counted:
            return Told(words.say("explain.left_out", opponent=told["opponent"], value=term.of.text))
        floor: tuple[Told, ...] = ()
        if term.raw is not None:
            floor = (Told(words.say("explain.floor", raw=str(term.raw), value=str(term.value))),)
        return Told(words.say("explain.opponent", **told, metric=term.of.metric, formula=term.of.text), floor)
    if formula.metric == "match_points" and term.round is not None:
        code = "explain.match" if term.opponent is not None else "explain.alone"
        return Told(words.say(code, **told, value=str(term.value)))
    if formula.metric in _AT_TABLES:
        return Told(words.say(_AT_TABLES[formula.metric], **told, value=str(term.value)))
    return None


def _comparison(one: Compared, ranks: Mapping[str, int], called: Called, words: Wording) -> Told:
    comparison = one.comparison
    higher, lower = sorted((comparison.above, comparison.below), key=ranks.__getitem__)
    above, below = called(higher), called(lower)
    head = words.say(
        "explain.above", above=above, below=below, rank_above=ranks[higher], rank_below=ranks[lower]
    )
    lines = []
    if one.decided_by in ("cut", "playoff"):
        lines.append(words.say(f"explain.{one.decided_by}", above=above, below=below, round=one.after))
    if one.decided_by != "playoff" and one.shows_steps:
        lines += _steps(one, above, below, words)
    return Told(head, tuple(map(Told, lines)))


def _steps(one: Compared, above: str, below: str, words: Wording) -> list[str]:
    comparison = one.comparison
    lines = []
    for number, step in enumerate(comparison.steps, 1):
        told: dict[str, Any] = {"step": number, "metric": step.key}
        if step.equal:
            lines.append(words.say("explain.equal", **told, value=str(step.above)))
            continue
        values = {"value_above": str(step.above), "value_below": str(step.below)}
        lines.append(words.say("explain.decided", **told, better=step.better, **values))
    if comparison.decided_by == "chance":
        lots = {"lot_above": str(comparison.lots[0]), "lot_below": str(comparison.lots[1])}
        lines.append(words.say("explain.chance", round=one.after, **lots))
    running = comparison.running
    if running is not None:
        won = {"won_above": running.above, "won_below": running.below}
        lines.append(words.say("explain.running_total", round=running.round, above=above, below=below, **won))
    return lines
