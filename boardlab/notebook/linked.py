"""Links in a notebook: ``boardlab.open(link)`` shows what a link leads to."""

from __future__ import annotations

from typing import Any

from boardlab.lessons import Checkpoint
from boardlab.notebook.checkpoint import CheckpointCard
from boardlab.notebook.stage import Stage
from boardlab.session.opened import LessonStep, opened


def open_link(link: str) -> Any:
    """What a link leads to, or the text in it: what ``boardlab.link`` was given.

    A position, or a view where the link holds what one seat sees; a Record with its branches; a question, to be
    answered here; a lesson, at the step that the link names.

    Args:
        link: the whole link, the part from its ``#`` on, or the text of a position, a view, a record, a question or a
            step.

    Raises:
        WrongKind: for what is no text.
        UnreadableText, ImpossiblePosition: saying what is wrong with it, and in which part.
        UnknownCheckpoint, UnknownLesson: for a question or a lesson that there is not.
    """
    found = opened(link)
    if isinstance(found, Checkpoint):
        return CheckpointCard(found)
    if isinstance(found, LessonStep):
        stage = Stage(found.lesson)
        stage.go(found.number)
        return stage
    return found


open = open_link  # noqa: A001  (``boardlab.open``, as ``gzip.open``)
