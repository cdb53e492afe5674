"""A language's voice: what a code, a finding, a note or a label is in words."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Any

from headjudge.findings import Finding, InvariantBroken, Rule, Severity
from headjudge.wording import catalogue
from headjudge.wording.language import LANGUAGES, Language
from headjudge.wording.shown import safe, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_REFERENCE = re.compile(r"\{\s*(-?[a-z][a-zA-Z0-9_-]*)")
_PLAIN = re.compile(r"^[a-zA-Z][\w-]* *= *(?=\S)([^{}\n]*(?:\{ *\$[a-zA-Z][\w-]* *\}[^{}\n]*)*)\s*$")
"""An entry of one line that only shows values: no choice, no term, no literal in braces."""
_SHOWN = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_COUNTABLE = 10**15
"""Numbers up to here choose plural forms; larger ones are only shown."""


class Wording:
    """The sentences of one language. Get one from :func:`speak`, which keeps it.

    A code that has no sentence, or a sentence that lacks a value, is a bug of ours and raises
    :class:`InvariantBroken`; tests prove that every code of the program is worded in every language. Values
    from outside are shown safely (see :mod:`headjudge.wording.shown`); values that a sentence does not use
    are ignored.
    """

    def __init__(self, language: Language) -> None:
        if language not in LANGUAGES:
            raise InvariantBroken(f"no wording for the language {language!r}")
        self.language: Language = language
        self._entries = catalogue.entries(language)
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()

    def has(self, code: str) -> bool:
        """Whether a code is worded."""
        return code.replace(".", "-") in self._entries

    def say(self, code: str, /, **params: Any) -> str:
        """The sentence of a code with its values; fractions are shown as ``13/17``, numbers without grouping.

        A code's dots are hyphens in the catalogue: ``form.empty`` is worded as ``form-empty``.

        >>> speak("en").say("form.missing_key", key="name")
        'The key “name” is missing; add it.'
        """
        return self._format(code.replace(".", "-"), params)

    def sentence(self, finding: Finding) -> str:
        """The sentence of a finding without its place: the ``message`` of the JSON form."""
        known = {"subject": finding.subject, "line": finding.line}
        values = {name: value for name, value in known.items() if value is not None}
        return self.say(finding.code, **(values | dict(finding.params)))

    def finding(self, finding: Finding) -> str:
        """A finding on one line for a person: the place, the sentence, the rule it rests on.

        >>> finding = Finding("form.missing_key", subject="/entrants/0/name", params={"key": "name"})
        >>> speak("en").finding(finding)
        '/entrants/0/name: The key “name” is missing; add it.'
        """
        place = self.place(finding)
        said = self.sentence(finding)
        if place is not None:
            said = place + self.say("wording.colon") + said
        if finding.rule is not None:
            said += self.say("wording.space") + self.rule(finding.rule)
        return said

    def place(self, finding: Finding) -> str | None:
        """Where a finding is: its line, or its subject (a JSON pointer, a key, an id), or nothing."""
        if finding.line is not None:
            return self.say("wording.line", line=finding.line)
        return None if finding.subject is None else safe(finding.subject)

    def rule(self, rule: Rule) -> str:
        """A rule as it is cited: document, clause and, where it matters, the edition."""
        if rule.edition is None:
            return self.say("wording.rule", document=rule.document, clause=rule.clause)
        return self.say(
            "wording.rule_of_edition", document=rule.document, clause=rule.clause, edition=rule.edition
        )

    def label(self, key: str) -> str:
        """The short name of a thing: a column, a state, a word of the field (``match_points``, ``bye``)."""
        return self.say(f"label.{key}")

    def severity(self, severity: Severity) -> str:
        """How bad a finding is, in a word."""
        return self.say(f"severity.{severity}")

    def note(self, code: str, /, **params: Any) -> str:
        """Why a pairing is as it is: the sentence of a note of a match (``pair_down``)."""
        return self.say(f"note.{code}", **params)

    def listed(self, items: list[Any] | tuple[Any, ...]) -> str:
        """Several values in one line, separated as the language does it."""
        return shown(items, self._comma)

    @property
    def _comma(self) -> str:
        return "、" if self.language == "ja" else ", "

    def _format(self, name: str, params: dict[str, Any]) -> str:
        if name not in self._entries:
            raise InvariantBroken(f"{name} is not worded in {self.language}")
        plain = _PLAIN.match(self._entries[name])
        return self._chosen(name, params) if plain is None else self._filled(name, plain[1].rstrip(), params)

    def _filled(self, name: str, words: str, params: dict[str, Any]) -> str:
        """A sentence that only shows values, without the Fluent library: help and JSON need not wait for it."""

        def value(place: re.Match[str]) -> str:
            if place[1] not in params:
                raise InvariantBroken(f"{name} in {self.language}: no value for {place[1]}")
            return shown(params[place[1]], self._comma)

        return _SHOWN.sub(value, words)

    def _chosen(self, name: str, params: dict[str, Any]) -> str:
        """A sentence by the Fluent library, which chooses between forms."""
        bundle = self._parse(name)
        pattern = bundle.get_message(name).value
        if pattern is None:
            raise InvariantBroken(f"{name} has no words in {self.language}")
        values = {key: self._value(value) for key, value in params.items()}
        said, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise InvariantBroken(f"{name} in {self.language}: {errors[0]!r}") from errors[0]
        return str(said)

    def _value(self, value: Any) -> Any:
        from fluent.runtime.types import fluent_number

        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < _COUNTABLE:
            return fluent_number(value, useGrouping=False)
        return shown(value, self._comma)

    def _label(self, value: Any, of: str = "label") -> str:
        """``LABEL($key)`` in a sentence: the word for a value, from the messages that begin with ``of``."""
        return self._format(f"{of}-{value}".replace(".", "-"), {})

    def _count(self, value: Any) -> Any:
        """``COUNT($sets)`` in a sentence: how many values a list has, as it is shown; one where it is no list."""
        from fluent.runtime.types import fluent_number

        return fluent_number(0 if _given(value) == "no" else str(value).count(self._comma) + 1)

    def _parse(self, name: str) -> FluentBundle:
        """The bundle with an entry and what it refers to; only what is said gets parsed."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            # No isolation marks: terminals print them, and unsafe characters never get this far.
            functions: dict[str, Any] = {"LABEL": self._label, "GIVEN": _given, "COUNT": self._count}
            self._bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        waiting = [name]
        while waiting:
            entry = waiting.pop()
            if entry in self._parsed:
                continue
            if entry not in self._entries:
                raise InvariantBroken(f"{entry} is not worded in {self.language}")
            source = self._entries[entry]
            self._bundle.add_resource(FluentResource(source))
            self._parsed.add(entry)
            waiting.extend(_REFERENCE.findall(source))
        return self._bundle


def _given(value: Any) -> str:
    """``GIVEN($nearest)`` in a sentence: ``yes`` or, where there is no value or only an empty one, ``no``."""
    return "no" if value in ("", "null") else "yes"


@functools.cache
def speak(language: Language) -> Wording:
    """The wording of ``en``, ``ja`` or ``ru``; reads the catalogue once (about a millisecond).

    The first sentence that chooses between forms imports the Fluent library (about 60 ms); others cost well
    under 1 ms.
    """
    return Wording(language)
