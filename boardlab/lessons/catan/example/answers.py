"""The worked example turn by turn, and what the checkpoints on it ask about."""

from __future__ import annotations

from functools import cache
from typing import cast

from boardlab.catan import Position
from boardlab.catan.board import TILES
from boardlab.catan.cards import CITY_COST, RESOURCES, SETTLEMENT_COST, holds
from boardlab.catan.example import example_game
from boardlab.catan.island import WAYS_OF
from boardlab.catan.odds import blocked_ways
from boardlab.core.event import Event
from boardlab.core.language import Phrase
from boardlab.core.position import Position as AnyPosition
from boardlab.core.receipt import Line, Receipt
from boardlab.core.record import Record
from boardlab.lessons.catan import rolls
from boardlab.lessons.catan.worked import positions
from boardlab.lessons.display import Story, do

TURNS = 16
QUIET = ("rolls", "ended")
"""Events that go without saying."""
WOOL = RESOURCES.index("wool")


# -- turn by turn --------------------------------------------------------------------------------------------------


@cache
def first_ply(turn: int) -> int:
    """The ply at which a turn begins, with the dice to be thrown or a card to be played; one after the last ends it."""
    return next((ply for ply, p in enumerate(positions()) if p.turn == turn), len(positions()))


def before(turn: int) -> Position:
    """The position in which a turn begins."""
    return positions()[first_ply(turn)]


def rolled(turn: int) -> Position:
    """The position after the roll of a turn, before anything else is done."""
    plies = range(first_ply(turn), first_ply(turn + 1))
    return positions()[next(ply for ply in plies if positions()[ply].rolled)]


def after(turn: int) -> Position:
    """The position at the end of a turn, before the next player takes the dice."""
    last = first_ply(turn + 1) - 1
    return positions()[last]


def _events(ply: int) -> tuple[Event, ...]:
    return example_game().events(ply) if ply < len(positions()) else ()


def told(*turns: int) -> Story:
    """What happened in some turns, one sentence for each thing."""
    say = positions()[0].wording.narrate
    plies = [ply for turn in turns for ply in range(first_ply(turn) + 1, first_ply(turn + 1) + 1)]
    return Story(tuple(say(event) for ply in plies for event in _events(ply) if event.kind not in QUIET))


def replay(first: int, last: int) -> Record:
    """The record of some turns in a row, at its beginning: step through it on a board."""
    game = Record(cast(AnyPosition, before(first)))
    for act in example_game().actions[first_ply(first) : first_ply(last + 1)]:
        game.play(act)
    return game.jump(0)


# -- predicting ----------------------------------------------------------------------------------------------------


HARBOUR_SITE = "settlement 1,-2|2,-3|2,-2"
"""Where D would like to settle in turn 4, and does in turn 8."""
ASKS_MORE = "counter 1 grain for 1 lumber 1 brick"
"""D's answer in turn 6."""
D_ANSWERS, B_CHOOSES, C_ROBS, D_HAS_CARDS = 36, 38, 44, 98
"""Plies: D is asked in turn 6; B chooses a partner; C has rolled a 7; in turn 16 D holds what a city costs."""


def rivals_lose(p: Position, tile: int) -> int:
    """What the robber on a tile would cost the rivals of the player who moves it, in 36ths of a card a roll."""
    return sum(ways for seat, ways in enumerate(blocked_ways(p, tile)) if seat != p.active)


def pastures(p: Position) -> list[int]:
    """The tiles that give wool."""
    return [tile for tile, terrain in enumerate(p.island.terrain) if terrain == WOOL]


def stops_most_wool(p: Position) -> frozenset[str]:
    """The pasture that gives the rivals most."""
    return frozenset([TILES[max(pastures(p), key=lambda tile: rivals_lose(p, tile))]])


KNIGHT = ("play knight", "robber -2,1 from B", "steal lumber")
EIGHT = ("roll", "dice 4 4")


def when_to_ride(p: Position) -> str:
    """When D's knight makes the settlement payable if an 8 is rolled: before the roll, after it, or either way."""
    orders = (*KNIGHT, *EIGHT), (*EIGHT, *KNIGHT)
    first, later = (holds(do(p, *line).packed_hand(p.active), SETTLEMENT_COST) for line in orders)
    return "same" if first == later else "before" if first else "after"


def finished(p: Position) -> Position:
    """The last ply of the example: D's city."""
    return do(p, "city 1,-1|2,-2|2,-1")


# -- the end -------------------------------------------------------------------------------------------------------


def next_turn() -> Position:
    """A's turn after the example, before the roll."""
    return do(positions()[-1], "end")


def city_after(p: Position, *, swaps: bool = True) -> tuple[int, ...]:
    """The sums of two dice after which the player can pay for a city; with one swap at the bank if need be."""
    found = []
    for total in range(2, 13):
        end = rolls.rolled(p, total)
        reached = [end]
        if swaps:
            reached += [end.play(act) for act in end.legal_actions() if act.to_text().startswith("trade")]
        if any(holds(each.packed_hand(p.active), CITY_COST) for each in reached):
            found.append(total)
    return tuple(found)


def ways(totals: tuple[int, ...]) -> int:
    """In how many of the 36 throws one of these sums comes."""
    return sum(WAYS_OF[total] for total in totals)


def throws_receipt(p: Position) -> Receipt:
    """The throws after which the player can pay for a city, sum by sum, and what each brings."""
    lines = []
    for total in city_after(p):
        told = next(line for line in rolls.roll_receipt(p, total).lines if line.player == p.active and line.points)
        got = Phrase("choice.get", {"kind": told.label.facts["kind"]})
        lines.append(Line(p.active, told.label.facts["tile"], got, WAYS_OF[total], rolls.CHIPS, told.places))
    return Receipt(Phrase("receipt.throws"), tuple(lines))
