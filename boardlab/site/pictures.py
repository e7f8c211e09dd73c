"""Pictures of a site: each drawn once, whatever pages show it, in any language; those of a page lie on sheets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable
from hashlib import sha256
from html import escape
from pathlib import Path

from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import View
from boardlab.core.files import write_whole
from boardlab.core.picture.scene import Scene
from boardlab.site.frame import WORDING
from boardlab.site.sheet import kind, sheet

_BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"')
_WIDEST = 624
_NEAR = 0.6
"""How much of a board is shown by its middle."""
_SHAPE = 408 / 276
"""How much wider than high a picture that stands for a lesson is."""
Board = View
"""A position, or a view of one."""
Box = tuple[float, float, float, float]
_WITH_SIDES = "(min-width: 900px)"
"""On narrower pages, words beside a board would be smaller than 9 pixels."""
_STYLE = re.compile(r"(<style>)(.*?)(</style>)", re.DOTALL)
_RULE = re.compile(r"([^{};]+)(\{[^{}]*\})")
_WORN = re.compile(r'class="([^"]*)"')
_CLASS = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
_KEYS = re.compile(r' (data-[a-z-]+)="[^"]*"')
_UNSEEN = re.compile(r'<\w+ class="bl-hit"[^<>]*/>\n?')
"""What takes clicks on a live board, and cannot be seen."""
_THEMED = re.compile(r'@media screen\{\[data-jp-theme-light="false"\][^}]*\}\}\n?')
"""Rules for the dark theme of JupyterLab, which no page of a site has."""
_WORTH = 3
"""So many facts are as before where they are not said again."""
_SHOWN = re.compile(r"pictures/([0-9a-f]{16})\.svg")


class Pictures:
    """The pictures of a site.

    Args:
        folder: ``pictures`` of the site, where they are written; it is there.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._drawn: dict[str, str] = {}

    def scene(self, drawn: Scene, root: str, words: str | None = None) -> str:
        """The ``<img>`` of a board; ``root`` leads from the page to the site, and ``words`` are those of the picture
        where it does not tell all that it shows.
        """
        return self.svg(_wordless(drawn), says(drawn) if words is None else words, root)

    def framed(self, drawn: Scene, board: Scene, root: str, words: str | None = None) -> str:
        """The ``<figure>`` of a scene; on a narrow page ``board`` stands there, without what lies beside it."""
        wide, narrow = _wordless(drawn), _wordless(board)
        shown = self.svg(narrow, says(board) if words is None else words, root)
        if wide == narrow:
            return f"<figure>{shown}</figure>"
        address, size = self._kept(wide, root)
        source = f'<source media="{_WITH_SIDES}" srcset="{address}" {size}>'
        return f'<figure class="sides"><picture>{source}{shown}</picture></figure>'

    def svg(self, svg: str, alt: str, root: str) -> str:
        """The ``<img>`` of a drawing, in the words of ``alt``."""
        address, size = self._kept(svg, root)
        return f'<img src="{address}" alt="{escape(alt)}" {size} loading="lazy">'

    def lay_down(self, name: str, board: Board, lang: str, *, near: bool = False) -> str:
        """Write the part of a board where something stands into a file of its own, near enough to read it.

        Args:
            name: the file, without its ending.
            board: a position, or a view of one.
            lang: the language of the words on it.
            near: only the middle of that part, nearer still.

        Returns:
            Its address from the site, ``pictures/NAME.svg``.
        """
        svg = small(_wordless(board.scene(lang=lang, show="board")))
        box = _BOX.search(svg)
        crop = find_game(board.game).crop
        if box is not None:
            part = crop(board, board.views[0], (), lang) if crop is not None else None
            where = part.box if part is not None else _middle(*map(float, box.groups()))
            where = _middle(*where) if near else where
            svg = f'{svg[: box.start()]}viewBox="{" ".join(f"{each:g}" for each in _shaped(*where))}"{svg[box.end() :]}'
        write_whole(self._folder / f"{name}.svg", svg.encode(), private=False)
        return f"pictures/{name}.svg"

    def _kept(self, svg: str, root: str) -> tuple[str, str]:
        """Where a drawing will lie, and the size of its picture."""
        svg = _without_keys(svg)
        name = _name(svg)
        self._drawn[name] = svg
        box = _BOX.search(svg)
        wide, high = (float(box[3]), float(box[4])) if box else (4.0, 3.0)
        return f"{root}pictures/{name}.svg", f'width="{_WIDEST}" height="{round(_WIDEST * high / wide)}"'

    def write(self, pages: Iterable[tuple[Hashable, str]]) -> list[str]:
        """Write the pictures of pages, and lead the pages there.

        Args:
            pages: what those have in common that share sheets, and the HTML of each.

        Returns:
            The HTML of each, in order.
        """
        pages = list(pages)
        shown: dict[Hashable, dict[str, None]] = {}
        for shared, html in pages:
            shown.setdefault(shared, {}).update(dict.fromkeys(_SHOWN.findall(html)))
        placed: dict[str, str] = {}
        # A page of pictures from everywhere comes last: what it shows lies with those that show less.
        for names in sorted(shown.values(), key=len):
            kinds: dict[str, list[str]] = {}
            for name in names:
                if name not in placed:
                    of = kind(self._drawn[name])
                    kinds.setdefault(of or name, []).append(name)
            for together in kinds.values():
                placed |= self._written(together)
        return [_SHOWN.sub(lambda found: placed[found[1]], html) for _, html in pages]

    def _written(self, names: list[str]) -> dict[str, str]:
        """Write pictures into one file; gives the address of each."""
        views = {f"p{at}": self._drawn[name] for at, name in enumerate(names)}
        made = small(sheet(views) if len(names) > 1 else self._drawn[names[0]])
        called = f"pictures/{_name(made)}.svg"
        write_whole(self._folder.parent / called, made.encode(), private=False)
        return {name: f"{called}#{view}" if len(names) > 1 else called for name, view in zip(names, views, strict=True)}


def _wordless(drawn: Scene) -> str:
    return drawn.to_live_svg(worded=False)


def _middle(left: float, top: float, wide: float, high: float) -> Box:
    """The middle of a box."""
    return left + wide * (1 - _NEAR) / 2, top + high * (1 - _NEAR) / 2, wide * _NEAR, high * _NEAR


def _shaped(left: float, top: float, wide: float, high: float) -> Box:
    """A box round another one, in the shape that pages show."""
    across, down = max(wide, high * _SHAPE), max(high, wide / _SHAPE)
    return left - (across - wide) / 2, top - (down - high) / 2, across, down


def _name(svg: str) -> str:
    return sha256(svg.encode()).hexdigest()[:16]


def apart(drawn: Scene) -> tuple[str, str]:
    """A board that is only looked at, as SVG, and apart from it the rules of style of its game."""
    css = drawn.all_css or drawn.css
    return small(_STYLE.sub("", drawn.to_svg()), css), css


def small(svg: str, css: str = "") -> str:
    """A drawing that is only looked at: without the keys and places to click that a live board needs, and without rules
    of style that nothing in it wears. It looks the same.

    Args:
        svg: the drawing.
        css: the rules of style that it wears beside its own.
    """
    svg = _THEMED.sub("", _UNSEEN.sub("", _without_keys(svg, css)))
    worn = {name for names in _WORN.findall(svg) for name in names.split()}

    def kept(rule: re.Match[str]) -> str:
        if "(" in rule[1]:
            return rule[0]
        parts = [part for part in rule[1].split(",") if worn.issuperset(_CLASS.findall(part))]
        return ",".join(part.strip() for part in parts) + rule[2] if parts else ""

    return _STYLE.sub(lambda style: style[1] + _RULE.sub(kept, style[2]) + style[3], svg)


def _without_keys(svg: str, css: str = "") -> str:
    # Some rules of style go by a key.
    kept = {name for name in {*_KEYS.findall(svg)} if f"[{name}" in svg or f"[{name}" in css}
    return _KEYS.sub(lambda key: key[0] if key[1] in kept else "", svg)


def says(drawn: Scene) -> str:
    """What a board shows, in words: its title, and the facts round it."""
    return _sentences((drawn.title, *drawn.summary))


def says_after(drawn: Scene, before: Scene, lang: str) -> str:
    """What a board shows, in words, for somebody who has just heard another one: the facts that are new, if they take
    the place of older ones.
    """
    new = [fact for fact in drawn.summary if fact not in before.summary]
    old = [fact for fact in before.summary if fact not in drawn.summary]
    gone = Counter(map(_kind_of, old)) - Counter(map(_kind_of, new))
    if gone or len(drawn.summary) - len(new) < _WORTH:
        return says(drawn)
    return _sentences((drawn.title, *new, WORDING.say("picture.rest", lang)))


def _kind_of(fact: str) -> str:
    return fact.split(maxsplit=1)[0]


def _sentences(parts: Iterable[str]) -> str:
    return " ".join(f"{part.rstrip('.')}." for part in parts if part)
