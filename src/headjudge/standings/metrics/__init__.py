"""The metrics that a policy may name as steps of its standings, each a declared unit under its key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from headjudge.findings import Finding, InputError, InvariantBroken
from headjudge.standings.metrics import direct, opponents, own, pod_opponents, pods, sums
from headjudge.standings.metrics.metric import Metric

__all__ = ["METRICS", "POD_METRICS", "Metric", "metric", "register"]

_between_two: dict[str, Metric] = {}
_at_larger_tables: dict[str, Metric] = {}
METRICS: Mapping[str, Metric] = MappingProxyType(_between_two)
"""Every metric of events between two at a table, by its key."""
POD_METRICS: Mapping[str, Metric] = MappingProxyType(_at_larger_tables)
"""Every metric of events at tables of three and more, by its key."""


def register(unit: Metric) -> None:
    """Adds a metric; a key stands once."""
    if unit.key in _between_two or unit.key in _at_larger_tables:
        raise InvariantBroken(f"two metrics are called {unit.key}")
    (_at_larger_tables if unit.pods else _between_two)[unit.key] = unit


def metric(key: str, pods: bool = False) -> Metric:
    """The metric of that key; ``InputError`` (``standings.unknown_metric``) where there is none.

    ``pods`` says which ones the message names as possible.
    """
    found = _between_two.get(key) or _at_larger_tables.get(key)
    if found is None:
        known = sorted(_at_larger_tables if pods else _between_two)
        raise InputError([Finding("standings.unknown_metric", params={"key": key, "known": known})])
    return found


for _unit in (
    own.MATCH_POINTS,
    own.CMP,
    own.MLP,
    opponents.OMLP,
    opponents.OCMP,
    own.MW,
    own.GW,
    opponents.OMW,
    opponents.OGW,
    opponents.OOMW,
    sums.BUCHHOLZ,
    sums.MEDIAN_BUCHHOLZ,
    sums.SONNEBORN_BERGER,
    direct.HEAD_TO_HEAD,
    pods.POINTS,
    pods.ELIMINATION_ORDER,
    pod_opponents.OPPONENTS_WIN_RATE,
    pods.WIN_RATE,
    pod_opponents.OPPONENTS_WIN_RATE_MEAN,
    pods.POINTS_RATE,
    pod_opponents.OPPONENTS_POINTS_RATE_MEAN,
    pod_opponents.OPPONENTS_POINTS_MEAN,
    pods.MATCHES_PLAYED,
    pods.WINS,
    pod_opponents.OPPONENTS_BEATEN,
    pods.SEAT_WINS,
    pods.MEAN_SEAT,
):
    register(_unit)
