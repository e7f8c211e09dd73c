"""What each action card asks for, one function per card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boardlab.core.verdict import Breach
from boardlab.torres.actions import Action
from boardlab.torres.board import ALL, BIT, DIAGONAL, NAMES, NEXT, Ground, cells_of, regions
from boardlab.torres.cards import (
    BLOCK_UNDER,
    DIAGONAL_STEP,
    ELEVATOR,
    EXTRA_BLOCK,
    HURDLE,
    MAGNET,
    MOVE_BLOCK,
    SEVEN_AP,
    SIX_AP,
    TWO_UP,
)
from boardlab.torres.doors import ruled_out, through
from boardlab.torres.placing import (
    blocked,
    castles_named,
    grounding,
    joins_castles,
    next_to_own_knight,
    no_own_knight,
    too_high,
)
from boardlab.torres.state import State

Breaches = Iterator[Breach]


def _way(act: Action) -> tuple[dict[str, object], tuple[str, ...]]:
    names = NAMES[act.source], NAMES[act.cell]
    return {"source": names[0], "target": names[1]}, names


def _two_up(p: State, act: Action) -> Breaches:
    rule = "torres.card.two_up"
    yield from no_own_knight(p, act, "torres.move.cost")
    yield from blocked(p, act.cell, rule, "taken")
    facts, places = _way(act)
    heights = p.ground.heights
    if not NEXT[act.source] & BIT[act.cell]:
        yield Breach(rule, facts, places, "straight")
    climb = heights[act.cell] - heights[act.source]
    if climb <= 0:
        yield Breach(rule, facts, places, "down")
    elif p.options.two_up == "up_to" and climb > 2:
        yield Breach(rule, {**facts, "climb": climb}, places, "up_to")
    elif p.options.two_up == "exactly" and climb != 2:
        yield Breach(rule, {**facts, "climb": climb}, places, "levels")


def _block_under(p: State, act: Action) -> Breaches:
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


def _counted(p: State) -> Breaches:
    """Where blocks from cards count among those of the turn, the limit holds for them (torres.build.max_three)."""
    if p.options.card_blocks_count and p.built >= p.options.most_built:
        yield Breach("torres.build.max_three", {"limit": p.options.most_built})


def _extra_block(p: State, act: Action) -> Breaches:
    if not p.supply:
        yield Breach("torres.card.extra_block", case="supply")
    yield from _counted(p)
    yield from blocked(p, act.cell, "torres.build.raise", "taken")
    yield from grounding(p, act.cell)


def _elevator(p: State, act: Action) -> Breaches:
    rule = "torres.card.elevator"
    yield from no_own_knight(p, act, "torres.move.cost")
    if act.source == act.cell:
        yield Breach(rule, {"cell": NAMES[act.cell]}, (NAMES[act.cell],), "same")
        return
    yield from blocked(p, act.cell, rule, "taken")
    ground = p.ground
    level = ground.heights[act.source]
    door = p.options.door
    if not through(ground, act.source, door, climbing=True) & BIT[act.cell]:
        facts, places = _way(act)
        if door is not None and through(ground, act.source, None, climbing=True) & BIT[act.cell]:
            for why in ruled_out(ground, act.source, act.cell, door, climbing=True):
                yield Breach(rule, facts, places, why)
        elif NEXT[act.source] & (ground.tall[level + 1]):
            yield Breach(rule, facts, places, "exit")
        else:
            yield Breach(rule, {"source": NAMES[act.source], "level": level}, places[:1], "none")


def _climbs(p: State, act: Action, rule: str) -> Breaches:
    """At most one level up, any number down."""
    facts, places = _way(act)
    climb = p.ground.heights[act.cell] - p.ground.heights[act.source]
    if climb > 1:
        yield Breach(rule, {**facts, "climb": climb}, places, "up")


def _diagonal(p: State, act: Action) -> Breaches:
    rule = "torres.card.diagonal"
    yield from no_own_knight(p, act, "torres.move.cost")
    yield from blocked(p, act.cell, rule, "taken")
    if not DIAGONAL[act.source] & BIT[act.cell]:
        facts, places = _way(act)
        yield Breach(rule, facts, places, "distance")
    yield from _climbs(p, act, rule)


def _nothing(p: State, act: Action) -> Breaches:
    """The cards torres.card.six_ap and torres.card.seven_ap ask for nothing."""
    yield from ()


def _move_block(p: State, act: Action) -> Breaches:
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
        facts = {"castle": castles_named((home,))[0], "parts": len(parts)}
        yield Breach("torres.card.move_block.no_split", facts, _names(rest))
    for castle in after.masks:
        if castle & (rest | BIT[cell]) and after.top(castle) > castle.bit_count():
            facts = {"castle": castles_named((castle,))[0], "area": castle.bit_count(), "height": after.top(castle)}
            yield Breach("torres.card.move_block.area", facts, _names(castle))
    limit = p.options.min_castles
    if len(after.masks) < min(limit, len(before.masks)):
        facts = {"count": len(after.masks), "limit": limit}
        yield Breach("torres.card.move_block.remove_castle", facts, (NAMES[source],))


def _lifted(p: State, lifted: Ground, home: int, rest: int, source: int) -> Breaches:
    """The same limits on the board without the block, where the ruling ``move_block_check`` asks for it."""
    if len(parts := regions(rest)) > 1:
        facts: dict[str, object] = {"castle": castles_named((home,))[0], "parts": len(parts)}
        yield Breach("torres.card.move_block.no_split", facts, _names(rest))
    if rest and lifted.top(rest) > rest.bit_count():
        facts = {"castle": castles_named((rest,))[0], "area": rest.bit_count(), "height": lifted.top(rest)}
        yield Breach("torres.card.move_block.area", facts, _names(rest))
    if not rest and len(lifted.masks) < p.options.min_castles:
        facts = {"count": len(lifted.masks), "limit": p.options.min_castles}
        yield Breach("torres.card.move_block.remove_castle", facts, (NAMES[source],))


def _names(cells: int) -> tuple[str, ...]:
    return tuple(NAMES[cell] for cell in cells_of(cells))


def _magnet(p: State, act: Action) -> Breaches:
    rule = "torres.card.magnet"
    yield from no_own_knight(p, act, "torres.move.cost")
    if act.source == act.cell:
        yield Breach(rule, {"cell": NAMES[act.cell]}, (NAMES[act.cell],), "same")
        return
    yield from blocked(p, act.cell, rule, "taken")
    others = p.pieces[act.player] & ~BIT[act.source]
    yield from next_to_own_knight(p, act.cell, others, rule, rule, ("adjacent", "level"))


def _hurdle(p: State, act: Action) -> Breaches:
    rule = "torres.card.hurdle"
    yield from no_own_knight(p, act, "torres.move.cost")
    yield from blocked(p, act.cell, rule, "taken")
    over = NEXT[act.source] & NEXT[act.cell] & ALL
    straight = act.source != act.cell and over.bit_count() == 1 and not DIAGONAL[act.source] & BIT[act.cell]
    facts, places = _way(act)
    if not straight:
        yield Breach(rule, facts, places, "straight")
    else:
        middle = next(cells_of(over))
        figure = p.figure_at(middle)
        if figure is None:
            yield Breach(rule, {"cell": NAMES[middle]}, (NAMES[middle],), "nobody")
        elif figure < 0:
            yield Breach(rule, {"cell": NAMES[middle]}, (NAMES[middle],), "king")
    yield from _climbs(p, act, rule)


MAY: dict[int, Callable[[State, Action], Breaches]] = {
    TWO_UP: _two_up,
    BLOCK_UNDER: _block_under,
    EXTRA_BLOCK: _extra_block,
    ELEVATOR: _elevator,
    DIAGONAL_STEP: _diagonal,
    SIX_AP: _nothing,
    SEVEN_AP: _nothing,
    MOVE_BLOCK: _move_block,
    MAGNET: _magnet,
    HURDLE: _hurdle,
}
