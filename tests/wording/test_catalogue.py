"""The catalogue is whole: every code has its sentence in every language, and every sentence can be said."""

import ast
import itertools
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import headjudge
from headjudge.findings import InvariantBroken
from headjudge.wording import LANGUAGES, catalogue, speak
from headjudge.wording.speech import _PLAIN

SOURCE = Path(headjudge.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 21, 1000)

# Words that stand in Latin letters in every language: names of forms, of this program, of JSON's own words.
LATIN = {
    "worldbreak",
    "World",
    "Breaker",
    "JSON",
    "UTF",
    "Postgre",
    "NaN",
    "Infinity",
    "headjudge",
    "true",
    "false",
    "null",
}
NAMES_OF_GAMES = re.compile("Magic: The Gathering|Flesh and Blood")
OWN_LETTERS = {"ja": re.compile("[\u3040-\u30ff\u4e00-\u9fff]"), "ru": re.compile("[\u0400-\u04ff]")}
OPTION = re.compile("--[a-z-]+")
QUOTED = {"ja": re.compile("「[^」]*」"), "ru": re.compile("«[^»]*»")}


@cache
def parsed(language: str) -> dict[str, ftl.Message | ftl.Term]:
    entries: dict[str, ftl.Message | ftl.Term] = {}
    for name, text in catalogue.files(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                entries[("-" if isinstance(entry, ftl.Term) else "") + entry.id.name] = entry
    return entries


class Found(Visitor):
    """What an entry asks for and refers to, and the words that stand in it."""

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.labels: dict[str, str] = {}
        self.words: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        variable = node.arguments.positional[0].id.name
        if node.id.name == "LABEL":
            named = {item.name.name: item.value.value for item in node.arguments.named}
            self.labels[variable] = named.get("of", "label")
        elif node.id.name == "COUNT":
            self.choices.setdefault(variable, set()).update(("", "A", "A, B, C, D, E", "A、B、C、D、E"))
        else:
            assert node.id.name == "GIVEN", f"there is no function {node.id.name}"
            self.choices.setdefault(variable, set()).update(("", "something"))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.choices.setdefault(node.selector.id.name, set())
            keys.update(getattr(variant.key, "name", None) or variant.key.value for variant in node.variants)
        self.generic_visit(node)


@cache
def found(language: str, name: str) -> Found:
    return Found(parsed(language)[name])


def values_of(language: str, name: str) -> Iterator[dict[str, object]]:
    """Values for every branch of a message: each variant by name, each plural form, each kind of label."""
    asked = found(language, name)
    options: dict[str, list[object]] = {}
    for variable in sorted(asked.variables):
        keys = asked.choices.get(variable, set())
        if variable in asked.labels:
            begin = asked.labels[variable] + "-"
            options[variable] = [entry[len(begin) :] for entry in parsed(language) if entry.startswith(begin)]
            assert options[variable], f"{name} asks for a label of {begin}, and there is none"
        elif keys and all(key in PLURALS or key.isdigit() for key in keys):
            options[variable] = list(NUMBERS)
        else:
            options[variable] = [*sorted(keys), "something else"] if keys else ["Aki"]
    for chosen in itertools.product(*options.values()):
        yield dict(zip(options, chosen, strict=True))


def names() -> list[str]:
    return [name for name in parsed("en") if not name.startswith("-")]


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryLanguage:
    def test_splitting_finds_what_the_fluent_parser_finds(self, language):
        assert set(catalogue.entries(language)) == set(parsed(language))

    def test_has_the_files_and_entries_of_english(self, language):
        assert set(catalogue.files(language)) == set(catalogue.files("en"))
        messages = {name for name in parsed(language) if not name.startswith("-")}
        assert messages == set(names())

    def test_asks_for_the_values_of_english(self, language):
        differing = {
            name: (found(language, name).variables, found("en", name).variables)
            for name in names()
            if found(language, name).variables != found("en", name).variables
        }
        assert not differing

    def test_every_branch_of_every_message_can_be_said(self, language):
        wording = speak(language)
        for name in names():
            for values in values_of(language, name):
                said = wording.say(name, **values)
                assert "{" not in said, (name, said)
                assert "???" not in said, (name, said)

    def test_filled_sentences_are_what_fluent_would_say(self, language):
        wording, filled = speak(language), 0
        entries = catalogue.entries(language)
        for name in names():
            if _PLAIN.match(entries[name]):
                filled += 1
                variables = found(language, name).variables
                shown = ("Aki", 12345, 10**40, Fraction(26, 34), ["A", "B"], "  a\x1b\u202e  ", None)
                for value in shown if variables else shown[:1]:
                    values = dict.fromkeys(variables, value)
                    assert wording.say(name, **values) == wording._chosen(name, values)
        assert filled > 100

    def test_terms_are_defined_and_used(self, language):
        referred = set().union(*(found(language, name).references for name in parsed(language)))
        assert referred <= set(parsed(language))
        assert {name for name in parsed(language) if name.startswith("-")} <= referred

    def test_faults_are_whole_sentences(self, language):
        ends = ("。", "？") if language == "ja" else (".", "?")
        for name in names():
            if name.split("-")[0] not in (
                "form",
                "sense",
                "refuse",
                "running",
                "cut",
                "audit",
                "csv",
                "lists",
                "store",
                "log",
                "repair",
                "cards",
            ):
                continue
            for values in values_of(language, name):
                said = speak(language).say(name, **values)
                assert said.endswith(ends), said
                assert said[0].isupper() or not said[0].isalpha() or language == "ja", said


@pytest.mark.parametrize("language", ["ja", "ru"])
class TestNoEnglishIsLeft:
    def test_a_message_with_words_has_letters_of_its_language(self, language):
        for name in names():
            text = NAMES_OF_GAMES.sub("", " ".join(found(language, name).words))
            foreign = set(re.findall("[A-Za-z]*[a-z]{2,}", text)) - LATIN
            if foreign:
                assert OWN_LETTERS[language].search(text), f"{name} has no {language}: {text}"

    def test_faults_have_no_english_word_outside_quotes(self, language):
        for name in names():
            if name.split("-")[0] not in (
                "form",
                "sense",
                "refuse",
                "running",
                "cut",
                "audit",
                "csv",
                "lists",
                "store",
                "log",
                "cli",
                "repair",
                "cards",
            ):
                continue
            text = OPTION.sub("", QUOTED[language].sub("", " ".join(found(language, name).words)))
            assert not set(re.findall("[A-Za-z]*[a-z]{2,}", text)) - LATIN, f"{name}: {text}"

    def test_japanese_has_no_spaces_between_words(self, language):
        if language != "ja":
            return
        letter = "[\u3000-\u30ff\u4e00-\u9fff]"
        for name in names():
            for words in found(language, name).words:
                assert not re.search(f"{letter} +{letter}", words), f"{name}: {words}"


def codes_in(path: Path) -> Iterator[tuple[str, int]]:
    """The codes that a module names: what it makes findings of, and texts that look like a known code."""
    begins = {name.split("-")[0] for name in names() if "-" in name}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and getattr(node.func, "id", getattr(node.func, "attr", "")) == "Finding"
        ):
            code = (
                node.args[0] if node.args else next((k.value for k in node.keywords if k.arg == "code"), None)
            )
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield code.value, node.lineno
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say":
            for part in node.args[:1]:
                if isinstance(part, ast.JoinedStr) and isinstance(part.values[0], ast.Constant):
                    yield str(part.values[0].value).rstrip("."), node.lineno
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            is_code = re.fullmatch(r"[a-z_]+(\.[a-z_0-9]+)+", node.value)
            if is_code and node.value.split(".")[0] in begins:
                yield node.value, node.lineno


def is_worded(code: str) -> bool:
    """Whether a code has a sentence or begins those of several (``cli.command`` of ``cli.command.new``)."""
    begin = code.replace(".", "-") + "-"
    return speak("en").has(code) or any(name.startswith(begin) for name in names())


def test_every_code_of_the_program_is_worded():
    unworded = [
        f"{path.relative_to(SOURCE)}:{line}: {code}"
        for path in sorted(SOURCE.rglob("*.py"))
        for code, line in codes_in(path)
        if not is_worded(code)
    ]
    assert not unworded


def given_with(call: ast.Call) -> tuple[str, set[str]] | None:
    """The code and the names of the values of a call that makes a finding, where it has both written out."""
    maker = getattr(call.func, "id", getattr(call.func, "attr", ""))
    places = {"Finding": 0, "_refuse": 0, "Fault": 1, "add": 1, "faulty": 1}
    if maker not in places or len(call.args) <= places[maker]:
        return None
    code = call.args[places[maker]]
    if not isinstance(code, ast.Constant) or not isinstance(code.value, str) or "." not in code.value:
        return None
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    if maker in ("_refuse", "add", "faulty"):
        return code.value, {str(keyword.arg) for keyword in call.keywords}
    later = call.args[3:] if maker == "Finding" else call.args[2:3]
    values = [*later[:1], *(keyword.value for keyword in call.keywords if keyword.arg == "params")]
    if not values:
        return code.value, set()
    written = values[0]
    if not isinstance(written, ast.Dict) or not all(isinstance(key, ast.Constant) for key in written.keys):
        return None
    return code.value, {str(key.value) for key in written.keys if isinstance(key, ast.Constant)}


def lacking(path: Path) -> Iterator[str]:
    """Findings that a module makes without a value that their sentence shows."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        given = given_with(node) if isinstance(node, ast.Call) else None
        if given is not None and speak("en").has(given[0]):
            asked = found("en", given[0].replace(".", "-")).variables - {"subject", "line"}
            if asked - given[1]:
                yield f"{path.name}:{node.lineno}: {given[0]} without {sorted(asked - given[1])}"


def test_findings_carry_the_values_that_their_sentences_show():
    assert not [place for path in sorted(SOURCE.rglob("*.py")) for place in lacking(path)]


def test_the_search_for_lacking_values_finds_them(tmp_path):
    module = tmp_path / "module.py"
    module.write_text(
        'Finding("form.missing_key", "error", None, {"kye": 1})\n'
        'Finding("form.missing_key", params={"key": 1})\n'
        'Fault(path, "form.missing_key")\n'
        'Fault(path, "form.missing_key", told)\n'
        'self.add(path, "sense.stage_twice", id=1)\n'
        '_refuse("refuse.cut_made", None, rnd=1)\n'
        'faulty(path, "cards.too_large", limits=1)\n'
    )
    assert [place.split(":")[1] for place in lacking(module)] == ["1", "3", "6", "7"]


def test_the_search_for_codes_finds_codes(tmp_path):
    module = tmp_path / "module.py"
    lines = [
        'Finding("odd")',
        'x = "form.nothing" if y else "form.empty"',
        'z = "a sentence. More"',
        'w.say(f"odder.{z}")',
    ]
    module.write_text("\n".join(lines))
    assert sorted(codes_in(module)) == [("form.empty", 2), ("form.nothing", 2), ("odd", 1), ("odder", 4)]
    assert not is_worded("odder")
    assert is_worded("form")
    assert is_worded("form.empty")


def test_an_entry_worded_twice_is_refused():
    with pytest.raises(InvariantBroken, match="form-empty"):
        catalogue.split("form-empty = One.\nform-empty = Two.\n")
