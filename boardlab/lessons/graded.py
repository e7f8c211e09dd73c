"""A question graded as graders of notebooks want it: passed or not, points, and what to say to the learner."""

from __future__ import annotations

from typing import NamedTuple

from boardlab.core.errors import PlainError
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.grade import Grade
from boardlab.lessons.model.question_types import BadAnswer


class GradedAnswer(NamedTuple):
    """What an answer earned. As a condition it says whether it passed, so that ``assert graded, graded.feedback`` does
    in a test what nbgrader and otter expect of one.
    """

    passed: bool
    score: float
    """Of :attr:`points`: all of them, or none."""
    points: float
    feedback: str
    """The verdict and why; of a wrong answer the name of the wrong rule and what is the case, never the right one."""

    def __bool__(self) -> bool:
        return self.passed


def grade(check: Grade | Checkpoint | str, answer: object = None, *, points: float = 1) -> GradedAnswer:
    """Grade an answer to a question, without a line in anybody's journal.

    Args:
        check: the id of the question, such as ``torres.scoring.2``; or the verdict that a card gave, as
            ``check("torres.scoring.2")(15)`` does, with no answer.
        answer: the learner's answer; None, or ``...``, for none given yet.
        points: how much a right answer is worth.

    Raises:
        UnknownCheckpoint: naming the nearest ids, where there is none.
        PlainError: where the points are no number over 0.
    """
    if type(points) not in {int, float} or not points > 0:
        raise PlainError(WORDING.say("graded.points", given=shown(points)))
    if isinstance(check, Grade):
        found = check
    else:
        asked = check if isinstance(check, Checkpoint) else checkpoint(check)
        if answer is None or answer is ...:
            return GradedAnswer(False, 0.0, float(points), WORDING.say("graded.none"))
        try:
            found = asked.grade(answer)
        except BadAnswer as problem:
            return GradedAnswer(False, 0.0, float(points), str(problem))
    head = found.announced()
    said = f"{head if head.endswith(('.', '!', '?', ':')) else f'{head}.'} {found.message()}".strip()
    return GradedAnswer(found.right, float(points) if found.right else 0.0, float(points), said)
