"""The menu: every legal action, fast. Sets of cells are computed with bits and read off rows of ready-made actions.

The same limits as in :mod:`boardlab.torres.rules`, in the other direction: a property test holds the two together.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING

from boardlab.torres.actions import KING_STAGE, KNIGHTS_STAGE, LOOK, MOVE_KING, OVER, Action, Kind, action, row
from boardlab.torres.board import ALL, BIT, CELLS, DIAGONAL, NEXT, Ground, cells_of, regions, spread
from boardlab.torres.cards import (
    BLOCK_UNDER,
    DIAGONAL_STEP,
    ELEVATOR,
    EXTRA_BLOCK,
    HANDS,
    HURDLE,
    MAGNET,
    MOVE_BLOCK,
    SEVEN_AP,
    SIX_AP,
    TWO_UP,
)
from boardlab.torres.effects import without
from boardlab.torres.options import KNIGHTS

if TYPE_CHECKING:
    from boardlab.torres.position import Reading

ADD_AP = 2


def menu(p: Reading) -> tuple[Action, ...]:
    """Every legal action of the current player."""
    stage = p.stage
    if stage == OVER:
        return ()
    found: list[Action] = []
    if stage == LOOK:
        _keeps(found, p)
    elif stage in (KNIGHTS_STAGE, KING_STAGE):
        kind = Kind.FIRST_KNIGHT if stage == KNIGHTS_STAGE else Kind.PLACE_KING
        _take(found, row(kind, p.seat), empty_castles(p))
    elif stage == MOVE_KING:
        found.append(action(Kind.LEAVE_KING, p.seat))
        _take(found, row(Kind.PLACE_KING, p.seat), p.ground.tall[1] & p.free)
    else:
        _turn(found, p)
    return tuple(found)


def _take(found: list[Action], actions: dict[int, Action], cells: int) -> None:
    while cells:
        bit = cells & -cells
        found.append(actions[bit])
        cells ^= bit


def empty_castles(p: Reading) -> int:
    """Cells of the castles without any figure (torres.setup.first_knights)."""
    taken = ALL & ~p.free
    cells = 0
    for castle in p.ground.masks:
        if not castle & taken:
            cells |= castle
    return cells


def _turn(found: list[Action], p: Reading) -> None:
    seat = p.seat
    left = p.ap - p.spent
    free = p.free
    ground = p.ground
    mine = p.pieces[seat]
    if left >= 1:
        heights = ground.heights
        bits = mine
        while bits:
            bit = bits & -bits
            bits ^= bit
            cell = bit.bit_length() - 1
            level = heights[cell]
            targets = (ground.step_targets(cell) | ground.door_targets(cell, level, level)) & free
            _take(found, row(Kind.MOVE, seat, cell), targets)
        if left >= ADD_AP and mine.bit_count() < KNIGHTS:
            _take(found, row(Kind.ADD, seat), add_targets(ground, mine) & free)
        if p.built < p.options.blocks_per_turn:
            cells = ground.buildable & free
            if p.turn_stack > 0:
                _take(found, row(Kind.BUILD, seat), cells)
            elif p.turn_stack < 0:
                for size in set(p.stacks[seat]):
                    if size:
                        _take(found, row(Kind.BUILD, seat, -1, -1, size), cells)
        if p.bought < 2 and p.deck_cards[seat]:  # noqa: PLR2004  (torres.buy.two)
            found.append(action(Kind.BUY, seat))
        found.append(action(Kind.POINT, seat))
    if not p.played:
        playable = p.hand_bits[seat] & ~p.fresh_bits
        for card in HANDS[playable] if playable > 0 else ():
            _CARDS[card](found, p, seat, free)
    _ends(found, p)


def add_targets(ground: Ground, knights: int) -> int:
    """Cells next to one of these knights and not above its level, figures aside (torres.add.level)."""
    cells = 0
    heights = ground.heights
    tall = ground.tall
    for cell in cells_of(knights):
        cells |= NEXT[cell] & ~tall[heights[cell] + 1]
    return cells


# -- cards ---------------------------------------------------------------------------------------------------------


def _two_up(found: list[Action], p: Reading, seat: int, free: int) -> None:
    ground = p.ground
    for cell in cells_of(p.pieces[seat]):
        goal = ground.heights[cell] + 2
        if goal < len(ground.tall) - 1:
            cells = NEXT[cell] & ground.tall[goal] & ~ground.tall[goal + 1] & free
            _take(found, row(Kind.PLAY, seat, cell, TWO_UP), cells)


def _block_under(found: list[Action], p: Reading, seat: int, free: int) -> None:
    ground = p.ground
    none, one, _ = ground.homes
    cells = p.pieces[seat] & (ground.raisable | none | one)
    if p.turn_stack > 0:
        _take(found, row(Kind.PLAY, seat, -1, BLOCK_UNDER), cells)
    for size in set(p.stacks[seat]):
        if size:
            _take(found, row(Kind.PLAY, seat, -1, BLOCK_UNDER, size), cells)


def _extra_block(found: list[Action], p: Reading, seat: int, free: int) -> None:
    if p.supply:
        _take(found, row(Kind.PLAY, seat, -1, EXTRA_BLOCK), p.ground.buildable & free)


def _elevator(found: list[Action], p: Reading, seat: int, free: int) -> None:
    ground = p.ground
    for cell in cells_of(p.pieces[seat]):
        cells = ground.door_targets(cell, ground.heights[cell], CELLS) & free
        _take(found, row(Kind.PLAY, seat, cell, ELEVATOR), cells)


def _diagonal(found: list[Action], p: Reading, seat: int, free: int) -> None:
    ground = p.ground
    for cell in cells_of(p.pieces[seat]):
        limit = ground.heights[cell] + 2
        cells = DIAGONAL[cell] & free
        if limit < len(ground.tall):
            cells &= ~ground.tall[limit]
        _take(found, row(Kind.PLAY, seat, cell, DIAGONAL_STEP), cells)


def _six_ap(found: list[Action], p: Reading, seat: int, free: int) -> None:
    found.append(action(Kind.PLAY, seat, card=SIX_AP))


def _seven_ap(found: list[Action], p: Reading, seat: int, free: int) -> None:
    found.append(action(Kind.PLAY, seat, card=SEVEN_AP))


def _move_block(found: list[Action], p: Reading, seat: int, free: int) -> None:
    ground = p.ground
    none, _, _ = ground.homes
    anywhere = (ground.buildable | none) & free
    for cell in cells_of(ground.tall[1] & free):
        bit = BIT[cell]
        # A tower of two or more stays a tower: its castle keeps its cells, and only the landing cell is judged.
        cells = anywhere if ground.heights[cell] > 1 else _targets_of_base(p, cell, free)
        _take(found, row(Kind.PLAY, seat, cell, MOVE_BLOCK), cells & ~bit)


def _targets_of_base(p: Reading, cell: int, free: int) -> int:
    """Where the only block of a cell may go, judged on the board that results (torres.card.move_block.*)."""
    before = p.ground
    home = before.castle_mask(cell)
    after = before.without_block(cell)
    rest = home & ~BIT[cell]
    none, one, _ = after.homes
    if not rest:
        gone = len(after.masks) < p.options.min_castles
        return (none if gone else after.buildable | none) & free
    parts = regions(rest)
    area = rest.bit_count()
    if len(parts) == 1:
        top = after.top(rest)
        joins = one & spread(rest)
        if area + 1 < top:
            return 0
        if area < top:
            return joins & free
        return (after.buildable | none) & free
    # Split: only a bare cell that touches every part, and no other castle, puts the castle together again.
    joins = free & ~after.tall[1] & ALL
    for castle in after.masks:
        joins &= spread(castle) if castle & rest else ~spread(castle)
    return joins if after.top(rest) <= area + 1 else 0


def _magnet(found: list[Action], p: Reading, seat: int, free: int) -> None:
    mine = p.pieces[seat]
    for cell in cells_of(mine):
        cells = add_targets(p.ground, mine & ~BIT[cell]) & free
        _take(found, row(Kind.PLAY, seat, cell, MAGNET), cells)


def _hurdle(found: list[Action], p: Reading, seat: int, free: int) -> None:
    ground = p.ground
    knights = 0
    for mask in p.pieces:
        knights |= mask
    for cell in cells_of(p.pieces[seat]):
        limit = ground.heights[cell] + 2
        cells = 0
        for over in cells_of(NEXT[cell] & knights):
            behind = over + over - cell
            if 0 <= behind < CELLS and NEXT[over] >> behind & 1:
                cells |= BIT[behind]
        if limit < len(ground.tall):
            cells &= ~ground.tall[limit]
        _take(found, row(Kind.PLAY, seat, cell, HURDLE), cells & free)


_CARDS = {
    TWO_UP: _two_up,
    BLOCK_UNDER: _block_under,
    EXTRA_BLOCK: _extra_block,
    ELEVATOR: _elevator,
    DIAGONAL_STEP: _diagonal,
    SIX_AP: _six_ap,
    SEVEN_AP: _seven_ap,
    MOVE_BLOCK: _move_block,
    MAGNET: _magnet,
    HURDLE: _hurdle,
}


# -- cards bought, end of turn -------------------------------------------------------------------------------------


def _keeps(found: list[Action], p: Reading) -> None:
    for card in p.looking_cards:
        others = tuple(other for other in p.looking_cards if other != card)
        for at in ("top", "bottom") if others else ("",):
            found += [
                action(Kind.KEEP, p.seat, card=card, at=at, rest=order) for order in permutations(others)
            ]


def _ends(found: list[Action], p: Reading) -> None:
    stacks = p.stacks[p.seat]
    cap = p.options.stack_cap
    if p.turn_stack >= 0:
        found += [action(Kind.END, p.seat, rest=rest) for rest in spreads(stacks, p.turn_stack, cap)]
        return
    for size in sorted(set(stacks)):
        others = without(stacks, size)
        found += [action(Kind.END, p.seat, size=size, rest=rest) for rest in spreads(others, size, cap)]


@lru_cache(maxsize=4096)
def spreads(stacks: tuple[int, ...], left: int, cap: int) -> tuple[tuple[int, ...], ...]:
    """Every way to put up to ``left`` blocks on these stacks, none above ``cap``: the stacks afterwards.

    Fullest first, so that the first keeps as many blocks as fit (torres.build.redistribute).
    """
    found = {stacks}
    edge = {stacks}
    for _ in range(left):
        edge = {
            tuple(sorted((*stack[:at], stack[at] + 1, *stack[at + 1 :]), reverse=True))
            for stack in edge
            for at in range(len(stack))
            if stack[at] < cap
        }
        found |= edge
    return tuple(sorted(found, key=lambda stack: (-sum(stack), stack)))
