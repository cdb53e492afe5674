"""Requests that no browser sends: answered in words, and never our fault."""

import pytest
from django.test import Client

from headjudge.web.models import Account
from headjudge.wording import speak
from tests.desk.making import event, pair
from tests.web.conftest import PASSWORD


@pytest.mark.parametrize("host", ['a"b', "", "a b", "hall.example:99999999", "x" * 20_000, "[::1"])
def test_a_host_that_is_none_is_refused_in_words(desk, host):
    desk.open("friday", event(4), actor="staff/1", command="c")
    pair(desk, "friday")
    client = Client(raise_request_exception=False, HTTP_HOST=host, HTTP_ACCEPT_LANGUAGE="ru")
    for path in ("/", "/e/friday/screen", "/e/friday/desk/", "/nothing"):
        answer = client.get(path)
        assert answer.status_code in (200, 302, 400, 404), path
        if answer.status_code == 400:
            assert '<html lang="ru">' in answer.text
            assert speak("ru").say("web.bad_request") in answer.text
    assert client.get("/e/friday/screen").status_code == (200 if host.startswith("hall") else 400)


@pytest.mark.parametrize(
    ("kept", "typed"), [("Иван", "иВАН"), ("aki", "ＡＫＩ"), ("Straße", "STRASSE"), ("é", "e\u0301")]
)
def test_names_to_sign_in_with_differ_in_more_than_the_form_of_letters(kept, typed):
    """Whatever the database thinks of upper and lower case."""
    from headjudge.web.forms import NewAccount

    def form(login):
        return NewAccount(speak("en"), {"name": "Somebody", "login": login, "password": PASSWORD})

    first = form(kept)
    assert first.is_valid()
    made = Account(login=first.cleaned_data["login"], name="Somebody")
    made.set_password(PASSWORD)
    made.save()
    assert list(form(typed).errors) == ["login"]
    answer = Client().post("/sign-in", {"login": typed, "password": PASSWORD})
    assert answer.status_code == 302
    assert list(form("\u1e9e" * 40).errors) == ["login"]  # each becomes two letters


def test_long_addresses_are_not_remembered(desk):
    from headjudge.web.front import Front
    from headjudge.web.published import published

    front = Front(None, published())
    for number in range(50):
        front._asked(f"/e/friday/why/{number}", b"")
        front._asked(f"/e/friday/why/{number}", b"q=" + b"a" * 60_000)
        front._asked(f"/e/friday/why/{number}" + "a" * 60_000, b"")
    assert len(front._addresses) == 50
