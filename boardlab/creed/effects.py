"""What each kind of action does to a position that is being made. Trusts that the action is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boardlab.creed.actions import OVER, TURN, Action, Kind
from boardlab.creed.board import CELLS, RANKS, Layout
from boardlab.creed.camps import FORTIFIED, hit, put, set_pool, siege_target
from boardlab.creed.options import FIRST_UNITS, MOST_KEPT, MOST_ROUNDS, SECOND_UNITS, TURN_AP, Options
from boardlab.creed.resolver import KILLED, strength, strike, targets
from boardlab.creed.special_effects import SPECIAL_EFFECTS, after_laying, begin_placing, pay
from boardlab.creed.units import (
    ASSASSIN,
    ATTACKED,
    HIDDEN,
    MORALE_SHIFT,
    ONE,
    PROFILE,
    RESTED,
)

if TYPE_CHECKING:
    from boardlab.creed.position import Draft, Reading

# -- set-up ------------------------------------------------------------------------------------------------------------


def _lay(draft: Draft, act: Action) -> None:
    seat = act.player
    camps = bytearray(draft.camps)
    camps[act.cell] = camps[act.cell] & FORTIFIED | act.unit
    draft.camps = bytes(camps)
    set_pool(draft, seat, draft.pools[seat][1:])
    after_laying(draft)


def _first(draft: Draft, act: Action) -> None:
    draft.first = act.cell
    begin_placing(draft)


def placing_order(layout: Layout, first: int, options: Options) -> tuple[int, ...]:
    """In which order the seats place their units (creed.setup.second6)."""
    if layout.players == 2:
        return first, 1 - first
    by_side = options.placement_order_4p == "team_by_team"
    return tuple((first + step) % 4 for step in ((0, 2, 1, 3) if by_side else (0, 1, 2, 3)))


def quota(layout: Layout, first: int, seat: int) -> int:
    """How many units a seat places in the set-up (creed.setup.first4, creed.setup.second6)."""
    return FIRST_UNITS if layout.sides[seat] == layout.sides[first] else SECOND_UNITS


def placed(p: Reading, seat: int) -> int:
    """How many units of a seat stand on its fields."""
    width = p.layout.per_seat * CELLS
    return width - p.units[seat * width : (seat + 1) * width].count(0)


def _place(draft: Draft, act: Action) -> None:
    seat = act.player
    _arrive(draft, act)
    if placed(draft, seat) < quota(draft.layout, draft.first, seat):
        return
    order = placing_order(draft.layout, draft.first, draft.options)
    at = order.index(seat) + 1
    if at < len(order):
        draft.seat = order[at]
    else:
        start_turn(draft, draft.first)


def _arrive(draft: Draft, act: Action) -> None:
    units = bytearray(draft.units)
    units[act.cell] = act.unit | (HIDDEN if act.hidden else 0)
    draft.units = bytes(units)
    draft.hands = put(draft.hands, act.player, draft.hands[act.player] - ONE[act.unit])


# -- turns -------------------------------------------------------------------------------------------------------------


def start_turn(draft: Draft, seat: int) -> None:
    """A side takes its turn: ten counters each, and those kept (creed.turn.refill, creed.turn.carry)."""
    side = draft.layout.sides[seat]
    draft.stage = TURN
    draft.seat = seat
    draft.ended = 0
    draft.idle = 0
    draft.ap = tuple(
        TURN_AP + kept if draft.layout.sides[other] == side else 0 for other, kept in enumerate(draft.kept)
    )


def _end(draft: Draft, act: Action) -> None:
    seat = act.player
    draft.kept = put(draft.kept, seat, min(MOST_KEPT, draft.ap[seat]))
    draft.ap = put(draft.ap, seat, 0)
    draft.ended |= 1 << seat
    draft.idle = 0
    ally = draft.layout.allies[seat]
    if ally >= 0 and not draft.ended >> ally & 1:
        draft.seat = ally
        return
    draft.units = draft.units.translate(RESTED)
    starting = draft.layout.sides[draft.first]
    if draft.layout.sides[seat] == starting:
        start_turn(draft, (draft.first + 1) % draft.players)
        return
    limit = draft.options.max_rounds
    if limit is not None and draft.round >= limit:
        draft.stage = OVER
        return
    draft.round = min(draft.round + 1, MOST_ROUNDS)
    start_turn(draft, draft.first)


def _floor(draft: Draft, act: Action) -> None:
    draft.seat = draft.layout.allies[act.player]
    draft.idle += 1


# -- normal actions ----------------------------------------------------------------------------------------------------

DEPLOY_AP, MOVE_AP, CROSS_AP, ATTACK_AP, SIEGE_AP = 2, 1, 2, 2, 3


def cost(act: Action) -> int:
    """AP an action takes (creed.turn.spend)."""
    if act.price >= 0:
        return act.price
    if act.kind == Kind.MOVE:
        return sum(CROSS_AP if source // CELLS != cell // CELLS else MOVE_AP for source, cell in act.moves)
    return _COSTS.get(act.kind, 0)


_COSTS = {Kind.DEPLOY: DEPLOY_AP, Kind.ATTACK: ATTACK_AP, Kind.SIEGE: SIEGE_AP}


def _deploy(draft: Draft, act: Action) -> None:
    pay(draft, act.player, DEPLOY_AP)
    _arrive(draft, act)


def _move(draft: Draft, act: Action) -> None:
    pay(draft, act.player, cost(act))
    units = bytearray(draft.units)
    for source, _ in act.moves:
        units[source] = 0
    for source, cell in act.moves:
        units[cell] = draft.units[source] & ~HIDDEN
    draft.units = bytes(units)


def _reveal(draft: Draft, act: Action) -> None:
    pay(draft, act.player, 0)
    units = bytearray(draft.units)
    units[act.source] &= ~HIDDEN
    draft.units = bytes(units)


def _recall(draft: Draft, act: Action) -> None:
    """An obstacle goes back to hand, from where it may be deployed again (creed.act.recall.again)."""
    pay(draft, act.player, 0)
    units = bytearray(draft.units)
    draft.hands = put(draft.hands, act.player, draft.hands[act.player] + ONE[units[act.source] & PROFILE])
    units[act.source] = 0
    draft.units = bytes(units)


def own_line(p: Reading, cell: int) -> tuple[int, int, int]:
    """The three tiles of the line a cell lies on, rank 1 first."""
    start = cell - cell % RANKS
    units = p.units
    return units[start], units[start + 1], units[start + 2]


def enemy_line(p: Reading, cell: int) -> tuple[int, int, int]:
    """The three tiles of the enemy on the line of a cell, rank 1 first."""
    start = p.layout.across[cell // RANKS] * RANKS
    units = p.units
    return units[start], units[start + 1], units[start + 2]


def attack_targets(p: Reading, cell: int) -> tuple[tuple[int, ...], str]:
    """The ranks the unit on a cell may be aimed at, and if none, why not."""
    tile = p.units[cell]
    total = strength(cell % RANKS, own_line(p, cell), tile >> MORALE_SHIFT).total
    over, wasted = p.options.cavalry_obstacle, p.options.immune_obstacle_target == "wasted"
    return targets(tile & PROFILE, total, enemy_line(p, cell), over, wasted)


def _attack(draft: Draft, act: Action) -> None:
    pay(draft, act.player, ATTACK_AP)
    source = act.source
    tile = draft.units[source]
    enemy, over = enemy_line(draft, source), draft.options.cavalry_obstacle
    total = strength(source % RANKS, own_line(draft, source), tile >> MORALE_SHIFT).total
    target = act.cell % RANKS if act.cell >= 0 else 0
    units = bytearray(draft.units)
    units[source] = tile & ~HIDDEN | ATTACKED
    across = draft.layout.across[source // RANKS] * RANKS
    if act.cell < 0:
        target = next(rank for rank in range(RANKS) if enemy[rank])
    for blow in strike(tile & PROFILE, total, enemy, target, over):
        cell = across + blow.rank
        if blow.result == KILLED:
            units[cell] = 0
            owner = draft.layout.owner[cell]
            draft.dead = put(draft.dead, owner, draft.dead[owner] + ONE[blow.unit])
        elif blow.revealed:
            units[cell] &= ~HIDDEN
    draft.units = bytes(units)


def _siege(draft: Draft, act: Action) -> None:
    pay(draft, act.player, SIEGE_AP)
    units = bytearray(draft.units)
    units[act.source] = units[act.source] & ~HIDDEN | ATTACKED
    draft.units = bytes(units)
    by_assassin = units[act.source] & PROFILE == ASSASSIN
    hit(draft, act.cell if by_assassin else siege_target(draft, act.source))


EFFECTS: dict[Kind, Callable[[Draft, Action], None]] = {
    Kind.LAY: _lay,
    Kind.FIRST: _first,
    Kind.PLACE: _place,
    Kind.DEPLOY: _deploy,
    Kind.MOVE: _move,
    Kind.ATTACK: _attack,
    Kind.SIEGE: _siege,
    Kind.REVEAL: _reveal,
    Kind.RECALL: _recall,
    **SPECIAL_EFFECTS,
    Kind.FLOOR: _floor,
    Kind.END: _end,
}
