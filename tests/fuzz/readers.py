"""Feeds every reader of decklists with texts that a fuzzer makes, for some time: ``readers.py SECONDS [FOLDER]``.

The fuzzer (atheris) sees which code a text reaches and goes on from there. What it finds stands in the folder as
``crash-...``: the first byte chooses the form, the rest is the text; give that file instead of the seconds to see it
again.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["headjudge.decks", "headjudge.cards.folding"]):
    from headjudge.decks.registry import forms

    # The readers are imported when somebody asks for them, and must be seen, too.
    FORMS = tuple(forms().values())

from tests.decks.holding import check
from tests.decks.made_by_hand import key_of, samples

LONGEST_TEXT = 4_000
MOST_SECONDS_OF_ONE = 10


def feed(data: bytes) -> None:
    """One text to one reader."""
    if data:
        check(FORMS[data[0] % len(FORMS)], data[1:].decode("utf-8", "replace"))


def sow(folder: Path) -> None:
    """The samples of every form, each for its own reader and for one other."""
    for at, form in enumerate(FORMS):
        for name, text in samples().items():
            if form.key == key_of(name) or name == FORMS[at - 1].key:
                (folder / f"{form.key}-{name}").write_bytes(bytes([at]) + text.encode())


def main() -> None:
    """Runs the fuzzer; it ends the process, with another status than 0 where it found something."""
    if len(sys.argv) < 2 or not (sys.argv[1].isdigit() or Path(sys.argv[1]).is_file()):
        sys.exit("Say for how many seconds, or which text to feed again: readers.py SECONDS|FILE [FOLDER]")
    if not sys.argv[1].isdigit():
        feed(Path(sys.argv[1]).read_bytes())
        return
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp(prefix="readers-"))
    folder.mkdir(parents=True, exist_ok=True)
    sow(folder)
    print(f"Texts, and what is found, stand in {folder}", flush=True)
    told = [
        f"-max_total_time={sys.argv[1]}",
        f"-max_len={LONGEST_TEXT}",
        f"-timeout={MOST_SECONDS_OF_ONE}",
        f"-artifact_prefix={folder}/",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], *told, str(folder)], feed)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
