"""The menu: every legal action, fast. Sets of cells are computed with bits and read off rows of ready-made actions.

The same limits as in :mod:`boardlab.torres.rules`, in the other direction: a property test holds the two together.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

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
    Action,
    Kind,
    action,
    row,
)
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
    kinds_in,
)
from boardlab.torres.doors import through, ways
from boardlab.torres.effects import without
from boardlab.torres.options import KNIGHTS
from boardlab.torres.placing import owes_a_block, too_near
from boardlab.torres.state import State

ADD_AP = 2


def menu(p: State) -> tuple[Action, ...]:
    """Every legal action of the current player."""
    stage = p.stage
    if stage == OVER:
        return ()
    found: list[Action] = []
    if stage == LOOK:
        _keeps(found, p)
    elif stage in (KNIGHTS_STAGE, KING_STAGE):
        kind = Kind.FIRST_KNIGHT if stage == KNIGHTS_STAGE else Kind.PLACE_KING
        row(kind, p.seat).onto(found, empty_castles(p))
    elif stage == MOVE_KING:
        found.append(action(Kind.LEAVE_KING, p.seat))
        row(Kind.PLACE_KING, p.seat).onto(found, p.ground.tall[1] & p.free)
    elif stage == FOUNDATIONS_STAGE:
        row(Kind.FOUND, p.seat).onto(found, ALL & ~too_near(p.ground.tall[1], p.options.spacing))
    elif stage == CARRY:
        found += carries(p)
    elif stage == CHOOSE_STARTER:
        found += [action(Kind.START, p.seat, size=seat) for seat in range(p.players)]
    else:
        _turn(found, p)
    return tuple(found)


def empty_castles(p: State) -> int:
    """Cells of the castles without any figure (torres.setup.first_knights)."""
    taken = ALL & ~p.free
    cells = 0
    for castle in p.ground.masks:
        if not castle & taken:
            cells |= castle
    return cells


def _turn(found: list[Action], p: State) -> None:
    seat = p.seat
    options = p.options
    left = p.ap - p.spent
    owing = options.must_build and owes_a_block(p)
    free = p.free
    ground = p.ground
    mine = p.pieces[seat]
    if left:
        if p.built < options.most_built:
            _builds(found, p, seat, ground.buildable & free)
        if owing:
            left -= 1
    if left:
        door = options.door
        known = ground.ways
        moves = MOVES[seat]
        bits = mine
        while bits:
            bit = bits & -bits
            bits ^= bit
            cell = bit.bit_length() - 1
            if door is not None:
                way = ways(ground, cell, door)
            elif (found_way := known.get(cell)) is not None:
                way = found_way
            else:
                way = ground.moves_from(cell)
            moves[cell].onto(found, way & free)
        if left >= ADD_AP and mine.bit_count() < KNIGHTS:
            ADDS[seat].onto(found, add_targets(ground, mine) & free)
        if p.bought < 2 and p.deck_cards[seat if options.deck != "common" else 0]:
            found.append(BUYS[seat])
        found.append(POINTS[seat])
        if not options.points_stepwise:
            found += [action(Kind.POINT, seat, size=points) for points in range(2, left + 1)]
    if not p.played:
        playable = p.hand_bits[seat] & ~p.fresh_bits
        for card in HANDS[kinds_in(playable)] if playable > 0 else ():
            PLAYS[card](found, p, seat, free)
    if not owing:
        found += ends(seat, p.stacks[seat], p.turn_stack, options.most_in_stack, options.may_return_blocks)


def _builds(found: list[Action], p: State, seat: int, cells: int) -> None:
    if p.turn_stack > 0:
        row(Kind.BUILD, seat).onto(found, cells)
    elif p.turn_stack < 0:
        for size in set(p.stacks[seat]):
            if size:
                row(Kind.BUILD, seat, size=size).onto(found, cells)


def add_targets(ground: Ground, knights: int) -> int:
    """Cells next to one of these knights and not above its level, figures aside (torres.add.level)."""
    cells = 0
    heights = ground.heights
    tall = ground.tall
    for cell in cells_of(knights):
        cells |= NEXT[cell] & ~tall[heights[cell] + 1]
    return cells


# -- cards ---------------------------------------------------------------------------------------------------------


def _two_up(found: list[Action], p: State, seat: int, free: int) -> None:
    ground = p.ground
    if p.options.two_up == "up_to":
        _up_to_two(found, p, seat)
        return
    for cell in cells_of(p.pieces[seat]):
        goal = ground.heights[cell] + 2
        if goal < len(ground.tall) - 1:
            cells = NEXT[cell] & ground.tall[goal] & ~ground.tall[goal + 1] & free
            row(Kind.PLAY, seat, cell, TWO_UP).onto(found, cells)


def _up_to_two(found: list[Action], p: State, seat: int) -> None:
    """The card as ruled by ``two_up``: one level or two."""
    tall = (*p.ground.tall, 0, 0)
    for cell in cells_of(p.pieces[seat]):
        level = p.ground.heights[cell]
        row(Kind.PLAY, seat, cell, TWO_UP).onto(found, NEXT[cell] & tall[level + 1] & ~tall[level + 3] & p.free)


def _block_under(found: list[Action], p: State, seat: int, free: int) -> None:
    ground = p.ground
    none, one, _ = ground.homes
    if p.options.card_blocks_count and p.built >= p.options.most_built:
        return
    cells = p.pieces[seat] & (ground.raisable | none | one)
    if p.turn_stack > 0:
        row(Kind.PLAY, seat, -1, BLOCK_UNDER).onto(found, cells)
    for size in set(p.stacks[seat]):
        if size:
            row(Kind.PLAY, seat, -1, BLOCK_UNDER, size).onto(found, cells)


def _extra_block(found: list[Action], p: State, seat: int, free: int) -> None:
    if p.supply and not (p.options.card_blocks_count and p.built >= p.options.most_built):
        row(Kind.PLAY, seat, -1, EXTRA_BLOCK).onto(found, p.ground.buildable & free)


def _elevator(found: list[Action], p: State, seat: int, free: int) -> None:
    ground = p.ground
    for cell in cells_of(p.pieces[seat]):
        cells = through(ground, cell, p.options.door, climbing=True) & free
        row(Kind.PLAY, seat, cell, ELEVATOR).onto(found, cells)


def _diagonal(found: list[Action], p: State, seat: int, free: int) -> None:
    ground = p.ground
    for cell in cells_of(p.pieces[seat]):
        limit = ground.heights[cell] + 2
        cells = DIAGONAL[cell] & free
        if limit < len(ground.tall):
            cells &= ~ground.tall[limit]
        row(Kind.PLAY, seat, cell, DIAGONAL_STEP).onto(found, cells)


def _six_ap(found: list[Action], p: State, seat: int, free: int) -> None:
    found.append(action(Kind.PLAY, seat, card=SIX_AP))


def _seven_ap(found: list[Action], p: State, seat: int, free: int) -> None:
    found.append(action(Kind.PLAY, seat, card=SEVEN_AP))


def _move_block(found: list[Action], p: State, seat: int, free: int) -> None:
    ground = p.ground
    none, _, _ = ground.homes
    anywhere = (ground.buildable | none) & free
    too_tall = [castle for castle in ground.masks if ground.top(castle) > castle.bit_count()]
    for cell in cells_of(ground.tall[1] & free):
        bit = BIT[cell]
        # A tower of two or more stays a tower: its castle keeps its cells, and only the landing cell is judged.
        cells = anywhere if ground.heights[cell] > 1 else _targets_of_base(p, cell, free)
        if too_tall:
            cells = _no_taller(p, cell, cells, too_tall)
        row(Kind.PLAY, seat, cell, MOVE_BLOCK).onto(found, cells & ~bit)


def _no_taller(p: State, cell: int, cells: int, too_tall: list[int]) -> int:
    """Of the cells a block may go to, those that leave no castle taller than its area: puzzles may have such castles.

    One cell more makes a castle right that is one block too tall, nothing else does.
    """
    ground = p.ground
    for castle in too_tall:
        over = ground.top(castle) - castle.bit_count()
        if not castle & BIT[cell]:
            cells &= ~castle & (ALL if over == 1 else ~spread(castle))
        elif ground.heights[cell] > 1:
            over = ground.without_block(cell).top(castle) - castle.bit_count()
            if over > 1 or (over == 1 and p.options.move_block_check == "removal"):
                return 0
            if over == 1:
                cells &= spread(castle) & ~castle
    return cells


def _targets_of_base(p: State, cell: int, free: int) -> int:
    """Where the only block of a cell may go, judged on the board that results (torres.card.move_block.*)."""
    before = p.ground
    home = before.castle_mask(cell)
    after = before.without_block(cell)
    rest = home & ~BIT[cell]
    none, one, _ = after.homes
    strict = p.options.move_block_check == "removal"
    if strict and (len(regions(rest)) > 1 or (rest and after.top(rest) > rest.bit_count())):
        return 0
    if not rest:
        gone = len(after.masks) < p.options.min_castles
        if strict and gone:
            return 0
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


def _magnet(found: list[Action], p: State, seat: int, free: int) -> None:
    mine = p.pieces[seat]
    for cell in cells_of(mine):
        cells = add_targets(p.ground, mine & ~BIT[cell]) & free
        row(Kind.PLAY, seat, cell, MAGNET).onto(found, cells)


def _hurdle(found: list[Action], p: State, seat: int, free: int) -> None:
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
        row(Kind.PLAY, seat, cell, HURDLE).onto(found, cells & free)


PLAYS = {
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
"""By card: puts every way to play it into a list of actions, for a seat and the free cells."""


# -- cards bought, end of turn -------------------------------------------------------------------------------------


def _keeps(found: list[Action], p: State) -> None:
    for card in p.looking_cards:
        if card < 0:  # a view of somebody else's cards
            return
        others = tuple(other for other in p.looking_cards if other != card)
        for at in ("top", "bottom") if others else ("",):
            found += [action(Kind.KEEP, p.seat, card=card, at=at, rest=order) for order in permutations(others)]
        if p.options.return_split and len(others) == 2:
            found += [action(Kind.KEEP, p.seat, card=card, at="split", rest=order) for order in permutations(others)]


@lru_cache(maxsize=4096)
def ends(seat: int, stacks: tuple[int, ...], turn_stack: int, cap: int, back: bool) -> tuple[Action, ...]:
    """Every way to end a turn: which stack is used up, and where its unused blocks go."""
    if turn_stack >= 0:
        return tuple(action(Kind.END, seat, rest=rest) for rest in spreads(stacks, turn_stack, cap, back))
    return tuple(
        action(Kind.END, seat, size=size, rest=rest)
        for size in sorted(set(stacks))
        for rest in spreads(without(stacks, size), size, cap, back)
    )


def carries(p: State) -> list[Action]:
    """Every way to put kept blocks on the new stacks (torres.build.phase_end)."""
    options, seat = p.options, p.seat
    found = spreads(p.stacks[seat], p.kept[seat], options.most_in_stack, options.may_return_blocks)
    return [action(Kind.CARRY, seat, rest=rest) for rest in found]


@lru_cache(maxsize=4096)
def spreads(stacks: tuple[int, ...], left: int, cap: int, back: bool = True) -> tuple[tuple[int, ...], ...]:
    """Every way to put up to ``left`` blocks on these stacks, none above ``cap``: the stacks afterwards.

    Fullest first, so that the first keeps as many blocks as fit (torres.build.redistribute). Unless blocks may go
    ``back`` although they fit, only the fullest (torres.build.excess, ``may_return_blocks``).
    """
    # From the lowest stack up, each at least as tall as the one below it: no way comes twice.
    ways: list[tuple[tuple[int, ...], int]] = [((), left)]
    for size in reversed(stacks):
        ways = [
            ((tall, *lower), spare - tall + size)
            for lower, spare in ways
            for tall in range(max((size, *lower[:1])), min(max(cap, size), size + spare) + 1)
        ]
    if not back:
        least = min(spare for _, spare in ways)
        ways = [way for way in ways if way[1] == least]
    return tuple(rest for rest, _ in sorted(ways, key=lambda way: (way[1], way[0])))


def fullest(stacks: tuple[int, ...], left: int, cap: int) -> tuple[int, ...]:
    """The first of these ways, without looking at the others: block by block on the lowest stack."""
    rest = sorted(stacks)
    for _ in range(left if rest else 0):
        if rest[0] >= cap:
            break
        rest[0] += 1
        rest.sort()
    return tuple(reversed(rest))
