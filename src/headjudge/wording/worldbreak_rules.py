"""World Breaker's rules in words: sentences, what can happen to a worldbreak, and the points left open as played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from headjudge.wording.speech import Wording

if TYPE_CHECKING:
    from headjudge.policy.worldbreak_rules import Option, Transition, WorldbreakRules

_HEADS = ("rule", "happens", "from", "who", "needs", "through", "ends", "rests")


def sentence(number: str, words: Wording) -> str:
    """A sentence of the rules, in our own words."""
    return words.say(f"wb.sentence.{number}")


def question(option: Option, words: Wording) -> str:
    """What an option decides."""
    return words.say(f"wb.option.{option.key}")


def played(option: Option, value: str, words: Wording) -> str:
    """What is played where an option has a value."""
    return words.say(f"wb.option.{option.key}.{value}")


def state_name(state: str, words: Wording) -> str:
    """Where a worldbreak is: ``ready`` and ``spent`` with their face, else the zone."""
    return words.say(f"wb.state.{state}" if state in ("ready", "spent") else f"wb.zone.{state}")


def happening(row: Transition, words: Wording) -> str:
    """What happens to a card by a row of the table, in a few words."""
    if row.origins == ("exile",):
        return words.say(
            "wb.transition.cast_from_exile" if row.event == "cast" else "wb.transition.from_exile"
        )
    for own in (f"wb.transition.{row.key}", f"wb.transition.{row.rule}.{row.event}"):
        if words.has(own):
            return words.say(own)
    return words.say(f"wb.transition.{row.rule or row.event}")


def ending(row: Transition, words: Wording) -> str:
    """Where a card ends by a row of the table."""
    if row.refuse is not None:
        return words.say("wb.ends.refused")
    if row.lands in ("stays", "named"):
        return words.say(f"wb.ends.{row.lands}")
    state = state_name(row.lands, words)
    return words.say("wb.ends.keep", state=state) if row.keep == "owner" else state


def places(row: Transition, words: Wording) -> str:
    """The zones that the event of a row names, or nothing."""
    named = (place for place in row.to if place and place != "library-shuffled")
    return words.listed([state_name(place, words) for place in named])


def origins(row: Transition, words: Wording) -> str:
    """Where a card is before a row of the table."""
    return words.listed([state_name(state, words) for state in row.origins])


def needs(row: Transition, words: Wording) -> str:
    """What has to hold, or nothing."""
    return words.listed([words.say(f"wb.need.{need}") for need in row.needs])


def through(row: Transition, words: Wording) -> str:
    """The zones that a card passes through by a row, or nothing."""
    if not row.passes or row.lands == "exile":
        return ""
    return places(row, words) or state_name("graveyard", words)


def clauses(row: Transition, words: Wording) -> str:
    """The sentences and the options on which a row rests."""
    return words.listed([*row.sentences, *row.options])


def rules_json(rules: WorldbreakRules, rows: tuple[Transition, ...], words: Wording) -> dict[str, Any]:
    """The rules as one JSON object, with ``rows`` of their table."""
    return {
        "document": rules.document,
        "edition": rules.edition,
        "cards_each": rules.cards_each,
        "sentences": [{"id": one, "text": sentence(one, words)} for one in rules.sentences],
        "transitions": [_row_json(row, words) for row in rows],
        "options": [_option_json(one, rules, words) for one in rules.options],
    }


def _row_json(row: Transition, words: Wording) -> dict[str, Any]:
    return {
        "rule": row.rule,
        "from": list(row.origins),
        "event": row.event,
        "to": list(row.to),
        "who": row.who,
        "range": row.range,
        "of": row.of,
        "fizzled": row.fizzled,
        "needs": list(row.needs),
        "keep": row.keep,
        "passes": row.passes,
        "lands": None if row.refuse else row.lands,
        "refuse": row.refuse,
        "sentences": list(row.sentences),
        "options": list(row.options),
        "text": happening(row, words),
        "ends": ending(row, words),
    }


def _option_json(option: Option, rules: WorldbreakRules, words: Wording) -> dict[str, Any]:
    chosen = rules.chosen[option.key]
    return {
        "key": option.key,
        "name": option.name,
        "question": question(option, words),
        "default": option.default,
        "chosen": chosen,
        "changed": chosen != option.default,
        "values": [{"value": value, "text": played(option, value, words)} for value in option.values],
    }


def rules_tables(rules: WorldbreakRules, words: Wording) -> str:
    """Sentences, transitions and options as Markdown, for the reference.

    The transitions are all of the table, also those that only an option makes possible; of an option's values the
    default stands first.
    """
    sentences = [(one, sentence(one, words)) for one in rules.sentences]
    rows = [
        (
            row.rule or "–",
            happening(row, words),
            origins(row, words),
            words.say(f"wb.who.{row.who}"),
            needs(row, words) or "–",
            through(row, words) or "–",
            ending(row, words),
            clauses(row, words) or "–",
        )
        for row in rules.transitions
    ]
    options = [
        (
            f"`{one.key}`",
            f"`{one.name}`",
            question(one, words),
            "<br>".join(
                f"`{value}`: {played(one, value, words)}"
                for value in sorted(one.values, key=lambda value: value != one.default)
            ),
        )
        for one in rules.options
    ]
    heads = [words.say(f"wb.list.{head}") for head in _HEADS]
    said = words.say
    return "\n".join(
        (
            f"## {said('wb.list.sentences')}\n",
            _markdown(("", ""), sentences),
            f"## {said('wb.list.transitions')}\n",
            _markdown(heads, rows),
            f"## {said('wb.list.options')}\n",
            _markdown(("", "", "", said("wb.list.values")), options),
        )
    )


def _markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = (heads, ["---"] * len(heads), *rows)
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)
