"""Who may still come into an event, and who may miss its next round."""

from __future__ import annotations

from headjudge.findings import Finding, Refused
from headjudge.running.stages import current, stages_of
from headjudge.tournament.state import Tournament


def check_entry(event: Tournament) -> None:
    """Refused where no round is left that somebody who has just entered would play before the field is cut.

    ``event`` already holds the new entrants: a policy's table may plan another round for so many. Raises
    Refused once every round before the next cut, or of the whole event, is paired.
    """
    if not event.rounds or event.cuts:
        return  # a cut that is made refuses for itself
    stage = current(stages_of(event))
    if stage is None or (stage.is_cut and not stage.rounds):
        told = {"round": len(event.rounds), "left": "none" if stage is None else "cut"}
        raise Refused([Finding("refuse.no_round_to_enter", "error", "/rounds", told)])


def check_absence(event: Tournament, entrant: str) -> None:
    """Refused where the round to come is a play-off's: a match that somebody misses is reported, not left out.

    Raises Refused before a play-off round and when every planned round is paired.
    """
    stage = current(stages_of(event))
    if stage is None or stage.kind == "bracket":
        told = {"id": entrant, "left": "none" if stage is None else "playoff"}
        raise Refused([Finding("refuse.absent_in_no_round", "error", entrant, told)])
