"""What pages of World Breaker need: whether an event is played by its rules, a worldbreak as it is shown."""

from __future__ import annotations

from typing import Any

from django import template

from headjudge.desk.hand import InHand
from headjudge.desk.worldbreaks.rules import rules_of

register = template.Library()


@register.filter
def is_world_breaker(hand: Any) -> bool:
    """Whether an event in hand is played by the rules of World Breaker."""
    return isinstance(hand, InHand) and rules_of(hand.event) is not None
