"""The sense of an event file: who may stand where, and whether the facts agree with one another.

The checks take what ``headjudge.tournament.form`` could read and gather every fault. A part that was not
well-formed is left alone: a fault is named once, not by its consequences.
"""

from __future__ import annotations

import difflib
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import Any

from headjudge.json_text import Fault, Path
from headjudge.policy.deck_formats import is_of_other_game
from headjudge.policy.format_options import check_format_options, format_options
from headjudge.policy.options import check_options
from headjudge.policy.policy import Policy
from headjudge.policy.set_options import with_options
from headjudge.tournament.form import Parsed
from headjudge.tournament.questionnaire import faults_of_answers
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.stage_faults import (
    faults_of_draft_pods,
    faults_of_pod_numbers,
    faults_of_stage,
    reference_of,
)
from headjudge.tournament.state import Entrant, Match, Round, Stage, Tournament
from headjudge.tournament.team_match import faults_of_boards, faults_of_members

LATEST = "9999-12-31"
"""A day on which the newest edition of every rule holds."""


ResolvePolicy = Callable[[Any, str], tuple[Policy | None, list[Fault]]]
"""(policy id or object, date) -> the policy, or the faults that keep it from being used."""


def faults_of(parsed: Parsed, resolve: ResolvePolicy) -> list[Fault]:
    """Every fault of sense in a parsed file, with paths of the file. Cost: one pass over matches."""
    if parsed.value is None:
        return []
    check = _Sense(parsed, parsed.value, resolve)
    check.run()
    return check.faults


class _Sense:
    def __init__(self, parsed: Parsed, event: Tournament, resolve: ResolvePolicy) -> None:
        self.parsed = parsed
        self.event = event
        self.resolve = resolve
        self.faults: list[Fault] = []
        self.entrants: dict[str, Entrant] = {}
        self.steady: set[str] = set()
        self.known, self.all_known = _raw_ids(parsed.raw)
        self.doubtful: set[str] = set()
        self.whole = parsed.value is not None and not parsed.dropped
        self.policies: dict[str | None, Policy | None] = {}
        self.beside: tuple[str, ...] = ()

    def add(self, path: Path, code: str, severity: str = "error", **params: Any) -> None:
        self.faults.append(Fault(self.parsed.in_file(path), code, params, severity))

    def is_whole(self, *path: str | int) -> bool:
        return self.whole or self.parsed.is_whole(self.parsed.in_file(path))

    def run(self) -> None:
        event = self.event
        if event.seed == "" and self.is_whole("seed"):
            self.add(("seed",), "sense.no_seed", "warning")
        options = self._left_to_the_policy()
        self.policies[None] = self._policy(("policy",), event.policy, event.date, options, ("options",))
        self._format()
        for index, entrant in enumerate(event.entrants):
            self._entrant(index, entrant)
        self.steady = {
            name
            for name, entrant in self.entrants.items()
            if entrant.entered_in == 1 and not entrant.dropped_after and entrant.disqualified_after is None
        }
        self._stages()
        self._rounds()
        for index, pair in enumerate(event.keep_apart):
            for seat, name in enumerate(pair):
                self._is_known(name, ("keep_apart", index, seat))
            if pair[0] == pair[1]:
                self.add(("keep_apart", index), "sense.keep_apart_same", id=pair[0])
        self._cuts()
        self._next()

    # -- policies, options, stages -------------------------------------------------------------------

    def _left_to_the_policy(self) -> Mapping[str, Any]:
        """The event's options without those of its deck format, whose faults are told here."""
        event, at = self.event, ("options",)
        on = date.fromisoformat(event.date) if self.is_whole("date") else date.max
        found, options = check_format_options(event.format, on, event.options, "")
        self.beside = tuple(format_options(event.format, on))
        for one in found:
            name = (one.subject or "").removeprefix("/")
            self.faults.append(Fault((*self.parsed.in_file(at), name), one.code, one.params))
        return options

    def _policy(
        self, path: Path, reference: Any, date: str, options: Mapping[str, Any], options_at: Path
    ) -> Policy | None:
        if not self.is_whole(*path):
            return None
        # Under a day that is no date the rules of today still say what an option may be.
        policy, faults = self.resolve(reference, date if self.is_whole("date") else LATEST)
        for fault in faults:
            self.faults.append(
                Fault(self.parsed.in_file(path) + fault.path, fault.code, fault.params, fault.severity)
            )
        if policy is not None:
            return self._set(policy, options, options_at)
        rounds = options.get("rounds")
        if type(rounds) is int and rounds < 1:
            # Whatever the policy, nobody plays fewer rounds than one.
            told = {
                "option": "rounds",
                "found": str(rounds),
                "kind": "integer",
                "least": 1,
                "most": 99,
                "allowed": "",
            }
            self.faults.append(Fault((*self.parsed.in_file(options_at), "rounds"), "option.value", told))
        return None

    def _format(self) -> None:
        """Deck rules of another game than the policy's; a name that is not known is left to those who know it."""
        policy, named = self.policies[None], self.event.format
        if policy is None or named is None or not self.is_whole("format"):
            return
        if is_of_other_game(named, policy.game):
            self.add(("format",), "sense.format_of_other_game", format=named, policy=policy.id)

    def _set(self, policy: Policy, options: Mapping[str, Any], options_at: Path) -> Policy:
        """The policy with these options in force; without them where one is not possible, which is a fault."""
        found = list(policy_option_faults(policy, options, self.beside))
        for fault in found:
            self.faults.append(Fault(self.parsed.in_file(options_at) + fault.path, fault.code, fault.params))
        return policy if found else with_options(policy, options)

    def _stages(self) -> None:
        seen: set[str] = set()
        for index, stage in enumerate(self.event.stages):
            at: Path = ("stages", index)
            if stage.id in seen:
                self.add((*at, "id"), "sense.stage_twice", id=stage.id)
            seen.add(stage.id)
            if index == 0 and stage.enters is not None:
                self.add((*at, "enters"), "sense.first_stage_enters", id=stage.id)
            if stage.kind == "bracket" and index == 0:
                self.add((*at, "kind"), "sense.bracket_first", id=stage.id)
            policy = self._stage_policy(at, stage)
            self.policies[stage.id] = policy
            if policy is not None and self.is_whole(*at):
                several = sum(1 for one in self.event.stages if one.kind != "bracket") > 1
                for fault in faults_of_stage(stage, policy, self.policies[None], several):
                    self.add((*at, *fault.path), fault.code, **fault.params)

    def _stage_policy(self, at: Path, stage: Stage) -> Policy | None:
        own = reference_of(self.event, stage, self.policies[None])
        if own is None and stage.date is None:
            policy = self.policies[None]
            return None if policy is None else self._set(policy, stage.options, (*at, "options"))
        reference = own if own is not None else self.event.policy
        place = (*at, "policy") if stage.policy is not None else at
        return self._policy(place, reference, stage.date or self.event.date, stage.options, (*at, "options"))

    # -- entrants ------------------------------------------------------------------------------------

    def _is_known(self, name: str, path: Path) -> bool:
        if name in self.known:
            return True
        if self.all_known:
            near = difflib.get_close_matches(name, list(self.known)[:2000], 1, 0.6)
            self.add(path, "sense.unknown_entrant", id=name, nearest=near[0] if near else None)
        return False

    def _entrant(self, index: int, entrant: Entrant) -> None:
        at: Path = ("entrants", index)
        if entrant.id in self.entrants:
            self.add((*at, "id"), "sense.duplicate_entrant", id=entrant.id)
            return
        self.entrants[entrant.id] = entrant
        if not (entrant.dropped_after or entrant.re_entered_in or entrant.members):
            return
        fault = _moments_fault(entrant)
        if fault is not None and self.is_whole(*at, "dropped_after") and self.is_whole(*at, "re_entered_in"):
            self.doubtful.add(entrant.id)
            self.add((*at, *fault.path), fault.code, **fault.params)
        seen: set[str] = set()
        for order, member in enumerate(entrant.members):
            if member.id in seen:
                self.add((*at, "members", order, "id"), "sense.duplicate_entrant", id=member.id)
            seen.add(member.id)
        for fault in faults_of_members(entrant, self.policies.get(None)):
            if self.is_whole(*at, *fault.path[:2]):
                self.add((*at, *fault.path), fault.code, **fault.params)

    # -- rounds --------------------------------------------------------------------------------------

    def _rounds(self) -> None:
        stage_ids = [stage.id for stage in self.event.stages]
        reached = 0
        last = len(self.event.rounds) - 1
        for index, round_ in enumerate(self.event.rounds):
            at: Path = ("rounds", index)
            expected = self.parsed.in_file(at)[1]
            if round_.number != int(expected) + 1:
                self.add(
                    (*at, "number"), "sense.round_number", expected=int(expected) + 1, found=round_.number
                )
            kind = "swiss"
            if round_.stage is None and len(stage_ids) > 1:
                if self.is_whole(*at, "stage"):
                    self.add((*at, "stage"), "sense.round_needs_stage", round=round_.number)
            elif round_.stage is not None and round_.stage not in stage_ids:
                if self.parsed.is_whole(("stages",)):
                    self.add((*at, "stage"), "sense.unknown_stage", id=round_.stage)
            elif round_.stage is not None:
                place = stage_ids.index(round_.stage)
                if place < reached:
                    self.add((*at, "stage"), "sense.stage_order", id=round_.stage)
                reached = max(reached, place)
                kind = self.event.stages[place].kind
            policy = self.policies.get(round_.stage, self.policies.get(None))
            self._round(at, round_, policy, kind == "bracket")
            if index < last and kind != "bracket" and not round_.finished and self.is_whole(*at):
                # A later round of a play-off may run beside an open match; in Swiss nothing may.
                open_tables = [match.table for match in round_.matches if match.result is None]
                self.add(
                    at,
                    "sense.unfinished_round",
                    round=round_.number,
                    tables=tuple(open_tables),
                )

    def _is_plain(self, round_: Round, policy: Policy | None) -> bool:
        """Whether a round is beyond doubt: nearly every round is, and this look is many times cheaper.

        Everybody in it was in the event then and stands in it once, tables differ, and every
        result names a winner who sits there, or a draw, and nothing else.
        """
        if not self.whole or policy is None or round_.granted or round_.withdrawn:
            return False
        matches = round_.matches
        names = [name for match in matches for name in match.seats]
        names += round_.byes
        names += round_.absent
        if len(set(names)) != len(names):
            return False
        for name in set(names) - self.steady:
            entrant = self.entrants.get(name)
            if entrant is None or not entrant.plays_in(round_.number):
                return False
        if len({match.table for match in matches}) != len(matches):
            return False
        sizes = policy.table_sizes
        for match in matches:
            result = match.result
            if len(match.seats) not in sizes or match.was or match.boards or match.answers:
                return False
            if match.chose is not None:
                return False
            if result is None:
                continue
            if (
                len(match.seats) > 2
                or result.games is not None
                or result.lost
                or result.out
                or result.through
            ):
                return False
            if result.together or result.no_show or result.left:
                return False
            if (result.winner is None) is not result.draw or (
                result.winner is not None and result.winner not in match.seats
            ):
                return False
        return True

    def _round(self, at: Path, round_: Round, policy: Policy | None, is_playoff: bool) -> None:
        if self._is_plain(round_, policy):
            return
        standing: set[str] = set()
        tables: set[int] = set()
        sizes = _sizes(policy, is_playoff) if policy is not None else None
        number = round_.number
        entrants = self.entrants
        for order, match in enumerate(round_.matches):
            if match.table in tables:
                self.add(
                    (*at, "matches", order, "table"), "sense.table_twice", table=match.table, round=number
                )
            tables.add(match.table)
            if sizes is not None and len(match.seats) not in sizes:
                self.add(
                    (*at, "matches", order, "seats"),
                    "sense.seats",
                    expected=" / ".join(map(str, sizes)),
                    found=len(match.seats),
                )
            for seat, name in enumerate(match.seats):
                entrant = entrants.get(name)
                if name in standing or entrant is None or not entrant.plays_in(number):
                    self._seat((*at, "matches", order, "seats", seat), name, number, standing, match)
                standing.add(name)
            if match.result is not None or match.boards or match.was or match.chose is not None:
                self._match((*at, "matches", order), match, number, len(self.event.rounds))
            if match.boards and self.is_whole(*at, "matches", order):
                for fault in faults_of_boards(match, policy):
                    self.add((*at, "matches", order, *fault.path), fault.code, **fault.params)
            if match.answers and policy is not None and self.is_whole(*at, "matches", order):
                for fault in faults_of_answers(policy, match):
                    self.add((*at, "matches", order, *fault.path), fault.code, **fault.params)
        for place, names in (("byes", round_.byes), ("absent", round_.absent)):
            for order, name in enumerate(names):
                self._seat((*at, place, order), name, number, standing, None)
                standing.add(name)
        for order, name in enumerate(round_.granted):
            if name not in round_.byes and self.is_whole(*at, "byes"):
                self.add((*at, "granted", order), "sense.granted_no_bye", id=name)

        for order, gone in enumerate(round_.withdrawn):
            here: Path = (*at, "withdrawn", order, "match")
            if gone.match.table in tables:
                self.add((*here, "table"), "sense.table_twice", table=gone.match.table, round=number)
            tables.add(gone.match.table)
            for seat, name in enumerate(gone.match.seats):
                self._is_known(name, (*here, "seats", seat))
            self._match(here, gone.match, number, len(self.event.rounds))

    def _seat(self, path: Path, name: str, number: int, standing: set[str], match: Match | None) -> None:
        if not self._is_known(name, path):
            return
        if name in standing:
            same = match is not None and match.seats.count(name) > 1
            code = "sense.same_entrant_twice_in_match" if same else "sense.twice_in_round"
            self.add(path, code, id=name, round=number)
            return
        entrant = self.entrants.get(name)
        if entrant is None or name in self.doubtful or entrant.plays_in(number):
            return
        moments = ("entered_in", "dropped_after", "re_entered_in", "disqualified_after")
        where = ("entrants", self.event.entrants.index(entrant))
        if all(self.is_whole(*where, moment) for moment in moments):
            why = "late" if number < entrant.entered_in else "out"
            self.add(path, "sense.not_in_event_then", id=name, round=number, why=why)

    def _match(self, at: Path, match: Match, number: int, rounds: int) -> None:
        if match.result is not None and self.is_whole(*at, "result") and self.is_whole(*at, "seats"):
            for fault in faults_of_result(match.result, match.seats):
                self.add((*at, "result", *fault.path), fault.code, **fault.params)
        if match.chose is not None and match.chose not in match.seats:
            self.add((*at, "chose"), "sense.chose_not_seated", id=match.chose)
        for order, (earlier, seats) in enumerate(zip(match.was, match.seats_before(), strict=True)):
            path = (*at, "was", order)
            for seat, name in enumerate(earlier.seats):
                self._is_known(name, (*path, "seats", seat))
            if earlier.result is not None and self.is_whole(*path):
                for fault in faults_of_result(earlier.result, seats):
                    self.add((*path, "result", *fault.path), fault.code, **fault.params)
            if earlier.until_round is not None and not number <= earlier.until_round <= rounds:
                at_round = (*path, "until_round")
                self.add(at_round, "sense.until_round", found=earlier.until_round, least=number, most=rounds)

    # -- cuts, next ----------------------------------------------------------------------------------

    def _cuts(self) -> None:
        seen: set[int] = set()
        for index, cut in enumerate(self.event.cuts):
            at: Path = ("cuts", index)
            if cut.after_round > len(self.event.rounds) or cut.after_round in seen:
                self.add(
                    (*at, "after_round"),
                    "sense.cut_round",
                    found=cut.after_round,
                    most=len(self.event.rounds),
                )
            seen.add(cut.after_round)
            order = set(cut.order)
            for key, names in (("order", cut.order), ("through", cut.through)):
                met: set[str] = set()
                for place, name in enumerate(names):
                    if self._is_known(name, (*at, key, place)) and name in met:
                        self.add((*at, key, place), "sense.twice_in_cut", id=name)
                    elif key == "through" and name in self.known and name not in order:
                        self.add((*at, key, place), "sense.cut_not_in_order", id=name)
                    met.add(name)
        stages = {stage.id for stage in self.event.stages}
        told: set[tuple[str, str | None]] = set()
        for index, one in enumerate(self.event.announced):
            if one.stage is not None and one.stage not in stages:
                self.add(("announced", index, "stage"), "sense.unknown_stage", id=one.stage)
            if (one.what, one.stage) in told:
                self.add(("announced", index, "what"), "sense.announced_twice", what=one.what)
            told.add((one.what, one.stage))
        self._draft_pods()

    def _draft_pods(self) -> None:
        for index, pod in enumerate(self.event.draft_pods):
            for seat, name in enumerate(pod.seats):
                self._is_known(name, ("draft_pods", index, "seats", seat))
        if not (self.parsed.is_whole(("stages",)) and self.parsed.is_whole(("rounds",))):
            return
        for fault in faults_of_draft_pods(self.event, self.known):
            self.add(fault.path, fault.code, **fault.params)
        if self.event.draft_pods and self.parsed.is_whole(("draft_pods",)):
            for fault in faults_of_pod_numbers(self.event):
                self.add(fault.path, fault.code, **fault.params)

    def _next(self) -> None:
        settled = self.event.next
        if settled is None:
            return
        policy = self.policies.get(None)
        number = len(self.event.rounds) + 1
        standing: set[str] = set()
        for order, pair in enumerate(settled.pairs):
            if policy is not None and len(pair) not in policy.table_sizes:
                self.add(
                    ("next", "pairs", order),
                    "sense.seats",
                    expected=" / ".join(map(str, policy.table_sizes)),
                    found=len(pair),
                )
            for seat, name in enumerate(pair):
                self._seat(("next", "pairs", order, seat), name, number, standing, None)
                standing.add(name)
        for key, names in (("byes", settled.byes), ("absent", settled.absent)):
            for order, name in enumerate(names):
                self._seat(("next", key, order), name, number, standing, None)
                standing.add(name)


def _sizes(policy: Policy, is_playoff: bool) -> tuple[int, ...]:
    """How many may sit at a table; in a play-off also fewer, where somebody has left and nobody moves up."""
    if not is_playoff or policy.pods is None or policy.pods.playoff is None:
        return policy.table_sizes
    return tuple(range(policy.pods.playoff.size, 1, -1))


def _moments_fault(entrant: Entrant) -> Fault | None:
    """What is wrong with when an entrant left and came back: out, in, out, in rising rounds."""
    outs, backs = entrant.dropped_after, entrant.re_entered_in
    for key, moments in (("dropped_after", outs), ("re_entered_in", backs)):
        if any(later <= earlier for earlier, later in itertools.pairwise(moments)):
            return Fault((key,), "sense.drop_order", {"id": entrant.id})
    if len(backs) > len(outs):
        return Fault(
            ("re_entered_in",), "sense.re_entry_without_drop", {"id": entrant.id, "round": backs[-1]}
        )
    if len(outs) > len(backs) + 1:
        return Fault(("dropped_after",), "sense.drop_without_re_entry", {"id": entrant.id})
    for order, back in enumerate(backs):
        leaves_again = outs[order + 1] if order + 1 < len(outs) else None
        if back <= outs[order] or (leaves_again is not None and leaves_again < back):
            told = {"id": entrant.id, "after": outs[order], "found": back}
            return Fault(("re_entered_in",), "sense.re_entry_round", told)
    return None


def _raw_ids(raw: Any) -> tuple[dict[str, None], bool]:
    """Every id that the file names as an entrant, well-formed or not, and whether every entrant has one."""
    entrants = raw.get("entrants") if isinstance(raw, dict) else None
    found: dict[str, None] = {}
    whole = isinstance(entrants, list)
    for item in entrants if isinstance(entrants, list) else ():
        if isinstance(item, dict) and isinstance(item.get("id"), str) and 1 <= len(item["id"]) <= 64:
            found[item["id"]] = None
        else:
            whole = False
    return found, whole


def policy_option_faults(
    policy: Policy, options: Mapping[str, Any], beside: Iterable[str] = ()
) -> Iterable[Fault]:
    """What is wrong with the options that an organiser set, held against what the policy lets be set."""
    for finding in check_options(policy, options, "", beside):
        yield Fault(tuple((finding.subject or "").split("/")[1:]), finding.code, finding.params)


def ordered(faults: Sequence[Fault]) -> list[Fault]:
    """Faults in the order of their places: numbers as numbers, then names."""
    return sorted(faults, key=lambda fault: [(isinstance(step, str), step) for step in fault.path])
