"""All facts under their wire names, on one page: what rows of the log can hold."""

from __future__ import annotations

from collections.abc import Mapping

from headjudge.tournament import events
from headjudge.tournament.hall import deck_events as decks
from headjudge.tournament.hall import events as hall
from headjudge.tournament.hall import worldbreak_events as worldbreaks
from headjudge.tournament.tracker import events as tracker

Happening = (
    events.EventOpened
    | events.EntrantsEntered
    | events.EntrantDropped
    | events.EntrantReEntered
    | events.EntrantDisqualified
    | events.TableFixed
    | events.PairsKeptApart
    | events.NextSettled
    | events.RoundPaired
    | events.ResultsReported
    | events.ResultCorrected
    | events.StarterChosen
    | events.MatchReseated
    | events.MatchWithdrawn
    | events.CutMade
    | events.PodSeated
    | events.BoardCleared
    | events.QuestionnaireAnswered
    | events.DeviationAnnounced
    | events.ClockStarted
    | events.ClockPaused
    | events.ClockResumed
    | events.ClockAdjusted
    | events.ClockEnded
    | events.TableExtended
    | events.DeckCheckBegun
    | events.DeckCheckEnded
    | events.DraftCalled
    | events.ReviewBegun
    | events.PickOverrun
    | events.DraftEnded
    | hall.EventRevised
    | hall.EntrantRevised
    | hall.RegistrationSet
    | hall.WaitingListed
    | hall.WaitingEnded
    | hall.CheckedIn
    | hall.CheckedOut
    | hall.MeetingSeated
    | hall.RoundPublished
    | hall.PairingTakenBack
    | hall.RoundRepaired
    | hall.SideReported
    | hall.CommandUndone
    | decks.DecklistsSet
    | decks.DecklistHandedIn
    | decks.DecklistsJudged
    | decks.DecklistsLocked
    | decks.DecklistsUnlocked
    | decks.DecklistsPublished
    | decks.CardRuled
    | worldbreaks.WorldbreakPoolSet
    | worldbreaks.WorldbreaksDealt
    | tracker.WorldbreakTableOpened
    | tracker.WorldbreakHappened
    | tracker.WorldbreakUndone
    | tracker.WorldbreakRedone
    | tracker.WorldbreakSeatTaken
)

EVENT_OPENED = "event-opened"
"""The name of the first row of an event's stream."""
TABLE_OPENED = "worldbreak-table-opened"
"""The name of the first row of the stream of a table's game."""

OF_EVENTS: Mapping[tuple[str, int], type[Happening]] = {
    ("event-opened", 1): events.EventOpened,
    ("entrants-entered", 1): events.EntrantsEntered,
    ("entrant-dropped", 1): events.EntrantDropped,
    ("entrant-re-entered", 1): events.EntrantReEntered,
    ("entrant-disqualified", 1): events.EntrantDisqualified,
    ("table-fixed", 1): events.TableFixed,
    ("pairs-kept-apart", 1): events.PairsKeptApart,
    ("next-settled", 1): events.NextSettled,
    ("round-paired", 1): events.RoundPaired,
    ("results-reported", 1): events.ResultsReported,
    ("result-corrected", 1): events.ResultCorrected,
    ("starter-chosen", 1): events.StarterChosen,
    ("match-reseated", 1): events.MatchReseated,
    ("match-withdrawn", 1): events.MatchWithdrawn,
    ("cut-made", 1): events.CutMade,
    ("pod-seated", 1): events.PodSeated,
    ("board-cleared", 1): events.BoardCleared,
    ("questionnaire-answered", 1): events.QuestionnaireAnswered,
    ("deviation-announced", 1): events.DeviationAnnounced,
    ("clock-started", 1): events.ClockStarted,
    ("clock-paused", 1): events.ClockPaused,
    ("clock-resumed", 1): events.ClockResumed,
    ("clock-adjusted", 1): events.ClockAdjusted,
    ("clock-ended", 1): events.ClockEnded,
    ("table-extended", 1): events.TableExtended,
    ("deck-check-begun", 1): events.DeckCheckBegun,
    ("deck-check-ended", 1): events.DeckCheckEnded,
    ("draft-called", 1): events.DraftCalled,
    ("review-begun", 1): events.ReviewBegun,
    ("pick-overrun", 1): events.PickOverrun,
    ("draft-ended", 1): events.DraftEnded,
    ("event-revised", 1): hall.EventRevised,
    ("entrant-revised", 1): hall.EntrantRevised,
    ("registration-set", 1): hall.RegistrationSet,
    ("waiting-listed", 1): hall.WaitingListed,
    ("waiting-ended", 1): hall.WaitingEnded,
    ("checked-in", 1): hall.CheckedIn,
    ("checked-out", 1): hall.CheckedOut,
    ("meeting-seated", 1): hall.MeetingSeated,
    ("round-published", 1): hall.RoundPublished,
    ("pairing-taken-back", 1): hall.PairingTakenBack,
    ("round-repaired", 1): hall.RoundRepaired,
    ("side-reported", 1): hall.SideReported,
    ("command-undone", 1): hall.CommandUndone,
    ("decklists-set", 1): decks.DecklistsSet,
    ("decklist-handed-in", 1): decks.DecklistHandedIn,
    ("decklists-judged", 1): decks.DecklistsJudged,
    ("decklists-locked", 1): decks.DecklistsLocked,
    ("decklists-unlocked", 1): decks.DecklistsUnlocked,
    ("decklists-published", 1): decks.DecklistsPublished,
    ("card-ruled", 1): decks.CardRuled,
    ("worldbreak-pool-set", 1): worldbreaks.WorldbreakPoolSet,
    ("worldbreaks-dealt", 1): worldbreaks.WorldbreaksDealt,
}
"""The facts of an event's stream."""

OF_TABLES: Mapping[tuple[str, int], type[Happening]] = {
    ("worldbreak-table-opened", 1): tracker.WorldbreakTableOpened,
    ("worldbreak-happened", 1): tracker.WorldbreakHappened,
    ("worldbreak-undone", 1): tracker.WorldbreakUndone,
    ("worldbreak-redone", 1): tracker.WorldbreakRedone,
    ("worldbreak-seat-taken", 1): tracker.WorldbreakSeatTaken,
}
"""The facts of the stream of a table's game."""

WIRE: Mapping[tuple[str, int], type[Happening]] = {**OF_EVENTS, **OF_TABLES}
"""Wire name and version -> the fact. Written by hand; a row once written keeps its name and version for ever."""
