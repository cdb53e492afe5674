"""World Breaker scripts: what happened at a table, read from a file and played by the rules.

The form is fixed (``docs/reference/world-breaker-scripts.md``). Reading gives every fault at once, each with its place;
playing never fails: what the rules do not allow is an answer too.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, get_args

from headjudge.cards.database import CardBase
from headjudge.findings import Finding, InputError
from headjudge.json_text import Fault, Path, is_too_deep, kind_of, load, shown
from headjudge.policy.worldbreak_rules import WorldbreakRules, worldbreak_rules
from headjudge.worldbreaker.card_facts import card_named, facts_of
from headjudge.worldbreaker.costs import kinds_under
from headjudge.worldbreaker.game import PHASES, Game, Seat, Worldbreak, new_game
from headjudge.worldbreaker.happenings import PLACES, Do, Happening
from headjudge.worldbreaker.machine import Step, happen

POLICY = "world-breaker"
MOST_EVENTS = 100_000

_TOP = ("headjudge", "policy", "cards", "players", "events", "options", "date", "name")
_PLAYER = ("id", "name", "commander", "worldbreaks")
_WORLDBREAK = ("id", "card")
_DOES = get_args(Do)

# Event -> the keys that must stand there, and those that may.
_KEYS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "turn": (("player",), ()),
    "phase": (("phase",), ("player", "by")),
    "cast": (("by", "card"), ("pay", "free", "part", "flash")),
    "counter": (("card", "to"), ("by", "fizzled")),
    "resolve": (("card",), ("to", "by")),
    "play-land": (("by", "card"), ("part", "flash")),
    "put": (("by", "card", "to"), ()),
    "search": (("by", "card", "to"), ("range",)),
    "leave": (("card", "to"), ("return", "by")),
    "move": (("card", "to"), ("by", "keep")),
    "draw": (("by", "card"), ()),
    "put-back": (("by", "card", "to"), ()),
    "control": (("by", "card"), ()),
    "look": (("by", "card"), ()),
    "land": (("by",), ()),
    "extra-land": (("by",), ()),
    "leaves-game": (("player",), ()),
    "together": (("events",), ()),
}
_YES_NO = ("free", "flash", "fizzled", "return", "keep")


@dataclass(frozen=True, slots=True)
class Script:
    """A script as it was read: the rules with its options, the players, their cards, what happens.

    ``cards`` names the card file (None: the imported data); ``findings`` are remarks (keys that nobody reads, another
    number of worldbreaks than the rules have).
    """

    rules: WorldbreakRules
    players: tuple[ScriptPlayer, ...]
    events: tuple[Happening, ...]
    cards: str | None = None
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class ScriptPlayer:
    """A player of a script: id, commanders by name, worldbreaks as (id, name of the card)."""

    id: str
    commanders: tuple[str, ...]
    worldbreaks: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Replayed:
    """A script played to its end: one answer per event, and the game then; ``start`` is the game before the first."""

    start: Game
    steps: tuple[Step, ...]
    game: Game


def read_script(data: bytes) -> Script:
    """A script's bytes -> the script; raises InputError with every fault, each with its JSON pointer."""
    raw, faults = load(data)
    reader = _Reader(faults)
    if not isinstance(raw, dict):
        reader.fault((), "form.wrong_type", expected="object", found=kind_of(raw))
        raise reader.error()
    if is_too_deep(raw):
        reader.fault((), "form.too_deep", limit=40)
        raise reader.error()
    script = reader.script(raw)
    if reader.faults:
        raise reader.error()
    assert script is not None
    return script


def replay(script: Script, base: CardBase) -> Replayed:
    """Play a script: one answer per event, refusals included.

    Raises InputError where a name is no card of the card data, or several (``wb.card_unknown``), every such name at
    once. Cost: some 50 microseconds an event, more where the ways to pay for a cost are found the first time.
    """
    game = started(script, base)
    start, steps = game, []
    for happening in script.events:
        game, step = happen(game, happening)
        steps.append(step)
    return Replayed(start, tuple(steps), game)


def started(script: Script, base: CardBase) -> Game:
    """The game of a script before its first event."""
    found: list[Finding] = []
    seats, cards = [], []
    for number, player in enumerate(script.players):
        where = f"/players/{number}"
        commanders = [
            card
            for place, name in enumerate(player.commanders)
            if (card := card_named(name, f"{where}/commander/{place}", base, found)) is not None
        ]
        seats.append(Seat(player.id, player.commanders, kinds_under(script.rules, commanders)))
        for place, (key, name) in enumerate(player.worldbreaks):
            card = card_named(name, f"{where}/worldbreaks/{place}/card", base, found)
            if card is not None:
                cards.append(Worldbreak(key, facts_of(card), player.id))
    if found:
        raise InputError(found)
    return new_game(script.rules, seats, cards)


@dataclass(slots=True)
class _Reader:
    """Reads a script part by part and gathers faults and remarks."""

    faults: list[Fault]
    remarks: list[Fault] = field(default_factory=list)
    players: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)

    def fault(self, path: Path, code: str, **told: Any) -> None:
        self.faults.append(Fault(path, code, told))

    def error(self) -> InputError:
        return InputError([fault.finding() for fault in self.faults])

    def script(self, raw: Mapping[str, Any]) -> Script | None:
        self.known_keys(raw, (), _TOP)
        if raw.get("headjudge") != 1 or isinstance(raw.get("headjudge"), bool):
            if "headjudge" in raw:
                self.fault(("headjudge",), "form.version", expected="1", found=shown(raw["headjudge"]))
            else:
                self.missing((), "headjudge")
        self.choice(raw, (), "policy", (POLICY,))
        cards = self.text(raw, (), "cards", needed=False)
        players = [one for one in map(self.player, *self.items(raw, (), "players")) if one is not None]
        events = [one for one in map(self.event, *self.items(raw, (), "events")) if one is not None]
        rules = self.rules(raw)
        if rules is None or self.faults:
            return None
        for number, player in enumerate(players):
            if (had := len(player.worldbreaks)) != rules.cards_each:
                told = {"player": player.id, "found": had, "expected": rules.cards_each}
                self.remarks.append(
                    Fault(("players", number, "worldbreaks"), "wb.not_three", told, "warning")
                )
        remarks = tuple(fault.finding() for fault in self.remarks)
        return Script(rules, tuple(players), tuple(events), cards, remarks)

    def rules(self, raw: Mapping[str, Any]) -> WorldbreakRules | None:
        on = None
        if (told := self.text(raw, (), "date", needed=False)) is not None:
            try:
                on = date.fromisoformat(told)
            except ValueError:
                self.fault(("date",), "form.date", found=shown(told))
        options = raw.get("options", {})
        if not isinstance(options, dict):
            self.fault(("options",), "form.wrong_type", expected="object", found=kind_of(options))
            return None
        try:
            return worldbreak_rules(on, options)
        except InputError as error:
            for finding in error.findings:
                key = (finding.subject or "").removeprefix("/options/")
                path = ("options", key.replace("~1", "/").replace("~0", "~"))
                self.faults.append(Fault(path, finding.code, finding.params))
            return None

    def player(self, raw: Any, path: Path) -> ScriptPlayer | None:
        if not self.is_object(raw, path):
            return None
        self.known_keys(raw, path, _PLAYER)
        name = self.text(raw, path, "id")
        self.text(raw, path, "name", needed=False)
        if name is not None:
            if name in self.players:
                self.fault((*path, "id"), "wb.id_twice", id=name)
            self.players.add(name)
        commanders = []
        for inner, place in zip(*self.items(raw, path, "commander"), strict=True):
            if isinstance(inner, str) and inner.strip():
                commanders.append(inner)
            else:
                self.fault(place, "form.wrong_type", expected="text", found=kind_of(inner))
        held = [self.worldbreak(*one) for one in zip(*self.items(raw, path, "worldbreaks"), strict=True)]
        return ScriptPlayer(name or "", tuple(commanders), tuple(one for one in held if one is not None))

    def worldbreak(self, raw: Any, path: Path) -> tuple[str, str] | None:
        if not self.is_object(raw, path):
            return None
        self.known_keys(raw, path, _WORLDBREAK)
        key, card = self.text(raw, path, "id"), self.text(raw, path, "card")
        if key is not None:
            if key in self.cards:
                self.fault((*path, "id"), "wb.id_twice", id=key)
            self.cards.add(key)
        return None if key is None or card is None else (key, card)

    def event(self, raw: Any, path: Path) -> Happening | None:
        if not self.is_object(raw, path):
            return None
        do = self.choice(raw, path, "do", _DOES)
        if do is None:
            return None
        needed, possible = _KEYS[do]
        self.known_keys(raw, path, ("do", *needed, *possible), is_event=True)
        for key in needed:
            if key not in raw:
                self.missing(path, key)
        given = {key: raw[key] for key in (*needed, *possible) if key in raw}
        if given.get("fizzled") is True and given.get("to") in PLACES["counter"][1:]:
            # A spell without targets goes where a countered one goes, nowhere else.
            self.fault((*path, "to"), "form.wrong_value", expected="graveyard", found=shown(given["to"]))
        for key in _YES_NO:
            if key in given and not isinstance(given[key], bool):
                self.fault((*path, key), "form.wrong_type", expected="boolean", found=kind_of(given[key]))
        return Happening(
            do=do,  # type: ignore[arg-type]
            by=self.member(given, path, "by", self.players, "wb.player_unknown"),
            card=self.member(given, path, "card", self.cards, "wb.card_not_in_script"),
            player=self.member(given, path, "player", self.players, "wb.player_unknown"),
            to=self.choice(given, path, "to", PLACES.get(do, ()), needed=False) or "",
            pay=self.text(given, path, "pay", needed=False, may_be_empty=True),
            is_free=given.get("free") is True,
            part=self.text(given, path, "part", needed=False),
            has_flash=given.get("flash") is True,
            fizzled=given.get("fizzled") is True,
            range=self.choice(given, path, "range", ("library", "top"), needed=False),  # type: ignore[arg-type]
            returns=given.get("return") is True,
            keep=given.get("keep") is True,
            phase=self.choice(given, path, "phase", PHASES, needed=False),  # type: ignore[arg-type]
            parts=tuple(self.inner_events(given, path)) if do == "together" else (),
        )

    def inner_events(self, given: Mapping[str, Any], path: Path) -> Iterator[Happening]:
        for inner, place in zip(*self.items(given, path, "events"), strict=True):
            made = self.event(inner, place)
            if made is None:
                continue
            if made.do not in ("leave", "move", "put", "search", "counter"):
                self.fault(
                    (*place, "do"),
                    "form.wrong_value",
                    expected="leave, move, put, search, counter",
                    found=made.do,
                )
            yield made

    def known_keys(
        self, raw: Mapping[str, Any], path: Path, known: Iterable[str], *, is_event: bool = False
    ) -> None:
        """A key that is nearly one of the known is a slip and a fault; any other is a note that nobody reads."""
        allowed = tuple(known)
        for key in raw:
            if key in allowed:
                continue
            near = difflib.get_close_matches(key, allowed, 1, 0.75)
            told = {"key": key, "nearest": near[0] if near else None, "allowed": ", ".join(allowed)}
            if near and near[0] not in raw:
                self.fault((*path, key), "form.unknown_key", **told)
            else:
                code = "wb.key_not_of_event" if is_event else "wb.key_not_read"
                self.remarks.append(Fault((*path, key), code, told, "warning"))

    def missing(self, path: Path, key: str) -> None:
        self.fault((*path, key), "form.missing_key", key=key)

    def is_object(self, raw: Any, path: Path) -> bool:
        if isinstance(raw, dict):
            return True
        self.fault(path, "form.wrong_type", expected="object", found=kind_of(raw))
        return False

    def items(self, raw: Mapping[str, Any], path: Path, key: str) -> tuple[list[Any], list[Path]]:
        found = raw.get(key)
        if key not in raw:
            self.missing(path, key)
        elif not isinstance(found, list):
            self.fault((*path, key), "form.wrong_type", expected="list", found=kind_of(found))
        elif len(found) > MOST_EVENTS:
            self.fault((*path, key), "form.too_long", limit=MOST_EVENTS)
        else:
            return found, [(*path, key, number) for number in range(len(found))]
        return [], []

    def text(
        self, raw: Mapping[str, Any], path: Path, key: str, *, needed: bool = True, may_be_empty: bool = False
    ) -> str | None:
        if key not in raw:
            if needed:
                self.missing(path, key)
            return None
        found = raw[key]
        if not isinstance(found, str):
            self.fault((*path, key), "form.wrong_type", expected="text", found=kind_of(found))
            return None
        if not found.strip() and not may_be_empty:
            self.fault((*path, key), "form.too_short", limit=1)
            return None
        return found

    def choice(
        self, raw: Mapping[str, Any], path: Path, key: str, choices: Sequence[str], *, needed: bool = True
    ) -> str | None:
        found = self.text(raw, path, key, needed=needed)
        if found is not None and found not in choices:
            self.fault((*path, key), "form.wrong_value", expected=", ".join(choices), found=shown(found))
            return None
        return found

    def member(self, raw: Mapping[str, Any], path: Path, key: str, known: set[str], code: str) -> str | None:
        found = self.text(raw, path, key, needed=False)
        if found is not None and found not in known:
            self.fault((*path, key), code, found=shown(found), known=", ".join(sorted(known)[:20]))
        return found
