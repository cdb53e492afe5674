"""Standings: results as arrays, exact metrics, ranking and the reasons for it.

``records_of`` turns an event into arrays, ``rank`` orders them by the steps of a policy, ``explain`` says
why.
"""

from headjudge.standings.formula import Formula, Term
from headjudge.standings.metrics import METRICS, POD_METRICS, Metric, metric
from headjudge.standings.pod_records import PodRecords
from headjudge.standings.pod_table import PodRound, points_of_round
from headjudge.standings.ranking import (
    CHANCE,
    Row,
    Standing,
    draw_lots,
    rank,
    reference_rank,
)
from headjudge.standings.records import NOBODY, Outcome, Records, finished_rounds, records_of

__all__ = [
    "CHANCE",
    "METRICS",
    "NOBODY",
    "POD_METRICS",
    "Formula",
    "Metric",
    "Outcome",
    "PodRecords",
    "PodRound",
    "Records",
    "Row",
    "Standing",
    "Term",
    "draw_lots",
    "finished_rounds",
    "metric",
    "points_of_round",
    "rank",
    "records_of",
    "reference_rank",
]
