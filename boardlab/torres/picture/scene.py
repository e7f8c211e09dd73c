"""The picture of a Torres position: places to stand on and shapes to draw, tilted or from above."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from boardlab.core.picture.drawing import composed, group
from boardlab.core.picture.scene import FOOT, PictureRequest, Scene, later
from boardlab.torres.picture.context import DrawContext
from boardlab.torres.picture.panel import PLAN, TILTED, panel
from boardlab.torres.picture.plan import TopView
from boardlab.torres.picture.step import PLAN_FOOT, TILTED_FOOT, ruler, sums
from boardlab.torres.picture.style import SHEET
from boardlab.torres.picture.tilted import Tilted
from boardlab.torres.picture.words import places, rows, spots, summary, title

if TYPE_CHECKING:
    from boardlab.torres.state import State

_SHEET = (0.0, 0.0, 880.0, 704.0)
_PLAN = (16.0, 20.0, 590.0, 590.0)
_WATCHED = (16.0, 20.0, 590.0, 648.0)
"""The plan with a foot for how a line of a receipt is counted; the tilted board has its free corners for that."""
_LEFT, _TOP, _WIDTH, _FOOT = 50.0, 86.0, 780.0, 642.0
"""The tilted board alone; taller towers raise its top."""
_CLEAR = {False: 36, True: 84}
"""What is drawn above the middle of a roof: its far corner, or a figure with its marks."""
_STEP = 40


def scene(position: State, asked: PictureRequest) -> Scene:
    """A position, or what a seat may see of it, ready to be drawn, spoken or typed."""
    ctx = DrawContext.of(
        position,
        wording=position.wording,
        lang=asked.lang,
        names=asked.names,
        viewer=asked.seat,
        marks=asked.marks,
        rotation=asked.rotation,
    )
    board: Tilted | TopView = TopView(ctx) if asked.view == "plan" else Tilted(ctx)
    layers = board.layers()
    from_above = asked.view == "plan"
    watched = ctx.marks.step is not None and asked.show == "board"
    if isinstance(board, Tilted):
        layers["marks"] += tuple(ruler(ctx, board))
    if watched:
        layers["marks"] += (group(*sums(ctx, PLAN_FOOT if from_above else TILTED_FOOT), kind=FOOT),)
    if asked.show == "all":
        layers["panel"] = panel(ctx, PLAN if asked.view == "plan" else TILTED)
    layers["hits"] = board.hits()
    # Above all: a pill stands before a tower that would otherwise take the touch.
    layers["pills"] = board.marker.pill_hits() if isinstance(board, Tilted) else ()
    return composed(
        SHEET,
        asked,
        layers,
        title=title(ctx),
        view_box=_SHEET if asked.show == "all" else _plan(watched) if from_above else _tilted(ctx),
        places=later(lambda: places(ctx)),
        rows=rows(ctx),
        spots=later(lambda: spots(ctx, board.marker.tags if isinstance(board, Tilted) else board.tags)),
        crowded=isinstance(board, Tilted) and board.marker.is_crowded,
        summary=later(lambda: tuple(summary(ctx))),
    )


def _plan(watched: bool) -> tuple[float, float, float, float]:
    return _WATCHED if watched else _PLAN


def _tilted(ctx: DrawContext) -> tuple[float, float, float, float]:
    """The tilted board, cropped to what is drawn. Its top rises by steps, so that few moves change its size."""
    tops = (
        358 + 30 * (c - r) - 18 * ctx.heights[cell] - _CLEAR[cell in ctx.figures]
        for (c, r), cell in ctx.cells.items()
        if ctx.heights[cell] or cell in ctx.figures
    )
    top = _TOP - _STEP * math.ceil((_TOP - min((_TOP, *tops))) / _STEP)
    return (_LEFT, top, _WIDTH, _FOOT - top)
