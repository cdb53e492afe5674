"""The organiser's pool of worldbreaks: a pasted list of names, checked, as the proxies that there are."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.judging import judge
from headjudge.decks.reading import Bases, spelled
from headjudge.desk import marks
from headjudge.desk.decklists.asked import DeckRules, deck_rules
from headjudge.desk.decklists.checking import Checked, check
from headjudge.desk.hand import InHand
from headjudge.desk.worldbreaks.rules import dealt_by
from headjudge.findings import Finding, InputError
from headjudge.policy.worldbreak_rules import WorldbreakRules
from headjudge.tournament.hall.worldbreak_events import PooledCard, WorldbreakPoolSet
from headjudge.tournament.hall.worldbreak_state import Worldbreaks

MOST_CARDS = 5_000
"""Proxies in a pool: far more than any hall needs."""
_UNSURE = frozenset({"card.unknown", "card.ambiguous"})
_OF_A_DECK = frozenset(
    {"decklists.no_format", "deck.commander_assumed", "deck.companion_assumed", "deck.sideboard_assumed"}
)
"""What is said of a deck and means nothing for a pool."""
_OF_LISTS = frozenset({"card.banned", "card.not_in_pool"})


@dataclass(frozen=True, slots=True)
class PoolRead:
    """A pasted pool: the cards with their copies, in the order of names, what was found, and the check of its text
    with the near matches of unknown names."""

    cards: tuple[PooledCard, ...]
    findings: tuple[Finding, ...]
    checked: Checked

    @property
    def copies(self) -> int:
        """How many proxies there are."""
        return sum(one.copies for one in self.cards)

    @property
    def has_faults(self) -> bool:
        """Whether something has to be put right before the pool can be kept."""
        return any(one.severity == "error" for one in self.findings)

    @property
    def has_doubts(self) -> bool:
        """Whether it has names that the card data does not know, or that mean several cards."""
        return any(one.code in _UNSURE for one in self.findings)


def pool_read(hand: InHand, text: str, bases: Bases, *, as_written: bool = False) -> PoolRead:
    """What a text says of a pool: names in any form of list, a count in front for several proxies of a card.

    Known cards have their English name, others stand as written. ``as_written``: the organiser knows that the card data
    does not have those names. Raises Refused where the event has no pool.
    """
    rules = dealt_by(hand.event)
    found = deck_rules(hand.event, hand.hall.decks.ruled)
    checked = check(text, DeckRules(None, "mtg", found.on, None, {}, {}), bases)
    findings = [one for one in checked.findings if one.code not in _OF_A_DECK]
    cards: tuple[PooledCard, ...] = ()
    if checked.deck is not None:
        cards = _counted(checked.deck, bases)
        findings += _faults(checked.deck, found, rules, bases)
    if as_written:
        findings = [_remark(one) if one.code in _UNSURE else one for one in findings]
    many = sum(one.copies for one in cards)
    if many > MOST_CARDS:
        findings.append(
            Finding("worldbreaks.pool_large", "error", "text", {"most": MOST_CARDS, "found": many})
        )
    return PoolRead(cards, tuple(sorted(findings, key=lambda one: one.line or 0)), checked)


def _counted(deck: Decklist, bases: Bases) -> tuple[PooledCard, ...]:
    base = bases.get("mtg")
    found: Counter[str] = Counter()
    for entry in deck.entries:
        known = None if base is None or entry.card is None else base.by_key(entry.card)
        found[entry.name if known is None else spelled(known)] += entry.count
    return tuple(PooledCard(card, found[card]) for card in sorted(found))


def _faults(deck: Decklist, asked: DeckRules, rules: WorldbreakRules, bases: Bases) -> list[Finding]:
    """The cards that the ban list of the day keeps out, where it limits worldbreaks (A2)."""
    form, base = asked.format(), bases.get("mtg")
    if rules.chosen["A2"] not in ("ban-list", "all") or form is None or base is None:
        return []
    entries = tuple(_in_the_deck(entry) for entry in deck.entries)
    as_deck = Decklist(game="mtg", form=deck.form, entries=entries)
    verdict = judge(
        as_deck, form, base, additions=asked.additions, lifted=asked.lifted, options={"A1": "dealt"}
    )
    return [one for one in verdict.findings if one.code in _OF_LISTS]


def _in_the_deck(entry: Entry) -> Entry:
    return Entry(name=entry.name, count=1, section="main", line=entry.line, card=entry.card)


def _remark(finding: Finding) -> Finding:
    return Finding(finding.code, "info", finding.subject, finding.params, finding.rule, finding.line)


def pool_set(
    hand: InHand, text: str, bases: Bases, seen: str, *, as_written: bool = False
) -> tuple[WorldbreakPoolSet, ...]:
    """The pool from now on; nothing where it is the same. An empty text empties it.

    Raises Refused where the event has no pool or somebody changed it since it was ``seen``, InputError with every
    fault: lines that cannot be read, cards that the limits keep out, names that nobody knows unless ``as_written``,
    fewer copies of a card than players hold.
    """
    dealt_by(hand.event)
    marks.check_mark(seen, pool_mark(hand))
    stands = hand.hall.worldbreaks
    if not text.strip():
        cards: tuple[PooledCard, ...] = ()
    else:
        read = pool_read(hand, text, bases, as_written=as_written)
        faults = [
            Finding(one.code, "error", "text", one.params, one.rule, one.line)
            for one in read.findings
            if one.severity == "error"
        ]
        if read.has_doubts and not as_written:
            names = [str(one.subject) for one in read.findings if one.code in _UNSURE]
            faults.append(Finding("worldbreaks.pool_unknown", "error", "text", {"names": names}))
        if faults:
            raise InputError(faults)
        cards = read.cards
    if short := _short(stands, cards):
        raise InputError([Finding("worldbreaks.pool_held", "error", "text", {"names": short})])
    if {one.card: one.copies for one in cards} == dict(stands.pool):
        return ()
    return (WorldbreakPoolSet(cards),)


def _short(stands: Worldbreaks, cards: tuple[PooledCard, ...]) -> list[str]:
    """The cards of which players hold more copies than the pool would have."""
    held = Counter(card for some in stands.hands.values() for card in some)
    there = {one.card: one.copies for one in cards}
    return sorted(card for card, many in held.items() if there.get(card, 0) < many)


def pool_text(stands: Worldbreaks) -> str:
    """The pool as a list that can be changed and pasted again.

    >>> pool_text(Worldbreaks({"Upheaval": 2, "Biorhythm": 1}))
    '1 Biorhythm\\n2 Upheaval\\n'
    """
    return "".join(f"{stands.pool[card]} {card}\n" for card in sorted(stands.pool))


def pool_mark(hand: InHand) -> str:
    """A short mark of the pool and of who holds what of it."""
    stands = hand.hall.worldbreaks
    return marks.mark_of(sorted(stands.pool.items()), sorted(stands.hands.items()))


def pool_copies(stands: Worldbreaks) -> tuple[int, int]:
    """How many proxies the pool has, and how many of them nobody holds."""
    return sum(stands.pool.values()), sum(stands.left().values())
