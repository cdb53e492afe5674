"""Tables of World Breaker for whoever asks for them."""

from tests.desk.tables import base, tables

__all__ = ["base", "tables"]
