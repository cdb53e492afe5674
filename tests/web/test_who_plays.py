"""Players added, found, changed, checked in and seated in the browser; people who register themselves."""

import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from headjudge.tournament.commands import Drop
from headjudge.tournament.hall import commands as hall
from headjudge.web.bounds import Bound
from headjudge.web.views import registering
from tests.desk.making import act, event, pair, play

NASTY = '"><img src=x onerror=alert(1)>{{ 7 }}\u202e'
HERE = "/e/friday/desk"


@pytest.fixture(autouse=True)
def friday(desk):
    desk.open("friday", event(4), actor="staff/1", command="c")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    monkeypatch.setattr(registering, "FROM_ONE_ADDRESS", Bound(1000, 600))


def words(answer) -> str:
    return " ".join(re.sub("<[^>]+>", " ", answer.text).split())


_sent = iter(range(10_000))


def send(client: Client, path: str, **fields):
    return client.post(HERE + path, {"command": f"c{next(_sent)}", **fields})


def names(desk) -> list[str]:
    return [one.name for one in desk.hand("friday").event.entrants]


class TestAdding:
    def test_by_name_one_after_another(self, desk, signed_in):
        client = signed_in("organiser")
        assert send(client, "/entrants-add", name=" Emi ").url == f"{HERE}/entrants"
        page = client.get(f"{HERE}/entrants")
        assert "Emi is entered, number 5." in page.text
        assert "autofocus" in page.text
        assert names(desk)[4] == "Emi"

    def test_the_same_form_sent_twice_adds_one(self, desk, signed_in):
        client = signed_in("organiser")
        for _ in range(2):
            client.post(f"{HERE}/entrants-add", {"command": "same", "name": "Emi"})
        assert names(desk).count("Emi") == 1

    def test_a_known_name_is_asked_about_with_the_name_kept(self, desk, signed_in):
        client = signed_in("organiser")
        asked = send(client, "/entrants-add", name="aki 1")
        assert asked.status_code == 409
        assert 'value="aki 1"' in asked.text
        assert 'name="other"' in asked.text
        assert send(client, "/entrants-add", name="aki 1", other="yes").status_code == 302
        assert names(desk)[4] == "aki 1"

    def test_names_are_shown_and_never_run(self, desk, signed_in):
        client = signed_in("organiser")
        send(client, "/entrants-add", name=NASTY)
        for path in (
            f"{HERE}/entrants", f"{HERE}/entrants/5", f"{HERE}/check-in", f"{HERE}/entrants?q=img",
            f"{HERE}/entrants/1",
        ):  # fmt: skip
            page = client.get(path)
            assert page.status_code == 200
            assert "<img" not in page.text
            assert "\u202e" not in re.sub('value="[^"]*"', "", page.text)
        assert "{{ 7 }}" in client.get(f"{HERE}/entrants/5").text

    @pytest.mark.parametrize("role", ["judge", "viewer", "scorekeeper", None])
    def test_is_for_organisers(self, desk, signed_in, role):
        client = signed_in(role)
        assert send(client, "/entrants-add", name="Emi").status_code == 403
        for path in ("/entrants-list", "/check-in", "/registration", "/setup"):
            assert client.get(HERE + path).status_code == 403
        assert names(desk) == ["Aki 1", "Борис 2", "千尋 3", "Dana 4"]
        shown = client.get(f"{HERE}/entrants")
        assert shown.status_code == (403 if role is None else 200)
        assert 'name="name"' not in shown.text

    def test_a_full_event_puts_the_next_on_the_waiting_list_or_enters_all_the_same(self, desk, signed_in):
        client = signed_in("organiser")
        act(desk, "friday", hall.SetRegistration(True, False, 4))
        assert "All 4 places are taken." in client.get(f"{HERE}/entrants").text
        send(client, "/entrants-add", name="Emi", full="wait")
        assert [one.name for one in desk.hand("friday").hall.waiting] == ["Emi"]
        send(client, "/entrants-add", name="Fyodor", full="enter")
        assert names(desk)[4:] == ["Fyodor"]
        act(desk, "friday", Drop("1"), Drop("2"))
        page = client.get(f"{HERE}/entrants").text
        assert "Free places: 1, waiting: 1. Whoever comes now" in page
        send(client, "/entrants-add", name="Gen", full="wait")
        assert [one.name for one in desk.hand("friday").hall.waiting] == ["Emi", "Gen"]
        assert "Now on the waiting list, too: 1." in client.get(f"{HERE}/entrants").text

    def test_somebody_late_is_told_what_it_means_before(self, desk, signed_in):
        client = signed_in("organiser")
        pair(desk, "friday")
        play(desk, "friday")
        assert "whoever is added now plays from round 2 on" in client.get(f"{HERE}/entrants").text
        send(client, "/entrants-add", name="Emi")
        assert desk.hand("friday").event.entrants[4].entered_in == 2


@pytest.mark.parametrize("name", ["a\0b", "=1+1", "x\ny", "🂡" * 50, "\u0301\u202d", "a" * 200])
def test_odd_names_are_kept_and_break_no_page(desk, signed_in, name):
    client = signed_in("organiser")
    act(desk, "friday", hall.SetRegistration(True, True, None))
    answer = send(client, "/entrants-add", name=name)
    assert answer.status_code == 302
    assert names(desk)[4] == name
    for path in ("/entrants?sort=name", "/entrants/5", "/check-in", "/meeting", "/registration"):
        assert client.get(HERE + path).status_code == 200
    assert send(client, "/meeting-seats", do="seat", size="2").status_code == 302
    assert Client().get("/e/friday/meeting").status_code == 200


def test_the_list_is_sorted_by_links(desk, signed_in):
    page = signed_in("viewer").get(f"{HERE}/entrants?sort=name").text
    assert [page.index(name) for name in ("Aki 1", "Dana 4", "Борис 2", "千尋 3")] == sorted(
        page.index(name) for name in ("Aki 1", "Dana 4", "Борис 2", "千尋 3")
    )


class TestLists:
    def test_a_pasted_list_is_shown_before_it_is_taken(self, desk, signed_in):
        client = signed_in("organiser")
        text = "1. Aki 1\n2. Emi\n3. Emi\n4. Fyodor\tDash I/O"
        look = client.post(f"{HERE}/entrants-list", {"do": "preview", "text": text, "command": "a"})
        assert look.status_code == 200
        assert "2 players would be added" in look.text
        assert names(desk)[4:] == []
        body = re.search(r"<textarea name=\"text\" hidden>\n(.*?)</textarea>", look.text, re.S)[1]
        taken = send(client, "/entrants-list", do="take", text=body.replace("\n", "\r\n"), other=["3"])
        assert taken.status_code == 302
        assert names(desk)[4:] == ["Emi", "Emi", "Fyodor"]
        assert desk.hand("friday").event.entrants[6].hero == "Dash I/O"
        assert "3 players are entered." in client.get(taken.url).text

    @pytest.mark.parametrize(
        ("data", "added"),
        [
            ("Rank,Name,Player ID,Wins\n1,Sato,12345678,3\n2,Ito,87654321,2\n", ["Sato", "Ito"]),
            ("name,id,country,hero\nSato,12345678,Japan,Dash\n", ["Sato"]),
            (
                "round,table,player 1 name,player 1 id,player 2 name,player 2 id,result\n1,1,Sato,1,Ito,2,1WIN\n",
                ["Sato", "Ito"],
            ),
            ("name;hero;byes\nЮля;Дэш;1\n", ["Юля"]),
        ],
    )
    def test_a_file_of_gem_or_our_own(self, desk, signed_in, data, added):
        client = signed_in("organiser")
        file = SimpleUploadedFile("list.csv", data.encode("cp1251" if "Юля" in data else "utf-8"))
        look = client.post(f"{HERE}/entrants-list", {"do": "preview", "file": file, "command": "a"})
        assert look.status_code == 200
        for name in added:
            assert name in look.text
        body = re.search(r"<textarea name=\"text\" hidden>\n(.*?)</textarea>", look.text, re.S)[1]
        assert send(client, "/entrants-list", do="take", text=body.replace("&quot;", '"')).status_code == 302
        assert names(desk)[4:] == added

    def test_every_fault_of_a_list_is_told_and_nothing_taken(self, desk, signed_in):
        client = signed_in("organiser")
        text = "name,byes\nEmi,many\n,2\n"
        answer = send(client, "/entrants-list", do="take", text=text)
        assert answer.status_code == 422
        assert answer.text.count('class="finding error"') == 2
        assert "Emi,many" in answer.text
        assert send(client, "/entrants-list", do="preview", text=" ").status_code == 422
        assert names(desk)[4:] == []


class TestOneEntrant:
    def test_each_step_says_what_it_means_before(self, desk, signed_in):
        client = signed_in("organiser")
        page = words(client.get(f"{HERE}/entrants/2"))
        assert "Leaves before the first round: is not paired" in page
        assert "Absent: round 1 counts as a loss without an opponent" in page
        pair(desk, "friday")
        table = next(one.table for one in desk.hand("friday").event.rounds[0].matches if "2" in one.seats)
        page = words(client.get(f"{HERE}/entrants/2"))
        assert "is not paired from round 2 on" in page
        assert f"Table {table} of this round still needs a result." in page

    def test_drop_and_come_back(self, desk, signed_in):
        client = signed_in("organiser")
        assert send(client, "/entrant-drop/2").url == f"{HERE}/entrants/2"
        assert "dropped" in words(client.get(f"{HERE}/entrants/2"))
        assert send(client, "/entrant-drop/2").status_code == 409
        assert send(client, "/entrant-change/2", do="back").status_code == 302
        assert desk.hand("friday").event.entrants[1].plays_in(1)

    def test_settled_for_the_next_round(self, desk, signed_in):
        client = signed_in("scorekeeper")
        assert send(client, "/entrant-next/2", do="absent").status_code == 302
        assert desk.hand("friday").event.next.absent == ("2",)
        assert send(client, "/entrant-next/3", do="bye").status_code == 302
        assert desk.hand("friday").event.next.byes == ("3",)
        assert send(client, "/entrant-next/3", do="absent").status_code == 409
        assert send(client, "/entrant-next/2", do="nothing").status_code == 302
        assert desk.hand("friday").event.next.absent == ()

    def test_written_differently_and_kept_apart(self, desk, signed_in):
        client = signed_in("organiser")
        page = client.get(f"{HERE}/entrants/1").text
        seen = re.search('name="seen" value="([^"]+)"', page)[1]
        given = {
            "do": "write",
            "seen": seen,
            "name": "Aki Sato",
            "table": "7",
            "byes": "x",
            "ids": "gem = 12",
        }
        wrong = send(client, "/entrant-change/1", **given)
        assert wrong.status_code == 422
        assert 'value="Aki Sato"' in wrong.text
        assert send(client, "/entrant-change/1", **{**given, "byes": "1"}).status_code == 302
        one = desk.hand("friday").event.entrants[0]
        assert (one.name, one.fixed_table, one.byes, dict(one.external)) == ("Aki Sato", 7, 1, {"gem": "12"})
        assert send(client, "/entrant-change/1", **given).status_code == 409
        assert send(client, "/entrant-change/1", do="apart", other="3").status_code == 302
        assert desk.hand("friday").event.keep_apart == (("1", "3"),)
        assert send(client, "/entrant-change/3", do="not_apart", other="1").status_code == 302
        assert desk.hand("friday").event.keep_apart == ()

    def test_disqualified(self, desk, signed_in):
        client = signed_in("organiser")
        assert send(client, "/entrant-change/4", do="disqualify").status_code == 302
        assert desk.hand("friday").event.entrants[3].disqualified_after == 0

    @pytest.mark.parametrize(
        ("role", "allowed"), [("judge", {"drop"}), ("scorekeeper", {"drop", "next"}), ("viewer", set())]
    )
    def test_who_may_do_what(self, desk, signed_in, role, allowed):
        client = signed_in(role)
        assert client.get(f"{HERE}/entrants/1").status_code == 200
        asked = (("drop/1", {}), ("next/2", {"do": "absent"}), ("change/3", {"do": "disqualify"}))
        for deed, fields in asked:
            status = send(client, f"/entrant-{deed}", **fields).status_code
            assert status == (302 if deed[:-2] in allowed else 403)

    def test_nobody_of_that_id(self, signed_in):
        client = signed_in("organiser")
        assert client.get(f"{HERE}/entrants/99").status_code == 404
        assert send(client, "/entrant-drop/99").status_code == 404


class TestCheckIn:
    def test_a_few_letters_and_enter(self, desk, signed_in):
        client = signed_in("organiser")
        answer = send(client, "/check-in", q="дана")
        assert answer.status_code == 409
        assert 'value="дана"' in answer.text
        done = send(client, "/check-in", q="борис")
        assert done.url == f"{HERE}/check-in?last=2"
        page = client.get(done.url)
        assert "1 of 4 here" in words(page)
        assert "Not here after all" in page.text
        assert send(client, "/check-in", not_here="2").status_code == 302
        assert desk.hand("friday").hall.present == frozenset()

    def test_several_fit_and_one_is_chosen(self, desk, signed_in):
        client = signed_in("organiser")
        answer = send(client, "/check-in", q="a")
        assert answer.status_code == 409
        assert "Dana 4" in answer.text
        assert send(client, "/check-in", here="4").url.endswith("last=4")

    def test_who_is_not_here_is_dropped_with_what_it_means(self, desk, signed_in):
        client = signed_in("organiser")
        act(desk, "friday", hall.CheckIn(("1", "2", "3")))
        page = client.get(f"{HERE}/check-in")
        assert "1 player is not paired in round 1 and the place is free again" in words(page)
        send(client, "/check-in", do="drop_missing", entrant=["4", "3"])
        assert [one.plays_in(1) for one in desk.hand("friday").event.entrants] == [True, True, True, False]
        assert "Everybody is here" in client.get(f"{HERE}/check-in").text


class TestRegistering:
    def opens(self, desk, capacity=None):
        act(desk, "friday", hall.SetRegistration(True, True, capacity))

    def send(self, client, **fields):
        return client.post("/e/friday/register", {"command": f"r{next(_sent)}", **fields})

    def test_two_browsers_and_the_last_place(self, desk):
        self.opens(desk, 5)
        one, two = Client(HTTP_ACCEPT_LANGUAGE="en"), Client(HTTP_ACCEPT_LANGUAGE="en")
        for browser in (one, two):
            assert "Your name" in browser.get("/e/friday/register").text
        assert self.send(one, name="Emi", hero="Dash", outside="1234").status_code == 302
        assert self.send(two, name="Fyodor").status_code == 302
        got, waits = words(one.get("/e/friday/register")), words(two.get("/e/friday/register"))
        assert "You are number 5" in got
        assert "You wait at place 1" in waits
        assert "Emi" not in waits
        assert "Dana" not in waits + got
        act(desk, "friday", Drop("1"))
        act(desk, "friday", hall.Admit(("6",)))
        assert "You are number 6" in words(two.get("/e/friday/register"))
        emi = desk.hand("friday").event.entrants[4]
        assert (emi.hero, dict(emi.external)) == ("Dash", {"gem": "1234"})
        actors = {step.actor for step in desk.hand("friday").steps}
        assert "self" in actors

    def test_the_same_form_twice_is_one_person(self, desk):
        self.opens(desk)
        browser = Client(HTTP_ACCEPT_LANGUAGE="en")
        for _ in range(2):
            assert browser.post("/e/friday/register", {"command": "same", "name": "Emi"}).status_code == 302
        assert names(desk)[4:] == ["Emi"]
        assert browser.get("/e/friday/register").text.count("You are number 5") == 1
        lost = Client()  # the answer got lost with its cookie
        assert lost.post("/e/friday/register", {"command": "same", "name": "Emi"}).status_code == 302
        assert lost.session["registered"] == {"friday": ["5"]}

    def test_a_known_name_asks_whether_it_is_somebody_else(self, desk):
        self.opens(desk)
        asked = self.send(Client(), name="dana 4")
        assert asked.status_code == 409
        assert 'name="other"' in asked.text
        assert self.send(Client(), name="dana 4", other="yes").status_code == 302
        assert names(desk)[4:] == ["dana 4"]

    def test_one_browser_and_one_address_have_bounds(self, desk, monkeypatch):
        self.opens(desk)
        browser = Client(HTTP_ACCEPT_LANGUAGE="en")
        answers = [self.send(browser, name=f"P{n}").status_code for n in range(8)]
        assert answers == [302] * 6 + [429] * 2
        monkeypatch.setattr(registering, "FROM_ONE_ADDRESS", Bound(2, 600))
        assert [self.send(Client(), name=f"Q{n}").status_code for n in range(3)] == [302, 302, 429]

    def test_closed_for_the_desk_only_and_once_it_has_begun(self, desk):
        assert "Registration is not open" in Client(HTTP_ACCEPT_LANGUAGE="en").get("/e/friday/register").text
        assert self.send(Client(), name="Emi").status_code == 409
        self.opens(desk)
        pair(desk, "friday")
        assert self.send(Client(), name="Emi").status_code == 409
        assert names(desk)[4:] == []
        assert Client().get("/e/nothing/register").status_code == 404

    def test_a_form_without_our_token_is_refused(self, desk):
        self.opens(desk)
        strict = Client(enforce_csrf_checks=True)
        assert strict.post("/e/friday/register", {"command": "x", "name": "Emi"}).status_code == 403

    @pytest.mark.parametrize("name", ["", "   ", "x" * 300])
    def test_names_that_are_none(self, desk, name):
        self.opens(desk)
        assert self.send(Client(), name=name).status_code == 422

    def test_the_desk_opens_it_with_a_code_to_scan(self, desk, signed_in):
        client = signed_in("organiser")
        assert "<svg" not in client.get(f"{HERE}/registration").text.replace("icon.svg", "")
        assert send(client, "/registration", do="set", who="themselves", capacity="4").status_code == 302
        page = client.get(f"{HERE}/registration", headers={"host": "192.168.1.7:8000"})
        assert "<svg" in page.text
        assert "style=" not in page.text
        assert "http://192.168.1.7:8000/e/friday/register" in page.text
        assert "works on this computer only" not in page.text
        assert (
            "works on this computer only"
            in client.get(f"{HERE}/registration", headers={"host": "127.0.0.1:8000"}).text
        )
        wrong = send(client, "/registration", do="set", who="desk", capacity="none")
        assert wrong.status_code == 422
        assert 'value="none"' in wrong.text

    def test_the_waiting_list_at_the_desk(self, desk, signed_in):
        client = signed_in("organiser")
        self.opens(desk, 4)
        for name in (NASTY, "Fyodor"):
            self.send(Client(), name=name)
        page = client.get(f"{HERE}/registration")
        assert "<img" not in page.text
        assert "No place is free now." in page.text
        assert send(client, "/registration", do="admit", waiting="6").status_code == 409
        assert send(client, "/registration", do="leave", waiting="5").status_code == 302
        act(desk, "friday", Drop("1"))
        assert "Let in the next: Fyodor" in client.get(f"{HERE}/registration").text
        assert send(client, "/registration", do="admit", waiting="6").status_code == 302
        assert names(desk)[4:] == ["Fyodor"]

    def test_several_places_are_filled_at_once_in_order(self, desk, signed_in):
        client = signed_in("organiser")
        self.opens(desk, 4)
        for name in ("W1", "W2", "W3"):
            self.send(Client(), name=name)
        self.opens(desk, 6)
        page = client.get(f"{HERE}/registration")
        assert "Let in the next 2" in page.text
        assert send(client, "/registration", do="admit", waiting=["5", "6"]).status_code == 302
        assert names(desk)[4:] == ["W1", "W2"]


class TestMeeting:
    def test_everybody_finds_their_seat(self, desk, signed_in):
        client = signed_in("organiser")
        assert send(client, "/meeting-seats", do="seat", size="2").status_code == 302
        assert desk.hand("friday").hall.meeting == (("1", 1), ("4", 1), ("2", 2), ("3", 2))
        everybody = Client(HTTP_ACCEPT_LANGUAGE="en").get("/e/friday/meeting")
        assert "Dana 4 1" in words(everybody)
        found = words(Client(HTTP_ACCEPT_LANGUAGE="en").get("/e/friday/meeting?q=千"))
        assert "千尋 3 2" in found
        assert "Dana" not in found
        assert send(client, "/meeting-seats", do="end").status_code == 302
        assert "Nobody has a seat" in Client(HTTP_ACCEPT_LANGUAGE="en").get("/e/friday/meeting").text

    def test_the_staff_sees_it_and_organisers_make_it(self, desk, signed_in):
        judge = signed_in("judge")
        assert judge.get(f"{HERE}/meeting").status_code == 200
        assert send(judge, "/meeting-seats", do="seat", size="2").status_code == 403
        assert send(signed_in("owner"), "/meeting-seats", do="seat", size="3").status_code == 422


@pytest.mark.parametrize("language", ["ja", "ru"])
def test_every_page_speaks_the_readers_language(desk, signed_in, language):
    act(desk, "friday", hall.SetRegistration(True, True, 4))
    Client().post("/e/friday/register", {"command": "w", "name": "Emi"})
    act(desk, "friday", hall.CheckIn(("1",)), hall.FixTable("2", 3), Drop("4"))
    client = signed_in("owner")
    send(client, "/meeting-seats", do="seat", size="4")
    pair(desk, "friday")
    play(desk, "friday")
    for path in (
        "/events/new", f"{HERE}/setup", f"{HERE}/entrants", f"{HERE}/entrants-list", f"{HERE}/entrants/1",
        f"{HERE}/entrants/4", f"{HERE}/check-in?q=1", f"{HERE}/registration", f"{HERE}/meeting",
        "/e/friday/meeting", "/e/friday/register",
    ):  # fmt: skip
        page = client.get(path, {"lang": language})
        assert page.status_code == (403 if path == "/events/new" else 200)
        assert f'<html lang="{language}">' in page.text
