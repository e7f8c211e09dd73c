"""A chart and the table it is drawn from: whoever cannot see the one reads the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from boardlab.core.json_data import Json
from boardlab.core.packages import needed
from boardlab.core.picture.html import html_table, picture_html
from boardlab.core.text.table import TextTable
from boardlab.figures.still import still

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

Row = Sequence[int | float | str]


@dataclass(frozen=True)
class Chart:
    """A title, a table, and how to draw it. In a notebook it shows its table, and :meth:`figure` its picture.

    Beside the figure stand a still picture of it and its table as text, for hosts that know no plotly.
    """

    title: str
    columns: Sequence[str]
    rows: Sequence[Row]
    drawing: Callable[[], Figure]
    drawn: Sequence[str] = ()
    """The columns that are drawn, where they are not all on one scale; () for all of numbers."""
    spread: str = ""
    """The column that says within what chance may move what is drawn: ``41 – 47 %``."""
    colours: Sequence[str] = ()
    """Of what is drawn, column by column, where they mean something: players have their own."""
    even: float | None = None
    """What is drawn is compared with this: a dashed line."""

    def figure(self) -> Figure:
        """The plain plotly figure; plotly is loaded only now.

        Raises:
            MissingPackage: where plotly is not installed; the table is there all the same.
        """
        needed("package.charts", "plotly")
        figure = self.drawing()
        # Asked to show itself, plotly would show nothing else beside; a cell asks for the bundle instead.
        figure._ipython_display_ = None
        figure._repr_mimebundle_ = partial(self._bundle, figure)
        return figure

    def _bundle(self, figure: Figure, **_: object) -> Json:
        from plotly.io import renderers

        plain = figure.to_plotly_json()
        # What a host asks for by its renderer, such as a page of its own; on most it is plain data.
        live = renderers._build_mime_bundle(plain, renderers.default or "plotly_mimetype")
        if "application/vnd.plotly.v1+json" in live:
            # By itself plotly adds a script to be fetched, which hides the picture where nobody runs it.
            live.pop("text/html", None)
        return {"text/html": picture_html(still(plain, self._said())), **live, "text/plain": str(self)}

    def _said(self) -> Iterator[str]:
        """The table in words, a sentence for each row."""
        for first, *rest in self.rows:
            named = zip(self.columns[1:], rest, strict=True)
            facts = ", ".join(f"{name} {_shown(cell)}" for name, cell in named)
            yield f"{self.columns[0]} {_shown(first)}: {facts}"

    def __str__(self) -> str:
        table = [self.columns, *self.as_table().rows]
        widths = [max(len(row[at]) for row in table) for at in range(len(self.columns))]
        lines = ("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in table)
        return "\n".join([self.title, *lines])

    def __repr__(self) -> str:
        return str(self)

    def as_table(self, lang: str | None = None) -> TextTable:
        """The table it is drawn from, in the language it was made in."""
        return TextTable(self.title, tuple(self.columns), tuple(tuple(map(_shown, row)) for row in self.rows))

    def _repr_html_(self) -> str:
        return html_table(*self.as_table())


def _shown(cell: int | float | str) -> str:
    return f"{cell:g}" if isinstance(cell, float) else str(cell)


def plain(figure: Figure, title: str, across: str, up: str) -> Figure:
    """One look for all charts: no template of plotly's (it is large, and stored with every figure)."""
    figure.update_layout(
        template="none",
        title=title,
        xaxis={"title": across, "automargin": True},
        yaxis={"title": up, "automargin": True, "gridcolor": "#D5D0C4"},
        paper_bgcolor="#F7F4EC",
        plot_bgcolor="#FFFDF8",
        font={"family": "system-ui, sans-serif", "color": "#23262B"},
        height=360,
        margin={"l": 60, "r": 20, "t": 60, "b": 50},
    )
    return figure
