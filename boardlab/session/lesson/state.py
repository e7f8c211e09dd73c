"""Where one is in a lesson, and the board of each of its steps.

A step has a board, a session of its own: a question has one, a ``Study`` is one that is played on, a picture one to
look at. A board is kept when it was met once.
"""

from __future__ import annotations

from typing import Any

from boardlab.core.contract.game import find_game
from boardlab.core.json_data import Table
from boardlab.core.play.record import Record
from boardlab.lessons import Checkpoint, checkpoint
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.lesson import Lesson, StageStep
from boardlab.lessons.model.topics import find_topic
from boardlab.session.commands import Handlers
from boardlab.session.features.challenge import ChallengeFeature
from boardlab.session.features.first_game import FirstGameFeature
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Session
from boardlab.session.lesson.boards import lesson_board
from boardlab.session.lesson.bookmark import Bookmark
from boardlab.session.lesson.cells import PLAYED, WATCHED, LessonCells, is_board, position_of
from boardlab.session.lesson.kept_game import LessonGame
from boardlab.session.plan import Plan
from boardlab.session.question.question import Question
from boardlab.session.read_only import AskedBoard, read_only


class LessonState:
    """A lesson as one walks it.

    Args:
        lesson: its id, such as ``torres.scoring``.
        lang: ``"en"`` or ``"ko"``.
        plan: what is shown to a class instead of all its steps; None for the lesson.
        plan_at: which line of the plan is shown, from 0.

    Raises:
        UnknownLesson: naming those that are near, where there is none of this id.
    """

    def __init__(self, lesson: str, lang: str, plan: Plan | None = None, plan_at: int = 0) -> None:
        self.lang = lang
        self.plan, self.plan_at = plan, plan_at
        self.walk: Lesson = find_lesson(lesson)
        # Where a class was led is nobody's place in the lesson.
        self.place = Bookmark(self.walk.id, keeps=plan is None)
        self.cells = LessonCells(self.walk)
        self.boards: dict[str, Session] = {}
        """The boards of steps that were met."""
        self.questions: dict[str, Question] = {}
        """The questions that were met, by the keys of their steps."""
        self.instead: Session | None = None
        """The board that is played on in place of the last step, such as a challenge; None where none is."""
        self.practising: Question | None = None
        """What is practised in place of the last step; None where nothing is."""
        self.practised: list[str] = []
        """Ids of the practice positions in the order in which they were shown."""
        self.game_played: LessonGame | None = self._begin_game()
        """The one game that is played through the lesson; None where there is none."""
        self.asked_about: dict[str, str] = {}
        """Of the questions of that game, which moment they are about, by the keys of their steps."""
        keys = [step.key for step in self.walk.steps]
        self.at = keys.index(self.place.at) if self.place.at in keys[:-1] else 0
        """The number of the step one is on, from 0."""
        self.here: Session = self.board_of(self.at)
        """The board of the step one is on."""
        self.view = ""
        """The view that the learner chose last, on any board; "" for that of each board."""
        self._met_in = self.here.view
        """The view in which the board of the step was met."""
        self.ply_on_arrival = self._arrive()
        """The step of its game at which the board was met."""

    @property
    def steps(self) -> tuple[StageStep, ...]:
        """The steps of the lesson."""
        return self.walk.steps

    @property
    def step(self) -> StageStep:
        """The step one is on."""
        return self.walk.steps[self.at]

    @property
    def game(self) -> str:
        """The name of the game that is taught."""
        return self.walk.game

    @property
    def question(self) -> Question | None:
        """The question of the step; None on a step that asks nothing."""
        found = self.practising or self.questions.get(self.step.key)
        return found if found is not None and found.session is self.here else None

    @property
    def asked(self) -> tuple[str, ...]:
        """The ids of all questions of the lesson, in order."""
        return tuple(step.about for step in self.steps if step.about)

    def say(self, key: str, /, **facts: object) -> str:
        """A wording of the stage, in the language of the lesson."""
        return WORDING.say(f"stage.{key}", self.lang, **facts)

    @property
    def chapters(self) -> tuple[str, ...]:
        """What the chapters are called; the first has no heading but the title of the lesson, which stands above."""
        names = [chapter[self.lang] for chapter in self.walk.chapters]
        first = self.say("first_chapter") if self.walk.chapters[0] == self.walk.title else names[0]
        return (first, *names[1:])

    @property
    def title(self) -> str:
        """The heading of the step; "" where it has none of its own."""
        if self.instead is not None:
            played = self.instead.find(ChallengeFeature)
            return played.challenge.title[self.lang] if played is not None else ""
        if self.question is not None:
            return self.question.asked.title(self.lang)
        return self.say("end.title") if self.step.kind == "end" else self.step.title[self.lang]

    def enter(self, board: Session, by: str = "") -> None:
        """Show a board, at a revision that no page has seen; ``by`` is the page that asks."""
        before, self.here = self.here, board
        self.ply_on_arrival = self._arrive()
        if before.view != self._met_in:
            self.view = before.view
        if self.view in board.views:
            board.view = self.view
        self._met_in = board.view
        board.rev = max(before.rev, board.rev)
        board.lang = self.lang
        at = self.say("at", at=self.at + 1, of=len(self.steps))
        board.touch(by, f"{at}. {self.chapters[self.step.chapter]}. {self.title}".strip(), moved=True)

    def _arrive(self) -> int:
        if self.game_played is not None and self.is_of_game(self.step):
            return self.game_played.arrive(self.step.key)
        return self.here.record.ply

    def speak_in(self, lang: str, by: str = "") -> None:
        """Change the language of all its boards."""
        self.lang = lang
        for board in self.boards.values():
            board.lang = lang
        practising = self.practising.session if self.practising is not None else self.instead
        self.enter(practising or self.board_of(self.at), by)

    # ---- what steps show ----

    def shown_by(self, number: int) -> tuple[Any, ...]:
        """What the cells of a step show, in order."""
        found: list[Any] = []
        for picture in self.steps[number].pictures:
            found += self.cells.shown(picture, self.lang)
        return tuple(found)

    def figure_source(self, number: int) -> int:
        """The step whose figure a step shows: its own, or that of the nearest step before it, else behind it."""
        own = self.steps[number]
        if self._has_figure(own):
            return number
        around = [*range(number - 1, -1, -1), *range(number + 1, len(self.steps))]
        same = [at for at in around if self.steps[at].chapter == own.chapter]
        return next((at for at in (*same, *around) if self._has_figure(self.steps[at])), number)

    @staticmethod
    def _has_figure(step: StageStep) -> bool:
        return step.kind == "ask" or any(picture.kind != "told" for picture in step.pictures)

    def first_board(self) -> Any:
        """The first position that the lesson shows whole."""
        values = (value for number in range(len(self.steps)) for value in self._boards_of(number))
        return next((each for each in values if hasattr(each, "play")), None) or self._any_position()

    def _boards_of(self, number: int) -> list[Any]:
        if self.steps[number].about:
            return [checkpoint(self.steps[number].about).position]
        played = [value for value in self.shown_by(number) if isinstance(value, Session) or is_board(value)]
        return [value.position if isinstance(value, Session) else position_of(value) for value in played]

    def _any_position(self, seen: object = None) -> Any:
        """A position of the lesson; for a view, one with as many players."""
        players = getattr(position_of(seen), "players", None) if seen is not None else None
        first = None
        # One after the other: most questions come up later, if at all.
        for name in self.asked:
            position = checkpoint(name).position
            first = position if first is None else first
            if players is None or position.players == players:
                return position
        return first if first is not None else find_game(self.game).start()

    # ---- the boards of steps ----

    def board_of(self, number: int) -> Session:
        """The board of a step."""
        step = self.steps[number]
        if step.kind == "ask":
            return self._asking(step).session
        if step.kind == "opening":
            return self._opening(step)
        source = self.figure_source(number)
        if self.game_played is not None and not step.pictures:
            return self.game_played.session
        if self.steps[source].kind == "ask":
            return self._read_about(self.steps[source])
        values = self.shown_by(source)
        played = next((value for value in values if isinstance(value, Session)), None)
        if played is not None and played.find(FirstGameFeature) is not None:
            return self._in_game(played, step)
        if played is not None:
            played.known = step.known
            return self.boards.setdefault(f"play {source}", played)
        board = next((value for value in values if is_board(value)), None)
        if board is None:
            board = self._any_position()
        return self._look(f"look {source} {self.lang}", board, self._any_position(board))

    def _read_about(self, step: StageStep) -> Session:
        """The board of a question, to read on about: as it was played on, where that has solved it."""
        asked, kept = checkpoint(step.about), self.questions.get(step.key)
        if kept is not None and asked.kind == "turn" and kept.asked is asked and kept.revealed:
            played = kept.session.position
            return self._look(f"played {asked.id} {hash(played)}", AskedBoard(asked, played), played)
        return self._look(f"asked {asked.id}", AskedBoard(asked), asked.position)

    def _asking(self, step: StageStep) -> Question:
        kept = self.questions.get(step.key)
        if kept is None or self._has_come_up_since(step, kept):
            kept = self.questions[step.key] = Question(self._asked(step), self.lang, in_picture=True)
            if self.asked_about.get(step.key, "drawn") != "drawn":
                kept.forget_answers()
            kept.practised = self.practised
            self.boards[step.key] = kept.session
        return kept

    def _has_come_up_since(self, step: StageStep, kept: Question) -> bool:
        """Was a question asked on another board, and not answered, before its moment came up in the game?

        What was picked or typed for the other board is no answer here.
        """
        if self.game_played is None or self.asked_about.get(step.key) != "drawn" or kept.grade or kept.tries:
            return False
        has_come_up = self.game_played.ask(step.key, step.about).when != "drawn"
        if has_come_up:
            self.place.drafts.pop(step.about, None)
        return has_come_up

    def _asked(self, step: StageStep) -> Checkpoint:
        """The question of a step, about the game that is played where it is about that."""
        if self.game_played is None:
            return checkpoint(step.about)
        asked, when = self.game_played.ask(step.key, step.about)
        self.asked_about[step.key] = when
        return asked

    def _in_game(self, played: Session, step: StageStep) -> Session:
        """The board of the game that is played through the lesson, begun anew or gone on with."""
        assert self.game_played is not None, played
        board = self.game_played.session
        board.known = step.known
        return board

    def _begin_game(self) -> LessonGame | None:
        """The game of a lesson that begins one, as far as it was played."""
        inside = find_topic(self.walk.topic)
        if inside is None or inside.first_game is None:
            return None
        if not any(f'play("{inside.id}")' in cell.code for cell in self.walk.cells):
            return None
        game = LessonGame.of(inside.first_game, "1", self.place)
        game.session.lang = self.lang
        self.boards["game"] = game.session
        return game

    def on_board(self, formula: str, end: object, *, refused: bool = False) -> Any:
        """What a formula of this step gives of what was played on its board; None where it cannot be worked out.

        Args:
            formula: of the names that the cells define, of ``start``, ``end`` and ``actions``; in a first game of
                ``you``, and what was played before the step was met does not count.
            end: the position that it is asked of.
            refused: was the last pick refused?
        """
        record, first, you = self.here.record, 0, None
        if self.game_played is not None and self.is_of_game(self.step):
            first, you = self.ply_on_arrival, self.game_played.you
        return self.cells.of_played(
            formula,
            self.step.pictures[-1].cell + 1,
            self.lang,
            start=record.positions[first],
            end=end,
            actions=tuple(action.to_text() for action in record.actions[first : record.ply]),
            refused=refused,
            you=you,
        )

    @property
    def is_step_over(self) -> bool:
        """Has this step of the one game come to its end, so that nothing is played until the learner goes on?"""
        game = self.game_played
        if game is None or self.here is not game.session:
            return False
        if not self.step.pictures or game.session.position.is_over:
            return True
        until = self.walk.cells[self.step.pictures[-1].cell].until
        done = game.is_done(self.step.key)
        match until or ("done" if self.walk.goals(self.step) else "again"):
            case "done":
                return done or game.has_come_round(self.ply_on_arrival)
            case "again":
                return game.has_come_round(self.ply_on_arrival)
            case "over":
                return False
            case formula:
                return bool(self.on_board(formula, game.session.position))

    def is_of_game(self, step: StageStep) -> bool:
        """Is the one game played on a step?"""
        return self.game_played is not None and self.here is self.game_played.session and bool(step.pictures)

    def _opening(self, step: StageStep) -> Session:
        """The first board of the lesson, to be touched; a game that it begins with has begun here."""
        kept = self.boards.get(step.key)
        at = 0 if step.pictures else 1
        first = next((value for value in self.shown_by(at) if isinstance(value, Session)), None)
        if first is not None and first.find(FirstGameFeature) is not None:
            return self._in_game(first, step)
        if kept is None and first is not None and (step.pictures or first.keeps_seat or first.parts == WATCHED):
            kept = self.boards[step.key] = self.boards[f"play {at}"] = first
        if kept is None:
            # What is done here has been done on the step that goes on with the same board.
            goes_on = first is not None and first.position == self.first_board()
            record = first.record if first is not None and goes_on else Record(self.first_board())
            kept = self.boards[step.key] = lesson_board(record, lang=self.lang, parts=PLAYED[:2])
        kept.known = self.steps[0].known
        return kept

    def _look(self, key: str, value: object, whole: object) -> Session:
        kept = self.boards.get(key)
        if kept is None:
            kept = self.boards[key] = read_only(value, whole, self.lang)
        return kept

    @property
    def is_set_up_anew(self) -> bool:
        """Has the learner moved on the board before this step, and is that not the board of this step?"""
        if not self.at or self.here.record.ply:
            return False
        source = self.figure_source(self.at - 1)
        played = self.boards.get(self.steps[source].key) or self.boards.get(f"play {source}")
        return played is not None and self._has_moved(played) and played.position != self.here.position

    def _has_moved(self, board: Session) -> bool:
        """Does a board show moves of the learner? What is watched, and an answer that was shown, are none."""
        asked = next((each for each in self.questions.values() if each.session is board), None)
        if asked is not None:
            return board.record.ply > 0 and not (asked.grade is not None and asked.grade.told)
        return board.find(PicksFeature) is not None and board.has_own_moves

    @property
    def awaits_action(self) -> bool:
        """Is the board of this step there to be played on, and has nothing been done on it since one came?

        A game that was begun on the step before is told about here, and goes on for those who want to.
        """
        here = self.here
        if here.keeps_seat and here.record.ply:
            return False
        played = self.step.kind in ("opening", "play") and "actions" in here.parts and here.parts != WATCHED
        return played and here.record.ply == self.ply_on_arrival and not here.position.is_over

    @property
    def others_play(self) -> bool:
        """Is it for others to go on, before the learner does?"""
        others = self.here.find(OpponentFeature)
        return others is not None and self.here.waits and not others.paused()


class LessonFeature:
    """Something that a lesson has: it handles commands and gives a part of what is beside the board.

    Args:
        state: where one is in the lesson.
        handlers: where it registers its commands.
    """

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        self.state = state

    def part(self) -> Table:
        """Its part of what is beside the board."""
        return {}

    def board_changed(self) -> None:
        """Called after a step was gone to, and after its board was asked something."""
