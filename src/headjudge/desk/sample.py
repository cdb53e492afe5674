"""Sample events in play: a field of sixty-four in its third round, a small event that is over, and tables of four.

Pairings, results and facts come from the same engine as in any event; nothing is made up but who won.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from headjudge.chance import keys
from headjudge.desk.desk import Desk
from headjudge.desk.hand import InHand
from headjudge.findings import Refused
from headjudge.running.next_round import next_round
from headjudge.running.reporting import prepare_reports
from headjudge.running.stages import policy_in_force
from headjudge.store.protocol import Store
from headjudge.tournament import commands
from headjudge.tournament.clocks.commands import StartClock
from headjudge.tournament.clocks.deciding import decide_clock
from headjudge.tournament.clocks.rules import round_minutes, round_rule
from headjudge.tournament.decide import decide
from headjudge.tournament.events import ClockName, Entry
from headjudge.tournament.evolve import evolve
from headjudge.tournament.hall import commands as hall
from headjudge.tournament.hall.deciding import decide_hall
from headjudge.tournament.state import Entrant, Match, Result, Stage, Tournament
from headjudge.tournament.wire import Happening

IN_PLAY: Final = "friday-night"
OVER: Final = "armory"
AT_TABLES: Final = "four-at-a-table"
SAMPLES: Final = (IN_PLAY, OVER, AT_TABLES)

_GIVEN = (
    *("Aki", "Boris", "Chihiro", "Dana", "Emi", "Fyodor", "Goro", "Hana", "Ivan", "Jun", "Kira", "Lena"),
    *("Mio", "Nadia", "Oleg", "Paul", "千尋", "健太", "さくら", "葵", "Анна", "Егор", "Мария", "Тимур"),
)
_FAMILY = ("Abe", "Brandt", "Costa", "Díaz", "Endo", "Fischer", "Greco", "Hart", "Ito", "Jansen", "Kovač")
_FAMILY_JA = ("佐藤", "鈴木", "高橋", "田中", "伊藤")
_FAMILY_RU = ("Белых", "Дрозд", "Ким", "Лис", "Черных")

Asked = commands.Command | hall.HallCommand


def sample_events(
    store: Store,
    *,
    seed: str,
    now: datetime.datetime,
    day: datetime.date,
    actor: str,
    new_salt: Callable[[], str],
) -> None:
    """Put the sample into an empty store: the same for the same ``seed``, but for ``now``, at which it ends.

    ``day`` is the day of the events as people there call it; ``actor`` did it all. Where the sample is there already,
    nothing changes. Cost: under a second.
    """
    watch = _Watch(now - datetime.timedelta(hours=4))
    desk = Desk(store, clock=watch, new_salt=new_salt)
    _over(_Sample(desk, OVER, seed, actor, watch), day - datetime.timedelta(days=7))
    watch.at = now - datetime.timedelta(hours=4)
    _at_tables(_Sample(desk, AT_TABLES, seed, actor, watch), day)
    watch.at = now - datetime.timedelta(hours=3)
    _in_play(_Sample(desk, IN_PLAY, seed, actor, watch), day, now)


def sample_name(place: int) -> str:
    """One of many names, in three scripts.

    >>> sample_name(0), sample_name(24)
    ('Aki Abe', 'Aki Endo')
    """
    given = _GIVEN[place % len(_GIVEN)]
    turn = place // len(_GIVEN)
    if given[0] > "\u3000":
        return _FAMILY_JA[(place + 2 * turn) % len(_FAMILY_JA)] + given
    if given[0] > "\u0400":
        return f"{given} {_FAMILY_RU[(place + 2 * turn) % len(_FAMILY_RU)]}"
    return f"{given} {_FAMILY[(place + 2 * turn) % len(_FAMILY)]}"


class _Watch:
    """The time in the sample: it goes where the sample puts it, and a second on at each look."""

    def __init__(self, at: datetime.datetime) -> None:
        self.at = at

    def __call__(self) -> str:
        self.at += datetime.timedelta(seconds=1)
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class _Sample:
    """One event of the sample, and what is done to it."""

    def __init__(self, desk: Desk, stream: str, seed: str, actor: str, watch: _Watch) -> None:
        self.desk, self.stream, self.seed, self.actor, self.watch = desk, stream, seed, actor, watch
        self.steps = 0

    @property
    def hand(self) -> InHand:
        return self.desk.hand(self.stream)

    def open(self, count: int, name: str, policy: str, day: datetime.date, *stages: Stage) -> None:
        people = tuple(Entrant(str(place + 1), sample_name(place)) for place in range(count))
        made = Tournament(
            headjudge=1,
            policy=policy,
            entrants=people,
            rounds=(),
            name=name,
            date=day.isoformat(),
            seed=f"{self.seed} {self.stream}",
            stages=stages,
        )
        self.desk.open(self.stream, made, actor=self.actor, command="sample open")

    def act(self, *asked: Asked) -> None:
        def decision(hand: InHand) -> list[Happening]:
            facts: list[Happening] = []
            state = hand.event
            for one in asked:
                if isinstance(one, hall.HallCommand):
                    new = decide_hall(state, hand.hall, one)
                else:
                    new = list(decide(state, one))
                for fact in new:
                    state = evolve(state, fact)
                facts += new
            return facts

        self._take(decision)

    def _take(self, decision: Callable[[InHand], Iterable[Happening]]) -> None:
        self.steps += 1
        self.desk.act(self.stream, decision, actor=self.actor, command=f"sample {self.steps}")

    def pair(self) -> bool:
        """Pair and publish the next round; False after the last one."""
        try:
            drawn = next_round(self.hand.event)
        except Refused:
            return False
        self.act(*drawn.commands())
        self.act(hall.Publish(len(self.hand.event.rounds)))
        return True

    def start_clock(self, at: datetime.datetime) -> None:
        policy = policy_in_force(self.hand.event.policy, self.hand.event.date)
        minutes = round_minutes(policy) or 50
        asked = StartClock(ClockName(len(self.hand.event.rounds)), minutes)
        self.watch.at = at
        moment = int(at.timestamp() * 1000)
        rule = round_rule(policy)
        self._take(lambda hand: decide_clock(hand.event, hand.clocks, asked, moment, rule))

    def report(self, match: Match, result: Result) -> None:
        event = self.hand.event
        asked = prepare_reports(event, commands.Report(len(event.rounds), match.table, result))
        self.act(*asked.commands)

    def open_matches(self) -> Sequence[Match]:
        return [match for match in self.hand.event.rounds[-1].matches if match.result is None]

    def likely(self, match: Match, *, draws: bool = True) -> Result:
        """How a match ends: by lot, those of smaller numbers win a little more often."""
        number = len(self.hand.event.rounds)
        lots = keys(self.seed, f"sample/{self.stream}/{number}/{match.table}", match.seats)
        order = sorted(match.seats, key=lambda one: lots[one] // (1 + 64 // (8 + int(one))), reverse=True)
        if len(order) > 2:
            return Result(winner=order[0], out=tuple(reversed(order[1:])))
        if draws and lots[order[0]] % 12 == 0:
            return Result(draw=True, how="time")
        return Result(winner=order[0])

    def play_out(self) -> None:
        """Every match of the last round that is open ends."""
        is_playoff = any("playoff" in match.notes for match in self.hand.event.rounds[-1].matches)
        for match in self.open_matches():
            self.report(match, self.likely(match, draws=not is_playoff))


def _over(sample: _Sample, day: datetime.date) -> None:
    sample.open(9, "Armory", "fab/classic-constructed", day)
    sample.act(hall.CheckIn(tuple(entrant.id for entrant in sample.hand.event.entrants)))
    while sample.pair():
        sample.play_out()


def _at_tables(sample: _Sample, day: datetime.date) -> None:
    sample.open(13, "Four at a table", "goldfish-arena", day)
    sample.act(hall.CheckIn(tuple(entrant.id for entrant in sample.hand.event.entrants)))
    sample.pair()
    sample.play_out()
    sample.pair()
    first = sample.open_matches()[0]
    sample.report(first, sample.likely(first))


def _in_play(sample: _Sample, day: datetime.date, now: datetime.datetime) -> None:
    """Round 3 of 64: half the tables are in, one is disputed, one waits for its other side; somebody comes late."""
    sample.open(
        64, "Friday night", "fab/classic-constructed", day, Stage("swiss", "swiss"), Stage("top8", "bracket")
    )
    sample.act(hall.SetRegistration(open=False, capacity=64))
    sample.act(hall.CheckIn(tuple(entrant.id for entrant in sample.hand.event.entrants)))
    for hours in (2.9, 1.8):
        sample.pair()
        sample.start_clock(now - datetime.timedelta(hours=hours))
        sample.play_out()
    sample.act(commands.Drop("40"))
    sample.watch.at = now - datetime.timedelta(minutes=35)
    sample.pair()
    sample.start_clock(now - datetime.timedelta(minutes=31))
    sample.watch.at = now - datetime.timedelta(minutes=9)
    tables = list(sample.open_matches())
    for match in tables[4::2]:
        sample.report(match, sample.likely(match))
    number = len(sample.hand.event.rounds)
    disputed, told = tables[1], tables[3]
    for side in disputed.seats:
        sample.act(hall.ReportSide(number, disputed.table, side, Result(winner=side)))
    sample.act(hall.ReportSide(number, told.table, told.seats[0], Result(winner=told.seats[0])))
    sample.act(commands.Enter((Entry("65", entered_in=number + 1, name=sample_name(64)),)))
    sample.act(hall.Wait((Entry("66", name=sample_name(65)),)))
