"""What a position of Creed is like for a side, as numbers with names that a learner knows.

Each line of the board is worked out once for each way it can look; a position is their sum. A number that begins with
``their_`` is the same counted for the enemy. Face-down units are read by those who may know them alone, and nobody
reads what lies under a tent that all do not know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from boardlab.creed.actions import GIVE_STAGE, LAY_STAGE, RETURN_STAGE, TURN
from boardlab.creed.board import CELLS, LINES, RANKS, TENTS, Layout
from boardlab.creed.options import CUBES, MOST_KEPT, TURN_AP, Options, tiles_of
from boardlab.creed.rules.deployment import DEPLOY_AP
from boardlab.creed.rules.field_attack import ATTACK_AP
from boardlab.creed.rules.resolver import KILLED, strength, strike, targets
from boardlab.creed.rules.sieges import SIEGE_AP
from boardlab.creed.rules.turn import is_first_turn
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, OPEN
from boardlab.creed.units import (
    ATTACK,
    ATTACKED,
    DEFENCE,
    FIGHTERS,
    HIDDEN,
    OBSTACLES,
    PROFILE,
    RAIDERS,
    RESTED,
    count,
    size,
)

SIDES = (
    "leaders", "search", "exposed", "breach", "strikes", "defence", "attack", "obstacles", "raiders", "hidden",
    "casualties",
)  # fmt: skip
NAMES = (*SIDES, *(f"their_{name}" for name in SIDES), "fortresses", "cubes", "action_points")
"""Counted for a side, allies together:

- ``leaders``: kings and commanders that are left.
- ``search``: how many tents are opened on average until all of them are found.
- ``exposed``: its lines without a unit in the way of a siege, before a tent that stands.
- ``breach``: tents it can besiege in a turn of its own, by sure attacks and sieges, those that come from hand too.
- ``strikes``: the defence of the units that its units can remove for sure where all stand.
- ``defence``, ``attack``: what its units on the fields add up to, obstacles not counted; attack with the most help that
  one of them has.
- ``obstacles``: its lines with an obstacle on them.
- ``raiders``: its siege engines and assassins that are not among the casualties.
- ``hidden``: its face-down units.
- ``casualties``: its removed units.

And its own alone: fortress tokens on its tents, cubes left, action points left (three at most once a turn is over)."""

IN_TURN = (TURN, GIVE_STAGE, RETURN_STAGE, LAY_STAGE)
_STANDS = bytes([not tent & DESTROYED for tent in range(256)])
_FORTS = bytes([tent & FORTIFIED > 0 for tent in range(256)])
_FACE_DOWN = bytes([HIDDEN if tile & HIDDEN else tile for tile in range(256)])
_NEVER = 99


class Assault(NamedTuple):
    """What the units of one line can do to the enemy's part of it by sure attacks."""

    strikes: int
    """The defence of all that they can remove at most."""
    attacks: int
    """How many attacks open the line for sieges, with most besiegers left; many where they cannot."""
    besiegers: int
    """How many are then left that can besiege."""
    raiders: int
    """Siege engines and assassins that may still attack: whom no unit stops."""


class Half(NamedTuple):
    """One side's part of a line."""

    defence: int
    attack: int
    obstacles: bool
    hidden: int
    closed: bool
    """Is a unit in the way of sieges?"""


@lru_cache(maxsize=1 << 13)
def half(own: bytes, block: bool) -> Half:
    """What stands on one side's part of a line; face-down units without a kind count as no more than that."""
    units = [tile & PROFILE for tile in own]
    known = [unit for unit in units if unit and unit not in OBSTACLES]
    fighters = [rank for rank, unit in enumerate(units) if unit in FIGHTERS]
    helped = max((strength(rank, own).total - ATTACK[units[rank]] for rank in fighters), default=0)
    return Half(
        sum(DEFENCE[unit] for unit in known),
        sum(ATTACK[units[rank]] for rank in fighters) + helped,
        any(unit in OBSTACLES for unit in units),
        sum(tile & HIDDEN > 0 for tile in own),
        any(tile and (block or tile not in OBSTACLES) for tile in own),
    )


@lru_cache(maxsize=1 << 14)
def assault(own: bytes, enemy: bytes, over: str, wasted: bool, block: bool) -> Assault:
    """The best that fighters on a line can do, each attacking once; a face-down enemy is never removed for sure."""
    raiders = sum(tile & PROFILE in RAIDERS and not tile & ATTACKED for tile in own)
    ready = [
        rank for rank, tile in enumerate(own) if tile & PROFILE in FIGHTERS and not tile & ATTACKED
    ]  # fmt: skip
    able = sum(strength(rank, own, own[rank] >> 6).total > 0 for rank in ready)
    if not any(tile and (block or tile not in OBSTACLES) for tile in enemy):
        return Assault(0, 0, able, raiders)
    most, attacks, left = 0, _NEVER, 0
    for rank in ready:
        total = strength(rank, own, own[rank] >> 6).total
        aims, _ = targets(own[rank] & PROFILE, total, tuple(enemy), over, wasted)
        for aim in aims:
            after, removed = bytearray(enemy), 0
            for blow in strike(own[rank] & PROFILE, total, tuple(enemy), aim, over):
                if blow.result == KILLED:
                    after[blow.rank] = 0
                    removed += max(1, blow.defence)
            if removed:
                spent = bytearray(own)
                spent[rank] |= ATTACKED
                then = assault(bytes(spent), bytes(after), over, wasted, block)
                most = max(most, removed + then.strikes)
                if then.attacks < _NEVER and (-then.besiegers, then.attacks + 1) < (-left, attacks):
                    attacks, left = then.attacks + 1, then.besiegers
    return Assault(most, attacks, left, raiders)


def expected_search(unknown: int, leaders: int) -> float:
    """How many of some tents are opened on average until all leaders under them are found.

    >>> expected_search(9, 2)
    6.666666666666667
    """
    return leaders * (unknown + 1) / (leaders + 1)


def hidden_leaders(p: State, seat: int) -> tuple[int, int]:
    """Tents of a camp that may hold a leader as far as all can tell, and leaders of the seat that are not announced."""
    unknown, announced = _tents(p.camps[seat * TENTS : seat * TENTS + TENTS])
    return unknown, max(0, p.leaders_of(seat).bit_count() - announced)


@lru_cache(maxsize=1 << 14)
def _tents(camp: bytes) -> tuple[int, int]:
    """How many tents of a camp stand that are not announced to hold a commander, and how many that are."""
    standing = [tent for tent in camp if not tent & DESTROYED]
    announced = sum(tent & ANNOUNCED > 0 and not tent & OPEN for tent in standing)
    return len(standing) - announced, announced


@lru_cache(maxsize=1 << 12)
def _casualties(options: Options, nation: int, dead: int) -> tuple[int, int]:
    """How many siege engines and assassins of a nation are not among its casualties, and how many units are."""
    left = tiles_of(options, nation) - dead
    return sum(count(left, unit) for unit in RAIDERS), size(dead)


_hand_size = lru_cache(maxsize=1 << 14)(size)


class FieldStrength(NamedTuple):
    """One side's field, and what it can do to the enemy across."""

    exposed: int
    strikes: int
    defence: int
    attack: int
    obstacles: int
    hidden: int
    ways: tuple[tuple[int, int, int], ...]
    """For each way to tents the action points that open it, besiegers that stand there, and the tents in reach."""


@lru_cache(maxsize=1 << 12)
def _field(
    options: Options, layout: Layout, field: int, own: bytes, enemy: bytes, aims: bytes, home: bytes
) -> FieldStrength:
    """A field by what stands on it and across.

    Args:
        options: the rulings in force.
        layout: the board.
        field: which field of it.
        own: its nine cells.
        enemy: those across, as the owner of the field sees them.
        aims: the nine tents of the camp behind those, 1 for each that stands.
        home: the same of the own camp.
    """
    over, wasted = options.cavalry_obstacle, options.immune_obstacle_target == "wasted"
    block = options.siege_blocked_by_obstacle
    exposed = strikes = defence = attack = obstacles = hidden = 0
    ways: list[tuple[int, int, int]] = []
    for at in range(LINES):
        line, start = field * LINES + at, at * RANKS
        across = layout.across[line]
        ours = own[start : start + RANKS]
        other = across % LINES * RANKS
        stands = half(ours, block)
        can = assault(ours, enemy[other : other + RANKS], over, wasted, block)
        strikes += can.strikes
        defence += stands.defence
        attack += stands.attack
        obstacles += stands.obstacles
        hidden += stands.hidden
        exposed += not stands.closed and any(home[tent % TENTS] for tent in layout.lane[across])
        tents = sum(aims[tent % TENTS] for tent in layout.lane[line])
        ways += [(0, 1, 1)] * min(can.raiders, tents)
        more = tents - can.raiders
        if can.attacks < _NEVER and more > 0:
            ways.append((can.attacks * ATTACK_AP, min(can.besiegers, more), more))
    return FieldStrength(exposed, strikes, defence, attack, obstacles, hidden, tuple(sorted(ways, key=_first_price)))


def features(p: State, seat: int) -> tuple[float, ...]:
    """The features of a position or view for the side of a seat, in the order of ``NAMES``."""
    layout, options, camps = p.layout, p.options, p.camps
    sides, ally, per_seat = layout.sides, layout.allies[seat], layout.per_seat
    units, shared = p.units, options.team_information == "shared"
    dimmed = units.translate(_FACE_DOWN)
    rested = dimmed.translate(RESTED)  # as the other side sees it
    standing = camps.translate(_STANDS)
    mover = p.on_turn if p.stage in IN_TURN else -1
    sums: tuple[list[float], list[float]] = ([0.0] * 11, [0.0] * 11)
    for each in range(layout.players):
        found = sums[sides[each] != sides[seat]]
        unknown, unannounced = hidden_leaders(p, each)
        leaders = (p.alive >> 2 * each & 3).bit_count()
        raiders, casualties = _casualties(options, p.nations[each], p.dead[each])
        found[0] += leaders
        found[1] += expected_search(unknown, unannounced) + leaders - unannounced
        found[8] += raiders
        found[10] += casualties
        ours = units if each == seat or (shared and each == ally) else dimmed
        if each != mover:
            ours = ours.translate(RESTED)
        ways: tuple[tuple[int, int, int], ...] = ()
        home = standing[each * TENTS : each * TENTS + TENTS]
        for field in range(each * per_seat, each * per_seat + per_seat):
            facing = layout.facing[field]
            camp = layout.fields[facing] * TENTS
            begin, across = field * CELLS, facing * CELLS
            exposed, strikes, defence, attack, obstacles, hidden, more = _field(
                options, layout, field, ours[begin : begin + CELLS], rested[across : across + CELLS],
                standing[camp : camp + TENTS], home,
            )  # fmt: skip
            found[2] += exposed
            found[4] += strikes
            found[5] += defence
            found[6] += attack
            found[7] += obstacles
            found[9] += hidden
            ways += more
        budget = p.ap[each] if each == mover and not is_first_turn(p) else TURN_AP + p.kept[each]
        found[3] += _reached(ways, budget, _hand_size(p.hand_piles[each]))
    ours, cubes = camps[seat * TENTS : seat * TENTS + TENTS], CUBES - p.boxes[seat].bit_count()
    if ally >= 0:
        ours += camps[ally * TENTS : ally * TENTS + TENTS]
    forts = sum(ours.translate(_FORTS))
    ap = p.ap[seat] if seat == mover else min(MOST_KEPT, p.kept[seat])
    return (*sums[0], *sums[1], forts, cubes, ap)


@lru_cache(maxsize=1 << 15)
def _reached(ways: tuple[tuple[int, int, int], ...], budget: int, hand: int) -> int:
    """How many tents can be besieged for some action points.

    Args:
        ways: see :class:`FieldStrength`.
        budget: action points.
        hand: units that can come to the line and besiege.
    """
    found = 0
    for price, besiegers, tents in sorted(ways, key=_first_price):
        left = budget - price
        here = min(besiegers, left // SIEGE_AP if left > 0 else 0)
        left -= here * SIEGE_AP
        come = max(0, min(tents - here, hand, left // (SIEGE_AP + DEPLOY_AP))) if left > 0 else 0
        if here + come:
            found += here + come
            budget = left - come * (SIEGE_AP + DEPLOY_AP)
            hand -= come
    return found


def _first_price(way: tuple[int, int, int]) -> int:
    """What the first siege on a line costs."""
    price, besiegers, _ = way
    return price + SIEGE_AP + (0 if besiegers else DEPLOY_AP)
