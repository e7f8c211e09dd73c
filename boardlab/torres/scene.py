"""The picture of a Torres position: places to stand on and shapes to draw, tilted or from above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.drawing import check_picture, classes, clean_names
from boardlab.core.language import Wording, check_language, language
from boardlab.core.scene import Marks, Scene, later
from boardlab.torres.scene_look import Look
from boardlab.torres.scene_panel import PLAN, TILTED, panel
from boardlab.torres.scene_plan import Plan
from boardlab.torres.scene_style import SHEET
from boardlab.torres.scene_tilted import Tilted
from boardlab.torres.scene_words import places, rows, summary, title

if TYPE_CHECKING:
    from boardlab.torres.position import Reading

VIEWS = ("tilted", "plan")
_SHEET = (0.0, 0.0, 880.0, 704.0)
_BOARD_ONLY = {"tilted": (44.0, 0.0, 792.0, 640.0), "plan": (16.0, 20.0, 590.0, 590.0)}
_WORDING = Wording("boardlab.torres")


def scene(
    position: Reading,
    *,
    lang: str | None = None,
    seat: int | None = None,
    view: str = "",
    rotation: int = 0,
    show: str = "all",
    marks: Marks | None = None,
    theme: str = "auto",
    names: tuple[str, ...] | None = None,
) -> Scene:
    """A position, or what a seat may see of it, ready to be drawn, spoken or typed.

    Args:
        position: the position, or a view of it with hands hidden.
        lang: the language of all words; the chosen one when not given.
        seat: whose hand is named; the current player's when not given and nothing is hidden.
        view: ``tilted`` (the usual one) or ``plan``, from above.
        rotation: quarter turns of the drawing; cells keep their names.
        show: ``all``, or ``board`` without panel and track.
        marks: what to point out.
        theme: ``auto`` follows the reader's system and JupyterLab, or ``light``, or ``dark``.
        names: what the players are called.

    Raises:
        PlainError: for a view, part or theme that does not exist.
    """
    view = VIEWS[0] if view == "" else view
    check_picture(view, VIEWS, show, ("all", "board"), theme)
    lang = check_language(lang or language())
    look = Look.of(
        position,
        wording=_WORDING,
        lang=lang,
        names=clean_names(names),
        viewer=seat,
        marks=marks or Marks(),
        rotation=rotation,
    )
    board: Tilted | Plan = Plan(look) if view == "plan" else Tilted(look)
    layers = board.layers()
    if show == "all":
        layers["panel"] = panel(look, PLAN if view == "plan" else TILTED)
    layers["hits"] = board.hits()
    # Above all: a pill stands before a tower that would otherwise take the touch.
    layers["pills"] = board.marker.pill_hits() if isinstance(board, Tilted) else ()
    return Scene(
        title=title(look),
        lang="en" if lang == "xx" else lang,
        css=later(lambda: SHEET.css(theme, frozenset({"bl-bg"}.union(*map(classes, layers.values()))))),
        all_css=SHEET.css(theme),
        classes=("bl-torres", f"bl-{theme}"),
        view_box=_SHEET if show == "all" else _BOARD_ONLY[view],
        layers=layers,
        places=later(lambda: places(look)),
        rows=rows(look),
        summary=later(lambda: tuple(summary(look))),
    )
