"""Card data held against the bundled rules: whether every name of a ban list and every set of a card pool is there."""

from __future__ import annotations

import datetime

from headjudge.cards.database import CardBase
from headjudge.decks.judging import unknown_sets, unresolved_names
from headjudge.findings import Finding
from headjudge.policy.deck_formats import format_ids, format_on


def against_rules(base: CardBase, on: datetime.date) -> tuple[Finding, ...]:
    """What of the deck formats of the database's game it does not know on a day; nothing where all is there.

    ``cards.list_name_unknown`` for a name of ban lists, with their formats and near matches: cards of that name would
    never be found in a deck. ``cards.pool_set_unknown`` for a set of card pools that the file is young enough to have.
    Both are warnings: the other cards can be judged. A small file lacks most of the game and is not asked. Cost: a
    look-up for each name, some milliseconds in all.
    """
    formats = {form.id: form for form in (format_on(name, on) for name in format_ids())}
    names: dict[str, list[str]] = {}
    near: dict[str, object] = {}
    sets: dict[str, tuple[object, list[str]]] = {}
    for form in (formats[one] for one in sorted(formats) if formats[one].game == base.game):
        for found in unresolved_names(form, base):
            names.setdefault(found.params["name"], []).append(form.id)
            near[found.params["name"]] = found.params["expected"]
        for found in unknown_sets(form, base) if base.game == "mtg" else ():
            sets.setdefault(found.params["set"], (found.params["entered"], []))[1].append(form.id)
    told = [
        Finding(
            "cards.list_name_unknown", "warning", name, {"name": name, "formats": of, "expected": near[name]}
        )
        for name, of in sorted(names.items())
    ]
    told += [
        Finding("cards.pool_set_unknown", "warning", code, {"set": code, "entered": entered, "formats": of})
        for code, (entered, of) in sorted(sets.items())
    ]
    return tuple(told)
