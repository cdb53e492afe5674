"""A Flesh and Blood list in lines of text, whichever program or person wrote it.

One reading serves every text form: what FaBrary, fabtcg.com, FaB DB and GEM write of their own cannot be mistaken for
one another, and lists that people paste together mix them.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from headjudge.cards.database import CardBase
from headjudge.cards.folding import folded
from headjudge.decks.body import BodyRules, Reading, entry_of, read_body, text_lines
from headjudge.decks.decklist import Decklist, Entry, LineKind, Section, copies
from headjudge.decks.fab_names import parted
from headjudge.decks.line import LONGEST_LINE, PITCH_WORDS, Peeled, peeled
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.decks.words import heading, said
from headjudge.findings import Finding

WORDS = {1: "red", 2: "yellow", 3: "blue", 4: "purple"}
SHORT_WORDS = {1: "red", 2: "yel", 3: "blu", 4: "pur"}
CAPITAL_WORDS = {1: "Red", 2: "Yellow", 3: "Blue", 4: "Purple"}
NO_PITCH = "(no pitch)"
"""Stands behind a card without pitch where the heading above would give it one."""

_FABDB = re.compile(r"^deck buil[dt] - via https?://", re.IGNORECASE)
_MADE = re.compile(
    r"^(?:deck built|made) with .{1,8} at the fabrary|^see the full deck\b|^https?://\S+$", re.IGNORECASE
)
_CLASS = re.compile(r"^(?:class|classes|talents?|クラス|タレント|класс|талант)\s*[:：]", re.IGNORECASE)
_COMMA_LINE = re.compile(
    r"^(?:weapons?|equipments?|weapons? ?[/&] ?equipments?|武器|装備品?|оружие|снаряжение)\s*[:：]\s*(\S.*)$",
    re.IGNORECASE,
)
_TOTAL = re.compile(
    r"^(\d{1,6})\s+total\b\s*(?:(?:weapon|equipment|pitch|arena|deck|cards?|pool).*)?$", re.IGNORECASE
)
_PITCH_GROUP = re.compile(
    r"^(?:pitch|ピッチ値?|питч)(?: value| cost)?\s*[:=]?\s*(0\s*/{1,2}\s*1|1\s*/{1,2}\s*0|[0-4])"
    r"(?:\s*[(\[]?[^()\[\]\d]{1,20}[)\]]?)?(?:\s*[(\[]?\d{1,4}[)\]]?)?$"
)
_PITCH_TOLD = re.compile(
    r"^(?:(?:deck[- ]cards? )?(?:with )?(?:a )?pitch(?: value)?(?: of)? ([1-4])\b\D*"
    r"|ピッチ値?[がは]?\s?([1-4])\D*カード|карты(?: колоды)? с питчем ([1-4])\b\D*)$"
)
"""The groups of TRP A.5 in full words: ``Deck-cards with pitch 2 (yellow)``, ``ピッチ値が2（黄）のデッキカード``."""
_COLOUR_GROUP = re.compile(
    r"^([^\W\d_]{1,12}?)(?:s| cards?| deck cards?|の?(?:デッキ)?カード| карты)?(?:\s*[(\[]?\d{1,4}枚?[)\]]?)?$"
)
_NAN = re.compile(r"^(?:NaN\s*)+[\[(]?(\d{1,9})[\])x]?\s*(\S.*)$")
_TITLE_AND_HERO = re.compile(r"^(?P<title>.*?)\s*\((?P<hero>[^()]*)\)$")
_COUNTED = re.compile(r"^[\[(]\d+[\])]")
_FRAME = " \t#*=_~[]:：-"
_LONGEST_GROUP = 80


def pitch_heading(line: str) -> tuple[int | None] | None:
    """The pitch of the cards below a heading such as ``Pitch 2 (Yellow)``, ``Red (34)``, ``赤``; None for other lines.

    ``Pitch 0`` heads cards without pitch; ``Pitch 0/1 (Red)`` is pitch 1, under which cards without pitch stand, too.
    """
    if not line or line[0].isdigit() or len(line) > _LONGEST_GROUP:
        return None
    text = folded(line).strip(_FRAME)
    if found := _PITCH_GROUP.match(text):
        value = max(int(digit) for digit in found[1] if digit.isdigit())
        return (value or None,)
    if told := _PITCH_TOLD.match(text):
        return (int(told[told.lastindex or 1]),)
    found = _COLOUR_GROUP.match(text)
    if found is None:
        return None
    pitch = PITCH_WORDS.get(found[1]) or PITCH_WORDS.get(found[1].removesuffix("s"))
    return None if pitch is None or len(found[1].encode()) < 3 else (pitch,)


class FabLines:
    """What a Flesh and Blood list has beside headings and cards, read line by line for one list."""

    def __init__(self, text: str, names: Names) -> None:
        self._raw = text_lines(text)
        self._names = names
        self._has_hero_line = (
            re.search(r"^\s*(?:hero|ヒーロー|герой)\s*[:：]", text, re.IGNORECASE | re.MULTILINE) is not None
        )
        self._awaits_title = False
        self._pitch: tuple[int | None] | None = None
        self._labelled = False
        self._seen = 0
        self._block = 0
        self._unlabelled: set[int] = set()

    def __call__(self, line: str, reading: Reading) -> LineKind | None:
        """What the line is, or None for a line like those of other lists."""
        self._follow(reading)
        if line[0].isdigit():
            if total := _TOTAL.match(line):
                return self._total(int(total[1]), line, reading)
            return self._card(line, reading)
        if _FABDB.match(line):
            self._awaits_title = True
            return "head"
        if _MADE.match(line) or _CLASS.match(line):
            return "head"
        if (kind := self._about_list(line, reading)) is not None:
            return kind
        if len(line) <= LONGEST_LINE and (several := _COMMA_LINE.match(line)):
            return self._names_in_a_row(several[1], reading)
        if (kind := self._heading(line, reading)) is not None:
            return kind
        if (
            self._awaits_title
            and not reading.entries
            and not _COUNTED.match(line)
            and not line.startswith("NaN")
        ):
            return self._title_and_hero(reading)
        return self._card(line, reading)

    def _follow(self, reading: Reading) -> None:
        """Notes which cards stand under no heading; a blank line after the hero ends the hero's heading."""
        if not self._labelled:
            self._unlabelled.update(range(self._seen, len(reading.entries)))
        self._seen = len(reading.entries)
        above = self._raw[reading.number - 2] if reading.number > 1 else "."
        if (
            reading.section == "hero"
            and not above.strip()
            and any(e.section == "hero" for e in reading.entries)
        ):
            reading.section, self._labelled = "deck", False

    def _about_list(self, line: str, reading: Reading) -> LineKind | None:
        told = said(line) if ":" in line or "：" in line else None
        if told is None or told[0] != "title" or reading.entries:
            return None
        # The name of a list is kept as it was written: its signs and emoji are no typing faults.
        raw = re.split("[:：]", self._raw[reading.number - 1], maxsplit=1)[-1].strip()
        reading.title = raw or reading.title
        return "head"

    def _heading(self, line: str, reading: Reading) -> LineKind | None:
        pitch = pitch_heading(line)
        if pitch is not None and not self._names.knows(line):
            self._pitch = pitch
            self._block = len(reading.entries)
            if reading.section in ("hero", "arena"):
                reading.section = "deck"
            self._labelled = reading.is_named = True
            return "section"
        found = heading(line)
        if found is not None and found.kind == "section" and not line[0].isdigit():
            self._pitch = None
            self._block = len(reading.entries)
            self._labelled = True
            self._awaits_title = False
        return None

    def _total(self, told: int, line: str, reading: Reading) -> LineKind | None:
        """``40 Total Pitch 0/1``: how many copies stand above, which shows a lost line."""
        if self._names.knows(line):
            return None
        found = copies(reading.entries[self._block :])
        if found != told:
            reading.findings.append(
                Finding(
                    "deck.total_differs",
                    "warning",
                    None,
                    {"expected": told, "found": found},
                    line=reading.number,
                )
            )
        return "head"

    def _names_in_a_row(self, text: str, reading: Reading) -> LineKind:
        """``Weapons: a, b``: several cards of the arena in one line."""
        names, certain = parted(text, self._names)
        taken = []
        for name in names:
            part = peeled(name, self._names, game="fab", bracket="group")
            part.section = "arena"
            reading.take(part)
            taken.append(part.name)
        if not certain:
            told = {"names": taken, "text": text}
            reading.findings.append(Finding("deck.names_parted", "info", None, told, line=reading.number))
        if any(each.code == "line.unreadable" and each.line == reading.number for each in reading.findings):
            return "unreadable"
        return "card"

    def _title_and_hero(self, reading: Reading) -> LineKind:
        """FaB DB's third line: the name of the list, in newer lists with the hero in parentheses."""
        self._awaits_title = False
        raw = self._raw[reading.number - 1].strip()
        found = _TITLE_AND_HERO.match(raw)
        if found is None or self._has_hero_line:
            reading.title = raw
            return "head"
        reading.title = found["title"].strip() or None
        if found["hero"].strip():
            # The entry stays the first, whatever it is called: a hero's name is never taken apart.
            hero = Peeled(" ".join(found["hero"].split()), game="fab", section="hero")
            reading.entries.append(entry_of(hero, "hero", reading.number, None, "fab"))
        return "head"

    def _card(self, line: str, reading: Reading) -> LineKind | None:
        broken = _NAN.match(line)
        unpitched = line.casefold().endswith(NO_PITCH)
        if broken is None and not unpitched and (self._pitch is None or line[:2] == "//" or line[0] in "#;"):
            return None
        if ":" in line and not line[0].isdigit() and said(line) is not None:
            return None
        text = f"{broken[1]} {broken[2]}" if broken else line
        if unpitched:
            text = text[: -len(NO_PITCH)].rstrip()
        part = peeled(text, self._names, game="fab", bracket="group")
        if part.pitch is None and self._pitch is not None and not unpitched:
            part.pitch = self._pitch[0]
        reading.take(part)
        return "card"

    def finished(self, deck: Decklist) -> Decklist:
        """The list with its hero found and its unlabelled cards put where their colour says they belong."""
        if not self._labelled:
            self._unlabelled.update(range(self._seen, len(deck.entries)))
        entries = [self._with_colour(_with_slashes(entry)) for entry in deck.entries]
        has_hero = any(entry.section == "hero" for entry in entries)
        for place in sorted(self._unlabelled):
            entry = entries[place]
            if entry.section != "deck" or entry.pitch is not None or self._has_colours(entry.name):
                continue
            first = place == 0 and not has_hero and entry.count == 1
            entries[place] = replace(entry, section="hero" if first else "arena")
        return replace(deck, entries=tuple(entries))

    def _has_colours(self, name: str) -> bool:
        """Whether the card data knows a card of this name with a pitch value: the list left the colour out."""
        if not isinstance(self._names, CardBase):
            return False
        return any(one.pitch is not None for one in self._names.find(name))

    def _with_colour(self, entry: Entry) -> Entry:
        """``Zipper Hit [red]``, ``Zipper Hit - red``; ``Zipper Hit red`` where the name before it is known."""
        if entry.pitch is not None or entry.section == "hero":
            return entry
        if len(entry.groups) == 1 and (pitch := PITCH_WORDS.get(entry.groups[0].casefold())):
            return replace(entry, pitch=pitch, groups=())
        found = _COLOUR_BEHIND.match(entry.name)
        pitch = PITCH_WORDS.get(found["colour"].casefold()) if found else None
        if found is None or pitch is None or self._names.knows(entry.name):
            return entry
        if not found["dash"].strip() and not self._names.knows(found["name"]):
            return entry
        return replace(entry, name=found["name"], pitch=pitch)


_COLOUR_BEHIND = re.compile(
    r"^(?P<name>.*[^\s,\-–—])(?P<dash>\s+[-–—]\s+|\s*,\s+|\s+)(?P<colour>[^\W\d_]{3,9})$"
)
_TWO_PIPES = re.compile(r"\s*\|\|\s*")


def _with_slashes(entry: Entry) -> Entry:
    """``Burn Up||Shock`` and ``Burn Up // Shock`` are one name; the second is how cards print it."""
    return replace(entry, name=_TWO_PIPES.sub(" // ", entry.name)) if "||" in entry.name else entry


def read_lines(text: str, names: Names, form: str) -> Decklist:
    """Reads a Flesh and Blood list in lines of text.

    The hero is what ``Hero:``, a heading or FaB DB's title line names, else the first plain line. Under a heading of a
    pitch value a card without a colour has that value. Cards that stand under no heading are arena cards where they
    have no colour. Cost: about 25 microseconds a line, linear in the text. Raises nothing.
    """
    lines = FabLines(text, names)
    rules = BodyRules(game="fab", bracket="group", blank_parts=False, own=lines)
    return lines.finished(read_body(text, names, form=form, rules=rules))


def one_line(text: str) -> str:
    """A text that fits on a line of its own: every run of white space one space."""
    return " ".join(text.split())


def coloured(entry: Entry, spelling: Spelling, colours: dict[int, str] = WORDS) -> str:
    """The name of an entry with its colour: ``Zipper Hit (red)``."""
    pitch = "" if entry.pitch is None else f" ({colours[entry.pitch]})"
    return f"{spelling(entry)}{pitch}"


def plain_hero(deck: Decklist) -> Entry | None:
    """The hero that a line ``Hero: <name>`` can hold: exactly one, one copy, without a pitch."""
    heroes = deck.of("hero")
    return heroes[0] if len(heroes) == 1 and heroes[0].count == 1 and heroes[0].pitch is None else None


def about(deck: Decklist, spelling: Spelling) -> list[str]:
    """The lines that say what a list is: its name, its hero, its format, as far as it has them."""
    hero = plain_hero(deck)
    told = [
        ("Name", one_line(deck.title or "")),
        ("Hero", "" if hero is None else spelling(hero)),
        ("Format", one_line(deck.format_name or "")),
    ]
    return [f"{what}: {value}" for what, value in told if value]


def block(
    name: str, entries: tuple[Entry, ...], spelling: Spelling, colours: dict[int, str] = WORDS
) -> list[str]:
    """A heading with its cards, or nothing where there are none; a blank line goes before it."""
    if not entries:
        return []
    return ["", name, *(f"{entry.count}x {coloured(entry, spelling, colours)}" for entry in entries)]


def text_of(lines: list[str]) -> str:
    """Lines as a text, without blank lines at its beginning."""
    return "\n".join(lines).lstrip("\n") + "\n"


_HEADING_LINES = re.compile(
    r"^[ \t#*=\[]{0,8}(hero(?:es)?|weapons?|equipment|arena[ -]cards?|deck[ -]cards?|inventory|weapon / equipment"
    r"|ヒーロー|武器|装備品?|闘技場カード|デッキカード|インベントリ|герой|оружие|снаряжение|карты арены|инвентарь)"
    r"[ \t\]:：*=]{0,8}$",
    re.IGNORECASE | re.MULTILINE,
)
_HERO_LINES = re.compile(r"^[ \t]{0,8}(?:hero|ヒーロー|герой)[ \t]{0,8}[:：]", re.IGNORECASE | re.MULTILINE)
_COLOUR_ENDS = re.compile(
    r"[(（](?:red|yellow|blue|purple|yel|blu|pur|赤|黄|青|紫|красн\w{2}|ж[её]лт\w{2}|син\w{2}|фиолетов\w{2})"
    r"[)）][ \t\r]{0,8}$",
    re.IGNORECASE | re.MULTILINE,
)
_NUMBER_ENDS = re.compile(r"\([1-4]\)[ \t\r]{0,8}$", re.MULTILINE)


_MARKED = 20_000


def marked_part(text: str) -> str:
    """As much of a text as its form is told by: its beginning, some five hundred lines, and its end."""
    return text if len(text) <= _MARKED else f"{text[:_MARKED]}\n{text[-_MARKED // 10 :]}"


def headings_in(text: str) -> frozenset[str]:
    """The headings of Flesh and Blood lists that a text has, in small letters."""
    return frozenset(found.casefold().replace("-", " ") for found in _HEADING_LINES.findall(text))


def has_hero_line(text: str) -> bool:
    """Whether a line ``Hero: ...`` stands in the text."""
    return _HERO_LINES.search(text) is not None


def colour_share(text: str) -> int:
    """How many of a hundred lines with content end in a colour of Flesh and Blood.

    A pitch number counts a little, and only where most lines have one: ``Island (2)`` is a collector number.
    """
    lines = sum(1 for line in text_lines(text) if line.strip())
    marked = len(_COLOUR_ENDS.findall(text))
    numbered = len(_NUMBER_ENDS.findall(text))
    if 2 * numbered < lines:
        numbered = 0
    return 0 if not lines else min(100, (100 * marked + 30 * numbered) // lines)


FAB_SECTIONS: tuple[Section, ...] = ("hero", "arena", "deck")
