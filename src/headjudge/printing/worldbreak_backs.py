"""Backs of worldbreak proxies as PDF: the instruction side (face A), the size of a card, to be cut along marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headjudge.printing.typesetting import typeset
from headjudge.printing.worldbreak_sheet import TYPST_PAPER, Paper
from headjudge.wording import Wording, safe

TEMPLATE = "worldbreak-backs"
WIDTH, HEIGHT = 63, 88
"""Millimetres of a card."""
ON_A_PAGE = 9
MOST = 900
"""Backs in one file: a hundred pages, more than 300 players need."""
_LONGEST = 80
"""Letters of a name; what is longer ends in an ellipsis."""

_LINES = ("use", "cast", "put", "opponents")


def card_backs(owners: Sequence[str], words: Wording, *, paper: Paper = "a4", form: str = "pdf") -> bytes:
    """A back for each of ``owners`` (at most ``MOST``), nine on a page; an empty name leaves a line to write on.

    What stands there is true under every option of the rules; the rule sheet has the rest. ``form`` as in ``typeset``.
    Cost: some 10 milliseconds a page.
    """
    return typeset(TEMPLATE, backs_data(owners, words, paper=paper), form=form, is_tagged=False)


def backs_data(owners: Sequence[str], words: Wording, *, paper: Paper = "a4") -> dict[str, Any]:
    """What the template ``worldbreak-backs`` is given."""
    return {
        "document": words.say("wb.back.document"),
        "lang": words.language,
        "paper": TYPST_PAPER[paper],
        "width": WIDTH,
        "height": HEIGHT,
        "print": words.say("wb.back.print", width=WIDTH, height=HEIGHT),
        "title": words.say("wb.back.title"),
        "lines": [words.say(f"wb.back.{line}") for line in _LINES],
        "home": words.say("wb.back.home"),
        "faces": {
            "A": {"word": words.say("wb.face.A"), "when": words.say("wb.back.to_ready")},
            "B": {"word": words.say("wb.face.B"), "when": words.say("wb.back.to_spent")},
        },
        "over": words.say("wb.back.over"),
        "owner": words.say("wb.back.owner"),
        "owners": [_shown(owner) for owner in owners],
    }


def _shown(owner: str) -> str:
    name = safe(owner.strip())
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"
