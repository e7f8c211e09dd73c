"""The picture of a Torres position: places to stand on and shapes to draw, tilted or from above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.drawing import composed
from boardlab.core.scene import PictureRequest, Scene, later
from boardlab.torres.scene_look import Look
from boardlab.torres.scene_panel import PLAN, TILTED, panel
from boardlab.torres.scene_plan import Plan
from boardlab.torres.scene_style import SHEET
from boardlab.torres.scene_tilted import Tilted
from boardlab.torres.scene_words import places, rows, summary, title

if TYPE_CHECKING:
    from boardlab.torres.position import Reading

_SHEET = (0.0, 0.0, 880.0, 704.0)
_BOARD_ONLY = {"tilted": (44.0, 0.0, 792.0, 640.0), "plan": (16.0, 20.0, 590.0, 590.0)}


def scene(position: Reading, asked: PictureRequest) -> Scene:
    """A position, or what a seat may see of it, ready to be drawn, spoken or typed."""
    look = Look.of(
        position,
        wording=position.wording,
        lang=asked.lang,
        names=asked.names,
        viewer=asked.seat,
        marks=asked.marks,
        rotation=asked.rotation,
    )
    board: Tilted | Plan = Plan(look) if asked.view == "plan" else Tilted(look)
    layers = board.layers()
    if asked.show == "all":
        layers["panel"] = panel(look, PLAN if asked.view == "plan" else TILTED)
    layers["hits"] = board.hits()
    # Above all: a pill stands before a tower that would otherwise take the touch.
    layers["pills"] = board.marker.pill_hits() if isinstance(board, Tilted) else ()
    return composed(
        SHEET,
        asked,
        layers,
        title=title(look),
        view_box=_SHEET if asked.show == "all" else _BOARD_ONLY[asked.view],
        places=later(lambda: places(look)),
        rows=rows(look),
        summary=later(lambda: tuple(summary(look))),
    )
