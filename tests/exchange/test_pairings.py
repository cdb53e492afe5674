"""Mirror mode: another program's rounds and results, taken as they stand or refused whole."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from headjudge.exchange.pairings import read_pairings, read_results
from headjudge.exchange.results import NoResult, result_of
from headjudge.findings import InputError, Refused
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event
from headjudge.tournament.state import Cut, Enters, Entrant, Next, Result, Stage, Tournament
from headjudge.wording import LANGUAGES, speak
from tests.exchange.events import after, event

HEAD = "Round,Table,Player 1 Name,Player 1 ID,Player 2 Name,Player 2 ID,Result\n"
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "calling-hamburg-2025.json"


def five() -> Tournament:
    return event(*(Entrant(id=n.lower(), name=n, external={"gem": f"100{n}"}) for n in "ABCDE"))


def codes(text, into, **asked):
    with pytest.raises(InputError) as raised:
        read_pairings(text, into, **asked)
    for finding in raised.value.findings:
        assert all(speak(language).finding(finding) for language in LANGUAGES)
    return [(one.code, one.line) for one in raised.value.findings]


class TestARound:
    def test_of_gem_with_a_bye_and_results(self):
        text = HEAD + "1,2,A,100A,Bee,100B,\n1,1,C,100C,D,100D,2WIN\n1,,E,100E,,,\n2,1,A,100A,E,100E,\n"
        listed = read_pairings(text, five())
        assert [(m.table, m.seats, m.notes) for m in listed.pair.matches] == [
            (1, ("c", "d"), ("imported",)),
            (2, ("a", "b"), ("imported",)),
        ]
        assert (listed.pair.byes, listed.pair.absent, listed.findings) == (("e",), (), ())
        assert listed.reports == (commands.Report(1, 1, Result(winner="d")),)
        state = after(five(), listed.commands)
        assert state.rounds[0].matches[0].result == Result(winner="d")

    def test_of_the_own_form_by_id_or_name(self):
        text = "table;seat1;seat2;result\n3;a;B;draw\n1;C;d;\n;e;;absent\n"
        listed = read_pairings(text, five())
        assert [match.seats for match in listed.pair.matches] == [("c", "d"), ("a", "b")]
        assert listed.pair.absent == ("e",)
        assert after(five(), listed.commands).rounds[0].matches[1].result == Result(draw=True)

    def test_without_tables_they_are_numbered(self):
        listed = read_pairings("seat1,seat2\na,b\ne,\nc,d\n", five())
        assert [(match.table, match.seats) for match in listed.pair.matches] == [
            (1, ("a", "b")),
            (2, ("c", "d")),
        ]

    def test_tables_of_four(self):
        four = event("A", "B", "C", "D", policy="goldfish-arena")
        listed = read_pairings("table,seat1,seat2,seat3,seat4\n1,4,2,A,3\n", four)
        assert listed.pair.matches[0].seats == ("4", "2", "1", "3")
        assert codes("table,seat1,seat2,seat3,result\n1,1,2,3,1\n", four) == [("lists.result", 2)]

    def test_who_is_missing_is_warned_of_and_absent_only_when_asked(self):
        text = "table,seat1,seat2\n1,a,b\n"
        listed = read_pairings(text, five())
        assert (listed.missing, listed.pair.absent) == (("c", "d", "e"), ())
        assert [one.code for one in listed.findings] == ["lists.missing"] * 3
        settled = replace(five(), next=Next(absent=("d",), byes=("e",)))
        assert read_pairings(text, settled).pair.absent == ("d",)
        asked = read_pairings(text + ",e,\n", settled, missing="absent")
        assert (asked.pair.absent, asked.pair.granted, asked.findings) == (("c", "d"), ("e",), ())
        gone = after(five(), [commands.Drop(name) for name in "cde"])
        assert not read_pairings(text, gone).findings

    def test_an_entrant_who_is_called_bye(self):
        into = event(Entrant(id="bye", name="Bye"), "A", "BYE")
        listed = read_pairings("table,seat1,seat2\n1,bye,2\n,3,BYE\n", into)
        assert (listed.pair.matches[0].seats, listed.pair.byes) == (("bye", "2"), ("3",))

    def test_somebody_entered_by_hand_has_no_id_of_gem(self):
        into = event("A", "B")
        assert read_pairings(HEAD + "1,1,A,100A,B,100B,\n", into).pair.matches[0].seats == ("1", "2")


class TestFaults:
    def test_all_at_once(self):
        into = after(five(), [commands.Drop("e")])
        text = "table,seat1,seat2,result\n1,a,Zed,\n1,a,b,won\n,c,d,\nx,c,e,\n,,,bye\n"
        assert codes(text, into) == [
            ("lists.no_table", 4),
            ("csv.not_a_number", 5),
            ("lists.no_players", 6),
            ("lists.unknown_player", 2),
            ("lists.player_twice", 3),
            ("lists.table_twice", 3),
            ("lists.player_twice", 5),
            ("lists.not_playing", 5),
        ]
        assert codes("table,seat1,seat2,result\n1,a,b,won\n", five()) == [("lists.result", 2)]

    def test_names(self):
        into = event("Aki", "Aki", "Boris")
        assert codes("table,seat1,seat2\n1,Aki,Borys\n", into) == [
            ("lists.ambiguous_name", 2),
            ("lists.unknown_player", 2),
        ]

    def test_another_kind_of_list(self):
        assert codes("Aki\nBoris\n", five()) == [("lists.not_pairings", None)]
        assert codes(HEAD + "3,1,A,100A,B,100B,\n", five()) == [("lists.no_round", None)]
        assert codes(HEAD, five()) == [("lists.empty", None)]
        assert codes("a,b\n1,2\n", five(), form="headjudge_pairings") == [("lists.too_few_columns", 1)]
        assert codes('table,seat1,seat2\n1,a,b\n2,"c', five()) == [("csv.unreadable", 3)]

    def test_why_somebody_does_not_play(self):
        entrants = (
            Entrant(id="a", name="A", dropped_after=(0,)),
            Entrant(id="b", name="B", disqualified_after=0),
            Entrant(id="c", name="C", entered_in=2),
            Entrant(id="d", name="D"),
        )
        with pytest.raises(InputError) as raised:
            read_pairings("table,seat1,seat2\n1,a,b\n2,c,d\n", event(*entrants))
        assert [one.params["why"] for one in raised.value.findings] == ["dropped", "disqualified", "later"]

    def test_stages(self):
        into = replace(
            five(),
            stages=(
                Stage("day1", "swiss", options={"rounds": 1}),
                Stage("day2", "swiss", options={"rounds": 1}, enters=Enters(top=2)),
                Stage("final", "bracket", enters=Enters(top=2)),
            ),
        )
        into = after(into, read_pairings("table,seat1,seat2,result\n1,a,b,1\n2,c,d,1\n,e,\n", into).commands)
        assert into.rounds[0].stage == "day1"
        with pytest.raises(Refused, match=r"refuse\.cut_missing"):
            read_pairings("table,seat1,seat2\n1,a,c\n", into)
        cut = replace(into, cuts=(Cut(1, ("e", "a", "c", "b", "d"), ("e", "a")),))
        assert codes("table,seat1,seat2\n1,a,c\n", cut) == [("lists.not_playing", 2)]
        listed = read_pairings("table,seat1,seat2,result\n1,a,e,\n", cut)
        assert (listed.pair.stage, listed.missing) == ("day2", ())
        open_ = after(cut, listed.commands)
        with pytest.raises(Refused, match=r"refuse\.open_matches"):
            read_pairings("table,seat1,seat2\n1,a,e\n", open_)
        with pytest.raises(Refused, match=r"lists\.playoff"):
            read_pairings("seat1,seat2\na,e\n", after(open_, [commands.Report(2, 1, Result(winner="a"))]))


class TestResults:
    def paired(self) -> Tournament:
        into = five()
        return after(into, read_pairings("table,seat1,seat2\n1,a,b\n2,c,d\n,e,\n", into).commands)

    def test_only_what_is_new(self):
        into = after(self.paired(), [commands.Report(1, 1, Result(winner="a", games=(1, 0, 0)))])
        text = HEAD + "1,1,A,100A,B,100B,Player 1 Win\n1,2,D,100D,C,100C,2WIN\n1,,E,100E,BYE,0,\n"
        listed = read_results(text, into)
        assert listed.reports == (commands.Report(1, 2, Result(winner="c")),)
        assert after(into, listed.reports).rounds[0].finished
        changed = read_results(text.replace("1 Win", "2 Win"), into)
        assert [one.code for one in changed.findings] == ["lists.result_differs"]
        assert changed.reports[0] == commands.Report(1, 1, Result(winner="b"))

    def test_seats_the_other_way_round(self):
        listed = read_results("table,seat1,seat2,result\n1,b,a,2-1\n2,d,c,both_lost\n", self.paired())
        assert [one.result for one in listed.reports] == [
            Result(winner="b", games=(1, 2, 0)),
            Result(lost=("c", "d")),
        ]

    def test_faults(self):
        text = "table,seat1,seat2,result\n1,a,c,1\n2,c,d,odd\n2,c,d,1\n2,c,d,1\n9,a,b,1\n"
        with pytest.raises(InputError) as raised:
            read_results(text, self.paired())
        assert [(one.code, one.line) for one in raised.value.findings] == [
            ("lists.other_seats", 2),
            ("lists.result", 3),
            ("lists.table_twice", 5),
            ("lists.other_seats", 6),
        ]
        with pytest.raises(Refused, match=r"refuse\.no_such_round"):
            read_results(text, self.paired(), number=2)

    @pytest.mark.parametrize(
        ("text", "result"),
        [
            ("1WIN", Result(winner="A")),
            ("Player 2 Win", Result(winner="B")),
            ("Spieler 1", Result(winner="A")),
            ("プレイヤー2 勝利", Result(winner="B")),
            ("DRAW", Result(draw=True)),
            ("ничья", Result(draw=True)),
            ("LOSSALL", Result(lost=("A", "B"))),
            ("2-0", Result(winner="A", games=(2, 0, 0))),
            ("1:1:1", Result(draw=True, games=(1, 1, 1))),
            ("None", None),
            (" ", None),
        ],
    )
    def test_words(self, text, result):
        assert result_of(text, ["A", "B"]) == result

    @pytest.mark.parametrize("text", ["3", "won", "-1-2", "12", "1-1-1-1"])
    def test_words_that_say_nothing(self, text):
        with pytest.raises(NoResult):
            result_of(text, ["A", "B"])


def test_a_real_event_mirrored_round_by_round() -> None:
    """Calling Hamburg 2025: 584 players, day 1 as a GEM export of all rounds, gives the published event again."""
    real = read_event(EXAMPLE.read_bytes())[0]
    gem = {entrant.id: str(10_000_000 + place) for place, entrant in enumerate(real.entrants)}
    rows = []
    for played in real.rounds[:3]:
        for match in played.matches:
            one, two = match.seats
            assert match.result is not None
            said = {one: "1WIN", two: "2WIN", None: "DRAW"}[match.result.winner]
            said = "LOSSALL" if match.result.lost else said
            rows.append(f'{played.number},{match.table},"{one}, x",{gem[one]},"{two}, x",{gem[two]},{said}')
        rows += [f"{played.number},,{name},{gem[name]},BYE,,1WIN" for name in played.byes]
    text = HEAD + "\n".join(rows)
    known = tuple(replace(one, external={"gem": gem[one.id]}) for one in real.entrants)
    event = replace(real, entrants=known, rounds=(), cuts=())
    for played in real.rounds[:3]:
        listed = read_pairings(text, event, missing="warn")
        assert {*listed.missing} >= {*played.absent}
        pair = replace(listed.pair, absent=played.absent)
        event = after(event, [pair, *listed.reports])
        mirrored = event.rounds[-1]
        assert [(m.table, m.seats) for m in mirrored.matches] == [(m.table, m.seats) for m in played.matches]
        assert mirrored.byes == played.byes
    own, published = standings(event, 3), standings(real, 3)
    assert [(row.entrant, row.values) for row in own.rows] == [
        (row.entrant, row.values) for row in published.rows
    ]


def test_json_of_a_mirrored_event_keeps_the_note() -> None:
    from headjudge.tournament.event_file import write_event

    listed = read_pairings("table,seat1,seat2\n1,a,b\n", five())
    state = after(five(), listed.commands)
    assert json.loads(write_event(state))["rounds"][0]["matches"][0]["notes"] == ["imported"]
    assert speak("ja").note("imported").endswith("。")
