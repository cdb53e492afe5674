"""Mirror mode: rounds that an official system paired are taken as they stand, and its results with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from headjudge.desk.asking import facts_of_commands
from headjudge.desk.hand import InHand
from headjudge.desk.marks import check_mark, mark_of
from headjudge.exchange.decoding import decoded
from headjudge.exchange.pairings import PairingList, ResultList, read_pairings, read_results
from headjudge.findings import Finding, InputError, Refused
from headjudge.running.reporting import prepare_reports
from headjudge.tournament import commands
from headjudge.tournament.wire import Happening

LONGEST = 1_000_000
"""Characters of a list; 2,000 tables take a tenth of it."""
What = Literal["pairings", "results"]
Missing = Literal["warn", "absent"]


def what_is_next(hand: InHand) -> What:
    """Whether the next list is one of results (the last round is open) or of pairings."""
    rounds = hand.event.rounds
    return "results" if rounds and not rounds[-1].finished else "pairings"


def text_of(pasted: str, file: bytes | None) -> tuple[str, tuple[Finding, ...]]:
    """The list as text: what was pasted, or a file in whatever encoding. Raises InputError where it cannot be read."""
    text = pasted
    findings: tuple[Finding, ...] = ()
    if file:
        read = decoded(file)
        text, findings = read.text, read.findings
    if not text.strip():
        raise InputError([Finding("mend.no_list", "error", "list")])
    if len(text) > LONGEST:
        raise InputError([Finding("mend.list_too_long", "error", "list", {"limit": LONGEST})])
    return text, findings


@dataclass(frozen=True, slots=True)
class LookedPairings:
    """A round as it would be taken over, and the mark of what was shown."""

    read: PairingList
    mark: str


def look_at_pairings(hand: InHand, text: str, missing: Missing) -> LookedPairings:
    """The next round from a list. Raises Refused, InputError as ``headjudge.exchange.pairings.read_pairings`` does."""
    found = read_pairings(text, hand.event, missing=missing)
    return LookedPairings(found, mark_of(found.pair, found.reports))


def take_pairings(
    hand: InHand, text: str, missing: Missing, mark: str, *, with_results: bool
) -> list[Happening]:
    """The facts of a round that was paired elsewhere, as it was shown; it is published like any other.

    Results that stand in the list are taken as well (``with_results``) and publish the round by that. Raises Refused
    where the event has changed since, or the last round is not published.
    """
    looked = look_at_pairings(hand, text, missing)
    check_mark(mark, looked.mark)
    if not hand.is_published:
        told = {"round": len(hand.event.rounds)}
        raise Refused([Finding("refuse.round_not_published", "error", None, told)])
    asked = looked.read.commands if with_results else (looked.read.pair,)
    return facts_of_commands(hand, asked)


@dataclass(frozen=True, slots=True)
class LookedResults:
    """Results as they would be taken over, and the mark of what was shown."""

    read: ResultList
    mark: str

    @property
    def corrects(self) -> bool:
        """Whether results that stand would be replaced."""
        return any(one.code == "lists.result_differs" for one in self.read.findings)


def look_at_results(hand: InHand, text: str) -> LookedResults:
    """The results of the last round from a list. Raises Refused, InputError as ``read_results`` does."""
    found = read_results(text, hand.event)
    return LookedResults(found, mark_of(found.round, found.reports))


def take_results(hand: InHand, text: str, mark: str) -> list[Happening]:
    """The facts of the results in a list, as they were shown. Raises Refused where others stand by now."""
    looked = look_at_results(hand, text)
    check_mark(mark, looked.mark)
    if hand.hall.published < looked.read.round:
        raise Refused([Finding("refuse.round_not_published", "error", None, {"round": looked.read.round})])
    asked: list[commands.Command] = []
    for report in looked.read.reports:
        asked += prepare_reports(hand.event, report).commands
    return facts_of_commands(hand, asked)
