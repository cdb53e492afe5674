"""Which language is spoken."""

import pytest

from headjudge.findings import InputError
from headjudge.wording import resolve_language, speak


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "ru@euro"}, "ru"),
        ({"LANG": "RU-ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "ja_JP"}, "en"),
        ({"LC_ALL": "", "LANG": "ja_JP"}, "ja"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "ja_JP"}, "ru"),
        ({"LC_ALL": "ja_JP", "LC_MESSAGES": "ru_RU"}, "ja"),
        ({"LANGUAGE": "ru", "LC_ALL": "ja_JP"}, "ru"),
        ({"LANGUAGE": "de:ja:ru"}, "ja"),
        ({"LANGUAGE": "fr:de", "LANG": "ja_JP"}, "en"),
        ({"LANG": "jam_JM"}, "en"),
    ],
)
def test_the_locale_decides_where_nobody_chose(environ, language):
    assert resolve_language(None, environ) == language


def test_a_choice_comes_before_the_locale():
    assert resolve_language("en", {"LANG": "ja_JP"}) == "en"


@pytest.mark.parametrize("choice", ["de", "", "JA", "ja_JP"])
def test_a_language_that_we_do_not_speak_is_a_fault_of_the_input(choice):
    with pytest.raises(InputError) as caught:
        resolve_language(choice, {})
    (finding,) = caught.value.findings
    assert finding.code == "cli.unknown_language"
    assert speak("en").sentence(finding).endswith("possible: en, ja, ru.")
