"""What a row of the log says, in words: the code of one sentence and its values for every fact there is.

The log page, undo and the list of last steps say it from here; the catalogue words the codes (``log_row.*``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from headjudge.desk import telling_decks, telling_worldbreaks
from headjudge.desk.hand import InHand, Step
from headjudge.store.protocol import Store
from headjudge.tournament import events
from headjudge.tournament.hall import events as hall
from headjudge.tournament.rows import from_row
from headjudge.tournament.state import Result
from headjudge.tournament.wire import Happening

Told = tuple[str, dict[str, Any]]
"""The code of a sentence and its values."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is needed to say a fact in words: names by id, and who sat at (round, table)."""

    names: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[tuple[int, int], tuple[str, ...]] = field(default_factory=dict)

    def name(self, entrant: str) -> str:
        """A name; the id where nobody of that id is known any more."""
        return self.names.get(entrant, entrant)

    def all(self, entrants: Iterable[str]) -> tuple[str, ...]:
        """The names of several."""
        return tuple(self.name(one) for one in entrants)

    def at(self, number: int, table: int) -> tuple[str, ...] | str:
        """The names of who sits at a table; an empty text where that is not known."""
        return self.all(self.seats.get((number, table), ())) or ""


def known(hand: InHand) -> Known:
    """The names and seats of an event in hand. Cost: linear in entrants and matches."""
    names = {entrant.id: entrant.name for entrant in hand.event.entrants}
    names |= {one.id: one.name for one in hand.hall.waiting if one.id not in names}
    seats = {
        (played.number, match.table): match.seats for played in hand.event.rounds for match in played.matches
    }
    return Known(names, seats)


def told(about: InHand | Known | Mapping[str, str], name: str, fact: Happening) -> Told:
    """The sentence of a fact under its wire name: a code ``log_row.…`` and its values.

    ``about``: the event in hand, or (for many facts, cheaper) what :func:`known` gives of it, or names by id.

    >>> told({"7": "Aki"}, "entrant-dropped", events.EntrantDropped("7", 3))
    ('log_row.entrant_dropped', {'name': 'Aki', 'after': 3})
    """
    if isinstance(about, InHand):
        about = known(about)
    elif not isinstance(about, Known):
        about = Known(about)
    return _TOLD[name](about, fact)


def facts_of(store: Store, stream: str, step: Step) -> list[tuple[str, Happening]]:
    """Wire name and fact of each row of a step, in order. Cost: one read from the step's first row on."""
    rows = [row for row in store.read(stream, step.first - 1) if row.sequence <= step.last]
    texts = {text.id: text.text for text in store.texts(stream, step.first - 1)}
    return [(row.name, from_row(row, texts)) for row in rows]


def outcome(about: Known, result: Result | None, number: int, table: int) -> dict[str, Any]:
    """A result as values of a sentence: ``outcome``, ``winner``, ``seats``, ``alive``, ``out``, ``games``, ``how``.

    ``outcome`` is ``won``, ``draw``, ``lost``, ``pod_won``, ``pod_draw``, or ``none`` for no result.
    """
    seats = about.seats.get((number, table), ())
    values: dict[str, Any] = {"round": number, "table": table, "seats": about.at(number, table)}
    if result is None:
        return values | {
            "outcome": "none",
            "winner": "",
            "alive": "",
            "out": "",
            "games": "",
            "how": "played",
        }
    in_pod = len(seats) > 2 or bool(result.out or result.together)
    kind = "won" if result.winner is not None else "draw" if result.draw else "lost"
    won, lost, drawn = result.games or (0, 0, 0)
    games = "" if result.games is None else f"{won}-{lost}" + (f"-{drawn}" if drawn else "")
    return values | {
        "outcome": f"pod_{kind}" if in_pod and kind != "lost" else kind,
        "winner": "" if result.winner is None else about.name(result.winner),
        "alive": about.all(one for one in seats if one not in result.out),
        "out": about.all(result.out) or "",
        "games": games,
        "how": result.how or "played",
    }


def _opened(_: Known, fact: events.EventOpened) -> Told:
    return "log_row.event_opened", {"name": fact.name, "date": fact.date}


def _entered(_: Known, fact: events.EntrantsEntered) -> Told:
    names = tuple(entry.name for entry in fact.entrants)
    return "log_row.entrants_entered", {"count": len(names), "names": names}


def _dropped(about: Known, fact: events.EntrantDropped) -> Told:
    return "log_row.entrant_dropped", {"name": about.name(fact.entrant), "after": fact.after}


def _re_entered(about: Known, fact: events.EntrantReEntered) -> Told:
    return "log_row.entrant_re_entered", {"name": about.name(fact.entrant), "round": fact.in_round}


def _disqualified(about: Known, fact: events.EntrantDisqualified) -> Told:
    return "log_row.entrant_disqualified", {"name": about.name(fact.entrant), "after": fact.after}


def _fixed(about: Known, fact: events.TableFixed) -> Told:
    if fact.table is None:
        return "log_row.table_freed", {"name": about.name(fact.entrant)}
    return "log_row.table_fixed", {"name": about.name(fact.entrant), "table": fact.table}


def _apart(_: Known, fact: events.PairsKeptApart) -> Told:
    return "log_row.pairs_kept_apart", {"count": len(fact.pairs)}


def _settled(about: Known, fact: events.NextSettled) -> Told:
    if fact.next is None:
        return "log_row.next_unsettled", {}
    values = {
        "count": len(fact.next.pairs),
        "byes": about.all(fact.next.byes) or "",
        "absent": about.all(fact.next.absent) or "",
    }
    return "log_row.next_settled", values


def _paired(about: Known, fact: events.RoundPaired) -> Told:
    values = {
        "round": fact.number,
        "count": len(fact.matches),
        "byes": about.all(fact.byes) or "",
        "absent": about.all(fact.absent) or "",
    }
    return "log_row.round_paired", values


def _reported(about: Known, fact: events.ResultsReported) -> Told:
    if len(fact.results) != 1:
        tables = tuple(one.table for one in fact.results)
        return "log_row.results_reported", {"round": fact.round, "count": len(tables), "tables": tables}
    one = fact.results[0]
    values = outcome(about, one.result, fact.round, one.table)
    if one.board is not None:
        return "log_row.board_reported", values | {"board": one.board}
    return "log_row.result_reported", values


def _corrected(about: Known, fact: events.ResultCorrected) -> Told:
    values = outcome(about, fact.result, fact.round, fact.table) | {"reason": fact.reason or ""}
    return "log_row.result_corrected", values


def _chose(about: Known, fact: events.StarterChosen) -> Told:
    return "log_row.starter_chosen", {
        "round": fact.round,
        "table": fact.table,
        "name": about.name(fact.entrant),
    }


def _reseated(about: Known, fact: events.MatchReseated) -> Told:
    return "log_row.match_reseated", {
        "round": fact.round,
        "table": fact.table,
        "seats": about.all(fact.seats),
        "reason": fact.reason or "",
    }


def _withdrawn(_: Known, fact: events.MatchWithdrawn) -> Told:
    values = {"round": fact.round, "table": fact.table, "reason": fact.reason or ""}
    return "log_row.match_withdrawn", values


def _cut(_: Known, fact: events.CutMade) -> Told:
    return "log_row.cut_made", {"round": fact.after_round, "count": len(fact.through)}


def _pod(about: Known, fact: events.PodSeated) -> Told:
    return "log_row.pod_seated", {"pod": fact.pod, "seats": about.all(fact.seats)}


def _board_cleared(_: Known, fact: events.BoardCleared) -> Told:
    values = {"round": fact.round, "table": fact.table, "board": fact.board}
    return "log_row.board_cleared", values


def _answered(about: Known, fact: events.QuestionnaireAnswered) -> Told:
    return "log_row.questionnaire_answered", {
        "round": fact.round,
        "table": fact.table,
        "name": about.name(fact.entrant),
    }


def _announced(_: Known, fact: events.DeviationAnnounced) -> Told:
    return "log_row.deviation_announced", {"what": fact.what, "when": fact.when}


def _clock(clock: events.ClockName) -> dict[str, Any]:
    return {"round": clock.round, "step": clock.step or "", "pod": clock.pod or 0}


def _started(_: Known, fact: events.ClockStarted) -> Told:
    return "log_row.clock_started", _clock(fact.clock) | {"minutes": fact.minutes}


def _paused(_: Known, fact: events.ClockPaused) -> Told:
    values = _clock(fact.clock) | {"table": fact.table or 0, "reason": fact.reason or ""}
    return "log_row.clock_paused", values


def _resumed(_: Known, fact: events.ClockResumed) -> Told:
    return "log_row.clock_resumed", _clock(fact.clock) | {"table": fact.table or 0}


def _adjusted(_: Known, fact: events.ClockAdjusted) -> Told:
    values = _clock(fact.clock) | {"seconds": f"{fact.seconds:+d}", "reason": fact.reason or ""}
    return "log_row.clock_adjusted", values


def _ended(_: Known, fact: events.ClockEnded) -> Told:
    return "log_row.clock_ended", _clock(fact.clock)


def _extended(_: Known, fact: events.TableExtended) -> Told:
    minutes, seconds = divmod(fact.seconds, 60)
    values = {"table": fact.table, "time": f"{minutes}:{seconds:02d}", "reason": fact.reason or ""}
    return "log_row.table_extended", _clock(fact.clock) | values


def _check_begun(_: Known, fact: events.DeckCheckBegun) -> Told:
    return "log_row.deck_check_begun", {"round": fact.clock.round, "table": fact.table}


def _check_ended(_: Known, fact: events.DeckCheckEnded) -> Told:
    return "log_row.deck_check_ended", {"round": fact.clock.round, "table": fact.table}


def _called(_: Known, fact: events.DraftCalled) -> Told:
    return "log_row.draft_called", {"pack": fact.pack, "pick": fact.pick}


def _review(_: Known, fact: events.ReviewBegun) -> Told:
    return "log_row.review_begun", {"pack": fact.pack}


def _overrun(about: Known, fact: events.PickOverrun) -> Told:
    values = {"name": about.name(fact.entrant), "pack": fact.pack, "pick": fact.pick}
    return "log_row.pick_overrun", values


def _draft_ended(_: Known, fact: events.DraftEnded) -> Told:
    return "log_row.draft_ended", {"round": fact.clock.round}


def _revised(_: Known, fact: hall.EventRevised) -> Told:
    return "log_row.event_revised", {"name": fact.name, "date": fact.date}


def _entrant_revised(_: Known, fact: hall.EntrantRevised) -> Told:
    return "log_row.entrant_revised", {"name": fact.name or fact.entrant}


def _registration(_: Known, fact: hall.RegistrationSet) -> Told:
    state = "closed" if not fact.open else "by_themselves" if fact.by_themselves else "at_the_desk"
    return "log_row.registration_set", {"state": state, "capacity": fact.capacity or 0}


def _waiting(_: Known, fact: hall.WaitingListed) -> Told:
    names = tuple(one.name for one in fact.waiting)
    return "log_row.waiting_listed", {"count": len(names), "names": names}


def _waiting_ended(about: Known, fact: hall.WaitingEnded) -> Told:
    return "log_row.waiting_ended", {"count": len(fact.waiting), "names": about.all(fact.waiting)}


def _here(about: Known, fact: hall.CheckedIn) -> Told:
    return "log_row.checked_in", {"count": len(fact.entrants), "names": about.all(fact.entrants)}


def _gone(about: Known, fact: hall.CheckedOut) -> Told:
    return "log_row.checked_out", {"count": len(fact.entrants), "names": about.all(fact.entrants)}


def _meeting(_: Known, fact: hall.MeetingSeated) -> Told:
    return "log_row.meeting_seated", {"count": len(fact.seats)}


def _published(_: Known, fact: hall.RoundPublished) -> Told:
    return "log_row.round_published", {"round": fact.number}


def _taken_back(_: Known, fact: hall.PairingTakenBack) -> Told:
    return "log_row.pairing_taken_back", {"round": fact.number, "reason": fact.reason or ""}


def _repaired(_: Known, fact: hall.RoundRepaired) -> Told:
    tables = tuple(sorted({*(match.table for match in fact.matches), *fact.removed}))
    values = {"round": fact.number, "tables": tables, "count": len(tables), "reason": fact.reason or ""}
    return "log_row.round_repaired", values


def _side(about: Known, fact: hall.SideReported) -> Told:
    values = outcome(about, fact.result, fact.round, fact.table) | {"name": about.name(fact.entrant)}
    return "log_row.side_reported", values


def _undone(_: Known, fact: hall.CommandUndone) -> Told:
    values = {"first": fact.first, "last": fact.last, "reason": fact.reason or ""}
    return "log_row.command_undone", values


_TOLD: Mapping[str, Callable[[Known, Any], Told]] = {
    "event-opened": _opened,
    "entrants-entered": _entered,
    "entrant-dropped": _dropped,
    "entrant-re-entered": _re_entered,
    "entrant-disqualified": _disqualified,
    "table-fixed": _fixed,
    "pairs-kept-apart": _apart,
    "next-settled": _settled,
    "round-paired": _paired,
    "results-reported": _reported,
    "result-corrected": _corrected,
    "starter-chosen": _chose,
    "match-reseated": _reseated,
    "match-withdrawn": _withdrawn,
    "cut-made": _cut,
    "pod-seated": _pod,
    "board-cleared": _board_cleared,
    "questionnaire-answered": _answered,
    "deviation-announced": _announced,
    "clock-started": _started,
    "clock-paused": _paused,
    "clock-resumed": _resumed,
    "clock-adjusted": _adjusted,
    "clock-ended": _ended,
    "table-extended": _extended,
    "deck-check-begun": _check_begun,
    "deck-check-ended": _check_ended,
    "draft-called": _called,
    "review-begun": _review,
    "pick-overrun": _overrun,
    "draft-ended": _draft_ended,
    "event-revised": _revised,
    "entrant-revised": _entrant_revised,
    "registration-set": _registration,
    "waiting-listed": _waiting,
    "waiting-ended": _waiting_ended,
    "checked-in": _here,
    "checked-out": _gone,
    "meeting-seated": _meeting,
    "round-published": _published,
    "pairing-taken-back": _taken_back,
    "round-repaired": _repaired,
    "side-reported": _side,
    "command-undone": _undone,
    **telling_decks.TOLD,
    **telling_worldbreaks.TOLD,
}
