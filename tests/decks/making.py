"""Decklists out of nowhere, for properties: names as they are printed, names as hostile as they come."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st
from msgspec.structs import replace

from headjudge.cards.card import Game
from headjudge.cards.folding import folded
from headjudge.decks.decklist import SECTIONS, Decklist, Entry
from headjudge.decks.fab_names import identifier, name_of_identifier
from headjudge.decks.forms import DeckForm

TAME = (
    "Sol Ring", "Island", "Jace, the Mind Sculptor", "Lim-Dûl's Vault", "Fire // Ice", "Golos, Tireless Pilgrim",
    "Snow-Covered Island", "王冠泥棒、オーコ", "島", "Остров", "Æther Vial", "Nazgûl", "Wear // Tear",
    "Who // What // When // Where // Why", "Question Elemental?", "Kongming, “Sleeping Dragon”",
)  # fmt: skip
"""Names that no reading without card data takes for anything else."""

ODD = (
    *TAME, "1996 World Champion", "+2 Mace", "K-9, Mark I", "Hazmat Suit (Used)", "SP//dr, Piloted by Peni", "_____",
    "Erase (Not the Urza's Legacy One)", "B.F.M. (Big Furry Monster)", "Borrowing 100,000 Arrows", "Deck x4",
    "Sword of #Dungeons", "Card [with brackets]", "Plains (331)", "Sideboard", "Creature (12)", "Name: nobody",
    "R&D's Secret Lair", "<b>Bold</b>", "Rhythm ^of^", "Nine *F*", "10,000 Year Reunion", "Skywarden no.161803", "4",
    "Ask & Receive", "Less < More", 'Say "Yes"', "This | That", "&amp; so on", "A]]>B", "C'est ça",
)  # fmt: skip
"""Names that look like something else: they hold where card data knows them."""

FAB = (
    "Zipper Hit", "Backup Protocol: RED", "Skywarden no.161803", "Teklo Trebuchet 2000", "Booze!", "Copper Cog",
    "10,000 Year Reunion", "Arakni, 5L!p3d 7hRu 7h3 cR4X", "Twelve Petal Kāṣāya", "Everbloom // Life",
    "Fyendal's Spring Tunic", "Jarl Vetreiði", "Art of the Dragon: Blood", "Where's the Love?",
)  # fmt: skip


REMARKS = ("played on Friday", "borrowed, give back", "2 < 3 & so on", "Tags: a, b", "次は島を減らす")
"""What a list may say about itself in words of its own."""


class Knowing:
    """Card data that knows these names and no others."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset(folded(name) for name in names)
        self.odd_names = frozenset(
            name for name in self._names if name[0].isdigit() or set("([*^") & set(name)
        )

    def knows(self, name: str) -> bool:
        """Whether the whole text is one of the names."""
        return folded(name) in self._names


_WORD = st.text(st.sampled_from("abcdefgxyzABCDEFG"), min_size=1, max_size=8)
_TRAITS: dict[str, st.SearchStrategy[object]] = {
    "number": st.sampled_from(("1", "128", "331★", "12a", "MB1-123", "A-7", "GR5")),
    "finish": st.sampled_from(("foil", "etched")),
    "pitch": st.integers(1, 3),
    "groups": st.lists(_WORD, max_size=2, unique=True).map(tuple),
    "tags": st.lists(_WORD, max_size=2, unique=True).map(tuple),
    "label": st.sampled_from(("Have,#37d67a", "Getting,#2ccce4")),
    "comment": st.sampled_from(("not sure", "borrowed from Anna")),
    "colour": st.sampled_from(tuple("WUBRG")),
}


@st.composite
def decks(draw: st.DrawFn, form: DeckForm, names: tuple[str, ...], game: Game | None = None) -> Decklist:
    """A list of the game (the form's first) that the form can hold: only its sections and its traits."""
    game = game or form.games[0]
    entries = []
    for _ in range(draw(st.integers(1, 12))):
        entry = Entry(
            name=draw(st.sampled_from(names)),
            count=draw(st.one_of(st.integers(1, 4), st.integers(1, 9_999))),
            section=draw(st.sampled_from([one for one in form.sections if one in SECTIONS[game]])),
            line=1,
        )
        told: dict[str, object] = {
            trait: draw(made)
            for trait, made in _TRAITS.items()
            if trait in form.traits and trait != "number" and draw(st.booleans())
        }
        if told.get("finish") not in (None, *form.finishes):
            del told["finish"]
        if "ident" in form.traits and form.games != ("fab",) and draw(st.booleans()):
            told["ident"] = f"{form.numbers or 'mtgo'}:{draw(st.integers(1, 99_999))}"
        if "set_code" in form.traits and draw(st.booleans()):
            told["set_code"] = draw(st.sampled_from(("ELD", "M20", "PLST", "DOM", "40K")))
            if "number" in form.traits and draw(st.booleans()):
                told["number"] = draw(_TRAITS["number"])
        if entry.section == "extras":
            told["pile"] = draw(st.sampled_from(("Attractions", "Stickers")))
        entries.append(replace(entry, **told))
    order = {section: place for place, section in enumerate(form.sections)}
    entries.sort(key=lambda one: (order[one.section], one.pile or ""))
    title = (
        draw(st.sampled_from((None, "Friday night", "友達のデッキ", "Пятница")))
        if "title" in form.traits
        else None
    )
    format_name = (
        draw(st.sampled_from((None, "Commander", "Brawl & more"))) if "format_name" in form.traits else None
    )
    comments = draw(st.lists(st.sampled_from(REMARKS), max_size=3)) if "comments" in form.traits else []
    return Decklist(
        game=game,
        form=form.key,
        entries=tuple(entries),
        title=title,
        format_name=format_name,
        comments=tuple(comments),
    )


def alike(deck: Decklist) -> Decklist:
    """The list without what only says how it was read: line numbers, lines, remarks.

    Forms of Flesh and Blood make an identifier of every name; GEM groups by pitch; a link has one word for each copy.
    """
    entries = [replace(entry, line=0, card=None) for entry in deck.entries]
    if deck.game == "fab":
        entries = [replace(entry, ident=None) for entry in entries]
    if deck.form == "gem":
        entries.sort(key=lambda entry: (entry.section, entry.pitch or 1 if entry.section == "deck" else 0))
    if deck.form == "fabrary-link":
        entries = _by_copies(entries)
    return replace(deck, entries=tuple(entries), lines=(), findings=())


def _by_copies(entries: list[Entry]) -> list[Entry]:
    """Equal cards as one entry, names as their identifiers say them."""
    merged: dict[tuple[str, int | None], Entry] = {}
    for entry in entries:
        key = name_of_identifier(identifier(entry.name, entry.pitch))
        known = merged.get(key)
        count = entry.count + (known.count if known else 0)
        merged[key] = replace(known or entry, name=key[0], pitch=key[1], count=count)
    return list(merged.values())
