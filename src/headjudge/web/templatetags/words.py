"""The project's words in templates: ``{% say "web.publish" round=3 %}``, ``{% finding one %}``."""

from __future__ import annotations

import secrets
from typing import Any

from django import template
from django.utils.html import format_html

from headjudge.findings import Finding
from headjudge.wording import safe

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: Any, code: str, **params: Any) -> str:
    """The sentence of a code in the page's language."""
    return str(context["words"].say(code, **params))


@register.simple_tag(takes_context=True)
def label(context: Any, key: str) -> str:
    """The word for a thing (``label.KEY``)."""
    return str(context["words"].label(key))


@register.simple_tag(takes_context=True)
def stage_kind(context: Any, kind: str) -> str:
    """The word for a kind of stage: Swiss, booster draft, play-off."""
    return str(context["words"].say(f"stage_kind.{kind}"))


@register.simple_tag(takes_context=True)
def finding(context: Any, one: Finding) -> str:
    """The sentence of a finding."""
    return str(context["words"].sentence(one))


@register.filter
def shown(text: Any) -> str:
    """What people wrote, with control and invisible characters made visible."""
    return safe(str(text))


@register.simple_tag(takes_context=True)
def command_field(context: Any) -> str:
    """The hidden fields that make a form safe to send twice, and say at which version of the event it was made."""
    command = format_html('<input type="hidden" name="command" value="{}">', secrets.token_hex(16))
    hand = context.get("hand")
    if hand is None:
        return command
    return command + format_html('<input type="hidden" name="seen" value="{}">', hand.version)


@register.filter
def lookup(values: Any, key: Any) -> Any:
    """An entry of a mapping, or nothing."""
    return values.get(key) if values else None


@register.filter
def severity_word(severity: Any, words: Any) -> str:
    """How bad a finding is, in a word."""
    return str(words.severity(severity))


@register.simple_tag(takes_context=True)
def card_game(context: Any, game: str) -> str:
    """The name of a game."""
    return str(context["words"].say(f"card_game.{game}"))
