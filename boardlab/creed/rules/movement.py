"""Units move about the board.

Those that stand on the player's own fields move to any free cell, to the other field for more (creed.act.move,
creed.act.cross), as often as can be paid for (creed.act.move.repeat), and several at once (creed.act.move.batch).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import compress
from typing import NamedTuple

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.event import Event
from boardlab.core.contract.rule import rule
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import CELLS, Layout, is_land
from boardlab.creed.options import Swamps
from boardlab.creed.rules.action_text import cell_named
from boardlab.creed.rules.action_type import EXCHANGE, TYPES, Bounds, Path, Picked
from boardlab.creed.rules.hidden import turned_up
from boardlab.creed.rules.judging import cost, nearest
from boardlab.creed.rules.phrases import own_unit, unit_phrase, what
from boardlab.creed.rules.turn import pay
from boardlab.creed.rules.unit_action import UnitAction, awaits_unit, own_units
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.units import HIDDEN, OBSTACLES, PROFILE

MOVE_AP, CROSS_AP = 1, 2


# -- what a field is to units ------------------------------------------------------------------------------------------

_STANDING = bytes([0 if not tile else 2 if tile & PROFILE in OBSTACLES else 1 for tile in range(256)])
"""What a cell is to a move: free, a unit that moves, or an obstacle."""


class Rows(NamedTuple):
    """Ready-made moves of one layout."""

    moves: tuple[dict[int, Action], ...]
    """Moves of one unit: from, then to."""
    swaps: tuple[dict[int, Action], ...]
    """Two units trade places: the lower cell, then the higher."""
    crossings: tuple[tuple[Action, ...], ...]
    """Moves to each cell of the other field, by where the unit stands."""
    trades: tuple[tuple[Action, ...], ...]
    """Pairs that trade places across the fields, by the cell in the first field."""


@cache
def _rows(layout: Layout) -> Rows:
    cells, owner = range(layout.cells), layout.owner

    def move(*moves: tuple[int, int]) -> Action:
        return action(layout, Kind.MOVE, owner[moves[0][0]], moves=moves)

    own = [layout.cells_of[owner[cell]] for cell in cells]
    moves = tuple({to: move((cell, to)) for to in own[cell] if to != cell} for cell in cells)
    swaps = tuple({to: move((cell, to), (to, cell)) for to in own[cell] if to > cell} for cell in cells)
    other = [[to for to in own[cell] if to // CELLS != cell // CELLS] for cell in cells]
    return Rows(
        moves,
        swaps,
        tuple(tuple(moves[cell][to] for to in other[cell]) for cell in cells),
        tuple(tuple(swaps[cell][to] for to in other[cell] if to > cell) for cell in cells),
    )


class FieldMoves(NamedTuple):
    """One field: its free cells, the units that can move, and their ready-made moves and swaps.

    Kept by how the field is occupied, and shared between positions.
    """

    free: tuple[int, ...]
    movers: tuple[int, ...]
    here: bytes
    """A flag for each mover among the cells of the field."""
    open: bytes
    """A flag for each free cell."""
    moves: tuple[Action, ...]
    """Moves within the field."""
    swaps: tuple[Action, ...]
    """Pairs of its units that trade places."""


@lru_cache(maxsize=20_000)
def _ground(layout: Layout, field: int, standing: bytes, swamps: Swamps) -> FieldMoves:
    made, land = _rows(layout), is_land(layout, swamps)
    cells = range(field * CELLS, field * CELLS + CELLS)
    free = tuple(cell for cell, what in zip(cells, standing, strict=True) if not what and land[cell])
    movers = tuple(cell for cell, what in zip(cells, standing, strict=True) if what == 1)
    return FieldMoves(
        free,
        movers,
        bytes(cell in movers for cell in cells),
        bytes(cell in free for cell in cells),
        tuple(made.moves[cell][to] for cell in movers for to in free),
        tuple(made.swaps[cell][to] for at, cell in enumerate(movers) for to in movers[at + 1 :]),
    )


def grounds(p: State) -> list[FieldMoves]:
    """The fields of the seat that has the turn."""
    layout, swamps, units = p.layout, p.options.swamp_cells, p.units
    return [
        _ground(layout, field, units[field * CELLS : field * CELLS + CELLS].translate(_STANDING), swamps)
        for field in layout.fields_of[p.on_turn]
    ]


# -- moving ------------------------------------------------------------------------------------------------------------


@TYPES.add
class Move(UnitAction):
    """Move every unit of ``moves`` at once, 1 AP each, 2 to the other field; obstacles stay."""

    kind, word, cost_ap = Kind.MOVE, "move", MOVE_AP

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        return {"moves": board.moves}

    def cost(self, act: Action) -> int:
        return sum(CROSS_AP if source // CELLS != cell // CELLS else MOVE_AP for source, cell in act.moves)

    def write(self, act: Action) -> str:
        cells = act.layout.cell_names
        return f"{self.word} " + ", ".join(f"{cells[source]} {cells[at]}" for source, at in act.moves)

    def read(self, p: State, words: list[str]) -> Action | None:
        pairs = [part.split() for part in " ".join(words).split(",")]
        if not all(len(pair) == 2 for pair in pairs):
            return None
        moves = tuple((cell_named(p, pair[0]), cell_named(p, pair[1])) for pair in pairs)
        return action(p.layout, self.kind, decider(p), moves=moves)

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        names, land = p.layout.cell_names, is_land(p.layout, p.options.swamp_cells)
        sources, goals = [source for source, _ in act.moves], [cell for _, cell in act.moves]
        if not act.moves:
            yield Breach("creed.act.move", case="nobody")
        for cell in sorted({cell for cell in sources if sources.count(cell) > 1}):
            yield Breach("creed.act.move.batch", {"cell": names[cell]}, (names[cell],), "again")
        for cell in sorted({cell for cell in goals if goals.count(cell) > 1}):
            yield Breach("creed.act.move.batch", {"cell": names[cell]}, (names[cell],), "same")
        for source, cell in act.moves:
            missing = tuple(own_unit(p, act.player, source, "creed.act.move"))
            yield from missing
            if not missing and p.units[source] & PROFILE in OBSTACLES:
                yield Breach("creed.unit.obstacle", {"cell": names[source]}, (names[source],), "move")
            if p.layout.owner[cell] != act.player:
                facts = {"cell": names[cell], "owner": Seat(p.layout.owner[cell])}
                yield Breach("creed.act.move", facts, (names[cell],), "field")
            elif source == cell:
                yield Breach("creed.act.move", {"cell": names[cell]}, (names[cell],), "same")
            elif p.units[cell] and cell not in sources:
                facts = {"cell": names[cell], "what": what(p, cell)}
                yield Breach("creed.act.move.batch", facts, (names[cell],), "taken")
            if not land[cell]:
                yield Breach("creed.board.swamp", {"cell": names[cell]}, (names[cell],))

    @rule("creed.act.move.repeat")
    def apply(self, draft: Draft, act: Action) -> None:
        pay(draft, act.player, self.cost(act))
        units = bytearray(draft.units)
        for source, _ in act.moves:
            units[source] = 0
        for source, cell in act.moves:
            units[cell] = draft.units[source] & ~HIDDEN
        draft.units = bytes(units)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        names = p.layout.cell_names
        swap = len(act.moves) == 2 and act.moves[0] == act.moves[1][::-1]
        if swap:
            one, two = act.moves[0]
            facts = {"one": names[one], "two": names[two], "cost": cost(act)}
            yield Event("swap", "creed.act.move.batch", facts, (names[one], names[two]), act.player)
        for source, cell in act.moves:
            yield from turned_up(p, source, act.player)
            if swap:
                continue
            far = source // CELLS != cell // CELLS
            facts = {"unit": unit_phrase(p.units[source]), "source": names[source], "target": names[cell]}
            facts["cost"] = move_cost(source, cell)
            rule = "creed.act.cross" if far else "creed.act.move" if len(act.moves) == 1 else "creed.act.move.batch"
            yield Event("move", rule, facts, (names[source], names[cell]), act.player)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        cells = p.layout.cell_names
        for source, cell in act.moves:
            if len(act.moves) > 1:
                # A second own unit is picked instead of the first, so trading places has a word of its own.
                yield (EXCHANGE, cells[source], cells[cell])
                yield (cells[source], EXCHANGE, cells[cell])
            else:
                yield (self.word, cells[source], cells[cell])
                yield (cells[source], cells[cell])

    def prompt(self, p: State, path: Path) -> Phrase:
        return Phrase("prompt.move_target") if len(path) > 1 else super().prompt(p, path)

    def tries(self, p: State, seat: int, cell: int, price: int) -> Iterator[Action]:
        goals = [to for to in p.layout.cells_of[p.layout.owner[cell]] if to != cell]
        yield from (move(p, seat, (cell, to)) for to in goals)

    def intended(self, p: State, seat: int, picked: Picked) -> Action | None:
        if len(picked.cells) > 1:
            return move(p, seat, (picked.cells[0], picked.cells[1]))
        return super().intended(p, seat, picked)

    def begins_at(self, p: State, seat: int, cell: int, rest: Path) -> bool:
        target = p.layout.cell_numbers.get(rest[0], -1) if rest else -1
        return target >= 0 and p.layout.owner[target] == seat and not awaits_unit(p, seat, cell)

    def begun_at(self, p: State, seat: int, cell: int, rest: Path) -> Action | None:
        return move(p, seat, (cell, p.layout.cell_numbers[rest[0]]))


def move_cost(source: int, cell: int) -> int:
    """The AP it costs one unit to go from one cell to another: 1, or 2 to the other field (creed.act.cross)."""
    return CROSS_AP if source // CELLS != cell // CELLS else MOVE_AP


def move(p: State, seat: int, *moves: tuple[int, int]) -> Action:
    """These units move at once."""
    return action(p.layout, Kind.MOVE, seat, moves=moves)


def exchange(p: State, seat: int, cells: list[int]) -> Action | None:
    """Two units trade places, those on these cells as far as they are given."""
    if len(cells) > 1:
        return move(p, seat, (cells[0], cells[1]), (cells[1], cells[0]))
    own = own_units(p, seat)
    others = own if len(list(own)) > 1 else p.layout.cells_of[seat]
    pairs = ((one, two) for one in cells or own for two in others if two != one)
    return nearest(p, (move(p, seat, (one, two), (two, one)) for one, two in pairs))


def single_moves(p: State, found: list[Action], ap: int) -> None:
    """Add single moves and pairs that trade places (creed.act.move, creed.act.cross, creed.act.move.batch)."""
    fields = grounds(p)
    for ground in fields:
        found += ground.moves
        if ap >= 2 * MOVE_AP:
            found += ground.swaps
    if len(fields) == 1 or ap < CROSS_AP:
        return
    here, there = fields
    made = _rows(p.layout)
    # One row of ready-made actions for each unit, and flags for what of the other field counts.
    for cell in here.movers:
        found += compress(made.crossings[cell], there.open)
    for cell in there.movers:
        found += compress(made.crossings[cell], here.open)
    if ap >= 2 * CROSS_AP:
        for cell in here.movers:
            found += compress(made.trades[cell], there.here)
