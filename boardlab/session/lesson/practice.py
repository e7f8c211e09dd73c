"""Practice in place of a lesson’s last step: of one of its rules, of all in turn, or of what went wrong in it.

The step one is on stays the last one, so that whoever comes back another day begins as always.
"""

from __future__ import annotations

from functools import cached_property
from typing import TypedDict

from boardlab.lessons import Checkpoint, checkpoint
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.practice import (
    NoPractice,
    Practice,
    ReviewRow,
    Row,
    practice,
    practice_of_rule,
    rules_practised,
)
from boardlab.session.commands import Handlers, Outcome
from boardlab.session.lesson.state import LessonFeature, LessonState
from boardlab.session.practising import Practise
from boardlab.session.question.asking import first_of
from boardlab.session.question.question import Question

MISSED = "missed"
"""Practises one position of each rule that was answered wrongly in the lesson."""
MOST_MISSED = 5


class LessonPractice(TypedDict):
    """What can be practised at the end of a lesson; empty before it."""

    rules: dict[str, str]
    """The label of the button of each rule that can be practised."""
    topic: str
    """The id of the topic whose rules can be practised in turn; "" for none."""
    all: str
    missed: str
    """The label of the button that practises what was answered wrongly; "" where nothing was."""
    back: str
    """The label of the button that goes back; "" where nothing is practised."""


class PracticePart(TypedDict):
    """What a frame of a lesson holds of practice."""

    practice: LessonPractice


class PracticeFeature(LessonFeature):
    """What can be practised once a lesson is over, and the question that is practised."""

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        super().__init__(state, handlers)
        handlers.on(Practise, self._practise)

    def part(self) -> PracticePart:
        """The rules of the summary that can be practised, or the way back."""
        state, at_end = self.state, self.state.step.kind == "end"
        practising = at_end and state.practising is not None
        rows = self._rows if at_end and not practising else {}
        say = WORDING.say
        return {
            "practice": {
                "rules": {rule: say("practice.this", state.lang) for rule in rows if rule != state.walk.topic},
                "topic": state.walk.topic if state.walk.topic in rows else "",
                "all": say("practice.all", state.lang),
                "missed": say("practice.missed", state.lang) if rows and self._missed is not None else "",
                "back": say("practice.leave", state.lang) if practising else "",
            }
        }

    @cached_property
    def _rows(self) -> dict[str, Practice]:
        """What can be practised, by the id of the rule; and all of the topic, where the lesson has told it."""
        walk, found = self.state.walk, dict[str, Practice]()
        for rule in dict.fromkeys(line.rule for line in walk.summary if line.rule):
            here = rule in rules_practised(walk.topic)
            row = practice(walk.topic, rule=rule) if here else practice_of_rule(rule)
            if row is not None:
                found[rule] = row
        of_topic = rules_practised(walk.topic)
        if of_topic and of_topic.keys() <= walk.steps[-1].known:
            found[walk.topic] = practice(walk.topic)
        return found

    @property
    def _missed(self) -> ReviewRow | None:
        """One position of each rule whose question was answered wrongly here, of a few; None where none was."""
        try:
            standings = journal().tally().standings
        except OSError:
            return None
        wrong = [name for name in self.state.asked if name in standings and standings[name].wrong]
        rows = dict.fromkeys(row for name in wrong if (row := _behind(checkpoint(name))) is not None)
        return ReviewRow(tuple((row, first_of(row)) for row in rows)[:MOST_MISSED]) if rows else None

    def _practise(self, command: Practise) -> Outcome:
        state = self.state
        row: Row | None = self._missed if command.key == MISSED else self._rows.get(command.key)
        if state.step.kind != "end" or (command.key and row is None):
            return "no", WORDING.say("practice.not_here", state.lang)
        if row is None:
            state.practising = None
            state.enter(state.board_of(state.at), command.by)
            return "done", ""
        try:
            asked = row[first_of(row)]
        except NoPractice as problem:
            return "no", str(problem)
        state.practising = Question(asked, state.lang, row, in_picture=True)
        state.practising.practised = state.practised
        state.practised.append(asked.id)
        state.enter(state.practising.session, command.by)
        return "done", ""


def _behind(asked: Checkpoint) -> Practice | None:
    """Practice of the rule that a question hangs on; None where nobody draws positions of it."""
    own = (rule for rule in asked.rules if rule in rules_practised(asked.topic))
    return next((practice(asked.topic, rule=rule) for rule in own), None)
