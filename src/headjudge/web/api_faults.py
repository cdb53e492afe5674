"""What the interface for programs answers where there is no answer."""

from __future__ import annotations

from ninja import Schema


class Fault(Schema):
    """Why there is no answer."""

    code: str
    message: str


class Failed(Schema):
    """An answer that is none."""

    error: Fault
