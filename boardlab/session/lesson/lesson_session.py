"""A lesson being walked: one step after the other in one place, each with its board, its question or its game.

Where one is, and what a step shows, is decided here. A step has a board, a session of its own: a question has one, a
``Study`` is one that is played on, a picture one to look at. All of them count one row of revisions, so that a click
meant for the step before is refused as any late click is.

What is not reached is not told: a frame has the text of the step one is on, and no other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boardlab.core.contract.game import find_game
from boardlab.core.given import whole_number
from boardlab.core.i18n.language import Phrase, speaking
from boardlab.core.play.record import Record
from boardlab.core.text.link import STEP, address
from boardlab.lessons import checkpoint
from boardlab.lessons.build.lesson_sources import lesson_source
from boardlab.lessons.build.source import parse
from boardlab.lessons.build.steps import StageStep, Walk, walk
from boardlab.lessons.build.taught import taught
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.journal.progress import Mark, Progress, progress_of
from boardlab.lessons.journal.tally import Tally
from boardlab.lessons.model.question_types import WORDING
from boardlab.session.base_session import BaseSession
from boardlab.session.commands import Command, Message, Outcome, Reply
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Link, Session
from boardlab.session.kinds import lesson_board
from boardlab.session.lesson.bookmark import Bookmark
from boardlab.session.lesson.cells import PLAYED, WATCHED, LessonCells, is_board, position_of
from boardlab.session.lesson.goals import GoalOutcome, Goals
from boardlab.session.question.question import Question
from boardlab.session.read_only import AskedBoard, ReadOnlyFeature, read_only


@dataclass(frozen=True)
class Go(Command, do="go"):
    """Go to step ``at``, counted from 0."""

    at: int


@dataclass(frozen=True)
class KeepDraft(Command, do="draft"):
    """Keep what was typed (``key``)."""

    key: str


@dataclass(frozen=True)
class ShowPython(Command, do="python"):
    """Show or hide the Python of the step."""


@dataclass(frozen=True)
class OpenNext(Command, do="open"):
    """Open the lesson ``key``, which comes next."""

    key: str


@dataclass(frozen=True)
class Anew(Command, do="anew"):
    """Begin the lesson anew."""


@dataclass(frozen=True)
class ShowAnswer(Command, do="show"):
    """Show a class the answer."""


@dataclass(frozen=True)
class TellLine(Command, do="solution"):
    """Tell a line that does what a step asks for."""


class LessonSession(BaseSession):
    """The state behind a lesson on the stage.

    Args:
        lesson: its id, such as ``torres.scoring``.
        lang: ``"en"`` or ``"ko"``; None follows the language chosen for the kernel.

    Raises:
        UnknownLesson: naming those that are near, where there is none of this id.
    """

    def __init__(self, lesson: str, lang: str | None = None) -> None:
        super().__init__(lang)
        self.here: Session
        """The board of the step one is on."""
        on = self.handlers.on
        on(Link, lambda command: ("done", address(self.link_text(), lang=self.lang)))
        on(Go, self._go)
        on(KeepDraft, self._draft)
        on(ShowPython, self._show_python)
        on(OpenNext, self._open_next)
        on(Anew, self._begin_anew)
        on(ShowAnswer, self._show_answer)
        on(TellLine, self._tell_line)
        self._begin(lesson)

    def _begin(self, lesson: str) -> None:
        self.walk: Walk = walk(lesson_source(lesson))
        self.place = Bookmark(self.walk.id)
        self.cells = LessonCells(self.walk)
        self._told_note = False
        self._kept: dict[str, Session] = {}
        """The boards of steps that were met."""
        self._questions: dict[str, Question] = {}
        """The questions that were met, by the keys of their steps."""
        self._practised: list[str] = []
        self._goals = Goals(self.walk, self.cells)
        keys = [step.key for step in self.walk.steps]
        self.at = keys.index(self.place.at) if self.place.at in keys[:-1] else 0
        """The number of the step one is on, from 0."""
        self.resumed = self.at > 0
        """Did it open at a step that was left?"""
        self.shows_python = False
        self.here = self._session_of(self.at)
        self._ply_on_arrival = self.here.record.ply

    # ---- reading ----

    @property
    def steps(self) -> tuple[StageStep, ...]:
        """The steps of the lesson."""
        return self.walk.steps

    @property
    def step(self) -> StageStep:
        """The step one is on."""
        return self.steps[self.at]

    @property
    def game(self) -> str:
        """The name of the game that is taught."""
        return self.walk.source.game

    @property
    def rev(self) -> int:
        """How often what is shown has changed."""
        return self.here.rev

    @rev.setter
    def rev(self, rev: int) -> None:
        self.here.rev = rev

    @property
    def question(self) -> Question | None:
        """The question of the step; None on a step that asks nothing."""
        found = self._questions.get(self.step.key)
        return found if found is not None and found.session is self.here else None

    def say(self, key: str, /, **facts: Any) -> str:
        """A wording of the stage, in the language of the lesson."""
        return WORDING.say(f"stage.{key}", self.lang, **facts)

    @property
    def asked(self) -> tuple[str, ...]:
        """The ids of all questions of the lesson, in order."""
        return tuple(step.about for step in self.steps if step.about)

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
        return progress_of(self.asked[0].rpartition(".")[0], self.tally) if self.asked else Progress((), (), 0)

    @property
    def marks(self) -> dict[str, Mark]:
        """How each question of the lesson stands, by its id."""
        found = {mark.checkpoint.id: mark for mark in self.progress.marks}
        return {name: found[name] for name in self.asked if name in found}

    def _state_of(self, step: StageStep, tally: Tally) -> str:
        if step.kind != "ask":
            return "done" if step.key in self.place.seen else "open"
        asked = self._questions.get(step.key)
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
        return [self._state_of(step, tally) for step in self.steps]

    def minutes_left(self, states: list[str]) -> int:
        """About how many minutes the steps take that were not walked yet, the one shown included; each takes the same.

        So they count down with the steps, and never rise. A question that was passed by is walked, too.
        """
        steps, walked = self.steps[:-1], self.place.seen
        left = sum(step.key not in walked and state == "open" for step, state in zip(steps, states, strict=False))
        return -(-int(self.walk.source.head["minutes"]) * left // len(steps))

    def shown_by(self, number: int) -> tuple[Any, ...]:
        """What the cells of a step show, in order."""
        found: list[Any] = []
        for picture in self.steps[number].pictures:
            found += self.cells.shown(picture, self.lang)
        return tuple(found)

    def lender(self, number: int) -> int:
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

    @property
    def onward(self) -> str:
        """The wording of the button that goes on."""
        last = self.at == len(self.steps) - 2
        # Where the game has begun already, nothing is left to start.
        starts = self.step.kind == "opening" and "actions" not in self.here.parts
        return "start" if starts else "finish" if last else "next"

    @property
    def awaits_deed(self) -> bool:
        """Is the board of this step there to be played on, and has nothing been done on it since one came?

        A game that was begun on the step before is told about here, and goes on for those who want to.
        """
        here = self.here
        if here.keeps_seat and here.record.ply:
            return False
        played = self.step.kind in ("opening", "play") and "actions" in here.parts and here.parts != WATCHED
        return played and here.record.ply == self._ply_on_arrival and not here.position.is_over

    @property
    def goals(self) -> dict[str, bool]:
        """What the step asks to be done on its board, in words, and whether it was done."""
        return self._goals.of(self.step, self.lang)

    @property
    def outcome(self) -> GoalOutcome | None:
        """What came of what the step asks for, and what may be asked about it; None where it asks nothing."""
        return self._goals.outcome(self.step, self.here, self.lang)

    @property
    def only_tries(self) -> bool:
        """Is the board of the step there to be tried or watched, with nothing that is checked?"""
        return self.step.kind == "play" and not self.goals

    def _note_goals(self) -> None:
        self._goals.note(self.step, self.here, self.lang)

    def link_text(self) -> str:
        """What a link to the step one is on holds."""
        return f"{STEP}{self.walk.id} {self.step.key}"

    # ---- going ----

    def go(self, number: int, by: str = "") -> None:
        """Go to a step, counted from 0; ``by`` is the page that asks."""
        self._leave()
        self.at = number
        self._enter(self._session_of(number), by)
        self._note_goals()
        self.place.at = self.step.key
        self.place.save()

    def go_to(self, step: int) -> None:
        """Go to a step, counted from 1.

        Raises:
            PlainError: where there is no such step.
        """
        with speaking(self.lang):
            whole_number(step, 1, len(self.steps), "mistake.step")
        self.go(step - 1)

    def _leave(self) -> None:
        """Note that the step one is on was walked; why a pick was refused there is not taken along."""
        step, place = self.step, self.place
        self.resumed = self.shows_python = False
        picking = self.here.find(PicksFeature)
        if picking is not None:
            picking.refusal = None
        if step.key not in place.seen:
            place.seen.append(step.key)

    def _enter(self, session: Session, by: str = "") -> None:
        before = self.here
        self.here = session
        self._ply_on_arrival = session.record.ply
        session.rev = max(before.rev, session.rev)
        session.lang = self.lang
        session.touch(by, self.spoken(), moved=True)

    def spoken(self) -> str:
        """What is said on arrival: step, chapter and heading."""
        step = self.step
        at = self.say("at", at=self.at + 1, of=len(self.steps))
        return f"{at}. {self.chapters[step.chapter]}. {self.title}".strip()

    @property
    def chapters(self) -> tuple[str, ...]:
        """What the chapters are called; the first has no heading but the title of the lesson, which stands above."""
        names = [chapter[self.lang] for chapter in self.walk.chapters]
        first = self.say("first_chapter") if self.walk.chapters[0] == self.walk.source.head["title"] else names[0]
        return (first, *names[1:])

    @property
    def title(self) -> str:
        """The heading of the step; "" where it has none of its own."""
        if self.question is not None:
            return self.question.asked.title(self.lang)
        return self.say("end.title") if self.step.kind == "end" else self.step.title[self.lang]

    # ---- the sessions of steps ----

    def _session_of(self, number: int) -> Session:
        step = self.steps[number]
        if step.kind == "ask":
            return self._asking(step).session
        if step.kind == "opening":
            return self._opening(step)
        lender = self.lender(number)
        if self.steps[lender].kind == "ask":
            return self._read_about(self.steps[lender])
        values = self.shown_by(lender)
        played = next((value for value in values if isinstance(value, Session)), None)
        if played is not None:
            played.known = taught(self.game)[self.walk.id][number]
            return self._kept.setdefault(f"play {lender}", played)
        board = next((value for value in values if is_board(value)), None)
        if board is None:
            board = self._any_position()
        return self._look(f"look {lender} {self.lang}", board, self._any_position(board))

    def _read_about(self, step: StageStep) -> Session:
        """The board of a question, to read on about: as it was played on, where that has solved it."""
        asked, kept = checkpoint(step.about), self._questions.get(step.key)
        if kept is not None and asked.kind == "turn" and kept.asked is asked and kept.revealed:
            played = kept.session.position
            return self._look(f"played {asked.id} {hash(played)}", AskedBoard(asked, played), played)
        return self._look(f"asked {asked.id}", AskedBoard(asked), asked.position)

    @property
    def is_set_up_anew(self) -> bool:
        """Has the learner moved on the board before this step, and is that not the board of this step?"""
        if not self.at or self.here.record.ply:
            return False
        lender = self.lender(self.at - 1)
        played = self._kept.get(self.steps[lender].key) or self._kept.get(f"play {lender}")
        return played is not None and self._has_moved(played) and played.position != self.here.position

    def _has_moved(self, board: Session) -> bool:
        """Does a board show moves of the learner? What is watched, and an answer that was shown, are none."""
        asked = next((each for each in self._questions.values() if each.session is board), None)
        if asked is not None:
            return board.record.ply > 0 and not (asked.grade is not None and asked.grade.told)
        return board.find(PicksFeature) is not None and board.has_own_moves

    def _asking(self, step: StageStep) -> Question:
        kept = self._questions.get(step.key)
        if kept is None:
            kept = self._questions[step.key] = Question(checkpoint(step.about), self.lang, in_picture=True)
            kept.practised = self._practised
            self._kept[step.key] = kept.session
        return kept

    def _opening(self, step: StageStep) -> Session:
        """The first board of the lesson, to be touched; a game that it begins with has begun here."""
        kept = self._kept.get(step.key)
        at = 0 if step.pictures else 1
        first = next((value for value in self.shown_by(at) if isinstance(value, Session)), None)
        if kept is None and first is not None and (step.pictures or first.keeps_seat or first.parts == WATCHED):
            kept = self._kept[step.key] = self._kept[f"play {at}"] = first
        if kept is None:
            # What is done here has been done on the step that goes on with the same board.
            goes_on = first is not None and first.position == self.first_board()
            record = first.record if first is not None and goes_on else Record(self.first_board())
            kept = self._kept[step.key] = lesson_board(record, lang=self.lang, parts=PLAYED[:2])
        kept.known = taught(self.game)[self.walk.id][0]
        return kept

    def first_board(self) -> Any:
        """The first position that the lesson shows whole."""
        values = (value for number in range(len(self.steps)) for value in self._boards_of(number))
        return next((each for each in values if hasattr(each, "play")), None) or self._any_position()

    def _boards_of(self, number: int) -> list[Any]:
        if self.steps[number].about:
            return [checkpoint(self.steps[number].about).position]
        played = [value for value in self.shown_by(number) if isinstance(value, Session) or is_board(value)]
        return [value.position if isinstance(value, Session) else position_of(value) for value in played]

    def _look(self, key: str, value: Any, whole: Any) -> Session:
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = read_only(value, whole, self.lang)
        return kept

    def _any_position(self, seen: Any = None) -> Any:
        """A position of the lesson; for a view, one with as many players."""
        found = [checkpoint(name).position for name in self.asked]
        players = getattr(position_of(seen), "players", None) if seen is not None else None
        fitting = [each for each in found if each.players == players] or found
        return fitting[0] if fitting else find_game(self.game).start()

    # ---- what the page asks for ----

    def handle(self, message: Message) -> Outcome | Reply:
        """Do what a message asks, and say how that went."""
        if self.handlers.find(message) is not None:
            return super().handle(message)
        looking = self.here.find(ReadOnlyFeature)
        if looking is not None:
            looking.onward = self.onward
        before = self.question.tries if self.question else 0
        outcome = self.here.handle(message)
        self._note_goals()
        asked = self.question
        if asked is not None and asked.tries > before:
            self.place.drafts.pop(asked.home.id, None)
            self.place.save()
        return outcome

    def _go(self, command: Go) -> Outcome:
        if command.at >= len(self.steps):
            return "no", self.say("no_step")
        if command.at != self.at:
            self.go(command.at, command.by)
        return "done", ""

    def _draft(self, command: KeepDraft) -> Outcome:
        """Keep what was typed; the page that typed it shows it already. What comes behind its answer is no draft."""
        asked = self.question
        if asked is not None and asked.grade is None and not asked.is_away:
            asked.chosen = ""
            self.place.drafts[asked.home.id] = command.key
            self.place.save()
        return "done", ""

    def _show_python(self, command: ShowPython) -> Outcome:
        self.shows_python = not self.shows_python
        self.here.touch(command.by)
        return "done", ""

    def _open_next(self, command: OpenNext) -> Outcome:
        if command.key not in self.following:
            return "no", self.say("no_step")
        self._leave()
        self.place.save()
        before = self.here
        self._begin(command.key)
        session, self.here = self.here, before
        self._enter(session, command.by)
        return "done", ""

    def _show_answer(self, command: ShowAnswer) -> Outcome:
        """Show the right answer of a question with its receipt, as a presenter does.

        It is nobody's answer; but whoever has seen it is paid no more for giving it, today or later.
        """
        asked = self.question
        if asked is not None and not asked.revealed:
            asked.tell(command.by)
        return "done", ""

    def _tell_line(self, command: TellLine) -> Outcome:
        """Tell a line that does what is still to be done."""
        if not self._goals.ask(self.step, self.here, self.lang):
            return "no", self.say("goal.first_try")
        self.here.touch(command.by, " ".join(self.outcome["line"] if self.outcome else ()))
        return "done", ""

    def _begin_anew(self, command: Anew) -> Outcome:
        self.go(0, command.by)
        return "done", ""

    @property
    def following(self) -> dict[str, str]:
        """The lessons to go on with: their titles by their ids."""
        found = {}
        for name in self.walk.source.head.get("next", ()):
            path = self.walk.source.path.with_name(f"{name}.md")
            if path.exists():
                head = parse(path).head
                found[str(head["id"])] = str(head["title"][self.lang])
        return found

    def language_changed(self, by: str, *, is_own: bool) -> None:
        """Change the language of all its boards."""
        for session in self._kept.values():
            session.lang = self.lang
        self._enter(self._session_of(self.at), by)

    def note(self) -> Phrase | None:
        """Why one's place cannot be kept, the first time it is asked for."""
        if self.place.note is None or self._told_note:
            return None
        self._told_note = True
        return self.place.note
