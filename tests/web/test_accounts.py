"""The first organiser's link, signing in, and who is let in."""

import pytest
from django.test import Client

from headjudge.web.invitations import invite, needs_first_host
from headjudge.web.models import Account
from tests.desk.making import event
from tests.web.conftest import PASSWORD

NEW = {"name": "Aki", "login": "aki", "password": PASSWORD}


def test_the_first_link_makes_one_host_and_works_once():
    assert needs_first_host()
    link = f"/i/{invite()}"
    assert Client().get(link).status_code == 200
    assert Client().get(link).status_code == 200  # a preview does not use it up
    browser = Client()
    assert browser.post(link, NEW).status_code == 302
    assert not needs_first_host()
    assert browser.get("/events/new").status_code == 200
    assert Client().post(link, {**NEW, "login": "other"}).status_code == 404
    assert Account.objects.count() == 1


def test_a_weak_password_and_a_taken_name_are_said_in_the_readers_language():
    Account.objects.create(login="Aki", name="Aki")
    answer = Client(HTTP_ACCEPT_LANGUAGE="ru").post(f"/i/{invite()}", {**NEW, "password": "12345"})
    assert answer.status_code == 422
    assert "уже занято" in answer.text
    assert '<html lang="ru">' in answer.text
    assert Account.objects.count() == 1


def test_signing_in_and_ten_wrong_tries():
    account = Account(login="aki", name="Aki")
    account.set_password(PASSWORD)
    account.save()
    browser = Client()
    assert (
        browser.post("/sign-in", {"login": "AKI", "password": PASSWORD, "next": "/account"}).url == "/account"
    )
    assert (
        Client().post("/sign-in", {"login": "aki", "password": PASSWORD, "next": "//evil.example"}).url == "/"
    )
    guesser = Client()
    answers = [
        guesser.post("/sign-in", {"login": "aki", "password": f"wrong {n}"}).status_code for n in range(11)
    ]
    assert answers[0] == 422
    assert answers[-1] == 429


@pytest.mark.parametrize(("role", "status"), [("owner", 200), ("viewer", 200), (None, 403)])
def test_the_desk_is_for_the_staff_of_the_event(desk, signed_in, role, status):
    desk.open("friday", event(4), actor="staff/1", command="c")
    assert signed_in(role).get("/e/friday/desk/").status_code == status
    assert signed_in("owner", "saturday").get("/e/friday/desk/").status_code == 403
    assert Client().get("/e/friday/desk/").url.startswith("/sign-in?next=")
    assert signed_in("owner", "sunday").get("/e/sunday/desk/").status_code == 404
