"""A list while it is read from the elements of a file: each element becomes a line, a card or a finding."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import replace

from headjudge.decks.body import entry_of, text_lines
from headjudge.decks.decklist import Decklist, Entry, Line, LineKind, Section
from headjudge.decks.exact import counted, one_line
from headjudge.decks.line import Peeled
from headjudge.decks.markup import Element, Markup, cut, elements
from headjudge.decks.words import heading
from headjudge.findings import Finding, InputError


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards of a file belong: a section, and the pile of its own where it is no section of a deck."""

    section: Section
    pile: str | None = None


@dataclass(slots=True)
class Filing:
    """What was read so far; every element of the file is told to it exactly once."""

    form: str
    title: str | None = None
    format_name: str | None = None
    entries: list[Entry] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def open(self, text: str, root: str) -> Markup:
        """The elements of the text. Raises InputError where it is no XML or has another root."""
        found = elements(text)
        if found.root.tag != root:
            told = {"form": self.form, "found": cut(found.root.tag)}
            raise InputError([Finding("deck.not_this_form", "error", None, told, line=found.root.line)])
        for number, comment in found.comments:
            self.lines.append(Line(number, "comment", f"<!--{comment}-->"))
            self.remark(comment)
        return found

    def remark(self, text: str) -> None:
        """Takes in what the list says in words of its own, each line of it."""
        self.comments += [line for raw in text_lines(text) if (line := one_line(raw))]

    def take(self, element: Element, kind: LineKind, *known: str, words: bool = False) -> None:
        """The element is what it is; attributes other than those known, and text where none belongs, are told."""
        self.lines.append(Line(element.line, kind, element.shown()))
        extra = {key: value for key, value in element.marks.items() if key not in known}
        for key, value in (*extra.items(), *element.also.items()):
            self._unknown(f'{key}="{value}"', element.line)
        if element.text and not words:
            self._unknown(element.text, element.line)

    def leave(self, element: Element) -> None:
        """An element that is not known: it and all inside it is told."""
        for one in (element, *element.below()):
            self.lines.append(Line(one.line, "comment", one.shown()))
            self._unknown(one.shown(), one.line)

    def leave_below(self, element: Element) -> None:
        """Nothing belongs inside this element."""
        for child in element.children:
            self.leave(child)

    def _unknown(self, part: str, line: int) -> None:
        self.findings.append(Finding("deck.part_unknown", "info", None, {"part": cut(part)}, line=line))

    def place(self, name: str | None, line: int, around: Place) -> Place:
        """The place that a section's name means; a group of types stays where it stands.

        A name that means nothing is told, and its cards are kept apart under it.
        """
        name = one_line(name or "")
        found = heading(name)
        if found is None:
            told = {"section": cut(name)}
            self.findings.append(Finding("deck.section_unknown", "warning", None, told, line=line))
            return Place("extras", name) if name else around
        if found.kind == "group":
            return around
        if found.kind == "pile":
            return Place("extras", found.name)
        return Place(found.section or "main")

    def card(self, element: Element, count: str | None, name: str, place: Place) -> Peeled | None:
        """The card of an element, added to the list; None where it cannot be read, which is told."""
        part = counted(count, name)
        if part.fault is not None:
            self.unreadable(element, part.fault)
            return None
        self.entries.append(entry_of(part, place.section, element.line, place.pile, "mtg"))
        return part

    def unreadable(self, element: Element, why: str) -> None:
        """The card of the element just taken cannot be read."""
        told = {"text": cut(element.shown()), "why": why}
        self.findings.append(Finding("line.unreadable", "error", None, told, line=element.line))
        self.lines[-1] = Line(element.line, "unreadable", element.shown())

    def mark(self, **traits: str | None) -> None:
        """Adds marks to the card added last."""
        self.entries[-1] = replace(self.entries[-1], **traits)

    def finish(self) -> Decklist:
        """The list as it was read."""
        return Decklist(
            game="mtg",
            form=self.form,
            entries=tuple(self.entries),
            lines=tuple(sorted(self.lines, key=lambda line: line.number)),
            title=self.title,
            format_name=self.format_name,
            comments=tuple(self.comments),
            findings=tuple(self.findings),
        )


def ident_of(program: str, value: str | None) -> str | None:
    """The number of a card in a program's own books, with the program in front; None where it has none."""
    value = one_line(value or "")
    return f"{program}:{value}" if value.strip("0-") else None


def number_in(program: str, entry: Entry) -> str | None:
    """The number of a card in this program's books, if the list has it."""
    if entry.ident is None or not entry.ident.startswith(f"{program}:"):
        return None
    return entry.ident.removeprefix(f"{program}:")
