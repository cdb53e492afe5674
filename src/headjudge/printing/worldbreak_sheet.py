"""The rule sheet of a World Breaker table as PDF: what a ready card may do, where it goes, what it may cost."""

from __future__ import annotations

from typing import Any, Literal

from headjudge.policy.worldbreak_rules import WorldbreakRules
from headjudge.policy.worldbreak_ways import PLACES, Way, ways
from headjudge.printing.typesetting import typeset
from headjudge.wording import Language, Wording
from headjudge.wording.worldbreak_rules import played, question, state_name

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = ("a4", "letter")
TYPST_PAPER: dict[Paper, str] = {"a4": "a4", "letter": "us-letter"}

TEMPLATE = "worldbreak-sheet"

_PARTS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("start", ("start.cards", "start.lay"), ("A1", "A2", "A3")),
    (
        "ready",
        ("ready.as", "ready.cast", "ready.land", "ready.search", "ready.put"),
        ("costs", "A7", "A8"),
    ),
    ("where", ("where.home",), ("A5", "A6", "A9", "A12", "A13")),
    ("passing", ("passing.triggers", "passing.priority", "passing.shuffle"), ("A14", "A15")),
    ("spent", ("spent.stays",), ()),
    ("costs", ("costs.replace", "costs.alike", "costs.mono"), ("A16", "A17", "A4", "A18", "A11", "A10")),
)
"""The parts of the sheet: what always holds, and the open points that belong there, said as they are played."""

_NAMES: dict[str, dict[Language, str]] = {
    "zur": {"en": "Zur the Enchanter", "ja": "結界師ズアー"},
    "worldfire": {"en": "Worldfire", "ja": "世界火"},
    "prophet": {"en": "Prophet of Kruphix", "ja": "クルフィックスの預言者"},
}
"""Cards of the examples; Russian players know them by their English names."""

_WORLDFIRE, _PROPHET = ("worldfire", "6 R R R"), ("prophet", "3 G U")


def rule_sheet(rules: WorldbreakRules, words: Wording, *, paper: Paper = "a4", form: str = "pdf") -> bytes:
    """The sheet in the language of ``words``; ``form`` as in ``typeset``. The same rules give the same bytes.

    Two pages, in the largest text (13 to 8 points) that they hold. Cost: about half a second, mostly for that choice.
    """
    return typeset(TEMPLATE, sheet_data(rules, words, paper=paper), form=form)


def sheet_data(rules: WorldbreakRules, words: Wording, *, paper: Paper = "a4") -> dict[str, Any]:
    """What the template ``worldbreak-sheet`` is given."""
    changed = rules.changed()
    return {
        "title": words.say("wb.sheet.title"),
        "lang": words.language,
        "paper": TYPST_PAPER[paper],
        "foot": words.say("wb.sheet.foot", document=rules.document, edition=rules.edition),
        "differently": {
            "heading": words.say("wb.sheet.differently"),
            "none": words.say("wb.sheet.as_usual"),
            "points": [
                {"question": question(one, words), "played": played(one, changed[one.key], words)}
                for one in rules.options
                if one.key in changed
            ],
        },
        "changed": words.say("wb.sheet.changed"),
        "parts": [
            {
                "key": key,
                "heading": words.say(f"wb.sheet.{key}"),
                "lines": [words.say(f"wb.sheet.{line}", count=rules.cards_each) for line in lines],
                "points": [_point(option, rules, words) for option in points],
            }
            for key, lines, points in _PARTS
        ],
        "where": _where(rules, words),
        "examples": _examples(rules, words),
    }


def _point(key: str, rules: WorldbreakRules, words: Wording) -> dict[str, Any]:
    option = next(one for one in rules.options if one.key == key)
    value = rules.chosen[key]
    return {"text": played(option, value, words), "is_changed": value != option.default}


def _where(rules: WorldbreakRules, words: Wording) -> dict[str, Any]:
    """The table of ways. Hand and library share a column: no rule and no option tells them apart."""
    heads = [state_name(place, words) for place in PLACES[:3]]
    two = {"first": state_name("hand", words), "second": state_name("library", words)}
    heads.append(words.say("wb.sheet.where.two", **two))
    return {
        "corner": words.say("wb.sheet.where.corner"),
        "heads": [words.say("wb.sheet.where.to", place=head) for head in heads],
        "rows": [
            {
                "label": words.say(f"wb.sheet.where.{row[0].start}"),
                "cells": [_cell(one, words) for one in row[: len(heads)]],
            }
            for row in ways(rules)
        ],
    }


def _cell(one: Way, words: Wording) -> dict[str, str]:
    """The words of a cell, and the face that the card shows then (A, B, or none)."""
    row = one.row
    if row is None:
        return {"face": "", "text": words.say("wb.sheet.where.never")}
    if row.refuse is not None:
        return {"face": "", "text": words.say("wb.sheet.where.no")}
    if row.lands == "stays":
        return {"face": "A", "text": words.say("wb.sheet.where.stays")}
    face = {"ready": "A", "spent": "B"}.get(row.lands, "")
    return {"face": face, "text": words.say(f"wb.face.{face}") if face else state_name(row.lands, words)}


def _examples(rules: WorldbreakRules, words: Wording) -> dict[str, Any]:
    """Commanders and cards with payments that the rules accept and refuse under the options."""
    keeps_apart = rules.says("A16", "injective") and rules.says("A17", "separate")

    def named(key: str) -> str:
        return _NAMES[key].get(words.language, _NAMES[key]["en"])

    def example(
        commander: str, symbols: str, card: tuple[str, str], pays: tuple[str, ...], never: tuple[str, ...]
    ) -> dict[str, Any]:
        return {
            "commander": commander,
            "symbols": symbols.split(),
            "card": named(card[0]),
            "cost": card[1].split(),
            "pays": [cost.split() for cost in pays],
            "not": [cost.split() for cost in never],
        }

    mono, colourless = words.say("wb.example.mono"), words.say("wb.example.colourless")
    return {
        "heads": [words.say(f"wb.sheet.costs.{head}") for head in ("commander", "card", "pays", "not")],
        "no_symbols": words.say("wb.sheet.costs.no_symbols"),
        "rows": [
            example(named("zur"), "W U B", _WORLDFIRE, ("6 W W W", "6 U U U", "6 B B B"), ("6 W U B",)),
            example(
                named("zur"),
                "W U B",
                _PROPHET,
                ("3 W U", "3 W B", "3 U B"),
                ("3 U U",) if keeps_apart else (),
            ),
            example(mono, "R", _PROPHET, ("3 R R", "3 R U", "3 G R"), ("3 B B",)),
            example(colourless, "", _WORLDFIRE, ("6 C C C",), ("6 W W W",)),
        ],
    }
