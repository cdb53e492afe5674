"""The look-up of cards on its page and for programs."""

import re
import threading
from dataclasses import replace

import pytest
from django.conf import settings
from django.test import Client

from headjudge.cards.shelf import place_of
from headjudge.web.card_data import AT_ONCE, TooMany, look_ups
from tests.cards.small import DATE, SECRET_TEXT, SHA256, damage, small_database

API = "/api/v1/cards/find"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder in which the desk looks for card data; nothing is in it."""
    path = tmp_path / "cards"
    monkeypatch.setattr(settings, "HEADJUDGE", replace(settings.HEADJUDGE, cards=(path,)))
    return path


@pytest.fixture
def both(folder):
    """Card data of both games."""
    small_database(folder, "mtg")
    small_database(folder, "fab")
    return folder


def page(query="", language="en", **headers):
    client = Client(HTTP_ACCEPT_LANGUAGE=language)
    return client.get(f"/cards/{query}", **headers)


def said(query="", language="en"):
    answer = page(query, language)
    assert answer.status_code == 200
    return answer.content.decode()


class TestWithoutCardData:
    def test_the_page_says_how_to_get_some(self, folder):
        text = said("?q=Lightning+Bolt")
        assert "There is no card data on this desk yet" in text
        assert "headjudge cards import" in text

    def test_programs_are_told_too(self, folder):
        answer = Client().get(API, {"name": "Lightning Bolt"})
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "no_card_data"

    def test_no_page_leads_there(self, folder):
        assert "/cards/" not in Client().get("/").content.decode()

    def test_a_faulty_file_is_said_without_its_place_and_takes_nothing_else_down(self, folder):
        small_database(folder, "mtg")
        small_database(folder, "fab").write_bytes(b"nothing")
        text = said("?q=wastes")
        assert "This is no card database of headjudge" in text
        assert str(folder) not in text
        assert "Basic Land" in text


class TestDamagedData:
    """A copy that broke off, a bad stick: said where cards are looked up, and the rest of the desk goes on."""

    def test_it_takes_no_other_page_down(self, both):
        damage(place_of(both, "mtg"))
        for address in ("/", "/sign-in", "/cards/", "/cards/?q=Island", "/nowhere"):
            assert Client().get(address).status_code in (200, 404), address
        text = said("?q=zipper hit (red)")
        assert "The card database is damaged" in text
        assert "Mechanologist" in text

    @pytest.mark.parametrize("query", ["?q=Island", "?q=Islnad", "?card=fire-ice&game=mtg"])
    def test_where_only_its_cards_cannot_be_read(self, both, query):
        damage(place_of(both, "mtg"), "source")
        assert "The card database is damaged" in said(query)
        assert "Basic Land" not in said(query)

    def test_programs_are_told_too(self, both):
        damage(place_of(both, "mtg"), "source")
        answer = Client().get(API, {"name": "Island", "game": "mtg"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_card_data")
        assert "damaged" in answer.json()["error"]["message"]

    def test_magic_stays_the_first_game_when_it_comes_back(self, both):
        damage(place_of(both, "mtg"))
        assert Client().get(API, {"name": "x"}).json()["source"]["game"] == "fab"
        small_database(both, "mtg")
        assert Client().get(API, {"name": "x"}).json()["source"]["game"] == "mtg"


class TestThePage:
    def test_the_slash_may_be_left_out(self, both):
        answer = Client().get("/cards?q=Opt&game=mtg")
        assert (answer.status_code, answer.headers["Location"]) == (302, "/cards/?q=Opt&game=mtg")

    def test_a_name_in_any_language_gives_the_facts(self, both):
        for typed in ("lightning bolt", "稲妻", "Удар молнии"):
            text = said(f"?q={typed}")
            for fact in (
                "Lightning Bolt",
                "稲妻",
                "Удар молнии",
                "{R}",
                "Instant",
                "red",
                "1993-08-05",
                "M10",
            ):
                assert fact in text, (typed, fact)

    def test_date_hash_and_source_of_the_data_stand_there(self, both):
        text = said("?q=wastes")
        for fact in (DATE["mtg"], SHA256["mtg"], "a Scryfall file", DATE["fab"], SHA256["fab"]):
            assert fact in text

    def test_no_text_of_a_card_is_shown(self, both):
        for typed in ("lightning bolt", "fire", "oko, thief of crowns", "grizzly bears"):
            assert SECRET_TEXT not in said(f"?q={typed}")

    def test_formats_say_banned_restricted_and_legal_in_words(self, both):
        text = " ".join(said("?q=lightning bolt").split())
        for state, name in (("banned", "Penny Dreadful"), ("restricted", "Vintage"), ("legal", "Modern")):
            assert f">{state}</span></dt><dd>{name}</dd>" in text
        assert f"Formats on {DATE['mtg']}" in text

    def test_every_face_stands_for_itself(self, both):
        text = said("?q=fire")
        assert "Fire // Ice" in text
        assert "{1}{R}" in text
        assert "{1}{U}" in text

    def test_flesh_and_blood(self, both):
        text = said("?q=Zipper Hit (red)")
        for fact in ("Zipper Hit (red)", "1 (red)", "Mechanologist", "Common", "Classic Constructed", "EVO"):
            assert fact in text

    def test_several_cards_of_a_name_are_choices_that_lead_to_each(self, both):
        text = said("?q=zipper+hit")
        assert "can be 3 cards" in text
        for colour in ("red", "yellow", "blue"):
            assert f'href="?game=fab&amp;card=zipper-hit-{colour}"' in text
        assert "Zipper Hit (blue)" in said("?game=fab&card=zipper-hit-blue")

    def test_an_unknown_name_gives_what_looks_like_it(self, both):
        text = said("?q=lightnig+bollt")
        assert "No card is called “lightnig bollt”" in text
        assert ">Lightning Bolt</a>" in text

    def test_one_game_alone(self, both):
        assert "No card is called" in said("?q=wastes&game=fab")
        assert "No card is called" not in said("?q=wastes&game=mtg")

    def test_a_game_without_data_is_not_offered(self, folder):
        small_database(folder, "mtg")
        assert "game=fab" not in said("?q=wastes")

    @pytest.mark.parametrize(("language", "word"), [("ja", "固有色"), ("ru", "Цветовая принадлежность")])
    def test_it_speaks_the_readers_language(self, both, language, word):
        text = said("?q=wastes", language)
        assert word in text
        assert f'<html lang="{language}">' in text

    def test_another_language_keeps_what_was_asked(self, both):
        assert 'href="?q=fire&amp;lang=ja"' in said("?q=fire")

    @pytest.mark.parametrize(
        "query",
        [
            "?q=%00", "?q=a%00%1bb%0d%0ac", "?q=" + "x" * 5_000, "?q=%3Cscript%3Ealert(1)%3C/script%3E",
            "?game=no&q=fire", "?card=" + "y" * 5_000, "?card=%00", "?q=%ff", "?q=%E2%80%AE", "?q=%ED%A0%80",
        ],
    )  # fmt: skip
    def test_hostile_names_are_names(self, both, query):
        text = said(query)
        assert "<script>alert" not in text
        assert not re.search("[\x00-\x09\x0b-\x1f]", text)
        assert "\u202e" not in text.partition("</form>")[2]  # the field holds what was typed

    def test_a_moniker_is_shown_once(self, both):
        text = said("?q=Dash I/O")
        assert text.count("<dd>Dash</dd>") == 1
        assert '<dd lang="en">' not in text

    def test_it_is_the_same_for_everybody_and_kept_by_its_tag(self, both, signed_in):
        answer = page("?q=fire")
        assert answer.headers["Cache-Control"] == "no-cache"
        assert signed_in("owner").get("/cards/?q=fire").content == answer.content
        again = page("?q=fire", HTTP_IF_NONE_MATCH=answer.headers["ETag"])
        assert (again.status_code, again.content) == (304, b"")

    def test_the_first_page_leads_to_it(self, both):
        assert 'href="/cards/"' in Client().get("/").content.decode()

    def test_new_data_is_there_from_the_next_look_on(self, folder):
        small_database(folder, "mtg")
        assert "Mechanologist" not in said("?q=zipper hit (red)")
        small_database(folder, "fab")
        assert "Mechanologist" in said("?q=zipper hit (red)&game=fab")


class TestForPrograms:
    def test_a_card(self, both):
        answer = Client().get(API, {"name": "稲妻", "game": "mtg"})
        told = answer.json()
        assert answer.status_code == 200
        assert [one["name"] for one in told["found"]] == ["Lightning Bolt"]
        assert told["near"] == []
        assert told["source"] == {
            "game": "mtg",
            "kind": "scryfall",
            "date": DATE["mtg"],
            "dated_by": "file",
            "sha256": SHA256["mtg"],
            "version": "",
        }
        again = Client().get(API, {"name": "稲妻", "game": "mtg"}, HTTP_IF_NONE_MATCH=answer.headers["ETag"])
        assert again.status_code == 304

    def test_several_and_none(self, both):
        told = Client().get(API, {"name": "zipper hit", "game": "fab"}).json()
        assert [one["pitch"] for one in told["found"]] == [1, 2, 3]
        told = Client().get(API, {"name": "lightnig bollt"}).json()
        assert (told["found"], [one["name"] for one in told["near"]]) == ([], ["Lightning Bolt"])

    def test_without_a_game_the_first_that_is_there_answers(self, folder):
        small_database(folder, "fab")
        assert Client().get(API, {"name": "Dash I/O"}).json()["source"]["game"] == "fab"

    @pytest.mark.parametrize("told", [{}, {"name": ""}, {"name": "x" * 201}, {"name": "x", "game": "chess"}])
    def test_what_is_no_question_is_refused(self, both, told):
        answer = Client().get(API, told)
        assert answer.status_code == 422
        assert answer.json()["error"]["code"] == "bad_request"
        assert ("game" if "game" in told else "name") in answer.json()["error"]["message"]
        assert "/api/v1/openapi.json" in answer.json()["error"]["message"]

    def test_a_game_without_data_is_named(self, folder):
        small_database(folder, "fab")
        answer = Client().get(API, {"name": "Island", "game": "mtg"})
        assert answer.status_code == 404
        assert "no card data of Magic: The Gathering" in answer.json()["error"]["message"]

    def test_it_is_described(self):
        told = Client().get("/api/v1/openapi.json").json()
        described = told["paths"]["/api/v1/cards/find"]["get"]
        assert {one["name"]: one["schema"].get("maxLength") for one in described["parameters"]} == {
            "name": 200,
            "game": None,
        }
        assert set(described["responses"]) == {"200", "404", "422", "503"}

    def test_the_answer_is_as_described(self, both):
        from headjudge.web.api_cards import FoundCards

        for name, game in (("fire", "mtg"), ("zipper hit", "fab"), ("Dash I/O", "fab"), ("zzzz", "mtg")):
            told = Client().get(API, {"name": name, "game": game}).json()
            read = FoundCards.model_validate(told).model_dump(exclude_unset=True)
            assert read == told


class TestManyAtOnce:
    def test_searches_beyond_the_room_are_told_to_come_back(self, both, monkeypatch):
        look = look_ups()
        magic = look.at_hand()[0]["mtg"]
        going_on, done = threading.Event(), threading.Event()

        def slow(text):
            going_on.set()
            done.wait(20)
            return ()

        monkeypatch.setattr(magic, "near", slow)
        waiting = [threading.Thread(target=look.near, args=(magic, "x")) for _ in range(AT_ONCE)]
        for one in waiting:
            one.start()
        assert going_on.wait(20)
        while look._room._value:  # the last of them is on its way
            done.wait(0.01)
        try:
            with pytest.raises(TooMany):
                look.near(magic, "x")
            answer = page("?q=zzzz&game=mtg")
            assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")
            assert "Many cards are being looked up" in answer.content.decode()
            assert Client().get(API, {"name": "zzzz", "game": "mtg"}).status_code == 503
            assert "Basic Land" in said("?q=wastes&game=mtg")
        finally:
            done.set()
            for one in waiting:
                one.join()
        assert page("?q=zzzz&game=mtg").status_code == 200
