"""Lists of entrants from anywhere -> entrants for registration, and the questions that the list leaves open."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from headjudge.exchange import gem, own, pasted
from headjudge.exchange.cells import name_key
from headjudge.exchange.forms import Form, recognised
from headjudge.exchange.people import Person, free_id
from headjudge.exchange.sheet import sheet
from headjudge.exchange.teams import seated
from headjudge.findings import Finding, InputError
from headjudge.tournament.events import Entry
from headjudge.tournament.state import Entrant, Tournament

Verdict = Literal["new", "known", "same_name", "twice"]
"""What became of a row: somebody new; in the event already; in the event by the name alone; in the list before."""
LONGEST_ID = 64
LONGEST_NAME = 500
"""No name is as long; what is longer is another kind of file."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a list: its number among the rows from 1, its line, the entrant it would be, what became of it.

    ``of`` is the id of the entrant, or of the earlier row's entrant, that the row was taken for.
    """

    number: int
    line: int
    entry: Entry
    verdict: Verdict
    of: str | None = None


@dataclass(frozen=True, slots=True)
class EntrantList:
    """A list as it was understood: its form, its rows, and what to ask or to know about them."""

    form: Form
    rows: tuple[Row, ...]
    findings: tuple[Finding, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Who is new, ready for ``commands.Enter``; empty where everybody is in the event already."""
        return tuple(row.entry for row in self.rows if row.verdict == "new")


def read_entrants(
    text: str,
    event: Tournament,
    *,
    form: Form | None = None,
    others: Collection[int] = (),
    taken: Collection[str] = (),
    source: str | None = None,
) -> EntrantList:
    """A list of entrants, read against the event: who is new, who is in it already, and what to ask.

    The form is recognised by the head line unless it is given. Whoever has the same id from outside (GEM's), or our
    own id with the name, is the same person. A name that is in the event, or earlier in the list, and nothing else to
    tell by, is taken for the same person with a warning that asks; ``others`` are the numbers of those rows that are
    somebody else, as answered. So the same list read twice adds nobody. New entrants without an id get the next free
    numbers; ``taken`` are ids that are spoken for beside the event's.

    Raises InputError with every fault of the list at once, each with its line. Cost: linear in rows and entrants.
    """
    form = recognised(text) if form is None else form
    people, findings = _people(text, form, source)
    if not people:
        raise InputError([Finding("lists.empty", "error", source)])
    faults = [fault for person in people for fault in _faults(person, source)]
    if faults:
        raise InputError(faults)
    reading = _Reading(event, people, taken, frozenset(others), source)
    rows = [reading.row(number, person) for number, person in enumerate(people, 1)]
    if reading.faults:
        raise InputError(reading.faults)
    return EntrantList(form, tuple(rows), (*findings, *reading.findings))


def _people(text: str, form: Form, source: str | None) -> tuple[list[Person], list[Finding]]:
    if form == "names":
        return pasted.names(text, source)
    if form == "headjudge":
        return own.entrants(text, source), []
    if form == "headjudge_standings":
        return own.standings(text, source), []
    if form == "headjudge_pairings":
        raise InputError([Finding("lists.not_entrants", "error", source, {"form": form})])
    return gem.persons(sheet(text, source), form, source), []


def _faults(person: Person, source: str | None) -> Iterator[Finding]:
    """What no event can hold: texts beyond measure, and halves of characters."""
    texts = [("name", person.name, LONGEST_NAME), ("id", person.id, LONGEST_ID)]
    texts += [("hero", person.hero or "", LONGEST_NAME)]
    texts += [(key, value, LONGEST_NAME) for key, value in person.external.items()]
    texts += [("name", mate.name, LONGEST_NAME) for mate in person.mates]
    texts += [("hero", mate.hero or "", LONGEST_NAME) for mate in person.mates]
    if person.mates:
        # Members are called by the team's id and two letters more.
        texts += [("id", person.id, LONGEST_ID - 8)]
    for column, text, limit in texts:
        if len(text) > limit:
            told = {"column": column, "found": len(text), "limit": limit}
            yield Finding("lists.too_long", "error", source, told, line=person.line)
        elif any("\ud800" <= letter <= "\udfff" for letter in text):
            yield Finding("lists.half_character", "error", source, {"column": column}, line=person.line)


def _entry_of(person: Person, chosen: str, number: int) -> Entry:
    """The entrant that a person becomes: with this id, playing from this round on."""
    return Entry(
        id=chosen,
        name=person.name,
        entered_in=number,
        byes=person.byes,
        fixed_table=person.fixed_table,
        hero=person.hero,
        external=dict(person.external),
        **seated(person.mates, chosen),
    )


class _Reading:
    """A list on its way: what the event holds, what the rows so far have said."""

    def __init__(
        self,
        event: Tournament,
        people: Sequence[Person],
        taken: Collection[str],
        others: frozenset[int],
        source: str | None,
    ) -> None:
        self.round = len(event.rounds) + 1
        self.others = others
        self.source = source
        self.by_id = {entrant.id: entrant for entrant in event.entrants}
        self.by_external: dict[tuple[str, str], Entrant] = {}
        self.by_name: dict[str, list[Entrant]] = {}
        for entrant in event.entrants:
            for one in entrant.external.items():
                self.by_external.setdefault(one, entrant)
            self.by_name.setdefault(name_key(entrant.name), []).append(entrant)
        self.spoken_for = frozenset(taken)
        self.taken = {*self.by_id, *taken}
        self.given = {person.id for person in people if person.id}
        self.earlier: dict[tuple[str, str], Row] = {}
        self.findings: list[Finding] = []
        self.faults: list[Finding] = []

    def row(self, number: int, person: Person) -> Row:
        """What becomes of one row; faults and questions are noted."""
        verdict, of = self._verdict(number, person)
        chosen = person.id or of or ""
        if verdict == "new":
            chosen = person.id or self._free()
            self.taken.add(chosen)
        made = Row(number, person.line, _entry_of(person, chosen, self.round), verdict, of)
        for key in _marks(person):
            self.earlier.setdefault(key, made)
        return made

    def _free(self) -> str:
        chosen = free_id(self.taken)
        while chosen in self.given:  # a later row of the list asks for this number
            self.taken.add(chosen)
            chosen = free_id(self.taken)
        return chosen

    def _verdict(self, number: int, person: Person) -> tuple[Verdict, str | None]:
        if person.id:
            return self._by_own_id(person)
        is_other = number in self.others
        for key, value in person.external.items():
            known = self.by_external.get((key, value))
            if known is not None:
                self._is_known(person, known)
                return "known", known.id
            before = self.earlier.get(("external." + key, value))
            if before is not None:
                told = {"key": key, "found": value, "first": before.line}
                self._note("lists.external_twice", "warning", person, **told)
                return "twice", before.entry.id
        return ("new", None) if is_other else self._by_name(person)

    def _by_own_id(self, person: Person) -> tuple[Verdict, str | None]:
        known = self.by_id.get(person.id)
        before = self.earlier.get(("id", person.id))
        outside = [self.by_external.get(one) for one in person.external.items()]
        if before is not None:
            self._fault("lists.id_twice", person, id=person.id, first=before.line)
        elif known is not None:
            if known in outside or _is_called(known, person.name):
                self._is_known(person, known)
                return "known", known.id
            self._fault("lists.id_of_other", person, id=person.id, name=person.name, other=known.name)
        elif person.id in self.spoken_for:
            self._fault("lists.id_taken", person, id=person.id)
        for same in outside:
            if same is not None:  # somebody of another event's list, who has another id here
                self._is_known(person, same)
                return "known", same.id
        return "new", None

    def _by_name(self, person: Person) -> tuple[Verdict, str | None]:
        key = name_key(person.name)
        same = [one for one in self.by_name.get(key, ()) if not _differ(person, one.external)]
        if same:
            self._note("lists.in_event", "warning", person, name=person.name, id=same[0].id)
            return "same_name", same[0].id
        before = self.earlier.get(("name", key))
        if before is not None and not _differ(person, before.entry.external):
            self._note("lists.name_twice", "warning", person, name=person.name, first=before.line)
            return "twice", before.entry.id
        if self.by_name.get(key):
            self._note("lists.namesake", "info", person, name=person.name, id=self.by_name[key][0].id)
        return "new", None

    def _is_known(self, person: Person, known: Entrant) -> None:
        if not _is_called(known, person.name):
            told = {"name": person.name, "id": known.id, "other": known.name}
            self._note("lists.other_name", "info", person, **told)

    def _fault(self, code: str, person: Person, **told: object) -> None:
        self.faults.append(Finding(code, "error", self.source, told, line=person.line))

    def _note(self, code: str, severity: Literal["warning", "info"], person: Person, **told: object) -> None:
        self.findings.append(Finding(code, severity, self.source, told, line=person.line))


def _marks(person: Person) -> Iterator[tuple[str, str]]:
    yield "name", name_key(person.name)
    if person.id:
        yield "id", person.id
    for key, value in person.external.items():
        yield "external." + key, value


def _is_called(entrant: Entrant, name: str) -> bool:
    """Whether a list means this entrant by this name; who has no name is called by the id."""
    return name_key(name) == (name_key(entrant.name) or entrant.id)


def _differ(person: Person, known: Mapping[str, str]) -> bool:
    """Whether two of one name are surely two: an outside system gave them different ids."""
    return any(known.get(key, value) != value for key, value in person.external.items())
