"""The picture of a Catan position: a surveyor's chart with places to stand on."""

from __future__ import annotations

from boardlab.catan.position import Reading
from boardlab.catan.scene_ground import facts, ground
from boardlab.catan.scene_look import Look
from boardlab.catan.scene_map import ROWS
from boardlab.catan.scene_marks import away, hits, over, under
from boardlab.catan.scene_panel import cards, panel, table
from boardlab.catan.scene_pieces import buildings, roads, robber
from boardlab.catan.scene_robber import trail
from boardlab.catan.scene_style import SHEET
from boardlab.catan.scene_words import places, sketch, summary, title
from boardlab.core.drawing import check_picture, classes, clean_names
from boardlab.core.language import check_language, language
from boardlab.core.scene import Marks, Scene, later

VIEWS = ("plan",)
_SHEET = (0.0, 0.0, 1040.0, 648.0)
_BOARD = (12.0, 22.0, 652.0, 604.0)
"""The sheet of the board alone, cropped to what is drawn."""
ASIDES = ("table", "hand")
"""The two halves of the panel as pictures of their own, for a live board: who has what, and one hand with all costs."""


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
        view: ``plan``, the only one.
        rotation: quarter turns of the drawing; an island of hexes lies the same way for all, so this changes nothing.
        show: ``all``, ``board`` without the panel, or one half of it, ``table`` or ``hand``.
        marks: what to point out.
        theme: ``auto`` follows the reader's system and JupyterLab, or ``light``, or ``dark``.
        names: what the players are called.

    Raises:
        PlainError: for a view, part or theme that does not exist.
    """
    view = VIEWS[0] if view == "" else view
    check_picture(view, VIEWS, show, ("all", "board", *ASIDES), theme)
    lang = check_language(lang or language())
    look = Look.of(
        position, wording=position.wording, lang=lang, names=clean_names(names), viewer=seat, marks=marks or Marks()
    )  # fmt: skip
    if show in ASIDES:
        return _aside(look, show, theme)
    layers = {
        "ground": ground(position.island),
        "under": tuple(under(look)),
        "facts": facts(position.island),
        "pieces": (*away(look), *roads(look), *buildings(look), *trail(look), *robber(look)),
        "marks": tuple(over(look)),
    }
    if show == "all":
        layers["panel"] = panel(look)
    layers["hits"] = tuple(hits(look))
    return Scene(
        title=title(look),
        lang="en" if lang == "xx" else lang,
        css=later(lambda: SHEET.css(theme, frozenset({"bl-bg"}.union(*map(classes, layers.values()))))),
        all_css=SHEET.css(theme),
        classes=("bl-catan", f"bl-{theme}"),
        view_box=_SHEET if show == "all" else _BOARD,
        layers=layers,
        places=later(lambda: places(look)),
        rows=ROWS,
        sketch=later(lambda: sketch(look)),
        summary=later(lambda: tuple(summary(look))),
    )


def _aside(look: Look, show: str, theme: str) -> Scene:
    """One half of the panel."""
    shapes, box = table(look) if show == "table" else cards(look)
    return Scene(
        title=title(look),
        lang="en" if look.lang == "xx" else look.lang,
        css=later(lambda: SHEET.css(theme, frozenset({"bl-bg"}.union(classes(shapes))))),
        all_css=SHEET.css(theme),
        classes=("bl-catan", f"bl-{theme}"),
        view_box=box,
        layers={"panel": shapes},
        places={},
        rows=(),
        summary=later(lambda: tuple(summary(look))),
    )
