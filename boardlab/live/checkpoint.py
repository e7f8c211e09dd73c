"""Checkpoints in a notebook: ``check("torres.scoring.3")`` asks; the same object, called, grades an answer."""

from __future__ import annotations

from typing import Any

from boardlab.lessons import Checkpoint, Grade, checkpoint
from boardlab.lessons.checkpoint import WORDING


class CheckpointCard:
    """One checkpoint, asked here."""

    def __init__(self, asked: Checkpoint) -> None:
        self.checkpoint = asked
        self.tries = 0
        self.solved = False

    def __call__(self, answer: object) -> Grade:
        """Grade an answer, with the same verdict as the card."""
        grade = self.checkpoint.grade(answer)
        self.tries += 1
        self.solved = self.solved or grade.right
        return grade

    def solve(self) -> None:
        """Submit the answer the game computes, and say that it was accepted; the answer itself is not told."""
        state = "solved" if self(self.checkpoint.answer()) else "not solved"
        print(f"{self.checkpoint.id}: {state}")  # noqa: T201  (what a solution cell shows)

    @property
    def state(self) -> str:
        """Open, tried or solved, in words."""
        key = "card.solved" if self.solved else "card.tries" if self.tries else "card.open"
        return WORDING.say(key, tries=self.tries)

    def __repr__(self) -> str:
        return self.checkpoint.to_text(state=self.state)

    def _repr_svg_(self) -> str:
        asked = self.checkpoint
        return asked.position.scene(view=asked.view, show="board").to_svg()


def check(checkpoint_id: str) -> Any:
    """A checkpoint by its id, such as ``torres.scoring.3``, to be answered here.

    Raises:
        UnknownCheckpoint: naming the nearest ids, where there is none.
    """
    return CheckpointCard(checkpoint(checkpoint_id))
