"""The metrics that a policy may name as steps of its standings, each a declared unit under its key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from headjudge.findings import Finding, InputError, InvariantBroken
from headjudge.standings.metrics import direct, opponents, own, sums
from headjudge.standings.metrics.metric import Metric

__all__ = ["METRICS", "Metric", "metric", "register"]

_registered: dict[str, Metric] = {}
METRICS: Mapping[str, Metric] = MappingProxyType(_registered)
"""Every metric by its key."""


def register(unit: Metric) -> None:
    """Adds a metric; a key stands once."""
    if unit.key in _registered:
        raise InvariantBroken(f"two metrics are called {unit.key}")
    _registered[unit.key] = unit


def metric(key: str) -> Metric:
    """The metric of that key; ``InputError`` (``standings.unknown_metric``) where there is none."""
    if key not in _registered:
        raise InputError(
            [Finding("standings.unknown_metric", params={"key": key, "known": sorted(_registered)})]
        )
    return _registered[key]


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
):
    register(_unit)
