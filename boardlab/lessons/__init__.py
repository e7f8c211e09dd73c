"""Lessons: checkpoints with their questions, answers and the wrong rules behind wrong answers. Knows no notebook.

>>> from boardlab.lessons import checkpoint
>>> checkpoint("torres.scoring.2").grade(20).misconception.id
'torres.counts_the_tower'
"""

from boardlab.lessons.model.base_question import Answer, Kind
from boardlab.lessons.model.catalogue import UnknownCheckpoint, checkpoint, checkpoints, misconceptions
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.grade import Grade
from boardlab.lessons.model.hints import LADDER, Hint, worth_after
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.practice import NoPractice, Practice, practice
from boardlab.lessons.model.question_types import BadAnswer
from boardlab.lessons.model.topics import scenario

__all__ = [
    "LADDER",
    "Answer",
    "BadAnswer",
    "Checkpoint",
    "Grade",
    "Hint",
    "Kind",
    "Misconception",
    "NoPractice",
    "Practice",
    "UnknownCheckpoint",
    "checkpoint",
    "checkpoints",
    "misconceptions",
    "practice",
    "scenario",
    "worth_after",
]
