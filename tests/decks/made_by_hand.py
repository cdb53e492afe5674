"""A list in every form, made by hand: names of cards are facts, the lists mean nothing."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "samples"


def samples() -> dict[str, str]:
    """The text of each sample by the stem of its file: the key of its form, and what is special behind ``_``."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.iterdir())}


def sample(name: str) -> str:
    """The text of one sample."""
    return samples()[name]


def key_of(name: str) -> str:
    """The form that a sample has."""
    return name.partition("_")[0]
