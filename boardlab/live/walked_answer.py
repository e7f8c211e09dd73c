"""An answered checkpoint being walked: step by step through what the learner did, and through what the rule asks for.

A page walks by the messages of a game's timeline: ``jump`` to a step of a way, ``undo`` and ``redo`` from step to step.
A turn is played on the board again; of places and steps put in order, one after the other is lit and told.
"""

from __future__ import annotations

from boardlab.core.record import Record
from boardlab.live.asked_checkpoint import AskedCheckpoint
from boardlab.live.messages import Message
from boardlab.live.picking import Outcome
from boardlab.live.ways import Stop, Way, ways


class WalkedAnswer(AskedCheckpoint):
    """What was answered, and how far one has walked through it."""

    way_at = 0
    """How many steps of the way shown lie behind; 0 before the first one."""
    _whose = ""
    _walks: tuple[object, str, tuple[Way, ...]] | None = None
    """The ways of a verdict in a language, once they were asked for."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways that may be walked now.

        None before an answer, the learner's own after one; the rule's as well once that may be seen.
        """
        if self.grade is None:
            return ()
        if self._walks is None or self._walks[:2] != (self.grade, self.lang) or self._walks[0] is not self.grade:
            self._walks = self.grade, self.lang, ways(self.asked, self.grade, self.lang)
        return self._walks[2]

    @property
    def walked(self) -> Way | None:
        """The way that is shown; None where there is none."""
        return next((way for way in self.ways if way.whose == self._whose), None)

    @property
    def stop(self) -> Stop | None:
        """The step of the way where one stands; None before the first."""
        way = self.walked
        return way.stops[self.way_at - 1] if way is not None and self.way_at else None

    def way_label(self, way: Way) -> str:
        """What a way is called."""
        right = self.grade is not None and self.grade.right
        return self.words("way.another" if right and len(self.ways) > 1 and way.whose == "rule" else f"way.{way.whose}")

    @property
    def way_says(self) -> str:
        """What is told where one stands; "" before places and steps, which are all seen."""
        if self.stop is None:
            return self.words("way.start") if self.asked.kind == "turn" else ""
        return self.stop.says

    @property
    def way_places(self) -> tuple[str, ...]:
        """The places to light where one stands."""
        return () if self.stop is None else self.stop.places

    @property
    def mine(self) -> frozenset[str]:
        """The places that the learner picked, where the right ones may be seen beside them."""
        own = next((way.answer for way in self.ways if way.whose == "mine"), None) if self.revealed else None
        return own if isinstance(own, frozenset) else frozenset()

    def _begin_ways(self) -> None:
        """Stand at the end of the turn that the verdict is about, or before the first of places and steps."""
        graded = self.grade.answer if self.grade is not None else None
        way = next((way for way in self.ways if way.answer == graded), None)
        self._whose = way.whose if way is not None else ""
        self.way_at = len(way.stops) if way is not None and self.asked.kind == "turn" else 0

    def _stand(self, way: Way, at: int) -> None:
        if self.asked.kind == "turn":
            if way.whose != self._whose and isinstance(way.answer, tuple):
                self._replay(way.answer)
            self.record.jump(at)
        self._whose, self.way_at = way.whose, at

    def _replay(self, actions: tuple[str, ...]) -> None:
        """Play actions on the board, from the position of the question on."""
        self.record = Record(self.asked.position)
        for text in actions:
            self.record.play(text)
        self.path, self.refusal = (), None

    def _do_jump(self, message: Message) -> Outcome:
        whose = message.key or self._whose
        way = next((way for way in self.ways if way.whose == whose), None)
        if way is None or message.at > len(way.stops):
            return "no", self.say("answer.no_step")
        self._stand(way, message.at)
        where = self.words("way.at", at=self.way_at, of=len(way.stops)) if self.way_at else ""
        name = ", ".join(filter(None, (self.way_label(way), where)))
        self.touch(message.client, f"{name}. {self.way_says}".rstrip())
        return "done", ""

    def _do_undo(self, message: Message) -> Outcome:
        return self._step(message, -1)

    def _do_redo(self, message: Message) -> Outcome:
        return self._step(message, 1)

    def _step(self, message: Message, by: int) -> Outcome:
        if not self.ways or self.way_at + by < 0:
            return "no", self.say("answer.no_step")
        return self._do_jump(message._replace(key="", at=self.way_at + by))

    def _do_walk(self, message: Message) -> Outcome:
        """Show how a line of the receipt is counted, on the board that it is the receipt of."""
        if self.asked.kind == "turn":
            self._begin_ways()
            if self.walked is not None and isinstance(self.walked.answer, tuple):
                self._replay(self.walked.answer)
        return super()._do_walk(message)
