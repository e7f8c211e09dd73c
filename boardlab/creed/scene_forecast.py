"""What the attack of a picked unit would do, on the board: where its help comes from, its sum, and what each enemy met
would suffer. All of it is known before the attack is paid for; what lies face down stays unknown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boardlab.core.drawing import group, path, width
from boardlab.core.scene import Shape
from boardlab.core.svg import number
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import RANKS
from boardlab.creed.forecasts import figures, foresee, strength_at
from boardlab.creed.resolver import KILLED, STANDS, UNKNOWN, Strike
from boardlab.creed.scene_board import Point, place
from boardlab.creed.scene_look import Look
from boardlab.creed.units import PROFILE, SPEARMAN

_HIGH, _EDGE = 28, 31
"""How high a chip is, and how far the edge of a tile lies from its middle."""
_DISC = 29
"""From the middle of the disc with a line's name to the first tile."""
_SIZE = 18


class _Side(NamedTuple):
    """Where chips lie beside a line: away from the edge of the board, where there is room."""

    dx: int
    dy: int
    frontier: float
    """Where a line that runs across meets the enemy: no chip crosses it, so each lies on the side it is about."""

    def beside(self, point: Point, wide: float, row: int = 0) -> Point:
        """The middle of a chip beside a place, in the first row or a later one."""
        x, y = point
        if self.dx:
            return x + self.dx * (_EDGE + 12 + wide / 2), y
        room = _DISC + wide / 2
        x = max(x, self.frontier + room) if x > self.frontier else min(x, self.frontier - room)
        return x, y + self.dy * (_EDGE + 12 + _HIGH / 2 + row * (_HIGH + 5))


def forecasts(look: Look) -> Iterable[Shape]:
    """The chips of a picked unit that may attack."""
    p, marks, points = look.position, look.marks, look.table.points
    cells = p.layout.cell_numbers
    aims = [key for key, kind in marks.targets.items() if kind in ("block", "vain") and key in cells]
    if look.band is None or not aims or any(key in p.layout.tent_numbers for key in marks.picked):
        return
    source = next(cells[key] for key in marks.picked if key in cells)
    start = p.layout.across[source // RANKS] * RANKS
    aims = [key for key in aims if start <= cells[key] < start + RANKS]
    if not aims or not p.units[source] & PROFILE:
        return
    yield from _help(look, source, _side(look, points[p.layout.cell_names[source]], source))
    blows = [blow for key in aims for blow in foresee(p, _attack(look, source, cells[key])).strikes]
    for row, blow in enumerate(blows):
        met = points[p.layout.cell_names[start + blow.rank]]
        yield _verdict(look, blow, met, _side(look, met, start + blow.rank), row)


def _attack(look: Look, source: int, target: int) -> Action:
    p = look.position
    spear = p.units[source] & PROFILE == SPEARMAN
    return action(p.layout, Kind.ATTACK, p.layout.owner[source], source, target if spear else -1)


def _side(look: Look, point: Point, cell: int) -> _Side:
    """Towards the middle of the board, and across the line."""
    names, points = look.position.layout.cell_names, look.table.points
    one, two = (points[names[cell - cell % RANKS + rank]] for rank in (0, 1))
    x, y, wide, high = look.table.board
    frontier = look.table.line_of[cell // RANKS].disc[0]
    if one[1] == two[1]:
        return _Side(0, 1 if point[1] < y + high / 2 else -1, frontier)
    return _Side(1 if point[0] < x + wide / 2 else -1, 0, frontier)


def _help(look: Look, source: int, side: _Side) -> Iterable[Shape]:
    """The sum of the attack, with a dotted arc from each unit that supports it."""
    p, points = look.position, look.table.points
    found = strength_at(p, source)
    if found.total == found.printed:
        return
    middle = points[p.layout.cell_names[source]]
    words = figures(found)
    spot = side.beside(middle, _wide(words), 1 if found.support else 0)
    for each in found.support:
        helper = points[p.layout.cell_names[source - source % RANKS + each.rank]]
        plus = f"+{each.adds}"
        begin = side.beside(helper, _wide(plus))
        yield path("bl-sup", f"M{place(*begin)}L{place(*spot)}", data_key=f"support:{each.rank}")
        yield _chip(plus, begin, "bl-cs", f"support:{each.rank}")
    yield _chip(words, spot, "bl-ci", "sum")


def _verdict(look: Look, blow: Strike, point: Point, side: _Side, row: int) -> Shape:
    """What becomes of one enemy: removed, or not."""
    facts = {"attack": blow.attack, "defence": blow.defence}
    if blow.result == KILLED:
        words, kind = look.say("chip.kills", **facts), "bl-cy"
    elif blow.result == STANDS:
        words, kind = look.say("chip.fails", **facts), "bl-cn"
    elif blow.result == UNKNOWN:
        words, kind = look.say("chip.unknown", attack=blow.attack), "bl-cq"
    else:
        words, kind = look.say("chip.obstacle"), "bl-cn"
    spot = side.beside(point, _wide(words), row)
    return _chip(words, spot, kind, f"verdict:{blow.rank}")


def _wide(words: str) -> float:
    return width(words, _SIZE) * 1.04 + 18


def _chip(words: str, spot: Point, kind: str, key: str) -> Shape:
    x, y = spot
    wide = _wide(words)
    box = {"x": number(x - wide / 2), "y": number(y - _HIGH / 2), "width": number(wide), "height": str(_HIGH)}
    text = Shape("text", {"x": number(x), "y": number(y + 6)}, words)
    return group(Shape("rect", {**box, "rx": "9"}), text, kind=f"bl-cc {kind}", data_key=f"chip:{key}")
