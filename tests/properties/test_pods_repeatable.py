"""The same event gives the same tables in a fresh process, whatever Python's own hashing does."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from headjudge.pairing.pods import pair_pods
from tests.pairing.pods.events import event

ROOT = Path(__file__).parents[2]


def digest() -> str:
    """A short name for all tables of a few events."""
    told = hashlib.sha256()
    for count in (7, 16, 30, 61):
        for strategy in ("standings", "spread"):
            played = event(count, count)
            apart = tuple((f"P{at:03}", f"P{at + 1:03}") for at in range(0, 6, 2))
            for _ in range(4):
                made = played.play(
                    lambda given, strategy=strategy: pair_pods(
                        given, strategy=strategy, sizes=(4, 3), seats="balanced", budget=200
                    ),
                    apart=apart,
                )
                told.update(repr(made).encode())
    return told.hexdigest()


def test_fresh_processes_agree():
    script = "from tests.properties.test_pods_repeatable import digest; print(digest())"
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    found = set()
    for hash_seed in ("0", "1", "4711"):
        environ = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        run = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, env=environ, capture_output=True, text=True, check=True
        )
        found.add(run.stdout.strip())
    assert found == {digest()}
