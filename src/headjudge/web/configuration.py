"""How one installation of the desk is set up: where its data lies and where it can be reached."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from headjudge.cards.shelf import FOLDER
from headjudge.findings import Finding, StoreError

KEY_FILE = "secret-key"


@dataclass(frozen=True, slots=True)
class Configuration:
    """The settings of one process.

    ``folder`` holds the key (and by default the database); ``backups`` are the folders that get a copy after every
    round step; ``cards`` those in which card databases are looked for, for each game the first that has one; ``hosts``
    the names and addresses under which the desk answers, all where empty (a hall's laptop is reached by whatever
    address the router gave it). ``https``: cookies travel by TLS only. ``in_network``: the desk listens to other
    machines too, so links may carry this machine's address in the network.
    """

    database: str
    folder: Path
    backups: tuple[Path, ...] = ()
    hosts: tuple[str, ...] = ()
    https: bool = False
    in_network: bool = False
    cards: tuple[Path, ...] = ()
    key: str = field(default="", repr=False)


def configuration(
    folder: Path,
    *,
    database: str | None = None,
    backups: tuple[Path, ...] = (),
    hosts: tuple[str, ...] = (),
    https: bool = False,
    in_network: bool = False,
    cards: tuple[Path, ...] = (),
) -> Configuration:
    """A configuration whose folder and key exist; the key is made at the first start, readable by its owner only.
    Card databases are looked for in the folder's own ``cards`` first.

    Raises StoreError where the folder cannot be made or the key cannot be read or written.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        key = _key(folder / KEY_FILE)
    except OSError:
        raise StoreError(
            [Finding("store.database", "error", str(folder), {"reason": "permission"})]
        ) from None
    url = database or f"sqlite:///{folder / 'headjudge.sqlite3'}"
    shelves = tuple(dict.fromkeys((folder / FOLDER, *cards)))
    return Configuration(url, folder, backups, hosts, https, in_network, shelves, key)


def _key(path: Path) -> str:
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
            out.write(secrets.token_urlsafe(48))
            out.flush()
            os.fsync(out.fileno())
    except FileExistsError:
        pass
    return path.read_text(encoding="ascii").strip()
