"""A list in lines of text: headings, groups, blank lines, comments and cards, none of them lost.

Every text form is this with a few rules of its own (``BodyRules``).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import replace

from headjudge.cards.card import Game
from headjudge.decks.decklist import Decklist, Entry, Line, LineKind, Section, copies
from headjudge.decks.line import BracketMeaning, Peeled, peeled, tidy
from headjudge.decks.naming import Names
from headjudge.decks.words import Heading, heading, said, section_before_colon
from headjudge.findings import Finding

_COMMENT = re.compile(r"^(?://|#|;|<!--)\s*")
_LONGEST_SIDEBOARD = 15
_SMALLEST_DECK = 40
_MOST_COMMANDERS = 2


class BodyRules(Struct, frozen=True, kw_only=True):
    """How a text form differs from others.

    ``bracket`` says what ``[...]`` behind a name means; ``sharp`` whether `` #`` begins a tag or comment;
    ``blank_parts`` whether a blank line may part deck and sideboard; ``own`` reads a line that only this form has: it
    gives what the line is, or None for a line like any other.
    """

    game: Game = "mtg"
    bracket: BracketMeaning = "either"
    sharp: bool = True
    blank_parts: bool = True
    own: Callable[[str, Reading], LineKind | None] | None = None


@dataclass(slots=True)
class Reading:
    """A list while it is read, line by line."""

    form: str
    names: Names
    rules: BodyRules
    section: Section
    pile: str | None = None
    title: str | None = None
    format_name: str | None = None
    entries: list[Entry] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    blocks: list[_Block] = field(default_factory=list)
    is_named: bool = False
    number: int = 0

    def enter(self, found: Heading) -> None:
        """What follows stands in the section, the pile or the group of the heading."""
        if found.kind == "group":
            # A group of types after the commander's heading is the deck again.
            if self.section in ("commander", "companion"):
                self.section = home(self.rules.game)
            self._block().has_group = True
            return
        self.is_named = True
        self.section = _section_in(self.rules.game, found.section or self.section)
        self.pile = found.name if found.kind == "pile" else None

    def take(self, part: Peeled) -> None:
        """Takes in the card of a line, or says why the line cannot be read."""
        if part.fault is not None:
            told = {"text": part.name, "why": part.fault}
            self.findings.append(Finding("line.unreadable", "error", None, told, line=self.number))
            return
        entry = entry_of(part, self.section, self.number, self.pile, self.rules.game)
        if part.section is not None:
            self.is_named = self.is_named or part.section not in ("commander", "companion")
        self._block().places.append(len(self.entries))
        self.entries.append(entry)

    def _block(self) -> _Block:
        if not self.blocks:
            self.blocks.append(_Block())
        return self.blocks[-1]

    def pause(self) -> None:
        """A blank line: what stands together ends; a commander's section without another heading ends, too."""
        if self.blocks and self.blocks[-1].places:
            self.blocks.append(_Block())
            if self.section in ("commander", "companion"):
                self.section = home(self.rules.game)

    def finish(self) -> Decklist:
        """The list as it was read."""
        if self.rules.blank_parts and not self.is_named:
            self._part_at_blank_lines()
        return Decklist(
            game=self.rules.game,
            form=self.form,
            entries=tuple(self.entries),
            lines=tuple(self.lines),
            title=self.title,
            format_name=self.format_name,
            comments=tuple(self.comments),
            findings=tuple(self.findings),
        )

    def _part_at_blank_lines(self) -> None:
        """Where no section is named a blank line parts deck and sideboard.

        Two blocks: the second is the sideboard, unless the first is one or two cards before a whole deck (a
        commander). More blocks: only the last one can be it, and only if it is small enough.
        """
        blocks = [block for block in self.blocks if block.places]
        if len(blocks) < 2:
            return
        sizes = [copies(self.entries[place] for place in block.places) for block in blocks]
        last = blocks[-1]
        if sizes[-1] > _LONGEST_SIDEBOARD and (
            len(blocks) > 2 or (sizes[0] <= _MOST_COMMANDERS and sizes[-1] >= _SMALLEST_DECK)
        ):
            return
        if last.has_group or any(self.entries[place].section == "commander" for place in last.places):
            return
        if all(self.entries[place].section == "commander" for block in blocks[:-1] for place in block.places):
            return
        side: Section = "sideboard" if self.rules.game == "mtg" else "inventory"
        for place in last.places:
            self.entries[place] = _moved(self.entries[place], side)
        first = self.entries[last.places[0]]
        told = {"count": sizes[-1]}
        self.findings.append(Finding("deck.sideboard_assumed", "info", None, told, line=first.line))


@dataclass(slots=True)
class _Block:
    """What stands between two blank lines: places in the list of entries, and whether a group heads it."""

    places: list[int] = field(default_factory=list)
    has_group: bool = False


def home(game: Game) -> Section:
    """The section of a card for which nothing else is said."""
    return "main" if game == "mtg" else "deck"


def _section_in(game: Game, section: Section) -> Section:
    """The same section in the words of the game."""
    if game == "fab":
        return {"main": "deck", "sideboard": "inventory", "commander": "hero"}.get(section, section)  # type: ignore[return-value]
    return {"deck": "main", "inventory": "sideboard", "hero": "commander", "arena": "main"}.get(
        section, section
    )  # type: ignore[return-value]


def _moved(entry: Entry, section: Section) -> Entry:
    return replace(entry, section=section)


def entry_of(part: Peeled, section: Section, number: int, pile: str | None, game: Game) -> Entry:
    """The entry of a line taken apart, in the section that the line itself or its heading names."""
    if part.aside and part.section is None:
        section = "maybeboard"
    return Entry(
        name=part.name,
        count=part.count,
        section=_section_in(game, part.section or section),
        line=number,
        set_code=part.set_code,
        number=part.number,
        finish=part.finish,
        pitch=part.pitch,
        groups=tuple(part.groups),
        tags=tuple(part.tags),
        label=part.label,
        comment=part.comment,
        colour=part.colour,
        other_name=part.other_name,
        pile=pile if section == "extras" else None,
    )


def read_body(text: str, names: Names, *, form: str, rules: BodyRules) -> Decklist:
    """Reads a list in lines of text.

    Cost: about 10 microseconds a line, linear in the text. Raises nothing: what cannot be read is a finding
    ``line.unreadable`` with its line.
    """
    reading = Reading(form, names, rules, home(rules.game))
    for number, raw in enumerate(text_lines(text), start=1):
        reading.number = number
        line = tidy(raw)
        before = len(reading.findings)
        kind = _read_line(line, reading)
        if len(reading.findings) > before and reading.findings[-1].code == "line.unreadable":
            kind = "unreadable"
        reading.lines.append(Line(number, kind, raw))
    return reading.finish()


def text_lines(text: str) -> list[str]:
    """The lines of a text whatever its line ends: CRLF, LF, CR, and the separators of Unicode.

    Tabs and form feeds part nothing. A line end at the very end opens no further line.
    """
    lines = re.split("\r\n|[\n\r\x85\u2028\u2029]", text)
    if lines and not lines[-1]:
        lines.pop()
    return lines


def _read_line(line: str, reading: Reading) -> LineKind:
    if not line:
        reading.pause()
        return "blank"
    own = reading.rules.own
    if own is not None and (kind := own(line, reading)) is not None:
        return kind
    if (kind := _about(line, reading)) is not None:
        return kind
    rules = reading.rules
    reading.take(peeled(line, reading.names, game=rules.game, bracket=rules.bracket, sharp=rules.sharp))
    return "card"


def _about(line: str, reading: Reading) -> LineKind | None:
    """A heading, something about the list, or a comment; None for a line that must be a card.

    No card is called like a section; a group or a pile has the name of one here and there (Conspiracy).
    """
    if line[0].isdigit():
        return None
    found = heading(line)
    if (found is None or found.kind != "section") and reading.names.knows(line):
        return None
    if found is not None:
        reading.enter(found)
        return "section"
    if ":" in line and (kind := _said(line, reading)) is not None:
        return kind
    if comment := _COMMENT.match(line):
        # Where the form has signs of its own behind the slashes, the rest may still be a heading with words behind it.
        if rest := line[comment.end() :].strip(" -!>"):
            reading.comments.append(rest)
        return "comment"
    return None


def _said(line: str, reading: Reading) -> LineKind | None:
    told = said(line)
    if told is not None:
        what, value = told
        if what == "hero" and value and reading.rules.game == "fab":
            reading.take(_one(value, reading, "hero"))
            return "card"
        if what == "title":
            reading.title = value or reading.title
        elif what == "format_name":
            reading.format_name = value or reading.format_name
        elif what != "hero" and value:
            reading.comments.append(line)
        if what != "hero":
            return "head"
    named = section_before_colon(line)
    if named is None:
        return None
    reading.is_named = True
    reading.take(_one(named[1], reading, named[0]))
    return "card"


def _one(text: str, reading: Reading, section: Section) -> Peeled:
    rules = reading.rules
    part = peeled(text, reading.names, game=rules.game, bracket=rules.bracket, sharp=rules.sharp)
    part.section = part.section or section
    return part
