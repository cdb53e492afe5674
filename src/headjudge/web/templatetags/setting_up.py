"""Words for the values of options: ``{% option_word "decklists" value %}``."""

from __future__ import annotations

from typing import Any

from django import template

from headjudge.web.fields import word_for

register = template.Library()


@register.simple_tag(takes_context=True)
def option_word(context: Any, key: str, value: Any) -> str:
    """The word for a value of an option in the page's language."""
    return word_for(context["words"], key, value)
