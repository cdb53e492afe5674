"""XML that means harm, or is broken: refused with its line, whole or not at all."""

from __future__ import annotations

import pytest

from headjudge.decks.markup import DEEPEST, elements, marked, root_of
from headjudge.decks.reading import read_deck
from headjudge.findings import InputError

BOMB = (
    '<?xml version="1.0"?>\n<!DOCTYPE lolz [\n <!ENTITY a "ha">\n'
    + "".join(
        f' <!ENTITY {new} "{f"&{old};" * 10}">\n' for old, new in zip("abcdefgh", "bcdefghi", strict=True)
    )
    + ']>\n<Deck><Cards Name="&i;"/></Deck>'
)
OUTSIDE = '<!DOCTYPE Deck [\n<!ENTITY x SYSTEM "file:///etc/hostname">\n]>\n<Deck><Cards Name="&x;"/></Deck>'
DOCUMENT_TYPE = '<!DOCTYPE Deck SYSTEM "http://localhost/deck.dtd">\n<Deck/>'


def refusal(text: str) -> tuple[str, str, int | None]:
    with pytest.raises(InputError) as told:
        elements(text)
    [finding] = told.value.findings
    return finding.code, finding.params["why"], finding.line


@pytest.mark.parametrize(
    ("text", "line"), [(BOMB, 2), (OUTSIDE, 1), (DOCUMENT_TYPE, 1)], ids=["bomb", "outside", "document type"]
)
def test_entities_are_refused(text, line):
    assert refusal(text) == ("deck.xml_broken", "entities", line)


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("<Deck>\n<Cards>\n", "unclosed", 3),
        ('<Deck>\n<Cards Name="Isl', "unclosed", 2),
        ("<Deck>\n</Dek>", "syntax", 2),
        ("<Deck>\n\n&nosuch;</Deck>", "syntax", 3),
        ("<Deck>\n<Cards Name='a' Name='b'/></Deck>", "syntax", 2),
        ("<Deck/>\nand more", "syntax", 2),
        ("<Deck>\x01</Deck>", "syntax", 1),
        ("<Deck>\n\ud800</Deck>", "letters", 1),
        ("<!-- nothing -->", "unclosed", 1),
        ("1 Island", "syntax", 1),
        ("<Deck><![CDATA[ no end", "unclosed", 1),
    ],
)
def test_broken_files_are_refused_with_their_line(text, why, line):
    assert refusal(text) == ("deck.xml_broken", why, line)


def test_what_breaks_off_is_never_read_in_part():
    whole = '<Deck>\n<Cards Name="Island"/>\n<Cards Name="Swamp"/>\n</Deck>'
    for end in range(len("<Deck>"), len(whole)):
        with pytest.raises(InputError):
            read_deck(whole[:end])


def test_elements_may_be_nested_only_so_deep():
    def nested(depth: int) -> str:
        return "<Deck>" * depth + "</Deck>" * depth

    assert elements(nested(DEEPEST)).root.tag == "deck"
    assert refusal(nested(DEEPEST + 1)) == ("deck.xml_broken", "nested", 1)
    assert refusal(nested(200_000)) == ("deck.xml_broken", "nested", 1)


@pytest.mark.parametrize("encoding", ["utf-16", "no-such-encoding", "ascii", "shift_jis", ""])
def test_an_encoding_that_is_declared_is_not_believed(encoding):
    text = f'<?xml version="1.0" encoding="{encoding}"?>\n<Deck><Cards Name="島"/></Deck>'
    assert elements(text).root.children[0].marks == {"name": "島"}


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_whatever_ends_them(end):
    text = end.join(
        ["\ufeff", "<!-- a -->", '<?xml version="1.0"?>', "<Deck>", "<a/>", "<b", "c='1'/>", "</Deck>"]
    )
    found = elements(text)
    assert [(one.tag, one.line) for one in found.root.below()] == [("a", 5), ("b", 6)]
    assert found.root.line == 4
    assert found.comments == [(2, "a")]


def test_a_name_space_says_nothing():
    root = elements(
        '<m:Deck xmlns:m="urn:x" xmlns="urn:y" xsi:schemaLocation="a" m:Game="1"/>'.replace("xsi:", "xmlns:")
    )
    assert (root.root.tag, root.root.marks) == ("deck", {"game": "1"})


@pytest.mark.parametrize(
    "text",
    [
        "<Deck><Cards Name='" + "x" * 1_000_000 + "'/></Deck>",
        "<Deck>" + "<Cards Name='Island'/>" * 40_000 + "</Deck>",
        "<Deck>" + "x" * 1_000_000 + "</Deck>",
        "<!-- x -->" * 100_000,
        "<!--" * 250_000,
        "<?x ?>" * 150_000,
        "\n" * 1_000_000 + "<",
        "<" * 1_000_000,
    ],
    ids=[
        "one name",
        "one line of cards",
        "words",
        "comments",
        "open comments",
        "instructions",
        "blank lines",
        "openings",
    ],
)
def test_a_line_of_a_million_letters_is_read_or_refused(text):
    try:
        deck = read_deck(text)
    except InputError:
        return
    assert deck.entries or deck.findings or deck.comments or deck.lines[-1].text == text


def test_the_root_is_seen_behind_declaration_and_comments():
    assert root_of("\ufeff <?xml version='1.0'?>\n<!-- <other> --><?a b?><ns:Deck a='1'>")[0] == "deck"
    assert root_of("4 <b>Island</b>") == ("", "")
    assert root_of("<!-- <Deck> ") == ("", "")


def test_what_is_written_is_legal_xml():
    assert marked("a", {"b": '"<&\x01', "c": None}) == "<a b='\"&lt;&amp;\ufffd'/>"
    assert elements(marked("a", {"b": "x\ny"}, "t]]>")).root.text == "t]]>"
