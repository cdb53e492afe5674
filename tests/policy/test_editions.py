"""Which policy holds on a date, and what had to be assumed."""

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.findings import InputError
from headjudge.policy import documents
from headjudge.policy.editions import assumed, available, resolve
from headjudge.policy.policy import Policy
from headjudge.policy.show import overview, show
from headjudge.policy.soundness import check_document

CC = "fab/classic-constructed"
DOCUMENTS = ("fab/trp", "mtg/mtr", "swiss/plain", "goldfish/arena", "pods/plain")
PRESETS = tuple(name for name in available() if "extends" in documents.policy_file(name))

DATES = [
    ("2020-12-31", "2021-01-01", "edition.before_first"),
    ("2021-01-01", "2021-01-01", None),
    ("2021-12-31", "2021-01-01", None),
    ("2022-01-01", "2022-08-08", "edition.assumed"),
    ("2022-08-08", "2022-08-08", None),
    ("2022-08-09", "2023-10-13", "edition.assumed"),
    ("2023-10-13", "2023-10-13", None),
    ("2023-10-14", "2025-09-26", "edition.assumed"),
    ("2025-09-25", "2025-09-26", "edition.assumed"),
    ("2025-09-26", "2025-09-26", None),
    ("2026-06-09", "2025-09-26", None),
    ("2026-06-10", "2026-06-10", None),
    ("2026-11-30", "2026-06-10", None),
    ("2040-01-01", "2026-06-10", None),
]


@pytest.mark.parametrize(("day", "edition", "code"), DATES)
def test_the_edition_of_a_date(day, edition, code):
    resolved = resolve(CC, date.fromisoformat(day))
    assert resolved.policy.edition == edition
    said = [f.code for f in resolved.findings if not f.code.startswith("edition.section")]
    assert said == ([] if code is None else [code])
    if code is not None:
        assert resolved.findings[0].severity == "warning"
        assert resolved.findings[0].params["date"] == day
        assert resolved.findings[0].params["edition"] == edition


def test_all_policies_that_the_contract_names_are_there():
    assert set(available()) == {
        CC, "fab/living-legend", "fab/blitz", "fab/silver-age", "fab/sealed", "fab/booster-draft",
        "fab/blitz-preconstructed", "fab/crack-shuffle-play", "fab/welcome-deck", "fab/team",
        "mtg/swiss", "swiss", "goldfish-arena", "pods/plain", *PRESETS,
    }  # fmt: skip


@pytest.mark.parametrize(
    "name", ["fab/nothing", "", "../fab/blitz", "fab/trp", "fab/trp-2025-09-26", "options"]
)
def test_an_unknown_policy(name):
    with pytest.raises(InputError) as caught:
        resolve(name, date(2025, 11, 30))
    (finding,) = caught.value.findings
    assert (finding.code, finding.subject) == ("policy.unknown", name)
    assert CC in finding.params["known"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_bundled_documents_are_sound(document):
    editions = {edition: documents.read(document, edition) for edition in documents.editions(document)}
    assert editions
    assert check_document(editions) == []


@pytest.mark.parametrize("policy_id", available())
def test_every_policy_holds_in_every_edition_and_survives_a_round_trip(policy_id):
    own = documents.policy_file(policy_id)
    for edition in [own["edition"]] if policy_id in PRESETS else documents.editions(own["document"]):
        policy = resolve(policy_id, date.fromisoformat(edition)).policy
        assert policy.id == policy_id
        assert Policy.model_validate(policy.model_dump(mode="json")) == policy
        assert Policy.model_validate_json(policy.model_dump_json()) == policy
        assert Policy.model_validate(show(policy)) == policy


@pytest.mark.parametrize("policy_id", available())
def test_every_section_says_where_it_stands(policy_id):
    policy = resolve(policy_id, date(2026, 11, 30)).policy
    sections = [
        policy.scoring,
        policy.pairing,
        policy.pods,
        policy.playoff,
        policy.structure.single_day,
        policy.structure.teams,
        policy.structure.multi_day_constructed,
        policy.structure.multi_day_limited,
        policy.minutes,
        policy.draft,
        policy.registration,
        policy.limited,
        policy.test_prints,
        policy.programmes,
    ]
    sources = [policy.standings_source, *(section.source for section in sections if section is not None)]
    for source in sources:
        assert source.document
        assert source.title
        assert source.read
        if policy_id in PRESETS and source.document != "pods/plain":
            assert source.edition == policy.edition
        else:
            assert source.clause
            assert source.effective_from


@pytest.mark.parametrize("policy_id", available())
def test_names_stand_in_three_languages(policy_id):
    names = resolve(policy_id, date(2026, 11, 30)).policy.names
    assert names.en
    assert names.ja
    assert names.ru
    assert names.within("ja") == names.ja
    assert names.within("fr") == names.en


def test_programmes_have_names_in_three_languages_in_every_edition():
    for edition in documents.editions("fab/trp"):
        for row in resolve(CC, date.fromisoformat(edition)).policy.programmes.rows:
            assert row.names.ja
            assert row.names.ru


def test_what_an_edition_lacks_is_taken_from_another_and_said():
    policy = resolve(CC, date(2022, 8, 8)).policy
    said = {item.section: (item.kind, item.edition) for item in policy.assumptions}
    assert said["standings"] == ("section_differs", "2023-10-13")
    assert said["single_day"] == ("section_not_found", "2025-09-26")
    assert "programmes" not in said
    codes = [finding.params["section"] for finding in assumed(policy, ["minutes"])]
    assert codes == ["minutes"]


def test_a_stable_document_assumes_nothing_for_earlier_dates():
    for policy_id in ("mtg/swiss", "swiss", "goldfish-arena"):
        assert resolve(policy_id, date(2010, 1, 1)).findings == ()


def test_a_last_edition_that_has_ended_is_taken_and_said(monkeypatch):
    ended = {"until": date(2025, 1, 31)}
    monkeypatch.setattr(documents, "editions", lambda document: ("2025-01-01",))
    monkeypatch.setattr(documents, "read", lambda document, edition: ended)
    assert documents.pick("x/y", date(2025, 1, 31)) == documents.Picked("2025-01-01")
    assert documents.pick("x/y", date(2025, 2, 1)) == documents.Picked("2025-01-01", "ended")


@settings(derandomize=True, deadline=None, max_examples=200)
@given(st.dates(date(2019, 1, 1), date(2030, 1, 1)))
def test_the_next_day_never_has_an_older_edition(day):
    today, tomorrow = resolve(CC, day), resolve(CC, day + timedelta(days=1))
    assert today.policy.edition <= tomorrow.policy.edition
    known = documents.editions("fab/trp")
    if not today.findings and day.isoformat() not in known:
        assert today.policy.edition == max(edition for edition in known if edition <= day.isoformat())


def test_the_list_of_policies():
    lines = overview(date(2025, 11, 30))
    assert [line["id"] for line in lines] == list(available())
    line = next(line for line in lines if line["id"] == CC)
    assert line["edition"] == "2025-09-26"
    assert line["editions"][-1] == "2026-06-10"
    assert line["names"]["ja"] == "クラシック"


class TestSoundness:
    """Faults of a document, all at once."""

    def raw(self, edition, **more):
        head = {
            "document": "x/y",
            "edition": edition,
            "title": "X",
            "from": date.fromisoformat(edition),
            "read": "a copy",
        }
        return head | more

    def said(self, *raws):
        return [(f.code, f.subject) for f in check_document({raw["edition"]: raw for raw in raws})]

    def test_heads(self):
        raw = self.raw("2025-01-01", scoring={"win": 1}, minuts={})
        del raw["read"]
        assert self.said(raw) == [
            ("policy.unknown_key", "2025-01-01#/minuts"),
            ("policy.missing_key", "2025-01-01#/read"),
            ("policy.missing_key", "2025-01-01#/scoring/clause"),
        ]

    def test_dates(self):
        wrong = self.raw("2025-01-01", until=date(2024, 1, 1)) | {"from": date(2025, 2, 1)}
        assert self.said(wrong) == [
            ("policy.value", "2025-01-01#/edition"),
            ("policy.edition_order", "2025-01-01#/until"),
        ]

    def test_editions_that_overlap(self):
        first = self.raw("2025-01-01", until=date(2025, 6, 1))
        assert self.said(first, self.raw("2025-06-01")) == [("policy.edition_overlap", "2025-01-01#/until")]
        assert self.said(first, self.raw("2025-06-02")) == []

    def test_references(self):
        first = self.raw("2025-01-01", scoring={"clause": "1"}, carried={"pairing": "2025-06-01"})
        second = self.raw(
            "2025-06-01",
            minutes={"clause": "2"},
            carried={"minutes": "2025-01-01", "scoring": "2024-01-01", "nonsense": "2025-01-01"},
            differs={"pairing": "2025-01-01"},
            not_found={"draft": "2025-01-01", "rest": "2025-01-01"},
        )
        assert self.said(first, second) == [
            ("policy.no_section", "2025-01-01#/carried/pairing"),
            ("policy.double", "2025-06-01#/carried/minutes"),
            ("policy.unknown_key", "2025-06-01#/carried/nonsense"),
            ("policy.unknown_edition", "2025-06-01#/carried/scoring"),
            ("policy.no_section", "2025-06-01#/differs/pairing"),
            ("policy.no_section", "2025-06-01#/not_found/draft"),
        ]
