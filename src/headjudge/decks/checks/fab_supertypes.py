"""Which cards the hero may have: class and talent, specialization, cards of one hero, and the hero's own conditions."""

from __future__ import annotations

from collections.abc import Iterator

from headjudge.cards.folding import folded
from headjudge.decks.checks.fab_examined import FabExamined, PoolCard
from headjudge.decks.checks.fab_facts import FabFacts, HeroRules
from headjudge.findings import Finding


def check(examined: FabExamined) -> Iterator[Finding]:
    """``card.class_mismatch`` (CR 1.1.3), ``card.specialization`` (CR 8.3.7), ``card.hero_metatype`` (CR 2.6.6),
    ``card.hero_rule`` for what the hero itself forbids; ``card.outside_pool`` for what no pool may hold."""
    rules = examined.hero_rules
    for card in examined.pool:
        if card.facts is None or card.key in examined.lifted:
            continue
        if card.facts.outside:
            yield examined.fault(
                "card.outside_pool",
                "outside",
                card=card,
                expected=0,
                found=card.count,
                what=_what(card.facts),
            )
            continue
        if rules is None or card.facts.is_thin or not _is_played(examined, card):
            continue
        if card.facts.place == "hero":
            continue
        yield from _of_hero(examined, card, card.facts, rules)


def undivided(examined: FabExamined) -> Iterator[Finding]:
    """``deck.pool_undivided``: a limited pool that does not say which of its cards are played, so that their class was
    not compared with the hero's."""
    if _is_whole_pool(examined):
        yield examined.fault("deck.pool_undivided", "pool", severity="info")


def _is_whole_pool(examined: FabExamined) -> bool:
    """Whether a limited list is everything that was opened: larger than a deck, and undivided."""
    if examined.values.get("limited") != "sets" or examined.divides:
        return False
    # No set has a larger deck than 40 cards; a pool of six packs has 84.
    many = sum(card.count for card in examined.pool if not card.is_arena_card)
    return many > ((examined.set_rules and examined.set_rules.deck_most) or 45)


def _is_played(examined: FabExamined, card: PoolCard) -> bool:
    """In limited formats a pool has cards of every class; only those of the deck must be the hero's."""
    if examined.values.get("limited") != "sets":
        return True
    return card.sections != {"inventory"} and not _is_whole_pool(examined)


def _what(facts: FabFacts) -> str:
    """Why a card is in no pool."""
    if "Ephemeral" in facts.card.keywords:
        return "ephemeral"
    if facts.card.back:
        return "back"
    return "token"


def _of_hero(examined: FabExamined, card: PoolCard, facts: FabFacts, rules: HeroRules) -> Iterator[Finding]:
    hero = examined.heroes[0].name
    special = {folded(name) for name in facts.card.specializations}
    is_other = bool(special) and special.isdisjoint(rules.monikers)
    is_free = (bool(special) and rules.any_specialization) or _is_let_in(facts, rules)
    if is_other and not rules.any_specialization:
        wanted = ", ".join(facts.card.specializations)
        yield examined.fault("card.specialization", "specialization", card=card, expected=wanted, found=hero)
    elif not is_free and not any(side <= rules.supertypes for side in facts.sides):
        has = " ".join(sorted(rules.supertypes))
        yield examined.fault(
            "card.class_mismatch", "supertypes", card=card, expected=has, found=_shown(facts)
        )
    bound = {folded(name) for name in facts.card.metatypes} & _monikers(examined, facts)
    if bound and bound.isdisjoint(rules.monikers):
        yield examined.fault(
            "card.hero_metatype", "metatype", card=card, expected=", ".join(facts.card.metatypes), found=hero
        )
    if rules.only_pitch is not None and facts.place == "deck" and facts.card.pitch != rules.only_pitch:
        yield examined.fault(
            "card.hero_rule", "own_rule", card=card, hero=hero, expected=rules.only_pitch,
            found=facts.card.pitch or 0,
        )  # fmt: skip


def _shown(facts: FabFacts) -> str:
    return " / ".join(" ".join(sorted(side)) for side in facts.sides)


def _is_let_in(facts: FabFacts, rules: HeroRules) -> bool:
    """Whether the hero lets a card in whatever its class and talent."""
    card = facts.card
    return (
        (rules.any_equipment and "Equipment" in card.types)
        or (rules.any_keyword is not None and rules.any_keyword in {one.casefold() for one in card.keywords})
        or (rules.any_named is not None and rules.any_named in facts.folded_name)
    )


def _monikers(examined: FabExamined, facts: FabFacts) -> set[str]:
    """Those metatypes of a card that are monikers: others tie it to a set."""
    if examined.known is None:
        return set()
    return {folded(name) for name in facts.card.metatypes if examined.known.heroes(name)}
