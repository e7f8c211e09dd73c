"""A matrix: an answer for every pair of a row and a column, under settings one may change, drawn and in words.

A game writes a :class:`Content`: who stands in the rows and columns, what may be set, what each cell says, and the
account of a cell that is opened. Here it becomes a picture and a table in plain text; the live one is
:class:`boardlab.notebook.Matrix`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, Protocol

from boardlab.core.picture.drawing import fit, group, path, shift, text, width
from boardlab.core.picture.scene import Place, Scene, Shape
from boardlab.core.picture.style import Sheet

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position

State = tuple[int, ...]
"""The settings: for each control the number of its stop, from 0."""
HELD, HELPED, FAILED, BARRED, NEVER = "held", "helped", "failed", "barred", "never"
"""Kinds of cell: it works; it works thanks to the settings; it does not; the rules do not let one try; it cannot even
come about."""
KINDS = (HELD, HELPED, FAILED, BARRED, NEVER)
SIGNS = {BARRED: "×", NEVER: "·"}
"""The sign of a cell that tells no figure: never one that could be read as a figure."""
MOST = 5
"""The deepest level of a tone."""


class Control(NamedTuple):
    """Something one may set: its name and its stops."""

    key: str
    label: str
    stops: tuple[str, ...]


class Head(NamedTuple):
    """What a row or a column stands for."""

    key: str
    label: str
    """In full: ``spearman 3/1``."""
    name: str
    """Shorter, where a picture carries the figures: ``spearman``."""
    picture: Scene
    """Drawn around (0, 0), 64 units high and wide."""
    group: str = ""
    """Neighbours of one group share a caption."""
    text: str = ""
    """What it does, in a sentence."""


class MatrixEntry(NamedTuple):
    """One cell."""

    sign: str
    """At most three characters; that of :data:`SIGNS` where its kind has one."""
    kind: str
    """One of :data:`KINDS`."""
    level: int
    """How clear it is, 0 to :data:`MOST`."""
    says: str
    """The cell in words, complete."""


class AccountLine(NamedTuple):
    """One line of an account."""

    label: str
    value: str
    rule: str
    total: bool = False


class Account(NamedTuple):
    """What is told of a cell that is opened."""

    title: str
    lines: tuple[AccountLine, ...]
    verdict: str
    good: bool
    says: tuple[str, ...]
    """Sentences on what happens, and what would change it."""
    scene: Scene | None
    """The board of it; None where it cannot be."""


class Content(Protocol):
    """Supplies the data of a matrix: headings, settings, and an :class:`MatrixEntry` for each row, column and state.

    All texts come in the language asked for. Rows, columns and the stops of a setting are counted from 0.
    """

    def title(self, lang: str) -> str:
        """The heading of the whole matrix."""

    def note(self, lang: str) -> str:
        """A sentence or two on how a cell is to be read."""

    def axes(self, lang: str) -> tuple[str, str]:
        """What the rows stand for and what the columns stand for, each in a word or two: ("attacker", "defender")."""

    def controls(self, lang: str) -> tuple[Control, ...]:
        """The settings that may be changed, in the order of ``state``."""

    def legend(self, lang: str) -> tuple[tuple[str, str], ...]:
        """Each kind of cell that occurs, with its name."""

    def rows(self, lang: str) -> Sequence[Head]:
        """What each row stands for, from above."""

    def columns(self, lang: str) -> Sequence[Head]:
        """What each column stands for, from the left."""

    def remark(self, row: int, state: State, lang: str) -> str:
        """One sentence that sums up a row under the settings ``state``."""

    def entry(self, row: int, column: int, state: State, lang: str) -> MatrixEntry:
        """One cell."""

    def count(self, state: State, lang: str) -> tuple[str, str]:
        """In words: how many cells work under the settings ``state``, and how many do before anything is set."""

    def tallied(self, lang: str) -> str:
        """The heading above the counts of :func:`tally`, one count for each row."""

    def account(self, row: int, column: int, state: State, lang: str) -> Account:
        """What is told of a cell when it is opened: its reckoning, sentences and board."""

    def position(self, row: int, column: int, state: State) -> Position:
        """The board of a cell as a position; None where it cannot be."""


def tally(content: Content, row: int, state: State, lang: str) -> int:
    """How many cells of a row work under some settings, with their help or without."""
    across = range(len(content.columns(lang)))
    return sum(content.entry(row, column, state, lang).kind in (HELD, HELPED) for column in across)


# -- in words ----------------------------------------------------------------------------------------------------------


def settings(content: Content, state: State, lang: str) -> tuple[str, ...]:
    """What every control stands at, one text for each: ``"morale: 1"``."""
    return tuple(
        f"{control.label}: {control.stops[at]}" for control, at in zip(content.controls(lang), state, strict=True)
    )


def to_text(content: Content, state: State, lang: str) -> str:
    """The whole matrix as plain text: settings, then row by row."""
    rows, columns = content.rows(lang), content.columns(lang)
    # Latin letters and Hangul differ in width, so each row begins with its signs and ends with its name.
    lines = [
        " ".join(content.entry(row, column, state, lang).sign.rjust(3) for column in range(len(columns)))
        + f"  {tally(content, row, state, lang):>2}  {head.label}"
        for row, head in enumerate(rows)
    ]
    numbers = " ".join(str(at).rjust(3) for at in range(1, len(columns) + 1))
    named = "; ".join(f"{at} {head.label}" for at, head in enumerate(columns, 1))
    row_axis, column_axis = content.axes(lang)
    return "\n".join(
        [
            content.title(lang),
            ". ".join(settings(content, state, lang)) + ".",
            *content.count(state, lang),
            "",
            numbers + f"      {row_axis}",
            *lines,
            "",
            f"{column_axis}: {named}.",
        ]
    )


# -- drawn -------------------------------------------------------------------------------------------------------------

_CELL, _TALL, _GAP, _STEP = 44, 44, 3, 7
_LEFT, _TOP = 202, 236
_MARGIN = 24
_LIGHT = (
    "--bg:#F7F4EC;--ink:#23262B;--mut:#62666E;--hair:#D8D0BD;--gold:#B98410;--bar:#178679;--bare:#A9A291;"
    "--k0:#A9D8CF;--k1:#83C5BA;--k2:#5DB1A5;--k3:#369B8E;--k4:#0F766C;--k5:#0A5950;--kt:#06211E;--kv:#06211E;--ku:#FFFFFF;"
    "--f1:#F4DCC6;--f2:#F7E8D8;--f3:#F3ECDD;--ft:#665542;--nv:#B9B2A2"
)
_DARK = (
    "--bg:#1B1E23;--ink:#ECE8DF;--mut:#A0A6AE;--hair:#3A3F48;--gold:#F0BE45;--bar:#5BDCCB;--bare:#7A7F87;"
    "--k0:#1F4742;--k1:#28605A;--k2:#2C736B;--k3:#45A699;--k4:#5CC6B6;--k5:#82E8D9;--kt:#F1FBF9;--kv:#06211E;--ku:#06211E;"
    "--f1:#54402F;--f2:#41352A;--f3:#332E29;--ft:#E0CDB8;--nv:#555A63"
)
_RULES = """\
.bl-bg{fill:var(--bg)}
.bl-mx-h1{font-size:22px;font-weight:700}
.bl-mx-b{font-weight:700}
.bl-mx-m{fill:var(--mut);font-size:14px}
.bl-mx-c{text-anchor:middle}
.bl-mx-e{text-anchor:end}
.bl-mx-s{text-anchor:middle;font-weight:700;font-size:15px}
.bl-mx-k0{fill:var(--k0)}
.bl-mx-k1{fill:var(--k1)}
.bl-mx-k2{fill:var(--k2)}
.bl-mx-k3{fill:var(--k3)}
.bl-mx-k4{fill:var(--k4)}
.bl-mx-k5{fill:var(--k5)}
.bl-mx-f1{fill:var(--f1)}
.bl-mx-f2{fill:var(--f2)}
.bl-mx-f3{fill:var(--f3)}
.bl-mx-n{fill:none;stroke:var(--nv);stroke-width:1.2;stroke-dasharray:3 4}
.bl-mx-kt{fill:var(--kt)}
.bl-mx-kv{fill:var(--kv)}
.bl-mx-ku{fill:var(--ku)}
.bl-mx-ft{fill:var(--ft)}
.bl-mx-nt{fill:var(--mut)}
.bl-mx-g{fill:var(--gold)}
.bl-mx-l{stroke:var(--hair);stroke-width:2;fill:none}
.bl-mx-t{stroke:var(--bar);stroke-width:3;fill:none}
.bl-mx-u{stroke:var(--bare);stroke-width:3;fill:none}
"""
_FORCED = """\
:is(text){fill:CanvasText}
.bl-bg{fill:Canvas}
.bl-mx-k0,.bl-mx-k1,.bl-mx-k2,.bl-mx-k3,.bl-mx-k4,.bl-mx-k5{fill:Canvas;stroke:CanvasText;stroke-width:3}
.bl-mx-f1,.bl-mx-f2,.bl-mx-f3{fill:Canvas;stroke:none}
.bl-mx-g{fill:CanvasText}"""
_ROOT = "background:var(--bg);font:15px system-ui,sans-serif;font-variant-numeric:tabular-nums;fill:var(--ink)"
SHEET = Sheet("bl-mx", _ROOT, _RULES, _LIGHT, _DARK, _FORCED)
"""The rules of every drawn matrix."""


def lefts(columns: Sequence[Head]) -> list[int]:
    """The left edge of each column; groups keep a little apart."""
    found, x = [], _LEFT
    for at, head in enumerate(columns):
        if at and head.group != columns[at - 1].group:
            x += _STEP
        found.append(x)
        x += _CELL
    return found


def scene(content: Content, state: State, lang: str, theme: str = "auto") -> Scene:
    """The matrix as a still picture, with every cell as a place."""
    rows, columns = content.rows(lang), content.columns(lang)
    x_of = lefts(columns)
    right = x_of[-1] + _CELL
    bottom = _TOP + _TALL * len(rows)
    shapes = (
        *_headings(content, state, lang, right),
        *_column_heads(columns, x_of),
        *(shape for row in range(len(rows)) for shape in _row(content, row, state, lang, x_of)),
    )
    places = {place.key: place for row in range(len(rows)) for place in _places(content, row, state, lang, len(rows))}
    pictured = columns[0].picture
    return Scene(
        title=content.title(lang),
        lang=lang,
        css=f"{pictured.css}\n{SHEET.css(theme)}",
        classes=(*pictured.classes, "bl-mx"),
        view_box=(0, 0, right + 76, bottom + _MARGIN),
        layers={"matrix": shapes},
        places=places,
        rows=tuple(tuple(f"{row}.{column}" for column in range(len(columns))) for row in range(len(rows))),
        sketch=tuple(to_text(content, state, lang).splitlines()),
    )


def _headings(content: Content, state: State, lang: str, right: int) -> Iterator[Shape]:
    yield text(_MARGIN, 42, content.title(lang), "bl-mx-h1")
    yield text(_MARGIN, 66, content.note(lang), "bl-mx-m")
    found, before = content.count(state, lang)
    yield text(right + 56, 42, found, "bl-mx-e bl-mx-b")
    yield text(right + 56, 66, before, "bl-mx-e bl-mx-m")
    yield text(_MARGIN, 102, " · ".join(settings(content, state, lang)), "bl-mx-b")
    x = float(_MARGIN)
    for kind, name in content.legend(lang):
        yield from _swatch(kind, x, 117)
        if kind in SIGNS:
            yield text(x + 10, 130, SIGNS[kind], "bl-mx-s bl-mx-nt")
        yield text(x + 28, 130, name, "bl-mx-m")
        x += 28 + width(name, 14) + 16
    yield text(_MARGIN, _TOP - 8, content.axes(lang)[0], "bl-mx-m")
    yield text(_LEFT - 14, _TOP - 62, content.axes(lang)[1], "bl-mx-m bl-mx-e")
    yield fit(right + 14, _TOP - 8, content.tallied(lang), 64, "bl-mx-m", 14)


def _swatch(kind: str, x: float, y: float) -> Iterator[Shape]:
    tone = {HELD: "k2", HELPED: "k0", FAILED: "f1", BARRED: "n", NEVER: "n"}[kind]
    yield path(f"bl-mx-{tone}", "M0 0h20v16h-20z", style=shift(x, y))
    if kind == HELPED:
        yield path("bl-mx-g", "M10 0h10v10z", style=shift(x, y))


def _column_heads(columns: Sequence[Head], x_of: Sequence[int]) -> Iterator[Shape]:
    at = 0
    for caption, members in groupby(columns, key=lambda head: head.group):
        many = len(list(members))
        left, right = x_of[at], x_of[at + many - 1] + _CELL
        yield fit((left + right) / 2, _TOP - 66, caption, right - left, "bl-mx-m bl-mx-c", 14)
        yield path("bl-mx-l", f"M{left + 3} {_TOP - 58}h{right - left - 6}")
        at += many
    for head, x in zip(columns, x_of, strict=True):
        yield _figure(head, x + _CELL / 2, _TOP - 28)


def _figure(head: Head, x: float, y: float) -> Shape:
    return group(*(shape for layer in head.picture.layers.values() for shape in layer), style=shift(x, y, 0.66))


def _row(content: Content, row: int, state: State, lang: str, x_of: Sequence[int]) -> Iterator[Shape]:
    head, y = content.rows(lang)[row], _TOP + _TALL * row
    yield _figure(head, _MARGIN + 22, y + _TALL / 2 - 1)
    yield fit(_MARGIN + 52, y + 19, head.name, _LEFT - _MARGIN - 60, "bl-mx-b")
    yield text(_MARGIN + 52, y + 36, content.remark(row, state, lang), "bl-mx-m")
    for column, x in enumerate(x_of):
        yield from _drawn(content.entry(row, column, state, lang), x, y)
    now, bare = tally(content, row, state, lang), tally(content, row, (0,) * len(state), lang)
    x = x_of[-1] + _CELL + 14
    yield text(x, y + 22, str(now), "bl-mx-b")
    if now:
        yield path("bl-mx-t", f"M{x} {y + 30}h{3 * now}")
    if bare:
        yield path("bl-mx-u", f"M{x} {y + 36}h{3 * bare}")


def tone(entry: MatrixEntry) -> str:
    """The tone of a cell: ``k0`` to ``k5``, ``f1`` to ``f3``, or ``n``."""
    if entry.kind in SIGNS:
        return "n"
    return f"k{entry.level}" if entry.kind in (HELD, HELPED) else f"f{min(max(entry.level, 1), 3)}"


def _drawn(entry: MatrixEntry, x: int, y: int) -> Iterator[Shape]:
    kind = tone(entry)
    side, tall = _CELL - 2 * _GAP, _TALL - 2 * _GAP
    yield path(f"bl-mx-{kind}", f"M0 0h{side}v{tall}h-{side}z", style=shift(x + _GAP, y + _GAP))
    if entry.kind == HELPED:
        yield path("bl-mx-g", "M-10 0h10v10z", style=shift(x + _GAP + side, y + _GAP))
    colour = {"f": "ft", "n": "nt"}.get(kind[0]) or ("kt", "kt", "kt", "kv", "ku", "ku")[entry.level]
    yield text(x + _CELL / 2, y + _TALL / 2 + 5, entry.sign, f"bl-mx-s bl-mx-{colour}")


def _places(content: Content, row: int, state: State, lang: str, rows: int) -> Iterator[Place]:
    columns = len(content.columns(lang))
    for column in range(columns):
        entry = content.entry(row, column, state, lang)
        beside = {
            "left": (row, column - 1),
            "right": (row, column + 1),
            "up": (row - 1, column),
            "down": (row + 1, column),
        }
        near = {way: f"{x}.{y}" for way, (x, y) in beside.items() if 0 <= x < rows and 0 <= y < columns}
        yield Place(f"{row}.{column}", entry.says, near, entry.sign)
