"""Limited play with a set: packs, deck sizes, what is left out of the boosters, the set's own rules, the steps.

Rule: TRP A.7 (sets), A.3 (minutes, pick timers), A.5 (registration). All numbers come from the policy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from headjudge.findings import Finding, Refused, Rule, Severity
from headjudge.policy import documents
from headjudge.policy.editions import assumed, available, of_edition
from headjudge.policy.model import Source
from headjudge.policy.policy import Policy
from headjudge.policy.product import (
    Limited,
    LimitedKind,
    LimitedSet,
    NotLimitedSet,
    OpenShufflePlaySet,
    SetRule,
)

BOOSTER_KINDS: tuple[LimitedKind, ...] = ("sealed", "draft")
"""The kinds whose numbers stand in the table of sets."""


@dataclass(frozen=True, slots=True)
class LimitedPlay:
    """What holds for a set in a limited format; a number that no rule gives is ``None``.

    ``row`` is the row of the table that was taken, ``is_later`` whether it is the last row taken for a set
    released after it. ``pool_cards`` is how many cards the packs give to a pool, the hero not counted.
    """

    asked: str
    kind: LimitedKind
    names: Any
    row: LimitedSet | None
    is_later: bool
    packs: int | None
    deck_least: int | None
    deck_most: int | None
    pack_cards: int | None
    booster_cards: int | None
    pool_cards: int | None
    excluded: tuple[str, ...]
    kept: tuple[str, ...]
    rules: tuple[SetRule, ...]
    arena_cards_removed: bool
    source: Source | None
    findings: tuple[Finding, ...]

    @property
    def extra_cards(self) -> int | None:
        """The cards of a booster that are neither in the pool nor drafted."""
        if self.booster_cards is None or self.pack_cards is None:
            return None
        return self.booster_cards - self.pack_cards

    def plain(self) -> dict[str, Any]:
        """The object of ``headjudge limited --json``, without steps and findings."""
        source = self.source
        return {
            "set": {
                "id": self.row.id if self.row is not None and not self.is_later else None,
                "name": self.asked if self.names is None else self.names.en,
                "row": None if self.row is None else self.row.id,
                "sure": None if self.row is None else ("inferred" if self.is_later else self.row.sure),
            },
            "kind": self.kind,
            "packs": self.packs,
            "deck": {"least": self.deck_least, "most": self.deck_most},
            "cards": {
                "booster": self.booster_cards,
                "limited": self.pack_cards,
                "extra": self.extra_cards,
                "pool": self.pool_cards,
            },
            "excluded": list(self.excluded),
            "kept": list(self.kept),
            "arena_cards_removed": self.arena_cards_removed,
            "rules": [
                {"kind": rule.kind, "card": rule.card.en, "most": rule.most, "id": rule.id}
                for rule in self.rules
            ],
            "source": None
            if source is None
            else source.model_dump(
                mode="json", include={"document", "title", "clause", "edition", "carried_by"}
            ),
        }


@dataclass(frozen=True, slots=True)
class _Found:
    """Where a name was found: a row, a set without limited play, or a later set of another edition."""

    row: LimitedSet | None = None
    unfit: NotLimitedSet | None = None
    open_play: OpenShufflePlaySet | None = None
    released: str | None = None
    names: Any = None


def limited_play(policy: Policy, asked: str, released: str | None = None) -> LimitedPlay:
    """What holds for a set (its id, code, or name in any language) in the policy's limited format.

    A set after the last printed row takes the last row: one that a later edition has, or one whose day of
    release is given as ``released`` (``2027-02-05``). A set that is in no row gives no numbers, and a finding.
    Raises Refused (``limited.not_a_limited_format``) for a policy of another kind. Rule: TRP A.7.

    >>> from datetime import date
    >>> from headjudge.policy.editions import resolve
    >>> sealed = resolve("fab/sealed", date(2025, 11, 30)).policy
    >>> play = limited_play(sealed, "HVY")
    >>> play.packs, play.deck_least, play.deck_most, play.pool_cards
    (6, 30, None, 84)
    """
    limited, kind = policy.limited, policy.limited_kind
    if limited is None or kind is None:
        raise Refused([Finding("limited.not_a_limited_format", "error", policy.id, {"policy": policy.id})])
    found = _find(policy, limited, asked)
    day = released or found.released
    last = limited.of(limited.later_sets)
    in_table = found.row is not None or found.unfit is not None or kind == "preconstructed"
    is_later = not in_table and last is not None and (day or "") > last.release
    row = last if is_later else found.row
    findings = [*assumed(policy, ("limited",))]
    findings += _findings(policy, limited, kind, asked, found, row, is_later)
    shown = found.names or (row.names if row is not None and not is_later else None)
    own = row.id if row is not None and not is_later else None
    open_id = found.open_play.id if found.open_play is not None else None
    is_booster = kind in BOOSTER_KINDS
    packs = _packs(policy, limited, kind, row)
    cards = row.pack_cards if row is not None and kind != "preconstructed" else None
    holds = policy.id in limited.rules_hold_for
    return LimitedPlay(
        asked=asked,
        kind=kind,
        names=shown,
        row=row,
        is_later=is_later,
        packs=packs,
        deck_least=row.deck_least if row is not None and is_booster else None,
        deck_most=row.deck_most if row is not None and is_booster else None,
        pack_cards=cards,
        booster_cards=limited.booster_cards if cards is not None else None,
        pool_cards=packs * cards if packs is not None and cards is not None else None,
        excluded=tuple(row.excluded) if row is not None and cards is not None else (),
        kept=_kept(limited, row) if cards is not None else (),
        rules=tuple(rule for rule in limited.rules if holds and rule.set in (own, open_id)),
        arena_cards_removed=kind == "crack_shuffle_play"
        and found.open_play is not None
        and found.open_play.arena_cards_removed,
        source=limited.source,
        findings=tuple(findings),
    )


def _packs(policy: Policy, limited: Limited, kind: LimitedKind, row: LimitedSet | None) -> int | None:
    if kind == "sealed":
        return None if row is None else row.sealed_packs
    if kind == "draft":
        return None if policy.draft is None or row is None else policy.draft.packs
    return limited.open_shuffle_play_packs if kind == "crack_shuffle_play" else None


def _kept(limited: Limited, row: LimitedSet | None) -> tuple[str, ...]:
    """The exceptions, where what they are exceptions from is excluded at all."""
    return tuple(limited.kept_extended_art) if row is not None and "extended_art" in row.excluded else ()


def _find(policy: Policy, limited: Limited, asked: str) -> _Found:
    open_play = next((row for row in limited.open_shuffle_play if _is_called(row, asked)), None)
    row = limited.of(asked)
    if row is not None:
        open_play = open_play or next((o for o in limited.open_shuffle_play if o.id == row.id), None)
        return _Found(row=row, open_play=open_play, names=row.names, released=row.release)
    if open_play is not None:
        return _Found(open_play=open_play, names=open_play.names)
    unfit = next((one for one in limited.not_limited if _is_called(one, asked)), None)
    if unfit is not None:
        return _Found(unfit=unfit, names=unfit.names)
    for other in _other_tables(policy):
        row = other.of(asked)
        if row is not None:
            return _Found(released=row.release, names=row.names)
    return _Found()


def _is_called(row: NotLimitedSet | OpenShufflePlaySet, asked: str) -> bool:
    names = (row.id, getattr(row, "code", None), row.names.en, row.names.ja, row.names.ru)
    return asked.casefold() in {name.casefold() for name in names if name is not None}


def _other_tables(policy: Policy) -> Iterator[Limited]:
    """The tables of sets of the other editions of the policy's document, the newest first."""
    if policy.id not in available():
        return
    for edition in reversed(documents.editions(policy.source.document)):
        other = of_edition(policy.id, edition).limited if edition != policy.edition else None
        if other is not None:
            yield other


def _findings(
    policy: Policy,
    limited: Limited,
    kind: LimitedKind,
    asked: str,
    found: _Found,
    row: LimitedSet | None,
    is_later: bool,
) -> Iterator[Finding]:
    source = limited.source
    clause = source.clause if source is not None else None
    rule = Rule(source.document, clause, source.edition) if source is not None and clause else None

    def note(code: str, severity: Severity, **params: Any) -> Finding:
        return Finding(code, severity, policy.id, params, rule)

    name = asked if found.names is None else found.names.en
    last = limited.of(limited.later_sets)
    if kind == "crack_shuffle_play" and found.open_play is None:
        known = ", ".join(one.names.en for one in limited.open_shuffle_play)
        yield note("limited.not_recommended", "warning", set=name, known=known)
    if kind == "preconstructed":
        return  # a bought deck needs no row; only the set's own rules hold
    if found.unfit is not None:
        yield note("limited.not_for_limited", "warning", set=name)
    elif is_later and last is not None:
        yield note("limited.later_set", "warning", set=name, row=last.names.en)
    elif row is None and not (kind == "crack_shuffle_play" and found.open_play is not None):
        told = {"set": name, "row": last.names.en if last is not None else ""}
        yield note("limited.set_without_row", "warning", **told)
    if row is not None and not is_later:
        if row.sure == "inferred":
            yield note("limited.row_inferred", "warning", set=row.names.en)
        elif row.sure == "span":
            yield note("limited.row_span", "info", set=row.names.en)
