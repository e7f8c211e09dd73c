"""The menu of special actions, by the price of the free box."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import compress, product
from typing import TYPE_CHECKING, NamedTuple

from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import LINES, RANKS, TENTS, Layout
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


_CHEERED = bytes(tile & PROFILE in FIGHTERS and not tile & MORALE for tile in range(256))
_BARE = bytes(not tent & (DESTROYED | FORTIFIED) for tent in range(256))
_HEARS = bytes(tile > 0 and tile not in STEADFAST for tile in range(256))
"""Of every tile or tent: may it get morale, is it a tent that stands without a fortress, may a rumour be about it?"""


def _morale(p: Reading, found: list[Action], price: int, level: int) -> None:
    cells = p.layout.cells_of[p.seat]
    begin, end = cells[0], cells[-1] + 1
    found += compress(
        _by_place(p.layout, Kind.MORALE, p.seat, price)[begin:end], p.units[begin:end].translate(_CHEERED)
    )


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


def _bare(p: Reading, found: list[Action], kind: Kind, camp: int, price: int) -> None:
    """Actions about the tents of a camp that stand without a fortress token."""
    begin, end = camp * TENTS, camp * TENTS + TENTS
    found += compress(_by_place(p.layout, kind, p.seat, price)[begin:end], p.camps[begin:end].translate(_BARE))


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


class Rumours(NamedTuple):
    """Rumours of one seat at one price, for the cells they may be about, line by line."""

    spans: tuple[tuple[int, int], ...]
    """Where those cells lie, from and up to."""
    alone: tuple[Action, ...]
    """About one unit each."""
    pairs: tuple[tuple[Action, ...], ...]
    """About this cell and each one on a later line."""


@cache
def _rumours(layout: Layout, seat: int, price: int, facing: bool) -> Rumours:
    """Lines of the enemy, or only those that face the seat (creed.special.rumor)."""
    lines = [
        line
        for line in range(layout.lines)
        if layout.sides[layout.fields[line // LINES]] != layout.sides[seat]
        and not (facing and layout.fields[layout.across[line] // LINES] != seat)
    ]
    cells = [line * RANKS + rank for line in lines for rank in range(RANKS)]

    def about(one: int, two: int) -> Action:
        return action(layout, Kind.RUMOUR, seat, cell=one, other=two, price=price)

    return Rumours(
        tuple((line * RANKS, line * RANKS + RANKS) for line in lines),
        tuple(about(cell, -1) for cell in cells),
        tuple(tuple(about(cell, two) for two in cells if two // RANKS > cell // RANKS) for cell in cells),
    )


def _rumour(p: Reading, found: list[Action], price: int, level: int) -> None:
    """One or two units on different lines; obstacles and heavy infantry do not listen (creed.special.rumor.immune)."""
    made = _rumours(p.layout, p.seat, price, p.options.rumor_scope == "facing_lines")
    units = p.units
    ears = b"".join([units[begin:end] for begin, end in made.spans]).translate(_HEARS)
    if p.options.rumor_count == "up_to_two":
        found += compress(made.alone, ears)
    for at, hears in enumerate(ears):
        if hears:
            found += compress(made.pairs[at], ears[at - at % RANKS + RANKS :])


def _fortify(p: Reading, found: list[Action], price: int, level: int) -> None:
    if p.forts[p.seat]:
        _bare(p, found, Kind.FORTIFY, p.seat, price)


def _assassinate(p: Reading, found: list[Action], price: int, level: int) -> None:
    if banned(p):
        return
    for enemy in p.layout.enemies[p.seat]:
        _bare(p, found, Kind.ASSASSINATE, enemy, price)


SPECIAL_MENUS: tuple[Callable[[Reading, list[Action], int, int], None], ...] = (
    _morale, _reinforce, _reposition, _appoint, _rumour, _fortify, _assassinate,
)  # fmt: skip
