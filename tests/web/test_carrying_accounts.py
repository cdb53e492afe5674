"""Accounts, roles and links travel with the events: from any database into any other."""

import datetime
import itertools

import pytest
from django.db import connections
from django.utils import timezone

from headjudge.store.backup import backup, restore
from headjudge.store.carrying import import_event
from headjudge.store.checking import check_store
from headjudge.store.connecting import connect
from headjudge.web.models import Account, Invitation, Membership
from tests.contract.postgres import database
from tests.desk.making import event

_names = itertools.count()


def fresh(kind, request, tmp_path):
    """The URL of an empty database."""
    name = f"carry{next(_names)}"
    if kind == "sqlite":
        (tmp_path / name).touch()
        return f"sqlite:///{tmp_path / name}"
    return database(request.getfixturevalue("postgres"), name)


@pytest.fixture
def opened():
    """Opens databases under names of their own, and closes them."""
    aliases = []

    def open_one(url):
        alias = f"carried{next(_names)}"
        aliases.append(alias)
        return connect(url, create=True, alias=alias)

    yield open_one
    for alias in aliases:
        connections[alias].close()
        del connections[alias]
        del connections.settings[alias]


def fill(alias):
    """Two people, made in an order that no copy by table would meet by chance, and what refers to them."""
    people = Account.objects.using(alias)
    for login in ("gone", "aki", "boris"):
        people.create(login=login, name=login.title(), password="a hash", is_host=login == "aki")
    people.filter(login="gone").delete()  # numbers have a gap
    aki, boris = people.get(login="aki"), people.get(login="boris")
    Membership.objects.using(alias).create(account=aki, stream="friday", role="owner")
    Membership.objects.using(alias).create(account=boris, stream="friday", role="judge")
    until = timezone.now() + datetime.timedelta(hours=1)
    Invitation.objects.using(alias).create(
        code_hash="ab" * 32, stream="friday", role="viewer", made_by=aki, account=boris, expires_at=until
    )


def everything(alias):
    return [
        list(model._base_manager.using(alias).order_by("pk").values())
        for model in (Account, Membership, Invitation)
    ]


@pytest.mark.parametrize(
    ("source", "target"),
    [("sqlite", "sqlite"), ("sqlite", "postgresql"), ("postgresql", "sqlite"), ("postgresql", "postgresql")],
)
def test_everything_travels(source, target, request, tmp_path, opened):
    one = opened(fresh(source, request, tmp_path))
    salts = itertools.count()
    import_event(
        one, "friday", event(4), command="c", time="2026-11-27T18:00:00.000Z", actor="staff/2",
        new_salt=lambda: f"salt {next(salts)}",
    )  # fmt: skip
    fill(one.alias)
    backup(one, tmp_path / "copy", "m")
    other = opened(fresh(target, request, tmp_path))
    Account.objects.using(other.alias).create(login="first", name="of a first start")  # goes, as in docs
    restore(other, tmp_path / "copy", "m2")
    assert everything(other.alias) == everything(one.alias)
    assert other.read("friday") == one.read("friday")
    assert check_store(other) == []
    made = Account.objects.using(other.alias).create(login="new", name="New")
    assert made.pk > max(row["id"] for row in everything(one.alias)[0])  # numbers go on behind the old ones
