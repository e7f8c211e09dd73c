"""Several units that move at once, picked chain by chain (creed.act.move.batch).

A unit is picked, then where it goes. If another unit stands there, that one is next: the chain ends on a free cell, or
on one that a unit of this batch has left, so that rotations close. Then another unit may begin, or it is done.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boardlab.creed.actions import TURN, Action
from boardlab.creed.board import is_land
from boardlab.creed.rules.action_type import DONE, TYPES, Path, Picked
from boardlab.creed.rules.judging import breaches
from boardlab.creed.rules.movement import Move, move, move_cost
from boardlab.creed.state import State
from boardlab.creed.units import OBSTACLES, PROFILE


class Batch(NamedTuple):
    """The moves picked so far, and the unit that waits for its target."""

    moves: tuple[tuple[int, int], ...] = ()
    pending: int = -1
    """The cell of the unit that must move next, or -1 between chains."""
    done: bool = False

    @property
    def left(self) -> set[int]:
        """Cells that units of the batch have left and nobody has taken."""
        sources = {source for source, _ in self.moves} | ({self.pending} if self.pending >= 0 else set())
        return sources - {cell for _, cell in self.moves}

    def action(self, p: State) -> Action:
        """The whole batch as an action."""
        return move(p, p.on_turn, *self.moves)


def read(p: State, keys: tuple[str, ...]) -> Batch | None:
    """The batch that keys after ``together`` pick; None where they lead nowhere."""
    batch = Batch()
    if p.stage != TURN or not starters(p, batch):
        return None
    for key in keys:
        if batch.done:
            return None
        if key == DONE:
            if batch.pending >= 0 or not batch.moves:
                return None
            batch = batch._replace(done=True)
            continue
        cell = p.layout.cell_numbers.get(key, -1)
        if cell not in next_cells(p, batch):
            return None
        batch = with_pick(p, batch, cell)
    return batch


def with_pick(p: State, batch: Batch, cell: int) -> Batch:
    """The batch after one more pick: a unit that is to move, or the cell where the pending unit goes."""
    if batch.pending < 0:
        return batch._replace(pending=cell)
    moves = (*batch.moves, (batch.pending, cell))
    moved = {source for source, _ in moves}
    return Batch(moves, cell if _mover(p, cell) and cell not in moved else -1)


def next_cells(p: State, batch: Batch) -> list[int]:
    """The cells that may be picked next."""
    return starters(p, batch) if batch.pending < 0 else goals(p, batch)


def starters(p: State, batch: Batch) -> list[int]:
    """Units that may begin a chain: not moved yet, not about to be pushed aside, and with somewhere to go."""
    busy = {source for source, _ in batch.moves}
    own = p.layout.cells_of[p.on_turn]
    return [cell for cell in own if _mover(p, cell) and cell not in busy and goals(p, batch._replace(pending=cell))]


def goals(p: State, batch: Batch) -> list[int]:
    """Where the unit that is next may go, so that the chain can still end within the AP that are left."""
    source = batch.pending
    spare = p.ap[p.on_turn] - sum(move_cost(one, two) for one, two in batch.moves)
    land = is_land(p.layout, p.options.swamp_cells)
    own = p.layout.cells_of[p.on_turn]
    moved = {one for one, _ in batch.moves} | {source}
    taken = {two for _, two in batch.moves}
    open_cells = ({cell for cell in own if land[cell] and not p.units[cell]} | batch.left) - taken
    found = []
    for cell in own:
        price = move_cost(source, cell)
        if cell == source or cell in taken or price > spare:
            continue
        if cell in open_cells or (
            _mover(p, cell) and cell not in moved and _can_end(cell, (open_cells | {source}) - taken, spare - price)
        ):
            found.append(cell)
    return found


def _can_end(cell: int, free: Iterable[int], spare: int) -> bool:
    """Can a chain end here: is there, within the AP left, a free cell for the unit that stood on ``cell``?"""
    return any(move_cost(cell, other) <= spare for other in free if other != cell)


def _mover(p: State, cell: int) -> bool:
    return bool(p.units[cell]) and p.units[cell] & PROFILE not in OBSTACLES


def intended(p: State, seat: int, keys: Path) -> Action | None:
    """What picks after ``together`` that lead nowhere would have been.

    The last pick made it impossible, so the rest of it tells nothing.
    """
    single = TYPES[Move.kind]
    cells = [p.layout.cell_numbers[key] for key in keys if key in p.layout.cell_numbers]
    if len(cells) > 1:
        blocked = move(p, seat, (cells[-2], cells[-1]))
        if breaches(p, blocked):
            return blocked
        cells = [p.layout.cell_numbers[key] for key in keys[-1:] if key in p.layout.cell_numbers]
    return single.intended(p, seat, Picked(cells, [], [], -1, False))
