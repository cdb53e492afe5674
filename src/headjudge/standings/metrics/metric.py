"""What a metric is: a key, a direction, and the same value three times - for reading, for arrays, for
people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from headjudge.standings.column import Column
from headjudge.standings.field import Field
from headjudge.standings.formula import Formula
from headjudge.standings.plain import Plain


@dataclass(frozen=True)
class Metric:
    """One value that standings may rank by.

    - ``reference(event, row)``: the rule, read aloud, on fractions.
    - ``fast(field)``: the same for every row at once, on whole numbers.
    - ``formula(event, row)``: the same again with every number that went in.
    - ``rate``: a share between 0 and 1 by nature; ``takes_floor``: whether a policy may set a floor for it.
    - ``within_group``: computed anew among those who are still tied on all steps before.
    - ``by_games``: needs the scoring's game points.
    - ``pods``: for tables of three and more, and for these only.
    - ``source``: the rule it comes from.
    """

    key: str
    better: Literal["high", "low"]
    reference: Callable[[Plain, int], Fraction]
    fast: Callable[[Field], Column]
    formula: Callable[[Plain, int], Formula]
    source: str
    rate: bool = False
    takes_floor: bool = False
    within_group: bool = False
    by_games: bool = False
    pods: bool = False
