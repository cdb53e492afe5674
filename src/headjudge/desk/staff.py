"""The staff of an event: who may change whose role, and whom a link may let set a new password."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from headjudge.desk.roles import ROLES, Role
from headjudge.findings import Finding, InputError, Refused


def known_role(word: str) -> Role:
    """The role that a form names. Raises InputError for any other word."""
    for role in ROLES:
        if role == word:
            return role
    raise InputError([Finding("refuse.no_role", "error", "role", {"found": word})])


def check_change(roles: Mapping[int, Role], account: int, to: Role | None) -> None:
    """Whether somebody's role in an event may become ``to`` (None: leaves the staff), or Refused.

    ``roles``: account -> role of the whole staff. An event keeps at least one owner, or nobody could give roles.

    >>> check_change({1: "owner", 2: "judge"}, 2, None)
    """
    if account not in roles:
        raise Refused([Finding("refuse.not_on_the_staff", "error", None)])
    owners = [one for one, role in roles.items() if role == "owner"]
    if owners == [account] and to != "owner":
        raise Refused([Finding("refuse.last_owner", "error", None)])


def greater(one: Role | None, other: Role) -> Role:
    """The role of the two that may do more: a link never takes a role away.

    >>> greater("judge", "viewer"), greater(None, "viewer")
    ('judge', 'viewer')
    """
    return other if one is None else min(one, other, key=ROLES.index)


def may_renew_password(
    *, by_host: bool, owned: Collection[str], of_host: bool, events: Collection[str]
) -> bool:
    """Whether somebody may make a link with which another sets a new password.

    Who holds such a link can become that person. So only those may make it who gain nothing by it: somebody who may
    make events (``by_host``) and owns (``owned``) every event in which the other has a role (``events``), where the
    other may not make events. For everybody else whoever runs the machine makes it (``headjudge user link``).

    >>> may_renew_password(by_host=True, owned={"friday", "sunday"}, of_host=False, events={"friday"})
    True
    >>> may_renew_password(by_host=True, owned={"friday"}, of_host=False, events={"friday", "elsewhere"})
    False
    """
    return by_host and not of_host and set(events) <= set(owned)
