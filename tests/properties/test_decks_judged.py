"""What holds for the verdict on any list, whatever is in it."""

import datetime

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from headjudge.decks.decklist import Decklist, Entry
from headjudge.decks.judging import judge
from headjudge.findings import Finding
from headjudge.policy.deck_formats import format_on
from tests.decks.sample import card_base, sample_objects

BASE = card_base(every_printing=True)
NAMES = tuple(card["name"] for card in sample_objects())
KEYS = {card["name"]: card["oracle_id"] for card in sample_objects()}
FORMATS = st.sampled_from(("brawl", "commander", "brawl-100", "world-breaker"))
DAYS = st.dates(datetime.date(2016, 6, 1), datetime.date(2027, 1, 1))
PLATFORMS = st.sampled_from(("tabletop", "mtgo", "arena"))


@st.composite
def lists(draw: st.DrawFn) -> Decklist:
    """A list of sample cards, marked or not, sound or not."""
    commanders = draw(st.lists(st.sampled_from(NAMES), max_size=3))
    cards = draw(st.lists(st.tuples(st.sampled_from(NAMES), st.integers(1, 99)), max_size=8))
    side = draw(st.lists(st.sampled_from(NAMES), max_size=2))
    places = [
        *((name, 1, "commander") for name in commanders),
        *((name, count, "main") for name, count in cards),
        *((name, 1, draw(st.sampled_from(("sideboard", "companion")))) for name in side),
    ]
    entries = tuple(
        Entry(name=name, count=count, section=section, line=line, card=KEYS[name])
        for line, (name, count, section) in enumerate(places, start=1)
    )
    return Decklist(game="mtg", form="plain", entries=entries)


def without_lines(findings: tuple[Finding, ...]) -> list[tuple[object, ...]]:
    """What is said, apart from where it stands in the list."""
    return sorted(
        (one.code, one.severity, str(one.params.get("card")), str(one.params.get("expected")),
         str(sorted(one.params["found"]) if isinstance(one.params.get("found"), list) else one.params.get("found")))
        for one in findings
    )  # fmt: skip


@given(lists(), FORMATS, DAYS, PLATFORMS, st.randoms(use_true_random=False))
def test_the_order_of_lines_changes_no_verdict(deck, format_id, on, platform, random):
    marked = replace(
        deck, entries=tuple(one for one in deck.entries if one.section != "main" or deck.of("commander"))
    )
    shuffled = list(marked.entries)
    random.shuffle(shuffled)
    rules = format_on(format_id, on, platform=platform)
    one = judge(marked, rules, BASE)
    other = judge(replace(marked, entries=tuple(shuffled)), rules, BASE)
    assert without_lines(one.findings) == without_lines(other.findings)
    assert one.verdict == other.verdict


@given(lists(), FORMATS, DAYS, PLATFORMS)
def test_a_banned_card_more_never_makes_a_list_legal(deck, format_id, on, platform):
    rules = format_on(format_id, on, platform=platform)
    for ban in rules.bans:
        if ban.card in KEYS and ban.kind == "banned":
            more = Entry(name=ban.card, count=1, section="main", line=99, card=KEYS[ban.card])
            got = judge(replace(deck, entries=(*deck.entries, more)), rules, BASE)
            assert got.verdict != "legal"
            told = [
                one.code for one in got.findings if one.params.get("card", "").split(" // ")[0] == ban.card
            ]
            assert {"card.banned", "card.not_in_pool"} & set(told)


@given(lists(), FORMATS, DAYS)
def test_one_list_is_answered_alike_each_time(deck, format_id, on):
    rules = format_on(format_id, on)
    assert judge(deck, rules, BASE).findings == judge(deck, rules, BASE).findings


@given(lists(), FORMATS, DAYS)
def test_what_is_told_fits_the_verdict(deck, format_id, on):
    got = judge(deck, format_on(format_id, on), BASE)
    severities = {one.severity for one in got.findings}
    assert (got.verdict == "illegal") == ("error" in severities)
    assert (got.verdict == "legal") == (not severities & {"error", "unchecked"})
    for one in got.findings:
        if one.severity == "error":
            assert one.rule is not None, one.code


@given(lists(), FORMATS, DAYS)
def test_letting_every_card_in_leaves_no_ban_and_no_pool(deck, format_id, on):
    got = judge(deck, format_on(format_id, on), BASE, lifted=dict.fromkeys(NAMES, "everything goes tonight"))
    assert not {"card.banned", "card.not_in_pool", "card.pool_unchecked"} & {one.code for one in got.findings}


@given(lists(), FORMATS, DAYS)
def test_without_card_data_nothing_is_legal_and_no_fault_is_made_up(deck, format_id, on):
    """What is an error without card data is one with it, too."""
    bare = replace(deck, entries=tuple(replace(one, card=None) for one in deck.entries))
    rules = format_on(format_id, on)
    blind, seeing = judge(bare, rules, None), judge(deck, rules, BASE)
    assert blind.verdict != "legal"
    if deck.of("commander"):
        errors = {(one.code, one.params.get("card")) for one in blind.findings if one.severity == "error"}
        known = {(one.code, (one.params.get("card") or "") or None) for one in seeing.findings}
        known |= {("card.banned", card) for code, card in known if code == "card.not_in_pool"}
        assert {one for one in errors if one[0] != "deck.commander_pair"} <= known


@given(lists(), DAYS)
def test_two_commanders_never_have_fewer_colours_than_one(deck, on):
    rules = format_on("commander", on)
    one = replace(deck, entries=tuple(e for e in deck.entries if e.section == "main"))
    first = Entry(
        name="Zur the Enchanter", count=1, section="commander", line=100, card=KEYS["Zur the Enchanter"]
    )
    second = Entry(
        name="Tymna the Weaver", count=1, section="commander", line=101, card=KEYS["Tymna the Weaver"]
    )
    alone = judge(replace(one, entries=(*one.entries, first)), rules, BASE)
    both = judge(replace(one, entries=(*one.entries, first, second)), rules, BASE)

    def outside(verdict):
        return {f.params["card"] for f in verdict.findings if f.code == "card.colour_identity"}

    assert outside(both) <= outside(alone)
