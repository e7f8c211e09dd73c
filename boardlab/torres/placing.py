"""Rules that several actions share: where a figure may stand, where a block may lie."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.language import Phrase, Seat
from boardlab.core.verdict import Breach
from boardlab.torres.actions import Action
from boardlab.torres.board import BIT, CELLS, NAMES, NEXT, Ground, cells_of, spread
from boardlab.torres.state import State

Breaches = Iterator[Breach]


def who(p: State, cell: int) -> Phrase:
    """The figure on a cell, as a fact of a sentence: "knight of A", "king"."""
    seat = p.figure_at(cell)
    return Phrase("figure.king") if seat == -1 or seat is None else Phrase("figure.knight", {"player": Seat(seat)})


def castles_named(castles: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """The names of castles given as sets: their first cells."""
    return tuple(NAMES[next(cells_of(castle))] for castle in castles)


def blocked(p: State, cell: int, rule: str, case: str = "") -> Breaches:
    """A figure stands on the cell (torres.move.blocked, torres.add.empty, torres.build.raise)."""
    if p.figure_at(cell) is not None:
        yield Breach(rule, {"cell": NAMES[cell], "who": who(p, cell)}, (NAMES[cell],), case)


def no_own_knight(p: State, act: Action, rule: str, cell: int | None = None) -> Breaches:
    """No knight of the player stands on the cell (by default the action's source)."""
    at = act.source if cell is None else cell
    if not p.pieces[act.player] & BIT[at]:
        yield Breach(rule, {"cell": NAMES[at]}, (NAMES[at],), "own")


def next_to_own_knight(
    p: State, cell: int, knights: int, adjacent: str, level: str, cases: tuple[str, str] = ("", "")
) -> Breaches:
    """A new knight stands next to one of these knights, and not above the highest of them (torres.add.level)."""
    near = NEXT[cell] & knights
    name = NAMES[cell]
    heights = p.ground.heights
    if not near:
        yield Breach(adjacent, {"cell": name}, (name,), cases[0])
        return
    source = max(cells_of(near), key=lambda other: heights[other])
    if heights[cell] > heights[source]:
        facts = {"cell": name, "level": heights[cell], "source": NAMES[source], "best": heights[source]}
        yield Breach(level, facts, (name, NAMES[source]), cases[1])


def grounding(p: State, cell: int) -> Breaches:
    """A block joins exactly one castle and does not make it taller than its area (torres.build.*)."""
    ground = p.ground
    name = NAMES[cell]
    if ground.heights[cell]:
        yield from too_high(ground, cell, "torres.build.height")
        return
    castles = ground.beside(cell)
    if not castles:
        yield Breach("torres.build.must_add", {"cell": name}, (name,))
    elif len(castles) > 1:
        yield joins_castles(cell, castles, "torres.build.no_merge")


def too_high(ground: Ground, cell: int, rule: str, case: str = "") -> Breaches:
    """One more block on this tower would make its castle taller than its area (torres.build.height)."""
    castle = ground.castle_mask(cell)
    height = ground.heights[cell] + 1
    area = castle.bit_count()
    if height > area:
        facts = {"castle": castles_named((castle,))[0], "area": area, "height": height}
        yield Breach(rule, facts, tuple(NAMES[other] for other in cells_of(castle)), case)


def joins_castles(cell: int, castles: list[int], rule: str, case: str = "") -> Breach:
    """A block on this cell would join these castles (torres.build.no_merge)."""
    names = castles_named(castles)
    return Breach(rule, {"cell": NAMES[cell], "castles": names}, (NAMES[cell], *names), case)


def too_near(foundations: int, spacing: str) -> int:
    """Cells where no further foundation may lie beside these, their own cells included (torres.master.spacing)."""
    if spacing == "manhattan3":
        near = foundations | spread(foundations)
        return near | spread(near)
    near = foundations
    for cell in cells_of(foundations):
        for other in cells_of(NEXT[cell]):
            near |= BIT[other]
            beyond = 2 * other - cell
            if 0 <= beyond < CELLS and NEXT[other] >> beyond & 1:
                near |= BIT[beyond]
    return near


def owes_a_block(p: State) -> bool:
    """Must a block still be built this turn, and can it be? Only where the ruling ``must_build`` says so."""
    if not p.options.must_build or p.built or p.ap <= p.spent:
        return False
    has_block = p.turn_stack > 0 or (p.turn_stack < 0 and any(p.stacks[p.seat]))
    return has_block and bool(p.ground.buildable & p.free)
