"""The picture of a Creed position: beads on a string, from camp to camp, with places to stand on."""

from __future__ import annotations

from boardlab.core.drawing import check_picture, classes, clean_names
from boardlab.core.language import check_language, language
from boardlab.core.scene import Marks, Scene, later
from boardlab.creed.scene_board import VIEWS, Box, Table, table
from boardlab.creed.scene_forecast import forecasts
from boardlab.creed.scene_ground import ground
from boardlab.creed.scene_look import Look
from boardlab.creed.scene_marks import hits, over, under
from boardlab.creed.scene_panel import ASIDES, aside, centre, panel
from boardlab.creed.scene_pieces import tents, units
from boardlab.creed.scene_sketch import sketch
from boardlab.creed.scene_style import SHEET
from boardlab.creed.scene_words import places, summary, title
from boardlab.creed.state import State

_SHEETS: dict[tuple[str, str], Box] = {
    ("straight", "across"): (0, 0, 1040, 660),
    ("straight", "upright"): (46, 28, 648, 984),
    ("twin", "across"): (0, 10, 1026, 896),
    ("twin", "upright"): (10, 10, 960, 1006),
    ("crossing", "across"): (10, 10, 1006, 1260),
    ("crossing", "upright"): (10, 10, 1006, 1260),
}
"""What is shown with the panel, by layout and view."""


def scene(
    position: State,
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
        position: the position, or a view of it with hands, face-down units and tents hidden.
        lang: the language of all words; the chosen one when not given.
        seat: whose hand is shown where there is room for one only; the current player's when not given.
        view: ``across`` (the usual one), A to the left, or ``upright``, a quarter turn with A below.
        rotation: quarter turns of the drawing; the two views are the turns that help, so this changes nothing.
        show: ``all``, ``board`` without the panel, or one of the position's ``asides``.
        marks: what to point out.
        theme: ``auto`` follows the reader's system and JupyterLab, or ``light``, or ``dark``.
        names: what the players are called.

    Raises:
        PlainError: for a view, part or theme that does not exist.
    """
    view = VIEWS[0] if view == "" else view
    check_picture(view, VIEWS, show, ("all", "board", *ASIDES[position.layout.name]), theme)
    lang = check_language(lang or language())
    drawn: Table = table(position.layout.name, view)
    look = Look.of(
        position, drawn, wording=position.wording, lang=lang, names=clean_names(names), viewer=seat,
        marks=marks or Marks(),
    )  # fmt: skip
    if show in ASIDES[position.layout.name]:
        return _aside(look, show, theme)
    layers = {
        "ground": ground(drawn, look.swamps, lang),
        "under": tuple(under(look)),
        "pieces": (*tents(look), *units(look)),
        "marks": tuple(over(look)),
    }
    if show == "all":
        layers["panel"] = panel(look)
    elif position.players > 2:
        layers["panel"] = tuple(centre(look))
    layers["forecast"] = tuple(forecasts(look))
    layers["hits"] = tuple(hits(look))
    return Scene(
        title=title(look),
        lang="en" if lang == "xx" else lang,
        css=later(lambda: SHEET.css(theme, frozenset({"bl-bg"}.union(*map(classes, layers.values()))))),
        all_css=SHEET.css(theme),
        classes=("bl-creed", f"bl-{theme}"),
        view_box=_SHEETS[drawn.layout.name, view] if show == "all" else drawn.board,
        layers=layers,
        places=later(lambda: places(look)),
        rows=drawn.rows,
        sketch=later(lambda: sketch(look, places(look))),
        summary=later(lambda: tuple(summary(look))),
    )


def _aside(look: Look, show: str, theme: str) -> Scene:
    """Something beside the board, alone."""
    shapes, box = aside(look, show)
    return Scene(
        title=look.say(f"panel.{show}"),
        lang="en" if look.lang == "xx" else look.lang,
        css=later(lambda: SHEET.css(theme, frozenset({"bl-bg"}.union(classes(shapes))))),
        all_css=SHEET.css(theme),
        classes=("bl-creed", f"bl-{theme}"),
        view_box=box,
        layers={"panel": shapes},
        places={},
        rows=(),
    )
