"""Matrix: an answer for every pair, live: settings to change, cells that open as boards.

The page sends what a learner does (``set``, ``open``, ``language``); Python answers by changing the ``matrix`` trait,
which holds everything shown, as finished sentences. What it is about comes from a
:class:`boardlab.core.matrix.Content`; nothing here knows a game.
"""

from __future__ import annotations

import threading
from typing import Any

import traitlets

from boardlab.core import matrix as drawing
from boardlab.core.calls import told
from boardlab.core.language import LANGUAGES, check_language, follow_language, language
from boardlab.core.matrix import Content, State
from boardlab.core.quoting import shown
from boardlab.core.verdict import PlainError
from boardlab.lessons.question_types import WORDING
from boardlab.live.frame import LANGUAGE_LABELS
from boardlab.notebook.shown import Shown

Json = dict[str, Any]


class Matrix(Shown):
    """A matrix to look into.

    Args:
        content: what it is about.
        at: which stop each control begins at; the first ones if not given.
        opened: row and column of the cell that is open, counted from 0; None for none.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
    """

    _part = traitlets.Unicode("matrix").tag(sync=True)

    # Nothing is echoed: only Python writes these.
    matrix = traitlets.Dict().tag(sync=True, echo_update=False)
    heads = traitlets.Dict().tag(sync=True, echo_update=False)

    @told("Matrix")
    def __init__(
        self,
        content: Content,
        *,
        at: State | None = None,
        opened: tuple[int, int] | None = None,
        lang: str | None = None,
    ) -> None:
        self._lock = threading.RLock()
        self._content = content
        self._follows = lang is None
        self._lang = check_language(lang or language())
        self._state: State = at or (0,) * len(content.controls(self._lang))
        self._opened = opened
        super().__init__(matrix=self._shown(), heads=self._heads())
        self.on_msg(self._on_page)
        follow_language(self)

    # ---- to use from a cell ----

    @property
    def position(self) -> Any:
        """The board of the open cell; None where none is open, or none can be."""
        with self._lock:
            return None if self._opened is None else self._content.position(*self._opened, self._state)

    def choose(self, /, **stops: int) -> None:
        """Change settings, each to the stop with a number from 0: ``choose(morale=1)``.

        Raises:
            PlainError: where there is no such setting or stop.
        """
        with self._lock:
            state = list(self._state)
            controls = self._content.controls(self._lang)
            keys = [control.key for control in controls]
            for key, stop in stops.items():
                at = keys.index(key) if key in keys else -1
                if at < 0 or type(stop) is not int or not 0 <= stop < len(controls[at].stops):
                    given = f"{shown(key)}={shown(stop, 20)}"
                    raise PlainError(WORDING.say("matrix.setting", self._lang, given=given, keys=tuple(keys)))
                state[at] = stop
            self._state = tuple(state)
            self._refresh()

    def open_cell(self, row: int, column: int) -> None:
        """Open a cell, counted from 0 at the upper left.

        Raises:
            PlainError: where there is no such cell.
        """
        with self._lock:
            rows, columns = (
                len(heads) for heads in (self._content.rows(self._lang), self._content.columns(self._lang))
            )
            if type(row) is not int or type(column) is not int or not (0 <= row < rows and 0 <= column < columns):
                raise PlainError(WORDING.say("matrix.cell", self._lang, rows=rows - 1, columns=columns - 1))
            self._opened = row, column
            self._refresh()

    def language_chosen(self, code: str) -> None:
        """Follow the language chosen for the kernel, unless this one was given one of its own."""
        if not self.is_closed and self._follows and self._lang != code:
            self._speak(code)

    def catch_up(self) -> None:
        """Speak the language chosen meanwhile."""
        self.language_chosen(language())

    # ---- to show ----

    def __repr__(self) -> str:
        """All of it as text: settings, every cell, and the account of the open one."""
        with self._lock:
            lines = [drawing.to_text(self._content, self._state, self._lang)]
            if self._opened is not None:
                told = self._content.account(*self._opened, self._state, self._lang)
                sums = "; ".join(f"{line.label} {line.value}" for line in told.lines)
                lines += ["", f"{told.title}. {sums}. {told.verdict}. {' '.join(told.says)}"]
            return "\n".join(lines)

    __str__ = __repr__

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live matrix, and for those who cannot run it the same as a picture and as text."""
        shown = super()._repr_mimebundle_(**kwargs)
        data, metadata = shown if isinstance(shown, tuple) else (shown, {})
        with self._lock:
            picture = drawing.scene(self._content, self._state, self._lang).to_svg()
        return {**(data or {}), "text/plain": repr(self), "image/svg+xml": picture}, metadata

    # ---- to hear the page ----

    def _on_page(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """Do what the page asks for; what does not fit is answered like all else, and changes nothing."""
        asked: Json = content if isinstance(content, dict) else {}
        with self._lock:
            try:
                if asked.get("do") == "set":
                    self.choose(**{shown(asked.get("key")): asked.get("at")})  # type: ignore[arg-type]
                elif asked.get("do") == "open":
                    self.open_cell(asked.get("row"), asked.get("column"))  # type: ignore[arg-type]
                elif asked.get("do") == "language" and asked.get("key") in LANGUAGES:
                    self._follows = False
                    self._speak(asked["key"])
            except PlainError:
                pass
            self.send({"do": "done"})

    def _speak(self, code: str) -> None:
        with self._lock:
            self._lang = code
            self.heads = self._heads()
            self._refresh()

    def _refresh(self) -> None:
        self.matrix = self._shown()

    # ---- what the page shows ----

    def _heads(self) -> Json:
        """Rows and columns with their pictures: all that changes with the language alone."""
        lang = self._lang
        rows, columns = self._content.rows(lang), self._content.columns(lang)
        return {
            "sheet": rows[0].picture.css,
            "rows": [_head(head) for head in rows],
            "columns": [_head(head) for head in columns],
        }

    def _shown(self) -> Json:
        """Everything else."""
        content, state, lang = self._content, self._state, self._lang
        rows, columns = range(len(content.rows(lang))), range(len(content.columns(lang)))
        found, before = content.count(state, lang)
        bare = (0,) * len(state)
        return {
            "lang": lang,
            "languages": [{"code": code, "name": LANGUAGE_LABELS[code]} for code in LANGUAGES],
            "title": content.title(lang),
            "note": content.note(lang),
            "count": found,
            "before": before,
            "axes": list(content.axes(lang)),
            "tallied": content.tallied(lang),
            "legend": [{"kind": kind, "name": name} for kind, name in content.legend(lang)],
            "silent": WORDING.say("progress.silent", lang),
            "busy": WORDING.say("page.busy", lang),
            "ended": WORDING.say("page.ended", lang),
            "hint": WORDING.say("matrix.hint", lang),
            "controls": [
                {"key": control.key, "label": control.label, "stops": list(control.stops), "at": at}
                for control, at in zip(content.controls(lang), state, strict=True)
            ],
            "remarks": [content.remark(row, state, lang) for row in rows],
            "tallies": [[drawing.tally(content, row, now, lang) for now in (state, bare)] for row in rows],
            "cells": [[_cell(content.entry(row, column, state, lang)) for column in columns] for row in rows],
            "open": None if self._opened is None else self._account(*self._opened),
        }

    def _account(self, row: int, column: int) -> Json:
        told = self._content.account(row, column, self._state, self._lang)
        return {
            "row": row,
            "column": column,
            "title": told.title,
            "lines": [line._asdict() for line in told.lines],
            "verdict": told.verdict,
            "good": told.good,
            "says": list(told.says),
            "svg": told.scene.to_svg() if told.scene else "",
            "board": told.scene.to_text().split("\n\n")[0] if told.scene else "",
        }


def _head(head: drawing.Head) -> Json:
    return {
        "label": head.label,
        "name": head.name,
        "group": head.group,
        "svg": head.picture.to_live_svg(styled=False),
    }


def _cell(entry: drawing.Entry) -> Json:
    return {"sign": entry.sign, "tone": drawing.tone(entry), "helped": entry.kind == drawing.HELPED, "says": entry.says}
