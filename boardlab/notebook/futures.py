"""Two futures in a notebook: ``boardlab.futures(a, b)`` shows two positions side by side, with what differs.

What decides is :class:`boardlab.session.futures_session.FuturesSession`; this carries it between Python and its pages.
"""

from __future__ import annotations

from html import escape

from boardlab.core.given import texts
from boardlab.core.picture.html import picture_html
from boardlab.notebook.hosted import Hosted, part, sent
from boardlab.session.channel import Channel
from boardlab.session.futures_session import FuturesSession


class Futures(Hosted):
    """Two positions side by side; made by :func:`futures`."""

    _part = part("futures")
    _session: FuturesSession
    _channel: Channel

    futures = sent()

    def __init__(self, session: FuturesSession) -> None:
        self._host(session, Channel(session, self._send_parts, session.shown))

    def walk(self, steps: int, side: int | None = None) -> None:
        """Go some steps on, or back with a negative number, on one side (0 or 1) or on both."""
        with self._lock:
            self._session.walk("both" if side is None else str(side), steps)
            self._refresh()

    def __repr__(self) -> str:
        with self._lock:
            return self._session.to_text()

    def _still(self) -> str:
        """Both boards and the table of differences."""
        shown = self._session.shown()["futures"]
        drawn = [side.shown.scene(lang=self._session.lang, show="board").to_svg() for side in self._session.sides]
        titled = zip(map(picture_html, drawn), (told["title"] for told in shown["sides"]), strict=True)
        boards = "".join(
            f'<figure style="flex:1 1 300px;margin:0">{picture}<figcaption>{escape(title)}</figcaption></figure>'
            for picture, title in titled
        )
        rows = "".join(
            f'<tr><th scope="row">{escape(row["what"])}</th><td>{escape(row["first"])}</td>'
            f"<td>{escape(row['second'])}</td></tr>"
            for row in shown["rows"]
        )
        table = f"<p>{escape(shown['headline'])}</p>\n<table><tbody>{rows}</tbody></table>"
        return f'<div style="display:flex;flex-wrap:wrap;gap:8px">{boards}</div>\n{table}'


def futures(first: object, second: object, *, titles: object = ("", ""), lang: str | None = None) -> Futures:
    """Two futures side by side in one widget: what differs is marked on both boards, and said.

    Args:
        first: a position, a game or a branch of one, either as text or as a link; or a pair of it and a seat, for what
            that seat sees.
        second: another of the same game.
        titles: what the two are called, ``("with the bonus", "without")``; numbers where nothing is given.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        PlainError: for what is none of these, and for two that are not of one game with as many players.
    """
    one, two, *_ = (*texts("titles", titles, '["with the bonus", "without"]'), "", "")
    return Futures(FuturesSession(first, second, (one, two), lang))
