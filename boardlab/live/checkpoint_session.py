"""One checkpoint being answered: what is picked, played or put in order, what was committed, and which hints are open.

Prediction first: until an answer is committed, nothing here asks the checkpoint for its answer or its receipt, so
neither can be in a frame, a message or the synced state. A wrong answer changes nothing in that: it adds the name of
the wrong rule, or where to look. Only a right answer, or one that was asked for, opens the receipt.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from boardlab.core.link import address
from boardlab.core.position import Action
from boardlab.core.record import Record
from boardlab.lessons import LADDER, BadAnswer, Checkpoint, Grade, NoPractice
from boardlab.lessons.asked import Answer
from boardlab.lessons.entry import Entry
from boardlab.lessons.hints import HELPS, TELLING
from boardlab.lessons.journal import journal
from boardlab.lessons.pointing import said_of_misreading
from boardlab.lessons.practice import MARK
from boardlab.lessons.question_types import WORDING
from boardlab.live import frame_slots
from boardlab.live.dispute import report
from boardlab.live.messages import Message
from boardlab.live.picking import Outcome
from boardlab.live.session import LOOKED_AT, PLAYED_ON
from boardlab.live.walked_answer import WalkedAnswer

ANSWER = "answer:"
"""The key of a pick that commits a prediction: ``answer:15``; for cells, steps and turns, what Python has of them."""
AGAIN = "again:"
"""Takes the verdict away, to try once more: what was wrong stays, to be mended, but for a number, to be typed anew."""
HINT = "hint:"
"""Opens the next rung of the ladder: ``hint:where``."""
TELL = "tell:"
"""Shows the answer, once it may be asked for."""
UP, DOWN = "up:", "down:"
"""Moves a step of an order one place: ``up:castles``."""
WHOLE = "whole:"
"""Shows the whole board, or the part that the question needs again."""
FRESH, NEXT, BACK = "fresh:", "next:", "back:"
"""A new position against the misconception just diagnosed; the next one of a practice row; the checkpoint itself."""
LONGEST_LIST = 40
"""So many signs of what is picked are read at a glance."""


class CheckpointSession(WalkedAnswer):
    """The state behind a checkpoint card.

    The board is looked at; only in a checkpoint of the kind ``turn`` is it played on.
    """

    deeds: tuple[str, ...] = (*LOOKED_AT, *PLAYED_ON)
    no_edit = "edit.of_a_lesson"

    @cached_property
    def _paths(self) -> dict[tuple[int, str], tuple[str, ...]]:
        """What was picked for each action that was played here, by the step and the action as text."""
        return {}

    @property
    def can_leave(self) -> bool:
        """The position of a question is the question: it does not change."""
        return False

    @property
    def given(self) -> object:
        """What would be committed now: the places picked, the steps in their order, the actions played."""
        if self.asked.kind == "turn":
            return tuple(action.to_text() for action in self.record.actions[: self.record.ply])
        return self.steps if self.asked.kind == "order" else self.picked

    @property
    def picked_says(self) -> str:
        """The cells picked, the actions played, in words; what to do while there are none."""
        if self.asked.kind == "turn":
            played = self.given
            if not isinstance(played, tuple) or not played:
                return self.words("card.turn")
            return self.words("card.played", actions=self.asked.show(played, self.lang))
        if not self.picked:
            return self.words("card.none_picked")
        cells = self.asked.show(self.picked, self.lang)
        # Places without short names are ringed on the board; a list of them would push the button about.
        long = len(self.picked) > 1 and len(cells) > LONGEST_LIST
        return (
            self.words("card.picked_many", count=len(self.picked)) if long else self.words("card.picked", cells=cells)
        )

    def submit(self, answer: object, by: str = "", *, learner: bool = True) -> Grade:
        """Commit an answer; one that a learner gave is written into the journal.

        Raises:
            BadAnswer: for what cannot be an answer; nothing is counted then.
        """
        grade, standing = self._graded(answer), self.standing
        if not standing.solved:
            standing.tries += 1
            standing.wrong += not grade.right
            standing.last = standing.last if grade.right else grade.answer
            standing.met = grade.misconception.id if grade.misconception else standing.met
        standing.solved = standing.solved or grade.right
        self.grade = grade
        if isinstance(grade.answer, tuple):
            self._show_answer(grade.answer)
        self._begin_ways()
        if learner:
            self._note(Entry.of_answer(grade, self.lang))
        said = grade.announced(self.lang), grade.message(self.lang), said_of_misreading(self.asked, grade, self.lang)
        self.touch(by, " ".join(filter(None, said)))
        return grade

    def _graded(self, answer: object) -> Grade:
        """The verdict on an answer, in the light of those before it."""
        grade = self.asked.grade(answer)
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
        text = hint.text(self.asked, self.lang)
        self._note(Entry.of_hint(self.asked.id, hint.key, self.lang))
        self.touch(by, self.words("hint.opened", label=hint.label(self.lang), text=text))
        return text

    def tell(self, by: str = "") -> str:
        """Show the answer with its receipt, and say it; from then on the question pays nothing."""
        standing = self.standing
        if not standing.told and not standing.solved:
            standing.told = True
            self._note(Entry.of_hint(self.asked.id, TELLING, self.lang))
        self.grade = grade = self.asked.told(standing.last)
        if isinstance(grade.answer, tuple):
            self._show_answer(grade.answer)
        if isinstance(grade.answer, frozenset):
            self.picked = frozenset()
        self._begin_ways()
        text = LADDER[-1].text(self.asked, self.lang)
        self.touch(by, f"{grade.headline(self.lang)}. {grade.message(self.lang)}")
        return text

    def ask(self, asked: Checkpoint, by: str = "") -> None:
        """Show another checkpoint on this card; ``by`` is the page that asked."""
        self.asked = asked
        if f".{MARK}." in asked.id and asked.id not in self.practised:
            self.practised.append(asked.id)
        self.seat = asked.observer.seat
        self._clear()
        self.touch(by, f"{asked.title(self.lang)} {asked.question(self.lang)}", moved=True)

    def _cover(self) -> None:
        """Does nothing: a card shows the same view throughout, whoever decides."""

    def _note(self, entry: Entry) -> None:
        """Write into the learner's journal what was done here, and say once where it cannot be saved."""
        kept = journal()
        kept.add(entry)
        self.unsaved = kept.news() or self.unsaved

    def _clear(self) -> None:
        self.grade, self.picked, self.steps, self.chosen = None, frozenset(), self.asked.choices, ""
        self.untouched = self.steps
        self.path, self.refusal = (), None
        self.record = Record(self.asked.position)

    def _keep(self, answer: Answer) -> None:
        """Begin from an answer that was given before."""
        if self.asked.kind == "cells" and isinstance(answer, frozenset):
            self.picked = answer
        elif isinstance(answer, tuple):
            self._show_answer(answer)
            # A turn that is over goes back to where something may still be done, with what was picked there.
            while self.asked.kind == "turn" and self.record.ply and not self.may_pick:
                *before, last = (action.to_text() for action in self.record.actions)
                self._replay(tuple(before))
                self.path = self._paths.get((self.record.ply, last), ())
        elif isinstance(answer, str):
            self.chosen = answer

    def act(self, action: Action, by: str = "") -> None:
        """Play an action, and remember what was picked for it."""
        self._paths[self.record.ply, action.to_text()] = self.path
        super().act(action, by)

    def _show_answer(self, answer: tuple[str, ...]) -> None:
        """Show a computed answer on the card: steps are put in that order, a turn is replayed on the board."""
        if self.asked.kind == "order":
            self.steps = self.untouched = answer
            return
        self._replay(answer)

    # -- what the page asks for ------------------------------------------------------------------------------------

    def handle(self, message: Message) -> Outcome:
        """Do what a message asks; a question is asked nothing that could answer it.

        In each view its picture keeps back the same. Where its author says from where it is seen, there is only that.
        """
        if message.do == "view" and message.key not in self.own_views:
            return "no", self.say("answer.no_pick", key=message.do)
        return super().handle(message)

    def link_text(self) -> str:
        """What a link to this question holds: its id."""
        return self.asked.link_text()

    def dispute(self) -> str:
        """The verdict on the answer as a report, or that on the last pick; what is asked for is not told by it."""
        grade, asked, lang = self.grade, self.asked, self.lang
        if grade is None:
            return super().dispute()
        return report(
            asked.position,
            lang,
            position="" if self._is_redacted else str(asked.observer.position(asked.position).to_text()),
            question=f"{asked.id}. {asked.title(lang)} {asked.question(lang)}",
            tried=asked.show(grade.answer, lang),
            verdict=(grade.announced(lang), grade.message(lang)),
            rules=(grade.rule,),
            link=address(self.link_text(), lang=lang),
        )

    @property
    def _is_redacted(self) -> bool:
        """Is something of the position kept back, so that its text would tell too much?"""
        return self.asked.redact is not None and not self.revealed

    def _copy(self, wanted: str = "") -> str:
        """The position as text; "" where something of it is kept back."""
        return "" if self._is_redacted else super()._copy(wanted)

    def _do_pick(self, message: Message) -> Outcome:
        head, colon, rest = message.key.partition(":")
        deed = {
            ANSWER: self._commit,
            AGAIN: self._again,
            HINT: self._hint,
            TELL: self._tell,
            UP: self._up,
            WHOLE: self._show_whole,
            DOWN: self._down,
            FRESH: self._leave,
            NEXT: self._leave,
            BACK: self._leave,
        }.get(head + colon, self._play if self.asked.kind == "turn" else self._pick)
        return deed(message, rest)

    def _again(self, message: Message, _: str) -> Outcome:
        wrong = self.grade.answer if self.grade is not None and not self.grade.reveals else None
        self._clear()
        if wrong is not None:
            self._keep(wrong)
        self.touch(message.client, moved=self.asked.kind == "turn")
        return "done", ""

    def _pick(self, message: Message, _: str) -> Outcome:
        if self.asked.kind == "cells" and self.grade is None:
            if message.key not in self.asked.places:
                return "no", self.words("card.not_among", place=self.place_label(message.key))
            self.picked ^= {message.key}
            self.touch(message.client, self.picked_says)
            return "done", ""
        return ("done", "") if self.grade is not None else ("no", self.words("card.off_board"))

    def _commit(self, message: Message, written: str) -> Outcome:
        asked = self.asked
        if asked.kind == "turn" and self.grade is None:
            missing = self._finish(message)
            if missing:
                return "no", self.words("card.unfinished", prompt=missing)
        if asked.kind == "order" and self.grade is None and self.steps == self.untouched:
            self.untouched = ()
            return "no", self.words("card.not_ordered")
        given = written if asked.kind in {"number", "choice", "legal"} else self.given
        if not given:
            return "no", self.words("card.nothing_yet")
        try:
            self.submit(given, message.client)
        except BadAnswer as problem:
            return "no", str(problem)
        return "done", ""

    def _finish(self, message: Message) -> str:
        """Play the action that is picked in full, where only the button that says so was not pressed.

        Returns:
            What is still to be picked for an action that was begun; "" for nothing. A tool that is only taken up, with
            nothing picked for it, begins none.
        """
        picks, counted = self.picks(), frame_slots.counted(self)
        if picks is None or not (len(self.path) > 1 or counted & {*self.path}):
            return ""
        ends = [each for each in picks if not each.is_place and not each.breaches and each.key not in counted]
        if len(ends) == 1 and ends[0].action is not None:
            self.act(ends[0].action, message.client)
            return ""
        return self.phrase(picks.prompt)

    def _hint(self, message: Message, key: str) -> Outcome:
        opened = self.standing.opened
        if key == TELLING:
            return self._tell(message, key)
        if opened == len(HELPS):
            return "no", self.words("hint.all_open")
        if key != HELPS[opened].key:
            return "no", self.words("hint.not_yet", label=HELPS[opened].label(self.lang))
        self.open_hint(message.client)
        return "done", ""

    def _tell(self, message: Message, _: str) -> Outcome:
        if self.revealed:
            return "no", self.words("hint.all_open")
        if not self.may_tell:
            return "no", self.words("hint.not_told")
        self.tell(message.client)
        return "done", ""

    def _show_whole(self, message: Message, _: str) -> Outcome:
        self.shows_whole = not self.shows_whole
        self.touch(message.client)
        return "done", ""

    def _up(self, message: Message, key: str) -> Outcome:
        return self._shift(message, key, -1)

    def _down(self, message: Message, key: str) -> Outcome:
        return self._shift(message, key, 1)

    def _shift(self, message: Message, key: str, by: int) -> Outcome:
        if self.asked.kind != "order" or key not in self.steps or self.grade is not None:
            return "no", self.say("answer.no_pick", key=message.key)
        at = self.steps.index(key)
        to = max(0, min(len(self.steps) - 1, at + by))
        steps = list(self.steps)
        steps.insert(to, steps.pop(at))
        self.steps = tuple(steps)
        step = self.asked.choice(key, self.lang)
        self.touch(message.client, self.words("card.moved", step=step, number=to + 1))
        return "done", ""

    def _leave(self, message: Message, _: str) -> Outcome:
        row, number, asked = self.fresh, 1, self.home
        if message.key == NEXT and self.row is not None:
            row, self.number = self.row, self.number + 1
            number = self.number
        elif message.key == FRESH and row is not None:
            number += sum(name.startswith(row.id(1)[:-1]) for name in self._standings)
        elif message.key != BACK:
            return "no", self.say("answer.no_pick", key=message.key)
        if message.key != BACK and row is not None:
            try:
                asked = row[number]
            except NoPractice as problem:
                return "no", str(problem)
            if message.key == NEXT:
                self.home = asked
        self.ask(asked, message.client)
        return "done", ""

    def _play(self, message: Message, _: str) -> Outcome:
        if self.grade is not None:
            return "done", ""
        if not self.may_pick:
            return "no", self.words("card.turn_over")
        return super()._do_pick(message)

    def _do_cancel(self, message: Message) -> Outcome:
        if self.asked.kind == "turn":
            return super()._do_cancel(message)
        if self.picked and self.grade is None:
            self.picked = frozenset()
            self.touch(message.client, self.say("study.dropped"))
        return "done", ""

    def _do_undo(self, message: Message) -> Outcome:
        if self.grade is not None:
            return super()._do_undo(message)
        if self.asked.kind != "turn" or self.path:
            return self._do_cancel(message)
        if not self.record.ply:
            return "no", self.say("answer.no_step")
        # What was taken back is gone: a card has no branches.
        kept = self.record.actions[: self.record.ply - 1]
        self._show_answer(tuple(action.to_text() for action in kept))
        self.touch(message.client, self.say_at(len(kept), "study.undone"), moved=True)
        return "done", ""

    def note_saving(self) -> None:
        """Say, or say no more, that what was answered here cannot be saved."""
        self.unsaved = self.unsaved if journal().note else None
        self.notes = (WORDING.phrase(self.unsaved, self.lang),) if self.unsaved else ()
