"""Pages that somebody left open or went back to: what is pressed there means what it meant, or is refused."""

import re

import pytest
from django.test import Client

from headjudge.desk.undoing import next_undo
from headjudge.tournament import commands
from headjudge.tournament.events import Entry
from headjudge.tournament.hall import commands as hall
from tests.desk.making import act, event, pair
from tests.web.running import at, opened, send, words


@pytest.fixture
def keeper(desk, signed_in) -> Client:
    return signed_in("scorekeeper")


def fields(answer, ending: str) -> dict[str, str]:
    """The hidden fields of the page's form that goes to an address with this ending ("" for the page itself)."""
    for form in re.findall(r"<form method=\"post\".*?</form>", answer.text, re.DOTALL):
        action = re.search(r'action="([^"]*)"', form.partition(">")[0])
        if (action is None and not ending) or (action is not None and ending and action[1].endswith(ending)):
            return dict(re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', form))
    raise AssertionError(ending)


def winners(desk) -> list[str | None]:
    """Who won at each table of the last round."""
    matches = desk.hand("friday").event.rounds[-1].matches
    return [None if match.result is None else match.result.winner for match in matches]


def paired_anew(desk) -> None:
    """The round is taken back, two more come, and it is paired and published again."""
    act(desk, "friday", hall.TakeBackPairing(1, "two more"))
    act(
        desk,
        "friday",
        *(commands.Enter((Entry(one, 1, name=name),)) for one, name in (("x", "Xenia"), ("y", "Yuri"))),
    )
    pair(desk, "friday")


class TestGoneBackTo:
    def test_another_line_in_the_same_form_is_another_result(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        form = fields(keeper.get(at("results")), "")
        assert keeper.post(at("results"), form | {"line": "1 1"}).status_code == 302
        assert keeper.post(at("results"), form | {"line": "2 2"}).status_code == 302
        matches = desk.hand("friday").event.rounds[0].matches
        assert winners(desk) == [matches[0].seats[0], matches[1].seats[1], None, None]

    def test_what_was_undone_since_is_not_said_to_be_done(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        form = fields(keeper.get(at("results")), "") | {"line": "1 1"}
        keeper.post(at("results"), form)
        send(keeper, "undo", first=next_undo(desk.hand("friday")).first)
        again = keeper.post(at("results"), form)
        assert again.status_code == 409
        assert "was undone since" in words(again)
        assert winners(desk)[0] is None

    def test_undo_sent_twice_undoes_once_and_answers_alike(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        for line in ("1 1", "2 1"):
            send(keeper, "results", line=line)
        form = {"command": "u", "first": next_undo(desk.hand("friday")).first}
        answers = [keeper.post(at("undo"), form) for _ in range(2)]
        assert [(one.status_code, one.url) for one in answers] == [(302, at("undo"))] * 2
        assert [one is None for one in winners(desk)] == [False, True, True, True]

    def test_two_players_from_one_form_are_two_players(self, desk, signed_in):
        opened(desk)
        organiser = signed_in("organiser")
        form = fields(organiser.get(at("entrants")), "entrants-add")
        for name in ("Xenia", "Yuri", "Yuri"):
            assert organiser.post(at("entrants-add"), form | {"name": name}).status_code == 302
        assert [one.name for one in desk.hand("friday").event.entrants[8:]] == ["Xenia", "Yuri"]

    def test_two_of_a_family_register_from_one_form(self, desk):
        opened(desk, event(2))
        client = Client(HTTP_ACCEPT_LANGUAGE="en")
        act(desk, "friday", hall.SetRegistration(True, by_themselves=True))
        form = fields(client.get("/e/friday/register"), "")
        for name in ("Xenia", "Yuri"):
            assert client.post("/e/friday/register", form | {"name": name}).status_code == 302
        assert [one.name for one in desk.hand("friday").event.entrants[2:]] == ["Xenia", "Yuri"]


class TestOfARoundThatWasPairedAnew:
    def test_a_result_is_not_taken_for_those_who_sit_there_now(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        form = fields(keeper.get(at("results")), "")
        paired_anew(desk)
        answer = keeper.post(at("results"), form | {"line": "1 1"})
        assert answer.status_code == 409
        assert "seated anew" in words(answer)
        assert winners(desk) == [None] * 5
        asked = fields(answer, "")
        assert keeper.post(at("results"), asked).status_code == 302
        match = desk.hand("friday").event.rounds[0].matches[0]
        assert winners(desk)[0] == match.seats[0]

    def test_it_is_not_taken_back_by_somebody_who_did_not_see_it(self, desk, keeper):
        opened(desk)
        pair(desk, "friday")
        form = fields(keeper.get(at("round/1")), "take-back")
        paired_anew(desk)
        stands = desk.hand("friday")
        answer = keeper.post(at("round/1/take-back"), form | {"reason": "late"})
        assert answer.status_code == 409
        assert desk.hand("friday") == stands

    def test_it_is_not_published_by_somebody_who_did_not_look(self, desk, keeper):
        opened(desk)
        pair(desk, "friday", publish=False)
        form = fields(keeper.get(at("round/1")), "publish")
        act(desk, "friday", hall.TakeBackPairing(1, None))
        act(
            desk,
            "friday",
            *(commands.Enter((Entry(one, 1, name=name),)) for one, name in (("x", "Xenia"), ("y", "Yuri"))),
        )
        pair(desk, "friday", publish=False)
        assert keeper.post(at("round/1/publish"), form).status_code == 409
        assert desk.hand("friday").hall.published == 0
        assert (
            keeper.post(at("round/1/publish"), fields(keeper.get(at("round/1")), "publish")).status_code
            == 302
        )


@pytest.mark.parametrize("number", ["", "0", "x", "99", "٠"])
@pytest.mark.parametrize("deed", ["start", "pause", "extend", "end"])
def test_a_clock_of_no_round_is_refused(desk, keeper, number, deed):
    opened(desk)
    pair(desk, "friday")
    where = "clock/table" if deed == "extend" else "clock/all"
    assert send(keeper, where, round=number, deed=deed, minutes="5", table="1", reason="x").status_code in (
        409,
        422,
    )
