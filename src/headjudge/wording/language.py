"""Which language to speak: an explicit choice first, then the locale as the caller read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from headjudge.findings import Finding, InputError

Language = Literal["en", "ja", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

_LOCALE_NAMES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""In the order of gettext; ``LANGUAGE`` may list several, separated by colons."""


def resolve_language(explicit: str | None, environ: Mapping[str, str]) -> Language:
    """The language to speak: ``explicit`` where given, else the first locale value that names one of ours.

    ``environ`` holds ``LANGUAGE``, ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` as far as they are set; nothing
    else is read. The first of the four that is not empty decides; a locale of no language of ours, or ``C``,
    means English. Raises :class:`InputError` (``cli.unknown_language``) for an explicit language that we do
    not speak.

    >>> resolve_language(None, {"LANGUAGE": "de:ru", "LANG": "ja_JP.UTF-8"})
    'ru'
    >>> resolve_language("ja", {"LANG": "ru_RU.UTF-8"})
    'ja'
    """
    if explicit is not None:
        for language in LANGUAGES:
            if explicit == language:
                return language
        found = {"found": explicit, "expected": LANGUAGES}
        raise InputError([Finding("cli.unknown_language", subject="--lang", params=found)])
    chosen = next((environ[name] for name in _LOCALE_NAMES if environ.get(name)), "")
    for locale in chosen.split(":"):
        spoken = locale.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
        for language in LANGUAGES:
            if spoken == language:
                return language
    return "en"
