"""Second witness for Torres, part 4: the state of a game and its legal actions.

Basic game, preset rio_grande_2005, default rulings, from after the set-up to the end. Actions are plain tuples:

    ("add", cell)  ("move", source, target)  ("build", cell, n)  ("buy",)  ("play", card, *args)  ("point",)
    ("end", n, rest)  ("keep", card, "top" | "bottom", others)  ("king", cell)  ("stay",)

n in "build" and "end" is the size of the stack used, named when the turn has none yet, else 0. n in
("play", "block_under", cell, n) is the size of the other stack the block comes from, 0 for the turn's stack.
rest are the sizes of the remaining stacks, largest first. others are the cards given back, the first nearest the top.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from tests.torres.oracle_board import ALL_CELLS, Board, add_targets, block_cells, is_free, move_targets
from tests.torres.oracle_cards import (
    block_under_cells,
    diagonal_moves,
    elevator_moves,
    extra_block_cells,
    hurdle_moves,
    magnet_moves,
    move_block_moves,
    two_up_moves,
)

Action = tuple[Any, ...]

TOTAL_BLOCKS = 92
STACK_CAP = 3  # torres.build.redistribute
BLOCKS_PER_TURN = 3  # torres.build.max_three
BUYS_PER_TURN = 2  # torres.buy.two
AP_PER_TURN = 5  # torres.turn.five_ap
# torres.phase.rounds, torres.phase.deal: players -> phase -> the stacks each player gets, one per round.
STACKS: dict[int, dict[int, list[int]]] = {
    2: {1: [3, 3, 3, 3], 2: [3, 3, 3, 3], 3: [3, 3, 3, 3]},
    3: {1: [3, 3, 2, 2], 2: [3, 3, 2], 3: [3, 3, 2]},
    4: {1: [2, 2, 2, 2], 2: [2, 2, 2], 3: [2, 2, 2]},
}


@dataclass
class Seat:
    """What one player owns besides knights."""

    stacks: list[int]  # the stacks other than this turn's; a stack of size 0 still stands for a turn
    hand: set[str]
    fresh: set[str]  # the part of the hand bought this turn
    deck: list[str]  # top card first


@dataclass
class State:
    """One moment of a game."""

    board: Board
    seats: list[Seat]
    supply: int
    scores: list[int]
    phase: int
    round: int
    starter: int
    to_move: int
    ap_total: int = AP_PER_TURN
    ap_spent: int = 0
    turn_stack: int | None = None  # blocks left in the stack used this turn; None = none chosen yet
    built: int = 0
    bought: int = 0
    played: bool = False
    stage: str = "turn"  # "turn", "look" (cards are being looked at), "king" (between phases) or "over"
    looking: list[str] = field(default_factory=list)  # the cards looked at, top first; no longer in the deck


def total_blocks(state: State) -> int:
    """Blocks on the board, on all stacks and in the supply: 92 at all times."""
    stacks = sum(sum(seat.stacks) for seat in state.seats)
    return sum(state.board.heights.values()) + stacks + (state.turn_stack or 0) + state.supply


# ---------------------------------------------------------------- legal actions


def legal(state: State) -> set[Action]:
    """Every legal action of the player to move."""
    if state.stage == "turn":
        return _legal_turn(state)
    if state.stage == "look":
        return _legal_keep(state)
    if state.stage == "king":
        return _legal_king(state)
    return set()


def _legal_turn(state: State) -> set[Action]:
    """torres.turn.costs: the actions of a turn, in any order as long as AP last."""
    me = state.to_move
    seat = state.seats[me]
    ap = state.ap_total - state.ap_spent
    found: set[Action] = set()
    if ap >= 2:
        found |= {("add", cell) for cell in add_targets(state.board, me)}
    if ap >= 1:
        for source in state.board.knights[me]:
            found |= {("move", source, target) for target in move_targets(state.board, source)}
        if state.built < BLOCKS_PER_TURN:
            for size in _stacks_to_build_from(state):
                found |= {("build", cell, size) for cell in block_cells(state.board)}
        if state.bought < BUYS_PER_TURN and seat.deck:
            found.add(("buy",))
        found.add(("point",))
    if not state.played:  # torres.play.one
        for card in seat.hand - seat.fresh:  # torres.play.later
            found |= {("play", card, *args) for args in card_uses(state, card)}
    return found | _legal_end(state)


def _stacks_to_build_from(state: State) -> set[int]:
    """torres.build.one_stack: sizes to name for a block, or {0} for the stack already in use, if it holds any."""
    if state.turn_stack is None:
        return {size for size in state.seats[state.to_move].stacks if size >= 1}
    return {0} if state.turn_stack >= 1 else set()


def card_uses(state: State, card: str) -> set[tuple[Any, ...]]:
    """All arguments with which the player to move could play this card now."""
    board, me = state.board, state.to_move
    if card in ("six_ap", "seven_ap"):
        return {()}
    if card == "extra_block":
        return {(cell,) for cell in extra_block_cells(board)} if state.supply >= 1 else set()
    if card == "block_under":
        sizes = {size for size in state.seats[me].stacks if size >= 1}
        if state.turn_stack is not None and state.turn_stack >= 1:
            sizes.add(0)
        return {(cell, size) for cell in block_under_cells(board, me) for size in sizes}
    if card == "move_block":
        return {tuple(pair) for pair in move_block_moves(board)}
    movers: dict[str, Callable[[Board, int], set[tuple[str, str]]]] = {
        "two_up": two_up_moves,
        "elevator": elevator_moves,
        "diagonal": diagonal_moves,
        "magnet": magnet_moves,
        "hurdle": hurdle_moves,
    }
    return {tuple(pair) for pair in movers[card](board, me)}


def _legal_end(state: State) -> set[Action]:
    """torres.build.fewer, .redistribute, .excess: every way to end the turn."""
    stacks = state.seats[state.to_move].stacks
    if state.turn_stack is not None:
        return {("end", 0, rest) for rest in spread(stacks, state.turn_stack)}
    found: set[Action] = set()
    for size in set(stacks):
        others = list(stacks)
        others.remove(size)
        found |= {("end", size, rest) for rest in spread(others, size)}
    return found


def spread(stacks: list[int], leftover: int) -> set[tuple[int, ...]]:
    """Stacks, largest first, after laying some, all or none of the leftover blocks on them, three high at most.

    Blocks not laid return to the supply, also when they would fit (ruling A6).
    """
    if not stacks:
        return {()}
    found: set[tuple[int, ...]] = set()
    for extra in range(leftover + 1):
        if stacks[0] + extra <= STACK_CAP:
            for rest in spread(stacks[1:], leftover - extra):
                found.add(tuple(sorted((stacks[0] + extra, *rest), reverse=True)))
    return found


def _legal_keep(state: State) -> set[Action]:
    """torres.buy.draw: keep one card, the others go together on top or to the bottom, in any order (ruling A7).

    With nothing to give back, top and bottom are the same and only "top" is listed.
    """
    found: set[Action] = set()
    for card in state.looking:
        others = [other for other in state.looking if other != card]
        for order in permutations(others):
            found.add(("keep", card, "top", order))
            if others:
                found.add(("keep", card, "bottom", order))
    return found


def _legal_king(state: State) -> set[Action]:
    """torres.next.king_where, .king_stay: any free cell of any castle, or not at all."""
    cells = {cell for cell in ALL_CELLS if cell in state.board.heights and is_free(state.board, cell)}
    found: set[Action] = {("king", cell) for cell in cells}
    found.add(("stay",))
    return found
