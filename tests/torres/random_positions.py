"""Random valid Torres positions for comparing the fast rules with the slow witness.

Everything is drawn from the random.Random that is passed in, so a seed names a position.
"""

from __future__ import annotations

import random
from typing import Any

from tests.torres.oracle import (
    ALL_CELLS,
    CARDS,
    FOUNDATIONS,
    STACKS,
    TOTAL_BLOCKS,
    Board,
    Seat,
    State,
    block_cells,
    castle_of,
    castles_touching,
    diagonal_neighbours,
    is_free,
    legal,
    level,
    neighbours,
    play,
)


def random_board(rng: random.Random, players: int | None = None, blocks: int | None = None) -> Board:
    """A valid board: six to nine castles, grown by legal placing, then one to six knights a seat and the king.

    players: two to four seats (drawn when not given). blocks: about how many blocks to use at most (at least 9).
    """
    seats = players if players is not None else rng.randint(2, 4)
    budget = blocks if blocks is not None else rng.choice([12, 20, 30, 45, 60])
    board = Board(_random_foundations(rng), {seat: set() for seat in range(seats)}, None)
    favourites = [rng.choice(list(board.heights)) for _ in range(rng.randint(1, 3))]
    tall = rng.random()
    for _ in range(max(0, budget - len(board.heights))):
        cell = _random_block_cell(rng, board, favourites, tall)
        if cell is None:
            break
        board.heights[cell] = board.heights.get(cell, 0) + 1
    for seat in range(seats):
        for _ in range(rng.choice([1, 2, 3, 3, 4, 5, 6])):
            cell = _random_knight_cell(rng, board)
            if cell is not None:
                board.knights[seat].add(cell)
    towers = [cell for cell in sorted(board.heights) if is_free(board, cell)]
    if not towers:  # every tower is taken: one knight makes room for the king
        seat = rng.choice([seat for seat in board.knights if len(board.knights[seat]) > 1])
        towers = [rng.choice(sorted(cell for cell in board.knights[seat] if cell in board.heights))]
        board.knights[seat].discard(towers[0])
    board.king = rng.choice(towers)
    return board


def _random_foundations(rng: random.Random) -> dict[str, int]:
    """Six to nine single blocks that touch by corners at most; the printed eight in a quarter of the cases."""
    if rng.random() < 0.25:
        return dict.fromkeys(FOUNDATIONS, 1)
    heights: dict[str, int] = {}
    wanted = rng.randint(6, 9)
    while len(heights) < wanted:
        choice = [cell for cell in ALL_CELLS if cell not in heights and not castles_touching(heights, cell)]
        corner = [cell for cell in choice if any(other in heights for other in diagonal_neighbours(cell))]
        heights[rng.choice(corner if corner and rng.random() < 0.4 else choice)] = 1
    return heights


def _random_block_cell(rng: random.Random, board: Board, favourites: list[str], tall: float) -> str | None:
    """One legal cell, mostly at a favourite castle; on its tallest free tower, on any tower or on the board."""
    choice = sorted(block_cells(board))
    if not choice:
        return None
    castle = castle_of(board.heights, rng.choice(favourites))
    if castle is not None and rng.random() < 0.8:
        near = [cell for cell in choice if cell in castle or any(other in castle for other in neighbours(cell))]
        choice = near or choice
    raised = [cell for cell in choice if cell in board.heights]
    if raised and rng.random() < tall:
        if rng.random() < 0.5:
            top = max(board.heights[cell] for cell in raised)
            raised = [cell for cell in raised if board.heights[cell] == top]
        return rng.choice(raised)
    return rng.choice([cell for cell in choice if cell not in board.heights] or choice)


def _random_knight_cell(rng: random.Random, board: Board) -> str | None:
    """A free cell: a tower, ground beside a castle, beside a knight, two below a neighbour, or anywhere."""
    free = [cell for cell in ALL_CELLS if is_free(board, cell)]
    others = {cell for cells in board.knights.values() for cell in cells}
    kinds = [
        [cell for cell in free if cell in board.heights],
        [cell for cell in free if level(board, cell) >= 2],
        [cell for cell in free if cell not in board.heights and castles_touching(board.heights, cell)],
        [cell for cell in free if any(other in others for other in neighbours(cell))],
        [cell for cell in free if any(level(board, other) == level(board, cell) + 2 for other in neighbours(cell))],
        free,
    ]
    choice = rng.choice(kinds) or free
    return rng.choice(choice) if choice else None


def random_state(rng: random.Random, *, stage: str | None = None) -> State:
    """A position in the middle of a turn (stage "turn" or, one time in ten, "look"), with 92 blocks in all.

    Stacks left fit the round and the players still to move, and the supply suffices for the phases to come.
    """
    players = rng.randint(2, 4)
    phase = rng.choice([1, 2, 3, 3, 3])
    rounds = len(STACKS[players][phase])
    now = rng.randint(1, rounds)
    starter, to_move = rng.randrange(players), rng.randrange(players)
    stacks = [_stacks_left(players, rounds, now, starter, to_move, seat) for seat in range(players)]
    future = players * sum(sum(STACKS[players][later]) for later in range(phase + 1, 4))
    spare = 0
    while spare < 9:  # stacks so large that too few blocks would be left are drawn again
        seats = [_random_seat(rng, count) for count in stacks]
        spare = TOTAL_BLOCKS - future - sum(sum(seat.stacks) for seat in seats)
    board = random_board(rng, players, min(spare, rng.choice([15, 25, 40, 60])))
    supply = TOTAL_BLOCKS - sum(board.heights.values()) - sum(sum(seat.stacks) for seat in seats)
    if rng.random() < 0.4:
        scores = [0] * players
        for seat in rng.sample(range(players), rng.randint(0, players)):
            scores[seat] = 1 + max(scores)
    else:
        scores = rng.sample(range(rng.choice([8, 30, 150])), players)
    state = State(board, seats, supply, scores, phase, now, starter, to_move)
    _spend_part_of_the_turn(rng, state)
    if stage == "look" or (stage is None and rng.random() < 0.1):
        _start_looking(rng, state)
    return state


def _stacks_left(players: int, rounds: int, now: int, starter: int, to_move: int, seat: int) -> int:
    """How many stacks a seat still has: one per round to come, one more when its turn in this round is not over."""
    done = (seat - starter) % players < (to_move - starter) % players
    return rounds - now + (0 if done else 1)


def _random_seat(rng: random.Random, stacks: int) -> Seat:
    """Stacks of 0 to 3 (0 is rare), a hand of 0 to 8 cards, a few cards already out of the game."""
    cards = list(CARDS)
    rng.shuffle(cards)
    hand = rng.choice([0, 2, 4, 6, 8])
    gone = rng.randint(0, min(3, 10 - hand))
    if rng.random() < 0.15:  # a deck that is nearly or quite used up
        gone = max(0, 10 - hand - rng.randint(0, 3))
    sizes = [rng.choice([0, 1, 2, 2, 2, 3, 3]) if rng.random() < 0.6 else 2 for _ in range(stacks)]
    return Seat(sizes, set(cards[gone : gone + hand]), set(), cards[gone + hand :])


def _spend_part_of_the_turn(rng: random.Random, state: State) -> None:
    """Let part of the turn be over: blocks built from one stack, cards bought, a card played, AP spent."""
    seat = state.seats[state.to_move]
    out = [card for card in CARDS if card not in seat.hand and card not in seat.deck]
    if out and rng.random() < 0.3:
        state.played = True
        card = rng.choice(out)
        state.ap_total = {"six_ap": 6, "seven_ap": 7}.get(card, 5)
    if rng.random() < 0.4 and max(seat.stacks) >= 1:
        size = rng.choice([size for size in seat.stacks if size >= 1])
        seat.stacks.remove(size)
        state.built = rng.randint(1, size)
        state.turn_stack = size - state.built
        state.supply += state.built  # those blocks are long on the board, which was drawn without asking
    if rng.random() < 0.3 and seat.hand:
        seat.fresh = set(rng.sample(sorted(seat.hand), rng.randint(1, min(2, len(seat.hand)))))
        state.bought = len(seat.fresh)
    least = state.built + state.bought
    state.ap_spent = rng.choice([least, least, rng.randint(least, state.ap_total)])


def _start_looking(rng: random.Random, state: State) -> None:
    """If the player may buy a card, make it so that he has just paid for one."""
    if ("buy",) in legal(state):
        bought = play(state, ("buy",))
        state.__dict__.update(bought.__dict__)


def state_to_json(state: State) -> dict[str, Any]:
    """The position as JSON-ready data; "looking" only in the stage "look", cells and hands sorted."""
    data: dict[str, Any] = {
        "game": "torres",
        "version": 1,
        "players": len(state.seats),
        "stage": state.stage,
        "phase": state.phase,
        "round": state.round,
        "starter": state.starter,
        "player": state.to_move,
        "heights": {cell: state.board.heights[cell] for cell in ALL_CELLS if cell in state.board.heights},
        "knights": [sorted(state.board.knights[seat]) for seat in range(len(state.seats))],
        "king": state.board.king,
        "scores": list(state.scores),
        "stacks": [list(seat.stacks) for seat in state.seats],
        "turn_stack": state.turn_stack,
        "supply": state.supply,
        "ap": state.ap_total,
        "spent": state.ap_spent,
        "built": state.built,
        "bought": state.bought,
        "played": state.played,
        "hands": [sorted(seat.hand) for seat in state.seats],
        "fresh": sorted(state.seats[state.to_move].fresh),
        "decks": [list(seat.deck) for seat in state.seats],
    }
    if state.stage == "look":
        data["looking"] = list(state.looking)
    return data
