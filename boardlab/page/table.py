"""A board to explore and play on a plain page: a new game, or one that was given as text.

Where a text enters: as ``text`` of the wish with which the page is opened (JSON), a text or a link, which is read as
``boardlab.open`` reads it, by :func:`boardlab.session.opened.opened`. What cannot be read leaves an empty board, with
one sentence under ``mistake``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from boardlab.core.contract.game import find_game
from boardlab.core.contract.position_base import PlayerView
from boardlab.core.errors import PlainError, UnreadableText
from boardlab.core.i18n.language import SHARED, speaking
from boardlab.core.json_data import Json
from boardlab.core.play.record import Record
from boardlab.figures.qr_code import qr_code
from boardlab.lessons import Checkpoint
from boardlab.lessons.build.own_challenge import own_challenge
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.challenges import challenge
from boardlab.page.opened import OpenedPage, as_json
from boardlab.session.channel import FrameChannel
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from boardlab.session.lesson.boards import challenged
from boardlab.session.opened import LessonStep, opened
from boardlab.session.question.question import Question
from boardlab.session.read_only import view

OWN = "own"
"""The challenge that is made of a position given as ``text``: the turn of whoever decides there is judged."""
QR = '{"do":"qr"}'
"""What a page sends for a QR code of what it shows; ``qr``, ``link`` and ``mistake`` are answered."""


class TablePage(OpenedPage):
    """A board that is played on, by one page.

    It is about a wish, as JSON: the ``game``, and what else is wished of ``players``, ``seat`` and ``text``, a position
    or a game to go on from; or a ``challenge`` by its id.
    """

    def _begin(self, about: str, lang: str, show: Callable[[object], None]) -> FrameChannel:
        wished: Json = json.loads(about)
        try:
            self._session = _session(wished, lang)
        except PlainError as problem:
            self.mistake = str(problem)
            self._session = study(Record.new(wished["game"]), lang=lang)
        self.part = "table" if self._session.find(Question) is None else "question"
        return FrameChannel(self._session, show)

    def receive(self, message: str) -> str:
        """Answer one message of the page, which may be :data:`QR`; this never raises, whatever it holds."""
        return as_json(self._code()) if message == QR else super().receive(message)

    def _code(self) -> Json:
        """A QR code of the link to what is shown, or why there is none."""
        with speaking(self._session.lang):
            try:
                code = qr_code(self._session, lang=self._session.lang)
            except PlainError as problem:
                return {"qr": "", "link": "", "mistake": str(problem)}
            return {"qr": code.to_svg(), "link": code.link, "mistake": ""}

    def whole(self) -> str:
        """All that the page shows when it begins, and the part of the front end for it: ``table`` or ``question``."""
        return as_json({**self.talk.whole(), "mistake": self.mistake, "part": self.part})


def _session(wished: Json, lang: str) -> Session:
    if wished.get("challenge") == OWN:
        given = opened(str(wished.get("text") or ""))
        position: Any = given.position if isinstance(given, Record) else given
        if not hasattr(position, "play"):
            raise PlainError(WORDING.say("challenge.no_turn", lang))
        return challenged(own_challenge(position), lang=lang)
    if wished.get("challenge"):
        found = challenge(str(wished["challenge"]))
        return challenged(found, lang=lang)
    text, seat = str(wished.get("text") or ""), wished.get("seat")
    if text.strip():
        found = opened(text)
        if isinstance(found, Checkpoint):
            return Question(found, lang).session
        if isinstance(found, LessonStep):
            raise UnreadableText(SHARED.say("link.is_step"))
        if isinstance(found, PlayerView):
            return view(found, lang)
        record = found if isinstance(found, Record) else Record(found)
    else:
        game = find_game(str(wished["game"]))
        players = wished.get("players")
        record = Record.new(game, **({"players": players} if players else {}))
    return study(record, seat=seat, lang=lang)
