"""Organised-play programmes by name: which rows of the edition, and where else one stands."""

from __future__ import annotations

from headjudge.policy import documents
from headjudge.policy.editions import available, of_edition
from headjudge.policy.policy import Policy
from headjudge.policy.tables import Programme


def find(policy: Policy, name: str) -> tuple[Programme, ...]:
    """The rows of a programme by its id (``proquest``), its event (``calling``: two rows) or its name.

    Names are taken in every language, in any case; empty where the edition has no such programme.
    """
    if policy.programmes is None:
        return ()
    wanted = _folded(name)
    rows = policy.programmes.rows
    exact = tuple(row for row in rows if wanted in _all_names(row))
    if exact:
        return exact
    parts = [row for row in rows if row.event is not None and _folded(row.event) == wanted]
    return tuple(sorted(parts, key=lambda row: row.day or 1))


def elsewhere(policy: Policy, name: str) -> tuple[str, ...]:
    """The other editions of the policy's document that have the programme in their own text; oldest first."""
    if policy.id not in available():
        return ()
    document = documents.policy_file(policy.id).get("document")
    if document is None:
        return ()
    found = []
    for edition in documents.editions(document):
        if edition == policy.edition or "programmes" not in documents.read(document, edition):
            continue
        if find(of_edition(policy.id, edition), name):
            found.append(edition)
    return tuple(found)


def _all_names(row: Programme) -> set[str]:
    names = (row.id, row.names.en, row.names.ja, row.names.ru)
    return {_folded(name) for name in names if name is not None}


def _folded(name: str) -> str:
    # Printed with and without a hyphen or a space between the words.
    return name.casefold().replace(" ", "").replace("-", "")
