"""What was typed as an answer and not yet checked: it is there again when one comes back."""

from __future__ import annotations

from typing import TypedDict

from boardlab.session.commands import Command, Handlers, Outcome
from boardlab.session.lesson.state import LessonFeature, LessonState


class KeepDraft(Command, do="draft"):
    """Keep what was typed (``key``)."""

    key: str


class DraftPart(TypedDict):
    """What a frame holds of what was typed."""

    draft: str


class DraftFeature(LessonFeature):
    """Keeps what was typed, by its question, until it is checked."""

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        super().__init__(state, handlers)
        handlers.on(KeepDraft, self._keep)

    def part(self) -> DraftPart:
        """What was typed for the question of the step."""
        return {"draft": self.state.place.drafts.get(self.state.step.about, "")}

    def board_changed(self) -> None:
        """Drop what was typed once an answer was checked."""
        asked, place = self.state.question, self.state.place
        if asked is not None and asked.grade is not None and place.drafts.pop(asked.home.id, None) is not None:
            place.save()

    def _keep(self, command: KeepDraft) -> Outcome:
        """Keep what was typed; the page that typed it shows it already. What comes behind its answer is no draft."""
        asked, place = self.state.question, self.state.place
        if asked is not None and asked.grade is None and not asked.is_away:
            asked.chosen = ""
            place.drafts[asked.home.id] = command.key
            place.save()
        return "done", ""
