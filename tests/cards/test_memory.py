"""However large a card file is, an import takes little memory."""

import json
import subprocess
import sys

import pytest

from tests.cards.making import one

MEGABYTES = 60
WORK = """
import datetime, resource, sys
from pathlib import Path
from headjudge.cards.importing import CardFile, import_cards
base = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
made = import_cards([CardFile(Path(sys.argv[1]), datetime.date(2026, 1, 1))], Path(sys.argv[2]), "x")
print(made.counts["cards"], made.counts["printings"], resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - base)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the system counts memory in other units elsewhere")
@pytest.mark.parametrize(("begin", "between"), [("[\n", ",\n"), ("[", ",")])
def test_an_import_keeps_one_object_at_a_time(tmp_path, begin, between):
    path = tmp_path / "cards.json"
    filling = {"uri": "x" * 3_500}
    size = number = 0
    with path.open("w", encoding="utf-8") as file:
        file.write(begin)
        while size < MEGABYTES * 1_000_000:
            card = one(
                f"Card {number // 5}",
                collector_number=str(number),
                lang="ja",
                printed_name=f"札 {number // 5}",
            )
            text = json.dumps({**card, **filling}, ensure_ascii=False, separators=(",", ":"))
            size += file.write((between if number else "") + text)
            number += 1
        file.write("]")
    told = subprocess.run(
        [sys.executable, "-c", WORK, path, tmp_path], capture_output=True, text=True, check=True
    ).stdout.split()
    cards, printings, kilobytes = map(int, told)
    assert (cards, printings) == ((number + 4) // 5, number)
    assert kilobytes < 40_000
