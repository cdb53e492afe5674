#!/usr/bin/env python3
"""Writes the tables of docs/reference/world-breaker-rules.md anew, from the data of the rules and the catalogue."""

from __future__ import annotations

import sys
from pathlib import Path

from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.wording import speak
from headjudge.wording.worldbreak_rules import rules_tables

BEGIN, END = "<!-- written by scripts/write_worldbreak_rules.py -->\n", "<!-- to here -->\n"


def write() -> None:
    """Put the tables between their marks."""
    document = Path(__file__).resolve().parents[1] / "docs" / "reference" / "world-breaker-rules.md"
    before, _, rest = document.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    tables = rules_tables(worldbreak_rules(), speak("en"))
    document.write_text(before + BEGIN + tables + END + after, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(write())
