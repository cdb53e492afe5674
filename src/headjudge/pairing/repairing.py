"""A published round mended: as good as any pairing of those who still may move, with the fewest tables changed.

Every criterion of a pairing is a sum over its matches and its bye, so what changed is a set of rounds of the old
and the new matches in turn (a - b old, b - c new, c - d old ...). In a pairing that is best and changes as little
as can be, each such round makes something better, or it would be left as it was. So each goes through a match
that costs something: a rematch, two to be kept apart, two on different points, the bye. The matches of equals
that it also takes are as good as one another but for whom they may not meet; of these a few in each group stand
for all, and how many are enough for a proof can be counted (``_enough``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from headjudge.pairing import costs
from headjudge.pairing.conflicts import Conflicts, Flags
from headjudge.pairing.field import Field, Ints, Measure, Pairing, Rows, checked
from headjudge.pairing.matching import cheapest, complete, pack
from headjudge.pairing.neighbours import shuffled
from headjudge.pairing.swiss import pair

EXACT = 192
"""Up to so many entrants who may move all of them are searched at once."""
LARGEST = 400
"""Entrants in one search of a larger field: a second."""
_BYE = -1
_LOOSE = -2


class Mended(NamedTuple):
    """The matches and the bye of those who may move; ``is_smallest``: fewer tables changed are proven impossible.

    ``is_best``: the quality is known to be the best. Always so up to ``EXACT`` entrants, as is ``is_smallest``.
    """

    pairs: Rows
    sits_out: int | None
    measure: Measure
    is_best: bool
    is_smallest: bool


def mend(field: Field, pairs: Rows, sits_out: Rows) -> Mended:
    """Mend a round: the best quality that ``headjudge.pairing.pair`` knows, then the fewest changes.

    ``pairs`` (M x 2) and ``sits_out`` are the matches and the byes that may change; ``field.locked`` and
    ``field.granted`` are all that stay. Who is in neither has just come (or lost an opponent) and is to be
    placed. Below quality and changes the draw decides, by the keys of the round; whether rounds still to come
    stay playable is not looked at.

    Exact on quality and changes up to ``EXACT`` entrants who may move; beyond, quality is that of ``pair``, and
    ``is_smallest`` says whether the changes are proven to be the fewest. Cost: 40 ms at 192, about a
    second at most for any size.
    """
    field = checked(field)
    conflicts = Conflicts(field)
    pairs = np.asarray(pairs, dtype=np.int64).reshape(-1, 2)
    free = np.ones(len(field), dtype=np.bool_)
    free[field.locked.ravel()] = False
    free[field.granted] = False
    partner = np.full(len(field), _LOOSE, dtype=np.int64)
    partner[pairs[:, 0]], partner[pairs[:, 1]] = pairs[:, 1], pairs[:, 0]
    partner[np.asarray(sits_out, dtype=np.int64)] = _BYE
    rows = np.flatnonzero(free)
    if len(rows) <= EXACT:
        solved, out = _solve(field, conflicts, rows, partner)
        return Mended(solved, out, measure(field, conflicts, solved, out), True, True)
    return _in_parts(field, conflicts, rows, pairs, partner)


def measure(field: Field, conflicts: Conflicts, pairs: Rows, sits_out: int | None) -> Measure:
    """What these matches and this bye achieve, by the measure of a pairing."""
    first, second = pairs[:, 0], pairs[:, 1]
    differences = field.points[first] - field.points[second]
    return Measure(
        breaches=int(conflicts.apart(first, second).sum()),
        rematches=int(conflicts.met(first, second).sum()),
        second_byes=int(sits_out is not None and bool(field.byes[sits_out] > 0)),
        bye_points=0 if sits_out is None else int(field.points[sits_out]),
        squared_differences=sum(value * value for value in differences[differences != 0].tolist()),
    )


def compared(field: Field, found: Measure) -> tuple[int, ...]:
    """What of a measure decides: where people may meet again, rematches do not."""
    return tuple(found if field.rematches == "avoid" else found._replace(rematches=0))


def _solve(field: Field, conflicts: Conflicts, rows: Rows, partner: Rows) -> tuple[Rows, int | None]:
    """The best pairing of these rows with the fewest changes, exactly."""
    if not len(rows):
        return np.empty((0, 2), dtype=np.int64), None
    rows = shuffled(field, rows)
    n = len(rows)
    part = costs.members(field, conflicts, rows, nobody=n % 2 == 1)
    rematches = costs.widened(part, part.relations.meetings > 0)
    changed = np.ones((part.size, part.size), dtype=np.int64)
    changed[:n, :n] = partner[rows][:, None] != rows[None, :]
    if part.nobody:
        changed[-1, :-1] = changed[:-1, -1] = partner[rows] != _BYE
    criteria = (
        costs.widened(part, part.relations.apart),
        rematches if field.rematches == "avoid" else np.zeros_like(rematches),
        costs.second_bye(field, part),
        costs.bye_points(field, part),
        costs.squared_differences(part),
        changed,
    )
    packed = pack(
        costs.tiers(*criteria),
        costs.tiers(costs.earlier_meetings(part), costs.byes_had(field, part)),
        costs.lot(field, part),
    )
    matching = cheapest(part.size, complete(part.size), packed.costs) or []
    played = [(first, second) for first, second in matching if second < n]
    out = [first for first, second in matching if second == n]
    return rows[np.array(played, dtype=np.int64).reshape(-1, 2)], int(rows[out[0]]) if out else None


def _in_parts(field: Field, conflicts: Conflicts, rows: Rows, pairs: Rows, partner: Rows) -> Mended:
    """A large field: all that costs something, with ever more of the matches of equals."""
    found = pair(field)
    best = compared(field, found.measure)
    differ = field.points[pairs[:, 0]] != field.points[pairs[:, 1]]
    costly = differ | conflicts.barred(pairs[:, 0], pairs[:, 1])
    alone = rows[partner[rows] < 0]
    classes = _alike(field, pairs, costly, len(rows) % 2 == 1)
    always = np.concatenate((alone, pairs[costly].ravel()))
    least: Mended | None = None
    quota = 2
    while len(always) + 2 * _inside(classes, quota) <= LARGEST:
        taken = np.concatenate([always[:0], *(matches[:quota] for matches in classes)])
        inside = np.concatenate((always, pairs[taken].ravel()))
        least = _better(field, least, _around(field, conflicts, inside, pairs, partner))
        is_best = compared(field, least.measure) <= best
        needed = _enough(field, _changes(least, partner))
        everything = all(len(matches) <= quota for matches in classes)
        if is_best and (everything or quota >= needed):
            return least._replace(is_best=found.proven, is_smallest=True)
        if everything:
            break
        # Where there is no room for so many as a proof needs, as many as there is room for.
        room = max(q for q in range(quota, LARGEST) if len(always) + 2 * _inside(classes, q) <= LARGEST)
        wanted = needed if is_best else 2 * quota
        quota = room if quota < room < wanted else wanted
    if least is None or compared(field, least.measure) > best:
        for anew in _mostly_kept(field, classes, pairs):
            undone = _undone(field, conflicts, anew.pairs, anew.byes, partner)
            least = _better(field, least, undone)
            if compared(field, least.measure) <= best:
                break
        else:
            least = _better(field, least, _undone(field, conflicts, found.pairs, found.byes, partner))
    return least._replace(is_best=found.proven, is_smallest=False)


def _inside(classes: list[Rows], quota: int) -> int:
    return sum(min(len(matches), quota) for matches in classes)


def _mostly_kept(field: Field, classes: list[Rows], pairs: Rows) -> Iterator[Pairing]:
    """Pairings in which all but a few matches of equals, more each time, are settled beforehand."""
    for quota in (0, 1, 2, 4, 8, 16):
        kept = np.concatenate([np.empty(0, dtype=np.int64), *(matches[quota:] for matches in classes)])
        yield pair(replace(field, locked=np.concatenate((field.locked, pairs[kept]))))


def _alike(field: Field, pairs: Rows, costly: Flags, is_odd: bool) -> list[Rows]:
    """Matches that cost nothing by points, those fit for the bye by themselves; each as numbers of matches."""
    cheap = np.flatnonzero(~costly)
    kind = 2 * field.points[pairs[cheap, 0]]
    if is_odd:
        kind = kind + (field.byes[pairs[cheap]] > 0).any(axis=1)
    return [cheap[kind == one] for one in np.unique(kind)]


def _enough(field: Field, changes: int) -> int:
    """So many matches of equals stand for all of their kind, where ``changes`` tables change.

    A match outside that a better solution would take can be exchanged for one inside that it does not take, unless
    somebody there may not meet one of the two who come: each of these bars as many matches as there are people
    whom that entrant has met or is to be kept apart from.
    """
    most = field.met.shape[1] if field.rematches == "avoid" else 0
    if len(field.apart):
        most += int(np.bincount(field.apart.ravel()).max())
    return changes + 2 * most + 1


def _around(field: Field, conflicts: Conflicts, inside: Rows, pairs: Rows, partner: Rows) -> Mended:
    """These rows solved, everybody else as before."""
    solved, out = _solve(field, conflicts, inside, partner)
    within = np.zeros(len(field), dtype=np.bool_)
    within[inside] = True
    everything = np.concatenate((pairs[~within[pairs[:, 0]]], solved))
    return Mended(everything, out, measure(field, conflicts, everything, out), False, False)


def _changes(mended: Mended, partner: Rows) -> int:
    return int((partner[mended.pairs[:, 0]] != mended.pairs[:, 1]).sum()) + int(
        mended.sits_out is not None and partner[mended.sits_out] != _BYE
    )


def _better(field: Field, one: Mended | None, other: Mended) -> Mended:
    """The better of two on quality; the later one on equal quality, which was searched in a larger part."""
    if one is None or compared(field, other.measure) <= compared(field, one.measure):
        return other
    return one


def _undone(field: Field, conflicts: Conflicts, pairs: Rows, byes: Rows, partner: Rows) -> Mended:
    """A pairing from scratch, with everything undone that makes nothing better."""
    settled = np.zeros(len(field), dtype=np.bool_)
    settled[field.locked.ravel()] = True
    settled[field.granted] = True
    new = np.full(len(field), _LOOSE, dtype=np.int64)
    new[pairs[:, 0]], new[pairs[:, 1]] = pairs[:, 1], pairs[:, 0]
    new[byes] = _BYE
    kept: list[tuple[int, int]] = []
    out: int | None = None
    for part in _components(np.flatnonzero(~settled), partner, new):
        # Where somebody had no opponent, or has none now, there is nothing to go back to.
        balanced = _LOOSE not in partner[part] and (partner[part] == _BYE).sum() == (new[part] == _BYE).sum()
        after, out_after = _read(part, new)
        before, out_before = _read(part, partner) if balanced else (after, out_after)
        was = compared(field, measure(field, conflicts, before, out_before))
        if was <= compared(field, measure(field, conflicts, after, out_after)):
            after, out_after = before, out_before
        kept += [(a, b) for a, b in after.tolist()]
        out = out if out_after is None else out_after
    everything = np.array(kept, dtype=np.int64).reshape(-1, 2)
    return Mended(everything, out, measure(field, conflicts, everything, out), False, False)


def _components(rows: Ints, old: Rows, new: Rows) -> Iterator[Rows]:
    """Rows that hang together by old or new matches; all who have a bye hang together too."""
    seen: set[int] = set()
    byes = [row for row in rows.tolist() if old[row] == _BYE or new[row] == _BYE]
    for start in rows.tolist():
        if start in seen:
            continue
        waiting, part = [start], []
        while waiting:
            row = waiting.pop()
            if row in seen:
                continue
            seen.add(row)
            part.append(row)
            waiting += [int(other) for other in (old[row], new[row]) if other >= 0]
            if old[row] == _BYE or new[row] == _BYE:
                waiting += byes
        yield np.array(sorted(part), dtype=np.int64)


def _read(rows: Rows, partner: Rows) -> tuple[Rows, int | None]:
    """The matches of these rows by a list of partners, and who has the bye."""
    pairs = [(row, int(partner[row])) for row in rows.tolist() if partner[row] > row]
    out = [row for row in rows.tolist() if partner[row] == _BYE]
    return np.array(pairs, dtype=np.int64).reshape(-1, 2), out[0] if out else None
