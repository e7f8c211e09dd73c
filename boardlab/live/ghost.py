"""What would stand on the board if a suggestion were followed: drawn pale in its place while one looks at it."""

from __future__ import annotations

import re
from typing import Any

from boardlab.core.errors import PlainError
from boardlab.core.nearest import Suggestion
from boardlab.core.scene import Marks
from boardlab.core.shapes import Shape
from boardlab.core.svg import written
from boardlab.live.frame_board import scene
from boardlab.live.session import Session

PIECES = "pieces"
KEY = re.compile(r' data-key="[^"]*"')
"""By its key a page knows a piece that stands there; a ghost is none."""


def ghosts(session: Session, near: tuple[Suggestion, ...]) -> list[str]:
    """For each suggestion the pieces as SVG that would be new in its place; "" where none would."""
    there = {written(shape) for shape in _pieces(session, session.shown)} if near else set()
    return [_ghost(session, each, there) for each in near]


def _ghost(session: Session, each: Suggestion, there: set[str]) -> str:
    places = [key for key in each.path if key in session.shown.place_names]
    if each.action is None or not places or not hasattr(session.shown, "play"):
        return ""
    p = session.shown
    try:
        p = p if each.under is None else p.under(**{each.under[0]: each.under[1]})
        p = p if each.first is None else p.play(each.first)
        after = p.play(each.action)
    except PlainError:
        return ""
    shapes = (shape for shape in _pieces(session, after) if _is_at(shape, places[-1]))
    return KEY.sub("", "".join(text for text in map(written, shapes) if text not in there))


def _pieces(session: Session, position: Any) -> tuple[Shape, ...]:
    return scene(session, marked=Marks(), position=position).layers.get(PIECES, ())


def _is_at(shape: Shape, place: str) -> bool:
    """Does a shape, or one inside it, belong to a place?"""
    key = shape.attrs.get("data-key", "")
    return re.split("[@:]", key)[-1] == place or any(_is_at(child, place) for child in shape.children)
