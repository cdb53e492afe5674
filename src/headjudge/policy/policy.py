"""The whole policy of an event: every rule value that holds for it, resolved for its date."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from headjudge.policy.at_table import Questionnaire, Shown, TableRules, in_words, places
from headjudge.policy.model import (
    Assumption,
    Day,
    Key,
    Lot,
    Model,
    Option,
    PairingRules,
    Playoff,
    Positive,
    Rows,
    Scoring,
    Source,
    Text,
    TieBreak,
)
from headjudge.policy.pods import Pods
from headjudge.policy.product import Limited, LimitedKind, TestPrints
from headjudge.policy.tables import (
    Draft,
    DutyRules,
    Minutes,
    Programmes,
    Registration,
    StructureTables,
    TeamMatch,
)

Category = Literal["constructed", "limited", "welcome_deck", "open"]


class Policy(Model):
    """The rules of an event as they hold on its date.

    It is closed and complete: written with ``model_dump(mode="json")`` and read back it is equal, so an event
    file can carry it whole. ``category`` ``open`` is a policy that leaves the decks to another format.
    """

    id: Key
    edition: Day
    game: Key
    names: Text
    category: Category = "open"
    limited_kind: LimitedKind | None = None
    """Which limited format it is; nothing for others."""
    entrants: Literal["players", "teams"] = "players"
    team_size: Positive | None = None
    table_sizes: Annotated[Rows[Positive], Field(min_length=1)] = (2,)
    """How many entrants may sit at one table, the preferred size first."""
    source: Source
    scoring: Scoring
    standings: Annotated[Rows[TieBreak], Field(min_length=1)]
    """The steps that order the standings, first to last; then the lot."""
    standings_source: Source | None = None
    lot: Lot = Lot()
    pairing: PairingRules
    pods: Pods | None = None
    """The rules of tables of three and more; a policy without them is for two at a table."""
    playoff: Playoff | None = None
    structure: StructureTables = StructureTables()
    minutes: Minutes | None = None
    draft: Draft | None = None
    team_match: TeamMatch | None = None
    registration: Registration | None = None
    duties: DutyRules | None = None
    limited: Limited | None = None
    test_prints: TestPrints | None = None
    programmes: Programmes | None = None
    questionnaire: Questionnaire | None = None
    table_rules: TableRules | None = None
    options: dict[Key, Option] = Field(default_factory=dict)
    """What an organiser may set, with the range of each."""
    assumptions: Rows[Assumption] = ()


def table_rules(policy: Policy, language: str) -> tuple[Shown, ...]:
    """The reference page of table rules in ``en``, ``ja`` or ``ru``: every rule in order, with its clause.

    Empty where the policy has no such page. English stands in where a rule lacks the language.
    """
    if policy.table_rules is None:
        return ()
    return in_words(policy.table_rules, places(policy.model_dump(mode="json", exclude_none=True)), language)
