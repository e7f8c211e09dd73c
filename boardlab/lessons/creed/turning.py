"""A board of Creed turned about: lines mirrored, units on other ranks, and some beside those that matter."""

from __future__ import annotations

from random import Random

from boardlab import creed
from boardlab.core.contract.verdict import ImpossiblePosition
from boardlab.core.json_data import Json, Table
from boardlab.creed import Position
from boardlab.creed.board import LINES, RANKS, Layout, is_land
from boardlab.creed.units import KINDS, NUMBERS
from boardlab.lessons.creed import LINE, PLACES
from boardlab.lessons.model.again import Renaming

MOST_BESIDE = 4
"""So many units at most are added beside those that matter, of kinds of which nothing is said."""


def turned(
    rng: Random, position: Position, named: frozenset[str], may: Table
) -> tuple[dict[str, str], Position] | None:
    """The same position with lines 1 and 3 exchanged, or not, with its units on other ranks, and others beside them.

    On each line the units stay in their order. Those that are added stand on lines that the question does not name.

    Args:
        rng: what chooses.
        position: what is turned.
        named: the places and lines that its question names.
        may: ``ranks = false`` where units stay on their ranks; ``beside``, the kinds of units that may be added, where
            any may: no question counts them or tells of them.

    Returns:
        What every place and line is called now, and the position; None where nothing came of it.
    """
    layout = position.layout
    mirrored = len(layout.fronts) == 1 and rng.random() < 0.5
    shifted = _shifted(rng, position, named) if may.get("ranks", True) else {}
    names = {name: shifted.get(name, name) for name in (*layout.cell_names, *layout.tent_names)}
    document: Json = Renaming(shifted).whole(position.to_json())
    if mirrored:
        mirror = _mirrored(layout)
        names = {**mirror, **{name: mirror[new] for name, new in names.items()}}
        camps = dict(zip(layout.tent_names, (tent for camp in document["camps"] for tent in camp), strict=True))
        document = Renaming(mirror).whole(document)
        tents = iter(layout.tent_names)
        document["camps"] = [[camps[mirror[next(tents)]] for _ in camp] for camp in document["camps"]]
    lines = _lines_named(layout, {{**PLACES, **names}[name] for name in named & PLACES.keys()})
    land = is_land(layout, position.options.swamp_cells)
    free = [
        (seat, layout.cell_names[cell])
        for seat in range(layout.players)
        for cell in layout.cells_of[seat]
        if land[cell] and cell // RANKS % LINES not in lines and layout.cell_names[cell] not in document["units"]
    ]
    number = min(len(free), rng.randint(0, MOST_BESIDE)) if "beside" in may else 0
    for seat, cell in rng.sample(free, number):
        hand = document["hands"][seat]
        others = [unit for unit in hand if KINDS[NUMBERS[unit]] in may["beside"]]
        if others:
            document["units"][cell] = rng.choice(others)
            hand.remove(document["units"][cell])
    if not mirrored and not number and not shifted:
        return None
    try:
        return names, creed.from_json(document, allow_unreachable=True)
    except ImpossiblePosition:
        return None


def _shifted(rng: Random, position: Position, named: frozenset[str]) -> dict[str, str]:
    """What cells are called now whose units stand on other ranks of their lines, in the same order.

    Lines with a swamp stay as they are, and those where an empty cell is named.
    """
    layout, names = position.layout, dict[str, str]()
    land = is_land(layout, position.options.swamp_cells)
    for first in range(0, len(layout.cell_names), RANKS):
        cells = [*range(first, first + RANKS)]
        held = [cell for cell in cells if position.units[cell]]
        empty = [cell for cell in cells if not position.units[cell]]
        bare = named & {layout.cell_names[cell] for cell in empty}
        if bare or not held or not all(land[cell] for cell in cells):
            continue
        now = sorted(rng.sample(cells, len(held)))
        moved = zip([*held, *empty], [*now, *(cell for cell in cells if cell not in now)], strict=True)
        names |= {layout.cell_names[old]: layout.cell_names[new] for old, new in moved if old != new}
    return names


def _mirrored(layout: Layout) -> dict[str, str]:
    """What places and lines are called where lines 1 and 3 of a front have changed places."""
    names = {}
    for line in range(len(layout.lane)):
        other = line - line % LINES + LINES - 1 - line % LINES
        for rank in range(RANKS):
            names[layout.cell_names[line * RANKS + rank]] = layout.cell_names[other * RANKS + rank]
        for one, two in zip(layout.lane[line], layout.lane[other], strict=True):
            names[layout.tent_names[one]] = layout.tent_names[two]
    return names | {LINE.format(1): str(LINES), LINE.format(LINES): "1"}


def _lines_named(layout: Layout, named: set[str]) -> frozenset[int]:
    """The lines that a question names, by number or by one of their places, from 0; on whatever front."""
    cells = {layout.cell_numbers[name] for name in named & layout.cell_numbers.keys()}
    told = {int(name) - 1 for name in named if name.isdigit()}
    lanes = {
        line % LINES for line, tents in enumerate(layout.lane) if named & {layout.tent_names[each] for each in tents}
    }
    return frozenset({*told, *(cell // RANKS % LINES for cell in cells), *lanes})
