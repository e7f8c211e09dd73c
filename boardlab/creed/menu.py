"""The menu: everything the deciding seat may do, worked out from the board cell by cell.

:mod:`boardlab.creed.rules` judges one action rule by rule. They state the same limits from two sides.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING, NamedTuple

from boardlab.creed.actions import (
    GIVE_STAGE,
    LAY_STAGE,
    PLACE_STAGE,
    RETURN_STAGE,
    TENTS_STAGE,
    TURN,
    Action,
    Kind,
    Table,
    action,
    table,
)
from boardlab.creed.board import CELLS, LINES, RANKS, TENTS, Layout
from boardlab.creed.camps import OPEN, UNKNOWN_TOKEN, assassin_targets, siege_target
from boardlab.creed.effects import ATTACK_AP, CROSS_AP, DEPLOY_AP, MOVE_AP, SIEGE_AP, own_line
from boardlab.creed.options import Swamps
from boardlab.creed.resolver import strength, targets
from boardlab.creed.special_menu import SPECIAL_MENUS, banned
from boardlab.creed.units import (
    ASSASSIN,
    ATTACKED,
    BESIEGERS,
    EVERY_KIND,
    HIDDEN,
    MORALE_SHIFT,
    OBSTACLES,
    PROFILE,
    RAIDERS,
    SPEARMAN,
)

if TYPE_CHECKING:
    from boardlab.creed.position import Reading


@lru_cache
def dry(layout: Layout, swamps: Swamps) -> tuple[bool, ...]:
    """Whether each cell can hold a unit (creed.board.swamp)."""
    wet = layout.swamps(swamps)
    return tuple(cell not in wet for cell in range(layout.cells))


def menu(p: Reading) -> tuple[Action, ...]:
    """What the deciding seat may do now."""
    stage = _STAGES.get(p.stage)
    return tuple(stage(p, table(p.layout))) if stage else ()


def _lay(p: Reading, made: Table) -> list[Action]:
    seat = p.current_player
    assert seat is not None
    token = p.pools[seat][0]
    if token == UNKNOWN_TOKEN:
        return []
    tents = range(seat * TENTS, seat * TENTS + TENTS)
    return [action(p.layout, Kind.LAY, seat, cell=tent, unit=token) for tent in tents if p.camps[tent] & OPEN]


def _give(p: Reading, made: Table) -> list[Action]:
    seat = p.current_player
    assert seat is not None
    found = [action(p.layout, Kind.GIVE, seat, unit=token) for token in sorted(set(p.pools[seat]) - {UNKNOWN_TOKEN})]
    return [*found, made.enoughs[seat]] if p.stage == GIVE_STAGE and p.given else found


def _place(p: Reading, made: Table) -> list[Action]:
    return _arrivals(p, made, Kind.PLACE)


def _arrivals(p: Reading, made: Table, kind: Kind) -> list[Action]:
    """Units from the hand onto free cells, face down too on rank 3 (creed.act.deploy.hidden, creed.setup.hidden)."""
    hand = p.hands[p.seat]
    found: list[Action] = []
    if hand <= 0:
        return found
    rows, kinds = made.arrivals[kind], (hand | hand >> 1) & EVERY_KIND
    for ground in grounds(p):
        for cell in ground.free:
            found += rows[cell].get(kinds) or made.arrive(kind, cell, kinds)
    return found


def _turn(p: Reading, made: Table) -> list[Action]:
    """Everything that can be paid for; normal actions have no other limit (creed.act.unlimited)."""
    seat = p.seat
    ap, units, cells = p.ap[seat], p.units, p.layout.cells_of[seat]
    found: list[Action] = []
    if ap >= DEPLOY_AP:
        found += _arrivals(p, made, Kind.DEPLOY)
    if ap:
        _moves(p, made, found, ap)
        _attacks(p, found, ap)
    begin, end = cells[0], cells[-1] + 1
    shown = bytearray(2 * (end - begin))
    shown[::2] = units[begin:end].translate(_HIDDEN)
    shown[1::2] = units[begin:end].translate(_OBSTACLE)
    found += compress(made.shows[2 * begin : 2 * end], shown)
    for offers, special in zip(p.options.offers(p.boxes[seat]), SPECIAL_MENUS, strict=True):
        for price, level, _ in offers:
            if price <= ap:
                special(p, found, price, level)
    ally = p.layout.allies[seat]
    if ally >= 0 and not p.ended >> ally & 1 and p.idle < MOST_IDLE:
        found.append(made.floors[seat])
    found.append(made.ends[seat])
    return found


MOST_IDLE = 2
"""How often the floor may change before one of the allies does something: there and back (creed.turn.team)."""


# -- normal actions ----------------------------------------------------------------------------------------------------


_STANDING = bytes(0 if not tile else 2 if tile & PROFILE in OBSTACLES else 1 for tile in range(256))
"""What a cell is to a move: free, a unit that moves, or an obstacle."""
_HIDDEN = bytes(tile & HIDDEN > 0 for tile in range(256))
_OBSTACLE = bytes(tile & PROFILE in OBSTACLES for tile in range(256))


class Ground(NamedTuple):
    """What a field is to units that come or move, by what stands in its cells."""

    free: tuple[int, ...]
    movers: tuple[int, ...]
    here: bytes
    """A flag for each mover among the cells of the field."""
    open: bytes
    """A flag for each free cell."""
    moves: tuple[Action, ...]
    """Moves within the field."""
    swaps: tuple[Action, ...]
    """Pairs of its units that trade places."""


@lru_cache(maxsize=20_000)
def _ground(layout: Layout, field: int, standing: bytes, swamps: Swamps) -> Ground:
    made, land = table(layout), dry(layout, swamps)
    cells = range(field * CELLS, field * CELLS + CELLS)
    free = tuple(cell for cell, what in zip(cells, standing, strict=True) if not what and land[cell])
    movers = tuple(cell for cell, what in zip(cells, standing, strict=True) if what == 1)
    return Ground(
        free,
        movers,
        bytes(cell in movers for cell in cells),
        bytes(cell in free for cell in cells),
        tuple(made.moves[cell][to] for cell in movers for to in free),
        tuple(made.swaps[cell][to] for at, cell in enumerate(movers) for to in movers[at + 1 :]),
    )


def grounds(p: Reading) -> list[Ground]:
    """The fields of the seat that has the turn."""
    layout, swamps, units = p.layout, p.options.swamp_cells, p.units
    return [
        _ground(layout, field, units[field * CELLS : field * CELLS + CELLS].translate(_STANDING), swamps)
        for field in layout.fields_of[p.seat]
    ]


def _moves(p: Reading, made: Table, found: list[Action], ap: int) -> None:
    """Single moves and pairs that trade places (creed.act.move, creed.act.cross, creed.act.move.batch)."""
    fields = grounds(p)
    for ground in fields:
        found += ground.moves
        if ap >= 2 * MOVE_AP:
            found += ground.swaps
    if len(fields) == 1 or ap < CROSS_AP:
        return
    here, there = fields
    # One row of ready-made actions for each unit, and flags for what of the other field counts.
    for cell in here.movers:
        found += compress(made.crossings[cell], there.open)
    for cell in there.movers:
        found += compress(made.crossings[cell], here.open)
    if ap >= 2 * CROSS_AP:
        for cell in here.movers:
            found += compress(made.trades[cell], there.here)


def blockers(p: Reading, cell: int) -> list[int]:
    """The enemy's cells whose units close the line of a cell to sieges (creed.act.siege.blocked)."""
    start = p.layout.across[cell // RANKS] * RANKS
    block = p.options.siege_blocked_by_obstacle
    return [
        other for other in range(start, start + RANKS) if p.units[other] and (block or p.units[other] not in OBSTACLES)
    ]


class Onslaught(NamedTuple):
    """What the units of one line can do to the enemy on it."""

    attacks: tuple[Action, ...]
    sieges: tuple[Action, ...]
    """Sieges on the first intact tent."""
    assassins: tuple[int, ...]
    """Cells of assassins, who choose a tent."""


@lru_cache(maxsize=100_000)
def _onslaught(layout: Layout, line: int, own: bytes, enemy: bytes, over: str, wasted: bool, block: bool) -> Onslaught:
    """The attacks from a line, by what stands on it and across (creed.act.field, creed.act.siege).

    Own units on the way count for nothing (creed.attack.through_own).
    """
    made, seat = table(layout), layout.fields[line // LINES]
    facing = tuple(enemy)
    closed = any(tile and (block or tile not in OBSTACLES) for tile in facing)
    attacks: list[Action] = []
    sieges: list[Action] = []
    assassins: list[int] = []
    for rank, tile in enumerate(own):
        unit, cell = tile & PROFILE, line * RANKS + rank
        if tile & ATTACKED or unit not in BESIEGERS:
            continue
        if unit == ASSASSIN:
            assassins.append(cell)
        elif unit in RAIDERS:
            sieges.append(made.sieges[cell])
        else:
            total = strength(rank, own, tile >> MORALE_SHIFT).total
            ranks, _ = targets(unit, total, facing, over, wasted)
            if unit == SPEARMAN:
                start = layout.across[line] * RANKS
                attacks += [action(layout, Kind.ATTACK, seat, cell, start + rank) for rank in ranks]
            elif ranks:
                attacks.append(made.attacks[cell])
            if total and not closed:
                sieges.append(made.sieges[cell])
    return Onslaught(tuple(attacks), tuple(sieges), tuple(assassins))


def _attacks(p: Reading, found: list[Action], ap: int) -> None:
    if ap < ATTACK_AP:
        return
    units, layout, options = p.units, p.layout, p.options
    over, wasted = options.cavalry_obstacle, options.immune_obstacle_target == "wasted"
    block, siege = options.siege_blocked_by_obstacle, ap >= SIEGE_AP and not banned(p)
    across, first = layout.across, layout.fields_of[p.seat][0] * LINES
    for line in range(first, first + layout.per_seat * LINES):
        own = units[line * RANKS : line * RANKS + RANKS]
        if not any(own):
            continue
        start = across[line] * RANKS
        attacks, sieges, assassins = _onslaught(layout, line, own, units[start : start + RANKS], over, wasted, block)
        found += attacks
        if not siege:
            continue
        if sieges and siege_target(p, line * RANKS) >= 0:
            found += sieges
        for cell in assassins:
            found += [action(layout, Kind.SIEGE, p.seat, cell, tent) for tent in assassin_targets(p, cell)]


def able(p: Reading, cell: int) -> bool:
    """Has the unit on a cell an attack of at least 1 (creed.act.siege.shield)?"""
    return strength(cell % RANKS, own_line(p, cell), p.units[cell] >> MORALE_SHIFT).total >= 1


_STAGES: dict[str, Callable[[Reading, Table], list[Action]]] = {
    TENTS_STAGE: _lay,
    LAY_STAGE: _lay,
    GIVE_STAGE: _give,
    RETURN_STAGE: _give,
    PLACE_STAGE: _place,
    TURN: _turn,
}
