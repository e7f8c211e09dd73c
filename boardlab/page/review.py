"""A game looked back on, on a plain page: one that the browser has kept, or one that was given as text or as a link."""

from __future__ import annotations

import json
from collections.abc import Callable

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import SHARED
from boardlab.core.json_data import Json
from boardlab.core.play.record import Record
from boardlab.page.opened import OpenedPage, as_json
from boardlab.session.base_session import BaseSession
from boardlab.session.channel import Channel
from boardlab.session.opened import opened
from boardlab.session.review_session import ReviewSession


class ReviewPage(OpenedPage):
    """A review, shown by one page.

    It is about a wish, as JSON: the ``text`` of a game or a link to one, the ``seat`` to be reviewed (null for the
    first), and what the learner's ``own`` game is called. Of what is no game it shows nothing but the mistake.
    """

    def _begin(self, about: str, lang: str, show: Callable[[object], None]) -> Channel:
        wish: Json = json.loads(about)
        self._session: ReviewSession | None = None
        try:
            record = opened(str(wish.get("text") or ""))
            if not isinstance(record, Record):
                raise PlainError(SHARED.say("mistake.no_game", lang))
            seat = wish.get("seat")
            own = str(wish.get("own") or "") if seat is not None else ""
            shown = seat if isinstance(seat, int) and 0 <= seat < record.start.players else 0
            self._session = ReviewSession(record, shown, on_pages=True, lang=lang, teaches=False, own=own)
        except PlainError as problem:
            self.mistake = str(problem)
            return Channel(BaseSession(lang), lambda parts: None)
        return Channel(self._session, lambda parts: show({"parts": parts}), self._session.shown)

    def whole(self) -> str:
        """The review as it begins; "" in place of what cannot be reviewed."""
        shown = None if self._session is None else self._session.as_part()
        return as_json({"review": shown, "mistake": self.mistake})
