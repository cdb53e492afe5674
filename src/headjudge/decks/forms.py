"""What a form of decklist is: how it is known, read and written, and what it has room for.

Each form is one module of ``headjudge.decks.readers`` with a ``FORM``; the registry in ``headjudge.decks.registry``
names them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from headjudge.cards.card import Game
from headjudge.decks.decklist import Decklist, Entry, Finish, Section
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.findings import Finding

EntryTrait = Literal[
    "set_code",
    "number",
    "finish",
    "pitch",
    "groups",
    "tags",
    "label",
    "comment",
    "colour",
    "ident",
    "other_name",
    "pile",
]
"""What a form may have room for in a line beside name, count and section."""

ListTrait = Literal["title", "format_name", "comments"]
"""What a form may have room for beside its lines."""

Trait = EntryTrait | ListTrait
ENTRY_TRAITS: tuple[EntryTrait, ...] = get_args(EntryTrait)
LIST_TRAITS: tuple[ListTrait, ...] = get_args(ListTrait)
_EMPTY: Mapping[str, object] = {"groups": (), "tags": (), "comments": ()}
_UNTOLD = frozenset(("other_name", "ident"))
"""Left out without a word: the same card is meant without them."""


class DeckForm(Struct, frozen=True, kw_only=True):
    """One form of decklist.

    ``key`` names it on the command line; ``games`` are those that it serves; ``suffix`` ends its files' names.
    ``likeness`` says from 0 (no) to 100 (certain) how much a text looks like it; ``read`` and ``write`` do the work:
    ``write`` is given only what the form holds. ``sections`` it can name; ``elsewhere`` says where a section goes that
    it cannot name (a commander into the sideboard) - a section in neither is left out and told. ``traits`` are those
    it has room for, ``finishes`` the finishes among them. ``numbers`` is the program whose numbers of cards it holds
    (``mtgo`` of ``mtgo:12345``), None where it holds those of every program; ``piles`` says under which name it keeps
    a pile. ``warn`` tells what the form's program will make of a list that the form holds.
    """

    key: str
    games: tuple[Game, ...]
    suffix: str
    likeness: Callable[[str], int]
    read: Callable[[str, Names], Decklist]
    write: Callable[[Decklist, Spelling], str]
    sections: tuple[Section, ...]
    elsewhere: Mapping[Section, Section] = {}
    traits: frozenset[Trait] = frozenset()
    finishes: frozenset[Finish] = frozenset(("foil", "etched"))
    numbers: str | None = None
    piles: Mapping[str, str] = {}
    warn: Callable[[Decklist], tuple[Finding, ...]] | None = None


def held(deck: Decklist, form: DeckForm) -> tuple[Decklist, tuple[Finding, ...]]:
    """The list as far as a form has room for it, and what it has no room for.

    Cards of a section that the form cannot name move to where its programs keep them (``deck.section_moved``) or are
    left out (``deck.section_left_out``, a warning with the names); marks without a place are dropped
    (``deck.marks_left_out``). Cards stand in the order in which the form writes its sections.
    ``form.read(form.write(held))`` gives the same list again.
    """
    findings = []
    entries = []
    moved: dict[tuple[Section, Section], list[Entry]] = {}
    out: dict[Section, list[Entry]] = {}
    for entry in deck.entries:
        goes: Section | None = (
            entry.section if entry.section in form.sections else form.elsewhere.get(entry.section)
        )
        if goes is None:
            out.setdefault(entry.section, []).append(entry)
            continue
        if goes != entry.section:
            moved.setdefault((entry.section, goes), []).append(entry)
        entries.append(replace(entry, section=goes))
    if moved:
        # A moved card stands where the form will write it: behind the sections before it.
        order = {section: place for place, section in enumerate(form.sections)}
        entries.sort(key=lambda entry: order[entry.section])
    for (section, goes), some in moved.items():
        told = {"section": section, "to": goes, "names": [one.name for one in some]}
        findings.append(Finding("deck.section_moved", "info", form.key, told))
    for section, some in out.items():
        told = {"section": section, "names": [one.name for one in some]}
        findings.append(Finding("deck.section_left_out", "warning", form.key, told))
    dropped: dict[Trait, int] = {}
    kept = [_fitted(entry, form, dropped) for entry in entries]
    shown = replace(deck, form=form.key, entries=_in_order(kept, form))
    for trait in LIST_TRAITS:
        empty = _EMPTY.get(trait)
        if trait not in form.traits and getattr(deck, trait) not in (None, empty):
            dropped[trait] = 1
            shown = replace(shown, **{trait: empty})
    findings += [
        Finding("deck.marks_left_out", "info", form.key, {"mark": trait, "count": count})
        for trait, count in dropped.items()
        if trait not in _UNTOLD
    ]
    return shown, tuple(findings)


def _fitted(entry: Entry, form: DeckForm, dropped: dict[Trait, int]) -> Entry:
    lost: dict[str, object] = {}
    for trait in ENTRY_TRAITS:
        empty = _EMPTY.get(trait)
        if trait not in form.traits and getattr(entry, trait) not in (None, empty):
            lost[trait] = empty
            dropped[trait] = dropped.get(trait, 0) + 1
    if entry.finish is not None and "finish" not in lost and entry.finish not in form.finishes:
        lost["finish"] = None
        dropped["finish"] = dropped.get("finish", 0) + 1
    if (
        entry.ident is not None
        and form.numbers is not None
        and not entry.ident.startswith(f"{form.numbers}:")
    ):
        lost["ident"] = None
    if entry.pile is not None and entry.pile in form.piles:
        lost["pile"] = form.piles[entry.pile]
    return replace(entry, **lost) if lost else entry


def _in_order(entries: list[Entry], form: DeckForm) -> tuple[Entry, ...]:
    """The entries section by section, piles together, as forms write them."""
    sections = {section: place for place, section in enumerate(form.sections)}
    piles: dict[str | None, int] = {}
    for entry in entries:
        piles.setdefault(entry.pile, len(piles))
    return tuple(sorted(entries, key=lambda entry: (sections[entry.section], piles[entry.pile])))
