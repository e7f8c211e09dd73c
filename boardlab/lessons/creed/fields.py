"""What several topics ask of the fields: places by name, actions one after the other, and small fields for practice."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random

from boardlab.core.contract.event import Event
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed import Position
from boardlab.creed.board import CELLS, LINES, RANKS, is_land
from boardlab.creed.options import USUAL
from boardlab.creed.rules.forecasts import strength_at
from boardlab.creed.rules.judging import cost
from boardlab.creed.rules.phrases import tent_phrase
from boardlab.creed.rules.resolver import Strength
from boardlab.creed.tents import DESTROYED
from boardlab.creed.units import FIGHTERS, HIDDEN, KINDS, NAMES, NORMAL, OBSTACLES, PROFILE, SIEGE_ENGINE, tiles
from boardlab.lessons.display import do

Names = frozenset[str]
SUCCESS = "creed.act.field.success"
MORALE = "creed.special.morale"
FIGHTING = frozenset(KINDS[unit] for unit in FIGHTERS)
"""The kinds of unit that make field attacks."""
LAND = tuple(
    f"{line}{rank}"
    for line in range(1, LINES + 1)
    for rank in range(1, RANKS + 1)
    if (line, rank) not in USUAL.swamp_cells
)


# -- places -----------------------------------------------------------------------------------------------------------


def names(p: Position, cells: Iterable[int]) -> Names:
    """Cells by name."""
    return frozenset(p.layout.cell_names[cell] for cell in cells)


def units(p: Position, seat: int, *kinds: str) -> Names:
    """The cells with a unit of a seat, of some kinds if they are given, such as ``shield``."""
    cells = (cell for cell in p.layout.cells_of[seat] if p.units[cell])
    return names(p, (cell for cell in cells if not kinds or KINDS[p.units[cell] & PROFILE] in kinds))


def hidden(p: Position) -> Names:
    """The cells of all face-down units."""
    return names(p, (cell for cell, tile in enumerate(p.units) if tile & HIDDEN))


def intact(p: Position) -> Names:
    """The tents that stand, fortified ones among them."""
    return frozenset(name for name, tent in zip(p.layout.tent_names, p.camps, strict=True) if not tent & DESTROYED)


def named(p: Position, verb: str) -> Names:
    """The cells and tents that the legal actions of a kind name, such as those that begin with ``rumour``."""
    places = {**p.layout.cell_numbers, **p.layout.tent_numbers}
    texts = (act.to_text().split() for act in p.legal_actions())
    return frozenset(word for first, *rest in texts if first == verb for word in rest if word in places)


def on_the_line(p: Position, cell: str) -> Names:
    """The enemy's places on the line of a cell: three cells, then three tents."""
    line = p.layout.cell_numbers[cell] // RANKS
    start = p.layout.across[line] * RANKS
    tents = (p.layout.tent_names[tent] for tent in p.layout.lane[line])
    return frozenset({*p.layout.cell_names[start : start + RANKS], *tents})


def free(p: Position, rank: int = 0, *, swamps: bool = False) -> Names:
    """The free cells of A's fields, those of one rank or all; the wrong rule lets units onto swamps."""
    land = is_land(p.layout, p.options.swamp_cells)
    cells = (cell for cell in p.layout.cells_of[0] if not p.units[cell] and (swamps or land[cell]))
    return names(p, (cell for cell in cells if rank in (0, cell % RANKS + 1)))


def beside(p: Position, cells: Names) -> Names:
    """The cells of a field that share an edge with one of some cells."""
    pairs = ((at, at + step) for at in map(p.layout.cell_numbers.__getitem__, cells) for step in (1, -1, RANKS, -RANKS))
    near = ((at, to) for at, to in pairs if to // CELLS == at // CELLS)
    return names(p, (to for at, to in near if to // RANKS == at // RANKS or to % RANKS == at % RANKS))


def strength(p: Position, cell: str) -> Strength:
    """The attack of the unit on a cell: printed, helped and in all."""
    return strength_at(p, p.layout.cell_numbers[cell])


def empty(p: Position, cell: str) -> bool:
    """Does nothing stand on a cell?"""
    return not p.units[p.layout.cell_numbers[cell]]


def unit_on(p: Position, cell: int) -> Phrase:
    """The unit on a cell, in the words of the game."""
    return Phrase(f"unit.{NAMES[p.units[cell] & PROFILE]}")


def said(p: Position, place: str) -> str | Phrase:
    """A cell or a tent as a fact of a sentence; where four play, tents go by their keys."""
    tent = p.layout.tent_numbers.get(place)
    return place if tent is None or p.players > 2 else tent_phrase(p, tent)


def by_verdict(p: Position, picked: Names, right: Names, action: str, topic: str) -> Phrase | Breach | None:
    """Explains a cell that was picked wrongly, or left out, by what the rules say to an action there.

    Args:
        p: the position.
        picked: the cells of the answer.
        right: the cells that were asked for.
        action: as text, with ``{}`` for the cell, such as ``deploy spearman {}``.
        topic: whose words say that a place is a tent, or missing.
    """
    for place in sorted(picked - right):
        if place in p.layout.tent_numbers:
            return Phrase(f"explain.{topic}.tent", {"place": said(p, place)})
        for breach in p.judge(action.format(place)).breaches:
            return breach
    return Phrase(f"explain.{topic}.missing", {"place": min(right - picked)}) if right - picked else None


def off_the_line(p: Position, picked: Names, cell: str) -> Phrase | None:
    """Says of a place that it does not lie on the line of a cell, or of one left out that it does."""
    right = on_the_line(p, cell)
    for place in sorted(picked - right):
        return Phrase("explain.line.other", {"place": said(p, place), "cell": cell})
    return (
        Phrase("explain.line.missing", {"place": said(p, min(right - picked)), "cell": cell})
        if right - picked
        else None
    )


def ruined(p: Position, picked: Names) -> Phrase | None:
    """Says of a tent of A that it is destroyed, or of one left out that it stands."""
    right = intact(p) & frozenset(p.layout.tent_names[: p.layout.tent_names.index("BT11")])
    for place in sorted(picked - right):
        return Phrase("explain.tents.ruin", {"place": said(p, place)})
    return Phrase("explain.tents.stands", {"place": said(p, min(right - picked))}) if right - picked else None


# -- action points ----------------------------------------------------------------------------------------------------


def spent(p: Position, actions: Collection[str]) -> int:
    """The AP that some actions of one turn cost."""
    return p.ap[p.on_turn] - do(p, *actions).ap[p.on_turn]


def cost_receipt(p: Position, actions: Iterable[str]) -> Receipt:
    """What each of some actions costs, in the words of what it did first."""
    lines = []
    for text in actions:
        act = p.read_action(text)
        lines.append(line_of_event(p.events(act)[0], act.player, cost(act)))
        p = p.play(act)
    return Receipt(Phrase("unit.ap"), tuple(lines), unit="ap")


def line_of_event(event: Event, seat: int, points: int) -> ReceiptLine:
    """A line of a receipt, in the words of the game for what happened."""
    label = Phrase(f"event.{event.kind}", {"player": Seat(seat), **event.facts})
    return ReceiptLine(seat, label, None, points, event.rule, event.places)


# -- practice ---------------------------------------------------------------------------------------------------------


def field(rng: Random, seat: str, number: int, *, move: bool = False) -> str:
    """Some normal units of a seat on cells that are no swamp, as a sketch takes them: ``A11=archer A32=shield_4``.

    Args:
        rng: what chooses.
        seat: the letter of the seat.
        number: how many units.
        move: only units that can move?
    """
    bag = [unit for unit in tiles(NORMAL) if unit != SIEGE_ENGINE and not (move and unit in OBSTACLES)]
    cells = sorted(rng.sample(LAND, number))
    return " ".join(f"{seat}{cell}={NAMES[unit]}" for cell, unit in zip(cells, rng.sample(bag, number), strict=True))
