"""What a notebook shows: opened on the page when it is first shown, closed when nothing shows it any more.

A page holds a model for every open board, and saves it with the notebook; so a board that no cell shows has none. A
cell that runs again replaces what it made and showed before. What another cell shows too, or another widget holds, or
nobody knows where, stays open. What was closed lost nothing but its place on the page: shown again, it opens again.

Cells are known by the id that the page sends with each run. Where it sends none, and outside IPython, nothing closes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any
from uuid import uuid4
from weakref import WeakSet

import anywidget
import traitlets
from ipywidgets.widgets.widget import _instances as open_widgets
from ipywidgets.widgets.widget import widget_serialization

from boardlab.core.i18n.language import SHARED, language
from boardlab.notebook.library import PARTS, STUB, Library, close_library, library_with, text_of, with_all_it_needs

VIEW = "application/vnd.jupyter.widget-view+json"


def part(name: str) -> Any:
    """The trait that names the part of the library that shows it."""
    return traitlets.Unicode(name).tag(sync=True)


def sent() -> Any:
    """A trait for plain data that only Python writes, so that nothing is echoed."""
    return traitlets.Dict().tag(sync=True, echo_update=False)


def sent_board(kind: type) -> Any:
    """A trait for a board inside this one, which only Python writes."""
    return traitlets.Instance(kind, allow_none=True).tag(sync=True, echo_update=False, **widget_serialization)


class Shown(anywidget.AnyWidget):
    """Something a cell can show: a Study, a checkpoint, the progress, a matrix."""

    _esm = STUB
    _part = part("")
    _library = traitlets.Instance(Library, allow_none=True).tag(sync=True, echo_update=False, **widget_serialization)
    _missing = traitlets.Unicode().tag(sync=True)
    """What the page says where it finds no library."""
    # The page counts on how many places it shows this.
    _view_count = traitlets.Int(0, allow_none=True).tag(sync=True, echo_update=False)

    _is_born = False
    _is_closed = False

    def __init__(self, **state: object) -> None:
        self.cells: set[str] = set()
        """The cells that showed it when they ran last."""
        self.is_elsewhere = False
        """Was it also shown where no cell is known?"""
        # Some hosts ask for the id before the widget is open.
        super().__init__(model_id=uuid4().hex, **state)
        self.on_msg(self._on_stub)
        self._is_born = True
        _all.add(self)
        _cells.made(self)

    # ---- open and closed ----

    @property
    def is_closed(self) -> bool:
        """Was it taken off the page, and not shown again since?"""
        return self._is_closed

    @property
    def model_id(self) -> object:
        """The id under which the page knows this widget; asking for it opens the widget there."""
        self.open()
        return super().model_id

    def open(self) -> None:
        """Make it known to the page, if it is not; showing it does so."""
        if self.comm is not None or not self._is_born:
            return  # whoever is being made is not shown yet
        if self._is_closed:
            self._is_closed = False
            _all.add(self)
            self.catch_up()
        if "layout" in self._trait_values and self.layout.comm is None:
            self.layout.open()
        self._library = library_with(self._part)
        self._missing = SHARED.say("answer.no_script", language())
        super().open()

    def close(self) -> None:
        """Take it off every page. What it holds stays, and it can be shown again."""
        if self._is_closed or not self._is_born:
            return
        self._is_closed = True
        _all.discard(self)
        self.leave()
        if self.comm is None:
            return
        super().close()
        self.__dict__.pop("_repr_mimebundle_", None)  # with which a closed widget refuses to be shown
        self._model_id = None
        layout = self.layout
        if not any(_has(other, "layout") is layout for other in open_widgets.values()):
            layout.close()
            layout._model_id = None
        if not any(isinstance(other, Shown) for other in open_widgets.values()):
            close_library()

    def leave(self) -> None:
        """Called when it is closed."""

    def catch_up(self) -> None:
        """Called before it is opened again: what happened meanwhile?"""

    def get_view_spec(self) -> object:
        """What Jupyter sends a page so that it shows this widget (overrides ipywidgets)."""
        self.open()
        return super().get_view_spec()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        self.open()
        _cells.shown(self)
        return super()._repr_mimebundle_(**kwargs)

    def _on_stub(self, _widget: object, content: object, _buffers: object) -> None:
        """Hand one board what its page asks for: all that the library holds for it, on a host that keeps the models of
        a page from each other; or a further part, which few boards ever need, with what that needs besides.
        """
        if not isinstance(content, dict) or content.get("do") != "library":
            return
        held, more = with_all_it_needs(self._part), content.get("part")
        wanted = (each for each in with_all_it_needs(more) if each not in held) if more in PARTS else held
        self.send({"library": {part: text_of(part) for part in wanted}})

    # ---- where it stands ----

    @property
    def is_needed(self) -> bool:
        """May some cell or widget still show this board? True where nobody can tell."""
        return bool(self.cells) or self.is_elsewhere or any(_holds(other, self) for other in open_widgets.values())


class CellTracker:
    """Which cell shows what; told by IPython before and after each run."""

    def __init__(self) -> None:
        self._shell: Any = None
        self._running = False
        self._made: WeakSet[Shown] = WeakSet()
        """What the cell that is running has made or shown so far."""
        self._here: WeakSet[Shown] = WeakSet()
        """What of that it has shown."""
        self._last: dict[str, WeakSet[Shown]] = {}
        """What each cell made or showed when it ran last."""

    def made(self, board: Shown) -> None:
        """A board was made."""
        self._listen()
        if self._running:
            self._made.add(board)

    def shown(self, board: Shown) -> None:
        """A board was shown."""
        self._listen()
        # Inside an output widget, or in answer to a slider, it stands where no cell's next run would clear it.
        if self._running and not any(_has(other, "msg_id") for other in open_widgets.values()):
            self._made.add(board)
            self._here.add(board)
        else:
            board.is_elsewhere = True

    def _listen(self) -> None:
        """Hear of each run from now on; as a rule this is first called in the one that imports boardlab."""
        known = getattr(sys.modules.get("IPython"), "get_ipython", None)
        shell = known() if known else None
        if shell is self._shell:
            return
        self._shell = shell
        self._last.clear()
        self._running = False
        if shell is not None:
            shell.events.register("pre_run_cell", self._begin)
            shell.events.register("post_run_cell", self._end)
            self._begin()

    def _begin(self, _info: object = None) -> None:
        for board in self._here:  # of a run within which another one begins, nobody will tell the cell
            board.is_elsewhere = True
        self._running, self._made, self._here = True, WeakSet(), WeakSet()

    def _end(self, result: object) -> None:
        made, here = self._made, self._here
        self._running, self._made, self._here = False, WeakSet(), WeakSet()
        cell = getattr(getattr(result, "info", None), "cell_id", None)
        left = list(self._leave_deleted())
        if cell is not None:
            left += self._leave(cell, self._last.pop(cell, ()))
            self._last[cell] = made
        for board in here:
            if cell is None:
                board.is_elsewhere = True
            else:
                board.cells.add(cell)
        for board in left:
            if board not in made and not board.is_needed:
                board.close()

    @staticmethod
    def _leave(cell: str, boards: Iterable[Shown]) -> list[Shown]:
        left = list(boards)
        for board in left:
            board.cells.discard(cell)
        return left

    def _leave_deleted(self) -> Iterator[Shown]:
        """What stood in cells that JupyterLab says were deleted; it says so with the next run.

        A cell that was cut and put elsewhere, or brought back, is among them: then the page shows its board again.
        """
        parent = self._shell.get_parent() if hasattr(self._shell, "get_parent") else None
        for cell in ((parent or {}).get("metadata") or {}).get("deletedCells") or ():
            yield from self._leave(cell, [board for board in self._last.get(cell, ()) if not board._view_count])


_all: WeakSet[Shown] = WeakSet()
"""Whatever is not closed, on a page or not."""
_cells = CellTracker()


def close_all() -> None:
    """Close whatever was made and not yet forgotten, shown or not."""
    for board in tuple(_all):
        board.close()


def _has(widget: Any, trait: str) -> Any:
    """The value of a trait, where it was ever asked for; None else."""
    return widget._trait_values.get(trait)


def _holds(other: object, board: Shown) -> bool:
    """Does another widget show the board, as its child or among its outputs?"""
    if any(child is board for child in _has(other, "children") or ()):
        return True
    if _has(other, "_board") is board:
        return True
    views = [output.get("data", {}).get(VIEW, {}) for output in _has(other, "outputs") or ()]
    return board.comm is not None and any(view.get("model_id") == board.model_id for view in views)
