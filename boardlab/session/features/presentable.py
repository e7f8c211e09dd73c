"""A question on a card that may be shown to a class: what its button says."""

from __future__ import annotations

from typing import TypedDict

from boardlab.lessons.model.base_question import WORDING
from boardlab.session.game_session import Feature


class PresentablePart(TypedDict):
    """What a frame holds of a question that may be shown to a class."""

    present: dict[str, str] | None
    """What its button says: ``button``; ``wait`` and ``failed`` where what shows it is on its way, or did not come.
    None where it cannot be shown."""


class PresentableFeature(Feature):
    """A question that is shown to a class in the full window, once that is asked for."""

    def part(self) -> PresentablePart:
        """What its button says."""
        keys = ("button", "wait", "failed")
        return {"present": {key: WORDING.say(f"stage.present.{key}", self.session.lang) for key in keys}}
