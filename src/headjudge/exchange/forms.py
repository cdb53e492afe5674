"""Which form a list has, told by its head line.

GEM is the tournament platform of Flesh and Blood. Its exports for staff are ``Rank,Name,Player ID,Wins`` (standings),
``name, id, country or region, hero`` (heroes) and ``round, table, name, id, name, id, result`` (pairings, all rounds in
one file). The heads follow the language of whoever exports (a German one has ``Spielername,Spieler-ID,Country/Region,
Held``), so they are recognised by their words, and where a form is asked for by name, by their order. The order is what
programs that read these exports rely on: two public ones, seen in November 2026, agree on it; GEM documents nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from headjudge.exchange.sheet import sheet

Form = Literal[
    "names",
    "headjudge",
    "headjudge_pairings",
    "headjudge_standings",
    "gem_pairings",
    "gem_standings",
    "gem_heroes",
]
"""Names of the forms: a pasted list, headjudge's own three, and GEM's three."""

OWN = ("name", "id", "hero", "byes", "fixed_table", "team", "seat")
"""The columns of the own form of entrants; beside them stand ``gem`` and ``external.KEY``."""

_OWN_WORDS = {
    "名前": "name",
    "имя": "name",
    "player": "name",
    "プレイヤー": "name",
    "игрок": "name",
    "ヒーロー": "hero",
    "герой": "hero",
    "不戦勝": "byes",
    "баи": "byes",
    "固定テーブル": "fixed_table",
    "закреплённый стол": "fixed_table",
    "fixed table": "fixed_table",
    "チーム": "team",
    "команда": "team",
    "席": "seat",
    "место за столом": "seat",
    "gem": "external.gem",
    "gem id": "external.gem",
}

_KINDS: Mapping[str, frozenset[str]] = {
    "rank": frozenset(("rank", "rang", "platz", "puesto", "rango", "posizione", "順位", "место")),
    "round": frozenset(("round", "runde", "ronde", "ronda", "turno", "ラウンド", "раунд")),
    "table": frozenset(("table", "tisch", "mesa", "tavolo", "テーブル", "стол")),
    "wins": frozenset(("wins", "siege", "victoires", "victorias", "vittorie", "勝利数", "победы")),
    "result": frozenset(("result", "ergebnis", "résultat", "resultado", "risultato", "結果", "результат")),
    "hero": frozenset(("hero", "held", "héros", "héroe", "eroe", "ヒーロー", "герой")),
}
_PERSON = (
    "name", "nom", "player", "spieler", "joueur", "jugador", "giocatore", "プレイヤー", "名前", "игрок", "имя",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns of a GEM export stand, counted from 0; ``names`` and ``ids`` hold one place per player."""

    names: tuple[int, ...]
    ids: tuple[int, ...]
    places: Mapping[str, int]


_ORDER: Mapping[str, Columns] = {
    "gem_pairings": Columns((2, 4), (3, 5), {"round": 0, "table": 1, "result": 6}),
    "gem_standings": Columns((1,), (2,), {"rank": 0, "wins": 3}),
    "gem_heroes": Columns((0,), (1,), {"hero": 3}),
}
_NEEDS: Mapping[str, tuple[int, frozenset[str]]] = {
    "gem_pairings": (2, frozenset(("round", "table"))),
    "gem_standings": (1, frozenset(("rank", "wins"))),
    "gem_heroes": (1, frozenset(("hero",))),
}


def own_column(head: str) -> str:
    """A head of the own form by its name in code: Japanese and Russian words and capitals are the same column."""
    plain = " ".join(unicodedata.normalize("NFKC", head).lower().split())
    return _OWN_WORDS.get(plain, plain)


def seat_columns(heads: Sequence[str]) -> dict[int, int]:
    """Seat -> its column: ``seat1``, or ``id_1`` as ``convert --to csv`` writes it; empty where there are none."""
    found: dict[int, int] = {}
    for place, head in enumerate(heads):
        match = re.fullmatch(r"(?:seat[ _]?|id_)([1-9])", head.strip().lower())
        if match and int(match[1]) not in found:
            found[int(match[1])] = place
    return dict(sorted(found.items()))


def recognised(text: str) -> Form:
    """The form of a list by its head line; what has no head line that is known is a pasted list of names.

    >>> recognised("Rank,Name,Player ID,Wins\\n1,Sato,12345678,3\\n")
    'gem_standings'
    >>> recognised("1. Aki\\n2. Boris\\n")
    'names'
    """
    heads = sheet(text).heads
    lower = [head.lower() for head in heads]
    own = [own_column(head) for head in heads]
    if {"rank", "entrant", "name", "status"} <= set(lower):
        return "headjudge_standings"
    if {1, 2} <= set(seat_columns(heads)):
        return "headjudge_pairings"
    if "name" in own and all(not head or head in OWN or head.startswith("external.") for head in own):
        return "headjudge"
    for form in ("gem_pairings", "gem_standings", "gem_heroes"):
        if _by_words(heads, form) is not None:
            return form
    return "headjudge" if "name" in own else "names"


def gem_columns(heads: Sequence[str], form: str) -> Columns | None:
    """Where GEM's columns stand: by the words of the heads, else in GEM's order; None where there are too few."""
    found = _by_words(heads, form)
    if found is not None:
        return found
    order = _ORDER[form]
    return order if len(heads) > max(*order.names, *order.ids) else None


def _by_words(heads: Sequence[str], form: str) -> Columns | None:
    kinds = [_kind(head) for head in heads]
    players, needed = _NEEDS[form]
    names = tuple(place for place, kind in enumerate(kinds) if kind == "name")
    ids = tuple(place for place, kind in enumerate(kinds) if kind == "id")
    if len(names) != players or len(ids) != players or not needed <= set(kinds):
        return None
    return Columns(names, ids, {kind: place for place, kind in enumerate(kinds) if kind in _KINDS})


def _kind(head: str) -> str:
    plain = re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", head).casefold())
    for kind, words in _KINDS.items():
        if plain in words:
            return kind
    if plain.endswith("id") or re.match(r"id(?!\w*name)", plain):
        return "id"
    return "name" if any(word in plain for word in _PERSON) else ""
