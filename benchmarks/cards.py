"""The card database: importing a bulk file of 500 MB, and finding cards by any name.

``python benchmarks/cards.py`` makes the files (made-up objects with all fields that real ones have, about 4 KB each),
imports each in a process of its own, and prints megabytes a second and the peak of memory. The peer of the import is
the plain way: ``json.load``, then rows into SQLite; and one object at a time with ijson alone. The peers of the look-up
are ``LIKE`` on the same table and a dict of all names, which knows no folding.
"""

from __future__ import annotations

import argparse
import datetime
import gzip
import json
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

MEGABYTE = 1_000_000
LANGUAGES = ("en", "ja", "ru", "de", "fr")
PRINTINGS = 5
FORMATS = (
    *("standard", "future", "historic", "timeless", "gladiator", "pioneer", "modern", "legacy", "pauper"),
    *("vintage", "penny", "commander", "oathbreaker", "standardbrawl", "brawl", "competitivebrawl"),
    *("alchemy", "paupercommander", "duel", "oldschool", "premodern", "predh", "tlr"),
)
SYLLABLES = {
    "ja": [*"炎氷影光竜王騎士魔術森島山沼平地夢刃盾翼嵐雷の、"],
    "ru": ["огонь", "лёд", "тень", "свет", "дра", "кон", "ма", "гия", "лес", "ост", "ров", "меч", "щит"],
    "en": ["fire", "ice", "shad", "ow", "light", "drag", "on", "king", "mage", "for", "est", "is", "land"],
}
TIMES = 2_000


def name_of(rng: random.Random, language: str) -> str:
    """A made-up name, about as long as real ones."""
    parts = SYLLABLES.get(language, SYLLABLES["en"])
    words = ["".join(rng.choices(parts, k=rng.randint(2, 3))) for _ in range(rng.randint(2, 4))]
    return ("" if language == "ja" else " ").join(word.capitalize() for word in words)


def objects(megabytes: int) -> Iterator[str]:
    """Objects of a bulk file until they are so many megabytes."""
    rng = random.Random(1)
    size = number = 0
    while size < megabytes * MEGABYTE:
        if number % PRINTINGS == 0:
            card = str(uuid.UUID(int=rng.getrandbits(128)))
            english = f"{name_of(rng, 'en')} {number // PRINTINGS}"
        one = whole(rng, number, card, english)
        text = json.dumps(one, ensure_ascii=False, separators=(",", ":"))
        size += len(text.encode())
        number += 1
        yield text


def whole(rng: random.Random, number: int, card: str, name: str) -> dict[str, object]:
    """One printing with every field that a real object has; its texts are filling."""
    key = str(uuid.UUID(int=rng.getrandbits(128)))
    address = f"https://example.org/cards/{key}"
    language = LANGUAGES[number % PRINTINGS]
    made: dict[str, object] = {
        "object": "card",
        "id": key,
        "oracle_id": card,
        "multiverse_ids": [number],
        "lang": language,
        "name": name,
        "released_at": f"{rng.randint(1994, 2026)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}",
        "uri": address,
        "scryfall_uri": address,
        "layout": "normal",
        "image_uris": {
            size: f"{address}/{size}.jpg"
            for size in ("small", "normal", "large", "png", "art_crop", "border_crop")
        },
        "mana_cost": "{2}{W}{U}",
        "cmc": 4.0,
        "type_line": "Legendary Creature — Human Wizard",
        "oracle_text": 'Lorem ipsum {T}: dolor "sit" amet,\nconsectetur. ' * 6,
        "power": "2",
        "toughness": "3",
        "colors": ["U", "W"],
        "color_identity": ["U", "W"],
        "keywords": ["Flying"],
        "legalities": dict.fromkeys(FORMATS, "legal"),
        "games": ["paper", "mtgo"],
        "finishes": ["nonfoil", "foil"],
        "set": f"s{number % 500:03}",
        "set_name": f"Set {number % 500}",
        "collector_number": str(number // 500),
        "rarity": "rare",
        "flavor_text": "Lorem ipsum dolor “sit” amet — consectetur. " * 2,
        "prices": dict.fromkeys(("usd", "usd_foil", "eur", "tix"), "0.10"),
        **dict.fromkeys(
            ("foil", "nonfoil", "oversized", "promo", "reprint", "variation", "digital", "full_art"), False
        ),
        **dict.fromkeys(
            ("set_uri", "set_search_uri", "scryfall_set_uri", "rulings_uri", "prints_search_uri"), address
        ),
        "related_uris": dict.fromkeys(("gatherer", "articles", "decks", "edhrec"), address),
        "purchase_uris": dict.fromkeys(("tcgplayer", "cardmarket", "cardhoarder"), address),
    }
    if language != "en":
        made["printed_name"] = f"{name_of(rng, language)} {number // PRINTINGS}"
        made["printed_text"] = "Lorem ipsum " * 20
    return made


def write_files(folder: Path, megabytes: int) -> dict[str, Path]:
    """The same objects one a line, in one line, and one a line in gzip."""
    files = {
        "one object a line": folder / "lines.json",
        "one endless line": folder / "line.json",
        "one a line, gzip": folder / "lines.json.gz",
    }
    lines, line, packed = files.values()
    with lines.open("w", encoding="utf-8") as first, line.open("w", encoding="utf-8") as second:
        for place, text in enumerate(objects(megabytes)):
            first.write(("[\n" if place == 0 else ",\n") + text)
            second.write(("[" if place == 0 else ",") + text)
        first.write("\n]\n")
        second.write("]\n")
    with lines.open("rb") as plain, gzip.open(packed, "wb", compresslevel=6) as out:
        shutil.copyfileobj(plain, out, MEGABYTE)
    return files


OURS = """
import datetime, sys
from pathlib import Path
from headjudge.cards.importing import CardFile, import_cards
import_cards([CardFile(Path(sys.argv[1]), datetime.date(2026, 1, 1))], Path(sys.argv[2]), "bench")
"""
_ROWS = """
import json, sqlite3, sys
database = sqlite3.connect(sys.argv[2] + "/peer.sqlite")
database.executescript("PRAGMA synchronous = OFF; DROP TABLE IF EXISTS cards; DROP TABLE IF EXISTS names;"
    "CREATE TABLE cards (key TEXT PRIMARY KEY, facts TEXT); CREATE TABLE names (name TEXT, key TEXT);")
def put(one):
    database.execute("INSERT OR IGNORE INTO cards VALUES (?, ?)", (one["oracle_id"], json.dumps(one, default=str)))
    database.execute("INSERT INTO names VALUES (?, ?)", (one.get("printed_name") or one["name"], one["oracle_id"]))
"""
PEERS = {
    "json.load, then SQLite": _ROWS
    + 'for one in json.load(open(sys.argv[1], "rb")): put(one)\ndatabase.commit()',
    "ijson, then SQLite": _ROWS
    + 'import ijson\nfor one in ijson.items(open(sys.argv[1], "rb"), "item"): put(one)\ndatabase.commit()',
}
_AND_MEMORY = "\nimport resource\nprint(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"


def run(program: str, file: Path, folder: Path) -> tuple[float, float, float]:
    """Wall seconds, processor seconds and peak MiB of a process that imports a file."""
    command = [sys.executable, "-c", program + _AND_MEMORY, str(file), str(folder)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.perf_counter()
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    wall = time.perf_counter() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, processor, int(told) / 1024


def imports(files: dict[str, Path], folder: Path) -> None:
    """Prints the table of imports; the size is that of the unpacked file."""
    print("| import | file | MB/s | MB in a second of the processor | beside it | peak of memory (MiB) |")
    print("|---|---|---|---|---|---|")
    plain = files["one object a line"]
    size = plain.stat().st_size / MEGABYTE
    ours = 0.0
    for name, file in files.items():
        wall, processor, memory = run(OURS, file, folder)
        ours = ours or processor
        print(
            f"| headjudge | {name} | {size / wall:.0f} | {size / processor:.0f} | | {memory:.0f} |",
            flush=True,
        )
    for name, program in PEERS.items():
        wall, processor, memory = run(program, plain, folder)
        figures = f"{size / wall:.0f} | {size / processor:.0f} | {processor / ours:.1f} × | {memory:.0f}"
        print(f"| {name} | one object a line | {figures} |", flush=True)


def median_microseconds(ask: object, names: list[str]) -> float:
    """The median time of one question."""
    assert callable(ask)
    times = []
    for name in names:
        started = time.perf_counter()
        found = ask(name)
        times.append(time.perf_counter() - started)
        assert found, name
    return statistics.median(times) * MEGABYTE


def look_ups(folder: Path) -> None:
    """Prints the table of look-ups in the database that was imported last."""
    import sqlite3

    from headjudge.cards.database import CardBase

    path = folder / "mtg.sqlite"
    rows = sqlite3.connect(path).execute("SELECT name, card FROM names").fetchall()
    rng = random.Random(2)
    chosen = [name for name, _ in rng.sample(rows, TIMES)]
    upper = [name.upper() for name in chosen]
    wrong = [name[: len(name) // 2] + name[len(name) // 2 + 1 :] for name in chosen[:50]]
    base, plain = CardBase.open(path), sqlite3.connect(path)
    by_name = dict(rows)
    like = "SELECT card FROM names WHERE name LIKE ?"
    print(f"\n{len(rows):,} names of {base.counts['cards']:,} cards in {len(LANGUAGES)} languages.\n")
    print("| look-up | median (µs) |\n|---|---|")
    figures = {
        "any language, any spelling (capitals), first time": median_microseconds(base.find, upper),
        "the same, asked again": median_microseconds(base.find, upper),
        "as written, first time": median_microseconds(base.find, chosen),
        "near names of a misspelt one (after the first)": (
            base.near("x"),
            median_microseconds(base.near, wrong),
        )[1],
        "peer: LIKE on the table of names": median_microseconds(
            lambda name: plain.execute(like, (name,)).fetchall(), chosen[:20]
        ),
        "peer: a dict of all names, as written only": median_microseconds(by_name.get, chosen),
    }
    for name, figure in figures.items():
        print(f"| {name} | {figure:,.1f} |", flush=True)


def main() -> None:
    """Make the files, print both tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--megabytes", type=int, default=500)
    megabytes = parser.parse_args().megabytes
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        files = write_files(folder, megabytes)
        print(f"{megabytes} MB of card objects, {datetime.date.today()}\n")
        imports(files, folder)
        look_ups(folder)


if __name__ == "__main__":
    main()
