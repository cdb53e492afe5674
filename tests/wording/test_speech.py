"""How a code is said: values unchanged, plural forms right, the terminal safe from names of outside."""

import subprocess
import sys
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.findings import Finding, InvariantBroken, Rule
from headjudge.wording import LANGUAGES, Wording, safe, speak
from headjudge.wording.speech import Wording as SameWording

QUIET = settings(derandomize=True, deadline=None, max_examples=60)


@pytest.mark.parametrize("language", LANGUAGES)
class TestValues:
    def test_fractions_and_numbers_are_shown_exactly(self, language):
        said = speak(language).say("form.out_of_range", expected=Fraction(26, 34), found=1234567)
        assert "13/17" in said
        assert "1234567" in said

    @QUIET
    @given(number=st.integers(min_value=-(10**40), max_value=10**40))
    def test_every_number_keeps_its_digits(self, language, number):
        assert str(number) in speak(language).say("form.out_of_range", expected="", found=number)

    def test_a_number_of_thousands_of_digits_does_not_stop_the_program(self, language):
        assert "2^16609…" in speak(language).say("form.out_of_range", expected=1, found=10**5000)

    def test_a_very_long_text_is_cut_and_says_so(self, language):
        said = speak(language).say("form.missing_key", key="x" * 100_000)
        assert "x…" in said
        assert len(said) < 2_100

    @QUIET
    @given(text=st.text())
    def test_what_comes_from_outside_cannot_steer_a_terminal(self, language, text):
        said = speak(language).say("form.duplicate_key", key=text)
        assert said == safe(said)
        assert "\x1b" not in said
        assert "\n" not in said
        assert said.isprintable() or all(letter.isprintable() for letter in said if letter < "\u0080")

    def test_a_long_list_is_counted_and_a_short_one_is_told(self, language):
        def said(*sets):
            return speak(language).say("card.pool_unchecked", card="Opt", sets=list(sets))

        assert "WOE, LCI, MKM".replace(", ", "、" if language == "ja" else ", ") in said("WOE", "LCI", "MKM")
        assert "WOE" not in (many := said(*(f"WOE{n}" for n in range(22))))
        assert "22" in many
        assert "WOE" in said("WOE")
        assert not any(digit in said() for digit in "0123")

    def test_a_missing_value_is_a_bug_of_ours(self, language):
        with pytest.raises(InvariantBroken, match="form-missing_key"):
            speak(language).say("form.missing_key")

    def test_a_code_without_words_is_a_bug_of_ours(self, language):
        with pytest.raises(InvariantBroken, match="form-no_such_code"):
            speak(language).say("form.no_such_code")
        assert not speak(language).has("form.no_such_code")

    def test_a_label_that_is_not_worded_is_a_bug_of_ours(self, language):
        with pytest.raises(InvariantBroken, match="form-wrong_type"):
            speak(language).say("form.wrong_type", expected="list", found="heap")

    def test_values_of_no_known_kind_are_a_bug_of_ours(self, language):
        with pytest.raises(InvariantBroken, match="object"):
            speak(language).say("form.missing_key", key=object())

    def test_values_that_the_sentence_does_not_use_are_ignored(self, language):
        assert speak(language).say("form.empty", position=3) == speak(language).say("form.empty")

    def test_json_values_are_shown_as_json_writes_them(self, language):
        said = speak(language).say("form.wrong_value", expected=["played", "time"], found={"a": [True, None]})
        assert "{a: [" not in said
        assert "{a: true" in said
        assert "null}" in said


class TestPluralForms:
    @pytest.mark.parametrize(
        ("count", "said"),
        [
            (1, "Найдена 1 ошибка;"),
            (2, "Найдены 2 ошибки;"),
            (5, "Найдено 5 ошибок;"),
            (11, "Найдено 11 ошибок;"),
            (21, "Найдена 21 ошибка;"),
            (22, "Найдены 22 ошибки;"),
            (1012, "Найдено 1012 ошибок;"),
        ],
    )
    def test_russian(self, count, said):
        assert said in speak("ru").say("cli.failed.input", count=count)

    @pytest.mark.parametrize(("count", "said"), [(0, "0 faults"), (1, "1 fault was"), (2, "2 faults were")])
    def test_english(self, count, said):
        assert said in speak("en").say("cli.failed.input", count=count)


class TestFindings:
    FINDING = Finding(
        "form.missing_key",
        subject="/entrants/0/na\x1bme",
        params={"key": "name"},
        rule=Rule("TRP", "A.4", "2025-09-26"),
    )

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("en", ": The key “name” is missing; add it. [TRP A.4, edition of 2025-09-26]"),
            ("ja", "：キー「name」がありません。追加してください。［TRP A.4、2025-09-26版］"),
            ("ru", ": Нет ключа «name»; добавьте его. [TRP A.4, редакция от 2025-09-26]"),
        ],
    )
    def test_place_sentence_and_rule_stand_on_one_line(self, language, said):
        assert speak(language).finding(self.FINDING) == "/entrants/0/na\\u{1b}me" + said

    def test_the_message_alone_has_no_place(self):
        assert speak("en").sentence(self.FINDING) == "The key “name” is missing; add it."

    def test_a_syntax_error_names_its_line(self):
        finding = Finding("form.syntax", line=12, params={"column": 5})
        assert speak("ja").finding(finding).startswith("12行目：5文字目から")

    def test_without_a_place_the_sentence_stands_alone(self):
        assert speak("ru").finding(Finding("form.empty")).startswith("Файл пуст")

    def test_a_rule_without_an_edition(self):
        assert speak("en").rule(Rule("TRP", "A.4")) == "[TRP A.4]"

    def test_labels_severities_and_lists(self):
        assert speak("ja").label("bye") == "不戦勝"
        assert speak("ru").severity("warning") == "предупреждение"
        assert speak("ja").listed(["A", Fraction(1, 2)]) == "A、1/2"
        assert speak("en").listed(("A", 10000)) == "A, 10000"


def test_a_language_that_we_do_not_speak_is_a_bug_of_ours():
    with pytest.raises(InvariantBroken, match="'de'"):
        Wording("de")  # type: ignore[arg-type]
    assert SameWording is Wording


def test_importing_the_wording_does_not_import_the_fluent_library():
    """``headjudge --help`` must not wait for it."""
    code = "import sys, headjudge.wording; headjudge.wording.speak('ja'); sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
