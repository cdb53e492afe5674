"""What tests of a running event share: forms as the pages send them, pages as people read them."""

import html
import itertools
import json
import re
from pathlib import Path

from django.test import Client

from headjudge.desk.desk import Desk
from headjudge.tournament.event_file import read_event
from tests.desk.making import event

_sent = itertools.count()
EXAMPLES = Path(__file__).parents[2] / "examples"


def at(path: str, stream: str = "friday") -> str:
    return f"/e/{stream}/desk/{path}"


def send(browser: Client, path: str, stream: str = "friday", **fields: object):
    """A form as the page would send it, with a command id of its own."""
    return browser.post(at(path, stream), {"command": f"form{next(_sent)}", **fields})


def words(answer) -> str:
    """The text of a page, without tags."""
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", answer.text)))


def opened(desk: Desk, made=None, stream: str = "friday"):
    return desk.open(stream, made or event(8), actor="staff/1", command="open")


def type_(browser: Client, line: str, stream: str = "friday", **more: object):
    return send(browser, "results", stream, line=line, **more)


def an_example(name: str, rounds: int):
    """An example event with so many of its rounds."""
    raw = json.loads((EXAMPLES / name).read_text(encoding="utf-8"))
    raw["rounds"] = raw["rounds"][:rounds]
    raw["cuts"] = [cut for cut in raw.get("cuts", []) if cut["after_round"] < rounds]
    raw.pop("draft_pods", None)
    return read_event(json.dumps(raw).encode())[0]
