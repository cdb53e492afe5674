"""Whoever guesses has to stop: passwords, names, links; and nobody learns which names there are."""

import pytest
from django.contrib.auth.hashers import PBKDF2PasswordHasher
from django.test import Client, override_settings

from headjudge.web.guessing import LINKS, WRONG_LINKS, Guesses
from headjudge.web.invitations import invite
from tests.web.conftest import PASSWORD
from tests.web.people import account


class QuickHasher(PBKDF2PasswordHasher):
    """As the real one, without its cost, and with a count of its runs."""

    algorithm = "quick"
    iterations = 1
    runs = 0

    def encode(self, password, salt, iterations=None):
        QuickHasher.runs += 1
        return super().encode(password, salt, iterations)

    def harden_runtime(self, password, encoded):
        """Not needed: every password here was hashed by it."""


@pytest.fixture(autouse=True)
def quick():
    LINKS.forget()
    with override_settings(PASSWORD_HASHERS=["tests.web.test_guessing.QuickHasher"]):
        yield
    LINKS.forget()


@pytest.fixture
def aki():
    made = account("aki")
    made.set_password(PASSWORD)
    made.save()
    return made


def sign_in(password, login="aki", **more):
    return Client().post("/sign-in", {"login": login, "password": password}, **more).status_code


def test_after_ten_wrong_tries_the_right_password_waits_too(aki):
    assert [sign_in(f"wrong {n}") for n in range(10)] == [422] * 9 + [429]
    assert sign_in(PASSWORD) == 429
    assert sign_in(PASSWORD, "AKI") == 429
    assert sign_in(PASSWORD, REMOTE_ADDR="192.168.1.9") == 302  # another place is another matter


def test_a_wrong_try_now_and_then_locks_nobody_out(aki):
    for _ in range(3):
        assert [sign_in(f"wrong {n}") for n in range(5)] == [422] * 5
        assert sign_in(PASSWORD) == 302


def test_names_in_any_form_of_letters_count_together(aki):
    for form in ("aki", "AKI", "Aki", "\uff41\uff4b\uff49", "aki ", "aKi", "akI", "AKi", "aKI"):
        assert sign_in("wrong", form) == 422
    assert sign_in("wrong") == 429


def test_ten_thousand_guesses_find_nothing(aki):
    client = Client()
    answers = {}
    for n in range(10_000):
        password = PASSWORD if n == 9_999 else f"guess {n}"
        told = client.post("/sign-in", {"login": "aki", "password": password}).status_code
        answers[told] = answers.get(told, 0) + 1
    assert answers == {422: 9, 429: 9_991}
    # Most guesses do not even cost a hash.
    assert QuickHasher.runs < 100


def test_an_unknown_name_costs_as_much_as_a_known_one(aki):
    runs = []
    for login in ("aki", "nobody", "locked"):
        before = QuickHasher.runs
        assert sign_in("wrong", login) == 422
        runs.append(QuickHasher.runs - before)
    assert runs == [1, 1, 1]
    texts = {
        Client().post("/sign-in", {"login": login, "password": "wrong"}).text for login in ("aki", "other")
    }
    assert len({text.replace("aki", "").replace("other", "")[:400] for text in texts}) == 1


def test_ten_thousand_guesses_at_a_link_find_nothing():
    code = invite()
    client = Client()
    answers = {}
    for n in range(10_000):
        told = client.get(f"/i/{code[:-4]}{n:04d}").status_code
        answers[told] = answers.get(told, 0) + 1
    assert answers == {404: WRONG_LINKS, 429: 10_000 - WRONG_LINKS}
    assert client.get(f"/i/{code}").status_code == 429
    assert "quarter of an hour" in client.get(f"/i/{code}").text
    assert Client(REMOTE_ADDR="192.168.1.9").get(f"/i/{code}").status_code == 200


def test_the_pause_ends_and_addresses_are_forgotten():
    guesses = Guesses(most=2, pause=10)
    guesses.count("a", 0)
    guesses.count("a", 5)
    assert guesses.must_wait("a", 9)
    assert not guesses.must_wait("b", 9)
    assert not guesses.must_wait("a", 10)
    guesses.count("a", 11)
    assert not guesses.must_wait("a", 11)
    for n in range(10_001):
        guesses.count(str(n), 12)
    assert not guesses.must_wait("a", 12)
