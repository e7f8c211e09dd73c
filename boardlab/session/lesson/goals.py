"""What a step to play on asks for, and what came of it: goals reached, what was missed, and a line that does it.

A goal is looked for whenever the board has changed. What was done once stays done, so that one may undo and try
another way. A line is told to whoever has tried, and asks for it.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, TypedDict

from boardlab.core.play.record import Record
from boardlab.lessons.build.steps import StageStep, Walk
from boardlab.lessons.model.goals import Goal
from boardlab.lessons.model.question_types import WORDING
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Session
from boardlab.session.kinds import lesson_board, lesson_game
from boardlab.session.lesson.cells import LessonCells

SENTENCES = 2
"""So many on each deed: what was done, and what came of it."""


class GoalOutcome(TypedDict):
    """What came of what a step asks for."""

    says: str
    ask: str
    """The label of the button that asks for a line; "" for none."""
    line: list[str]
    """The deeds of the line that was asked for, in words."""


class Goals:
    """The goals of the steps of a lesson, and how far they are reached.

    Args:
        walk: the lesson.
        cells: its cells, with whose names goals are written.
    """

    def __init__(self, walk: Walk, cells: LessonCells) -> None:
        self._walk, self._cells = walk, cells
        self._reached: set[tuple[str, int]] = set()
        """Each by the key of its step and its number."""
        self._told: dict[str, int] = {}
        """Of which goal of a step a line was asked for."""
        self._looked_at: object = None
        self._line: tuple[object, list[str]] = None, []
        """The line that was told last, after what it was told of."""

    def of(self, step: StageStep, lang: str) -> dict[str, bool]:
        """What a step asks for, in words, and whether it was done."""
        goals = self._walk.goals(step)
        return {_says(goal, lang): (step.key, number) in self._reached for number, goal in enumerate(goals)}

    def note(self, step: StageStep, here: Session, lang: str) -> None:
        """Note which goals are reached now."""
        stands = step.key, here.record.ply, here.position, _refusal(here)
        goals = self._walk.goals(step) if stands != self._looked_at else ()
        self._looked_at = stands
        for number, goal in enumerate(goals):
            if (step.key, number) not in self._reached and self._asks(goal.reached, step, here, lang):
                self._reached.add((step.key, number))

    def ask(self, step: StageStep, here: Session, lang: str) -> bool:
        """Have a line told for what is open, or for more of what is counted; False where there is none to tell."""
        found = self._next(step, here, lang)
        if found is None:
            return False
        self._told[step.key] = found
        return True

    def outcome(self, step: StageStep, here: Session, lang: str) -> GoalOutcome | None:
        """What came of it so far, and what may be asked for; None where the step asks for nothing."""
        goals = self._walk.goals(step)
        if not goals:
            return None
        told, found = self._told.get(step.key), self._next(step, here, lang)
        return {
            "says": self._result(step, here, lang),
            "ask": "" if found in (None, told) else WORDING.say(f"stage.goal.{self._kind(step, found)}", lang),
            "line": [] if told is None or here.find(PicksFeature) is None else self._line_of(step, told, here, lang),
        }

    def _line_of(self, step: StageStep, number: int, here: Session, lang: str) -> list[str]:
        """The line of a goal from the position of the step: every frame shows it, and it is played through once."""
        best = self._kind(step, number) == "more"
        of = step.key, number, best, lang, here.first, here.record.dice.seed
        if of != self._line[0]:
            self._line = of, told_line(self._walk.goals(step)[number], best, here, lang)
        return self._line[1]

    def _kind(self, step: StageStep, number: int | None) -> str:
        """Which line is told of a goal: one ``way`` to reach it, or one that gets ``more`` once that was done."""
        goals = self._walk.goals(step)
        return "more" if number is not None and (step.key, number) in self._reached and goals[number].best else "way"

    def _next(self, step: StageStep, here: Session, lang: str) -> int | None:
        """The goal of which a line may be told now: of those tried one that is open, else one that counts to more."""
        if not _has_tried(here):
            return None
        goals = self._walk.goals(step)
        still = [number for number in range(len(goals)) if (step.key, number) not in self._reached]
        counted = [(number, goal) for number, goal in enumerate(goals) if goal.best]
        more = [number for number, goal in counted if self._count(goal, step, here, lang) < goal.most]
        return next(iter((*still, *more)), None)

    def _result(self, step: StageStep, here: Session, lang: str) -> str:
        goals = self._walk.goals(step)
        if not _has_tried(here):
            return ""
        missed = not all(self.of(step, lang).values())
        counted = next((goal for goal in goals if goal.counts), None)
        if counted is not None:
            count = self._count(counted, step, here, lang)
            key = "counted_all" if count >= counted.most else "counted"
            return WORDING.say(f"stage.goal.{key}", lang, count=count, most=counted.most)
        if not missed:
            return WORDING.say("stage.goal.done", lang)
        ended = here.position.is_over or here.position.current_player != here.record.start.current_player
        return WORDING.say("stage.goal.missed", lang) if ended else ""

    def _count(self, goal: Goal, step: StageStep, here: Session, lang: str) -> int:
        """How much of what a goal counts there is: as the board stands, or as it stood at the end of the first turn."""
        positions = here.record.positions[: here.record.ply + 1]
        turn = list(takewhile(lambda each: each.current_player == positions[0].current_player, positions))
        end = positions[min(len(turn), len(positions) - 1)]
        found = self._asks(goal.counts, step, here, lang, end)
        return found if isinstance(found, int) else 0

    def _asks(self, formula: str, step: StageStep, here: Session, lang: str, end: Any = None) -> Any:
        return self._cells.of_played(
            formula,
            step.pictures[-1].cell + 1,
            lang,
            start=here.record.start,
            end=here.position if end is None else end,
            actions=tuple(action.to_text() for action in here.record.actions[: here.record.ply]),
            refused=_refusal(here) is not None,
        )


def told_line(goal: Goal, best: bool, here: Session, lang: str) -> list[str]:
    """The deeds of a line that reaches a goal, or that gets most of what it counts; of what is refused, its name."""
    session = _anew(here, lang)
    others = session.find(OpponentFeature)
    if not best and not goal.plays:
        return [WORDING.say("stage.goal.refused", lang, deed=_name(session, goal.refuses))]
    told = []
    for text in goal.best if best else goal.plays:
        if others is not None:
            others.go_on()
        session.act(session.position.read_action(text))
        told.append(" ".join(session.narrate(session.record.ply)[:SENTENCES]))
    return told


def _anew(here: Session, lang: str) -> Session:
    """The board of a step as it was, on which nobody has played."""
    record = Record(here.first, seed=here.record.dice.seed)
    if here.opponents:
        return lesson_game(record, opponents=here.opponents, seat=here.seat, lang=lang)
    return lesson_board(record, seat=here.seat, lang=lang)


def _name(session: Session, text: str) -> str:
    """What a deed that is refused is called: its label and its places."""
    deed, *words = text.split()
    label = next((each.label for each in session.has(PicksFeature).picks_after(()) if each.key == deed), None)
    places = (session.place_label(word) for word in words if word in session.position.place_names)
    return ", ".join([deed if label is None else session.phrase(label), *places])


def _says(goal: Goal, lang: str) -> str:
    return goal.says.get(lang, goal.says["en"])


def _has_tried(here: Session) -> bool:
    """Did the learner play here, or try to?"""
    return here.find(PicksFeature) is not None and (here.has_own_moves or _refusal(here) is not None)


def _refusal(here: Session) -> object:
    """Why the last pick was not possible; None where it was, and where nothing is picked."""
    picking = here.find(PicksFeature)
    return None if picking is None else picking.refusal
