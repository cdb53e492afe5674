"""Card files for tests: objects as Scryfall and MTGJSON write them, and what comes of reading them."""

import datetime
import json
from pathlib import Path

from headjudge.cards.database import CardBase
from headjudge.cards.importing import CardFile, open_cards

SAMPLES = Path(__file__).parents[1] / "data" / "cards"
ENGLISH = SAMPLES / "sample_cards.json"
LOCALISED = SAMPLES / "sample_cards_localised.json"
ATOMIC = SAMPLES / "sample_atomic_cards.json"
DAY = datetime.date(2026, 11, 30)


def one(name="Ondan the Test", /, **fields):
    """An object of a bulk file; a field that is None is left out."""
    whole = {
        "object": "card",
        "oracle_id": f"id of {name}",
        "lang": "en",
        "name": name,
        "layout": "normal",
        "released_at": "2020-01-24",
        "set": "thb",
        "set_name": "Theros Beyond Death",
        "collector_number": "1",
        "rarity": "rare",
        "games": ["paper"],
        "mana_cost": "{1}{W}",
        "cmc": 2.0,
        "type_line": "Artifact",
        "colors": ["W"],
        "color_identity": ["W"],
        "keywords": [],
        "legalities": {"commander": "legal"},
        **fields,
    }
    return {key: value for key, value in whole.items() if value is not None}


def written(path, objects, layout="lines"):
    """Writes a list of objects: one a line as bulk files do, in one line, over many lines, as JSON Lines."""
    told = [json.dumps(value, ensure_ascii=False, separators=(",", ":")) for value in objects]
    text = {
        "lines": lambda: "[\n" + ",\n".join(told) + "\n]\n",
        "one line": lambda: "[" + ",".join(told) + "]",
        "pretty": lambda: json.dumps(objects, ensure_ascii=False, indent=2),
        "spaced": lambda: json.dumps(objects, ensure_ascii=False),
        "commas first": lambda: "[" + told[0] + "".join(f"\n,{line}" for line in told[1:]) + "\n]",
        "first line open": lambda: "[" + ",\n".join(told) + "]\n",
        "json lines": lambda: "".join(f"{line}\n" for line in told),
        "json lines over lines": lambda: "\n".join(json.dumps(value, indent=1) for value in objects),
        "answer": lambda: json.dumps({"object": "list", "has_more": False, "data": objects}),
        "windows": lambda: "\ufeff[\r\n" + ",\r\n".join(told) + "\r\n]\r\n",
    }[layout]()
    path.write_bytes(text.encode())
    return path


LAYOUTS = (
    "lines",
    "one line",
    "pretty",
    "spaced",
    "commas first",
    "first line open",
    "json lines",
    "json lines over lines",
    "answer",
    "windows",
)


def opened(*paths) -> CardBase:
    """A card base of files that have nothing wrong."""
    base, findings = open_cards([CardFile(path, DAY) for path in paths])
    assert [one.code for one in findings if one.code != "cards.date_assumed"] == []
    return base


def read(tmp_path, objects, layout="lines"):
    """A card base of objects."""
    return opened(written(tmp_path / "cards.json", objects, layout))


def only(base, name):
    """The facts of the one card that a name means."""
    (known,) = base.find(name)
    return base.card(known.id)
