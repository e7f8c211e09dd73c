"""One checkpoint being answered: what is picked, played or put in order, what was committed, and which hints are open.

Prediction first: until an answer is committed, nothing here asks the checkpoint for its answer or its receipt, so
neither can be in a frame, a message or the synced state. A wrong answer changes nothing in that: it adds the name of
the wrong rule, or where to look. Only a right answer, or one that was asked for, opens the receipt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from boardlab.core.contract.picks import Picks
from boardlab.core.contract.position import Action
from boardlab.core.contract.receipt import Receipt
from boardlab.core.play.record import Record
from boardlab.core.text.link import address
from boardlab.lessons import LADDER, Checkpoint, Grade
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.base_question import WORDING, Answer
from boardlab.lessons.model.highlights import said_of_misreading
from boardlab.lessons.model.hints import HELPS, TELLING
from boardlab.lessons.model.practice import MARK, Row
from boardlab.session.commands import Command, Message, Outcome, Reply
from boardlab.session.features.dispute import DisputeFeature, report, together
from boardlab.session.features.edit import EDITS, why_no_edit
from boardlab.session.features.hints import OpenHint
from boardlab.session.features.pick_rows import NextPicks
from boardlab.session.features.picks import Cancel, Here, Pick, PicksFeature
from boardlab.session.features.picture import PictureFeature, ShownBoard, ShowWhole
from boardlab.session.features.receipt import ReceiptFeature, ShownReceipt, ShowSeat, WatchLine
from boardlab.session.features.slots import SlotsFeature
from boardlab.session.features.timeline import Redo, TimelineFeature, Undo
from boardlab.session.features.walkthrough import WalkthroughFeature
from boardlab.session.question.asking import Asking
from boardlab.session.question.board import QuestionBoard
from boardlab.session.question.card import QuestionCard, QuestionPart

ANSWER, AGAIN, TELL = "answer:", "again:", "tell:"


class Commit(Command, do="pick", prefix=ANSWER):
    """Commit a prediction: ``answer:15``; for cells, steps and turns, what Python has of them."""

    key: str


class TryAgain(Command, do="pick", prefix=AGAIN):
    """Take the verdict away, to try once more: what was wrong stays, to be mended, but for a number."""


class Tell(Command, do="pick", prefix=TELL):
    """Show the answer, once it may be asked for."""


class MoveStep(Command, do="pick", prefix=("up:", "down:")):
    """Move a step of an order one place ``up`` or ``down``: ``up:castles``."""

    key: str
    which: str


class ShowOther(Command, do="pick", prefix=("fresh:", "next:", "back:")):
    """Show another position in place of the question.

    ``fresh``, one against the mistake just made; the ``next`` of a practice row; or ``back`` to the question.
    """

    which: str


class Question(Asking):
    """What is behind the card of a checkpoint: a board to look at, and to play on where a turn is asked for.

    Args:
        asked: the checkpoint.
        lang: the language; None follows the language chosen for the kernel.
        row: the practice that the checkpoint is the first position of, if it is.
        in_picture: is what lies round the board drawn with it, where the question needs it?
    """

    def __init__(
        self, asked: Checkpoint, lang: str | None = None, row: Row | None = None, *, in_picture: bool = False
    ) -> None:
        super().__init__(asked, lang, row)
        board = self.session
        self.take: Callable[[object, str], object] = self.submit
        """Takes an answer that a page commits."""
        self._left: tuple[Grade, frozenset[str]] | None = None
        """The verdict on the question that practice began from, with what was picked for it: there again on the way
        back."""
        self._paths: dict[tuple[int, str], tuple[str, ...]] = {}
        """What was picked for each action that was played here, by the step and the action as text."""
        self.picking = board.add(
            PicksFeature(board, may=self.may_play, instead=self._places_to_pick, ends=lambda: self.asked.most > 1)
        )
        self.counting = board.add(ReceiptFeature(board, self.picking, source=self._receipt, tell=self._told_receipt))
        board.add(TimelineFeature(board, self.picking, branches=False))
        self.walkthrough = board.add(WalkthroughFeature(self, self.picking))
        self.picture = board.add(PictureFeature(board, self.picking, self.counting, draw=self._board))
        self.board = QuestionBoard(self, self.counting, self.walkthrough, self.picture, in_picture=in_picture)
        self.card = QuestionCard(self, self.counting, self.walkthrough, self.board)
        board.add(SlotsFeature(self.picking, shown=self.board.shows_slots))
        board.add(DisputeFeature(self.picking, told=self._report, hides=lambda: self._is_redacted))
        board.add(self)
        self.picture.among = lambda: self.among
        board.surroundings = lambda: self.around
        board.own_views = self.own_views
        board.label = lambda: self.words("card.head", id=self.asked.id, worth=self.asked.worth)
        board.remarks = self._unsaved
        board.link_text = self._link_text
        board.handlers.refuse(EDITS, lambda: why_no_edit(board, "edit.of_a_lesson"))
        self._register()

    def _register(self) -> None:
        """Say what may be asked: a question is asked nothing that could answer it."""
        on = self.session.handlers.on
        on(Pick, self._pick)
        on(Cancel, self._cancel)
        on(Here, self._tell_place)
        on(Undo, self._undo)
        on(Redo, self.walkthrough.step)
        on(WatchLine, self._walk)
        on(ShowSeat, self.counting.show_seat)
        on(Commit, self._commit)
        on(TryAgain, self._again)
        on(OpenHint, self._hint)
        on(Tell, self._tell)
        on(MoveStep, self._move_step)
        on(ShowWhole, self._show_whole)
        on(ShowOther, self._show_other)

    def handle(self, message: Message) -> Outcome | Reply:
        """Do what a message asks on its board."""
        return self.session.handle(message)

    def part(self) -> QuestionPart:
        """What is beside the board."""
        return self.card.part()

    # What its features ask for, of the question that is asked by then.

    def _places_to_pick(self) -> NextPicks | None:
        return self.card.pick()

    def _told_receipt(self, receipt: Receipt | None) -> ShownReceipt | None:
        return self.card.receipt(receipt)

    def _board(self) -> ShownBoard:
        return self.board.shown()

    def _link_text(self) -> str:
        return self.asked.link_text()

    def _receipt(self) -> Receipt | None:
        """What the right answer is worked out by; None until it was given or told, and where nothing is counted."""
        return self.grade.receipt if self.grade is not None else None

    def submit(self, answer: object, by: str = "", *, learner: bool = True) -> Grade:
        """Commit an answer; one that a learner gave is written into the journal.

        A wrong answer that was given before is told so: it is no try, costs nothing and is not written down again.

        Raises:
            BadAnswer: for what cannot be an answer; nothing is counted then.
        """
        grade, standing = self._graded(answer), self.standing
        if not standing.solved and not grade.repeated:
            standing.tries += 1
            standing.wrong += not grade.right
            standing.last = standing.last if grade.right else grade.answer
            standing.met = grade.misconception.id if grade.misconception else standing.met
        standing.solved = standing.solved or grade.right
        standing.given |= set() if grade.right else {grade.answer}
        self._show_verdict(grade)
        if learner and not grade.repeated:
            self._note(Entry.of_answer(grade, self.session.lang))
        said = (
            grade.announced(self.session.lang),
            grade.message(self.session.lang),
            said_of_misreading(self.asked, grade, self.session.lang),
        )
        self.session.touch(by, together(said))
        return grade

    def _show_verdict(self, grade: Grade) -> None:
        self.grade = grade
        if isinstance(grade.answer, tuple):
            self._show_answer(grade.answer)
        self.walkthrough.begin()

    def _graded(self, answer: object) -> Grade:
        """The verdict on an answer, in the light of those before it."""
        grade = self.asked.grade(answer)
        grade = replace(grade, repeated=grade.answer in self.standing.given)
        if not grade.tentative or grade.misconception is None:
            return grade
        try:
            agreed = journal().tally().agrees(grade.misconception.id, self.asked.id)
        except OSError:
            agreed = False
        return replace(grade, agreed=agreed)

    def open_hint(self, by: str = "") -> str:
        """Open the next rung of the ladder and give its text, the answer last; "" where all are open."""
        standing = self.standing
        if standing.opened == len(HELPS):
            return "" if standing.told else self.tell(by)
        hint = LADDER[standing.opened]
        standing.opened += 1
        standing.paid_for += not standing.solved
        text = hint.text(self.asked, self.session.lang)
        self._note(Entry.of_hint(self.asked.id, hint.key, self.session.lang, self.asked.dealt))
        self.session.touch(by, self.words("hint.opened", label=hint.label(self.session.lang), text=text))
        return text

    def tell(self, by: str = "") -> str:
        """Show the answer with its receipt, and say it; from then on the question pays nothing."""
        standing = self.standing
        if not standing.told and not standing.solved:
            standing.told = True
            self._note(Entry.of_hint(self.asked.id, TELLING, self.session.lang, self.asked.dealt))
        self.grade = grade = self.asked.reveal(standing.last)
        if isinstance(grade.answer, tuple):
            self._show_answer(grade.answer)
        if isinstance(grade.answer, frozenset):
            self.picked = frozenset()
        self.walkthrough.begin()
        text = LADDER[-1].text(self.asked, self.session.lang)
        self.session.touch(by, together((grade.headline(self.session.lang), grade.message(self.session.lang))))
        return text

    def ask(self, asked: Checkpoint, by: str = "") -> None:
        """Show another checkpoint on this card; ``by`` is the page that asked."""
        self.asked = asked
        self._forget()
        if f".{MARK}." in asked.id and asked.id not in self.practised:
            self.practised.append(asked.id)
        self.session.look_as(asked.observer)
        self.session.own_views = self.own_views
        self._clear()
        self.session.touch(by, f"{asked.title(self.session.lang)} {asked.question(self.session.lang)}", moved=True)

    def forget_answers(self) -> None:
        """Take any answer as a new one, where those given before were about another board or asked for otherwise."""
        self.standing.given.clear()

    def _note(self, entry: Entry) -> None:
        """Write into the learner's journal what was done here, and say once where it cannot be saved."""
        kept = journal()
        kept.add(entry)
        self.unsaved = kept.news() or self.unsaved

    def _forget(self) -> None:
        """Let go what was known of positions that are gone: practice has no end, and none of them comes back."""
        here = {self.home.id, self.asked.id}
        self._standings = {name: kept for name, kept in self._standings.items() if name in here}
        self._known = {name: kept for name, kept in self._known.items() if name in here}
        self._parts.clear()
        self._paths.clear()

    def _clear(self) -> None:
        self.grade, self.steps, self.chosen = None, self.asked.choices, ""
        self.picked = self.kept = frozenset()
        self.untouched = self.steps
        self.picking.drop()
        self.session.record = Record(self.asked.position)

    def begin_from(self, answer: Answer) -> None:
        """Put an answer that was given before where it may be mended."""
        if self.asked.kind == "cells" and isinstance(answer, frozenset):
            self.picked = self.kept = answer
        elif isinstance(answer, tuple):
            self._show_answer(answer)
            # A turn that is over goes back to where something may still be done, with what was picked there.
            while self.asked.kind == "turn" and self.session.record.ply and not self.may_play():
                done = tuple(action.to_text() for action in self.session.record.actions)
                self.walkthrough.replay(done[:-1])
                path, picks = self.path_to(done), self.session.position.picks
                offered = (any(each.key == key for each in picks(path[:at])) for at, key in enumerate(path))
                self.picking.path = path if all(offered) else ()
        elif isinstance(answer, str):
            self.chosen = answer

    def pick_again(self, answer: Answer) -> None:
        """Put back what was picked and not checked when the learner left."""
        if isinstance(answer, frozenset):
            self.picked = answer
        elif isinstance(answer, tuple) and self.asked.kind == "order":
            self.steps = answer
        elif isinstance(answer, tuple):
            self.walkthrough.replay(answer)

    def path_to(self, answer: object) -> tuple[str, ...]:
        """What was picked here for the last action of a turn that was given; () where that is not known."""
        return self._paths.get((len(answer) - 1, answer[-1]), ()) if isinstance(answer, tuple) and answer else ()

    def show_again(self, answer: Answer | None, *, told: bool, path: tuple[str, ...] = ()) -> None:
        """Show a verdict again that was shown when the learner left; nothing is counted or written down twice.

        Args:
            answer: what was given; None for nothing, where the right answer was told.
            told: was the right answer told?
            path: what was picked for the last action of a turn, see :meth:`path_to`.
        """
        if isinstance(answer, tuple) and answer:
            self._paths[len(answer) - 1, answer[-1]] = path
        if told:
            self.standing.last = answer
            self.tell()
        if told or answer is None:
            return
        if isinstance(answer, frozenset):
            self.picked = answer
        grade = replace(self._graded(answer), repeated=False)
        self.standing.given |= set() if grade.right else {grade.answer}
        self._show_verdict(grade)

    def acting(self, action: Action) -> None:
        """Remember what was picked for an action."""
        self._paths[self.session.record.ply, action.to_text()] = self.picking.path

    def _show_answer(self, answer: tuple[str, ...]) -> None:
        """Show a computed answer on the card: steps are put in that order, a turn is replayed on the board."""
        if self.asked.kind == "order":
            self.steps = self.untouched = answer
            return
        self.walkthrough.replay(answer)

    # ---- what the page asks for ----

    def _report(self) -> str:
        """The verdict on the answer as a report, which does not tell what is asked for; "" before there is one."""
        grade, asked, lang = self.grade, self.asked, self.session.lang
        if grade is None:
            return ""
        return report(
            asked.position,
            lang,
            position="" if self._is_redacted else str(asked.observer.position(asked.position).to_text()),
            question=f"{asked.id}. {asked.title(lang)} {asked.question(lang)}",
            tried=asked.show(grade.answer, lang),
            verdict=(grade.announced(lang), grade.message(lang)),
            rules=(grade.rule,),
            link=address(asked.link_text(), lang=lang),
        )

    @property
    def _is_redacted(self) -> bool:
        """Is something of the position kept back, so that its text would tell too much?"""
        return self.asked.redact is not None and not self.revealed

    def _tell_place(self, command: Here) -> Outcome:
        """Say what may be done with a place now: played on, picked as an answer, or nothing."""
        key = command.key
        if key not in self.session.places:
            return "no", self.session.say("answer.no_place")
        if self.may_play():
            return "done", self.picking.possible_at(key)
        if self.asked.kind == "cells" and self.grade is None and key in self.asked.places:
            return "done", self.words("card.may_pick", place=self.session.place_label(key))
        return "done", self.words("card.off_board")

    def _walk(self, command: WatchLine) -> Outcome:
        """Show how a line of the receipt is counted, on the board that it is the receipt of."""
        self.walkthrough.show_end()
        return self.counting.step_to(command)

    def _again(self, command: TryAgain) -> Outcome:
        self.take_back(command.by)
        return "done", ""

    def take_back(self, by: str = "") -> None:
        """Take the verdict away; what was wrong stays, to be mended, but for a number."""
        wrong = self.grade.answer if self.grade is not None and not self.grade.reveals else None
        self._clear()
        if wrong is not None:
            self.begin_from(wrong)
        self.session.touch(by, self.picked_says if self.kept else "", moved=self.asked.kind == "turn")

    def _pick(self, command: Pick) -> Outcome:
        if self.asked.kind == "turn":
            return self._play(command)
        if self.asked.kind == "cells" and self.grade is None:
            if command.key not in self.asked.places:
                return "no", self.words("card.not_among", place=self.session.place_label(command.key))
            self.picked ^= {command.key}
            self.session.touch(command.by, self.picked_says)
            return "done", ""
        return ("done", "") if self.grade is not None else ("no", self.words("card.off_board"))

    def _commit(self, command: Commit) -> Outcome:
        asked, picks, action = self.asked, self._begun_picks(), self._picked_in_full()
        if picks is not None and action is None:
            return "no", self.words("card.unfinished", prompt=self.session.phrase(picks.prompt))
        given: object = command.key if asked.kind in {"number", "choice", "legal"} else self.given
        if given and self.was_given(given):
            return "no", self.words("card.given_before")
        if action is not None:
            # Only the button that says so was not pressed.
            self.session.act(action, command.by)
        if asked.kind == "order" and self.grade is None and self.steps == self.untouched:
            self.untouched = ()
            return "no", self.words("card.not_ordered")
        if not given:
            return "no", self.words(f"card.{self.nothing}")
        self.take(given, command.by)
        return "done", ""

    @property
    def given(self) -> Answer:
        """What would be committed now, with an action that is picked in full and not played yet."""
        action, played = self._picked_in_full(), super().given
        return (*played, action.to_text()) if action is not None and isinstance(played, tuple) else played

    @property
    def may_check(self) -> bool:
        """Is there a new answer on the board to be checked? An action that was begun must be picked in full."""
        return super().may_check and (self._begun_picks() is None or self._picked_in_full() is not None)

    def _begun_picks(self) -> Picks | None:
        """What may be picked next for an action that was begun; None where none was.

        A tool that is only taken up, with nothing picked for it, begins none.
        """
        picking = self.picking
        picks = picking.picks() if self.may_play() else None
        begun = len(picking.path) > 1 or picking.counted() & {*picking.path}
        return picks if begun else None

    def _picked_in_full(self) -> Action | None:
        """The action that lacks nothing but the button that says so; None for none."""
        counted = self.picking.counted()
        ends = [
            each
            for each in self._begun_picks() or ()
            if not each.is_place and not each.breaches and each.key not in counted
        ]
        return ends[0].action if len(ends) == 1 else None

    def _hint(self, command: OpenHint) -> Outcome:
        key, opened = command.key, self.standing.opened
        if key == TELLING:
            return self._tell(command)
        if opened == len(HELPS):
            return "no", self.words("hint.all_open")
        if key != HELPS[opened].key:
            return "no", self.words("hint.not_yet", label=HELPS[opened].label(self.session.lang))
        self.open_hint(command.by)
        return "done", ""

    def _tell(self, command: Command) -> Outcome:
        if self.revealed:
            return "no", self.words("hint.all_open")
        if not self.may_tell:
            return "no", self.words("hint.not_told")
        self.tell(command.by)
        return "done", ""

    def _show_whole(self, command: Command) -> Outcome:
        self.shows_whole = not self.shows_whole
        self.session.touch(command.by)
        return "done", ""

    def _move_step(self, command: MoveStep) -> Outcome:
        key, by = command.key, -1 if command.which == "up" else 1
        if self.asked.kind != "order" or key not in self.steps or self.grade is not None:
            return "no", self.session.say("answer.no_pick", key=f"{command.which}:{key}")
        at = self.steps.index(key)
        to = max(0, min(len(self.steps) - 1, at + by))
        steps = list(self.steps)
        steps.insert(to, steps.pop(at))
        self.steps = tuple(steps)
        step = self.asked.choice(key, self.session.lang)
        self.session.touch(command.by, self.words("card.moved", step=step, number=to + 1))
        return "done", ""

    def _show_other(self, command: ShowOther) -> Outcome:
        left: tuple[Grade, frozenset[str]] | None = None
        if command.which == "back":
            asked, self.away = self.home, None
            self._left, left = None, self._left
        elif command.which == "next" and self.row is not None and self.onward:
            self.number += 1
            asked, self.away = self.row[self.number], None
            self.home = asked
        elif command.which == "fresh" and (row := self.fresh) is not None:
            if self.asked is self.home and self.grade is not None:
                self._left = self.grade, self.picked
            asked, self.away = self.next_of(row), row
        else:
            return "no", self.session.say("answer.no_pick", key=f"{command.which}:")
        self.ask(asked, command.by)
        if left is not None:
            self.picked = left[1]
            self._show_verdict(left[0])
        return "done", ""

    def _play(self, command: Pick) -> Outcome:
        if self.grade is not None:
            return "done", ""
        if not self.may_play():
            return "no", self.words("card.turn_over")
        return self.picking.pick(command)

    def _cancel(self, command: Command) -> Outcome:
        if self.asked.kind == "turn":
            return self.picking.cancel(command)
        if self.picked and self.grade is None:
            self.picked = frozenset()
            self.session.touch(command.by, self.session.say("study.dropped"))
        return "done", ""

    def _undo(self, command: Undo) -> Outcome:
        if self.grade is not None:
            return self.walkthrough.step(command)
        if self.asked.kind != "turn" or self.picking.path:
            return self._cancel(command)
        if not self.session.record.ply:
            return "no", self.session.say("answer.no_step")
        # What was taken back is gone: a card has no branches.
        kept = self.session.record.actions[: self.session.record.ply - 1]
        self._show_answer(tuple(action.to_text() for action in kept))
        self.session.touch(command.by, self.session.say_at(len(kept), "study.undone"), moved=True)
        return "done", ""

    def _unsaved(self) -> tuple[str, ...]:
        """Say, or say no more, that what was answered here cannot be saved."""
        self.unsaved = self.unsaved if journal().note else None
        return (WORDING.phrase(self.unsaved, self.session.lang),) if self.unsaved else ()
