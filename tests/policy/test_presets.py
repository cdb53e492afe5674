"""The presets of other series: the values that their sources state, what is left open, and a preset of one's own."""

import re
from datetime import date
from fractions import Fraction

import pytest

from headjudge.findings import InputError
from headjudge.policy import documents
from headjudge.policy.editions import available, embedded, load_file, resolve
from headjudge.policy.model import ChoiceOption
from headjudge.policy.policy import Policy
from headjudge.policy.set_options import PLACES, with_options
from headjudge.policy.show import overview, show
from headjudge.running.structure import structure
from headjudge.wording import LANGUAGES, speak
from tests.house.tree import ROOT

DAY = date(2026, 11, 30)
PRESETS = [name for name in available() if "extends" in documents.policy_file(name)]


def policy(name: str) -> Policy:
    return resolve(f"pods/{name}", DAY).policy


# Series, and each value that its source states, by the key of the policy.
STATED = {
    "topdeck": {
        "scoring": (5, 1, 0, 5),
        "table_sizes": (4,),
        "clock": (0, False, 20),
        "phantoms": (3, 0, Fraction(1, 5)),
        "steps": ["points", "win_rate", "opponents_win_rate_mean"],
        "cuts": [4, 10, 16],
        "drawn": "best_seed",
        "seats": "seed",
    },
    "eminence": {
        "scoring": (5, 1, 0, 5),
        "table_sizes": (4,),
        "phantoms": (3, 0, Fraction(33, 100)),
        "cuts": [4, 10, 16],
    },
    "portugal": {
        "table_sizes": (4, 3),
        "phantoms": (0, 1, Fraction(1, 5)),
        "steps": ["points", "opponents_points_rate_mean", "opponents_points_mean"],
        "cuts": [4, 7, 10, 13, 16, 40],
        "seats": "seed",
        "restart": "restart",
    },
    "sct-spain": {
        "table_sizes": (4,),
        "clock": (0, False, 10),
        "seats": "seed",
        "steps": ["points", "opponents_points_rate_mean", "opponents_points_mean"],
    },
    "mox-masters": {"minutes": 80, "cuts": [16], "table_sizes": (4,)},
    "marchesa": {"minutes": 90, "clock": (0, True, None), "cuts": [13], "drawn": "untimed"},
    "edh-matchmaker": {
        "scoring": (5, 1, 0, 4),
        "table_sizes": (4, 3),
        "max_byes": 2,
        "steps": ["points", "matches_played", "opponents_points_rate_mean", "opponents_beaten", "mean_seat"],
        "draw_to": "alive",
        "cuts": [4, 7, 10, 13, 16, 40],
    },
    "full-grip": {
        "scoring": (3, 1, 0, 3),
        "draw_to": "all",
        "clock": (0, True, None),
        "steps": ["points", "win_rate", "opponents_win_rate_mean"],
        "cuts": [4],
    },
    "placement": {"places": {4: (5, 3, 2, 1), 3: (5, 3, 2)}, "table_sizes": (4, 3), "grouping": "stride"},
    "green-gate": {"places4": (6, 3, 2, 1), "draw_to": "alive", "by_alive": {2: 3}, "cuts": [10]},
    "tedh-italy": {"minutes": 50, "further": 7},
    "satopin": {
        "draw_to": "none",
        "steps": ["points", "seat_wins"],
        "seat_values": (0, 1, 3),
        "finish": False,
        "nobody": "lost",
        "cuts": [4],
    },
}


def values(own: Policy) -> dict[str, object]:
    pods, scoring = own.pods, own.scoring
    clock, phantoms = pods.clock, pods.opponents.phantoms
    places = {row.size: row.points for row in pods.table.placement}
    return {
        "scoring": (scoring.win, scoring.draw, scoring.loss, scoring.bye),
        "table_sizes": own.table_sizes,
        "clock": (clock.turns, clock.each_living, clock.hard_stop_minutes),
        "finish": clock.finish_turn,
        "further": clock.turns + 2 * clock.turns_beyond_two,
        "phantoms": phantoms and (phantoms.per_bye, phantoms.per_missing_seat, phantoms.rate),
        "steps": [step.key for step in own.standings],
        "cuts": [shape.cut for shape in pods.playoff.shapes],
        "drawn": pods.playoff.drawn,
        "grouping": pods.playoff.grouping,
        "seats": pods.seats.playoff,
        "restart": pods.table.drawn_with_time_left,
        "minutes": own.minutes and own.minutes.round.minutes,
        "max_byes": pods.filling.max_byes,
        "draw_to": pods.table.draw_points_to,
        "places": places,
        "places4": places.get(4),
        "by_alive": {row.alive: row.points for row in pods.table.draw_by_alive},
        "seat_values": pods.opponents.seat_values[:3],
        "nobody": pods.table.nobody_alive,
    }


def test_every_preset_has_its_stated_values_tested():
    assert sorted(f"pods/{name}" for name in STATED) == PRESETS


@pytest.mark.parametrize(("name", "stated"), STATED.items())
def test_what_the_source_states_is_what_the_preset_says(name, stated):
    found = values(policy(name))
    assert {key: found[key] for key in stated} == stated


@pytest.mark.parametrize("name", ["mox-masters", "portugal"])
def test_points_of_series_whose_bye_is_not_stated(name):
    scoring = policy(name).scoring
    assert (scoring.win, scoring.draw, scoring.loss) == (5, 1, 0)


def test_points_of_draws_where_only_a_win_counts():
    scoring = policy("satopin").scoring
    assert (scoring.win, scoring.draw, scoring.loss) == (3, 0, 0)
    assert policy("green-gate").scoring.draw == 2


def test_a_floor_of_one_part_in_as_many_as_a_win_gives():
    step = next(s for s in policy("portugal").standings if s.key == "opponents_points_rate_mean")
    assert step.floor == 1 / policy("portugal").scoring.win


@pytest.mark.parametrize(
    ("name", "players", "rounds", "cut"),
    [
        ("topdeck", 17, 3, 4),
        ("topdeck", 34, 3, 4),
        ("topdeck", 35, 4, 10),
        ("topdeck", 64, 4, 10),
        ("topdeck", 65, 5, 16),
        ("topdeck", 128, 5, 16),
        ("topdeck", 129, 6, None),
        ("topdeck", 304, 7, None),
        ("eminence", 50, 4, 10),
        ("mox-masters", 40, 5, 16),
        ("full-grip", 30, 3, 4),
        ("topdeck", 16, None, None),
        ("topdeck", 305, None, None),
    ],
)
def test_rounds_and_cut_by_players(name, players, rounds, cut):
    found = structure(policy(name), players)
    assert (found.rounds, found.cut) == (rounds, cut)


@pytest.mark.parametrize("name", [*PRESETS, "pods/plain", "goldfish-arena"])
def test_every_preset_can_be_carried_by_an_event_and_says_its_source(name):
    resolved = resolve(name, DAY)
    own = resolved.policy
    assert embedded(show(own)) == own
    assert own.source.document
    assert own.source.title
    assert own.source.read
    assert own.pods is not None
    assert own.questionnaire is None or name == "goldfish-arena"
    assert resolve(name, date(2015, 1, 1)).policy == own


# Values that a preset has to give although its source is silent: the rest that is open stands in what it extends.
OURS = {
    "scoring.bye",
    "table_sizes",
    "pods.filling.leftovers",
    "pods.filling.short_tables_stand",
    "pods.opponents.seat_values",
    "pods.table.placement",
}


def stands(own: Policy, path: str) -> bool:
    place: object = own
    for step in path.split("."):
        place = place[0] if isinstance(place, tuple) else place
        if not hasattr(place, step):
            return False
        place = getattr(place, step)
    return True


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_source_leaves_open_is_named_by_keys_that_exist_and_is_said_once(name):
    resolved = resolve(name, DAY)
    keys = [item.section for item in resolved.policy.assumptions]
    assert keys == list(dict.fromkeys(keys))
    assert [key for key in keys if not stands(resolved.policy, key)] == []
    (finding,) = [f for f in resolved.findings if f.code == "edition.not_stated"]
    assert (finding.severity, finding.params["count"]) == ("info", len(keys))
    for language in LANGUAGES:
        assert keys[0] in speak(language).finding(finding)
    own = documents.policy_file(name)
    said = {key for key, _ in flat(own, ())}
    assert said & set(own.get("not_stated", ())) <= OURS


def flat(value, path):
    for key, inner in value.items():
        if isinstance(inner, dict):
            yield from flat(inner, (*path, key))
        yield ".".join((*path, key)), inner


@pytest.mark.parametrize("name", PRESETS)
def test_the_defaults_of_options_are_the_values_of_the_preset(name):
    own = resolve(name, DAY).policy
    for option, path in PLACES.items():
        declared = own.options.get(option)
        if declared is None:
            continue
        value = own
        for step in path:
            value = getattr(value, step)
        assert declared.default == value, option
    sizes = own.options.get("table_sizes")
    if isinstance(sizes, ChoiceOption):
        assert sizes.default == "-".join(map(str, own.table_sizes))
        assert with_options(own, {"table_sizes": "4"}).table_sizes == (4,)


def test_the_list_of_policies_has_the_presets_with_names_and_sources():
    lines = {line["id"]: line for line in overview(DAY)}
    assert set(PRESETS) <= set(lines)
    for name in PRESETS:
        line = lines[name]
        assert {
            "id",
            "game",
            "names",
            "category",
            "entrants",
            "document",
            "title",
            "edition",
            "editions",
        } == set(line)
        assert line["names"]["ja"]
        assert line["names"]["ru"]


OWN = """
id = "club/thursday"
extends = "pods/topdeck"
not_stated = ["pods.clock.hard_stop_minutes"]
[names]
en = "Thursday pods"
[source]
document = "house rules"
clause = "2"
[scoring]
bye = 4
[pods.table]
draw_points_to = "all"
[pods.seats]
swiss = "reverse"
[minutes.round]
minutes = 75
"""


class TestOneOfOnesOwn:
    """A new preset is one TOML file that extends another."""

    def test_it_says_what_differs_and_has_the_rest_from_the_other(self):
        own = load_file(OWN, "thursday.toml", DAY)
        assert (own.id, own.scoring.bye, own.scoring.win) == ("club/thursday", 4, 5)
        assert own.pods.table.draw_points_to == "all"
        assert own.pods.clock.hard_stop_minutes == 20
        assert own.pods.opponents.phantoms.rate == Fraction(1, 5)
        assert structure(own, 40).rounds == 4

    def test_what_it_changes_has_the_file_as_its_source(self):
        own = load_file(OWN, "thursday.toml", DAY)
        assert own.scoring.source.document == own.pods.source.document == "house rules"
        assert own.minutes.source.document == "house rules"
        assert own.structure.single_day.source.document == "topdeck.gg/mtr-ipg-addendum"

    def test_what_it_says_is_open_no_longer_and_what_it_adds_is(self):
        keys = [item.section for item in load_file(OWN, "thursday.toml", DAY).assumptions]
        assert "pods.table.draw_points_to" not in keys
        assert "minutes" not in keys
        assert "pods.opponents.bye" in keys
        assert "pods.clock.hard_stop_minutes" in keys

    def test_options_begin_with_its_values(self):
        own = load_file(OWN, "thursday.toml", DAY)
        assert own.options["seats"].default == "reverse"
        fixed = load_file(OWN + '[options.seats]\ndefault = "seed"\n', "thursday.toml", DAY)
        assert fixed.options["seats"].default == "seed"

    def test_an_event_can_carry_it(self):
        own = load_file(OWN, "thursday.toml", DAY)
        assert embedded(show(own)) == own

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ('[pods.table]\ndraw_points_to = "some"', "policy.value"),
            ('table_sizes = [4, 3]\n[pods.filling]\nleftovers = "short_tables"', "policy.short_tables"),
            ("[pods.playoff]\nshapes = [{ cut = 12, rounds = [{ tables = 3 }] }]", "policy.cut_end"),
            ('[[standings]]\nkey = "omw"\nbetter = "high"', "policy.unknown_name"),
            ("[pods.colour]\nx = 1", "policy.unknown_key"),
            ("table_sizes = [2]", "policy.pods_and_sizes"),
            ('not_stated = "minutes of all"', "policy.value"),
        ],
    )
    def test_its_faults_are_told(self, text, code):
        whole = 'extends = "pods/plain"\nid = "club/x"\nnames = { en = "X" }\n' + text
        with pytest.raises(InputError) as caught:
            load_file(whole, "x.toml", DAY)
        assert code in [finding.code for finding in caught.value.findings]
        assert all(speak(la).finding(f) for f in caught.value.findings for la in LANGUAGES)


def test_the_preset_of_the_how_to_is_sound_and_complete():
    page = (ROOT / "docs" / "how-to" / "write-a-preset.md").read_text(encoding="utf-8")
    (block,) = re.findall("```toml\n(.*?)```", page, re.DOTALL)
    own = load_file(block, "thursday.toml", DAY)
    assert (own.id, own.table_sizes, own.minutes.round.minutes) == ("club/thursday", (4, 3), 75)
    assert own.questionnaire.questions[0].choices[1].names.within("ru") == "Нет"
    found = structure(own, 50)
    assert (found.rounds, found.cut, len(found.pods.playoff)) == (5, 10, 2)
    assert not [finding for finding in found.findings if finding.severity == "error"]
    named = set(re.findall("`(pods/[a-z-]+|goldfish-arena)`", page))
    assert named == {*PRESETS, "pods/plain", "goldfish-arena"}
