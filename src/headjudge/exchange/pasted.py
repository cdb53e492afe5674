"""A list of names as people paste it from a chat or a spreadsheet: a name per line, with whatever stands around it."""

from __future__ import annotations

import re

from headjudge.exchange.people import Person
from headjudge.findings import Finding

_MARK = re.compile(
    r"[\u2022\u2023\u2043\u25aa\u25e6\u30fb\u00b7]\s*"  # dots of lists
    r"|[-*+\u2013\u2014]\s+"
    r"|[\u2460-\u2473]\s*"  # numbers in circles
    r"|[#№]\s*\d{1,4}[.:)]?\s+"
    r"|[(\[（]\d{1,4}[)\]）]\s*"
    r"|\d{1,4}\s*[.)．）、:：](?!\d)\s*"
    r"|\d{1,4}\s+(?=\D)"
)
_NUMBERS = re.compile(r"[#№(]?\s*\d+\s*[.):]?")
_GEM = re.compile(r"(?P<name>.+?)\s*\((?P<id>\d{4,12})\)\s*(?P<hero>.*)")
"""A line of GEM's page of registered players: ``Sato, Aki (12345678)  Dash I/O``."""


def names(text: str, source: str | None = None) -> tuple[list[Person], list[Finding]]:
    """The persons of a pasted list, and a remark on each line of which something was left out.

    Forgiven: empty lines, repeated spaces, list marks and numbers before the name, columns of numbers. The second
    column is the hero. A GEM id in brackets behind the name is taken as such. Cost: linear in the text.
    """
    found: list[Person] = []
    told: list[Finding] = []
    for number, line in enumerate(re.split("\r\n|\r|\n", text.removeprefix("\ufeff")), 1):
        cells = [cell for cell in map(_squeezed, line.split("\t")) if cell]
        while len(cells) > 1 and _NUMBERS.fullmatch(cells[0]):
            cells.pop(0)
        if not cells:
            continue
        name = _MARK.sub("", cells[0], count=1) if _MARK.match(cells[0]) else cells[0]
        if not name:
            continue  # a number whose name is still to be written
        further = [cell for cell in cells[1:] if not cell.isdecimal()]
        if len(further) > 1:
            params = {"name": name, "left": tuple(further[1:])}
            told.append(Finding("lists.left_out", "warning", source, params, line=number))
        gem = _GEM.fullmatch(name)
        hero = further[0] if further else None
        if gem is not None:
            external = {"gem": gem["id"]}
            found.append(Person(number, gem["name"], hero=gem["hero"] or hero, external=external))
        else:
            found.append(Person(number, name, hero=hero))
    return found, told


def _squeezed(cell: str) -> str:
    """Repeated spaces made one; a single wide space between Japanese names stays as it is written."""
    return re.sub(r"\s{2,}", " ", cell.strip())
