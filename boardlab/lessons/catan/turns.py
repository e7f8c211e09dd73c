"""Turns found by trying: the orders in which its steps are allowed, and lines of play that do what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations

from boardlab.catan import Position
from boardlab.catan.actions import Kind

Line = tuple[str, ...]
"""Actions in order, as texts."""


def works(p: Position, order: Line, steps: Mapping[str, Line]) -> bool:
    """Are the actions of all these steps allowed in this order, within one turn?"""
    seat = p.active
    for text in (text for step in order for text in steps[step]):
        if p.active != seat or not p.judge(text):
            return False
        p = p.play(text)
    return True


def orders(p: Position, steps: Mapping[str, Line]) -> list[Line]:
    """The orders in which all the steps are allowed."""
    return [order for order in permutations(steps) if works(p, order, steps)]


def first_line(p: Position, *kinds: Kind, wanted: Callable[[Position], bool] = bool) -> Line:
    """The first line of actions of these kinds, in this order, that leads to a position of the sort that is wanted."""
    for end, line in _lines(p, kinds):
        if wanted(end):
            return line
    raise ValueError("No line of these actions leads there.")


def _lines(p: Position, kinds: tuple[Kind, ...]) -> Iterator[tuple[Position, Line]]:
    if not kinds:
        yield p, ()
    for act in p.legal_actions() if kinds else ():
        if act.kind == kinds[0]:
            for end, line in _lines(p.play(act), kinds[1:]):
                yield end, (act.to_text(), *line)
