"""Legal actions: everything the deciding seat may do.

In the set-up each action type lists its own. Within a turn all of them stand in one loop, for speed: worked out from
the board field by field and line by line. The chapters judge one action rule by rule; they state the
same limits from two sides.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress
from typing import NamedTuple

from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.rule import rule
from boardlab.creed.actions import STAGES, TURN, Action
from boardlab.creed.board import LINES, RANKS, Layout
from boardlab.creed.options import SPECIALS
from boardlab.creed.rules import opening, repositioning, rumours, special  # noqa: F401  (their actions are listed here)
from boardlab.creed.rules.action_type import TYPES
from boardlab.creed.rules.deployment import DEPLOY_AP, Deploy, recalls
from boardlab.creed.rules.field_attack import ATTACK_AP, attacks, thrust
from boardlab.creed.rules.hidden import reveals
from boardlab.creed.rules.movement import single_moves
from boardlab.creed.rules.resolver import strength, targets
from boardlab.creed.rules.sieges import SIEGE_AP, siege_target, sieges, stealthy
from boardlab.creed.rules.special_action import SpecialAction
from boardlab.creed.rules.teams import Floor
from boardlab.creed.rules.turn import end_of, is_first_turn
from boardlab.creed.state import State
from boardlab.creed.units import (
    ASSASSIN,
    ATTACKED,
    BESIEGERS,
    HIDDEN,
    MORALE_SHIFT,
    OBSTACLES,
    PROFILE,
    RAIDERS,
    SPEARMAN,
)

_HIDDEN = bytes([tile & HIDDEN > 0 for tile in range(256)])
_OBSTACLE = bytes([tile & PROFILE in OBSTACLES for tile in range(256)])
_deploys, _floors = Deploy().legal_actions, Floor().legal_actions
_GENERATORS = {
    stage: [each.legal_actions for each in TYPES if isinstance(each, ActionGenerator) and stage in each.stages]
    for stage in STAGES
}
"""What lists the actions of a stage; a turn has a loop of its own."""
_SPECIALS = tuple(
    next(each for each in TYPES if isinstance(each, SpecialAction) and each.special == at).legal_at
    for at in range(len(SPECIALS))
)
"""What lists each special action of the action board, in its order."""


def legal_actions(p: State) -> tuple[Action, ...]:
    """What the deciding seat may do now."""
    if p.stage == TURN:
        return tuple(_turn(p))
    return tuple([act for listed in _GENERATORS[p.stage] for act in listed(p)])


@rule("creed.act.unlimited")
def _turn(p: State) -> list[Action]:
    """Everything that can be paid for; normal actions have no other limit."""
    seat = p.on_turn
    ap, units, cells = p.ap[seat], p.units, p.layout.cells_of[seat]
    found: list[Action] = []
    if ap >= DEPLOY_AP:
        found += _deploys(p)
    if ap:
        single_moves(p, found, ap)
        _attacks(p, found, ap)
    begin, end = cells[0], cells[-1] + 1
    shown = bytearray(2 * (end - begin))
    shown[::2] = units[begin:end].translate(_HIDDEN)
    shown[1::2] = units[begin:end].translate(_OBSTACLE)
    found += compress(_shows(p.layout)[2 * begin : 2 * end], shown)
    for offers, add_special in zip(p.options.offers(p.boxes[seat]), _SPECIALS, strict=True):
        for price, level, _ in offers:
            if price <= ap:
                add_special(p, found, price, level)
    if p.layout.allies[seat] >= 0:
        found += _floors(p)
    found.append(end_of(p, seat))
    return found


@cache
def _shows(layout: Layout) -> tuple[Action, ...]:
    """Turning up and recalling, cell by cell."""
    return tuple(act for pair in zip(reveals(layout), recalls(layout), strict=True) for act in pair)


# -- attacks, line by line ---------------------------------------------------------------------------------------------


class LineAttacks(NamedTuple):
    """The attacks and sieges that the units of one line can make, worked out once for each way the line can look."""

    attacks: tuple[Action, ...]
    sieges: tuple[Action, ...]
    """Sieges on the first intact tent."""
    assassins: tuple[int, ...]
    """Cells of assassins, who choose a tent."""


@lru_cache(maxsize=100_000)
@rule("creed.attack.through_own")
def _line_attacks(
    layout: Layout, line: int, own: bytes, enemy: bytes, over: str, wasted: bool, block: bool
) -> LineAttacks:
    """The attacks from a line, by what stands on it and across (creed.act.field, creed.act.siege).

    Own units on the way count for nothing.
    """
    seat, strikes, raids = layout.fields[line // LINES], attacks(layout), sieges(layout)
    facing = tuple(enemy)
    closed = any(tile and (block or tile not in OBSTACLES) for tile in facing)
    field: list[Action] = []
    siege: list[Action] = []
    assassins: list[int] = []
    for rank, tile in enumerate(own):
        unit, cell = tile & PROFILE, line * RANKS + rank
        if tile & ATTACKED or unit not in BESIEGERS:
            continue
        if unit == ASSASSIN:
            assassins.append(cell)
        elif unit in RAIDERS:
            siege.append(raids[cell])
        else:
            total = strength(rank, own, tile >> MORALE_SHIFT).total
            ranks, _ = targets(unit, total, facing, over, wasted)
            if unit == SPEARMAN:
                start = layout.across[line] * RANKS
                field += [thrust(layout, seat, cell, start + rank) for rank in ranks]
            elif ranks:
                field.append(strikes[cell])
            if total and not closed:
                siege.append(raids[cell])
    return LineAttacks(tuple(field), tuple(siege), tuple(assassins))


def _attacks(p: State, found: list[Action], ap: int) -> None:
    if ap < ATTACK_AP:
        return
    units, layout, options = p.units, p.layout, p.options
    over, wasted = options.cavalry_obstacle, options.immune_obstacle_target == "wasted"
    block, siege = options.siege_blocked_by_obstacle, ap >= SIEGE_AP and not is_first_turn(p)
    across, first = layout.across, layout.fields_of[p.on_turn][0] * LINES
    for line in range(first, first + layout.per_seat * LINES):
        own = units[line * RANKS : line * RANKS + RANKS]
        if not any(own):
            continue
        start = across[line] * RANKS
        made = _line_attacks(layout, line, own, units[start : start + RANKS], over, wasted, block)
        found += made.attacks
        if not siege:
            continue
        if made.sieges and siege_target(p, line * RANKS) >= 0:
            found += made.sieges
        for cell in made.assassins:
            found += stealthy(p, cell)
