"""A card database that can be read no further says so, whatever it is asked."""

import sqlite3

import pytest

from headjudge.cards.database import CardBase
from headjudge.findings import InputError
from tests.cards.small import damage, small_database

QUESTIONS = {
    "find": lambda base: base.find("Island"),
    "near": lambda base: base.near("Islnad"),
    "by_key": lambda base: base.by_key("fire-ice"),
    "by_printing": lambda base: base.by_printing("M10", "1"),
    "names": lambda base: base.names(1),
    "printings": lambda base: base.printings(1),
    "card_set": lambda base: base.card_set("M10"),
    "sets": lambda base: base.sets(),
    "odd_names": lambda base: base.odd_names,
    "card": lambda base: base.card(1),
}


def codes(told):
    return [(one.code, one.subject) for one in told.value.findings]


class TestDamaged:
    def test_where_not_even_its_source_can_be_read(self, tmp_path):
        path = small_database(tmp_path, "mtg")
        damage(path)
        with pytest.raises(InputError) as told:
            CardBase.open(path)
        assert codes(told) == [("cards.database_damaged", str(path))]

    @pytest.mark.parametrize("question", QUESTIONS)
    def test_whatever_is_asked(self, tmp_path, question):
        path = small_database(tmp_path, "mtg")
        damage(path, "source")
        base = CardBase.open(path)
        with pytest.raises(InputError) as told:
            QUESTIONS[question](base)
        assert codes(told) == [("cards.database_damaged", str(path))]

    @pytest.mark.parametrize(
        "statement",
        ["UPDATE cards SET facts = x'7b'", "UPDATE cards SET facts = '{}'", "DELETE FROM cards"],
    )
    def test_facts_that_are_none(self, tmp_path, statement):
        path = small_database(tmp_path, "mtg")
        with sqlite3.connect(path) as made:
            made.execute(statement)
        with pytest.raises(InputError) as told:
            CardBase.open(path).card(1)
        assert codes(told) == [("cards.database_damaged", str(path))]

    @pytest.mark.parametrize(
        "statement",
        ["DELETE FROM source WHERE item = 'date'", "UPDATE source SET value = 'many' WHERE item = 'cards'"],
    )
    def test_a_source_that_is_none(self, tmp_path, statement):
        path = small_database(tmp_path, "mtg")
        with sqlite3.connect(path) as made:
            made.execute(statement)
        with pytest.raises(InputError) as told:
            CardBase.open(path)
        assert codes(told) == [("cards.database_damaged", str(path))]


def test_asking_a_database_that_was_closed_is_a_fault_of_the_program(tmp_path):
    base = CardBase.open(small_database(tmp_path, "mtg"))
    base.close()
    with pytest.raises(sqlite3.ProgrammingError):
        base.find("Island")
