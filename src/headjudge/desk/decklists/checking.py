"""A text -> how it would be judged: every fault at once, each at its line, with near matches to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from headjudge.cards.card import Source
from headjudge.cards.database import CardBase
from headjudge.decks.beside import parts_of
from headjudge.decks.decklist import Decklist, Entry, copies
from headjudge.decks.judging import judge
from headjudge.decks.reading import Bases, read_deck
from headjudge.decks.verdict import Verdict
from headjudge.desk.decklists.asked import DeckRules
from headjudge.findings import Finding, InputError
from headjudge.policy.deck_formats import FormatOnDate
from headjudge.tournament.hall.deck_events import Judged, Judgement

MOST_LETTERS = 20_000
"""Letters of a list: far more than any needs; whatever is longer is no list of one deck."""
_UNSURE = frozenset({"card.unknown", "card.ambiguous"})


@dataclass(frozen=True, slots=True)
class Choice:
    """A name that the list writes and nobody knows: the line, the name, and the cards that may be meant.

    ``can_take``: whether the name can be put in its place in the text; in some files it cannot.
    """

    line: int
    name: str
    near: tuple[str, ...]
    can_take: bool


@dataclass(frozen=True, slots=True)
class Checked:
    """A list as it would be judged now.

    ``deck`` is None where the text is none of a list at all. ``findings`` in the order of lines, what concerns the
    whole list first; ``choices`` belong to the unknown names among them.
    """

    deck: Decklist | None
    judged: Judged
    findings: tuple[Finding, ...]
    choices: tuple[Choice, ...]
    counts: tuple[tuple[str, int], ...]
    source: Source | None

    @property
    def verdict(self) -> Judgement:
        """Legal, illegal or unchecked."""
        return self.judged.verdict

    @property
    def is_text_of_a_list(self) -> bool:
        """Whether there is a list to hand in."""
        return self.deck is not None

    def choice(self, finding: Finding) -> Choice | None:
        """The near matches of a finding, where it is about a name that nobody knows."""
        if finding.code not in _UNSURE:
            return None
        return next(
            (one for one in self.choices if (one.line, one.name) == (finding.line, finding.subject)), None
        )


def check(text: str, rules: DeckRules, bases: Bases) -> Checked:
    """How a text would be judged; nothing is kept. Cost: about two milliseconds with card data at hand."""
    if len(text) > MOST_LETTERS:
        told = {"most": MOST_LETTERS, "found": len(text)}
        return _no_list((Finding("deck.too_large", "error", None, told),))
    try:
        deck = read_deck(text, bases, game=rules.game)
    except InputError as error:
        return _no_list(error.findings)
    form = rules.format()
    if form is None:
        code = "decklists.no_format" if rules.unknown is None else "decklists.unknown_format"
        no_rules = Finding(code, "unchecked", None, {"format": rules.unknown or ""})
        base = bases.get(deck.game)
        return _checked(deck, text, (no_rules, *deck.findings), None, None, base.source if base else None)
    verdict, doubts = _judged(deck, rules, form, bases.get(deck.game))
    return _checked(verdict.deck, text, (*doubts, *verdict.findings), form.id, form.edition, verdict.cards)


def _judged(
    deck: Decklist, rules: DeckRules, form: FormatOnDate, base: CardBase | None
) -> tuple[Verdict, tuple[Finding, ...]]:
    """The verdict, and the organiser's rulings that name no card of the data: no player's fault, so only a doubt."""
    players, options = rules.players, rules.options
    try:
        verdict = judge(
            deck, form, base, players=players, additions=rules.additions, lifted=rules.lifted, options=options
        )
    except InputError as error:
        doubts = tuple(Finding(one.code, "unchecked", one.subject, one.params) for one in error.findings)
        nameless = {one.subject for one in error.findings}
        additions = {card: why for card, why in rules.additions.items() if card not in nameless}
        lifted = {card: why for card, why in rules.lifted.items() if card not in nameless}
        verdict = judge(
            deck, form, base, players=players, additions=additions, lifted=lifted, options=options
        )
        return verdict, doubts
    return verdict, ()


def _no_list(findings: tuple[Finding, ...]) -> Checked:
    codes = tuple(sorted({one.code for one in findings}))
    return Checked(None, Judged("illegal", codes), findings, (), (), None)


def _checked(
    deck: Decklist,
    text: str,
    findings: tuple[Finding, ...],
    format_id: str | None,
    edition: str | None,
    source: Source | None,
) -> Checked:
    severities = {one.severity for one in findings}
    verdict: Judgement = (
        "illegal" if "error" in severities else "unchecked" if "unchecked" in severities else "legal"
    )
    judged = Judged(
        verdict,
        tuple(sorted({one.code for one in findings if one.severity != "info"})),
        format_id,
        edition,
        None if source is None else source.date,
        None if source is None else source.sha256,
    )
    in_order = tuple(sorted(findings, key=lambda one: one.line or 0))
    lines = text.splitlines()
    choices = tuple(_choice(one, deck, lines) for one in in_order if one.code in _UNSURE and one.line)
    counts = tuple((key, copies(some)) for key, some in parts_of(deck))
    return Checked(deck, judged, in_order, choices, counts, source)


def _choice(finding: Finding, deck: Decklist, lines: list[str]) -> Choice:
    name, line = str(finding.subject), finding.line or 0
    expected = finding.params.get("expected", ())
    near = tuple(str(one) for one in expected) if isinstance(expected, list | tuple) else ()
    return Choice(line, name, near, bool(near) and _written(deck, lines, line, name) is not None)


def _written(deck: Decklist, lines: list[str], line: int, name: str) -> str | None:
    """What stands in a line of the text for a name, so that another can be put there; None where nothing does."""
    if not 1 <= line <= len(lines):
        return None
    entry: Entry | None = next((one for one in deck.entries if (one.line, one.name) == (line, name)), None)
    if entry is not None and entry.other_name is not None:
        both = [f"{a}/{b}" for a, b in ((name, entry.other_name), (entry.other_name, name))]
        for pair in both:
            if pair in lines[line - 1]:
                return pair
    return name if name in lines[line - 1] else None


def with_name(text: str, checked: Checked, line: int, name: str, chosen: str) -> str:
    """The text with one of the near matches in place of a name that nobody knows.

    Only what was offered is taken: raises InputError (``decklists.not_offered``) for anything else.
    """
    choice = next((one for one in checked.choices if (one.line, one.name) == (line, name)), None)
    lines = text.splitlines()
    if choice is None or chosen not in choice.near or not choice.can_take or checked.deck is None:
        raise InputError([Finding("decklists.not_offered", "error", "text", {"found": chosen[:80]})])
    written = _written(checked.deck, lines, line, name)
    if written is not None:
        lines[line - 1] = lines[line - 1].replace(written, chosen, 1)
    return "\n".join(lines)


def by_line(findings: tuple[Finding, ...]) -> Mapping[int, tuple[Finding, ...]]:
    """Findings by the line that they are about; those about the whole list under 0."""
    found: dict[int, tuple[Finding, ...]] = {}
    for one in findings:
        found[one.line or 0] = (*found.get(one.line or 0, ()), one)
    return found
