"""The most that turns can bring, from every way to play them: what challenges are held to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from boardlab.core.contract.position import CHANCE, Action, Position
from boardlab.lessons.model.challenges import END, verb

NODES = 400_000
"""So many positions are looked at."""


class TooMany(ValueError):
    """The turns have more ways than were to be looked at."""


class BestTurn(NamedTuple):
    """The most of what is counted, and a shortest way to it."""

    most: int
    line: tuple[str, ...]
    """The texts of the own actions."""
    amounts: tuple[int, ...]
    """How much the ends of the last turn bring, each amount once, least first."""
    nodes: int


class _TurnState(NamedTuple):
    """Where own turns stand: with the position, how many are left, and how often chance has decided."""

    position: Position
    left: int
    drawn: int


def best_turn(
    start: Position,
    count: Callable[[Position], int],
    *,
    turns: int = 1,
    nodes: int = NODES,
    tried: Callable[[Position], Iterable[Action]] = lambda position: position.legal_actions(),
    answer: Callable[[Position, int], Action | None] | None = None,
) -> BestTurn:
    """The most that own turns can bring whoever decides, of what is counted where the last one is over.

    What hands the decision to others before a turn is over, such as an offer, is no way to play it; nor is what chance
    would decide, such as a card drawn, where nothing answers for it.

    Args:
        start: the position at the start of the first turn.
        count: counts in the position after the last.
        turns: how many there are.
        nodes: so many positions are looked at.
        tried: the actions that are tried in a position.
        answer: gives what others and chance do in a position, after chance has decided so often.

    Raises:
        TooMany: where the turns have more positions.
    """
    seat = start.current_player
    first = _TurnState(start, turns, 0)
    found: dict[_TurnState, tuple[_TurnState, Action] | None] = {first: None}
    waiting = [first]
    best: tuple[int, _TurnState, Action] | None = None
    amounts = set()
    for state in waiting:  # grows
        for act in tried(state.position):
            after = _after(state, act, seat, answer)
            if after is None:
                continue
            if after.left and not after.position.is_over:
                if after not in found:
                    found[after] = state, act
                    waiting.append(after)
                    if len(found) > nodes:
                        raise TooMany(f"more than {nodes} positions")
            else:
                amount = count(after.position)
                amounts.add(amount)
                if best is None or amount > best[0]:
                    best = amount, state, act
    if best is None:
        raise TooMany("no way ends the turn")
    most, at, last = best
    line = [last]
    while (came := found[at]) is not None:
        at, act = came
        line.append(act)
    return BestTurn(most, tuple(act.to_text() for act in reversed(line)), tuple(sorted(amounts)), len(found))


def _after(
    state: _TurnState, act: Action, seat: int | None, answer: Callable[[Position, int], Action | None] | None
) -> _TurnState | None:
    """Where an own action leads, after what others and chance answer; None where it is no way to play."""
    position, left, drawn = state.position.play(act), state.left, state.drawn
    if not position.is_over and position.current_player not in (seat, CHANCE):
        if verb(act) != END:
            return None
        left -= 1
    while left and not position.is_over and position.current_player != seat:
        reply = answer(position, drawn) if answer is not None else None
        if reply is None:
            return None
        drawn, position = drawn + (position.current_player == CHANCE), position.play(reply)
    return _TurnState(position, left, drawn)
