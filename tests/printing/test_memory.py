"""A desk that prints all evening does not grow: what a large document took is given back."""

import subprocess
import sys

import pytest

ROUNDS = """
import resource, sys
from headjudge.decks.sheet import DeckSheet, Printed, SheetGroup, SheetRow
from headjudge.printing.deck_sheets import deck_sheets
from headjudge.wording import speak

def sheet(name):
    rows = tuple(SheetRow(3, f"Card {at} of {name}", 1) for at in range(40))
    return DeckSheet(
        kind="registration", game="fab", groups=(SheetGroup("fab_red", 120, rows),),
        printed=Printed("2026-11-30 22:00", 5, "ab" * 32), event="Night", date="2026-11-30", player=name,
    )

for turn in range(6):
    deck_sheets([sheet(f"{turn} {at}") for at in range(80)], speak("en"))
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="asks the system for the largest memory so far")
def test_printing_again_and_again_takes_no_more_memory():
    """Eighty sheets take some 70 MB; each round kept them for ten more, so that five rounds took 300 MB."""
    told = subprocess.run([sys.executable, "-c", ROUNDS], capture_output=True, text=True, check=True).stdout
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    most = [int(line) / unit for line in told.split()]
    assert len(most) == 6
    assert most[-1] - most[1] < 60, most
