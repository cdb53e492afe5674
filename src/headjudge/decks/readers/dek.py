"""A .dek file of Magic Online: XML, one ``Cards`` element per line of the list."""

from __future__ import annotations

from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.exact import halves_apart
from headjudge.decks.filing import Filing, Place, ident_of, number_in
from headjudge.decks.forms import DeckForm
from headjudge.decks.markup import Element, marked, root_of
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.findings import Finding

_PROGRAM = "mtgo"
_HEADS = ("netdeckid", "preconstructeddeckid")
_IN_SIDEBOARD = {"true": True, "false": False, "1": True, "0": False}
_BEGIN = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
"""


def _likeness(text: str) -> int:
    root, behind = root_of(text)
    if root != "deck" or "<section" in behind:
        return 0
    return 95 if "<cards" in behind or "<netdeckid" in behind else 50


def _read(text: str, names: Names) -> Decklist:
    filing = Filing("dek")
    root = filing.open(text, "deck").root
    filing.take(root, "head")
    for child in root.children:
        if child.tag == "cards":
            _read_cards(child, filing, names)
        elif child.tag in _HEADS:
            filing.take(child, "head", words=True)
            filing.leave_below(child)
        else:
            filing.leave(child)
    return filing.finish()


def _read_cards(element: Element, filing: Filing, names: Names) -> None:
    filing.take(element, "card", "catid", "quantity", "sideboard", "name", "annotation")
    marks = element.marks
    side = _IN_SIDEBOARD.get(marks.get("sideboard", "false").strip().lower())
    if side is None:
        filing.unreadable(element, "unclear")
    elif filing.card(
        element, marks.get("quantity"), marks.get("name", ""), Place("sideboard" if side else "main")
    ):
        name = halves_apart(filing.entries[-1].name, names)
        filing.mark(name=name, ident=ident_of(_PROGRAM, marks.get("catid")))
        if note := marks.get("annotation", "").strip("0 "):
            filing.mark(comment=note)
    filing.leave_below(element)


def _write(deck: Decklist, spelling: Spelling) -> str:
    return _BEGIN + "".join(f"  {_line(entry, spelling)}\n" for entry in deck.entries) + "</Deck>\n"


def _line(entry: Entry, spelling: Spelling) -> str:
    return marked(
        "Cards",
        {
            "CatID": number_in(_PROGRAM, entry),
            "Quantity": str(entry.count),
            "Sideboard": "true" if entry.section == "sideboard" else "false",
            "Name": spelling(entry, "slash"),
            "Annotation": "0",
        },
    )


def _warn(deck: Decklist) -> tuple[Finding, ...]:
    """Magic Online stops at a card without its CatID."""
    lacking = [entry.name for entry in deck.entries if entry.ident is None]
    if not lacking:
        return ()
    told = {"program": "Magic Online", "mark": "CatID", "count": len(lacking), "names": lacking}
    return (Finding("deck.ident_missing", "warning", FORM.key, told),)


FORM = DeckForm(
    key="dek",
    games=("mtg",),
    suffix="dek",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("main", "sideboard"),
    elsewhere={"commander": "sideboard", "companion": "sideboard"},
    traits=frozenset(("ident",)),
    numbers=_PROGRAM,
    warn=_warn,
)
