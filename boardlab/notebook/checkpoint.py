"""Checkpoints in a notebook: ``check("torres.scoring.3")`` asks; the same object, called, grades an answer.

``practice("torres.scoring", seed=1)`` asks fresh positions, one after the other.

A card has a board as a Study has one: same page, same messages; what is asked on it decides the question
(:mod:`boardlab.session.question.question`).
"""

from __future__ import annotations

from boardlab import lessons
from boardlab.core.picture.html import picture_html
from boardlab.lessons import Checkpoint, Grade, checkpoint
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.practice import Row
from boardlab.notebook.hosted import Hosted, part
from boardlab.session.channel import FrameChannel
from boardlab.session.lesson.card_session import CardSession, channel_of
from boardlab.session.practising import row_about
from boardlab.session.question.question import Question
from boardlab.session.still import card_svg


class CheckpointCard(Hosted):
    """One checkpoint, asked here; made by :func:`check` and :func:`practice`.

    Args:
        asked: the checkpoint.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
        row: the practice that begins with this checkpoint, if it does.
    """

    _part = part("question")
    _session: CardSession
    _channel: FrameChannel

    def __init__(self, asked: Checkpoint, lang: str | None = None, row: Row | None = None) -> None:
        self._question = Question(asked, lang, row)
        card = CardSession(self._question)
        self._host(card, channel_of(card, self.send))

    @property
    def checkpoint(self) -> Checkpoint:
        """What is asked: the checkpoint, or the practice position shown now."""
        return self._question.asked

    def __call__(self, answer: object) -> Grade:
        """Grade an answer, with the same verdict as on the card, which shows it too.

        Raises:
            BadAnswer: for what cannot be an answer to this question.
        """
        return self._submit(answer, learner=True)

    def link_text(self) -> str:
        """What ``boardlab.link`` of this card holds: the question."""
        with self._lock:
            return self._session.link_text()

    def hint(self) -> str:
        """Open the next hint, on the card too, and give its text; the answer last, and "" where all are open."""
        with self._lock:
            text = self._question.open_hint()
            self._refresh()
            return text

    def solve(self) -> None:
        """Submit the answer the game computes, and print only whether it was accepted. No learner’s progress."""
        grade = self._submit(self.checkpoint.answer(), learner=False)
        state = "solved" if grade else "not solved"
        print(f"{self.checkpoint.id}: {state}")  # noqa: T201  (what a solution cell shows)

    def _submit(self, answer: object, *, learner: bool) -> Grade:
        with self._lock:
            grade = self._question.submit(answer, learner=learner)
            self._refresh()
            return grade

    def journal_grew(self) -> None:
        """Something was answered or saved: where this card says that it could not be, it may be time to say no more."""
        # Whoever holds the card just now is answering on it, and shows it anew anyhow.
        if self._question.unsaved and self._lock.acquire(blocking=False):
            try:
                self._refresh()
            finally:
                self._lock.release()

    def __repr__(self) -> str:
        """Question, worth and state; never the answer."""
        with self._lock:
            return self.checkpoint.to_text(self._session.lang, self._question.state)

    __str__ = __repr__

    def _still(self) -> str:
        """The question as a picture."""
        return picture_html(card_svg(self.checkpoint, self._session.lang))

    def _on_page(self, widget: object, content: object, buffers: object) -> None:
        super()._on_page(widget, content, buffers)
        self._watch()

    def _refresh(self) -> None:
        super()._refresh()
        self._watch()

    def _watch(self) -> None:
        """Hear when something is saved again, to say no more that it cannot be."""
        if self._question.unsaved:
            journal().watch(self)


def check(checkpoint_id: str) -> CheckpointCard:
    """A checkpoint by its id, such as ``torres.scoring.3``, to be answered here.

    Raises:
        UnknownCheckpoint: naming the nearest ids, where there is none.
    """
    return CheckpointCard(checkpoint(checkpoint_id))


def practice(topic: str, *, seed: int | str = 0, against: str = "") -> CheckpointCard:
    """Fresh positions, one after the other; the same seed gives the same ones.

    Args:
        topic: such as ``torres.scoring``; or the id of a rule or a misconception, for that alone.
        seed: a number or a plain word.
        against: id of a misconception that every position shall tell from the truth.

    Raises:
        NoPractice: saying where there is practice, where this topic has none.
    """
    row = lessons.practice(topic, seed=seed, against=against) if against else row_about(topic, seed)
    return CheckpointCard(row[1], row=row)
