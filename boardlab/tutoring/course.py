"""The course of a tutor's session: ask until a reading is sure, refute it, ask with help and without, stop.

It knows no board and no journal; what it is told are questions of a bank and which of their answers were given.
"""

from __future__ import annotations

from typing import Literal

from boardlab.tutoring.bank import Bank, BankQuestion
from boardlab.tutoring.belief import CURED, RIGHT, Belief
from boardlab.tutoring.choose import check, choose, refutation

Phase = Literal["ask", "refute", "guided", "free", "cured", "right", "unsure"]
MOST = 6
"""So many questions are asked at most until a reading is sure."""
MORE = 2
"""So many more are asked where somebody wishes."""
TRIES = 3
"""So many questions without help are asked at most until a wrong rule is gone."""
REFUTED = 2
"""So often a wrong rule is refuted at most."""


class Course:
    """Where a session stands.

    Args:
        bank: what may be asked.
        belief: what is believed of the learner by now.
        asked: the ids of what the learner has answered before.
    """

    def __init__(self, bank: Bank, belief: Belief, asked: set[str]) -> None:
        self.bank, self.belief, self.asked = bank, belief, asked
        self.count = 0
        """How many questions were asked in this session, those that cure left out."""
        self.most = MOST
        self.wrong = ""
        """The id of the wrong rule that was found; "" before."""
        self.asks: tuple[BankQuestion, ...] = ()
        """What is asked, or shown, now: a question, or the questions of a sheet; () where the session has ended."""
        self._misses = self._frees = self._refuted = 0
        self.phase: Phase = "ask"
        self._look()

    @property
    def is_asking(self) -> bool:
        """Is an answer awaited?"""
        return self.phase in {"ask", "guided", "free"}

    @property
    def question(self) -> BankQuestion | None:
        """The first of what is asked; None where the session has ended."""
        return self.asks[0] if self.asks else None

    def answer(self, *given: int | None) -> None:
        """Take the first answers to what is asked into account; 0 for a right one, None for what nothing explains.

        What looks for a reading goes on at once; whoever is cured reads the verdict first, and then :meth:`go_on`.
        """
        for asked, each in zip(self.asks, given, strict=True):
            self.belief.answer(asked, each, helped=self.phase == "guided")
        if self.phase == "ask":
            self.count += 1
            self._misses = 0 if 2 * given.count(0) >= len(given) else self._misses + 1
            self._look()

    def go_on(self) -> None:
        """Go on from a board that refutes, from a verdict, or from an end."""
        if self.phase == "refute":
            self.belief.taught(self.wrong)
            self._ask("guided", check(self.bank, self.wrong, self.asked))
        elif self.phase == "guided":
            self._frees = 0
            self._free()
        elif self.phase == "free":
            self._weigh()
        else:
            self.most = self.count + (MOST if self.phase == "cured" else MORE)
            self.wrong = ""
            self._ask("ask", *choose(self.bank, self.belief, self.asked, self._misses))

    def _look(self) -> None:
        """Is a reading sure by now? Else the next question, or the end."""
        sure = self.belief.sure()
        if sure == RIGHT:
            self._end("right")
        elif sure is not None:
            self.refute(sure[0])
        elif self.count >= self.most:
            self._end("unsure")
        else:
            self._ask("ask", *choose(self.bank, self.belief, self.asked, self._misses))

    def refute(self, wrong: str) -> None:
        """Show that a wrong rule, by its id, is wrong, and cure it."""
        self.wrong, self._refuted = wrong, 0
        self._refute()

    def _weigh(self) -> None:
        """Is the wrong rule gone after a question without help?"""
        held = self.belief.holding()[self.wrong]
        if held < CURED:
            self._end("cured")
        elif self.belief.sure() == (self.wrong,):
            self._refute()
        elif self._frees < TRIES:
            self._free()
        else:
            self._end("unsure")

    def _refute(self) -> None:
        self._refuted += 1
        board = refutation(self.bank, self.wrong, self.asked) if self._refuted <= REFUTED else None
        self._ask("refute", board)

    def _free(self) -> None:
        self._frees += 1
        self._ask("free", check(self.bank, self.wrong, self.asked))

    def _ask(self, phase: Phase, *asks: BankQuestion | None) -> None:
        self.asks = tuple(each for each in asks if each is not None)
        if not self.asks:
            self._end("unsure")
            return
        self.phase = phase
        self.asked |= {each.id for each in self.asks}

    def _end(self, phase: Phase) -> None:
        self.phase, self.asks = phase, ()
