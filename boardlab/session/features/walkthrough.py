"""An answered question being walked: step by step through what the learner did, and through what the rule asks for.

A page walks by the commands of a game's timeline: ``jump`` to a step of a way, ``undo`` and ``redo`` from step to step.
A turn is played on the board again; of places and steps put in order, one after the other is lit and told.
"""

from __future__ import annotations

from typing import TypedDict

from boardlab.core.play.record import Record
from boardlab.session.commands import Outcome
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.timeline import Jump, Redo, Undo
from boardlab.session.game_session import Feature
from boardlab.session.question.asking import Asking
from boardlab.session.question.walkthroughs import Sign, WalkStep, Walkthrough, Whose, signs, walkthroughs

GLYPHS: dict[Sign, str] = {"": "", "both": "✓", "over": "✕", "missing": "+", "ends": "✕"}
"""What tells places and steps apart without colour."""


class ShownWalkStep(TypedDict):
    """A step of a way that is walked."""

    label: str
    says: str
    sign: str
    elsewhere: int
    """The number that it has in the other way; 0 where that is not told."""


class ShownWalkthrough(TypedDict):
    """A way that may be walked."""

    key: Whose
    label: str
    play: str
    stops: list[ShownWalkStep]


class ShownWalkthroughs(TypedDict):
    """The ways that may be walked now, and what is told where one stands."""

    title: str
    kind: str
    shown: Whose
    at: int
    of: int
    where: str
    says: str
    rule: str
    rule_title: str
    signs: dict[str, str]
    """What is laid on places, by their keys."""
    ways: list[ShownWalkthrough]
    back: str
    on: str
    stop: str


class WalkthroughFeature(Feature):
    """What was answered, and how far one has walked through it.

    Args:
        asking: the question.
        picking: what is picked on its board.
    """

    def __init__(self, asking: Asking, picking: PicksFeature) -> None:
        super().__init__(asking.session)
        self.at = 0
        """How many steps of the way shown lie behind; 0 before the first one."""
        self._asking, self._picking = asking, picking
        self._whose = ""
        self._walks: tuple[object, str, tuple[Walkthrough, ...]] | None = None
        """The ways of a verdict in a language, once they were asked for."""
        self.session.handlers.on(Jump, self._jump)

    @property
    def walkthroughs(self) -> tuple[Walkthrough, ...]:
        """The ways that may be walked now.

        None before an answer, the learner's own after one; the rule's as well once that may be seen.
        """
        if self._asking.grade is None:
            return ()
        if (
            self._walks is None
            or self._walks[:2] != (self._asking.grade, self.session.lang)
            or self._walks[0] is not self._asking.grade
        ):
            asking, lang = self._asking, self.session.lang
            found = walkthroughs(asking.asked, self._asking.grade, lang, read=asking.refuted is not None)
            self._walks = (self._asking.grade, lang, found)
        return self._walks[2]

    @property
    def walked(self) -> Walkthrough | None:
        """The way that is shown; None where there is none."""
        return next((way for way in self.walkthroughs if way.whose == self._whose), None)

    @property
    def stop(self) -> WalkStep | None:
        """The step of the way where one stands; None before the first."""
        way = self.walked
        return way.stops[self.at - 1] if way is not None and self.at else None

    def label(self, way: Walkthrough) -> str:
        """What a way is called."""
        if self._asking.refuted is not None and way.whose == "mine":
            return self._asking.words("way.read")
        right = self._asking.grade is not None and self._asking.grade.right
        if right and way.whose == "rule":
            # What is right and walked alone is what the learner gave.
            return self._asking.words("way.another" if len(self.walkthroughs) > 1 else "way.mine")
        return self._asking.words(f"way.{way.whose}")

    @property
    def says(self) -> str:
        """What is told where one stands; "" before places and steps, which are all seen."""
        if self.stop is None:
            return self._asking.words("way.start") if self._asking.asked.kind == "turn" else ""
        return self.stop.says

    @property
    def places(self) -> tuple[str, ...]:
        """The places to light where one stands."""
        return () if self.stop is None else self.stop.places

    @property
    def mine(self) -> frozenset[str]:
        """The places that the learner picked, where the right ones may be seen beside them."""
        own = (
            next((way.answer for way in self.walkthroughs if way.whose == "mine"), None)
            if self._asking.revealed
            else None
        )
        return own if isinstance(own, frozenset) else frozenset()

    def begin(self) -> None:
        """Stand at the end of the turn that the verdict is about, or before the first of places and steps."""
        graded = self._asking.grade.answer if self._asking.grade is not None else None
        way = next((way for way in self.walkthroughs if way.answer == graded), None)
        self._whose = way.whose if way is not None else ""
        self.at = len(way.stops) if way is not None and self._asking.asked.kind == "turn" else 0

    def _stand(self, way: Walkthrough, at: int) -> None:
        if self._asking.asked.kind == "turn":
            if way.whose != self._whose and isinstance(way.answer, tuple):
                self.replay(way.answer)
            self.session.record.jump(at)
        self._whose, self.at = way.whose, at

    def replay(self, actions: tuple[str, ...]) -> None:
        """Play actions on the board, from the position of the question on."""
        self.session.record = Record(self._asking.asked.position)
        for text in actions:
            self.session.record.play(text)
        self._picking.drop()

    def _jump(self, command: Jump) -> Outcome:
        whose = command.key or self._whose
        way = next((way for way in self.walkthroughs if way.whose == whose), None)
        if way is None or command.at > len(way.stops):
            return "no", self.session.say("answer.no_step")
        self._stand(way, command.at)
        where = self._asking.words("way.at", at=self.at, of=len(way.stops)) if self.at else ""
        name = ", ".join(filter(None, (self.label(way), where)))
        self.session.touch(command.by, f"{name}. {self.says}".rstrip())
        return "done", ""

    def step(self, command: Undo | Redo) -> Outcome:
        """Go a step back, or on."""
        at = self.at + (1 if isinstance(command, Redo) else -1)
        if not self.walkthroughs or at < 0:
            return "no", self.session.say("answer.no_step")
        return self._jump(Jump(command.by, command.rev, at))

    def show_end(self) -> None:
        """Show the board that the verdict, and its receipt, is about."""
        if self._asking.asked.kind == "turn":
            self.begin()
            if self.walked is not None and isinstance(self.walked.answer, tuple):
                self.replay(self.walked.answer)

    # ---- what a card shows of it ----

    def shown(self) -> ShownWalkthroughs | None:
        """The ways that may be walked now, and what is told where one stands; None where there are none."""
        grade, way = self._asking.grade, self.walked
        if grade is None or way is None:
            return None
        stop, at = self.stop, self.at
        # The rule that the verdict quotes is not said twice.
        rule = stop.rule if stop is not None and stop.rule != grade.rule else ""
        several = len(self.walkthroughs) > 1
        on_board: dict[str, str] = {
            place: GLYPHS[sign] for place, sign in signs(self._asking.asked, grade, self.walkthroughs).items()
        }
        if self._asking.asked.kind == "order":
            on_board = dict.fromkeys(self.places, str(at))
        return {
            "title": self._asking.words("way.title") if several else self.label(way),
            "kind": self._asking.asked.kind,
            "shown": way.whose,
            "at": at,
            "of": len(way.stops),
            "where": self._asking.words("way.at", at=at, of=len(way.stops)) if at else "",
            "says": self.says,
            "rule": rule,
            "rule_title": self.session.rule_title(rule),
            "signs": on_board,
            "ways": [self._shown_way(each) for each in self.walkthroughs],
            "back": self._asking.words("way.back"),
            "on": self._asking.words("way.on"),
            "stop": self._asking.words("way.stop"),
        }

    def _shown_way(self, way: Walkthrough) -> ShownWalkthrough:
        label = self.label(way)
        return {
            "key": way.whose,
            "label": label,
            "play": self._asking.words("way.play", way=label),
            "stops": [
                {"label": stop.label, "says": stop.says, "sign": GLYPHS[stop.sign], "elsewhere": stop.elsewhere}
                for stop in way.stops
            ],
        }
