"""A view that was opened from its text: what one seat sees of a board, to be looked at and copied, not played on."""

from __future__ import annotations

from random import Random
from typing import Any

from boardlab.core.language import SHARED
from boardlab.live.messages import Message
from boardlab.live.stage_look import Look

SHOWN = ("head", "turn", "actions", "timeline")


class ViewSession(Look):
    """A board that shows a view.

    Args:
        view: what somebody sees.
        lang: the language.
    """

    deeds: tuple[str, ...] = (*Look.deeds, "copy")

    def __init__(self, view: Any, lang: str | None) -> None:
        # A whole position that looks the same stands in for the one that nobody here knows.
        super().__init__(view, view.sample(Random(0)), lang)
        self.parts = SHOWN
        self.seat = view.viewer

    @property
    def notes(self) -> tuple[str, ...]:  # type: ignore[override]
        """That nothing is played here."""
        return (self.reading,)

    def unasked(self, message: Message) -> str:
        """Why a view is not asked for something: it stays that of whoever it was taken from."""
        return self.reading if message.do in {"seat", "reveal"} else super().unasked(message)

    @property
    def reading(self) -> str:
        """What is said where somebody wants to play here."""
        return SHARED.say("mistake.view_only", self.lang)
