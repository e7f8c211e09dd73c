"""The menu of special actions, by the price of the free box."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING

from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import RANKS, TENTS, Layout
from boardlab.creed.camps import DESTROYED, FORTIFIED, TOKEN
from boardlab.creed.units import FIGHTERS, MORALE, NORMAL_MASK, PROFILE, STEADFAST, count, pile_of, tiles

if TYPE_CHECKING:
    from boardlab.creed.position import Reading

MOST_REINFORCED = 3
"""Casualties one reinforcement brings back (creed.special.reinforce)."""


def banned(p: Reading) -> bool:
    """Is this the first turn of the starting side, which may neither siege nor assassinate
    (creed.turn.first_round)?
    """
    return p.round == 1 and p.layout.sides[p.seat] == p.layout.sides[p.first]


@cache
def _by_place(layout: Layout, kind: Kind, seat: int, price: int) -> tuple[Action, ...]:
    """Special actions of one kind by the tent, or for morale the cell, they are about."""
    if kind == Kind.MORALE:
        return tuple(action(layout, kind, seat, cell, price=price) for cell in range(layout.cells))
    return tuple(action(layout, kind, seat, cell=tent, price=price) for tent in range(layout.players * TENTS))


@cache
def _pairs(layout: Layout, seat: int, price: int) -> dict[tuple[int, int], Action]:
    """Rumours by the cells they are about, filled as they are met."""
    return {}


def _morale(p: Reading, found: list[Action], price: int, level: int) -> None:
    made = _by_place(p.layout, Kind.MORALE, p.seat, price)
    units = p.units
    for cell in p.layout.cells_of[p.seat]:
        tile = units[cell]
        if tile and tile & PROFILE in FIGHTERS and not tile & MORALE:
            found.append(made[cell])


@lru_cache(maxsize=4096)
def _reinforcements(layout: Layout, seat: int, pile: int, price: int) -> tuple[Action, ...]:
    """Every choice of one to three tiles out of a pile of normal ones."""
    kinds = sorted(set(tiles(pile)))
    found = []
    for numbers in product((0, *kinds), repeat=MOST_REINFORCED):
        chosen = [number for number in numbers if number]
        if not chosen or list(numbers) != sorted(numbers):
            continue
        if all(chosen.count(number) <= count(pile, number) for number in chosen):
            found.append(action(layout, Kind.REINFORCE, seat, price=price, pile=pile_of(chosen)))
    return tuple(found)


def _reinforce(p: Reading, found: list[Action], price: int, level: int) -> None:
    found += _reinforcements(p.layout, p.seat, p.dead[p.seat] & NORMAL_MASK, price)


def intact(p: Reading, seat: int) -> list[int]:
    """The tents of a camp that stand."""
    return [tent for tent in range(seat * TENTS, seat * TENTS + TENTS) if not p.camps[tent] & DESTROYED]


def bare(p: Reading, seat: int) -> list[int]:
    """The tents of a camp that stand without a fortress token."""
    camps = p.camps
    return [tent for tent in range(seat * TENTS, seat * TENTS + TENTS) if not camps[tent] & (DESTROYED | FORTIFIED)]


def _reposition(p: Reading, found: list[Action], price: int, level: int) -> None:
    if not intact(p, p.seat):
        return
    if level == 0:
        found.append(action(p.layout, Kind.REPOSITION, p.seat, price=price))
        return
    ally = p.layout.allies[p.seat]
    if ally >= 0 and intact(p, ally):
        found.append(action(p.layout, Kind.TRADE, p.seat, price=price))


def _appoint(p: Reading, found: list[Action], price: int, level: int) -> None:
    seat = p.seat
    if p.leaders_of(seat) != 1:
        return
    camps = [seat] if p.layout.allies[seat] < 0 else sorted((seat, p.layout.allies[seat]))
    for camp in camps:
        made = _by_place(p.layout, Kind.APPOINT, seat, price)
        found += [made[tent] for tent in intact(p, camp) if p.camps[tent] & TOKEN == seat]


def rumour_lines(p: Reading) -> list[list[int]]:
    """The enemy's cells a rumour may be about, line by line (creed.special.rumor.immune)."""
    found = []
    layout, seat = p.layout, p.seat
    facing = p.options.rumor_scope == "facing_lines"
    for line in range(layout.lines):
        if layout.sides[layout.fields[line // 3]] == layout.sides[seat]:
            continue
        if facing and layout.fields[layout.across[line] // 3] != seat:
            continue
        cells = range(line * RANKS, line * RANKS + RANKS)
        on_line = [cell for cell in cells if p.units[cell] and p.units[cell] not in STEADFAST]
        if on_line:
            found.append(on_line)
    return found


def _rumour(p: Reading, found: list[Action], price: int, level: int) -> None:
    lines = rumour_lines(p)
    known = _pairs(p.layout, p.seat, price)
    if p.options.rumor_count == "up_to_two":
        found += [known.get((cell, -1)) or _pair(p, known, cell, -1, price) for cells in lines for cell in cells]
    for at, cells in enumerate(lines):
        others = [two for line in lines[at + 1 :] for two in line]
        found += [known.get((one, two)) or _pair(p, known, one, two, price) for one in cells for two in others]


def _pair(p: Reading, known: dict[tuple[int, int], Action], one: int, two: int, price: int) -> Action:
    return known.setdefault((one, two), action(p.layout, Kind.RUMOUR, p.seat, cell=one, other=two, price=price))


def _fortify(p: Reading, found: list[Action], price: int, level: int) -> None:
    if p.forts[p.seat]:
        made = _by_place(p.layout, Kind.FORTIFY, p.seat, price)
        found += [made[tent] for tent in bare(p, p.seat)]


def _assassinate(p: Reading, found: list[Action], price: int, level: int) -> None:
    if banned(p):
        return
    made = _by_place(p.layout, Kind.ASSASSINATE, p.seat, price)
    for enemy in p.layout.enemies[p.seat]:
        found += [made[tent] for tent in bare(p, enemy)]


SPECIAL_MENUS: tuple[Callable[[Reading, list[Action], int, int], None], ...] = (
    _morale, _reinforce, _reposition, _appoint, _rumour, _fortify, _assassinate,
)  # fmt: skip
