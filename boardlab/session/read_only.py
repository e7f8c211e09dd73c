"""Boards that are looked at: a picture of a lesson, the board of a question that was asked, what one seat sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import Position, View
from boardlab.core.i18n.language import SHARED
from boardlab.core.json_data import Json
from boardlab.core.picture.scene import Marks, Part, Scene
from boardlab.core.play.record import Record
from boardlab.lessons import Checkpoint
from boardlab.lessons.model.base_question import WORDING
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.copy import CopyFeature
from boardlab.session.features.edit import EDITS, why_no_edit
from boardlab.session.features.picks import Here, Pick
from boardlab.session.features.picture import PictureFeature, ShownBoard, ShowWhole
from boardlab.session.features.timeline import TimelineFeature
from boardlab.session.game_session import Feature, Session
from boardlab.session.viewer import TEXT_VIEW

PLAYED = {"undo", "redo", "jump", "switch", "branch", "cancel"}
"""What is asked of a game that is played."""
READ_PITCH = 47.0
"""Where a phone shows a part at a time of a board with all that is drawn round it, its letters have eleven pixels."""
SHOWN = ("head", "turn", "actions", "timeline")
"""The parts beside a view that was opened by itself."""


class ReadOnlyFeature(Feature):
    """A board is looked at, and nothing is picked on it.

    Args:
        session: the board.
        value: what is drawn: a position, a view of one, or a still with marks.
    """

    def __init__(self, session: Session, value: Any) -> None:
        super().__init__(session)
        self.value = value
        self.shows_whole = False
        """Was the whole board asked for, where the step speaks of a part of it?"""
        self.onward = "next"
        """The wording of the stage for the button that goes on."""
        self.reading: Callable[[], str] = self._reads_step
        """Gives what is said where somebody wants to play here."""
        self.picture = session.add(PictureFeature(session, draw=self._board).turns())
        on = session.handlers.on
        on(Here, self._tell_place)
        on(Pick, self._tell_place)
        on(ShowWhole, self._show_whole)

    def _reads_step(self) -> str:
        lang = self.session.lang
        return WORDING.say("stage.reading", lang, next=WORDING.say(f"stage.{self.onward}", lang))

    @property
    def part_of_board(self) -> Part | None:
        """The part of the board where something stands or is pointed at; None for all of it."""
        return self._part(self.value, self.session.shown)

    def _part(self, value: object, shown: object) -> Part | None:
        session = self.session
        crop = find_game(session.position.game).crop
        if crop is None or session.rotation or getattr(value, "show", "board") == "all":
            return None
        marks = getattr(value, "marks", None)
        keys = (*marks.lit, *marks.focus, *marks.targets, *marks.refused) if marks is not None else ()
        return crop(shown, session.view, keys, session.lang)

    def _board(self) -> ShownBoard:
        shown = self.session.shown
        drawn = self.drawn_alike(self.value, shown)
        if "panel" not in drawn.layers or drawn.pitch or self.session.view == TEXT_VIEW:
            return self.picture.drawn(drawn)
        if isinstance(self.value, AskedBoard):
            # What lay round it was read with the question.
            alone = shown.scene(view=self.session.view, show="board").view_box
            return {**self.picture.drawn(drawn), "alone": list(alone)}
        return self.picture.drawn(replace(drawn, pitch=READ_PITCH))

    def drawn_alike(self, value: Any, shown: View) -> Scene:
        """Another board as this one is drawn: in its view, turned as it is, as much of it in sight.

        Args:
            value: what is drawn.
            shown: the position or view in it.
        """
        session = self.session
        as_text = session.view == TEXT_VIEW
        how: Json = {} if as_text else {"view": session.view}
        if hasattr(shown, "quarter_turns") and shown.quarter_turns:
            how["rotation"] = session.rotation
        drawn: Scene = value.scene(lang=session.lang, **how, show=getattr(value, "show", "") or "board")
        part = None if self.shows_whole or as_text else self._part(value, shown)
        return drawn if part is None else drawn.cropped(part)

    def possible_at(self, key: str) -> str:
        """What stands at a place, and that nothing is to be done with it here."""
        places = self.value.scene(lang=self.session.lang).places
        return f"{places[key].says}. {self.reading()}" if key in places else self.reading()

    def _tell_place(self, command: Here | Pick) -> Outcome:
        if isinstance(command, Pick):
            return "no", self.possible_at(command.key)
        known = command.key in self.session.places
        return ("done", self.possible_at(command.key)) if known else ("no", self.session.say("answer.no_place"))

    def _show_whole(self, command: Command) -> Outcome:
        self.shows_whole = not self.shows_whole
        self.session.touch(command.by)
        return "done", ""


def read_only(value: object, whole: object, lang: str | None) -> Session:
    """A board of a lesson to look at: it says that a step is read, not whose turn it is.

    Args:
        value: what is drawn: a position, a view of one, or a still with marks.
        whole: a position of the same game, where the value is only a view of one.
        lang: the language.
    """
    return _looked_at(value, whole, lang).session


def view(seen: Any, lang: str | None) -> Session:
    """A board that shows a view which was opened from its text: to be looked at and copied, not played on.

    Args:
        seen: what somebody sees.
        lang: the language.
    """
    # A whole position that looks the same stands in for the one that nobody here knows.
    looking = _looked_at(seen, seen.sample(Random(0)), lang)
    session = looking.session
    looking.reading = lambda: SHARED.say("mistake.view_only", session.lang)
    session.parts, session.seat = SHOWN, seen.viewer
    session.remarks = lambda: (looking.reading(),)
    session.handlers.refuse(("seat", "reveal"), looking.reading)
    session.add(CopyFeature(session))
    return session


def _looked_at(value: Any, whole: Any, lang: str | None) -> ReadOnlyFeature:
    seen = getattr(value, "position", None) or value
    record = Record(seen if hasattr(seen, "play") else whole)
    session = Session(record, lang=lang, view=getattr(value, "view", ""), parts=(), seen=seen)
    if not (hasattr(value, "position") or hasattr(value, "views")):
        session.own_views = ()
    session.add(TimelineFeature(session))
    looking = session.add(ReadOnlyFeature(session, value))
    session.handlers.refuse(EDITS, lambda: why_no_edit(session, "edit.of_a_lesson"))
    # Nothing is played here, so nothing is taken back either.
    session.handlers.refuse(PLAYED, lambda: looking.reading())  # noqa: PLW0108  (what it says may be replaced)
    return looking


class AskedBoard:
    """The board of a question as it is read about afterwards: as it was asked, or as it was played on.

    Args:
        asked: the question.
        played: the position that the learner has played; None shows the question's own.
    """

    view = ""

    def __init__(self, asked: Checkpoint, played: Position | None = None) -> None:
        self.asked = asked
        self.played = played
        self.marks = Marks() if played is not None else Marks(focus=tuple(asked.named))
        self.position = asked.observer.position(asked.position if played is None else played)

    def scene(self, lang: str | None = None, **_: object) -> Scene:
        """The picture of the question, which shows nothing of its answer."""
        if self.played is None:
            return self.asked.scene(lang)
        return self.asked.draw(self.played, lang, self.marks)
