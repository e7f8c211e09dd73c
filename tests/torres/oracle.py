"""Second witness for Torres, part 5: playing an action; and the one place to import the whole witness from.

The witness is a second, slow computation of the rules, written from the rule texts alone (RG 2005, default rulings,
basic game) and never from the fast engine, so that the two can be compared. The action tuples are described in
oracle_state.
"""

from __future__ import annotations

import copy

from tests.torres.oracle_board import (
    ALL_CELLS,
    COLUMNS,
    FOUNDATIONS,
    MAX_KNIGHTS,
    Board,
    Castle,
    add_targets,
    area,
    block_cells,
    castle_of,
    castles,
    castles_touching,
    diagonal_neighbours,
    door_targets,
    elevator_targets,
    first_castle_cell,
    height,
    is_free,
    level,
    move_targets,
    neighbours,
    shift,
    step_targets,
)
from tests.torres.oracle_cards import (
    CARDS,
    MIN_CASTLES,
    after_block_moved,
    block_under_cells,
    diagonal_moves,
    elevator_moves,
    extra_block_cells,
    hurdle_moves,
    magnet_moves,
    may_move_block,
    move_block_moves,
    two_up_moves,
)
from tests.torres.oracle_scoring import (
    castle_points,
    king_bonus,
    lowest_seat,
    marker,
    score_castles,
    score_phase,
)
from tests.torres.oracle_state import (
    AP_PER_TURN,
    BLOCKS_PER_TURN,
    BUYS_PER_TURN,
    STACK_CAP,
    STACKS,
    TOTAL_BLOCKS,
    Action,
    Seat,
    State,
    card_uses,
    legal,
    spread,
    total_blocks,
)

__all__ = [
    "ALL_CELLS",
    "AP_PER_TURN",
    "BLOCKS_PER_TURN",
    "BUYS_PER_TURN",
    "CARDS",
    "COLUMNS",
    "FOUNDATIONS",
    "MAX_KNIGHTS",
    "MIN_CASTLES",
    "STACKS",
    "STACK_CAP",
    "TOTAL_BLOCKS",
    "Action",
    "Board",
    "Castle",
    "Seat",
    "State",
    "add_targets",
    "after_block_moved",
    "area",
    "block_cells",
    "block_under_cells",
    "card_uses",
    "castle_of",
    "castle_points",
    "castles",
    "castles_touching",
    "diagonal_moves",
    "diagonal_neighbours",
    "door_targets",
    "elevator_moves",
    "elevator_targets",
    "extra_block_cells",
    "first_castle_cell",
    "height",
    "hurdle_moves",
    "is_free",
    "king_bonus",
    "legal",
    "level",
    "lowest_seat",
    "magnet_moves",
    "marker",
    "may_move_block",
    "move_block_moves",
    "move_targets",
    "neighbours",
    "play",
    "score_castles",
    "score_phase",
    "shift",
    "spread",
    "step_targets",
    "total_blocks",
    "two_up_moves",
    "winners",
]


# ---------------------------------------------------------------- playing an action


def play(state: State, action: Action) -> State:
    """The state after a legal action; the state given is not changed."""
    new = copy.deepcopy(state)
    seat = new.seats[new.to_move]
    kind = action[0]
    if kind == "add":
        new.board.knights[new.to_move].add(action[1])
        new.ap_spent += 2
    elif kind == "move":
        _move_knight(new, action[1], action[2])
        new.ap_spent += 1
    elif kind == "build":
        if new.turn_stack is None:
            seat.stacks.remove(action[2])
            new.turn_stack = action[2]
        new.turn_stack -= 1
        _put_block(new, action[1])
        new.built += 1
        new.ap_spent += 1
    elif kind == "buy":
        new.looking, seat.deck = seat.deck[:3], seat.deck[3:]
        new.bought += 1
        new.ap_spent += 1
        new.stage = "look"
    elif kind == "keep":
        _, card, side, others = action
        seat.hand.add(card)
        seat.fresh.add(card)
        seat.deck = list(others) + seat.deck if side == "top" else seat.deck + list(others)
        new.looking = []
        new.stage = "turn"
    elif kind == "play":
        _play_card(new, action[1], action[2:])
    elif kind == "point":
        new.scores[new.to_move] = marker(new.scores, new.to_move, 1)
        new.ap_spent += 1
    elif kind == "end":
        _end_turn(new, action[1], action[2])
    elif kind == "king":
        new.board.king = action[1]
        new.stage = "turn"
    elif kind == "stay":
        new.stage = "turn"
    else:
        raise ValueError(f"unknown action {action!r}")
    return new


def _move_knight(state: State, source: str, target: str) -> None:
    state.board.knights[state.to_move].remove(source)
    state.board.knights[state.to_move].add(target)


def _put_block(state: State, cell: str) -> None:
    state.board.heights[cell] = state.board.heights.get(cell, 0) + 1


def _play_card(state: State, card: str, args: Action) -> None:
    """torres.play.free, .removed: the card leaves the game, then does what it says."""
    seat = state.seats[state.to_move]
    seat.hand.remove(card)
    state.played = True
    if card == "six_ap":
        state.ap_total = 6
    elif card == "seven_ap":
        state.ap_total = 7
    elif card == "extra_block":
        state.supply -= 1
        _put_block(state, args[0])
    elif card == "block_under":
        cell, size = args
        if size == 0 and state.turn_stack is not None:
            state.turn_stack -= 1
        else:
            seat.stacks.remove(size)
            seat.stacks.append(size - 1)
        _put_block(state, cell)
    elif card == "move_block":
        state.board.heights = after_block_moved(state.board.heights, args[0], args[1])
    else:
        _move_knight(state, args[0], args[1])


def _end_turn(state: State, size: int, rest: tuple[int, ...]) -> None:
    """One stack is used up, what was not laid on the others returns to the supply, the next player is on."""
    seat = state.seats[state.to_move]
    before = sum(seat.stacks) + (state.turn_stack or 0)
    seat.stacks = list(rest)
    state.supply += before - sum(rest)
    seat.fresh = set()
    state.ap_total, state.ap_spent = AP_PER_TURN, 0
    state.turn_stack, state.built, state.bought, state.played = None, 0, 0, False
    state.to_move = (state.to_move + 1) % len(state.seats)
    if state.to_move == state.starter:
        state.round += 1
        if state.round > len(STACKS[len(state.seats)][state.phase]):
            _end_phase(state)


def _end_phase(state: State) -> None:
    """torres.score.*, then torres.end.after_three or the start of the next phase with the king's move.

    As in RG the blocks are dealt before the king may move, so a "king" state already belongs to the new phase.
    """
    count = len(state.seats)
    order = [(state.starter + turn) % count for turn in range(count)]
    for _, who, _, landed_on in score_phase(state.board, state.scores, state.phase, order):
        state.scores[who] = landed_on
    for seat in state.seats:  # torres.build.phase_end
        state.supply += sum(seat.stacks)
        seat.stacks = []
    if state.phase == 3:
        state.stage = "over"
        return
    state.phase += 1
    state.round = 1
    state.starter = state.to_move = lowest_seat(state.scores)  # torres.next.starter
    for seat in state.seats:  # torres.phase.deal
        seat.stacks = list(STACKS[count][state.phase])
        state.supply -= sum(seat.stacks)
    state.stage = "king"


def winners(state: State) -> list[int]:
    """torres.goal.most_points: the seats with the most points (several only when all are on the start space)."""
    return [seat for seat, score in enumerate(state.scores) if score == max(state.scores)]
