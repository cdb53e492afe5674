"""A play-off in words: the names of its rounds, who sits where or comes from where, and how each match stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from headjudge.wording.speech import Wording

if TYPE_CHECKING:
    from headjudge.running.brackets.bracket import Bracket
    from headjudge.running.brackets.filled import BracketMatch

Called = Callable[[str], str]
"""How an entrant is called: by name, or by name and id."""


def round_name(name: str, words: Wording) -> str:
    """The name of a round of the tree: final, semi-finals, round of 16."""
    key, _, size = name.rpartition("_")
    if size.isdigit():
        return words.say(f"playoff.{key}", size=int(size))
    return words.say(f"playoff.{name}")


def seat(found: Bracket, match: BracketMatch, place: int, called: Called, words: Wording) -> str:
    """Who sits there, with the rank at the cut; or where whoever will sit there comes from."""
    from headjudge.running.brackets.tree import Seed

    name, seed = match.seats[place], match.seeds[place]
    if name is not None:
        return f"{seed}. {called(name)}" if seed is not None else called(name)
    if match.state == "done":
        return words.say("playoff.empty")
    source = next(node for node in found.tree.nodes if node.number == match.number).sources[place]
    if isinstance(source, Seed):
        return words.say("playoff.seed", seed=source.rank)
    return words.say("playoff.coming", match=source.match, place=source.place)


def state(found: Bracket, match: BracketMatch, called: Called, words: Wording) -> str:
    """How a match stands, or who goes on from it."""
    if match.state != "done":
        return words.say(f"playoff_state.{match.state}")
    if not match.through:
        return words.say("playoff.nobody")
    through = words.listed([called(name) for name in match.through])
    code = "playoff.without_play" if match.without_play else "playoff.done"
    if found.filled.is_over and match.number == max(found.filled.matches):
        code = "playoff.wins"
    return words.say(code, name=through, count=len(match.through))


def choice(found: Bracket, match: BracketMatch, called: Called, words: Wording) -> str:
    """Who chose to start, or whose choice it is while the match can still begin; else nothing."""
    if match.chose is not None:
        return words.say("playoff.chose", name=called(match.chose))
    chooser = found.chooser(match) if match.state in ("ready", "running") else None
    return "" if chooser is None else words.say("playoff.chooses", name=called(chooser))
