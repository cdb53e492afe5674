"""Card files however they are packed, whole, damaged and hostile; the hash is that of the file."""

import bz2
import gzip
import hashlib
import io
import json
import lzma
import subprocess
import tarfile
import zipfile

import pytest

from headjudge.cards import objects, opening
from headjudge.cards.importing import CardFile, import_cards, open_cards
from headjudge.cards.opening import card_text
from headjudge.findings import InputError
from tests.cards.fab_bundles import card, written_out
from tests.cards.making import DAY, ENGLISH, one, opened, written

DATA = ENGLISH.read_bytes()


def zipped(path, members, **fields):
    with zipfile.ZipFile(path, "w", **{"compression": zipfile.ZIP_DEFLATED, **fields}) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def put(path, data):
    path.write_bytes(data)
    return path


def codes(path):
    with pytest.raises(InputError) as caught:
        open_cards([CardFile(path, DAY)])
    return [(one.code, dict(one.params)) for one in caught.value.findings if one.severity == "error"]


PACKED = {
    "plain": lambda path: put(path, DATA),
    "with a mark": lambda path: put(path, b"\xef\xbb\xbf" + DATA),
    "gzip": lambda path: put(path, gzip.compress(DATA)),
    "gzip in parts": lambda path: put(path, gzip.compress(DATA[:999]) + gzip.compress(DATA[999:])),
    "gzip with a mark": lambda path: put(path, gzip.compress(b"\xef\xbb\xbf" + DATA)),
    "zip": lambda path: zipped(path, {"a.json": DATA}),
    "zip, stored": lambda path: zipped(path, {"cards": DATA}, compression=zipfile.ZIP_STORED),
    "zip, bzip2": lambda path: zipped(path, {"cards": DATA}, compression=zipfile.ZIP_BZIP2),
    "zip, lzma": lambda path: zipped(path, {"cards": DATA}, compression=zipfile.ZIP_LZMA),
    "zip with more": lambda path: zipped(
        path, {"x/": b"", "readme.txt": b"x", "x/CARDS.JSON": DATA, "__MACOSX/x/._CARDS.JSON": b"y"}
    ),
}


@pytest.mark.parametrize("packed", PACKED)
def test_told_by_content_and_hashed_whole(packed, tmp_path):
    path = PACKED[packed](tmp_path / "no name that says anything.txt")
    base = opened(path)
    assert base.counts["cards"] == 141
    assert base.source.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("packed", PACKED)
def test_progress_goes_up_to_the_size_on_the_disk(packed, tmp_path):
    path = PACKED[packed](tmp_path / "cards")
    seen = []
    import_cards(
        [CardFile(path, DAY)], tmp_path, "x", progress=lambda done, total: seen.append((done, total))
    )
    size = path.stat().st_size
    assert {total for _, total in seen} == {size}
    assert seen[-1][0] == size
    assert all(done <= size for done, _ in seen)


def test_the_hash_is_what_sha256sum_says(tmp_path):
    path = put(tmp_path / "cards.json.gz", gzip.compress(DATA) + b"\0" * 512)
    told = subprocess.run(["sha256sum", path], capture_output=True, text=True, check=True).stdout.split()[0]
    assert opened(path).source.sha256 == told


class TestDamaged:
    def test_what_is_cut_off(self, tmp_path):
        for name, data in {
            "plain": DATA[:-200],
            "plain at the end of a line": DATA[: DATA.rindex(b"\n", 0, -3) + 1],
            "before the last bracket": DATA[: DATA.rindex(b"]")],
            "one object": DATA[:300],
            "gzip": gzip.compress(DATA)[:-20],
            "gzip, whole objects": gzip.compress(DATA[:40_000])[:-9],
            "one bracket": b"[",
            "json lines": json.dumps(one()).encode() + b'\n{"object":"card","na',
        }.items():
            assert (name, codes(put(tmp_path / "cards", data))) == (name, [("cards.truncated", {})])

    def test_what_is_no_json(self, tmp_path):
        cards = [json.dumps(one(name)).encode() for name in "abc"]
        for data, number in {
            b"[" + b",\n".join(cards) + b"]x": 3,
            b"[\n" + b",\n".join(cards) + b"\n]\n[": 3,
            b"[\n" + cards[0] + b",\n" + cards[1][:-1] + b",}\n]": 1,
            b"[\n" + cards[0] + b",\n\xff\xfe\n]": 1,
            b'[\n{"object":"card" "name":1}]': 0,
            cards[0] + b"\n]": 1,
            # Half a letter where the slower parser reads.
            b"[" + cards[0] + b', {"object": "card", "name": "Bad\xed\xa0\x80"}]': 1,
            b'{"object": "list", "data": [{"object": "card", "name": "Bad\xed\xa0\x80"}]}': 0,
        }.items():
            assert (data, codes(put(tmp_path / "cards", data))) == (
                data,
                [("cards.syntax", {"number": number})],
            )

    def test_damage_inside_gzip_and_zip(self, tmp_path):
        packed = bytearray(gzip.compress(DATA))
        packed[len(packed) // 2] ^= 255
        assert codes(put(tmp_path / "a", bytes(packed)))[0][0] in ("cards.damaged", "cards.syntax")
        assert codes(put(tmp_path / "b", gzip.compress(DATA) + b"more")) == [("cards.damaged", {})]
        whole = zipped(tmp_path / "c", {"a.json": DATA}, compression=zipfile.ZIP_STORED).read_bytes()
        assert codes(put(tmp_path / "c", whole[:-30])) == [("cards.damaged", {})]
        changed = whole.replace(b"Counterspell", b"Counterspelt")
        assert codes(put(tmp_path / "d", changed)) == [("cards.damaged", {})]

    def test_which_of_several_files(self, tmp_path):
        several = zipped(tmp_path / "a", {"a.json": DATA, "b.json": DATA})
        assert codes(several) == [("cards.zip_of_many", {"count": 2, "names": ("a.json", "b.json")})]
        assert codes(zipped(tmp_path / "b", {})) == [("cards.zip_of_many", {"count": 0, "names": ()})]

    def test_what_cannot_be_opened(self, tmp_path):
        assert codes(tmp_path / "none") == [("cards.unreadable", {"reason": "missing"})]
        assert codes(tmp_path) == [("cards.unreadable", {"reason": "folder"})]
        assert codes(tmp_path / ("x" * 400)) == [("cards.unreadable", {"reason": "other"})]


class TestHostile:
    def test_no_end_of_brackets(self, tmp_path):
        for data in (b"[" * 300_000, b'[{"a":' * 60_000, b'[{"object":"card","x":' + b"[1," * 100_000):
            assert codes(put(tmp_path / "cards", gzip.compress(data))) == [("cards.too_deep", {"limit": 200})]

    def test_brackets_in_texts_are_no_depth(self, tmp_path):
        odd = '[{"' * 2000 + "\\" + '"]' * 30
        base = opened(written(tmp_path / "cards", [one("A"), one("B", flavor_name=odd)], "pretty"))
        assert base.counts["cards"] == 2

    def test_what_unpacks_without_end(self, tmp_path, monkeypatch):
        monkeypatch.setattr(opening, "MOST_UNPACKED", 3 << 30)
        monkeypatch.setattr(objects, "_LARGEST_OBJECT", 4 << 20)
        blank = b" " * (8 << 20)
        for data in (
            gzip.compress(b'[{"object":"card","name":"' + blank),
            gzip.compress(b'{"meta":{},"data":{"A":[' + blank),
            gzip.compress(b'{"object":"card",\n"name":"' + blank),
        ):
            assert codes(put(tmp_path / "cards", data)) == [("cards.object_too_large", {"limit": 4})]

    def test_more_than_any_card_file_holds(self, tmp_path, monkeypatch):
        monkeypatch.setattr(opening, "MOST_UNPACKED", 1 << 20)
        path = put(tmp_path / "cards", gzip.compress(b"[\n" + b"\n" * (3 << 20)))
        assert codes(path) == [("cards.too_large", {"limit": 0})]


class TestKinds:
    @pytest.mark.parametrize(
        ("data", "code"),
        [
            (b"", "cards.empty"),
            (b" \n ", "cards.empty"),
            (b"\xef\xbb\xbf", "cards.empty"),
            (b"hello", "cards.unknown_form"),
            (b'{"hello": 1}', "cards.unknown_form"),
            ("[]".encode("utf-16"), "cards.unknown_form"),
            (b'{"meta": {}, "data": {"LEA": {"cards": []}}}', "cards.other_mtgjson"),
            (b'{"object": "bulk_data", "type": "all_cards"}', "cards.other_objects"),
            (b'{"object": "error", "data": []}', "cards.other_objects"),
            (b"[]", "cards.no_cards"),
            (b"[1, 2]", "cards.no_cards"),
            (b'[{"object": "ruling"}]', "cards.no_cards"),
            (b'{"object": "list", "data": []}', "cards.no_cards"),
        ],
    )
    def test_what_is_no_card_file(self, tmp_path, data, code):
        assert [name for name, _ in codes(put(tmp_path / "cards.json", data))] == [code]

    def test_a_package_is_told_from_a_packed_list(self, tmp_path):
        from headjudge.cards.kinds import kind_of

        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w:gz") as archive:
            member = tarfile.TarInfo("package/dist/index.js")
            member.size = 7
            archive.addfile(member, io.BytesIO(b"exports"))
        for data in (packed.getvalue(), b'"use strict";Object.defineProperty(exports,"x")'):
            with card_text(put(tmp_path / "cards", data)) as text:
                assert (kind_of(text).name, kind_of(text).game) == ("fab_package", "fab")

    def test_the_script_of_the_package_in_a_zip(self, tmp_path):
        script = written_out([card("Hit", "hit-red")]).encode()
        path = zipped(tmp_path / "cards.zip", {"index.js": script})
        base, _ = open_cards([CardFile(path, DAY)])
        assert (base.game, [known.key for known in base.find("Hit")]) == ("fab", ["hit-red"])
        base.close()

    def test_a_fault_of_the_package_names_its_file(self, tmp_path):
        path = put(tmp_path / "cards.js", b"module.exports = {a: 1}")
        with pytest.raises(InputError) as caught:
            open_cards([CardFile(path, DAY)])
        assert [(one.code, one.subject) for one in caught.value.findings] == [
            ("cards.fab_no_list", str(path))
        ]

    def test_other_packings_are_not_known(self, tmp_path):
        assert codes(put(tmp_path / "a", bz2.compress(DATA))) == [("cards.unknown_form", {})]
        assert codes(put(tmp_path / "b", lzma.compress(DATA))) == [("cards.unknown_form", {})]
