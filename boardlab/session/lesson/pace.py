"""How far one is in a lesson: what each step came to, how many minutes are left, and what was reached at its end."""

from __future__ import annotations

from typing import TypedDict

from boardlab.core.i18n.language import text_in
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.journal.progress import Mark, Progress, progress_of
from boardlab.lessons.journal.tally import Tally
from boardlab.lessons.model.lesson import StageStep
from boardlab.session.lesson.state import LessonFeature
from boardlab.session.lesson.texts import TextBlock


class MapStep(TypedDict):
    """A step on the map."""

    at: int
    kind: str
    state: str
    """``open``, ``done`` or ``helped``."""
    says: str


class MapChapter(TypedDict):
    """A chapter on the map."""

    label: str
    steps: list[MapStep]


class EndLine(TypedDict):
    """What one can do after a lesson."""

    text: list[TextBlock]
    rule: str
    title: str


class LessonEnd(TypedDict):
    """What was reached in a lesson."""

    can: str
    lines: list[EndLine]
    title: str
    rows: list[list[str]]
    left: str
    met: list[str]
    met_title: str


class PacePart(TypedDict):
    """What a frame holds of how far one is."""

    map: list[MapChapter]
    left: list[str]
    """The minutes that are left, in words: what stands before the number, the number, what stands behind it."""
    minutes: int
    end: LessonEnd | None
    """What was reached; None before the last step."""


class PaceFeature(LessonFeature):
    """How far one is in a lesson."""

    def part(self) -> PacePart:
        """The map, the minutes, and at the end what was reached."""
        states = self.states
        minutes = self.minutes_left(states)
        return {
            "map": self._map(states),
            "left": [*self.state.say("left", minutes=minutes).partition(str(minutes))] if minutes else [],
            "minutes": minutes,
            "end": self._end() if self.state.step.kind == "end" else None,
        }

    @property
    def tally(self) -> Tally:
        """What the journal adds up to; nothing where it cannot be read."""
        try:
            return journal().tally()
        except OSError:
            return Tally()

    @property
    def progress(self) -> Progress:
        """What was reached on the questions of this lesson and others of its topic; nothing where it asks none."""
        return (
            progress_of(self.state.asked[0].rpartition(".")[0], self.tally) if self.state.asked else Progress((), (), 0)
        )

    @property
    def marks(self) -> dict[str, Mark]:
        """How each question of the lesson stands, by its id."""
        found = {mark.checkpoint.id: mark for mark in self.progress.marks}
        return {name: found[name] for name in self.state.asked if name in found}

    def _state_of(self, step: StageStep, tally: Tally) -> str:
        if step.kind != "ask":
            return "done" if step.key in self.state.place.seen else "open"
        asked = self.state.questions.get(step.key)
        before = tally.standings.get(step.about)
        if before is not None and before.solved:
            return "helped" if before.hints else "done"
        if asked is not None and not asked.is_away and asked.standing.solved:
            return "helped" if asked.standing.opened or asked.standing.told else "done"
        return "open"

    @property
    def states(self) -> list[str]:
        """What the map shows of each step: ``open``, ``done`` or ``helped``. Wrong tries leave no mark."""
        tally = self.tally
        return [self._state_of(step, tally) for step in self.state.steps]

    def minutes_left(self, states: list[str]) -> int:
        """About how many minutes the steps take that were not walked yet, the one shown included; at least 1 for any.

        They never rise. A question that was passed by is walked, too.
        """
        steps, walked, lang = self.state.steps[:-1], self.state.place.seen, self.state.lang
        open_steps = [
            step for step, state in zip(steps, states, strict=False) if step.key not in walked and state == "open"
        ]
        return max(round(sum(step.minutes[lang] for step in open_steps)), 1) if open_steps else 0

    def _map(self, states: list[str]) -> list[MapChapter]:
        chapters: list[MapChapter] = [{"label": name, "steps": []} for name in self.state.chapters]
        for number, (step, reached) in enumerate(zip(self.state.steps, states, strict=True)):
            says = f"{number + 1}, {self.state.say(f'kind.{step.kind}')}, {self.state.say(f'state.{reached}')}"
            chapters[step.chapter]["steps"].append({"at": number, "kind": step.kind, "state": reached, "says": says})
        return chapters

    def _end(self) -> LessonEnd:
        marks = self.marks
        rules, lang = self.state.walk.rules, self.state.lang
        cells = len(self.state.walk.cells)
        lines: list[EndLine] = [
            {
                "text": self.state.cells.read_out(line.blocks, cells, lang),
                "rule": line.rule,
                "title": text_in(rules[line.rule].title, lang) if line.rule else "",
            }
            for line in self.state.walk.summary
        ]
        gained, worth = (
            sum(mark.gained for mark in marks.values()),
            sum(mark.checkpoint.worth for mark in marks.values()),
        )
        first = sum(mark.state == "solved" and not mark.wrong for mark in marks.values())
        left = sum(not mark.solved for mark in marks.values())
        return {
            "can": self.state.say("end.can"),
            "lines": lines,
            "title": self.state.say("end.this_time"),
            "rows": [
                [self.state.say("end.points"), str(gained), self.state.say("end.of", count=worth)],
                [self.state.say("end.first"), str(first), self.state.say("end.of", count=len(marks))],
            ],
            "left": self.state.say("end.left", count=left) if left else "",
            "met": [met.says(lang) for met in self.progress.met],
            "met_title": self.state.say("end.met"),
        }
