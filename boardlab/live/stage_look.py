"""The boards of a lesson that are looked at: a picture of its source, or the board of a question that was asked."""

from __future__ import annotations

from typing import Any

from boardlab.core.game import find_game
from boardlab.core.picks import Picks
from boardlab.core.record import Record
from boardlab.core.scene import Marks, Part
from boardlab.lessons import Checkpoint
from boardlab.lessons.question_types import WORDING
from boardlab.live.checkpoint_session import WHOLE
from boardlab.live.messages import Message
from boardlab.live.picking import Outcome
from boardlab.live.session import LOOKED_AT, Session
from boardlab.live.stage_cells import position_of

PLAYING = {"undo", "redo", "jump", "switch", "branch", "cancel"}
"""What may be done with a game that is played."""


class Look(Session):
    """A board that is looked at: a position or what somebody sees of it, with marks.

    Args:
        value: what is drawn: a position, a view of one, or a still with marks.
        whole: a position of the same game, where the value is only a view of one.
        lang: the language.
    """

    def __init__(self, value: Any, whole: Any, lang: str | None) -> None:
        self.value = value
        self.seen = position_of(value)
        self.shows_whole = False
        """Was the whole board asked for, where the step speaks of a part of it?"""
        self.onward = "next"
        """The wording of the stage for the button that goes on."""
        wanted = getattr(value, "view", "")
        super().__init__(Record(self.seen if hasattr(self.seen, "play") else whole), lang=lang, view=wanted, parts=())

    @property
    def shown(self) -> Any:
        """What is drawn, as far as it may be seen."""
        return self.seen

    deeds: tuple[str, ...] = (*LOOKED_AT, "turn", "pick")
    no_edit = "edit.of_a_lesson"

    @property
    def can_leave(self) -> bool:
        """A picture of a lesson stays what it is: what is tried out is tried on a board of one's own."""
        return False

    @property
    def may_pick(self) -> bool:
        """Nothing is picked here."""
        return False

    def picks(self) -> Picks | None:
        """None: nothing is picked here."""
        return None

    @property
    def part(self) -> Part | None:
        """The part of the board where something stands or is pointed at; None for all of it."""
        crop = find_game(self.position.game).crop
        if crop is None or self.rotation or getattr(self.value, "show", "board") == "all":
            return None
        marks = getattr(self.value, "marks", None)
        keys = (*marks.lit, *marks.focus, *marks.targets, *marks.refused) if marks is not None else ()
        return crop(self.seen, self.view, keys, self.lang)

    @property
    def reading(self) -> str:
        """What is said where somebody wants to play here: nobody's turn it is, but a step to read."""
        return WORDING.say("stage.reading", self.lang, next=WORDING.say(f"stage.{self.onward}", self.lang))

    def unasked(self, message: Message) -> str:
        """Why a picture is not asked for something: nothing is played here, so nothing is taken back either."""
        return self.reading if message.do in PLAYING else super().unasked(message)

    def possible_at(self, key: str) -> str:
        """What stands at a place, and that nothing is to be done with it here."""
        places = self.value.scene(lang=self.lang).places
        return f"{places[key].says}. {self.reading}" if key in places else self.reading

    def _do_pick(self, message: Message) -> Outcome:
        if message.key != WHOLE:
            return "no", self.possible_at(message.key)
        self.shows_whole = not self.shows_whole
        self.touch(message.client)
        return "done", ""

    @property
    def receipt(self) -> None:
        """None: what scoring would pay is no part of a picture."""
        return None


class Asked:
    """The board of a question as it is read about afterwards: as it was asked, or as it was played on.

    Args:
        asked: the question.
        played: the position that the learner has played; None shows the question's own.
    """

    view = ""

    def __init__(self, asked: Checkpoint, played: Any = None) -> None:
        self.asked = asked
        self.played = played
        self.marks = Marks() if played is not None else Marks(focus=tuple(asked.named))
        self.position = asked.observer.position(asked.position if played is None else played)

    def scene(self, lang: str | None = None, **_: Any) -> Any:
        """The picture of the question, which shows nothing of its answer."""
        if self.played is None:
            return self.asked.scene(lang)
        return self.asked.draw(self.played, lang, self.marks)
