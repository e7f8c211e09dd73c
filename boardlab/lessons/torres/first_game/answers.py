"""Answers of the topic “A first game”, asked of the game."""

from __future__ import annotations

from boardlab.core.i18n.language import seat_letter
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now
from boardlab.lessons.torres import redactions, right_rules
from boardlab.torres import Position, cell_name, start


def begin(seed: str) -> Record:
    """A game for two."""
    return Record(start(players=2), seed=seed)


def first_knight_of_the_other(now: Now) -> dict[str, str] | None:
    """Where the learner's first knight stands, as long as the other has placed none."""
    p = now.position
    placed = p.stage == "knights" and p.knights[now.seat] and not p.knights[1 - now.seat]
    return {"here": cell_name(p.knights[now.seat][0])} if placed else None


def winner(p: Position) -> str:
    """The letter of the winner."""
    return seat_letter(p.winners[0]).lower()


def ap_left(p: Position) -> int:
    """How many action points are left in the turn."""
    return p.ap - p.spent


def every_castle(p: Position) -> frozenset[str]:
    """The cells of all castles, whoever stands there."""
    return frozenset(cell_name(cell) for castle in p.castles for cell in castle.cells)


def area_at(p: Position, cell: str) -> int:
    """How many cells the castle at a cell covers."""
    castle = p.castle_at(cell)
    return castle.area if castle is not None else 0
