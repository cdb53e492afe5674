"""A match of teams: what its games come to, and what cannot be in a file of teams.

A team's entrant has ``members`` with a seat each; a match has ``boards``, one per seat, whose results name teams.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from headjudge.json_text import Fault
from headjudge.policy.policy import Policy
from headjudge.policy.tables import TeamMatch
from headjudge.tournament.results import faults_of_result
from headjudge.tournament.state import Board, Entrant, How, Match, Result

MISSED: How = "no_show"
"""How a board ends whose member is not there."""
BY_RULING = ("concession", "no_show", "penalty", "agreed")


def result_of_boards(
    boards: Sequence[Board], seats: tuple[str, ...], rules: TeamMatch, *, at_time: bool = False
) -> Result | None:
    """What the games of a team match come to, or None while the match goes on.

    A team wins with ``rules.wins`` games. Once every seat is done, or time is called (``at_time``), the team with
    more games won takes the match, otherwise it is a draw. Too many missing members forfeit it (for both teams a
    loss for both); a match whose every game both lost is lost by both. Rule: TRP 9 (team format).

    >>> from datetime import date
    >>> from headjudge.policy.editions import resolve
    >>> rules = resolve("fab/team", date(2026, 7, 1)).policy.team_match
    >>> won = [Board("A", Result(winner="X")), Board("C", Result(winner="X"))]
    >>> result_of_boards(won, ("X", "Y"), rules).winner
    'X'
    """
    done = {board.seat: board.result for board in boards if board.result is not None}
    results = [done[seat] for seat in rules.seats if seat in done]
    forfeits = [team for team in seats if missing(results, seats, team) >= rules.missing_forfeit]
    if len(forfeits) == len(seats):
        return Result(lost=seats, how=MISSED)
    if forfeits:
        return Result(winner=next(team for team in seats if team not in forfeits), how=MISSED)
    won = {team: sum(1 for result in results if result.winner == team) for team in seats}
    over = [team for team in seats if won[team] >= rules.wins]
    all_in = len(results) == len(rules.seats)
    timed = at_time or any(result.how == "time" for result in results)
    how: How | None = "time" if timed and not over else None
    if len(over) == 1:
        return Result(winner=over[0], games=_games(results, seats))
    if not (all_in or at_time):
        return None
    if results and all(result.lost for result in results):
        return Result(lost=seats)
    most = max(won.values())
    ahead = [team for team in seats if won[team] == most]
    if len(ahead) == 1:
        return Result(winner=ahead[0], games=_games(results, seats), how=how)
    return Result(draw=True, games=_games(results, seats), how=how)


def missing(results: Iterable[Result], seats: Sequence[str], team: str) -> int:
    """How many of a team's games were lost because the member was not there."""
    return sum(
        1
        for result in results
        if result.how == MISSED
        and (team in result.lost or (result.winner is not None and result.winner != team))
        and team in seats
    )


def _games(results: Sequence[Result], seats: tuple[str, ...]) -> tuple[int, int, int]:
    """Games won by each team and drawn; a game that both lost is nobody's."""
    first, second = seats
    return (
        sum(1 for result in results if result.winner == first),
        sum(1 for result in results if result.winner == second),
        sum(1 for result in results if result.draw),
    )


def faults_of_boards(match: Match, policy: Policy | None) -> Iterator[Fault]:
    """What is wrong with the boards of a match; paths are keys of the match."""
    if not match.boards:
        return
    rules = None if policy is None else policy.team_match
    if policy is not None and (rules is None or len(match.seats) != 2):
        yield Fault(("boards",), "sense.boards_without_teams", {"policy": policy.id})
        return
    seen: list[str] = []
    sound = True
    for order, board in enumerate(match.boards):
        at = ("boards", order)
        if board.seat in seen:
            yield Fault((*at, "seat"), "sense.board_twice", {"seat": board.seat})
            sound = False
        seen.append(board.seat)
        if board.result is not None:
            for fault in faults_of_result(board.result, match.seats):
                yield Fault((*at, "result", *fault.path), fault.code, fault.params)
                sound = False
    if rules is not None and sound:
        yield from _against_the_match(match, rules)


def _against_the_match(match: Match, rules: TeamMatch) -> Iterator[Fault]:
    """The result of a match follows from its boards, unless a ruling stands above them."""
    result = match.result
    at_time = result is not None and result.how == "time"
    comes_to = result_of_boards(match.boards, match.seats, rules, at_time=at_time)
    if comes_to is None or (result is not None and result.how in BY_RULING):
        return
    told = {"table": match.table, "winner": comes_to.winner or "", "draw": "yes" if comes_to.draw else "no"}
    if result is None:
        yield Fault(("boards",), "sense.boards_decide", told)
    elif (result.winner, result.draw, set(result.lost)) != (
        comes_to.winner,
        comes_to.draw,
        set(comes_to.lost),
    ):
        yield Fault(("result",), "sense.boards_contradict", told)


def faults_of_members(entrant: Entrant, policy: Policy | None) -> Iterator[Fault]:
    """What is wrong with the members of a team; paths are keys of the entrant."""
    if policy is None or policy.team_match is None:
        return
    rules = policy.team_match
    seats: list[str] = []
    heroes: list[str] = []
    if len(entrant.members) > len(rules.seats):
        told = {"id": entrant.id, "most": len(rules.seats), "found": len(entrant.members)}
        yield Fault(("members",), "sense.team_size", told)
    for order, member in enumerate(entrant.members):
        at = ("members", order)
        if member.seat is not None and member.seat in seats:
            yield Fault((*at, "seat"), "sense.team_seat_twice", {"id": entrant.id, "seat": member.seat})
        if rules.unique_hero and member.hero is not None and member.hero in heroes:
            yield Fault((*at, "hero"), "sense.team_hero_twice", {"id": entrant.id, "hero": member.hero})
        seats += [member.seat] if member.seat is not None else []
        heroes += [member.hero] if member.hero is not None else []
