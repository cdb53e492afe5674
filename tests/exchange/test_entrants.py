"""Lists of entrants: each form, what is forgiven, what is asked, and who is who."""

import pytest

from headjudge.exchange.entrants import read_entrants
from headjudge.exchange.forms import recognised
from headjudge.findings import InputError
from headjudge.tournament import commands
from headjudge.tournament.state import Entrant
from headjudge.wording import LANGUAGES, speak
from tests.exchange.events import after, event

HEROES = """Player Name,Player ID,Country/Region,Hero
"Sato, Aki",10000001,JP,"Dash I/O"
"Orlov, Boris",10000002,RU,"Kayo, Armed and Dangerous"
"""
GERMAN = "Spielername;Spieler-ID;Country/Region;Held\nSato, Aki;10000001;JP;Dash I/O\n"
STANDINGS = "Rank,Name,Player ID,Wins\n1,Sato Aki,10000001,3\n2,Orlov Boris,10000002,2\n"
PAIRINGS = """Round,Table,Player 1 Name,Player 1 ID,Player 2 Name,Player 2 ID,Result
1,1,Sato Aki,10000001,Orlov Boris,10000002,1WIN
1,,Emi,10000003,BYE,,
2,1,Emi,10000003,Sato Aki,10000001,
"""


def told(text, into=None, **asked):
    return read_entrants(text, event() if into is None else into, **asked)


def codes(text, into=None, **asked):
    with pytest.raises(InputError) as raised:
        told(text, into, **asked)
    return [(finding.code, finding.line) for finding in raised.value.findings]


class TestPastedNames:
    def test_marks_numbers_columns_and_spaces_are_forgiven(self):
        text = "1. Aki\n\n  2)  Boris   Orlov \n・千尋\n12 Dana\nEmi\tDash I/O\n"
        text += "4\tFyodor\t17\r\n- O'Neil\r①吾郎\n(7) Ivan\n3.\n"
        entries = told(text).entries
        assert [one.name for one in entries] == [
            "Aki", "Boris Orlov", "千尋", "Dana", "Emi", "Fyodor", "O'Neil", "吾郎", "Ivan",
        ]  # fmt: skip
        assert [one.id for one in entries] == [str(place) for place in range(1, 10)]
        assert [one.hero for one in entries if one.hero] == ["Dash I/O"]

    def test_a_wide_space_inside_a_japanese_name_stays(self):
        assert told("山田\u3000太郎\n").entries[0].name == "山田\u3000太郎"

    def test_names_that_only_look_marked_stay(self):
        names = ["5L!p3d 7hRu", "-=Aki=-", "Dr. No", "1.5 Aki", "K-pop", "2Pac"]
        assert [one.name for one in told("\n".join(names)).entries] == names

    def test_the_line_of_a_page_of_gem(self):
        (entry,) = told("3. Sato, Aki (10000001)  Dash I/O\n").entries
        assert (entry.name, dict(entry.external), entry.hero) == (
            "Sato, Aki",
            {"gem": "10000001"},
            "Dash I/O",
        )

    def test_a_name_twice_is_asked_not_dropped_in_silence(self):
        listed = told("Aki\nBoris\nAki\n")
        assert [one.name for one in listed.entries] == ["Aki", "Boris"]
        assert [(one.code, one.line, one.params["first"]) for one in listed.findings] == [
            ("lists.name_twice", 3, 1)
        ]
        assert (listed.rows[2].verdict, listed.rows[2].of) == ("twice", "1")
        answered = told("Aki\nBoris\nAki\n", others=[3])
        assert [(one.id, one.name) for one in answered.entries] == [
            ("1", "Aki"),
            ("2", "Boris"),
            ("3", "Aki"),
        ]
        assert not answered.findings

    def test_what_is_left_out_of_a_line_is_said(self):
        (finding,) = told("Aki\tDash\tpaid\tvegan\n").findings
        assert (finding.code, finding.params["left"]) == ("lists.left_out", ("paid", "vegan"))

    def test_nobody(self):
        assert codes(" \n\t\n") == [("lists.empty", None)]


class TestOwnForm:
    def test_every_column_in_semicolons_and_tabs(self):
        for mark in ";\t":
            text = (
                "sep=;\n" * (mark == ";")
                + mark.join(("ID", "Name", "hero", "byes", "fixed_table", "gem"))
                + "\n"
            )
            text += mark.join(("a", "'=1+1", '"Kayo; Armed"', "２", "12", "10000001", "")) + "\n"
            (entry,) = told(text).entries
            assert (entry.id, entry.name, entry.byes, entry.fixed_table) == ("a", "=1+1", 2, 12)
            assert (entry.hero, dict(entry.external)) == ("Kayo; Armed", {"gem": "10000001"})

    def test_heads_in_japanese_and_russian(self):
        assert told("名前,ヒーロー\n千尋,Dash\n").entries[0].hero == "Dash"
        assert told("Имя;ID;Закреплённый стол\nБорис;b;3\n").entries[0].fixed_table == 3

    def test_all_faults_at_once_with_their_lines(self):
        text = 'name,byes,fixed_table\n,,\nAki,two,0\n"O\nNeil",1,\nB,1,9,x\nC,99999999,\nD,²,\n"open\n'
        assert codes(text) == [
            ("csv.not_a_number", 3),
            ("csv.not_a_number", 3),
            ("csv.row", 6),
            ("csv.not_a_number", 7),
            ("csv.not_a_number", 8),
            ("csv.unreadable", 9),
        ]
        assert codes("name,name,mail\nA,B,C\n") == [("csv.unknown_column", 1), ("lists.column_twice", 1)]

    def test_ids_that_cannot_be(self):
        into = event("Aki", "Boris")
        text = "name,id\nAki,1\nEmi,2\nDana,9\nFyodor,9\nGoro," + "x" * 65 + "\n"
        assert codes(text, into) == [("lists.too_long", 6)]
        assert codes(text[: text.index("Goro")], into) == [("lists.id_of_other", 3), ("lists.id_twice", 5)]
        assert codes("name,id\nEmi,9\n", into, taken=["9"]) == [("lists.id_taken", 2)]
        assert codes("name\n" + "x" * 501 + "\n") == [("lists.too_long", 2)]
        assert codes("name\nA\ud800\n") == [("lists.half_character", 2)]

    def test_a_free_number_is_not_one_that_a_later_row_asks_for(self):
        listed = told("name,id\nAki,\nBoris,1\nEmi,2\nDana,\n")
        assert [one.id for one in listed.entries] == ["3", "1", "2", "4"]

    def test_a_team_without_its_members(self):
        listed = told("team,name,seat,byes\nOwls,,,1\nFoxes,Aki,B,\nFoxes,Ben,,\n")
        owls, foxes = listed.entries
        assert (owls.name, owls.byes, owls.member_seats) == ("Owls", 1, ())
        assert foxes.member_seats == (("2-B", "B"), ("2-A", "A"))


class TestGem:
    def test_heroes_in_english_and_german(self):
        listed = told(HEROES)
        assert listed.form == "gem_heroes"
        assert [(one.name, one.external["gem"], one.hero) for one in listed.entries] == [
            ("Sato, Aki", "10000001", "Dash I/O"),
            ("Orlov, Boris", "10000002", "Kayo, Armed and Dangerous"),
        ]
        assert told(GERMAN).entries == told(HEROES).entries[:1]

    def test_standings_and_pairings(self):
        assert [one.external["gem"] for one in told(STANDINGS).entries] == ["10000001", "10000002"]
        listed = told(PAIRINGS)
        assert (listed.form, [one.name for one in listed.entries]) == (
            "gem_pairings",
            ["Sato Aki", "Orlov Boris", "Emi"],
        )

    def test_other_heads_in_the_order_of_gem_when_asked_for(self):
        text = "A,B,C,D\nSato,10000001,JP,Dash\n"
        assert told(text, form="gem_heroes").entries[0].hero == "Dash"
        assert codes("A\nSato\n", form="gem_heroes") == [("lists.too_few_columns", 1)]

    def test_what_is_another_form(self):
        assert recognised("name,hero\n") == "headjudge"
        assert recognised("rank,entrant,name,status,cmp\n") == "headjudge_standings"
        assert recognised("round,table,id_1,name_1,id_2,name_2,result\n") == "headjudge_pairings"
        assert codes("table,seat1,seat2\n1,A,B\n") == [("lists.not_entrants", None)]
        assert codes(STANDINGS + ",,,1\n") == [("csv.row", 4)]


class TestWhoIsWho:
    def test_the_same_list_again_adds_only_who_is_new(self):
        for text in (HEROES, STANDINGS, PAIRINGS, "Aki\nBoris\n", "name,id\nAki,a\nBoris,b\n"):
            once = after(event(), [commands.Enter(told(text).entries)])
            assert not told(text, once).entries
            more = text.rstrip("\n") + ("\nNew One" if "," not in text else "")
            if more != text.rstrip("\n"):
                assert [one.name for one in told(more, once).entries] == ["New One"]

    def test_an_outside_id_decides_whatever_the_name(self):
        into = event(Entrant(id="7", name="Aki Sato", external={"gem": "10000001"}), "Orlov, Boris")
        listed = told(HEROES, into)
        assert [(row.verdict, row.of) for row in listed.rows] == [("known", "7"), ("same_name", "2")]
        assert [(one.code, one.severity) for one in listed.findings] == [
            ("lists.other_name", "info"),
            ("lists.in_event", "warning"),
        ]

    def test_two_of_one_name_with_different_ids_are_two(self):
        into = event(Entrant(id="7", name="Sato, Aki", external={"gem": "999"}))
        listed = told(HEROES, into)
        assert [row.verdict for row in listed.rows] == ["new", "new"]
        assert [one.code for one in listed.findings] == ["lists.namesake"]
        assert [row.verdict for row in told(HEROES + '"Sato, Aki",10000003,JP,X\n').rows] == ["new"] * 3

    def test_the_same_outside_id_twice(self):
        listed = told(STANDINGS + "3,Sato A.,10000001,0\n")
        assert [row.verdict for row in listed.rows] == ["new", "new", "twice"]
        assert listed.findings[0].code == "lists.external_twice"

    def test_the_list_of_another_event(self):
        into = event(Entrant(id="7", name="Aki", external={"gem": "1234"}))
        listed = told("id,name,gem\nA,Aki,1234\nB,Boris,\n", into)
        assert [(row.verdict, row.entry.id) for row in listed.rows] == [("known", "A"), ("new", "B")]

    def test_composed_letters_and_spaces_make_no_new_person(self):
        listed = told("Jose\u0301  Lo\u0301pez\n", event("José López"))
        assert [row.verdict for row in listed.rows] == ["same_name"]

    def test_later_entrants_play_from_the_next_round(self):
        listed = told("Aki\n")
        assert listed.entries[0].entered_in == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_found_can_be_said(language):
    into = event(Entrant(id="7", name="Aki Sato", external={"gem": "10000001"}), "Orlov, Boris")
    for finding in (*told(HEROES, into).findings, *told("Aki\tx\ty\nAki\n").findings):
        assert speak(language).finding(finding)
