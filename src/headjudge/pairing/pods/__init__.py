"""Who sits with whom at tables of more than two, and in which turn order; no rules of its own.

>>> from headjudge.pairing.pods import PodField, pair_pods
>>> field = PodField(tuple("ABCDEFGH"), dict(zip("ABCDEFGH", range(8))), earlier=((tuple("ABCD"), tuple("EFGH")),))
>>> [pod.seats for pod in pair_pods(field).pods]
[('A', 'B', 'C', 'E'), ('D', 'F', 'G', 'H')]
"""

from headjudge.pairing.pods.field import Pod, PodBye, PodField, PodMeasure, PodRound, PodTable, RepeatOf
from headjudge.pairing.pods.rounds import PodRule, Strategy, measure_pods, pair_pods
from headjudge.pairing.pods.seats import SeatRule, seat
from headjudge.pairing.pods.sizes import TablePlan, table_plan
from headjudge.pairing.pods.spread import BUDGET, Weights

__all__ = [
    "BUDGET",
    "Pod",
    "PodBye",
    "PodField",
    "PodMeasure",
    "PodRound",
    "PodRule",
    "PodTable",
    "RepeatOf",
    "SeatRule",
    "Strategy",
    "TablePlan",
    "Weights",
    "measure_pods",
    "pair_pods",
    "seat",
    "table_plan",
]
