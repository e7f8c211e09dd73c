"""A review in a notebook: ``boardlab.review(game, seat)`` looks back on a game.

What decides is :class:`boardlab.session.review_session.ReviewSession`; this carries it between Python and its pages.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from boardlab.core.given import seat_of, whole_number
from boardlab.core.picture.html import html_table, picture_html
from boardlab.core.play.observer import Observer
from boardlab.notebook.hosted import Hosted, part, sent
from boardlab.session.channel import Channel
from boardlab.session.given_game import record_of
from boardlab.session.review_session import ReviewSession

if TYPE_CHECKING:
    from boardlab.core.play.record import Record
    from boardlab.figures.chart import Chart
    from boardlab.reviewing.review import GameReview

MOST_SAMPLES = 1_000_000


class ReviewCard(Hosted):
    """A game looked back on; made by :func:`review`."""

    _part = part("review")
    _session: ReviewSession
    _channel: Channel

    review = sent()

    def __init__(self, session: ReviewSession) -> None:
        self._host(session, Channel(session, self._send_parts, session.shown))

    @property
    def found(self) -> GameReview:
        """What was found: decisions, ideas, turning points, luck."""
        return self._session.review

    def chart(self) -> Chart:
        """The chances of winning along the game, with their table."""
        from boardlab.figures.chances import chances_chart

        return chances_chart(self._session.review)

    def __repr__(self) -> str:
        with self._lock:
            return self._session.to_text()

    def _still(self) -> str:
        """The text, the boards of the turning points, and the table of the chances."""
        found = self._session.review
        parts = ["".join(f"<p>{escape(line)}</p>" for line in found.to_text().split("\n") if line)]
        for each in found.turning:
            ends = [Observer(found.seat).position(line.record.positions[line.own]) for line in found.lines_of(each)]
            drawn = [end.scene(lang=self._session.lang, show="board").to_svg() for end in ends]
            boards = "".join(f'<div style="flex:1 1 300px">{picture_html(svg)}</div>' for svg in drawn)
            parts.append(f'<div style="display:flex;flex-wrap:wrap;gap:8px">{boards}</div>')
        return "\n".join([*parts, html_table(*self.chart().as_table())])


def review(
    game: Record | str, seat: int = 0, *, samples: int | None = None, seed: str | int = "", lang: str | None = None
) -> ReviewCard:
    """Look back on a game: what decided it, what would have been better, why, and the lesson that teaches it.

    Stopping the cell leaves what was found by then.

    Args:
        game: a :class:`~boardlab.core.play.record.Record`, its text, or a link to it; its current line is reviewed.
        seat: whose decisions.
        samples: how many games are played on in all: the more, the more exact; None for some seconds.
        seed: the same seed gives the same review.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        PlainError: for what is no game, a seat that does not play or decided nothing, a game that nobody can review.
    """
    record = record_of(game, None)
    own = seat_of(seat, record.start.players)
    many = None if samples is None else whole_number(samples, 1, MOST_SAMPLES, "mistake.samples")
    session = ReviewSession(record, own or 0, samples=many, seed=seed, lang=lang)
    try:
        session.go_on()
    except KeyboardInterrupt:
        session.work.close()
        session.over = True
    return ReviewCard(session)
