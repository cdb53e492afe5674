"""Drafts in whole events: pods, seats, rounds inside the pod, and what an audit and a file say of them."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from headjudge.findings import Refused
from headjudge.running.auditing import audit
from headjudge.running.draft import is_called, pod_sizes, team_seats
from headjudge.running.next_round import draft_of, next_round
from headjudge.running.stages import policy_in_force, stages_of
from headjudge.running.table import standings
from headjudge.tournament import commands
from headjudge.tournament.event_file import read_event, write_event
from headjudge.tournament.events import Entry
from headjudge.tournament.evolve import replay
from headjudge.tournament.history import history
from headjudge.tournament.state import Match, Next, Round, Tournament
from tests.running.made_by_hand import after, event, paired, played, reported

CALLING: list[dict[str, Any]] = [
    {"id": "day1", "kind": "swiss", "options": {"rounds": 4}},
    {
        "id": "day2",
        "kind": "draft",
        "options": {"rounds": 3},
        "enters": {"top": 19, "min_points": 2},
    },
    {"id": "top8", "kind": "bracket", "enters": {"top": 8}},
]
ONLY: list[dict[str, Any]] = [{"id": "draft", "kind": "draft", "options": {"rounds": 3}}]


def calling(seed: int = 1, count: int = 40, **changes: Any) -> Tournament:
    """A sealed event with a draft on its second day, before its first round."""
    return event(count, policy="fab/sealed", stages=CALLING, seed=str(seed), **changes)


def armory(count: int, rounds: int = 3, seed: int = 1, **options: int) -> Tournament:
    """A booster draft from the first round on."""
    stages = [{"id": "draft", "kind": "draft", "options": {"rounds": rounds, **options}}]
    return event(count, policy="fab/booster-draft", stages=stages, seed=str(seed))


def code_of(call: Any, *given: Any) -> str:
    """The code of a refusal."""
    with pytest.raises(Refused) as caught:
        call(*given)
    return caught.value.findings[0].code


def errors(state: Tournament) -> list[str]:
    """What an audit finds beyond information."""
    # What an organiser has to announce is another matter: these events set their rounds by hand.
    told = ("deviation.", "announcement.")
    return [f.code for f in audit(state) if f.severity != "info" and not f.code.startswith(told)]


def own_pods(state: Tournament, stage: str = "day2") -> dict[str, int]:
    """The pod of each entrant of a stage with one draft."""
    return {name: pod.pod for pod in state.draft_pods if pod.stage == stage for name in pod.seats}


class TestSizesOfPods:
    @pytest.mark.parametrize(
        ("count", "sizes"),
        [
            *((count, (count,)) for count in range(1, 12)),
            (12, (8, 4)),
            (13, (8, 5)),
            (14, (8, 6)),
            (15, (8, 7)),
            (0, ()),
            (16, (8, 8)),
            (19, (8, 11)),
            (20, (8, 8, 4)),
        ],
    )
    def test_fewer_than_half_a_pod_join_the_last(self, count: int, sizes: tuple[int, ...]) -> None:
        assert pod_sizes(count, 8) == sizes

    @pytest.mark.parametrize("count", range(1, 16))
    def test_every_number_of_entrants_plays(self, count: int) -> None:
        rounds = 1 if count < 4 else 3
        state = played(armory(count, rounds, seed=count), rounds, seed=count)
        assert tuple(len(pod.seats) for pod in state.draft_pods) == pod_sizes(count, 8)
        for one in state.rounds:
            names = [name for match in one.matches for name in match.seats] + list(one.byes)
            assert sorted(names) == sorted(entrant.id for entrant in state.entrants)
            assert len(one.byes) == sum(len(pod.seats) % 2 for pod in state.draft_pods)
        assert errors(state) == []


class TestTheCallingWithADraft:
    def test_is_played_to_the_end(self) -> None:
        state = played(calling(), 4)
        assert [stage.policy.id for stage in stages_of(state)] == [
            "fab/sealed",
            "fab/booster-draft",
            "fab/sealed",
        ]
        state = played(state, 3)
        through = state.cuts[0].through
        assert [set(pod.seats) for pod in state.draft_pods] == [
            set(through[8 * place : 8 * place + size])
            for place, size in enumerate(pod_sizes(len(through), 8))
        ]
        state = played(state, 3, draws=0)
        assert code_of(next_round, state) == "refuse.all_rounds_played"
        assert sorted(row.place or 9 for row in standings(state).rows[:8]) == [1, 2, 3, 4, 5, 6, 7, 8]
        assert errors(state) == []
        assert replay(history(state, {})) == state
        assert read_event(write_event(state).encode())[0] == state

    def test_one_standing_over_all_rounds(self) -> None:
        state = played(calling(), 7)
        won = {entrant.id: 0 for entrant in state.entrants}
        for one in state.rounds:
            for match in one.matches:
                if match.result is not None and match.result.winner is not None:
                    won[match.result.winner] += 1
            for name in one.byes:
                won[name] += 1
        assert all(int(row.values["match_points"]) == won[row.entrant] for row in standings(state).rows)
        assert standings(state).policy.id == "fab/sealed"

    def test_the_pods_may_be_made_beforehand_and_then_stand(self) -> None:
        state = played(calling(), 4)
        draft, cut = draft_of(state)
        assert (draft.by, draft.from_round, draft.last, draft.is_recorded) == ("standing", 5, 7, False)
        assert cut is not None
        through = tuple(one.entrant for one in cut.through)
        asked = [commands.MakeCut(cut.after_round, cut.order, through), *draft.commands()]
        seated = after(state, *asked)
        assert next_round(seated).matches == next_round(state).matches
        assert draft_of(seated)[0].is_recorded
        assert draft_of(seated)[0].commands() == []
        assert code_of(after, seated, *draft.commands()) == "refuse.pods_seated"
        last = after(seated, commands.Drop(through[0]))
        assert {pod.pod for pod in paired(last).draft_pods} == {pod.pod for pod in draft.pods}
        assert draft_of(paired(seated))[0].from_round == 5

    def test_pods_and_seats_follow_from_the_seed_alone(self) -> None:
        first, second = armory(24), armory(24)
        shuffled = list(second.entrants)
        random.Random(4).shuffle(shuffled)
        second = replace(second, entrants=tuple(shuffled))
        assert draft_of(first)[0].by == "random"
        assert draft_of(first)[0].pods == draft_of(second)[0].pods
        assert draft_of(first)[0].pods != draft_of(armory(24, seed=2))[0].pods

    def test_there_is_no_draft_elsewhere(self) -> None:
        assert code_of(draft_of, event(8)) == "refuse.no_draft"
        assert code_of(draft_of, calling()) == "refuse.no_draft"


class TestRoundsOfADraft:
    @pytest.mark.parametrize("seed", range(6))
    def test_everybody_meets_everybody_of_the_pod_once(self, seed: int) -> None:
        state = played(armory(16, 7, seed), 7, seed=seed, draws=0.2)
        pod_of = own_pods(state, "draft")
        pairs = [frozenset(match.seats) for one in state.rounds for match in one.matches]
        assert len(set(pairs)) == len(pairs) == 56
        assert all(len({pod_of[name] for name in pair}) == 1 for pair in pairs)

    def test_tables_are_counted_on_through_the_pods(self) -> None:
        state = paired(armory(21))
        assert [match.table for match in state.rounds[0].matches] == list(range(1, 11))
        assert [match.pod for match in state.rounds[0].matches] == [1] * 4 + [2] * 4 + [3] * 2

    def test_a_fixed_table_keeps_its_number(self) -> None:
        state = armory(16)
        name = draft_of(state)[0].pods[0].seats[0]
        entrants = tuple(replace(e, fixed_table=7) if e.id == name else e for e in state.entrants)
        state = played(replace(state, entrants=entrants), 3)
        for one in state.rounds:
            (own,) = [match for match in one.matches if name in match.seats]
            assert (own.table, own.pod) == (7, 1)
            assert "fixed_table" in own.notes
            assert sorted(match.table for match in one.matches) == [1, 2, 3, 4, 5, 6, 7, 8]

    def test_points_groups_are_those_of_the_pod(self) -> None:
        state = played(armory(16), 1, draws=0)
        winners = {match.result.winner for match in state.rounds[0].matches if match.result is not None}
        for match in next_round(state).matches:
            assert len(set(match.seats) & winners) in (0, 2)

    def test_two_drafts_in_one_stage(self) -> None:
        state = armory(16, 6, rounds_per_draft=3)
        state = played(state, 6)
        assert [(pod.pod, pod.from_round) for pod in state.draft_pods] == [(1, 1), (2, 1), (1, 4), (2, 4)]
        after_three = [row.entrant for row in standings(state, 3).rows]
        assert set(state.draft_pods[2].seats) == set(after_three[:8])
        assert errors(state) == []

    def test_who_enters_later_has_no_pod(self) -> None:
        state = played(armory(8), 1)
        state = after(state, commands.Enter((Entry("L", 2, name="Late"),)))
        drawn = next_round(state)
        assert "draft.in_no_pod" in [finding.code for finding in drawn.findings]
        assert "L" not in {name for match in drawn.matches for name in match.seats} | set(drawn.byes)

    def test_a_settled_match_across_pods_is_refused(self) -> None:
        state = paired(armory(16))
        pods = state.draft_pods
        state = reported(state, random.Random(1))
        across = replace(state, next=Next(((pods[0].seats[0], pods[1].seats[0]),)))
        assert code_of(next_round, across) == "refuse.pair_across_pods"
        inside = next(
            (a, b)
            for a in pods[0].seats
            for b in pods[0].seats
            if a < b and not any(set(m.seats) == {a, b} for m in state.rounds[0].matches)
        )
        drawn = next_round(replace(state, next=Next((inside,), (), (pods[1].seats[0],))))
        assert set(inside) in [set(match.seats) for match in drawn.matches]
        assert drawn.absent == (pods[1].seats[0],)


class TestAudit:
    def state(self) -> Tournament:
        return played(armory(16), 2)

    def changed(self, state: Tournament, *matches: Match) -> Tournament:
        tables = {match.table: match for match in matches}
        last = state.rounds[-1]
        swapped = tuple(tables.get(match.table, match) for match in last.matches)
        return replace(state, rounds=(*state.rounds[:-1], replace(last, matches=swapped)))

    def test_a_match_across_pods_is_an_error(self) -> None:
        state = self.state()
        matches = state.rounds[-1].matches
        one, two = matches[0], matches[-1]
        swapped = self.changed(
            state,
            replace(one, seats=(one.seats[0], two.seats[1]), result=None),
            replace(two, seats=(two.seats[0], one.seats[1]), result=None),
        )
        found = [finding for finding in audit(swapped) if finding.code == "audit.across_pods"]
        assert [(finding.severity, finding.params["table"]) for finding in found] == [
            ("error", 1),
            ("error", 8),
        ]

    def test_other_pods_missing_pods_and_a_wrong_number_are_named(self) -> None:
        state = self.state()
        turned = tuple(replace(pod, seats=pod.seats[::-1]) for pod in state.draft_pods)
        assert "audit.other_pods" in [f.code for f in audit(replace(state, draft_pods=turned))]
        bare = tuple(
            replace(one, matches=tuple(replace(match, pod=None) for match in one.matches))
            for one in state.rounds
        )
        assert "audit.pods_not_recorded" in errors(replace(state, draft_pods=(), rounds=bare))
        wrong = self.changed(state, replace(state.rounds[-1].matches[0], pod=2))
        assert "audit.pod_number" in errors(wrong)

    def test_an_avoidable_rematch_in_a_pod_is_an_error(self) -> None:
        state = self.state()
        again: Round = replace(state.rounds[0], number=2)
        found = [
            f for f in audit(replace(state, rounds=(state.rounds[0], again))) if f.code == "audit.rematch"
        ]
        assert {finding.severity for finding in found} == {"error"}
        assert len(found) == 8


class TestStages:
    def test_formats_without_a_cut_let_everybody_play_on(self) -> None:
        stages = [
            {"id": "a", "kind": "swiss", "options": {"rounds": 2}},
            {
                "id": "b",
                "kind": "draft",
                "policy": "fab/booster-draft",
                "options": {"rounds": 2},
                "enters": {},
            },
            {"id": "c", "kind": "swiss", "policy": "fab/blitz", "options": {"rounds": 2}, "enters": {}},
            {"id": "d", "kind": "bracket", "enters": {"top": 4}},
        ]
        state = played(event(14, stages=stages), 8, draws=0)
        assert [len(cut.through) for cut in state.cuts] == [4]
        assert state.cuts[0].after_round == 6
        for one in state.rounds[:6]:
            assert len(one.matches) * 2 + len(one.byes) == 14
        assert errors(state) == []

    def test_after_a_cut_only_those_through_play_on(self) -> None:
        stages = [
            {"id": "a", "kind": "swiss", "options": {"rounds": 3}},
            {"id": "b", "kind": "swiss", "options": {"rounds": 1}, "enters": {"top": 8}},
            {"id": "c", "kind": "draft", "options": {"rounds": 2}, "enters": {}},
        ]
        state = played(event(20, stages=stages), 6)
        through = set(state.cuts[0].through)
        for one in state.rounds[3:]:
            assert {name for match in one.matches for name in match.seats} == through
        assert errors(state) == []

    def test_tables_of_four_as_a_stage(self) -> None:
        stages = [
            {"id": "a", "kind": "pods", "options": {"rounds": 5}},
            {"id": "b", "kind": "pods", "options": {"rounds": 5}, "enters": {"top": 8}},
        ]
        state = event(16, policy="goldfish-arena", date="2026-12-01", stages=stages)
        state = paired(state)
        assert {len(match.seats) for match in state.rounds[0].matches} == {4}

    def test_the_structure_names_them(self) -> None:
        from headjudge.running.structure import structure

        found = structure(policy_in_force("fab/sealed", "2025-11-30"), 500, days=2)
        stages = [stage.plain() for stage in found.stages]
        assert stages == [
            {"id": "day1", "kind": "swiss", "options": {"rounds": 8}},
            {
                "id": "day2",
                "kind": "draft",
                "policy": "fab/booster-draft",
                "options": {"rounds": 6},
                "enters": {"top": 80, "min_points": 6},
            },
            {"id": "top8", "kind": "bracket", "enters": {"top": 8}},
        ]
        read = event(500, policy="fab/sealed", stages=stages)
        assert [stage.planned for stage in stages_of(read)] == [8, 6, None]
        bare = [{"id": one["id"], "kind": one["kind"]} for one in stages]
        filled = stages_of(event(500, policy="fab/sealed", stages=bare))
        assert [(s.policy.id, s.planned, s.enters) for s in filled] == [
            (s.policy.id, s.planned, s.enters) for s in stages_of(read)
        ]


class TestRules:
    @pytest.mark.parametrize(
        ("level", "announced", "called"),
        [
            ("professional", False, True),
            ("professional", True, True),
            ("competitive", False, False),
            ("competitive", True, True),
            ("casual", False, False),
            ("casual", True, False),
        ],
    )
    def test_who_calls_a_draft(self, level: Any, announced: bool, called: bool) -> None:
        policy = policy_in_force("fab/booster-draft", "2025-11-30")
        assert is_called(policy, level, announced=announced) is called
        assert not is_called(policy_in_force("mtg/swiss", "2025-11-30"), level, announced=announced)

    def test_teams_sit_clockwise_a1_b2_c1_a2_b1_c2(self) -> None:
        teams = event(
            0,
            policy="fab/team",
            entrants=[
                {"id": t, "name": t, "members": [{"id": t + s, "name": t + s, "seat": s} for s in "ABC"]}
                for t in "XY"
            ],
        ).entrants
        seats = team_seats(policy_in_force("fab/team", "2026-07-01"), teams)
        assert [one.member for one in seats] == ["XA", "YB", "XC", "YA", "XB", "YC"]
        assert [one.team for one in team_seats(policy_in_force("fab/team", "2026-07-01"), teams[:1])] == [
            "X"
        ] * 3


def broken(stages: Any, pods: Any = (), rounds: Any = (), **more: Any) -> list[tuple[str, str | None]]:
    """The faults of a file with these stages and pods."""
    from headjudge.findings import InputError

    plain = {
        "headjudge": 1,
        "name": "E",
        "date": "2025-11-30",
        "policy": "fab/booster-draft",
        "seed": "s",
        "entrants": [{"id": name, "name": name} for name in "ABCD"],
        "rounds": list(rounds),
        "stages": stages,
        "draft_pods": list(pods),
        **more,
    }
    with pytest.raises(InputError) as caught:
        read_event(json.dumps(plain).encode())
    return [(f.code, f.subject) for f in caught.value.findings]


DRAFT = [{"id": "d", "kind": "draft"}]
POD = {"stage": "d", "pod": 1, "seats": ["A", "B", "C", "D"]}


@pytest.mark.parametrize(
    ("stages", "pods", "more", "code", "where"),
    [
        (DRAFT, [POD, {**POD, "seats": []}], {}, "sense.pod_twice", "/draft_pods/1/pod"),
        (DRAFT, [{**POD, "seats": []}], {}, "sense.pod_empty", "/draft_pods/0/seats"),
        (DRAFT, [{**POD, "seats": ["A", "B", "A"]}], {}, "sense.twice_in_pods", "/draft_pods/0/seats/2"),
        (DRAFT, [{**POD, "seats": ["A", "Z"]}], {}, "sense.unknown_entrant", "/draft_pods/0/seats/1"),
        (DRAFT, [{**POD, "stage": "x"}], {}, "sense.unknown_stage", "/draft_pods/0/stage"),
        (DRAFT, [{**POD, "from_round": 0}], {}, "form.out_of_range", "/draft_pods/0/from_round"),
        ([{"id": "d", "kind": "swiss"}], [POD], {}, "sense.pod_without_draft", "/draft_pods/0/stage"),
        (DRAFT, [], {"policy": "mtg/swiss"}, "sense.no_draft_pod", "/stages/0/kind"),
        ([{"id": "d", "kind": "pods"}], [], {}, "sense.stage_without_tables", "/stages/0/kind"),
        (
            [{"id": "a", "kind": "swiss"}, {"id": "d", "kind": "pods", "policy": "goldfish-arena"}],
            [],
            {},
            "sense.stage_mixes_tables",
            "/stages/1/policy",
        ),
        (
            [{"id": "a", "kind": "swiss"}, {"id": "d", "kind": "swiss", "policy": "mtg/swiss"}],
            [],
            {},
            "sense.stage_points_differ",
            "/stages/1/policy",
        ),
        (
            [{"id": "a", "kind": "swiss"}, {"id": "d", "kind": "swiss", "policy": "fab/team"}],
            [],
            {},
            "sense.stage_mixes_teams",
            "/stages/1/policy",
        ),
    ],
)
def test_broken_files(stages: Any, pods: Any, more: Any, code: str, where: str) -> None:
    assert (code, where) in broken(stages, pods, **more)


def test_pods_of_rounds_that_cannot_be_theirs() -> None:
    one = {"number": 1, "matches": [{"table": 1, "seats": ["A", "B"], "pod": 2, "result": {"winner": "A"}}]}
    assert broken(DRAFT, [POD], [one]) == [("sense.no_such_pod", "/rounds/0/matches/0/pod")]
    two = {**one, "matches": [{**one["matches"][0], "pod": 1}]}  # type: ignore[index,dict-item]
    assert broken(DRAFT, [POD, {**POD, "from_round": 3}], [two]) == [
        ("sense.pod_round", "/draft_pods/1/from_round")
    ]
