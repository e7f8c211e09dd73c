"""The picture of a Creed position: beads on a string, from camp to camp, with places to stand on."""

from __future__ import annotations

from boardlab.core.picture.drawing import composed
from boardlab.core.picture.scene import PictureRequest, Scene, later
from boardlab.creed.picture.board import PITCH, BoardSheet, Box, table
from boardlab.creed.picture.context import DrawContext
from boardlab.creed.picture.forecast import forecasts
from boardlab.creed.picture.ground import ground
from boardlab.creed.picture.marks import hits, over, under
from boardlab.creed.picture.panel import centre, one_panel, panel
from boardlab.creed.picture.pieces import tents, units
from boardlab.creed.picture.sketch import sketch
from boardlab.creed.picture.style import SHEET
from boardlab.creed.picture.words import places, spots, summary, title
from boardlab.creed.state import State

_SHEETS: dict[tuple[str, str], Box] = {
    ("straight", "across"): (0, 0, 1040, 698),
    ("straight", "upright"): (46, 28, 686, 984),
    ("twin", "across"): (0, 10, 1026, 896),
    ("twin", "upright"): (10, 10, 960, 1006),
    ("crossing", "across"): (10, 10, 1006, 1260),
    ("crossing", "upright"): (10, 10, 1006, 1260),
}
"""What is shown with the panel, by layout and view."""


def scene(position: State, asked: PictureRequest) -> Scene:
    """A position, or what a seat may see of it, ready to be drawn, spoken or typed."""
    drawn: BoardSheet = table(position.layout.name, asked.view)
    ctx = DrawContext.of(
        position, drawn, wording=position.wording, lang=asked.lang, names=asked.names, viewer=asked.seat,
        marks=asked.marks,
    )  # fmt: skip
    if asked.show in position.panels:
        return _aside(ctx, asked)
    layers = {
        "ground": ground(drawn, ctx.swamps, asked.lang),
        "under": tuple(under(ctx)),
        "pieces": (*tents(ctx), *units(ctx)),
        "marks": tuple(over(ctx)),
    }
    if asked.show == "all":
        layers["panel"] = panel(ctx)
    elif position.players > 2:
        layers["panel"] = tuple(centre(ctx))
    layers["forecast"] = tuple(forecasts(ctx))
    layers["hits"] = tuple(hits(ctx))
    return composed(
        SHEET,
        asked,
        layers,
        title=title(ctx),
        view_box=_SHEETS[drawn.layout.name, asked.view] if asked.show == "all" else drawn.board,
        places=later(lambda: places(ctx)),
        rows=drawn.rows,
        pitch=PITCH,
        sketch=later(lambda: sketch(ctx, places(ctx))),
        spots=later(lambda: spots(ctx)),
        summary=later(lambda: tuple(summary(ctx))),
    )


def _aside(ctx: DrawContext, asked: PictureRequest) -> Scene:
    """Something beside the board, alone."""
    shapes, box = one_panel(ctx, asked.show)
    return composed(
        SHEET,
        asked,
        {"panel": shapes},
        title=ctx.say(f"panel.{asked.show}"),
        view_box=box,
    )
