"""Answers that were given and not yet checked, and verdicts that are shown: there again when one comes back."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TypedDict

from boardlab.lessons.model.question_types import BadAnswer
from boardlab.session.commands import Command, Handlers, Outcome
from boardlab.session.lesson.state import LessonFeature, LessonState
from boardlab.session.question.question import Question

PICKED = {"cells", "order", "turn"}
"""Questions that are answered on the board or by steps; what is typed or chosen only the page knows."""


class KeepDraft(Command, do="draft"):
    """Keep what was typed or chosen (``key``)."""

    key: str


class DraftPart(TypedDict):
    """What a frame holds of what was typed."""

    draft: str


class DraftFeature(LessonFeature):
    """Keeps what was given, by its question, until it is checked; and what was checked, until it is tried again."""

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        super().__init__(state, handlers)
        handlers.on(KeepDraft, self._keep)
        self._restored: dict[str, Question] = {}
        """The questions on which what was kept is back, by their ids."""
        self._restore()

    def part(self) -> DraftPart:
        """What was typed or chosen for the question of the step."""
        asked, drafts = self.state.question, self.state.place.drafts
        is_picked = asked is not None and asked.home.kind in PICKED
        return {"draft": "" if is_picked else drafts.get(self.state.step.about, "")}

    def board_changed(self) -> None:
        """Keep what is picked and what was checked; drop what was given once it was checked."""
        self._restore()
        asked, place = self.state.question, self.state.place
        before = {**place.drafts}, {**place.checked}
        if asked is not None and asked.pays:
            name = asked.home.id
            if asked.grade is not None:
                place.drafts.pop(name, None)
                told = asked.grade.told
                given = asked.standing.last if told else asked.grade.answer
                place.checked[name] = _written([told, given, asked.path_to(given)])
            else:
                place.checked.pop(name, None)
                if asked.may_check:
                    place.drafts[name] = _written(asked.given)
                elif asked.asked.kind in PICKED:
                    place.drafts.pop(name, None)
        if ({**place.drafts}, place.checked) != before:
            place.save()

    def _restore(self) -> None:
        """Bring back what was kept of a question, the first time it is shown."""
        asked, place = self.state.question, self.state.place
        if asked is None or not asked.pays or self._restored.get(asked.home.id) is asked:
            return
        self._restored[asked.home.id] = asked
        draft, checked = (kept.get(asked.home.id, "") for kept in (place.drafts, place.checked))
        with suppress(ValueError, TypeError, BadAnswer):
            if asked.grade is None and checked:
                told, given, path = json.loads(checked)
                picked = tuple(path) if isinstance(path, list) and all(isinstance(key, str) for key in path) else ()
                asked.show_again(None if given is None else asked.asked.read(given), told=told, path=picked)
            elif asked.grade is None and draft and asked.asked.kind in PICKED:
                asked.pick_again(asked.asked.read(json.loads(draft)))

    def _keep(self, command: KeepDraft) -> Outcome:
        """Keep what was typed; the page that typed it shows it already. What comes behind its answer is no draft."""
        asked, place = self.state.question, self.state.place
        if asked is not None and asked.grade is None and not asked.is_away:
            asked.chosen = ""
            place.drafts[asked.home.id] = command.key
            place.save()
        return "done", ""


def _written(answer: object) -> str:
    """An answer as the journal holds it."""
    return json.dumps(answer, ensure_ascii=False, default=sorted)
