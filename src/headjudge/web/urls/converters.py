"""Parts of addresses: an event's id, as it stands in the store."""

from django.urls import register_converter


class EventId:
    """Any id of an event but one with a slash, which no address could hold, or NUL, which no database could."""

    regex = r"[^/\0]{1,200}"

    def to_python(self, value: str) -> str:
        """The id."""
        return value

    def to_url(self, value: str) -> str:
        """The id; Django quotes it."""
        return value


register_converter(EventId, "event")
