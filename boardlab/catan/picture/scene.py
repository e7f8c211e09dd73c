"""The picture of a Catan position: a surveyor's chart with places to stand on."""

from __future__ import annotations

from boardlab.catan.picture.context import DrawContext
from boardlab.catan.picture.ground import facts, ground
from boardlab.catan.picture.map import ROWS
from boardlab.catan.picture.marks import away, dots, hits, over, under
from boardlab.catan.picture.panel import cards, panel, table
from boardlab.catan.picture.pieces import buildings, roads, robber
from boardlab.catan.picture.robber import ghost
from boardlab.catan.picture.style import SHEET
from boardlab.catan.picture.words import places, sketch, spots, summary, title
from boardlab.catan.places import BRIEF, place_names
from boardlab.catan.state import State
from boardlab.core.picture.drawing import composed
from boardlab.core.picture.scene import PictureRequest, Scene, later

_SHEET = (0.0, 0.0, 1040.0, 648.0)
_BOARD = (12.0, 22.0, 652.0, 604.0)
"""The sheet of the board alone, cropped to what is drawn."""


def scene(position: State, asked: PictureRequest) -> Scene:
    """A position, or what a seat may see of it, ready to be drawn, spoken or typed."""
    ctx = DrawContext.of(
        position, wording=position.wording, lang=asked.lang, names=asked.names, viewer=asked.seat, marks=asked.marks
    )  # fmt: skip
    if asked.show in position.panels:
        return _aside(ctx, asked)
    layers = {
        "ground": ground(position.island),
        "under": tuple(under(ctx)),
        "facts": facts(position.island),
        "pieces": (*away(ctx), *dots(ctx), *roads(ctx), *buildings(ctx), *ghost(ctx), *robber(ctx)),
        "marks": tuple(over(ctx)),
    }
    if asked.show == "all":
        layers["panel"] = panel(ctx)
    layers["hits"] = tuple(hits(ctx))
    return composed(
        SHEET,
        asked,
        layers,
        title=title(ctx),
        view_box=_SHEET if asked.show == "all" else _BOARD,
        places=later(lambda: places(ctx)),
        names=later(lambda: place_names(position.island, asked.lang, BRIEF)),
        rows=ROWS,
        sketch=later(lambda: sketch(ctx)),
        spots=later(lambda: spots(ctx)),
        summary=later(lambda: tuple(summary(ctx))),
    )


def _aside(ctx: DrawContext, asked: PictureRequest) -> Scene:
    """One half of the panel."""
    shapes, box = table(ctx) if asked.show == "table" else cards(ctx)
    return composed(
        SHEET,
        asked,
        {"panel": shapes},
        title=title(ctx),
        view_box=box,
        summary=later(lambda: tuple(summary(ctx))),
    )
