"""Tables with a heading row, as collections are exported."""

from __future__ import annotations

from headjudge.decks.reading import read_deck


def told(text: str) -> list[tuple[str, int, str, str | None, str | None]]:
    """What was read: section, count, name, set, finish."""
    deck = read_deck(text)
    assert deck.form == "table"
    return [(one.section, one.count, one.name, one.set_code, one.finish) for one in deck.entries]


def test_columns_stand_in_any_order_and_others_are_left_aside():
    text = (
        "Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil\n"
        '4,0,Island,Throne of Eldraine,254,Near Mint,English,\n1,0,"Jace, the Mind Sculptor",wwk,31,,,foil\n'
    )
    assert told(text) == [
        ("main", 4, "Island", None, None),
        ("main", 1, "Jace, the Mind Sculptor", "WWK", "foil"),
    ]


def test_every_cell_in_quotation_marks_and_a_line_that_names_the_separator():
    text = '"sep=,"\n"Quantity","Card Name","Set Code","Printing"\n"2","Opt","XLN","Foil"\n'.replace(
        '"sep=,"', "sep=,"
    )
    assert told(text) == [("main", 2, "Opt", "XLN", "foil")]


def test_a_column_says_the_section():
    rows = ("1;Golos, Tireless Pilgrim;commander", "3;Negate;sideboard", "4;Opt;mainboard", "2;Duress;trade")
    text = "\n".join(("quantity;name;board", *rows))
    deck = read_deck(text)
    assert [one.section for one in deck.entries] == ["commander", "sideboard", "main", "main"]
    assert deck.entries[3].comment == "trade"


def test_heads_in_japanese_and_russian():
    assert told("枚数\tカード名\n4\t島\n") == [("main", 4, "島", None, None)]
    assert told("Количество;Название\n3;Остров\n") == [("main", 3, "Остров", None, None)]


def test_a_row_without_a_count_or_a_name_is_told_with_its_line():
    deck = read_deck("Count,Name\nmany,Opt\n0,Opt\n3,\n10000,Opt\n1,Opt\n")
    assert [(one.line, one.params["why"]) for one in deck.findings if one.code == "line.unreadable"] == [
        (2, "not_a_number"),
        (3, "count_zero"),
        (4, "no_name"),
        (5, "count_too_high"),
    ]
    assert deck.count("main") == 1
