"""Cards that set blocks: one under a knight, one from the supply, one moved elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.event import Event
from boardlab.core.contract.verdict import Breach
from boardlab.torres.actions import Action, plays
from boardlab.torres.board import ALL, BIT, NAMES, NEXT, Ground, castle_name, cells_of, regions, spread
from boardlab.torres.cards import BLOCK_UNDER, EXTRA_BLOCK, MOVE_BLOCK
from boardlab.torres.rules.action_type import CELL, SIZE, Breaches, Events
from boardlab.torres.rules.building import built
from boardlab.torres.rules.card_type import PLAYED, Card, Carrying, OnACell
from boardlab.torres.rules.placing import (
    blocked,
    grounding,
    joins_castles,
    no_own_knight,
    put_stacks,
    too_high,
    under_sizes,
    without,
)
from boardlab.torres.state import Draft, State


@PLAYED.add
class BlockUnder(OnACell):
    """A block of an own stack under an own knight (torres.card.block_under)."""

    kind, word = Card.BLOCK_UNDER, "block_under"
    takes: ClassVar[dict[str, Domain]] = {"cell": CELL, "size": SIZE}

    def breaches(self, p: State, act: Action) -> Breaches:
        rule = "torres.card.block_under"
        cell = act.cell
        yield from no_own_knight(p, act, rule, cell)
        if act.size:
            if act.size not in p.stacks[act.player]:
                yield Breach(rule, {"size": act.size}, case="stack")
        elif p.turn_stack <= 0:
            yield Breach(rule, {"size": 0}, case="stack")
        yield from _counted(p)
        if p.ground.heights[cell]:
            yield from too_high(p.ground, cell, rule, "height")
        elif len(castles := p.ground.beside(cell)) > 1:
            yield joins_castles(cell, castles, rule, "found")

    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        ground = p.ground
        none, one, _ = ground.homes
        if p.options.card_blocks_count and p.built >= p.options.most_built:
            return
        cells = p.pieces[seat] & (ground.raisable | none | one)
        if p.turn_stack > 0:
            plays(seat, BLOCK_UNDER).onto(found, cells)
        for size in set(p.stacks[seat]):
            if size:
                plays(seat, BLOCK_UNDER, size=size).onto(found, cells)

    def apply(self, draft: Draft, act: Action) -> None:
        if draft.options.card_blocks_count:
            draft.built += 1
        if act.size:
            stacks = (*without(draft.stacks[act.player], act.size), act.size - 1)
            put_stacks(draft, tuple(sorted(stacks, reverse=True)))
        else:
            draft.turn_stack -= 1
        draft.ground = draft.ground.with_block(act.cell)

    def events(self, before: State, after: State, act: Action) -> Events:
        facts = {"cell": NAMES[act.cell], "level": after.ground.heights[act.cell]}
        yield Event("block_under", "torres.card.block_under", facts, (NAMES[act.cell],), act.player)
        yield from built(before, after, act.cell, act.player)

    def tries(self, p: State, cells: list[int], size: int) -> Iterable[tuple[int, int, int]]:
        return super().tries(p, cells, size or min(under_sizes(p), default=0))


@PLAYED.add
class ExtraBlock(OnACell):
    """A block of the common supply (torres.card.extra_block)."""

    kind, word = Card.EXTRA_BLOCK, "extra_block"
    takes: ClassVar[dict[str, Domain]] = {"cell": CELL}

    def breaches(self, p: State, act: Action) -> Breaches:
        if not p.supply:
            yield Breach("torres.card.extra_block", case="supply")
        yield from _counted(p)
        yield from blocked(p, act.cell, "torres.build.raise", "taken")
        yield from grounding(p, act.cell)

    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        if p.supply and not (p.options.card_blocks_count and p.built >= p.options.most_built):
            plays(seat, EXTRA_BLOCK).onto(found, p.ground.buildable & free)

    def apply(self, draft: Draft, act: Action) -> None:
        draft.supply -= 1
        if draft.options.card_blocks_count:
            draft.built += 1
        draft.ground = draft.ground.with_block(act.cell)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("extra_block", "torres.card.extra_block", {"cell": NAMES[act.cell]}, (NAMES[act.cell],), act.player)
        yield from built(before, after, act.cell, act.player)


def _counted(p: State) -> Breaches:
    """Where blocks from cards count among those of the turn, the limit holds for them (torres.build.max_three)."""
    if p.options.card_blocks_count and p.built >= p.options.most_built:
        yield Breach("torres.build.max_three", {"limit": p.options.most_built})


# -- a block moved ---------------------------------------------------------------------------------------------------


@PLAYED.add
class MoveBlock(Carrying):
    """The top block of a tower somewhere else (torres.card.move_block, torres.card.move_block.found)."""

    kind, word, mark = Card.MOVE_BLOCK, "move_block", "block"

    def breaches(self, p: State, act: Action) -> Breaches:
        rule = "torres.card.move_block"
        source, cell = act.source, act.cell
        if not p.ground.heights[source]:
            yield Breach(rule, {"cell": NAMES[source]}, (NAMES[source],), "empty")
        yield from blocked(p, source, rule, "taken")
        if source == cell:
            yield Breach(rule, {"cell": NAMES[cell]}, (NAMES[cell],), "same")
            return
        yield from blocked(p, cell, rule, "taken")
        if p.ground.heights[source]:
            yield from _moved_block(p, source, cell)

    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        ground = p.ground
        none, _, _ = ground.homes
        anywhere = (ground.buildable | none) & free
        too_tall = [castle for castle in ground.masks if ground.top(castle) > castle.bit_count()]
        for cell in cells_of(ground.tall[1] & free):
            bit = BIT[cell]
            # A tower of two or more stays a tower: its castle keeps its cells, and only the landing cell is judged.
            cells = anywhere if ground.heights[cell] > 1 else _targets_of_base(p, cell, free)
            if too_tall:
                cells = _no_taller(p, cell, cells, too_tall)
            plays(seat, MOVE_BLOCK, cell).onto(found, cells & ~bit)

    def apply(self, draft: Draft, act: Action) -> None:
        draft.ground = draft.ground.without_block(act.source).with_block(act.cell)

    def events(self, before: State, after: State, act: Action) -> Events:
        source, target = NAMES[act.source], NAMES[act.cell]
        facts = {"source": source, "target": target}
        yield Event("move_block", "torres.card.move_block", facts, (source, target), act.player)
        if before.ground.castle_mask(act.source) == BIT[act.source]:
            facts = {"cell": source}
            yield Event("castle_gone", "torres.card.move_block.remove_castle", facts, (source,), act.player)
        yield from built(before, after, act.cell, act.player)

    def sources(self, p: State) -> list[int]:
        return list(cells_of(p.ground.tall[1] & p.free))


def _moved_block(p: State, source: int, cell: int) -> Breaches:
    """Judges the board that results: nothing joined, nothing split, nothing too tall, castles enough."""
    before = p.ground
    lifted = before.without_block(source)
    after = lifted.with_block(cell)
    home = before.castle_mask(source)
    rest = home & lifted.tall[1]
    if p.options.move_block_check == "removal" and (broken := list(_lifted(p, lifted, home, rest, source))):
        yield from broken
        return
    if not lifted.heights[cell]:
        # Pieces of the castle the block came from count as one: the block may bridge them again.
        others = [castle for castle in lifted.beside(cell) if not castle & rest]
        mine = [rest] if NEXT[cell] & rest else []
        if len(others) + len(mine) > 1:
            yield joins_castles(cell, [*mine, *others], "torres.card.move_block", "touches")
            return
        # A cell that touches no castle founds one: torres.card.move_block.found
    if len(parts := [part for part in regions(after.tall[1] & (rest | BIT[cell])) if part & rest]) > 1:
        facts = {"castle": castle_name(home), "parts": len(parts)}
        yield Breach("torres.card.move_block.no_split", facts, _names(rest))
    for castle in after.masks:
        if castle & (rest | BIT[cell]) and after.top(castle) > castle.bit_count():
            facts = {"castle": castle_name(castle), "area": castle.bit_count(), "height": after.top(castle)}
            yield Breach("torres.card.move_block.area", facts, _names(castle))
    limit = p.options.min_castles
    if len(after.masks) < min(limit, len(before.masks)):
        facts = {"count": len(after.masks), "limit": limit}
        yield Breach("torres.card.move_block.remove_castle", facts, (NAMES[source],))


def _lifted(p: State, lifted: Ground, home: int, rest: int, source: int) -> Breaches:
    """Judges the board while the block is lifted: nothing may be split (only by the ruling ``move_block_check``)."""
    if len(parts := regions(rest)) > 1:
        facts: dict[str, object] = {"castle": castle_name(home), "parts": len(parts)}
        yield Breach("torres.card.move_block.no_split", facts, _names(rest))
    if rest and lifted.top(rest) > rest.bit_count():
        facts = {"castle": castle_name(rest), "area": rest.bit_count(), "height": lifted.top(rest)}
        yield Breach("torres.card.move_block.area", facts, _names(rest))
    if not rest and len(lifted.masks) < p.options.min_castles:
        facts = {"count": len(lifted.masks), "limit": p.options.min_castles}
        yield Breach("torres.card.move_block.remove_castle", facts, (NAMES[source],))


def _names(cells: int) -> tuple[str, ...]:
    return tuple(NAMES[cell] for cell in cells_of(cells))


def _no_taller(p: State, cell: int, cells: int, too_tall: list[int]) -> int:
    """Of the cells a block may go to, those that leave no castle taller than its area: puzzles may have such castles.

    One cell more makes a castle right that is one block too tall, nothing else does.
    """
    ground = p.ground
    for castle in too_tall:
        over = ground.top(castle) - castle.bit_count()
        if not castle & BIT[cell]:
            cells &= ~castle & (ALL if over == 1 else ~spread(castle))
        elif ground.heights[cell] > 1:
            over = ground.without_block(cell).top(castle) - castle.bit_count()
            if over > 1 or (over == 1 and p.options.move_block_check == "removal"):
                return 0
            if over == 1:
                cells &= spread(castle) & ~castle
    return cells


def _targets_of_base(p: State, cell: int, free: int) -> int:
    """Where the only block of a cell may go, judged on the board that results (torres.card.move_block.*)."""
    before = p.ground
    home = before.castle_mask(cell)
    after = before.without_block(cell)
    rest = home & ~BIT[cell]
    none, one, _ = after.homes
    strict = p.options.move_block_check == "removal"
    if strict and (len(regions(rest)) > 1 or (rest and after.top(rest) > rest.bit_count())):
        return 0
    if not rest:
        gone = len(after.masks) < p.options.min_castles
        if strict and gone:
            return 0
        return (none if gone else after.buildable | none) & free
    parts = regions(rest)
    area = rest.bit_count()
    if len(parts) == 1:
        top = after.top(rest)
        joins = one & spread(rest)
        if area + 1 < top:
            return 0
        if area < top:
            return joins & free
        return (after.buildable | none) & free
    # Split: only a bare cell that touches every part, and no other castle, puts the castle together again.
    joins = free & ~after.tall[1] & ALL
    for castle in after.masks:
        joins &= spread(castle) if castle & rest else ~spread(castle)
    return joins if after.top(rest) <= area + 1 else 0
