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
from headjudge.decks.blocks import beside_the_deck
from headjudge.decks.decklist import Decklist, Entry, Line, LineKind, Section, copies
from headjudge.decks.habits import Habits, habits
from headjudge.decks.line import LONGEST_LINE, BracketMeaning, Peeled, has_words, peeled, tidy
from headjudge.decks.naming import Names
from headjudge.decks.ordinary import ShortWay
from headjudge.decks.several import parted, unrolled
from headjudge.decks.undressing import undressed
from headjudge.decks.words import (
    Heading,
    heading,
    is_table_head,
    is_total,
    place_before_colon,
    said,
    unknown_heading,
)
from headjudge.findings import Finding

_COMMENT = re.compile(r"^(?://|#|;|<!--|https?:)\s*", re.IGNORECASE)


class BodyRules(Struct, frozen=True, kw_only=True):
    """How a text form differs from others.

    ``bracket`` says what ``[...]`` behind a name means; ``sharp`` whether `` #`` begins a tag or comment;
    ``blank_parts`` whether a blank line may part deck and sideboard; ``own`` reads a line that only this form has: it
    gives what the line is, or None for a line like any other. It is not asked about the ordinary lines of Magic lists
    (``4 Island``, ``1x Sol Ring (C21) 263``).
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
    raw_lines: list[str]
    pile: str | None = None
    title: str | None = None
    format_name: str | None = None
    entries: list[Entry] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    is_named: bool = False
    after_about: bool = False
    number: int = 0
    _habits: Habits | None = None

    @property
    def habits(self) -> Habits:
        """How the writer of this list writes counts; looked for once, when a line asks for it."""
        if self._habits is None:
            self._habits = habits([tidy(raw) for raw in self.raw_lines])
        return self._habits

    def enter(self, found: Heading) -> None:
        """What follows stands in the section, the pile or the group of the heading."""
        others = _ONLY_FAB if self.rules.game == "mtg" else _ONLY_MAGIC
        if found.kind == "group" or found.section in others:
            # A group of types after the commander's heading is the deck again.
            self.leave_command_zone()
            self.block().has_group = True
            return
        self.is_named = True
        self.section = _section_in(self.rules.game, found.section or self.section)
        self.pile = found.name if found.kind == "pile" else None

    def leave_command_zone(self) -> None:
        """What follows is the deck again if this was the commander or the companion."""
        if self.section in ("commander", "companion"):
            self.section = home(self.rules.game)

    def leave_command_zone_after_cards(self) -> None:
        """A word of the writer's own below the commander heads the deck; right below the heading it is a remark."""
        if self.entries and self.entries[-1].section == self.section:
            self.leave_command_zone()

    def take(self, part: Peeled) -> None:
        """Takes in the card of a line, or says why the line cannot be read."""
        if part.fault is not None:
            told = {"text": part.name, "why": part.fault}
            self.findings.append(Finding("line.unreadable", "error", None, told, line=self.number))
            return
        entry = entry_of(part, self.section, self.number, self.pile, self.rules.game)
        if part.section is not None:
            self.is_named = self.is_named or part.section not in ("commander", "companion")
        self.keep(entry)

    def keep(self, entry: Entry) -> None:
        """Takes in an entry in its place."""
        self.block().places.append(len(self.entries))
        self.entries.append(entry)

    def block(self) -> Block:
        """What stands together with the line that is read."""
        if not self.blocks:
            self.blocks.append(Block())
        return self.blocks[-1]

    def pause(self) -> None:
        """A blank line: what stands together ends; a commander's section without another heading ends, too.

        In files whose sections a program writes a blank line says nothing.
        """
        if self.rules.blank_parts and self.blocks and self.blocks[-1].places:
            self.blocks.append(Block())
            self.leave_command_zone()

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
        """Where no section is named a blank line parts the deck from what is beside it; what was assumed is told."""
        blocks = [block for block in self.blocks if block.places]
        if any(
            self.entries[place].section != home(self.rules.game) for block in blocks for place in block.places
        ):
            # Marks on the cards themselves (a commander's) make a section of their own; the rest may still be parted.
            blocks = [block for block in blocks if not self._is_marked(block)]
        sizes = [copies(self.entries[place] for place in block.places) for block in blocks]
        parted = beside_the_deck(sizes, self.rules.game)
        if parted is None or blocks[parted[0]].has_group:
            return
        places = blocks[parted[0]].places
        for place in places:
            if self.entries[place].section == home(self.rules.game):
                self.entries[place] = replace(self.entries[place], section=parted[1])
        first = self.entries[places[0]]
        if parted[1] == "commander":
            for place in places:
                entry = self.entries[place]
                told = {"card": entry.name}
                self.findings.append(
                    Finding("deck.commander_assumed", "info", entry.name, told, line=entry.line)
                )
            return
        count = {"count": sizes[parted[0]]}
        self.findings.append(Finding("deck.sideboard_assumed", "info", None, count, line=first.line))

    def _is_marked(self, block: Block) -> bool:
        return all(self.entries[place].section != home(self.rules.game) for place in block.places)


@dataclass(slots=True)
class Block:
    """What stands between two blank lines: places in the list of entries, and whether a group heads it."""

    places: list[int] = field(default_factory=list)
    has_group: bool = False


_ONLY_FAB: tuple[Section | None, ...] = ("arena", "hero", "inventory")
"""Sections whose words stand over groups of cards in a Magic list (``Equipment``)."""
_ONLY_MAGIC: tuple[Section | None, ...] = ("companion", "extras")
"""The same in a list of Flesh and Blood, where ``Companion`` is a type of cards."""


def home(game: Game) -> Section:
    """The section of a card for which nothing else is said."""
    return "main" if game == "mtg" else "deck"


def _section_in(game: Game, section: Section) -> Section:
    """The same section in the words of the game."""
    if game == "fab":
        return {
            "main": "deck", "sideboard": "inventory", "commander": "hero", "companion": "deck", "extras": "deck",
        }.get(section, section)  # type: ignore[return-value]  # fmt: skip
    return {"deck": "main", "inventory": "sideboard", "hero": "commander", "arena": "main"}.get(
        section, section
    )  # type: ignore[return-value]


def entry_of(part: Peeled, section: Section, number: int, pile: str | None, game: Game) -> Entry:
    """The entry of a line taken apart, in the section that the line itself or its heading names."""
    if part.pile is not None and game == "mtg":
        section, pile = "extras", part.pile
    elif part.section is not None:
        section = part.section
    elif part.aside:
        section = "maybeboard"
    return Entry(
        name=part.name,
        count=part.count,
        section=_section_in(game, section),
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
    raw_lines = text_lines(text)
    reading = Reading(form, names, rules, home(rules.game), raw_lines)
    short = ShortWay(names, rules.bracket) if rules.game == "mtg" else None
    lines = reading.lines
    for number, raw in enumerate(raw_lines, start=1):
        if short is not None and (entry := short.entry(raw, reading.section, number)) is not None:
            if reading.section == "extras":
                entry = replace(entry, pile=reading.pile)
            reading.keep(entry)
            lines.append(Line(number, "card", raw))
            continue
        reading.number = number
        before = len(reading.findings)
        line = tidy(raw)
        kinds = [
            _read_line(part, reading) for part in (unrolled(line) if len(line) <= LONGEST_LINE else [line])
        ]
        kind: LineKind = "card" if "card" in kinds else kinds[0]
        if len(reading.findings) > before and reading.findings[-1].code == "line.unreadable":
            kind = "unreadable"
        lines.append(Line(number, kind, raw))
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
    if len(line) > LONGEST_LINE:
        if _COMMENT.match(line):
            return "comment"
        reading.take(Peeled(line[:LONGEST_LINE], fault="too_long"))
        return "unreadable"
    own = reading.rules.own
    if own is not None and (kind := own(line, reading)) is not None:
        return kind
    if (kind := _about(line, reading)) is not None:
        return kind
    bare = undressed(line)
    if bare != line and not _is_known(line, reading):
        if not has_words(bare):
            return "comment"
        if (kind := _about(bare, reading)) is not None:
            return kind
        line = bare
    if _is_rule(line):
        return "comment"
    _take_cards(line, reading, None)
    return "card"


def _is_known(line: str, reading: Reading) -> bool:
    """Whether the line names a known card as it stands, with a count and marks around it."""
    rules = reading.rules
    part = peeled(line, reading.names, game=rules.game, bracket=rules.bracket, sharp=rules.sharp)
    return part.fault is None and reading.names.knows(part.name)


_RULE = re.compile(r"^(?:([-=*~#.+·•—–─━═_])\1{2,}|[-=*~#.+·•—–─━═\s]{3,})$")


def _is_rule(line: str) -> bool:
    """A line that is drawn, not written; five underscores are a card."""
    return line != "_____" and _RULE.match(line) is not None


_STARTS_WITH_COUNT = re.compile(r"^\d{1,4}\s*[x×х]?\s", re.IGNORECASE)
_JOINED = re.compile(r"\s+[&+]\s+")
_ALSO_JOINED = re.compile(r"\s+(?:[&+/]|//|and|и)\s+|\s*[;/]\s*|と")
_NUMBERED = re.compile(r"^(\d{1,4})[.)]\s+(?=\S)")


def _take_cards(line: str, reading: Reading, section: Section | None) -> None:
    """Takes in the cards of a line: one as a rule, several where each has its count (``4 Island, 2 Swamp``)."""
    rules, names = reading.rules, reading.names
    if line[0].isdigit() and (numbered := _NUMBERED.match(line)) and not names.knows(line):
        rest = line[numbered.end() :]
        line = rest if reading.habits.numbered or _STARTS_WITH_COUNT.match(rest) else f"{numbered[1]} {rest}"
    behind = False
    if line[-1].isdigit() and not line[0].isdigit():
        behind = reading.habits.behind
    parts = [line]
    if section == "commander" and not names.knows(line):
        parts = _commanders(line, names)
    elif not behind:
        parts = parted(line, names)
    for part in parts:
        found = peeled(part, names, game=rules.game, bracket=rules.bracket, sharp=rules.sharp, behind=behind)
        found.section = found.section or section
        reading.take(found)


def _commanders(text: str, names: Names) -> list[str]:
    """``Commander: A & B`` names two cards, unless it is the name of one."""
    sure = _JOINED.split(text)
    if len(sure) == _PARTNERS and not any(names.knows(f"{sure[0]} {joint} {sure[1]}") for joint in "&+"):
        return sure
    wider = _ALSO_JOINED.split(text)
    return wider if len(wider) == _PARTNERS and all(names.knows(one) for one in wider) else [text]


_PARTNERS = 2


def _about(line: str, reading: Reading) -> LineKind | None:
    """A heading, something about the list, or a comment; None for a line that must be a card.

    No card is called like a section; a group or a pile has the name of one here and there (Conspiracy).
    """
    if line[0].isdigit():
        return "head" if is_total(line) and not reading.names.knows(line) else None
    if reading.after_about and (kind := _named_after_about(line, reading)) is not None:
        return kind
    found = heading(line)
    if (found is None or found.kind != "section") and reading.names.knows(line):
        return None
    if found is not None:
        reading.enter(found)
        return "section"
    told = said(line + ":") if line[-1] not in ":：" and len(line) <= _LONGEST_WORD else said(line)
    if told is not None and told == ("about", ""):
        reading.after_about = True
        return "head"
    if is_total(line) or is_table_head(line):
        return "head"
    if (kind := _said(line, reading)) is not None:
        return kind
    return _other(line, reading)


_LONGEST_WORD = 30


def _other(line: str, reading: Reading) -> LineKind | None:
    """A heading of the writer's own, or a comment."""
    comment = _COMMENT.match(line)
    if comment is None or line.startswith("##"):
        may_be_counted = line[-1].isdigit() or line[-1] in ")]"
        word = unknown_heading(line, may_be_counted and reading.habits.counted)
        if word is None:
            return None
        if not reading.habits.counted and reading.names.knows(word):
            # Where no card has a count a card in brackets is one; where each has, it heads a group (``Reanimate:``).
            _take_cards(word, reading, None)
            return "card"
        reading.enter(Heading("group", None, line))
        return "section"
    if rest := line[0 if line.startswith("http") else comment.end() :].strip(" -!>"):
        reading.comments.append(rest)
        if len(rest) <= _LONGEST_WORD:
            reading.leave_command_zone_after_cards()
    return "comment"


def _named_after_about(line: str, reading: Reading) -> LineKind | None:
    """Arena's ``Name Friday night`` below its ``About``."""
    reading.after_about = False
    word, _, title = line.partition(" ")
    told = said(f"{word}:")
    if told is None or told[0] != "title" or not title.strip():
        return None
    reading.title = title.strip()
    return "head"


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
    named = place_before_colon(line)
    if named is None:
        return None
    place, rest = named
    if place.kind == "pile":
        return _take_pile(place.name, rest, line, reading)
    section = place.section
    if section in ("main", "deck") and not rest[0].isdigit() and not reading.names.knows(rest):
        # Nobody writes a deck of one card behind ``Deck:``; it is the name of the deck.
        reading.title = rest
        return "head"
    reading.is_named = True
    _take_cards(rest, reading, section)
    return "card"


_LISTED = re.compile(r"\s*(?:[,;、，；]|\s/{1,2}\s)\s*")


def _take_pile(pile: str, rest: str, line: str, reading: Reading) -> LineKind | None:
    """``WB: 1 Name``, ``Worldbreaks: Name, Name, Name``: cards of a pile beside the deck on one line.

    Commas part names only where each part is a known one, since names have commas of their own.
    """
    names = reading.names
    if reading.rules.game == "fab" or names.knows(line):
        return None
    around = reading.section, reading.pile
    parts = [rest] if names.knows(rest) else _LISTED.split(rest)
    listed = parts if len(parts) > 1 and all(names.knows(one) for one in parts) else [rest]
    reading.is_named = True
    reading.section, reading.pile = "extras", pile
    for one in listed:
        _take_cards(one, reading, None)
    reading.section, reading.pile = around
    return "card"


def _one(text: str, reading: Reading, section: Section) -> Peeled:
    rules = reading.rules
    part = peeled(text, reading.names, game=rules.game, bracket=rules.bracket, sharp=rules.sharp)
    part.section = part.section or section
    return part
