"""Tables of World Breaker on the web: card data at hand, an event with a round, phones at the tables."""

from __future__ import annotations

import html
import itertools
import re

from django.test import Client

from headjudge.desk.trackers.opening import stream_of
from headjudge.desk.trackers.saying import said
from headjudge.web import card_data
from headjudge.web.deskroom import tables
from headjudge.web.tracking.links import make_table_links
from headjudge.worldbreaker.happenings import Happening
from tests.desk.worldbreak_cards import a_database, a_table

_sent = itertools.count()


def card_base(tmp_path, monkeypatch):
    """The card data of this process is that of ``tests.desk.worldbreak_cards``."""
    from headjudge.web.card_data import LookUps

    a_database(tmp_path / "cards" / "mtg.sqlite")
    own = LookUps((tmp_path / "cards",))
    monkeypatch.setattr(card_data, "look_ups", lambda: own)
    return own.bases()["mtg"]


def opened_table(base, event="friday", number=0, table=1, **more):
    """A table of four, opened; gives its game."""
    stream, fact = a_table(base, event, number, table, **more)
    return tables().open(stream, fact, actor="staff/1", command="open")


def at_table(path="", event="friday", number=0, table=1):
    return f"/e/{event}/worldbreak/{number}/{table}" + (f"/{path}" if path else "")


def code_of(event="friday", number=0, table=1):
    """A new code of the table's link."""
    stream = stream_of(event, number, table)
    return make_table_links([stream])[stream]


def phone(code, seat, language="en", *, anyway=False):
    """A phone that opens the table's link and takes a seat (or watches)."""
    browser = Client(HTTP_ACCEPT_LANGUAGE=language, raise_request_exception=False)
    asks = browser.get(f"/w/{code}")
    assert asks.status_code == 302
    told = {"seat": seat, "command": f"seat{next(_sent)}"} | ({"anyway": "yes"} if anyway else {})
    answer = browser.post(asks.url, told)
    assert answer.status_code == 302, answer.text
    return browser


def buttons(page) -> dict[str, dict[str, str]]:
    """The events that a page offers: what their form sends, by the line of the event."""
    found = {}
    for form in re.findall(r"<form[^>]*action=\"[^\"]*tell\".*?</form>", page.text, re.S):
        fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form))
        for line in re.findall(r'<button name="event" value="([^"]*)"', form):
            found[html.unescape(line)] = fields | {"event": html.unescape(line)}
    return found


def tell(browser, happening: Happening, **where):
    """Press the button of an event on the page as it stands."""
    there = at_table(**where)
    offered = buttons(browser.get(there))
    assert said(happening) in offered, (said(happening), sorted(offered))
    return browser.post(at_table("tell", **where), offered[said(happening)])


def take_back(browser, do="undo", **where):
    """Press the button that takes back, or does again."""
    page = browser.get(at_table(**where))
    forms = re.findall(r"<form[^>]*action=\"[^\"]*tell\".*?</form>", page.text, re.S)
    form = next(one for one in forms if f'value="{do}"' in one)
    fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form))
    return browser.post(at_table("tell", **where), fields | {"do": do})
