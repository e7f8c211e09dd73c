"""A matrix being looked into: an answer for every pair, settings to change, cells that open as boards.

What a page shows is ``matrix`` after every change, as finished sentences, and ``heads`` with the language. What it is
about comes from a :class:`boardlab.core.ask.matrix.Content`; nothing here knows a game.
"""

from __future__ import annotations

from typing import TypedDict

from boardlab.core.ask import matrix as drawing
from boardlab.core.ask.matrix import Content, State
from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import Position
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import LANGUAGES, text_in
from boardlab.core.i18n.languages import LABELS
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.base_question import WORDING
from boardlab.session.base_session import BaseSession, LanguageName
from boardlab.session.commands import Command, Outcome
from boardlab.session.icons import page_words


class Choose(Command, do="set"):
    """Change the setting ``key`` to its stop ``at``."""

    key: str
    at: int


class OpenCell(Command, do="open"):
    """Open the cell with the number ``at``, counted row by row."""

    at: int


class OpenBoard(Command, do="play"):
    """Open the open cell as a board to play on."""


class MatrixHead(TypedDict):
    """A row or a column, with its picture."""

    label: str
    name: str
    group: str
    text: str
    svg: str


class MatrixHeads(TypedDict):
    """Rows and columns: all that changes with the language alone."""

    sheet: str
    rows: list[MatrixHead]
    columns: list[MatrixHead]


class MatrixCell(TypedDict):
    """The answer for a pair."""

    sign: str
    tone: str
    helped: bool
    says: str


class MatrixLine(TypedDict):
    """A line of an account, with what its rule is called and says."""

    label: str
    value: str
    rule: str
    ruled: str
    says: str
    total: bool
    """Is it the sum of those above?"""


class MatrixAccount(TypedDict):
    """How the answer of the open cell comes about."""

    row: int
    column: int
    title: str
    lines: list[MatrixLine]
    verdict: str
    good: bool
    says: list[str]
    played: bool
    svg: str
    board: str


class MatrixControl(TypedDict):
    """A setting: its stops, and which it is at."""

    key: str
    label: str
    stops: list[str]
    at: int


class MatrixSign(TypedDict):
    """What a sign in a cell means."""

    kind: str
    sign: str
    name: str


class MatrixPart(TypedDict):
    """All that changes with the settings: cells, counts, and the account of the open cell."""

    lang: str
    languages: list[LanguageName]
    title: str
    note: str
    count: str
    before: str
    axes: list[str]
    tallied: str
    legend: list[MatrixSign]
    words: dict[str, str]
    silent: str
    busy: str
    ended: str
    hint: str
    play: str
    apart: str
    controls: list[MatrixControl]
    remarks: list[str]
    tallies: list[list[int]]
    cells: list[list[MatrixCell]]
    open: MatrixAccount | None


class MatrixParts(TypedDict):
    """What pages show of a matrix, by the names of its parts."""

    matrix: MatrixPart
    heads: MatrixHeads


class MatrixSession(BaseSession):
    """The state behind a matrix, and what each message does to it.

    Args:
        content: what it is about.
        at: which stop each control begins at; the first ones if not given.
        opened: row and column of the cell that is open, counted from 0; None for none.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
    """

    def __init__(
        self,
        content: Content,
        *,
        at: State | None = None,
        opened: tuple[int, int] | None = None,
        lang: str | None = None,
    ) -> None:
        super().__init__(lang)
        self.content = content
        self.state: State = at or (0,) * len(content.controls(self.lang))
        """Which stop each control is at."""
        self.opened = opened
        self.board: Position | None = None
        """The position of the open cell, once it was asked for as a board; until another cell or setting is chosen."""
        self._heads: dict[str, MatrixHeads] = {}
        self.handlers.on(Choose, self._choose)
        self.handlers.on(OpenCell, self._open_cell)
        self.handlers.on(OpenBoard, self._open_board)

    # ---- what may be done ----

    def choose(self, /, **stops: int) -> None:
        """Change settings, each to the stop with a number from 0: ``choose(morale=1)``.

        Raises:
            PlainError: where there is no such setting or stop.
        """
        state = list(self.state)
        controls = self.content.controls(self.lang)
        keys = [control.key for control in controls]
        for key, stop in stops.items():
            at = keys.index(key) if key in keys else -1
            if at < 0 or type(stop) is not int or not 0 <= stop < len(controls[at].stops):
                given = f"{shown(key)}={shown(stop, 20)}"
                raise PlainError(WORDING.say("matrix.setting", self.lang, given=given, keys=tuple(keys)))
            state[at] = stop
        self.state, self.board = tuple(state), None
        self.rev += 1

    def open_cell(self, row: int, column: int) -> None:
        """Open a cell, counted from 0 at the upper left.

        Raises:
            PlainError: where there is no such cell.
        """
        rows, columns = (len(heads) for heads in (self.content.rows(self.lang), self.content.columns(self.lang)))
        if type(row) is not int or type(column) is not int or not (0 <= row < rows and 0 <= column < columns):
            raise PlainError(WORDING.say("matrix.cell", self.lang, rows=rows - 1, columns=columns - 1))
        self.opened, self.board = (row, column), None
        self.rev += 1

    def open_board(self) -> None:
        """Open the cell that is open as a position to play on.

        Raises:
            PlainError: where no cell is open, or the open one has no position.
        """
        if self.opened is None:
            raise PlainError(WORDING.say("matrix.none_open", self.lang))
        position = self.position
        if position is None:
            raise PlainError(WORDING.say("matrix.no_position", self.lang))
        self.board = position
        self.rev += 1

    def _choose(self, command: Choose) -> Outcome:
        self.choose(**{command.key: command.at})
        return "done", ""

    def _open_cell(self, command: OpenCell) -> Outcome:
        self.open_cell(*divmod(command.at, len(self.content.columns(self.lang))))
        return "done", ""

    def _open_board(self, command: OpenBoard) -> Outcome:
        self.open_board()
        return "done", ""

    # ---- what is shown ----

    @property
    def position(self) -> Position | None:
        """The board of the open cell; None where none is open, or none can be."""
        return None if self.opened is None else self.content.position(*self.opened, self.state)

    def text(self) -> str:
        """The matrix as text: settings, every cell, and the account of the open one."""
        lines = [drawing.to_text(self.content, self.state, self.lang)]
        if self.opened is not None:
            told = self.content.account(*self.opened, self.state, self.lang)
            sums = "; ".join(f"{line.label} {line.value}" for line in told.lines)
            lines += ["", f"{told.title}. {sums}. {told.verdict}. {' '.join(told.says)}"]
        return "\n".join(lines)

    def picture(self) -> str:
        """The matrix as a still picture, in SVG."""
        return drawing.scene(self.content, self.state, self.lang).to_svg()

    def shown(self) -> MatrixParts:
        """All that pages show."""
        if self.lang not in self._heads:
            self._heads[self.lang] = self._heads_in(self.lang)
        return {"matrix": self._matrix(), "heads": self._heads[self.lang]}

    def _heads_in(self, lang: str) -> MatrixHeads:
        """Rows and columns with their pictures: all that changes with the language alone."""
        rows, columns = self.content.rows(lang), self.content.columns(lang)
        return {
            "sheet": rows[0].picture.css,
            "rows": [_head(head) for head in rows],
            "columns": [_head(head) for head in columns],
        }

    def _matrix(self) -> MatrixPart:
        """All that changes with the settings: cells, counts, and the account of the open cell."""
        content, state, lang = self.content, self.state, self.lang
        rows, columns = range(len(content.rows(lang))), range(len(content.columns(lang)))
        found, before = content.count(state, lang)
        bare = (0,) * len(state)
        return {
            "lang": lang,
            "languages": [{"code": code, "name": LABELS[code]} for code in LANGUAGES],
            "title": content.title(lang),
            "note": content.note(lang),
            "count": found,
            "before": before,
            "axes": list(content.axes(lang)),
            "tallied": content.tallied(lang),
            "legend": [
                {"kind": kind, "sign": drawing.SIGNS.get(kind, ""), "name": name} for kind, name in content.legend(lang)
            ],
            "words": page_words(lang, "close", "language", "other_notebook"),
            "silent": WORDING.say("progress.silent", lang),
            "busy": WORDING.say("page.busy", lang),
            "ended": WORDING.say("page.ended", lang),
            "hint": WORDING.say("matrix.hint", lang),
            "play": WORDING.say("matrix.play", lang),
            "apart": WORDING.say("matrix.apart", lang),
            "controls": [
                {"key": control.key, "label": control.label, "stops": list(control.stops), "at": at}
                for control, at in zip(content.controls(lang), state, strict=True)
            ],
            "remarks": [content.remark(row, state, lang) for row in rows],
            "tallies": [[drawing.tally(content, row, now, lang) for now in (state, bare)] for row in rows],
            "cells": [[_cell(content.entry(row, column, state, lang)) for column in columns] for row in rows],
            "open": None if self.opened is None else self._account(*self.opened),
        }

    def _account(self, row: int, column: int) -> MatrixAccount:
        told = self.content.account(row, column, self.state, self.lang)
        return {
            "row": row,
            "column": column,
            "title": told.title,
            "lines": [_line(line, self.lang) for line in told.lines],
            "verdict": told.verdict,
            "good": told.good,
            "says": list(told.says),
            "played": self.board is not None,
            "svg": told.scene.to_svg() if told.scene else "",
            "board": told.scene.to_text().split("\n\n")[0] if told.scene else "",
        }


def _line(line: drawing.AccountLine, lang: str) -> MatrixLine:
    told: MatrixLine = {**line._asdict(), "ruled": "", "says": ""}  # type: ignore[typeddict-item]
    if line.rule:
        # The id of a rule tells the game.
        found = Rulebook.of(find_game(line.rule.partition(".")[0]).package)[line.rule]
        told |= {"ruled": text_in(found.title, lang), "says": text_in(found.statement, lang)}
    return told


def _head(head: drawing.Head) -> MatrixHead:
    return {
        "label": head.label,
        "name": head.name,
        "group": head.group,
        "text": head.text,
        "svg": head.picture.to_live_svg(styled=False),
    }


def _cell(entry: drawing.MatrixEntry) -> MatrixCell:
    return {"sign": entry.sign, "tone": drawing.tone(entry), "helped": entry.kind == drawing.HELPED, "says": entry.says}
