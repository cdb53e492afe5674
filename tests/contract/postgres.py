"""A real PostgreSQL for the tests: a throw-away cluster in a folder of its own, reached by a socket in it."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGE = "postgresql"
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin")
QUICK = (
    "fsync=off",
    "full_page_writes=off",
    "listen_addresses=",
    "max_connections=60",
    "shared_buffers=32MB",
)
"""This cluster is thrown away, so it need not survive a power cut."""


class PostgresMissing(Exception):
    """There is no PostgreSQL, and it could not be installed: the tests fail, they are not left out."""


def _found() -> Path | None:
    places = [folder for pattern in PLACES for folder in Path("/").glob(pattern.lstrip("/"))]
    places += [Path(tool).parent for tool in (shutil.which("initdb"),) if tool]
    whole = [folder for folder in places if (folder / "initdb").exists() and (folder / "postgres").exists()]
    return max(
        whole, key=lambda folder: [int(part) for part in re.findall(r"\d+", str(folder))], default=None
    )


def binaries() -> Path:
    """The folder of PostgreSQL's programs; installs Debian's package where that may be done and it is missing."""
    found = _found()
    if found is None and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        told = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", PACKAGE]):
            subprocess.run(["apt-get", "--quiet=2", *words], env=told, check=False, capture_output=True)
        found = _found()
    if found is None:
        raise PostgresMissing(
            f"PostgreSQL is needed for these tests and is missing; install it: apt-get install {PACKAGE}"
        )
    return found


def _somebody() -> dict[str, object]:
    """PostgreSQL refuses to run as root; then it runs as nobody."""
    if os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": ()}


@contextmanager
def cluster() -> Iterator[str]:
    """Run a cluster; gives the URL of its database ``postgres``."""
    tools = binaries()
    somebody = _somebody()
    # Not below pytest's folder: its name would be too long for a socket, and only root may enter it.
    folder = Path(tempfile.mkdtemp(prefix="hj-pg-"))
    server = None
    try:
        if somebody:
            os.chown(folder, int(str(somebody["user"])), int(str(somebody["group"])))
        told = {"cwd": folder, "env": {"PATH": str(tools), "LC_ALL": "C", "TZ": "UTC"}, **somebody}
        # Locale C sorts letters by their numbers, as little like SQLite's or Python's order as can be had.
        words = [
            tools / "initdb",
            "-D",
            folder / "data",
            "-U",
            "tests",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run(words, check=True, capture_output=True, **told)
        options = [word for option in QUICK for word in ("-c", option)]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [tools / "postgres", "-D", folder / "data", "-k", folder, *options],
                stdout=log, stderr=log, **told,
            )  # fmt: skip
        _wait(server, folder)
        yield f"postgresql://tests@/postgres?host={folder}"
    finally:
        if server is not None:
            server.send_signal(signal.SIGQUIT)  # at once: nothing here is to be kept
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: subprocess.Popen[bytes], folder: Path) -> None:
    import psycopg

    until = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(f"host={folder} user=tests dbname=postgres").close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > until:
                raise AssertionError((folder / "log").read_text(errors="replace")) from None
            time.sleep(0.05)


def database(cluster_url: str, name: str, template: str = "template0") -> str:
    """A new database of the cluster, a copy of another one; gives its URL."""
    import psycopg

    with psycopg.connect(cluster_url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
    return cluster_url.replace("/postgres?", f"/{name}?")
