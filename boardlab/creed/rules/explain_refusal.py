"""Rebuilds the action that an impossible path of picks was meant to build, so that ``judge`` can say why not."""

from __future__ import annotations

from boardlab.core.contract.picks import number_in
from boardlab.creed.actions import Action
from boardlab.creed.rules import batch_moves
from boardlab.creed.rules.action_type import DOWN, EXCHANGE, PRICE, TOGETHER, TYPES, UNIT, Path, Picked
from boardlab.creed.rules.movement import exchange
from boardlab.creed.rules.turn import end_of
from boardlab.creed.state import State
from boardlab.creed.units import NUMBERS


def intended(p: State, path: Path) -> Action | None:
    """The action that an impossible path was meant to build, as far as it goes; None where none can be guessed."""
    seat = p.current_player
    if seat is None or seat < 0:
        return end_of(p, 0)
    head, rest = path[0], path[1:]
    if head in p.layout.tent_numbers:
        meant = next(each for each in TYPES if each.begins_at_tent(p))
        return meant.intended(p, seat, picked(p, path))
    if head in p.layout.cell_numbers:
        return _begun_at(p, seat, p.layout.cell_numbers[head], path)
    if head == TOGETHER:
        return batch_moves.intended(p, seat, rest)
    if head == EXCHANGE:
        return exchange(p, seat, picked(p, rest).cells)
    named = TYPES.by_word().get(head)
    return None if named is None else named.intended(p, seat, picked(p, rest))


def _begun_at(p: State, seat: int, cell: int, path: Path) -> Action | None:
    """A path that begins with a cell: the verb follows from what comes next."""
    rest = path[1:]
    if rest[:1] == (EXCHANGE,):
        return exchange(p, seat, picked(p, (path[0], *rest[1:])).cells)
    for each in TYPES:
        if each.begins_at(p, seat, cell, rest):
            return each.begun_at(p, seat, cell, rest)
    named = TYPES.by_word().get(rest[0])
    return None if named is None else named.intended(p, seat, picked(p, (path[0], *rest[1:])))


def picked(p: State, keys: Path) -> Picked:
    """What some keys mean, read one by one; unknown keys are passed over."""
    units = [key[len(UNIT) :] for key in keys if key.startswith(UNIT)]
    return Picked(
        cells=[p.layout.cell_numbers[key] for key in keys if key in p.layout.cell_numbers],
        tents=[p.layout.tent_numbers[key] for key in keys if key in p.layout.tent_numbers],
        units=[NUMBERS[name] for name in units if name in NUMBERS],
        price=next((number for key in keys if (number := number_in(key, PRICE)) is not None), -1),
        face_down=DOWN in keys,
    )
