"""What the trackers' pages need beside the words: what a reader is told, events as buttons send them, mana symbols."""

from __future__ import annotations

import re
from typing import Any

from django import template
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe

from headjudge.desk.trackers.deciding import mark_for
from headjudge.desk.trackers.saying import said
from headjudge.worldbreaker.offers import Offer

register = template.Library()
_SYMBOL = re.compile(r"\{([A-Z0-9/]{1,8})\}")


@register.simple_tag
def says(told: Any, what: str, *values: Any) -> str:
    """Words of ``headjudge.wording.trackers.TableWords``, by the name of the question."""
    return str(getattr(told, what)(*values))


@register.simple_tag
def mana_says(told: Any, what: str, *values: Any) -> SafeString:
    """The same, with mana symbols drawn."""
    return mana(says(told, what, *values))


@register.filter
def event_line(offer: Offer) -> str:
    """An event as its button sends it."""
    return said(offer.happening)


@register.simple_tag
def mark_of_offer(shown: Any, offer: Offer) -> str:
    """The mark of what an event speaks of."""
    return mark_for(shown.game, offer.happening)


@register.filter
def mana(text: str) -> SafeString:
    """A text in which mana symbols stand, with each as a letter in a ring; its letters stay text."""
    escaped = str(conditional_escape(text))
    return mark_safe(_SYMBOL.sub(_ring, escaped))  # noqa: S308  (escaped above)


def _ring(found: re.Match[str]) -> str:
    kind = found[1] if found[1] in "WUBRGC" else "n"
    return f'<span class="mana mana-{kind}">{found[1]}</span>'


@register.filter
def in_two(values: Any, count: int) -> tuple[Any, Any]:
    """The first few of a list, and the rest."""
    return values[:count], values[count:]
