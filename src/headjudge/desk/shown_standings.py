"""Who stands where: the public standings, each value exact, and what puts a row above the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from headjudge.desk.shown_pairings import names_of
from headjudge.desk.shown_to_all import Shown
from headjudge.findings import InputError, Refused
from headjudge.running.reasons import Why, why
from headjudge.running.table import Table, finished, standings


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings after a round; ``names`` tells entrants of one name apart, ``last`` is the last finished round."""

    table: Table
    names: Mapping[str, str]
    last: int


def standings_shown(shown: Shown, after: int | None = None) -> Standings | None:
    """The standings after a finished round (default: the last); None where there is none such."""
    last = finished(shown.event)
    if after is not None and not 0 <= after <= last:
        return None
    return Standings(standings(shown.event, after), names_of(shown), last)


def why_shown(shown: Shown, entrant: str) -> Why | None:
    """Why an entrant stands there; None for somebody who is not in the event.

    Raises Refused for somebody who is, and has no place (``explain.not_yet``, ``standings.not_ranked``).
    """
    try:
        return why(shown.event, entrant)
    except Refused:
        raise
    except InputError:
        return None


def ranked_from(shown: Shown) -> tuple[object, ...]:
    """What standings are computed from: equal for two versions whose standings are the same."""
    event = shown.event
    setup = (event.name, event.date, event.policy, event.options, event.stages, event.seed)
    # The round that is played now gives nothing yet; who reports in it changes no standing.
    played = event.rounds[: finished(event)]
    return (setup, event.entrants, played, event.cuts, len(event.rounds), shown.status)
