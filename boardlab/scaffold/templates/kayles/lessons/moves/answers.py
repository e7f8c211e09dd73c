"""Answers about moves, by the rules and by wrong rules."""

from __future__ import annotations

from boardlab.scaffold.templates.kayles.actions import Kind
from boardlab.scaffold.templates.kayles.position import Position


def pairs(p: Position) -> int:
    """In how many ways two pins can be knocked down."""
    return sum(act.kind == Kind.TWO for act in p.legal_actions())


def pairs_over_gaps(p: Position) -> int:
    """How many ways to knock down two pins there seem to be, where gaps between pins are not seen."""
    return len(p.standing) - 1
