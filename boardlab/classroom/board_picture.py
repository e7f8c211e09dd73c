"""The board of a question on paper and in reports: from above where there is such a view, no larger than needed."""

from __future__ import annotations

from boardlab.core.picture.html import picture_html
from boardlab.lessons.model.checkpoint import Checkpoint

FROM_ABOVE = "plan"
"""What a game calls its view from straight above, where it has one beside another."""


def board_picture(asked: Checkpoint, lang: str, *, flat: bool = False) -> str:
    """The board that a question asks about, as an ``<img>`` with its words.

    Args:
        asked: the question.
        lang: the language of its words.
        flat: from above, where there is such a view; otherwise as the lesson shows it.
    """
    position = asked.position
    view = asked.view or (FROM_ABOVE if flat and FROM_ABOVE in position.views else position.views[0])
    part = asked.part_of_board(lang, view)
    drawn = asked.scene(lang, show="board", view=view)
    return picture_html((drawn if part is None else drawn.cropped(part)).to_svg())
