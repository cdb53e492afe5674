"""Clocks as pure functions of facts, the policy's numbers and the moment that is asked about.

No clock of the machine is read here: whoever asks says which moment it is. Moments are whole milliseconds since any
fixed point that all facts share (the epoch, say); spans are whole milliseconds too.
"""

from __future__ import annotations

Moment = int
"""Milliseconds since a fixed point that all facts of a clock share."""

MINUTE = 60_000
"""A minute in milliseconds."""


def time_is_up(started: Moment, minutes: int, extension: int = 0) -> Moment:
    """When a table's time is over: the round's minutes after its start, and what the table was given on top.

    >>> time_is_up(0, 90, extension=2 * MINUTE)
    5520000
    """
    return started + minutes * MINUTE + extension
