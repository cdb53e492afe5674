"""Means of the opponents' values: one term per match played against a real opponent, a rematch each time.

Opponents who dropped or were disqualified stay in; a bye and an absence have no opponent and no term.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from headjudge.standings.column import Column
from headjudge.standings.field import Field
from headjudge.standings.formula import Formula, Term, formula_of
from headjudge.standings.metrics.metric import Metric
from headjudge.standings.metrics.own import CMP, GW, MLP, MW
from headjudge.standings.plain import Plain, Played


def omlp(event: Plain, row: int) -> Fraction:
    """TRP A.4, step 4: the mean of the opponents' MLP; 0 for who met nobody (ranks best)."""
    return event.mean(row, MLP.reference, empty=None)


def ocmp(event: Plain, row: int) -> Fraction:
    """TRP A.4, step 5: the mean of the opponents' CMP; 0 for who met nobody."""
    return event.mean(row, CMP.reference, empty=None)


def omw(event: Plain, row: int) -> Fraction:
    """MTR appendix C: the mean of the opponents' match-win rates, each at least the floor; one's own byes
    are left out. The floor for who met nobody."""
    return event.mean(row, MW.reference, empty=event.floor)


def ogw(event: Plain, row: int) -> Fraction:
    """MTR appendix C: the mean of the opponents' game-win rates, each at least the floor; the floor for
    who met nobody."""
    return event.mean(row, GW.reference, empty=event.floor)


def oomw(event: Plain, row: int) -> Fraction:
    """The mean of the opponents' OMW, with the same floor inside; the floor for who met nobody."""
    return event.mean(row, OMW.reference, empty=event.floor)


def _fast(inner: Metric) -> Callable[[Field], Column]:
    return lambda field: field.opponents_mean(field.keep(inner.key, inner.fast), empty=field.floor)


def _formula(key: str, inner: Metric) -> Callable[[Plain, int], Formula]:
    def formula(event: Plain, row: int) -> Formula:
        terms = [opponents_term(one, inner.formula(event, opponent)) for one, opponent in event.matches(row)]
        return formula_of(key, event.ids[row], terms, [len(terms)], event.floor, without="nobody_met")

    return formula


def opponents_term(one: Played, of: Formula) -> Term:
    """An opponent's value as a term, with the formula that gives it."""
    return Term(of.value, one.round, one.outcome, of.entrant, raw=of.raw, of=of)


OMLP = Metric("omlp", "low", omlp, _fast(MLP), _formula("omlp", MLP), source="TRP A.4", rate=True)
OCMP = Metric("ocmp", "high", ocmp, _fast(CMP), _formula("ocmp", CMP), source="TRP A.4", rate=True)
OMW = Metric(
    key="omw",
    better="high",
    reference=omw,
    fast=_fast(MW),
    formula=_formula("omw", MW),
    source="MTR appendix C",
    rate=True,
    takes_floor=True,
)
OGW = Metric(
    key="ogw",
    better="high",
    reference=ogw,
    fast=_fast(GW),
    formula=_formula("ogw", GW),
    source="MTR appendix C",
    rate=True,
    takes_floor=True,
    by_games=True,
)
OOMW = Metric(
    key="oomw",
    better="high",
    reference=oomw,
    fast=_fast(OMW),
    formula=_formula("oomw", OMW),
    source="customary",
    rate=True,
    takes_floor=True,
)
