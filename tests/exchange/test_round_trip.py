"""What goes out comes in again, and no text of anybody's breaks a reader."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.exchange.cells import csv_text, escaped, name_key, unescaped
from headjudge.exchange.decoding import decoded
from headjudge.exchange.entrants import read_entrants
from headjudge.exchange.export import entrants_csv, pairings_csv, standings_csv
from headjudge.exchange.forms import recognised
from headjudge.exchange.pairings import read_pairings, read_results
from headjudge.exchange.sheet import sheet
from headjudge.findings import InputError
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.state import Entrant, Member
from tests.exchange.events import after, event
from tests.made import random_event

HOSTILE = (
    "=1+1", "+7", "-5", "@sum", "\tAki", "\rAki", "\0Aki", "'=x", "''=x", "＝1", 'Bob "The" O', "a,b;c", "two\nlines",
    "a\rb", "Борис", "千尋", "name", "bye", "O'Neil", "\u202egnirts", "sep=;", "-3/4",
)  # fmt: skip
TEXTS = st.one_of(
    st.text(max_size=300),
    st.lists(
        st.sampled_from([
            "name", "id", "seat1", "seat2", "table", "Round", "Table", "Player 1", "Player 1 ID", "Player 2", "Rank",
            "Player 2 ID", "Player ID", "Wins", "Hero", "team", "seat", "result", "\n", "\n", ",", ",", ",", ";", "\t",
            '"', "1", "2", "A", "B", "a", "b", "bye", "absent", "2-1", "1WIN", " ", "\r", "'=", "x" * 600, "²", "gem",
        ]),
        max_size=60,
    ).map("".join),
)  # fmt: skip


ENTRANT_FORMS = (
    "headjudge",
    "headjudge_standings",
    "gem_pairings",
    "gem_standings",
    "gem_heroes",
    "names",
)


def told(ask):
    """What a reader gives, or the faults for which it gives nothing."""
    try:
        return ask(), ()
    except InputError as error:
        return None, error.findings


@given(st.text())
def test_escaping_is_undone(text):
    assert unescaped(escaped(text)) == text


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=1))
def test_a_table_is_read_back(cells):
    found = sheet(csv_text(["head"] * (len(cells) + 1), [[1, *cells]]))
    assert found.broken is None
    (row,) = found.rows
    assert [unescaped(cell) for cell in row.cells] == [
        "1",
        *(unescaped(escaped(cell).strip()) for cell in cells),
    ]


@settings(max_examples=300)
@given(TEXTS)
def test_any_text_gives_entrants_or_says_why_not(text):
    into = event("A", Entrant(id="b", name="B", external={"gem": "1"}))
    for form in (None, *ENTRANT_FORMS):
        listed, faults = told(lambda form=form: read_entrants(text, into, form=form))
        assert faults or listed.rows
        if listed is not None and all(not one.member_seats for one in listed.entries):
            after(into, [commands.Enter(listed.entries)])


@settings(max_examples=300)
@given(TEXTS)
def test_any_text_gives_a_round_or_says_why_not(text):
    into = event("A", Entrant(id="b", name="B", external={"gem": "1"}))
    for form in (None, "headjudge_pairings", "gem_pairings"):
        listed, faults = told(lambda form=form: read_pairings(text, into, form=form))
        assert faults or listed.pair
        if listed is not None:
            after(into, listed.commands)


@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_any_bytes_are_text_or_no_text(data):
    read, faults = told(lambda: decoded(data))
    assert read is not None or [one.code for one in faults] == ["form.encoding"]


def test_hostile_names_come_back_as_they_were():
    entrants = [
        Entrant(id=f"={place}", name=name, hero="@hero", byes=place % 3, external={"gem": f"-{place}"})
        for place, name in enumerate(HOSTILE)
    ]
    text = entrants_csv(event(*entrants))
    assert recognised(text) == "headjudge"
    listed = read_entrants(text, event())
    assert [(one.id, one.name, one.hero, one.byes, one.external) for one in listed.entries] == [
        (one.id, one.name, one.hero, one.byes, one.external) for one in entrants
    ]
    for row in sheet(text).rows:
        assert not any(cell[:1] in ("=", "+", "@", "\t", "\r", "\0", "＝") for cell in row.cells)


def test_teams_come_back():
    members = (Member("1-A", "=Aki", "A", "Dash"), Member("1-B", "Ben", "B"), Member("1-C", "Cem", "C"))
    teams = event(
        Entrant(id="1", name="Owls", byes=1, members=members), Entrant(id="2", name="Foxes", fixed_table=3)
    )
    listed = read_entrants(entrants_csv(teams), event())
    owls, foxes = after(event(), [commands.Enter(listed.entries)]).entrants
    assert (owls, foxes) == teams.entrants


def test_rounds_and_standings_come_back():
    for seed in range(40):
        made = replace(random_event(seed), stages=(), cuts=(), draft_pods=(), next=None)
        for played in made.rounds:
            before = replace(made, rounds=made.rounds[: played.number - 1])
            text = pairings_csv(made, played.number)
            assert recognised(text) == "headjudge_pairings"
            if not (played.matches or played.byes or played.absent):
                continue
            listed = read_pairings(text, before)
            matches = sorted(played.matches, key=lambda match: match.table)
            assert [(m.table, m.seats) for m in listed.pair.matches] == [(m.table, m.seats) for m in matches]
            assert (listed.pair.byes, listed.pair.absent) == (played.byes, played.absent)
            assert not read_results(text, made, number=played.number).reports
        if not standings(made).rows:
            continue
        listed = read_entrants(standings_csv(standings(made)), made)
        assert not listed.entries
        assert listed.form == "headjudge_standings"
        names = [name_key(row.name) or row.entrant for row in standings(made).rows]
        assert [name_key(row.entry.name) for row in listed.rows] == names
