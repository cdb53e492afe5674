"""What pages of a running event need beside the words: sentences with ready values, spans and moments of time."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from headjudge.desk.timing import minutes_and_seconds, moment_of
from headjudge.tournament.clocks.read_out import Sentence, of_round
from headjudge.tournament.clocks.round_clock import RoundFace

register = template.Library()


@register.simple_tag(takes_context=True)
def told(context: Any, code: str, values: Mapping[str, Any]) -> str:
    """The sentence of a code with the values of a mapping."""
    return str(context["words"].say(code, **values))


@register.simple_tag(takes_context=True)
def why(context: Any, note: str) -> str:
    """Why a pairing is as it is, in a sentence."""
    return str(context["words"].note(note))


@register.simple_tag(takes_context=True)
def why_short(context: Any, note: str) -> str:
    """Why a pairing is as it is, in two words; the sentence where there are no two words."""
    words = context["words"]
    code = f"note_short.{note}"
    return str(words.say(code) if words.has(code) else words.note(note))


@register.simple_tag(takes_context=True)
def commas(context: Any, values: Any) -> str:
    """Several values in one line."""
    return str(context["words"].listed(list(values)))


@register.filter
def span(milliseconds: int) -> str:
    """A span of time as ``m:ss``."""
    return minutes_and_seconds(milliseconds)


@register.filter
def at_time(moment: int | str) -> SafeString:
    """A moment (milliseconds, or a time of the log) as hours and minutes: UTC, which a script makes the reader's."""
    instant = moment_of(moment) if isinstance(moment, str) else moment
    when = datetime.datetime.fromtimestamp(instant / 1000, datetime.UTC)
    return format_html('<time datetime="{}" data-local>{} UTC</time>', when.isoformat(), f"{when:%H:%M}")


@register.simple_tag(takes_context=True)
def phase(context: Any, face: RoundFace) -> str:
    """What a clock shows, in a sentence."""
    said = of_round(face)
    return str(context["words"].say(said.code, **said.values))


@register.simple_tag(takes_context=True)
def sentence(context: Any, said: Sentence) -> str:
    """A sentence to be read out."""
    return str(context["words"].say(said.code, **said.values))


@register.simple_tag(takes_context=True)
def how_word(context: Any, how: str) -> str:
    """How a result came, in a word."""
    return str(context["words"].say(f"how.{how}"))


@register.simple_tag(takes_context=True)
def step_word(context: Any, step: str) -> str:
    """The name of a step before a round."""
    return str(context["words"].say(f"minutes_row.{step}"))
