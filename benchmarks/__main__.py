"""``make bench``: the figures of the README, each beside a peer in the same run, as Markdown tables."""

from __future__ import annotations

import platform
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PARTS = ("pairing", "pods", "standings", "cards", "judging", "command_line", "web")


def main() -> None:
    """Install the npm peer where npm is there, then run every part with its own defaults."""
    peers = HERE / "peers"
    if shutil.which("npm") and not (peers / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--no-package-lock"], cwd=peers, check=False)
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}\n", flush=True)
    for part in PARTS:
        print(f"## {part.replace('_', ' ')}\n", flush=True)
        sys.argv = [part]
        runpy.run_path(str(HERE / f"{part}.py"), run_name="__main__")
        print(flush=True)


if __name__ == "__main__":
    main()
