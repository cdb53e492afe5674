"""Policies of one's own: what is read, and every fault of a file at once."""

import json
from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.findings import InputError
from headjudge.policy.editions import embedded, load_file, resolve
from headjudge.policy.names import METRICS, Names
from headjudge.policy.options import check_options
from headjudge.policy.policy import Policy
from headjudge.wording import LANGUAGES, speak

DAY = date(2025, 11, 30)

WHOLE = """
id = "club/friday"
edition = "2025-01-01"
game = "any"
names = { en = "Friday" }
source = { document = "house rules" }
[scoring]
win = 2
draw = "1/2"
loss = 0
bye = "3/2"
[[standings]]
key = "match_points"
better = "high"
[[standings]]
key = "omw"
better = "high"
floor = "1/4"
[pairing]
method = "swiss"
[structure.single_day]
counts = "players"
rows = [{ least = 0, most = 8, rounds = 3 }, { least = 9, rounds = 4, cut = 4 }]
[options.rounds]
kind = "integer"
least = 1
most = 9
[options.rematches]
kind = "choice"
choices = ["avoid", "allow"]
"""


def faults_of(text, on=DAY):
    with pytest.raises(InputError) as caught:
        load_file(text, "club.toml", on)
    for finding in caught.value.findings:
        for language in LANGUAGES:
            assert speak(language).finding(finding)
    return [(finding.code, finding.subject) for finding in caught.value.findings]


class TestWholePolicy:
    def test_is_read(self):
        policy = load_file(WHOLE, "club.toml")
        assert policy.scoring.bye == Fraction(3, 2)
        assert policy.standings[1].floor == Fraction(1, 4)
        assert policy.table_sizes == (2,)
        assert policy.structure.single_day.rows[1].rounds == 4

    def test_with_a_byte_order_mark(self):
        assert load_file("\ufeff" + WHOLE, "club.toml").id == "club/friday"

    def test_can_stand_in_an_event_file(self):
        policy = load_file(WHOLE, "club.toml")
        plain = json.loads(json.dumps(policy.model_dump(mode="json")))
        assert embedded(plain) == policy

    def test_an_embedded_fault_has_its_place_in_the_event_file(self):
        plain = load_file(WHOLE, "club.toml").model_dump(mode="json")
        plain["scoring"]["win"] = 1.5
        del plain["pairing"]
        with pytest.raises(InputError) as caught:
            embedded(plain)
        assert {(f.code, f.subject) for f in caught.value.findings} == {
            ("policy.value", "/policy/scoring/win"),
            ("policy.missing_key", "/policy/pairing"),
        }

    @pytest.mark.parametrize("value", [None, 5, "fab/blitz", [], [1], True])
    def test_what_is_no_object(self, value):
        with pytest.raises(InputError) as caught:
            embedded(value)
        assert [(f.code, f.subject) for f in caught.value.findings] == [("policy.value", "/policy")]
        assert caught.value.findings[0].params["expected"] == "table"


class TestExtends:
    def test_takes_what_it_does_not_say(self):
        policy = load_file(
            'id = "club/cc"\nextends = "fab/classic-constructed"\n[minutes.round]\nminutes = 60\n',
            "club.toml",
            DAY,
        )
        base = resolve("fab/classic-constructed", DAY).policy
        assert (policy.id, policy.minutes.round.minutes) == ("club/cc", 60)
        assert policy.standings == base.standings
        assert policy.structure == base.structure

    def test_what_it_changes_has_the_file_as_its_source(self):
        policy = load_file(
            'id = "club/cc"\nextends = "fab/classic-constructed"\n[minutes.round]\nminutes = 60\n',
            "club.toml",
            DAY,
        )
        assert policy.source.document == policy.minutes.source.document == "club.toml"
        assert policy.registration.source.document == "fab/trp"

    def test_lists_are_replaced_whole(self):
        policy = load_file(
            'id = "club/cc"\nextends = "fab/blitz"\nstandings = [{ key = "cmp", better = "high" }]\n',
            "c.toml",
            DAY,
        )
        assert [step.key for step in policy.standings] == ["cmp"]
        assert policy.standings_source.document == "c.toml"

    def test_needs_a_name_of_its_own_a_known_base_and_a_date(self):
        assert faults_of('extends = "fab/blitz"\n') == [("policy.missing_key", "/id")]
        assert faults_of('id = "x"\nextends = "fab/blizz"\n') == [("policy.unknown", "/extends")]
        assert faults_of('id = "x"\nextends = 3\n') == [("policy.unknown", "/extends")]
        assert faults_of('id = "x"\nextends = "fab/blitz"\n', None) == [
            ("policy.extends_without_date", "/extends")
        ]


BROKEN = """
id = "x"
edition = "2025-13-01"
game = 5
standingz = 1
names = { en = "" }
[scoring]
win = 1.0
draw = "1/0"
loss = "1e999999999"
[pairing]
method = "swis"
rematches = "perhaps"
[playoff]
bracket = "ladder"
starter = "random"
[[standings]]
key = "cmp"
better = "up"
[[standings]]
key = "cmp"
better = "low"
[[standings]]
key = "luck"
better = "low"
[structure.single_day]
counts = "players"
rows = [
  { least = 1, most = 8, rounds = 0 },
  { least = 8, most = 9, rounds = 3 },
  { least = 12, most = 11, rounds = 3, cuts = 4 },
  { least = 12, rounds = 4 },
  { least = 20, rounds = 5 },
]
[options.rounds]
kind = "integer"
least = 5
most = 2
[options.style]
kind = "colour"
"""


class TestFaults:
    def test_a_line_that_is_not_toml(self):
        with pytest.raises(InputError) as caught:
            load_file("a = 1\nb =\n", "club.toml")
        (finding,) = caught.value.findings
        assert (finding.code, finding.subject, finding.line) == ("policy.syntax", "club.toml", 2)

    @pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "9" * 10_000])
    def test_toml_beyond_reason(self, text):
        assert faults_of(text) == [("policy.syntax", "club.toml")]

    def test_everything_at_once(self):
        rows = "/structure/single_day/rows"
        assert set(faults_of(BROKEN)) == {
            ("policy.value", "/edition"),
            ("policy.value", "/game"),
            ("policy.unknown_key", "/standingz"),
            ("policy.value", "/names/en"),
            ("policy.missing_key", "/source"),
            ("policy.value", "/scoring/win"),
            ("policy.value", "/scoring/draw"),
            ("policy.value", "/scoring/loss"),
            ("policy.missing_key", "/scoring/bye"),
            ("policy.unknown_name", "/pairing/method"),
            ("policy.value", "/pairing/rematches"),
            ("policy.unknown_name", "/playoff/bracket"),
            ("policy.value", "/standings/0/better"),
            ("policy.double", "/standings/1/key"),
            ("policy.unknown_name", "/standings/2/key"),
            ("policy.value", rows + "/0/rounds"),
            ("policy.row_overlap", rows + "/1/least"),
            ("policy.row_gap", rows + "/2/least"),
            ("policy.row_order", rows + "/2/most"),
            ("policy.unknown_key", rows + "/2/cuts"),
            ("policy.row_overlap", rows + "/4/least"),
            ("policy.row_order", "/options/rounds/most"),
            ("policy.value", "/options/style/kind"),
        }

    def test_floors_and_rates_without_points(self):
        text = WHOLE.replace('key = "omw"', 'key = "gw"').replace(
            'key = "match_points"', 'key = "cmp"\nfloor = 0'
        )
        assert faults_of(text) == [
            ("standings.floor_not_taken", "/standings/0/floor"),
            ("standings.games_unscored", "/scoring/game_win"),
        ]
        assert faults_of(text.replace("win = 2", "win = 2\ngame_win = 0\ngame_draw = 0"))[1:] == [
            ("standings.games_unscored", "/scoring/game_win")
        ]
        for nothing in ("0", '"0"', '"0/5"', "-1", '"-1/2"'):
            assert faults_of(WHOLE.replace("win = 2", f"win = {nothing}")) == [
                ("standings.win_unscored", "/scoring/win")
            ]
        assert load_file(WHOLE.replace("win = 2", 'win = "1/10"'), "club.toml").scoring.win == Fraction(1, 10)

    def test_empty_lists_and_defaults_out_of_range(self):
        text = WHOLE.replace("most = 9\n", "most = 9\ndefault = 12\n") + 'default = "never"\n'
        assert faults_of(text) == [
            ("policy.value", "/options/rounds/default"),
            ("policy.value", "/options/rematches/default"),
        ]
        empty = WHOLE.replace("[pairing]", "[pairing]\ndraft_pod = 0").replace(
            'id = "club/friday"', 'id = ""'
        )
        assert faults_of("table_sizes = []\n" + empty) == [
            ("policy.value", "/id"),
            ("policy.value", "/table_sizes"),
            ("policy.value", "/pairing/draft_pod"),
        ]

    def test_an_unknown_key_is_told_what_is_known(self):
        with pytest.raises(InputError) as caught:
            load_file(WHOLE.replace("counts =", "count ="), "club.toml")
        unknown = next(f for f in caught.value.findings if f.code == "policy.unknown_key")
        assert unknown.subject == "/structure/single_day/count"
        assert unknown.params["known"] == "counts, printed_counts, rows, source"

    @settings(derandomize=True, deadline=None, max_examples=60)
    @given(st.data())
    def test_one_damaged_value_is_found_at_its_place(self, data):
        """Whatever value of a whole policy is replaced by something impossible, the place is named."""
        plain = resolve("fab/sealed", DAY).policy.model_dump(mode="json", exclude_none=True)
        place, at = "", plain
        while True:
            keys = sorted(at) if isinstance(at, dict) else list(range(len(at)))
            key = data.draw(st.sampled_from(keys))
            place += f"/{key}"
            if isinstance(at[key], dict | list) and at[key] and data.draw(st.integers(0, 3)):
                at = at[key]
            else:
                break
        at[key] = {"no": {"such": "thing"}} if not isinstance(at[key], dict) else 1.5
        with pytest.raises(InputError) as caught:
            embedded(plain, "")
        assert any((f.subject or "").startswith(place) for f in caught.value.findings), place


class TestOptions:
    POLICY = resolve("fab/classic-constructed", DAY).policy

    @pytest.mark.parametrize(
        "options",
        [
            {},
            {"rounds": 1},
            {"rounds": 12, "rematches": "allow"},
            {"rematches": "avoid", "decklists": "required"},
        ],
    )
    def test_possible(self, options):
        assert check_options(self.POLICY, options) == []

    @pytest.mark.parametrize(
        ("options", "code"),
        [
            ({"rounds": 0}, "option.value"),
            ({"rounds": -1}, "option.value"),
            ({"rounds": 5.0}, "option.value"),
            ({"rounds": True}, "option.value"),
            ({"rounds": "5"}, "option.value"),
            ({"rounds": None}, "option.value"),
            ({"rounds": 10**30}, "option.value"),
            ({"rematches": "maybe"}, "option.value"),
            ({"rematches": ["allow"]}, "option.value"),
            ({"decklists": {}}, "option.value"),
            ({"pairing": "spread"}, "option.unknown"),
            ({"a/b": 1}, "option.unknown"),
        ],
    )
    def test_impossible(self, options, code):
        (finding,) = check_options(self.POLICY, options)
        assert finding.code == code
        assert finding.subject == "/options/" + next(iter(options)).replace("/", "~1")
        for language in LANGUAGES:
            assert speak(language).finding(finding)

    def test_a_policy_without_options_says_so(self):
        bare = self.POLICY.model_copy(update={"options": {}})
        (finding,) = check_options(bare, {"rounds": 3})
        assert "none" in speak("en").sentence(finding)


class TestNames:
    def test_a_double_is_refused(self):
        with pytest.raises(ValueError, match="cmp"):
            Names("metric", ["cmp", "mlp", "cmp"])

    def test_what_is_known(self):
        assert METRICS.knows("cmp")
        assert not METRICS.knows("CMP")
        assert not METRICS.knows(None)


def test_a_policy_cannot_be_changed():
    policy = resolve("fab/blitz", DAY).policy
    with pytest.raises(ValueError, match="frozen"):
        policy.edition = "2026-01-01"
    assert isinstance(policy, Policy)
