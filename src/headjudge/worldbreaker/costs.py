"""What a player may pay for a worldbreak: its printed cost, or mana of the kinds that commanders show (sentence 12).

The number of symbols never changes, nor what is generic, {X} or {C}; all symbols of one printed colour are paid with
one kind of mana. Who pays life or a half of a hybrid symbol chooses that first (option A10).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Literal, NamedTuple

from headjudge.cards.card import MagicCard
from headjudge.policy.worldbreak_rules import WorldbreakRules
from headjudge.worldbreaker.mana import (
    COLOURLESS,
    COLOURS,
    KINDS,
    LIFE,
    commander_kinds,
    counted,
    is_all_symbols,
    symbols,
    written,
)

CostFault = Literal[
    "unreadable",
    "no_mana_cost",
    "nothing_paid",
    "fixed_part",
    "too_few",
    "too_many",
    "foreign",
    "not_one_kind",
    "same_kind_twice",
    "mixed_with_printed",
    "not_this_way",
]
"""Why a payment does not fit; the first that applies."""


@dataclass(frozen=True, slots=True)
class Payment:
    """One way to pay: as symbols, and which kind of mana stands for each printed colour (none: as printed)."""

    text: str
    instead: tuple[tuple[str, str], ...] = ()

    @property
    def is_printed(self) -> bool:
        """Whether every colour is paid as printed."""
        return not self.instead


@dataclass(frozen=True, slots=True)
class NotPaid:
    """Why a payment does not fit a cost, and what would: ``kinds`` are the letters that the sentence names."""

    fault: CostFault
    cost: str
    paid: str
    kinds: str
    payments: tuple[Payment, ...]


class _Readings(NamedTuple):
    """The options on which payments rest, by number."""

    a4: str
    a10: str
    a16: str
    a17: str
    a18: str


def _readings(rules: WorldbreakRules) -> _Readings:
    return _Readings(*(rules.chosen[key] for key in ("A4", "A10", "A16", "A17", "A18")))


@dataclass(frozen=True, slots=True)
class _Split:
    """A cost: what never changes, how many symbols of each colour, and the symbols of which a half is chosen."""

    fixed: Counter[str]
    coloured: Counter[str]
    chosen: Counter[str]


def kinds_under(rules: WorldbreakRules, commanders: Sequence[MagicCard]) -> frozenset[str]:
    """The kinds of mana that the commanders' symbols show, as the rules in force count them (option A11)."""
    return commander_kinds(
        commanders,
        with_reminders=rules.says("A11", "with-reminder-text"),
        with_indicators=rules.says("A11", "with-indicator"),
    )


def payments(cost: str, kinds: frozenset[str], rules: WorldbreakRules) -> tuple[Payment, ...]:
    """Every way to pay a mana cost with the kinds of mana that the commanders show, the printed one first.

    ``cost`` is the printed cost (``{6}{R}{R}{R}``), ``kinds`` of the letters WUBRG and C. Two ways that come to the
    same mana are told once; a card without a mana cost (an empty text) has no way. Cost: a map for each choice of
    kinds (some thousand for a card of five colours), and nothing the second time.

    >>> from headjudge.policy.worldbreak_rules import worldbreak_rules
    >>> [one.text for one in payments("{3}{G}{U}", frozenset("R"), worldbreak_rules())]
    ['{3}{G}{U}', '{3}{U}{R}', '{3}{R}{R}', '{3}{R}{G}']
    """
    return _payments(cost, kinds, _readings(rules))


@lru_cache(maxsize=4096)
def _payments(cost: str, kinds: frozenset[str], readings: _Readings) -> tuple[Payment, ...]:
    if not cost:
        return ()
    found: dict[str, Payment] = {}
    split = _split(cost)
    for payment in _ways(split, kinds, readings):
        found.setdefault(payment.text, payment)
    printed = [one for one in found.values() if one.is_printed]
    if not split.chosen:
        printed = [Payment(cost)]  # in the order in which the card has it
    others = sorted((one for one in found.values() if not one.is_printed), key=_in_order)
    return (*printed, *others)


def _in_order(payment: Payment) -> tuple[object, ...]:
    amounts = counted(symbols(payment.text))
    return (amounts["generic"], [-amounts[kind] for kind in KINDS], payment.text)


def not_paid(paid: str | None, cost: str, kinds: frozenset[str], rules: WorldbreakRules) -> NotPaid | None:
    """None where a payment fits the cost, else why it does not.

    Symbols may stand in any order and whole numbers are added up; a hybrid or Phyrexian symbol may be written as
    printed, life for one as ``{P}`` or, being no mana, not at all. What has no mana cost cannot be paid for.
    """
    ways = payments(cost, kinds, rules)
    if cost and paid is not None and is_all_symbols(paid):
        amounts = counted(symbols(paid))
        if any(amounts in _as_written(way.text) for way in ways) or _is_as_printed(amounts, cost):
            return None
    fault, named = _fault(paid, cost, kinds, rules)
    return NotPaid(fault, cost, paid or "", "".join(k for k in KINDS if k in named), ways)


@lru_cache(maxsize=4096)
def _as_written(way: str) -> tuple[Counter[str], ...]:
    """What may be written for a way to pay: the mana with the life, or the mana alone."""
    amounts = counted(symbols(way))
    return amounts, amounts - Counter({LIFE: amounts[LIFE]})


def _split(cost: str) -> _Split:
    fixed, coloured, chosen = Counter[str](), Counter[str](), Counter[str]()
    for symbol, number in counted(symbols(cost)).items():
        if "/" in symbol:
            chosen[symbol] += number
        elif symbol in COLOURS:
            coloured[symbol] += number
        else:
            fixed[symbol] += number
    return _Split(fixed, coloured, chosen)


def _halves(symbol: str) -> tuple[Counter[str], ...]:
    """What can be paid for a symbol that leaves a choice: each half, or life."""
    return tuple(counted([half]) for half in symbol.split("/"))


def _choices(chosen: Counter[str]) -> Iterator[Counter[str]]:
    """Every way to choose halves, the first halves first."""
    ways = [
        [sum(picked, Counter[str]()) for picked in combinations_with_replacement(_halves(symbol), number)]
        for symbol, number in chosen.items()
    ]
    for picked in product(*ways):
        yield sum(picked, Counter[str]())


def _ways(split: _Split, kinds: frozenset[str], readings: _Readings) -> Iterator[Payment]:
    as_printed = readings.a10 == "as-printed"
    choices = list(_choices(split.chosen))
    for choice in choices:
        yield Payment(written(split.fixed + split.coloured + choice))
    for choice in choices:
        # Under the other reading a half that was chosen is paid as it is; otherwise its colour is replaced like any.
        coloured = +split.coloured if as_printed else split.coloured + _of_colours(choice)
        fixed = split.fixed + (choice if as_printed else choice - _of_colours(choice))
        if not coloured:
            continue
        for instead in _maps(tuple(c for c in COLOURS if coloured[c]), kinds, readings):
            amounts = Counter(fixed)
            for colour, kind in instead.items():
                amounts[kind] += coloured[colour]
            if any(colour != kind for colour, kind in instead.items()):
                yield Payment(written(amounts), tuple(instead.items()))


def _of_colours(amounts: Counter[str]) -> Counter[str]:
    return Counter({colour: amounts[colour] for colour in COLOURS if amounts[colour]})


def _maps(printed: Sequence[str], kinds: frozenset[str], readings: _Readings) -> Iterator[Mapping[str, str]]:
    """Which kind of mana stands for each printed colour, in every permitted way (sentences 12, 12n-a, 12n-b)."""
    if readings.a18 == "not-counted":
        kinds -= {COLOURLESS}
    shown = [kind for kind in KINDS if kind in kinds] or [COLOURLESS]
    alone = len(shown) == 1
    if not alone and len(printed) > len(shown) and readings.a4 == "printed-only":
        return
    may_mix = (alone and len(printed) > 1) or (not alone and readings.a17 == "mixed")
    apart = not alone and len(printed) <= len(shown) and readings.a16 == "injective"
    every = not alone and len(printed) > len(shown) and readings.a4 == "every-colour"
    for picked in product(
        *([*shown, *(c for c in [colour] if may_mix and c not in shown)] for colour in printed)
    ):
        if apart and len(set(picked)) < len(picked):
            continue
        if every and not set(shown) <= set(picked):
            continue
        yield dict(zip(printed, picked, strict=True))


def _is_as_printed(amounts: Counter[str], cost: str) -> bool:
    """Whether the printed symbols were written, some hybrid ones with a half chosen."""
    split = _split(cost)
    kept = Counter({symbol: amounts[symbol] for symbol in split.chosen if amounts[symbol]})
    if any(number > split.chosen[symbol] for symbol, number in kept.items()):
        return False
    rest = split.chosen - kept
    return any(amounts == split.fixed + split.coloured + kept + choice for choice in _choices(rest))


def _fault(
    paid: str | None, cost: str, kinds: frozenset[str], rules: WorldbreakRules
) -> tuple[CostFault, frozenset[str]]:
    """The first thing that is wrong with a payment that fits no way, and the letters to name."""
    if not cost:
        return "no_mana_cost", frozenset()
    if paid is None:
        return "nothing_paid", frozenset()
    if not is_all_symbols(paid):
        return "unreadable", frozenset()
    split, amounts = _split(cost), counted(symbols(paid))
    if split.chosen:
        return "not_this_way", frozenset()
    given = _of_colours(amounts)
    colourless = amounts[COLOURLESS] - split.fixed[COLOURLESS]
    rest = amounts - given
    if colourless > 0:
        given[COLOURLESS] = colourless
        rest[COLOURLESS] = split.fixed[COLOURLESS]
    if +rest != +split.fixed:
        return "fixed_part", frozenset()
    wanted = sum(split.coloured.values())
    if given.total() != wanted:
        return ("too_few" if given.total() < wanted else "too_many"), frozenset()
    usable = (kinds or frozenset(COLOURLESS)) | set(split.coloured)
    if foreign := set(given) - usable:
        return "foreign", frozenset(foreign)
    return _wrong_map(split.coloured, given, rules, kinds)


def _wrong_map(
    printed: Counter[str], given: Counter[str], rules: WorldbreakRules, kinds: frozenset[str]
) -> tuple[CostFault, frozenset[str]]:
    """The number is right and every kind is usable, but they do not stand for the colours as they must."""
    if len(given) > len(printed):
        return "not_one_kind", frozenset(given)
    if set(given) & (set(printed) - kinds):
        return "mixed_with_printed", frozenset(set(given) & (set(printed) - kinds))
    if len(given) < len(printed) and rules.says("A16", "injective") and len(printed) <= len(kinds):
        return "same_kind_twice", frozenset(given)
    return "not_one_kind", frozenset(given)
