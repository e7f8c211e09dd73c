"""What a position of Creed is like for a side, as numbers with names that a learner knows.

Each line of the board is worked out once for each way it can look; a position is their sum. A number that begins with
``their_`` is the same counted for the enemy. Face-down units are read by those who may know them alone, and nobody
reads what lies under a tent that all do not know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from boardlab.creed.actions import GIVE_STAGE, LAY_STAGE, RETURN_STAGE, TURN
from boardlab.creed.board import LINES, RANKS, TENTS
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
_FACE_DOWN = bytes(HIDDEN if tile & HIDDEN else tile for tile in range(256))
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


@lru_cache(maxsize=1 << 16)
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


@lru_cache(maxsize=1 << 18)
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
    unknown = announced = 0
    for tent in p.camps[seat * TENTS : seat * TENTS + TENTS]:
        if not tent & DESTROYED:
            if tent & ANNOUNCED and not tent & OPEN:
                announced += 1
            else:
                unknown += 1
    return unknown, max(0, p.leaders_of(seat).bit_count() - announced)


@lru_cache(maxsize=1 << 12)
def _raiders(options: Options, nation: int, dead: int) -> int:
    """How many siege engines and assassins of a nation are not among its casualties."""
    left = tiles_of(options, nation) - dead
    return sum(count(left, unit) for unit in RAIDERS)


def features(p: State, seat: int) -> tuple[float, ...]:
    """The features of a position or view for the side of a seat, in the order of ``NAMES``."""
    layout, options = p.layout, p.options
    side = layout.sides[seat]
    ally = layout.allies[seat]
    units, camps = p.units, p.camps
    over, wasted = options.cavalry_obstacle, options.immune_obstacle_target == "wasted"
    block, shared = options.siege_blocked_by_obstacle, options.team_information == "shared"
    dimmed = units.translate(_FACE_DOWN)
    rested = dimmed.translate(RESTED)  # as the other side sees it
    turning = p.stage in IN_TURN
    sums = [[0.0] * 11, [0.0] * 11]
    for each in range(layout.players):
        mine = layout.sides[each] == side
        found = sums[0 if mine else 1]
        unknown, unannounced = hidden_leaders(p, each)
        leaders = p.leaders_of(each).bit_count()
        found[0] += leaders
        found[1] += expected_search(unknown, unannounced) + leaders - unannounced
        dead = p.dead[each]
        found[8] += _raiders(options, p.nations[each], dead)
        found[10] += size(dead)
        now = turning and p.on_turn == each
        ours = units if each == seat or (shared and each == ally) else dimmed
        if not now:
            ours = ours.translate(RESTED)
        first = layout.fields_of[each][0] * LINES
        ways: list[tuple[int, int, int]] = []
        for line in range(first, first + layout.per_seat * LINES):
            own = ours[line * RANKS : line * RANKS + RANKS]
            start = layout.across[line] * RANKS
            enemy = rested[start : start + RANKS]
            stands = half(own, block)
            attack = assault(own, enemy, over, wasted, block)
            aims = sum(not camps[tent] & DESTROYED for tent in layout.lane[line])
            found[4] += attack.strikes
            found[5] += stands.defence
            found[6] += stands.attack
            found[7] += stands.obstacles
            found[9] += stands.hidden
            if not stands.closed and any(not camps[tent] & DESTROYED for tent in layout.lane[layout.across[line]]):
                found[2] += 1
            if aims:
                ways += [(0, 1, 0)] * min(attack.raiders, aims)
                if attack.attacks < _NEVER and aims > attack.raiders:
                    more = aims - attack.raiders
                    ways.append((attack.attacks * ATTACK_AP, min(attack.besiegers, more), more))
        budget = p.ap[each] if now and not is_first_turn(p) else TURN_AP + p.kept[each]
        found[3] += _reached(ways, budget, size(p.hand_piles[each]))
    own_forts = sum(tent & FORTIFIED > 0 for tent in camps[seat * TENTS : seat * TENTS + TENTS])
    if ally >= 0:
        own_forts += sum(tent & FORTIFIED > 0 for tent in camps[ally * TENTS : ally * TENTS + TENTS])
    cubes = CUBES - p.boxes[seat].bit_count()
    ap = p.ap[seat] if turning and p.on_turn == seat else min(MOST_KEPT, p.kept[seat])
    return (*sums[0], *sums[1], own_forts, cubes, ap)


def _reached(ways: list[tuple[int, int, int]], budget: int, hand: int) -> int:
    """How many tents can be besieged for some action points.

    Args:
        ways: for each line the action points that open it, besiegers that stand there, and the tents in reach.
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
