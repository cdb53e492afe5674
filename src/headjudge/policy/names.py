"""The names that policy data may use. A name that is not here is a fault of the data, told with its place.

The standings and pairing registries implement exactly these names; a test compares them.
"""

from __future__ import annotations

from collections.abc import Iterable


class Names:
    """A closed list of names of one kind; a double is refused when it is declared.

    >>> Names("fruit", ["apple", "pear"]).knows("pear")
    True
    """

    def __init__(self, kind: str, names: Iterable[str]) -> None:
        """Declare the names, in the order in which they are shown."""
        self.kind = kind
        self.all = tuple(names)
        doubles = sorted({name for name in self.all if self.all.count(name) > 1})
        if doubles:
            raise ValueError(f"declared twice as {kind}: {', '.join(doubles)}")
        self._known = frozenset(self.all)

    def knows(self, name: object) -> bool:
        """Whether data may use this name."""
        return isinstance(name, str) and name in self._known


METRICS = Names(
    "metric",
    (
        "match_points",
        "cmp",
        "mlp",
        "omlp",
        "ocmp",
        "mw",
        "omw",
        "gw",
        "ogw",
        "oomw",
        "buchholz",
        "median_buchholz",
        "sonneborn_berger",
        "head_to_head",
    ),
)
"""Values that can order standings."""

WITH_FLOOR = Names("metric with a floor", ("mw", "omw", "gw", "ogw", "oomw"))
"""Rates that a policy may lift to a floor."""

BY_WINS = Names("metric by wins", ("mw", "omw", "oomw"))
"""Rates that need points for a win."""

BY_GAMES = Names("metric by games", ("gw", "ogw"))
"""Rates that need points for games."""

POD_METRICS = Names(
    "metric",
    (
        "points",
        "elimination_order",
        "opponents_win_rate",
        "win_rate",
        "opponents_win_rate_mean",
        "points_rate",
        "opponents_points_rate_mean",
        "opponents_points_mean",
        "matches_played",
        "wins",
        "opponents_beaten",
        "seat_wins",
        "mean_seat",
    ),
)
"""Values that can order standings of tables of three and more; others have no sense there, nor these elsewhere."""

POD_WITH_FLOOR = Names(
    "metric with a floor",
    (
        "opponents_win_rate",
        "win_rate",
        "opponents_win_rate_mean",
        "points_rate",
        "opponents_points_rate_mean",
    ),
)
"""Rates of tables of three and more that a policy may lift to a floor."""

POD_BY_WINS = Names("metric by wins", ("points_rate", "opponents_points_rate_mean"))
"""Rates of tables of three and more that need points for a win."""

PAIRINGS = Names("pairing", ("swiss",))
"""Ways to pair a round between two."""

POD_PAIRINGS = Names("pairing", ("standings", "spread"))
"""Ways to make tables of three and more: by the standings alone, or spreading who meets whom."""

BRACKETS = Names("bracket", ("folded",))
"""Ways to seed a play-off: ``folded`` is first against last, and so on inwards."""
