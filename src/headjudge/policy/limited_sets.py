"""What decks need of a limited set: sizes and card limits, as the policy of the date lists them (A.7)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from headjudge.policy import documents

_DOCUMENT = "fab/trp"


@dataclass(frozen=True, slots=True)
class LimitedSet:
    """A set as limited formats use it.

    ``code`` in capitals; ``deck_most`` is None where any larger deck is allowed; ``pool_limits`` are cards of which a
    card-pool may hold only so many; ``edition`` is the edition of the policy; ``is_for_limited`` is False for sets that
    have no row because their boosters are not made for it. A set after the last row takes that row.
    """

    code: str
    deck_least: int
    deck_most: int | None
    pool_limits: tuple[tuple[str, int], ...]
    edition: str
    is_for_limited: bool = True


def limited_set(on: date, code: str) -> LimitedSet:
    """The rules of a set on a date; a code without a row is taken for a newer set, which has the last row's rules."""
    edition = documents.pick(_DOCUMENT, on).edition
    section = documents.section(_DOCUMENT, edition, "limited")
    assert section is not None
    body = section.body
    rows = documents.like_rows(body["sets"])
    wanted = code.upper()
    row = next((one for one in rows if one.get("code") == wanted), None)
    barred = any(one.get("code") == wanted for one in body.get("not_limited", ()))
    if row is None:
        row = next(one for one in rows if one["id"] == body["later_sets"])
        own = None
    else:
        own = row["id"]
    limits = tuple(
        (rule["card"]["en"], rule["most"])
        for rule in body.get("rules", ())
        if rule["set"] == own and rule["kind"] == "pool_limit"
    )
    return LimitedSet(wanted, row["deck_least"], row.get("deck_most"), limits, edition, not barred)
