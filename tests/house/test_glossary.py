"""The glossary has each word in three languages, and the program says the same words."""

import re

import pytest

from headjudge.wording import catalogue, speak
from tests.house.tree import ROOT

LETTERS = {"ja": "[\u3040-\u30ff\u4e00-\u9fffI]", "ru": "[\u0400-\u04ffI]"}


def rows() -> dict[str, tuple[str, ...]]:
    """Each row of the glossary by its key: English, Japanese, Russian, meaning."""
    found: dict[str, tuple[str, ...]] = {}
    for line in (ROOT / "GLOSSARY.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        key = re.fullmatch("`([a-z_]+)`", cells[0])
        if key:
            assert key[1] not in found, f"{key[1]} stands twice"
            found[key[1]] = tuple(cells[1:])
    return found


def test_it_holds_the_words_of_the_field():
    assert len(rows()) >= 60


def test_each_word_stands_in_three_languages_with_its_meaning():
    for key, cells in rows().items():
        assert len(cells) == 4, key
        assert all(cells), key
        assert re.search(LETTERS["ja"], cells[1]), key
        assert re.search(LETTERS["ru"], cells[2]), key
        assert cells[3].endswith((".", "…")), key


@pytest.mark.parametrize(("language", "column"), [("en", 0), ("ja", 1), ("ru", 2)])
def test_the_program_says_the_same_words(language, column):
    terms = catalogue.split(catalogue.files(language)["terms.ftl"])
    words = [name.removeprefix("label-") for name in terms if name.startswith("label-")]
    assert len(words) >= 60
    for key in words:
        assert rows()[key][column].casefold() == speak(language).label(key).casefold(), key


@pytest.mark.parametrize(("language", "column"), [("en", 0), ("ja", 1), ("ru", 2)])
def test_every_value_that_ranks_is_explained_in_the_words_of_the_program(language, column):
    files = catalogue.files(language)
    terms = [name for file in ("standings.ftl", "pods.ftl") for name in catalogue.split(files[file])]
    keys = [name.split("-")[1] for name in terms if re.fullmatch("metric-[a-z_]+", name)]
    assert len(keys) >= 25
    for key in keys:
        said = {speak(language).say(f"metric.{key}{form}").casefold() for form in ("", "-long")}
        assert rows()[key][column].casefold() in said, key
