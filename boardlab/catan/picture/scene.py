"""The picture of a Catan position: a surveyor's chart with places to stand on."""

from __future__ import annotations

from boardlab.catan.picture.ground import facts, ground
from boardlab.catan.picture.look import Look
from boardlab.catan.picture.map import ROWS
from boardlab.catan.picture.marks import away, dots, hits, over, under
from boardlab.catan.picture.panel import cards, panel, table
from boardlab.catan.picture.pieces import buildings, roads, robber
from boardlab.catan.picture.robber import ghost
from boardlab.catan.picture.style import SHEET
from boardlab.catan.picture.words import places, sketch, spots, summary, title
from boardlab.catan.state import State
from boardlab.core.picture.drawing import composed
from boardlab.core.picture.scene import PictureRequest, Scene, later

_SHEET = (0.0, 0.0, 1040.0, 648.0)
_BOARD = (12.0, 22.0, 652.0, 604.0)
"""The sheet of the board alone, cropped to what is drawn."""


def scene(position: State, asked: PictureRequest) -> Scene:
    """A position, or what a seat may see of it, ready to be drawn, spoken or typed."""
    look = Look.of(
        position, wording=position.wording, lang=asked.lang, names=asked.names, viewer=asked.seat, marks=asked.marks
    )  # fmt: skip
    if asked.show in position.asides:
        return _aside(look, asked)
    layers = {
        "ground": ground(position.island),
        "under": tuple(under(look)),
        "facts": facts(position.island),
        "pieces": (*away(look), *dots(look), *roads(look), *buildings(look), *ghost(look), *robber(look)),
        "marks": tuple(over(look)),
    }
    if asked.show == "all":
        layers["panel"] = panel(look)
    layers["hits"] = tuple(hits(look))
    return composed(
        SHEET,
        asked,
        layers,
        title=title(look),
        view_box=_SHEET if asked.show == "all" else _BOARD,
        places=later(lambda: places(look)),
        rows=ROWS,
        sketch=later(lambda: sketch(look)),
        spots=later(lambda: spots(look)),
        summary=later(lambda: tuple(summary(look))),
    )


def _aside(look: Look, asked: PictureRequest) -> Scene:
    """One half of the panel."""
    shapes, box = table(look) if asked.show == "table" else cards(look)
    return composed(
        SHEET,
        asked,
        {"panel": shapes},
        title=title(look),
        view_box=box,
        summary=later(lambda: tuple(summary(look))),
    )
