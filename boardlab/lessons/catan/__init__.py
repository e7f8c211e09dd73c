"""Catan: its lessons, a folder a topic. ``sketch`` makes small positions; places and costs are offered too."""

from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.catan.cards import COSTS
from boardlab.core.renamed import old_modules
from boardlab.lessons.catan.sketching import place, sketch

__all__ = ["COSTS", "PATHS", "SITES", "TILES", "place", "sketch"]

old_modules(
    __name__,
    board_cases="board.answers rolls",
    board_positions="board.positions",
    building_cases="building.answers",
    cards_cases="cards.answers worked",
    example_cases="example.answers",
    founding_positions="founding.positions",
    road_cases="road.answers",
    road_holders="road.holders",
    robber_cases="robber.answers worked",
    robber_thefts="robber.thefts",
    trade_cases="trade.answers",
)
