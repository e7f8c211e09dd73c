"""What the attack of a picked unit would do, on the board: where its help comes from, its sum, and what each enemy met
would suffer. All of it is known before the attack is paid for; what lies face down stays unknown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boardlab.core.picture.drawing import group, path, width
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import RANKS
from boardlab.creed.picture.board import Box, Point, place
from boardlab.creed.picture.context import DrawContext
from boardlab.creed.picture.ground import DISC
from boardlab.creed.rules.forecasts import figures, foresee, strength_at
from boardlab.creed.rules.resolver import KILLED, STANDS, UNKNOWN, Strike
from boardlab.creed.units import PROFILE, SPEARMAN

_HIGH, _SIZE = 26, 17
"""How high a chip is, and its letters."""
_GUTTER = 46.5
"""From the middle of a line to the middle of the gutter beside it."""
_TILE, _APART = 31, 3
"""How far a tile with its ring reaches from its middle, and the disc of a line; what two chips keep between them."""
_OVER = 14
"""How far at least a chip reaches over the middle of its unit, where it moves aside for another one."""


class _Chip(NamedTuple):
    """Words about a unit, and where they stand."""

    words: str
    kind: str
    key: str
    spot: Point

    @property
    def box(self) -> Box:
        """Left, top, right and bottom."""
        (x, y), wide = self.spot, _wide(self.words)
        return x - wide / 2, y - _HIGH / 2, x + wide / 2, y + _HIGH / 2


class _Gutters:
    """The gutters beside the line of an attack: where chips find room that covers nothing."""

    def __init__(self, ctx: DrawContext, source: int) -> None:
        p, points, table = ctx.position, ctx.table.points, ctx.table
        names = p.layout.cell_names
        start = source - source % RANKS
        one, two = (points[names[start + rank]] for rank in (0, 1))
        self._upright = one[0] == two[0]
        self._down = (-_GUTTER,) if len(p.layout.fronts) == 1 else (-_GUTTER, _GUTTER)
        self.run_across = len(p.layout.fronts) == 1 and not self._upright
        """Is there a gutter that holds nothing but chips?"""
        x, y, wide, high = table.board
        self._board = x + 2, y + 2, x + wide - 2, y + high - 2
        stands = [points[key] for key in points if ctx.holds(key)]
        # What has fallen is no unit, but a heap is a tent all the same.
        stands += [points[key] for key in p.layout.tent_names if not ctx.holds(key)]
        self._taken = [(px - _TILE, py - _TILE, px + _TILE, py + _TILE) for px, py in stands]
        self._taken += [(px - DISC, py - DISC, px + DISC, py + DISC) for px, py in (line.disc for line in table.lines)]
        if len(p.layout.fronts) > 1:
            self._taken.append(_MIDDLE)

    def put(self, words: str, kind: str, key: str, about: Point) -> _Chip | None:
        """A chip over its unit, or as little aside as it takes; None where there is no room for it."""
        x, y = about
        aside = max(0.0, _wide(words) / 2 - _OVER)
        for by in (0, -aside / 2, aside / 2, -aside, aside):
            if self._upright:
                beside = _TILE + 6 + _wide(words) / 2
                spots: tuple[Point, ...] = ((x + beside, y), (x - beside, y)) if not by else ()
            else:
                # Above; where two fronts crowd the lines, below will do.
                spots = tuple((x + by, y + down) for down in self._down)
            for spot in spots:
                chip = _Chip(words, kind, key, spot)
                if self._is_free(chip.box):
                    left, top, right, bottom = chip.box
                    self._taken.append((left - _APART, top - _APART, right + _APART, bottom + _APART))
                    return chip
        return None

    def _is_free(self, box: Box) -> bool:
        left, top, right, bottom = self._board
        if box[0] < left or box[1] < top or box[2] > right or box[3] > bottom:
            return False
        return not any(_meet(box, other) for other in self._taken)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


_MIDDLE = (268.0, 268.0, 758.0, 758.0)
"""Where boards with corners leave room for words about the players."""


def forecasts(ctx: DrawContext) -> Iterable[Shape]:
    """The chips of a picked unit that may attack."""
    p, marks, points = ctx.position, ctx.marks, ctx.table.points
    cells = p.layout.cell_numbers
    aims = [key for key, kind in marks.targets.items() if kind in ("block", "vain") and key in cells]
    if ctx.band is None or not aims or any(key in p.layout.tent_numbers for key in marks.picked):
        return
    source = next(cells[key] for key in marks.picked if key in cells)
    start = p.layout.across[source // RANKS] * RANKS
    aims = [key for key in aims if start <= cells[key] < start + RANKS]
    if not aims or not p.units[source] & PROFILE:
        return
    gutters = _Gutters(ctx, source)
    blows = [blow for key in aims for blow in foresee(p, _attack(ctx, source, cells[key])).strikes]
    found = [
        gutters.put(*_verdict(ctx, blow), f"verdict:{blow.rank}", points[p.layout.cell_names[start + blow.rank]])
        for blow in blows
    ]
    # What finds no room here is read beside the board, where every forecast stands in words.
    yield from _help(ctx, source, gutters)
    yield from (_drawn(chip) for chip in found if chip)


def _attack(ctx: DrawContext, source: int, target: int) -> Action:
    p = ctx.position
    spear = p.units[source] & PROFILE == SPEARMAN
    return action(p.layout, Kind.ATTACK, p.layout.owner[source], source, target if spear else -1)


def _help(ctx: DrawContext, source: int, gutters: _Gutters) -> Iterable[Shape]:
    """The sum of the attack, with a dotted line from each unit that supports it."""
    p, points = ctx.position, ctx.table.points
    found = strength_at(p, source)
    if found.total == found.printed:
        return
    whole = gutters.put(figures(found), "bl-ci", "sum", points[p.layout.cell_names[source]])
    if whole is None:
        return
    for each in found.support:
        helper = points[p.layout.cell_names[source - source % RANKS + each.rank]]
        chip = gutters.put(f"+{each.adds}", "bl-cs", f"support:{each.rank}", helper)
        begin = chip.spot if chip else (helper[0], whole.spot[1])
        if chip or gutters.run_across:
            yield path("bl-sup", f"M{place(*begin)}L{place(*whole.spot)}", data_key=f"support:{each.rank}")
        if chip:
            yield _drawn(chip)
    yield _drawn(whole)


def _verdict(ctx: DrawContext, blow: Strike) -> tuple[str, str]:
    """What becomes of one enemy, removed or not, and the style that says so."""
    facts = {"attack": blow.attack, "defence": blow.defence}
    if blow.result == KILLED:
        return ctx.say("chip.kills", **facts), "bl-cy"
    if blow.result == STANDS:
        return ctx.say("chip.fails", **facts), "bl-cn"
    if blow.result == UNKNOWN:
        return ctx.say("chip.unknown", attack=blow.attack), "bl-cq"
    return ctx.say("chip.obstacle"), "bl-cn"


def _wide(words: str) -> float:
    return width(words, _SIZE) * 1.1 + 14


def _drawn(chip: _Chip) -> Shape:
    left, top, right, bottom = chip.box
    box = {"x": number(left), "y": number(top), "width": number(right - left), "height": number(bottom - top)}
    text = Shape("text", {"x": number(chip.spot[0]), "y": number(chip.spot[1] + 5.5)}, chip.words)
    return group(Shape("rect", {**box, "rx": "9"}), text, kind=f"bl-cc {chip.kind}", data_key=f"chip:{chip.key}")
