"""What a page says after something was done: one sentence on the page that follows."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest

from headjudge.wording import speak


def say_done(request: HttpRequest, code: str, /, **params: Any) -> None:
    """Keep a sentence for the next page."""
    messages.success(request, speak(request.language).say(code, **params))
