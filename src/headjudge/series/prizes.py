"""Prizes by place or by record, and the list by which they are handed out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from headjudge.findings import Finding
from headjudge.series.form import PlacePrize, PrizeList, RecordPrize
from headjudge.series.sense import LoadedEvent
from headjudge.series.table import SeriesTable, match_wins


@dataclass(frozen=True, slots=True)
class Winner:
    """Somebody who may get a prize: the place (several may share it) and the matches won."""

    id: str
    name: str
    place: int
    wins: int


@dataclass(frozen=True, slots=True)
class Handed:
    """One line of the hand-out list: who gets what, and how much of it.

    ``why`` is ``place`` or ``record``; ``shared`` says how many divide it between them (1: nobody). Without an
    amount a prize is one thing.
    """

    event: str | None
    id: str
    name: str
    place: int
    wins: int
    prize: str
    amount: Fraction | None
    why: str
    shared: int = 1


def hand_out_series(prizes: PrizeList, table: SeriesTable) -> tuple[list[Handed], list[Finding]]:
    """The prizes of a series by its table; the record is that of all its matches."""
    winners = [Winner(row.person, row.name, row.place, row.match_wins) for row in table.rows]
    return hand_out(prizes, winners, None)


def hand_out_event(prizes: PrizeList, one: LoadedEvent) -> tuple[list[Handed], list[Finding]]:
    """The prizes of one event by its standings; a disqualified entrant gets none and is passed over.

    Nobody moves up after a cut, so the prize of a disqualified entrant's place stays.
    """
    if one.table.after_round == 0:
        return [], []
    wins = match_wins(one)
    winners = [
        Winner(
            row.entrant, row.name, row.place if row.place is not None else row.rank, wins.get(row.entrant, 0)
        )
        for row in one.table.rows
        if row.status != "disqualified"
    ]
    return hand_out(prizes, sorted(winners, key=lambda winner: winner.place), one.key)


def hand_out(
    prizes: PrizeList, winners: Sequence[Winner], event: str | None
) -> tuple[list[Handed], list[Finding]]:
    """Who gets what, in the order of the table: prizes by place first, then those by record."""
    handed: list[Handed] = []
    findings: list[Finding] = []
    for place, group in groupby(winners, key=lambda winner: winner.place):
        equals = list(group)
        taken = [_row(prizes.place, place + step) for step in range(len(equals))]
        if len(equals) == 1 or prizes.ties == "order":
            pairs = zip(equals, taken, strict=True)
            handed += [_handed(event, who, row, "place") for who, row in pairs if row is not None]
        elif any(row is not None for row in taken):
            handed += _shared(event, equals, [row for row in taken if row is not None], findings)
    for who in winners:
        best = _record(prizes.record, who.wins)
        if best is not None:
            handed.append(_handed(event, who, best, "record"))
    return handed, findings


def _row(rows: Sequence[PlacePrize], place: int) -> PlacePrize | None:
    return next((row for row in rows if row.first <= place <= row.end), None)


def _record(rows: Sequence[RecordPrize], wins: int) -> RecordPrize | None:
    return max((row for row in rows if row.wins <= wins), key=lambda row: row.wins, default=None)


def _handed(event: str | None, who: Winner, row: PlacePrize | RecordPrize, why: str) -> Handed:
    return Handed(event, who.id, who.name, who.place, who.wins, row.prize, row.amount, why)


def _shared(
    event: str | None, equals: Sequence[Winner], rows: Sequence[PlacePrize], findings: list[Finding]
) -> Iterator[Handed]:
    """The amounts of the places that a tie takes up, added by kind and divided evenly."""
    for prize, same in groupby(sorted(rows, key=lambda row: row.prize), key=lambda row: row.prize):
        amounts = [row.amount for row in same]
        whole = [amount for amount in amounts if amount is not None]
        if len(whole) < len(amounts) and len(amounts) < len(equals):
            told = {"prize": prize, "place": equals[0].place, "names": tuple(who.name for who in equals)}
            findings.append(Finding("prizes.cannot_share", "warning", event, told))
            continue
        share = sum(whole, Fraction(0)) / len(equals) if len(whole) == len(amounts) else None
        for who in equals:
            sharing = 1 if share is None else len(equals)
            yield Handed(event, who.id, who.name, who.place, who.wins, prize, share, "place", sharing)
