"""Everything that standings and explanations name has its words in every language."""

import pytest

from headjudge.policy.names import METRICS as NAMES
from headjudge.standings import CHANCE, METRICS, Outcome
from headjudge.wording import LANGUAGES, speak


@pytest.mark.parametrize("language", LANGUAGES)
class TestWords:
    def test_each_metric_has_a_short_and_a_long_label(self, language: str) -> None:
        wording = speak(language)
        for key in (*METRICS, CHANCE):
            assert wording.say(f"metric-{key}")
            assert len(wording.say(f"metric-{key}-long")) >= len(wording.say(f"metric-{key}"))

    def test_each_outcome(self, language: str) -> None:
        said = [speak(language).say(f"outcome-{outcome.name.lower()}") for outcome in Outcome]
        assert len(set(said)) == len(Outcome)

    def test_each_step_of_a4(self, language: str) -> None:
        assert len({speak(language).say(f"step-{number}") for number in range(1, 7)}) == 6

    def test_the_deciding_step_says_which_way_is_better(self, language: str) -> None:
        params = {"step": 3, "metric": "mlp", "value_above": "1/3", "value_below": "1/2"}
        low, high = (speak(language).say("explain-decided", better=way, **params) for way in ("low", "high"))
        assert low != high
        assert all("1/3" in one and "1/2" in one and "MLP" in one for one in (low, high))


def test_policies_may_name_exactly_these_metrics() -> None:
    assert sorted(NAMES.all) == sorted(METRICS)


def test_a_sentence_as_a_scorekeeper_reads_it() -> None:
    params = {"round": 2, "above": "Aki", "won_above": 2, "below": "Ben", "won_below": 1}
    assert speak("en").say("explain-running_total", **params) == (
        "After round 2, Aki had won 2 rounds and Ben had won 1; since then they caught up with each other. "
        "Who more recently held the higher total has the higher CMP."
    )
    assert "у участника Aki было 2 победы" in speak("ru").say("explain-running_total", **params)
    assert "Akiが2、Benが1" in speak("ja").say("explain-running_total", **params)
