"""Every legal action, fast. Sets of cells are computed with bits and read off rows of ready-made actions.

The same limits as in the chapters, in the other direction: a property test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardlab.torres.actions import (
    ADDS,
    BUYS,
    CARRY,
    CHOOSE_STARTER,
    FOUNDATIONS_STAGE,
    KING_STAGE,
    KNIGHTS_STAGE,
    LOOK,
    MOVE_KING,
    MOVES,
    OVER,
    POINTS,
    TURN,
    Action,
)
from boardlab.torres.cards import HANDS, kinds_in
from boardlab.torres.options import KNIGHTS
from boardlab.torres.rules.building import add_builds
from boardlab.torres.rules.buying import MOST_BOUGHT, Keep
from boardlab.torres.rules.doors import reachable
from boardlab.torres.rules.king import LeaveKing, PlaceKing
from boardlab.torres.rules.knights import ADD_AP, add_targets
from boardlab.torres.rules.opening import FirstKnight, Found
from boardlab.torres.rules.phases.phase_end import Carry, Start
from boardlab.torres.rules.phases.turn_end import ends
from boardlab.torres.rules.placing import owes_a_block
from boardlab.torres.rules.playing import PLAYED
from boardlab.torres.rules.track import several_points
from boardlab.torres.state import State

PLAYS = PLAYED.row("add_plays")
"""By card: puts every way to play it into a list of actions, for a seat and the free cells."""


def legal_actions(p: State) -> tuple[Action, ...]:
    """Every legal action of the current player, as a tuple; empty when the game is over."""
    return tuple(GENERATORS[p.stage](p))


def _turn(p: State) -> list[Action]:
    """A whole turn in one loop."""
    found: list[Action] = []
    seat = p.decider
    options = p.options
    left = p.ap - p.spent
    owing = options.must_build and owes_a_block(p)
    free = p.free
    ground = p.ground
    mine = p.pieces[seat]
    if left:
        if p.built < options.most_built:
            add_builds(found, p, seat, free)
        if owing:
            left -= 1
    if left:
        door = options.door
        known = ground.reachable
        moves = MOVES[seat]
        bits = mine
        while bits:
            bit = bits & -bits
            bits ^= bit
            cell = bit.bit_length() - 1
            if door is not None:
                way = reachable(ground, cell, door)
            elif (found_way := known.get(cell)) is not None:
                way = found_way
            else:
                way = ground.moves_from(cell)
            moves[cell].onto(found, way & free)
        if left >= ADD_AP and mine.bit_count() < KNIGHTS:
            ADDS[seat].onto(found, add_targets(ground, mine) & free)
        if p.bought < MOST_BOUGHT and p.deck_cards[seat if options.deck != "common" else 0]:
            found.append(BUYS[seat])
        found.append(POINTS[seat])
        if not options.points_stepwise:
            found += several_points(seat, left)
    if not p.played:
        playable = p.hand_bits[seat] & ~p.fresh_bits
        for card in HANDS[kinds_in(playable)] if playable > 0 else ():
            PLAYS[card](found, p, seat, free)
    if not owing:
        found += ends(seat, p.stacks[seat], p.turn_stack, options.most_in_stack, options.may_return_blocks)
    return found


def knight_moves(p: State, cell: int) -> int:
    """The cells to which one knight of whoever plays may move now, as a set of bits; ``_turn`` asks for all at once."""
    owing = p.options.must_build and owes_a_block(p)
    if p.stage != TURN or p.ap - p.spent <= owing:
        return 0
    door = p.options.door
    return (p.ground.moves_from(cell) if door is None else reachable(p.ground, cell, door)) & p.free


def _over(p: State) -> Sequence[Action]:
    """The game is over."""
    return ()


def _king(p: State) -> list[Action]:
    """He stays, or moves (torres.next.king_may)."""
    return [*LeaveKing().legal_actions(p), *PlaceKing().legal_actions(p)]


GENERATORS: dict[str, Callable[[State], Sequence[Action]]] = {
    FOUNDATIONS_STAGE: Found().legal_actions,
    KNIGHTS_STAGE: FirstKnight().legal_actions,
    KING_STAGE: PlaceKing().legal_actions,
    TURN: _turn,
    LOOK: Keep().legal_actions,
    CARRY: Carry().legal_actions,
    MOVE_KING: _king,
    CHOOSE_STARTER: Start().legal_actions,
    OVER: _over,
}
"""The legal actions of each stage."""
