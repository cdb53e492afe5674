"""Tables of three and more: a published round repaired by the best single changes of places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from headjudge.findings import Refused
from headjudge.pairing.pods.sizes import table_plan
from headjudge.pairing.pods.swaps import Swaps
from headjudge.running.pod_round import draw_pods, field_of, pod_rule
from headjudge.running.published import (
    Published,
    Quality,
    drawn_byes,
    granted_byes,
    quality,
    settled_entrants,
    tables_before,
)
from headjudge.running.repairing import Outcome, Wanted, may_change
from headjudge.running.stages import stages_of
from headjudge.tournament.events import PairedMatch


def mend_tables(known: Published, wanted: Wanted) -> Outcome:
    """Who sits where after the repair. Nothing is proven to be the best or the smallest.

    Places of those who go are filled first by who joins or has a bye; a table that stays too small is filled from
    the last such table, or its entrants have byes. Then the best single change of places, with a table that
    needs mending (all chosen ones, where tables are chosen), until none helps.
    """
    laid = _Tables(known, wanted)
    laid.fill()
    laid.swap()
    return laid.outcome()


class _Tables:
    def __init__(self, known: Published, wanted: Wanted) -> None:
        self.known = known
        self.rule = pod_rule(known.stage.policy)
        matches = known.played.matches
        self.kept = [match for match in matches if not may_change(wanted, match)]
        self.old = {match.table: match for match in matches if may_change(wanted, match)}
        self.seats: dict[int, list[str | None]] = {
            table: [None if name in wanted.absent else name for name in match.seats]
            for table, match in self.old.items()
        }
        byes = [name for name in drawn_byes(known) if name not in wanted.absent]
        self.granted = [name for name in granted_byes(known) if name not in wanted.absent]
        self.byes = byes if wanted.byes else []
        self.kept_byes = [] if wanted.byes else byes
        self.joining = list(wanted.joining)
        self.chosen = wanted.tables
        names = [*(name for match in matches for name in match.seats), *known.played.byes, *self.joining]
        playing = [name for name in dict.fromkeys(names) if name not in wanted.absent]
        self.field = field_of(known.earlier, known.stage.policy, known.standing, known.number, playing)

    def fill(self) -> None:
        """Nobody sits at a table that is too small, and as few as can be have byes."""
        holed = [table for table, seats in self.seats.items() if None in seats]
        if not holed and not self.joining:
            return
        pool = [*self.joining, *self.byes]
        short = [t for t, seats in self.seats.items() if t not in holed and len(seats) < self.rule.sizes[0]]
        for table in short if pool else ():
            self.seats[table] += [None] * (self.rule.sizes[0] - len(self.seats[table]))
        pool = self._seated(sorted((*holed, *short)), pool)
        for table in sorted(self.seats, reverse=True):
            sitting = [name for name in self.seats[table] if name is not None]
            if len(sitting) not in self.rule.sizes:
                del self.seats[table]
                pool = self._seated(sorted(self.seats), [*sitting, *pool])
        pool = self._anew(pool)
        self.byes = pool

    def _seated(self, tables: Sequence[int], pool: Sequence[str]) -> list[str]:
        """Fill what is free at these tables; who is left over."""
        byes = self.known.byes_had
        # Who had most byes, or stands highest, sits down first: the bye is for the others.
        left = sorted(pool, key=lambda name: (-byes.get(name, 0), self.known.place[name]))
        costs = Swaps(self.field, self.rule, [], [])
        for table in tables:
            for seat, there in enumerate(self.seats[table]):
                if there is None and left:
                    sitting = [name for name in self.seats[table] if name is not None]
                    first = left[: max(1, self._free(tables))]
                    comes = min(first, key=lambda name: (costs.price(name, sitting), self.known.place[name]))
                    self.seats[table][seat] = comes
                    left.remove(comes)
        return left

    def _free(self, tables: Sequence[int]) -> int:
        return sum(self.seats[table].count(None) for table in tables)

    def _anew(self, pool: Sequence[str]) -> list[str]:
        """New tables of those who are left over, where they fill one; who has a bye then."""
        order = sorted(pool, key=lambda name: self.known.place[name])
        plan = table_plan(len(order), self.rule.sizes, short_at=self.rule.short_at)
        used = {m.table for m in self.kept} | {w.match.table for w in self.known.played.withdrawn}
        for size in plan.sizes:
            table = next(
                n for n in range(1, len(used) + len(self.seats) + 2) if n not in {*used, *self.seats}
            )
            self.seats[table] = list(order[:size])
            order = order[size:]
        return order

    def swap(self) -> None:
        """The best single changes of places."""
        numbers = sorted(self.seats)
        laid = [[name for name in self.seats[table] if name is not None] for table in numbers]
        stays = [
            n for t, seats in zip(numbers, laid, strict=True) for n in seats if self.known.fixed.get(n) == t
        ]
        touched = [place for place, table in enumerate(numbers) if self._needs(table, laid[place])]
        search = Swaps(self.field, self.rule, laid, self.byes, stays)
        search.improve(touched)
        for place, table in enumerate(numbers):
            now = iter(search.names[row] for row in search.places[place])
            self.seats[table] = list(now)
        self.byes = [search.names[row] for row in search.byes]

    def _needs(self, table: int, seats: Sequence[str]) -> bool:
        """Whether a table is to be looked at: chosen, others sit there now, its points are others, or unfit."""
        known = self.known
        if self.chosen is not None and table in self.chosen:
            return True
        if table not in self.old or tuple(seats) != self.old[table].seats:
            return True
        if any(map(known.moved, seats)) or frozenset(seats) in tables_before(known):
            return True
        return any(frozenset(pair) in known.apart for pair in combinations(seats, 2))

    def outcome(self) -> Outcome:
        """All tables of the round, who stays in the seat where that can be."""
        tables = {m.table: PairedMatch(m.table, m.seats, m.notes, m.number, m.pod) for m in self.kept}
        for table, now in self.seats.items():
            seats = tuple(name for name in now if name is not None)
            old = self.old.get(table)
            if old is not None and old.seats == seats:
                tables[table] = PairedMatch(table, old.seats, old.notes, old.number, old.pod)
            else:
                tables[table] = PairedMatch(table, seats, seat_notes(self.known, table, seats))
        return Outcome(dict(sorted(tables.items())), (*self.byes, *self.kept_byes), False)


def seat_notes(known: Published, table: int, seats: Sequence[str]) -> tuple[str, ...]:
    """The notes of a table, as a pairing gives them."""
    pairs = [frozenset(pair) for pair in combinations(seats, 2)]
    fixed = {known.fixed[name] for name in seats if name in known.fixed}
    found = {
        "pod_repeat": frozenset(seats) in tables_before(known),
        "pod_met_again": any(pair in known.last_met for pair in pairs),
        "pod_apart_together": any(pair in known.apart for pair in pairs),
        "pod_other_size": len(seats) != known.stage.policy.table_sizes[0],
        "pod_fixed_table": table in fixed,
        "pod_fixed_table_taken": bool(fixed - {table}),
    }
    return tuple(code for code, holds in found.items() if holds)


def tables_anew(known: Published, wanted: Wanted) -> Quality:
    """The quality of the round if its tables were made from the beginning; as published where none can be."""
    settled = settled_entrants(known)
    granted = [name for name in granted_byes(known) if name not in wanted.absent]
    played = known.played
    names = [*(name for match in played.matches for name in match.seats), *played.byes, *wanted.joining]
    playing = [name for name in dict.fromkeys(names) if name not in wanted.absent]
    locked = [m.seats for m in played.matches if m.seats[0] in settled]
    locked = [seats for seats in locked if not {*seats} & {*wanted.absent}]
    earlier = known.earlier
    try:
        drawn = draw_pods(earlier, stages_of(earlier), known.stage, known.number, playing, locked, granted)
    except Refused:
        return quality(known, [m.seats for m in played.matches], drawn_byes(known), locked=settled)
    byes = [bye.id for bye in drawn.byes if bye.id not in granted]
    return quality(known, [pod.seats for pod in drawn.pods], byes, locked=settled)
