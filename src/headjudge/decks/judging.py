"""Judging a decklist: read it, and ask every check; the answer is a verdict with all faults at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from headjudge.cards.database import CardBase
from headjudge.cards.folding import folded
from headjudge.decks.beside import Beside, beside_of, may_hold_commander, with_pile
from headjudge.decks.checks import commander, companion, copies, identity, size, unknown
from headjudge.decks.checks.bans import ban_list_of
from headjudge.decks.checks.bans import check as check_bans
from headjudge.decks.checks.examined import Examined, limited_by, listed_in
from headjudge.decks.checks.fab_known import fab_known
from headjudge.decks.checks.known import KnownCards, known_cards
from headjudge.decks.checks.pool import check as check_pool
from headjudge.decks.checks.pool import pool_of
from headjudge.decks.checks.sections import COMMANDER_IN_SIDEBOARD, with_commander
from headjudge.decks.decklist import Decklist
from headjudge.decks.judging_fab import judge_fab
from headjudge.decks.reading import NEAREST, resolved
from headjudge.decks.verdict import Judging, Verdict, concluded
from headjudge.findings import Finding, InputError
from headjudge.policy.card_pools import window_on
from headjudge.policy.deck_formats import FormatOnDate, names_kept_out

_OF_NAMES = ("card.unknown", "card.ambiguous")
_NO_REASONS: Mapping[str, str] = {}


def judge(
    deck: Decklist,
    format_on_date: FormatOnDate,
    base: CardBase | None,
    *,
    players: int | None = None,
    additions: Mapping[str, str] = _NO_REASONS,
    lifted: Mapping[str, str] = _NO_REASONS,
    set_code: str | None = None,
    options: Mapping[str, Any] = _NO_REASONS,
) -> Verdict:
    """Whether a list is legal in a format on its date.

    ``base`` is the card database of the game; without one the verdict says what it could not check. ``players`` are
    those of a game, for what they start with (None: more than two). ``additions`` are cards that the organiser keeps
    out, ``lifted`` cards that the organiser allows, each with the reason that is shown; whole names in any language.
    ``set_code`` is the set of a limited Flesh and Blood event (``SUP``). ``options`` are those of the event that belong
    to the format (World Breaker's A1, A2 by name or number); they must be possible.

    Raises InputError ``format.name_unresolved`` where such a name means no card. Cost: a millisecond for a hundred
    cards, less from the second list on.
    """
    judging = Judging(deck, format_on_date, base, players, additions, lifted, set_code, options)
    if deck.game != format_on_date.game:
        told = {"found": deck.game, "expected": format_on_date.game}
        judging.findings.append(Finding("deck.wrong_game", "error", None, told))
        game = started_with(format_on_date, players) if format_on_date.game == "mtg" else {}
        return concluded(judging, game)
    return concluded(judging, _CHECKS[deck.game](judging))


def _judge_magic(judging: Judging) -> Mapping[str, Any]:
    """Every check of a Magic deck, in the order in which a person reads them."""
    base = judging.base
    known = None if base is None else known_cards(base)
    judging.deck, beside = _ready(judging, known)
    listed = tuple(listed_in(judging.deck, known, beside.pile if beside and beside.is_registered else None))
    examined = Examined(
        judging.deck,
        judging.format,
        known,
        listed,
        _by_key(judging.additions, listed, base),
        _by_key(judging.lifted, listed, base),
    )
    pool, bans = pool_of(judging.format, known), ban_list_of(judging.format, known)
    by_list = limited_by(examined, beside, "ban-list")
    found: list[Iterable[Finding]] = [
        size.check(examined, beside),
        commander.check(examined),
        companion.check(examined),
        copies.check(limited_by(examined, beside, "singleton")),
        identity.check(limited_by(examined, beside, "identity")),
        check_pool(by_list, pool, bans.keeps_out),
        check_bans(by_list, pool, bans),
        unknown.check(examined),
    ]
    judging.findings += [finding for some in found for finding in some]
    return started_with(judging.format, judging.players)


_CHECKS: Mapping[str, Callable[[Judging], Mapping[str, Any]]] = {"mtg": _judge_magic, "fab": judge_fab}
"""The checks of each game; they give what each player starts with."""


def _ready(judging: Judging, known: KnownCards | None) -> tuple[Decklist, Beside | None]:
    """The list as it is judged: names looked up, the commander in its place, and what stands beside the deck."""
    deck, base = judging.deck, judging.base
    if base is not None and unknown.lacks_resolution(deck):
        kept = tuple(one for one in deck.findings if one.code not in _OF_NAMES)
        deck = resolved(replace(deck, findings=kept), base)
    form = judging.format
    of_sideboard = may_hold_commander(
        deck, beside_of(deck, form, judging.options), deck.form in COMMANDER_IN_SIDEBOARD
    )
    deck = with_commander(deck, known, form.values["commander"], sideboard_may_be=of_sideboard)
    beside = beside_of(deck, form, judging.options)
    deck = with_pile(deck, beside)
    return unknown.without_foreign_doubts(
        deck, beside.pile if beside and beside.is_registered else None
    ), beside


def _by_key(told: Mapping[str, str], listed: Iterable[Any], base: CardBase | None) -> Mapping[str, str]:
    """The organiser's cards by the key under which the list has them; a name that means nothing is refused."""
    if not told:
        return {}
    found: dict[str, str] = {}
    faults = []
    for name, reason in told.items():
        keys = set() if base is None else {one.key for one in base.find(name)}
        same = {one.key for one in listed if folded(name) in (folded(one.entry.name), folded(one.name))}
        found.update(dict.fromkeys(sorted(keys | same), reason))
        if base is not None and not keys | same:
            faults.append(_unresolved(name, base))
    if faults:
        raise InputError(faults)
    return found


def _unresolved(name: str, base: CardBase) -> Finding:
    near = [one.name for one in base.near(name, NEAREST)]
    return Finding("format.name_unresolved", "error", name, {"name": name, "expected": near})


def started_with(format_on_date: FormatOnDate, players: int | None) -> Mapping[str, Any]:
    """What each player starts with: ``life``, ``free_mulligans`` (how many mulligans are not counted),
    ``commander_damage`` (the damage by one commander that ends a game, None where the rule is not used)."""
    values = format_on_date.values
    many = "two" if players == 2 else "more"
    return {
        "life": values["life"][many],
        "free_mulligans": values["free_mulligans"][many],
        "commander_damage": values.get("commander_damage"),
    }


def unresolved_names(format_on_date: FormatOnDate, base: CardBase) -> tuple[Finding, ...]:
    """The names of the format's lists that mean no card of the database: a ban that would never be found.

    ``format.name_unresolved`` for each, with near matches; nothing for a database that is not the whole game, since a
    small one lacks most cards. Cost: a look-up for each name.
    """
    known = fab_known(base) if base.game == "fab" else known_cards(base)
    if not known.is_whole_game or format_on_date.game != base.game:
        return ()
    return tuple(_unresolved(name, base) for name in names_kept_out(format_on_date.id) if not base.find(name))


def unknown_sets(format_on_date: FormatOnDate, base: CardBase) -> tuple[Finding, ...]:
    """The sets of the format's pool on its date that the database does not know though its file is younger:
    ``format.set_unknown`` for each, since a misspelt set would silently shrink the pool."""
    rule = format_on_date.values.get("pool", {})
    known = known_cards(base)
    if "sets" not in rule or not known.has_every_printing:
        return ()
    asked = format_on_date
    window = window_on(asked.game, rule["sets"], asked.on, asked.platform, asked.region)
    return tuple(
        Finding("format.set_unknown", "error", one.code, {"set": one.code, "entered": one.entered})
        for one in window.sets
        if one.entered <= known.date and base.card_set(one.code) is None
    )
