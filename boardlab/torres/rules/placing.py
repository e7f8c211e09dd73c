"""Rules that several actions share: where a figure may stand, where a block may lie."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.torres.actions import Action
from boardlab.torres.board import ALL, BIT, NAMES, NEXT, Ground, castle_name, cells_of
from boardlab.torres.rules.action_type import TYPES
from boardlab.torres.state import Draft, State

Breaches = Iterator[Breach]


def who(p: State, cell: int) -> Phrase:
    """The figure on a cell, as a fact of a sentence: "A’s knight" or "your knight", "the king"."""
    seat = p.figure_on(cell)
    if seat == -1 or seat is None:
        return Phrase("figure.the_king")
    return Phrase("figure.their_knight", {"player": Seat(seat)})


def blocked(p: State, cell: int, rule: str, case: str = "") -> Breaches:
    """A figure stands on the cell (torres.move.blocked, torres.add.empty, torres.build.raise)."""
    if p.figure_on(cell) is not None:
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
        facts = {"castle": castle_name(castle), "area": area, "height": height}
        yield Breach(rule, facts, tuple(NAMES[other] for other in cells_of(castle)), case)


def joins_castles(cell: int, castles: list[int], rule: str, case: str = "") -> Breach:
    """A block on this cell would join these castles (torres.build.no_merge)."""
    names = tuple(map(castle_name, castles))
    return Breach(rule, {"cell": NAMES[cell], "castles": names}, (NAMES[cell], *names), case)


def owes_a_block(p: State) -> bool:
    """Must a block still be built this turn? Only by the ruling ``must_build``, and only while one can be built."""
    if not p.options.must_build or p.built or p.ap <= p.spent:
        return False
    has_block = p.turn_stack > 0 or (p.turn_stack < 0 and any(p.stacks[p.decider]))
    return has_block and any(handler.block_cells(p) & p.free for handler in TYPES if handler.is_a_block)


def empty_castles(p: State) -> int:
    """Cells of the castles without any figure (torres.setup.first_knights)."""
    taken = ALL & ~p.free
    cells = 0
    for castle in p.ground.masks:
        if not castle & taken:
            cells |= castle
    return cells


def on_empty_castle(p: State, cell: int, rule: str) -> Breaches:
    """A first figure stands on a castle without any other (torres.setup.first_knights, torres.setup.king)."""
    name = NAMES[cell]
    castle = p.ground.castle_mask(cell)
    if not castle:
        yield Breach(rule, {"cell": name}, (name,), "board")
    for other in range(64) if castle & ~p.free else ():
        if castle >> other & 1 and p.figure_on(other) is not None:
            yield Breach(rule, {"cell": name, "who": who(p, other)}, (NAMES[other],), "taken")


# -- stacks ----------------------------------------------------------------------------------------------------------


def without(stacks: tuple[int, ...], size: int) -> tuple[int, ...]:
    """The stacks without one of this size."""
    at = stacks.index(size)
    return stacks[:at] + stacks[at + 1 :]


def put_stacks(draft: Draft, stacks: tuple[int, ...]) -> None:
    """Replace the stacks of the seat that decides."""
    draft.stacks = with_item(draft.stacks, draft.decider, stacks)


def stack_sizes(p: State) -> set[int]:
    """The sizes of stacks that a block to build may come from; none where a stack is in use."""
    return {size for size in p.stacks[p.decider] if size} if p.turn_stack < 0 else set()


def under_sizes(p: State) -> set[int]:
    """The sizes of stacks that a block under a knight may come from: any stack, and the one in use, written 0."""
    return {size for size in p.stacks[p.decider] if size} | ({0} if p.turn_stack > 0 else set())
