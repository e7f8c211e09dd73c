"""The board beside a question: as far as it may be seen, with what a verdict points out on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boardlab.core.contract.game import find_game
from boardlab.core.picture.scene import Marks, Scene
from boardlab.lessons import Grade
from boardlab.lessons.model.highlights import Highlights, of_misreading, of_receipt, of_refuted
from boardlab.session.features.picture import PictureFeature, ShownBoard
from boardlab.session.features.receipt import ReceiptFeature
from boardlab.session.features.walkthrough import WalkthroughFeature
from boardlab.session.question.asking import Asking


class QuestionBoard:
    """Draws the board of a question.

    Args:
        asking: the question.
        counting: its receipt.
        walkthrough: its answer, as far as one has walked through it.
        picture: draws a scene.
        in_picture: is what lies round the board drawn with it, where the question needs it?
    """

    def __init__(
        self,
        asking: Asking,
        counting: ReceiptFeature,
        walkthrough: WalkthroughFeature,
        picture: PictureFeature,
        *,
        in_picture: bool,
    ) -> None:
        self.asking, self.counting, self.walkthrough = asking, counting, walkthrough
        self.picture, self.in_picture = picture, in_picture

    @property
    def needs_all(self) -> bool:
        """Does the question need what lies round the board?"""
        return self.asking.asked.whole and self.asking.asked.kind != "turn"

    def shows_slots(self) -> bool:
        """Is anything shown round the board? Only where the question needs it: it could say what is asked."""
        return self.asking.asked.kind == "turn" or self.needs_all

    def shown(self) -> ShownBoard:
        """The picture that is asked about, with its words; ``alone`` is the board, where more is drawn round it."""
        if self.needs_all and self.in_picture:
            return {**self.picture.drawn(self.scene("all")), "alone": list(self.scene().view_box)}
        return self.picture.drawn(self.scene())

    def scene(self, show: str = "board") -> Scene:
        """The board: as asked, as played so far, or as it is after the answer."""
        asked, position = self.asking.asked, self.asking.session.position
        view = self.asking.pictured
        if self.counting.watched is not None:
            drawn = asked.draw(self._stands(), self.asking.session.lang, Marks(step=self.counting.watched), show, view)
            return self._cropped(drawn, show)
        if asked.kind != "turn":
            marks = self._drawn_marks()
            if marks is not None:
                drawn = asked.draw(self._stands(), self.asking.session.lang, marks, show, view)
                drawn = self._redacted(drawn)
            elif not self.asking.revealed:
                drawn = asked.scene(self.asking.session.lang, show, view)
                drawn = replace(drawn, spots=()) if asked.redact else drawn
            else:
                drawn = asked.scene_after(self.asking.session.lang, show, view)
            return self._cropped(drawn, show)
        drawn = asked.draw(position, self.asking.session.lang, self.picture.marks(), show, view)
        return self._redacted(drawn)

    def _cropped(self, drawn: Scene, show: str) -> Scene:
        """The part of it that the question needs, unless the whole is wanted."""
        part = None if self.asking.shows_whole or show == "all" else self.asking.part_of_board
        return drawn if part is None else drawn.cropped(part)

    def _redacted(self, drawn: Scene) -> Scene:
        """Without what the question asks about, until that is told: what may be pointed at would tell it, too."""
        if self.asking.asked.redact is None or self.asking.revealed:
            return drawn
        return replace(self.asking.asked.redact(drawn), spots=())

    def _drawn_marks(self) -> Marks | None:
        """What the picture itself points out; None in a game whose page does that, over the picture."""
        asked, grade = self.asking.asked, self.asking.grade
        if find_game(asked.position.game).scoring is None:
            return None
        if grade is None or not grade.reveals:
            looked = () if grade is None else of_misreading(asked, grade.misconception)
            # What is lit lets all else step back, but for what is asked about.
            lit = tuple(dict.fromkeys((*asked.named, *looked))) if looked else ()
            wrong = self.wrong(grade)
            given = tuple(sorted(self.asking.picked.difference(wrong)))
            return replace(asked.marks(self.asking.session.lang), given=given, wrong=wrong, lit=lit, focus=looked)
        if asked.kind == "cells":
            return Marks(given=grade.places, wrong=self.wrong(grade))
        lit, focus = self.lit(grade)
        return Marks(lit=lit, focus=focus, wrong=self.wrong(grade))

    def wrong(self, grade: Grade | None) -> tuple[str, ...]:
        """The places picked wrongly: all of them beside the right ones, after a wrong try the one that is told."""
        if grade is None:
            return ()
        if grade.reveals:
            own = self.walkthrough.mine.difference(grade.places)
            return tuple(sorted(own)) or of_refuted(self.asking.asked, self.asking.refuted)
        return tuple(filter(None, (grade.misplaced,)))

    def lit(self, grade: Grade) -> Highlights:
        """What is lit with a verdict, and what of it decides.

        Beside a right answer its places, or those of the line of its receipt that pays first; after a wrong one
        what was picked, or what the question names and, in focus, the places at which the wrong rule looks.
        """
        asked = self.asking.asked
        if self.walkthrough.stop is not None and (
            asked.kind != "turn" or self.walkthrough.at < len(self.asking.session.record.actions)
        ):
            return Highlights(self.walkthrough.places)
        if not grade.reveals:
            looked = of_misreading(asked, grade.misconception)
            about = asked.named or (asked.subject if looked else ())
            return Highlights(tuple(sorted(self.asking.picked)) or tuple(dict.fromkeys((*about, *looked))), looked)
        if self.walkthrough.mine:
            return Highlights(tuple(sorted({*grade.places, *self.walkthrough.mine})))
        found = of_receipt(self.counting.receipt, None if asked.in_order else self.seat)
        return found if found.lit else Highlights(tuple(grade.places))

    @property
    def seat(self) -> int:
        """Whose lines of the receipt are shown: those of whom the question is about, until others are asked for."""
        seat = self.counting.seat
        return self.asking.asked.about if seat is None else seat

    def _stands(self) -> Any:
        """The position a receipt is told on: as played, or as it is after the answer."""
        asked = self.asking.asked
        if asked.kind == "turn" or asked.after is None or not self.asking.revealed:
            return self.asking.session.position
        return asked.after(asked.position)
