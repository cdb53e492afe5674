"""What we print over the cards of a deck, pasted back as a list, is read as what it is."""

import pytest

from headjudge.decks.words import heading
from headjudge.wording import LANGUAGES, speak

SECTIONS = (
    "commander",
    "companion",
    "main",
    "sideboard",
    "maybeboard",
    "tokens",
    "hero",
    "arena",
    "inventory",
)


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryHeadingOfOurs:
    @pytest.mark.parametrize("section", SECTIONS)
    def test_names_its_section_again(self, language, section):
        words = speak(language)
        for shown in (words.say(f"deck_section.{section}"), words.say("decklists.section", section=section)):
            found = heading(shown)
            assert found is not None, shown
            assert (found.kind, found.section) == ("section", section), shown

    def test_so_does_that_of_the_worldbreaks(self, language):
        found = heading(speak(language).say("decklists.section", section="worldbreaks"))
        assert found is not None
        assert (found.kind, found.name) == ("pile", "Worldbreaks")
