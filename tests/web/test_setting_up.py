"""Making an event and setting it up in the browser."""

import re

import pytest
from django.test import Client

from headjudge.tournament.commands import Enter
from headjudge.tournament.events import Entry
from headjudge.web.models import Membership
from tests.desk.making import act, event, pair, play

NEW = {
    "name": "Friday Armory",
    "policy": "fab/classic-constructed",
    "programme": "armory",
    "date": "2026-11-27",
    "players": "24",
    "command": "c1",
}
NASTY = "<script>alert(1)</script>{% now %}\u202eevil"


def made(client: Client, **more: str) -> str:
    answer = client.post("/events/new", {**NEW, **more})
    assert answer.status_code == 302, answer.text
    return re.match("/e/([^/]+)/desk/setup", answer.url)[1]


def form(client: Client, stream: str, **fields: str):
    """Save the structure as somebody does who opens the page now."""
    page = client.get(f"/e/{stream}/desk/setup").text
    seen = re.search('name="seen" value="([^"]+)"', page)[1]
    command = re.search('name="command" value="([^"]+)"', page)[1]
    return client.post(
        f"/e/{stream}/desk/setup", {"do": "structure", "seen": seen, "command": command, **fields}
    )


def test_an_event_is_made_once_with_its_maker_as_owner(desk, signed_in):
    host = signed_in(host=True)
    assert made(host) == "friday-armory"
    assert made(host) == "friday-armory"  # the same form sent twice
    assert desk.store.streams() == ("friday-armory",)
    assert made(host, command="c2") == "friday-armory-2026-11-27"
    hand = desk.hand("friday-armory")
    assert (hand.event.name, hand.event.date, hand.event.programme) == (
        "Friday Armory",
        "2026-11-27",
        "armory",
    )
    assert re.fullmatch("[0-9a-f]{32}", hand.event.seed)
    assert hand.event.seed != desk.hand("friday-armory-2026-11-27").event.seed
    assert Membership.objects.get(stream="friday-armory").role == "owner"
    assert host.get("/e/friday-armory/desk/setup?players=24").status_code == 200


@pytest.mark.parametrize("name", ["金曜大会", "Пятница", NASTY])
def test_names_of_any_letters_get_an_address_and_harm_nothing(desk, signed_in, name):
    host = signed_in(host=True)
    stream = made(host, name=name)
    assert re.fullmatch("[a-z0-9-]+", stream)
    assert desk.hand(stream).event.name == name
    for address in (f"/e/{stream}/desk/setup", "/", f"/e/{stream}/register", f"/e/{stream}/desk/entrants"):
        answer = host.get(address)
        assert answer.status_code == 200
        assert "<script>alert" not in answer.text
        # A field holds the name as it is, or saving it would change it.
        assert "\u202e" not in re.sub('value="[^"]*"', "", answer.text)


def test_faults_stand_beside_their_fields_and_what_was_typed_stays(signed_in):
    answer = signed_in(host=True).post(
        "/events/new", {**NEW, "name": " ", "policy": "", "date": "2026-02-30"}
    )
    assert answer.status_code == 422
    assert answer.text.count('class="error"') == 3
    assert 'value="2026-02-30"' in answer.text
    assert '<option value="armory" selected>' in answer.text


def test_the_structure_is_shown_before_the_event_is_made(desk, signed_in):
    host = signed_in(host=True)
    answer = host.post("/events/new", {**NEW, "do": "show", "players": "17"})
    assert answer.status_code == 200
    assert "For 17 players" in answer.text
    assert "Top 8" in answer.text
    assert desk.store.streams() == ()
    asked = host.get("/events/new?policy=fab/classic-constructed&players=8&date=2026-11-27")
    assert "For 8 players" in asked.text


def test_only_hosts_make_events(signed_in):
    assert signed_in("owner").post("/events/new", NEW).status_code == 403
    assert Client().post("/events/new", NEW).url.startswith("/sign-in")


def test_the_structure_follows_the_number_of_players(desk, signed_in):
    host = signed_in(host=True)
    stream = made(host)

    def shown() -> str:
        return " ".join(re.sub("<[^>]+>", " ", host.get(f"/e/{stream}/desk/setup").text).split())

    def enter(first: int, last: int) -> None:
        entries = tuple(Entry(str(n), name=f"P{n}") for n in range(first, last + 1))
        act(desk, stream, Enter(entries))

    enter(1, 8)
    assert "for 8 players Rounds 3 Play-off none" in shown()
    enter(9, 9)
    assert "for 9 players Rounds 5 Play-off Top 4" in shown()
    enter(10, 17)
    assert "for 17 players Rounds 5 Play-off Top 8" in shown()
    enter(18, 33)
    assert "for 33 players Rounds 6 Play-off Top 8 Minutes of a round 55" in shown()


def test_an_own_value_is_announced_and_noted_as_told(desk, signed_in):
    desk.open("friday", event(24), actor="staff/1", command="c")
    client = signed_in("organiser")
    assert form(client, "friday", rounds="6", minutes="40", cut="own", cut_own="4").status_code == 302
    hand = desk.hand("friday")
    assert hand.event.options == {"rounds": 6, "minutes": 40}
    assert [(stage.kind, stage.enters and stage.enters.top) for stage in hand.event.stages] == [
        ("swiss", None),
        ("bracket", 4),
    ]
    page = client.get("/e/friday/desk/setup").text
    assert "This event has 6 Swiss rounds (recommended: 5)." in page
    assert "the top 4 play off (recommended: top 8)" in page
    assert "A round lasts 40 minutes (recommended: 55)." in page
    told = {"do": "announce", "what": "rounds", "when": "registration", "command": "t1"}
    assert client.post("/e/friday/desk/setup", told).status_code == 302
    assert "It was told in time." in client.get("/e/friday/desk/setup").text
    again = client.post("/e/friday/desk/setup", {**told, "command": "t2"})
    assert again.status_code == 409
    assert form(client, "friday", rounds="", minutes="", cut="follow").status_code == 302
    assert "recommended: 5" not in client.get("/e/friday/desk/setup").text


def test_impossible_values_are_told_beside_the_field(desk, signed_in):
    desk.open("friday", event(24), actor="staff/1", command="c")
    client = signed_in("organiser")
    answer = form(client, "friday", rounds="many", minutes="2", cut="own", cut_own="")
    assert answer.status_code == 422
    assert answer.text.count('class="error"') == 3
    assert 'value="many"' in answer.text
    assert desk.hand("friday").event == event(24)


def test_who_comes_second_sees_what_stands(desk, signed_in):
    desk.open("friday", event(24), actor="staff/1", command="c")
    one, two = signed_in("organiser"), signed_in("owner")
    page = two.get("/e/friday/desk/setup").text
    seen = re.search('name="seen" value="([^"]+)"', page)[1]
    assert form(one, "friday", rounds="6").status_code == 302
    late = two.post(
        "/e/friday/desk/setup", {"do": "structure", "seen": seen, "command": "late", "rounds": "7"}
    )
    assert late.status_code == 409
    assert "Somebody changed the set-up meanwhile" in late.text
    assert desk.hand("friday").event.options["rounds"] == 6


def test_after_the_start_what_is_to_come_may_change_and_what_was_paired_stays(desk, signed_in):
    client = signed_in(host=True)
    stream = made(client)
    act(desk, stream, Enter(tuple(Entry(str(n), name=f"P{n}") for n in range(1, 10))))
    for _ in range(2):
        pair(desk, stream)
        play(desk, stream)
    assert form(client, stream, rounds="4", cut="none").status_code == 302
    assert [stage.kind for stage in desk.hand(stream).event.stages] == ["swiss"]
    refused = form(client, stream, rounds="1")
    assert refused.status_code == 409
    assert "2 rounds are paired already, so 1 are too few." in refused.text
    page = client.get(f"/e/{stream}/desk/setup").text
    seen = re.search('name="seen" value="([^"]+)"', page)[1]
    other = {
        "do": "rules",
        "seen": seen,
        "command": "r",
        "name": "X",
        "date": "2026-11-27",
        "policy": "swiss",
    }
    assert client.post(f"/e/{stream}/desk/setup", other).status_code == 409
    named = {**other, "policy": "fab/classic-constructed", "name": "Saturday", "command": "r2"}
    assert client.post(f"/e/{stream}/desk/setup", named).status_code == 302
    assert desk.hand(stream).event.name == "Saturday"


def test_other_rules_before_the_start_drop_what_they_do_not_know(desk, signed_in):
    client = signed_in(host=True)
    stream = made(client)
    assert form(client, stream, minutes="40", rounds="6", days="1").status_code == 302
    page = client.get(f"/e/{stream}/desk/setup").text
    seen = re.search('name="seen" value="([^"]+)"', page)[1]
    given = {"do": "rules", "seen": seen, "command": "r", "name": "Pods", "date": "2026-11-30"}
    assert client.post(f"/e/{stream}/desk/setup", {**given, "policy": "goldfish-arena"}).status_code == 302
    hand = desk.hand(stream)
    assert hand.event.options == {"rounds": 6}
    page = client.get(f"/e/{stream}/desk/setup").text
    assert 'name="option.simultaneous"' in page
    assert "By the rules: in the order reported" in page
    assert form(client, stream, **{"option.simultaneous": "mean", "option.max_byes": "2"}).status_code == 302
    assert desk.hand(stream).event.options == {"rounds": 6, "simultaneous": "mean", "max_byes": 2}
    wrong = form(client, stream, **{"option.simultaneous": "everything"})
    assert wrong.status_code == 422


def test_several_days_follow_the_table_or_their_own_values(desk, signed_in):
    client = signed_in(host=True)
    stream = made(client, programme="calling")
    act(desk, stream, Enter(tuple(Entry(str(n), name=f"P{n}") for n in range(1, 301))))
    assert form(client, stream, days="2").status_code == 302
    stages = desk.hand(stream).event.stages
    assert [(one.id, one.kind, one.enters) for one in stages] == [
        ("day1", "swiss", None),
        ("day2", "swiss", None),
        ("playoff", "bracket", None),
    ]
    page = client.get(f"/e/{stream}/desk/setup").text
    assert "Empty: as the rules say, now 7 (A.2)." in page
    assert "now the top 64 or 5 points" in page
    own = {"rounds.day1": "8", "top.day2": "32", "points.day2": "", "date.day2": "2026-11-28"}
    assert form(client, stream, **own).status_code == 302
    day2 = desk.hand(stream).event.stages[1]
    assert (day2.enters.top, day2.enters.min_points, day2.date) == (32, None, "2026-11-28")
    page = client.get(f"/e/{stream}/desk/setup").text
    assert "Stage “day1” has 8 Swiss rounds (recommended: 7)." in page


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize(
    "policy", ["fab/booster-draft", "goldfish-arena", "pods/topdeck", "pods/portugal", "swiss", "fab/team"]
)
def test_every_kind_of_rules_has_its_page_in_every_language(desk, signed_in, policy, language):
    client = signed_in(host=True)
    stream = made(client, policy=policy, programme="")
    act(desk, stream, Enter(tuple(Entry(str(n), name=f"P{n}") for n in range(1, 17))))
    page = client.get(f"/e/{stream}/desk/setup?lang={language}")
    assert page.status_code == 200
    assert form(client, stream, rounds="6").status_code == 302
    assert client.get(f"/e/{stream}/desk/setup?players=40").status_code == 200
    assert client.post("/events/new", {**NEW, "policy": policy, "do": "show"}).status_code == 200


@pytest.mark.parametrize(
    ("role", "status"), [("owner", 200), ("organiser", 200), ("scorekeeper", 403), ("judge", 403)]
)
def test_the_set_up_is_for_organisers(desk, signed_in, role, status):
    desk.open("friday", event(8), actor="staff/1", command="c")
    client = signed_in(role)
    assert client.get("/e/friday/desk/setup").status_code == status
    sent = client.post("/e/friday/desk/setup", {"do": "structure", "command": "x", "rounds": "9"})
    assert (sent.status_code == 403) == (status == 403)
