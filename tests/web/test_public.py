"""The public pages: the right round in the right language to everybody, and nothing that is not published."""

import gzip
import json
import re

import pytest
from django.test import Client
from django.urls import get_resolver, reverse

from headjudge.running.next_round import next_round
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.state import Enters, Entrant, Result, Stage
from headjudge.web.access import audience_of
from tests.cli.run import ask
from tests.desk.making import act, event, pair, play, report

STAGES = (Stage("day", "swiss", options={"rounds": 2}), Stage("top", "bracket", enters=Enters(top=4)))
HTML = ("", "pairings", "pairings?by=name", "pairings?q=aki", "standings", "clock", "screen", "why/1")
JSON = ("pairings.json", "standings.json", "clock.json")
API = ("", "/standings", "/clock", "/file", "/why/1")


def get(address, **headers):
    return Client().get(address, headers={"Accept-Language": "en", **headers})


@pytest.fixture
def friday(desk):
    """An event whose first round is played and whose second is published."""
    desk.open("friday", event(8, options={"rounds": 3}), actor="staff/1", command="c")
    pair(desk, "friday")
    play(desk, "friday")
    pair(desk, "friday")
    return desk


def test_every_address_is_marked_for_somebody():
    def marks(patterns, begins=""):
        for pattern in patterns:
            if hasattr(pattern, "url_patterns"):
                yield from marks(pattern.url_patterns, begins + str(pattern.pattern))
            else:
                yield begins + str(pattern.pattern), audience_of(pattern.callback)

    found = dict(marks(get_resolver().url_patterns))
    assert found["api/v1/events/<slug>/file"] == found["e/<event:slug>/pairings"] == "public"
    assert "api/v1/openapi.json" in found


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_pages_speak_the_readers_language(friday, language):
    for page in HTML:
        answer = Client().get(f"/e/friday/{page}", headers={"Accept-Language": language})
        assert answer.status_code == 200, page
        assert f'<html lang="{language}"' in answer.text, page
        assert "{" not in re.sub("<[^>]*>", "", answer.text), page
        assert " style=" not in answer.text
        assert "<script>" not in answer.text


def test_the_answer_to_where_do_i_sit(friday):
    match = friday.hand("friday").event.rounds[1].matches[0]
    names = {entrant.id: entrant.name for entrant in friday.hand("friday").event.entrants}
    page = get("/e/friday/pairings").text
    assert f'id="p-{match.seats[0]}">{names[match.seats[0]]}<' in page
    found = get(f"/e/friday/pairings?q={names[match.seats[0]]}").text
    assert '<strong class="huge">1</strong>' in found
    assert names[match.seats[1]] in found
    assert names[friday.hand("friday").event.rounds[1].matches[1].seats[0]] not in found
    assert "Nobody in round 2" in get("/e/friday/pairings?q=zzz").text
    assert f'<tr id="p-{match.seats[0]}">' in get("/e/friday/pairings?by=name").text


def test_an_unpublished_round_is_nowhere(friday):
    play(friday, "friday")
    before = {page: get(f"/e/friday/{page}").content for page in (*HTML[1:5], "why/1", *JSON[:2])}
    file = get("/api/v1/events/friday/file").content
    hand = pair(friday, "friday", publish=False)
    assert len(hand.event.rounds) == 3
    for page, content in before.items():
        assert get(f"/e/friday/{page}").content == content, page
    assert get("/api/v1/events/friday/file").content == file
    assert len(json.loads(file)["rounds"]) == 2
    assert get("/api/v1/events/friday").json()["round"] == 2
    assert get("/api/v1/events").json()["items"][0]["round"] == 2
    assert "Round 2" in get("/").text
    assert "Round 3" not in get("/").text
    for page in ("pairings/3", "pairings/3.json", "standings/3", "standings/3.json"):
        assert get(f"/e/friday/{page}").status_code == 404, page
    act(friday, "friday", hall.Publish(3))
    assert get("/e/friday/pairings.json").json()["round"] == 3
    assert "Round 3: pairings" in get("/e/friday/pairings").text
    assert get("/e/friday/pairings/2.json").json()["round"] == 2


def test_what_one_side_said_and_what_two_sides_differ_on_is_nowhere(friday):
    seats = friday.hand("friday").event.rounds[1].matches[0].seats
    before = get("/e/friday/t/1").text
    act(friday, "friday", hall.ReportSide(2, 1, seats[0], Result(winner=seats[0])))
    act(friday, "friday", hall.ReportSide(2, 1, seats[1], Result(winner=seats[1])))
    assert get("/e/friday/t/1").text == before
    assert "No result yet." in before
    report(friday, "friday", 1, Result(winner=seats[0]))
    assert "has won." in get("/e/friday/t/1").text


class TestJson:
    def test_standings_and_reasons_are_the_command_lines(self, friday, tmp_path):
        file = tmp_path / "friday.json"
        file.write_text(write_event(friday.hand("friday").event), encoding="utf-8")
        for language in ("en", "ja"):
            web = Client().get("/e/friday/standings.json", headers={"Accept-Language": language})
            assert web.json() == ask("standings", file, "--lang", language)
        assert get("/e/friday/standings/1.json").json() == ask("standings", file, "--after", 1)
        assert get("/api/v1/events/friday/standings").content == get("/e/friday/standings.json").content
        assert get("/api/v1/events/friday/why/3").json() == ask("explain", file, "3")

    def test_pairings_are_what_the_command_line_pairs(self, friday, tmp_path):
        play(friday, "friday")
        file = tmp_path / "friday.json"
        file.write_text(write_event(friday.hand("friday").event), encoding="utf-8")
        told = ask("pair", file)
        pair(friday, "friday")
        told["findings"] = []  # what was to be known before the round was taken
        assert get("/e/friday/pairings.json").json() == told

    def test_the_play_off_is_the_command_lines(self, desk, tmp_path):
        desk.open("cup", event(8, stages=STAGES), actor="staff/1", command="c")
        for _ in range(2):
            pair(desk, "cup")
            play(desk, "cup")
        pair(desk, "cup")
        report(desk, "cup", 1, Result(winner=desk.hand("cup").event.rounds[2].matches[0].seats[0]))
        file = tmp_path / "cup.json"
        file.write_text(write_event(desk.hand("cup").event), encoding="utf-8")
        assert get("/e/cup/bracket.json").json() == ask("bracket", file)
        assert get("/e/cup/bracket.json").content == get("/api/v1/events/cup/bracket").content
        assert "Semi-finals" in get("/e/cup/bracket").text

    def test_the_file_is_one_that_can_be_read(self, friday):
        answer = get("/api/v1/events/friday/file")
        read, _ = read_event(answer.content)
        assert (len(read.rounds), read.seed) == (2, "")

    def test_events_in_a_list_and_alone(self, friday):
        line = {"slug": "friday", "name": "Friday", "date": "2026-11-27", "status": "running", "round": 2}
        assert get("/api/v1/events").json() == {"items": [line]}
        told = get("/api/v1/events/friday").json()
        assert {key: told[key] for key in line} == line
        assert (told["entrants"], told["version"]) == (8, friday.hand("friday").version)

    def test_answers_have_the_form_that_openapi_tells(self, friday):
        from headjudge.web import api

        described = get("/api/v1/openapi.json").json()
        assert len(described["paths"]) == 9
        for model, address in (
            (api.Events, ""),
            (api.Event, "/friday"),
            (api.Pairings, "/friday/pairings"),
            (api.Standings, "/friday/standings"),
            (api.Why, "/friday/why/1"),
            (api.Clock, "/friday/clock"),
        ):
            model.model_validate_json(get(f"/api/v1/events{address}").content)


class TestNothingThere:
    @pytest.mark.parametrize(
        "page",
        ["pairings/9", "standings/9", "why/nobody", "t/99", "bracket", "pairings/0", "nothing"],
    )
    def test_is_said_in_words(self, friday, page):
        answer = get(f"/e/friday/{page}")
        assert answer.status_code == 404
        assert "There is no such page" in answer.text
        assert get(f"/e/saturday/{page}").status_code == 404

    def test_by_the_interface_too(self, friday):
        answer = get("/api/v1/events/saturday/standings", **{"Accept-Language": "ru"})
        assert answer.status_code == 404
        assert answer.json() == {"error": {"code": "not_found", "message": "По этому адресу ничего нет."}}
        assert get("/api/v1/docs").status_code == 404

    def test_somebody_without_a_place_is_named_without_a_reason(self, friday):
        act(friday, "friday", commands.Disqualify("1"))
        play(friday, "friday")
        answer = get("/e/friday/why/1")
        assert answer.status_code == 200
        assert "Aki 1 has no place in these standings." in answer.text
        assert get("/api/v1/events/friday/why/1").status_code == 404

    def test_before_the_first_round(self, desk):
        desk.open("new", event(4), actor="staff/1", command="c")
        assert "No round is published yet" in get("/e/new/pairings").text
        assert get("/e/new/pairings.json").status_code == 404
        assert get("/e/new/screen").status_code == 200
        assert get("/e/new").headers["Location"] == "/e/new/"


HOSTILE = ("<script>alert(1)</script>", "a\u202eb", "=1+1", "'\"><img src=x>", "{{ 1 }}", "\x07bell")


def test_hostile_names_and_ids_are_shown_and_do_nothing(desk):
    people = tuple(Entrant(f'{n}"><b>', name) for n, name in enumerate(HOSTILE, 1))
    made = event(0, options={"rounds": 2})
    from dataclasses import replace

    desk.open('<i>"', replace(made, name="<u>Cup</u>", entrants=people), actor="staff/1", command="c")
    pair(desk, '<i>"')
    play(desk, '<i>"')
    base = "/e/%3Ci%3E%22"
    for page in ("/", "/pairings", "/pairings?by=name", "/pairings?q=<b>", "/standings", "/screen", "/t/1"):
        text = get(base + page).text
        for bad in ("<script>alert", "<img", "<b>", "<u>", "\u202e", "\x07", "<i>"):
            assert bad not in text, (page, bad)
    assert get(f"{base}/why/1%22%3E%3Cb%3E").status_code == 200
    names = {row["name"] for row in get(f"{base}/standings.json").json()["standings"]}
    assert names == set(HOSTILE)


def test_head_and_the_wrong_method(friday):
    whole = get("/e/friday/standings")
    head = Client().head("/e/friday/standings", headers={"Accept-Language": "en"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["Content-Length"] == whole.headers["Content-Length"]
    assert Client().post("/e/friday/standings").status_code == 405
    assert Client().post("/api/v1/events").status_code == 405


def test_tags_are_recognised_whatever_the_encoding(friday):
    plain = get("/e/friday/standings")
    packed = get("/e/friday/standings", **{"Accept-Encoding": "br, gzip"})
    assert gzip.decompress(packed.content) == plain.content
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["ETag"] != packed.headers["ETag"]
    assert plain.headers["Vary"] == "Accept-Encoding, Accept-Language, Cookie"
    for tag in (plain.headers["ETag"], packed.headers["ETag"], 'W/"x", ' + plain.headers["ETag"], "*"):
        answer = get("/e/friday/standings", **{"If-None-Match": tag})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["ETag"] == plain.headers["ETag"]
    assert get("/e/friday/standings", **{"If-None-Match": '"other"'}).status_code == 200
    play(friday, "friday")
    assert get("/e/friday/standings", **{"If-None-Match": plain.headers["ETag"]}).status_code == 200


def test_the_register_link_is_there_only_where_people_register_themselves(desk):
    desk.open("new", event(4), actor="staff/1", command="c")
    assert "Register at the desk." in get("/e/new/").text
    act(desk, "new", hall.SetRegistration(open=True, capacity=5))
    assert "1 place is left" in get("/e/new/").text
    act(desk, "new", hall.SetRegistration(open=True, by_themselves=True, capacity=5))
    assert f'href="{reverse("register", args=["new"])}"' in get("/e/new/").text
    act(desk, "new", hall.SetRegistration(open=False))
    assert "Registration" not in get("/e/new/").text


def test_the_screen_has_everybody_the_code_and_no_script_of_its_own(friday):
    text = get("/e/friday/screen").text
    assert text.count("<li>") == 8
    assert "<svg" in text
    assert '<noscript><meta http-equiv="refresh" content="20"></noscript>' in text


def test_announced_deviations_stand_on_the_events_page(desk):
    desk.open("short", event(32, options={"rounds": 3}), actor="staff/1", command="c")
    assert "This event has 3 Swiss rounds (recommended: " in get("/e/short/").text
    assert next_round(desk.hand("short").event).number == 1
