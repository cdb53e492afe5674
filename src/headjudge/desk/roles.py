"""Who may do what at the desk of an event: five roles, from looking on to everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

Role = Literal["owner", "organiser", "scorekeeper", "judge", "viewer"]
Deed = Literal["look", "judge", "score", "organise", "own"]
"""What a page of the desk is for: to look on; a judge's deeds at tables (extensions, drops told at a table); results,
rounds and repairs; the set-up and who plays; the staff and the event itself."""

ROLES: Final[tuple[Role, ...]] = get_args(Role)
DEEDS: Final[tuple[Deed, ...]] = get_args(Deed)

MAY: Final[Mapping[Role, frozenset[Deed]]] = {
    "owner": frozenset(DEEDS),
    "organiser": frozenset({"look", "judge", "score", "organise"}),
    "scorekeeper": frozenset({"look", "judge", "score"}),
    "judge": frozenset({"look", "judge"}),
    "viewer": frozenset({"look"}),
}
"""The one place that says what a role may do; pages, forms, the interface and the matrix in the documents read it."""


def may(role: Role | None, deed: Deed) -> bool:
    """Whether somebody with this role (None: with none) may do it.

    >>> may("judge", "look"), may("judge", "score"), may(None, "look")
    (True, False, False)
    """
    return role is not None and deed in MAY[role]


def may_give(role: Role | None, given: Role) -> bool:
    """Whether somebody may give or take another's role: owners any, nobody else."""
    return role == "owner" and given in ROLES
