"""Draft rounds of random events: once each, inside the pod, bye inside the pod, no rematch that could be avoided."""

import random
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.running.auditing import audit
from headjudge.running.draft import pod_sizes
from headjudge.running.next_round import next_round
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.evolve import replay
from headjudge.tournament.history import history
from headjudge.tournament.state import Tournament
from tests.running.made_by_hand import after, event, paired, reported


def pairable_without_rematch(names: list[str], met: set[frozenset[str]]) -> bool:
    """Whether a round without a rematch exists, by trying everything (one sits out where the number is odd)."""
    if len(names) % 2:
        return any(pairable_without_rematch(names[:i] + names[i + 1 :], met) for i in range(len(names)))
    if not names:
        return True
    first, rest = names[0], names[1:]
    return any(
        frozenset((first, other)) not in met
        and pairable_without_rematch([name for name in rest if name != other], met)
        for other in rest
    )


def check_round(state: Tournament, met: set[frozenset[str]]) -> None:
    """The last round of a draft stage holds what the rules ask; ``met`` are the pairs before it."""
    last = state.rounds[-1]
    starts = {pod.from_round or 0 for pod in state.draft_pods if (pod.from_round or 0) <= last.number}
    pods = [pod for pod in state.draft_pods if pod.from_round == max(starts)]
    pod_of = {name: pod.pod for pod in pods for name in pod.seats}
    names = [name for match in last.matches for name in match.seats] + list(last.byes)
    playing = [e.id for e in state.entrants if e.plays_in(last.number) and e.id in pod_of]
    assert sorted(names) == sorted(playing)
    for match in last.matches:
        assert {pod_of[name] for name in match.seats} == {match.pod}
    assert [match.table for match in last.matches] == list(range(1, len(last.matches) + 1))
    assert [match.pod or 0 for match in last.matches] == sorted(match.pod or 0 for match in last.matches)
    for pod in pods:
        here = [name for name in pod.seats if name in playing]
        byes = [name for name in last.byes if name in here]
        assert len(byes) == len(here) % 2
        again = [m for m in last.matches if m.pod == pod.pod and frozenset(m.seats) in met]
        if again:
            assert not pairable_without_rematch(here, met)


@settings(derandomize=True, deadline=None, max_examples=50)
@given(
    count=st.integers(1, 40),
    swiss=st.integers(0, 2),
    per=st.sampled_from((None, 1, 2, 3)),
    rounds=st.integers(1, 4),
    seed=st.integers(0, 10**6),
)
def test_draft_rounds_of_random_events(
    count: int, swiss: int, per: int | None, rounds: int, seed: int
) -> None:
    options = {"rounds": rounds} if per is None else {"rounds": rounds, "rounds_per_draft": per}
    stages: list[dict[str, object]] = [
        {"id": "draft", "kind": "draft", "policy": "fab/booster-draft", "options": options}
    ]
    if swiss:
        stages[0]["enters"] = {} if seed % 2 else {"top": max(count // 2, 1), "min_points": swiss}
        stages.insert(0, {"id": "day1", "kind": "swiss", "options": {"rounds": swiss}})
    rng = random.Random(seed)
    state = event(count, policy="fab/sealed", stages=stages, seed=str(seed))
    met: set[frozenset[str]] = set()
    for number in range(1, swiss + rounds + 1):
        assert next_round(state) == next_round(state)
        state = paired(state)
        if number > swiss:
            check_round(state, met)
        met |= {frozenset(match.seats) for match in state.rounds[-1].matches}
        state = reported(state, rng, draws=0.1)
        here = [e.id for e in state.entrants if e.plays_in(number + 1)]
        if len(here) > 2 and rng.random() < 0.3:
            state = after(state, commands.Drop(rng.choice(here)))
    assert [f.code for f in audit(state) if f.severity == "error"] == []
    assert replay(history(state, {})) == state
    assert read_event(write_event(state).encode())[0] == state


def test_every_pair_of_a_pod_of_eight_meets_in_seven_rounds() -> None:
    for seed in range(5):
        stages = [{"id": "draft", "kind": "draft", "options": {"rounds": 7}}]
        state = event(8, policy="fab/booster-draft", stages=stages, seed=str(seed))
        rng = random.Random(seed)
        for _ in range(7):
            state = reported(paired(state), rng, draws=0.3)
        pairs = [frozenset(match.seats) for one in state.rounds for match in one.matches]
        assert sorted(map(sorted, pairs)) == [
            list(pair) for pair in combinations(sorted(e.id for e in state.entrants), 2)
        ]


@settings(derandomize=True, deadline=None, max_examples=200)
@given(count=st.integers(0, 3000), size=st.integers(2, 12))
def test_sizes_of_pods(count: int, size: int) -> None:
    sizes = pod_sizes(count, size)
    assert sum(sizes) == count
    assert all(one == size for one in sizes[:-1])
    assert not sizes or 2 * sizes[-1] >= size or len(sizes) == 1
    assert not sizes or 2 * sizes[-1] < 3 * size
