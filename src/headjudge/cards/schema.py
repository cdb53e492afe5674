"""The tables of a card database file, and which files are ours."""

from __future__ import annotations

APPLICATION_ID = 0x484A4344
"""``HJCD`` in the head of the SQLite file: a card database of headjudge."""

FORM_VERSION = 1
"""The version of the tables. A file of another version is not read: importing again takes minutes and loses nothing."""

FULL, FACE, FLAVOUR = 0, 2, 4
"""How strong a name is; a name in another language than English is one weaker. A full name wins over a face's name."""

TABLES = """
CREATE TABLE source (item TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cards (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    pitch INTEGER,
    facts BLOB NOT NULL
);
CREATE TABLE names (
    folded TEXT NOT NULL,
    weakness INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    card INTEGER NOT NULL,
    PRIMARY KEY (folded, weakness, name, language, card)
) WITHOUT ROWID;
CREATE TABLE printings (
    set_code TEXT NOT NULL,
    number TEXT NOT NULL,
    card INTEGER NOT NULL,
    released TEXT,
    rarity TEXT NOT NULL,
    games TEXT NOT NULL,
    PRIMARY KEY (set_code, number, card)
) WITHOUT ROWID;
CREATE TABLE sets (code TEXT PRIMARY KEY, name TEXT NOT NULL, released TEXT) WITHOUT ROWID;
"""

INDEXES = """
CREATE INDEX names_of_card ON names (card);
CREATE INDEX printings_of_card ON printings (card);
"""
