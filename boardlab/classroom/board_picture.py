"""The board of a question on paper and in reports: from above where there is such a view, no larger than needed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boardlab.core.picture.html import picture_html
from boardlab.core.picture.scene import Scene
from boardlab.lessons.model.checkpoint import Checkpoint

FROM_ABOVE = "plan"
"""What a game calls its view from straight above, where it has one beside another."""


WIDE = 2
"""A board so much wider than high stands above its text, not beside it."""


class DrawnBoard(NamedTuple):
    """The board of a question, as HTML."""

    html: str
    wide: bool
    """Is it much wider than high?"""


def board_scene(asked: Checkpoint, lang: str, *, flat: bool = False, around: Iterable[str] | None = None) -> Scene:
    """The board that a question asks about, without what lies around it.

    Args:
        asked: the question.
        lang: the language of its words.
        flat: from above, where there is such a view; otherwise as the lesson shows it.
        around: the places that are looked at, by their keys; None for all of those that may be picked.
    """
    position = asked.position
    view = asked.view or (FROM_ABOVE if flat and FROM_ABOVE in position.views else position.views[0])
    part = asked.part_of_board(lang, view, more=around or (), looked_at=around is not None, on_paper=flat)
    drawn = asked.scene(lang, show="board", view=view)
    return drawn if part is None else drawn.cropped(part)


def board_picture(asked: Checkpoint, lang: str, *, flat: bool = False, around: Iterable[str] | None = None) -> str:
    """The board of :func:`board_scene` as an ``<img>`` with its words."""
    return picture_html(board_scene(asked, lang, flat=flat, around=around).to_svg())


def is_wide(drawn: Scene) -> bool:
    """Is a board much wider than high?"""
    _, _, width, height = drawn.view_box
    return width > WIDE * height


def paper_scene(asked: Checkpoint, lang: str) -> Scene:
    """The board of a question for paper, from above; with what lies around it, where the question needs that."""
    return asked.scene(lang) if asked.whole else board_scene(asked, lang, flat=True)


def paper_board(asked: Checkpoint, lang: str) -> DrawnBoard:
    """The picture of :func:`paper_scene`, which holds all that it shows."""
    drawn = paper_scene(asked, lang)
    return DrawnBoard(picture_html(drawn.to_svg()), is_wide(drawn))
