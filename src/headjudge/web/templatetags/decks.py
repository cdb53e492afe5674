"""What pages of decklists need beside the words: the look of a verdict, a moment with its day, a format's name."""

from __future__ import annotations

import datetime

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from headjudge.desk.decklists.asked import DeckRules

register = template.Library()
_LOOKS = {"legal": "good", "illegal": "loud", "unchecked": "waits", "missing": "loud", "none": ""}


@register.filter
def verdict_class(state: str) -> str:
    """The class of a state: good, loud, or waiting for somebody to look."""
    return _LOOKS.get(state, "")


@register.filter
def day_and_time(at: int) -> SafeString:
    """A moment (milliseconds) as day, hour and minute: UTC, which a script makes the reader's."""
    when = datetime.datetime.fromtimestamp(at / 1000, datetime.UTC)
    return format_html(
        '<time datetime="{}" data-moment>{} UTC</time>', when.isoformat(), f"{when:%Y-%m-%d %H:%M}"
    )


@register.filter
def format_name(rules: DeckRules, language: str) -> str:
    """The name of the deck format in a language; its id where it has none there."""
    form = rules.format()
    if form is None:
        return ""
    return form.names.get(language) or form.names.get("en", form.id)
