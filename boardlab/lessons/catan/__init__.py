"""Catan: its lessons, a folder a topic. ``sketch`` makes small positions; formulas may use the other names."""

from boardlab.catan import FIFTH_EDITION
from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.catan.cards import CITY_COST, COSTS
from boardlab.catan.places import cards_phrase, place_phrase
from boardlab.catan.rules.winning import points_by_source
from boardlab.lessons.catan.sketching import place, sketch

__all__ = [
    "CITY_COST", "COSTS", "FIFTH_EDITION", "PATHS", "SITES", "TILES",
    "cards_phrase", "place", "place_phrase", "points_by_source", "sketch",
]  # fmt: skip
