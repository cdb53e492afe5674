"""Data and a template -> the bytes of a PDF, the same on every machine.

Only the fonts of the installed packages are used, never those of the machine, so that a sheet has the same lines and
pages everywhere. Nothing of the data is run: it reaches the template as JSON.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

_FONT_PACKAGES = ("fontpkg_noto_sans", "cvttf_NotoSansCJK_Regular", "cvttf_NotoSansCJK_Bold")
"""Noto Sans for Latin and Cyrillic, Noto Sans CJK for Japanese: with the language ``ja`` it draws Japanese forms."""

_SETTING = threading.Lock()
"""A Typst compiler is used by one thread at a time."""


@cache
def _font_folders() -> tuple[str, ...]:
    folders = []
    for package in _FONT_PACKAGES:
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(
                f"the font package {package} is missing; install headjudge again", name=package
            )
        folders.append(str(Path(spec.origin).parent))
    return tuple(folders)


@cache
def _compiler(template: str) -> Any:
    import typst

    folder = Path(str(files("headjudge.printing") / "templates"))
    # Typst's own annotations ask for one type of path in two places and then name none.
    compiler: Any = typst.Compiler
    return compiler(
        folder / f"{template}.typ", root=folder, font_paths=list(_font_folders()), ignore_system_fonts=True
    )


_LARGE = 100_000
"""Letters of data from which on a document is large: some thirty sheets of decks."""
_ROUNDS_KEPT = 10
"""Typst keeps what it laid out for so many documents after the last one that used it, whatever their size."""


def _let_go() -> None:
    """Make Typst forget a large document: it would hold a megabyte for each sheet until ten more have been set."""
    for _ in range(_ROUNDS_KEPT + 1):
        _compiler("nothing").compile(format="pdf", timestamp=0)


def typeset(template: str, data: Mapping[str, Any], *, form: str = "pdf", is_tagged: bool = True) -> bytes:
    """The document that a template makes of the data; ``form`` is ``pdf``, or ``png`` for the first page only.

    ``is_tagged`` says whether the PDF tells screen readers what is what.
    Fonts are read at the first call (about a quarter of a second); after that a sheet costs some milliseconds. The same
    data gives the same bytes: no date of today stands in the file. What a large document took is given back.
    """
    told = json.dumps(data, ensure_ascii=False, sort_keys=True)
    with _SETTING:
        compiled = _compiler(template).compile(
            format=form, ppi=110, sys_inputs={"data": told}, timestamp=0, pdf_tags=is_tagged
        )
        if len(told) > _LARGE:
            _let_go()
    pages = compiled if isinstance(compiled, list) else [compiled]
    return bytes(pages[0])
