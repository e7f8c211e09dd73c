"""The types of what a page shows of a lesson: nothing of them is needed while it is shown."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from boardlab.session.frame_types import Frame
from boardlab.session.lesson.cells import ShownTable
from boardlab.session.lesson.challenges import ChallengesPart
from boardlab.session.lesson.drafts import DraftPart
from boardlab.session.lesson.goals import GoalsPart
from boardlab.session.lesson.hand_in import HandInPart
from boardlab.session.lesson.hands import HandsPart
from boardlab.session.lesson.pace import PacePart
from boardlab.session.lesson.phone import PhonePart
from boardlab.session.lesson.plan import PlanPart
from boardlab.session.lesson.practice import PracticePart
from boardlab.session.lesson.texts import TextBlock


class StepFigure(TypedDict):
    """What stands in the place of the board or beside it: a chart, a board, a long table."""

    kind: str
    """``chart``, ``board`` or ``listing``."""
    label: str
    svg: str
    table: ShownTable
    alone: NotRequired[bool]
    """Does it stand in the place of the board?"""


class MainButton(TypedDict):
    """What the one main button does, as a command, and what it says."""

    do: str
    label: str
    at: NotRequired[int]
    key: NotRequired[str]
    quiet: NotRequired[bool]
    """Does something come before it?"""


class Following(TypedDict):
    """What comes next; empty where nothing does."""

    label: str
    title: str


class StepPart(
    PacePart, GoalsPart, DraftPart, PracticePart, ChallengesPart, HandInPart, HandsPart, PhonePart, PlanPart
):
    """What is beside the board: the map, where one is, the text of this step and of no other, the main button."""

    id: str
    key: str
    kind: str
    at: int
    of: int
    game: str
    lesson: str
    chapter: str
    where: str
    short: str
    kick: str
    anew_board: str
    title: str
    text: list[TextBlock]
    reads: str
    beside: list[ShownTable]
    figure: list[StepFigure]
    main: MainButton
    following: Following
    leave_out: str
    """The label of the button that leaves the question out; "" where it is not offered."""
    stopped: str
    from_start: str
    anew: str
    part: str
    code: str | None
    words: dict[str, str]
    present: dict[str, str]
    keys: list[list[str]]


class LessonFrame(Frame):
    """Everything a page shows of a lesson."""

    stage: StepPart
