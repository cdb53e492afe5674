"""An .o8d file of OCTGN: XML, sections with cards."""

from __future__ import annotations

from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.filing import Filing, Place, ident_of, number_in
from headjudge.decks.forms import DeckForm
from headjudge.decks.markup import Element, marked, opened, root_of
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.findings import Finding

_PROGRAM = "octgn"
_MAGIC = "a6c8d2e8-7cd8-11dd-8f94-e62b56d89593"
"""The number of Magic among OCTGN's games, as its own deck files have it."""
_PLANES = "Planes/Schemes"
_SECTIONS = {"commander": "Command Zone", "main": "Main", "sideboard": "Sideboard"}


def _likeness(text: str) -> int:
    root, behind = root_of(text)
    if root != "deck" or "<cards" in behind:
        return 0
    return 95 if "<section" in behind else 50 if "game=" in behind[:200] else 10


def _read(text: str, _names: Names) -> Decklist:
    filing = Filing("o8d")
    root = filing.open(text, "deck").root
    game = root.marks.get("game", _MAGIC).strip().strip("{}").lower()
    # The number of another game is told like any attribute that means nothing here.
    filing.take(root, "head", "sleeveid", "shared", *(("game",) if game == _MAGIC else ()))
    for child in root.children:
        if child.tag == "section":
            _read_section(child, filing)
        elif child.tag == "notes":
            filing.take(child, "head", words=True)
            filing.remark(child.text)
            filing.leave_below(child)
        else:
            filing.leave(child)
    return filing.finish()


def _read_section(element: Element, filing: Filing) -> None:
    filing.take(element, "section", "name", "shared")
    name = element.marks.get("name", "")
    if name.strip().lower() == _PLANES.lower():
        place = Place("extras", _PLANES)
    else:
        place = filing.place(name, element.line, Place("main"))
    for child in element.children:
        if child.tag == "card":
            filing.take(child, "card", "qty", "id", words=True)
            if filing.card(child, child.marks.get("qty"), child.text, place):
                filing.mark(ident=ident_of(_PROGRAM, child.marks.get("id")))
            filing.leave_below(child)
        else:
            filing.leave(child)


def _write(deck: Decklist, spelling: Spelling) -> str:
    parts = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{_MAGIC}">',
    ]
    section = None
    for entry in deck.entries:
        name = _SECTIONS.get(entry.section, entry.pile or "")
        if name != section:
            parts += ["  </section>"] * (section is not None)
            parts.append(f"  {opened('section', name)}")
            section = name
        parts.append(f"    {_line(entry, spelling)}")
    parts += ["  </section>"] * (section is not None)
    if deck.comments:
        comments = "\n".join(deck.comments)
        parts.append(f"  {marked('notes', {}, comments)}")
    return "\n".join([*parts, "</deck>", ""])


def _line(entry: Entry, spelling: Spelling) -> str:
    marks = {"qty": str(entry.count), "id": number_in(_PROGRAM, entry)}
    return marked("card", marks, spelling(entry))


def _warn(deck: Decklist) -> tuple[Finding, ...]:
    """OCTGN finds cards by their id alone."""
    lacking = [entry.name for entry in deck.entries if entry.ident is None]
    if not lacking:
        return ()
    told = {"program": "OCTGN", "mark": "id", "count": len(lacking), "names": lacking}
    return (Finding("deck.ident_missing", "warning", FORM.key, told),)


FORM = DeckForm(
    key="o8d",
    games=("mtg",),
    suffix="o8d",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=("commander", "main", "sideboard", "extras"),
    elsewhere={"companion": "sideboard"},
    traits=frozenset(("ident", "pile", "comments")),
    numbers=_PROGRAM,
    piles={"Planes": _PLANES, "Schemes": _PLANES},
    warn=_warn,
)
