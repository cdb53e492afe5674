"""Decklists at the desk: what is asked, checked, handed in, locked, judged again, published and taken out."""

import csv
import io
import json
import zipfile

import pytest

from headjudge.desk.decklists import exporting
from headjudge.desk.decklists.asked import asked_of, deck_rules, need_of, set_asked
from headjudge.desk.decklists.beside import deck_beside
from headjudge.desk.decklists.checking import MOST_LETTERS, check, with_name
from headjudge.desk.decklists.handing_in import MOST_LISTS, from_player, from_staff
from headjudge.desk.decklists.locking import locked, published, unlocked
from headjudge.desk.decklists.own import own_list
from headjudge.desk.decklists.rechecking import rechecked, rejudged
from headjudge.desk.decklists.ruling import ruled
from headjudge.desk.decklists.shown import shown_deck, shown_lists
from headjudge.desk.decklists.standing import standing
from headjudge.desk.shown_to_all import shown_to_all
from headjudge.desk.undoing import undo
from headjudge.findings import InputError, Refused
from headjudge.tournament import commands
from tests.desk.decks import COMMANDER, JAPANESE, LEGAL, SHORT, a_database, opened
from tests.desk.making import a_desk, act, event, pair

NOW = 1_795_800_000_000
HOUR = 3_600_000


@pytest.fixture(scope="module")
def bases(tmp_path_factory):
    return opened(a_database(tmp_path_factory.mktemp("cards") / "mtg.sqlite"))


@pytest.fixture
def desk():
    made = a_desk()
    options = {"decklists": "required"}
    made.open(
        "friday",
        event(4, "mtg/swiss", format="commander", options=options),
        actor="staff/1",
        command="open",
    )
    return made


class Hall:
    """Asks the desk for decisions, each as a command of its own."""

    def __init__(self, desk, bases):
        self.desk, self.bases, self.count = desk, bases, 0

    def __call__(self, decision, actor="staff/1"):
        self.count += 1
        return self.desk.act("friday", decision, actor=actor, command=f"d{self.count}")

    @property
    def hand(self):
        return self.desk.hand("friday")

    def player(self, entrant, text, now=NOW, seen=None):
        told = self.hand.hall.decks.of(entrant)
        mark = str(told.fact.number if told else 0) if seen is None else seen
        return self(lambda h: from_player(h, entrant, text, self.bases, now, mark), f"player/{entrant}")

    def staff(self, entrant, text, reason="on paper", now=NOW):
        told = self.hand.hall.decks.of(entrant)
        mark = str(told.fact.number if told else 0)
        return self(lambda h: from_staff(h, entrant, text, reason, self.bases, now, mark))

    def verdict(self, entrant):
        return self.hand.hall.decks.of(entrant).judged.verdict


@pytest.fixture
def hall(desk, bases):
    return Hall(desk, bases)


def codes(error):
    return [one.code for one in error.value.findings]


class TestWhatIsAsked:
    def test_the_need_is_the_organisers_else_the_rules(self):
        assert need_of(event(8, "mtg/swiss", options={"decklists": "none"})) == "none"
        assert need_of(event(8)) == "optional"  # TRP A.5: constructed at a casual event
        assert need_of(event(8, level="professional")) == "required"

    def test_the_format_is_the_events_else_the_policys(self):
        assert deck_rules(event(2, "mtg/swiss", format="brawl")).format_id == "brawl"
        assert deck_rules(event(2, "mtg/swiss")).format_id is None
        assert deck_rules(event(2, "mtg/swiss", format="kitchen")).unknown == "kitchen"
        assert deck_rules(event(2, "mtg/swiss", format="brawl")).game == "mtg"

    def test_a_deadline_locks_by_itself_and_no_row_is_written(self, hall):
        hall(lambda h: set_asked(h, deadline="2026-11-27T18:00", audience="everybody"))
        deadline = hall.hand.hall.decks.asked.deadline
        assert deadline == 1_795_802_400_000
        assert asked_of(hall.hand, deadline - 1).locked_by is None
        assert asked_of(hall.hand, deadline).locked_by == "deadline"
        assert standing(hall.hand, deadline).waits_for_check is False  # nothing is handed in yet

    def test_without_one_the_first_published_round_locks(self, hall):
        pair(hall.desk, "friday", publish=False)
        assert not asked_of(hall.hand, NOW).is_locked
        act(hall.desk, "friday", __import__("headjudge.tournament.hall.commands", fromlist=["x"]).Publish(1))
        assert asked_of(hall.hand, NOW).locked_by == "start"

    @pytest.mark.parametrize("text", ["tomorrow", "2026-13-01T10:00", "0001-01-01T00:00"])
    def test_what_is_no_moment_is_told(self, hall, text):
        with pytest.raises(InputError) as error:
            hall(lambda h: set_asked(h, deadline=text, audience="nobody"))
        assert codes(error) == ["decklists.deadline", "setup.choice"]


class TestChecking:
    def test_a_list_in_japanese_is_the_same_list(self, hall, bases):
        rules = deck_rules(hall.hand.event)
        english, japanese = check(LEGAL, rules, bases), check(JAPANESE, rules, bases)
        assert [(one.code, one.severity) for one in japanese.findings] == [
            (one.code, one.severity) for one in english.findings
        ]
        assert english.verdict == japanese.verdict == "legal"
        assert japanese.counts == (("commander", 1), ("main", 99))

    def test_every_fault_at_once_each_at_its_line(self, hall, bases):
        text = f"Commander\n1 {COMMANDER}\nDeck\n1 Sol Rign\n2 Opt\n1 Shock\n90 Island"
        found = check(text, deck_rules(hall.hand.event), bases)
        assert {(one.code, one.line) for one in found.findings if one.severity in ("error", "unchecked")} == {
            ("deck.size", None),
            ("card.unknown", 4),
            ("card.too_many_copies", 5),
            ("card.colour_identity", 6),
        }
        assert found.verdict == "illegal"

    def test_a_near_match_is_offered_and_put_in_place_only_when_taken(self, hall, bases):
        rules = deck_rules(hall.hand.event)
        text = LEGAL.replace("Sol Ring", "Sol Rign")
        found = check(text, rules, bases)
        assert found.verdict == "unchecked"
        (choice,) = found.choices
        assert choice.near == ("Sol Ring",)
        mended = with_name(text, found, choice.line, choice.name, "Sol Ring")
        assert check(mended, rules, bases).verdict == "legal"
        for line, name, chosen in ((choice.line, choice.name, "Opt"), (1, choice.name, "Sol Ring")):
            with pytest.raises(InputError):
                with_name(text, found, line, name, chosen)

    def test_without_card_data_nothing_is_called_legal(self, hall):
        assert check(LEGAL, deck_rules(hall.hand.event), {}).verdict == "unchecked"

    def test_without_a_format_the_list_is_read(self, bases):
        found = check(LEGAL, deck_rules(event(2, "mtg/swiss")), bases)
        assert (found.verdict, found.judged.codes) == ("unchecked", ("decklists.no_format",))
        assert found.counts == (("commander", 1), ("main", 99))

    @pytest.mark.parametrize("text", ["", "  \n", "a\0b", "1 Island\n" * (MOST_LETTERS // 9 + 1)])
    def test_what_is_no_list_is_none(self, hall, bases, text):
        assert not check(text, deck_rules(hall.hand.event), bases).is_text_of_a_list


class TestHandingIn:
    def test_the_last_one_counts_and_all_are_kept(self, hall):
        hall.player("1", SHORT)
        assert hall.verdict("1") == "illegal"
        hall.player("1", LEGAL)
        assert hall.verdict("1") == "legal"
        assert [one.fact.text for one in hall.hand.hall.decks.lists["1"]] == [SHORT, LEGAL]

    def test_the_same_again_is_no_new_list(self, hall):
        hall.player("1", LEGAL)
        version = hall.hand.version
        hall.player("1", LEGAL.replace("\n", "\r\n"))
        assert hall.hand.version == version

    def test_two_browsers_do_not_overwrite_each_other(self, hall):
        hall.player("1", LEGAL)
        with pytest.raises(Refused) as error:
            hall.player("1", SHORT, seen="0")
        assert codes(error) == ["refuse.changed_meanwhile"]

    def test_after_the_deadline_only_the_staff_with_a_reason(self, hall):
        hall(lambda h: set_asked(h, deadline="2026-11-27T18:00", audience="everybody"))
        late = hall.hand.hall.decks.asked.deadline + 1
        with pytest.raises(Refused) as refused:
            hall.player("1", LEGAL, late)
        assert codes(refused) == ["refuse.decklists_locked"]
        with pytest.raises(InputError) as error:
            hall.staff("1", LEGAL, " ", late)
        assert [(one.code, one.subject) for one in error.value.findings] == [
            ("decklists.reason_missing", "reason")
        ]
        hall.staff("1", LEGAL, "the printer was broken", late)
        fact = hall.hand.hall.decks.of("1").fact
        assert (fact.by, fact.late, fact.reason) == ("staff", True, "the printer was broken")

    def test_opened_again_players_hand_in_late(self, hall):
        hall(lambda h: set_asked(h, deadline="2026-11-27T18:00", audience="everybody"))
        late = hall.hand.hall.decks.asked.deadline + HOUR
        hall(lambda h: unlocked(h, "the bus was late", late))
        hall.player("1", LEGAL, late)
        assert hall.hand.hall.decks.of("1").fact.late
        hall(lambda h: locked(h, hall.bases, late))
        with pytest.raises(Refused):
            hall.player("1", SHORT, late)

    def test_who_has_left_and_where_none_are_wanted(self, hall, bases):
        act(hall.desk, "friday", commands.Drop("2"))
        with pytest.raises(Refused) as error:
            hall.player("2", LEGAL)
        assert codes(error) == ["refuse.decklist_of_who_left"]
        other = a_desk()
        other.open("e", event(2, "mtg/swiss", options={"decklists": "none"}), actor="a", command="c")
        with pytest.raises(Refused) as error:
            from_player(other.hand("e"), "1", LEGAL, bases, NOW, "0")
        assert codes(error) == ["refuse.decklists_not_wanted"]

    def test_there_is_an_end_to_it(self, hall):
        for number in range(MOST_LISTS):
            hall.player("1", f"{LEGAL}# {number}\n")
        with pytest.raises(Refused) as error:
            hall.player("1", LEGAL)
        assert codes(error) == ["refuse.decklists_too_many"]

    def test_what_is_no_list_is_not_kept(self, hall):
        with pytest.raises(InputError) as error:
            hall.player("1", " ")
        assert [(one.code, one.subject) for one in error.value.findings] == [("deck.empty", "text")]

    def test_undo_takes_it_back_with_a_reason(self, hall):
        hall.player("1", LEGAL)
        first = hall.hand.steps[-1].first
        with pytest.raises(Refused):
            undo(hall.hand, first, "")
        hall(lambda h: undo(h, first, "handed in for somebody else"))
        assert hall.hand.hall.decks.of("1") is None


class TestJudgedAgain:
    def test_a_ruling_changes_verdicts_once_they_are_judged_again(self, hall):
        hall.player("1", LEGAL)
        hall.player("2", LEGAL.replace("1 Sol Ring\n", "").replace("97", "98"))
        hall(lambda h: ruled(h, "太陽の指輪", "kept_out", "too fast for tonight", hall.bases))
        assert list(hall.hand.hall.decks.ruled) == ["Sol Ring"]
        (one,) = [one for one in rejudged(hall.hand, hall.bases) if one.changes_verdict]
        assert (one.entrant, one.before.verdict, one.after.verdict) == ("1", "legal", "illegal")
        assert hall.verdict("1") == "legal"  # nothing is judged behind anybody's back
        hall(lambda h: rechecked(h, hall.bases, NOW))
        assert (hall.verdict("1"), hall.verdict("2")) == ("illegal", "legal")
        assert [row.entrant.id for row in standing(hall.hand, NOW, wanted="changed").rows] == ["1"]
        assert rechecked(hall.hand, hall.bases, NOW) == ()

    def test_new_card_data_is_written_down_with_its_hash(self, hall, tmp_path):
        hall.player("1", LEGAL)
        newer = opened(a_database(tmp_path / "new.sqlite", "2026-11-20"))
        hall(lambda h: rechecked(h, newer, NOW))
        judged = hall.hand.hall.decks.of("1").judged
        assert (judged.verdict, judged.cards_date, judged.format) == ("legal", "2026-11-20", "commander")

    def test_locking_judges_all_lists(self, hall):
        hall.player("1", LEGAL)
        hall(lambda h: ruled(h, "Sol Ring", "kept_out", "tonight", hall.bases))
        hall(lambda h: locked(h, hall.bases, NOW))
        assert hall.verdict("1") == "illegal"
        assert asked_of(hall.hand, NOW).locked_by == "hand"

    def test_a_card_is_ruled_on_with_a_reason_and_only_if_there_is_one(self, hall):
        with pytest.raises(InputError) as error:
            hall(lambda h: ruled(h, "Sol Rign", "kept_out", "", hall.bases))
        assert [(one.code, one.subject) for one in error.value.findings] == [
            ("decklists.reason_missing", "reason"),
            ("card.unknown", "card"),
        ]
        assert error.value.findings[1].params["expected"] == ["Sol Ring"]

    def test_a_ruling_is_taken_back(self, hall):
        hall(lambda h: ruled(h, "Sol Ring", "kept_out", "tonight", hall.bases))
        hall(lambda h: ruled(h, "Sol Ring", "as_rules", "", hall.bases))
        assert hall.hand.hall.decks.ruled == {}

    def test_a_ruling_that_names_no_card_of_later_data_is_a_doubt_and_no_fault(self, hall):
        hall(lambda h: ruled(h, "Nobody Knows It", "kept_out", "tonight", {}))
        hall.player("1", LEGAL)
        stands = hall.hand.hall.decks.of("1").judged
        assert (stands.verdict, stands.codes) == ("unchecked", ("format.name_unresolved",))


class TestTheList:
    def test_missing_and_faulty_ones_come_first(self, hall):
        hall.player("2", LEGAL)
        hall.player("3", SHORT)
        found = standing(hall.hand, NOW)
        assert [(row.entrant.id, row.state) for row in found.rows] == [
            ("1", "missing"),
            ("4", "missing"),
            ("3", "illegal"),
            ("2", "legal"),
        ]
        assert (found.handed_in, found.players, found.counts["missing"]) == (2, 4, 2)
        assert [row.entrant.id for row in standing(hall.hand, NOW, "千尋").rows] == ["3"]

    def test_the_deck_beside_its_findings(self, hall):
        hall.player("1", JAPANESE.replace("1 選択", "2 選択").replace("97", "96"))
        deck = deck_beside(hall.hand, "1", hall.bases, NOW)
        assert [(group.key, group.count) for group in deck.groups] == [("commander", 1), ("main", 99)]
        cards = {card.name: card for card in deck.groups[1].cards}
        assert (cards["Opt"].count, cards["Opt"].written) == (2, "選択")
        assert [one.code for one in cards["Opt"].findings] == ["card.too_many_copies"]
        assert deck.about == ()

    def test_a_players_own_page(self, hall):
        own = own_list(hall.hand, "1", hall.bases, NOW)
        assert (own.registered, own.number, own.can_change) == (None, 0, True)
        hall.player("1", LEGAL)
        hall(lambda h: locked(h, hall.bases, NOW))
        own = own_list(hall.hand, "1", hall.bases, NOW)
        assert (own.number, own.can_change, own.checked.verdict) == (1, False, "legal")


class TestPublishing:
    def test_hidden_until_published(self, hall):
        hall.player("1", LEGAL)
        with pytest.raises(Refused) as error:
            hall(lambda h: published(h, NOW, shown=True))
        assert codes(error) == ["refuse.decklists_not_locked"]
        hall(lambda h: locked(h, hall.bases, NOW))
        shown = shown_to_all(hall.hand)
        assert shown_lists(shown) is None
        assert shown_deck(shown, "1", hall.bases) is None
        assert "Sol Ring" not in repr(shown)
        hall(lambda h: published(h, NOW, shown=True))
        shown = shown_to_all(hall.hand)
        assert [one.id for one in shown_lists(shown)] == ["1"]
        assert [card.name for card in shown_deck(shown, "1", hall.bases).groups[1].cards] == [
            "Island",
            "Opt",
            "Sol Ring",
        ]
        hall(lambda h: published(h, NOW, shown=False))
        assert shown_lists(shown_to_all(hall.hand)) is None

    def test_where_only_the_staff_sees_them_they_stay_hidden(self, hall):
        hall(lambda h: set_asked(h, deadline="", audience="staff"))
        hall(lambda h: locked(h, hall.bases, NOW))
        with pytest.raises(Refused) as error:
            hall(lambda h: published(h, NOW, shown=True))
        assert codes(error) == ["refuse.decklists_for_staff"]

    def test_reasons_and_earlier_lists_stay_with_the_staff(self, hall):
        hall.player("1", SHORT)
        hall.staff("1", LEGAL, "a private reason")
        hall(lambda h: locked(h, hall.bases, NOW))
        hall(lambda h: published(h, NOW, shown=True))
        shown = repr(shown_to_all(hall.hand))
        assert "a private reason" not in shown
        assert SHORT not in shown


class TestTakenOut:
    def test_an_archive_of_texts_with_a_table(self, hall):
        hall.player("1", LEGAL)
        hall.player("2", SHORT)
        made = zipfile.ZipFile(io.BytesIO(exporting.archive(hall.hand, NOW)))
        assert made.namelist() == ["1-Aki-1.txt", "2-Борис-2.txt", "all-decklists.csv"]
        assert made.read("1-Aki-1.txt").decode() == LEGAL
        rows = list(csv.DictReader(io.StringIO(made.read("all-decklists.csv").decode())))
        assert [(row["id"], row["state"], row["file"]) for row in rows] == [
            ("1", "legal", "1-Aki-1.txt"),
            ("2", "illegal", "2-Борис-2.txt"),
            ("3", "missing", ""),
            ("4", "missing", ""),
        ]
        assert "deck.size" in rows[1]["codes"]

    def test_hostile_names_make_no_paths_and_no_formulas(self, bases):
        from dataclasses import replace

        desk = a_desk()
        made = event(2, "mtg/swiss", format="commander")
        people = (replace(made.entrants[0], name="../../=cmd|x\n\u202e"), made.entrants[1])
        desk.open("friday", replace(made, entrants=people), actor="a", command="c")
        hall = Hall(desk, bases)
        hall.player("1", LEGAL)
        names = zipfile.ZipFile(io.BytesIO(exporting.archive(hall.hand, NOW))).namelist()
        assert names[0] == "1-cmd-x.txt"

    def test_json_for_programs(self, hall):
        hall.player("1", LEGAL)
        told = json.loads(json.dumps(exporting.as_json(hall.hand, NOW)))
        assert told["lists"][0]["text"] == LEGAL
        assert told["lists"][0]["judged"]["verdict"] == "legal"
        assert told["lists"][0]["judged"]["cards"]["date"] == "2026-11-01"
        assert told["lists"][1] == {"entrant": "2", "name": "Борис 2", "state": "missing"}
