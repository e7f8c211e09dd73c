"""What each kind of action does to a position that is being made. Trusts that the action is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boardlab.creed.actions import (
    COMMANDER,
    FIRST_STAGE,
    GIVE_STAGE,
    LAY_STAGE,
    OVER,
    PLACE_STAGE,
    RETURN_STAGE,
    SPECIAL_OF,
    TURN,
    Action,
    Kind,
)
from boardlab.creed.board import CELLS, RANKS, TENTS, Layout
from boardlab.creed.options import FIRST_UNITS, MOST_KEPT, SECOND_UNITS, TURN_AP, Options
from boardlab.creed.resolver import KILLED, strength, strike, targets
from boardlab.creed.units import (
    ASSASSIN,
    ATTACKED,
    HIDDEN,
    MORALE,
    MORALE_SHIFT,
    ONE,
    PROFILE,
    RESTED,
    STEADFAST,
)

if TYPE_CHECKING:
    from boardlab.creed.position import Draft, Reading

# -- a tent in a camp: token in the lowest four bits (kind times 4 plus colour), then bits ----------------------------

TOKEN = 0x0F
UNKNOWN_TOKEN = 0x0C
"""What a view shows of a tent it may not look under."""
DESTROYED = 0x10
FORTIFIED = 0x20
ANNOUNCED = 0x40
"""All know that the commander is here (creed.special.appoint.tent)."""
OPEN = 0x80
"""Nothing lies here yet: the tent is in its owner's hand."""


def put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The tuple with one value changed."""
    return (*values[:at], value, *values[at + 1 :])


# -- set-up ------------------------------------------------------------------------------------------------------------


def _lay(draft: Draft, act: Action) -> None:
    seat = act.player
    camps = bytearray(draft.camps)
    camps[act.cell] = camps[act.cell] & FORTIFIED | act.unit
    draft.camps = bytes(camps)
    set_pool(draft, seat, draft.pools[seat][1:])
    after_laying(draft)


def after_laying(draft: Draft) -> None:
    """What is next once nobody holds a tent any more."""
    if any(draft.pools):
        return
    if draft.stage == LAY_STAGE:
        draft.stage = TURN
    elif draft.first < 0:
        draft.stage = FIRST_STAGE
    else:
        begin_placing(draft)


def set_pool(draft: Draft, seat: int, pool: bytes) -> None:
    """What a seat still has to lay, leaders first, then the rarer blanks; equal ones go down by themselves."""
    if pool and pool.count(pool[0]) == len(pool):
        camps = bytearray(draft.camps)
        for tent in range(seat * TENTS, seat * TENTS + TENTS):
            if camps[tent] & OPEN:
                camps[tent] = camps[tent] & FORTIFIED | pool[0]
        draft.camps = bytes(camps)
        pool = b""
    else:
        held = pool
        pool = bytes(sorted(held, key=lambda token: (int(token) < 4, held.count(token), token)))
    draft.pools = (*draft.pools[:seat], pool, *draft.pools[seat + 1 :])


def _first(draft: Draft, act: Action) -> None:
    draft.first = act.cell
    begin_placing(draft)


def begin_placing(draft: Draft) -> None:
    """The starting player places the first units (creed.setup.first4)."""
    draft.stage = PLACE_STAGE
    draft.seat = draft.first


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
    draft.round += 1
    start_turn(draft, draft.first)


def _floor(draft: Draft, act: Action) -> None:
    draft.seat = draft.layout.allies[act.player]
    draft.idle += 1


def _pay(draft: Draft, seat: int, cost: int) -> None:
    draft.idle = 0
    if cost:
        draft.ap = put(draft.ap, seat, draft.ap[seat] - cost)


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
    _pay(draft, act.player, DEPLOY_AP)
    _arrive(draft, act)


def _move(draft: Draft, act: Action) -> None:
    _pay(draft, act.player, cost(act))
    units = bytearray(draft.units)
    for source, _ in act.moves:
        units[source] = 0
    for source, cell in act.moves:
        units[cell] = draft.units[source] & ~HIDDEN
    draft.units = bytes(units)


def _reveal(draft: Draft, act: Action) -> None:
    _pay(draft, act.player, 0)
    units = bytearray(draft.units)
    units[act.source] &= ~HIDDEN
    draft.units = bytes(units)


def _recall(draft: Draft, act: Action) -> None:
    """An obstacle goes back to hand, from where it may be deployed again (creed.act.recall.again)."""
    _pay(draft, act.player, 0)
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
    _pay(draft, act.player, ATTACK_AP)
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


def siege_target(p: Reading, cell: int) -> int:
    """The first intact tent on the line of a cell, or -1 (creed.act.siege.first)."""
    for tent in p.layout.lane[cell // RANKS]:
        if not p.camps[tent] & DESTROYED:
            return tent
    return -1


def assassin_targets(p: Reading, cell: int) -> list[int]:
    """The tents an assassin on a cell may choose: intact, on its line, not fortified (creed.unit.assassin)."""
    return [tent for tent in p.layout.lane[cell // RANKS] if not p.camps[tent] & (DESTROYED | FORTIFIED)]


def _siege(draft: Draft, act: Action) -> None:
    _pay(draft, act.player, SIEGE_AP)
    units = bytearray(draft.units)
    units[act.source] = units[act.source] & ~HIDDEN | ATTACKED
    draft.units = bytes(units)
    by_assassin = units[act.source] & PROFILE == ASSASSIN
    _hit(draft, act.cell if by_assassin else siege_target(draft, act.source))


def _hit(draft: Draft, tent: int) -> None:
    """A tent is attacked: its fortress goes, or it is turned (creed.act.siege.flip, creed.act.siege.leader)."""
    camps = bytearray(draft.camps)
    was = camps[tent]
    if was & FORTIFIED:
        camps[tent] = was & ~FORTIFIED
        owner = tent // TENTS
        if draft.options.fortress_token_reuse:
            draft.forts = put(draft.forts, owner, draft.forts[owner] + 1)
    else:
        camps[tent] = was & 3 | DESTROYED
        if was & TOKEN > 3:
            draft.alive &= ~leader_bit(was)
    draft.camps = bytes(camps)
    if was & TOKEN > 3 and not was & FORTIFIED:
        colour = was & 3
        side = [seat for seat in range(draft.players) if draft.layout.sides[seat] == draft.layout.sides[colour]]
        if not any(draft.alive >> 2 * seat & 3 for seat in side):
            draft.stage = OVER


def leader_bit(token: int) -> int:
    """The bit of a leader among those alive: the king of seat 0 is the lowest, then its commander, and so on."""
    return 1 << 2 * (token & 3) + (token >> 2 & 3) - 1


# -- special actions ---------------------------------------------------------------------------------------------------


def _special(draft: Draft, act: Action) -> int:
    """Pay and put a cube on its box; gives the place of the price in the box, from 0."""
    level = {Kind.REPOSITION: 0, Kind.TRADE: 1}.get(act.kind)
    offer = next(
        offer
        for offer in draft.options.offers(draft.boxes[act.player])[SPECIAL_OF[act.kind]]
        if offer.price == act.price and level in (None, offer.level)
    )
    draft.boxes = put(draft.boxes, act.player, draft.boxes[act.player] | 1 << offer.box)
    _pay(draft, act.player, act.price)
    return offer.level


def _morale(draft: Draft, act: Action) -> None:
    level = _special(draft, act)
    units = bytearray(draft.units)
    units[act.source] = units[act.source] & ~(HIDDEN | MORALE) | level + 1 << MORALE_SHIFT
    draft.units = bytes(units)


def _reinforce(draft: Draft, act: Action) -> None:
    _special(draft, act)
    draft.dead = put(draft.dead, act.player, draft.dead[act.player] - act.pile)
    draft.hands = put(draft.hands, act.player, draft.hands[act.player] + act.pile)


def _pick_up(draft: Draft, seat: int) -> bytes:
    """All intact tents of a camp leave it; fortress tokens stay (creed.special.reposition.fortress)."""
    camps = bytearray(draft.camps)
    found = bytearray()
    for tent in range(seat * TENTS, seat * TENTS + TENTS):
        if not camps[tent] & DESTROYED:
            found.append(camps[tent] & TOKEN)
            camps[tent] = camps[tent] & FORTIFIED | OPEN
    draft.camps = bytes(camps)
    return bytes(found)


def _reposition(draft: Draft, act: Action) -> None:
    _special(draft, act)
    draft.stage = LAY_STAGE
    set_pool(draft, act.player, _pick_up(draft, act.player))
    after_laying(draft)


def _trade(draft: Draft, act: Action) -> None:
    _special(draft, act)
    ally = draft.layout.allies[act.player]
    pools = list(draft.pools)
    for seat in (act.player, ally):
        pools[seat] = bytes(sorted(_pick_up(draft, seat)))
    draft.pools = tuple(pools)
    draft.stage = GIVE_STAGE


def without(pool: bytes, token: int) -> bytes:
    """A pool with one token taken out."""
    at = pool.index(token)
    return pool[:at] + pool[at + 1 :]


def _give(draft: Draft, act: Action) -> None:
    seat, pools = act.player, list(draft.pools)
    pools[seat] = without(pools[seat], act.unit)
    if draft.stage == GIVE_STAGE:
        draft.given = bytes(sorted((*draft.given, act.unit)))
        draft.pools = tuple(pools)
        if len(draft.given) == len(pools[draft.layout.allies[seat]]) or not pools[seat]:
            draft.stage = RETURN_STAGE
        return
    taker = draft.seat
    pools[taker] = bytes(sorted((*pools[taker], act.unit)))
    draft.pools = tuple(pools)
    if len(pools[taker]) < open_tents(draft, taker):
        return
    draft.stage = LAY_STAGE
    received, draft.given = draft.given, b""
    set_pool(draft, seat, pools[seat] + received)
    set_pool(draft, taker, pools[taker])
    after_laying(draft)


def open_tents(p: Reading, seat: int) -> int:
    """How many cells of a camp wait for a tent."""
    return sum(tent >> 7 for tent in p.camps[seat * TENTS : seat * TENTS + TENTS])


def _enough(draft: Draft, act: Action) -> None:
    draft.stage = RETURN_STAGE


def _appoint(draft: Draft, act: Action) -> None:
    _special(draft, act)
    token = COMMANDER << 2 | act.player
    camps = bytearray(draft.camps)
    camps[act.cell] = camps[act.cell] & FORTIFIED | ANNOUNCED | token
    draft.camps = bytes(camps)
    draft.alive |= leader_bit(token)


def _rumour(draft: Draft, act: Action) -> None:
    """Units go home. Nothing is kept of their lines: the next rumour may name them (creed.special.rumor.twice)."""
    _special(draft, act)
    units = bytearray(draft.units)
    for cell in (act.cell, act.other):
        if cell < 0:
            continue
        number = units[cell] & PROFILE
        if number in STEADFAST:
            units[cell] &= ~HIDDEN
            continue
        units[cell] = 0
        owner = draft.layout.owner[cell]
        draft.hands = put(draft.hands, owner, draft.hands[owner] + ONE[number])
    draft.units = bytes(units)


def _fortify(draft: Draft, act: Action) -> None:
    _special(draft, act)
    camps = bytearray(draft.camps)
    camps[act.cell] |= FORTIFIED
    draft.camps = bytes(camps)
    draft.forts = put(draft.forts, act.player, draft.forts[act.player] - 1)


def _assassinate(draft: Draft, act: Action) -> None:
    _special(draft, act)
    _hit(draft, act.cell)


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
    Kind.MORALE: _morale,
    Kind.REINFORCE: _reinforce,
    Kind.REPOSITION: _reposition,
    Kind.TRADE: _trade,
    Kind.APPOINT: _appoint,
    Kind.RUMOUR: _rumour,
    Kind.FORTIFY: _fortify,
    Kind.ASSASSINATE: _assassinate,
    Kind.GIVE: _give,
    Kind.ENOUGH: _enough,
    Kind.FLOOR: _floor,
    Kind.END: _end,
}
