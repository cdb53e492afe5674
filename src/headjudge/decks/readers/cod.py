"""A .cod file of Cockatrice: XML, zones with cards."""

from __future__ import annotations

from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.exact import one_line
from headjudge.decks.filing import Filing, Place, ident_of, number_in
from headjudge.decks.forms import DeckForm
from headjudge.decks.markup import Element, marked, opened, root_of
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling

_PROGRAM = "scryfall"
_ROOT = "cockatrice_deck"
_LOOKS: dict[str, tuple[str, ...]] = {
    "lastloadedtimestamp": (),
    "bannercard": ("providerid",),
    "playmatcard": ("providerid", "marginpctl", "marginpctr", "verticaloffset", "zoom"),
}
"""How Cockatrice shows the list, nothing about the list itself; the attributes of each."""
_ZONES = {"main": "main", "sideboard": "side", "maybeboard": "maybeboard", "tokens": "tokens"}
_YES = ("1", "true")


def _likeness(text: str) -> int:
    return 100 if root_of(text)[0] == _ROOT else 0


def _read(text: str, _names: Names) -> Decklist:
    filing = Filing("cod")
    root = filing.open(text, _ROOT).root
    filing.take(root, "head", "version")
    for child in root.children:
        if child.tag == "zone":
            _read_zone(child, filing, Place("main"))
        elif child.tag == "tags":
            _read_tags(child, filing)
        elif child.tag in ("deckname", "format", "comments"):
            filing.take(child, "head", words=True)
            _about(child, filing)
            filing.leave_below(child)
        elif child.tag in _LOOKS:
            filing.take(child, "head", *_LOOKS[child.tag], words=True)
            filing.leave_below(child)
        else:
            filing.leave(child)
    return filing.finish()


def _about(element: Element, filing: Filing) -> None:
    if element.tag == "comments":
        filing.remark(element.text)
    elif element.tag == "format":
        filing.format_name = one_line(element.text) or filing.format_name
    else:
        filing.title = one_line(element.text) or filing.title


def _read_tags(element: Element, filing: Filing) -> None:
    filing.take(element, "head")
    said = []
    for child in element.children:
        if child.tag == "tag":
            filing.take(child, "head", words=True)
            filing.leave_below(child)
            said.append(child.text)
        else:
            filing.leave(child)
    if any(said):
        filing.remark(f"Tags: {', '.join(said)}")


def _read_zone(element: Element, filing: Filing, around: Place) -> None:
    """A zone may hold zones; the file has been refused where that goes too deep."""
    filing.take(element, "section", "name")
    place = filing.place(element.marks.get("name"), element.line, around)
    for child in element.children:
        if child.tag == "card":
            _read_card(child, filing, place)
        elif child.tag == "zone":
            _read_zone(child, filing, place)
        else:
            filing.leave(child)


def _read_card(element: Element, filing: Filing, place: Place) -> None:
    """A card; some programs write its name as text and its printing under shorter names."""
    marks = element.marks
    known = ("number", "name", "setshortname", "set", "collectornumber", "num", "uuid", "commander")
    filing.take(element, "card", *known, words="name" not in marks)
    # Webatrice has the commander among the main deck, with a mark of its own.
    if marks.get("commander", "").strip().lower() in _YES:
        place = Place("commander")
    name = marks.get("name", element.text)
    if filing.card(element, marks.get("number"), name, place):
        filing.mark(
            set_code=one_line(marks.get("setshortname", marks.get("set", ""))).upper() or None,
            number=one_line(marks.get("collectornumber", marks.get("num", ""))) or None,
            ident=ident_of(_PROGRAM, marks.get("uuid")),
        )
    filing.leave_below(element)


def _write(deck: Decklist, spelling: Spelling) -> str:
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<{_ROOT} version="1">',
        f"    {marked('deckname', {}, deck.title or '')}",
    ]
    if deck.format_name:
        parts.append(f"    {marked('format', {}, deck.format_name)}")
    comments = "\n".join(deck.comments)
    parts.append(f"    {marked('comments', {}, comments)}")
    zone = None
    for entry in deck.entries:
        name = _ZONES.get(entry.section, entry.pile or "")
        if name != zone:
            parts += ["    </zone>"] * (zone is not None)
            parts.append(f"    {opened('zone', name)}")
            zone = name
        parts.append(f"        {_line(entry, spelling)}")
    parts += ["    </zone>"] * (zone is not None)
    return "\n".join([*parts, f"</{_ROOT}>", ""])


def _line(entry: Entry, spelling: Spelling) -> str:
    return marked(
        "card",
        {
            "number": str(entry.count),
            "name": spelling(entry),
            "setShortName": entry.set_code,
            "collectorNumber": entry.number,
            "uuid": number_in(_PROGRAM, entry),
        },
    )


FORM = DeckForm(
    key="cod",
    games=("mtg",),
    suffix="cod",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("main", "sideboard", "maybeboard", "tokens", "extras"),
    elsewhere={"commander": "sideboard", "companion": "sideboard"},
    traits=frozenset(("set_code", "number", "ident", "pile", "title", "format_name", "comments")),
    numbers=_PROGRAM,
)
