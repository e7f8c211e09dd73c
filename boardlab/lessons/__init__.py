"""Lessons: checkpoints with their questions, answers and the wrong rules behind wrong answers. Knows no notebook.

>>> from boardlab.lessons import checkpoint
>>> checkpoint("torres.scoring.2").grade(20).trap.id
'counts_the_tower'
"""

from boardlab.lessons.catalogue import UnknownCheckpoint, checkpoint, checkpoints
from boardlab.lessons.checkpoint import Answer, BadAnswer, Checkpoint, Grade, Trap

__all__ = ["Answer", "BadAnswer", "Checkpoint", "Grade", "Trap", "UnknownCheckpoint", "checkpoint", "checkpoints"]
