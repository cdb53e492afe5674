"""Cards that a list names by identifier or printing instead of by name."""

from __future__ import annotations

import re

from headjudge.cards.database import CardBase, Known
from headjudge.decks.decklist import Decklist, Entry, Section
from headjudge.decks.fab_names import IDENTIFIER, PRINTING, identifier, name_of_identifier
from headjudge.findings import Finding

_EDITION = re.compile(r"^[UA]-(?=[A-Z0-9]{3}\d{3})")
"""``U-ARC028``: the unlimited printing of ARC028."""


def entry_by_identifier(text: str, count: int, section: Section, line: int) -> Entry:
    """The entry of an identifier (``zipper-hit-red``), a printing (``SDA021``, ``WTR001-RF``) or, failing both, a name.

    The name of a printing is not known without card data: it stays the printing itself until it is resolved.
    """
    printed = PRINTING.match(_EDITION.sub("", text))
    if printed is not None:
        return Entry(
            name=printed["set"] + printed["number"],
            count=count,
            section=section,
            line=line,
            set_code=printed["set"],
            number=printed["number"],
            ident=text,
        )
    if IDENTIFIER.match(text):
        name, pitch = name_of_identifier(text)
        if name:
            return Entry(name=name, count=count, section=section, line=line, pitch=pitch, ident=text)
    return Entry(name=text, count=count, section=section, line=line, ident=text)


def is_printing(entry: Entry) -> bool:
    """Whether nothing but a printing is known of the card: its name is the printing's."""
    return (
        entry.ident is not None
        and entry.set_code is not None
        and entry.name == f"{entry.set_code}{entry.number}"
    )


def by_identifier(entry: Entry, base: CardBase) -> tuple[Known, ...]:
    """The cards that an entry's identifier or printing stands for; none where it has none or nobody knows it.

    Talishar writes underscores for dashes; a foil or edition behind a printing says nothing about the card.
    """
    if entry.ident is None:
        return ()
    for key in (entry.ident.replace("_", "-"), identifier(entry.name, entry.pitch)):
        known = base.by_key(key) if key else None
        if known is not None:
            return (known,)
    printed = PRINTING.match(_EDITION.sub("", entry.ident))
    if printed is None:
        return ()
    plain = base.by_printing(printed["set"], printed["number"])
    return plain or base.by_printing(printed["set"], printed["number"] + printed["suffix"])


def untold(deck: Decklist) -> list[Finding]:
    """What a list of identifiers leaves open where no card data is at hand: printings without a name, guessed names."""
    findings = [
        Finding("card.printing_alone", "unchecked", entry.name, {"name": entry.name}, line=entry.line)
        for entry in deck.entries
        if is_printing(entry) and entry.card is None
    ]
    texts = {line.number: line.text for line in deck.lines}
    guessed = [entry.name for entry in deck.entries if _is_guess(entry, texts.get(entry.line, ""))]
    if guessed:
        told = {"count": len(guessed), "names": guessed[:5]}
        findings.append(Finding("deck.names_guessed", "info", None, told))
    return findings


_LONGEST_ROW = 2_000


def _is_guess(entry: Entry, text: str) -> bool:
    """Whether the name comes from the identifier alone: a row of a table or of JSON may give the name beside it."""
    return (
        entry.card is None
        and entry.ident is not None
        and IDENTIFIER.match(entry.ident) is not None
        and entry.name == name_of_identifier(entry.ident)[0]
        and (len(text) > _LONGEST_ROW or entry.name not in text)
    )
