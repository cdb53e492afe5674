"""Addresses for phones: which there are, which one links carry, and that nobody else's choice is taken."""

import dataclasses
import re

import pytest
from django.test import override_settings

from headjudge.web import reaching
from headjudge.web.qr import qr_svg
from tests.web.people import account, browser

LOCAL = {"HTTP_HOST": "127.0.0.1:8000"}


@pytest.fixture
def host():
    return browser(account("host", host=True))


@pytest.fixture
def in_hall(tmp_path, monkeypatch):
    """A desk that listens to the network, on a machine with two addresses."""
    monkeypatch.setattr(reaching, "own_addresses", lambda: ("192.168.1.5", "10.0.0.7"))
    here = dataclasses.replace(reaching.here(), folder=tmp_path, in_network=True)
    with override_settings(HEADJUDGE=here):
        yield here


def link_made(client, **more):
    client.post("/hosts/invite", {"command": "a"}, **more)
    return re.search(r'id="new-link"[^>]* value="([^"]+)/i/', client.get("/hosts", **more).text)[1]


def test_links_made_on_the_laptop_carry_what_phones_can_open(host, in_hall):
    assert link_made(host, **LOCAL) == "http://192.168.1.5:8000"


def test_links_made_on_a_phone_carry_what_the_phone_used(host, in_hall):
    assert link_made(host, HTTP_HOST="hall.example:81") == "http://hall.example:81"


def test_another_address_can_be_chosen_while_the_machine_has_it(host, in_hall, monkeypatch):
    text = host.get("/network", **LOCAL).text
    assert text.count('class="qr"') == 2
    assert text.index("192.168.1.5") < text.index("10.0.0.7")
    assert host.post("/network", {"address": "10.0.0.7"}, **LOCAL).url == "/network"
    text = host.get("/network", **LOCAL).text
    assert text.index("10.0.0.7") < text.index("192.168.1.5")
    assert link_made(host, **LOCAL) == "http://10.0.0.7:8000"
    assert host.post("/network", {"address": "evil.example"}, **LOCAL).status_code == 404
    monkeypatch.setattr(reaching, "own_addresses", lambda: ("192.168.1.5",))
    assert reaching.chosen_address(("192.168.1.5",)) == "192.168.1.5"


def test_a_choice_that_cannot_be_kept_is_said(host, in_hall):
    with override_settings(HEADJUDGE=dataclasses.replace(in_hall, folder=in_hall.folder / "nowhere")):
        answer = host.post("/network", {"address": "10.0.0.7"}, **LOCAL)
    assert answer.status_code == 503
    assert "no permission to write" in answer.text


def test_a_desk_for_this_machine_alone_says_so(host):
    assert "listens to this machine alone" in host.get("/network", **LOCAL).text
    assert link_made(host, **LOCAL) == "http://127.0.0.1:8000"
    assert "--host 0.0.0.0" in browser(account("h2", host=True)).get("/network", **LOCAL).text


def test_without_a_network_it_says_what_to_do(host, in_hall, monkeypatch):
    monkeypatch.setattr(reaching, "own_addresses", lambda: ())
    assert "is in no network" in host.get("/network", **LOCAL).text
    assert link_made(host, **LOCAL) == "http://127.0.0.1:8000"


def test_own_addresses_are_of_networks():
    for address in reaching.own_addresses():
        assert not address.startswith("127.")
        assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", address)


def test_a_code_is_a_picture_without_styles_or_text():
    drawn = qr_svg('http://x/"><script>')
    assert "style=" not in drawn
    assert "script" not in drawn
    assert drawn.startswith("<svg ")
