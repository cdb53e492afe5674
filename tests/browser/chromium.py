"""A headless Chromium for tests: Debian's package, installed where the tests run as root."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    """The path of a Chromium; installs Debian's package where there is none and root may."""
    found = _on_the_path()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, "capture_output": True}
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium", "fonts-noto-cjk"]
        if subprocess.run(install, check=False, **quiet).returncode:
            subprocess.run(["apt-get", "update"], check=False, **quiet)
            subprocess.run(install, check=False, **quiet)
        found = _on_the_path()
    assert found is not None, "The browser tests need Chromium (on Debian: apt-get install chromium)."
    return found


def _on_the_path() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def options() -> dict[str, object]:
    """What Playwright's ``launch`` takes."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {"executable_path": chromium(), "args": [*QUIET, *sandbox], "headless": True}
