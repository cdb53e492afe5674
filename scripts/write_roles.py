#!/usr/bin/env python3
"""Writes the table of docs/reference/roles.md anew, from the addresses of the project."""

from __future__ import annotations

import sys
from pathlib import Path

from headjudge.web.configuration import Configuration
from headjudge.web.setting_up import configure

BEGIN, END = "<!-- written by scripts/write_roles.py -->\n", "<!-- to here -->\n"


def write() -> None:
    """Put the table between its marks."""
    configure(Configuration("sqlite:///:memory:", Path(), key="none is needed here"))
    from headjudge.web.matrix import matrix

    document = Path(__file__).resolve().parents[1] / "docs" / "reference" / "roles.md"
    before, _, rest = document.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    document.write_text(before + BEGIN + matrix() + END + after, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(write())
