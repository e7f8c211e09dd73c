"""A lesson and the pages that look at it: the messages of its boards, and those of the lesson itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardlab.live.conversation import Conversation
from boardlab.live.messages import DEEDS, Answer, Message
from boardlab.live.session import Session
from boardlab.live.stage_frame import stage_frame
from boardlab.live.stage_session import OWN_DEEDS, StageSession

Json = dict[str, Any]


class StageConversation(Conversation):
    """A lesson, shown to pages and changed by their messages.

    Args:
        stage: the lesson.
        show: called with a message for all pages, when something has changed that none of them asked for.
    """

    deeds = (*DEEDS, *OWN_DEEDS)

    def __init__(self, stage: StageSession, show: Callable[[Json], None]) -> None:
        self.stage = stage

        def made(_: Session, *, spoken: bool = True) -> Json:
            return stage_frame(stage, spoken=spoken)

        super().__init__(stage.here, show, frame=made)

    def handle(self, message: Message) -> Answer:
        """Do what a message asks for, and say how that went."""
        if message.do in ("places", "whole"):
            return super().handle(message)
        kind, text = self.stage.handle(message)
        self.session = self.stage.here
        return {"answer": kind, "text": text}

    def refresh(self) -> None:
        """Show the lesson as it is now."""
        with self.lock:
            self.session = self.stage.here
            super().refresh()
