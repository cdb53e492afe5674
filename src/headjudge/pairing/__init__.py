"""Who plays whom next: two-player Swiss pairing, exact and repeatable, with notes that say why.

>>> import numpy as np
>>> from headjudge.pairing import Field, pair
>>> field = Field(points=np.array([1, 0, 1]), order=np.array([0, 2, 1]), met=np.array([[1], [0], [-1]]),
...               byes=np.array([0, 0, 1]), keys=np.array([5, 3, 4], dtype=np.uint64))
>>> pairing = pair(field)
>>> pairing.pairs.tolist(), pairing.tables.tolist(), pairing.byes.tolist()
([[0, 2]], [1], [1])
"""

from headjudge.pairing.field import Field, Measure, Pairing
from headjudge.pairing.swiss import pair

__all__ = ["Field", "Measure", "Pairing", "pair"]
