"""Labelled draws: all chance of an event follows from its seed, the same on every machine.

A draw is named by a label (``pair/3``, ``lots/3``). SHAKE-256 of version, seed and label gives one 64-bit key
per entrant, entrants taken in the order of their ids; whoever orders by key (and then by id, for the one in
2**64 that are equal) gets the same order everywhere. Neither the order of the file nor Python's own generator
matters.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

VERSION = 1
"""The version of the draw that new events get; the event file says which one it was made with."""


def key_bytes(seed: str, label: str, count: int) -> bytes:
    """``count`` keys of eight bytes each, big-endian, for the entrants in the order of their ids.

    >>> key_bytes("9f86d081884c7d65", "pair/1", 2).hex()
    '17fe45f4fb9af95c7f71f118df904800'
    """
    material = b"\0".join((b"headjudge draw 1", seed.encode(), label.encode()))
    return hashlib.shake_256(material).digest(8 * count)


def keys(seed: str, label: str, ids: Iterable[str]) -> dict[str, int]:
    """The key (0 to 2**64 - 1) of each id; the order in which the ids come changes nothing.

    >>> keys("seed", "lots/1", ["B", "A"]) == keys("seed", "lots/1", ["A", "B"])
    True
    """
    ordered = sorted(ids)
    drawn = key_bytes(seed, label, len(ordered))
    return {name: int.from_bytes(drawn[8 * i : 8 * i + 8], "big") for i, name in enumerate(ordered)}
