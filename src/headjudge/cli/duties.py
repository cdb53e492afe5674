"""The duties of organiser and officials, for people."""

from __future__ import annotations

from headjudge.cli import show
from headjudge.cli.words import Session
from headjudge.running.duties import Duties


def say_duties(here: Session, found: Duties) -> None:
    """A line per duty; what no rule says, or what needs a programme to be known, is left out."""
    if found.tier is not None:
        show.say(here, "duties.tier", tier=found.tier)
    if found.levels:
        words = [here.say(f"level.{level}") for level in dict.fromkeys(found.levels)]
        show.say(here, "duties.levels", levels=here.wording.listed(words), count=len(words))
    for code, value in (
        ("duties.officials_may_play", found.officials_may_play),
        ("duties.organiser_may_judge", found.organiser_may_judge),
        ("duties.lists_shared", found.lists_shared),
    ):
        if value is not None:
            show.say(here, code, value="yes" if value else "no")
    for called in dict.fromkeys(found.called_draft):
        show.say(here, "duties.called_draft", value=called)
    for need in dict.fromkeys(found.deck_checks):
        share = found.deck_check_share
        percent = str(share * 100) if share is not None and need != "optional" else ""
        show.say(here, "duties.deck_checks", value=need, percent=percent)
