"""headjudge's own form of a deck: one JSON object, the same that ``deck check`` gives. Read strictly.

Each section of the game is a key with a list of ``{"name": ..., "count": ...}`` and the marks of an entry; ``game`` is
``mtg`` or ``fab`` and may be missing where a section says it; ``title``, ``format_name`` and ``comments`` may stand
beside them.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from headjudge.cards.card import Game
from headjudge.decks.beside import PILE_KEYS, parts_of
from headjudge.decks.decklist import HIGHEST_COUNT, SECTIONS, Decklist, Entry, Line, Section
from headjudge.decks.exact import one_line
from headjudge.decks.forms import ENTRY_TRAITS, DeckForm
from headjudge.decks.line import LONGEST_LINE
from headjudge.decks.markup import cut
from headjudge.decks.naming import Names
from headjudge.decks.spelling import Spelling
from headjudge.decks.words import heading
from headjudge.findings import Finding, InputError

DEEPEST = 30
_LONGEST_NUMBER = 9
_BESIDE: tuple[Section, ...] = ("maybeboard", "tokens", "extras")
_EVERY: tuple[Section, ...] = (
    *(section for game in SECTIONS.values() for section in game if section not in _BESIDE),
    *_BESIDE,
)
_TEXTS = ("title", "format_name")
_LISTS = ("groups", "tags")
_CHOICES: Mapping[str, tuple[str, ...]] = {"finish": ("foil", "etched"), "colour": tuple("WUBRG")}
_MOST_PITCH = 4
_PILES: Mapping[str, str] = {key: pile for pile, key in PILE_KEYS.items()}
"""Piles that have a key of their own beside the sections."""
_SECTION_KEY = re.compile(rf'"(?:{"|".join((*_EVERY, *_PILES))})"\s*:\s*\[')
_A_LIST = re.compile(r'\[\s*(?:\{\s*"|\[\s*["{\[]|"[^"\n]*"\s*,?\s*(?:\n|"|\]))')
_COUNT_KEY = re.compile(r'"count"\s*:')
_PARTS = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]]|\r\n|\r|\n', re.DOTALL)
_LOOKED_AT = 20_000


def _likeness(text: str) -> int:
    start = text[:_LOOKED_AT].lstrip("\ufeff \t\r\n")
    if _A_LIST.match(start):
        # Another program's; no line of it may pass for a heading in brackets.
        return 20
    if not start.startswith("{"):
        return 0
    if not _SECTION_KEY.search(start):
        return 20
    return 90 if _COUNT_KEY.search(start) else 60


class _Object(dict[str, Any]):
    """An object of the file, with the keys that it has twice."""

    twice: tuple[str, ...] = ()


class _TooLong:
    """Stands where the text has a number that no list means."""


@dataclass(slots=True)
class _Strict:
    """A file while it is read: everything that is wrong with it, and the lines of what is in it."""

    starts: Iterator[int]
    findings: list[Finding] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)

    def wrong(self, code: str, place: str, line: int, **params: object) -> None:
        self.findings.append(Finding(code, "error", place, params, line=line))

    def keys(self, found: _Object, allowed: tuple[str, ...], place: str, line: int) -> None:
        for key in found.twice:
            self.wrong("form.duplicate_key", f"{place}/{_step(key)}", line, key=cut(key))
        for key in found:
            if key not in allowed:
                near = difflib.get_close_matches(key[:40], allowed, 1, 0.6)
                told = {"key": cut(key), "nearest": near[0] if near else None, "allowed": ", ".join(allowed)}
                self.wrong("form.unknown_key", f"{place}/{_step(key)}", line, **told)

    def kind(self, value: object, expected: str, place: str, line: int) -> bool:
        """Whether a value has the kind that it must have; told where it has another."""
        found = _kind(value)
        if found != expected:
            self.wrong("form.wrong_type", place, line, expected=expected, found=found)
        return found == expected

    def text(self, value: object, place: str, line: int) -> str | None:
        """A text on one line, or None where it is none or too long."""
        if not self.kind(value, "text", place, line):
            return None
        text = cast(str, value)
        if any("\ud800" <= letter <= "\udfff" for letter in text):
            self.wrong("form.lone_surrogate", place, line)
        elif len(text) > LONGEST_LINE:
            self.wrong("form.too_long", place, line, limit=LONGEST_LINE)
        elif not (tidied := one_line(text)):
            self.wrong("form.too_short", place, line, limit=1)
        else:
            return tidied
        return None

    def texts(self, value: object, place: str, line: int) -> tuple[str, ...]:
        if not self.kind(value, "list", place, line):
            return ()
        found = (self.text(one, f"{place}/{at}", line) for at, one in enumerate(cast(list[object], value)))
        return tuple(one for one in found if one is not None)

    def whole(self, value: object, most: int, place: str, line: int) -> int | None:
        if isinstance(value, _TooLong) or (type(value) is int and not 1 <= value <= most):
            shown = "…" if isinstance(value, _TooLong) else value
            self.wrong("form.out_of_range", place, line, expected=f"1-{most}", found=shown)
            return None
        return cast(int, value) if self.kind(value, "integer", place, line) else None

    def choice(self, value: object, choices: tuple[str, ...], place: str, line: int) -> str | None:
        text = self.text(value, place, line)
        if text is not None and text not in choices:
            self.wrong("form.wrong_value", place, line, expected=", ".join(choices), found=cut(text))
        return text


def _step(key: str) -> str:
    return cut(key).replace("~", "~0").replace("/", "~1")


def _kind(value: object) -> str:
    if value is None:
        return "null"
    for kind, name in _KINDS.items():
        if type(value) is kind:
            return name
    return "object" if isinstance(value, dict) else "number"


_KINDS = {bool: "boolean", int: "integer", str: "text", list: "list"}


def _read(text: str, _names: Names) -> Decklist:
    text = text.removeprefix("\ufeff")
    found = _loaded(text)
    strict = _Strict(_starts(text))
    if not isinstance(found, _Object):
        strict.wrong("form.wrong_type", "", 1, expected="object", found=_kind(found))
        raise InputError(strict.findings)
    line = next(strict.starts)
    strict.keys(found, ("game", *_TEXTS, "comments", *_EVERY, *_PILES), "", line)
    game = _game(found, strict, line)
    entries: list[Entry] = []
    said: dict[str, str | None] = {}
    comments: tuple[str, ...] = ()
    for key, value in found.items():
        if key in _EVERY or key in _PILES:
            entries += _section(key, value, strict, line)
        elif key in _TEXTS:
            said[key] = strict.text(value, f"/{key}", line)
        elif key == "comments":
            comments = strict.texts(value, "/comments", line)
        if key not in _EVERY and key not in _PILES:
            # Objects inside a key that is not known have lines, too.
            _pass_over(value, strict)
            strict.lines.append(Line(line, "head", f"{json.dumps(key)}: {_shown(value)}"))
    if strict.findings:
        raise InputError(strict.findings)
    return Decklist(
        game=game,
        form="json",
        entries=tuple(entries),
        lines=tuple(sorted(strict.lines, key=lambda one: one.number)),
        title=said.get("title"),
        format_name=said.get("format_name"),
        comments=comments,
    )


def _loaded(text: str) -> object:
    def paired(pairs: list[tuple[str, Any]]) -> _Object:
        made = _Object(pairs)
        if len(made) < len(pairs):
            seen: set[str] = set()
            made.twice = tuple(dict.fromkeys(key for key, _ in pairs if key in seen or seen.add(key)))  # type: ignore[func-returns-value]
        return made

    def whole(digits: str) -> object:
        return int(digits) if len(digits) <= _LONGEST_NUMBER else _TooLong()

    try:
        found = json.loads(
            text,
            object_pairs_hook=paired,
            parse_int=whole,
            parse_float=float,
            parse_constant=lambda _: _TooLong(),
        )
    except json.JSONDecodeError as error:
        line = len(re.findall(r"\r\n|\r|\n", text[: error.pos])) + 1
        told = {"line": line, "column": error.colno}
        raise InputError([Finding("form.syntax", "error", "", told, line=line)]) from None
    except RecursionError:
        raise InputError([Finding("form.too_deep", "error", "", {"limit": DEEPEST})]) from None
    return found


def _starts(text: str) -> Iterator[int]:
    """The line of each object of the file, in the order in which they begin."""
    line = 1
    for part in _PARTS.finditer(text):
        if part[0] in ("\r\n", "\r", "\n"):
            line += 1
        elif part[0] == "{":
            yield line


def _game(found: _Object, strict: _Strict, line: int) -> Game:
    """The game that the file says, or that its sections say."""
    named = [game for game in SECTIONS if any(key in found for key in (*_only(game), *_piles_of(game)))]
    if "game" in found:
        said = strict.choice(found["game"], tuple(SECTIONS), "/game", line)
        if said not in SECTIONS:
            return "mtg"
        game = said
    else:
        game = named[0] if named else "mtg"
    for key in found:
        if (key in _EVERY or key in _PILES) and key not in (*SECTIONS[game], *_piles_of(game)):
            told = {"key": key, "nearest": None, "allowed": ", ".join(SECTIONS[game])}
            strict.wrong("form.unknown_key", f"/{key}", line, **told)
    return game


def _piles_of(game: Game) -> tuple[str, ...]:
    return tuple(_PILES) if game == "mtg" else ()


def _only(game: Game) -> tuple[Section, ...]:
    other: Game = "fab" if game == "mtg" else "mtg"
    return tuple(section for section in SECTIONS[game] if section not in SECTIONS[other])


def _section(key: str, value: object, strict: _Strict, line: int) -> Iterator[Entry]:
    place = f"/{key}"
    strict.lines.append(Line(line, "section", json.dumps(key)))
    if not strict.kind(value, "list", place, line):
        _pass_over(value, strict)
        return
    for at, one in enumerate(cast(list[object], value)):
        if not isinstance(one, _Object):
            strict.kind(one, "object", f"{place}/{at}", line)
            _pass_over(one, strict)
            continue
        here = next(strict.starts)
        strict.lines.append(Line(here, "card", _shown(one)))
        entry = _entry(one, key, strict, f"{place}/{at}", here)
        for inner in one.values():
            _pass_over(inner, strict)
        if entry is not None:
            yield entry


def _entry(found: _Object, key_of_all: str, strict: _Strict, place: str, line: int) -> Entry | None:
    pile = _PILES.get(key_of_all)
    section: Section = "extras" if pile is not None else cast(Section, key_of_all)
    strict.keys(found, ("name", "count", *ENTRY_TRAITS), place, line)
    before = len(strict.findings)
    for key in ("name", "count", *(("pile",) if section == "extras" and pile is None else ())):
        if key not in found:
            strict.wrong("form.missing_key", f"{place}/{key}", line, key=key)
    told: dict[str, Any] = {}
    for key, value in found.items():
        where = f"{place}/{_step(key)}"
        if key == "count":
            told[key] = strict.whole(value, HIGHEST_COUNT, where, line)
        elif key == "name":
            told[key] = strict.text(value, where, line)
        elif key in ENTRY_TRAITS and value is not None:
            told[key] = _trait(key, value, strict, where, line)
    if pile is not None:
        if told.setdefault("pile", pile) != pile:
            strict.wrong(
                "form.wrong_value", f"{place}/pile", line, expected=pile, found=cut(str(told["pile"]))
            )
    elif "pile" in told and section != "extras":
        strict.wrong("form.unknown_key", f"{place}/pile", line, key="pile", nearest=None, allowed="extras")
    if told.get("set_code"):
        told["set_code"] = told["set_code"].upper()
    if len(strict.findings) > before:
        return None
    return Entry(section=section, line=line, **told)


def _trait(key: str, value: object, strict: _Strict, place: str, line: int) -> object:
    if key in _LISTS:
        return strict.texts(value, place, line)
    if key == "pitch":
        return strict.whole(value, _MOST_PITCH, place, line)
    if key in _CHOICES:
        return strict.choice(value, _CHOICES[key], place, line)
    text = strict.text(value, place, line)
    if key == "pile" and text is not None:
        found = heading(text)
        # A pile called like a section would become that section in every other form.
        if found is not None and found.kind != "pile":
            strict.wrong(
                "form.wrong_value", place, line, expected="Attractions, Planes, Schemes", found=cut(text)
            )
    return text


def _pass_over(value: object, strict: _Strict) -> None:
    """Counts the objects in a value that nothing more is read of."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            next(strict.starts)
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=lambda _: "…")


def _write(deck: Decklist, spelling: Spelling) -> str:
    parts: list[str] = [f'"game": {_shown(deck.game)}']
    for key in _TEXTS:
        if getattr(deck, key) is not None:
            parts.append(f'"{key}": {_shown(getattr(deck, key))}')
    if deck.comments:
        parts.append(f'"comments": {_shown(list(deck.comments))}')
    for key, some in parts_of(deck):
        entries = ",\n".join(f"    {_shown(_object(entry, deck, spelling))}" for entry in some)
        parts.append(f'"{key}": [\n{entries}\n  ]')
    return "{\n" + ",\n".join(f"  {part}" for part in parts) + "\n}\n"


def _object(entry: Entry, deck: Decklist, spelling: Spelling) -> dict[str, object]:
    """An entry as an object: the marks that it has, and for Flesh and Blood always the pitch value."""
    made: dict[str, object] = {"name": spelling(entry), "count": entry.count}
    for trait in ENTRY_TRAITS:
        value = getattr(entry, trait)
        if trait == "pile" and value in PILE_KEYS:
            continue  # the key of the list says it
        if value not in (None, ()) or (trait == "pitch" and deck.game == "fab"):
            made[trait] = list(value) if isinstance(value, tuple) else value
    return made


FORM = DeckForm(
    key="json",
    games=("mtg", "fab"),
    suffix="json",
    likeness=_likeness,
    read=_read,
    write=_write,
    sections=_EVERY,
    traits=frozenset((*ENTRY_TRAITS, "title", "format_name", "comments")),
)
