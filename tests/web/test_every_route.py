"""Every address, opened by everybody, with the ids of one's own event and of another one: nothing leaks, nothing fails.

Addresses are read from the project, so a new one is tested from its first day.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from django.test import Client

from headjudge.web.matrix import COLUMNS, Route, may_open, routes
from headjudge.web.models import Account
from tests.web.people import (
    NAME_OF,
    OURS,
    PERSON_OF,
    SECRETS,
    THEIRS,
    account,
    an_invitation,
    browser,
    events,
    everybody,
    opener,
)

METHODS = ("get", "head", "post", "put", "patch", "delete", "options")
NUMBERS = {"number", "round", "table", "after", "n", "pod", "version"}
HOSTILE = {"int": ("0", "9" * 30), "str": ("\u202e<script>alert(1)<⁄script>", "A" * 300, "%00", "..")}


@pytest.fixture
def people(desk) -> dict[str, Account | None]:
    events(desk)
    return everybody()


def value(part: str, converter: Any, of: str, keys: dict[str, dict[str, int]]) -> str:
    """What stands for a part of an address, taken from the event ``of``."""
    if part == "slug":
        return OURS
    if part in keys:
        return str(keys[part][of])
    if part in NUMBERS or type(converter).__name__ == "IntConverter":
        return "1"
    return "1" if of == OURS else "x1"


def filled(route: Route, values: dict[str, str]) -> str:
    """The address with its parts filled in."""
    path = route.path
    for part, converter in route.parts.items():
        for written in (
            f"<{part}>",
            *(f"<{name}:{part}>" for name in ("int", "str", "event", "slug", "path", "uuid")),
        ):
            path = path.replace(written, quote(values.get(part, "1"), safe=""))
        del converter
    assert "<" not in path, f"no value for a part of {route.path}"
    return path


def keys_of(role: str | None = None) -> dict[str, dict[str, int]]:
    """Numbers in addresses that belong to one event: people of the staff, invitations."""
    here = account(f"member{Account.objects.count()}", role="judge")
    there = account(f"stranger{Account.objects.count()}", role="judge", stream=THEIRS)
    return {
        "account": {OURS: here.pk, THEIRS: there.pk},
        "invitation": {OURS: an_invitation(OURS), THEIRS: an_invitation(THEIRS)},
    }


def address(route: Route, keys: dict[str, dict[str, int]], of: str = OURS) -> str:
    return filled(route, {part: value(part, kind, of, keys) for part, kind in route.parts.items()})


def said(answer: Any) -> str:
    """The body of an answer; a stream that never ends is not read."""
    if answer.streaming:
        answer.close()
        return ""
    return str(answer.content.decode("utf-8", "replace"))


def asked(client: Client, method: str, path: str) -> Any:
    told = {"command": f"walk {method} {path}"[:150], "reason": "because"} if method == "post" else None
    return getattr(client, method)(path, told) if told else getattr(client, method)(path)


def test_every_address_says_for_whom_it_is():
    found = routes()
    assert len(found) > 15
    assert [route.path for route in found if not hasattr(route.view, "headjudge_audience")] == []


def test_who_may_not_is_refused_and_sees_nothing(people):
    keys = keys_of()
    browsers = {who: opener(who, made) for who, made in people.items()}
    wrong = []
    for route in routes():
        path = address(route, keys)
        for who, client in browsers.items():
            column = "signed_in" if who == "other_owner" else who
            if may_open(column, route.audience):
                continue
            for method in METHODS:
                answer = asked(client, method, path)
                body = said(answer)
                is_refused = (
                    answer.status_code == 302 and answer.url.startswith("/sign-in?next=")
                    if who in ("everybody", "player", "table") and route.audience not in ("player", "table")
                    else answer.status_code == 403
                )
                leaks = [name for name in (*NAME_OF.values(), *PERSON_OF.values()) if name in body]
                if not is_refused or leaks:
                    wrong.append((method, path, who, answer.status_code, leaks))
    assert not wrong


def tried(route: Route, of: str) -> list[tuple[str, str]]:
    """Who opens an address, and how: everybody who may looks at it; the least and the greatest of them send it too."""
    allowed = [column for column in COLUMNS if may_open(column, route.audience)]
    ends = list(dict.fromkeys((allowed[0], allowed[-1])))
    found = [(column, "get") for column in (allowed if of == OURS else ends)]
    return [*found, (ends[-1], "head"), (ends[-1], "options"), *((column, "post") for column in ends)]


@pytest.mark.parametrize("of", [OURS, THEIRS])
def test_who_may_gets_an_answer_and_nothing_of_another_event(people, of):
    wrong = []
    keys = keys_of()
    for route in routes():
        for column, method in tried(route, of):
            if method == "post" and route.parts:
                keys = keys_of()  # whoever sends it may have taken these from the next
            path = address(route, keys, of)
            answer = asked(opener(column, people[column]), method, path)
            body = said(answer)
            theirs = (NAME_OF[THEIRS], PERSON_OF[THEIRS]) if route.is_of_event else ()
            leaks = [name for name in theirs if name in body]
            if route.audience == "public" and not route.path.startswith(("/i/", "/p/", "/w/")):
                leaks += [secret for secret in SECRETS if secret in body]
            if answer.status_code >= 500 or leaks:
                wrong.append((method, path, column, answer.status_code, leaks))
    assert not wrong


def test_ids_of_another_event_change_nothing_there(desk, people):
    keys = keys_of()
    before = (desk.hand(THEIRS), their_staff())
    client = browser(people["owner"])
    for route in routes():
        if route.is_of_event and route.parts:
            for method in ("post", "put", "delete"):
                asked(client, method, address(route, keys, THEIRS))
    assert (desk.hand(THEIRS), their_staff()) == before


def test_a_player_reaches_nobody_else(desk, people):
    before = desk.hand(THEIRS)
    client = opener("player", None)
    for route in routes():
        if route.audience in ("player", "table"):
            path = address(route, {}).replace(f"/{OURS}/", f"/{THEIRS}/")
            for method in METHODS:
                answer = asked(client, method, path)
                assert answer.status_code == 403
                assert NAME_OF[THEIRS] not in said(answer)
                assert PERSON_OF[THEIRS] not in said(answer)
    assert desk.hand(THEIRS) == before


def their_staff() -> list[Any]:
    from headjudge.web.invitations import unused
    from headjudge.web.models import Membership

    roles = Membership.objects.filter(stream=THEIRS).order_by("pk").values_list("pk", "account", "role")
    links = unused().filter(stream=THEIRS).order_by("pk").values_list("pk", "role")
    return [*roles, *links]


def test_hostile_parts_of_addresses_are_not_our_fault(people):
    client = browser(people["owner"])
    wrong = []
    for route in routes():
        for part, kind in route.parts.items():
            group = "int" if type(kind).__name__ == "IntConverter" else "str"
            for hostile in HOSTILE[group]:
                values = {one: value(one, inner, OURS, {}) for one, inner in route.parts.items()} | {
                    part: hostile
                }
                for method in ("get", "post"):
                    answer = asked(client, method, filled(route, values))
                    if answer.status_code >= 500 or "<script>alert(1)" in said(answer):
                        wrong.append((method, route.path, part, hostile, answer.status_code))
    assert not wrong
