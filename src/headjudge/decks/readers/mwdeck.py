"""Lists of Magic Workstation and Apprentice (``.mwDeck``, ``.dec``): ``4 [SET] Name``, ``SB:`` before the sideboard."""

from __future__ import annotations

import re

from headjudge.decks.body import BodyRules, read_body
from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.forms import DeckForm
from headjudge.decks.looks import beginning, share
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_CARD = re.compile(r"^[ \t]{0,8}(?:SB:[ \t]{0,4})?\d{1,4} \[[A-Z0-9]{0,6}\] \S[^\n]{0,160}$", re.MULTILINE)
_OWN = re.compile(r"^// Deck file for|^//[ \t]?NAME[ \t]?:|^SB:[ \t]*\d", re.MULTILINE)


def _likeness(text: str) -> int:
    if "[" not in text and "SB:" not in text and "// " not in text:
        return 0
    cards = share(_CARD, text) if "]" in text else 0
    own = 25 if _OWN.search(beginning(text)) else 0
    return cards // 2 + own


def _read(text: str, names: Names) -> Decklist:
    return read_body(text, names, form="mwdeck", rules=BodyRules(bracket="set", blank_parts=False))


def _write(deck: Decklist, spelling: Spelling) -> str:
    head = [f"// NAME : {deck.title}"] if deck.title else []
    head += [f"// FORMAT : {deck.format_name}"] if deck.format_name else []
    head += [f"// {comment}" for comment in deck.comments]
    main = [f"    {_card(entry, spelling)}" for entry in deck.of("main")]
    side = [f"SB: {_card(entry, spelling)}" for entry in deck.of("sideboard")]
    return "\n".join([*head, *main, *(["// Sideboard", *side] if side else []), ""])


def _card(entry: Entry, spelling: Spelling) -> str:
    code = f"[{entry.set_code}] " if entry.set_code else ""
    return f"{entry.count} {code}{spelling(entry, 'slash')}"


FORM = DeckForm(
    key="mwdeck",
    games=("mtg",),
    suffix="mwDeck",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("main", "sideboard"),
    elsewhere={"commander": "sideboard", "companion": "sideboard"},
    traits=frozenset(("set_code", "title", "format_name", "comments")),
)
