"""The facts of decklists: how they are handed in, each list as it came, how it was judged, locking and publishing.

Lists themselves are personal until they are published: their text lives beside the log, the row holds a salted hash.
Wire names stand with all others in ``headjudge.tournament.wire``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from headjudge.tournament.events import BESIDE, At
from headjudge.tournament.state import Flag, Id, Ordinal, Text

Judgement = Literal["legal", "illegal", "unchecked"]
Sender = Literal["player", "staff"]
Audience = Literal["everybody", "staff"]
"""Who may see the lists once they are published; ``staff``: they are never shown to anybody else."""
Ruling = Literal["kept_out", "allowed", "as_rules"]


@dataclass(frozen=True, slots=True)
class Judged:
    """How a list was judged: the verdict, the codes of what was found, and on which rules and card data it rests.

    ``codes`` are those of errors, of what could not be checked and of warnings, each once, sorted. ``format`` and
    ``edition`` name the deck rules, ``cards_date`` and ``cards_sha256`` the card file; None where there was none.
    """

    verdict: Judgement
    codes: tuple[Text, ...] = ()
    format: Text | None = None
    edition: Text | None = None
    cards_date: Text | None = None
    cards_sha256: Text | None = None


@dataclass(frozen=True, slots=True)
class DecklistsSet:
    """Until when players hand lists in, and who may see them once they are published; the whole of it from now on."""

    deadline: At | None = None
    """None: until the pairings of the first round are published."""
    audience: Audience = "everybody"


@dataclass(frozen=True, slots=True)
class DecklistHandedIn:
    """An entrant's decklist as it was pasted; the last one counts. ``number``: which of this entrant's lists it is."""

    entrant: Id
    number: Ordinal
    at: At
    by: Sender
    late: Flag
    form: Text
    judged: Judged
    text: Text = field(default="", metadata=BESIDE)
    reason: Text | None = field(default=None, metadata=BESIDE)
    """Why somebody of the staff did it for the player."""


@dataclass(frozen=True, slots=True)
class ListJudged:
    """A list of an entrant, judged once more."""

    entrant: Id
    number: Ordinal
    judged: Judged


@dataclass(frozen=True, slots=True)
class DecklistsJudged:
    """Lists were judged again, because they were locked or because card data or rules had changed."""

    at: At
    lists: tuple[ListJudged, ...]


@dataclass(frozen=True, slots=True)
class DecklistsLocked:
    """Players can no longer change their lists, whatever the deadline says."""

    at: At


@dataclass(frozen=True, slots=True)
class DecklistsUnlocked:
    """Players can change their lists again until somebody locks them, also after the deadline."""

    at: At
    reason: Text | None = field(default=None, metadata=BESIDE)


@dataclass(frozen=True, slots=True)
class DecklistsPublished:
    """The lists are shown to everybody from now on, or (``shown`` False) no longer."""

    shown: Flag


@dataclass(frozen=True, slots=True)
class CardRuled:
    """The organiser keeps a card out of this event, allows one that the rules keep out, or leaves it to the rules."""

    card: Text
    ruling: Ruling
    reason: Text | None = field(default=None, metadata=BESIDE)


DeckFact = (
    DecklistsSet
    | DecklistHandedIn
    | DecklistsJudged
    | DecklistsLocked
    | DecklistsUnlocked
    | DecklistsPublished
    | CardRuled
)
