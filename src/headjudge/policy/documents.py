"""The bundled rule documents: which editions there are, and each section with its source.

A document has one TOML file per edition. A section that an edition has unchanged is ``carried`` from the
edition where it stands; one of which no text was found is taken from another (``not_found``), and so is one
whose rules of that time are not built (``differs``). The last two are assumptions, which every answer shows.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from headjudge.findings import InvariantBroken

Raw = dict[str, Any]
Stand = Literal["section_not_found", "section_differs"]

SECTIONS = (
    "scoring",
    "standings",
    "pairing",
    "pods",
    "playoff",
    "structure",
    "single_day",
    "teams",
    "multi_day_constructed",
    "multi_day_limited",
    "minutes",
    "clock",
    "draft",
    "team_match",
    "registration",
    "duties",
    "programmes",
    "test_prints",
    "limited",
    "questionnaire",
    "table_rules",
)
"""The sections that a document may have, each a part of a policy."""

HEADER = ("document", "edition", "title", "issued", "from", "until", "read", "stable")
REFERENCES = ("carried", "differs", "not_found")
_SOURCE_KEYS = ("document", "title", "clause", "read")
_EDITION_FILE = re.compile(r"(?P<name>.+)-(?P<edition>\d{4}-\d{2}-\d{2})\.toml")


@dataclass(frozen=True, slots=True)
class Section:
    """A section as it holds in an edition: its values with ``source``, and how it had to be assumed."""

    body: Raw
    assumed: Stand | None = None


def _data() -> Traversable:
    return files("headjudge.policy") / "data"


def _folder(document: str) -> tuple[Traversable, str]:
    game, _, name = document.partition("/")
    return _data() / game, name


@cache
def editions(document: str) -> tuple[str, ...]:
    """The editions of a document (``fab/trp``), oldest first, each the date it is in force from."""
    folder, name = _folder(document)
    found = (_EDITION_FILE.fullmatch(entry.name) for entry in folder.iterdir())
    return tuple(sorted(match["edition"] for match in found if match and match["name"] == name))


@cache
def read(document: str, edition: str) -> Raw:
    """One edition of a document, as its file has it."""
    folder, name = _folder(document)
    return tomllib.loads((folder / f"{name}-{edition}.toml").read_text(encoding="utf-8"))


@cache
def policy_ids() -> tuple[str, ...]:
    """The ids of the bundled policies, sorted."""
    found = []
    for entry in _data().iterdir():
        if entry.name == "deck_formats":  # no policies of events: headjudge.policy.deck_formats reads them
            continue
        if entry.is_dir():
            found += [
                f"{entry.name}/{inner.name.removesuffix('.toml')}"
                for inner in entry.iterdir()
                if inner.name.endswith(".toml") and not _EDITION_FILE.fullmatch(inner.name)
            ]
        elif entry.name.endswith(".toml") and entry.name != "options.toml":
            found.append(entry.name.removesuffix(".toml"))
    return tuple(sorted(found))


@cache
def policy_file(policy_id: str) -> Raw:
    """The file of a bundled policy: its names, its document, the sections it takes from it."""
    *folders, name = policy_id.split("/")
    place = _data()
    for folder in folders:
        place = place / folder
    return tomllib.loads((place / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def option_sets() -> Raw:
    """What organisers may set, by kind of event."""
    return tomllib.loads((_data() / "options.toml").read_text(encoding="utf-8"))


def options_of(own: Raw) -> Raw:
    """The options of a bundled policy: of the set it names, or of several, the later before the earlier."""
    named = own["options"]
    sets = option_sets()
    merged: Raw = {}
    for name in [named] if isinstance(named, str) else named:
        merged |= sets[name]
    return merged


@dataclass(frozen=True, slots=True)
class Picked:
    """The edition taken for a date, and why it is not simply the one in force."""

    edition: str
    assumed: Literal["edition", "before_first", "ended"] | None = None


def pick(document: str, on: date) -> Picked:
    """The edition of a document for a date.

    The one in force; between two editions the later one; before the first the first; after the last the last.
    An edition without ``until`` is known to be in force on its first day only, unless it is the last.
    """
    known = editions(document)
    wanted = on.isoformat()
    started = [edition for edition in known if edition <= wanted]
    if not started:
        stable = read(document, known[0]).get("stable", False)
        return Picked(known[0], None if stable else "before_first")
    current = started[-1]
    until = read(document, current).get("until")
    if until is not None and until >= on:
        return Picked(current)
    if current == known[-1]:
        return Picked(current, None if until is None else "ended")
    if current == wanted:
        return Picked(current)
    return Picked(known[len(started)], "edition")


def section(document: str, edition: str, name: str) -> Section | None:
    """A section as it holds in an edition, its ``source`` filled in; ``None`` where there is none."""
    raw = read(document, edition)
    if name in raw:
        body = dict(raw[name])
        if "base" in body:
            body = _rebased(document, body, name)
        return Section(_with_source(raw, body))
    carried = raw.get("carried", {}).get(name)
    if carried is not None:
        inner = _required(document, carried, name)
        source = inner.body["source"] | {"carried_by": edition} | _in_force(raw)
        return Section(inner.body | {"source": source}, inner.assumed)
    differs = raw.get("differs", {}).get(name)
    if differs is not None:
        return Section(_required(document, differs, name).body, "section_differs")
    not_found = raw.get("not_found", {})
    other = not_found.get(name, not_found.get("rest"))
    if other is None:
        return None
    found = section(document, other, name)
    return None if found is None else Section(found.body, found.assumed or "section_not_found")


def _required(document: str, edition: str, name: str) -> Section:
    found = section(document, edition, name)
    if found is None:
        raise InvariantBroken(f"{document} {edition} has no section {name}")
    return found


def _in_force(raw: Raw) -> Raw:
    return {"effective_from": raw["from"], "effective_until": raw.get("until")}


def _with_source(raw: Raw, body: Raw) -> Raw:
    """The body without the keys of its source, and the source."""
    own = {key: body.pop(key) for key in _SOURCE_KEYS if key in body}
    source = {
        "document": raw["document"],
        "title": raw["title"],
        "edition": raw["edition"],
        "issued": raw.get("issued"),
        "read": raw["read"],
        **_in_force(raw),
    }
    return {**body, "source": source | own}


def _rebased(document: str, body: Raw, name: str) -> Raw:
    """A section that changes the one of its ``base`` edition: values and rows (by id) replaced or added."""
    base = dict(_required(document, body.pop("base"), name).body)
    del base["source"]
    gone = frozenset(body.pop("without", ()))
    merged = dict(base)
    for key, value in body.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = {row["id"]: row for row in base.get(key, ())}
            rows.update({row["id"]: row for row in value})
            merged[key] = list(rows.values())
        else:
            merged[key] = value
    if gone:
        merged["rows"] = [row for row in merged["rows"] if row["id"] not in gone]
    return merged


def like_rows(rows: list[Raw]) -> list[Raw]:
    """Rows that are ``like`` an earlier one take its values, but for those they say themselves."""
    done: dict[str, Raw] = {}
    for row in rows:
        full = dict(row)
        if "like" in full:
            model = done[full.pop("like")]
            left_out = frozenset(full.pop("unlike", ()))
            full = {key: value for key, value in model.items() if key not in left_out} | full
        done[full["id"]] = full
    return list(done.values())
