"""What one more cell or one more level of a castle would pay: each is carried out, and the scoring reckoned anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardlab.core.ask.finding import Finding, Known
from boardlab.core.i18n.language import Phrase
from boardlab.torres.board import BIT, NAMES, Ground, cells_of, spread
from boardlab.torres.rules.scoring import reckon
from boardlab.torres.state import cell_names

if TYPE_CHECKING:
    from boardlab.torres.state import State

WIDER = ("torres.goal.product", "torres.build.must_add")
HIGHER = ("torres.goal.product", "torres.move.up_one")
RAISED = ("torres.goal.product", "torres.build.height")


def grow(p: State, _known: Known) -> Iterator[Finding]:
    """For each castle in which whoever plays has a knight: what one more cell would pay, and one level more.

    A level is gained where the counting knight stands on a free cell of its castle that is one higher; where there is
    none, on a cell that one more block would make so high. What AP, blocks and the way there take is not asked.
    """
    seat = p.current_player
    if seat is None or seat < 0 or p.preview() is None:
        return
    for castle in p.ground.masks:
        own = castle & p.pieces[seat]
        if own:
            knight = next(cells_of(own & p.ground.tall[p.ground.top(own)]))
            yield from _wider(p, castle, knight)
            yield from _higher(p, castle, knight)


def _wider(p: State, castle: int, knight: int) -> Iterator[Finding]:
    alone = p.ground.homes[1]
    gains = {cell: _gain(p, p.ground.with_block(cell)) for cell in cells_of(spread(castle) & alone & p.free)}
    yield from _sentences("wider", WIDER, castle, knight, gains)


def _higher(p: State, castle: int, knight: int) -> Iterator[Finding]:
    ground, level = p.ground, p.ground.heights[knight]
    free = castle & p.free & ground.tall[level] & ~ground.tall[level + 2]
    there = free & ground.tall[level + 1]
    if there:
        gains = {cell: _gain(p, ground, knight, cell) for cell in cells_of(there)}
        yield from _sentences("higher", HIGHER, castle, knight, gains)
    else:
        raised = cells_of(free & ground.raisable)
        gains = {cell: _gain(p, ground.with_block(cell), knight, cell) for cell in raised}
        yield from _sentences("raised", RAISED, castle, knight, gains)


def _gain(p: State, ground: Ground, source: int = -1, target: int = -1) -> int:
    """Points that a scoring now would pay more on another ground, with one knight moved where one is named."""
    pieces = p.pieces
    if source >= 0:
        mine = pieces[p.decider] ^ BIT[source] | BIT[target]
        pieces = (*pieces[: p.decider], mine, *pieces[p.decider + 1 :])
    return _paid(p, ground, pieces) - _paid(p, p.ground, p.pieces)


def _paid(p: State, ground: Ground, pieces: tuple[int, ...]) -> int:
    lines = reckon(ground, pieces, p.king, p.scores, p.phase, p.scored_from, p.options, p.aside.master)
    return sum(line.points for line in lines if line.player == p.current_player)


def _sentences(kind: str, rules: tuple[str, ...], castle: int, knight: int, gains: dict[int, int]) -> Iterator[Finding]:
    """A sentence for each number of points, most first, with the cells that bring it."""
    name = Phrase("receipt.castle", {"cell": NAMES[knight]})
    for points in sorted(set(gains.values()), reverse=True):
        cells = tuple(NAMES[cell] for cell in gains if gains[cell] == points)
        more = "grow_more" if points > 0 else "grow_fewer" if points else "grow_same"
        facts = {"castle": name, "cells": cells, "more": Phrase(f"inquiry.{more}", {"points": abs(points)})}
        places = tuple(dict.fromkeys((*cell_names(castle), *cells)))
        yield Finding(Phrase(f"inquiry.grow_{kind}", facts), places, rules, cells)
    if not gains:
        yield Finding(Phrase(f"inquiry.grow_not_{kind}", {"castle": name}), cell_names(castle), rules)
