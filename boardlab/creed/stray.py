"""What a path of picks that leads nowhere was about: the action whose refusal says why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from boardlab.core.picks import number_in
from boardlab.creed.actions import LAY_STAGE, SPECIAL_OF, TENTS_STAGE, TURN, Action, Kind, action
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.camps import assassin_targets, siege_target
from boardlab.creed.rules import breaches
from boardlab.creed.together import TOGETHER
from boardlab.creed.units import (
    ASSASSIN,
    BESIEGERS,
    FIGHTERS,
    NUMBERS,
    OBSTACLES,
    PROFILE,
    PROFILES,
    SPEARMAN,
    count,
    pile_of,
    tiles,
)
from boardlab.creed.ways import DOWN, KIND_OF, PRICE, UNIT, Path, first_enemy

if TYPE_CHECKING:
    from boardlab.creed.position import Reading


def candidate(p: Reading, path: Path) -> Action | None:
    """The action a path that leads nowhere would have been, as far as it goes: what a refusal is about."""
    seat = p.current_player
    if seat is None or seat < 0:
        return action(p.layout, Kind.END, 0)
    head, rest = path[0], path[1:]
    if head in p.layout.tent_numbers:
        kind = Kind.LAY if p.stage in (TENTS_STAGE, LAY_STAGE) else Kind.ASSASSINATE
        return _of_kind(p, seat, kind, (head, *rest))
    if head in p.layout.cell_numbers:
        return _by_unit(p, seat, p.layout.cell_numbers[head], rest)
    if head == TOGETHER:
        return _batch(p, seat, rest)
    kind_named = KIND_OF.get(head)
    return None if kind_named is None else _of_kind(p, seat, kind_named, rest)


def _batch(p: Reading, seat: int, rest: Path) -> Action | None:
    """A move of several units: the last pick made it impossible, so the rest of it tells nothing."""
    cells = [p.layout.cell_numbers[key] for key in rest if key in p.layout.cell_numbers]
    if not cells:
        return _of_kind(p, seat, Kind.MOVE, ())
    if len(cells) == 1:
        return _of_kind(p, seat, Kind.MOVE, rest)
    source, cell = cells[-2], cells[-1]
    blocked = action(p.layout, Kind.MOVE, seat, moves=((source, cell),))
    return blocked if breaches(p, blocked) else _of_kind(p, seat, Kind.MOVE, rest[-1:])


def _by_unit(p: Reading, seat: int, source: int, rest: Path) -> Action | None:
    """A path that begins with a cell: the deed follows from what comes next."""
    own = p.layout.owner[source] == seat
    if p.stage != TURN or (own and not p.units[source]):
        kind = Kind.DEPLOY if p.stage == TURN else Kind.PLACE
        return _of_kind(p, seat, kind, (p.layout.cell_names[source], *(key for key in rest if key.startswith(UNIT))))
    if not rest:
        return _idle_unit(p, seat, source)
    target = rest[0]
    if target in KIND_OF:
        return _of_kind(p, seat, KIND_OF[target], (p.layout.cell_names[source], *rest[1:]))
    if target in p.layout.tent_numbers:
        return _aimed_siege(p, seat, source, p.layout.tent_numbers[target])
    if target not in p.layout.cell_numbers:
        return None
    cell = p.layout.cell_numbers[target]
    if p.layout.owner[cell] == seat:
        return action(p.layout, Kind.MOVE, seat, moves=_trade_places(p, source, cell))
    return _aimed_attack(p, seat, source, cell)


def _trade_places(p: Reading, source: int, cell: int) -> tuple[tuple[int, int], ...]:
    both = bool(p.units[cell]) and source != cell
    return ((source, cell), (cell, source)) if both else ((source, cell),)


def _idle_unit(p: Reading, seat: int, source: int) -> Action:
    """A unit that can do nothing, or none at all: an attack says best why."""
    attack = action(p.layout, Kind.ATTACK, seat, source)
    if breaches(p, attack):
        return attack
    return action(p.layout, Kind.END, seat)


def _aimed_attack(p: Reading, seat: int, source: int, cell: int) -> Action:
    """An attack on a certain cell; only a spear is named its target when that is what it would hit anyway."""
    spear = p.units[source] & PROFILE == SPEARMAN
    plain = not spear and cell == first_enemy(p, source)
    return action(p.layout, Kind.ATTACK, seat, source, -1 if plain else cell)


def _aimed_siege(p: Reading, seat: int, source: int, tent: int) -> Action:
    by_assassin = p.units[source] & PROFILE == ASSASSIN
    plain = not by_assassin and tent == siege_target(p, source)
    return action(p.layout, Kind.SIEGE, seat, source, -1 if plain else tent)


def _of_kind(p: Reading, seat: int, kind: Kind, rest: Path) -> Action | None:
    """A path that begins with a deed."""
    cells = [p.layout.cell_numbers[key] for key in rest if key in p.layout.cell_numbers]
    tents = [p.layout.tent_numbers[key] for key in rest if key in p.layout.tent_numbers]
    price = next((number for key in rest if (number := number_in(key, PRICE)) is not None), -1)
    if kind in SPECIAL_OF and price < 0:
        price = usual_price(p, seat, kind)
    units = [NUMBERS[key[len(UNIT) :]] for key in rest if key.startswith(UNIT) and key[len(UNIT) :] in NUMBERS]
    if kind in (Kind.PLACE, Kind.DEPLOY):
        unit = units[0] if units else next(iter(tiles(max(p.hands[seat], 0))), 1)
        tries = cells or p.layout.cells_of[seat]
        return _nearest(p, (action(p.layout, kind, seat, cell=cell, unit=unit, hidden=DOWN in rest) for cell in tries))
    if kind == Kind.MOVE and len(cells) > 1:
        return action(p.layout, kind, seat, moves=_trade_places(p, cells[0], cells[1]))
    if kind == Kind.ATTACK and len(cells) > 1:
        return _aimed_attack(p, seat, cells[0], cells[1])
    if kind == Kind.SIEGE and cells and tents:
        return _aimed_siege(p, seat, cells[0], tents[0])
    if kind in (Kind.MOVE, Kind.ATTACK, Kind.SIEGE, Kind.REVEAL, Kind.RECALL, Kind.MORALE):
        return _nearest(p, _tries_of_units(p, seat, kind, cells or _own_units(p, seat), price))
    if kind == Kind.RUMOUR:
        if cells:
            other = cells[1] if len(cells) > 1 else -1
            return action(p.layout, kind, seat, cell=cells[0], other=other, price=price)
        enemies = [cell for enemy in p.layout.enemies[seat] for cell in p.layout.cells_of[enemy]]
        return _nearest(p, _rumours(p, seat, enemies, price))
    if kind == Kind.REINFORCE:
        return _nearest(p, _reinforcements(p, seat, units, price))
    if kind in (Kind.LAY, Kind.APPOINT, Kind.FORTIFY, Kind.ASSASSINATE):
        token = p.pools[seat][0] if kind == Kind.LAY and p.pools[seat] else 0
        named = tents or range(p.players * TENTS)
        return _nearest(p, (action(p.layout, kind, seat, cell=tent, unit=token, price=price) for tent in named))
    if kind == Kind.GIVE:
        return action(p.layout, kind, seat, unit=next(iter(sorted(set(p.pools[seat]))), seat))
    return action(p.layout, kind, seat, price=price)


def usual_price(p: Reading, seat: int, kind: Kind) -> int:
    """The price of the free box, or of the first one where none is free."""
    level = {Kind.REPOSITION: 0, Kind.TRADE: 1}.get(kind)
    special = SPECIAL_OF[kind]
    offers = [offer.price for offer in p.options.offers(p.boxes[seat])[special] if level in (None, offer.level)]
    boxes = p.options.special_boxes[special]
    return min(offers) if offers else boxes[0][min(level or 0, len(boxes[0]) - 1)] if boxes else 0


def _own_units(p: Reading, seat: int) -> Iterable[int]:
    return [cell for cell in p.layout.cells_of[seat] if p.units[cell]] or p.layout.cells_of[seat][:1]


def _tries_of_units(p: Reading, seat: int, kind: Kind, cells: Iterable[int], price: int) -> Iterator[Action]:
    layout = p.layout
    # Units that do such things at all say most.
    able = {Kind.ATTACK: FIGHTERS, Kind.SIEGE: BESIEGERS, Kind.MORALE: FIGHTERS, Kind.RECALL: OBSTACLES}.get(kind, ())
    for cell in [cell for cell in cells if p.units[cell] & PROFILE in able] or cells:
        if kind == Kind.MOVE:
            goals = [to for to in layout.cells_of[layout.owner[cell]] if to != cell]
            yield from (action(layout, kind, seat, moves=((cell, to),)) for to in goals)
        elif kind == Kind.MORALE:
            yield action(layout, kind, seat, cell, price=price)
        elif kind == Kind.ATTACK and p.units[cell] & PROFILE == SPEARMAN:
            start = layout.across[cell // RANKS] * RANKS
            yield from (action(layout, kind, seat, cell, to) for to in range(start, start + RANKS))
        elif kind == Kind.SIEGE and p.units[cell] & PROFILE == ASSASSIN:
            for tent in assassin_targets(p, cell) or (-1,):
                yield action(layout, kind, seat, cell, tent)
        else:
            yield action(layout, kind, seat, cell)


def _rumours(p: Reading, seat: int, enemies: list[int], price: int) -> Iterator[Action]:
    for cell in enemies:
        if p.options.rumor_count == "up_to_two":
            yield action(p.layout, Kind.RUMOUR, seat, cell=cell, price=price)
        else:
            for other in enemies:
                if other > cell:
                    yield action(p.layout, Kind.RUMOUR, seat, cell=cell, other=other, price=price)


def _reinforcements(p: Reading, seat: int, units: list[int], price: int) -> Iterator[Action]:
    if units and all(units.count(number) <= 3 for number in units):
        yield action(p.layout, Kind.REINFORCE, seat, price=price, pile=pile_of(units))
    else:
        for number in PROFILES:
            if count(p.dead[seat], number):
                yield action(p.layout, Kind.REINFORCE, seat, price=price, pile=pile_of([number]))
        yield action(p.layout, Kind.REINFORCE, seat, price=price)


def _nearest(p: Reading, tries: Iterable[Action]) -> Action | None:
    """The one of some illegal actions that fails for the least: for want of AP, else for fewest rules."""
    best: Action | None = None
    fewest = 99
    for act in tries:
        broken = breaches(p, act)
        if [breach.rule for breach in broken] == ["creed.turn.spend"]:
            return act
        if broken and len(broken) < fewest:
            best, fewest = act, len(broken)
    return best
