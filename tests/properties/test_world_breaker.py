"""Games of World Breaker at random: what holds at every moment, whatever is said and by whom."""

import os
import random
from dataclasses import replace

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.worldbreaker.card_facts import facts_of
from headjudge.worldbreaker.game import PHASES, Seat, Worldbreak, new_game
from headjudge.worldbreaker.happenings import PLACES, Happening
from headjudge.worldbreaker.machine import happen
from headjudge.worldbreaker.mana import commander_kinds
from headjudge.worldbreaker.offers import offers, offers_of_game
from tests.worldbreaker.made import cards

GAMES = int(os.environ.get("GAMES", "1500"))
"""Random games of the last test; ``GAMES=10000`` plays ten thousand."""

NAMES = sorted(cards())
LEADERS = ("Zur the Enchanter", "Kari Zev, Skyship Raider", "Karn, Silver Golem", "Golos, Tireless Pilgrim")
ALONE = ("turn", "phase", "land", "extra-land", "leaves-game")
OF_CARDS = (
    "cast", "counter", "resolve", "play-land", "put", "search", "leave", "move", "control", "look", "draw", "put-back",
)  # fmt: skip
OPTIONS = {one.key: one.values for one in worldbreak_rules().options}
RESTING = ("forbidden", "stack", "battlefield", "graveyard", "hand", "library", "exile")


def dealt(chance, options):
    """Four players with three cards each of the whole sample."""
    seats, held = [], []
    pool = chance.sample(NAMES, 12)
    for number, leader in enumerate(chance.sample(LEADERS, 4), 1):
        player = f"P{number}"
        seats.append(Seat(player, (leader,), commander_kinds([cards()[leader]])))
        held += [Worldbreak(f"{player}-{k}", facts_of(cards()[pool.pop()]), player) for k in range(3)]
    return new_game(worldbreak_rules(options=options), seats, held)


def anything(chance, game):
    """Any event at all, sensible or not."""
    if chance.random() < 0.2:
        do = chance.choice(ALONE[:4] if chance.random() < 0.97 else ALONE)
        who = chance.choice(list(game.seats))
        return Happening(do, by=who, player=who, phase=chance.choice(PHASES))
    do = chance.choice(OF_CARDS)
    card = chance.choice([f"P{player}-{k}" for player in range(1, 5) for k in range(3)])
    here = game.cards.get(card)
    by = here.owner if here is not None and chance.random() < 0.6 else chance.choice(list(game.seats))
    pay = chance.choice((None, here.card.front.cost if here is not None else "", "{1}{R}"))
    return Happening(
        do,
        by=by,
        card=card,
        to=chance.choice(PLACES.get(do, ("",))),
        pay=pay,
        is_free=pay is None,
        range=chance.choice(("library", "library", "top")),
        keep=chance.random() < 0.2,
        returns=chance.random() < 0.2,
        fizzled=chance.random() < 0.1,
        has_flash=chance.random() < 0.1,
    )


def check(before, happening, after, step):
    """What has to hold between two moments."""
    if not step.is_accepted:
        assert after is before
        return
    alive = {seat.id for seat in after.seats.values() if seat.is_in}
    for player in alive:
        theirs = [card for card in after.cards.values() if card.owner == player]
        assert len(theirs) == 3
        assert all(card.zone in RESTING for card in theirs)
    for key, was in before.cards.items():
        now = after.cards.get(key)
        if now is None:
            assert happening.do == "leaves-game"
            assert was.owner == happening.player
            continue
        assert (now.owner, now.card) == (was.owner, was.card)
        assert now.controller in alive
        if now.state != was.state:
            assert was.state != "spent", "a spent card never leaves"
            if was.state == "ready":
                assert happening.by == was.owner, "only its owner takes a ready card out"
            if now.zone == was.zone == "forbidden":
                # Face A turns to face B only by passing through exile (T3b).
                assert (was.face, now.face, step.passed) == ("A", "B", ("exile",))
        if now.zone not in ("stack", "battlefield"):
            assert now.controller == now.owner
        if now.zone in ("hand", "library"):
            assert before.rules.says("A9", "owner-decides")
            assert now.is_known
        if now.zone == "exile":
            assert before.rules.says("A12", "exile")
        assert (now.face is None) == (now.zone != "forbidden")


class Table(RuleBasedStateMachine):
    """A table whose players say anything, and take what is offered."""

    @initialize(seed=st.integers(0, 2**32), options=st.fixed_dictionaries({}, optional={
        key: st.sampled_from(values) for key, values in OPTIONS.items()
    }))  # fmt: skip
    def sit_down(self, seed, options):
        self.chance = random.Random(seed)
        self.game = dealt(self.chance, options)

    def step(self, happening):
        after, step = happen(self.game, happening)
        check(self.game, happening, after, step)
        self.game = after
        return step

    @rule()
    def say_anything(self):
        self.step(anything(self.chance, self.game))

    @rule(data=st.data())
    def take_an_offer_of_a_card(self, data):
        if not self.game.cards:
            return
        card = data.draw(st.sampled_from(sorted(self.game.cards)))
        players = [seat.id for seat in self.game.seats.values() if seat.is_in]
        player = data.draw(st.sampled_from(players))
        offered = offers(self.game, self.game.cards[card], player)
        assert len({one.happening for one in offered}) == len(offered)
        if offered:
            assert self.step(data.draw(st.sampled_from(offered)).happening).is_accepted

    @rule(data=st.data())
    def take_an_offer_of_the_game(self, data):
        players = [seat.id for seat in self.game.seats.values() if seat.is_in]
        if len(players) < 2:
            return
        offered = offers_of_game(self.game, data.draw(st.sampled_from(players)))
        assert self.step(data.draw(st.sampled_from(offered)).happening).is_accepted

    @rule(data=st.data())
    def several_at_once(self, data):
        parts = [anything(self.chance, self.game) for _ in range(data.draw(st.integers(0, 3)))]
        parts = [part for part in parts if part.do in ("leave", "move", "put", "search", "counter")]
        before = self.game
        after, step = happen(before, Happening("together", parts=tuple(parts)))
        assert step.is_accepted or after is before
        self.game = after

    @invariant()
    def the_stack_is_what_lies_there(self):
        if hasattr(self, "game"):
            spells = [card for card in self.game.cards.values() if card.zone == "stack"]
            assert self.game.is_stack_empty == (not spells)


TestTable = Table.TestCase


def test_random_games_hold_at_every_step():
    accepted = 0
    for number in range(GAMES):
        chance = random.Random(number)
        options = {} if number % 2 else {key: chance.choice(values) for key, values in OPTIONS.items()}
        game = dealt(chance, options)
        game = happen(game, Happening("turn", player="P1"))[0]
        for _ in range(25):
            happening = anything(chance, game)
            after, step = happen(game, happening)
            check(game, happening, after, step)
            accepted += step.is_accepted
            game = after
    assert accepted > 6 * GAMES


def test_the_check_of_moments_notices_a_breach():
    """A check that cannot fail would prove nothing."""
    game = dealt(random.Random(1), {})
    happening = Happening("leave", card="P1-0", to="exile", by="P2")
    _, step = happen(game, Happening("turn", player="P1"))
    for breach in (
        {"state": "battlefield"},
        {"state": "spent", "is_known": True},
        {"state": "hand", "is_known": False},
        {"owner": "P2"},
    ):
        broken = game.with_cards([replace(game.cards["P1-0"], **breach)])
        try:
            check(game, happening, broken, step)
        except AssertionError:
            continue
        raise AssertionError(f"not noticed: {breach}")
