"""What there is to see of policies: the list, and one policy with the source of everything it says."""

from __future__ import annotations

from datetime import date
from typing import Any

from headjudge.policy import documents
from headjudge.policy.editions import available, preset
from headjudge.policy.policy import Policy


def overview(on: date) -> list[dict[str, Any]]:
    """One line per bundled policy, by id: names, what it is for, its document, the edition of a date.

    Cost: reads each policy's own small file and the heads of its document (about 50 ms for all).
    """
    lines = []
    for policy_id in available():
        own = documents.policy_file(policy_id)
        if "extends" in own:
            lines.append(_preset(preset(policy_id)))
            continue
        picked = documents.pick(own["document"], on)
        head = documents.read(own["document"], picked.edition)
        lines.append(
            {
                "id": policy_id,
                "game": own["game"],
                "names": own["names"],
                "category": own["category"],
                "entrants": own["entrants"],
                "document": own["document"],
                "title": head["title"],
                "edition": picked.edition,
                "editions": list(documents.editions(own["document"])),
            }
        )
    return lines


def _preset(policy: Policy) -> dict[str, Any]:
    plain = policy.model_dump(
        mode="json", include={"id", "game", "names", "category", "entrants", "edition"}, exclude_none=True
    )
    source = {"document": policy.source.document, "title": policy.source.title or policy.source.document}
    return {**plain, **source, "editions": [policy.edition]}


def show(policy: Policy) -> dict[str, Any]:
    """Everything that a policy says, each section with its source; what it does not say is left out.

    The same object can stand in an event file as its policy.

    >>> from headjudge.policy.editions import resolve
    >>> show(resolve("mtg/swiss", date(2025, 11, 30)).policy)["scoring"]["win"]
    '3'
    """
    return policy.model_dump(mode="json", exclude_none=True)
