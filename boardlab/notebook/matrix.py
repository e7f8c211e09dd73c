"""Matrix: an answer for every pair, live in a notebook: settings to change, cells that open as boards.

What decides is :class:`boardlab.session.matrix_session.MatrixSession`; this carries it between Python and its pages.
"""

from __future__ import annotations

from boardlab.core.ask.matrix import Content, State
from boardlab.core.contract.position import Position
from boardlab.core.picture.html import picture_html
from boardlab.notebook.hosted import Hosted, part, sent, sent_board
from boardlab.notebook.study import Study
from boardlab.session.channel import Channel
from boardlab.session.matrix_session import MatrixSession


class Matrix(Hosted):
    """A live matrix: an answer for every pair of row and column, with settings to change and cells to open.

    Args:
        content: what it is about.
        at: which stop each control begins at; the first ones if not given.
        opened: row and column of the cell that is open, counted from 0; None for none.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
    """

    _part = part("matrix")
    _session: MatrixSession
    _channel: Channel

    matrix = sent()
    heads = sent()
    _board = sent_board(Hosted)

    def __init__(
        self,
        content: Content,
        *,
        at: State | None = None,
        opened: tuple[int, int] | None = None,
        lang: str | None = None,
    ) -> None:
        self._begun: Position | None = None
        """The position with which the board began."""
        session = MatrixSession(content, at=at, opened=opened, lang=lang)
        self._host(session, Channel(session, self._send_parts, session.shown))

    # ---- to use from a cell ----

    @property
    def position(self) -> Position | None:
        """The board of the open cell; None where none is open, or none can be."""
        with self._lock:
            return self._session.position

    def choose(self, /, **stops: int) -> None:
        """Change settings, each to the stop with a number from 0: ``choose(morale=1)``.

        Raises:
            PlainError: where there is no such setting or stop.
        """
        with self._lock:
            self._session.choose(**stops)
            self._refresh()

    def open_cell(self, row: int, column: int) -> None:
        """Open a cell, counted from 0 at the upper left.

        Raises:
            PlainError: where there is no such cell.
        """
        with self._lock:
            self._session.open_cell(row, column)
            self._refresh()

    def open_board(self) -> Study:
        """Open the position of the open cell as a board to play on, here in the matrix, and give that board.

        Another cell or setting closes it.

        Raises:
            PlainError: where no cell is open, or the open one has no position.
        """
        with self._lock:
            self._session.open_board()
            self._refresh()
            assert isinstance(self._board, Study)
            return self._board

    # ---- to show ----

    def __repr__(self) -> str:
        """The matrix as text: settings, every cell, and the account of the open one."""
        with self._lock:
            return self._session.text()

    __str__ = __repr__

    def _still(self) -> str:
        """The matrix as a picture."""
        return picture_html(self._session.picture())

    # ---- what the page holds ----

    def _inside(self) -> Study | None:
        """The open cell as a board to play on, once it was asked for."""
        position = self._session.board
        if position is None:
            return None
        if not isinstance(self._board, Study) or position is not self._begun:
            self._begun = position
            return Study(position, lang=self._session.lang, show=["turn", "actions", "log", "timeline"])
        return self._board
