"""A lesson being walked: one step after the other in one place, each with its board, its question or its game.

Where one is, and what a step shows, is decided here. A step has a board, a session of its own: a question has one, a
``Study`` is one that is played on, a picture one to look at. All of them count one row of revisions, so that a click
meant for the step before is refused as any late click is.

What is not reached is not told: a frame has the text of the step one is on, and no other.
"""

from __future__ import annotations

from boardlab.classroom.hands import WORDING as CLASS_WORDING
from boardlab.core.given import whole_number
from boardlab.core.i18n.language import Phrase, speaking
from boardlab.core.play.record import Record
from boardlab.core.text.link import STEP, address
from boardlab.lessons import Checkpoint
from boardlab.lessons.model.lesson import StageStep
from boardlab.session.base_session import BaseSession
from boardlab.session.commands import Command, Message, Outcome, Reply
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Link, Session
from boardlab.session.lesson.boards import lesson_board
from boardlab.session.lesson.challenges import ChallengesFeature
from boardlab.session.lesson.drafts import DraftFeature
from boardlab.session.lesson.first_game import FirstGameSteps
from boardlab.session.lesson.goals import GoalsFeature
from boardlab.session.lesson.hand_in import HandInFeature
from boardlab.session.lesson.hands import HandsFeature
from boardlab.session.lesson.pace import PaceFeature
from boardlab.session.lesson.phone import PhoneFeature
from boardlab.session.lesson.plan import PlanFeature
from boardlab.session.lesson.practice import PracticeFeature
from boardlab.session.lesson.state import LessonFeature, LessonState
from boardlab.session.plan import Plan, plan_of
from boardlab.session.question.question import Question
from boardlab.session.read_only import ReadOnlyFeature, view


class Go(Command, do="go"):
    """Go to step ``at``, counted from 0."""

    at: int


class NextStep(Go, do="go", prefix="on"):
    """Go to step ``at``, by the button that goes on: of a goal that was not reached it is said first, once."""


class ShowPython(Command, do="python"):
    """Show or hide the Python of the step."""


class OpenNext(Command, do="open"):
    """Open the lesson ``key``, which comes next."""

    key: str


class GoInPlan(Command, do="plan"):
    """Go to line ``at`` of the plan, counted from 0."""

    at: int


class Anew(Command, do="anew"):
    """Begin the lesson anew; with another game where its own is over."""


class ShowAnswer(Command, do="show"):
    """Show a class the answer, or hide it again."""


FEATURES: tuple[type[LessonFeature], ...] = (
    *(PaceFeature, GoalsFeature, DraftFeature, FirstGameSteps, PracticeFeature, ChallengesFeature, HandInFeature),
    *(HandsFeature, PhoneFeature, PlanFeature),
)
"""What a lesson has besides the board of its step."""


class LessonSession(BaseSession):
    """The state behind a lesson on the stage.

    Args:
        lesson: its id, such as ``torres.scoring``.
        lang: ``"en"`` or ``"ko"``; None follows the language chosen for the kernel.
        plan: what is shown to a class instead, from its first line on; None for the lesson.

    Raises:
        UnknownLesson: naming those that are near, where there is none of this id.
    """

    def __init__(self, lesson: str, lang: str | None = None, plan: Plan | None = None) -> None:
        super().__init__(lang)
        on = self.handlers.on
        on(Link, lambda command: ("done", address(self.link_text(), lang=self.lang)))
        on(Go, self._go)
        on(NextStep, self._go_on)
        on(ShowPython, self._show_python)
        on(OpenNext, self._open_next)
        on(Anew, self._begin_anew)
        on(ShowAnswer, self._show_answer)
        on(GoInPlan, self._go_in_plan)
        self._begin(lesson, plan)
        if plan is not None:
            self.show_line(0)

    @classmethod
    def of_plan(cls, plan: Plan, lang: str | None = None) -> LessonSession:
        """A session that shows a plan to a class."""
        return cls(plan.items[0].lesson, lang, plan)

    @classmethod
    def of_question(cls, question: Question) -> LessonSession:
        """A session that shows a question to a class, on the board that it has already.

        Raises:
            PlainError: where its game has no lessons.
        """
        found = cls.of_plan(plan_of(question.asked), question.session.lang)
        found.state.practising = question
        found.state.enter(question.session)
        return found

    def _begin(self, lesson: str, plan: Plan | None = None) -> None:
        before = self.find(HandsFeature)
        self.state = state = LessonState(lesson, self.lang, plan)
        self.features: list[LessonFeature] = [kind(state, self.handlers) for kind in FEATURES]
        if before is not None:
            self.has(HandsFeature).go_on_from(before)
        self._board_changed()
        self._told_note = False
        self.resumed = state.at > 0
        """Did it open at a step that was left, and is it still there? What says so stays, and moves nothing."""
        self.shows_python = False

    # ---- reading ----

    @property
    def here(self) -> Session:
        """The board of the step one is on."""
        return self.state.here

    @property
    def at(self) -> int:
        """The number of the step one is on, from 0."""
        return self.state.at

    @property
    def step(self) -> StageStep:
        """The step one is on."""
        return self.state.step

    @property
    def steps(self) -> tuple[StageStep, ...]:
        """The steps of the lesson."""
        return self.state.steps

    @property
    def question(self) -> Question | None:
        """The question of the step; None on a step that asks nothing."""
        return self.state.question

    @property
    def rev(self) -> int:
        """How often what is shown has changed."""
        return self.here.rev

    @rev.setter
    def rev(self, rev: int) -> None:
        self.here.rev = rev

    def say(self, key: str, /, **facts: object) -> str:
        """A wording of the stage, in the language of the lesson."""
        return self.state.say(key, **facts)

    def link_text(self) -> str:
        """What a link to the step one is on holds; to the plan, where one is shown."""
        if self.state.plan is not None:
            return self.state.plan.link_text()
        return f"{STEP}{self.state.walk.id} {self.step.key}"

    # ---- going ----

    def go(self, number: int, by: str = "") -> None:
        """Go to a step, counted from 0; ``by`` is the page that asks."""
        self._leave()
        state = self.state
        state.practising = state.instead = None
        self.has(FirstGameSteps).catch_up(number)
        state.at = number
        state.enter(state.board_of(number), by)
        self._board_changed()
        state.place.at = state.step.key
        state.place.save()

    def go_to(self, step: int) -> None:
        """Go to a step, counted from 1.

        Raises:
            PlainError: where there is no such step.
        """
        with speaking(self.lang):
            whole_number(step, 1, len(self.steps), "mistake.step")
        self.go(step - 1)

    def show_line(self, number: int, by: str = "") -> None:
        """Show a line of the plan, counted from 0; ``by`` is the page that asks."""
        plan = self.state.plan
        assert plan is not None
        item = plan.items[number]
        before = self.rev
        if item.lesson != self.state.walk.id:
            self._begin(item.lesson, plan)
            self.rev = before
        state = self.state
        state.plan_at, state.at, state.practising, state.instead = number, item.step, None, None
        board: Session
        if item.instead is None:
            board = state.board_of(item.step)
        elif isinstance(item.instead, Checkpoint):
            state.practising = Question(item.instead, self.lang, in_picture=True)
            board = state.practising.session
        else:
            given = item.instead
            board = lesson_board(given, lang=self.lang) if isinstance(given, Record) else view(given, self.lang)
            state.instead = board
        state.enter(board, by)
        self._board_changed()

    def _go_in_plan(self, command: GoInPlan) -> Outcome:
        plan = self.state.plan
        if plan is None or command.at >= len(plan.items):
            return "no", CLASS_WORDING.say("plan.no_item", self.lang)
        self.show_line(command.at, command.by)
        return "done", ""

    def _leave(self) -> None:
        """Note that the step one is on was walked; why a pick was refused there is not taken along."""
        step, place = self.step, self.state.place
        self.resumed = self.shows_python = False
        picking = self.here.find(PicksFeature)
        if picking is not None:
            picking.refusal = None
        if step.key not in place.seen:
            place.seen.append(step.key)

    def _board_changed(self) -> None:
        for feature in self.features:
            feature.board_changed()

    # ---- what the page asks for ----

    def handle(self, message: Message) -> Outcome | Reply:
        """Do what a message asks, and say how that went."""
        if self.handlers.find(message) is not None:
            return super().handle(message)
        looking = self.here.find(ReadOnlyFeature)
        if looking is not None:
            looking.onward = self.has(GoalsFeature).onward
        outcome = self.here.handle(message)
        self._board_changed()
        return outcome

    def _go(self, command: Go) -> Outcome:
        if command.at >= len(self.steps):
            return "no", self.say("no_step")
        if command.at != self.at:
            self.go(command.at, command.by)
        return "done", ""

    def _go_on(self, command: NextStep) -> Outcome:
        missed = self.has(GoalsFeature).goes_without()
        return (
            ("no", self.say("goal.without", goal=missed, button=self.say(self.has(GoalsFeature).onward)))
            if missed
            else self._go(command)
        )

    def _show_python(self, command: ShowPython) -> Outcome:
        self.shows_python = not self.shows_python
        self.here.touch(command.by)
        return "done", ""

    def _open_next(self, command: OpenNext) -> Outcome:
        if command.key not in self.following:
            return "no", self.say("no_step")
        self._leave()
        self.state.place.save()
        before = self.rev
        self._begin(command.key)
        self.rev = before
        self.state.enter(self.here, command.by)
        return "done", ""

    def _show_answer(self, command: ShowAnswer) -> Outcome:
        """Show the right answer of a question with its receipt, as a presenter does, or hide it again.

        It is nobody's answer; but whoever has seen it is paid no more for giving it, today or later.
        """
        asked = self.question
        if asked is not None and asked.revealed:
            asked.take_back(command.by)
        elif asked is not None:
            asked.tell(command.by)
        return "done", ""

    def _begin_anew(self, command: Anew) -> Outcome:
        game, place = self.state.game_played, self.state.place
        if game is None or not game.session.position.is_over:
            self.go(0, command.by)
            return "done", ""
        place.game, place.at, place.seen = {"seed": game.next_seed}, "", []
        place.save()
        before = self.rev
        self._begin(self.state.walk.id)
        self.rev = before
        self.state.enter(self.here, command.by)
        return "done", ""

    @property
    def following(self) -> dict[str, str]:
        """The lessons to go on with: their titles by their ids."""
        return {each.id: each.title[self.lang] for each in self.state.walk.following}

    def language_changed(self, by: str, *, is_own: bool) -> None:
        """Change the language of all its boards."""
        self.state.speak_in(self.lang, by)

    def note(self) -> Phrase | None:
        """Why one's place cannot be kept, the first time it is asked for."""
        note = None if self._told_note else self.state.place.note
        self._told_note = self._told_note or note is not None
        return note
