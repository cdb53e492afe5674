"""The sentences of codes in English, Japanese and Russian, for people to read.

The core holds codes and values; here each code gets its sentence. ``speak("ja")`` gives the
:class:`Wording` of a language; ``resolve_language`` picks it from a choice and the locale's values.
"""

from headjudge.wording.language import LANGUAGES, Language, resolve_language
from headjudge.wording.shown import safe, shown
from headjudge.wording.speech import Wording, speak

__all__ = ["LANGUAGES", "Language", "Wording", "resolve_language", "safe", "shown", "speak"]
