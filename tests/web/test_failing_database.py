"""A database that fails in the middle of an evening: said in words with 503 wherever it is, and reading goes on."""

import pytest
from django.contrib.sessions.backends.db import SessionStore
from django.db import OperationalError, connection
from django.test import Client

from headjudge.web.models import Account, Invitation, Membership
from tests.desk.making import event, pair
from tests.web.conftest import PASSWORD

WORDS = {
    "en": ("The database does not answer as it should", "You have no permission to write here"),
    "ja": ("データベースに問題があります", "書き込む権限がないため"),
    "ru": ("База данных не отвечает как надо", "Нет прав на запись сюда"),
}
LOOK = "look whether it was saved"


@pytest.fixture
def owner(desk, signed_in):
    desk.open("friday", event(4), actor="staff/1", command="c")
    pair(desk, "friday")
    client = signed_in("owner", host=True)
    client.raise_request_exception = False
    account = Account.objects.get()
    account.set_password(PASSWORD)
    account.save()
    client.force_login(account, backend="django.contrib.auth.backends.ModelBackend")
    return client


def nothing_can_be_written():
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only=ON")


def everything():
    return [
        sorted(map(str, model.objects.values_list()))
        for model in (Account, Membership, Invitation, SessionStore().model)
    ]


FORMS = {
    "/sign-in": {"login": "owner0", "password": PASSWORD},
    "/sign-in?wrong": {"login": "owner0", "password": "something else"},
    "/sign-out": {},
    "/account": {"name": "Aki", "language": "ja"},
    "/account/password": {"old": PASSWORD, "password": "another horse battery"},
    "/hosts/invite": {"command": "c"},
    "/events/new": {
        "command": "c",
        "name": "Saturday",
        "date": "2026-11-28",
        "policy": "fab/classic-constructed",
        "do": "make",
    },
    "/e/friday/desk/staff/invite": {"command": "c", "role": "judge"},
    "/e/friday/desk/staff/1/role": {"command": "c", "role": "judge"},
    "/e/friday/desk/results": {"command": "c", "line": "1 1", "round": "1"},
    "/e/friday/desk/round/1/take-back": {"command": "c", "reason": "because"},
    "/e/friday/desk/entrant-drop/1": {"command": "c"},
}


@pytest.mark.parametrize("path", FORMS)
def test_whatever_cannot_be_saved_is_said(owner, path):
    if path.endswith("/role"):
        Membership.objects.create(
            account=Account.objects.create(login="x", name="x"), stream="friday", role="owner"
        )
    before = everything()
    for language, words in WORDS.items():
        owner.cookies["lang"] = language
        nothing_can_be_written()  # a connection that failed is opened anew
        answer = owner.post(path, FORMS[path])
        assert answer.status_code == 503, answer.content.decode()
        assert all(said in answer.text for said in words)
        assert 'role="alert"' in answer.text
        assert answer.headers["Content-Language"] == language
    assert everything() == before
    assert owner.get("/e/friday/desk/").status_code == 200
    assert Client().get("/e/friday/pairings").status_code == 200


def test_it_promises_only_what_is_certain(owner):
    result = "/e/friday/desk/results"
    nothing_can_be_written()
    assert LOOK in owner.post("/account", {"name": "Aki"}).text
    nothing_can_be_written()
    assert "What you sent was not saved" in owner.post(result, FORMS[result]).text


def test_pages_in_memory_need_no_account(owner, monkeypatch):
    """A browser with a session reads on while sessions and accounts cannot be read."""
    told = owner.get("/e/friday/pairings")

    def fails(*_):
        raise OperationalError("the connection is lost")

    monkeypatch.setattr(connection, "execute_wrappers", [fails])
    again = owner.get("/e/friday/pairings")
    assert (again.status_code, again.content) == (200, told.content)
    for path in ("/", "/account", "/e/friday/desk/", "/nothing", "/sign-in", "/i/abc", "/metrics"):
        answer = owner.get(path)
        assert answer.status_code in ((200, 503) if path == "/sign-in" else (503,)), path
        if answer.status_code == 503:
            assert "The database cannot be reached" in answer.text
    assert owner.get("/api/v1/events").json()["error"]["code"] == "store.database"
    assert owner.get("/healthz").json() == {"status": "failing", "reason": "unreachable"}


def test_an_error_of_ours_is_no_failing_database(owner, monkeypatch):
    monkeypatch.setattr("headjudge.web.views.desk.page", lambda *_, **__: {}["no"])
    answer = owner.get("/e/friday/desk/")
    assert answer.status_code == 500
    assert "Something went wrong on our side" in answer.text
