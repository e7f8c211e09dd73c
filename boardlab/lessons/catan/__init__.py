"""Catan: its lessons, a folder a topic. ``sketch`` makes small positions; places and costs are offered too."""

from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.catan.cards import COSTS
from boardlab.lessons.catan.sketching import place, sketch

__all__ = ["COSTS", "PATHS", "SITES", "TILES", "place", "sketch"]
