"""Files of Japanese, Russian and Western spreadsheets, whatever encoding they were written in."""

import pytest

from headjudge.exchange.decoding import decoded
from headjudge.findings import InputError

JAPANESE = "名前,ヒーロー\n千尋,Dash\n佐藤　明,ｶﾖ\n高橋,\n"
RUSSIAN = "имя;герой\nБорис;Dash I/O\nИванов Ёж;Кайо\nЩУКИНА;\n"
WESTERN = "name;hero\nJörg Müller;Dash\nHäkon Größ;\nJosé Peña;Kayo\nÉlodie;\n"


@pytest.mark.parametrize(
    ("text", "encoding", "known"),
    [
        (JAPANESE, "cp932", "Shift_JIS"),
        (RUSSIAN, "cp1251", "windows-1251"),
        (WESTERN, "cp1252", "windows-1252"),
        ("Иван\n", "cp1251", "windows-1251"),
        ("田中\n", "cp932", "Shift_JIS"),
        ("やまだ\nｱｷ\n", "cp932", "Shift_JIS"),
        ("Müller\n", "cp1252", "windows-1252"),
        ("1 Nazgûl\n4 Island\n", "cp1252", "windows-1252"),
        ("1 Lim-Dûl's Vault\n", "cp1252", "windows-1252"),
        ("4x島\n", "cp932", "Shift_JIS"),
    ],
)
def test_a_code_page_is_guessed_and_told(text: str, encoding: str, known: str) -> None:
    read = decoded(text.encode(encoding), "list.csv")
    assert (read.text, read.encoding) == (text, encoding)
    assert [(one.code, one.params["encoding"]) for one in read.findings] == [("lists.encoding", known)]


@pytest.mark.parametrize("text", [JAPANESE, RUSSIAN, WESTERN, "Aki\n", ""])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_is_certain(text: str, encoding: str) -> None:
    read = decoded(text.encode(encoding))
    assert (read.text, read.findings) == (text, ())


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf_16_without_a_mark(encoding: str) -> None:
    assert decoded("name,hero\nAki,Dash\n千尋,\n".encode(encoding)).text.endswith("千尋,\n")


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"a\n\x81\x8d\x8f\x90\x9d\xff\xfe\n"])
def test_what_is_no_text_is_refused(data: bytes) -> None:
    with pytest.raises(InputError) as raised:
        decoded(data, "x")
    assert raised.value.findings[0].code == "form.encoding"
