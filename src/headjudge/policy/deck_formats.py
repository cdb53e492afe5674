"""Deck formats as dated data: which deck rules a format had on a date, and which cards were then banned and how.

A format is one TOML file in ``data/deck_formats/<game>``. Its ``[[editions]]`` stand in order of their dates; each
says only what it changes, the rest is carried from the one before (``rules``, which says where each part of the rules
stands, is carried part by part). A format that ``extends`` another begins with all that the other has on the date. Its
ban list (``[[events]]`` in the file that the edition names under ``ban_list``) is a history of events: what was banned
or freed, from when, on which platform. ``[[gaps]]`` are times of which changes are missing, ``[[unsure]]`` cards of
which only two days are known, one in and one out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from headjudge.findings import Finding, InputError

Raw = dict[str, Any]

Platform = Literal["tabletop", "mtgo", "arena"]
"""Where an event is played; lists and sets begin on different days."""

BanKind = Literal[
    "banned",
    "banned_as_commander",
    "banned_as_companion",
    "restricted",
    "restricted_cycle",
    "living_legend",
    "benched",
    "suspended",
]
"""How a card is kept out. ``restricted`` allows one copy, ``restricted_cycle`` one over all pitch values together;
``living_legend`` and ``benched`` concern heroes and what belongs to them."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value stands: the document, its clause, the day it was announced where that differs."""

    document: str
    clause: str = ""
    announced: str | None = None


@dataclass(frozen=True, slots=True)
class Ban:
    """A card that a format keeps out on the date: name, pitch values (empty means every one), kind, since when."""

    card: str
    kind: BanKind
    since: str
    source: Source
    pitches: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FormatOnDate:
    """A format as it held on a date.

    ``edition`` is the date from which these values hold, ``values`` everything that the edition says or carries,
    ``bans`` by card name, ``freed`` what the list once kept out and has let go (``since`` is that day), ``unsure`` what
    may or may not be out on the date, ``list_date`` the last change of the list that has taken effect, ``findings``
    what had to be assumed.
    """

    id: str
    game: str
    names: Mapping[str, str]
    on: str
    platform: Platform
    region: str | None
    edition: str
    values: Mapping[str, Any]
    source: Source
    bans: tuple[Ban, ...] = ()
    freed: tuple[Ban, ...] = ()
    unsure: tuple[Ban, ...] = ()
    list_date: str | None = None
    findings: tuple[Finding, ...] = field(default=())


def _data() -> Traversable:
    return files("headjudge.policy") / "data" / "deck_formats"


@cache
def _files() -> Mapping[str, tuple[str, str]]:
    """Format id and every alias -> game and file name."""
    found: dict[str, tuple[str, str]] = {}
    for folder in sorted(_data().iterdir(), key=lambda entry: entry.name):
        for entry in sorted(folder.iterdir(), key=lambda one: one.name):
            if not entry.name.endswith(".toml"):
                continue
            raw = tomllib.loads(entry.read_text(encoding="utf-8"))
            for name in (raw["id"], *raw.get("aliases", ())) if "id" in raw else ():
                found[name] = (folder.name, entry.name)
    return found


@cache
def read(game: str, name: str) -> Raw:
    """A file of ``data/deck_formats`` as it stands."""
    return tomllib.loads((_data() / game / name).read_text(encoding="utf-8"))


def format_ids() -> tuple[str, ...]:
    """The ids of all deck formats, aliases included, sorted."""
    return tuple(sorted(_files()))


def is_of_other_game(format_id: str, game: str) -> bool:
    """Whether a deck format is for another game than a policy's ``game`` (``any`` is for every one); an id that does
    not exist is for none."""
    found = _files().get(format_id)
    return found is not None and game not in ("any", found[0])


def format_on(
    format_id: str, on: date, *, platform: Platform = "tabletop", region: str | None = None
) -> FormatOnDate:
    """The format as it held on the date.

    Raises InputError ``format.unknown`` for an id that does not exist, with the ids that do. A date before the first
    edition takes the first with the finding ``format.before_first``; a retired format says ``format.retired``, a date
    of which the list may lack changes ``format.list_gap``.
    """
    if format_id not in _files():
        told = {"format": format_id, "known": list(format_ids())}
        raise InputError([Finding("format.unknown", "error", format_id, told)])
    game, name = _files()[format_id]
    raw = read(game, name)
    wanted = on.isoformat()
    standing = _standing(game, raw, wanted, platform)
    found = list(standing.findings)
    until = raw.get("until")
    if until is not None and until.isoformat() <= wanted:
        found.append(
            Finding("format.retired", "warning", format_id, {"until": until.isoformat(), "on": wanted})
        )
    ban_list = standing.values.get("ban_list") or None
    bans, freed, list_date = _bans(game, ban_list, wanted, platform)
    unsure = _unsure(game, ban_list, wanted)
    if (gap := _gap(game, ban_list, wanted)) is not None:
        known = {"on": wanted, "since": gap["from"].isoformat(), "list_date": list_date}
        found.append(Finding("format.list_gap", "warning", format_id, known))
    return FormatOnDate(
        id=raw["id"],
        game=game,
        names=standing.values["names"] if "names" in standing.values else raw["names"],
        on=wanted,
        platform=platform,
        region=region,
        edition=standing.edition,
        values=standing.values,
        source=standing.source,
        bans=tuple(ban for ban in bans if not _doubted(ban, unsure)),
        freed=tuple(ban for ban in freed if not _doubted(ban, unsure)),
        unsure=unsure,
        list_date=list_date,
        findings=tuple(found),
    )


@dataclass(frozen=True, slots=True)
class _Standing:
    """What holds on a date, before the ban list is looked at."""

    values: Raw
    edition: str
    source: Source
    findings: tuple[Finding, ...]


def _standing(game: str, raw: Raw, wanted: str, platform: Platform) -> _Standing:
    """The values of all editions up to the date, one laid over the other; of the first where none had begun."""
    values: Raw = {}
    edition, source = "", Source("")
    findings: list[Finding] = []
    if "extends" in raw:
        below = _standing(game, read(game, f"{raw['extends']}.toml"), wanted, platform)
        values, edition, source = dict(below.values), below.edition, below.source
        # The name is its own, whatever the other was called on the date.
        values.pop("names", None)
        findings += below.findings
    dated = [(since, one) for one in raw["editions"] if (since := _effective(one["from"], platform))]
    dated.sort(key=lambda pair: pair[0])
    begun = [pair for pair in dated if pair[0] <= wanted]
    if not begun:
        told = {"on": wanted, "first": dated[0][0]}
        findings.append(Finding("format.before_first", "warning", raw["id"], told))
    for since, one in begun or dated[:1]:
        if since >= edition:
            edition, source = since, _source(one["source"])
        rules = values.get("rules", {}) | one.get("rules", {})
        values |= {key: value for key, value in one.items() if key not in ("from", "source")}
        if rules:
            values["rules"] = rules
    return _Standing(values, edition, source, tuple(findings))


def names_kept_out(format_id: str) -> tuple[str, ...]:
    """Every card that the lists of a format ever kept out, and those it always allows, sorted: what card data must
    know by these names."""
    game, name = _files()[format_id]
    raw = read(game, name)
    editions = list(raw["editions"])
    if "extends" in raw:
        editions += read(game, f"{raw['extends']}.toml")["editions"]
    found: set[str] = set()
    for edition in editions:
        found.update(edition.get("always_legal", ()))
        if not edition.get("ban_list"):
            continue
        for event in read(game, f"{edition['ban_list']}.toml")["events"]:
            for what in ("keep_out", "free"):
                for cards in event.get(what, {}).values():
                    found.update(card if isinstance(card, str) else card["name"] for card in cards)
    return tuple(sorted(found))


def _source(raw: Raw) -> Source:
    announced = raw.get("announced")
    return Source(
        raw["document"], raw.get("clause", ""), None if announced is None else announced.isoformat()
    )


def _bans(
    game: str, name: str | None, wanted: str, platform: Platform
) -> tuple[tuple[Ban, ...], tuple[Ban, ...], str | None]:
    """What the list keeps out on the date, by card name; what it has let go, with that day; its last change."""
    if name is None:
        return (), (), None
    standing: dict[tuple[str, tuple[int, ...], BanKind], Ban] = {}
    freed: dict[tuple[str, tuple[int, ...], BanKind], Ban] = {}
    last = None
    for event in read(game, f"{name}.toml")["events"]:
        since = _effective(event["effective"], platform)
        if since is None or since > wanted:
            continue
        last = since if last is None else max(last, since)
        source = _source(event["source"])
        for kind, cards in event.get("keep_out", {}).items():
            for ban in (_ban(card, kind, since, source) for card in cards):
                # A card that is told again has been out since the first time.
                standing.setdefault((ban.card, ban.pitches, kind), ban)
                freed.pop((ban.card, ban.pitches, kind), None)
        for kind, cards in event.get("free", {}).items():
            for ban in (_ban(card, kind, since, source) for card in cards):
                standing.pop((ban.card, ban.pitches, kind), None)
                freed[ban.card, ban.pitches, kind] = ban
    return _sorted(standing), _sorted(freed), last


def _unsure(game: str, name: str | None, wanted: str) -> tuple[Ban, ...]:
    """What the list may or may not keep out on the date."""
    found: list[Ban] = []
    for one in () if name is None else read(game, f"{name}.toml").get("unsure", ()):
        since = one["from"].isoformat()
        if since <= wanted < one["until"].isoformat():
            kinds = {kind: cards for kind, cards in one.items() if kind not in ("from", "until")}
            found += [_ban(card, kind, since, Source("")) for kind, cards in kinds.items() for card in cards]
    return tuple(found)


def _doubted(ban: Ban, unsure: tuple[Ban, ...]) -> bool:
    return any(one.card == ban.card and one.kind == ban.kind for one in unsure)


def _gap(game: str, name: str | None, wanted: str) -> Raw | None:
    """The time without known changes in which the date lies."""
    for gap in () if name is None else read(game, f"{name}.toml").get("gaps", ()):
        if gap["from"].isoformat() <= wanted and ("until" not in gap or wanted < gap["until"].isoformat()):
            found: Raw = gap
            return found
    return None


def _sorted(bans: Mapping[tuple[str, tuple[int, ...], BanKind], Ban]) -> tuple[Ban, ...]:
    return tuple(sorted(bans.values(), key=lambda ban: (ban.card, ban.pitches, ban.kind)))


def _ban(card: str | Raw, kind: BanKind, since: str, source: Source) -> Ban:
    if isinstance(card, str):
        return Ban(card, kind, since, source)
    return Ban(card["name"], kind, since, source, tuple(card.get("pitch", ())))


def _effective(told: date | Raw, platform: Platform) -> str | None:
    """The day an event takes effect on the platform: one date for all, or a table by platform."""
    if isinstance(told, date):
        return told.isoformat()
    found = told.get(platform)
    return None if found is None else found.isoformat()
